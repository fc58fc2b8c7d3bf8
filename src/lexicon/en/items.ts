import { phrases } from "../phrases.ts";

/** How people say several things to do in one breath. */
export interface ItemWords {
  /** Between the last two of an enumeration. */
  readonly joiners: readonly string[];
  readonly separators: string;
  /** Before a row of its own: "- milk". */
  readonly bullets: string;
  /** Behind the number of a row: "1. milk", "2) eggs". */
  readonly rowMarks: string;
  /** The verb of an item that has none. */
  readonly adding: string;
  /** Words that say that several follow, before a noun for tasks or a mark. */
  readonly several: readonly string[];
  /** Behind an enumeration, before a number and "tasks": "milk and eggs *as* two tasks". */
  readonly asSeveral: readonly string[];
  /** Behind an enumeration: what is said holds for each. */
  readonly forEach: readonly string[];
  /** Before one of several: "two tasks, *one to* call Ann and *one to* pay the rent". */
  readonly leads: readonly string[];
  /** Things that are one. */
  readonly pairs: readonly string[];
  /** Words behind which an enumeration belongs to one thing: "lunch *with* Ann, Bob and Carl". */
  readonly binding: readonly string[];
  /** Words of a sentence, which no enumeration of things has. */
  readonly telling: readonly string[];
  /** What people do with things, beside the verbs of chores. */
  readonly verbs: readonly string[];
  /** Verbs of a task that is done once its thing is there: "*buy* eggs". */
  readonly obtaining: readonly string[];
}

export const itemWords: ItemWords = {
  joiners: ["and", "&", "plus", "as well as", "and also", "and then", "and finally", "then"],
  separators: ",;",
  bullets: "-*•–—▪◦·",
  rowMarks: ".)",
  obtaining: ["buy", "get", "pick", "purchase", "grab", "fetch", "collect", "order"],
  adding: "add",
  several: ["several", "few", "couple", "some", "multiple", "various", "these", "following", "both", "separate", "different", "new"],
  asSeveral: ["as", "into"],
  forEach: ["all", "both", "each", "all of them", "both of them", "each of them"],
  leads: ["one to", "one called", "one for", "another to", "another one to", "the other to", "the other one to", "first", "second", "third"],
  pairs: phrases(`
    mac and cheese | macaroni and cheese | bread and butter | salt and pepper | salt and vinegar | oil and vinegar | fish and chips
    peanut butter and jelly | ham and cheese | cheese and onion | milk and honey | gin and tonic | half and half | black and white
    nuts and bolts | bits and bobs | odds and ends | pros and cons | terms and conditions | research and development | bed and breakfast
    rock and roll | mom and dad | mum and dad | grandma and grandpa
  `),
  binding: ["with", "from", "between", "for", "to", "of", "about", "at", "in", "on", "without", "by", "before", "after", "against"],
  telling: phrases(`
    i | he | she | we | they | you | it | is | are | was | were | has | have | had | will | should | must | because | so | but | if | when | while
    unless | which | who | that | where | or | not | please | thanks | even | since | then | to
  `),
  verbs: phrases(`
    visit | check | ask | meet | invite | cook | prepare | help | try | thank | learn | practise | practice | look | talk | pick | drop | take
    put | bring | move | update | cancel | answer | reply | talk | contact | compare | measure | research | install | finish | start | plan
    reserve | remove | change | write | read | find | get | make | give | tell | go | do | see | buy | wash | watch | cut
  `),
};
