import { wordsOfName } from "../../catalog/words.ts";
import { entrustedEnds, entrustedWords, exclusionWords, pointingEnds } from "../../lexicon/en/grounding.ts";
import type { Case } from "./case.ts";
import type { Path } from "./findings.ts";
import { onlyLooks } from "./looks.ts";

/** Whether only the person may give a value, and no result of a tool: who receives something, how much of it, what is allowed; of tools that only look, nothing is. */
export function isEntrusted({ tool }: Case, path: Path, value: unknown, isClosed: boolean): boolean {
  if (onlyLooks(tool)) return false;
  const words = wordsOfName(nameAt(path));
  const end = words.at(-1) ?? "";
  if (words.some((word) => entrustedWords.has(word)) || entrustedEnds.has(end)) return true;
  return isClosed || (typeof value === "number" && !pointingEnds.has(end));
}

/** Whether a parameter takes what is not meant: "exclude", "removeLabelIds". */
export function takesDenied(path: Path): boolean {
  return path.some((part) => typeof part === "string" && wordsOfName(part).some((word) => exclusionWords.has(word)));
}

/** The name of the parameter that a value belongs to. */
export function nameAt(path: Path): string {
  return String(path.findLast((part) => typeof part === "string") ?? "");
}
