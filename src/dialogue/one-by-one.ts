import type { Span } from "../contract/span.ts";
import type { Reading } from "../intent/reading.ts";
import type { Token } from "../text/tokens.ts";
import { areAmong } from "./among.ts";
import { between, excludedIn, type Words, wordsIn } from "./answer-words.ts";
import { asksForDeed, referenceAmong } from "./limit.ts";
import type { PendingStep } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { leaningYes, replyIn } from "./reply.ts";
import { separates } from "./reply-head.ts";

/** Whether a part of an answer agrees, and to which of the tasks that were asked about together. */
interface Verdict {
  readonly agrees: boolean;
  readonly named: Span;
  /** Whether the yes or no stands behind the name: "the rent yes". */
  readonly isBehind: boolean;
}

/**
 * "fine for the first, not the second", "the rent yes, the eggs no": a yes to some of the tasks that were asked about together and a no to
 * others; null where a part of the answer is neither. Those that no part names are asked about again.
 */
export function oneByOne(reading: Reading, group: readonly PendingStep[], approved: readonly Plan[]): readonly Plan[] | null {
  const parts = partsOf(reading, [0, reading.text.length]);
  const verdicts = parts.map((part) => verdictOf(reading, part));
  if (!verdicts.every((verdict) => verdict !== null)) return null;
  const agreed = new Set<unknown>();
  const refused = new Set<unknown>();
  const asked = group.map(({ arguments: { task_id: id } }) => id);
  let isForAll = false;
  for (const { agrees, named } of verdicts) {
    // "make the cake high please" asks for something else.
    const reference = asksForDeed(reading, named) ? null : referenceAmong(reading, group, named);
    if (reference === null || reference.status !== "resolved" || !areAmong(reference.taskIds, asked)) return null;
    isForAll ||= reference.method === "all" || reference.method === "mention";
    for (const id of reference.taskIds) (agrees ? agreed : refused).add(id);
  }
  // One verdict alone is an answer of its own where the yes or no stands first.
  const isRefused = isForAll && refused.size === group.length;
  const isSorted = isRefused || verdicts.some(({ isBehind }) => isBehind) || (agreed.size > 0 && refused.size > 0);
  if (!isSorted || [...agreed].some((id) => refused.has(id))) return null;
  const idOf = ({ arguments: { task_id: id } }: Plan): unknown => id;
  const together = approved.slice(0, group.length);
  const left = refused.size === 0 ? [] : together.filter((plan) => !agreed.has(idOf(plan)) && !refused.has(idOf(plan)));
  return [
    ...together.filter((plan) => agreed.has(idOf(plan))),
    ...left.map((plan) => ({ ...plan, approved: false })),
    ...approved.slice(group.length),
  ];
}

/** The parts of an answer between its marks and joining words. */
export function partsOf(reading: Reading, within: Span): Span[] {
  const said = wordsIn(reading, within);
  if (said === null) return [];
  const parts: Span[] = [];
  let start = 0;
  for (let at = 0; at <= said.tokens.length; at++) {
    const token = said.tokens[at];
    // "rent yes eggs no": a yes or no behind a name ends the part.
    const closes = token !== undefined && at > start && wholeAnswer(reading, token) !== null;
    const isEnd = token === undefined || closes || isJoint(said, at);
    const part = isEnd ? between(said, start, closes ? at + 1 : at) : null;
    if (part !== null) parts.push(part);
    if (isEnd) start = at + 1;
  }
  return parts;
}

function isJoint({ tokens, words, table }: Words, at: number): boolean {
  return separates(tokens[at]) || table.joints.longest(words, at)?.end === at + 1;
}

function verdictOf(reading: Reading, part: Span): Verdict | null {
  const excluded = excludedIn(reading, part);
  if (excluded !== null) return excluded.start === part[0] ? { agrees: false, named: excluded.named, isBehind: false } : null;
  const said = wordsIn(reading, part);
  const last = said?.tokens.at(-1);
  if (said === null || last === undefined) return null;
  const behind = wholeAnswer(reading, last);
  const before = said.tokens.length > 1 && behind !== null ? between(said, 0, said.tokens.length - 1) : null;
  if (before !== null) return { agrees: behind === "yes", named: before, isBehind: true };
  const yes = leaningYes(reading, part);
  if (yes !== null) return yes.isOpen ? null : { agrees: true, named: withoutLead(reading, yes.rest), isBehind: false };
  const reply = replyIn(reading, part);
  return (reply.kind === "no" || reply.kind === "correction") && reply.rest !== null
    ? { agrees: false, named: withoutLead(reading, reply.rest), isBehind: false }
    : null;
}

function wholeAnswer(reading: Reading, { start, end }: Token): "yes" | "no" | null {
  const reply = replyIn(reading, [start, end]);
  return (reply.kind === "yes" || reply.kind === "no") && reply.rest === null ? reply.kind : null;
}

/** "the first", of "for the first". */
function withoutLead(reading: Reading, named: Span): Span {
  const said = wordsIn(reading, named);
  return (said === null ? null : between(said, said.table.connectors.longest(said.words, 0)?.end ?? 0, said.tokens.length)) ?? named;
}
