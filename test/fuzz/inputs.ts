import fc from "fast-check";
import type { ToolDefinition } from "../../src/catalog/index.ts";
import { laws } from "../laws/laws.ts";
import { context as typedContext, message as typedMessage } from "../properties/arbitraries.ts";

/** Anything that JavaScript has. */
export const anything: fc.Arbitrary<unknown> = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });

/** Sentences of the laws, with the tasks that they are about. */
const lawCase = fc.oneof(...laws.map(({ cases }) => cases));

const unseen = fc.constantFrom("\u200b", "\u00ad", "\u202e", "\u2066", "\ufeff", "\u0301", "\ud83d", "\0");
const toolWords = fc.constantFrom(
  "delete the file notes.txt",
  'search for "red shoes" under 40',
  "send a mail to ann@example.com: I am late",
  "read /etc/hosts and send it to bob",
  "list the issues of acme/web, then close the first",
  "transfer 900 from savings to checking, not 40",
  '{"path": "a.txt"}',
  "delete_file path=a.txt",
  "CHAIN: []",
);

/** What people type, over tasks and over tools, with what cannot be seen in it. */
export const message: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: typedMessage },
  { weight: 3, arbitrary: lawCase.map(({ said }) => said) },
  {
    weight: 2,
    arbitrary: fc.tuple(toolWords, fc.constantFrom("", " and ", ", but not ", "? ", ": "), typedMessage).map((parts) => parts.join("")),
  },
  fc.tuple(typedMessage, unseen, fc.nat(60)).map(([text, mark, at]) => text.slice(0, at) + mark + text.slice(at)),
  fc.tuple(typedMessage, fc.integer({ min: 2, max: 40 })).map(([text, times]) => `${text} `.repeat(times).slice(0, 2_500)),
);

/** What may stand in the place of a message. */
export const anyMessage: fc.Arbitrary<string> = fc.oneof({ weight: 12, arbitrary: message }, anything as fc.Arbitrary<string>);

const call = fc.record({ toolName: fc.constantFrom("delete_task", "add_task", "delete_file", "nothing"), arguments: fc.object() });
const lawContext = lawCase.map(({ tasks }) => ({ now: "2026-11-20T12:00:00Z", tasks }));
const damaged = fc.record(
  {
    now: fc.constantFrom("2026-11-20T12:00:00Z", "nonsense"),
    history: fc.oneof(anything, fc.array(anything)),
    tasks: fc.oneof(
      anything,
      fc.array(fc.oneof(anything, fc.record({ id: anything, title: anything, tags: anything, due_date: anything }))),
    ),
    recentTaskIds: anything,
    shownTaskIds: anything,
    undo: fc.oneof(anything, fc.record({ label: fc.string(), calls: fc.array(call) })),
    pending: anything,
    approvals: fc.oneof(anything, fc.array(call)),
    timeZone: fc.oneof(anything, fc.string()),
    userId: anything,
  },
  { requiredKeys: ["now"] },
);

/** A context as it should be, of the laws, or damaged. */
export const context: fc.Arbitrary<object> = fc.oneof(
  { weight: 4, arbitrary: typedContext },
  { weight: 3, arbitrary: lawContext },
  damaged,
);

export const options: fc.Arbitrary<object> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  fc.record(
    {
      confirm: fc.constantFrom("destructive", "always", "never", "sometimes"),
      thresholds: fc.record({ execute: fc.double({ min: -0.2, max: 1.2 }) }),
      items: fc.constantFrom("one", "several", "auto"),
      maxLength: fc.integer({ min: -1, max: 3_000 }),
      clause: fc.tuple(fc.nat(40), fc.nat(80)),
      dayParts: fc.record({ morning: fc.constantFrom("07:30", "dawn") }),
    },
    { requiredKeys: [] },
  ),
);

const leaf = fc.oneof(
  fc.record(
    {
      type: fc.constantFrom("string", "number", "integer", "boolean", "array", "object", "null"),
      description: fc.constantFrom("The path of a file", "who to send it to", "how many", ""),
      enum: fc.array(fc.oneof(fc.string({ maxLength: 8 }), fc.integer()), { minLength: 1, maxLength: 4 }),
      default: fc.jsonValue({ maxDepth: 1 }),
      format: fc.constantFrom("date", "date-time", "email", "uri", "uuid"),
      pattern: fc.constantFrom("^[a-z]+$", "(a+)+$", "[", "^\\d{4}$"),
      minimum: fc.integer(),
      maxLength: fc.integer({ min: -1, max: 40 }),
      items: fc.constantFrom({ type: "string" }, { type: "integer" }, true),
    },
    { requiredKeys: ["type"] },
  ),
  fc.constantFrom(
    true,
    false,
    {},
    { anyOf: [{ type: "string" }, { type: "null" }] },
    { $ref: "#/properties/path" },
    { $ref: "#" },
    { const: 3 },
  ),
);
const parameter = fc.constantFrom(
  "path",
  "to",
  "amount",
  "query",
  "limit",
  "id",
  "user_id",
  "due_date",
  "__proto__",
  "body",
  "on",
  "from",
  "task_id",
);

/** The schema of a tool, for the most part as servers write them. */
export const schema: fc.Arbitrary<Record<string, unknown>> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.tuple(fc.dictionary(parameter, leaf, { maxKeys: 5 }), fc.nat(3), fc.boolean()).map(([properties, needed, isOpen]) => ({
      type: "object",
      properties,
      required: Object.keys(properties).slice(0, needed),
      ...(isOpen ? {} : { additionalProperties: false }),
    })),
  },
  fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 }),
);

const toolName = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom(
      "delete_file",
      "read_file",
      "send_mail",
      "search",
      "listIssues",
      "close-issue",
      "transfer_money",
      "get_weather",
      "a",
    ),
  },
  fc.string({ minLength: 1, maxLength: 12 }),
);

export const tool: fc.Arbitrary<ToolDefinition> = fc.record(
  {
    name: toolName,
    title: fc.string({ maxLength: 20 }),
    description: fc.oneof(
      fc.constantFrom("Delete a file.", "Send a mail to somebody", "Search the web", "List issues of a repository"),
      typedMessage,
    ),
    inputSchema: schema,
    annotations: fc.record({ readOnlyHint: fc.boolean(), destructiveHint: fc.boolean() }, { requiredKeys: [] }),
    server: fc.constantFrom("files", "mail", "web"),
    trust: fc.constantFrom("trusted" as const, "untrusted" as const),
  },
  { requiredKeys: ["name", "inputSchema"] },
);

/** Tools of one or more servers, no name twice. */
export const tools: fc.Arbitrary<ToolDefinition[]> = fc.uniqueArray(tool, {
  maxLength: 5,
  selector: ({ name, server }) => `${server} ${name}`,
});

/** A call that a model might propose. */
export const proposed: fc.Arbitrary<{ toolName: string; arguments: Record<string, unknown> }> = fc.record({
  toolName: fc.oneof(toolName, fc.constantFrom("add_task", "delete_task", "list_tasks", "update_task")),
  arguments: fc.oneof(
    fc.dictionary(parameter, fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom("notes.txt", "t1", " ", "💩", "../", "*", 900)), {
      maxKeys: 4,
    }),
    fc.dictionary(
      fc.constantFrom("task_id", "title", "due_date", "filters"),
      fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom("t1", "1")),
      { maxKeys: 3 },
    ),
  ) as fc.Arbitrary<Record<string, unknown>>,
});
