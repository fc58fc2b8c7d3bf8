import { commandVerbs, contractions, otherWords, questionWords, spellings } from "./words.ts";

/** Whether a text begins with the base form of a verb: "add milk", so that a "please" or a "don't" may stand before it. */
export function isCommand(text: string): boolean {
  return commandVerbs.has(firstWord(text));
}

export function isQuestion(text: string): boolean {
  return questionWords.has(firstWord(text));
}

function firstWord(text: string): string {
  return /^\s*([\p{L}'’]+)(?=\s)/u.exec(text)?.[1]?.toLowerCase().replace("’", "'") ?? "";
}

/** The text as it goes on behind other words. */
export function continued(text: string): string {
  const trimmed = text.trim();
  return /^[A-Z][a-z]/.test(trimmed) ? trimmed.charAt(0).toLowerCase() + trimmed.slice(1) : trimmed;
}

/** The text without the marks at its end; "!!" is none of them, but a priority. */
export function unmarked(text: string): string {
  if (text.trimEnd().endsWith("!!")) return text;
  return text.replace(/[\s.!?…,]+$/u, "");
}

export function endsInMark(text: string): boolean {
  return /[^\p{L}\p{N}]$/u.test(text);
}

type Pair = readonly [from: string, to: string];

/** Replaces whole words, keeping a capital at their beginning; null where there is none of them. */
function replacer(pairs: readonly Pair[]): (text: string) => string | null {
  const table = new Map(pairs);
  const words = pairs.map(
    ([from]) => from.replace(/-$/, "").replaceAll("'", "['’]").replaceAll(" ", "\\s+") + (from.endsWith("-") ? "" : "(?![\\w'’-])"),
  );
  const pattern = new RegExp(`(?<![\\w'’-])(?:${words.sort((one, other) => other.length - one.length).join("|")})`, "giu");
  return (text) => {
    const replaced = text.replace(pattern, (found) => {
      const plain = found.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ");
      const to = table.get(plain) ?? table.get(`${plain}-`)?.replace(/-$/, "") ?? found;
      return /^[A-Z]/.test(found) ? to.charAt(0).toUpperCase() + to.slice(1) : to;
    });
    return replaced === text ? null : replaced;
  };
}

const reversed = (pairs: readonly Pair[]): Pair[] => pairs.map(([from, to]) => [to, from]);
const bare: readonly Pair[] = contractions
  .map(([, short]): Pair => [short, short.replaceAll("'", "")])
  .filter(([, word]) => !otherWords.has(word));

/** "what they are", "do I have": a verb that carries the sense, or ends the sentence, is not contracted. */
const NOT_CONTRACTED =
  /\bhave(?!\s+(?:been|got|done|added|made|set|put|had|finished|completed|bought|already|just)\b)|\b(?:am|is|are|have)(?=\s*(?:[.!?,]|$))/giu;
const KEPT = "\u0001";

export function contract(text: string): string | null {
  const contracted = contractAll(text.replace(NOT_CONTRACTED, (verb) => KEPT + verb))?.replaceAll(KEPT, "");
  return contracted ?? null;
}

const contractAll = replacer(contractions);
export const expand = replacer(reversed(contractions));
export const withoutApostrophes = replacer(bare);
export const toBritish = replacer(spellings);
export const toAmerican = replacer(reversed(spellings));

/** One form for all spellings of a text that the transformations may give. */
export function canonical(text: string): string {
  const lowered = text.toLowerCase().replaceAll("’", "'").replace(/\s+/gu, " ").trim();
  const american = toAmerican(lowered) ?? lowered;
  return unmarked((contract(american) ?? american).replaceAll("'", ""));
}
