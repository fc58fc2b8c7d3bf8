import { detectIntent, extractParams, indexTasks, mapIntentToTool, resolveTaskReference, routeMessage, scoreConfidence } from "pointsman";
import { createToolDecisionEngine } from "pointsman/engine";
import { Bench } from "tinybench";
import { context, manyTasks, mixedMessages, references } from "./messages.ts";

/** The time of one call, in microseconds. */
export interface Timing {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
  readonly calls: number;
}

const BATCH = 1000;
const names = ["add_task", "list_tasks", "complete_task", "delete_task", "update_task", "identity_query", "unknown", "ADD_TASK"];

/** Times every function, or `only` some, after a warm-up; each benchmark runs for `time` milliseconds. */
export async function timeWarmCalls(
  time: number,
  tell: (name: string) => void,
  only: (name: string) => boolean = () => true,
): Promise<Timing[]> {
  const bench = new Bench({ time, warmupTime: time, retainSamples: true });
  const batches = new Map<string, number>();
  let kept: unknown;
  const single = (name: string, call: () => unknown) => {
    bench.add(name, () => {
      kept = call();
    });
  };
  const batch = (name: string, call: (intent: string) => unknown) => {
    batches.set(name, BATCH);
    bench.add(name, () => {
      for (let index = 0; index < BATCH; index++) kept = call(names[index & 7] ?? "");
    });
  };

  const map = new Map(names.map((name) => [name, name]));
  const table: Readonly<Record<string, string>> = Object.assign(Object.create(null), Object.fromEntries(map));
  batch("raw Map.get (the floor)", (intent) => map.get(intent));
  batch("raw object look-up (the floor)", (intent) => table[intent]);
  batch("mapIntentToTool", (intent) => mapIntentToTool(intent));

  const nextMessage = cycle(mixedMessages);
  const nextReference = cycle(references);
  const detected = mixedMessages.map((message) => ({ message, intent: detectIntent(message, context).intent }));
  const nextDetected = cycle(detected.filter(({ intent }) => intent !== "unknown"));
  const scored = detected.map(({ message, intent }) => ({ message, intent, params: extractParams(message, intent, context).params }));
  const nextScored = cycle(scored);
  const long = { ...context, tasks: indexTasks(manyTasks(10_000)) };
  single("detectIntent", () => detectIntent(nextMessage(), context));
  single("extractParams", () => {
    const { message, intent } = nextDetected();
    return extractParams(message, intent, context);
  });
  single("resolveTaskReference, 8 tasks", () => resolveTaskReference(nextReference(), context));
  single("resolveTaskReference, 10,000 indexed", () => resolveTaskReference(nextReference(), long));
  single("scoreConfidence", () => {
    const { message, intent, params } = nextScored();
    return scoreConfidence(intent, message, params, context);
  });
  single("routeMessage", () => routeMessage(nextMessage(), context));
  const engine = createToolDecisionEngine();
  const proposed = mixedMessages.flatMap((message) => {
    const [step] = routeMessage(message, context).steps;
    return step === undefined ? [] : [{ message, call: { toolName: step.toolName, arguments: step.arguments } }];
  });
  const nextProposed = cycle(proposed);
  single("engine.verify", () => {
    const { message, call } = nextProposed();
    return engine.verify(call, message, context);
  });
  single("routeMessage, 10,000 indexed", () => routeMessage(nextMessage(), long));

  const timings: Timing[] = [];
  for (const task of bench.tasks.filter(({ name }) => only(name))) {
    tell(task.name);
    await task.warmup();
    await task.run();
    const { result } = task;
    if (result.state !== "completed") throw new Error(`${task.name} did not run to its end: ${result.state}`);
    const share = batches.get(task.name) ?? 1;
    timings.push({
      name: task.name,
      p50: (result.latency.p50 * 1000) / share,
      p99: (result.latency.p99 * 1000) / share,
      calls: result.latency.samplesCount * share,
    });
  }
  if (kept === undefined) throw new Error("nothing was measured");
  return timings;
}

function cycle<Item>(items: readonly Item[]): () => Item {
  let index = 0;
  return () => {
    const item = items[index++ % items.length];
    if (item === undefined) throw new Error("nothing to time");
    return item;
  };
}
