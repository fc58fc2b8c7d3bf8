import fc from "fast-check";
import {
  type Context,
  callsOf,
  defineRegistry,
  detectIntent,
  explainEvidence,
  explainRecurrence,
  extendRegistry,
  extractParams,
  indexTasks,
  mapIntentToTool,
  type Options,
  type Route,
  resolveTaskReference,
  routeMessage,
  scoreConfidence,
  splitClauses,
  taskRegistry,
} from "../../src/index.ts";
import { complain, type Target } from "./fault.ts";
import { anyMessage, anything, context, message, options, schema } from "./inputs.ts";

interface Said {
  readonly text: string;
  readonly context: Context;
  readonly options: Options;
}
const said = fc.record({ text: anyMessage, context, options });
const intents = fc.constantFrom(
  "add_task",
  "list_tasks",
  "update_task",
  "complete_task",
  "delete_task",
  "identity_query",
  "unknown",
  "__proto__",
);

const isWithin = ([start, end]: readonly [number, number], text: string): boolean => start >= 0 && start <= end && end <= text.length;

function checkConfidence(confidence: number): void {
  if (!(confidence >= 0 && confidence <= 1)) complain(`a confidence of ${confidence}`);
}

/** What holds for every route, whatever was said. */
function checkRoute(route: Route, text: string, { approvals, undo }: Context, { confirm }: Options): void {
  const first = route.steps.find(({ status }) => status !== "execute");
  const wanted = route.steps.length === 0 ? "none" : (first?.status ?? "execute");
  if (route.status !== wanted) complain(`the status is ${route.status}, that of the steps ${wanted}`);
  if ((route.reason === undefined) === (route.status === "none")) complain(`the reason is ${route.reason} at ${route.status}`);
  for (const step of route.steps) {
    checkConfidence(step.confidence);
    if (!isWithin(step.span, text)) complain(`a span of ${step.span.join()} in a text of ${text.length}`);
    if (step.status !== "execute") continue;
    if (step.missing.length > 0 || (step.unread ?? []).length > 0)
      complain(`a step runs with ${step.missing.join()} missing or words unread`);
    const checked = taskRegistry.tools[step.toolName]?.inputSchema.safeParse(step.arguments);
    if (checked?.success !== true) complain(`${step.toolName} runs with arguments that its schema refuses`);
    const isGiven = Array.isArray(approvals) || undo !== undefined;
    if (step.toolName === "delete_task" && confirm !== "never" && !isGiven) complain("a deletion runs unasked");
    if (confirm === "always" && !isGiven) complain("a step runs unasked");
  }
}

function target<Input>(
  name: string,
  share: number,
  input: fc.Arbitrary<Input>,
  run: (input: Input) => unknown,
  covers: readonly string[] = [name],
): Target {
  return { name, covers, share, input, run: run as (input: never) => unknown };
}

