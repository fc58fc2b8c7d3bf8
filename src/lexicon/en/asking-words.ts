import { phrases } from "../phrases.ts";

/**
 * Words that tell whether a message asks for a deed, or only speaks of it. Phrases are written with plain apostrophes; where one has an
 * apostrophe it is read without one too.
 */

/** Why a deed that is named is not asked for, or "asked" for wordings that ask. */
export interface AskingFrame {
  readonly reason: "asked" | "negated" | "hypothetical" | "past" | "how-to" | "quoted" | "reported";
  /** "opening": only where a sentence or a part of it begins. */
  readonly at: "anywhere" | "opening";
  /** How far it holds: to the next comma, or to the end of the sentence. */
  readonly holds: "clause" | "sentence";
  readonly phrases: readonly string[];
}

const negations: readonly string[] =
  "not|never|don't|do not|doesn't|didn't|won't|wouldn't|shouldn't|mustn't|can't|cannot|couldn't|needn't|isn't|aren't|wasn't|weren't|hasn't|haven't|hadn't|ain't|shan't|neither|nor|without".split(
    "|",
  );

export const askingFrames: readonly AskingFrame[] = [
  {
    reason: "asked",
    at: "anywhere",
    holds: "clause",
    phrases: [
      ...["don't", "do not", "never", "please don't"].flatMap((no) => [`${no} forget to`, `${no} forget and`, `${no} hesitate to`, `${no} fail to`]),
      ...["can", "could", "would", "will", "won't", "can't", "couldn't", "wouldn't"].flatMap((modal) => [`${modal} you`, `${modal} u`]),
      ...["can you", "could you", "would you"].flatMap((words) => [
        `if ${words}`,
        `whether ${words}`,
        `wonder if ${words}`,
        `wondering if ${words}`,
        `wondering whether ${words}`,
      ]),
      ...phrases(`
        if you could | if you can | if you would | can we | could we | shall we | you can | you could | you should | you must | you may
        you have to | you need to | why don't you | why don't we | why not | how about you | go ahead and | please | pls | plz | kindly
        let's | let us | feel free to | make sure to | make sure you | be sure to | remember to | not only | no problem | no worries
        don't worry | don't wait | can't wait to | cannot wait to
      `),
      ...["i", "we"].flatMap((who) => [`${who} would like`, `${who} would love`, `${who}'d like`, `${who}'d love`, `${who} say`]),
      ...phrases(`
        as i said | like i said | i said | asap | is it ok if you | are you able to | would it be possible to
        would it be possible for you to | is it possible for you to | do me a favor and | do me a favour and | help me | it's time to
        it is time to | time to | whether or not | how to fix it
      `),
    ],
  },
  {
    reason: "negated",
    at: "anywhere",
    holds: "clause",
    phrases: [
      ...negations,
      ...phrases(`
        nobody | nothing | no one | none of us | by no means | under no circumstances | no need to | no reason to | no wish to
        no intention to | no intention of | no plan to | no plans to | no longer | no more | refuse to | refuses to | refused to
        refrain from | hold off | hold on before | forbid | forbidden to | prohibited to | against | hate | dislike | afraid to
        too early to | too soon to | rather you | in no way | other than to | far from | hardly
      `),
    ],
  },
  {
    reason: "hypothetical",
    at: "anywhere",
    holds: "sentence",
    phrases: phrases(`
      what if | what happens | what would happen | what will happen | suppose | supposing | assuming | imagine | pretend | hypothetically
      in theory | let's say | would you rather | might | maybe | perhaps | possibly | consider | considering | thinking about | think about
      thinking of | think of | i wonder | wonder whether | wonder if | wondering whether | wondering if | whether to | whether i should
      whether we should | decide if | decide whether | not sure | unsure | allowed to | permitted to | permission to | the right to | able to
      possible to | safe to | ok to | okay to | fine to | wise to | dangerous to | legal to | good idea to | bad idea to | make sense to | worth
      tempted to | would have | could have | should have | i could | i would | i can | i may | i should | we might | we would | we should | we may
      i will | i'll | we will | we'll | he will | she will | they will | he'll | she'll | they'll | going to | gonna | planning to | plan to
      plans to | planned to | intend to | hope to | hoping to | about to | used to | supposed to | trying to | let me | before i | before we
      after i | after we | someday | one day | some day | if only | as if | as though
    `),
  },
  {
    reason: "hypothetical",
    at: "opening",
    holds: "sentence",
    phrases: phrases(`
      should | shall i | may i | may we | can i | could i | might i | must i | would i | would we | would it | would that | would the | would a
      would this | could it | could the | can it | can the | can anyone | can anybody | can somebody | can users | am i | are we | is it
      what about | how about | need i | need we | ought
    `),
  },
  // What has to come first belongs to its own part of the sentence: "after closing issue 4, delete branch x".
  {
    reason: "hypothetical",
    at: "anywhere",
    holds: "clause",
    phrases: ["before", "after", "while", "until", "till"],
  },
  {
    reason: "how-to",
    at: "anywhere",
    holds: "sentence",
    phrases: phrases(`
      how do | how does | how did | how can | how could | how would | how should | how to | how i | how we | how you | how come
      what's the way to | way to | ways to | steps to | instructions to | command to | button to | option to | tool to | tool that | tutorial
      learn to | teach me | explain how | tell me how | show me how | explain why | tell me why | what does | what do | what would | what will
      what is | what's | which of | the difference between | difference between | the point of | the purpose of | the risk of | the effect of
      the consequences of
    `),
  },
  {
    reason: "how-to",
    at: "opening",
    holds: "sentence",
    phrases: ["how", "why", "what", "which", "where", "who", "whom", "whose", "does", "do you", "do i", "do we", "do they", "do users"],
  },
  {
    reason: "past",
    at: "opening",
    holds: "sentence",
    phrases: ["did", "has", "have you", "have i", "have we", "have they", "have the", "had", "was", "were", "is", "are"],
  },
  {
    reason: "past",
    at: "anywhere",
    holds: "clause",
    phrases: phrases(`
      thanks for | thank you for | thx for | sorry for | sorry about | who | i've | i have just | i already | we already | you already | we've
      they've | he has | she has | they have | i had | we had | you had | i forgot to | i failed to | i tried to | i managed to | i meant to
      i wanted to | i was | we were | i did | we did | you did | was about to | have been | has been | had been | just finished | done with
      finished | yesterday i | when did
    `),
  },
  {
    reason: "reported",
    at: "anywhere",
    holds: "sentence",
    phrases: phrases(`
      said | says | say | expects | expected | would like | would love | saying to | told | tells | asked | asks | wrote | writes | reads
      suggested | suggests | recommended | recommends | advised | advises | wants | wanted | thinks | thought | believes | claims | claimed
      mentioned | mentions | proposed | proposes | insisted | insists | demanded | demands | instructed | instructs | requested | decided
      decides | needs to | needed to | promised | refuses | yelled | shouted | replied | heard | according to | they want | people want
      users want | would like us to | would like me to | wants me | tell him | tell her | tell them | ask him | ask her | ask them | remind
      script to | script that | function to | function that | program to | reminder to | task to | todo to | ticket to | reminder for
    `),
  },
  {
    reason: "quoted",
    at: "anywhere",
    holds: "clause",
    phrases: phrases(`
      the phrase | the phrases | the word | the words | the sentence | the term | the expression | the string | the text | the command
      the button | the title | translate | explain | define | rephrase | paraphrase | spell | pronounce | titled | is called | was called
      is named | entitled | saying | about | regarding | concerning | meaning of | definition of | documentation on | documentation of | docs on
      article on
    `),
  },
];

