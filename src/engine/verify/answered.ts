import type { Route } from "../../contract/route.ts";
import { canonicalJson } from "../../dialogue/checksum.ts";
import { replyIn } from "../../dialogue/reply.ts";
import { readMessage } from "../../intent/reading.ts";
import { offerFillers, offerLeads } from "../../lexicon/en/offers.ts";
import { routeMessage } from "../../route.ts";
import { normalize } from "../../text/normalize.ts";
import { contextOf } from "../known-context.ts";
import type { Asking } from "./wish.ts";

const LONGEST = 2_000;

/** A message that asks for nothing by itself, as the answer to what the assistant asked last; no steps where it is none. */
export function answered({ toolbox, message, world, known }: Asking): Route["steps"] {
  const { history } = world;
  const last = history.at(-1);
  if (last?.role !== "assistant" || world.pending !== null || message.trim() === "") return [];
  const context = contextOf(known);
  const reply = replyIn(readMessage(message, world, toolbox.settings), [0, message.length]);
  if (reply.kind === "yes" && reply.rest === null) {
    const offered = offeredIn(last.content);
    const taken = offered === null ? null : routeMessage(offered, { ...context, history: history.slice(0, -1) }, toolbox.options);
    if (taken !== null && taken.steps.length > 0) return taken.steps;
  }
  const at = history.findLastIndex(({ role }) => role === "user");
  if (at < 0) return [];
  const request = history[at]?.content ?? "";
  const before = { ...context, history: history.slice(0, at) };
  const asked = routeMessage(request, before, toolbox.options);
  if (asked.pending !== null) return routeMessage(message, { ...context, pending: asked.pending }, toolbox.options).steps;
  const isAsked = reply.kind === "none" && last.content.includes("?");
  return isAsked ? (withValues(asked, routeMessage(`${request} ${message}`, before, toolbox.options))?.steps ?? []) : [];
}

const QUESTION_STARTS = [". ", "! ", "? ", "\n", ": "];

/** What the last question of an assistant's turn offers to do; null where it asks nothing. */
function offeredIn(content: string): string | null {
  const text = content.slice(-LONGEST);
  const end = text.lastIndexOf("?");
  if (end < 0) return null;
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

/** The request with the values that the answer adds; null where the answer says anything else. */
function withValues(asked: Route, together: Route): Route | null {
  const [one] = asked.steps;
  const [other] = together.steps;
  if (one === undefined || other === undefined || asked.steps.length !== 1 || together.steps.length !== 1) return null;
  const isSame = ["title", "task_id"].every((name) => one.arguments[name] === other.arguments[name]);
  const adds = Object.keys(other.arguments).length > Object.keys(one.arguments).length;
  return one.toolName === other.toolName && isSame && adds && canonicalJson(one.arguments) !== canonicalJson(other.arguments)
    ? together
    : null;
}
