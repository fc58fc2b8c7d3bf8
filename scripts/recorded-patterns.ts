// Records every `new RegExp(…)` that code of src runs, with the line that ran it. Must be called before src is imported.

export interface RecordedPattern {
  /** From the root of the project: "src/text/pattern.ts". */
  readonly path: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

const frame = /\/(src\/[^\s:()]+\.ts):(\d+)(?::\d+)?\)?$/;

/** The place in src that called, if the caller stands in src. The first three lines of a stack are the recorder's own. */
function callerInSource(stack: string): { path: string; line: number } | undefined {
  const caller = stack.split("\n").find((line) => line.startsWith("    at ") && !line.includes("recorded-patterns"));
  const match = caller === undefined || caller.includes("/node_modules/") ? null : frame.exec(caller);
  return match?.[1] === undefined ? undefined : { path: match[1], line: Number(match[2]) };
}

export function recordPatterns(): readonly RecordedPattern[] {
  const recorded = new Map<string, RecordedPattern>();
  const record = (pattern: RegExp): RegExp => {
    const place = callerInSource(new Error("where").stack ?? "");
    if (place !== undefined) {
      const { source, flags } = pattern;
      recorded.set(`${place.path}:${place.line} /${source}/${flags}`, { ...place, source, flags });
      list.splice(0, list.length, ...recorded.values());
    }
    return pattern;
  };
  const list: RecordedPattern[] = [];
  const NativeRegExp = RegExp;
  globalThis.RegExp = new Proxy(NativeRegExp, {
    construct: (target, [pattern, flags]) => record(new target(pattern, flags)),
    apply: (target, _receiver, [pattern, flags]) => record(target(pattern, flags)),
  });
  return list;
}
