/** The one place that reads the clock: only where the caller gave no instant. */
export function currentInstant(): Date {
  return new Date();
}
