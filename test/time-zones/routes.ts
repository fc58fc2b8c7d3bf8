// Prints what some dated messages become; run in processes whose machines stand in different zones.
import { routeMessage } from "../../src/index.ts";

const messages = [
  "add a task to buy milk tomorrow at 5pm",
  "remind me to call mum tonight",
  "add pay rent on the first of next month",
  "remind me to stretch every weekday at 7:30",
  "add a task to leave in two hours",
  "what is due this week?",
  "show everything due next month",
  "move the milk one to friday morning",
];
const instants = ["2026-11-20T23:30:00Z", "2026-03-29T00:30:00Z", "2026-10-25T00:59:59Z", "2024-02-28T12:00:00Z", "2026-01-01T00:00:00Z"];
const zones = [undefined, "UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Pacific/Apia"];
const tasks = [{ id: "1", title: "Buy milk", due_date: "2026-11-21" }];

for (const now of instants) {
  for (const timeZone of zones) {
    const context = timeZone === undefined ? { now, tasks } : { now, tasks, timeZone };
    for (const message of messages) console.log(JSON.stringify(routeMessage(message, context)));
  }
}
