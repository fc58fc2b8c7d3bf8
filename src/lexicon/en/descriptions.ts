import { phrases } from "../phrases.ts";

/** How people say what goes into the description of a task rather than into its title. */
export interface DescriptionWords {
  /** A description follows each of these, up to the end of the clause. */
  readonly leads: readonly string[];
  /** The same where quoted words follow: `"Ship it" description "tag and publish"`. */
  readonly quotedLeads: readonly string[];
  readonly recipients: RecipientWords;
  readonly occasions: OccasionWords;
  /** A reason or a condition behind the list: "… on my list *cause I'm all out*". */
  readonly reasons: readonly string[];
}

/** Whom somebody asks to remind: "remind *my mom* to …". */
export interface RecipientWords {
  /** What leads from the person to what to remind of. */
  readonly links: readonly string[];
  /** The same where it belongs to what to remind of: "remind Kim *it's* her turn". */
  readonly openings: readonly string[];
  /** The same right behind a bare name alone: "remind Ann *the* party is today". */
  readonly statements: readonly string[];
  /** The users themselves: no other person. */
  readonly self: readonly string[];
  readonly determiners: readonly string[];
  /** Words that mean people: the head of a group, or the last word behind a determiner. */
  readonly persons: readonly string[];
  /** Before a name: "aunt Sue". */
  readonly ranks: readonly string[];
  readonly joiners: readonly string[];
  /** Before an "of" that goes on with the person: "all of the kids". */
  readonly partitives: readonly string[];
  /** Before a "to" that goes on with the person: "those *going* to …". */
  readonly verbsWithTo: readonly string[];
  /** No names: what a reminder may be for. */
  readonly things: readonly string[];
  /** No names: what there is to be done. */
  readonly deeds: readonly string[];
}

/** When to remind, told by something else that happens: "an hour before the flight", "when I get home". */
export interface OccasionWords {
  readonly amounts: readonly string[];
  readonly units: readonly string[];
  /** Behind an amount, before what happens: "an hour *before* …". */
  readonly relations: readonly string[];
  /** Behind an amount, with nothing more to come: "an hour *in advance*". */
  readonly closings: readonly string[];
  /** Ends of a time that say how something is done: "arrive 10 minutes *early*". */
  readonly manners: readonly string[];
  /** Without an amount, before what happens: "*when* I get home". */
  readonly openings: readonly string[];
  /** Lead to what is to be done then. */
  readonly actions: readonly string[];
  /** Before such a "to" nothing is to be done: "when I go *to* …". */
  readonly noActionBehind: readonly string[];
  /** Behind such a "to" a place stands: "to *the* office". */
  readonly noActionBefore: readonly string[];
  /** A second request beside the first: "… and *alert me* an hour before". */
  readonly alerts: readonly string[];
  /** What may stand between such a request and the time. */
  readonly means: readonly string[];
}

