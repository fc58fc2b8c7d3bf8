import { refusalLeads, refusals, stops, wishes } from "../../lexicon/en/catalog-messages.ts";
import { takingBackWords } from "../../lexicon/en/taking-back.ts";
import { relayedLines } from "../../slots/relayed.ts";
import { takingsBack } from "../../slots/taking-back.ts";
import { normalize } from "../../text/normalize.ts";
import { findQuotes } from "../../text/quotes.ts";
import { tokenize } from "../../text/tokens.ts";
import { hasOrder } from "../asking/orders.ts";

const MOST_LEADS = 3;
const LONGEST_END = 120;

/** Whether a message says that something shall not be done: "don't delete the file", "delete it … never mind". */
export function takesBack(message: string): boolean {
  const text = normalize(message).trim();
  const starts = withoutLeads(text);
  if (starts.some((start) => wishes.some((words) => begins(start, words)))) return false;
  if (endsTakenBack(message) || isRelayed(message)) return true;
  if (!starts.some((start) => refusals.some((words) => begins(start, words)) || isStopped(start))) return false;
  // "don't delete issue 4, close it" asks for something all the same.
  return !hasOrder(message);
}

/** "stop deleting files", not "stop the server". */
function isStopped(start: string): boolean {
  const [first = "", second = ""] = start.split(" ", 2);
  return stops.includes(first) && second.length > ING.length + 1 && second.endsWith(ING);
}

const ING = "ing";

function begins(text: string, words: string): boolean {
  return text.startsWith(words) && !/[\p{L}\p{N}_]/u.test(text.charAt(words.length));
}

/** The message, and what is left of it behind each word that only leads up to a refusal. */
function withoutLeads(text: string): string[] {
  const starts = [text];
  for (let count = 0; count < MOST_LEADS; count++) {
    const rest = starts.at(-1) ?? "";
    const lead = refusalLeads.find((words) => begins(rest, words));
    if (lead === undefined) break;
    starts.push(rest.slice(lead.length).replace(/^[\s,.:;!-]+/, ""));
  }
  return starts;
}

/** "close it - kidding", "close it? no". */
function endsTakenBack(message: string): boolean {
  const end = message.slice(-LONGEST_END);
  const text = normalize(end);
  const quotes = findQuotes(text).map(({ outer }) => outer);
  return takingsBack(end, tokenize(text), quotes, takingBackWords).some(({ ends }) => ends);
}

const RELAYING = /[:>]/;

/** Whether each line of a message is somebody else's: "> close it". */
function isRelayed(message: string): boolean {
  if (!RELAYING.test(message)) return false;
  const tokens = tokenize(normalize(message));
  const lines = relayedLines(message, tokens, takingBackWords, () => false);
  return lines.length > 0 && tokens.every(({ start }) => lines.some(({ line }) => line[0] <= start && start < line[1]));
}
