import { describe, expect, it } from "vitest";
import { packKeys } from "../../scripts/build/pattern-keys.ts";
import { grammarOf } from "../../src/frames/compile.ts";
import { packedKeysOf } from "../../src/frames/pattern-keys.ts";
import { english } from "../../src/lexicon/en/index.ts";
import type { Language } from "../../src/lexicon/language.ts";
import { taskRegistry } from "../../src/registry/task-registry.ts";
import { needsOf } from "../../src/text/pattern.ts";

const { frames, guards } = english;
const built: Language = { ...english, patternKeys: { frames, guards, packed: packKeys(english) } };

describe("the keys of patterns that the build packs", () => {
  it("are those that the patterns are found by when they are read one by one", () => {
    const [packed, read] = [built, english].map((language) => {
      const { words, literals, frameIndex, guardIndex } = grammarOf(taskRegistry, language);
      const nameOf = new Map([...words.ids, ...literals].map(([name, need]) => [need, name]));
      // A wording for all intents is found by what is rarer, which their number decides.
      const rows = [...frameIndex.rows, ...guardIndex.rows].filter(({ pattern }) => !pattern.source.includes("@"));
      return rows.map(({ rule, pattern: { key } }) => `${rule}: ${key?.map((need) => nameOf.get(need)).join(" ")}`);
    });
    expect(packed).toEqual(read);
  });

  it("come with every very word that a pattern names", () => {
    const { literals, frameIndex, guardIndex } = grammarOf(taskRegistry, built);
    const known = literals.size;
    for (const { pattern } of [...frameIndex.rows, ...guardIndex.rows]) needsOf(pattern);
    expect(literals.size).toBe(known);
  });

  it("are left aside where a language has other tables than those that were packed", () => {
    expect(packedKeysOf(built)?.rows).toHaveLength(frames.length + guards.length);
    expect(packedKeysOf({ ...built, frames: frames.slice(1) })).toBeNull();
    expect(packedKeysOf(english)).toBeNull();
  });
});
