// `npm test` and `npm run check`: one line for each check. A check that fails shows what it printed; the others still run.
//
// Coverage counts the tests of both. `npm test -- --measure` keeps what it counted, so that a check behind it runs no test twice; without
// that the check runs the daily tests too.
import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { newest } from "./newest.ts";
import { root } from "./root.ts";

interface Check {
  readonly name: string;
  /** The npm script that runs it. */
  readonly script: string;
  /** The part of its output worth a place on the line. */
  readonly summary?: RegExp;
  /** It needs the whole machine, or what the checks before it made: nothing runs beside it. */
  readonly alone?: true;
}

/** While working: what a change can break, without a Redis or a browser. */
const daily: readonly Check[] = [
  { name: "types", script: "check:types" },
  { name: "style and lint", script: "check:style", summary: /Checked \d+ files/ },
  { name: "floors", script: "check:floors", summary: /^\d+ files.*$/ },
  { name: "purity", script: "check:purity", summary: /^\d+ files.*$/ },
  { name: "regular expressions", script: "check:regexps", summary: /^\d+ literals.*$/ },
  { name: "unused code", script: "check:unused" },
  { name: "golden answers", script: "check:golden" },
  { name: "tests", script: "check:tests", summary: /^ *Tests {2}.*$/, alone: true },
];

/** Before a change is published: the rest. */
const more: readonly Check[] = [
  { name: "build", script: "build", alone: true },
  { name: "more tests", script: "check:more", summary: /^ *Tests {2}.*$/, alone: true },
  { name: "coverage", script: "check:coverage", summary: /^Lines.*$/, alone: true },
  { name: "fuzz", script: "check:fuzz", summary: /^\d+ inputs$/ },
  { name: "runtimes", script: "check:runtimes", summary: /^Every engine.*$/ },
  { name: "package", script: "check:package" },
  { name: "exports", script: "check:exports" },
  { name: "size", script: "check:size" },
  { name: "reference", script: "check:docs" },
  { name: "speed", script: "check:speed", alone: true },
];

const measured: Check = { name: "tests, measured", script: "check:measured", summary: /^ *Tests {2}.*$/, alone: true };

function chosen(): readonly Check[] {
  if (process.argv[2] !== "more")
    return daily.map((check) => (check.name === "tests" && process.argv.includes("--measure") ? measured : check));
  const isMeasured = newest("coverage/parts/daily.json") > Math.max(newest("src"), newest("test"));
  return isMeasured ? more : [measured, ...more];
}

const checks = chosen();
const width = Math.max(...checks.map((check) => check.name.length));

function run(script: string): Promise<{ passed: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn("npm", ["run", "--silent", script], { cwd: root, shell: process.platform === "win32" });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => resolve({ passed: code === 0, output }));
  });
}

function summaryOf(output: string, summary: RegExp | undefined): string {
  if (summary === undefined) return "";
  // The last one is the runner's own; what stands before it may be the output of a test.
  const found = stripVTControlCharacters(output).match(new RegExp(summary, "gm"));
  return found?.at(-1)?.trim().replace(/\s+/g, " ") ?? "";
}

const failed: string[] = [];

async function take(check: Check): Promise<void> {
  const started = performance.now();
  const { passed, output } = await run(check.script);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  const summary = summaryOf(output, check.summary);
  console.log(`${passed ? "pass" : "FAIL"}  ${check.name.padEnd(width)} ${seconds} s  ${summary}`.trimEnd());
  if (!passed) {
    failed.push(check.name);
    console.log(`\n${output.trimEnd()}\n\n      alone: npm run ${check.script}\n`);
  }
}

/** Checks that stand in a row run beside each other, so many at a time as any machine has cores for. */
const LANES = 2;

async function takeBeside(row: Check[]): Promise<void> {
  const lane = async (): Promise<void> => {
    for (let check = row.shift(); check !== undefined; check = row.shift()) await take(check);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

const row: Check[] = [];
for (const check of checks) {
  if (check.alone !== true) {
    row.push(check);
    continue;
  }
  await takeBeside(row);
  await take(check);
}
await takeBeside(row);
console.log(failed.length === 0 ? "\nEvery check passes." : `\n${failed.length} of ${checks.length} checks fail: ${failed.join(", ")}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
