import type { Instruction, PatternNode } from "./pattern-node.ts";

/** Appends what a part of a pattern does to a program; `captures` takes the names in their order. */
export function emit(node: PatternNode, program: Instruction[], captures: string[]): void {
  switch (node.kind) {
    case "atom":
      program.push(node.instruction);
      return;
    case "sequence":
      for (const child of node.nodes) emit(child, program, captures);
      return;
    case "choice":
      emitChoice(node.nodes, program, captures);
      return;
    case "capture": {
      if (!captures.includes(node.name)) captures.push(node.name);
      const slot = captures.indexOf(node.name) * 2;
      program.push({ op: "save", slot });
      emit(node.node, program, captures);
      program.push({ op: "save", slot: slot + 1 });
      return;
    }
    case "repeat":
      emitRepeat(node, program, captures);
  }
}

function emitChoice(nodes: readonly PatternNode[], program: Instruction[], captures: string[]): void {
  const ends: number[] = [];
  nodes.forEach((child, index) => {
    const last = index === nodes.length - 1;
    const split = last ? -1 : program.push({ op: "match" }) - 1;
    emit(child, program, captures);
    if (last) return;
    ends.push(program.push({ op: "match" }) - 1);
    program[split] = { op: "split", first: split + 1, second: program.length };
  });
  for (const end of ends) program[end] = { op: "jump", to: program.length };
}

function emitRepeat(node: Extract<PatternNode, { kind: "repeat" }>, program: Instruction[], captures: string[]): void {
  const choose = (inside: number, outside: number): Instruction =>
    node.greedy ? { op: "split", first: inside, second: outside } : { op: "split", first: outside, second: inside };
  if (node.least === 1) {
    const body = program.length;
    emit(node.node, program, captures);
    program.push(choose(body, program.length + 1));
    return;
  }
  const split = program.push({ op: "match" }) - 1;
  emit(node.node, program, captures);
  if (node.many) program.push({ op: "jump", to: split });
  program[split] = choose(split + 1, program.length);
}
