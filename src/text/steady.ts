const PLACES = 1e12;

/** A number that came from `exp`, `log` or a power, without the last digits, in which the engines differ. */
export function steady(value: number): number {
  return Math.round(value * PLACES) / PLACES;
}

/** The probability of each score among all of them; the same on every engine. */
export function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => steady(Math.exp(score - highest)));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
