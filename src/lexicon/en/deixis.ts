import { phrases } from "../phrases.ts";

/** Words that point at a task without naming it, and words that take many at once. */
export interface DeixisWords {
  readonly singular: readonly string[];
  readonly plural: readonly string[];
  /** The one of two that was not spoken of. */
  readonly other: readonly string[];
  /** All but the ones that were spoken of. */
  readonly rest: readonly string[];
  /** "all", "every": take whatever the rest of the words leave. */
  readonly all: readonly string[];
  /** "both": takes exactly two. */
  readonly both: readonly string[];
  /** Before several tasks, of which one is meant: "*one of* the grocery ones". */
  readonly oneOf: readonly string[];
  /** What cuts something out of "all". */
  readonly except: readonly string[];
  /** The same behind numbers: "2 to 5, *not* 3". */
  readonly exceptNumbers: readonly string[];
  /** Words before a number in a text that make it the number of a task ("task 3"); `#` is understood without a word. */
  readonly before: readonly string[];
}

export const deixisWords: DeixisWords = {
  singular: phrases(`
    it | that | this | that one | this one | the one | the same | same | the same one | same one | the same task | the previous one | the previous task
    this guy | that guy | that thing | this thing | its | it's | thats | that's | him | her
  `),
  plural: phrases(`
    them | em | they | they're | theyre | they are | those | these | those ones | these ones | those two | these two | them two | the two
    those tasks | these tasks | those items | these items
  `),
  other: ["other", "the other", "other one", "the other one", "that other one", "the other task", "other task", "the remaining one"],
  rest: phrases(`
    the rest | rest | the rest of them | the rest of those | the others | others | the other ones | the other tasks | all the others | all others
    all the other ones | all the other tasks | all other tasks | all the rest | the remaining ones | everything else | all else
  `),
  all: phrases(`
    all | all of | every | every one of | every single | every single one of | each | each of | everything | every thing | all the | the whole
    whole | entire | the entire | absolutely everything | the lot | any and all | whatever | anything | what is | what's | whats | what are
  `),
  both: ["both", "both of", "the both of"],
  oneOf: ["one of", "one off", "one from", "either of", "either one of", "any one of", "just one of", "only one of"],
  except: phrases(`
    except | except for | expect for | but | but not | but keep | but leave | besides | other than | apart from | aside from | excluding | save | save for | bar
    barring | with the exception of | not counting | without
  `),
  exceptNumbers: ["not", "and not", "minus", "less", "skip", "skipping", "leave out", "leaving out"],
  before: ["task", "todo", "to-do", "reminder", "item", "chore", "errand", "id", "number", "ticket"],
};
