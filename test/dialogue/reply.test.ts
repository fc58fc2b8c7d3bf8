import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readReply } from "../../src/dialogue/reply.ts";
import { phraseWords } from "../../src/dialogue/phrase-table.ts";
import { replyWords } from "../../src/lexicon/en/replies.ts";
import { normalize } from "../../src/text/normalize.ts";
import { tokenize } from "../../src/text/tokens.ts";

/** The kind of reply, and the words of its rest as they were typed. */
function read(message: string): [kind: string, rest: string | null] {
  const normalized = normalize(message);
  const reply = readReply(normalized, tokenize(normalized), replyWords);
  const rest = "rest" in reply && reply.rest !== null ? message.slice(...reply.rest) : null;
  return [reply.kind, rest];
}

const YES = [
  "yes", "Yes.", "YES!", "yes!!!", "y", "Y", "yep", "yup", "yeah", "yea", "ya", "yess", "yesssss", "yse", "sure", "Sure!", "suuure", "sure thing", "ok", "OK", "okay", "Okay.", "okkk", "k", "kk", "alright", "right", "correct", "fine",
  "please", "yes please", "Yes, please.", "please do", "yes please do", "please go ahead", "go ahead", "Go ahead!", "ok go ahead", "go for it", "do it", "just do it", "do it now", "do it please", "yes do it", "confirm", "Confirmed", "confrimed", "confrm", "i confirm",
  "of course", "absolutely", "absolutly", "definitely", "certainly", "sounds good", "that's right", "thats right", "that is correct", "that's the one", "perfect", "👍", "👍🏽", "✅", "✔️", "👌", "yes 👍", "+1", "yes, thanks", "yes thank you", "yes sir",
  "oh yes", "um, yes", "well, sure", "yes yes yes", "yes, yes", "yeah sure", "ok, yes, go ahead", "yes, that's right", "yes I'm sure", "yes, i am sure", "i do", "I’m sure", "no wait, yes", "no, sorry, yes", "no, i mean yes", "sorry, yes", "wait, yes", "actually yes", "yes right now",
  "yes i think so", "let's do it", "sure, why not", "proceed", "aye", "yes 🙂", "yes :)", "yes…", "  yes  ", "yes\n", "ok then", "and yes", "100%", "i agree", "yes i do",
];

const NO = [
  "no", "No.", "NO!", "n", "nope", "nop", "nah", "noo", "noooo", "no no no", "no thanks", "No, thanks.", "no thank you", "don't", "dont", "Don’t", "do not", "please don't", "don't do it", "don't do that", "don't delete it", "don't delete that one", "no, don't delete it", "do not remove them please", "don't delete anything",
  "not now", "not yet", "not really", "not that one", "no, not that one", "not the milk one", "absolutely not", "of course not", "certainly not", "no way", "never", "hell no", "negative", "👎", "👎🏿", "❌", "🙅‍♀️", "neither", "none of them", "wrong", "wrong one", "that's not it", "that's wrong", "leave it", "keep it", "leave it as it is", "i don't think so", "i'd rather not", "better not", "maybe later",
  "ok no", "yeah no", "yes, no", "actually no", "yes... no wait, no", "sorry, no", "no sorry", "no wait", "no I don't", "please no", "nothing", "no, leave it", "no need", "later", "I don't want to delete it", "yes, but not now", "yes, later", "yes, but I don't want to lose it", "not the",
];

const CANCEL = [
  "cancel", "Cancel.", "cancel that", "cancel it", "cancel please", "cancle", "stop", "STOP!", "stop it", "abort", "quit", "never mind", "Nevermind", "nvm", "nevermnd", "forget it", "forget about it", "drop it", "scratch that", "skip it", "I changed my mind", "no, never mind", "no cancel that", "ok, never mind", "ok cancel", "yes, cancel", "oh never mind then", "actually, cancel that", "🛑", "let's not",
];

