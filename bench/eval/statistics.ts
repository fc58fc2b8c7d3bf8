/** A share with its 95 % Wilson interval. */
export interface Share {
  readonly hits: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const NORMAL_QUANTILE = 1.959964;

/** The share `hits / of` with its Wilson interval; of nothing it is 0 with the whole interval. */
export function shareOf(hits: number, of: number): Share {
  if (of === 0) return { hits, of, share: 0, low: 0, high: 1 };
  const share = hits / of;
  const square = NORMAL_QUANTILE ** 2;
  const middle = share + square / (2 * of);
  const spread = NORMAL_QUANTILE * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  const scale = 1 + square / of;
  return { hits, of, share, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

/** The harmonic mean of precision and recall. */
export function f1(precision: number, recall: number): number {
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

/** The overlap of two lists of words: harmonic mean of how much of each is in the other. */
export function tokenF1(given: readonly string[], wanted: readonly string[]): number {
  const left = [...wanted];
  let common = 0;
  for (const word of given) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    left.splice(at, 1);
    common++;
  }
  if (common === 0) return 0;
  return f1(common / given.length, common / wanted.length);
}

export interface Scored {
  readonly confidence: number;
  readonly right: boolean;
}

/** One bin of a reliability diagram. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly confidence: number;
  readonly accuracy: number;
}

/** Ten equal bins of confidence; an empty bin has count 0. */
export function reliabilityBins(scored: readonly Scored[], bins = 10): Bin[] {
  return Array.from({ length: bins }, (_, index) => {
    const inside = scored.filter(({ confidence }) => Math.min(bins - 1, Math.floor(confidence * bins)) === index);
    const mean = (of: (one: Scored) => number) => (inside.length === 0 ? 0 : inside.reduce((sum, one) => sum + of(one), 0) / inside.length);
    return {
      from: index / bins,
      to: (index + 1) / bins,
      count: inside.length,
      confidence: mean((one) => one.confidence),
      accuracy: mean((one) => (one.right ? 1 : 0)),
    };
  });
}

/** Expected calibration error: the mean gap between confidence and accuracy, weighted by the counts of the bins. */
export function calibrationError(bins: readonly Bin[]): number {
  const total = bins.reduce((sum, bin) => sum + bin.count, 0);
  if (total === 0) return 0;
  return bins.reduce((sum, bin) => sum + (bin.count / total) * Math.abs(bin.confidence - bin.accuracy), 0);
}
