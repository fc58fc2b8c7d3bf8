import { compromiseAnalyzer } from "../../src/adapters/compromise.ts";
import { detectIntent, routeMessage } from "../../src/index.ts";
import type { LabelledLine } from "./data.ts";
import { type IntentScores, scoreIntents } from "./intents.ts";
import type { Library } from "./library.ts";

const options = { analyzer: compromiseAnalyzer } as const;

/** The scores of the intents with `pointsman/compromise` asked where the tables are in doubt. */
export function scoreWithCompromise(library: Library, lines: readonly LabelledLine[]): IntentScores {
  const withAnalyzer: Library = {
    ...library,
    detectIntent: (message, context) => detectIntent(message, context, options),
    routeMessage: (message, context) => routeMessage(message, context, options),
  };
  return scoreIntents(withAnalyzer, lines, [], () => undefined);
}
