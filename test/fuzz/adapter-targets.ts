import fc from "fast-check";
import { createAiSdkTools } from "../../src/adapters/ai-sdk/index.ts";
import { chronoDates } from "../../src/adapters/chrono.ts";
import { compromiseAnalyzer } from "../../src/adapters/compromise.ts";
import {
  answerFromElicitation,
  callFromMcp,
  callToMcp,
  confirmationRequest,
  isConfirmed,
  listMcpTools,
  questionRequest,
  toolsFromMcp,
  turnOfMeta,
} from "../../src/adapters/mcp/index.ts";
import { createOpenAITools, functionCallOutput, strictSchema, toolMessage, withoutAbsent } from "../../src/adapters/openai/index.ts";
import type { ToolDefinition } from "../../src/catalog/index.ts";
import { createToolDecisionEngine } from "../../src/engine/index.ts";
import { type ProposedCall, routeMessage } from "../../src/index.ts";
import type { Target } from "./fault.ts";
import { anything, message, proposed, schema, tools } from "./inputs.ts";

const germanDates = chronoDates("de");

const elicited = fc.record({
  action: fc.constantFrom("accept" as const, "decline" as const, "cancel" as const),
  content: fc.dictionary(fc.constantFrom("confirm", "answer"), fc.oneof(fc.boolean(), fc.string())),
});

/** What comes from other people's libraries and models. */
export const adapterTargets: readonly Target[] = [
  {
    name: "pointsman/mcp",
    covers: [
      "answerFromElicitation",
      "callFromMcp",
      "callToMcp",
      "confirmationRequest",
      "isConfirmed",
      "listMcpTools",
      "questionRequest",
      "toolsFromMcp",
      "turnOfMeta",
    ],
    share: 20,
    input: fc.record({ tools, call: proposed, said: message, answer: elicited, meta: fc.dictionary(fc.string(), anything) }),
    run: async (given: {
      tools: ToolDefinition[];
      call: ProposedCall;
      said: string;
      answer: Parameters<typeof isConfirmed>[0];
      meta: Record<string, unknown>;
    }) => {
      const listed = toolsFromMcp(given.tools as never, { server: "files" });
      const engine = createToolDecisionEngine({ tools: given.tools });
      const call = callFromMcp(callToMcp(given.call, "files"), "files");
      const verdict = engine.verify(call, given.said);
      turnOfMeta({ name: call.toolName, _meta: given.meta } as never);
      return [
        listed.length,
        await listMcpTools({ listTools: () => Promise.resolve({ tools: given.tools }) } as never),
        confirmationRequest(call, verdict),
        questionRequest(engine.suggest(given.said)),
        isConfirmed(given.answer),
        answerFromElicitation(given.answer),
      ];
    },
  },
  {
    name: "pointsman/openai",
    covers: ["createOpenAITools", "functionCallOutput", "strictSchema", "toolMessage", "withoutAbsent"],
    share: 20,
    input: fc.record({ tools, schema, values: fc.object(), result: anything, output: anything }),
    run: (given: {
      tools: ToolDefinition[];
      schema: Record<string, unknown>;
      values: Record<string, unknown>;
      result: unknown;
      output: unknown;
    }) => {
      const made = createOpenAITools(given.tools);
      return [
        strictSchema(given.schema),
        toolMessage("1", given.result),
        functionCallOutput("1", given.result),
        made.responsesTools().length,
        Object.keys(withoutAbsent(given.values, given.schema)).length,
      ];
    },
  },
  {
    name: "pointsman/ai-sdk",
    covers: ["createAiSdkTools"],
    share: 10,
    input: fc.record({ tools, calls: anything }),
    run: (given: { tools: ToolDefinition[]; calls: unknown }) => {
      createAiSdkTools({ tools: given.tools }).callsOf(given.calls);
    },
  },
  {
    name: "pointsman/compromise",
    covers: ["compromiseAnalyzer"],
    share: 5,
    input: message,
    run: (text: string) => compromiseAnalyzer.opinion(text),
  },
  {
    name: "pointsman/chrono",
    covers: ["chronoDates"],
    share: 5,
    input: message,
    run: (text: string) => routeMessage(text, { now: "2026-11-20T09:00:00Z" }, { dates: germanDates }),
  },
];
