import { phrases } from "../phrases.ts";

/** Every row of parts said one behind the other; an empty part may be left out. */
function said(...parts: readonly (readonly string[])[]): string[] {
  return parts.reduce<string[]>((heads, row) => heads.flatMap((head) => row.map((part) => `${head} ${part}`.trim())), [""]);
}

const ASKING = ["can", "could", "would", "will", "might", "cud", "wud", "cn", "won't", "can't", "couldn't"];
const YOU = ["you", "u", "ya"];
const I_WOULD = ["i'd", "id", "i would", "i should", "we'd", "would"];
const IT_WOULD = ["it would", "it'd", "itd", "that would", "that'd", "thatd", "would"];

/** How people lead up to a request before they ask: "I should be ever so grateful", "i was wanting to ask". */
export const pleas: readonly string[] = [
  ...said(ASKING, [...YOU, "ye", "yous"], ["", "like", "ever"]),
  ...said(I_WOULD, ["be"], ["", "so", "very", "really", "ever so", "most", "much"], ["grateful", "obliged", "glad", "happy"]),
  ...said(I_WOULD, ["", "really", "so"], ["appreciate it", "love it", "like it", "like to", "love to", "be glad to", "prefer to"]),
  ...said(IT_WOULD, ["be"], ["", "so", "really"], ["great", "nice", "good", "lovely", "helpful", "awesome", "wonderful", "brilliant", "grand", "kind of you"]),
  ...said(IT_WOULD, ["help"], ["", "me", "a lot"]),
  ...said(
    ["i was", "i'm", "was", "i was just", "i'm just", "just"],
    ["wondering", "hoping", "wanting to ask", "going to ask", "meaning to ask", "calling to ask", "writing to ask", "gonna ask"],
  ),
  ...said(["i", "i just", "just"], ["wanted to ask", "want to ask", "wanted to see"]),
  ...said(["", "i", "may i", "might i", "can i", "could i"], ["ask", "request", "trouble", "bother", "get", "beg"], ["you to", "u to"]),
  ...said(YOU, ["might", "may", "could", "can"]),
  ...said(["would", "could", "will"], ["it be possible", "it be ok", "it be alright", "it be too much trouble"], ["to", "for you to"]),
  ...said(["be so", "be so very"], ["kind", "good", "nice"], ["as to", "to", "and"]),
  ...said(["be"], ["kind", "good", "nice"], ["enough to", "enough and", "and"]),
  ...said(["be a", "be an"], ["dear", "love", "darling", "pal", "star", "legend", "champ", "doll", "good sport", "mate", "angel"], ["and"]),
  ...said(["do me a", "do us a"], ["", "quick", "wee", "huge"], ["favour", "favor", "solid"], ["", "and"]),
];

/** When it would suit: "when you get a sec", "if you have time". */
export const suitings: readonly string[] = said(
  ["when", "if", "whenever", "once"],
  ["you get", "you have", "u get", "u have"],
  ["a sec", "a second", "a moment", "a minute", "a chance", "the chance", "a mo", "time", "a bit of time", "five minutes"],
);

const I = ["i", "we"];
/** What somebody wants done: "i also need to", "we would like you to". */
const wants: readonly string[] = [
  ...said(I, ["", "also", "still", "really", "just"], ["want", "need", "would like", "would love", "should like", "wanted"], ["", "you", "for you"], ["to"]),
  ...said(["i'd", "we'd", "id"], ["", "also", "really", "just"], ["like", "love", "prefer"], ["", "you", "for you"], ["to"]),
  ...said(
    ["", "i", "we", "i think i", "i guess i", "maybe i", "i figured i"],
    ["", "also", "still", "probably", "really"],
    ["should", "must", "ought to", "have to", "need to", "had better"],
  ),
  ...said(["i was", "i'm", "i am", "", "was"], ["hoping", "wondering", "wondering if", "hoping that"], ["you", "i"], ["can", "could", "would", "might"]),
  ...said(
    ["is there", "", "do you think", "do you suppose"],
    ["any way", "a way", "any chance", "a chance"],
    ["", "that"],
    ["you", "i", "we"],
    ["can", "could", "would", "might"],
  ),
];

/** How people thank who does something for them: "many thanks", "thank you for your patience", "you're a star". */
export const thankings: readonly string[] = [
  ...said(
    ["thank you", "thank u", "thanks", "thx", "ta", "cheers"],
    ["", "so much", "very much", "ever so much", "kindly", "a lot"],
    ["for your help", "for your patience", "for your time", "for that", "for asking", "for checking"],
  ),
  ...said(["thank you", "thanks", "ta", "cheers"], ["kindly", "ever so much", "a million", "again", "love", "dear", "pal", "hun", "my dear", "babe"]),
  ...said(["i am", "i'm", ""], ["much obliged", "very grateful", "most grateful", "ever so grateful", "obliged to you"]),
  ...said(["you are", "you're", "ur", "u r"], ["a", "an", "the"], ["star", "legend", "angel", "gem", "lifesaver", "dear", "best", "goat"]),
  ...said(["that would", "that'd", "it would", "it'd"], ["be"], ["lovely", "grand", "kind", "helpful", "perfect", "wonderful", "nice", "good"]),
];

