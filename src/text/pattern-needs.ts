import type { FirstWords, Instruction, PatternNode } from "./pattern-node.ts";

/** What stands behind the instructions that take no token. */
export function firstWords(program: readonly Instruction[]): FirstWords | null {
  const words = new Set<number>();
  const literals = new Set<string>();
  const reached = new Set([0]);
  for (const at of reached) {
    const instruction = program[at];
    switch (instruction?.op) {
      case "word":
        words.add(instruction.word);
        break;
      case "literal":
        literals.add(instruction.text);
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
  return { words, literals };
}

/** The choices that every match goes through, each as what its alternatives need. */
export function choicesIn(node: PatternNode): (number | string)[][] {
  switch (node.kind) {
    case "atom":
      return [];
    case "sequence":
      return node.nodes.flatMap(choicesIn);
    case "capture":
      return choicesIn(node.node);
    case "repeat":
      return node.least === 1 ? choicesIn(node.node) : [];
    case "choice": {
      const needs = node.nodes.map((alternative) => requiredBy(alternative)[0]);
      return needs.includes(undefined) ? [] : [needs.filter((need) => need !== undefined)];
    }
  }
}

/** The classes and words that every match holds. */
export function requiredBy(node: PatternNode): (number | string)[] {
  switch (node.kind) {
    case "atom":
      if (node.instruction.op === "literal") return [node.instruction.text];
      return node.instruction.op === "word" ? [node.instruction.word] : [];
    case "sequence":
      return node.nodes.flatMap(requiredBy);
    case "capture":
      return requiredBy(node.node);
    case "repeat":
      return node.least === 1 ? requiredBy(node.node) : [];
    case "choice":
      return [];
  }
}
