import { phrases } from "../phrases.ts";
import { deixisWords } from "./deixis.ts";
import { gerundOpenings, openings, pleas, suitings } from "./openings.ts";
import { ordinalWords } from "./ordinals.ts";
import { otherNouns, serviceNouns } from "./other-domains.ts";
import { taskNounWords } from "./task-nouns.ts";

/** The classes of words that the frames and guards of this language speak of. Verbs are inflected by themselves. */
export const wordClasses = {
  // Words around a command that add nothing to it.
  opener: {
    words: [
      ...openings,
      ...phrases(`
      seriously | no but seriously | for real | jokes aside | joking aside | k | kk | soo | sooo | okayy | lol | haha | while we're at it
      while i'm at it | while i have you | while you're there | you'd better | you had better | as of now | as of right now
      other than that | besides that | it just occurred to me that | it occurs to me that | that reminds me | which reminds me
      i just remembered | i just remembered that | i just realized | i just realised | come to think of it | now that i think of it
      speaking of which | what about | how about | it'd be good to | it would be good to | it'd be nice to | it would be helpful to
      it'd be helpful to | it would help to | i should probably | we should probably | we'd better | i'd probably better | want to | wanna
      gotta | its time to | in addition to that | in addition | on top of that | apart from that | before it slips my mind | lest i forget
      in case i forget | so i don't forget | so that i don't forget | before i head out | before i go | before i leave | before i start
      do you happen to know | do you happen to know if | be a dear | to be sure | just to be safe | just in case | just to check
      just to confirm | quick check | i feel like | what i'd like to know is | what i want to know is | let's say | hit me
      tell me something | any way to | any chance to | any chance of | one last thing | one other thing | another thing | final one
      two things | a couple of things | couple of things | a few things | i nearly forgot | i almost forgot | nearly forgot
      almost forgot | by any chance | for the record | for starters | first off | first of all | real quick question | wait | hold on
      listen up | look | alrighty | righto | here's one | here is one | heads up | fyi | on another note | on a different note
      i should also like to | i'm asking | what i need is for you to | i would just like to | i would also like to | it would be great to
      it'd be great to | it would be nice to | i figured i'd | i think i'd like to | i think i want to | i am looking to | looking to
      i'm here to | i came to | i'm about to | i'm thinking i should | i'd better | maybe | perhaps | mind | i am trying to
      i was hoping to | i wonder if you could | i wonder if you can | any chance you'd | do you think you could | do you think you can
      do you think i could | think you could | think you can | do you suppose you could | would it be ok if you | would it be okay if you
      would it be alright if you | why don't you | why don't we | why not | care to | you might as well | you may as well
      we might as well | might as well | maybe we could | i think we should | i think you should | i guess we should
      i'm gonna need you to | i am going to need you to | what i want is to | what i'd like is to | if it's not too much trouble
      if it isn't too much trouble | if it's no trouble | if you don't mind | if you wouldn't mind | if possible | if i may
      at your earliest convenience | hmm | hm | er | erm | ah | mm | mmm | ooh | aha | let's see | let me see | let me think
      let me check something | you know | you know what | i mean | before i forget | while i remember | while i think of it
      while i'm thinking about it | quick one | quick question | one quick thing | real quick | awesome | sweet | wonderful | cheers
      thank you | good afternoon | hiya | heya | hey you | excuse me | pardon me | guess what | good news | anyway | anyways | anyhow
      meanwhile | in the meantime | besides | additionally | furthermore | lastly | secondly | afterwards | next up | from now on
      as always | as usual | honestly | frankly | basically | oops | whoops | ugh | damn | crap | darn | argh | gosh | wow | yay | yup
      ya | cortana | jarvis | bixby | mate | pal | bro | dear assistant | is it ok if you | is it okay if you | is it alright if you
      please do | i said | i told you to | i asked you to | please | pls | plz | kindly | hey | hi | hello | ok | okay | so | now | well
      um | umm | uh | uhm | oh | yo | alright | right | and | then | also | but | next | first | finally | just | simply | quickly
      actually | again | yes | yeah | yep | sure | thanks | good morning | good evening | greetings | howdy | you should | you must
      can we | could we | can i | could i | may i | shall we | let's | let me | i wanna | i'd appreciate if you | i'm asking you to
      i'd ask you to | do you mind | go ahead | go and | permanently | bulk | we can | i think you can | i think we can | we may as well
      i guess you can | go to | go in and | help me | help me to | try to | i gotta | would you be willing to | are you willing to
      willing to | you need to | you have to | is it possible to | is it possible for you to | are you able to | is there any way to
      would you be able to | are you capable of | feel free to | make sure to | be sure to | make sure you | be sure you
      make sure that you | remember to | do not forget to | time to | it is time to | you better | hurry and | immediately | by the way
      btw | listen | assistant | computer | bot | siri | alexa | google | buddy | friend | man | dude | ai | nevermind | never mind
      sorry | instead
    `),
    ],
  },
  plea: { words: pleas },
  // Behind these a gerund is a command: "would you mind adding …".
  gerundopener: {
    words: [
      ...gerundOpenings,
      ...phrases(`
      any chance of | what do you say to | how about we try | mind | would you be up for | would you consider | why not try | thank you for
      would you mind | do you mind | how about | what about | are you capable of | thanks for
    `),
    ],
  },
  closer: {
    words: [
      ...suitings,
      ...phrases(`
      instead | phew | at last | thankfully | thank god | from my side | from my end | on my side | on my end | please update | pls update
      kindly update | btw | by the way | after all | before it slips my mind | lest i forget | in case i forget | so i don't forget
      just so i don't forget | so that i don't forget | just in case | if you will | if you please | if you wouldn't mind | at the moment
      at this moment | over there | here | whenever you can | if it's not too much trouble | if you would be so kind | cheers | ta
      shall we | should we | will we | can we | could we | can ya | could ya | please and thank you | thanks in advance | thanks so much
      thank you so much | asap please | before i forget | is that ok | is that okay | is that possible | if that's okay
      if that's possible | if that is ok | lol | haha | mate | pal | bro | anyway | i think | i guess | that would be great
      that'd be great | would be great | i'd appreciate it | much appreciated | yeah | yes please | don't you think | when you can
      if you like | if you want | please | pls | plz | thanks | thank you | thx | ok | okay | for me | for us | to me | right away
      right now | now | if you can | if you could | if you would | if you don't mind | if possible | will you | would you | won't you
      can you | could you | immediately | at once | alright | would ya | will ya | kindly | my friend | buddy | man | dude
      thank you very much | thanks a lot | at this time | real quick | again | too | as well | also | tho | though | actually | n all
      and all | already | then
    `),
    ],
  },

  // What tasks are called.
  tasknoun: {
    words: phrases(`
      grocery items | shopping items | reminder's | task's | task | todo | to-do | to do's | to-do's | todo's | todo item | todo items
      to-do item | to-do items | to do item | to do items | todo task | todo tasks | to-do task | to-do tasks | to do task | to do tasks
      my to do | a to do | new to do | reminder | reminder notification | chore | chores | errand | errands | action item | action items
      alert | alerts | assignment | assignments | task item | task items | list item | list items | work item | work items
      backlog item | backlog items | my things to do | my stuff to do
    `),
    typos: true,
  },
  taskplural: {
    words: phrases(`
      my todo | my to-do | the to-do | the todo | our todo | our to-do | my tasklist | grocery items | shopping items
      shopping list items | items to buy | items to do | things to do list items | tasks | to do's | to-do's | todo's | todo items
      to-do items | to do items | todo tasks | to-do tasks | to do tasks | reminders | chores | errands | action items | assignments
      task items | list items | work items | my things to do | my stuff to do | my to do
    `),
    typos: true,
  },
  reminderword: { words: ["reminder", "reminders", "reminder's"], typos: true },
  remindernoun: { words: ["reminder", "reminders", "alert", "alerts", "reminder notification", "notification"], typos: true },
  // What else people call a reminder; each is another word too, where no date and no deed stands behind it.
  nudgenoun: { words: ["nudge", "heads up", "heads-up", "headsup", "poke", "prod", "prompt", "shout", "holler", "yell", "ping", "buzz", "alert"] },
  // "first one", "last two": they open no request.
  placeword: {
    words: [...ordinalWords.leading, ...ordinalWords.ending, "second", "next"].flatMap((place) =>
      ["one", "ones", "two", "three", "item", "task", "thing", "half"].map((noun) => `${place} ${noun}`),
    ),
  },
  restword: { words: deixisWords.rest },
  setword: { words: [...deixisWords.all, ...deixisWords.both, ...deixisWords.rest, "any", "the ones", "those ones"] },
  relative: { words: [...taskNounWords.relatives, ...deixisWords.except] },
  itemword: { words: ["item", "items", "entry", "entries"] },
  // What people write for "something", where a search shows that it is meant.
  smallthing: { words: ["sth", "smth", "smthg", "anythg", "things", "any"] },
  // What looks for a task; the verbs that show one are another class, since most of them mean other things too.
  searching: {
    verbs: ["find", "search", "search for", "look for", "look up", "locate", "filter by", "filter for", "dig out", "hunt for", "hunt down"],
    words: ["looking for", "searching for", "i'm looking for", "im looking for", "where do i have", "where did i put"],
  },
  thingword: { words: ["a lot", "lots", "loads", "a ton", "tons", "anything", "something", "somthing"] },
  itemnoun: {
    words: phrases(`
      item | items | thing | things | entry | entries | one | ones | job | jobs | stuff | point | points | goal | goals | duty | duties
    `),
  },
  listnoun: {
    words: phrases(`
      docket | honey do list | honey-do list | job list | jobs list | errand list | errands list | chore list | chores list
      packing list | action list | tasklist | todolist | to-dos list | backlogs | agendas | checklists | list of things to get
      list of things to buy | list of stuff to do | list of stuff to buy | list of shit to do | list of crap to do | list of jobs
      list of errands | list of my tasks | list of my reminders | list of groceries | list of items to buy | list of items to get
      list of chores to do | list of tasks to do | to do list of things | list | lists | to do list | to-do list | todo list
      to do lists | to-do lists | todo lists | task list | tasks list | list of tasks | list of things to do | list of to-do's
      list of to do's | list of reminders | list of chores | agenda | checklist | reminder list | reminders list | shopping list
      grocery list | groceries list | backlog | things to do list | list of things | list of stuff | list of todos | list of items
    `),
    typos: true,
  },
  ownlist: {
    words: phrases(`
      docket | to do list | to do lists | to-do list | to-do lists | todo list | todo lists | task list | task lists | tasks list
      tasks lists | shopping list | shopping lists | grocery list | grocery lists | groceries list | groceries lists | reminder list
      reminder lists | reminders list | reminders lists | chore list | chore lists | chores list | chores lists | errand list | errand lists
      errands list | errands lists | job list | job lists | jobs list | jobs lists | honey do list | honey do lists | honey-do list
      honey-do lists | packing list | packing lists | action item list | action item lists | to-dos list | to-dos lists | todolist
      checklist | check list | backlog | agenda | list of things to do | list of things to buy | list of things to get | list of tasks
      list of to-dos | list of todos | list of reminders | list of chores | list of errands | list of groceries | list of items to buy
      list of stuff to do | list of things
    `),
    typos: true,
  },
  groceriesword: { words: ["groceries", "shopping", "grocery"] },
  listmod: {
    words: phrases(`
      weekend | weekday | christmas | xmas | holiday | vacation | party | work | home | office | hardware | costco | target | walmart | aldi
      lidl | tesco | ikea | store | supermarket | food | weekly | daily | monthly | camping | school | family | master | moving | wedding
      baby | house | garden | diy | travel | trip | packing | personal | private | current | whole | entire | full | new | other | kids
      project | team | morning | evening | shop | today's | tomorrow's | week's | household | cleaning | household's | birthday | picnic
      bbq | barbecue | things to do | things to buy | stuff to do | need to do | must do | must-do | to get | to buy | back to school
    `),
  },
  shopping: { words: ["shopping", "grocery", "groceries", "to buy", "to get", "supermarket"] },
  otherlist: {
    words: phrases(`
      playlist | playlists | wish list | wishlist | watch list | watchlist | contact list | contacts list | mailing list | guest list
      email list | play list | reading list | book list | waiting list | bucket list | price list | phone list | call list | friends list
      friend list | music list | song list | favorites list | favourites list | calendar | contacts | cart | basket | library | event list
      schedule list | queue | black list | blacklist | white list | movie list | invite list | address list | wine list | a list of
      list of all | best seller list | cast list | endangered list | endangered species list | approved list | prohibited list | banned list
      ingredient list | ingredients list | set list | setlist | wait list | waitlist | guestlist | cast of | passenger list | transfer list | no-fly list | naughty list
      list of ingredients | list of restaurants
    `),
  },

  // Small words.
  det: {
    words: phrases(`
      the | a | an | my | our | this | that | these | those | some | any | all | all of | all my | all the | another | every | each | both
      his | her | their | your | one | of | me | us | new | one more | whole | entire | complete list of | full | current | existing | more
    `),
  },
  article: {
    words: phrases(`
      a | an | another | one | a new | another new | one more | new | some | two | three | multiple | several | the following | the | this
      these
    `),
  },
  indefinite: { words: ["a", "an", "another", "a new", "one more", "new", "some", "one"] },
  poss: { words: ["my", "our", "the", "mine"] },
  my: { words: ["my", "our", "mine"] },
  me: { words: ["me", "us", "myself", "ourselves"] },
  i: { words: ["i", "we", "ive", "i've", "we've", "i'm", "i am", "we are"] },
  subject: { words: ["i", "you", "we", "u"] },
  you: { words: ["you", "u", "ya"] },
  pronoun: {
    words: phrases(`
      it | that | this | them | those | these | that one | this one | that task | this task | the same | the last one | the first one | both
      both of them | all of them | all of those | everything | all | all of it | the other one | these ones | those ones | the rest
    `),
  },
  it: { words: ["it", "that", "this", "them", "em", "these", "those", "they", "that one", "this one", "it all"] },
  to: { words: ["to"] },
  linker: {
    words: phrases(`
      to | about | for | that | of | called | named | titled | entitled | saying | which says | that says | says | regarding | concerning
      with the title | with title | so i | so that i | when | where | whose title is | with the name | to say | reading | labeled | labelled
      in order to | because | so
    `),
  },
  into: { words: ["to", "on", "onto", "in", "into", "on to", "in to", "at", "within", "under", "inside", "for", "down on"] },
  from: { words: ["from", "off", "off of", "out of", "of", "off from", "from off"] },
  as: { words: ["as", "to", "is", "to be", "as being"] },
  off: { words: ["off"] },
  and: { words: ["and", "&", "plus", "and then", "then", "and also", "also", "as well as", "after that", "followed by"] },
  not: { words: ["not", "n't", "no longer", "un"] },
  be: { words: ["is", "are", "was", "were", "be", "been", "am", "'s", "isn't", "aren't"] },
  isword: { words: ["is", "are", "was", "were"] },
  auxiliary: {
    words: phrases(`
      do | did | does | have | has | had | am | are | is | were | was | should | can | could | will | would | must | don't | didn't
      haven't | gotta
    `),
  },
  question: {
    words: phrases(`
      at what time | on what day | on what date | by when | until when | what | what's | which | how many | how much | how long
      how soon | what time | what day | what date | how often | when | when's | where | where's | who | what're | wat | what all
      what kind of | what sort of | what other | what else | how about
    `),
  },
  whatword: {
    words: ["what", "what's", "what is", "what are", "which", "whats", "what're", "what all", "which all", "what else", "what kind of", "what sort of"],
  },
  whenword: {
    words: phrases(`
      by when | until when | on what day | on what date | when | when's | when are | where | where's | what time | at what time | how soon | what day | what date | how long | how often
      why | who
    `),
  },
  haveaux: {
    words: ["isn't", "aren't", "do", "did", "does", "have", "has", "had", "am", "are", "is", "were", "was", "don't", "didn't", "haven't", "doi", "any"],
  },
  asking: {
    words: phrases(`
      id like to know | i was wondering | i'm wondering | i wonder | what | what's | what are | which | who | how | how is | who is
      tell me | do you know | let me know | i want to know | i need to know | i wanna know | i would like to know | show me | do you
      have you | did you | you know | say | give me | remember | is | can you say | i want to hear | in what
    `),
  },
  there: {
    words: phrases(`
      are their | is their | are their any | is there | are there | is there any | are there any | were there | was there | isn't there
      there any | is anything | is there anything | anything | any
    `),
  },
  howmany: { words: ["how many", "how much", "the number of", "number of", "a count of", "count", "what number of"] },

  // Verbs.
  remind: { verbs: ["remind", "re-mind"], words: ["rmnd", "jog my memory to", "remember me"], typos: true },
  alertme: {
    verbs: phrases(`
      check in with | check with | follow up with | catch up with | get after | stay on | nag | bug | poke | prod | pester | badger | hassle
      hound | harass | chase | jog my memory | bother | intimate | apprise | holler at | yell at | alert | notify | ping | nudge | warn | prompt | buzz
    `),
  },
  add: {
    verbs: phrases(`
      pencil in | slot | slot in | scribble | fling | bung | chuck | whack | lob | shove | bang | squeeze in | fling | plop | plonk | stuff | sling
      write in | type | type in | stash | fit in | add | append | include | insert | jot down | jot | note down | put down | write down
      scribble down | toss | throw | throw in | stick | tack | pop | enter | place | queue up | slap | drop | input | log | record | write
      mark down
    `),
    words: ["pop down", "get added", "ad"],
    typos: true,
  },
  addbare: { verbs: ["put down", "set down", "mark down", "pop down", "add", "jot down", "note down", "write down", "jot"], typos: true },
  put: { verbs: ["put", "note", "save", "store", "register", "track"] },
  keepsake: { verbs: ["note", "log", "record", "include"] },
  stow: {
    verbs: [
      "save",
      "register",
      "enter",
      "put",
      "stick",
      "pop",
      "chuck",
      "throw",
      "bung",
      "slap",
      "whack",
      "get",
      "keep",
      "write",
      "take",
      "pencil",
      "stash",
      "mark",
    ],
  },
  create: {
    verbs: phrases(`
      jot down | note down | write down | jot | add | create | make | set | set up | setup | start | schedule | enter | insert | log
      record | place | make up | submit | save | file | plan | new | include | post | begin | initiate | store | throw in
    `),
    words: ["sset", "setp", "ste"],
    typos: true,
  },
  maketask: {
    verbs: phrases(`
      squeeze in | work in | fit in | add in | lob | lob in | sling | sling in | whack | shove in | line up | file | insert | submit | post | log
      start | open | tag on | tack on | add on | stick on | pencil in | put up | bang in | whack in | plug in | key in | bring in | kick off
      assign | track | register | keep | capture | queue up | queue | hold | pin | arrange | organize | organise | raise | fire off
      fire up | drop | drop in | throw in | throw | stick | stick in | pop | pop in | pop up | chuck | chuck in | bung | bung in | slot in
      slide in | sort out | whip up | knock up | draw up | drum up | hook up | ready | prepare | set aside | programme | toss | toss in
      put in | take down | write out | lodge | spin up | cook up | sort | fix | fix up
    `),
    words: ["set me up", "hit me with", "hit me up with", "set me", "set me up with", "sort me out with", "fix me up with", "hook me up with"],
  },
  give: {
    verbs: phrases(`
      put | put in | put up | put down | enter | open | open up | give | send | get | want | need | leave | issue | drop | shoot | have
      request | like | use
    `),
    words: phrases(`
      i wouldn't mind | wouldn't mind | id ask for | id kill for | id be glad of | id appreciate | id love | id really like | ill need
      id really appreciate | id like | ask for | can i ask for | may i ask for | could i ask for | i'd ask for | i'd kill for
      i'd be glad of | looking for | i would appreciate | i would love | i would really like | could do with | i could do with
      could i get | could i have | may i have | may i get | i will need | i am going to need | i wish for | i would really appreciate
      we could use | gonna need | i'm gonna need | i require | let me have | let us have | gimme | i need | i want | we need | i would like | can i get | can i have
      how about | could use | i could use
    `),
  },
  overview: {
    words: phrases(`
      an idea of | some idea of | a sense of | a feel for | a breakdown on | rundown of | run-down of | run down of | overview of
      summary of | breakdown of | recap of | digest of | list of | run-through of | readout of | read-out of | snapshot of | inventory of
      outline of | glimpse of | count of | tally of | a rundown of | a run-down of | a run down of | a overview of | a summary of
      a breakdown of | a recap of | a digest of | a list of | a run-through of | a readout of | a read-out of | a snapshot of
      a inventory of | a outline of | a glimpse of | a count of | a tally of | an rundown of | an run-down of | an run down of
      an overview of | an summary of | an breakdown of | an recap of | an digest of | an list of | an run-through of | an readout of
      an read-out of | an snapshot of | an inventory of | an outline of | an glimpse of | an count of | an tally of | the rundown of
      the run-down of | the run down of | the overview of | the summary of | the breakdown of | the recap of | the digest of | the list of
      the run-through of | the readout of | the read-out of | the snapshot of | the inventory of | the outline of | the glimpse of
      the count of | the tally of | a quick rundown of | a quick run-down of | a quick run down of | a quick overview of
      a quick summary of | a quick breakdown of | a quick recap of | a quick digest of | a quick list of | a quick run-through of
      a quick readout of | a quick read-out of | a quick snapshot of | a quick inventory of | a quick outline of | a quick glimpse of
      a quick count of | a quick tally of | a full rundown of | a full run-down of | a full run down of | a full overview of
      a full summary of | a full breakdown of | a full recap of | a full digest of | a full list of | a full run-through of
      a full readout of | a full read-out of | a full snapshot of | a full inventory of | a full outline of | a full glimpse of
      a full count of | a full tally of | a brief rundown of | a brief run-down of | a brief run down of | a brief overview of
      a brief summary of | a brief breakdown of | a brief recap of | a brief digest of | a brief list of | a brief run-through of
      a brief readout of | a brief read-out of | a brief snapshot of | a brief inventory of | a brief outline of | a brief glimpse of
      a brief count of | a brief tally of | a short rundown of | a short run-down of | a short run down of | a short overview of
      a short summary of | a short breakdown of | a short recap of | a short digest of | a short list of | a short run-through of
      a short readout of | a short read-out of | a short snapshot of | a short inventory of | a short outline of | a short glimpse of
      a short count of | a short tally of | a complete rundown of | a complete run-down of | a complete run down of | a complete overview of
      a complete summary of | a complete breakdown of | a complete recap of | a complete digest of | a complete list of
      a complete run-through of | a complete readout of | a complete read-out of | a complete snapshot of | a complete inventory of
      a complete outline of | a complete glimpse of | a complete count of | a complete tally of | my rundown of | my run-down of
      my run down of | my overview of | my summary of | my breakdown of | my recap of | my digest of | my list of | my run-through of
      my readout of | my read-out of | my snapshot of | my inventory of | my outline of | my glimpse of | my count of | my tally of
      a look at | a quick look at | a peek at | a glance at | an update on | a status update on | a report on | a readout on
      the lowdown on | the scoop on | the rest of | the contents of | the content of | the details of | the status of | up to speed on
      the state of
    `),
  },
  show: {
    verbs: phrases(`
      itemize | iterate | list off | list out | rattle off | catalog | spell out | surface | unveil | call out | pull out | bring out
      dig up | show | list | display | view | see | get | give | read | tell | pull up | bring up | open | open up | check | fetch | find
      look at | look up | look for | run through | go through | go over | run down | print | retrieve | access | review | hear | recite
      share | enumerate | repeat | state | say | inform | let me know | search | search for | check out | call up | describe | provide
      reveal | read out | read off | read aloud | present | confirm | verify | inquire | mention | name | walk through | report | explore
      browse | go to | detail | summarize | recall | refresh | let me see | let me hear | count | locate | pull | look through | look over
      speak | relay | announce | examine | look into | identify | specify | outline | clarify | sort | filter | pick out | iterate over
      iterate through | know
    `),
    words: phrases(`
      id like to know | i was wondering | i am wondering | was wondering | just wondering | i'm just wondering | i was just wondering
      hit me with | lay out | let's have | put up | flash up | bring me | give me a look at | get me a look at | wanna look at
      want to look at | need to look at | want to review | grab me | show us | tell us | throw up | i need to see | i want to see
      run by me | let's hear | let's look at | let me look at | let me view | let me read | walk me through | run me through
      take me through | talk me through | go through with me | fill me in on | catch me up on | update me on | brief me on | take me to
      bring me to | lead me to | navigate to | bring to the screen | put on the screen | put on screen | put up on the screen
      look to see | check to see | look and see | check and see | help access | help me access | help me find | help me see
      need a look at | take a look at | have a look at | get a look at | a look at | gimme | lemme see | show me | tell me
      i want to know | i need to know | i would like to know | i wonder | do you know | need to know | want to know | like to know
      to know | need to hear | need to see | want to see | want to hear | wanna see | wanna know | wanna hear | a rundown of
      rundown of | an overview of | overview of | a summary of | summary of | give me an overview of | give me a summary of
      give me a rundown of | let me check | double check | can you see | see if | tell me if
    `),
    typos: true,
  },
  change: {
    verbs: phrases(`
      post pone | push off | change | update | modify | edit | adjust | replace | switch | alter | amend | revise | reschedule | postpone | prepone
      delay | defer | move | shift | push | push back | push out | push forward | bump | move up | move back | bring forward | put off
      rename | retitle | set | fix | correct | swap | extend | convert | reset | snooze | transfer | tweak | rewrite | reword | redo | make
      turn | switch over | add | include | put | re-schedule | rearrange | advance | prioritize | deprioritize | reprioritize | escalate
      raise | lower | bump up | assign | drop | downgrade | upgrade | reorder | flag
    `),
  },
  changestrong: {
    verbs: phrases(`
      post pone | push off | change | update | modify | edit | adjust | switch | alter | amend | revise | reschedule | postpone | prepone | delay
      defer | move | shift | push | push back | push out | push forward | bump | move up | move back | bring forward | put off | rename
      retitle | extend | snooze | reword | re-schedule | rearrange | reprioritize | prioritize | deprioritize | replace | correct | tweak
      escalate | rewrite | redo | fix | downgrade | upgrade | lower | raise | increase | decrease | tag | label | bump up
    `),
    typos: true,
  },
  rename: { verbs: ["rename", "retitle", "reword", "call", "name"] },
  retitle: { verbs: ["rename", "retitle", "reword", "rephrase", "re-title", "re-name"], typos: true },
  rewrite: { verbs: ["change", "update", "edit", "modify", "replace", "rewrite", "amend", "correct", "alter", "revise", "switch"] },
  titlenoun: { words: ["title", "name", "text", "wording", "heading"] },
  descriptionnoun: { words: ["description", "note", "notes", "comment", "details", "desc"] },
  aside: {
    words: phrases(`
      since | because | it's | it was | as i | i already | cause | cuz | so i | i don't | i won't | i'm | i've | she is | he is | she's
      he's | they're | we're | i did | i no longer | that's | it has
    `),
  },
  attribute: {
    words: phrases(`
      title | name | description | priority | due date | deadline | date | time | status | note | notes | details | detail | location | list
      tag | tags | label | frequency | recurrence | day | start time | due | urgency | importance | due time | hour | text | wording
    `),
  },
  set: { verbs: ["set", "make", "put", "give", "change", "assign"] },
  delete: {
    verbs: phrases(`
      bin off | get shot of | sack off | blank out | blank | wipe clean | delete | remove | cancel | erase | discard | clear | clear out
      drop | get rid of | trash | scrap | kill | eliminate | wipe | wipe out | wipe clean | dismiss | purge | dump | delist | nix | scratch
      take off | take out | take away | ditch | throw away | throw out | toss | toss out | bin | empty | disable | turn off | stop | end
      void | deactivate | clean out | clean up | cut | omit | abandon | forget | lose | strike | clean | undo | unset | abort | chuck
      scrub | call off | axe | reset | shut off | nuke | get off | take down | silence | destroy | unschedule | kill off | zap | withdraw
      do away with | dispense with | dispose of | weed out | strike out | cull | expunge | rub out
    `),
    words: ["rid", "del", "rm"],
    typos: true,
  },
  /** Said of a task that is known, they delete it; said of anything else, they are other words. */
  deletecolloquial: {
    verbs: phrases(`
      bin | bin off | chuck | chuck out | dump | axe | nuke | nix | zap | trash | sack off | get shot of | throw out | throw away | toss out
    `),
  },
  deletestrong: {
    verbs: phrases(`
      wipe out | blank out | delete | remove | cancel | erase | discard | clear | get rid of | trash | scrap | eliminate | purge | take off
      ditch
    `),
    typos: true,
  },
  takeoff: {
    verbs: phrases(`
      kick | yank | subtract | exclude | pluck | strip | axe | take | get | strike | scratch | pull | move | wipe | leave off | drop | have
    `),
  },
  complete: {
    verbs: phrases(`
      complete | finish | finish off | accomplish | check off | tick off | cross off | cross out | mark off | knock out | wrap up | close | close out
      resolve | check | tick | do | conclude | fulfill | achieve | finalize | mark done | knock off | strike through | strike off | cross
      scratch off
    `),
    words: ["done with", "finished with", "i am done with", "i'm done with", "through with"],
    typos: true,
  },
  completestrong: {
    verbs: ["complete", "finish", "accomplish", "check off", "tick off", "cross off", "cross out", "mark off", "close out", "knock out", "wrap up"],
    typos: true,
  },
  crossoff: { verbs: ["check", "cross", "tick", "mark", "knock", "scratch", "strike"] },
  mark: { verbs: ["mark", "flag", "set"] },
  markas: {
    verbs: phrases(`
      label | check | tag | make | record | list | register | log | put | move | change | update | turn | note | consider | count | switch
      mark | flag | set
    `),
  },
  donestate: {
    words: phrases(`
      done | complete | completed | finished | accomplished | checked | checked off | closed | resolved | finish | achieved | crossed off
      ticked | ticked off | over with | taken care of | purchased | bought | handled | all done | all set | sorted | dealt with | seen to
      attended to | behind me | behind us | out of the way | off my plate | over and done with | done and dusted | wrapped up | in the bag | off my hands
    `),
  },
  /** What is done when the work that a title names is: only beside the title of a task. */
  workdone: {
    words: phrases(`
      paid | sent | submitted | delivered | booked | ordered | washed | cleaned | watered | called | emailed | mailed | posted | signed
      fixed | repaired | renewed | returned | packed | picked up | dropped off | scheduled | written | filed | cooked | fed | walked
      cancelled | printed | updated | reviewed | replied | answered | taken | taken out
    `),
  },
  // How a thing of which nothing else is known is finished: shops and doors are "closed" too.
  finishedstate: {
    words: phrases(`
      done | finished | complete | completed | taken care of | over and done with | sorted | all done | ticked off | checked off
      crossed off | dealt with | seen to | attended to | behind me | out of the way | off my plate | done and dusted | wrapped up
    `),
  },
  columnnoun: { words: ["column", "lane", "swimlane", "swim lane", "section", "board", "status", "state", "bucket", "project", "sprint", "milestone"] },
  // Columns of a board that are no other place.
  openstatus: {
    words: phrases(`
      in progress | in review | to do | todo | to-do | doing | backlog | the backlog | blocked | on hold | waiting | waiting for | pending
      not started | up next | next up | someday | icebox | the icebox | ready for review | under review
    `),
  },
  // Attributes that little but a task has.
  taskattribute: {
    words: phrases(`
      due date | due dates | due-date | start date | deadline | deadlines | due time | due day | priority | priority level | recurrence
      reminder time | urgency
    `),
  },
  // Finished in other words.
  dispatch: {
    verbs: phrases(`
      take care of | handle | deal with | sort out | get through | see to | attend to | polish off | knock out | wrap up | get done with
      clear | nail | smash | ace | crush | crack | see off | finish off | get out of the way | get over with | settle | manage | get round to
    `),
  },
  // Chores that everybody has.
  chorenoun: {
    words: phrases(`
      laundry | dishes | washing up | homework | ironing | vacuuming | hoovering | dusting | mopping | sweeping | cleaning | cooking
      gardening | weeding | mowing | trash | garbage | rubbish | bins | recycling | groceries | grocery shopping | food shopping
      weekly shop | shopping | taxes | tax return | housework | yard work | yardwork | lawn | paperwork | filing | packing | unpacking
      errands | meal prep | expense report | expenses | timesheet | invoices | workout | gym | yoga | stretching | oil change | dry cleaning
      assignment | essay | reading | practice | chores | washing | bathroom | kitchen | fridge
    `),
  },
  // What people do for a chore.
  choreverb: {
    verbs: phrases(`
      pay | clean | wash | send | call | phone | ring | mail | email | buy | purchase | feed | water | walk | mow | vacuum | hoover | sweep
      mop | iron | fold | submit | book | return | fix | repair | pick up | drop off | order | file | sign | print | empty | take out
      put away | put out | hand in | turn in | bake | pack | paint | plant | renew | tidy | dust | weed | trim | scrub | wrap | replace
      install | assemble | hang | sort out | mend | charge | rake | shovel | review | ship | collect | organize | organise | declutter
      bathe | groom | refill | schedule | rsvp | text | notify | study
    `),
    words: ["paid", "repaid", "fed", "hung", "swept", "rang", "rung", "dropped off", "shipped", "mopped", "trimmed", "scrubbed", "wrapped"],
  },
  // What a title begins with that is no name of a thing: behind another verb it shows a task ("delete buy milk").
  deed: {
    verbs: phrases(`
      buy | pay | clean | wash | send | fix | pick up | drop off | return | submit | renew | bake | cook | fold | feed | tidy | mow | sweep
      take out | put away | hand in | turn in | pack | replace | install | sort out | mend | read | write | learn | prepare | attend | meet
      visit | finish | do | get | go to | collect | organize | organise | reply to | respond to | talk to | speak to | speak with | meet with
      research | work on | follow up | sign up | grab | fetch | bring | ask | tidy up | clean up | call back | remind
    `),
  },
  kin: {
    words: phrases(`
      mom | mum | mam | dad | mother | father | sister | brother | gran | grandma | nan | grandpa | wife | husband | boss | landlord
      doctor | dentist | vet | plumber | electrician | bank | accountant | lawyer | insurance | school | client | nameword
    `),
  },
  // Other days and hours for a task.
  retime: {
    verbs: phrases(`
      shove | shove back | nudge | knock | knock back | move | push | push back | push out | push off | push forward | shift | bump
      bump up | bump back | reschedule | re-schedule | postpone | post pone | delay | defer | snooze | put off | bring forward | move up
      move back | move forward | hold off on | carry over | roll over | slide | kick | kick back | boot | shunt | drag | prepone | slip | budge | scoot
    `),
    typos: true,
  },
  recurword: {
    words: phrases(`
      daily | weekly | monthly | yearly | annual | annually | biweekly | bi-weekly | fortnightly | quarterly | nightly | every day
      everyday | every week | every month | every year | every morning | every night | every weekday | every other day | every other week
      recurring | repeating | recurrent | once a week | once a day | once a month | twice a week | twice a day
    `),
  },
  // What is done to a task beside its words and its dates.
  adjusting: {
    verbs: phrases(`
      tag | untag | label | assign | reassign | star | unstar | pin | unpin | flag | unflag | prioritize | prioritise | deprioritize
      deprioritise | escalate | link | merge | combine | unarchive | un-archive | revert | split | restart | unassign | relabel | retag
      annotate | alter | tweak | amend
    `),
  },
  quantity: {
    words: phrases(`
      pack | packs | packet | packets | gallon | gallons | bottle | bottles | dozen | bag | bags | box | boxes | can | cans | tin | tins
      pound | pounds | lb | lbs | kilo | kilos | kg | gram | grams | loaf | loaves | carton | cartons | jar | jars | bunch | bunches | liter
      liters | litre | litres | quart | quarts | pint | pints | ounce | ounces | oz | cup | cups | roll | rolls | six-pack | piece | pieces
      slices | sticks | pair | pairs | crate | crates | cases
    `),
  },
  pausing: { verbs: ["pause", "resume", "suspend", "unpause", "shelve", "park", "block", "unblock", "freeze", "unfreeze"] },
  notdone: {
    words: phrases(`
      not been done | not yet been done | hasn't been done | haven't been done | yet to be done | still to be done | yet to be finished
      not been completed | not been finished | hasn't been finished | haven't been finished | still not done | still undone | unticked
      not ticked | not ticked off | not checked off | not crossed off | not bought | not bought yet | not been bought | not done | undone
      not complete | not completed | incomplete | uncompleted | unfinished | not finished | not yet done | still open | still pending
      unresolved | unchecked | not done yet | not yet complete | not yet finished | not finished yet | isn't done | isn't finished
      isn't complete | isn't completed | aren't done | aren't finished | aren't complete | aren't completed
    `),
  },
  // Said of what is to be done, and of little else when nothing else is named.
  standing: {
    words: phrases(`
      left | left over | due | overdue | past due | falling due | coming due | pending | outstanding | remaining | upcoming | coming up | up next
      next up | next | ahead | late | slipping | slipped | waiting for me | waiting on me | on my plate | on deck | on my radar | still to do
      piling up | piled up | unfinished | left undone | pressing | on fire | first | first up | at the top | to go | hanging over me
      can wait | can't wait | can't be put off | waiting | carried over | rolled over | to come
    `),
  },
  // Said of a day that is asked for: "what's lined up for friday".
  planned: {
    words: phrases(`
      planned | scheduled | lined up | slated | booked | booked in | pencilled in | penciled in | arranged | on | down | set | set up | in store
      on the cards | on the books | in the pipeline | going on | happening | listed | put down | written down | noted | noted down | jotted down
    `),
  },
  openstate: { words: ["open", "pending", "active", "to do", "todo", "in progress", "to-do", "not started"] },
  changeit: {
    verbs: phrases(`
      post pone | push off | move | reschedule | postpone | push | push back | rename | retitle | change | update | edit | delay | defer
      snooze | modify | adjust | bump | shift | reprioritize
    `),
  },
  feednoun: {
    words: phrases(`
      news | stock | stocks | price | prices | score | scores | weather | traffic | updates | emails | sales | battery | emergency | storms
      offers | deals
    `),
  },
  // "a list of cities" is no list of tasks, where no longer phrase ("list of reminders") stands.
  listof: { words: ["list of", "lists of"] },
  reopen: {
    verbs: phrases(`
      revert | un-tick | un-mark | un-complete | unfinish | uncross | unarchive | reopen | re-open | uncheck | un-check | undo | restore
      uncomplete | unmark | reactivate | untick
    `),
  },
  forget: { verbs: ["forget", "miss", "skip", "overlook", "fail"] },
  recall: { verbs: ["remember", "recall", "remind"], words: ["be reminded", "get reminded", "keep in mind", "be alerted", "be notified"] },
  ask: { verbs: ["ask", "tell", "want", "request", "instruct", "have", "get", "need", "say", "command"] },
  duty: {
    words: phrases(`
      still | need | needs | needed | have | has | had | got | gotta | supposed | meant | going | planning | to | left | be | ought
      should | must | yet | am | are | was | were | do | did | 've | scheduled | planned | intended | expected | want | wanted | wanna
      forgetting | not | actually | already | really | also | just | absolutely | definitely | will | can | haven't | i've | hafta
      gonna | due to | been meaning | being
    `),
  },
  obligation: {
    words: phrases(`
      id better | ill have to | ill need to | i need to | i got to | i gotta | i must | i ought to | i should | we need to | we have to
      we've got to | we must | we should | i've to | i had better | i'd better | need to | have to | gotta | i'm supposed to
      i also need to | i also have to | i really need to | i really have to | i still need to | i still have to | must | i'll have to
      i will need to | i have got to | i am going to need to
    `),
  },
  noduty: {
    verbs: phrases(`
      say | admit | confess | know | find | see | hear | learn | figure | understand | convert | translate | transfer | speak | talk
      substitute | sub | locate | report | change | use
    `),
  },

  // Identity.
  who: { words: ["who", "who's", "whos"] },
  ami: { words: ["am i", "i am", "i'm", "im", "i be"] },
  accountnoun: {
    words: phrases(`
      workspace | workspace account | account | profile | login | log-in | user account | user profile | username | user name | user
      session | user id | userid | login session | account name | login name | email account
    `),
  },
  namenoun: {
    words: phrases(`
      name | username | user name | user id | userid | user | full name | nickname | first name | last name | account | login | account name
      login name | identity | profile | user profile | email | e-mail | email address | user info | user information | account info
      account information | account details | profile information | user details | credentials | handle | names
    `),
  },
  personname: { words: ["name", "names", "username", "user name", "nickname", "identity", "full name", "first name"] },
  callverb: { verbs: ["call", "refer to", "address", "name", "identify", "recognize", "know", "greet", "label", "say"] },
  loggedin: {
    words: phrases(`
      logged in | signed in | logged | signed on | logged on | authenticated | logged into | signed into | signed up as | registered as
      known as | called | listed as | saved as | using this as | connected as
    `),
  },
  profilenoun: {
    words: phrases(`
      account id | account email | login id | profile name | display name | screen name | user handle | login email | account username
      profile email | username | user name | user id | userid | profile | user profile | account info | account information
      account details | user info | user information | user details | profile info | profile information | login name | account name
      identity | user account | login | profile details | login info | email address | email | e-mail | e-mail address | mail address | credentials | id
    `),
  },

  // What decides against acting.
  doubt: {
    words: phrases(`
      id love to know | i can't remember | i can't recall | i do not remember | i don't recall | i forgot | i forget | i do not know
      i lost track of | i can't think | i can't tell | i can never remember | can't remember | can't recall | do not remember
      don't recall | forgot | forget | have forgotten | do not know | have no idea | lost track of | can't think | can't tell
      can never remember | i've forgotten | i am not sure | not sure | no idea | i've no idea | i've lost track of | i'm unsure | unsure
      any idea | do you have any idea | got any idea | have you any idea | i couldn't remember | i'm blanking on
      i'm trying to remember | trying to remember | i'm curious | curious | do you remember | do you recall | you wouldn't know
      what was it | i would love to know | i want to check | i wanted to check | i wanted to know | i wanted to ask | just checking
      quick check | i need to check | i'm checking | i just want to know
    `),
  },
  negation: {
    words: phrases(`
      don't | never | please don't | no need to | not to | shouldn't | mustn't | can't | won't | didn't | doesn't | haven't | wasn't
      without | wouldn't | no reason to | rather not | avoid | refrain from | isn't necessary to | not necessary to | unnecessary to
      no longer want to | don't want you to | not want you to | stop | refuse to | not going to | not gonna | not supposed to
      hold off on | hold off
    `),
  },
  // A no before a refusal.
  refusal: { words: ["no", "nope", "nah", "no no", "no no no", "no thanks", "no thank you"] },
  // What somebody has to do first: "if Bob *agrees*".
  othersdo: {
    words:
      "agrees|confirms|says|calls|needs|wants|comes|gets|arrives|replies|answers|approves|objects|allows|asks|pays|leaves|signs|forgets|decides|has|does|is ok|is okay|is fine|is back|is home|is done|doesn't|didn't".split(
        "|",
      ),
  },
  tentative: { words: ["maybe", "perhaps"] },
  hypothesis: {
    words: phrases(`
      unless | i would | i could | is it ok to | is it okay to | is it safe to | is it bad to | would it be ok | would it be okay
      what happens if | what happens when | what would happen if | what will happen if | if i | if we | if you | if someone
      if somebody | if my | if the | if it | what if | suppose | supposing | imagine | what would happen | what happens | would happen
      should i | should we | could have | would have | should have | were to | i might | might | i may | wondering whether | thinking of
      thinking about | considering | hypothetically | in theory | let us say | assuming | i wish | i wish i | if only | even if
      say somebody | say someone | say i had | what would you | picture this | it would be nice | would it be | would you ever | have you ever | might want to | would be nice | pretend
    `),
  },
  howto: {
    words: phrases(`
      how do i | how do you | how can i | how can you | how to | how would i | how would you | how does | how do we | how can we
      how should i | how could i | how did | how might i | what is the way to | what's the best way to | steps to | instructions for
      instructions to | tell me how to | tell me how i | tell me how you | show me how | how come | teach me | explain how | explain
      why | why did | why do | why does | why is | where do i | where can i | what do you mean | is there a way to | is there any way to
      do you know how | ways to | a way to | what's the difference | difference between | am i allowed to | which command | what command
      who can | who may
    `),
  },
  cancelreply: {
    words: phrases(`
      cancel | stop | cancel it | cancel that | cancel this | forget it | forget that | drop it | drop that | end | quit | undo | abort
      clear | close | reset | open | check | check that | end it | end this | stop it | stop that | scratch that | strike that | skip
    `),
  },
  othernoun: { words: otherNouns },
  servicenoun: { words: serviceNouns },
  priorityword: {
    words: phrases(`
      urgent | important | high | low | medium | normal | priority | top | highest | lowest | critical | asap | p1 | p2 | p3 | p4
      unimportant | minor | high-priority | low-priority
    `),
  },
  otheralert: {
    words: phrases(`
      motion alert | motion alert's | price alert | price alerts | stock alert | stock alerts | low battery alert | alert sound
      alert tone | alert volume | push alert | push alerts | travel alert | travel alerts | weather alert | weather alerts | smog alert
      smog alerts | uv alert | fraud alert | fraud alerts | amber alert | amber alerts | security alert | security alerts | storm alert
      storm alerts | traffic alert | traffic alerts | news alert | news alerts | alert level | terror alert | heat alert | flood alert
      tornado alert | battery alert | spam alert
    `),
  },
  contain: { verbs: ["contain", "have", "include", "say", "hold", "consist"] },
  domore: {
    words: phrases(`
      next | now | still | left | first | else | again | then | on my list | at work | at home | around the house | exactly | for the day
      for me | later | so far | upcoming
    `),
  },
  past: { words: ["yesterday", "last week", "last night", "ago", "already", "used to", "just now", "earlier", "last month", "last year"] },
  chorework: {
    words: phrases(`
      do | done | get done | getting done | be doing | doing | get | getting | buy | buying | pick up | picking up | grab | finish
      finishing | accomplish | complete | completing | tackle | tackling | work on | working on | focus on | focusing on | take care of
      handle | cross off | check off | tick off | wrap up | remember | remember to do | remember to buy | remember to get | be getting
      be buying | be working on | be picking up | start with | start on | deal with | attend to | get on with | knock out | bring | fetch
      purchase | shop for | be focusing on | get through
    `),
  },
  dutyplace: {
    words: phrases(`
      to the store | to the shop | to the shops | to the supermarket | to the market | to the grocery store | to store | to town
      for the list | at the store | at the stores | at the supermarket | at the shop | at the shops | at the market
      at the grocery store | at the grocery | at the hardware store | at the pharmacy | at the mall | at a store | at a stores
      at a supermarket | at a shop | at a shops | at a market | at a grocery store | at a grocery | at a hardware store | at a pharmacy
      at a mall | at store | at stores | at supermarket | at shop | at shops | at market | at grocery store | at grocery
      at hardware store | at pharmacy | at mall | from the store | from the stores | from the supermarket | from the shop
      from the shops | from the market | from the grocery store | from the grocery | from the hardware store | from the pharmacy
      from the mall | from a store | from a stores | from a supermarket | from a shop | from a shops | from a market
      from a grocery store | from a grocery | from a hardware store | from a pharmacy | from a mall | from store | from stores
      from supermarket | from shop | from shops | from market | from grocery store | from grocery | from hardware store | from pharmacy
      from mall | in the store | in the stores | in the supermarket | in the shop | in the shops | in the market | in the grocery store
      in the grocery | in the hardware store | in the pharmacy | in the mall | in a store | in a stores | in a supermarket | in a shop
      in a shops | in a market | in a grocery store | in a grocery | in a hardware store | in a pharmacy | in a mall | in store
      in stores | in supermarket | in shop | in shops | in market | in grocery store | in grocery | in hardware store | in pharmacy
      in mall | on the way to the store | on the way to the stores | on the way to the supermarket | on the way to the shop
      on the way to the shops | on the way to the market | on the way to the grocery store | on the way to the grocery
      on the way to the hardware store | on the way to the pharmacy | on the way to the mall | on the way to a store
      on the way to a stores | on the way to a supermarket | on the way to a shop | on the way to a shops | on the way to a market
      on the way to a grocery store | on the way to a grocery | on the way to a hardware store | on the way to a pharmacy
      on the way to a mall | on the way to store | on the way to stores | on the way to supermarket | on the way to shop
      on the way to shops | on the way to market | on the way to grocery store | on the way to grocery | on the way to hardware store
      on the way to pharmacy | on the way to mall | for the store | for the stores | for the supermarket | for the shop | for the shops
      for the market | for the grocery store | for the grocery | for the hardware store | for the pharmacy | for the mall | for a store
      for a stores | for a supermarket | for a shop | for a shops | for a market | for a grocery store | for a grocery
      for a hardware store | for a pharmacy | for a mall | for store | for stores | for supermarket | for shop | for shops | for market
      for grocery store | for grocery | for hardware store | for pharmacy | for mall | on the way home | on my way home
      on my way to work | on the way | on my list | on the list | on my lists | before bed | before i leave | before work | after work
      at work | at home | around the house | around the home | while i am out | when i'm out | when i get home | for the day
      for the week | for the weekend | for work | for school | for me | for dinner | for the party | now | next | first | still | left
      more | else | in total | altogether | on here | right now | at the moment | this instant | soonest | exactly | again | so far
      according to my list | apparently
    `),
  },
  dowork: { verbs: ["complete", "finish", "accomplish", "do", "wrap up", "finalize", "conclude", "achieve", "get done", "work on", "finish up"] },
  softtask: {
    words: phrases(`
      reminder ringtone | reminder sound | reminder tone | reminder volume | task rabbit | taskrabbit | task chair | task lamp | task lamps
      task light | task lighting | list component | list view | list comprehension | linked list | reminder email | reminder emails
      reminder letter | reminder text | task bar's | taskbar | todo comment | todo comments | todo-app | list item component | multitask
      to task | task at hand | list price | list prices | short list | the hit list | a-list | task kill | task view | task scheduler
      task force | task manager | task app | todo app | to-do app | to do app | task management | task runner | task queue | task table
      task tag | task bar | task board | task tracker | todo list app | to-do list app | task master | list app | todo application
      task switcher | task template | reminder app | reminders app | task killer | task list in | todo list in | to-do list in
    `),
  },
  createtext: { verbs: ["write", "write up", "build", "compose", "draft", "generate", "form", "establish", "program"] },
  partitive: { words: ["one of", "some of", "any of", "a couple of", "a few of", "either of", "most of", "half of", "part of", "any one of"] },
  numeral: {
    words: phrases(`
      one | two | three | four | five | six | seven | eight | nine | ten | eleven | twelve | thirteen | fourteen | fifteen | sixteen
      seventeen | eighteen | nineteen | twenty | thirty | forty | fifty | sixty | seventy | eighty | ninety | hundred | thousand | million
      negative | half | fractions | point | percent
    `),
  },
} as const;
