import type { Instruction } from "./pattern-node.ts";

/** The operations of a program by number; three numbers make an instruction: the operation and what it works on. */
export const OPERATIONS = { word: 0, literal: 1, any: 2, rest: 3, start: 4, end: 5, save: 6, split: 7, jump: 8, match: 9 } as const;
export const INSTRUCTION_SIZE = 3;

/** A program as numbers, which a machine steps through faster than through objects. */
export function encode(program: readonly Instruction[]): Int32Array {
  const code = new Int32Array(program.length * INSTRUCTION_SIZE);
  program.forEach((instruction, at) => {
    code[at * INSTRUCTION_SIZE] = OPERATIONS[instruction.op];
    code.set(operands(instruction), at * INSTRUCTION_SIZE + 1);
  });
  return code;
}

function operands(instruction: Instruction): readonly [number, number] {
  switch (instruction.op) {
    case "word":
      return [instruction.need, instruction.forms];
    case "literal":
      return [instruction.need, 0];
    case "save":
      return [instruction.slot, 0];
    case "split":
      return [instruction.first, instruction.second];
    case "jump":
      return [instruction.to, 0];
    default:
      return [0, 0];
  }
}
