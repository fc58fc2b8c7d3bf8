/** How the parts of the page look: buttons, fields, the tools, the history, the dialog, the note of what happened. */
export const partsStyle = `
button { font: inherit; font-weight: 550; font-size: .9rem; line-height: 1.4; padding: 6px 14px; min-height: 36px; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--line-strong); background: var(--surface); color: var(--text); white-space: nowrap; }
button:hover { background: var(--sunken); }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button.main:hover { filter: brightness(1.08); }
button.quiet { border-color: transparent; background: transparent; color: var(--accent); padding: 6px 10px; }
button.quiet:hover { background: var(--accent-soft); }
button.danger { color: var(--bad); }
button.danger:hover { background: var(--bad-soft); }
button.main.danger { background: var(--bad); border-color: var(--bad); color: var(--on-accent); }
button:disabled { opacity: .55; cursor: default; }
label { display: grid; gap: 5px; font-size: .875rem; font-weight: 550; }
label.check { display: flex; gap: 9px; align-items: flex-start; font-weight: 450; }
label.check input { margin: 4px 0 0; accent-color: var(--accent); inline-size: 16px; block-size: 16px; flex: none; }
input:not([type=checkbox]), textarea { font: inherit; font-weight: 400; inline-size: 100%; padding: 8px 11px; border-radius: 8px; border: 1px solid var(--line-strong); background: var(--surface); color: var(--text); }
textarea { resize: vertical; min-height: 84px; }
::placeholder { color: var(--muted); opacity: 1; }
.head { display: grid; gap: 8px; }
.row { display: flex; gap: 12px; align-items: center; justify-content: space-between; flex-wrap: wrap; }
.chips { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; font-size: .875rem; }
.chip { font: .8rem/1.5 var(--mono); padding: 1px 8px; border-radius: 999px; background: var(--sunken); color: var(--muted); overflow-wrap: anywhere; }
.chip.permission { background: var(--accent-soft); color: var(--accent); }
.chip.read { background: var(--good-soft); color: var(--good); }
.chip.destructive { background: var(--bad-soft); color: var(--bad); }
.chip.write, .chip.unknown { background: var(--warn-soft); color: var(--warn); }
.chip.granted { background: var(--good-soft); color: var(--good); }
section { display: grid; gap: 12px; }
.count { color: var(--muted); font-weight: 450; margin-left: 6px; font-variant-numeric: tabular-nums; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; box-shadow: var(--shadow); }
.tools > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px; padding: 13px 10px 13px 18px; align-items: center; }
.tools > li + li { border-top: 1px solid var(--line); }
.tools .name { font: 600 .95rem/1.5 var(--mono); overflow-wrap: anywhere; }
.tools .why { font-size: .875rem; color: var(--muted); overflow-wrap: anywhere; margin-top: 3px; }
.tools .title { display: flex; flex-wrap: wrap; gap: 4px 8px; align-items: center; }
.why::first-letter { text-transform: uppercase; }
.empty { padding: 20px 18px; color: var(--muted); }
.notice { padding: 12px 16px; border-radius: 10px; background: var(--warn-soft); color: var(--warn); font-size: .9rem; display: grid; gap: 6px; overflow-wrap: anywhere; }
.notice.bad { background: var(--bad-soft); color: var(--bad); }
.notice.good { background: var(--good-soft); color: var(--good); }
.notice button { justify-self: start; }
.history { border-left: 2px solid var(--line); margin-left: 6px; display: grid; gap: 16px; }
.history li { padding-left: 18px; position: relative; font-size: .9rem; overflow-wrap: anywhere; }
.history li::before { content: ""; position: absolute; left: -6px; top: 8px; inline-size: 10px; block-size: 10px; border-radius: 50%; background: var(--good); border: 2px solid var(--ground); }
.history li.revoke::before { background: var(--bad); }
.history .comment { margin-top: 2px; white-space: pre-wrap; }
.history time { color: var(--muted); font-size: .84rem; }
details summary { cursor: pointer; color: var(--accent); font-size: .9rem; font-weight: 550; inline-size: fit-content; border-radius: 6px; }
details pre { margin: 12px 0 0; padding: 16px; overflow: auto; max-height: 420px; font: .84rem/1.6 var(--mono); background: var(--surface); border: 1px solid var(--line); border-radius: 10px; white-space: pre-wrap; overflow-wrap: anywhere; }
dialog { inline-size: min(480px, calc(100vw - 32px)); padding: 0; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); color: var(--text); box-shadow: 0 24px 64px -16px rgb(0 0 0 / .45); }
dialog::backdrop { background: rgb(12 14 18 / .45); }
form { display: grid; gap: 16px; }
dialog form { padding: 22px 24px; }
.panel { padding: 22px 24px; }
.buttons { display: flex; gap: 10px; justify-content: flex-end; flex-wrap: wrap; }
.gains > li { padding: 11px 18px; display: grid; grid-template-columns: 22px minmax(0, 1fr); gap: 8px; overflow-wrap: anywhere; }
.gains > li + li { border-top: 1px solid var(--line); }
.gains .mark { font-weight: 700; color: var(--muted); }
.gains .yes .mark { color: var(--good); }
.gains .why { display: block; font-size: .875rem; color: var(--muted); }
#status { position: fixed; inset-inline: 0; bottom: 20px; display: grid; justify-content: center; padding: 0 16px; pointer-events: none; z-index: 4; }
#status p { background: var(--text); color: var(--ground); padding: 9px 18px; border-radius: 10px; font-size: .9rem; box-shadow: var(--shadow); overflow-wrap: anywhere; }
@media (max-width: 760px) {
  .tools > li { padding: 12px 6px 12px 14px; align-items: start; }
  .tools .quiet { margin-top: -5px; }
  .panel, dialog form { padding: 18px; }
  input:not([type=checkbox]), textarea { font-size: 16px; }
}
@media (prefers-reduced-motion: no-preference) { #status p { animation: rise .18s ease-out; } @keyframes rise { from { transform: translateY(6px); opacity: 0; } } }
`;
