import { namelessSubjects, ownMatter, subjectWords } from "../../lexicon/en/capability-words.ts";
import { stemsIn } from "./stems.ts";
import type { Sign, ToolWords } from "./words.ts";

export type Subject = keyof typeof subjectWords | "own";

/** What a tool is about, and the words that say so, the strongest first. */
export interface SubjectScore {
  readonly subject: Subject;
  readonly score: number;
  readonly signs: readonly Sign[];
}

const tables: readonly { readonly subject: Subject; readonly stems: ReadonlySet<string>; readonly factor: number }[] = [
  { subject: "file", stems: stemsIn(subjectWords.file), factor: 1 },
  { subject: "record", stems: stemsIn(subjectWords.record), factor: 1 },
  { subject: "page", stems: stemsIn(subjectWords.page), factor: 1 },
  { subject: "published", stems: stemsIn(subjectWords.published), factor: 1 },
  { subject: "code", stems: stemsIn(subjectWords.code), factor: 1 },
  { subject: "service", stems: stemsIn(subjectWords.service), factor: 1 },
  // What stays at home is told by one word, amid the words of what it draws or counts.
  { subject: "own", stems: stemsIn(ownMatter.plain), factor: 1.5 },
  { subject: "own", stems: stemsIn(ownMatter.faint), factor: 0.9 },
];
const nameless = new Set(namelessSubjects);

/** Second and further words for one subject add less: a list of examples is no stronger than a plain word. */
const FURTHER = 0.5;

/** The subjects of a tool, the strongest first; of two as strong, the one whose table stands first. */
export function subjectsOf(words: ToolWords): SubjectScore[] {
  return tables
    .map(({ subject, stems, factor }) => {
      const signs = words.signs
        .filter(({ stem, place }) => stems.has(stem) && !(place === "server" && nameless.has(subject)))
        .sort((one, other) => other.worth - one.worth);
      return { subject, signs, score: factor * signs.reduce((sum, { worth }, index) => sum + worth * FURTHER ** index, 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
}
