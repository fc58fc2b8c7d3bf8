import { phrases } from "../phrases.ts";

/** Words of a message that asks for several things in order, of descriptions that tell where a value comes from, and of plans. */

/** What stands between two requests. */
export const planJoiners: readonly string[] = ["and then", "then", "and after that", "after that", "afterwards"];

/** Before "then" these make it part of the sentence: "by then", "if … then". */
export const notBeforeJoiner: readonly string[] = ["by", "since", "until", "till", "from", "back", "just", "now", "even", "only", "every"];
export const conditionals: readonly string[] = ["if", "when", "whenever", "unless", "once"];

/** What opens a message of several requests and says nothing itself. */
export const firstWords: readonly string[] = ["first", "firstly", "next", "finally", "lastly", "also", "please", "and"];

/** A request that begins so goes on with what the one before was about: "its files". */
export const possessives: readonly string[] = ["its", "their", "his", "her"];
export const pronouns: readonly string[] = [...possessives, "it", "them", "that", "those", "this", "these", "same"];
export const determiners: readonly string[] = ["the", "all", "any", "every"];

/** Verbs of tools that find something and change nothing. */
export const findingVerbs: readonly string[] = phrases(`
  get | find | search | list | resolve | lookup | look | fetch | query | filter | take | capture | read | browse | retrieve | discover | show
  describe
`);
/** Of these, the verbs whose first result is the best one. */
export const rankingVerbs: readonly string[] = ["search", "find", "resolve", "lookup", "query", "filter"];
/** Verbs of tools that make something: used for a value only where the message asks for them. */
export const makingVerbs: readonly string[] = ["create", "add", "new", "open", "start", "make", "insert", "upload", "register", "book"];

/** Verbs that stand at the end of a name, and tell what is done even where the first word is one too ("pull_request_read"). */
export const closingVerbs: readonly string[] = ["read", "write", "get", "list", "search", "create", "update", "delete"];

/** Last words of the name of a parameter that says which one. */
export const idWords: readonly string[] = ["id", "uid", "uuid", "guid"];
/** Before a value they say that it is the very id: "uid btn-1". */
export const idLeads: readonly string[] = ["id", "uid", "uuid", "guid", "identifier", "key", "ref"];

/** Words by which a description says that a value comes from another tool. */
export const sourceWords: readonly string[] = phrases(`
  from | using | use | via | by | returned | obtained | retrieved | given | provided | call | calling | see | with
`);
/** What such a phrase ends at. */
export const sourceEnds: readonly string[] = ["and", "or", "to", "for", "with", "that", "which", "when", "if", "of", "on", "in", "is", "are", "you"];
/** A tool that is named behind one of these is not meant. */
export const notSources: readonly string[] = ["not", "instead", "of", "unlike", "before", "like", "than", "prior"];
/** Words by which a description says that another tool has to be called before. */
export const firstCallWords: readonly string[] = ["first", "must", "requires", "require", "beforehand", "needs"];

/** Parameters that hold what one request says, and are not carried to the next. */
export const contentWords: readonly string[] =
  "title name body content message text query search description comment value thought note subject label summary prompt question term keyword code input data".split(
    " ",
  );

/** What is said of a plan; `{…}` are filled in. */
export const planMessages = {
  asked: 'The message asks for it: "{text}".',
  gives: '"{tool}" needs its result as {parameter}.',
  takes: "Its {parameter} comes from step {step}.",
  left: 'No step does "{text}". Shall the rest be done without it?',
  noTool: 'No tool here does "{text}". What is meant?',
  tooMany: "That takes more than {most} steps. What shall be done first?",
} as const;
