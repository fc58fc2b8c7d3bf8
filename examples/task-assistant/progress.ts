/** Where progress is told; only a terminal hears of it. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Waits for `work`; where that takes longer than a second, says so until it is there. */
export async function withProgress<Result>(label: string, stream: ProgressStream, work: Promise<Result>): Promise<Result> {
  if (stream.isTTY !== true) return work;
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += 1;
    stream.write(`\r${label} … ${seconds} s`);
  }, 1_000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    if (seconds > 0) stream.write(`\r${" ".repeat(label.length + 12)}\r`);
  }
}
