/** The forms of an English verb that a rule may ask for. */
export type VerbForm = "base" | "third" | "past" | "participle" | "gerund";

export const VERB_FORMS: readonly VerbForm[] = ["base", "third", "past", "participle", "gerund"];

/** What a table says of a verb whose forms do not follow the rule: several spellings of a form are joined by "/". */
export type IrregularVerbs = Readonly<Record<string, readonly [past: string, participle: string, gerund?: string]>>;

/** A form of a verb in one of its spellings. */
export interface Inflection {
  readonly form: VerbForm;
  readonly text: string;
}

/** Each spelling of each form of a verb; of a phrase ("check off") the first word is inflected. */
export function inflect(verb: string, irregular: IrregularVerbs): readonly Inflection[] {
  return inflectorBy(irregular)(verb);
}

/** Inflects verb after verb: each first word once. */
export function inflectorBy(irregular: IrregularVerbs): (verb: string) => readonly Inflection[] {
  const known = new Map<string, readonly Inflection[]>();
  return (verb) => {
    const blank = verb.indexOf(" ");
    const head = blank < 0 ? verb : verb.slice(0, blank);
    let forms = known.get(head);
    if (forms === undefined) {
      forms = [head, ...britishSpelling(head)].flatMap((spelling) => inflectHead(spelling, irregular));
      known.set(head, forms);
    }
    const tail = blank < 0 ? "" : verb.slice(blank);
    return tail === "" ? forms : forms.map(({ form, text }) => ({ form, text: text + tail }));
  };
}

/** "prioritise" for "prioritize". */
function britishSpelling(head: string): string[] {
  return head.length > LONGEST_OTHER && head.endsWith("ize") ? [`${head.slice(0, -3)}ise`] : [];
}

// "prize", "seize": not made with the ending.
const LONGEST_OTHER = 5;

function inflectHead(head: string, irregular: IrregularVerbs): Inflection[] {
  const row = Object.hasOwn(irregular, head) ? irregular[head] : undefined;
  const past = row?.[0] ?? regularPast(head);
  const forms: readonly [VerbForm, string][] = [
    ["base", head],
    ["third", third(head)],
    ["past", past],
    ["participle", row?.[1] ?? past],
    ["gerund", row?.[2] ?? gerund(head)],
  ];
  return forms.flatMap(([form, spellings]) => spellings.split("/").map((text) => ({ form, text })));
}

const VOWELS = "aeiou";

function third(head: string): string {
  if (/(?:s|x|z|ch|sh|o)$/.test(head)) return `${head}es`;
  return endsInConsonantAndY(head) ? `${head.slice(0, -1)}ies` : `${head}s`;
}

function regularPast(head: string): string {
  if (head.endsWith("e")) return `${head}d`;
  if (endsInConsonantAndY(head)) return `${head.slice(0, -1)}ied`;
  return doublesItsLast(head) ? `${head}${head.at(-1)}ed` : `${head}ed`;
}

function gerund(head: string): string {
  if (head.endsWith("ie")) return `${head.slice(0, -2)}ying`;
  if (head.endsWith("e") && !head.endsWith("ee")) return `${head.slice(0, -1)}ing`;
  return doublesItsLast(head) ? `${head}${head.at(-1)}ing` : `${head}ing`;
}

function endsInConsonantAndY(head: string): boolean {
  return head.endsWith("y") && head.length > 1 && !VOWELS.includes(head.at(-2) ?? "");
}

// One syllable that ends in consonant, vowel, consonant: "drop", "jot", "plan". Longer verbs are in the table.
function doublesItsLast(head: string): boolean {
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(head);
}
