/** What an answer says. `undecided` looks like an answer and is none. */
export type ReplyValue = "yes" | "no" | "cancel" | "undecided";

/**
 * What may follow an answer for it to stay one. `anything`: "yeah make it friday". `naming`: a name or a new value, "no the
 * second one", but not "no milk left". `pause`: "go ahead, and show my tasks". `joiner`: a word that opens many a sentence, so
 * that "ok and show my tasks" is an answer and "ok, add milk" is not. `nothing`: an answer only as the whole message.
 */
export type ReplyReach = "anything" | "naming" | "pause" | "joiner" | "nothing";

export interface ReplyRow {
  readonly says: ReplyValue;
  readonly reach: ReplyReach;
  readonly phrases: readonly string[];
}

/** Words that announce a correction: "sorry, the second". A `firm` one does so whatever follows; `holds` takes a yes back. */
export interface CorrectionRow {
  readonly firm: boolean;
  readonly holds: boolean;
  readonly phrases: readonly string[];
}

/** Words between an answer and what follows. `turns`: what follows limits the answer ("yes, but ..."). */
export interface JoinerRow {
  readonly turns: boolean;
  readonly phrases: readonly string[];
}

/** The words of answers. Apostrophes do not matter ("dont"), nor do lengthened words ("yesss"). */
export interface ReplyWords {
  readonly answers: readonly ReplyRow[];
  /** Words around an answer that add nothing to it. */
  readonly fillers: readonly string[];
  readonly joiners: readonly JoinerRow[];
  readonly corrections: readonly CorrectionRow[];
  /** A negator, one word and one of `objects` are a no: "don't delete it". */
  readonly negators: readonly string[];
  readonly objects: readonly string[];
  /** "not the milk one, the dentist one". */
  readonly not: readonly string[];
  /** How a name or a value begins, unlike a command. */
  readonly naming: readonly string[];
  /** How the change of a value begins: "make it friday". */
  readonly changing: readonly string[];
  /** Behind a yes they take it back. */
  readonly reversals: readonly string[];
  /** A question behind a yes asks before it agrees. */
  readonly asking: readonly string[];
  /** Parts of an emoji that mean nothing by themselves. */
  readonly ignored: readonly string[];
}

