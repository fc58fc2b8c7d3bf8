import type { World } from "../../input/context.ts";
import { catalogMessages, nameNouns } from "../../lexicon/en/catalog-messages.ts";
import { put } from "../arguments/put.ts";
import { rowOf } from "../arguments/schema/row-of.ts";
import { deedsIn } from "../asking/orders.ts";
import type { Catalog, CatalogEntry } from "../entry.ts";
import { termsOf } from "../rank/terms.ts";
import { classOfVerb } from "../rank/verbs.ts";
import { onlyReads } from "../route/only-reads.ts";
import { takesBack } from "../route/refusal.ts";
import { fillIn, listed } from "../route/reply.ts";
import type { CatalogOptions, ToolRoute } from "../route/types.ts";
import type { PendingCall } from "./asked.ts";
import { chosenOf } from "./choose.ts";
import { entryNamed } from "./pending.ts";
import { readAnswer, type Said } from "./said.ts";
import { settle } from "./settle.ts";
import { type GivenValue, nounOf, valueFrom } from "./value.ts";

/** What an answer comes to. */
export type Answered =
  /** Nothing is to be done. */
  | { readonly kind: "nothing" }
  /** The request that was asked about, for the tool that was chosen. */
  | { readonly kind: "picked"; readonly place: number; readonly message: string }
  /** The call as it stands now: `question` is what is still asked. */
  | {
      readonly kind: "call";
      readonly state: PendingCall;
      readonly entry: CatalogEntry | undefined;
      readonly question: ReturnType<typeof settle>;
      readonly given: GivenAt | null;
    };

interface GivenAt extends GivenValue {
  readonly path: string;
}

interface Known {
  readonly catalog: Catalog;
  readonly options: CatalogOptions;
  readonly world: World;
  /** The message as a request of its own. */
  readonly alone: () => ToolRoute;
}

