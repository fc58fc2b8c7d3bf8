import { phrases } from "../phrases.ts";

/** Last words of a parameter's name that say that it takes the path of a file or a folder. */
export const pathWords: ReadonlySet<string> = new Set(
  phrases(`
  path | paths | file | files | filename | filenames | filepath | filepaths | directory | directories | dir | dirs | folder | folders
`),
);

/** Words of a parameter's name that say that it tells what a call changes: that is never assumed. */
export const targetWords: ReadonlySet<string> = new Set([
  ...pathWords,
  ...phrases(`
    id | ids | uid | uids | uuid | name | names | key | keys | target | destination | dest | to | recipient | recipients | email | address
    account | user | username | owner | repo | repository | branch | project | table | database | bucket | channel | url | uri | host
    server | environment | env
  `),
]);

/** What an execution says of a tool that its server does not have. */
export const unknownToolWords: readonly string[] = phrases(`
  unknown tool | tool not found | no such tool | no tool named | there is no tool | tool does not exist | unrecognized tool | unknown function
  function not found
`);

/** The same, said behind the name of the tool: "Tool get_issue not found". */
export const behindToolName: readonly string[] = phrases(`
  not found | does not exist | is unknown | is not known | is not available | is not registered | disabled
`);

/** Between two values of which a person may mean either, or both. */
export const alternativeWords: ReadonlySet<string> = new Set([",", "/", "or", "and", "&", "plus", "also", "either"]);

/** Between a value and the one that takes its place: "x, sorry, y". */
export const correctionWords: readonly (readonly string[])[] = [
  ["sorry"],
  ["i", "mean"],
  ["i", "meant"],
  ["no"],
  ["nope"],
  ["wait"],
  ["oops"],
  ["actually"],
  ["rather"],
  ["correction"],
  ["scratch", "that"],
  ["make", "that"],
  ["make", "it"],
  ["or", "rather"],
  ["better"],
];

/** Between the ends of a row of numbers: "4 to 6". */
export const rangeWords: ReadonlySet<string> = new Set(["to", "through", "thru", "until", "till"]);

/** Before a value that is not meant. */
export const exceptionLeads: ReadonlySet<string> = new Set(["not", "except", "excluding", "isn't", "aren't", "ain't"]);
export const exceptionPairs: readonly (readonly [first: string, second: string])[] = [
  ["instead", "of"],
  ["rather", "than"],
  ["other", "than"],
  ["except", "for"],
  ["anything", "but"],
  ["everything", "but"],
  ["all", "but"],
];

/** First words of a sentence that tells something beside a request: "I am Ann.", "Today is Friday." */
export const tellers: ReadonlySet<string> = new Set("i i'm im i've ive we we're we've my our it it's its this today hi hello hey thanks".split(" "));

/** Between what is listed and what it is a part of: "the animals *of* the barn". */
export const partitives: ReadonlySet<string> = new Set(["of", "in", "from"]);

/** How and when an order is carried out: no part of what it is about. */
export const mannerWords: ReadonlySet<string> = new Set(
  phrases(`
    immediately | completely | fully | entirely | totally | quickly | quick | asap | right | away | straight | once | manually | safely | carefully | properly | first | next
    finally | too | again | soon | real | really | kindly | anyway | instantly | directly | automatically | whole | entire | everything | mate | buddy | sir | afterwards | today
  `),
);