/** "If" and its like make a deed depend on something. */
export const conditions: readonly string[] = phrases(`
  if | unless | when | whenever | once | as soon as | as long as | in case | provided that | providing that | only if | even if | given that
  should the | should it
`);
/** Before "if" these make it a question: "check if …". */
export const beforeWhether: readonly string[] = phrases(`
  check | see | know | verify | ask | determine | test | find | out | me | tell | look | confirm | sure | asking | for | of | wondering
`);
/** Conditions that are a manner of asking. */
export const politeConditions: readonly string[] = phrases(`
  if possible | if you can | if you could | if you would | if you will | if you don't mind | if you do not mind | if you have time
  if you have a moment | if you have a minute | if you like | if you want | if you please | if that's ok | if that's okay | if that is ok
  if it's ok | if it's okay | if it's not too much trouble | if i may ask | if i may | if so | when you can | when you could | when you have time
  when you have a moment | when you have a minute | when you have a chance | when you get a chance | when you get a moment | when possible
  whenever you can | whenever you have time | once and for all | once again | once more | as soon as possible | as soon as you can | just in case
  at once
`);

/** Wishes that take what shall be done as a state: "I want issue 4 closed". */
export const wishes: readonly string[] = ["want", "need", "needs", "like", "love", "wish", "get", "have", "must", "see", "make", "got"];
/** Wordings that take "-ing" as an order: "would you mind closing". */
export const gerundAsks: readonly string[] = phrases(`
  mind | start | begin | try | with | by | appreciate | continue | finish | help | keep | you | me | proceed | go
`);
/** Right before a verb these refuse it: "stop closing", "rather than close". */
export const verbRefusals: readonly string[] = phrases(`
  no | stop | quit | avoid | from | without | skip | cease | not | off | resist | postpone | delay | dislike | hate | than
`);

