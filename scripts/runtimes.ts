// `npm run check:runtimes [-- --only deno]`: the built package gives the same bytes on every engine that can be had here, whatever zone the machine stands in.
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { build, type Plugin } from "esbuild";
import { chromium } from "playwright-core";
import { goldenTexts, sha256 } from "../test/golden/golden.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const installed = join(root, "node_modules/.cache/pointsman-runtimes");
const made = mkdtempSync(join(tmpdir(), "pointsman-runtimes-"));
const ZONES = ["UTC", "America/New_York", "Asia/Kolkata", "Pacific/Apia"] as const;
const MOST_OUTPUT = 2 ** 28;
const LONGEST_RUN = 300_000;

const runFile = promisify(execFile);

/** An engine: what it needs from the registry, and how it gives the text of the program under a zone. */
interface Runtime {
  readonly name: string;
  readonly packages: readonly string[];
  readonly zones: readonly string[];
  readonly run: (zone: string) => Promise<string>;
}

const programs = {
  process: 'import { goldenText } from "./test/golden/program.ts"; console.log(goldenText().trimEnd());',
  worker: 'import { goldenText } from "./test/golden/program.ts"; export default { fetch: () => new Response(goldenText()) };',
  page: 'import { goldenText } from "./test/golden/program.ts"; globalThis.goldenText = goldenText;',
} as const;

const fileOf = (kind: keyof typeof programs): string => join(made, `${kind}.mjs`);

/** The sources that the cases import become the entries of the package. */
const fromThePackage: Plugin = {
  name: "from the package",
  setup(bundle) {
    bundle.onResolve({ filter: /\/src\/([a-z]+\/)?index\.ts$/ }, ({ path, resolveDir, kind }) => {
      const entry = /\/src\/(?:([a-z]+)\/)?index\.ts$/.exec(path)?.[1];
      return bundle.resolve(entry === undefined ? "pointsman" : `pointsman/${entry}`, { resolveDir, kind });
    });
    bundle.onResolve({ filter: /\/texts\.ts$/ }, ({ path }) => ({ path, namespace: "texts" }));
    bundle.onLoad({ filter: /.*/, namespace: "texts" }, () => ({ contents: JSON.stringify(goldenTexts()), loader: "json" }));
  },
};

async function bundlePrograms(): Promise<void> {
  for (const [kind, contents] of Object.entries(programs)) {
    await build({
      stdin: { contents, resolveDir: root, loader: "ts" },
      outfile: join(made, `${kind}.mjs`),
      bundle: true,
      format: kind === "page" ? "iife" : "esm",
      target: "es2023",
      conditions: ["worker", "browser"],
      plugins: [fromThePackage],
      logLevel: "error",
    });
  }
}

const packageFolder = (name: string): string => join(installed, name.replace("@", "-"), "node_modules", name.replace(/@.*/, ""));

async function install(name: string): Promise<void> {
  if (existsSync(packageFolder(name))) return;
  const folder = join(installed, name.replace("@", "-"));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), "{}");
  await runFile("npm", ["install", "--no-audit", "--no-fund", "--silent", name], { cwd: folder, timeout: LONGEST_RUN });
}

async function print(command: string, parts: readonly string[], zone: string): Promise<string> {
  const { stdout } = await runFile(command, parts, { env: { ...process.env, TZ: zone }, maxBuffer: MOST_OUTPUT, timeout: LONGEST_RUN });
  return stdout;
}

const node = (version: string): Runtime => ({
  name: `Node ${version}`,
  packages: [`node@${version}`],
  zones: ZONES,
  run: (zone) => print(join(packageFolder(`node@${version}`), "bin/node"), [fileOf("process")], zone),
});

