// `npm run golden [-- --diff | --accept]`: whether each message is answered as the golden file says, which answers differ, and the file written anew.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { answersHere, fileOf, GOLDEN_FILE, goldenLine, sha256, storedLines } from "../test/golden/golden.ts";

const { values: given } = parseArgs({ options: { diff: { type: "boolean" }, accept: { type: "boolean" } } });

const answers = answersHere();
const lines = answers.map(goldenLine);
if (given.accept === true) writeFileSync(GOLDEN_FILE, fileOf(lines));

const stored = storedLines();
const now = new Set(lines.map(({ name }) => name));
const gone = [...stored.keys()].filter((name) => !now.has(name));
const changed = lines.filter(({ name, hash }) => stored.get(name)?.hash !== hash);

for (const { name, summary } of given.diff === true ? changed : []) {
  const message = answers.find((answer) => answer.name === name)?.message ?? "";
  const before = stored.get(name)?.summary;
  console.log(`${name}: ${JSON.stringify(message)}`);
  if (before === summary) console.log("  the same calls and words; evidence, spans, confidence or pending differ");
  else console.log(`  - ${before ?? "(new)"}\n  + ${summary}`);
}
if (given.diff === true) for (const name of gone) console.log(`${name}: gone\n  - ${stored.get(name)?.summary}`);

const sum = sha256(fileOf(lines));
console.log(`${lines.length} answers, ${changed.length + gone.length} differ, SHA-256 ${sum}`);
if (changed.length + gone.length > 0) {
  console.log(`Read them with "npm run golden -- --diff"; if each is better, "npm run golden -- --accept".`);
  process.exitCode = 1;
}
