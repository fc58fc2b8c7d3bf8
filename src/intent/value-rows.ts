import type { Span } from "../contract/span.ts";
import { findList, findPriority, findTags, type SlotScope } from "../slots/index.ts";
import { contains, outside, overlaps, trimSpan } from "../text/spans.ts";
import type { Cut } from "./cuts.ts";
import type { Detection } from "./detection.ts";
import { type ClauseReading, type Reading, readClause, tokensIn } from "./reading.ts";

/** What new values can be of. */
type Kind = "date" | "priority" | "tags" | "list" | "title";

/** Nobody says more of a task in one breath, and each place is looked at. */
const LONGEST_ROW = 14;
const MOST_PLACES = 6;

/** "…, due friday and on the work list": the change before new values that stand by themselves, with these; null where there are none. */
export function withValueRow(message: Reading, whole: Span, cuts: readonly Cut[], detectSpan: (span: Span) => Detection): Detection | null {
  const joints = cuts.filter(({ start, end }) => end > whole[0] && start < whole[1]);
  const places = [...joints, ...leadsIn(message, whole)].sort((one, other) => one.end - other.end);
  for (const { start, end } of places.slice(0, MOST_PLACES)) {
    const row = withoutEnd(readClause(message, trimSpan(message.text, [start, whole[1]])));
    if (row.tokens.length > LONGEST_ROW) continue;
    const kinds = kindsOfRow(row);
    if (kinds.length === 0) continue;
    const head = detectSpan([whole[0], end]);
    const own = changedIn(head);
    if (own.length > 0 && !own.some((kind) => kinds.includes(kind))) return { ...head, row: row.span };
  }
  return null;
}

/** Whether an intent gives a task new values. */
function takesValues({ settings: { registry } }: Reading, intent: string): boolean {
  const { shape } = registry.tools[registry.intents[intent]?.tool ?? ""]?.inputSchema ?? {};
  return shape !== undefined && "task_id" in shape && "due_date" in shape;
}

/** The stretch without "please" and "thanks" behind it. */
function withoutEnd(row: ClauseReading): ClauseReading {
  const tokens = row.tokens.slice(0, row.parse.sentence.firstEnd);
  return tokens.length === 0 ? row : { ...row, tokens, span: [row.span[0], tokens.at(-1)?.end ?? row.span[1]] };
}

/** "high *due* friday": values that begin with a word of their own. */
function leadsIn(message: Reading, whole: Span): Pick<Cut, "start" | "end">[] {
  const { valueLeads } = message.settings.language.joiners;
  const tokens = tokensIn(message, whole);
  return tokens.flatMap(({ text, start }, at) => {
    const before = tokens[at - 1];
    return before !== undefined && before.kind !== "mark" && valueLeads.includes(text) ? [{ start, end: before.end }] : [];
  });
}

/** What a change gives new values to; nothing where it is no change, or where its new title may go on. */
function changedIn({ clause, candidate }: Detection): readonly Kind[] {
  const { naming, value, newtitle, retitle, newlist, newtags, list } = candidate?.frame.captures ?? {};
  if (candidate === null || naming === undefined || !takesValues(clause.message, candidate.intent)) return [];
  // "whatever is high priority #family": what follows a set may be one more condition.
  if (opensWith(clause, naming, "setword") || endsWith(clause, naming, "relative")) return [];
  const title = newtitle ?? retitle;
  // "the first | two tasks that are | on the work list"
  if (title !== undefined) return endsWith(clause, title, "relative") ? [] : ["title"];
  // Where the wording has no place for it, a list or a tag is part of the name.
  const found = valuesIn(clause, value ?? clause.span);
  // "the *low priority* ones", "the ones that are *low priority*" are told by it.
  const isTold =
    holds(clause, naming, "relative") ||
    endsWith(clause, naming, "tasknoun") ||
    endsWith(clause, naming, "taskplural") ||
    endsWithStandIn(clause, naming);
  const said = found.filter(({ spans }) => !isTold || !spans.every((span) => contains(naming, span))).map(({ kind }) => kind);
  const kinds = value === undefined ? said.filter((kind) => kind === "date" || kind === "priority") : said;
  if ((newlist ?? list) !== undefined) kinds.push("list");
  if (newtags !== undefined) kinds.push("tags");
  return kinds;
}

