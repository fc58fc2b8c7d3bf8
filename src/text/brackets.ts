import type { Token } from "./tokens.ts";

/** The tokens between brackets that are opened and closed: what stands there is one remark, "all tasks (*the eggs and the rent* are open)". */
export function inBrackets(tokens: readonly Token[]): ReadonlySet<Token> {
  const inside = new Set<Token>();
  let opened: number | null = null;
  for (const [at, { kind, text }] of tokens.entries()) {
    if (kind !== "mark") continue;
    if ("([".includes(text)) opened = at;
    if (!")]".includes(text) || opened === null) continue;
    for (const token of tokens.slice(opened + 1, at)) inside.add(token);
    opened = null;
  }
  return inside;
}
