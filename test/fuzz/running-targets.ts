import fc from "fast-check";
import {
  classifyTool,
  createCapabilityHandler,
  createMemoryStore,
  installTool,
  parseSkill,
  resolveTools,
  type ToolDefinition,
} from "../../src/capabilities/index.ts";
import { type ChainStep, parseBatch, parseChain, runBatch, runChain } from "../../src/execution/index.ts";
import { complain, type Target } from "./fault.ts";
import { anything, tool, tools } from "./inputs.ts";

const binding = fc.constantFrom(
  "$a",
  "$a.b",
  "$a[0]",
  '$a["b c"]',
  "$$a",
  "$b",
  "$a.__proto__",
  "$a[-1]",
  "text $a",
  "$a$a$a",
  "costs $USD 5",
);
const params = fc.dictionary(
  fc.constantFrom("path", "value", "__proto__"),
  fc.oneof(binding, fc.jsonValue({ maxDepth: 2 }), fc.array(binding, { maxLength: 4 })),
  { maxKeys: 3 },
);
const step = fc.record(
  {
    tool: fc.constantFrom("give", "echo", "fail", ""),
    params,
    output_as: fc.constantFrom("a", "b", "1"),
    fallback: fc.constantFrom("echo", "give"),
  },
  { requiredKeys: ["tool", "params"] },
);
const written = fc.oneof(
  { weight: 4, arbitrary: fc.array(step, { maxLength: 6 }).map((steps) => JSON.stringify(steps)) },
  fc.json(),
  fc.string(),
);

const skill = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("name", "permissions", "allowed-tools", "description", "__proto__"),
      fc.oneof(fc.string(), fc.constantFrom("[a, b]", "web_read", "&a [*a]", "!!js/function x")),
      fc.string(),
    )
    .map(([field, value, body]) => `---\nname: research\ndescription: Finds things\n${field}: ${value}\n---\n${body}`),
  fc.string(),
);

const segment = fc.oneof(
  fc.constantFrom(
    "api",
    "v1",
    "skills",
    "research",
    "resolved-tools",
    "override",
    "metrics",
    "tools",
    "..",
    "%",
    "%2F",
    "",
    "lifecycle",
    "preview",
  ),
  fc.string({ maxLength: 5 }).map(encodeURIComponent),
);
const request = fc.record({
  path: fc.oneof(
    fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join("/")}`),
    fc.constantFrom(
      "/api/v1/skills/research/resolved-tools",
      "/api/v1/skills/research/resolved-tools/override",
      "/api/v1/skills/resolved-tools/preview",
    ),
  ),
  method: fc.constantFrom("GET", "POST", "HEAD", "OPTIONS", "PUT", "DELETE"),
  headers: fc.dictionary(
    fc.constantFrom("content-type", "authorization", "if-match", "if-none-match", "origin", "sec-fetch-site", "content-length"),
    fc.constantFrom("application/json", "Bearer ann", "*", '"x"', "same-origin", "cross-site", "http://localhost", "text/html", "9"),
  ),
  body: fc.oneof(
    fc.json(),
    fc.string(),
    tool.map((one) => JSON.stringify(one)),
    fc.constant('{"tool":"read_file","effect":"grant","comment":"x"}'),
  ),
  who: fc.oneof(anything, fc.constant({ user: "ann" })),
});
interface Sent {
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly who: unknown;
}

const permission = fc.oneof(fc.constantFrom("web_read", "filesystem_read", "read_file", "__proto__", "*"), fc.string());
const SKILL = "---\nname: research\ndescription: Finds things\npermissions: [web_read, filesystem_read]\n---\n";

/** The functions that run calls, and those that keep what tools can do. */
export const runningTargets: readonly Target[] = [
  {
    name: "parseChain, runChain",
    covers: ["parseChain", "runChain"],
    share: 40,
    input: fc.record({ written, gives: fc.oneof(anything, fc.constant({ b: [1], "b c": "x" })) }),
    run: async ({ written: text, gives }: { written: string; gives: unknown }) => {
      const read = parseChain(`CHAIN: ${text}`);
      if (!read.ok) return read;
      const run = await runChain(read.steps, ({ toolName, arguments: values }) =>
        toolName === "fail" ? Promise.reject(gives) : Promise.resolve(toolName === "give" ? gives : values),
      );
      if (run.completed.length + run.skipped.length + (run.failed === null ? 0 : 1) !== read.steps.length)
        complain("a step is neither done, failed nor skipped");
      return read;
    },
  },
  {
    name: "runChain, any steps",
    covers: ["runChain"],
    share: 15,
    input: fc.oneof(anything, fc.array(fc.oneof(step, anything))),
    run: async (steps: ChainStep[]) => {
      await runChain(steps, ({ arguments: values }) => Promise.resolve(values));
    },
  },
  {
    name: "parseBatch, runBatch",
    covers: ["parseBatch", "runBatch"],
    share: 15,
    input: fc.record({ written, junk: anything }),
    run: async ({ written: text, junk }: { written: string; junk: unknown }) => {
      const read = parseBatch(`BATCH: ${text}`);
      const calls = read.ok ? read.calls : junk;
      const results = await runBatch(calls as never, () => Promise.resolve(junk));
      if (read.ok && results.length !== read.calls.length) complain("a call has no result");
      return read;
    },
  },
  { name: "parseSkill", covers: ["parseSkill"], share: 20, input: fc.oneof(skill, anything), run: (text: string) => parseSkill(text) },
  {
    name: "classifyTool",
    covers: ["classifyTool"],
    share: 15,
    input: fc.oneof({ weight: 4, arbitrary: tool }, anything),
    run: (one: ToolDefinition) => classifyTool(one),
  },
  {
    name: "installTool, resolveTools",
    covers: ["installTool", "resolveTools", "createMemoryStore"],
    share: 20,
    input: fc.record({
      tools,
      permissions: fc.array(permission, { maxLength: 4 }),
      policy: fc.oneof(fc.constant(undefined), anything),
      answers: anything,
      override: anything,
    }),
    run: async (given: { tools: ToolDefinition[]; permissions: string[]; policy: never; answers: never; override: never }) => {
      const store = createMemoryStore();
      for (const one of given.tools) await installTool(one, { store, classifier: () => Promise.resolve(given.answers) });
      await store.putOverride(given.override).catch(() => undefined);
      await store.put(given.override).catch(() => undefined);
      return [
        await store.list(),
        await store.overrides("research"),
        await resolveTools(given.permissions, {
          store,
          skill: "research",
          ...(given.policy === undefined ? {} : { policy: given.policy }),
        }),
      ];
    },
  },
  {
    name: "createCapabilityHandler",
    covers: ["createCapabilityHandler"],
    share: 20,
    input: request,
    run: async ({ path, method, headers, body, who }: Sent) => {
      const store = createMemoryStore();
      const handle = createCapabilityHandler({
        store,
        skills: () => Promise.resolve([{ path: "SKILL.md", markdown: SKILL }]),
        authorize: () => Promise.resolve(who as { user: string }),
      });
      const hasBody = method !== "GET" && method !== "HEAD";
      const sent = new Request(`http://localhost${path}`, { method, headers, ...(hasBody ? { body } : {}) });
      const response = await handle(sent);
      if (response.status >= 500) complain(`the answer is ${response.status}`);
      if ((response.headers.get("content-type") ?? "").includes("json") && method !== "HEAD") JSON.parse(await response.text());
    },
  },
];
