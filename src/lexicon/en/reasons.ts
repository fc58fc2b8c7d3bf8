import { phrases } from "../phrases.ts";

/** How somebody tells why a task is to be changed: "delete the bread, *it's* stale". */
export interface ReasonWords {
  /** They begin a reason by themselves. */
  readonly links: readonly string[];
  /** Who or what it tells of, with what is said of it. */
  readonly leads: readonly string[];
  /** Behind somebody or something they tell how things are: "the party *is* off". */
  readonly finite: readonly string[];
  /** With one of these it may be no reason but a wish, a doubt or an exception. */
  readonly contrary: readonly string[];
}

const NEEDS = ["need", "want"];
const OBJECTS = ["it", "that", "this", "that one", "this one", "one"];
const subjects = ["i", "we"];

export const reasonWords: ReasonWords = {
  links: ["because", "cause", "cos", "coz", "cuz", "bc", "since", "seeing as"],
  leads: [
    ...["it's", "its", "it is", "it was", "it has", "it got", "it went", "that's", "thats", "that is", "that was", "that one's", "that one is"],
    ...phrases(`
      they're | theyre | they are | they were | they have | they've | he's | he has | she's | she has | there's | theres | there is
      there are
    `),
    ...["i have", "i've", "ive", "i got", "i am", "i'm", "im", "we have", "we've", "weve", "we got", "we are", "we're", "got"],
    ...["not needed", "no longer needed", "not needed anymore", "no need for it", "no use for it", "it's not needed", "its not needed", "it isn't needed"],
    ...subjects.flatMap((who) =>
      ["no longer", "don't", "dont", "do not"].flatMap((no) => NEEDS.flatMap((need) => OBJECTS.map((it) => `${who} ${no} ${need} ${it}`))),
    ),
    ...["don't", "dont", "no longer"].flatMap((no) => OBJECTS.map((it) => `${no} need ${it}`)),
  ],
  finite: ["is", "was", "are", "were", "has", "had", "did", "got", "went", "came", "rang", "gets", "needs", "keeps"],
  contrary: [
    ...["but", "except", "not", "never", "no", "nope", "nah", "unless", "if", "when", "until", "till", "though", "although", "still", "only", "instead"],
    ...phrases(`
      rather | keep | keeping | leave | stays | stay | wait | actually | maybe | perhaps | can | could | should | must | may | might | would
    `),
    ...["don't", "dont", "doesn't", "didn't", "isn't", "isnt", "aren't", "can't", "cant", "won't", "wont", "wish", "wrong", "mistake", "joke", "joking"],
    ...["kidding", "lied", "sure", "supposed", "meant", "mean", "everything", "all", "both", "others", "rest", "them"],
  ],
};
