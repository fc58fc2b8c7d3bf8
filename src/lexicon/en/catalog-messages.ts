import { phrases } from "../phrases.ts";

/** What is put to the user where a call cannot be made yet; `{…}` are filled in. */
export const catalogMessages = {
  which: "Which one do you mean: {choices}?",
  missing: 'What is the {parameter} for "{tool}"?',
  unknown: 'There is no tool "{name}".',
  nearest: 'There is no tool "{name}". Do you mean {choices}?',
  invalid: 'The {parameter} for "{tool}" does not fit: {problem}',
  unknownParameter: '"{tool}" has no parameter "{parameter}". What is it to be instead?',
  notJson: 'The arguments behind "{tool}" are no JSON object. What are they?',
  noSchema: 'Only the name of "{tool}" is known, not what it takes. Shall its schema be loaded?',
  unreadable: 'The schema of "{tool}" cannot be read as a whole, so its arguments were not checked. Shall it be called all the same?',
  whole: "input",
  outside: 'The {parameter} "{path}" is not inside {roots}. Which file do you mean?',
  malformed: 'The {parameter} "{path}" is no path. Which file do you mean?',
  unknownPrefix: 'There is no tool "{name}": no server "{prefix}" is known here. Its tools have to be listed first.',
  target: 'Shall "{tool}" work on the {parameter} "{value}"? Nobody named it.',
  unasked: 'Shall "{tool}" be done? The message does not say so.',
  unread: "I did not understand {words}.",
  without: 'Shall "{tool}" be done without {words}?',
  nowhere: "any folder that is allowed",
  or: " or ",
  comma: ", ",
} as const;

/** Words by which a message takes back what it names, where it begins with them. */
export const refusals: readonly string[] = phrases(`
  don't | dont | do not | never | nevermind | no need to | there is no need to | there's no need to | i don't want | i do not want | i don't need
  i do not need | i didn't ask | we don't want | we do not want | you don't need to | you do not need to | you must not | you mustn't
  you should not | you shouldn't | you may not | we should not | we shouldn't | under no circumstances
`);
/** Words before a refusal: "please don't", "no, don't". */
export const refusalLeads: readonly string[] = ["please", "no", "oh", "ok", "okay", "but", "and", "actually", "wait", "hey"];
/** Words that look like a refusal and ask for something. */
export const wishes: readonly string[] = ["don't forget", "dont forget", "do not forget", "never forget", "don't hesitate", "do not hesitate", "don't worry"];
/** Before a verb in -ing these take it back: "stop deleting files"; before a thing they are a request: "stop the server". */
export const stops: readonly string[] = ["stop", "quit", "avoid"];
/** Words around a name that make a plain word the name of a tool: "use the *click* tool", "call *search*". */
export const nameLeads: readonly string[] = ["use", "using", "call", "run", "invoke", "execute", "with", "via", "through"];
export const nameNouns: readonly string[] = ["tool", "function", "command", "endpoint"];
