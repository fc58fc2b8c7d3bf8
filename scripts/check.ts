// `npm test`: every check, one line each. A check that fails shows what it printed; the others still run.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

interface Check {
  readonly name: string;
  /** The npm script that runs it. */
  readonly script: string;
  /** The part of its output worth a place on the line. */
  readonly summary?: RegExp;
}

const checks: readonly Check[] = [
  { name: "build", script: "build" },
  { name: "types", script: "check:types" },
  { name: "style and lint", script: "check:style", summary: /Checked \d+ files/ },
  { name: "floors", script: "check:floors", summary: /^\d+ files.*$/ },
  { name: "purity", script: "check:purity", summary: /^\d+ files.*$/ },
  { name: "regular expressions", script: "check:regexps", summary: /^\d+ literals.*$/ },
  { name: "unused code", script: "check:unused" },
  { name: "tests and coverage", script: "check:tests", summary: /^ *Tests {2}.*$/ },
  { name: "fuzz", script: "check:fuzz", summary: /^\d+ inputs$/ },
  { name: "package", script: "check:package" },
  { name: "exports", script: "check:exports" },
  { name: "size", script: "check:size" },
  { name: "reference", script: "check:docs" },
  { name: "speed", script: "check:speed" },
];

const root = fileURLToPath(new URL("..", import.meta.url));
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
for (const check of checks) {
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
console.log(failed.length === 0 ? "\nEvery check passes." : `\n${failed.length} of ${checks.length} checks fail: ${failed.join(", ")}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
