import { phrases } from "../phrases.ts";
import { inAllSpellings } from "./contractions.ts";

/** Words at the edges of a title that belong to the command, not to the title. */
export interface TitleWords {
  /** What joins a command to the title behind it. */
  readonly leads: readonly string[];
  /** What people say before the thing itself: "I need to …", "we're out of …". */
  readonly needs: readonly string[];
  /** The same where nothing stands before it: "we don't have milk, add it", but not "remind me that we don't have milk". */
  readonly lacks: readonly string[];
  /** Words that cannot end a title where what they led to was taken as a date or a list. */
  readonly dangling: readonly string[];
  /** Words that end no title: what goes on was read as the command. */
  readonly trailing: readonly string[];
  /** Nouns that say only that something is to be added: "add *a task* to my list: …". */
  readonly placeholders: readonly string[];
  /** The same for prepositions, which stay where what was taken has one of its own: "check *in* on friday". */
  readonly danglingPrepositions: readonly string[];
  /** Ends that stay: "the rent *is due* on friday". */
  readonly keptEnds: readonly string[];
  /** Words before the noun for "task" that say nothing of the title: "a *quick* task", "*two* tasks". */
  readonly idleModifiers: readonly string[];
  /** The article of the noun for "task": "add *a* call mom task". */
  readonly articles: readonly string[];
  /** What goes on with such words: "a birthday reminder *for* Sam". */
  readonly nounLinks: readonly string[];
  /** Joiners between a command and a title that belong to the title: "remind me *when* I get home …". */
  readonly kept: readonly string[];
  /** Words for what is meant that stand for something said before: "…, add *it* to my list". */
  readonly standIns: readonly string[];
  /** Answers to "what should it be called?" that are no title. */
  readonly idleAnswers: readonly string[];
  /** Words of a query that search for nothing. */
  readonly queryFillers: readonly string[];
  /** What is said of tasks and no field of theirs tells. */
  readonly queryUnknowable: readonly string[];
  /** What leads from the noun for "task" to what it is about. */
  readonly queryLeads: readonly string[];
  /** The same where it is looked for too: "my reminders *with Kim*". */
  readonly queryKeptLeads: readonly string[];
  /** Between the noun and such a lead: "a reminder *set* for …". */
  readonly queryStates: readonly string[];
  /** Behind what a reminder is about: "when is my reminder for the gym *scheduled for*". */
  readonly queryTails: readonly string[];
  /** Words of the question, behind which what qualifies the noun begins: "does Kim *have any* movie reminders". */
  readonly queryBounds: readonly string[];
  /** Leads that may follow another: "what I should be reminded of *for* the party". */
  readonly queryAgainLeads: readonly string[];
  readonly queryDeterminers: readonly string[];
  /** Words for all there is, before a second lead: "reminders for *anything* involving Tom". */
  readonly queryWholes: readonly string[];
  /** Nouns for "task" that one may look for: "my reminders for *chores*". */
  readonly searchedNouns: readonly string[];
}

