import { argumentWords } from "../../../lexicon/en/arguments.ts";
import { exceptionLeads, exceptionPairs } from "../../../lexicon/en/guard-words.ts";
import { type Reading, wordsOfSpan } from "../message/reading.ts";
import type { Parameter } from "../schema/parameter.ts";
import type { Offer } from "./offer.ts";

/** Whether a message says that a value is not meant: "amount not 12", "instead of 4", "issues that are not closed". */
export function isExcepted(
  reading: Reading,
  { spans, value }: Pick<Offer, "spans" | "value">,
  { type, nameStems }: Pick<Parameter, "type" | "nameStems">,
  tool: ReadonlySet<string>,
): boolean {
  const [span] = spans;
  if (span === undefined || type === "boolean" || type === "object" || typeof value === "boolean") return false;
  const { words, quotes } = reading;
  let at = wordsOfSpan(reading, span)[0] - 1;
  // "not branch x", "not the 'x'".
  while (at >= 0 && (nameStems.includes(words[at]?.stem ?? "") || tool.has(words[at]?.stem ?? "") || SKIPPED.has(words[at]?.text ?? "")))
    at--;
  const last = words[at];
  if (last === undefined || quotes.some(({ inner }) => inner[0] <= last.start && last.end <= inner[1])) return false;
  return exceptionLeads.has(last.text) || exceptionPairs.some(([first, second]) => second === last.text && first === words[at - 1]?.text);
}

/** Whether a message has any word that takes a value back: most have none. */
export function hasExceptions({ words }: Reading): boolean {
  return words.some(({ text }) => exceptionLeads.has(text) || exceptionPairs.some(([, second]) => second === text));
}

const SKIPPED: ReadonlySet<string> = new Set([...argumentWords.articles, "'", '"', "#"]);
