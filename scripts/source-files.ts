// The TypeScript files of src as syntax trees, for the checks that read code.
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { root } from "./root.ts";

export interface SourceFile {
  /** From the root of the project, with forward slashes: "src/text/spans.ts". */
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

/** A violation of a rule of the house, where it stands. */
export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

export function readSources(folder = "src"): SourceFile[] {
  return readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".d.ts"))
    .sort()
    .map((path) => {
      const text = readFileSync(`${root}${path}`, "utf8");
      return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
    });
}

export function lineOf({ tree }: SourceFile, node: ts.Node): number {
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
}

/** Calls `visit` with every node of the file, parents first. */
export function walk(file: SourceFile, visit: (node: ts.Node) => void): void {
  const descend = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, descend);
  };
  descend(file.tree);
}

/** Prints the findings, or the line that says what was looked at, and sets the exit code. */
export function report(findings: readonly Finding[], summary: string): void {
  for (const { path, line, message } of findings) console.error(`${path}:${line}  ${message}`);
  console.log(findings.length === 0 ? summary : `${findings.length} to mend`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
