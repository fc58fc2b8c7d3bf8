import { createToolDecisionEngine } from "../../../src/engine/index.ts";
import { mapIntentToTool } from "../../../src/registry/map.ts";
import { taskRegistry } from "../../../src/registry/task-registry.ts";
import type { LabelledLine } from "../data.ts";
import { scoringContext } from "../library.ts";
import { type Share, shareOf } from "../statistics.ts";

/** How often the engine does without the model, and how often it is right then. */
export interface SuggestScores {
  /** Of what it calls, what the label wants. */
  readonly precision: Share;
  /** Of the lines that ask for something: called, asked about, both. */
  readonly called: Share;
  readonly asked: Share;
  readonly withoutModel: Share;
  /** Of the lines that ask for nothing: those that it called or asked about. */
  readonly disturbed: Share;
  /** What the tools take of each request to a model, in tokens of four characters. */
  readonly toolTokens: number;
}

const CHARACTERS = 4;
const NOTHING = "unknown";

export function scoreSuggest(lines: readonly LabelledLine[]): SuggestScores {
  const engine = createToolDecisionEngine();
  const rows = lines.map(({ text, intent, accept = [] }) => {
    const { action, calls } = engine.suggest(text, scoringContext);
    const wanted = [intent, ...accept].map((one) => mapIntentToTool(one));
    return { action, asks: intent !== NOTHING, right: calls.every(({ toolName }) => wanted.includes(toolName)) };
  });
  const called = rows.filter(({ action }) => action === "call");
  const asking = rows.filter(({ asks }) => asks);
  const others = rows.filter(({ asks }) => !asks);
  const share = (of: typeof rows, holds: (row: (typeof rows)[number]) => boolean): Share => shareOf(of.filter(holds).length, of.length);
  return {
    precision: share(called, ({ right }) => right),
    called: share(asking, ({ action }) => action === "call"),
    asked: share(asking, ({ action }) => action === "ask"),
    withoutModel: share(asking, ({ action }) => action !== "defer"),
    disturbed: share(others, ({ action }) => action !== "defer"),
    toolTokens: tokensOfTools(),
  };
}

/** The tools as they go to a model with every request. */
function tokensOfTools(): number {
  const tools = Object.entries(taskRegistry.tools).map(([name, { description, inputSchema }]) => ({
    type: "function",
    function: { name, description, parameters: inputSchema.json },
  }));
  return Math.round(JSON.stringify(tools).length / CHARACTERS);
}
