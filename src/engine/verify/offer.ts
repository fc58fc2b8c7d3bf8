import { offerFillers, offerLeads } from "../../lexicon/en/offers.ts";
import { takingBackWords } from "../../lexicon/en/taking-back.ts";
import { relayedLines } from "../../slots/relayed.ts";
import { normalize } from "../../text/normalize.ts";
import { findQuotes } from "../../text/quotes.ts";
import { tokenize } from "../../text/tokens.ts";

const LONGEST = 2_000;

const QUESTION_STARTS = [". ", "! ", "? ", "\n", ": "];

/** What the last question of an assistant's turn offers to do; null where it asks nothing, or only tells what somebody else asks. */
export function offeredIn(content: string): string | null {
  const text = content.slice(-LONGEST);
  const end = text.lastIndexOf("?");
  if (end < 0 || isRelayed(text, end)) return null;
  const starts = QUESTION_STARTS.map((mark) => text.lastIndexOf(mark, end - 1)).filter((at) => at >= 0);
  const question = text.slice(Math.max(-1, ...starts) + 1, end);
  let words = normalize(question).trim();
  let raw = question.trim();
  for (let more = 0; more < 3; more++) {
    const filler = /^[a-z]{1,10}(?=[ ,])/.exec(words)?.[0];
    if (filler === undefined || !offerFillers.has(filler)) break;
    raw = raw.slice(filler.length).replace(/^[ ,]{1,4}/, "");
    words = words.slice(filler.length).replace(/^[ ,]{1,4}/, "");
  }
  const lead = offerLeads.find((each) => words.startsWith(`${each} `));
  return lead === undefined ? raw : raw.slice(lead.length + 1);
}

/** Whether what stands at a place is somebody else's: quoted, or behind "the mail says:". */
function isRelayed(text: string, at: number): boolean {
  const plain = normalize(text);
  if (findQuotes(plain).some(({ outer }) => outer[0] < at && at < outer[1])) return true;
  const lines = relayedLines(text, tokenize(plain), takingBackWords, () => true);
  return lines.some(({ line }) => line[0] <= at && at <= line[1]);
}
