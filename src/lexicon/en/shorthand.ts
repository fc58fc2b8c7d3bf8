/** How people write words when they are in a hurry or write as they speak: read as the word behind it wherever it stands, a title keeps it as typed. */
const ROWS = `
and: n nd
are: r
you: u yu yous youse
your: yr
with: w wi wiv
please: pls plz plse pleez plss plez
thanks: thx thnx thnks tnx thanx
tomorrow: tmrw tmr tmrow tmro tomoz tomo 2moro 2morrow tmoro tomorra
tonight: 2nite tonite 2night
that: tht dat
this: dis
the: da
to: tae
afternoon: arvo aftie
them: dem thm
what: wot wat whit wut
what's: wots wats whits wuts
when: wen whn
where: whr
which: wich whch
no: naw nae
one: wan yin
ones: wans yins
don't: dinnae dinna
isn't: aint ain't isnae isny
wasn't: wasnae wisnae wisnay
won't: willnae
can't: cannae canny
doesn't: disnae doesnae
didn't: didnae
haven't: havnae
all: aw
about: abt aboot bout
out: oot
down: doon
now: nw noo
from: frm fae
have: hav hv
just: jst jus
give: gie
because: cuz coz cos bc becos becoz
before: b4
do: dae
something: smth sth summat
anything: anyfing
everything: everyfing
someone: sm1
change: chnge chng
should: shud shld shd
would: wud wld
could: cud cld
again: agen
except: exept execpt exccept excpet excep
`;
/** From so many letters on a word is known with two of them swapped ("adn"), and with one left out ("everthing"). */
const SWAPPED = 3;
const SHORTENED = 8;
/** Words of their own, though a slip makes them. */
const REAL = new Set(["form", "noes"]);

function slipsOf(word: string): string[] {
  if (word.length < SWAPPED || word.includes("'")) return [];
  return [...word.slice(1)].flatMap((letter, before) => {
    const [head, first, tail] = [word.slice(0, before), word.slice(before, before + 1), word.slice(before + 2)];
    return [head + letter + first + tail, ...(word.length < SHORTENED ? [] : [head + first + tail])];
  });
}

/** By what is typed. */
export const shorthand: Readonly<Record<string, string>> = Object.fromEntries(
  ROWS.trim()
    .split("\n")
    .flatMap((row) => {
      const [full = "", short = ""] = row.split(": ");
      return [...slipsOf(full), ...short.split(" ")].filter((word) => word !== full && !REAL.has(word)).map((word) => [word, full]);
    }),
);

/** What stands for a verb at the end of a noun: "the rent's paid". */
export interface ShortVerb {
  readonly ending: string;
  readonly full: string;
  /** Before these it is the verb; before any other word it may tell whose something is. */
  readonly before: ReadonlySet<string>;
  /** Words with that ending that are read by themselves. */
  readonly never: ReadonlySet<string>;
}

/** "the rent's paid": what a noun ends in and what stands behind it where that is a verb. */
export const shortVerb: ShortVerb = {
  ending: "'s",
  full: "is",
  before: new Set(
    "at on due done not no now been already finally finished sorted complete completed dealt taken behind paid bought booked ordered washed cleaned watered moved cancelled canceled urgent important".split(
      " ",
    ),
  ),
  never: new Set(
    "it that this what which who where when how there here he she let one today tomorrow yesterday tonight day week month year morning evening monday tuesday wednesday thursday friday saturday sunday".split(
      " ",
    ),
  ),
};
