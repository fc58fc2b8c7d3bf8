import type { ExecutionOptions } from "./types.ts";

/** Tells how far it is. What hears it may throw or reject: what was done is kept all the same. */
export function tell({ onProgress }: ExecutionOptions, progress: { done: number; total: number; tool: string }): void {
  if (onProgress === undefined) return;
  new Promise<unknown>((resolve) => resolve(onProgress(progress))).catch(() => undefined);
}
