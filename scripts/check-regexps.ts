// No regular expression may take more than linear time. Two kinds are looked at: literals, found in the syntax trees of
// src, and patterns compiled from tables of words, recorded while the core reads the messages of the fixtures. A place
// that constructs a pattern and is never reached is a finding too: nothing could be said of it.
import { analyse } from "scslre";
import ts from "typescript";
import { readEverything } from "./read-everything.ts";
import { recordPatterns } from "./recorded-patterns.ts";
import { type Finding, lineOf, readSources, report, type SourceFile, walk } from "./source-files.ts";

interface Place {
  readonly path: string;
  readonly line: number;
}

interface Pattern extends Place {
  readonly source: string;
  readonly flags: string;
}

function literalsOf(file: SourceFile): Pattern[] {
  const found: Pattern[] = [];
  walk(file, (node) => {
    if (!ts.isRegularExpressionLiteral(node)) return;
    const end = node.text.lastIndexOf("/");
    found.push({ path: file.path, line: lineOf(file, node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
  });
  return found;
}

function constructionsOf(file: SourceFile): Place[] {
  const found: Place[] = [];
  walk(file, (node) => {
    if (!(ts.isNewExpression(node) || ts.isCallExpression(node)) || node.expression.getText() !== "RegExp") return;
    found.push({ path: file.path, line: lineOf(file, node) });
  });
  return found;
}

function objections({ path, line, source, flags }: Pattern): Finding[] {
  const shown = source.length > 120 ? `${source.slice(0, 120)}…` : source;
  return analyse({ source, flags }).reports.map(({ type, exponential, character }) => ({
    path,
    line,
    message: `/${shown}/${flags} takes ${exponential ? "exponential" : "quadratic"} time on runs of ${character.literal.source} (${type})`,
  }));
}

const recorded = recordPatterns();
await readEverything();

const files = readSources();
const literals = files.flatMap(literalsOf);
const constructions = files.flatMap(constructionsOf);
const reached = new Set(recorded.map(({ path, line }) => `${path}:${line}`));
const unreached = constructions.filter(({ path, line }) => !reached.has(`${path}:${line}`));

const findings = [...literals, ...recorded].flatMap(objections);
findings.push(...unreached.map((place) => ({ ...place, message: "constructs a pattern that no message of this check reaches" })));

report(findings, `${literals.length} literals and ${recorded.length} constructed patterns, all linear`);