/** workerd has no zone of its own; what starts it asks for Node 22. */
function runInWorkerd(zone: string): Promise<string> {
  const program = `
    import { readFileSync } from "node:fs";
    import { createRequire } from "node:module";
    const { Miniflare } = createRequire(${JSON.stringify(`${packageFolder("miniflare")}/package.json`)})("miniflare");
    const miniflare = new Miniflare({ modules: true, script: readFileSync(${JSON.stringify(fileOf("worker"))}, "utf8"), compatibilityDate: "2025-01-01" });
    const response = await miniflare.dispatchFetch("http://localhost/");
    process.stdout.write(await response.text());
    await miniflare.dispose();`;
  const file = join(made, "workerd.mjs");
  writeFileSync(file, program);
  return print(join(packageFolder("node@22"), "bin/node"), [file], zone);
}

async function runInChromium(zone: string): Promise<string> {
  const executablePath = process.env["CHROMIUM"] ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await (await browser.newContext({ timezoneId: zone })).newPage();
    page.setDefaultTimeout(LONGEST_RUN);
    await page.addScriptTag({ path: fileOf("page") });
    return String(await page.evaluate("goldenText()"));
  } finally {
    await browser.close();
  }
}

const runtimes: readonly Runtime[] = [
  { name: `Node ${process.versions.node}`, packages: [], zones: ZONES, run: (zone) => print(process.execPath, [fileOf("process")], zone) },
  node("22"),
  node("24"),
  {
    name: "Bun",
    packages: ["bun"],
    zones: ZONES,
    run: (zone) => print(join(packageFolder("bun"), "bin/bun.exe"), [fileOf("process")], zone),
  },
  {
    name: "Deno",
    packages: ["deno"],
    zones: ZONES,
    run: (zone) => print(join(packageFolder("deno"), "../.bin/deno"), ["run", "--no-config", fileOf("process")], zone),
  },
  { name: "workerd", packages: ["node@22", "miniflare"], zones: ["UTC"], run: runInWorkerd },
  { name: "Chromium", packages: [], zones: ZONES, run: runInChromium },
];

function firstDifferences(text: string, expected: string): string {
  const right = expected.split("\n");
  const wrong = text.split("\n").flatMap((line, at) => (line === right[at] ? [] : [{ line, at }]));
  const shown = wrong.slice(0, 3).map(({ line, at }) => `\n    - ${right[at]?.slice(0, 400)}\n    + ${line.slice(0, 400)}`);
  return `${wrong.length} answers differ${shown.join("")}`;
}

const { values: given } = parseArgs({ options: { only: { type: "string" } } });
const wanted = runtimes.filter(({ name }) => name.toLowerCase().includes((given.only ?? "").toLowerCase()));
let expected: string | undefined;
const absent: string[] = [];
let failed = 0;

function fail(message: string): void {
  failed += 1;
  console.log(`FAIL  ${message}`);
}

async function checkZone({ name, run }: Runtime, zone: string): Promise<void> {
  process.stderr.write(`      ${name}, ${zone} ...\n`);
  try {
    const text = (await run(zone)).trimEnd();
    expected ??= text;
    if (text === expected) console.log(`same  ${name}, ${zone}: ${sha256(text)}`);
    else fail(`${name}, ${zone}: ${firstDifferences(text, expected)}`);
  } catch (error) {
    fail(`${name}, ${zone} did not run: ${String(error).slice(0, 800)}`);
  }
}

async function checkRuntime(runtime: Runtime): Promise<void> {
  try {
    for (const one of runtime.packages) await install(one);
  } catch (error) {
    absent.push(runtime.name);
    console.log(`----  ${runtime.name} could not be installed: ${String(error).split("\n")[0]}`);
    return;
  }
  // Two at a time: that many processors a small machine has.
  for (let at = 0; at < runtime.zones.length; at += 2) {
    await Promise.all(runtime.zones.slice(at, at + 2).map((zone) => checkZone(runtime, zone)));
  }
}

try {
  await bundlePrograms();
  for (const runtime of wanted) await checkRuntime(runtime);
} finally {
  rmSync(made, { recursive: true, force: true });
}
const untried = absent.length === 0 ? "" : ` Not tried: ${absent.join(", ")}.`;
console.log(failed === 0 ? `Every engine gives the same bytes.${untried}` : `${failed} runs differ or could not be made.${untried}`);
process.exitCode = failed === 0 ? 0 : 1;