/** Before "somebody to" these pass a deed on: "tell Bob to merge it". */
export const delegations: readonly string[] = phrases(`
  tell | ask | urge | advise | persuade | convince | allow | permit | enable | order | beg | expect | teach | warn | force
`);
/** Whom a deed is not passed on to. */
export const notDelegates: readonly string[] = ["me", "us", "you", "it", "to"];

/** Last words of a wording of asking, or between it and its verb: "can *you* close", "I want *to* close". */
export const askedEnds: readonly string[] = ["you", "u", "to", "we", "please", "pls", "plz", "kindly", "just", "and", "let's", "lets", "me", "us"];

/** What puts one deed before another: "after closing issue 4, …", "… before you close it". */
export const sequenceWords: readonly string[] = ["after", "before"];
/** Between these and their verb. */
export const sequenceSubjects: readonly string[] = ["you", "we", "i", "having", "then"];

/** "It is wrong *to delete* it", "the plan is *to merge* it" tell of a deed. */
export const beForms: readonly string[] = ["be", "is", "was", "are", "were", "been", "it's", "that's", "seems", "feels", "isn't"];

/** Words that open a part of a sentence and say nothing of whether it is an order. */
export const askingOpeners: readonly string[] =
  "ok|okay|hey|hi|hello|well|oh|so|and|or|but|also|first|firstly|finally|next|then|just|yes|yeah|no|actually|wait|sorry|thanks|alright|right|great|cool|sure|bot|assistant|therefore|anyway|only|simply|quickly|immediately|hmm|um".split(
    "|",
  );
/** What starts afresh: an order behind one of these stands for itself. */
export const restarts: readonly string[] = ["now", "please", "instead", "but", "however", "so", "therefore", "yet", "anyway", "otherwise"];
/** What goes on with what stands before. */
export const joiningWords: readonly string[] = ["and", "then", "or", "nor", "&", "plus"];

export const subjectPronouns: readonly string[] = phrases("i | we | they | he | she | it | people | users | everyone | everybody | someone | somebody | who");
/** Between a subject and its verb. */
export const adverbsBeforeVerb: readonly string[] = phrases(`
  just | already | also | then | always | often | usually | sometimes | really | only | accidentally | recently | finally | even | once | simply
`);
/** Before a word that is a verb or a noun these make it a noun: "the merge". */
export const nounDeterminers: readonly string[] = phrases(`
  the | a | an | this | my | your | his | her | their | our | its | last | latest | any | some | no | each | first | second | previous | of
  another
`);
/** What is done with a deed that is a noun: "do the merge". */
export const doers: readonly string[] =
  "do|make|perform|establish|run|start|execute|trigger|place|with|out|want|need|get|give|schedule|complete|finish|initiate|request|write|add|create|submit|arrange|put|like|require|have|set|prepare|launch|apply|issue|compose|draft|generate|record|leave|try".split(
    "|",
  );
