import type { Span } from "../contract/span.ts";
import { readClauses } from "../intent/clauses.ts";
import { type Detection, detect, UNKNOWN } from "../intent/detection.ts";
import { taskTablesOf } from "../intent/naming.ts";
import { type Reading, readClause, readMessage, tokensIn } from "../intent/reading.ts";
import { extractFrom } from "../params/extract.ts";
import { standsInTitle } from "../reference/index.ts";
import { lexiconOf } from "../reference/language.ts";
import { compilePhrases, phraseAt } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { normalize } from "../text/normalize.ts";
import { tokenize } from "../text/tokens.ts";
import type { Plan } from "./plan.ts";
import { replyIn } from "./reply.ts";
import { plansOf } from "./request.ts";
import { planFrom } from "./resume.ts";

/** More words than these tell something else. */
const LONGEST = 8;
/** How many messages that ask for nothing may stand between, and how long a row of such questions is followed back. */
const MOST_MESSAGES = 2;
const MOST_ROUNDS = 3;
const SURE = 0.9;

type Filters = Readonly<Record<string, unknown>>;

const compile = compiledOnce((words: Reading["settings"]["language"]["replies"]["listing"]) =>
  compilePhrases([
    ...words.narrowing.map((phrase) => [phrase, "narrowing"] as const),
    ...words.further.map((phrase) => [phrase, "further"] as const),
    ...words.showing.map((phrase) => [phrase, "showing"] as const),
  ]),
);

/** "and on sunday?", "only the high ones", behind a listing: the list once more with another filter; null where the message is none of these. */
export function listedAgain(reading: Reading, detections: readonly Detection[], round = 0): readonly Plan[] | null {
  const { intent } = intentWithFilters(reading.settings.registry);
  const said = detections.filter(({ intent: one, candidate }) => one !== UNKNOWN && candidate?.frame.frame.role !== "verbless");
  // "what do i have to do for school" looks like any listing, but for the list that it names.
  if (said.some((one) => one.intent !== intent || one.candidate?.frame.captures["filters"] !== undefined)) return null;
  const asked = intent === null ? null : filtersIn(reading, intent);
  if (said.length > 0 && asked?.shows !== true) return null;
  const before = asked === null ? null : (lastFilters(reading, round) ?? (asked.shows ? {} : null));
  if (intent === null || asked === null || before === null) return null;
  const kept = asked.narrows || Object.keys(asked.filters).some((name) => name in before) ? before : {};
  const toolName = reading.settings.registry.intents[intent]?.tool ?? "";
  const { userId } = reading.world;
  const step = { intent, toolName, confidence: SURE, missing: [], assumed: [], span: [0, 0] as Span, question: null };
  const takesUser = "user_id" in (reading.settings.registry.tools[toolName]?.inputSchema.shape ?? {});
  const given = { filters: { ...kept, ...asked.filters }, ...(userId !== null && takesUser ? { user_id: userId } : {}) };
  return [planFrom(reading, { ...step, arguments: given })];
}

/** The intent whose tool takes filters; looked for once in a registry. */
const intentWithFilters = compiledOnce(({ intents, tools }: Reading["settings"]["registry"]) => {
  const found = Object.entries(intents).find(([, { tool }]) => "filters" in (tools[tool]?.inputSchema.shape ?? {}));
  return { intent: found?.[0] ?? null };
});

interface Asked {
  readonly filters: Filters;
  /** Less of what was shown. */
  readonly narrows: boolean;
  /** It asks by itself for the list that it names. */
  readonly shows: boolean;
}

