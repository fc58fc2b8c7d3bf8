import type { Instruction, PatternNode } from "./pattern-node.ts";

/** What a match can begin with: what stands behind the instructions that take no token. Null where that is any token. */
export function firstNeeds(program: readonly Instruction[]): ReadonlySet<number> | null {
  const needs = new Set<number>();
  const reached = new Set([0]);
  for (const at of reached) {
    const instruction = program[at];
    switch (instruction?.op) {
      case "word":
      case "literal":
        needs.add(instruction.need);
        break;
      case "split":
        reached.add(instruction.first).add(instruction.second);
        break;
      case "jump":
        reached.add(instruction.to);
        break;
      case "start":
      case "save":
        reached.add(at + 1);
        break;
      default:
        return null;
    }
  }
  return needs;
}

/** Groups of classes and words: every match holds one of each group. */
export function needsOf(node: PatternNode): (readonly number[])[] {
  switch (node.kind) {
    case "atom":
      return node.instruction.op === "word" || node.instruction.op === "literal" ? [[node.instruction.need]] : [];
    case "sequence":
      return node.nodes.flatMap(needsOf);
    case "capture":
      return needsOf(node.node);
    case "repeat":
      return node.least === 1 ? needsOf(node.node) : [];
    case "choice":
      return needsOfChoice(node.nodes.map(needsOf));
  }
}

/** One group for the whole choice, made of the smallest of each alternative; none where an alternative needs nothing. */
function needsOfChoice(alternatives: readonly (readonly (readonly number[])[])[]): (readonly number[])[] {
  const smallest = alternatives.map((groups) => [...groups].sort((one, other) => one.length - other.length)[0]);
  const joined = smallest.flatMap((group) => group ?? []);
  return smallest.includes(undefined) ? [] : [[...new Set(joined)]];
}
