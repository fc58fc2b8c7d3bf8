import type { Frame } from "../../frame.ts";
import { NAMED_LIST, NOUN, SHOW } from "./stretches.ts";

/** Wordings that ask to see tasks. */
export const listing: readonly Frame[] = [
  { rule: "list.show", intent: "list_tasks", pattern: `${SHOW} {filters _*? ${NOUN} ...?}`, weight: 6 },
  { rule: "list.check-list", intent: "list_tasks", pattern: "^ 'check' {filters (poss | det)+ _? listnoun ...?}", weight: 7.6 },
  {
    rule: "list.check-item",
    intent: "list_tasks",
    pattern: `^ 'check' {filters ((det | poss | number | itemword | tasknoun | 'for' | 'if' | 'whether' | question) _*?) ('on' | 'in') ${NAMED_LIST} ...?}`,
    weight: 8,
  },
  {
    rule: "list.how-does-it-look",
    intent: "list_tasks",
    pattern: `^ ('how' isword? | 'how' 'does') {filters (poss | det)+ _? ${NOUN} ...?}`,
    weight: 5,
    despite: ["how-to"],
  },
  {
    rule: "list.want",
    intent: "list_tasks",
    pattern: `^ ('i' | 'we')? ('need' | 'want' | 'would' 'like' | "i'd" 'like') {filters (det | poss)+ _? _? (taskplural | listnoun) ...?}`,
    weight: 4,
  },
  {
    rule: "list.does-list-have",
    intent: "list_tasks",
    pattern: `^ (show:base me?)? ('if' | 'whether')? ('does' | 'did' | 'has' | 'do' (det | poss)) _*? ${NOUN} ...?`,
    weight: 6,
  },
  {
    rule: "list.remind-me-what",
    intent: "list_tasks",
    pattern: `^ remind:base me ('of' | 'about')? (question | 'the' 'things' | 'everything') _*? (recall | ${NOUN} | 'to' 'do')`,
    weight: 11.5,
  },
  {
    rule: "list.question-at-the-end",
    intent: "list_tasks",
    pattern: `^ {filters _*? ${NOUN} _*?} (isword | contain | punctuation | 'for' | 'on')? _? question ('is' | 'are' | 'do' | 'did' | 'have' | 'am' | 'i' | 'it' | 'they' | 'that' | 'there' | 'them' | 'got' | date)* $`,
    weight: 5,
  },
  {
    rule: "list.what-i-asked-of",
    intent: "list_tasks",
    pattern: "^ (show:base me?)? question _*? ('you' | i) _*? (recall | remind me) ('of' | 'about' | 'for')? ('to' 'do')? (date | domore)* $",
    weight: 9,
  },
  { rule: "list.question-tasks", intent: "list_tasks", pattern: `^ (show:base me?)? opener* question {filters _*? ${NOUN} ...?}`, weight: 6.5 },
  {
    rule: "list.do-i-have",
    intent: "list_tasks",
    pattern: `^ (show:base me?)? ('if' | 'whether')? haveaux (i | 'you' 'have' | there | my) {filters _*? ${NOUN} ...?}`,
    weight: 6.5,
  },
  {
    rule: "list.is-there",
    intent: "list_tasks",
    pattern: `^ (show:base me? ('if' | 'whether')?)? ('if' | 'whether')? (there | isword there) {filters _*? ${NOUN} ...?}`,
    weight: 6.5,
  },
  {
    rule: "list.is-on-list",
    intent: "list_tasks",
    pattern: `^ (show:base me? ('if' | 'whether')?)? ('if' | 'whether')? isword {query _+?} ('already' | 'currently' | 'still')? into {list _*? ${NOUN}}`,
    weight: 7,
  },
  {
    rule: "list.whether-on-list",
    intent: "list_tasks",
    pattern: `^ _? _? _? _? ('if' | 'whether') {query _+?} (isword | 'was' | 'got' 'added') ('already' | 'currently' | 'still')? into {list _*? ${NOUN}}`,
    weight: 8,
  },
  {
    rule: "list.did-you-put",
    intent: "list_tasks",
    pattern: `^ (show:base me? ('if' | 'whether')?)? ('did' | 'have' | 'had') (i | 'you') ('already' | 'ever' | 'put' | 'add' | 'added' | 'include' | 'included')+ {query _+?} into {list _*? ${NOUN}} $`,
    weight: 9.5,
  },
  {
    rule: "list.on-list-did-i",
    intent: "list_tasks",
    pattern: `^ ('on' | 'in') {list ${NAMED_LIST}} punctuation? haveaux (i | 'you') ('already' | 'ever' | 'have' | 'put' | 'add' | 'include' | 'got')* {query _ ...}`,
    weight: 6,
  },
  {
    rule: "list.need-at-the-store",
    intent: "list_tasks",
    pattern:
      "^ (show:base me?)? ('if' | 'whether')? (question (auxiliary i)? | question i | haveaux i) ('need' | 'have' | 'supposed' | 'get' | 'buy' | 'want' | 'pick' 'up' | 'still' | 'to')+ {query _*?} ('at' | 'from' | 'in') (det | poss)* _? ('store' | 'stores' | 'supermarket' | 'grocery' | 'shop' | 'shops' | 'market') (date | domore)* $",
    weight: 4.5,
  },
  {
    rule: "list.jobs-to-be-done",
    intent: "list_tasks",
    pattern:
      "^ (show:base me?)? whatword isword? (det | poss)* itemnoun ('to' 'be' 'done' | 'to' 'do' | 'that'? auxiliary? i ('still' | 'have' | 'need' | 'got' | 'want' | 'supposed')+ ('to' ('do' | 'buy' | 'get' | 'pick' 'up' | 'finish'))? | 'left') ('for' | date | domore)* $",
    weight: 4.5,
  },
  {
    rule: "list.what-i-am-to-do",
    intent: "list_tasks",
    pattern: "^ whatword i ('am' | 'going' | 'have' | 'need' | 'supposed' | 'to')+ 'do' (date | domore)+ $",
    weight: 4,
  },
  {
    rule: "list.have-on-list",
    intent: "list_tasks",
    pattern: `^ (show:base me?)? ('if' | 'whether')? haveaux (i | 'you') _*? {query _+?} ('already' | 'currently' | 'still')? into {list _*? ${NOUN}}`,
    weight: 7,
  },
  {
    rule: "list.what-to-do",
    intent: "list_tasks",
    pattern:
      "^ (show:base me?)? whatword ('things' | 'stuff' | 'all' | 'jobs' | 'kind' | 'of')* auxiliary i ('still' | 'need' | 'have' | 'got' | 'want' | 'supposed' | 'going' | 'planning' | 'to' | 'gotta' | 'left' | 'be')+ ('do' | 'buy' | 'get' | 'get' 'done' | recall | 'be' 'doing' | 'doing' | 'accomplish' | 'finish') (date | domore)* $",
    weight: 4.5,
  },
  { rule: "list.what-i-do-when", intent: "list_tasks", pattern: "^ whatword auxiliary i 'do' (date | 'next' 'on' _+ | 'on' 'my' listnoun)+ $", weight: 3 },
  {
    rule: "list.what-i-have-to-do",
    intent: "list_tasks",
    pattern:
      "^ (show:base me?)? (whatword | 'everything' | 'all' | 'things' | 'the' | 'that')+ i ('still' | 'need' | 'have' | 'got' | 'want' | 'am' | 'supposed' | 'to' | 'get')* ('do' | 'done') (date | domore)* $",
    weight: 4,
  },
  {
    rule: "list.what-asked-to-remember",
    intent: "list_tasks",
    pattern: "(whatword | 'things' | 'thing' | 'stuff' | show | auxiliary | itemnoun) _*? i _*? recall",
    weight: 5,
  },
  {
    rule: "list.wanted-to-remember",
    intent: "list_tasks",
    pattern: "^ i _*? recall _*? whatword isword? ('it' | 'they' | 'that' | 'those' | 'was' | 'were')* $",
    weight: 5,
  },
  { rule: "list.what-asked-to-remind", intent: "list_tasks", pattern: "(whatword | itemnoun | auxiliary) _*? i _*? ask _*? you _*? recall", weight: 7 },
  {
    rule: "list.whats-on",
    intent: "list_tasks",
    pattern:
      "^ (show:base me?)? whatword ('have' i | 'do' i 'have' | isword)? ('still' | 'got' | 'coming')* {filters ('left' | 'next' | 'due' | 'overdue' | 'pending' | 'outstanding' | 'on' 'my' 'plate' | 'remaining' | 'on' 'for' | 'upcoming') ('for' | 'on' | 'by' | 'in' | 'to' 'do' | date | domore | 'me' | 'my' listnoun | 'todo-wise' | '?' | ',')*} $",
    weight: 4,
  },
  {
    rule: "list.verbless",
    intent: "list_tasks",
    pattern: `^ {filters ((poss | det)* _? taskplural | (poss | det)+ _? _? (taskplural | listnoun) | shopping listnoun) (date | ('for' | 'about' | 'with' | 'on' | 'due' | 'from' | 'regarding') ... | date ('for' | 'about' | 'with') ...)?} $`,
    weight: 2.5,
    role: "verbless",
  },
  {
    rule: "list.tasks-in-a-state",
    intent: "list_tasks",
    pattern:
      "^ {filters (poss | det)* (donestate | notdone | openstate | 'overdue' | 'remaining' | 'upcoming' | 'old' | 'urgent' | priorityword 'priority'?) (taskplural | 'items') (date | 'for' | 'on' | 'due')* '?'?} $",
    weight: 7.5,
    role: "verbless",
  },
  { rule: "list.show-all", intent: "list_tasks", pattern: "^ show:base me? ('everything' | 'all' | 'all' 'of' 'them' | 'them' 'all') $", weight: 3.5 },
  { rule: "list.state-alone", intent: "list_tasks", pattern: "^ {filters ('overdue' | 'unfinished' | 'due' date)} '?'? $", weight: 2.5, role: "verbless" },
  {
    rule: "list.anything",
    intent: "list_tasks",
    pattern:
      "^ ('is' 'there' | 'do' i 'have' | 'have' i 'got' | 'got' | 'are' 'there')? {filters 'anything' ('due' | 'urgent' | 'overdue' | 'important' | 'left' | 'pending' | 'on' 'my' 'plate') (date | domore | 'for' | 'on' | 'by')*} $",
    weight: 4.5,
  },
  {
    rule: "list.what-i-completed",
    intent: "list_tasks",
    pattern:
      "^ whatword ('have' | 'did' | 'had') i ('already' | 'just')? {filters (complete:participle | complete:past | 'done' | 'complete' | 'finish' | 'accomplish') (date | domore | 'already')*} $",
    weight: 4.5,
  },
  { rule: "list.show-tag", intent: "list_tasks", pattern: "^ show:base me? {filters '#' _+} $", weight: 4 },
  {
    rule: "list.show-ones",
    intent: "list_tasks",
    pattern:
      "^ show:base me? {filters (det | poss)* ('overdue' | 'pending' | 'unfinished' | 'remaining' | 'next' | notdone | donestate | priorityword 'priority'?) ('ones' | 'one' | 'stuff') ...?}",
    weight: 4,
  },
  {
    rule: "list.what-is-not-done",
    intent: "list_tasks",
    pattern: "^ whatword isword? 'still'? {filters notdone ('yet')?} $",
    weight: 4.5,
    despite: ["negated", "not-yet"],
  },
  { rule: "list.what-am-i-doing", intent: "list_tasks", pattern: "^ whatword 'am' i 'doing' {filters date+} $", weight: 4 },
  {
    rule: "list.page",
    intent: "list_tasks",
    pattern: `^ (show:base me?)? {filters ('page' number ('of' _*? ${NOUN})? | 'the'? 'next' ('page' | number ('ones' | 'more')?) | number 'more')} $`,
    weight: 4,
  },
];
