import type { Span } from "../contract/span.ts";
import type { Reading } from "../intent/reading.ts";
import type { Token } from "../text/tokens.ts";
import { before, between, parameterAt, saysOnly, type Words, wordsIn } from "./answer-words.ts";
import { stepOf } from "./bare-change.ts";
import { separates } from "./reply-head.ts";
import { replyTable } from "./reply-table.ts";
import { changesTasks } from "./request.ts";
import { literalText, valuesIn } from "./values.ts";

/** A list is called by few words. */
const LONGEST_NAME = 3;

/** A value said anew, for the parameter that the words name. */
export interface Mended {
  readonly intent: string;
  readonly toolName: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** "wrong list, should be party", "the date should be 4 dec, rest is ok", "i meant the party list"; null where no parameter and its value are all that is said. */
export function mendedIn(reading: Reading, id: string): Mended | null {
  const { registry, language } = reading.settings;
  const said = wordsIn(reading, [0, reading.text.length]);
  if (said === null || reading.text.includes("?")) return null;
  const { parameter, sure, from } = leadOf(reading, said);
  const rest = sure ? between(said, from, before(said, [said.table.closers])) : null;
  if (rest === null) return null;
  const name = parameter === null || parameter === LIST ? listName(reading, said.tokens, rest, parameter !== null) : null;
  for (const [intent, { tool: toolName }] of Object.entries(registry.intents)) {
    const shape = registry.tools[toolName]?.inputSchema.shape ?? {};
    if (!changesTasks(shape) || !((parameter ?? LIST) in shape)) continue;
    if (name !== null) return { intent, toolName, values: { [LIST]: name } };
    if (parameter === null) return null;
    if (language.replies.worded.includes(parameter)) return { intent, toolName, values: { [parameter]: literalText(reading, rest) } };
    const given = valuesIn(reading, stepOf(intent, toolName, { task_id: id }), rest, "called");
    const fits =
      given !== null && parameter in given.values && Object.keys(given.values).length === 1 && saysOnly(reading, rest, given.spans);
    return fits ? { intent, toolName, values: given.values } : null;
  }
  return null;
}

const LIST = "list";

interface Lead {
  readonly parameter: string | null;
  /** Its words say that another value was meant. */
  readonly sure: boolean;
  readonly from: number;
}

/** What stands before the value: "sorry, wrong list, should be". */
function leadOf(reading: Reading, said: Words): Lead {
  const { head } = replyTable(reading.settings.language.replies);
  let parameter: string | null = null;
  let sure = false;
  let from = 0;
  while (from < said.words.length) {
    const found = head.longest(said.words, from);
    const wrong = said.table.wrong.longest(said.words, from);
    const named: ReturnType<typeof parameterAt> = parameter === null ? parameterAt(said, from) : null;
    const being = sure || parameter !== null ? said.table.being.longest(said.words, from) : null;
    if (named !== null && named.end < said.words.length) {
      parameter = named.value;
      from = named.end;
    } else if (wrong !== null) {
      sure = true;
      from = wrong.end;
    } else if (found?.value.part === "correction") {
      sure ||= found.value.row.firm;
      from = found.end;
    } else if (found?.value.part === "filler") from = found.end;
    else if (being !== null) from = being.end;
    else if (separates(said.tokens[from])) from++;
    else break;
  }
  return { parameter, sure, from };
}

/** "party", of "on the party list": by the word "list", as a list that is known, or where the words before say that it is one. */
function listName(reading: Reading, tokens: readonly Token[], rest: Span, isNamed: boolean): string | null {
  const { nouns, determiners, prepositions } = reading.settings.language.lists;
  let inside = tokens.filter(({ start, end }) => rest[0] <= start && end <= rest[1]);
  if (Object.hasOwn(prepositions, inside[0]?.text ?? "")) inside = inside.slice(1);
  if (determiners.includes(inside[0]?.text ?? "")) inside = inside.slice(1);
  const hasNoun = nouns.includes(inside.at(-1)?.text ?? "");
  if (hasNoun) inside = inside.slice(0, -1);
  const [first, last] = [inside[0], inside.at(-1)];
  if (first === undefined || last === undefined || inside.length > LONGEST_NAME || inside.some(({ kind }) => kind === "mark")) return null;
  const name = literalText(reading, [first.start, last.end]);
  const isKnown = reading.world.tasks?.some(({ list }) => list?.toLowerCase() === name.toLowerCase()) === true;
  return isNamed || hasNoun || isKnown ? name : null;
}
