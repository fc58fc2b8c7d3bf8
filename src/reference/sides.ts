import { phraseAt } from "../slots/phrases.ts";
import type { Token } from "../text/tokens.ts";
import type { CompiledLexicon } from "./lexicon.ts";
import { parseNaming } from "./naming.ts";

/** The two sides of a task noun that stands in the middle of the words. */
export interface Sides {
  /** Up to the noun: "my yoga reminder", of "my yoga reminder so that it rings". */
  readonly before: readonly Token[];
  /** Behind what links the noun to a name: "call mom", of "my 3pm reminder to call mom". */
  readonly behind: readonly Token[] | null;
  readonly noun: "singular" | "plural";
  /** Whether the link is one that names, where "for" may tell for whom. */
  readonly names: boolean;
}

/** What stands around a task noun in the middle of the words; null where there is none. */
export function sidesOfNoun(tokens: readonly Token[], lexicon: CompiledLexicon, cut: boolean): Sides | null {
  const { core, noun, determined } = parseNaming(tokens, lexicon, cut);
  if (noun !== null) return null;
  for (let at = 1; at < core.length - 1; at++) {
    const head = phraseAt(core, at, lexicon.nouns);
    const word = core[at]?.text ?? "";
    const counts =
      head !== null &&
      !lexicon.standIns.has(word) &&
      (determined || !lexicon.loose.has(word)) &&
      phraseAt(core, head.to, lexicon.joiners) === null;
    if (!counts || head.to >= core.length) continue;
    const linker = phraseAt(core, head.to, lexicon.linkers);
    return {
      before: tokens.slice(
        0,
        tokens.findIndex(({ start }) => start === core[head.to]?.start),
      ),
      behind: linker === null || linker.to >= core.length ? null : core.slice(linker.to),
      noun: head.value,
      names: !lexicon.weakLinkers.has(core[head.to]?.text ?? ""),
    };
  }
  return null;
}
