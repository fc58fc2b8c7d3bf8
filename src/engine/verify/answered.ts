import type { Route } from "../../contract/route.ts";
import { canonicalJson } from "../../dialogue/checksum.ts";
import { replyIn } from "../../dialogue/reply.ts";
import { readMessage } from "../../intent/reading.ts";
import { routeMessage } from "../../route.ts";
import { contextOf } from "../known-context.ts";
import { offeredIn } from "./offer.ts";
import type { Asking } from "./wish.ts";

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
