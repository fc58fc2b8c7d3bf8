import { lookingVerbs, mildVerbs, otherDeeds } from "../../lexicon/en/asking-words.ts";
import { catalogVerbs } from "../../lexicon/en/catalog-verbs.ts";
import { closingVerbs } from "../../lexicon/en/plan-words.ts";
import { verbClasses } from "../../lexicon/en/verb-classes.ts";
import { bareName } from "../categories.ts";
import { synonymsOf } from "../rank/synonyms.ts";
import { stemOf } from "../rank/terms.ts";
import { classOfVerb } from "../rank/verbs.ts";
import { wordsOfName } from "../words.ts";

/** What a tool does, as far as words of a message can ask for it. */
export interface Deed {
  /** The whole name, and the name without its server. */
  readonly names: readonly string[];
  /** Words of the name. */
  readonly words: readonly string[];
  /** Stems of its verb and of what means the same; empty where the name has none. */
  readonly stems: ReadonlySet<string>;
  /** Its verb itself; null where the name has none that is known. */
  readonly verb: string | null;
  /** Whether the verb is known to do something, not only to look. */
  readonly does: boolean;
  /** Whether what it does is soon undone. */
  readonly mild: boolean;
}

const looking = new Set([...lookingVerbs, ...verbClasses.read, ...verbClasses.compute].map(stemOf));
const mild = new Set(mildVerbs.map(stemOf));
const known: readonly string[] = [...Object.values(verbClasses).flat(), ...catalogVerbs, ...otherDeeds];
/** "use" says nothing of what is done. */
const doing = new Set(
  known
    .filter((verb) => verb !== "use")
    .map(stemOf)
    .filter((stem) => !looking.has(stem)),
);
/** Verbs as they are written: "embed" is no past. */
export const baseVerbs: ReadonlySet<string> = new Set(known);
const closing = new Set(closingVerbs);
const MOST_WORDS = 20;

/** The deed of a tool by its name; of a name without a known verb, the first word where the description begins with it too, or has no other. */
export function deedOf(name: string, description = ""): Deed {
  const bare = bareName(name);
  const words = wordsOfName(bare).slice(0, MOST_WORDS);
  const stems = words.map(stemOf);
  const first = stems[0] ?? "";
  const at = placeOfVerb(words, stems);
  const verb = at >= 0 ? (words[at] ?? null) : looksLikeVerb(first, description) ? (words[0] ?? null) : null;
  const stem = verb === null ? null : stemOf(verb);
  // "pull" stands for "merge" beside "request", but asks for nothing: of what means the same, only verbs of the classes ask for it.
  const alike = stem === null ? [] : (synonymsOf.get(stem) ?? []).filter((other) => classOfVerb.has(other) && !looking.has(other));
  return {
    names: [...new Set([name.toLowerCase(), bare.toLowerCase()])],
    words,
    stems: new Set(stem === null ? [] : [stem, ...alike]),
    verb,
    does: stem !== null && doing.has(stem),
    mild: stem !== null && mild.has(stem),
  };
}

/** "mark_all_read" marks, "pull_request_read" reads, "tab_close" closes; -1 for a name without a known verb. */
function placeOfVerb(words: readonly string[], stems: readonly string[]): number {
  const isVerb = (at: number): boolean => {
    const [word = "", stem = ""] = [words[at], stems[at]];
    // "news" and "orders" are things.
    return (looking.has(stem) || doing.has(stem)) && (!word.endsWith("s") || baseVerbs.has(word));
  };
  const [first = ""] = stems;
  if (isVerb(0) && (looking.has(first) || classOfVerb.has(first))) return 0;
  const last = words.length - 1;
  if (last > 0 && (closing.has(words[last] ?? "") || looking.has(stems[last] ?? ""))) return last;
  return words.findIndex((_, at) => isVerb(at));
}

/** Whether a stem is that of a verb that does something. */
export function isDoing(stem: string): boolean {
  return doing.has(stem);
}

/** A description begins with its verb: "Frobs a widget". */
function looksLikeVerb(first: string, description: string): boolean {
  const [head = ""] = /\p{L}{2,40}/u.exec(description.slice(0, 80)) ?? [];
  return head === "" || stemOf(head.toLowerCase()) === first;
}
