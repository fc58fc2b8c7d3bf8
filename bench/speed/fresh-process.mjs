// Run by cold-start.ts in a process of its own: times the import and then each message, once.
import { performance } from "node:perf_hooks";

const [entry, ...messages] = process.argv.slice(2);
const context = {
  now: "2026-11-22T09:00:00Z",
  timeZone: "Europe/Berlin",
  tasks: [
    { id: "t1", title: "Buy milk" },
    { id: "t2", title: "Call the dentist" },
    { id: "t3", title: "Quarterly report" },
  ],
};

const started = performance.now();
const { routeMessage } = await import(entry);
const times = { import: performance.now() - started, messages: [] };
for (const message of messages) {
  const before = performance.now();
  routeMessage(message, context);
  times.messages.push(performance.now() - before);
}
process.stdout.write(JSON.stringify(times));
