import { type CheckCall, withRefusals } from "./check.ts";
import { marked } from "./local.ts";
import type { CallParams, Content, GenerateResult, Metadata, ModelLike, Usage } from "./protocol.ts";
import type { Refused } from "./refused.ts";
import { summed } from "./usage.ts";
import { stoppedText } from "./words.ts";

/** The answer of a model, without the calls that are stopped; where nothing else is left of it, the model is asked again. */
export async function guardGenerate(model: ModelLike, params: CallParams, check: CheckCall, retries: number): Promise<GenerateResult> {
  let request = params;
  let usage: Usage | null = null;
  const stopped: Refused[] = [];
  for (let attempt = 0; ; attempt++) {
    const result = await model.doGenerate(request);
    usage = usage === null ? result.usage : summed(usage, result.usage);
    const refused = result.content.flatMap((part) => {
      const found = part.type === "tool-call" ? check(part) : null;
      return found === null ? [] : [found];
    });
    const parts = new Set<Content>(refused.map(({ part }) => part));
    const kept = result.content.filter((part) => !parts.has(part));
    const calls = kept.filter(({ type }) => type === "tool-call").length;
    stopped.push(...refused);
    if (isOver(refused.length, calls, attempt, retries)) {
      const content: Content[] = refused.length === 0 ? kept : [...kept, { type: "text", text: stoppedText(refused) }];
      const finishReason = refused.length > 0 && calls === 0 ? { unified: "stop" as const, raw: undefined } : result.finishReason;
      return { ...result, content, finishReason, usage, ...blockedNote(result.providerMetadata, stopped) };
    }
    request = withRefusals(request, refused);
  }
}

/** Whether an answer stands: nothing was stopped, something else may run, or the model has been asked often enough. */
export function isOver(refused: number, kept: number, attempt: number, retries: number): boolean {
  return refused === 0 || kept > 0 || attempt >= retries;
}

/** The metadata of a result, with what was stopped and why. */
export function blockedNote(metadata: Metadata | undefined, stopped: readonly Refused[]): { providerMetadata?: Metadata } {
  if (stopped.length === 0) return metadata === undefined ? {} : { providerMetadata: metadata };
  const blocked = stopped.map(({ toolName, codes, reason, part }) => ({ toolName, input: part.input, codes, reason }));
  return { providerMetadata: { ...metadata, ...marked({ answeredBy: "model", blocked }) } };
}
