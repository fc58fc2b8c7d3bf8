// The examples of README.md and docs/: code in a "ts" fence, and what it prints in the "text" fence right behind it; commands
// with their output in a "console" fence. Each is run as it stands, so that what is shown is what happens.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { root } from "./root.ts";

export interface Example {
  readonly path: string;
  readonly line: number;
  readonly kind: "code" | "commands";
  readonly input: string;
  /** What is shown as its output; null where nothing is shown. */
  readonly shown: string | null;
}

const fence = /^```(\w+)\n([\s\S]*?)^```$(?:\n\n```text\n([\s\S]*?)^```$)?/gm;

export function documents(): string[] {
  const pages = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md"));
  return ["README.md", "CONTRIBUTING.md", ...pages.map((name) => `docs/${name}`)];
}

export function readExamples(path: string): Example[] {
  const text = readFileSync(join(root, path), "utf8");
  const examples: Example[] = [];
  for (const { index, 1: language, 2: input = "", 3: shown } of text.matchAll(fence)) {
    const line = text.slice(0, index).split("\n").length;
    if (language === "ts") examples.push({ path, line, kind: "code", input, shown: shown ?? null });
    if (language === "console") examples.push({ path, line, kind: "commands", input, shown: input });
  }
  return examples;
}

/** What the example prints; of commands, the commands too, as they are shown. */
export function runExample({ kind, input }: Example): string {
  const folder = mkdtempSync(join(tmpdir(), "pointsman-"));
  try {
    return kind === "code" ? runCode(input) : runCommands(input, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// Run inside the package, so that `import … from "pointsman"` is the built package itself.
function runCode(code: string): string {
  const { outputText } = ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 } });
  return execFileSync(process.execPath, ["--input-type=module", "--eval", outputText], { cwd: root, encoding: "utf8" });
}

// The folder is empty, and the commands mean this very project.
const names = `
  npx() { shift; node "$ROOT/dist/cli.js" "$@"; }
  npm() { shift 2; node --import "$TSX" "$ROOT/examples/task-assistant/main.ts" "$@"; }
`;

function runCommands(session: string, folder: string): string {
  const commands = session.split("\n").filter((line) => line.startsWith("$ "));
  const env = { ...process.env, ROOT: root, TSX: import.meta.resolve("tsx"), NO_COLOR: "1" };
  return commands
    .map((command) => `${command}\n${execFileSync("sh", ["-c", `${names}\n${command.slice(2)}`], { cwd: folder, env, encoding: "utf8" })}`)
    .join("");
}