const NONE = [
  "", " ", "?", "...", "🙂", "maybe", "Maybe later or so?", "perhaps", "i don't know", "I dont know", "idk", "dunno", "not sure", "I'm not sure", "i guess", "i think so", "it depends", "yes I know", "yes, i know", "yes, maybe", "yes and no", "yes or no", "no, yes", "no, go ahead", "yes?", "ok?", "right?", "really?", "are you sure?", "yes, but", "yes, wait", "yes hold on",
  "no problem, add milk", "no problem", "no worries", "no idea", "no tasks left?", "no tasks left", "no more tasks", "no one likes it", "No. 2", "no 2", "2", "the second one", "first", "both", "all of them", "friday",
  "ok google", "ok google, add milk", "okay add milk", "ok, add milk", "Right, show my tasks", "right now add milk", "good morning", "fine print", "great news about the milk", "cool down the engine", "go to the gym", "go shopping",
  "yesterday's tasks", "yes-man task", "\"yes\"", "'no'", "north", "know", "now", "note", "night", "sure enough?", "surely you jest", "do it tomorrow", "confirm the booking", "correct the title", "please add milk", "please, add milk", "cancel the dentist task", "cancel my gym membership", "stop reminding me about milk", "forget the milk", "forget about the milk task", "delete it", "keep the milk one",
  "don't forget to buy milk", "don't delete the milk task", "don't worry about it", "never delete the milk", "not working", "add milk", "show my tasks", "what?", "sorry", "sorry?", "actually", "actually, show my tasks", "sorry, what do you mean", "i mean", "wait", "hold on", "thanks", "thank you", "hmm", "oh", "and", "but", "yes, if it is completed", "yes, but first show me", "yes, which one?", "yes which one", "yes unless it is done", "yes, but I can't lose it", "yes is a band", "continue reading the book", "back to school shopping", "exit interview with Bob", "quit smoking", "enough coffee for the week", "true crime podcast", "nothing to wear", "whatever", "either",
  "y combinator application", "k nearest neighbours", "n times", "constructor", "__proto__", "toString",
];

const WITH_REST: readonly [message: string, kind: string, rest: string][] = [
  ["yes, but make it friday", "yes", "make it friday"],
  ["Yes, but make it Friday.", "yes", "make it Friday."],
  ["yes but make it friday", "yes", "make it friday"],
  ["yes make it friday", "yes", "make it friday"],
  ["ok but make it friday", "yes", "make it friday"],
  ["yes and show my tasks", "yes", "show my tasks"],
  ["yes, and show my tasks", "yes", "show my tasks"],
  ["yes please, and then show my tasks", "yes", "show my tasks"],
  ["ok and show my tasks", "yes", "show my tasks"],
  ["yes, show my tasks", "yes", "show my tasks"],
  ["yes. Show my tasks", "yes", "Show my tasks"],
  ["yes\nshow my tasks", "yes", "show my tasks"],
  ["yes - show my tasks", "yes", "show my tasks"],
  ["yes and what's left?", "yes", "what's left?"],
  ["yes. what is left?", "yes", "what is left?"],
  ["yes delete it", "yes", "delete it"],
  ["yes, delete it", "yes", "delete it"],
  ["go ahead and delete it", "yes", "delete it"],
  ["go ahead, show my tasks too", "yes", "show my tasks too"],
  ["sure, add eggs as well", "yes", "add eggs as well"],
  ["👍 and add eggs", "yes", "add eggs"],
  ["👍 add eggs", "yes", "add eggs"],
  ["yep add eggs", "yes", "add eggs"],
  ["yes the second one", "yes", "the second one"],
  ["yes, only the second one", "yes", "the second one"],
  ["yes 2", "yes", "2"],
  ["yes #3", "yes", "#3"],
  ["yes, \"Call Bob\"", "yes", "\"Call Bob\""],
  ["yes then add milk", "yes", "add milk"],
  ["no, show my tasks", "no", "show my tasks"],
  ["no, add milk", "no", "add milk"],
  ["no. Add milk", "no", "Add milk"],
  ["no thanks, show my tasks", "no", "show my tasks"],
  ["nope add milk", "no", "add milk"],
  ["no but show my tasks", "no", "show my tasks"],
  ["no, don't delete it, complete it", "no", "complete it"],
  ["don't delete it, show my tasks", "no", "show my tasks"],
  ["don't delete it but complete it", "no", "complete it"],
  ["no, delete the dentist one", "no", "delete the dentist one"],
  ["never mind, show my tasks", "no", "show my tasks"],
  ["cancel that and add milk", "no", "add milk"],
  ["forget it, what is due today?", "no", "what is due today?"],
  ["leave it, show the list", "no", "show the list"],
  ["no, I meant the dentist one", "correction", "the dentist one"],
  ["No, I meant the Dentist one.", "correction", "the Dentist one."],
  ["no i meant the dentist one", "correction", "the dentist one"],
  ["I meant the dentist one", "correction", "the dentist one"],
  ["i mean the second", "correction", "the second"],
  ["I mean, um, the second", "correction", "um, the second"],
  ["sorry, i meant friday", "correction", "friday"],
  ["sorry, the milk one", "correction", "the milk one"],
  ["oops, the milk one", "correction", "the milk one"],
  ["actually the second", "correction", "the second"],
  ["actually, the second", "correction", "the second"],
  ["actually friday", "correction", "friday"],
  ["Actually, make it friday", "correction", "make it friday"],
  ["wait, the other one", "correction", "the other one"],
  ["yes wait, the other one", "correction", "the other one"],
  ["yes, sorry, the milk one", "correction", "the milk one"],
  ["no, the dentist one", "correction", "the dentist one"],
  ["no the dentist one", "correction", "the dentist one"],
  ["nope, the dentist one please", "correction", "the dentist one please"],
  ["no, that one", "correction", "that one"],
  ["no, friday", "correction", "friday"],
  ["no, on friday", "correction", "on friday"],
  ["no, 2", "correction", "2"],
  ["no, #2", "correction", "#2"],
  ["no, \"Call Bob\"", "correction", "\"Call Bob\""],
  ["no, make it friday", "correction", "make it friday"],
  ["no, next friday", "correction", "next friday"],
  ["no, it's the dentist one", "correction", "it's the dentist one"],
  ["no, not the first one, the second one", "correction", "the second one"],
  ["not the milk one, the dentist one", "correction", "the dentist one"],
  ["not the milk one but the dentist one", "correction", "the dentist one"],
  ["not friday, saturday", "correction", "saturday"],
  ["wrong one, the second", "correction", "the second"],
  ["never mind, the second one", "correction", "the second one"],
  ["it should be friday", "correction", "friday"],
  ["make that friday", "correction", "friday"],
  ["I was talking about the report", "correction", "the report"],
  ["no. i said the dentist one", "correction", "the dentist one"],
  ["i meant no worries", "correction", "no worries"],
];