/** Of names they are the verb, of messages they go with another one: "new_page", "open a new page". */
export const adjectiveVerbs: readonly string[] = ["new"];
/** What undoes a deed that is a noun: "cancel the merge". */
export const undoers: readonly string[] =
  "cancel|undo|revert|abort|stop|block|prevent|skip|postpone|delay|reverse|hold|pause|refuse|reject|halt|avoid|forbid|protect|deny|decline|suspend".split("|");

/** Marks, words or phrases that take something out of all: "all branches except x". */
export const exclusions: readonly string[] = phrases(`
  except | excepting | excluding | exclude | other than | apart from | aside from | besides | save for | with the exception of | leaving out
  all but | everything but | anything but | not including | minus | barring
`);
/** Behind "but" these begin another request, and leave nothing out. */
export const afterBut: readonly string[] = ["do", "don't", "dont", "never", "i", "we", "you", "please", "only", "first", "then", "leave", "keep", "now"];
/** What says that all are meant. */
export const wideWords: readonly string[] = ["all", "every", "everything", "everyone", "everybody", "each", "entire", "whole", "any", "anything"];
/** What stands between all and what holds it: "everything in acme/site". */
export const insideWords: readonly string[] = ["in", "inside", "within", "on", "from", "under", "of", "at"];

/** What a tool's name cannot be an order before: "delete_all_files is …". */
export const afterName: readonly string[] =
  "is|isn't|was|wasn't|are|were|does|doesn't|did|didn't|has|had|hasn't|looks|seems|sounds|works|worked|fails|failed|can|can't|cannot|could|will|won't|would|should|shouldn't|must|mustn't|might|may|means|deletes|removes|takes|returns|needs|requires|crashed|broke|gave|gives|do|again?|scares|ran|and".split(
    "|",
  );
/** What a tool's name is an order behind, as a word of its own. */
export const nameOrders: readonly string[] = ["use", "using", "call", "run", "invoke", "execute", "with", "via", "through", "trigger", "start", "try", "do"];
export const nameBetween: readonly string[] = ["the", "tool", "function", "command", "endpoint", "my", "our"];

/** Verbs of names that change nothing. */
export const lookingVerbs: readonly string[] =
  "get|fetch|retrieve|take|capture|list|show|display|view|read|find|search|look|check|see|browse|describe|query|lookup|calculate|compute|compare|convert|count|detect|analyze|parse|predict|print|scan|validate|verify|summarize|translate|sort|filter|log|test|watch|wait|track|process|handle|resolve|extract|format|evaluate|estimate|determine|solve|export|load|download|preview|inspect|help".split(
    "|",
  );
/** Verbs of doing beside those of the tables of verbs. */
export const otherDeeds: readonly string[] =
  "deploy|wipe|ban|unban|kick|block|unblock|mute|restart|reboot|shutdown|kill|terminate|revoke|grant|rollback|revert|reset|truncate|overwrite|invite|schedule|unschedule|archive|unarchive|lock|unlock|charge|refund|withdraw|deposit|launch|suspend|expire|rotate|migrate|provision|evict|flush|prune|trash|unpublish|detach|attach|link|unlink|tag|label|pin|unpin|follow|unfollow|vote|like|accept|decline|reply|comment|message|email|call|text|ping|notify|promote|demote|release|sign|reopen|commit|squash|rebase|fork|star|unstar|drag|click|fill|press|type|hover|tap|scroll|toggle|switch|turn|install|execute|trigger|reload|refresh|apply|sync|import|put|save|store|record|rerun|reject|subscribe|deactivate|activate".split(
    "|",
  );
/** Verbs whose deed is soon undone: nobody needs to be asked whether a message that says another verb means them. */
export const mildVerbs: readonly string[] =
  "play|navigate|go|emulate|resize|new|open|hover|resume|pause|start|run|call|press|type|click|fill|drag|tap|scroll|select|reload|refresh|launch|turn|switch|toggle|stop|trigger|execute|tag|label|like|follow|record|save|put|link".split(
    "|",
  );
