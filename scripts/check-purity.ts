// The core is a pure function of its arguments: it reads no clock, no zone or language of the machine, no environment,
// and prints nothing. This check refuses the ways to do so by name.
import ts from "typescript";
import { type Finding, lineOf, readSources, report, type SourceFile, walk } from "./source-files.ts";

/** What belongs to a program, not to the library: the command, the adapters to the world outside, and the clock of calls that are really made. */
const outside = /^src\/(?:(?:cli|adapters)\/|execution\/clock\.ts$)/;
/** The one function that fills an absent `now`, marked by its name wherever it stands. */
const clockReader = "currentInstant";

const globals = new Set(["process", "console", "performance", "setTimeout", "setInterval", "setImmediate", "fetch", "crypto", "navigator"]);
const members = new Set(["Date.now", "Math.random"]);
const machineZone =
  /^(get|set)(FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)$|^getTimezoneOffset$|^to(Date|Time)String$|^toLocale(Date|Time)?String$/;
const machineLanguage = /^(toLocale(Lower|Upper)Case|localeCompare)$/;

function isGlobalUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isPropertyDeclaration(parent)) return parent.name !== node;
  return ts.isExpression(node) && !ts.isParameter(parent) && !ts.isVariableDeclaration(parent);
}

/** The rule that the node breaks, or nothing. */
function objection(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node) && globals.has(node.text) && isGlobalUse(node)) return `uses ${node.text}`;
  if (ts.isPropertyAccessExpression(node)) {
    const name = `${node.expression.getText()}.${node.name.text}`;
    if (members.has(name)) return `uses ${name}`;
    if (machineZone.test(node.name.text)) return `uses .${node.name.text}(), which depends on the zone of the machine`;
    if (machineLanguage.test(node.name.text)) return `uses .${node.name.text}(), which depends on the language of the machine`;
  }
  if (!(ts.isNewExpression(node) || ts.isCallExpression(node))) return undefined;
  const called = node.expression.getText();
  const count = node.arguments?.length ?? 0;
  if (called === "Date" && ts.isCallExpression(node)) return "calls Date(), which reads the clock";
  if (called === "Date" && count === 0) return "calls new Date() without an argument, which reads the clock";
  if (called === "Date" && count > 1) return "calls new Date(year, …), which depends on the zone of the machine; use Date.UTC";
  if (/^Intl\.\w+$/.test(called) && count === 0) return `calls ${called} without a language, which depends on the machine`;
  return undefined;
}

function isInClockReader(node: ts.Node): boolean {
  const holder = ts.findAncestor(node, ts.isFunctionDeclaration);
  return holder?.name?.text === clockReader;
}

const findings: Finding[] = [];
const readers: string[] = [];

function check(file: SourceFile): void {
  walk(file, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name?.text === clockReader) readers.push(`${file.path}:${lineOf(file, node)}`);
    const message = objection(node);
    if (message !== undefined && !isInClockReader(node)) findings.push({ path: file.path, line: lineOf(file, node), message });
  });
}

const files = readSources().filter(({ path }) => !outside.test(path));
for (const file of files) check(file);
if (readers.length > 1)
  findings.push({ path: readers.join(", "), line: 0, message: `declare ${clockReader}; one place may read the clock` });

report(findings, `${files.length} files, the clock is read in ${readers[0] ?? "none"}`);
