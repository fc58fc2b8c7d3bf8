import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import * as z from "zod";

/** The time of one event in a fresh process, in milliseconds, over the repeats. */
export interface ColdTiming {
  readonly name: string;
  readonly best: number;
  readonly median: number;
  readonly worst: number;
}

const runFile = promisify(execFile);
const timesSchema = z.object({ import: z.number(), messages: z.array(z.number()) });

const plain = ["add a task to water the garden", "show my tasks"];
const dated = ["remind me to call Ann tomorrow at 5pm", "move the quarterly report to next friday"];
const others = [
  "remind me to pay rent on the 1st of every month",
  "what is due between december 1 and december 5?",
  "push the milk task back two days",
  "delete the milk task",
  "mark the dentsit task as done",
  "add a task to send the invoice in 3 weeks p1 #office",
  "who am I?",
  "rename task 1 to Buy oat milk",
  "show overdue tasks",
  "add eggs to my grocery list and show me what is left",
  "don't delete anything",
];

/** Node that starts and does nothing: what the machine takes for it is the measure of the other times. */
export const EMPTY = "an empty process";

/** Loading and the first message together: what somebody waits who starts a process for one message. */
export const READY = "import and first message";
/** The two alone. */
export const PARTS_OF_READY: ReadonlySet<string> = new Set([EMPTY, "import", "first message", "date first: first with a date"]);

/** Two orders: plain messages first, and a dated message as the very first. */
const orders = [
  {
    name: "",
    messages: [...plain, ...dated, ...others],
    told: ["first message", "second message", "first with a date", "second with a date"],
  },
  { name: "date first: ", messages: [...dated, ...plain, ...others], told: ["first with a date", "second with a date"] },
];

/** Times the built library in fresh processes. */
export async function timeColdStarts(root: string, repeats: number, tell: (name: string) => void): Promise<ColdTiming[]> {
  const entry = pathToFileURL(join(root, "dist/index.js")).href;
  const timings: ColdTiming[] = [await timeEmpty(repeats)];
  for (const order of orders) {
    tell(`cold start ${order.name}`);
    const runs: z.infer<typeof timesSchema>[] = [];
    for (let repeat = 0; repeat < repeats; repeat++) {
      const { stdout } = await runFile(process.execPath, [join(import.meta.dirname, "fresh-process.mjs"), entry, ...order.messages]);
      runs.push(timesSchema.parse(JSON.parse(stdout)));
    }
    if (order.name === "")
      timings.push(
        over(
          "import",
          runs.map((run) => run.import),
        ),
      );
    timings.push(
      over(
        `${order.name}${READY}`,
        runs.map((run) => run.import + (run.messages[0] ?? 0)),
      ),
    );
    const events = order.messages.map((message, index) =>
      over(
        message,
        runs.map((run) => run.messages[index] ?? 0),
      ),
    );
    for (const [index, event] of events.slice(0, order.told.length).entries()) {
      timings.push({ ...event, name: `${order.name}${order.told[index] ?? ""}` });
    }
    const later = events.slice(1);
    const slowest = later.reduce((worst, event) => (event.best > worst.best ? event : worst));
    timings.push({ ...slowest, name: `${order.name}slowest of the ${later.length} behind the first` });
  }
  return timings;
}

async function timeEmpty(repeats: number): Promise<ColdTiming> {
  const values: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat++) {
    const start = performance.now();
    await runFile(process.execPath, ["--eval", ""]);
    values.push(performance.now() - start);
  }
  return over(EMPTY, values);
}

function over(name: string, values: readonly number[]): ColdTiming {
  const sorted = [...values].sort((one, other) => one - other);
  return { name, best: sorted[0] ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}
