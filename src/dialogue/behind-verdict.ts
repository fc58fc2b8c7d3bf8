import { taskTablesOf } from "../intent/naming.ts";
import { type Reading, readMessage } from "../intent/reading.ts";
import { standsInTitle } from "../reference/index.ts";
import { lexiconOf } from "../reference/language.ts";
import { type Words, wordsIn } from "./answer-words.ts";
import { separates } from "./reply-head.ts";
import { replyTable } from "./reply-table.ts";

/** More words than these tell a story. */
const LONGEST = 14;

/** "too late *make it monday*", "i got it on the way *so its done*": the change or report behind words that say why; null where they may be anything else. */
export function behindVerdict(reading: Reading): Reading | null {
  const said = reading.text.includes("?") ? null : wordsIn(reading, [0, reading.text.length]);
  if (said === null) return null;
  const at = said.words.findIndex((_, index) => index > 0 && (opensChange(reading, said, index) || opensReport(reading, said, index)));
  const [before, first, last] = [said.tokens[at - 1], said.tokens[at], said.tokens.at(-1)];
  if (at < 1 || at > LONGEST || before === undefined || first === undefined || last === undefined) return null;
  if (!isVerdict(reading, said, at) || leadsOn(reading, before.start)) return null;
  const { raw, world, settings } = reading;
  return readMessage(" ".repeat(first.start) + raw.slice(first.start), world, settings);
}

/** "make it", "change that to": a verb with what points at the task. */
function opensChange({ settings }: Reading, { words, table }: Words, at: number): boolean {
  const found = replyTable(settings.language.replies).changing.longest(words, at);
  return found !== null && found.end > at + 1 && table.subjects.longest(words, at) === null && table.callings.longest(words, at) === null;
}

/** "so *its done*": what points at the task, behind what tells of it. */
function opensReport({ settings }: Reading, { words, tokens, table }: Words, at: number): boolean {
  return (
    settings.language.joiners.hence.includes(words[at - 1] ?? "") &&
    tokens[at]?.kind === "word" &&
    table.subjects.longest(words, at) !== null
  );
}

/** Whether the words before a change name no task, tell of nobody else's wish and make no condition. */
function isVerdict(reading: Reading, { tokens }: Words, to: number): boolean {
  const { language } = reading.settings;
  const barred = new Set([...language.reasons.contrary, ...language.joiners.telling]);
  const tables = taskTablesOf(reading);
  const small = new Set(language.matching.small);
  return tokens.slice(0, to).every((token) => {
    const names = token.kind === "word" && !small.has(token.text) && tables !== undefined;
    return separates(token) || (!barred.has(token.text) && !(names && standsInTitle(token.text, tables, lexiconOf(language))));
  });
}

/** Whether the word at a place goes on with the verb behind it: "*dont* make it 5", "i *would* make it 5". */
function leadsOn({ lattice, grammar, settings }: Reading, start: number): boolean {
  const classes = ["auxiliary", "subject", "negation"].map((name) => grammar.words.ids.get(name));
  const at = lattice.tokens.findIndex((token) => token.start === start);
  const isClass = lattice.arcs[at]?.some(({ word }) => classes.includes(word)) === true;
  const { becoming, weak, hence } = settings.language.joiners;
  const joins = new Set([...becoming, ...weak].filter((word) => !hence.includes(word)));
  return isClass || joins.has(lattice.tokens[at]?.text ?? "");
}
