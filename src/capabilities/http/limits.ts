/** The longest body in bytes, where the caller sets none. */
export const DEFAULT_BODY_BYTES = 100_000;
/** How long a body may take in milliseconds, where the caller sets nothing. */
export const DEFAULT_BODY_MS = 10_000;
/** How long `authorize` may take in milliseconds, where the caller sets nothing. */
export const DEFAULT_AUTHORIZE_MS = 10_000;
