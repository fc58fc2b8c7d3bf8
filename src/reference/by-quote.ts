import type { TaskReference } from "../contract/params.ts";
import { phraseAt } from "../slots/phrases.ts";
import { contains } from "../text/spans.ts";
import { tokenize } from "../text/tokens.ts";
import { ambiguous, notFound, resolved } from "./answers.ts";
import { idAt, looksLikeId } from "./by-number.ts";
import { findMatches } from "./by-title.ts";
import { prepareTokens } from "./prepared.ts";
import type { Query } from "./types.ts";

/** Quoted words are the title or the id, letter for letter; nothing else is read in them. */
export function byQuote(query: Query): TaskReference | null {
  const quotes = query.words.quotes.filter((quote) => contains(query.span, quote.outer));
  const quote = quotes[0];
  if (quote === undefined || quotes.length > 1) return null;
  const text = query.words.raw.slice(quote.inner[0], quote.inner[1]).trim();
  // "all tasks, but skip "Book violin"": there the quote is not all that is said.
  if (text === "" || phraseAt(query.tokens, 0, query.lexicon.all) !== null) return null;
  if (query.tables === null)
    return looksLikeId(text) || /^#?\d+$/.test(text)
      ? { status: "resolved", taskIds: [text.replace(/^#/, "")], method: "id" }
      : notFound(text);
  const index = idAt(query, text);
  if (index !== null) return resolved(query, [index], "id");
  const mention = prepareTokens(tokenize(query.words.text, quote.inner[0], quote.inner[1]), query.lexicon);
  const matches = mention.strong.length === 0 ? [] : findMatches(query, mention).filter(({ score }) => score.coverage === 1);
  const literal = matches.filter((match) => query.tables?.title(match.index).key === mention.key);
  const fitting = (literal.length > 0 ? literal : matches).map((match) => match.index);
  if (fitting.length === 0) return notFound(text);
  return fitting.length === 1 ? resolved(query, fitting, "title") : ambiguous(query, fitting, text);
}
