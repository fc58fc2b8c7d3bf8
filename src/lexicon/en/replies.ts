import { phrases } from "../phrases.ts";
import { keepings, thankings } from "./openings.ts";
import { temporalWords } from "./temporal.ts";

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
  /** What people put before the task that they choose: "*let's go with* the second". */
  readonly leads: readonly string[];
  /** What they put behind an answer: "the first, *I guess*". */
  readonly closers: readonly string[];
  /** Those of them that are mere politeness: a title never ends with them. */
  readonly courtesies: readonly string[];
  /** What leads from a task to the value that goes with it: "the second, *but make it* friday". */
  readonly connectors: readonly string[];
  /** What leads to a title: "*call it* delete me". */
  readonly callings: readonly string[];
  /** What leaves a task out of those that were offered: "*anything but* the dentist". */
  readonly excluders: readonly string[];
  /** What leaves one out behind a yes: "yes, but *I still need* the milk". */
  readonly sparing: readonly string[];
  /** The same behind its name: "the milk *stays*". */
  readonly staying: readonly string[];
  /** What gives up what was asked for what follows: "complete it *instead*". */
  readonly instead: readonly string[];
  /** What takes one alone: "*only* the milk". */
  readonly narrowing: readonly string[];
  /** What adds one: "*and* the plants". */
  readonly including: readonly string[];
  /** What does the same as before to another task: "*and* the second", "*same for* milk". */
  readonly continuations: readonly string[];
  /** Those that say that a value is the same: "*same* priority for the fence". */
  readonly likenesses: readonly string[];
  /** The same behind it: "the milk one *too*". */
  readonly additions: readonly string[];
  /** What people put around a new value of the task that was spoken of last: "*i'd like it done by* saturday", "friday *for that one*". */
  readonly framing: {
    /** Words for that task. */
    readonly subjects: readonly string[];
    /** Between it, or one of its parameters, and the value. */
    readonly links: readonly string[];
    /** Other words before a value that say nothing but that it is one. */
    readonly verbs: readonly string[];
    /** The same behind it. */
    readonly behind: readonly string[];
    /** Before the name of a list. */
    readonly places: readonly string[];
    /** What opens a question about that task: "*what* priority is it". */
    readonly asking: readonly string[];
    /** Verbs that ask where they stand before that task: "*is* it urgent". */
    readonly copulas: readonly string[];
    /** Between a task and one of its parameters. */
    readonly owning: readonly string[];
  };
  /** What asks for another listing behind one, and what asks for less of it: "*and* on sunday?", "*only* the high ones". */
  readonly listing: {
    readonly further: readonly string[];
    readonly narrowing: readonly string[];
    /** What asks for a list by its name, whatever was listed before: "*show* grocery". */
    readonly showing: readonly string[];
    /** What may stand before the name of a list: "whats *on* school". */
    readonly groupLeads: readonly string[];
    /** The list that a task was put on last: "whats on *there*". */
    readonly there: readonly string[];
  };
  /** What says that another task was meant, without which: "*oops*, *the other one*". */
  readonly mistaken: { readonly sounds: readonly string[]; readonly others: readonly string[] };
  /** What is left where some of those offered were turned down: "not the first, *the other one*". */
  readonly remainders: readonly string[];
  /** Behind a new title they say that it takes the place of the old one: "call it oat milk *instead*". */
  readonly replacements: readonly string[];
  /** How a word ends that tells what was or is, unlike a verb that asks. */
  readonly tellingEndings: readonly string[];
  /** Around a word, it takes the place of one that was said before: "*friday". */
  readonly star: string;
  /** What leads to a bare hour behind "make it": "make it *9*" is "at 9". */
  readonly hourLead: string;
  /** What leads to a day of the month. */
  readonly dayLead: string;
  /** Steps from the date that a task has, in the words of a move: "*the day after*" is "a day later". */
  readonly steps: Readonly<Record<string, string>>;
  /** What announces one more new task, and what leads from there to its title: "*another one*: paint the fence", "*one more to* …". */
  readonly others: readonly string[];
  readonly otherLeads: readonly string[];
  /** How people write "one" behind what describes a task: "the monday *1*". */
  readonly standIns: readonly string[];
  /** What leaves a question open: it is put again. */
  readonly hesitations: readonly string[];
  /** What takes a value back: "*without* the date". */
  readonly removals: readonly string[];
  /** What may stand behind the value that goes: "take the date *off*", "no date *needed*". */
  readonly removedBehind: readonly string[];
  /** What people call the hour of a date. */
  readonly hours: readonly string[];
  /** What joins a parameter to the task that has it: "the priority *of* …". */
  readonly owners: readonly string[];
  /** What may stand before the name of a parameter. */
  readonly articles: readonly string[];
  /** What says that a value is wrong: "*wrong* list, its party". */
  readonly wrong: readonly string[];
  /** What people call a parameter. */
  readonly parameters: Readonly<Record<string, readonly string[]>>;
  /** Those of its words for a date that leave the hour open: "same *day*". */
  readonly wholeDays: readonly string[];
  /** Verbs that say which parameter they change. */
  readonly changers: Readonly<Record<string, readonly string[]>>;
}

