import { phrases } from "../phrases.ts";
import { takingBackWords } from "./taking-back.ts";

/** How an assistant offers to do something; what follows is what a yes asks for. The longer ones first. */
export const offerLeads: readonly string[] = phrases(`
  would you like me to go ahead and | do you want me to go ahead and | would you like me to | do you still want me to | do you really want me to
  do you want me to | are you sure you want me to | are you sure that you want to | are you sure you want to | do you really want to
  do you still want to | do you want to | would you like to | shall i go ahead and | should i go ahead and | want me to | shall i | should i
  can i | could i | may i | shall we | should we | ready to | ok to | okay to | is it ok to | is it okay to | is it ok if i | is it okay if i
`);

/** Words before an offer that add nothing to it. */
export const offerFillers: ReadonlySet<string> = new Set(["so", "ok", "okay", "alright", "then", "and", "also", "just", "please", "now", "great", "sure"]);

/** Words of which a lead to the assistant's own question is made: "Just to be sure: …". */
export const ownLeads: ReadonlySet<string> = new Set([
  ...offerFillers,
  ...phrases(
    "to | be | confirm | check | checking | clarify | a | one | last | more | quick | next | thing | step | question | my | i | ask | sum | up | done | got | it | yes | no | say",
  ),
]);

/** How somebody else's words are led up to in what the assistant tells: "Bob wanted to know this. …". */
export const relayingWords = { ...takingBackWords, telling: [...takingBackWords.telling, ...phrases("know | wonders | wondered")] };

/** Words that tell whose words stand beside them, wherever in a sentence: "that is what Bob asks", "it is signed by Ann". */
export const sourceWords: ReadonlySet<string> = new Set([
  ...takingBackWords.telling.filter((word) => !word.includes(" ") && word !== "goes"),
  ...phrases(`
    ask | asking | know | wonder | wonders | wondered | wondering | write | written | writing | read | signed | sent | posted | quoted | quote | quoting
    wants | wanted | question | questions | request | requests | requested | suggests | suggested | says | words | text | comment | comments | note
    author | sender | follows | following | below | above | reply | replies | according | regards | sincerely
  `),
]);

/** The first word of a line that tells where something comes from. */
export const headWords: ReadonlySet<string> = new Set(phrases("from | by | via | re | fwd | subject | to | cc | signed | dear | hi | hello"));

/** Of these there is one in a sentence that says something by itself. */
export const ownWords: ReadonlySet<string> = new Set(
  phrases(
    "i | i'm | i'll | i've | i'd | we | we'll | it | it's | it'll | you | you're | your | this | that | that's | there | there's | they | is | are | will | has | have",
  ),
);

/** Between things of which an offer names but one or the other. */
export const choiceWords: ReadonlySet<string> = new Set(["or", "either", "vs"]);