export const replyWords: ReplyWords = {
  answers: [
    {
      says: "yes",
      reach: "anything",
      phrases: [
        "yes", "yeah", "yep", "yup", "yea", "yah", "ya", "yip", "ye", "yas", "yeh", "ys", "yse", "eys", "aye", "sure",
        "👍", "👌", "✅", "✔", "☑", "🆗", "💯",
      ],
    },
    {
      says: "yes",
      reach: "pause",
      phrases: [
        "sure thing", "for sure", "sure why not", "of course", "ofc", "absolutely", "definitely", "certainly", "surely",
        "naturally", "indeed", "affirmative", "by all means", "you bet", "totally", "exactly", "precisely",
        "go ahead", "go for it", "do it", "do that", "do this", "do so", "please do", "just do it", "let's do it",
        "let's do that", "let's go", "make it so", "proceed", "continue", "carry on", "go on", "run it",
        "confirm", "confirmed", "i confirm", "confirm it", "confirm that", "approve", "approved", "i approve", "accept",
        "accepted", "i accept", "agreed", "i agree",
        "sounds good", "sounds great", "sounds right", "sounds fine", "looks good", "looks right", "looks great", "lgtm",
        "works for me", "good to go", "that works", "that's right", "that is right", "that's correct", "that is correct",
        "you're right", "you are right", "you got it", "that's it", "that's the one", "that is the one",
        "that's what i want", "that's what i meant", "that would be great", "that'd be great", "i do", "i'm sure",
        "i am sure", "quite sure", "very sure", "pretty sure", "100 %", "i'd like that", "i would like that", "i want that",
        "+1", "yes it is", "yes i am", "yes i think so", "yes i guess so", "yes i guess", "yes that one", "yes this one",
      ],
    },
    {
      says: "yes",
      reach: "joiner",
      phrases: [
        "ok", "okay", "okey", "oki", "okie", "okie dokie", "okey dokey", "k", "kk", "y", "alright", "all right", "right",
        "correct", "true", "fine", "fine by me", "fine with me", "good", "great", "perfect", "cool", "awesome", "excellent",
        "very well", "very good", "go", "that's fine", "that is fine", "that's ok", "that's okay", "that's good", "roger",
        "👏", "🙌",
      ],
    },
    { says: "yes", reach: "nothing", phrases: ["please", "pls", "plz"] },
    { says: "no", reach: "anything", phrases: ["nope", "nopes", "nah", "nop", "naw", "nay", "👎", "❌", "✖", "✗", "🚫", "🙅", "⛔"] },
    { says: "no", reach: "naming", phrases: ["no"] },
    {
      says: "no",
      reach: "pause",
      phrases: [
        "no way", "no need", "no thanks", "no thank you", "no thx", "no ty", "hell no", "never", "never ever", "negative",
        "don't", "do not", "don't do it", "don't do that", "don't do this", "don't bother", "don't you dare",
        "don't want that", "don't want it", "don't want to", "i don't", "i do not", "i don't want to", "i don't want that",
        "i don't want it", "i do not want that", "i don't think so", "i'd rather not", "i would rather not", "rather not",
        "better not", "preferably not", "i said no", "i think not",
        "not really", "not yet", "not now", "not right now", "not today", "not at all", "not necessary", "not needed",
        "not this time", "not quite", "not exactly", "not correct", "not right", "absolutely not", "definitely not",
        "certainly not", "of course not", "surely not", "probably not", "please not", "maybe not", "maybe later", "later",
        "another time", "some other time",
        "not that", "not that one", "not this", "not this one", "not it", "not those", "not these", "not them",
        "not all of them", "neither", "neither of them", "neither of those", "none", "none of them", "none of those",
        "none of these", "none of the above", "nothing", "yeah no", "yeah nah",
        "wrong", "wrong one", "wrong task", "the wrong one", "that's wrong", "that is wrong", "that's the wrong one",
        "incorrect", "that's incorrect", "false", "that's not it", "that is not it", "that's not right",
        "that is not right", "that's not what i meant", "that's not what i want", "not what i meant", "that's not the one",
        "leave it", "leave it alone", "leave it be", "leave it as it is", "leave it as is", "leave it there", "leave them",
        "leave that", "let it be", "keep it", "keep them", "keep that", "keep it there", "keep all of them", "hands off",
      ],
    },
    { says: "no", reach: "joiner", phrases: ["n", "nn"] },
    {
      says: "cancel",
      reach: "pause",
      phrases: [
        "cancel", "cancle", "cancell", "cancel it", "cancel that", "cancel this", "cancel everything", "stop", "stop it",
        "stop that", "stop this", "stop there", "abort", "abort it", "abort that", "quit", "exit",
        "never mind", "nevermind", "nvm", "nm", "never mind that", "never mind it", "nevermind that", "forget it",
        "forget that", "forget this", "forget about it", "forget about that", "forget i asked", "forget i said anything",
        "drop it", "drop that", "skip it", "skip that", "scratch that", "scratch it", "strike that", "scrap that",
        "scrap it", "undo that", "ignore it", "ignore that", "disregard", "disregard that", "i changed my mind",
        "i've changed my mind", "i have changed my mind", "changed my mind", "let's not", "let us not", "enough", "back",
        "go back", "🛑", "✋",
      ],
    },
    {
      says: "undecided",
      reach: "anything",
      phrases: [
        "maybe", "perhaps", "possibly", "probably", "not sure", "i'm not sure", "i am not sure", "unsure", "not certain",
        "i'm not certain", "dunno", "i dunno", "idk", "don't know", "i don't know", "i do not know", "don't care",
        "i don't care", "don't mind", "i don't mind", "i guess", "i guess so", "i think", "i think so", "i suppose",
        "i suppose so", "i hope so", "if you like", "if you want", "if you say so", "it depends", "depends", "up to you",
        "whatever", "either", "either one", "hard to say", "why", "no one", "no yes", "yes and no", "yes or no",
        "i know", "i see", "i understand", "i hear you", "i get it", "are you sure", "don't forget", "do not forget",
        "don't let me forget", "don't worry", "do not worry",
      ],
    },
  ],
  fillers: [
    "oh", "ooh", "um", "uh", "uhm", "erm", "er", "eh", "hm", "mm", "well", "ah", "aha", "hey", "hi", "so", "then", "now",
    "right now", "right away", "straight away", "immediately", "at once", "yet", "thanks", "thank you", "thx", "ty", "cheers",
    "thanks a lot", "thanks so much", "thank you so much", "thank you very much", "many thanks", "much appreciated", "sir",
    "madam", "ma'am", "man", "mate", "dude", "buddy", "bro", "boss", "my friend", "lol", "haha", "hehe", "ha", "xd", "for me",
    "that's all", "all good", "like i said", "as i said", "why not",
  ],
  joiners: [
    { turns: false, phrases: ["and", "and then", "and also", "also", "plus", "&", "after that", "and after that"] },
    { turns: true, phrases: ["but", "but then", "except", "only", "however", "though", "although", "just"] },
  ],
  corrections: [
    {
      firm: true,
      holds: true,
      phrases: [
        "i meant", "i mean", "i ment", "i actually meant", "i really meant", "i meant to say", "i mean to say",
        "what i meant was", "what i meant is", "what i mean is", "meant", "i was talking about", "i'm talking about",
        "i am talking about", "i was thinking of", "i was referring to", "i'm referring to", "i am referring to",
        "i was after", "i said", "that should be", "it should be", "it should have been", "should be", "should have been",
        "that was supposed to be", "it was supposed to be", "make that", "correction", "or rather", "rather",
      ],
    },
    {
      firm: false,
      holds: true,
      phrases: ["wait", "wait a second", "wait a minute", "hold on", "hang on", "on second thought", "on second thoughts"],
    },
    {
      firm: false,
      holds: false,
      phrases: [
        "actually", "acutally", "actualy", "sorry", "sory", "i'm sorry", "oops", "whoops", "instead", "better", "in fact",
        "pardon", "apologies", "my apologies", "excuse me", "my bad", "my mistake",
      ],
    },
  ],
  negators: [
    "don't", "do not", "you shouldn't", "you should not", "never", "i don't want to", "i do not want to",
    "i don't want you to", "i didn't want to", "i did not want to", "no need to",
  ],
  objects: [
    "it", "that", "this", "them", "those", "these", "any", "anything", "all", "everything", "that one", "this one",
    "any of them", "any of those", "any of these", "all of them", "any task", "any tasks",
  ],
  not: ["not"],
  naming: [
    "the", "that", "this", "those", "these", "my", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
    "ten", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "1st", "2nd",
    "3rd", "last", "former", "latter", "another", "other", "both", "all", "every", "number", "id", "task", "item", "with",
    "for", "on", "at", "in", "by", "to", "about", "from", "until", "before", "after", "next", "today", "tomorrow",
    "tonight", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ],
  changing: [
    "make it", "make this", "make them", "change it", "change that", "change this", "set it", "set that", "move it",
    "move that", "call it", "call that", "name it", "put it", "put that", "it's", "it is", "that's", "that is", "use",
    "due", "i want the", "i wanted the", "i'd like the", "i would like the", "i need the",
  ],
  reversals: [
    "not", "no", "don't", "do not", "doesn't", "never", "if", "unless", "once", "until", "till", "hold off", "later",
    "i don't", "i do not", "i didn't", "i did not", "i'm not", "i am not", "i wasn't", "i can't", "i cannot", "i won't",
    "i will not", "i haven't", "i shouldn't", "it isn't", "it's not", "it is not", "that's not", "that isn't", "first",
    "is", "are", "was", "were", "do i", "did i", "do you", "did you", "does", "would", "could", "should", "in theory",
    "theoretically", "someday", "one day", "eventually", "assuming", "provided", "as long as",
  ],
  asking: [
    "what", "what's", "which", "who", "who's", "why", "how", "how's", "where", "where's", "when", "huh", "really", "about",
  ],
  ignored: [
    "\u{fe0f}", "\u{200d}", "\u2640", "\u2642", "\u{1f3fb}", "\u{1f3fc}", "\u{1f3fd}", "\u{1f3fe}", "\u{1f3ff}",
  ],
};
