import type { Span } from "../contract/span.ts";
import { inWorld, type Reading } from "../intent/reading.ts";
import { between, withoutJoiner, wordsIn } from "./answer-words.ts";
import { chosen, referenceOf } from "./choice.ts";
import type { PendingState } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { separates } from "./reply-head.ts";
import { isSettled, requestsIn } from "./request-within.ts";
import { planFrom } from "./resume.ts";

/** "the second, also make it high", "mum and add milk": a choice, and requests of their own behind it; null where the words are not both. */
export function choiceAndDeeds(reading: Reading, { steps: [first, ...later] }: PendingState): readonly Plan[] | null {
  const { question } = first ?? {};
  const isChoice = question?.kind === "choose" || question?.kind === "which" || question?.kind === "not_found";
  if (first === undefined || !isChoice) return null;
  const offered = question.kind === "choose" ? question.taskIds : undefined;
  for (const [head, tail] of halvesOf(reading)) {
    const reference = referenceOf(reading, head, offered);
    if (reference.status !== "resolved") continue;
    const deeds = deedsFor(reading, tail, reference.taskIds, offered);
    // "mum, but make it tuesday" is another value for what was asked, and no second deed.
    if (
      deeds?.some(({ intent, arguments: given }) => intent === first.intent && reference.taskIds.some((id) => id === given["task_id"])) ===
      true
    )
      return null;
    const plans = deeds === null ? null : chosen(reading, first, reference, offered);
    if (deeds !== null && plans !== null) return [...plans, ...later.map((step) => planFrom(reading, step)), ...deeds];
  }
  return null;
}

/** The requests behind a choice: "it" is what was chosen, and a position counts among those that were offered. */
function deedsFor(reading: Reading, tail: Span, ids: readonly string[], offered?: readonly string[]): readonly Plan[] | null {
  const aware = inWorld(reading, { recentTaskIds: [...ids, ...reading.world.recentTaskIds] });
  const among = offered === undefined ? null : requestsIn(inWorld(aware, { candidates: offered }), tail);
  const deeds = among !== null && isSettled(among) ? among : requestsIn(aware, tail);
  return deeds?.every(({ unread }) => unread.length === 0) === true ? deeds : null;
}

/** What stands before and behind each mark or joining word. */
function* halvesOf(reading: Reading): Generator<readonly [Span, Span]> {
  const said = wordsIn(reading, [0, reading.text.length]);
  if (said === null) return;
  for (let at = 1; at < said.tokens.length; at++) {
    const joint = said.table.joints.longest(said.words, at)?.end ?? (separates(said.tokens[at]) ? at + 1 : at);
    const head = between(said, 0, at);
    const tail = joint === at ? null : between(said, joint, said.tokens.length);
    if (head !== null && tail !== null) yield [withoutJoiner(reading, head), tail];
  }
}
