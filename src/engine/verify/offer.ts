import {
  choiceWords,
  headWords,
  offerFillers,
  offerLeads,
  ownLeads,
  ownWords,
  relayingWords,
  sourceWords,
} from "../../lexicon/en/offers.ts";
import { relayedLines } from "../../slots/relayed.ts";
import { normalize } from "../../text/normalize.ts";
import { findQuotes } from "../../text/quotes.ts";
import { contains } from "../../text/spans.ts";
import { tokenize } from "../../text/tokens.ts";

/** What leads to a question may stand far before it. */
const LONGEST = 20_000;

const QUESTION_STARTS = [". ", "! ", "? ", "\n", ": "];

/** What the last question of an assistant's turn offers to do; null where it asks nothing, or only tells what somebody else asks. */
export function offeredIn(content: string): string | null {
  const text = content.trimEnd();
  const end = text.lastIndexOf("?");
  if (end < 0 || text.length > LONGEST || isRelayed(text, end)) return null;
  const starts = QUESTION_STARTS.map((mark) => text.lastIndexOf(mark, end - 1)).filter((at) => at >= 0);
  const start = Math.max(-1, ...starts) + 1;
  const question = text.slice(start, end);
  if (isChoice(question) || !isAlone(text.slice(0, start), text.slice(end + 1))) return null;
  let words = normalize(question).trim();
  let raw = question.trim();
  for (let more = 0; more < 3; more++) {
    const filler = /^[a-z]{1,10}(?=[ ,])/.exec(words)?.[0];
    if (filler === undefined || !offerFillers.has(filler)) break;
    raw = raw.slice(filler.length).replace(/^[ ,\u2013\u2014-]{1,4}/, "");
    words = words.slice(filler.length).replace(/^[ ,\u2013\u2014-]{1,4}/, "");
  }
  const lead = offerLeads.find((each) => words.startsWith(`${each} `));
  return lead === undefined ? raw : raw.slice(lead.length + 1);
}

/** "billing or checkout": a yes does not say which. */
function isChoice(question: string): boolean {
  const plain = normalize(question);
  const quotes = findQuotes(plain);
  return tokenize(plain).some(
    ({ text, start, end }) => choiceWords.has(text) && !quotes.some(({ inner }) => contains(inner, [start, end])),
  );
}

/** Whether all that stands around an offer is the assistant's own: nothing tells whose words they are, and nothing else is offered. */
function isAlone(before: string, behind: string): boolean {
  const sentences = (text: string): string[] => text.split(SENTENCES).filter((one) => /[\p{L}\p{N}]/u.test(one));
  return sentences(before).every(isUnsigned) && sentences(behind).every((one) => isUnsigned(one) && speaks(one));
}

const SENTENCES = /(?<=[.!?])\s{1,20}|\n/;
/** "Bob, 9:12". */
const HOUR = /(?<!\d)\d{1,2}[:.]\d\d(?!\d)/;

/** Whether a sentence tells of nobody who said or wrote something, and asks nothing that a yes could answer. */
function isUnsigned(sentence: string): boolean {
  const words = tokenize(normalize(sentence)).flatMap(({ kind, text }) => (kind === "mark" ? [] : [text]));
  const isHead = headWords.has(words[0] ?? "") || (HOUR.test(sentence) && !words.some((word) => ownWords.has(word)));
  const asks = sentence.trimEnd().endsWith("?") && offerLeads.some((lead) => words.join(" ").startsWith(`${lead} `));
  return !isHead && !asks && !words.some((word) => sourceWords.has(word));
}

/** Whether a sentence has somebody who speaks, or says how something is: behind a question, anything else is a signature. */
function speaks(sentence: string): boolean {
  const words = tokenize(normalize(sentence));
  return words.every(({ kind, text }) => kind === "mark" || ownLeads.has(text)) || words.some(({ text }) => ownWords.has(text));
}

/** Whether what stands at a place is somebody else's: quoted, fenced, or led to by "the mail says: …". */
function isRelayed(text: string, at: number): boolean {
  const plain = normalize(text);
  if ((text.slice(0, at).match(FENCE) ?? []).length % 2 === 1) return true;
  if (findQuotes(plain).some(({ outer }) => outer[0] < at && at < outer[1])) return true;
  const lines = relayedLines(text, tokenize(plain), relayingWords, () => true);
  return lines.some(({ line }) => line[0] <= at && at <= line[1]) || isLedTo(plain.slice(0, at));
}

const FENCE = /```|~~~/g;
const BLANK_LINE = /\n[ \t]{0,20}\n/;
const COLON = /:(?!\d|\/\/)/;
const LISTED = /^[ \t]{0,20}(?:[-*\u2022]|\d{1,3}[.)])[ \t]/;

/** Whether a colon, or a sentence that tells of somebody else's words, leads to what stands behind a text; a list that a blank line ends does not. */
function isLedTo(before: string): boolean {
  const lines = before.split("\n").filter((line) => line.trim() !== "");
  const opens = (line: string, at: number): boolean =>
    at < lines.length - 1 && line.trimEnd().endsWith(":") && !LISTED.test(lines[at + 1] ?? "");
  if (lines.some(opens) || LISTED.test(lines.at(-1) ?? "")) return true;
  const paragraph = before.split(BLANK_LINE).at(-1) ?? "";
  const sentences = paragraph.split(/(?<=[.!])\s|\n/);
  if (sentences.some((one) => COLON.test(one) && !isOwn(one))) return true;
  const lead = (sentences.at(-2) ?? "").trim().replace(/[.!]$/, ":");
  return relayedLines(`${lead} ?`, tokenize(`${lead} ?`), relayingWords, () => false).length > 0;
}

/** "Just to be sure: …". */
function isOwn(sentence: string): boolean {
  return tokenize(sentence.slice(0, sentence.search(COLON))).every(({ text, kind }) => kind === "mark" || ownLeads.has(text));
}
