import type { Instruction, PatternReading } from "./pattern-node.ts";

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
type Group = readonly number[];

/** What a part of a pattern asks for: groups of which every match holds one each, and whether it begins where a command does. */
export interface PatternNeeds {
  readonly groups: readonly Group[];
  readonly anchored: boolean;
}

const NOTHING: PatternNeeds = { groups: [], anchored: false };
const START: PatternNeeds = { groups: [], anchored: true };

/** What a pattern needs, read without a tree of it. */
export function needsReading(sizes: Sizes): PatternReading<PatternNeeds> {
  return {
    atom: (instruction) => {
      if (instruction.op === "start") return START;
      return instruction.op === "word" || instruction.op === "literal" ? { groups: [[instruction.need]], anchored: false } : NOTHING;
    },
    sequence: (parts) => ({ groups: parts.flatMap(({ groups }) => groups), anchored: parts[0]?.anchored === true }),
    capture: (_, { groups }) => ({ groups, anchored: false }),
    repeat: (part, { least }) => (least === 1 ? part : NOTHING),
    choice: (parts) => ({ groups: eitherOf(parts, sizes), anchored: false }),
  };
}

/** One group for a whole choice is made of one of each alternative: of the rarest, and of the last, which is often the noun. */
function eitherOf(parts: readonly PatternNeeds[], sizes: Sizes): readonly Group[] {
  if (parts.some(({ groups }) => groups.length === 0)) return [];
  const rarest = parts.flatMap(({ groups }) => rarestOf(groups, sizes));
  const last = parts.flatMap(({ groups }) => groups.at(-1) ?? []);
  return rarest.join() === last.join() ? [[...new Set(last)]] : [[...new Set(rarest)], [...new Set(last)]];
}

/** The rarest of some groups, the first of equals. */
export function rarestOf(groups: readonly Group[], sizes: Sizes): Group {
  let [rarest = []] = groups;
  let least = groups.length > 1 ? sizeOf(rarest, sizes) : 0;
  for (let at = 1; at < groups.length; at++) {
    const group = groups[at] ?? [];
    const size = sizeOf(group, sizes);
    if (size >= least) continue;
    rarest = group;
    least = size;
  }
  return rarest;
}

/** The rarest group first. */
export function byRarity(groups: readonly Group[], sizes: Sizes): readonly Group[] {
  if (groups.length < 2) return groups;
  return [...groups].sort((one, other) => sizeOf(one, sizes) - sizeOf(other, sizes));
}

/** A very word is rarer than a class, a class of few phrases rarer than one of many. */
function sizeOf(group: Group, sizes: Sizes): number {
  let sum = group.length;
  for (const need of group) sum += sizes.get(need) ?? 0;
  return sum;
}