/** The functions of the first entry. */
export const coreTargets: readonly Target[] = [
  target("routeMessage", 250, said, ({ text, context: known, options: wanted }: Said) => {
    const route = routeMessage(text, known, wanted);
    checkRoute(route, typeof text === "string" ? text : "", known, wanted);
    return route;
  }),
  target(
    "routeMessage, answered",
    150,
    fc.record({ text: message, answer: anyMessage, context }),
    ({ text, answer, context: known }: { text: string; answer: string; context: Context }) => {
      const asked = routeMessage(text, known);
      const route = routeMessage(answer, { ...known, pending: asked.pending });
      for (const { confidence } of route.steps) checkConfidence(confidence);
      for (const step of route.steps) if (callsOf(step).length !== (step.taskIds?.length ?? 1)) complain("a task has no call");
      return route;
    },
    ["routeMessage", "callsOf"],
  ),
  target(
    "routeMessage, twice",
    40,
    said,
    ({ text, context: known, options: wanted }: Said) => {
      const [one, other] = [routeMessage(text, known, wanted), routeMessage(text, known, wanted)];
      if (typeof known.now === "string" && JSON.stringify(one) !== JSON.stringify(other)) complain("the same input gives another answer");
    },
    ["routeMessage"],
  ),
  target(
    "detectIntent",
    40,
    said,
    ({ text, context: known, options: wanted }: Said) => {
      const found = detectIntent(text, known, wanted);
      checkConfidence(found.confidence);
      return { found, told: explainEvidence(found.evidence) };
    },
    ["detectIntent", "explainEvidence"],
  ),
  target(
    "extractParams",
    60,
    fc.record({ text: anyMessage, context, options, intent: intents }),
    ({ text, context: known, options: wanted, intent }: Said & { intent: string }) => {
      const found = extractParams(text, intent, known, wanted);
      for (const spans of Object.values(found.spans))
        for (const span of spans) if (!isWithin(span, text)) complain(`a span of ${span.join()}`);
      if (Object.values(found.params).some((value) => value === "" || value === undefined)) complain("a parameter is empty");
      return { found, scored: scoreConfidence(intent, text, found.params, known, wanted) };
    },
    ["extractParams", "scoreConfidence"],
  ),
  target(
    "scoreConfidence",
    15,
    fc.record({
      text: anyMessage,
      intent: fc.oneof(intents, anything as fc.Arbitrary<string>),
      params: fc.oneof(fc.object(), anything as fc.Arbitrary<object>),
      context,
    }),
    (given: { text: string; intent: string; params: object; context: Context }) => {
      const score = scoreConfidence(given.intent, given.text, given.params as Record<string, unknown>, given.context);
      checkConfidence(score);
      return score;
    },
  ),
  target("resolveTaskReference", 40, said, ({ text, context: known, options: wanted }: Said) => resolveTaskReference(text, known, wanted)),
  target("splitClauses", 30, said, ({ text, options: wanted }: Said) => {
    const clauses = splitClauses(text, wanted);
    for (const { text: part, span } of clauses)
      if (!isWithin(span, text) || !text.includes(part)) complain(`a clause ${JSON.stringify(part)} at ${span.join()}`);
    return clauses;
  }),
  target("indexTasks", 10, fc.oneof(anything, fc.array(fc.record({ id: fc.string(), title: fc.string() }))), (tasks: unknown) => {
    routeMessage("delete the first task", { tasks: indexTasks(tasks as never), now: "2026-11-20T12:00:00Z" });
  }),
  target("mapIntentToTool", 10, anything, (intent: unknown) => mapIntentToTool(intent)),
  target(
    "explainRecurrence",
    10,
    fc.oneof(fc.string(), fc.constantFrom("FREQ=DAILY", "FREQ=WEEKLY;BYDAY=MO,ZZ", "FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3", "FREQ=;;")),
    (text: string) => explainRecurrence(text),
  ),
  target(
    "explainEvidence",
    5,
    fc.array(fc.record({ rule: fc.string(), text: fc.string(), weight: fc.double(), span: fc.constant([0, 1] as const) })),
    (rows: Parameters<typeof explainEvidence>[0]) => explainEvidence(rows),
  ),
  target(
    "defineRegistry",
    15,
    fc.oneof(
      anything,
      fc.record({
        tools: fc.dictionary(fc.string(), fc.oneof(anything, fc.record({ description: fc.string(), inputSchema: schema }))),
        intents: fc.dictionary(fc.string(), fc.oneof(anything, fc.record({ tool: fc.string(), triggers: fc.array(fc.string()) }))),
      }),
    ),
    (definition: unknown) => {
      const registry = extendRegistry(defineRegistry(definition as never), { tools: {}, intents: {} });
      routeMessage("add a task to buy milk", { now: "2026-11-20T12:00:00Z" }, { registry });
    },
    ["defineRegistry", "extendRegistry"],
  ),
];
