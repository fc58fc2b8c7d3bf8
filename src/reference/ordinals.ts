import { phraseAt } from "../slots/phrases.ts";
import type { Token } from "../text/tokens.ts";
import type { CompiledLexicon } from "./lexicon.ts";

interface Ordinal {
  readonly count: number;
  readonly fromEnd: boolean;
  readonly to: number;
}

/** "first", "3rd", "last" before a name. */
export function ordinalAt(tokens: readonly Token[], at: number, to: number, lexicon: CompiledLexicon): Ordinal | null {
  const fromEnd = phraseAt(tokens, at, lexicon.fromEnd, to);
  if (fromEnd !== null) return { count: fromEnd.value, fromEnd: true, to: fromEnd.to };
  const ordinal = phraseAt(tokens, at, lexicon.ordinals, to);
  if (ordinal !== null) return { count: ordinal.value, fromEnd: false, to: ordinal.to };
  const digits = /^(\d{1,6})(\p{L}{2})$/u.exec(tokens[at]?.text ?? "");
  if (digits === null || at >= to || !lexicon.suffixes.has(digits[2] ?? "")) return null;
  return { count: Number(digits[1]), fromEnd: false, to: at + 1 };
}

/** "first two", "last 3"; null where no number follows. */
export function countedAt(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): Ordinal | null {
  const ending = phraseAt(tokens, at, lexicon.ending);
  const lead = ending ?? phraseAt(tokens, at, lexicon.leading);
  const { text = "", kind } = tokens[lead?.to ?? tokens.length] ?? {};
  const count = kind === "number" && /^\d{1,3}$/.test(text) ? Number(text) : (lexicon.cardinals.get(text) ?? 0);
  return lead === null || count < 2 ? null : { count, fromEnd: ending !== null, to: lead.to + 1 };
}

/** How many tokens an hour with its ending takes: "3 pm"; 0 where none stands there. */
export function clockLength(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): number {
  const [, ending] = /^\d{1,2}(?::\d{2})?(\D*)$/u.exec(tokens[at]?.text ?? "") ?? [];
  if (ending === undefined) return 0;
  if (lexicon.clockEndings.has(ending)) return 1;
  return ending === "" && lexicon.clockEndings.has(tokens[at + 1]?.text ?? "") ? 2 : 0;
}
