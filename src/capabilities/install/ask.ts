import type { ToolDefinition } from "../../catalog/definition.ts";
import { clock } from "../../execution/clock.ts";
import type { Classifier } from "../types.ts";

export type Answer = { readonly ok: true; readonly capabilities: string[] } | { readonly ok: false; readonly reason: string };

/** Asks once. Whatever goes wrong is an answer too, so that an install goes on. */
export async function askClassifier(
  classifier: Classifier,
  tool: ToolDefinition,
  categories: readonly string[],
  timeoutMs: number,
): Promise<Answer> {
  let stop = (): void => undefined;
  const late = new Promise<Answer>((resolve) => {
    stop = clock.after(timeoutMs, () => resolve({ ok: false, reason: `The classifier gave no answer within ${timeoutMs} ms.` }));
  });
  try {
    return await Promise.race([answerOf(classifier, tool, categories), late]);
  } finally {
    stop();
  }
}

async function answerOf(classifier: Classifier, tool: ToolDefinition, categories: readonly string[]): Promise<Answer> {
  try {
    return readAnswer(await classifier(structuredClone(tool), [...categories]), categories);
  } catch (error) {
    return { ok: false, reason: `The classifier failed (${shortened(error instanceof Error ? error.message : String(error))}).` };
  }
}

/** A model that names one category that is not there has not understood: nothing of its answer is taken. */
function readAnswer(answer: unknown, categories: readonly string[]): Answer {
  if (!Array.isArray(answer)) return { ok: false, reason: "The classifier gave no list." };
  const known = new Set(categories);
  const named = new Set<string>();
  for (const category of answer.slice(0, MOST_NAMED)) {
    if (typeof category !== "string" || !known.has(category))
      return { ok: false, reason: `The classifier named ${shortened(JSON.stringify(category) ?? "nothing")}, which is no category.` };
    named.add(category);
  }
  return { ok: true, capabilities: [...named].sort() };
}

const MOST_NAMED = 1000;
const LONGEST_QUOTE = 120;

function shortened(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}
