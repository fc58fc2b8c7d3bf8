// `npm run fuzz [-- --runs 1000000 --seed 7 --only routeMessage]`: every public function over inputs of a grammar; prints the smallest input that fails.
import { parseArgs } from "node:util";
import { type Found, firstFault } from "../test/fuzz/fault.ts";
import { shareOf, targets } from "../test/fuzz/targets.ts";

const { values: given } = parseArgs({ options: { runs: { type: "string" }, seed: { type: "string" }, only: { type: "string" } } });
const runs = Number(given.runs ?? 1_000_000);
const seed = Number(given.seed ?? Math.floor(Math.random() * 2 ** 31));
const part = 2_000;
const chosen = targets.filter(({ name }) => given.only === undefined || name.includes(given.only));

console.log(`seed ${seed}`);
let tried = 0;
for (const target of chosen) {
  const share = given.only === undefined ? shareOf(target, runs) : Math.ceil(runs / chosen.length);
  let found: Found | null = null;
  for (let start = 0; start < share && found === null; start += part) {
    process.stderr.write(`\r${target.name}: ${start} of ${share} inputs, ${tried + start} in all `.padEnd(80));
    found = await firstFault(target, { seed: seed + start, numRuns: Math.min(part, share - start) });
  }
  tried += share;
  process.stderr.write(`\r${" ".repeat(80)}\r`);
  console.log(found === null ? `holds   ${target.name}: ${share} inputs` : `FAILS   ${target.name}\n${found.input}\n${found.fault}`);
  if (found !== null) process.exitCode = 1;
}
console.log(`${tried} inputs`);
