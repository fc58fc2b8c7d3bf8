import { catalogVerbs } from "../../lexicon/en/catalog-verbs.ts";
import { conditionals, determiners, firstWords, notBeforeJoiner, planJoiners, possessives } from "../../lexicon/en/plan-words.ts";
import { matchesOf } from "../../text/matches.ts";
import { stemOf } from "../rank/terms.ts";
import { classOfVerb } from "../rank/verbs.ts";
import { enclosed } from "./enclosed.ts";

const verbs = new Set<string>(catalogVerbs);
const inSentence = new Set(notBeforeJoiner);
const conditional = new Set(conditionals);
const openers = new Set(firstWords);
const determining = new Set(determiners);
const possessive = new Set(possessives);
const joiners = planJoiners.map((words) => words.split(" ")).sort((one, other) => other.length - one.length);

const WORD = /[\p{L}\p{N}_'’-]+|;/gu;
/** Most requests that are told apart; the rest stays with the last. */
const MOST_REQUESTS = 12;

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The requests of a message that asks for several in order ("…, then …; …"). What stands in quotes or brackets is not parted. */
export function requestsIn(message: string): string[] {
  const hidden = enclosed(message);
  const words = matchesOf(WORD, message)
    .filter(({ index }) => !hidden.has(index))
    .map((match): Word => ({ text: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length }));
  const requests: string[] = [];
  let from = 0;
  let first = 0;
  for (let at = 0; at < words.length && requests.length < MOST_REQUESTS - 1; at++) {
    const next = at + joinerAt(words, at);
    const [joiner, last] = [words[at], words[next - 1]];
    if (joiner === undefined || last === undefined || next === at) continue;
    const marked = joiner.text === ";" || message.slice(0, joiner.start).trimEnd().endsWith(",");
    if (startsRequest(words.slice(next), marked) && endsRequest(words.slice(first, at))) {
      requests.push(message.slice(from, joiner.start));
      from = last.end;
      first = next;
    }
    at = next - 1;
  }
  return [...requests, message.slice(from)].map(tidy).filter((request) => request !== "");
}

/** How many words join two requests here; 0 for none. */
function joinerAt(words: readonly Word[], at: number): number {
  const start = words[at]?.text === ";" ? at + 1 : at;
  const found = joiners.find((joiner) => joiner.every((word, index) => words[start + index]?.text === word));
  return start - at + (found?.length ?? 0);
}

/** "by then" and "if …, then …" are one sentence. */
function endsRequest(before: readonly Word[]): boolean {
  return before.length > 0 && !inSentence.has(before.at(-1)?.text ?? "") && !before.some(({ text }) => conditional.has(text));
}

/** A verb, a tool or "its …" begins a request; behind a comma or a semicolon so does "the …". */
function startsRequest(behind: readonly Word[], marked: boolean): boolean {
  const head = behind.find(({ text }) => !openers.has(text))?.text ?? "";
  if (verbs.has(head) || classOfVerb.has(stemOf(head)) || head.includes("_") || possessive.has(head) || isRefusal(head)) return true;
  return marked && determining.has(head);
}

function isRefusal(word: string): boolean {
  return word === "do" || word === "never" || /^don['’]?t$/.test(word);
}

/** A request without the joiner's marks around it. */
function tidy(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && " \n\r\t,;".includes(text.charAt(start))) start++;
  while (end > start && " \n\r\t,;".includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
