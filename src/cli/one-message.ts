import { routeMessage } from "../index.ts";
import { contextOf, type World } from "./line-router.ts";
import { describeRoute } from "./print.ts";

/** What `pointsman MESSAGE` prints. */
export function answerTo(message: string, { json, explain }: { readonly json: boolean; readonly explain: boolean }, world: World): string {
  const context = contextOf(world);
  const route = routeMessage(message, context);
  return json ? `${JSON.stringify(route)}\n` : describeRoute(message, route, context, explain);
}