/** What people let out before they go on. */
const sounds = phrases(`
  omg | doh | duh | ach | och | ugh | argh | gah | ooh | damn | dammit | dang | darn | drat | shoot | shit | crap | bugger | blast | yikes | jeez | ffs
  oh no | oh dear | oh damn | oh shoot | oh crap
`);

export const replyWords: ReplyWords = {
  answers: [
    {
      says: "yes",
      reach: "anything",
      phrases: phrases(`
        yes | yeah | yh | yep | yup | yea | yah | ya | yip | ye | yas | yeh | ys | yse | eys | aye | sure | 👍 | 👌 | ✅ | ✔ | ☑ | 🆗 | 💯
      `),
    },
    {
      says: "yes",
      reach: "pause",
      phrases: phrases(`
        sure thing | for sure | sure why not | of course | ofc | absolutely | definitely | certainly | surely | naturally | indeed | affirmative
        by all means | you bet | totally | exactly | precisely | go ahead | go for it | do it | do that | do this | do so | please do | just do it
        let's do it | let's do that | let's go | make it so | proceed | continue | carry on | go on | run it | confirm | confirmed | i confirm
        confirm it | confirm that | approve | approved | i approve | accept | accepted | i accept | agreed | i agree | sounds good | sounds great
        sounds right | sounds fine | looks good | looks right | looks great | lgtm | works for me | good to go | that works | that's right
        that is right | that's correct | that is correct | you're right | you are right | you got it | that's it | that's the one
        that is the one | that's what i want | that's what i meant | that would be great | that'd be great | i do | i'm sure | i am sure
        quite sure | very sure | pretty sure | 100 % | i'd like that | i would like that | i want that | +1 | yes it is | yes i am
        yes i think so | yes i guess so | yes i guess | yes that one | yes this one
      `),
    },
    {
      says: "yes",
      reach: "joiner",
      phrases: phrases(`
        ok | okay | okey | oki | okie | okie dokie | okey dokey | k | kk | y | alright | all right | right | correct | true | fine | fine by me
        fine with me | good | great | perfect | cool | awesome | excellent | very well | very good | go | that's fine | that is fine | that's ok
        that's okay | that's good | roger | 👏 | 🙌
      `),
    },
    { says: "yes", reach: "nothing", phrases: ["please", "pls", "plz"] },
    { says: "no", reach: "anything", phrases: ["nope", "nopes", "nah", "nop", "naw", "nay", "👎", "❌", "✖", "✗", "🚫", "🙅", "⛔"] },
    { says: "no", reach: "naming", phrases: ["no"] },
    {
      says: "no",
      reach: "pause",
      phrases: [
        ...phrases(`
          no way | no need | no thanks | no thank you | no thx | no ty | hell no | never | never ever | negative | don't | do not
          don't do it | don't do that | don't do this | don't bother | don't you dare | don't want that | don't want it | don't want to
          i don't | i do not | i don't want to | i don't want that | i don't want it | i do not want that | i don't think so
          i'd rather not | i would rather not | rather not | better not | preferably not | i said no | i think not | not really | not yet
          not now | not right now | not today | not at all | not necessary | not needed | not this time | not quite | not exactly
          not correct | not right | absolutely not | definitely not | certainly not | of course not | surely not | probably not | please not
          maybe not | maybe later | later | another time | some other time | not that | not that one | not this | not this one | not it
          not those | not these | not them | not all of them | neither | neither of them | neither of those | none | none of them
          none of those | none of these | none of the above | nothing | yeah no | yeah nah | wrong | wrong one | wrong task | the wrong one
          that's wrong | that is wrong | that's the wrong one | incorrect | that's incorrect | false | that's not it | that is not it
          that's not right | that is not right | that's not what i meant | that's not what i want | not what i meant | that's not the one
          leave it | leave it alone | leave it be | leave it as it is | leave it as is | leave it there | leave them | leave that
          let it be | keep it | keep them | keep that | keep it there | keep all of them
        `),
        ...keepings,
        ...phrases(`
          that was a mistake | it was a mistake | my mistake no | i made a mistake | i didn't mean that | i didn't mean it
          i did not mean that | i didn't mean to | i didn't want that | i didn't say that | i didn't ask for that | that's not what i said
          that's not what i asked | that's not what i asked for | not what i said | not what i asked for | not what i wanted
          not what i want | that's not what i wanted | neither one | none of the two | not any of them | not any of those | hands off
        `),
      ],
    },
    { says: "no", reach: "joiner", phrases: ["n", "nn"] },
    {
      says: "cancel",
      reach: "pause",
      phrases: phrases(`
        cancel | cancle | cancell | cancel it | cancel that | cancel this | cancel everything | cancel all | cancel all of it
        cancel the whole thing | call it off | call it quits | call the whole thing off | forget the whole thing | forget everything | stop
        stop it | stop that | stop this | stop there | abort | abort it | abort that | quit | exit | never mind | nevermind | nvm | nm
        never mind that | never mind it | nevermind that | forget it | forget that | forget this | forget about it | forget about that
        forget i asked | forget i said anything | drop it | drop that | skip it | skip that | scratch that | scratch it | strike that | scrap that
        scrap it | undo that | ignore it | ignore that | disregard | disregard that | i changed my mind | i've changed my mind
        i have changed my mind | changed my mind | let's not | let us not | enough | back | go back | 🛑 | ✋
      `),
    },
    {
      says: "undecided",
      reach: "anything",
      phrases: phrases(`
        maybe | perhaps | possibly | probably | not sure | i'm not sure | i am not sure | unsure | not certain | i'm not certain | dunno | i dunno
        idk | don't know | i don't know | i do not know | don't care | i don't care | don't mind | i don't mind | i guess | i guess so | i think
        i think so | i suppose | i suppose so | i hope so | if you like | if you want | if you say so | it depends | depends | up to you
        whatever | either | either one | hard to say | why | yeah right | as if | no one | no yes | yes and no | yes or no | i know | i see
        i understand | i hear you | i get it | are you sure | don't forget | do not forget | don't let me forget | don't worry | do not worry
      `),
    },
  ],
  fillers: [
    ...sounds,
    ...phrases(`
      oh | um | uh | uhm | erm | er | eh | hm | mm | well | ah | aha | hey | hi | so | now | right now | right away | straight away
      immediately | at once | yet | thanks | thank you | thx | ty | cheers | thanks a lot | thanks so much | thank you so much
      thank you very much | many thanks
    `),
    ...thankings,
    ...["dear", "love", "pal", "hun", "babe", "on reflection", "i have decided"],
    ...phrases(`
      much appreciated | sir | madam | ma'am | man | mate | dude | buddy | bro | boss | my friend | lol | haha | hehe | ha | xd | for me
      that's all | all good | like i said | as i said | why not
    `),
  ],
  joiners: [
    { turns: false, phrases: ["and", "then", "and then", "and also", "also", "plus", "&", "+", "after that", "and after that"] },
    {
      turns: true,
      phrases: phrases(`
        but | but then | except | except for | apart from | aside from | other than | excluding | besides | bar | barring | save for | without
        minus | with the exception of | only | however | though | although | just
      `),
    },
  ],
  corrections: [
    {
      firm: true,
      holds: true,
      phrases: phrases(`
        i meant | i mean | i ment | i ment to say | i wanted to say | i actually meant | i really meant | i meant to say | i mean to say
        what i meant was | what i meant is | what i mean is | meant | i was talking about | i'm talking about | i am talking about
        i was thinking of | i was referring to | i'm referring to | i am referring to | i was after | i said | that should be | it should be
        it should have been | should be | should have been | should've been | should of been | supposed to be | typo | a typo | misspelt
        mistyped | that was supposed to be | it was supposed to be | make that | correction | or rather | rather
      `),
    },
    {
      firm: false,
      holds: true,
      phrases: ["wait", "wait a second", "wait a minute", "hold on", "hang on", "on second thought", "on second thoughts"],
    },
    {
      firm: false,
      holds: false,
      phrases: phrases(`
        forgive me | do forgive me | pardon me | actually | acutally | actualy | sorry | sory | sry | soz | i'm sorry | oops | whoops | instead | better | in fact | pardon
        i beg your pardon | beg your pardon | apologies | my apologies | excuse me | my bad | my mistake
      `),
    },
  ],
  negators: phrases(`
    don't | do not | you shouldn't | you should not | never | i don't want to | i do not want to | i don't want you to | i didn't want to
    i did not want to | no need to
  `),
  objects: phrases(`
    it | that | this | them | those | these | any | anything | all | everything | that one | this one | any of them | any of those | any of these
    all of them | any task | any tasks
  `),
  not: ["not"],
  naming: phrases(`
    the | that | this | those | these | my | one | two | three | four | five | six | seven | eight | nine | ten | first | second | third | fourth
    fifth | sixth | seventh | eighth | ninth | tenth | 1st | 2nd | 3rd | last | former | latter | another | other | both | all | every | number
    id | task | item | with | for | on | at | in | by | to | about | from | until | before | after | next | today | tomorrow | tonight
    ${Object.keys(temporalWords.weekdays).join(" | ")}
  `),
  changing: phrases(`
    make it | make this | make them | change it | change that | change this | set it | set that | move it | move that | call it | call that
    name it | put it | put that | it's | it is | that's | that is | use | due | i want the | i wanted the | i'd like the | i would like the
    i need the
  `),
  reversals: phrases(`
    not | no | don't | do not | doesn't | never | if | unless | once | until | till | hold off | later | i don't | i do not | i didn't | i did not
    i'm not | i am not | i wasn't | i can't | i cannot | i won't | i will not | i haven't | i shouldn't | it isn't | it's not | it is not
    that's not | that isn't | first | is | are | was | were | do i | did i | do you | did you | does | would | could | should | in theory
    theoretically | someday | one day | eventually | assuming | provided | as long as
  `),
  asking: ["what", "what's", "which", "who", "who's", "why", "how", "how's", "where", "where's", "when", "huh", "really", "about"],
  ignored: ["\u{fe0f}", "\u{200d}", "\u2640", "\u2642", "\u{1f3fb}", "\u{1f3fc}", "\u{1f3fd}", "\u{1f3fe}", "\u{1f3ff}"],
  leads: [
    ...["wait", "oops", "whoops", "or", ...sounds],
    ...phrases(`
      it's | it is | its | that's | that is | that was | it was | that would be | that'd be | it would be | it'd be | that one is | i want
      i want to do | i wanted | i'd like | i would like | i'd like to do | i need | i choose | i chose | i pick | i'll take | i will take
      i'll go with | i'll go for | i'd go with | i'd go for | i'd pick | i'd take | i'd say | i would say | i say | i guess | i think
      i think it's | i believe | i believe it's | i suppose | i prefer | i'd prefer | let's do | let's go with | let's go for | let's take
      let's pick | let's use | let's say | let's make it | let's try | go with | go for | take | pick | choose | select | use | do | make it
      make that | try | say | probably | definitely | certainly | obviously | clearly | of course | surely | preferably | only | just
      simply | can you do | could you do | can you take | could you take | can you pick | can we do | can i have | please do | please take
      please use | please | remind me | remind me about it | remind me of it | remind me of that | the one with | the one that says
      the one called | the one named | the one for | the one about | the one on | the one from | the one in | the one that's
      the one that is | the one which is | the one due | the one | the ones | the ones that are | my answer is | the answer is | answer
      choice | option | oh | ah | um | uh | hmm | hm | well | so | then | ok | okay | fine | alright | all right | right | sorry | sry | yes
      yeah | yep | yup | sure | fine | alright | all right | no | nope | nah | actually | i meant | i mean | rather
    `),
  ],
  closers: phrases(`
    i guess | i think | i believe | i suppose | i'd say | i mean | i meant | if i remember right | probably | maybe | perhaps | for sure | please
    pls | plz | thanks | thank you | thx | ty | cheers | then | though | tho | instead | actually | rather | in fact | sorry | sry | my bad
    my mistake | of course | obviously | obv | obvs | for now | only | alone | is the one | is the one i meant | rest is ok | rest is okay
    rest is fine | rest is good | rest is right | rest stays | the rest is ok | the rest is okay | the rest is fine | the rest is good
    the rest is right | the rest stays | is the one i mean | is the one i want | is what i meant | is what i mean | is what i want | is it | it is
    will do | would do | will be fine | is fine | is ok | is okay | is good | is great | is better | is best | works | works better | works best
    works for me | works better for me | would be better | would be best | would be good | would be great | would be nice | sounds good
    sounds better | if you can | if possible | if that's ok | if that's okay | if you don't mind | yet | ok | okay | yeah | yes | right | lol
    haha | btw | by the way | ken | mate | pal | hun | love | dear | yaar
  `),
  courtesies: ["please", "pls", "plz", "thanks", "thank you", "thx", "ty", "cheers"],
  connectors: phrases(`
    but | and | n | and also | also | plus | with | make it | make that | make them | set them to | set them | move them to | move them | put them
    set it to | set it | set | move it to | move it | change it to | put it | to | for | on | in | by | at | as | due | is
  `),
  callings: phrases(`
    call it | call that | call this | call the task | call this task | call that task | call it just | just call it | name it | name this
    name that | name the task | title it | label it | let's call it | let's name it | i'd call it | i would call it | i'll call it
    i want to call it | i'd like to call it | you can call it | it's called | it is called | it's named | it should be called | it should be named
    it should say | it should read | should be called | make it say | make it read | called | named | titled | the title is | the title should be
    the title should say | the title will be | the title would be | the name is | the name should be | the name would be | its title is
    its name is | its name should be | title is | name is | title should be | name should be | title : | name : | the title : | the name :
    new title : | new name : | the new title is | the new name is | the new title should be | the new name should be | make the title
    make the name | set the title to | set the name to | set its title to | change the title to | change the name to | change its title to
    change its name to | rename it to | rename it as | rename it | rename to | i want it to be | i want it to say | it should be | retitle it to
    retitle it | use the title | use the name | with the title | with the name | with title
  `),
  excluders: phrases(`
    not | anything but | any but | all but | everything but | everything except | all except | any except | anything except | the one that isn't
    the one that's not | the one that is not | don't mean | i don't mean | i didn't mean | it's not | it isn't | that's not | keep | leave
    leave out | skip | spare | don't touch | don't include | without | except | except for
  `),
  sparing: phrases(`
    but not | just not | don't | do not | minus | save | save for | bar | barring | with the exception of | besides | apart from | aside from
    other than | excluding | exclude | omit | ignore | expect for | take out | hold on to | hang on to | i need
    i still need | i still want | i want | i want to keep | i'd like to keep | we need | we still need | still need | i haven't done
    i haven't finished | i didn't do | i'm not done with | but leave | but keep
  `),
  staying: phrases(`
    out | alone | untouched | stays | stay | can stay | should stay | must stay | has to stay | needs to stay | is staying | as it is | as is
    not | is not | isn't | is not done | isn't done | not done | is not done yet | isn't done yet | is not finished | isn't finished
    is not finished yet | isn't finished yet | hasn't been done | is still open | are still open | still open | is still pending | are not done
    aren't done | aren't done yet | where it is | as they are | where they are | isn't though | is still needed | can wait | for later
    keep as it is | keep as is | leave as it is | leave as is | keep it as it is | leave it as it is | leave it | keep it
  `),
  instead: ["instead", "rather"],
  narrowing: ["only", "just", "but only", "but just", "only do", "just do", "alone"],
  including: ["and", "also", "plus", "too", "as well", "as well as", "along with", "together with", "and also"],
  likenesses: ["same", "same thing", "the same", "the same thing", "do the same", "do the same thing", "do that", "likewise", "ditto"],
  continuations: phrases(`
    and | n | same w | also | and also | plus | same for | same with | same thing for | same thing with | the same for | the same with
    the same thing for | do the same for | do the same with | do the same thing for | do that for | do that with | and the same for
    and do the same for | likewise for | ditto for | ditto | as well as | together with | oh and | and now | then | and then | now | next
  `),
  additions: ["too", "as well", "an all", "and all", "also", "likewise", "on there", "on there too", "on there as well", "to that list", "on the same list"],
  framing: {
    subjects: ["it", "that", "this", "that one", "this one", "the one", "it's", "that's", "this is", "its", "thats", "that thing", "one"],
    links: phrases(`
      is | are | be | to | should | should be | can | could | must | needs | need | has | have | would | will | go | goes | come | go | belongs | wait
      wants | ought | til | till | until | as | with | at | 's | now | : | then
    `),
    verbs: phrases(`
      do | get | have | want | needed | done | finished | ready | sorted | i'd like | i would like | i'd love | i want | i need | we want
      we need | we'd like | repeat | repeats | repeating | recurring | happens | knock | bump | drop | raise | lower | up | down | make | set
      put | stick | move | push | shift | reschedule | postpone | delay | add | give | mark | file | pop | chuck | hmm | maybe | let's | lets | quite | pretty | very | really
    `),
    behind: phrases(`
      for that one | for this one | for it | for that | on it | on that | on that one | to it | to that | that | that one | it | from now on
      thing | too | as well | an all | and all | also | rest is ok | rest is fine | now | anymore
    `),
    places: ["on", "in", "under", "to", "onto", "into"],
    asking: phrases(`
      what | what's | what is | wats | wat | which | when | when's | when is | by when | how | is | what day | what time | what date | how often
    `),
    copulas: ["is", "are", "was", "were"],
    owning: ["'s", "s", "for", "of"],
  },
  mistaken: {
    sounds: [
      ...sounds,
      ...phrases(`
        oops | oh | whoops | ops | no | nope | nah | sorry | wait | my bad | hang on | hold on | ah | um | i meant | i mean | meant | please | pls
        but | that was | it was | that's | thats | actually
      `),
    ],
    others: phrases(`
      other one | the other one | the other | another one | a different one | different one | wrong one | the wrong one | wrong task
      the wrong task | not that one | not this one | not that
    `),
  },
  listing: {
    further: phrases(`
      and | or | what about | how about | whatabout | wbt | wat about | what of | ok | okay | so | also | then | now | oh | but | n | anything
    `),
    showing: phrases(`
      what's | what is | whats | what's on | whats on | what else is | what all is | what is there | what all is there | what else is there | is there
      show | show me | what have i got | what do i have | what do i have to do | what do i need | what do i need to do | what must i do
      what have i got to do | what's there | anything | any | where's | where is | where are | wheres
    `),
    groupLeads: ["on", "in", "from", "for", "list", "tagged", "tag", "stuff", "things", "jobs", "bits", "now", "again"],
    there: ["there", "it", "that list", "this list", "the same list", "that one"],
    narrowing: ["only", "just", "only show", "just show", "show only", "show just", "of those", "of these", "of them", "which of those are", "which ones are"],
  },
  remainders: ["the other one", "the other", "the others", "the other ones", "the remaining one", "the rest"],
  replacements: ["instead", "actually", "rather"],
  tellingEndings: ["ed", "ing", "s"],
  star: "*",
  hourLead: "at",
  dayLead: "on the",
  steps: Object.fromEntries(
    ["day", "week", "month", "hour"].flatMap((unit) => [
      ...[`the ${unit} after`, `the following ${unit}`, `the next ${unit}`, `${unit} after`, `back a ${unit}`, `back an ${unit}`].map((step) => [
        step,
        `one ${unit} later`,
      ]),
      ...[`the ${unit} before`, `${unit} before`].map((step) => [step, `one ${unit} earlier`]),
    ]),
  ),
  others: ["another", "another one", "one more", "one more thing", "another thing", "yet another", "yet another one", "the next one", "next one"],
  otherLeads: ["to", "for", "is", "is to", "would be", "called", "saying"],
  standIns: ["1"],
  hesitations: phrases(`
    what can i say | what should i say | what do you need | what do you want | what do you need to know | help | i'm not sure yet | no idea | hmm
    hm | mm | um | uh | er | erm | wait | hold on | hang on | one second | one sec | one moment | a second | a sec | a moment | just a second
    just a sec | just a moment | just a minute | give me a second | give me a sec | give me a moment | give me a minute | sec | let me think
    let me see | let me check | let me think about it | i need to think | i'm thinking | good question | any | any of them | any of those
    any one | whichever | whenever | when | doesn't matter | does not matter | it doesn't matter | doesn't matter which | you choose | you pick
    you decide | what | what ? | huh | pardon | sorry what | what do you mean | i don't understand | i don't get it | i don't follow | say again
    say that again | come again | repeat | repeat that | can you repeat that | could you repeat that | what was the question | what did you ask
    which one | which ones | which one is that | which one is it | which one was that | which task | which task is that | which ones are there
    which are there | which ones do i have | what are they | what are my options | what are the options | what options | what options do i have
    what options are there | what can i choose from | what are the choices | what choices | what choices do i have | what's the difference
    is there a difference | are you sure | really | seriously | why | why do you ask | are you asking me | what happens then | what will happen
    can i undo it | can i undo that | can i undo this | can it be undone
  `),
  removals: phrases(`
    without | with no | no | remove | drop | skip | delete | clear | leave out | leave off | forget | forget about | not with | don't set
    don't add | doesn't need | it doesn't need | it has no | take out | take off | take | strip | unset | minus
  `),
  removedBehind: ["off", "out", "away", "off of", "off it", "needed", "required", "at all", "anymore"],
  hours: ["time", "hour", "due time"],
  owners: ["of", "for", "on", "in", "from"],
  articles: ["the", "its", "a", "any", "that", "this", "his", "their"],
  wrong: ["wrong", "that's the wrong", "thats the wrong", "it's the wrong", "its the wrong", "not the right", "got the wrong", "you got the wrong"],
  parameters: {
    due_date: ["due date", "date", "deadline", "day", "time", "hour", "due time", "due day", "date and time", "when it's due", "due"],
    priority: ["priority", "importance", "urgency", "prio"],
    title: ["title", "name", "wording", "text"],
    description: ["description", "note", "notes", "details", "comment"],
    list: ["list", "category", "project"],
    tags: ["tag", "tags", "label", "labels"],
    recurrence: ["recurrence", "repetition", "repeat", "frequency", "interval", "how often it repeats"],
  },
  wholeDays: ["day", "date", "due date"],
  changers: {
    due_date: ["postpone", "reschedule", "delay", "snooze", "defer", "put off"],
    title: ["rename", "retitle", "reword", "rephrase"],
    priority: ["prioritize", "prioritise", "reprioritize", "reprioritise"],
  },
};