describe("an answer to a question is told by its words alone", () => {
  test.each(YES)("%j agrees", (message) => expect(read(message)).toEqual(["yes", null]));
  test.each(NO)("%j declines", (message) => expect(read(message)).toEqual(["no", null]));
  test.each(CANCEL)("%j drops the matter", (message) => expect(read(message)).toEqual(["cancel", null]));
  test.each(NONE)("%j answers nothing", (message) => expect(read(message)).toEqual(["none", null]));
  test.each(WITH_REST)("%j is %s with %j left", (message, kind, rest) => expect(read(message)).toEqual([kind, rest]));
});

describe("the table of replies", () => {
  test("holds each phrase that may begin a reply once", () => {
    const phrases = [
      ...replyWords.answers.flatMap((row) => row.phrases),
      ...replyWords.fillers,
      ...replyWords.joiners.flatMap((row) => row.phrases),
      ...replyWords.corrections.flatMap((row) => row.phrases),
    ].map((phrase) => phraseWords(phrase).join(" "));
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
  });

  test.each(replyWords.answers.map((row) => [row.says, row.phrases] as const))("reads each phrase of a row as %s", (says, phrases) => {
    const kind = says === "undecided" ? "none" : says;
    expect(phrases.map((phrase) => [phrase, read(phrase)[0]])).toEqual(phrases.map((phrase) => [phrase, kind]));
  });
});

describe("whatever is typed", () => {
  const heads = fc.constantFrom("yes", "no", "ok", "cancel", "sorry", "i meant", "not", "don't", "the", ",", "?", "but", "wait", "\n", "'", "👍");
  const messages = fc.oneof(fc.string({ unit: "binary" }), fc.array(fc.oneof(heads, fc.string()), { maxLength: 12 }).map((parts) => parts.join(" ")));

  test("a rest lies inside the message, is not empty, and reading twice gives the same", () => {
    fc.assert(
      fc.property(messages, (message) => {
        const normalized = normalize(message);
        const reply = readReply(normalized, tokenize(normalized), replyWords);
        expect(readReply(normalized, tokenize(normalized), replyWords)).toEqual(reply);
        if (!("rest" in reply) || reply.rest === null) return;
        const [start, end] = reply.rest;
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(message.length);
        expect(message.slice(start, end).trim()).not.toBe("");
      }),
    );
  });

  test("a long message is read in time that grows with its length alone", () => {
    for (const part of ["yes ", "no, ", "not the ", "don't delete it ", "i meant ", "yesssss", "? ", "''"]) {
      const kind = read(part.repeat(100_000 / part.length))[0];
      expect(["none", "correction"]).toContain(kind);
    }
  });
});
