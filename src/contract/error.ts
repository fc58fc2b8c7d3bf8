/** Codes of the mistakes that a program, not a person who types, can make. */
export type PointsmanErrorCode = "invalid_options" | "invalid_registry" | "invalid_catalog" | "invalid_language" | "invalid_tasks";

/**
 * A mistake in a program: wrong options, a registry that does not fit together, a broken catalogue.
 * What people type never throws it.
 *
 * @example
 * ```ts
 * try { defineRegistry({ tools: {}, intents: { add: { tool: 3 } } } as never); }
 * catch (error) { error instanceof PointsmanError && error.code; } // "invalid_registry"
 * ```
 */
export class PointsmanError extends Error {
  override readonly name = "PointsmanError";
  readonly code: PointsmanErrorCode;
  /** What to change so that the error goes away. */
  readonly mend: string;

  constructor(code: PointsmanErrorCode, explanation: string, mend: string) {
    super(`${explanation} ${mend}`);
    this.code = code;
    this.mend = mend;
  }
}
