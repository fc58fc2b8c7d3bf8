// `npm run laws [-- --runs 50000 --seed 7 --only exception --various 20]`: each law over many sentences; prints the shortest sentence that breaks one.
import { parseArgs } from "node:util";
import fc from "fast-check";
import { type Broken, brokenBy, describeBroken, firstBroken, type Law } from "../test/laws/law.ts";
import { laws } from "../test/laws/laws.ts";
import { firstBrokenTool } from "../test/laws/tool-law.ts";
import { toolLaws } from "../test/laws/tool-laws.ts";

const { values: given } = parseArgs({
  options: { runs: { type: "string" }, seed: { type: "string" }, only: { type: "string" }, various: { type: "string" } },
});
const runs = Number(given.runs ?? 50_000);
const seed = Number(given.seed ?? Math.floor(Math.random() * 2 ** 31));
const various = Number(given.various ?? 0);
const part = 5000;

/** The shortest broken sentence of each wording, the worst first. */
function brokenWordings(law: Law): { found: Broken[]; broken: number; idle: number } {
  const byShape = new Map<string, Broken>();
  let broken = 0;
  let idle = 0;
  for (const one of fc.sample(law.cases, { seed, numRuns: runs })) {
    const outcome = brokenBy(one);
    if (outcome === "idle") idle += 1;
    if (typeof outcome === "string") continue;
    broken += 1;
    const shape = `${outcome.harm} ${one.shape}`;
    const shorter = byShape.get(shape);
    if (shorter === undefined || lengthOf(outcome) < lengthOf(shorter)) byShape.set(shape, outcome);
  }
  const found = [...byShape.values()].sort((one, other) => other.harm - one.harm || lengthOf(one) - lengthOf(other));
  return { found, broken, idle };
}

/** No part of a wording more than twice, as long as there are others. */
function mixed(found: readonly Broken[]): Broken[] {
  const seen = new Map<string, number>();
  const fresh = found.filter((one) => {
    const parts = one.case.shape.split(" | ");
    const isFresh = parts.every((part) => (seen.get(part) ?? 0) < 2);
    if (isFresh) for (const part of parts) seen.set(part, (seen.get(part) ?? 0) + 1);
    return isFresh;
  });
  return [...fresh, ...found.filter((one) => !fresh.includes(one))].slice(0, various);
}

const lengthOf = ({ case: one }: Broken): number => one.said.length + (one.before ?? "").length + 8 * one.tasks.length;

/** Runs a law in parts, and tells how far it is, until one breaks. */
function firstIn<Found>(name: string, find: (settings: { seed: number; numRuns: number }) => Found | undefined): Found | undefined {
  let found: Found | undefined;
  for (let start = 0; start < runs && found === undefined; start += part) {
    process.stderr.write(`\r${name}: ${start} of ${runs} `);
    found = find({ seed: seed + start, numRuns: Math.min(part, runs - start) });
  }
  process.stderr.write("\r");
  return found;
}

console.log(`seed ${seed}`);
for (const law of laws.filter((one) => given.only === undefined || one.name === given.only)) {
  if (various > 0) {
    const { found, broken, idle } = brokenWordings(law);
    console.log(`\n## ${law.name}: ${broken} of ${runs} broken in ${found.length} wordings, ${idle} idle\n`);
    for (const one of mixed(found)) console.log(`- [${one.harm}] ${describeBroken(one)}`);
    continue;
  }
  const broken = firstIn(law.name, (settings) => firstBroken(law, settings));
  console.log(broken === undefined ? `holds   ${law.name}: ${law.says}` : `BROKEN  ${law.name}: ${law.says}\n${describeBroken(broken)}`);
  if (broken !== undefined) process.exitCode = 1;
}
for (const law of toolLaws.filter((one) => given.only === undefined || one.name === given.only)) {
  const broken = firstIn(law.name, (settings) => firstBrokenTool(law, settings));
  console.log(
    broken === undefined
      ? `holds   ${law.name}: ${law.says}`
      : `BROKEN  ${law.name}: ${law.says}\n${JSON.stringify(broken.said)}: ${broken.what}`,
  );
  if (broken !== undefined) process.exitCode = 1;
}
