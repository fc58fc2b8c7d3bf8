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

type Sizes = ReadonlyMap<number, number>;

/** Groups of classes and words, the rarest first: every match holds one of each group. */
export function needsOf(node: PatternNode, sizes: Sizes): readonly (readonly number[])[] {
  return byRarity(groupsOf(node, sizes), sizes);
}

function groupsOf(node: PatternNode, sizes: Sizes): readonly (readonly number[])[] {
  switch (node.kind) {
    case "atom":
      return node.instruction.op === "word" || node.instruction.op === "literal" ? [[node.instruction.need]] : [];
    case "sequence":
      return node.nodes.flatMap((child) => groupsOf(child, sizes));
    case "capture":
      return groupsOf(node.node, sizes);
    case "repeat":
      return node.least === 1 ? groupsOf(node.node, sizes) : [];
    case "choice": {
      const alternatives = node.nodes.map((alternative) => groupsOf(alternative, sizes));
      if (alternatives.some((groups) => groups.length === 0)) return [];
      // One group for the whole choice is made of one of each alternative: of the rarest, and of the last, which is often the noun.
      const rarest = alternatives.flatMap((groups) => byRarity(groups, sizes)[0] ?? []);
      const last = alternatives.flatMap((groups) => groups.at(-1) ?? []);
      return rarest.join() === last.join() ? [[...new Set(last)]] : [[...new Set(rarest)], [...new Set(last)]];
    }
  }
}

function byRarity(groups: readonly (readonly number[])[], sizes: Sizes): (readonly number[])[] {
  return [...groups].sort((one, other) => sizeOf(one, sizes) - sizeOf(other, sizes));
}

/** A very word is rarer than a class, a class of few phrases rarer than one of many. */
function sizeOf(group: readonly number[], sizes: Sizes): number {
  return group.reduce((sum, need) => sum + 1 + (sizes.get(need) ?? 0), 0);
}
