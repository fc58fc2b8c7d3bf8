import { requestWords, transferWords } from "../../lexicon/en/capability-words.ts";
import type { Deed } from "./deed.ts";
import { stemsIn } from "./stems.ts";
import type { Subject, SubjectScore } from "./subjects.ts";
import type { ToolWords } from "./words.ts";

const reading = stemsIn(transferWords.reads);
const writing = stemsIn(transferWords.writes);
const requesting = stemsIn(requestWords);
/** From which score a subject counts at all, and beside a stronger one. */
const ALONE = 1.5;
const BESIDE = 2;

/** The subject that decides; null where the words are too faint. */
export function leadingSubject(subjects: readonly SubjectScore[]): SubjectScore | null {
  const [best] = subjects;
  return best !== undefined && best.score >= ALONE ? best : null;
}

/** The categories of the seed that a tool has, by what it is about and what it does to that. */
export function capabilitiesBySubject(words: ToolWords, subjects: readonly SubjectScore[], { kind }: Deed): string[] {
  if (kind === "own") return [];
  const best = leadingSubject(subjects);
  // A tool that only says that it looks for something, or gets something, does so somewhere else.
  if (best === null) return kind === "seek" ? ["web_search"] : kind === "read" ? ["api_call"] : [];
  if ([...requesting].every((stem) => words.sentence.some((word) => word.stem === stem))) return ["api_call"];
  const found = new Set(leading(best.subject, kind));
  if (best.subject === "own") return [];
  const score = (subject: Subject): number => subjects.find((other) => other.subject === subject)?.score ?? 0;
  if (words.name.some(({ stem }) => reading.has(stem)) && score("file") >= BESIDE) found.add("filesystem_read");
  if (words.name.some(({ stem }) => writing.has(stem)) && best.subject !== "service") {
    found.delete("filesystem_read");
    found.add("filesystem_write");
    if (score("page") + score("published") >= BESIDE) found.add("web_read");
  }
  if (best.subject === "file" && kind !== "write" && words.hasOutput) found.add("filesystem_write").add("filesystem_read");
  if (best.subject === "service" && kind === "seek" && score("published") >= BESIDE) found.add("web_search");
  if (best.subject === "page" && kind === "run") found.add("code_execute");
  if (best.subject === "code" && kind === "run" && score("page") >= BESIDE) found.add("web_read");
  return [...found];
}

function leading(subject: Subject, kind: Deed["kind"]): string[] {
  switch (subject) {
    case "file":
      return [kind === "write" ? "filesystem_write" : "filesystem_read"];
    case "record":
      return [kind === "write" ? "database_write" : "database_read"];
    case "page":
    case "published":
      return [kind === "seek" ? "web_search" : "web_read"];
    case "code":
      return ["code_execute"];
    case "service":
      return ["api_call"];
    case "own":
      return [];
  }
}
