import { bareName } from "../../catalog/categories.ts";
import type { ToolDefinition } from "../../catalog/definition.ts";
import { stemOf } from "../../catalog/rank/terms.ts";
import { wordsOfName } from "../../catalog/words.ts";
import { outputParameters, wholeNames } from "../../lexicon/en/capability-words.ts";
import { stemsIn } from "./stems.ts";

/** Where a word of a tool stands, the most telling place first, and what it counts there. */
const places = [
  { place: "name", worth: 3 },
  { place: "title", worth: 2 },
  { place: "description", worth: 2 },
  { place: "server", worth: 1.5 },
  { place: "parameters", worth: 1 },
] as const;
type Place = (typeof places)[number]["place"];

/** A word that a tool is told by, once, at its best place. */
export interface Sign {
  readonly word: string;
  readonly stem: string;
  readonly place: Place;
  readonly worth: number;
}

/** What there is to read of a tool. */
export interface ToolWords {
  readonly signs: readonly Sign[];
  /** Words of the bare name, in order. */
  readonly name: readonly Word[];
  /** Words of the first sentence, in order. */
  readonly sentence: readonly Word[];
  /** Whether a parameter names where a result is written. */
  readonly hasOutput: boolean;
}

export interface Word {
  readonly word: string;
  readonly stem: string;
}

/** Words of the first sentence that are read; later ones give examples and warnings. */
const MOST_WORDS = 24;
const MOST_PARAMETERS = 24;
const LONGEST_TEXT = 2000;

export function wordsOfTool(tool: ToolDefinition): ToolWords {
  const name = wordsIn(bareName(tool.name));
  const sentence = wordsIn(firstSentence(tool.description ?? "")).slice(0, MOST_WORDS);
  const parameters = Object.keys(propertiesOf(tool)).slice(0, MOST_PARAMETERS).map(wordsIn);
  const words: Record<Place, readonly Word[]> = {
    name,
    title: wordsIn(tool.title ?? tool.annotations?.title ?? ""),
    description: sentence,
    server: wordsIn(tool.server ?? ""),
    parameters: parameters.flat(),
  };
  const signs = new Map<string, Sign>();
  for (const { place, worth } of places) {
    for (const { word, stem } of words[place]) if (!signs.has(stem)) signs.set(stem, { word, stem, place, worth });
  }
  return { signs: [...signs.values()], name, sentence, hasOutput: parameters.some(isOutput) };
}

const output = stemsIn(outputParameters.output);
const outputPlace = stemsIn(outputParameters.place);

function isOutput(words: readonly Word[]): boolean {
  return words.some(({ stem }) => output.has(stem)) && words.some(({ stem }) => outputPlace.has(stem));
}

function wordsIn(text: string): Word[] {
  return wordsOfName(text).map((word) => ({ word, stem: stemOf(word) }));
}

function propertiesOf(tool: ToolDefinition): object {
  const properties = tool.inputSchema["properties"];
  return typeof properties === "object" && properties !== null ? properties : {};
}

/** Up to the first full stop, or the end of the first line. */
function firstSentence(description: string): string {
  const text = description.slice(0, LONGEST_TEXT).trim();
  const end = /[.!?。](?:\s|$)|\n/u.exec(text);
  const sentence = end === null ? text : text.slice(0, end.index);
  return wholeNames.reduce((rest, name) => rest.replaceAll(name, name.toLowerCase()), sentence);
}
