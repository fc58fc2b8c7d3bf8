import { partsStyle } from "./style-parts.ts";

const base = `
:root {
  color-scheme: light dark;
  --ground: #f6f6f3; --surface: #ffffff; --sunken: #f0f0ec; --line: #e0e0da; --line-strong: #8a8d93;
  --text: #1c1e22; --muted: #5a606b; --accent: #2a55c8; --accent-soft: #e8eefc; --on-accent: #ffffff;
  --good: #1a6b43; --good-soft: #e4f3ea; --bad: #a62b2b; --bad-soft: #fbeaea; --warn: #7a5200; --warn-soft: #fbf1dc;
  --shadow: 0 1px 2px rgb(20 22 28 / .05), 0 8px 24px -12px rgb(20 22 28 / .12);
  --mono: ui-monospace, "SF Mono", "Cascadia Code", "DejaVu Sans Mono", Menlo, Consolas, monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #131519; --surface: #1b1e24; --sunken: #22262d; --line: #2d323b; --line-strong: #767d8a;
    --text: #e7e9ed; --muted: #a2a9b5; --accent: #93b4ff; --accent-soft: #222e4a; --on-accent: #0e1526;
    --good: #7ad3a4; --good-soft: #1a3027; --bad: #ff9d98; --bad-soft: #3a2124; --warn: #f0c674; --warn-soft: #332a18;
    --shadow: 0 1px 2px rgb(0 0 0 / .4), 0 8px 24px -12px rgb(0 0 0 / .6);
  }
}
* { box-sizing: border-box; }
html { font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif; background: var(--ground); color: var(--text); }
body { margin: 0; min-height: 100vh; }
h1, h2, h3, p, ul, ol, dl, dd { margin: 0; }
ul, ol { padding: 0; list-style: none; }
h1 { font-size: 1.05rem; font-weight: 650; letter-spacing: -.01em; }
h2 { font-size: 1.6rem; line-height: 1.25; font-weight: 650; letter-spacing: -.02em; overflow-wrap: anywhere; }
h3 { font-size: 1rem; font-weight: 650; }
[hidden] { display: none !important; }
code, .mono { font-family: var(--mono); font-size: .9em; overflow-wrap: anywhere; }
.muted { color: var(--muted); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
main:focus, h2:focus { outline: none; }
.skip { position: absolute; left: -999px; top: 8px; background: var(--surface); padding: 8px 12px; z-index: 5; border-radius: 6px; }
.skip:focus { left: 12px; }
.bar { display: flex; align-items: center; gap: 12px 28px; flex-wrap: wrap; padding: 14px 28px; border-bottom: 1px solid var(--line); background: var(--surface); }
.bar dl { display: flex; flex-wrap: wrap; gap: 4px 22px; margin-left: auto; font-size: .875rem; color: var(--muted); }
.bar dl div { display: flex; gap: 6px; }
.bar dd { font-weight: 600; color: var(--text); font-variant-numeric: tabular-nums; order: -1; }
.layout { display: grid; grid-template-columns: 300px minmax(0, 1fr); max-width: 1280px; margin: 0 auto; }
nav { padding: 24px 8px 24px 28px; }
main { padding: 24px 28px 72px; display: grid; gap: 28px; align-content: start; min-width: 0; }
#skills { margin-top: 14px; display: grid; gap: 2px; grid-template-columns: minmax(0, 1fr); }
#skills a { display: block; padding: 8px 12px; border-radius: 8px; color: inherit; text-decoration: none; }
#skills a:hover { background: var(--sunken); }
#skills a[aria-current] { background: var(--accent-soft); }
#skills a[aria-current] strong { color: var(--accent); }
#skills strong { display: block; font-weight: 600; overflow-wrap: anywhere; }
#skills span { display: block; font-size: .84rem; color: var(--muted); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.broken { margin-top: 18px; padding: 0 12px; font-size: .84rem; color: var(--warn); }
.broken li { margin-top: 6px; overflow-wrap: anywhere; }
.nav-foot { margin-top: 18px; padding-top: 14px; border-top: 1px solid var(--line); }
@media (max-width: 760px) {
  .bar { padding: 12px 16px; } .bar dl { margin-left: 0; gap: 4px 16px; }
  .layout { grid-template-columns: minmax(0, 1fr); }
  nav { padding: 16px 16px 0; } main { padding: 20px 16px 64px; gap: 24px; }
  #skills { max-height: 208px; overflow-y: auto; padding: 4px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
  .nav-foot { margin-top: 10px; padding-top: 0; border: 0; }
  h2 { font-size: 1.35rem; }
}
`;

/** The style of the page, light and dark. */
export const pageStyle: string = base + partsStyle;
