import { phrases } from "../phrases.ts";
import { joinerWords } from "./joiners.ts";

/** The words by which somebody takes back what was just said. A taking-back is a row of them, to the end of what is said or to what takes its place. */
export interface TakingBackWords {
  /** Said by somebody who thinks again: they take back with a no beside them. */
  readonly hesitations: readonly string[];
  /** A no: it takes back behind a pause, or beside a hesitation. */
  readonly noes: readonly string[];
  /** The same of those that would refuse what follows them at once: "don't", "leave it". */
  readonly stops: readonly string[];
  /** A no that stands alone for what goes before, so that a reason may follow it: "nah we have some". */
  readonly plainNoes: readonly string[];
  /** Take back wherever they end what is said. */
  readonly withdrawals: readonly string[];
  /** Lead to what takes the place of what was said: "I mean". */
  readonly replacements: readonly string[];
  /** Say nothing around them. */
  readonly fillers: readonly string[];
  /** Begin like one of them and take nothing back: "no rush". */
  readonly others: readonly string[];
  /** What such words are the object of: "watch *never mind*". */
  readonly holders: readonly string[];
  /** Go on with what was said instead of replacing it: "no wait, *also* add eggs". */
  readonly additions: readonly string[];
  /** Verbs before what somebody else said: "the email *says*: …". */
  readonly telling: readonly string[];
  /** To whom: "Anna told *me*: …". */
  readonly told: readonly string[];
  /** Who speaks for himself: "as *I* said: …". */
  readonly oneself: readonly string[];
  /** Before a pause they say that what follows is not so: "*yeah right*, it's done". */
  readonly scoffs: readonly string[];
  /** Who may be named before what they said: "*mum*: …". */
  readonly speakers: readonly string[];
}

const negators = ["don't", "dont", "do not", "never", "not"];
const negated = phrases(`
  forget | forget it | forget that | forget about it | stop | cancel it | cancel that | ignore that | ignore it | kidding | joking | a joke
  joke | leave it | skip it | worry
`);

export const takingBackWords: TakingBackWords = {
  hesitations: phrases(`
    oh | ooh | ah | aw | ugh | argh | oops | whoops | wait | hold on | hang on | hold up | actually | hmm | hm | mm | mmm | um | uh | er | erm
    sorry | well | on second thought | on second thoughts | second thoughts | on reflection | come to think of it | thinking about it
    now that i think about it
  `),
  noes: ["no", "noo", "nope", "nah", "naw", "nay", "no no", "no no no", "no thanks", "no thank you", "no ta", "no way"],
  plainNoes: ["nah", "naw", "nope", "noo"],
  stops: phrases(`
    not | never | don't | dont | do not | don't do it | don't do that | dont do it | dont do that | do not do it | do not do that | don't bother
    dont bother | let's not | lets not | rather not | better not | maybe not | not now | not yet | not really | not happening | no need | or not
    stop | forget it | forget that | forget about it | forget about that | cancel that | ignore that | ignore this | ignore me | disregard that
    disregard this | disregard | skip it | skip that | leave it | leave that | leave it alone | leave it be | leave it as is | leave it as it is
    leave it for now | let it be | keep it | kidding | joking | as if
  `),
  withdrawals: phrases(`
    never mind | never mind that | nevermind | nvm | forget i said that | forget i said anything | forget i asked | scratch that | strike that
    just kidding | only kidding | i'm kidding | im kidding | i was kidding | i'm just kidding | im just kidding | only joking | just joking
    i'm joking | im joking | i'm only joking | im only joking | i was joking | i was only joking | it was a joke | that was a joke | just a joke
    jk | jks | j/k | psych | i didn't mean it | i didnt mean it | i didn't mean that | i didnt mean that | i take it back | i take that back
    i changed my mind | changed my mind | i've changed my mind | ive changed my mind | said no one ever | said nobody ever | said no one
    said nobody | in my dreams | if only
  `),
  replacements: ["i mean", "i meant", "i mean to say", "rather", "or rather", "make that", "instead", "correction"],
  fillers: phrases(`
    ok | okay | please | pls | thanks | thank you | ta | lol | haha | ha | xd | so | and | but | just | then | for now | that's wrong
    thats wrong | that's not right | it's fine | its fine | that's fine | all good | we're good | i'm good | im good | mate | my bad | my mistake
    silly me | i'll do it myself | ill do it myself
  `),
  others: [
    ...negators.flatMap((one) => negated.map((two) => `${one} ${two}`)),
    ...phrases(`
      no need to | no longer | no more | no rush | no hurry | no problem | no worries | no doubt | no matter | no later | no earlier
      no one | no idea | no joke | no kidding | no pressure | no matter what | not only | not just | well done | wait for
    `),
  ],
  holders: phrases(`
    the | a | an | my | of | to | about | called | titled | named | say | says | saying | said | watch | read | play | listen | sing | learn
    write
  `),
  additions: ["also", "and", "plus", "too", "as well", "another"],
  telling: [...joinerWords.telling, "say", "told", "tells", "texts", "asks", "goes"],
  told: ["me", "us", "him", "her", "them", "back", "to", "everyone", "like", "this"],
  oneself: ["i", "i'm", "i've", "we", "you"],
  scoffs: ["yeah right", "ya right", "aye right", "as if"],
  speakers: ["mum", "mom", "dad", "mother", "father", "boss", "wife", "husband", "sis", "bro", "him", "her", "he", "she", "they", "them"],
};
