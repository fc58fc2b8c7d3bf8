import type { Frame, Guard } from "../lexicon/frame.ts";
import type { Language } from "../lexicon/language.ts";
import type { ToolRegistry } from "../registry/define.ts";
import { compileWords, type WordClass, type WordTable } from "../text/lattice.ts";
import { compilePattern, type Needs, needOf, type Pattern, patternWith } from "../text/pattern.ts";
import { indexPatterns, type PatternIndex } from "./pattern-index.ts";
import { packedKeysOf } from "./pattern-keys.ts";

/** Every row has every field: rows of one shape are read faster. */
export interface CompiledFrame extends Pick<Frame, "rule" | "intent" | "weight"> {
  readonly needs: Frame["needs"];
  readonly role: Frame["role"];
  readonly despite: Frame["despite"];
  readonly pattern: Pattern;
  /** What it adds to the score: its weight after the fit. */
  readonly score: number;
}
export interface CompiledGuard extends Pick<Guard, "rule" | "reason" | "weight"> {
  readonly spares: Guard["spares"];
  readonly pattern: Pattern;
  readonly score: number;
}

/** A registry's intents in the words of a language, ready to be matched. */
export interface Grammar {
  readonly words: WordTable;
  /** The very words that patterns name, numbered behind the classes; and how many numbers there are. */
  readonly literals: ReadonlyMap<string, number>;
  readonly needCount: number;
  readonly frameIndex: PatternIndex<CompiledFrame>;
  readonly guardIndex: PatternIndex<CompiledGuard>;
}

/** Classes whose words are found by other means than a table: dates, quotes, ids, numbers and marks. */
export const FOUND_CLASSES = ["date", "quoted", "identifier", "number", "punctuation", "takenback", "relayed", "nameword"] as const;

const ALL_INTENTS = "*";
/** What the words of an intent that the language has no wordings for count more: a caller who registers them means them. */
const OWN_INTENT = 6;

const grammars = new WeakMap<ToolRegistry<object>, WeakMap<Language, Grammar>>();

/** The grammar of a registry in a language: compiled once for the pair, then looked up. */
export function grammarOf(registry: ToolRegistry<object>, language: Language): Grammar {
  let byLanguage = grammars.get(registry);
  if (byLanguage === undefined) {
    byLanguage = new WeakMap();
    grammars.set(registry, byLanguage);
  }
  let grammar = byLanguage.get(language);
  if (grammar === undefined) {
    grammar = compileGrammar(registry, language);
    byLanguage.set(language, grammar);
  }
  return grammar;
}

function compileGrammar(registry: ToolRegistry<object>, language: Language): Grammar {
  const classes: Record<string, WordClass> = Object.create(null);
  for (const name of FOUND_CLASSES) classes[name] = {};
  for (const [name, row] of Object.entries(language.wordClasses)) classes[name] = row;
  const taskNouns: WordClass = { words: ["tasknoun", "itemword"].flatMap((name) => language.wordClasses[name]?.words ?? []), typos: true };
  const names = Object.keys(registry.intents);
  names.forEach((name, index) => {
    const intent = registry.intents[name];
    classes[`@${index}`] = { verbs: (intent?.triggers ?? []).map((trigger) => trigger.toLowerCase()), typos: true };
    const objects = intent?.objects?.flatMap((noun) => [noun.toLowerCase(), `${noun.toLowerCase()}s`]);
    classes[`@object${index}`] = objects === undefined ? taskNouns : { words: objects, typos: true };
  });
  const described = new Set(language.frames.map(({ intent }) => intent));
  const words = compileWords(classes, language);
  const scoreOf = ({ rule, weight }: Frame | Guard): number => language.weights[rule] ?? weight;
  const needs = { classes: words.ids, literals: new Map<string, number>(), sizes: sizesOf(words) };
  const patternOf = patternReader(language, needs);
  const frames = language.frames.flatMap((frame, row): CompiledFrame[] => {
    if (frame.intent !== ALL_INTENTS) {
      return Object.hasOwn(registry.intents, frame.intent)
        ? [compiledFrame(frame, frame.intent, patternOf(frame.pattern, row, null), scoreOf(frame), 0)]
        : [];
    }
    const fitting = names.filter((intent) => frame.needs !== "reference" || registry.intents[intent]?.needsReference === true);
    return fitting.map((intent) => {
      const own = described.has(intent) ? 0 : OWN_INTENT;
      const pattern = patternOf(frame.pattern, row, names.indexOf(intent));
      return compiledFrame(frame, intent, pattern, scoreOf(frame), own);
    });
  });
  const guards = language.guards.map((guard, at): CompiledGuard => {
    const { rule, reason, weight, spares } = guard;
    return { rule, reason, weight, spares, score: scoreOf(guard), pattern: patternOf(guard.pattern, language.frames.length + at, null) };
  });
  const needCount = words.ids.size + needs.literals.size;
  return { words, literals: needs.literals, needCount, frameIndex: indexPatterns(frames), guardIndex: indexPatterns(guards) };
}

/** Makes the patterns of a language's rows, with the keys that the build packed where it did, and for one intent where a row is for all. */
function patternReader(language: Language, needs: Needs): (pattern: string, row: number, intent: number | null) => Pattern {
  const packed = packedKeysOf(language);
  const suited = (text: string, intent: number | null) => (intent === null ? text : forIntent(text, intent));
  if (packed === null) return (pattern, _, intent) => compilePattern(suited(pattern, intent), needs);
  for (const word of packed.literals) needs.literals.set(word, needs.classes.size + needs.literals.size);
  return (pattern, row, intent) => {
    const key = packed.rows[row]?.map((name) => needOf(suited(name, intent), pattern, needs)) ?? [];
    return patternWith(suited(pattern, intent), key.length === 0 ? null : key, needs);
  };
}

function compiledFrame(
  { rule, weight, needs, role, despite }: Frame,
  intent: string,
  pattern: Pattern,
  score: number,
  own: number,
): CompiledFrame {
  return { rule, intent, weight: weight + own, needs, role, despite, pattern, score: score + own };
}

/** Numbers, dates and marks stand in every other message: as often as a class of so many phrases. */
const FOUND_SIZE = 200;

/** How many phrases each class has. */
export function sizesOf(words: WordTable): ReadonlyMap<number, number> {
  return new Map([...words.sizes, ...FOUND_CLASSES.map((name) => [words.ids.get(name) ?? -1, FOUND_SIZE] as const)]);
}

/** The general pattern with the classes of one intent: "@" its triggers, "@object" its nouns. */
function forIntent(pattern: string, index: number): string {
  return pattern.replace(/@(object)?/g, (_, object: string | undefined) => `@${object ?? ""}${index}`);
}
