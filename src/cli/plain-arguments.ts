import type { Settings } from "./arguments.ts";
import { isCommand } from "./command-name.ts";
import { machineTimeZone } from "./machine-time-zone.ts";

const switches: ReadonlySet<string> = new Set(["--stdin", "--json", "--explain"]);
const A_MINUTE = 16;

/**
 * The arguments of a plain call, read without the reader of all the others, which takes as long to load as a message to route. Null for
 * whatever may need a word about it: help, mistakes, rare forms. A test holds that both read the same.
 */
export function readPlainArguments(args: readonly string[]): Settings | null {
  const words: string[] = [];
  const found = new Set<string>();
  let now: string | undefined;
  for (let place = 0; place < args.length; place += 1) {
    const word = args[place] ?? "";
    const value = args[place + 1] ?? "";
    if (switches.has(word)) found.add(word);
    else if (word === "--now" && isPlainInstant(value)) {
      now = value;
      place += 1;
    } else if (word.startsWith("-")) return null;
    else words.push(word);
  }
  const stdin = found.has("--stdin");
  if (stdin === words.length > 0 || isCommand(words[0])) return null;
  return {
    message: stdin ? null : words.join(" "),
    json: found.has("--json"),
    explain: found.has("--explain"),
    ...(now === undefined ? {} : { now }),
    timeZone: machineTimeZone(),
    jobs: 1,
  };
}

/** "2026-11-21T09:00:00Z", a day that there is. */
function isPlainInstant(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text)) return false;
  const instant = Date.parse(text);
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, A_MINUTE) === text.slice(0, A_MINUTE);
}