function opensWith({ tokens, parse, message }: ClauseReading, [start]: Span, name: string): boolean {
  const at = tokens.findIndex((token) => token.start >= start);
  return parse.sentence.arcs[at]?.some(({ word }) => word === message.grammar.words.ids.get(name)) ?? false;
}

/** "the tasks *that's* …" goes on to a condition. */
export function endsWith({ tokens, parse, message }: ClauseReading, [, end]: Span, name: string): boolean {
  const at = tokens.findLastIndex((token) => token.end <= end);
  return parse.sentence.arcs[at]?.some(({ word }) => word === message.grammar.words.ids.get(name)) ?? false;
}

function holds({ tokens, parse, message }: ClauseReading, span: Span, name: string): boolean {
  const word = message.grammar.words.ids.get(name);
  return tokens.some(({ start, end }, at) => contains(span, [start, end]) && parse.sentence.arcs[at]?.some((arc) => arc.word === word));
}

function endsWithStandIn({ tokens, message }: ClauseReading, [, end]: Span): boolean {
  const { singular, plural } = message.settings.language.taskNouns.standIn;
  return [...singular, ...plural].includes(tokens.findLast((token) => token.end <= end)?.text ?? "");
}

/** What a stretch of nothing but new values gives; nothing where another word stands there. */
function kindsOfRow(row: ClauseReading): readonly Kind[] {
  if (titleIn(row) !== null) return ["title"];
  const values = valuesIn(row, row.span);
  if (values.length === 0 || row.parse.guards.some(({ reason }) => reason !== "other-domain")) return [];
  const { words } = row.message.grammar;
  const small = new Set(SMALL.map((name) => words.ids.get(name)));
  const { pairing, becoming } = row.message.settings.language.joiners;
  const said = new Set(
    outside(
      row.tokens,
      values.flatMap(({ spans }) => spans),
    ),
  );
  const idle = new Set<number>();
  row.tokens.forEach((token, at) => {
    if ([...pairing, ...becoming].includes(token.text) || token.kind === "mark") idle.add(at);
    for (const { word, length } of row.parse.sentence.arcs[at] ?? [])
      if (small.has(word)) for (let next = at; next < at + length; next++) idle.add(next);
  });
  return row.tokens.every((token, at) => !said.has(token) || idle.has(at)) ? values.map(({ kind }) => kind) : [];
}

/** Classes of words that lead to a value, or say nothing. */
const SMALL = ["det", "poss", "closer", "attribute", "taskattribute"];

/** "the title to water the plants", behind another change: where the new title stands. */
export function titleIn({ tokens, parse, message, span }: ClauseReading): Span | null {
  const { ids } = message.grammar.words;
  const isOf = (at: number, name: string): boolean => parse.sentence.arcs[at]?.some(({ word }) => word === ids.get(name)) ?? false;
  let at = 0;
  while (isOf(at, "det") || isOf(at, "poss")) at++;
  const behind = tokens[at + 2];
  if (!isOf(at, "titlenoun") || !message.settings.language.joiners.becoming.includes(tokens[at + 1]?.text ?? "")) return null;
  return behind === undefined ? null : [behind.start, span[1]];
}

interface FoundValue {
  readonly kind: Kind;
  readonly spans: readonly Span[];
}

/** The new values that stand in a stretch. */
export function valuesIn({ message, tokens, dates }: ClauseReading, within: Span): FoundValue[] {
  const { language } = message.settings;
  const quotes = message.quotes.map(({ outer }) => outer);
  const inside = dates.filter((span) => overlaps(within, span));
  const found: FoundValue[] = inside.length === 0 ? [] : [{ kind: "date", spans: inside }];
  const scope = (): SlotScope => ({
    text: message.text,
    raw: message.raw,
    within,
    tokens,
    taken: [...quotes, ...found.flatMap(({ spans }) => spans)],
    dates,
    purpose: "change",
  });
  const tags = findTags(scope(), language.tags);
  if (tags !== null) found.push({ kind: "tags", spans: tags.spans });
  const list = findList(scope(), language.lists);
  if (list !== null && list.value !== null) found.push({ kind: "list", spans: list.spans });
  const priority = findPriority(scope(), language.priority, language.taskNouns);
  if (priority !== null) found.push({ kind: "priority", spans: priority.spans });
  return found;
}
