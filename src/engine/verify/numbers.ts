import { readForArguments } from "../../catalog/arguments/extract.ts";
import type { World } from "../../input/context.ts";
import { changesOfNumber, vagueEnds, vagueLeads } from "../../lexicon/en/grounding.ts";
import { matchesOf } from "../../text/matches.ts";
import type { Case } from "./case.ts";

const MOST_TURNS = 3;

/** The numbers that were said, in digits and in words; a percentage as its share too. */
export interface Numbers {
  /** In what the message means. */
  readonly heard: ReadonlySet<number>;
  /** Only in what it says not to be meant. */
  readonly denied: ReadonlySet<number>;
  /** Only as a bound or a share: "less than 40", "40 %". */
  readonly vague: ReadonlySet<number>;
  /** In the turns of the user, and in those of others. */
  readonly user: ReadonlySet<number>;
  readonly others: ReadonlySet<number>;
}

export function numbersSaid({ ground, world }: Case): Numbers {
  const turns = world.history.slice(-MOST_TURNS);
  const of = (isUser: boolean): string[] => turns.filter(({ role }) => (role === "user") === isUser).map(({ content }) => content);
  const heard = numbersIn([ground.heard], world);
  const all = ground.heard === ground.message ? heard : numbersIn([ground.message], world);
  return {
    heard,
    denied: new Set([...all].filter((one) => !heard.has(one))),
    vague: vagueIn(ground.heard),
    user: numbersIn(of(true), world),
    others: numbersIn(of(false), world),
  };
}

function vagueIn(text: string): ReadonlySet<number> {
  const [vague, plain] = [new Set<number>(), new Set<number>()];
  for (const [, lead = "", number = "", end = ""] of matchesOf(AMOUNT, text))
    (vagueLeads.has(lead) || vagueEnds.has(end) ? vague : plain).add(Number(number));
  // What a value is changed from is not what it is to be.
  for (const [, from = ""] of matchesOf(changesOfNumber, text)) if (plain.delete(Number(from))) vague.add(Number(from));
  return new Set([...vague].filter((one) => !plain.has(one)));
}

const AMOUNT = /(?:(\p{L}{1,12}|\/)\s?)?\p{Sc}?(?<![\d.])(\d{1,15}(?:\.\d{1,6})?)(?:\s?(%|\p{L}{1,12}))?/gu;

function numbersIn(texts: readonly string[], world: World): ReadonlySet<number> {
  const said = new Set<number>();
  for (const text of texts) {
    for (const { number } of readForArguments(text, world).candidates(false)) {
      if (number === undefined) continue;
      said.add(number.value);
      if (number.percent) said.add(number.value / 100);
    }
    for (const [, one = "", other = ""] of matchesOf(SIZE, text)) said.add(Number(one)).add(Number(other));
  }
  return said;
}

/** "1280x720". */
const SIZE = /(?<![\p{L}\p{N}.])(\d{1,6})[x\u00d7](\d{1,6})(?![\p{L}\p{N}])/giu;
