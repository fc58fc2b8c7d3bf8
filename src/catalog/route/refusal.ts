import { refusalLeads, refusals, stops, takeBacks, wishes } from "../../lexicon/en/catalog-messages.ts";
import { normalize } from "../../text/normalize.ts";
import { hasOrder } from "../asking/orders.ts";

const ENDS: ReadonlySet<string> = new Set([" ", ".", "!", "?", "\n"]);
const MOST_LEADS = 3;
const LONGEST_END = 60;

/** Whether a message says that something shall not be done: "don't delete the file", "delete it … never mind". */
export function takesBack(message: string): boolean {
  const text = normalize(message).trim();
  const starts = withoutLeads(text);
  if (starts.some((start) => wishes.some((words) => begins(start, words)))) return false;
  const ending = withoutEnd(text.slice(-LONGEST_END));
  if (takeBacks.some((words) => ending === words || ending.endsWith(` ${words}`))) return true;
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

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ENDS.has(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
