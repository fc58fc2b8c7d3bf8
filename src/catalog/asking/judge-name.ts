import { afterName, nameBetween, nameOrders, subjectPronouns } from "../../lexicon/en/asking-words.ts";
import { because, framedBy, type Judged, type Look, trailing } from "./look.ts";

const subjects = new Set(subjectPronouns);
const statement = new Set(afterName);
const ordering = new Set(nameOrders);
const between = new Set(nameBetween);
const MOST_BETWEEN = 4;

/** The name of a tool is an order where it begins a request or stands behind "use", not in a sentence about the tool. */
export function judgeName(look: Look, at: number): Judged {
  const { words, scopes } = look;
  const word = words[at];
  if (word === undefined) return "nothing";
  const { reason = null } = scopes.at[at] ?? {};
  // "is delete_all dangerous?" asks about it, and tells of nothing that was done.
  if (reason === "past") return because("how-to", word.span, false);
  if (reason !== null) return framedBy(look, at);
  let lead = at - 1;
  while (lead >= 0 && at - lead < MOST_BETWEEN && between.has(words[lead]?.text ?? "") && words[lead + 1]?.parted === "no") lead--;
  const order = words[lead];
  const isLed =
    order !== undefined && ordering.has(order.text) && !(subjects.has(words[lead - 1]?.text ?? "") && scopes.at[lead]?.asked === false);
  const opens = scopes.opens[at] === true || scopes.at[at]?.asked === true;
  const next = words[at + 1];
  const isTold = next !== undefined && next.parted === "no" && statement.has(next.text);
  if (isLed || (opens && !isTold && word.next !== "?")) return trailing(look, at);
  return because("not-said", word.span, false);
}
