import type { World } from "../../../input/context.ts";
import { contains } from "../../../text/spans.ts";
import { isPlace } from "../assign/place-form.ts";
import type { Reading } from "../message/reading.ts";
import type { Candidate, Shape } from "./candidate.ts";
import { findClauses } from "./clauses.ts";
import { findDates } from "./dates.ts";
import { findImpossibleDates } from "./impossible-dates.ts";
import { findJson } from "./json.ts";
import { findLists } from "./lists.ts";
import { findLiterals } from "./literals.ts";
import { findNumbers } from "./numbers.ts";
import { findPhrases } from "./phrases.ts";
import { findQuotations } from "./quotations.ts";

/** A finder looks for one form of value; it may look at what those before it found. */
type Finder = (reading: Reading, found: readonly Candidate[], world: World) => readonly Candidate[];

/** Forms that are looked for whatever the tool takes, the surest first. */
const PLAIN: readonly Finder[] = [
  findJson,
  findQuotations,
  findLiterals,
  findNumbers,
  (reading, found, world) =>
    findDates(
      reading,
      world,
      found.filter(({ shape }) => shape === "url" || shape === "email").map(({ span }) => span),
    ),
  findImpossibleDates,
];

/** What is looked for behind those, where a parameter takes free text and where none does. */
const WITH_TEXT: readonly Finder[] = [findPhrases, findLists, findClauses];
const WITHOUT_TEXT: readonly Finder[] = [findLists];

/** What may be a value in a message, for tools that take free text and for those that do not; what both look for is found once. */
export function candidateFinder(reading: Reading, world: World): (text: boolean) => Candidate[] {
  let plain: readonly Candidate[] | null = null;
  const known = new Map<boolean, Candidate[]>();
  return (text) => {
    plain ??= withoutPartsOfDays(find(PLAIN, reading, [], world));
    const found = known.get(text) ?? seen(find(text ? WITH_TEXT : WITHOUT_TEXT, reading, plain, world));
    known.set(text, found);
    return found;
  };
}

function find(finders: readonly Finder[], reading: Reading, before: readonly Candidate[], world: World): Candidate[] {
  const found = [...before];
  for (const finder of finders) found.push(...finder(reading, found, world));
  return found;
}

/** The parts of a day that no calendar has are nothing by themselves. */
function withoutPartsOfDays(found: readonly Candidate[]): readonly Candidate[] {
  const days = found.filter(({ shape }) => shape === "day");
  return days.length === 0 ? found : found.filter((one) => one.shape === "day" || !days.some(({ span }) => contains(span, one.span)));
}

/** Says of each candidate what it lies in; once, since every parameter asks. */
function seen(found: readonly Candidate[]): Candidate[] {
  const quotes = found.filter(({ shape }) => shape === "quote");
  const literals = found.filter(({ shape, number }) => LITERAL.has(shape) && number === undefined);
  return found.map((one) => ({
    quoted: quotes.some((other) => other !== one && contains(other.span, one.span)),
    within: isPart(one, literals),
    known: (one.shape === "name" || one.shape === "chunk") && isPlace(one.text),
    // Last: what is added to a spread object costs far more than what stands before it.
    ...one,
  }));
}

/** A number in any literal; a word in an address or a path: "feature/login" is one thing; "beta.2" of "1.2.3-beta.2". */
function isPart(one: Candidate, literals: readonly Candidate[]): boolean {
  if (one.number !== undefined) return literals.some((other) => contains(other.span, one.span));
  if (one.shape !== "chunk" && one.shape !== "name") return false;
  const isCut = /\d/.test(one.text);
  return literals.some(
    ({ shape, span, text }) => (WHOLE.has(shape) || (isCut && CUT.has(shape) && text.length > one.text.length)) && contains(span, one.span),
  );
}

const WHOLE: ReadonlySet<Shape> = new Set(["url", "email", "path", "slug"]);
const CUT: ReadonlySet<Shape> = new Set(["code", "date"]);
const LITERAL: ReadonlySet<Shape> = new Set(["quote", "url", "email", "path", "code", "slug", "date", "day"]);
