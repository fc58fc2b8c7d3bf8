import type { Span } from "../contract/span.ts";
import { lexiconOf } from "../reference/language.ts";
import { compileLexicon } from "../reference/lexicon.ts";
import { labelKey } from "../reference/tables.ts";
import { outside } from "../text/spans.ts";
import type { Draft } from "./draft.ts";
import { nounSpans } from "./query-nouns.ts";

/** The longest name of a list or a tag that may stand before a noun, in words. */
const LONGEST = 3;

/** "my *school* tasks", "the *grocery* items": the name of a list or a tag that the tasks have. Null where none is meant. */
export function labelBeforeNoun(draft: Draft): Span | null {
  const { text, world, settings } = draft.detection.clause.message;
  if (world.tasks === undefined) return null;
  const { loose } = settings.language.taskNouns;
  const behind = draft.detection.clause.tokens.filter((token) => loose.includes(token.text));
  const nouns = [...nounSpans(draft), ...behind.map(({ start, end }): Span => [start, end])];
  const tokens = outside(draft.detection.clause.tokens, draft.taken);
  for (const [at, first] of tokens.entries()) {
    for (const last of tokens.slice(at, at + LONGEST).reverse()) {
      const isBefore = nouns.some(
        ([start, end]) => (start === first.start && last.end < end) || (last.end <= start && text.slice(last.end, start).trim() === ""),
      );
      if (isBefore && fieldOfLabel(text.slice(first.start, last.end), draft) !== null) return [first.start, last.end];
    }
  }
  return null;
}

/** Whether a name is that of a list or of a tag of the tasks that are known; the list goes first. */
export function fieldOfLabel(name: string, { detection }: Draft): "list" | "tags" | null {
  const { world, settings } = detection.clause.message;
  const lexicon = compileLexicon(lexiconOf(settings.language));
  const key = labelKey(name, lexicon);
  const tasks = world.tasks ?? [];
  if (tasks.some(({ list }) => list !== undefined && labelKey(list, lexicon) === key)) return "list";
  return tasks.some(({ tags }) => tags?.some((tag) => labelKey(tag, lexicon) === key)) ? "tags" : null;
}
