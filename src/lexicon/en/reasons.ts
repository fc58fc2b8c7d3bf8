import { phrases } from "../phrases.ts";

/** How somebody tells why a task is to be changed: "delete the bread, *it's* stale". */
export interface ReasonWords {
  /** They begin a reason by themselves. */
  readonly links: readonly string[];
  /** Who or what it tells of, with what is said of it. */
  readonly leads: readonly string[];
  /** Those who are no tasks. */
  readonly others: readonly string[];
  /** Behind somebody or something they tell how things are: "the party *is* off". */
  readonly finite: readonly string[];
  /** With one of these it may be no reason but a wish, a doubt or an exception. */
  readonly contrary: readonly string[];
  /** The same where something is to be done; of what is to be left as it is they tell why. */
  readonly denying: readonly string[];
  /** What begins a reason to leave it so: "not the fence, *i haven't* painted it". */
  readonly denials: readonly string[];
  /** What makes it none but where several were named. */
  readonly together: readonly string[];
}

const NEEDS = ["need", "want"];
const OBJECTS = ["it", "that", "this", "that one", "this one", "one"];
const subjects = ["i", "we"];
/** What somebody wants it for: "show what's overdue *so i can* plan". */
const purposes = ["so", "so that"].flatMap((so) =>
  subjects.flatMap((who) => ["can", "could", "know", "don't forget", "dont forget"].map((want) => `${so} ${who} ${want}`)),
);

export const reasonWords: ReasonWords = {
  links: ["because", "cause", "cos", "coz", "cuz", "bc", "since", "seeing as", ...purposes],
  leads: [
    ...["it's", "its", "it is", "it was", "it has", "it got", "it went", "that's", "thats", "that is", "that was", "that one's", "that one is"],
    ...phrases(`
      they're | theyre | they are | they were | they have | they've | they | there's | theres | there is | there are
    `),
    ...["it's", "its", "they're", "theyre", "he's", "hes", "she's", "shes"].flatMap((who) => [`${who} meant to`, `${who} supposed to`, `${who} going to`]),
    ...["i have", "i've", "ive", "i got", "i am", "i'm", "im", "we have", "we've", "weve", "we got", "we are", "we're", "got"],
    ...purposes,
    ...["not needed", "no longer needed", "not needed anymore", "no need for it", "no use for it", "it's not needed", "its not needed", "it isn't needed"],
    ...subjects.flatMap((who) =>
      ["no longer", "don't", "dont", "do not"].flatMap((no) => NEEDS.flatMap((need) => OBJECTS.map((it) => `${who} ${no} ${need} ${it}`))),
    ),
    ...["don't", "dont", "no longer"].flatMap((no) => OBJECTS.map((it) => `${no} need ${it}`)),
  ],
  others: ["he", "he's", "she", "she's", "somebody", "someone", "we", "we're", "we've", "weve"],
  finite: phrases(`
    is | was | are | were | has | had | did | got | went | came | rang | gets | needs | keeps | wants | does | says | said | told | will
  `),
  contrary: phrases(`
    but | except | unless | if | when | until | till | though | although | only | instead | rather | actually | maybe | perhaps | wish | wrong
    mistake | joke | joking | kidding | messing | messin | teasing | pulling | winding | prank | test | testing | typo | laugh | fun | bluff
    lied | sure | supposed | meant | mean | everything | all | others | rest | should | must | may | might
  `),
  denying: phrases(`
    not | never | no | nope | nah | still | keep | keeping | leave | stays | stay | wait | can | could | would | don't | dont | doesn't | didn't
    isn't | isnt | aren't | can't | cant | won't | wont
  `),
  denials: phrases(`
    aint | ain't | isn't | isnt | aren't | arent | hasn't | hasnt | haven't | havent | didn't | didnt | don't | dont | i haven't
    i havent | i still | i didn't | i didnt | we still | we haven't | we havent | they still | it's not | its not | it isn't | it isnt
  `),
  together: ["both", "them"],
};
