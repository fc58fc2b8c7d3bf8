import type { Usage } from "./protocol.ts";

/** What an answer costs that no model has given. */
export function noUsage(): Usage {
  return {
    inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 0, text: 0, reasoning: 0 },
  };
}

/** What two calls of a model cost together; what neither tells stays unknown. */
export function summed(one: Usage, other: Usage): Usage {
  const plus = (a: number | undefined, b: number | undefined): number | undefined =>
    a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0);
  const [input, more] = [one.inputTokens, other.inputTokens];
  return {
    inputTokens: {
      total: plus(input.total, more.total),
      noCache: plus(input.noCache, more.noCache),
      cacheRead: plus(input.cacheRead, more.cacheRead),
      cacheWrite: plus(input.cacheWrite, more.cacheWrite),
    },
    outputTokens: {
      total: plus(one.outputTokens.total, other.outputTokens.total),
      text: plus(one.outputTokens.text, other.outputTokens.text),
      reasoning: plus(one.outputTokens.reasoning, other.outputTokens.reasoning),
    },
  };
}
