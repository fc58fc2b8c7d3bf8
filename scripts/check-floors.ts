// Imports go down only (floors.ts), nothing imports in a circle, and no file grows out of hand.
import { posix } from "node:path";
import ts from "typescript";
import { floors, longestFile, onNode, tables } from "./floors.ts";
import { type Finding, lineOf, readSources, report, type SourceFile } from "./source-files.ts";

interface Import {
  readonly from: SourceFile;
  readonly line: number;
  readonly target: string;
  readonly typeOnly: boolean;
}

const place = (path: string): string => path.split("/")[1] ?? path;
const floorOf = (path: string): number => floors.findIndex((names) => names.includes(place(path)));

function importsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  for (const statement of file.tree.statements) {
    if (!(ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))) continue;
    const specifier = statement.moduleSpecifier;
    if (specifier === undefined || !ts.isStringLiteral(specifier)) continue;
    const target = specifier.text.startsWith(".") ? posix.join(posix.dirname(file.path), specifier.text) : specifier.text;
    const typeOnly = ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
    found.push({ from: file, line: lineOf(file, statement), target, typeOnly });
  }
  return found;
}

/** Why this import is not allowed, or nothing. */
function objection({ from, target, typeOnly }: Import): string | undefined {
  if (!target.startsWith("src/")) {
    return target.startsWith("node:") && !onNode.includes(place(from.path)) ? `imports ${target}, which a browser has not` : undefined;
  }
  const here = place(from.path);
  const there = place(target);
  if (floorOf(target) < 0) return `imports ${target}, which has no floor in scripts/floors.ts`;
  if (here === there) return undefined;
  if (floorOf(target) > floorOf(from.path)) return `imports ${target}, which is above it`;
  if (floorOf(target) === floorOf(from.path)) return `imports ${target}, its neighbour on the same floor`;
  if (here === "lexicon" && !typeOnly) return `imports ${target}: tables of words hold data alone and import types alone`;
  return undefined;
}

/** Each circle of imports once, as the path that closes it. */
function circles(imports: readonly Import[]): Import[][] {
  const byFile = new Map<string, Import[]>();
  for (const one of imports) byFile.set(one.from.path, [...(byFile.get(one.from.path) ?? []), one]);
  const done = new Set<string>();
  const found: Import[][] = [];
  const follow = (path: string, trail: Import[]): void => {
    const start = trail.findIndex((one) => one.from.path === path);
    if (start >= 0) {
      found.push(trail.slice(start));
      return;
    }
    if (done.has(path)) return;
    for (const one of byFile.get(path) ?? []) follow(one.target, [...trail, one]);
    done.add(path);
  };
  for (const path of byFile.keys()) follow(path, []);
  return found;
}

const files = readSources();
const imports = files.flatMap(importsOf);
const findings: Finding[] = [];

for (const file of files) {
  if (floorOf(file.path) < 0) findings.push({ path: file.path, line: 1, message: "has no floor in scripts/floors.ts" });
  const lines = file.text.trimEnd().split("\n").length;
  if (lines > longestFile && !tables.includes(place(file.path))) {
    findings.push({ path: file.path, line: longestFile + 1, message: `has ${lines} lines; ${longestFile} are the most` });
  }
}
for (const one of imports) {
  const message = objection(one);
  if (message !== undefined) findings.push({ path: one.from.path, line: one.line, message });
}
for (const circle of circles(imports)) {
  const [first] = circle;
  if (first === undefined) continue;
  const message = `imports in a circle: ${circle.map((one) => one.from.path).join(" -> ")} -> ${first.from.path}`;
  findings.push({ path: first.from.path, line: first.line, message });
}

report(findings, `${files.length} files, ${imports.length} imports, all downwards`);
