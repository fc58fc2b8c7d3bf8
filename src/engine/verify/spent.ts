import { parametersOf } from "../../catalog/arguments/schema/read.ts";
import { stem } from "../../catalog/arguments/schema/stem.ts";
import { argumentWords } from "../../lexicon/en/arguments.ts";
import type { Finding } from "../types.ts";
import type { Case } from "./case.ts";
import { type Path, shown, ungrounded } from "./findings.ts";
import { leavesOf } from "./leaves.ts";
import { stands } from "./stands.ts";

/** A text whose words in the message name the tool or a parameter, or are all taken by other values of the call: it was not said for this one. */
export function checkSpent(one: Case, path: Path, value: string): Finding | null {
  const { ground, tool, call } = one;
  const words = ground.contentOf(value);
  if (words.length === 0 || ground.unsaid(value, []).length > 0 || isQuoted(one, value) || !ground.covers(value, [ground.message]))
    return null;
  const { rows } = parametersOf(tool.definition);
  const names = new Set([...tool.deed.words, ...rows.flatMap(({ nameWords }) => nameWords)].map(stem));
  const others = leavesOf(call.arguments).leaves.filter(
    (leaf) => leaf.path.join("\n") !== path.join("\n") && typeof leaf.value !== "boolean",
  );
  const isRequired = rows.some((row) => row.required && row.path[0] === path[0]);
  // What is required may say more of what another value names.
  const rivals = others
    .map((leaf) => String(leaf.value))
    .filter((text) => !isRequired || text.trim().toLowerCase() === value.trim().toLowerCase());
  const said = ground.contentOf(ground.message);
  const taken = rivals.flatMap((text) => ground.contentOf(text));
  const count = (list: readonly { readonly stem: string }[], wanted: string): number => list.filter((word) => word.stem === wanted).length;
  const telling = words.filter(({ text }) => !argumentWords.functionWords.has(text));
  const isSpent = (telling.length > 0 ? telling : words).every(
    (word) => names.has(stem(word.text)) || (count(taken, word.stem) > 0 && count(said, word.stem) <= count(taken, word.stem)),
  );
  return isSpent ? ungrounded(path, `The message does not say "${shown(value)}" for this.`) : null;
}

function isQuoted({ ground }: Case, value: string): boolean {
  const text = value.trim().toLowerCase();
  return [`"${text}"`, `'${text}'`].some((quoted) => ground.message.includes(quoted)) || ground.turns.some((turn) => stands(turn, text));
}