/** The filters that the whole of a short message says, and whether it asks for less of what was shown. */
function filtersIn(reading: Reading, intent: string): Asked | null {
  const { text, settings } = reading;
  const leads = compile(settings.language.replies.listing);
  const tokens = tokensIn(reading, [0, text.length]);
  let from = 0;
  let narrows = false;
  let shows = false;
  for (let lead = phraseAt(tokens, from, leads); lead !== null; lead = phraseAt(tokens, from, leads)) {
    from = lead.to;
    narrows ||= lead.value === "narrowing";
    shows ||= lead.value === "showing";
  }
  const start = tokens[from]?.start;
  const end = tokens.at(-1)?.end;
  const isMarked = from > 0 || tokens.at(-1)?.text === "?";
  if (!isMarked || start === undefined || end === undefined || tokens.length - from > LONGEST) return null;
  const detection = detect(readClause(reading, [start, end]));
  if (detection.clause.parse.guards.length > 0) return null;
  const named = listOfLast(reading, [start, end]) ?? namedGroup(reading, [start, end]);
  if (named !== null) return { filters: named, narrows, shows };
  const { params } = extractFrom({ ...detection, intent: UNKNOWN, candidate: null, candidates: [] }, intent);
  const { filters } = params;
  if (typeof filters !== "object" || filters === null || "limit" in params || "offset" in params) return null;
  const said: Filters = { ...filters };
  // What is left over is looked for, where a task has it.
  return Object.keys(said).length > 0 && (said["query"] === undefined || isInTitle(reading, said["query"]))
    ? { filters: said, narrows, shows: false }
    : null;
}

/** "whats on there", behind a task that was put on a list. */
function listOfLast({ text, world, settings }: Reading, [start, end]: Span): Filters | null {
  const { there, groupLeads } = settings.language.replies.listing;
  let to = end;
  while (to > start && "?!. ".includes(text.charAt(to - 1))) to--;
  const said = text.slice(start, to);
  const name = there.find((one) => said === one || said.endsWith(` ${one}`));
  const before = tokenize(text.slice(0, start + said.length - (name?.length ?? 0))).at(-1)?.text;
  const list = world.tasks?.find(({ id }) => id === world.recentTaskIds[0])?.list;
  return name === undefined || before === undefined || list === undefined || !groupLeads.includes(before) ? null : { list };
}

/** "school", "the grocery ones": a list or a tag of the tasks by its name alone. */
function namedGroup(reading: Reading, within: Span): Filters | null {
  const { world, settings } = reading;
  const { determiners, standIn } = settings.language.taskNouns;
  const small = new Set([...determiners, ...standIn.singular, ...standIn.plural, ...settings.language.replies.listing.groupLeads]);
  const words = tokensIn(reading, within).filter(({ kind, text: word }) => kind !== "mark" && !small.has(word));
  const name = words.map(({ text: word }) => word).join(" ");
  if (name === "") return null;
  const tasks = world.tasks ?? [];
  const list = tasks.find((task) => task.list !== undefined && normalize(task.list) === name)?.list;
  if (list !== undefined) return { list };
  const tag = tasks.flatMap(({ tags }) => tags ?? []).find((one) => normalize(one) === name);
  return tag === undefined ? null : { tags: [tag] };
}

function isInTitle(reading: Reading, query: unknown): boolean {
  const tables = taskTablesOf(reading);
  return typeof query === "string" && tables !== undefined && standsInTitle(query, tables, lexiconOf(reading.settings.language));
}

/** The filters of what was listed last, as the history tells it; null where something else was asked for since. */
export function lastFilters(reading: Reading, round = 0): Filters | null {
  const { history, shownTaskIds } = reading.world;
  let looked = 0;
  for (let at = history.length - 1; at >= 0 && looked <= MOST_MESSAGES; at--) {
    const message = history[at];
    if (message?.role !== "user" || (at === history.length - 1 && message.content.trim() === reading.raw.trim())) continue;
    if (message.content.length > reading.settings.maxLength) return null;
    looked++;
    const asked = readMessage(message.content, { ...reading.world, history: history.slice(0, at), pending: null }, reading.settings);
    const detections = readClauses(asked);
    const again = round < MOST_ROUNDS ? listedAgain(asked, detections, round + 1) : null;
    const [plan, ...more] = again ?? plansOf(detections);
    if (plan === undefined && replyIn(asked, [0, asked.text.length]).kind !== "no") continue;
    return plan === undefined || more.length > 0 || plan.intent !== intentWithFilters(reading.settings.registry).intent
      ? null
      : filtersOf(plan);
  }
  return shownTaskIds.length > 0 ? {} : null;
}

function filtersOf({ arguments: { filters } }: Plan): Filters {
  return typeof filters === "object" && filters !== null ? { ...filters } : {};
}
