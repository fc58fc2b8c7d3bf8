// No regular expression of src may take more than linear time. Every literal is analysed. A pattern that is put together
// while the program runs (`new RegExp(…)`) could not be, so none is allowed: tables of words are matched over tokens. Patterns of
// other people's schemas are built in one file alone, which judges first how long they may take.
import { analyse } from "scslre";
import ts from "typescript";
import { type Finding, lineOf, readSources, report, type SourceFile, walk } from "./source-files.ts";

function objections(source: string, flags: string): string[] {
  const shown = source.length > 120 ? `${source.slice(0, 120)}…` : source;
  return analyse({ source, flags }).reports.map(
    ({ type, exponential, character }) =>
      `/${shown}/${flags} takes ${exponential ? "exponential" : "quadratic"} time on runs of ${character.literal.source} (${type})`,
  );
}

const JUDGED = "src/text/bounded-regexp.ts";

let literals = 0;
const findings: Finding[] = [];

function check(file: SourceFile): void {
  walk(file, (node) => {
    const found = (message: string) => findings.push({ path: file.path, line: lineOf(file, node), message });
    if (ts.isRegularExpressionLiteral(node)) {
      literals++;
      const end = node.text.lastIndexOf("/");
      for (const message of objections(node.text.slice(1, end), node.text.slice(end + 1))) found(message);
    }
    if (
      file.path !== JUDGED &&
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      /(^|\.)RegExp$/.test(node.expression.getText())
    ) {
      found("constructs a regular expression, which nobody can analyse beforehand");
    }
  });
}

const files = readSources();
for (const file of files) check(file);

report(findings, `${literals} literals in ${files.length} files, all linear`);
