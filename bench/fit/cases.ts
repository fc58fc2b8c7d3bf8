import type { Context } from "../../src/contract/context.ts";
import { readContext } from "../../src/input/context.ts";
import { readOptions } from "../../src/input/options.ts";
import { readClauses } from "../../src/intent/clauses.ts";
import { UNKNOWN } from "../../src/intent/detection.ts";
import { fitsKnownTasks } from "../../src/intent/known.ts";
import { readMessage } from "../../src/intent/reading.ts";
import { wordingsOf } from "../../src/intent/score.ts";
import { hashText } from "../eval/data.ts";

/** A message, what is known beside it, and the intents that are right. */
export interface FitLine {
  readonly text: string;
  readonly labels: readonly string[];
  readonly context: Context;
}

/** A rule that shows an intent, what it loses in its place, and the guards that speak against it. */
export interface Ground {
  readonly rule: string;
  readonly loss: number;
  readonly guards: readonly string[];
}

/** A labelled line as the fit sees it: for each intent its rules as they rank, of which the first counts. */
export interface Case {
  readonly labels: readonly string[];
  readonly choices: readonly { readonly intent: string; readonly grounds: readonly Ground[] }[];
  readonly fold: number;
}

/** Reads each line as `detectIntent` does and notes the rules that fire in the clause that decides. */
export function readCases(lines: readonly FitLine[], folds: number): Case[] {
  const settings = readOptions(undefined);
  return lines.map(({ text, labels, context }) => {
    const detections = readClauses(readMessage(text, readContext(context), settings));
    const clause = (detections.find((one) => one.intent !== UNKNOWN) ?? detections[0])?.clause;
    const wordings = clause === undefined ? [] : wordingsOf(clause).filter(({ frame }) => fitsKnownTasks(clause, frame));
    const intents = [...new Set(wordings.map(({ frame }) => frame.frame.intent))];
    const choices = intents.map((intent) => ({
      intent,
      grounds: wordings
        .filter(({ frame }) => frame.frame.intent === intent)
        .map(({ frame, loss, guards }) => ({ rule: frame.frame.rule, loss, guards: guards.map(({ rule }) => rule) })),
    }));
    return { labels, choices, fold: hashText(`${text} fold`) % folds };
  });
}
