import type { Span } from "../../contract/span.ts";
import type { World } from "../../input/context.ts";
import { argumentWords } from "../../lexicon/en/arguments.ts";
import { english } from "../../lexicon/en/index.ts";
import { thankings } from "../../lexicon/en/openings.ts";
import { overlaps } from "../../text/spans.ts";
import { type ArgumentReading, argumentsFor, readForArguments } from "../arguments/extract.ts";
import type { Candidate, Shape } from "../arguments/finders/candidate.ts";
import { propertiesOf, resolve, type Schema } from "../arguments/schema/json-schema.ts";
import type { Parameter } from "../arguments/schema/parameter.ts";
import { rowOf } from "../arguments/schema/row-of.ts";
import { refusals } from "../arguments/validate.ts";
import type { ToolDefinition } from "../definition.ts";
import { termsOf } from "../rank/terms.ts";
import { chosenOf } from "./choose.ts";
import type { Said } from "./said.ts";

/** A value that an answer gives, and where it stands in it. */
export interface GivenValue {
  readonly value: unknown;
  readonly span: Span;
}

const EXACT: ReadonlySet<Shape> = new Set(["path", "url", "email", "slug", "code", "quote"]);

/** The value that an answer gives the parameter that was asked for; null where it gives none that fits. */
export function valueFrom({ core, start, reply, isOpen }: Said, tool: ToolDefinition, path: string, world: World): GivenValue | null {
  const parameter = rowOf(tool, path);
  const single = singleTool(tool, path);
  if (parameter === undefined || single === null) return null;
  const isExact = parameter.roles.has("path") || parameter.roles.has("url") || parameter.roles.has("email");
  const isLiteral = ({ shape, span, within }: Candidate): boolean => EXACT.has(shape) && within !== true && span[1] - span[0] < core.length;
  const whole: Span = [start, start + core.length];
  const fits = (value: unknown): boolean => refusals(single, { [VALUE]: value }).length === 0;
  if (parameter.type === "boolean" && (reply.kind === "yes" || reply.kind === "no") && reply.rest === null)
    return { value: reply.kind === "yes", span: whole };
  if (core === "" || isOpen) return null;
  const found = read(parameter);
  return found !== null && fits(found.value) ? found : null;

  function read({ type, closed, values, format }: Parameter): GivenValue | null {
    if (closed) {
      const at = chosenOf(
        core,
        values.map(({ value }) => String(value)),
      );
      return at === null ? extracted() : { value: values[at]?.value, span: whole };
    }
    const reading = readForArguments(core, world);
    if (type === "number" || type === "integer") return onlyOne(reading, ({ number, within }) => number !== undefined && within !== true);
    if ((type === "string" && format === null) || type === "any") return textOf(reading);
    return extracted() ?? (type === "string" ? textOf(reading) : null);
  }

  /** What the search for arguments finds for it in the answer alone. */
  function extracted(): GivenValue | null {
    if (single === null) return null;
    const { arguments: values, spans, assumed } = argumentsFor(readForArguments(core, world), single);
    const [span] = Object.hasOwn(spans, VALUE) ? (spans[VALUE] ?? []) : [];
    if (span === undefined || assumed.length > 0) return null;
    return { value: values[VALUE], span: [start + span[0], start + span[1]] };
  }

  /** A text is the answer as it stands; what is quoted in it, or exact by its form behind the word for it, is meant alone. */
  function textOf(reading: ArgumentReading): GivenValue | null {
    const alone = onlyOne(reading, ({ shape, quoted, within }) => EXACT.has(shape) && quoted !== true && within !== true);
    if (alone !== null) return alone;
    // "not x", and a path among other words, are no value by themselves.
    if (reading.hasExceptions || (isExact && reading.candidates(false).some(isLiteral))) return null;
    return isRemark(core) ? null : { value: core, span: whole };
  }

  /** The one candidate of a kind, where nothing else is said but the words of the tool. */
  function onlyOne(reading: ArgumentReading, isOf: (one: Candidate) => boolean): GivenValue | null {
    const [one, ...more] = reading.candidates(false).filter(isOf);
    if (one === undefined || more.length > 0) return null;
    const isSaid = reading.reading.words.every(
      ({ text, start: from, end, kind }) => overlaps([from, end], one.span) || kind !== "word" || isNoun(text),
    );
    if (!isSaid) return null;
    // "9" of "1-9" is but a part.
    if (one.number !== undefined && /\d[-/:.]$/.test(core.slice(0, one.span[0]))) return null;
    const text = one.shape === "quote" ? one.text.replace(/^["'`\u201c\u2018]|["'`\u201d\u2019]$/g, "") : one.text;
    return { value: one.number?.value ?? text, span: [start + one.span[0], start + one.span[1]] };
  }

  function isNoun(word: string): boolean {
    return nounOf(tool, path)(word);
  }
}

/** Greetings, thanks, and words for all or some of what was spoken of: no value where they stand alone. */
function isRemark(core: string): boolean {
  return REMARKS.has(core.toLowerCase());
}

const { all, both, singular, plural, other, rest } = english.deixis;
const many = [...all, ...both];
const REMARKS: ReadonlySet<string> = new Set([
  ...[...english.talk.greetings, ...thankings],
  ...[...many, ...singular, ...plural, ...other, ...rest],
  ...many.flatMap((word) => plural.map((one) => `${word} ${one}`)),
]);

/** Whether a word says only what is asked for: an article, the parameter, a word of the tool's name. */
export function nounOf(tool: ToolDefinition, path: string): (word: string) => boolean {
  const known = new Set(termsOf(`${tool.name} ${path}`).map(({ stem }) => stem));
  return (word) => argumentWords.articles.has(word) || (word !== "" && termsOf(word).every(({ stem }) => known.has(stem)));
}

const VALUE = "value";

/** A tool that takes this parameter and nothing else. */
function singleTool(tool: ToolDefinition, path: string): ToolDefinition | null {
  let schema: Schema = resolve(tool.inputSchema, tool.inputSchema);
  for (const key of path.split(".")) {
    const inner = propertiesOf(schema).find(([name]) => name === key);
    if (inner === undefined) return null;
    schema = resolve(inner[1], tool.inputSchema);
  }
  const { $defs, definitions } = tool.inputSchema as { readonly $defs?: unknown; readonly definitions?: unknown };
  const shared = { ...($defs === undefined ? {} : { $defs }), ...(definitions === undefined ? {} : { definitions }) };
  return { name: VALUE, inputSchema: { ...shared, type: "object", properties: { [VALUE]: schema }, required: [VALUE] } };
}
