// Six kilobytes of text that once ended the process: each step takes what the one before gave, some four hundred times.
import { parseChain, runChain } from "../../src/execution/index.ts";

const tools = ["a", "b", "c", "d"].map((output_as, index, names) => ({
  tool: "echo",
  params: { value: index === 0 ? "x".repeat(2_000) : Array.from({ length: 4 }, () => `$${names[index - 1]}`.repeat(24)) },
  output_as,
}));
const last = { tool: "echo", params: { value: Array.from({ length: 4 }, () => "$d".repeat(24)) } };
const text = `CHAIN: ${JSON.stringify([...tools, last])}`;
const read = parseChain(text);
if (!read.ok) process.stdout.write(`${read.issues[0]?.code}\n`);
else {
  const { failed } = await runChain(read.steps, ({ arguments: args }) => Promise.resolve(args["value"]));
  process.stdout.write(`${failed?.code}\n`);
}
