import {
  continued,
  contract,
  endsInMark,
  expand,
  isCommand,
  isQuestion,
  toAmerican,
  toBritish,
  unmarked,
  withoutApostrophes,
} from "./forms.ts";
import { type Misspelling, slips, withTypo } from "./typos.ts";

/** What is transformed: a text and the intent that it is labelled with. */
export interface Line {
  readonly text: string;
  readonly intent: string;
}

/** Another way to write the same message, or one that takes it back. */
export interface Transformation {
  readonly name: string;
  /** Whether the call must stay as it is, or must go. */
  readonly call: "stays" | "goes";
  /** The message in its other form; null where it has none. A misspelt word tells which word is meant. */
  readonly apply: (line: Line) => string | Misspelling | null;
}

type Rewrite = (text: string) => string | null;

const of = (rewrite: Rewrite) => (line: Line) => rewrite(line.text);
const ofCommands = (rewrite: Rewrite) => (line: Line) => (isCommand(line.text) ? rewrite(line.text) : null);
const ofRequests = (rewrite: Rewrite) => (line: Line) => (isCommand(line.text) || isQuestion(line.text) ? rewrite(line.text) : null);
const ofQuestions = (rewrite: Rewrite) => (line: Line) => (isQuestion(line.text) ? rewrite(line.text) : null);
const notTwice = (word: string, rewrite: Rewrite) => (text: string) => (text.toLowerCase().includes(word) ? null : rewrite(text));
const before = (words: string) => (text: string) => `${words} ${continued(text)}`;
// Behind "!!" a mark would be read as one of it.
const behind = (words: string) => (text: string) =>
  text.trimEnd().endsWith("!!") ? `${text} ${words.replace(/^\W+/, "")}` : `${unmarked(text)}${words}`;
const marked = (mark: string) => (text: string) => (endsInMark(text) ? null : text + mark);

const letterCase: readonly Transformation[] = [
  { name: "case: UPPER", call: "stays", apply: of((text) => text.toUpperCase()) },
  { name: "case: lower", call: "stays", apply: of((text) => text.toLowerCase()) },
  {
    name: "case: Title",
    call: "stays",
    apply: of((text) => text.toLowerCase().replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase())),
  },
  { name: "case: Sentence", call: "stays", apply: of((text) => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase()) },
];

const punctuation: readonly Transformation[] = [
  { name: "end: without a mark", call: "stays", apply: ofRequests(unmarked) },
  { name: "end: .", call: "stays", apply: of(marked(".")) },
  { name: "end: !", call: "stays", apply: of(marked("!")) },
  { name: "end: ...", call: "stays", apply: of(marked("...")) },
  { name: "end: ?", call: "stays", apply: ofRequests(marked("?")) },
  { name: "end: ???", call: "stays", apply: ofQuestions(behind("???")) },
  { name: "end: ?!", call: "stays", apply: ofQuestions(behind("?!")) },
];

const politeness: readonly Transformation[] = [
  { name: "please …", call: "stays", apply: ofCommands(notTwice("please", before("please"))) },
  { name: "could you …", call: "stays", apply: ofCommands(before("could you")) },
  { name: "can you …?", call: "stays", apply: ofCommands((text) => behind("?")(before("can you")(text))) },
  { name: "would you …", call: "stays", apply: ofCommands(before("would you")) },
  { name: "can you please …", call: "stays", apply: ofCommands(notTwice("please", before("can you please"))) },
  { name: "if you could, …", call: "stays", apply: ofCommands(before("if you could,")) },
  { name: "I'd like you to …", call: "stays", apply: ofCommands(before("I'd like you to")) },
  { name: "hey, …", call: "stays", apply: of(before("hey,")) },
  { name: "hi there, …", call: "stays", apply: of(before("hi there,")) },
  { name: "…, please", call: "stays", apply: ofRequests(notTwice("please", behind(", please"))) },
  { name: "… please", call: "stays", apply: ofCommands(notTwice("please", behind(" please"))) },
  { name: "…, thanks", call: "stays", apply: of(behind(", thanks")) },
  { name: "… thank you!", call: "stays", apply: of(behind(" thank you!")) },
  { name: "…, if you could", call: "stays", apply: ofCommands(behind(", if you could")) },
  { name: "hey, could you …, thanks", call: "stays", apply: ofCommands((text) => behind(", thanks")(before("hey, could you")(text))) },
];

const wording: readonly Transformation[] = [
  { name: "contracted", call: "stays", apply: of(contract) },
  { name: "not contracted", call: "stays", apply: of(expand) },
  { name: "without the apostrophe", call: "stays", apply: of(withoutApostrophes) },
  { name: "with a curly apostrophe", call: "stays", apply: of((text) => text.replace(/(?<=\p{L})'(?=\p{L})/gu, "’")) },
  { name: "British spelling", call: "stays", apply: of(toBritish) },
  { name: "American spelling", call: "stays", apply: of(toAmerican) },
];

const typos: readonly Transformation[] = [
  { name: "typo: a letter missing", call: "stays", apply: ({ text, intent }) => withTypo(text, intent, slips.drop) },
  { name: "typo: a letter twice", call: "stays", apply: ({ text, intent }) => withTypo(text, intent, slips.double) },
  { name: "typo: two letters swapped", call: "stays", apply: ({ text, intent }) => withTypo(text, intent, slips.swap) },
  { name: "typo: a neighbouring key", call: "stays", apply: ({ text, intent }) => withTypo(text, intent, slips.neighbour) },
];

const blanks: readonly Transformation[] = [
  { name: "blanks: two between words", call: "stays", apply: of((text) => text.replaceAll(" ", "  ")) },
  { name: "blanks: tabs", call: "stays", apply: of((text) => text.replaceAll(" ", "\t")) },
  { name: "blanks: not breaking", call: "stays", apply: of((text) => text.replaceAll(" ", "\u00a0")) },
  { name: "blanks: before and behind", call: "stays", apply: of((text) => `  ${text}  `) },
  { name: "blanks: a newline behind", call: "stays", apply: of((text) => `${text}\n`) },
  { name: "blanks: CR LF behind", call: "stays", apply: of((text) => `${text}\r\n`) },
];

const negations: readonly Transformation[] = [
  { name: "don't …", call: "goes", apply: ofCommands(before("don't")) },
  { name: "do not …", call: "goes", apply: ofCommands(before("do not")) },
  { name: "dont …", call: "goes", apply: ofCommands(before("dont")) },
  { name: "please don't …", call: "goes", apply: ofCommands(before("please don't")) },
  { name: "never …", call: "goes", apply: ofCommands(before("never")) },
  { name: "I don't want to …", call: "goes", apply: ofCommands(before("I don't want to")) },
  { name: "no, don't …", call: "goes", apply: ofCommands(before("no, don't")) },
  { name: "… - no, don't", call: "goes", apply: of(behind(" - no, don't")) },
  { name: "…. No, don't.", call: "goes", apply: of(behind(". No, don't.")) },
];

/** The ways to write a message that must give the same call, and those that must give none. */
export const transformations: readonly Transformation[] = [
  ...letterCase,
  ...punctuation,
  ...politeness,
  ...wording,
  ...typos,
  ...blanks,
  ...negations,
];
