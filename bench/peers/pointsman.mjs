// The library as it is published.
import { routeMessage } from "pointsman";

const context = { now: "2026-11-22T09:00:00Z", timeZone: "Europe/Berlin", tasks: [] };

export function prepare() {
  return (message) => routeMessage(message, context);
}