export const descriptionWords: DescriptionWords = {
  leads: phrases(`
    with description | with the description | with a description | with the description of | with a description of | with description of
    and description | and the description | and a description | description: | description is | the description is | with a description saying
    with the description saying | with note | with notes | with the note | with a note | with the notes | with a note saying
    with a note that says | with the note that | with a note to | note: | notes: | with details | with the details | details: | described as
    and note that | and describe it as | with comment | with a comment | with the comment | comment: | description - | desc: | and add the note
    and add a note | and a note | with description: | with notes: | with note: | with the description: | and description: | description to
    the description to | with body | with the body | memo:
  `),
  quotedLeads: ["description", "desc", "note", "notes", "details", "comment", "memo", "body"],
  recipients: {
    links: ["to", "about", "of", "that", "for", ":"],
    openings: phrases(`
      not | it's | its | it is | there's | there is | there are | we | we're | we've | i | i'm | i've | he | he's | she | she's | they | they're
      you | when | if | how | what | where | why
    `),
    statements: ["the", "my", "our", "your", "his", "her", "their", "this", "a", "an"],
    self: ["me", "us", "myself", "ourselves", "i", "it", "this", "again", "also", "please", "them all"],
    determiners: ["my", "our", "the", "his", "her", "their", "your", "all", "both", "each", "every", "these", "those", "that"],
    persons: phrases(`
      everyone | everybody | someone | somebody | anyone | anybody | people | folks | him | her | them | mom | mum | mama | mother | dad | papa
      father | parents | grandma | grandpa | granny | grandmother | grandfather | grandparents | wife | husband | hubby | spouse | partner
      fiance | fiancee | girlfriend | boyfriend | son | sons | daughter | daughters | kid | kids | child | children | baby | brother | brothers
      sister | sisters | siblings | sibling | aunt | uncle | cousin | cousins | niece | nephew | in-laws | family | friend | friends | boss
      manager | team | coach | coworker | coworkers | co-worker | co-workers | colleague | colleagues | staff | crew | employees | students
      class | group | guests | neighbor | neighbors | neighbour | neighbours | roommate | roommates | flatmate | babysitter | nanny | teacher
      doctor | landlord | tenant | tenants | assistant | secretary | players | members | volunteers | guys | girls | boys | ladies | men | women
      client | clients | customer | customers
    `),
    ranks: phrases(`
      aunt | auntie | uncle | cousin | grandma | grandpa | coach | dr | doctor | mr | mrs | ms | miss | professor | prof | captain | sergeant
      pastor | father | sister | brother
    `),
    joiners: ["and", "&", ",", "or", "plus"],
    partitives: ["all", "each", "both", "some", "one", "most", "any", "rest", "members", "head", "everyone", "parents", "friends", "group"],
    verbsWithTo: ["going", "coming", "traveling", "travelling", "invited", "flying", "driving", "belonging", "related", "close", "next"],
    things: phrases(`
      lunch | dinner | breakfast | brunch | supper | work | school | church | class | practice | soccer | football | baseball | basketball
      softball | tennis | golf | hockey | volleyball | gym | yoga | workout | meeting | meetings | party | picnic | wedding | concert | movie
      game | trip | vacation | flight | appointment | appointments | birthday | anniversary | dentist | haircut | interview | exam | test
      homework | groceries | shopping | laundry | trash | garbage | rent | bills | taxes | medicine | medication | pills | vitamins | milk | eggs
      bread | money | time | lessons | rehearsal | conference | event | festival | vote | camp | college | daycare | kindergarten | surgery
      therapy | travel | packing | cleaning | chores
    `),
    deeds: phrases(`
      add | ask | book | bring | buy | call | cancel | change | check | clean | come | contact | cook | do | drink | drive | drop | eat | email
      feed | fill | find | finish | fix | follow | get | give | go | grab | have | help | invite | keep | leave | let | look | mail | make | meet
      message | move | mow | open | order | pack | pay | phone | pick | plan | play | practice | prepare | put | read | renew | reply | return
      run | schedule | see | sell | send | set | show | sign | start | stop | study | take | talk | tell | text | turn | visit | wake | walk
      wash | watch | water | wear | work | write
    `),
  },
  occasions: {
    amounts: phrases(`
      a | an | one | two | three | four | five | six | seven | eight | nine | ten | twelve | fifteen | twenty | thirty | forty five | forty-five
      sixty | ninety | half an | half a | a half | an hour and a half | a couple | a couple of | a few | several | a quarter of an | the
    `),
    units: ["minute", "minutes", "min", "mins", "hour", "hours", "hr", "hrs", "day", "days", "week", "weeks", "month", "months", "night", "morning", "evening"],
    relations: ["before", "prior to", "ahead of", "in advance of", "after", "before the start of"],
    closings: phrases(`
      before | beforehand | before that | before then | before it | before it starts | before it begins | prior | prior to it | prior to that
      in advance | ahead | ahead of time | early | earlier
    `),
    manners: ["early", "earlier", "late", "later"],
    openings: phrases(`
      when | whenever | once | as soon as | after | before | right after | right before | just before | just after | shortly before | while | if
      in case | next time | the next time | during | where
    `),
    actions: ["to", "that i need to", "that i have to", "that i should", "that i must", "about"],
    noActionBehind: phrases(`
      have | has | going | go | goes | want | wants | need | needs | get | gets | got | used | able | supposed | back | next | close | closer
      near | drive | driving | fly | flying | travel | traveling | travelling | flight | trip | train | way | head | heading | talk | talking
      speak | due | come | comes | move | walk | over | return | try | start | starts | begin | begins | visit | in | on
    `),
    noActionBefore: phrases(`
      the | a | an | my | our | his | her | their | your | work | school | bed | church | town | sleep | class | college | lunch | dinner | me
      him | them | us
    `),
    alerts: phrases(`
      remind me | alert me | notify me | ping me | text me | email me | nudge me | warn me | tell me | let me know | alert | alarm | notify
      remind us | alert us | send me an alert | send me a notification | send an alert | send a notification | give me an alert | with an alert
      with alert | with an alarm | with a notification | with notification
    `),
    means: ["via", "by", "email", "text", "sms", "phone", "message", "again", "please", "about", "it", "also", "at", "least", "for", "like"],
  },
  reasons: phrases(`
    because | cause | cuz | coz | since | as i | as we | if | unless | so i | so we | so that | i'm | im | i am | i've | we're | we are | we've
    it's | it is | i ran | we ran | i don't | we don't | i need | we need | i have | we have | when
  `),
};
