import type { TaskReference } from "../contract/params.ts";
import { phraseAt } from "../slots/phrases.ts";
import { ambiguous, NONE, rawWords } from "./answers.ts";
import { part } from "./query.ts";
import type { Query, Resolver } from "./types.ts";

/** "one of the grocery ones": which of those it is has to be asked, unless there is but one. */
export function bySome(resolve: (query: Query) => TaskReference): Resolver {
  return (query) => {
    const { allTokens, lexicon, tables, span } = query;
    const lead = phraseAt(allTokens, 0, lexicon.oneOf);
    const first = lead === null ? undefined : allTokens[lead.to];
    if (first === undefined || tables === null) return null;
    const others = part(query, [first.start, span[1]]);
    const reference = resolve(others);
    // "one of my tasks" names none of them.
    if (reference.status !== "resolved" || reference.method === "all") return NONE;
    if (reference.taskIds.length < 2) return reference;
    const indices = reference.taskIds.flatMap((id) => tables.byId.get(id) ?? []);
    return ambiguous(query, indices, rawWords(query, others.allTokens));
  };
}
