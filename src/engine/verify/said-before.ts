import { parametersOf } from "../../catalog/arguments/schema/read.ts";
import { stem } from "../../catalog/arguments/schema/stem.ts";
import { stemOf } from "../../catalog/rank/terms.ts";
import { classOfVerb } from "../../catalog/rank/verbs.ts";
import { normalize } from "../../text/normalize.ts";
import { tokenize } from "../../text/tokens.ts";
import type { Case } from "./case.ts";
import type { Path } from "./findings.ts";
import { leavesOf } from "./leaves.ts";
import { stands } from "./stands.ts";

/** Whether a value was only said before, and the message speaks of another thing: then what was said before is no reason for it. */
export function isOnlyBefore(one: Case, path: Path, value: string | number): boolean {
  const { ground, tool, toolbox, world, wish } = one;
  const text = normalize(String(value)).trim();
  if (tool.source.kind === "registry" || !ground.turns.some((turn) => ground.shares(text, turn) || stands(turn, text))) return false;
  if (ground.shares(text, ground.message) || stands(ground.message, text)) return false;
  const words = ground.contentOf(text);
  if (words.length > 0 && ground.meant(words.map((word) => word.text))) return false;
  const { singular, plural } = toolbox.settings.language.deixis;
  if (tokenize(ground.message).some((token) => singular.includes(token.text) || plural.includes(token.text))) return false;
  // An id that a tool's result gives stands for what the message calls by name.
  if (world.history.some(({ role }, at) => role === "tool" && stands(ground.turns[at] ?? "", text))) return false;
  const isOffered = wish.answers === true;
  return hasUnused(one) || (isOffered && !isRequired(one, path));
}

/** Whether the message names something that no value of the call takes. */
function hasUnused({ tool, call, ground }: Case): boolean {
  const table = parametersOf(tool.definition);
  const own = new Set([...table.toolStems, ...table.rows.flatMap(({ nameStems, aliasStems }) => [...nameStems, ...aliasStems])]);
  const values = leavesOf(call.arguments).leaves.map(({ value }) => String(value));
  return ground
    .contentOf(ground.heard)
    .some(
      ({ text }) =>
        !own.has(stem(text)) && !classOfVerb.has(stemOf(text)) && !tool.deed.stems.has(stemOf(text)) && !ground.covers(text, values),
    );
}

function isRequired({ tool }: Case, path: Path): boolean {
  const [name] = path;
  const { required } = tool.definition.inputSchema;
  return Array.isArray(required) && required.includes(name);
}