/** Wishes that a task stays: "I should like to keep it", "i'll hang on to them". */
export const keepings: readonly string[] = said(
  [
    ...phrases(`
      i'd like to | i would like to | i should like to | i'd rather | i would rather | i'd prefer to
    `),
    ...said(["", "i think", "think", "i guess"], ["i will", "ill", "i shall", "i might"]),
    "i want to",
    "i'm going to",
    "imma",
    "i better",
    "i'd better",
  ],
  ["keep", "leave", "hang on to", "hold on to"],
  ["it", "them", "that", "that one", "those"],
);

/** What people wish each other: "hope you're well", "i trust all is well". */
export const wishes: readonly string[] = said(
  ["hope", "i hope", "hoping", "trust", "i trust"],
  ["you are", "you're", "youre", "your", "ur", "u r", "all", "all is", "alls", "everything is", "this finds you"],
  ["well", "good", "ok", "okay", "great", "fine", "keeping well", "doing well"],
);

const GREETINGS = ["hi", "hiya", "hello", "hey", "morning", "alright", "ok", "right", "thanks", "thank you", "ta", "cheers", "sorry", "oh", "aye", "yes"];
/** Names for the one who is asked that are other words where they stand alone. */
const DEAR_ONES = ["love", "pet", "duck", "dear", "team", "all", "there", "again", "folks"];

const PLEASE = ["please", "pls", "plz", "kindly", "do"];

/** Behind these a gerund is a command: "kindly be adding …", "do the needful on adding …". */
export const gerundOpenings: readonly string[] = [
  ...said(PLEASE, ["be"]),
  ...["fancy", "how's about", "will you be", "could you be"],
  ...said(["", ...PLEASE], ["do the needful"], ["", "on", "for", "and", "by", "to", "in"]),
];

/** Why somebody writes so shortly: "can't type, driving: …", "to cut it short, …". */
const excuses: readonly string[] = [
  ...said(["", "i"], ["can't", "cannot"], ["type", "talk", "write", "speak", "look", "text", "stop"], ["", "now", "much", "well", "properly"]),
  ...said(["to cut", "to make", "to keep"], ["it", "this", "a long story"], ["short", "brief", "quick"]),
  ...said(["in", "i'm in"], ["a"], ["", "bit of a"], ["rush", "hurry", "meeting"]),
  ...said(["", "i'm"], ["on the", "on my"], ["bus", "train", "phone", "road", "move", "way out"]),
  ...said(["", "i've got my", "my", "got my", "both"], ["hands full", "hands are full", "hands wet", "hands are wet"]),
  ...["driving", "i'm driving", "no time", "so short", "one hand free", "as discussed", "as agreed", "as promised"],
];

/** Openings of a request, made of their parts: each may stand behind another. */
export const openings: readonly string[] = [
  ...pleas,
  ...wishes,
  ...suitings,
  ...wants,
  ...excuses,
  ...gerundOpenings,
  ...said(PLEASE, ["to", "do one thing"]),
  ...said(YOU, ["please", "kindly"]),
  ...said(["i forgot to", "i meant to", "i'd meant to", "i wanted to", "i was about to", "was about to"], ["tell you to", "ask you to", "say"]),
  ...["i trust you to", "i beg"],
  ...said(["if", "whether", "that", ""], YOU, ["could", "can", "would", "might", "will", "cud", "wud"]),
  ...said(["if", "whether", ""], ["you'd", "you were to", "you were able to", "you are able to"]),
  ...said(["can", "could", "please", "pls"], ["help", "help me", "help us"], ["", "to"]),
  ...said(GREETINGS, DEAR_ONES),
  ...said(["also", "so", "n", "and", "ok", "just", "then", "um", "uh", "er", "erm"], ["like"]),
  ...["good", "great", "cool", "nice", "perfect", "lovely", "brilliant", "grand", "phew"],
  ...said(["", "lol", "haha"], ["jk", "just kidding", "kidding", "only joking", "just joking"]),
  "might i",
  "possibly",
  "ever so",
  ...[
    "n",
    "nd",
    "aye",
    "oi",
    "abeg",
    "oya",
    "oga",
    "biko",
    "make you",
    "make u",
    "yaar",
    "bhai",
    "arre",
    "aiyo",
    "ta",
    "hun",
    "hon",
    "luv",
    "m8",
    "boss",
    "chief",
    "babe",
    "darling",
    "sir",
    "madam",
    "bruv",
    "bruh",
  ],
];