/** What a message says to a question; null where it is none of it, and is read by itself. */
export function answerTo(state: PendingCall, text: string, known: Known): Answered | null {
  const entry = state.toolName === null ? undefined : entryNamed(known.catalog, state.toolName);
  const { asked } = state;
  const isNoun = entry !== undefined && "parameter" in asked ? nounOf(entry.tool, asked.parameter) : () => false;
  const said = readAnswer(text, isNoun);
  const chosen = chosenBy(said, state, known.catalog);
  if (chosen !== null) return chosen;
  const { reply } = said;
  const isRefusal = reply.kind === "cancel" || (reply.kind === "no" && reply.rest === null);
  const isFlag = asked.kind === "missing" && entry !== undefined && rowOf(entry.tool, asked.parameter)?.type === "boolean";
  if (isRefusal && !(reply.kind === "no" && isFlag)) return { kind: "nothing" };
  const isQuoted = /^["'\u201c\u2018]/.test(said.core);
  if (asked.kind === "value" && reply.kind !== "no") {
    const next = advance(said, state, entry, known);
    if (next !== null) return next;
  }
  if (isRequest(said, known)) return null;
  // "no, the second": what follows answers, or nothing is to be done.
  if (reply.kind === "no" && reply.rest !== null) {
    const rest = readAnswer(text.slice(...reply.rest), isNoun);
    return chosenBy(rest, state, known.catalog) ?? advance(rest, state, entry, known) ?? { kind: "nothing" };
  }
  if (!isQuoted && takesBack(text)) return { kind: "nothing" };
  const next = advance(said, state, entry, known);
  if (next !== null) return next;
  return known.alone().status === "none" || said.isOpen || reply.kind === "yes" ? again(state, entry, known) : null;
}

/** A whole request: an order that the catalogue knows, or the name of a tool. */
function isRequest({ text, core, start }: Said, { alone }: Known): boolean {
  if (/^["'\u201c\u2018]/.test(core)) return false;
  const { via, status } = alone();
  if (status === "none") return false;
  if (status === "call" && termsOf(core).some(({ stem }) => classOfVerb.has(stem))) return true;
  // The verb of "use /tmp/a" leads to a value.
  return via === "hint" || via === "passthrough" || deedsIn(text).some(({ span }) => span[0] >= start);
}

/** One of those that were offered: tools, or values. */
function chosenBy({ core, isOpen }: Said, state: PendingCall, catalog: Catalog): Answered | null {
  const { asked } = state;
  if (isOpen || core === "" || asked.kind !== "tool") return null;
  const at = chosenOf(core, asked.names, nameNouns);
  return at === null ? null : picked(asked.names[at] ?? "", state, catalog);
}

function picked(name: string, { message }: PendingCall, { entries }: Catalog): Answered {
  return { kind: "picked", place: entries.findIndex((entry) => entry.name === name), message };
}

/** The call with what an answer adds to it; null where it adds nothing. */
function advance(said: Said, state: PendingCall, entry: CatalogEntry | undefined, known: Known): Answered | null {
  const { asked } = state;
  const agrees = said.reply.kind === "yes" && said.reply.rest === null;
  if (asked.kind === "tool") {
    const [only, ...more] = asked.names;
    return agrees && only !== undefined && more.length === 0 ? picked(only, state, known.catalog) : null;
  }
  if (entry === undefined) return null;
  if (agrees && asked.kind === "unread") {
    const confirming: PendingCall = { ...state, asked: { kind: "confirm", what: "unread" } };
    return onlyReads(entry) ? call({ ...state, agreed: [...state.agreed, "unread"] }) : call(confirming);
  }
  if (agrees && asked.kind === "confirm") return call({ ...state, agreed: [...state.agreed, asked.what], asked: OPEN });
  const given = givenBy(said, state, entry, known);
  return given === null || !("parameter" in asked)
    ? null
    : call(withValue(state, asked.parameter, given.value), { ...given, path: asked.parameter });

  function call(changed: PendingCall, given: GivenAt | null = null): Answered | null {
    return entry === undefined ? null : { kind: "call", state: changed, entry, given, question: settle(changed, entry, known.options) };
  }
}

/** The value that an answer gives, or chooses of several. */
function givenBy(said: Said, { asked }: PendingCall, entry: CatalogEntry | undefined, { world }: Known): GivenValue | null {
  if (entry === undefined || !("parameter" in asked)) return null;
  const { parameter } = asked;
  if (asked.kind === "missing") return valueFrom(said, entry.tool, parameter, world);
  const isNoun = nounOf(entry.tool, parameter);
  const core = said.core
    .split(" ")
    .filter((word) => !isNoun(word.toLowerCase()))
    .join(" ");
  const at = said.isOpen || core === "" ? null : chosenOf(core, asked.values);
  const value = asked.values[at ?? -1];
  if (value === undefined) return null;
  const given = valueFrom({ ...said, core: value, start: 0 }, entry.tool, parameter, world);
  return given === null ? null : { value: given.value, span: [said.start, said.start + said.core.length] };
}

function withValue(state: PendingCall, path: string, value: unknown): PendingCall {
  const values = structuredClone({ ...state.arguments });
  put(values, path.split("."), value);
  const { asked } = state;
  const settled = new Set(asked.kind === "value" ? asked.values : []);
  return {
    ...state,
    arguments: values,
    missing: state.missing.filter((one) => one !== path),
    assumed: state.assumed.filter((one) => one !== path),
    // What was not chosen was understood all the same.
    unread: state.unread.filter((word) => !settled.has(word)),
    asked: OPEN,
  };
}

/** The same question once more. */
function again(state: PendingCall, entry: CatalogEntry | undefined, { options }: Known): Answered | null {
  const { asked } = state;
  if (asked.kind === "tool") {
    const question = { text: fillIn(catalogMessages.which, { choices: listed(asked.names) }), asked };
    return { kind: "call", state, entry: undefined, given: null, question };
  }
  const question = entry === undefined ? null : settle(state, entry, options);
  return question === null ? null : { kind: "call", state, entry, given: null, question };
}

const OPEN = { kind: "open" } as const;
