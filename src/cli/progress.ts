/** Where progress is told. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const A_SECOND = 1_000;

/** Waits for `work`; where that takes longer than a second, says so: on a terminal by counting the seconds, elsewhere in one line. */
export async function withProgress<Result>(label: () => string, stream: ProgressStream, work: Promise<Result>): Promise<Result> {
  const onTerminal = stream.isTTY === true;
  let seconds = 0;
  let longest = 0;
  const timer = setInterval(() => {
    seconds += 1;
    if (!onTerminal) {
      if (seconds === 1) stream.write(`${label()} …\n`);
      return;
    }
    const line = `${label()} … ${seconds} s`;
    longest = Math.max(longest, line.length);
    stream.write(`\r${line.padEnd(longest)}`);
  }, A_SECOND);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    if (longest > 0) stream.write(`\r${" ".repeat(longest)}\r`);
  }
}
