import { wordsOfName } from "../../catalog/words.ts";
import { emptinessWords, wordlessValues } from "../../lexicon/en/grounding.ts";
import { normalize } from "../../text/normalize.ts";
import { tokenize } from "../../text/tokens.ts";
import type { Finding } from "../types.ts";
import type { Case } from "./case.ts";
import { type Path, shown, ungrounded } from "./findings.ts";

const WORD = /[\p{L}\p{N}]/u;

/** Whether a text has no letter and no digit: nothing that the words of a message could give. */
export function isWordless(text: string): boolean {
  return !WORD.test(text);
}

/** A value that says nothing, or everything: it has to stand in the message by itself, or to be asked for in words. */
export function checkWordless({ ground }: Case, path: Path, text: string): Finding | null {
  const value = text.trim();
  const heard = new Set(tokenize(ground.heard).map((token) => token.text));
  const wordings = Object.hasOwn(wordlessValues, value) ? (wordlessValues[value] ?? []) : [];
  if (wordings.some((word) => heard.has(word))) return null;
  if (value !== "" && standsAlone(ground.heard, normalize(value))) return null;
  return value === "" ? checkEmpty(ground.heard, path) : ungrounded(path, `Nobody said "${shown(value)}".`);
}

/** A list, an object or a text with nothing in it. */
export function checkEmpty(heard: string, path: Path): Finding | null {
  const said = new Set(tokenize(heard).map((token) => token.text));
  const name = String(path.findLast((part) => typeof part === "string") ?? "");
  const isNamed = wordsOfName(name).some((word) => said.has(word) || said.has(`${word}s`));
  if (isNamed && [...emptinessWords].some((word) => said.has(word))) return null;
  return ungrounded(path, `Nobody said that "${name}" is to be empty.`);
}

/** Between blanks, quotation marks or the ends. */
function standsAlone(text: string, value: string): boolean {
  for (let at = text.indexOf(value), tries = 0; at >= 0 && tries < MOST; at = text.indexOf(value, at + 1), tries++)
    if (EDGE.test(text.charAt(at - 1)) && EDGE.test(text.charAt(at + value.length))) return true;
  return false;
}

const MOST = 200;
const EDGE = /^[\s"'(),]?$/;
