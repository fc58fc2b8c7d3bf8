import { readClauses } from "../intent/clauses.ts";
import { type Reading, readMessage } from "../intent/reading.ts";
import type { Plan } from "./plan.ts";
import { replyIn } from "./reply.ts";
import { plansOf } from "./request.ts";

/** How many messages of the user are looked back at, over those that merely agreed or corrected. */
const MOST_MESSAGES = 4;

/** What the user asked for last, as the history tells it; null where that was not one thing, or was turned down since. */
export function lastRequest(reading: Reading): Plan | null {
  const { history } = reading.world;
  const { maxLength } = reading.settings;
  let looked = 0;
  for (let at = history.length - 1; at >= 0 && looked < MOST_MESSAGES; at--) {
    const message = history[at];
    if (message?.role !== "user" || (at === history.length - 1 && message.content.trim() === reading.raw.trim())) continue;
    if (message.content.length > maxLength) return null;
    looked++;
    const before = { ...reading.world, history: history.slice(0, at), pending: null };
    const asked = readMessage(message.content, before, reading.settings);
    const { kind } = replyIn(asked, [0, asked.text.length]);
    if (kind === "yes" || kind === "correction") continue;
    if (kind !== "none") return null;
    const [plan, ...more] = plansOf(readClauses(asked));
    return plan === undefined || more.length > 0 ? null : plan;
  }
  return null;
}
