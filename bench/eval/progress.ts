/** Tells on stderr how far a run is, from the second second on. `now` is a clock in milliseconds. */
export function progressOn(stream: NodeJS.WriteStream, now: () => number): { tick(done: number, of: number): void; end(): void } {
  const started = now();
  let told = started;
  const pause = stream.isTTY ? 250 : 5000;
  return {
    tick(done, of) {
      const at = now();
      if (at - started < 1000 || at - told < pause) return;
      told = at;
      stream.write(stream.isTTY ? `\r${done} of ${of} lines` : `${done} of ${of} lines\n`);
    },
    end() {
      if (told !== started && stream.isTTY) stream.write("\r\u001b[K");
    },
  };
}