export const titleWords: TitleWords = {
  leads: phrases(`
    to do task is | to do task is to | today's task is | today's task is to | later | to remind me to | to remind me about | to remind me of
    to remind me that | remind me to | remind me about | remind me of | remind me that | remind me | reminding me to | one to | recurring
    repeating | quick | to | about | for | that | of | called | named | titled | entitled | saying | and | so | me | us | regarding | concerning
    says | which says | that says | with the title | with title | also | please | i should | in order to | to say | on | too | self | in for
    remember that | which is | which is to | that is to | which says to | with name | with name of | with the name | with the name of
    with title of | with the title of | by the name of | under the name | whose name is | whose title is | the name is | name is | title is
    to do : | todo : | to-do : | task : | a task | a new task | new task | a new item | an item | a to do | a to-do | a todo | a new to do
    a new to-do | a new todo | to do is | the to do is | the to do is to | my to do is to | the task is | the task is to | my task is
    my task is to | task is to | next task is to | the next task is to | note that | note down that | put down that | write down that
    make sure that | keep in mind that | text me a reminder | email me a reminder | send me a text | send me an email | send me a reminder
    send me a notification | send me an alert | send a notification | start reminding me | keep reminding me | begin reminding me | reminding me
    um | uh | er | erm | set to | set for | set up to | set up for | set about | set that | scheduled to | scheduled for | in to | the following | the following items
    the following things | these things | these items | when
  `),
  lacks: inAllSpellings(["i don't have any", "we don't have any", "i don't have", "we don't have"]),
  needs: inAllSpellings(
    phrases(`
    i need to | i have to | i've got to | i gotta | i must | we need to | we have to | i need | we need | i need some | we need some | i should
    i'm out of | i am out of | we're out of | we are out of | i ran out of | we ran out of | i'm running out of | i'm running low on | i'm low on
    we're low on | i want to | i want | i forgot to | don't forget to | need to | i have a | i have an | i've got a | i'm going to | i am going to
    i'll need | i would like to | i'd like to | i also need to | i still need to | i really need to | i'm almost out of | i am almost out of
    i really need | we have | i have | we've got | i've got | we do not have any | i am running low on | we're running low on
    we are running low on | we're running out of | we are running out of | i am running out of | we're almost out of | we are almost out of
    i am low on | we are low on | we're all out of | we are all out of | i'm all out of | i am all out of | we just ran out of | i just ran out of
    we really need to | we really need | we should | we must | we also need | i also need | i still need | we've got to
  `),
  ),
  dangling: inAllSpellings(
    phrases(`
    , add | , put | , please add | , please put | so add | so put | and put | and add | please add | please put | put it | add it | put that
    add that | put this | add this | include it | put them | add them | put those | add those | throw it | stick it | remind me | alert me
    remind me about it | notify me | remind me of it | remind me of this | remind me about this | remind us | alert us | tell me | alert her
    alert him | alert them | remind her | remind him | remind them | notify her | notify him | notify them | tell her | tell him | tell them
    that is | which is | that are | which are | who is | that will be | which will be | will be | that starts | which starts | that begins
    scheduled | that is scheduled | are | was | every other | that i have | which i have | that we have | which we have | i have | we have | and
    due | starting | the | a | an | my | is | it's | every | as | set | that
  `),
  ),
  trailing: phrases(`
    so | and | but | or | then | so please | and please | so just | as | as a | as an | as a new | as my | a | an | the | as a task | as a to do
    as a to-do | as a todo | as a reminder | as an item | as a new item | as a new task | as an entry | as one of my
  `),
  placeholders: phrases(`
    a task | a new task | the task | task | tasks | a reminder | a new reminder | reminder | an item | a new item | the item | new item | item
    items | a to do | a todo | a to-do | a new to do | a new todo | an entry | a new entry | entry | something | a thing | the following task
    the following tasks | these tasks | a chore | an errand
  `),
  idleModifiers: phrases(`
    s | teh | the | an | a | it | me | new | quick | simple | single | another | additional | extra | more | following | two | three | four | five
    six | few | couple | of | these | this | some | my | friendly | little | thing | things | item | items | short | brand | separate | recurring
    repeating | repeat | regular | next
  `),
  articles: ["a", "an"],
  nounLinks: ["for", "about", "of", "with", "regarding", "on", "at", "from"],
  danglingPrepositions: ["at", "by", "for", "from", "to", "with", "of", "before", "after", "until", "till", "around"],
  keptEnds: ["is due", "are due", "was due", "be due", "comes due", "come due", "falls due", "isn't due", "is over", "are up", "is up"],
  kept: phrases(`
    a task force | a task manager | a task list | a task board | a to do list | a to-do list | a todo list | a todo app | a to-do app
    an item number | when i | when i'm | when i am | when we | when we're | when you | when it | when he | when she | when they | when to | where
    because | if | so that | so we
  `),
  standIns: phrases(`
    it | that | this | them | those | these | it too | that one | this one | those ones | it all | them all | this item | that item | this task
    that task | this thing | these things | these items | this to | it in | item | items | task | todo item
  `),
  queryLeads: phrases(`
    to | about | for | of | regarding | concerning | mentioning | mention | mentions | that mention | that mentions | which mention | involving
    containing | contain | contains | that contain | that contains | which contain | including the word | including | called | named | titled
    that are called | that is called | matching | that match | related | related to | relating to | that relate to | that involve | that involves
    which involve | involve | involves | that include | that includes | that concern | that concerns | that deal with | dealing with
    pertaining to | that pertain to | referring to | on the subject of | that refer to | that reference | referencing | that have to do with
    having to do with | to do with | that are about | that is about | with the word | with the words | with the name | with the title
    with the phrase | with the text | that have the word | that say | that says | saying | that start with | that starts with | that begin with
    starting with | beginning with | that end with | ending with | like | similar to | for the word | connected to | connected with
    associated with
  `),
  queryKeptLeads: ["with"],
  queryStates: phrases(`
    been | be | being | was | were | left | remaining | due | open | there | which | do | did | you | supposed | anything | put | in | place | set
    up | scheduled | planned | saved | created | made | that | are | is | i | have | currently | already | still
  `),
  queryTails: phrases(`
    then | scheduled | scheduled for | set | set for | set to | set up | set up for | about | was | planned | planned for | saved | again | please
    already | for me | thanks | right now | at the moment | currently | coming up | on my list | supposed to be | supposed to go off
    supposed to happen | going off | going to go off | go off | go off at | to go off | ring | repeat | to repeat | happen | occur | take place
    come up | start | alert me | notify me | remind me | is | yet | if any | if there are any
  `),
  queryBounds: phrases(`
    my | our | his | any | all | have | has | had | is | are | was | were | do | does | did | am | about | regarding | when | where | what | which
    who | how | many | me | i | you | every | each | next | upcoming
  `),
  queryAgainLeads: ["for", "about", "regarding"],
  queryWholes: ["anything", "something", "everything", "things", "stuff", "events", "items", "all"],
  searchedNouns: ["chores", "chore", "errands", "assignments", "homework"],
  queryDeterminers: ["the", "a", "an", "my", "our", "any", "to", "word", "words", "phrase"],
  idleAnswers: phrases(`
    wait | hmm | hm | um | umm | uh | thanks | thank you | lol | haha | one second | one sec | one moment | hold on | just a sec | just a second
    just a moment | hang on | sorry | sorry wrong chat | wrong chat | wrong window | oops | hello | hi | hey | what | huh | ok | okay
    good question | i don't know | dunno | idk | not sure | let me think | let me see | give me a second | brb | sec | help | nothing
    how are you | yes | no
  `),
  queryUnknowable: ["assigned to me", "assigned to us", "assigned to you", "from the other day", "of the other day", "shared with me"],
  queryFillers: phrases(`
    then | i've | ive | lets | let's | youve | weve | i'm | im | i'd | we've | you've | what's | whats | that's | thats | there's | who's | it's
    they're | their | his | her | am | been | i | we | you | me | us | my | our | your | have | has | had | having | do | does | did | are | is
    was | were | be | there | set | up | for | on | in | to | of | at | with | from | the | a | an | any | all | every | some | each | these
    those | this | that | and | currently | right | now | today's | scheduled | created | coming | upcoming | please | list | lists | entire
    whole | full | more | other | else | still | yet | need | needs | get | got | show | tell | see | about | regarding | related | if | whether
    what | which | when | where | how | many | much | aloud | out | loud | again | off | it | them | item | items | thing | things | next
    existing | current | named | called | remaining | active | details | detail | time | date | contents | content | number | recent | latest
    just | only | already | ones | one | stuff | due | going | will | supposed | by | or | note | both | own | saved | complete | name | names
    so | far | can | could | would | should | say | says | contain | contains | include | includes | put | add | added | make | made | remember
    everything | anything | something | available | plate | daily | weekly | monthly | yearly | annual | recurring | repeating | according
    related | kind | sort | type | types | kinds | different | various | several | few | lot | lots | am | pm | supposed | location | place
    address | day | days | dates | times | hour | exact | specific | specifically | exactly | but | calendar | order | first | last | assigned
    most
  `),
};
