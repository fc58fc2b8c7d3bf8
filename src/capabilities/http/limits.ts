/** The longest body in bytes, where the caller sets none. */
export const DEFAULT_BODY_BYTES = 100_000;
