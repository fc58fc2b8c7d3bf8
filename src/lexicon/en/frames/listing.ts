import type { Frame } from "../../frame.ts";
import { NAMED_LIST, NOUN, SHOW } from "./stretches.ts";

/** How a question begins, and one that asks for things. */
const ASK = "^ (show:base me?)? opener*";
const WHAT = "(whatword | howmany | 'where' | \"where's\")";
/** What may be said of tasks that one has: the state they are in, or when they are due. */
const STATE =
  "(donestate | notdone | openstate | 'overdue' | 'due' | 'left' | 'remaining' | 'outstanding' | 'set' | 'scheduled' | 'assigned' | 'tagged' | 'marked' | 'coming' | 'there' | priorityword | date | 'past' | 'late' | 'next' | 'slipped' | 'missed' | retime:participle | 'waiting' | 'upcoming' | 'blocked' | 'stuck' | 'on' 'hold')";
/** What one has to do with things that are to be done. */
const DUTY = "(auxiliary | duty | opener)* i (duty | 'to')*";
const PLACE = "(date | ('after' | 'before' | 'during' | 'this') (det | poss)* _ | past | domore | dutyplace | 'on' | 'for' | 'by')*";
/** What is said of tasks behind "the ones": "due this week", "tagged garden", "with no date on it", "high priority". */
const SO =
  "(donestate | notdone | openstate | 'overdue' | 'late' | 'slipped' | 'missed' | 'delayed' | 'due' date | date | 'tagged' _ | priorityword ('priority' | 'prio')? | 'with' (det | 'a')* priorityword ('priority' | 'prio') | ('with' | 'have' | 'has' | 'having' | 'without')* ('no' | 'without' | 'any' | 'a')+ 'due'? ('date' | 'dates' | 'deadline' | 'deadlines') ('on' ('it' | 'them'))? ('set' | 'yet')?)";

/** What is asked for where no task is named, and what stands around it: "what else", "anything", "how many of them". */
const ASKED = "(show:base me? | opener | 'if' | 'whether' | doubt)*";
const MANY =
  "('ones' | 'of' ('them' | 'those' | 'these' | 'mine') | 'else' | 'more' | 'stuff' | 'things' | itemnoun | 'that' | \"that's\" | 'thats' | 'which' | isword | 'is' | 'still' | 'already' | 'been' | 'comes' | 'falls')*";
const HEAD = `(whatword | there thingword? | (there | "there's") 'much' | "there's" thingword | 'how' 'many' | 'much' | 'any' ('ones' | 'that' | 'of' 'them')) ${MANY}`;
const HAVE = "(('have' | 'do' | 'did' | 'had') i ('have' | 'got' | 'get')? | 'got')";
const OWN = `(${HAVE} | i ('have' | 'got' | 'had') 'got'?)`;
const DAY = "('day' | 'morning' | 'afternoon' | 'evening' | 'week' | 'weekend' | 'month' | 'shift')";
const LOOKS = "('look' | 'looks' | 'looking' | 'shaping' 'up' | 'shape' 'up')";
/** When, also by a part of the day. */
const WHEN = `('on' | 'for' | 'in')* (date | 'the' ${DAY} | ('before' | 'after') ('work' | 'school' | 'breakfast' | 'lunch' | 'dinner' | 'bed'))`;
const TAIL = `('on' | 'for' | 'by' | 'in' | ${WHEN} | domore | dutyplace | me | 'soon' | 'much' | 'at' 'all')* '?'? $`;
const STANDS = `((${HEAD} ${OWN}? | ${HAVE} (${HEAD} | thingword)) ${MANY} {filters standing ${TAIL}} | whatword ${MANY} {filters 'done' date ${TAIL}} | (${HAVE} (${HEAD} | thingword) | ${HEAD} ${OWN}) ${MANY} {filters (planned | ${WHEN}) ${TAIL}} | ${HEAD} {filters (planned | 'for' me?) ('by' | me)* ${WHEN} ${TAIL}} | ('anything' ('else' | 'for' me)* | 'how' 'many' ${MANY}) {filters ${WHEN} ${TAIL}} | ${HEAD} 'on' ('there' | it | 'here') ${TAIL} | {filters ${WHEN}} punctuation* (${HEAD} ${OWN}? | ${HAVE} (${HEAD} | thingword)) ${MANY} (standing | planned | 'for' me | 'to' 'do')* '?'? $)`;

/** Wordings that ask to see tasks. */
export const listing: readonly Frame[] = [
  {
    rule: "list.what-stands",
    intent: "list_tasks",
    pattern: `^ ${ASKED} ${STANDS}`,
    weight: 4,
    despite: ["negated", "other-domain", "not-yet"],
  },
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
    pattern: `^ ('how' ('busy' | 'long' | 'full' | 'big' | 'bad')? isword? | 'where' 'do' i 'stand' ('on' | 'with') | "how's" | 'hows' | 'how' ('does' | 'do' | 'did') | ('how' | 'where') 'am' i ('doing' | 'getting' 'on' | 'up' 'to' | 'at' | 'standing')? ('on' | 'with' | 'in' | 'for') | 'how' 'far' ('am' i | 'along')+ ('with' | 'on' | 'in' | 'through')) {filters (poss | det)+ _? ${NOUN}} ...?`,
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
    pattern: `^ (show:base me?)? ('if' | 'whether')? ('does' | 'did' | 'has' | 'do') ((det | poss)+ _? _? _? _? | _? | _ _? ('have' | 'get' | 'got' | 'make') _*?) ${NOUN} ...?`,
    weight: 6,
  },
  {
    rule: "list.remind-me-what",
    intent: "list_tasks",
    pattern: `^ remind:base me ('of' | 'about')? (question | 'the' 'things' | 'everything') _*? (recall | ${NOUN} | 'to' 'do' | i (duty | 'to')+ (chorework | 'need'))`,
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
  { rule: "list.question-tasks", intent: "list_tasks", pattern: `${ASK} question {filters _*? my ('own' | 'current')* _? _? _? _? ${NOUN} ...?}`, weight: 6.5 },
  { rule: "list.question-reminders", intent: "list_tasks", pattern: `${ASK} question {filters _*? reminderword ...?}`, weight: 6.5 },
  {
    rule: "list.question-alerts",
    intent: "list_tasks",
    pattern: `${ASK} question {filters ((det | isword)* remindernoun (auxiliary | haveaux)? i | auxiliary? _? _? ('the' | 'that') remindernoun) ...?}`,
    weight: 6.5,
  },
  {
    rule: "list.list-first",
    intent: "list_tasks",
    pattern: `^ {list (${NAMED_LIST} | (det | poss)* groceriesword)} punctuation+ opener* (show:base me? (it | 'all')? | ${STANDS} | whatword ('do' i 'still' | 'do' i)? ('still' | 'need' | 'have' | 'to' | 'get' | 'buy' | 'all' | 'on' | 'in' | it | 'there' | 'left' | isword)+ | 'anything' ('left' | 'on' | 'in' | it | 'there')*) '?'? $`,
    weight: 8,
  },
  {
    rule: "list.question-the-list",
    intent: "list_tasks",
    pattern: `${ASK} ${WHAT} {filters (_*? ('on' | 'in' | 'from' | 'under') ((det | poss | date)+ listmod* listnoun | listmod* ownlist | listmod+ listnoun) | _? isword? ('the' | 'that' | 'this' | 'are' | 'is' | 'does')+ listmod* (ownlist | listnoun ('for' | 'look' | 'say' | 'contain' | 'have' | 'include' | date | $))) ...?}`,
    weight: 6.5,
  },
  {
    rule: "list.question-i-have",
    intent: "list_tasks",
    pattern: `${ASK} (question | howmany) {filters _? _? _? (tasknoun | taskplural) (auxiliary | haveaux | 'not' | 'still')* (i | 'you' 'have') ...?}`,
    weight: 6.5,
  },
  {
    rule: "list.question-items-marked",
    intent: "list_tasks",
    pattern: `${ASK} ${WHAT} (det | 'other')* itemnoun ('have' | 'did' | 'had') i ('not' | 'already' | 'put' | 'added' | 'add' | 'got' | 'mark' | 'marked' | 'flag' | 'flagged' | 'tag' | 'tagged' | 'labelled' | 'labeled' | 'set' | 'completed' | 'finished' | 'ticked' | 'checked' | 'crossed' | 'saved' | 'listed') ('as' | 'for' | 'off')* {filters ...?}`,
    weight: 5,
  },
  {
    rule: "list.question-in-a-state",
    intent: "list_tasks",
    pattern: `${ASK} ${WHAT} {filters (det | 'other' | 'more' | listmod | donestate | notdone | openstate | 'upcoming' | 'remaining' | 'next' | 'overdue' | 'due' | priorityword | date)* taskplural ('?' | $ | ('are' | 'is' | 'were' | 'got' | 'get' | 'still' | 'not' | 'currently' | 'already' | 'most' | 'more' | 'need' | 'to' 'be' | 'should' 'be' | 'have' 'been' | 'remain')* (${STATE} | 'on' | 'in' | 'need' | 'remain' | 'mine') ...? | ('for' | 'by' | 'with' | 'about' | 'mention' | 'contain' | 'include' | 'involve' | 'repeat' | 'have' ('no' | 'a' | 'the') | 'without') ...?)}`,
    weight: 6,
  },
  {
    rule: "list.question-the-task",
    intent: "list_tasks",
    pattern: `${ASK} (whenword | question _? (attribute | 'status') ('of' | 'for' | 'on')) {filters (isword | auxiliary)* ('the' | 'that' | 'this') _? _? _? _? tasknoun ('?' | $ | isword ...? | ('due' | 'for' | 'to' | 'about' | 'set' | 'scheduled' | 'supposed' | 'happening' | 'on' | 'by' | 'with' | 'going' | 'need' | 'take' | date) ...?)}`,
    weight: 6,
  },
  {
    rule: "list.next-thing",
    intent: "list_tasks",
    pattern: `${ASK} whatword? isword? ('the' | my)? ('next' | 'first' | 'last' | 'top' | 'latest' | 'most' priorityword | 'biggest' | 'oldest' | 'newest')+ (tasknoun | ('thing' | 'item' | 'one' | 'job') ('on' ${NAMED_LIST} | 'that'? ${DUTY} chorework | 'to' 'do' | 'up' | ('for' | 'on')? date)) ('on' ${NAMED_LIST} | ${DUTY} chorework | 'to' 'do' | 'up' | 'for' me | 'due' | ('for' | 'on')? date)* '?'? $`,
    weight: 6.2,
  },
  {
    rule: "list.do-i-have",
    intent: "list_tasks",
    pattern: `^ (show:base me?)? ('if' | 'whether')? (haveaux ('you' 'have' | there | my) | ('do' | 'did' | 'have' | 'had' | "don't" | "didn't" | "haven't" | 'doi' | 'any') i | 'am' i ('done' | 'finished' | 'through' | 'missing' | 'behind' | 'late' | 'on' 'top')) {filters _*? ${NOUN} ...?}`,
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
    pattern: `^ (show:base me? ('if' | 'whether')?)? ('if' | 'whether')? (isword | 'has') {query _+?} ('already' | 'currently' | 'still' | 'been' | 'yet' | 'put' | 'added' | 'written' | 'noted' | 'down' | 'get' | 'make' 'it')* into {list _*? ${NOUN}}`,
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
    pattern: `^ (show:base me? ('if' | 'whether')?)? ('did' | 'have' | 'had' | 'has') (i | 'you' | 'anyone' | 'anybody' | 'someone' | 'somebody') ('already' | 'ever' | 'put' | 'add' | 'added' | 'include' | 'included')+ {query _+?} into {list _*? ${NOUN}} $`,
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
      "^ (show:base me?)? opener* ('if' | 'whether')? (question (auxiliary i)? | question i | haveaux i) ('need' | 'have' | 'supposed' | 'get' | 'buy' | 'want' | 'pick' 'up' | 'still' | 'to')+ {query _*?} ('at' | 'from' | 'in') (det | poss)* _? ('store' | 'stores' | 'supermarket' | 'grocery' | 'shop' | 'shops' | 'market') (date | domore)* $",
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
    rule: "list.have-on-list",
    intent: "list_tasks",
    pattern: `^ (show:base me?)? ('if' | 'whether')? haveaux (i | 'you') _*? {query _+?} ('already' | 'currently' | 'still')? into {list _*? ${NOUN}}`,
    weight: 7,
  },
  { rule: "list.what-i-do-when", intent: "list_tasks", pattern: "^ whatword auxiliary i 'do' (date | 'next' 'on' _+ | 'on' 'my' listnoun)+ $", weight: 3 },
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
      "^ (show:base me?)? whatword ('have' i | 'do' i 'have' | isword)? ('still' | 'got')* {filters ('left' | 'next' | 'due' | 'overdue' | 'pending' | 'outstanding' | ('on' my)? 'plate' | 'on' my 'radar' | 'remaining' | 'on' 'for' | 'upcoming' | 'coming' 'up' | 'up' 'next' | 'lies'? 'ahead' | 'on' 'deck' | 'needs' my 'attention') ('for' | 'on' | 'by' | 'in' | 'to' 'do' | date | domore | 'me' | 'my' listnoun | 'todo-wise' | '?' | ',')*} $",
    weight: 4,
  },
  {
    rule: "list.verbless",
    intent: "list_tasks",
    pattern: `^ {filters ((poss | det)* _? taskplural | (poss | det)+ _? _? (taskplural | listnoun) | shopping listnoun | 'the'? 'rest' 'of' (my | 'the') _? (taskplural | listnoun)) (date | ('for' | 'about' | 'with' | 'on' | 'due' | 'from' | 'regarding' | 'without' | 'left' | 'assigned' | 'scheduled' | 'tagged' | 'marked' | 'remaining' | 'by' ) ...? | date ('for' | 'about' | 'with') ...)? | date? ownlist (('for' | 'on')? date)*} $`,
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
  {
    rule: "list.show-described",
    intent: "list_tasks",
    pattern:
      "^ (show:base me?)? overview {filters ('all' | 'only' | 'just' | 'my' | 'the')* (priorityword 'priority'? | openstate | notdone | donestate | 'overdue') (itemnoun | 'stuff') ...?}",
    weight: 5,
  },
  {
    rule: "list.show-at-the-end",
    intent: "list_tasks",
    pattern:
      "^ {filters ('only' | 'just' | 'all' | det | poss | number | priorityword | 'priority' | openstate | notdone | donestate | 'overdue' | date)+ (taskplural | 'ones') (date | ('for' | 'on') date)*} show:base me? $",
    weight: 6,
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
    rule: "list.which-are-so",
    intent: "list_tasks",
    pattern: `^ (show:base me?)? whatword ('all' | 'ones' | 'else' | 'more' | isword | 'still' | 'now' | 'already')* {filters ('left' | 'remaining' | 'outstanding' | 'overdue' | 'due' | openstate | notdone | donestate | priorityword) ((('in' | 'on' | 'under' | 'with' | 'for' | 'from')+ (det | poss)* (priorityword 'priority'? | _ _? listnoun | _ $)) | date | domore)*} $`,
    weight: 4,
    needs: "tasks",
    despite: ["negated", "not-yet"],
  },
  {
    rule: "list.what-i-completed",
    intent: "list_tasks",
    pattern:
      "^ whatword ('have' | 'did' | 'had') i ('already' | 'just')? {filters ((completestrong | 'ticked' 'off' | 'crossed' 'off' | 'checked' 'off' | 'accomplish' | 'get' 'done' | 'gotten' 'done' | 'got' 'done') (date | past | domore | 'already')* | ('done' | 'completed' | 'do') (date | past | 'so' 'far' | 'already')+)} $",
    weight: 4.5,
  },
  {
    rule: "list.ones-so",
    intent: "list_tasks",
    pattern: `${ASK} ('and' | 'what' 'about' | 'how' 'about' | 'just' | 'only' | 'got' | there | isword there)* (setword | thingword | 'stuff' | (det | poss)* 'ones' | whatword ('tasks' | 'ones' | 'stuff' | 'of' 'them' | 'of' 'those')* ('do' i 'have' | 'have' i 'got'? | i 'have' | i 'got')?) ('that' | "that's" | 'thats' | 'which' | isword | 'are' | 'r' | 'still')* {filters ${SO}+} ('on'? ('it' | 'them'))? '?'? $`,
    weight: 4,
    needs: "tasks",
    role: "verbless",
    despite: ["not-yet"],
  },
  {
    rule: "list.so-ones",
    intent: "list_tasks",
    pattern: `${ASK} (whatword isword? ('the' | my) | there | isword there | 'got' 'any') {filters ${SO}+} ('ones' | 'stuff' | 'things') '?'? $`,
    weight: 4,
  },
  {
    rule: "list.show-ones",
    intent: "list_tasks",
    pattern:
      "^ show:base me? ('only' | 'just')* {filters (det | poss)* ('overdue' | 'pending' | 'unfinished' | 'remaining' | 'next' | notdone | donestate | priorityword 'priority'? | date) ('ones' | 'one' | 'stuff') ...?}",
    weight: 4,
  },
  {
    rule: "list.what-am-i-doing",
    intent: "list_tasks",
    pattern:
      "^ whatword ('am' i | 'are' 'we') ('doing' | 'down' 'for' | 'in' 'for' | 'facing' | 'up' ('to' | 'against') | 'looking' 'at') {filters ('on' | 'for')* date+} '?'? $",
    weight: 4,
  },
  {
    rule: "list.page",
    intent: "list_tasks",
    pattern: `^ (show:base me?)? {filters ('page' number ('of' _*? ${NOUN})? | 'the'? 'next' ('page' | number ('ones' | 'more')?) | number 'more')} $`,
    weight: 4,
  },
  {
    rule: "list.overview",
    intent: "list_tasks",
    pattern: `^ (i | "i'd" | 'id' | 'would')* ('daily' | 'weekly' | 'morning' | 'quick')? ('like' | 'love' | show:base | 'get' | 'have' | 'see' | 'want' | 'need' | 'run' | 'do' | 'put' 'together')? me? overview {filters (det | poss | date | 'all' | 'only' | 'just')* ('what' _*? | 'everything' _*?)? _? _? ${NOUN} ...?}`,
    weight: 9,
  },
  {
    rule: "list.get-what-is-listed",
    intent: "list_tasks",
    pattern: `^ (show:base | 'have') me? ('of' | 'only' | 'just' | det | poss | number | priorityword | donestate | notdone | openstate)* ('everything' | 'anything' | 'whatever' | 'stuff' | itemnoun | tasknoun | question) {filters _*? ('on' | 'in' | 'from') ${NAMED_LIST} ...?}`,
    weight: 8.5,
    despite: ["not-yet"],
  },
  {
    rule: "list.show-what-is-so",
    intent: "list_tasks",
    pattern: `^ show:base me? ('only' | 'just' | 'all' | 'the' | 'of')* ('everything' | 'anything' | 'all' | 'stuff' | 'things' | 'items' | 'whatever' | whatword) ('that' | "that's" | 'thats' | 'which' | 'is' | 'are' | "'s" | 'still' | 'has' | 'have' | 'been' | 'currently' | "isn't")* {filters (donestate | notdone | 'open' | 'pending' | 'active' | 'overdue' | 'due' | 'left' | 'remaining' | 'outstanding' | 'scheduled' | 'tagged' | 'marked' | priorityword | date | 'past' 'due' | 'late' | 'upcoming') ...?} $`,
    weight: 5.2,
    despite: ["not-yet"],
  },
  {
    rule: "list.status-of",
    intent: "list_tasks",
    pattern: `^ (question isword? | show:base me?)? ('the' | 'any')? ('status' ('update' | 'report')? | 'state' | 'progress' | 'details' | 'updates' | 'update') ('of' | 'on' | 'for' | 'about' | 'with') {filters ((poss | det)+ _? _? _? ${NOUN} | tasknoun ('#' | number | identifier) | identifier) ...?}`,
    weight: 6,
  },
  {
    rule: "list.did-i-finish",
    intent: "list_tasks",
    pattern:
      "^ (show:base me? ('if' | 'whether')?)? ('did' | 'have' | 'had') i ('already' | 'ever')? (completestrong:base | completestrong:participle | 'get' | 'gotten') ('anything' | 'any' _ | 'everything') ('done' | date | past | 'so' 'far' | 'yet' | 'for')* $",
    weight: 5,
    despite: ["other-domain"],
  },
  {
    rule: "list.did-i-already-add",
    intent: "list_tasks",
    pattern:
      "^ (show:base me? ('if' | 'whether')?)? ('did' | 'have') i ('already' ('add' | 'put' | 'added' | 'list' | 'include') {query _+?} | ('add' | 'added') {query _+?} ('already' | 'yet')) ('down' | 'yet' | 'already')* '?'? $",
    weight: 4.5,
    despite: ["other-domain"],
  },
  {
    rule: "list.what-duties",
    intent: "list_tasks",
    pattern: `${ASK} ('all' 'of'? | 'the')* (whatword | 'everything' | 'things' | 'stuff' | 'whatever')+ ('things' | 'stuff' | 'jobs' | 'work' | 'else' | 'that' | 'all' | 'groceries' | groceriesword | itemnoun | 'it' 'that'?)* (auxiliary+ i ('ve' | duty)+ | i (auxiliary | 've') (duty | 'to')* | i duty+) 'to'? (chorework | 'to' 'do')+ ${PLACE} '?'? $`,
    weight: 4.6,
  },
  {
    rule: "list.what-to-work-on",
    intent: "list_tasks",
    pattern: `${ASK} whatword ('should' | 'do' | 'shall' | 'can' | 'must' | 'could' | 'would') i ('be' | 'need' 'to' | 'best')* ('work' 'on' | 'working' 'on' | 'tackle' | 'tackling' | 'focus' 'on' | 'focusing' 'on' | 'start' 'with' | 'get' 'done' | 'do' ('first' | 'next')) (date | domore | dutyplace)* $`,
    weight: 3.5,
  },
  {
    rule: "list.anything-to-do",
    intent: "list_tasks",
    pattern: `${ASK} ('if' | 'whether')? (there | isword | 'there' | haveaux | i | 'have' | 'got' | 'been')* (thingword | 'much' | 'nothing' | 'any'? ('things' | 'stuff' | 'jobs' | 'thing')) ('else' | 'more' | 'left' | 'urgent' | 'important' | 'that' | 'still')* (${DUTY} (chorework | 'to' 'do') | 'left' 'to' 'do') ${PLACE} '?'? $`,
    weight: 4.6,
  },
  {
    rule: "list.how-many-left",
    intent: "list_tasks",
    pattern: `${ASK} howmany (taskplural | 'things' | itemnoun | 'jobs' | 'of' | 'them' | 'these' | 'more')* (auxiliary* i (duty | 'to')* (chorework | 'to' 'do') | (('are' | 'is' | 'still' | 'there' | 'were') | 'do' i 'have')+ {filters (donestate | notdone | openstate | 'overdue' | 'due' | 'left' ('to' 'do' | 'on' ${NAMED_LIST}) | 'outstanding' | 'unfinished')}) ${PLACE} '?'? $`,
    weight: 4.6,
  },
  {
    rule: "list.unsure",
    intent: "list_tasks",
    pattern: `^ doubt ('of' | 'about')? (question | 'if' | 'whether' | 'how' | 'everything' | 'all') {filters _*? ((my | 'the') _? _? ${NOUN} | (reminderword | taskplural) (i | isword | auxiliary | date) | listmod* ownlist) ...?}`,
    weight: 8.5,
    despite: ["negated"],
  },
  {
    rule: "list.unsure-of-duties",
    intent: "list_tasks",
    pattern: `^ doubt (whatword | 'everything' | 'all' | 'things')+ ('else' | 'things' | 'stuff')* ${DUTY} (chorework | 'to' 'do' | duty dutyplace) ${PLACE} $`,
    weight: 5,
    despite: ["negated"],
  },
  {
    rule: "list.got-any",
    intent: "list_tasks",
    pattern: "^ ('have' 'you' | 'you')? ('got' | 'have') {filters ('any' | 'some' | 'more' | 'other')+ _? _? (taskplural | tasknoun) ...?}",
    weight: 4.6,
  },
  {
    rule: "list.have-you-for-me",
    intent: "list_tasks",
    pattern: "^ whatword ('have' | 'do' | 'did') 'you' ('got' | 'have')? ('down' | 'planned' | 'scheduled')? 'for' me ('to' 'do')? (date | domore)* $",
    weight: 3.5,
  },
  {
    rule: "list.show-groceries",
    intent: "list_tasks",
    pattern: "^ (show:base me? | whatword isword?) {filters (my | 'the') groceriesword (('for' | 'on')? date)*} $",
    weight: 3.5,
  },
  {
    rule: "list.have-anything-to-do",
    intent: "list_tasks",
    pattern: `${ASK} ('if' | 'whether')? (haveaux i ('have' | 'got')? | 'got' | i 'have' | 'have' 'you' 'got') (thingword | 'much' | 'any'? ('things' | 'stuff' | 'jobs')) ('else' | 'more' | 'left' | 'urgent' | 'important')* 'to' ('do' | 'buy' | 'get' 'done' | 'finish') ${PLACE} '?'? $`,
    weight: 4.6,
    despite: ["other-domain"],
  },
  {
    rule: "list.is-one-of-my-tasks",
    intent: "list_tasks",
    pattern: `^ (show:base | 'check') me? ('if' | 'whether') {query _+?} isword ('one' 'of' | 'among' | 'part' 'of' | 'listed' ('on' | 'in' | 'under') | 'down' ('on' | 'in')) ${NAMED_LIST} $`,
    weight: 9,
  },
  {
    rule: "list.groceries-needed",
    intent: "list_tasks",
    pattern: `${ASK} whatword ('other' | 'more')* groceriesword (auxiliary | 'still')* i ('still' | 'need' | 'have' | 'want' | 'get' | 'buy' | 'to')+ ${PLACE} '?'? $`,
    weight: 4.5,
  },
  {
    rule: "list.needs-doing",
    intent: "list_tasks",
    pattern: `${ASK} ('does' | 'do' | 'did' | isword | there)? (whatword | thingword | 'everything') ('still' | 'else' | 'that' | 'all')* ('need' | 'needs' | 'remains' | 'left') ('doing' | 'finishing' | 'completing' | 'buying' | 'getting' | 'to' 'be' ('done' | 'bought' | 'finished' | 'completed')) ${PLACE} '?'? $`,
    weight: 4.5,
  },
  {
    rule: "list.what-is-so",
    intent: "list_tasks",
    pattern: `${ASK} whatword ('is' | 'are' | "'s" | 'has' | 'have' | 'been' | 'still' | 'already' | 'currently' | 'it' | 'that' | "that's")* {filters ('completed' | 'ticked' 'off' | 'checked' 'off' | 'crossed' 'off' | 'overdue' | 'past' 'due' | 'pending' | notdone | 'outstanding' | 'due' | 'tagged' _ | 'marked' _ | 'flagged' _ | 'waiting' 'for' me) (date | past | domore | 'for' | 'by' | 'on' | 'soonest' | 'first' | 'next' | 'soon' | 'on' ${NAMED_LIST})*} ('and' whatword ("isn't" | 'is' 'not' | notdone | 'pending' | 'left'))? '?'? $`,
    weight: 4,
    despite: ["not-yet"],
  },
  {
    rule: "list.which-ones",
    intent: "list_tasks",
    pattern: `${ASK} ('which' | 'what') ('ones' | 'one' | 'of' ('these' | 'those' | 'them' | 'mine') | itemnoun) ('is' | 'are' | 'still' | 'already' | 'currently' | 'not' | 'have' | "haven't" | i)* {filters (donestate | notdone | 'open' | 'pending' | 'overdue' | 'due' | 'left' | 'remaining' | 'outstanding' | 'tagged' _ | 'marked' _ | priorityword | 'past' 'due') (date | past | domore | 'for' | 'by' | 'on' | 'yet' | 'first' | 'next')*} '?'? $`,
    weight: 4,
    despite: ["not-yet"],
  },
  {
    rule: "list.last-thing-added",
    intent: "list_tasks",
    pattern: `${ASK} whatword isword? ('the' | my)? ('last' | 'latest' | 'most' 'recent' | 'newest' | 'first') ('thing' | tasknoun | itemnoun | number)* 'that'? i ('added' | 'put' | 'created' | 'entered' | 'asked' | 'wrote') ...?`,
    weight: 4.5,
  },
  {
    rule: "list.list-is-empty",
    intent: "list_tasks",
    pattern:
      "^ (show:base me? ('if' | 'whether')?)? isword (poss | det)* listmod* _? (listnoun | taskplural) ('empty' | 'clear' | 'full' | 'long' | 'up' 'to' 'date' | 'all' 'done') (date | 'now' | 'yet')* $",
    weight: 8,
  },
  {
    rule: "list.did-i-write-down",
    intent: "list_tasks",
    pattern:
      "^ (show:base me? ('if' | 'whether')?)? ('did' | 'have') i ('already')? ('write' | 'written' | 'jot' | 'jotted' | 'note' | 'noted' | 'put' | 'have') 'down' {query _+?} ('yet' | 'already')? $",
    weight: 7.5,
  },
  {
    rule: "list.have-to-do-anything",
    intent: "list_tasks",
    pattern: `^ (show:base me? ('if' | 'whether')?)? ('do' | 'did') i ('still' | 'have' | 'need' | 'to')+ chorework thingword ('else' | 'more')? ${PLACE} $`,
    weight: 4.5,
  },
  {
    rule: "list.missed-anything",
    intent: "list_tasks",
    pattern:
      "^ (show:base me?)? (('have' | 'did' | 'am') i (forget:base | forget:past | forget:participle | forget:gerund) (thingword | 'any' ('deadlines' | taskplural | 'due' 'dates')) | (whatword | (there | isword there)* thingword 'that'?) (('have' | 'did' | 'am')? i | i ('have' | 'am')) 'not'? (forget:base | forget:past | forget:participle | forget:gerund)) ('to' 'do' | date | domore | 'on' _*? listnoun)* '?'? $",
    weight: 3,
    despite: ["other-domain"],
  },
  {
    rule: "list.deadlines",
    intent: "list_tasks",
    pattern: `^ (show:base me? | whatword isword? | haveaux i ('have' | 'got')? | there | isword there)* (my | 'any' | 'all' | 'upcoming' | 'the' | 'next')+ 'deadlines' ('coming' 'up' | 'due' | 'for' | date | domore | 'i' 'have')* '?'? $`,
    weight: 4,
  },
  {
    rule: "list.show-state",
    intent: "list_tasks",
    pattern:
      "^ show:base me? {filters ('all' | 'only' | 'just' | 'the' | 'everything')* ('pending' | 'overdue' | 'completed' | 'unfinished' | 'incomplete' | 'undone' | 'done' | 'uncompleted' | priorityword 'priority' | 'priority' (number | priorityword))} $",
    weight: 3.6,
  },
  {
    rule: "list.show-what-i-did",
    intent: "list_tasks",
    pattern:
      "^ (show:base me?) whatword i 'have'? ('already' | 'actually')* {filters (completestrong:past | completestrong:participle | 'done' | 'ticked' 'off' | 'checked' 'off' | 'crossed' 'off') (date | past | domore | 'so' 'far')*} $",
    weight: 4,
  },
  {
    rule: "list.urgent-stuff",
    intent: "list_tasks",
    pattern: "^ {filters (my | 'all' | 'the' | 'any')* (priorityword | 'overdue' | 'pending' | 'unfinished') ('stuff' | 'things' | 'ones')} '?'? $",
    weight: 2.5,
    role: "verbless",
  },
  {
    rule: "list.at-the-shop",
    intent: "list_tasks",
    pattern:
      "^ (i | 'going' | 'heading' | 'headed' | 'off' | 'out')+ _*? dutyplace (punctuation | opener)* whatword ('do' i | i) ('still' | 'need' | 'have' | 'supposed' | 'want')+ ('to' ('get' | 'buy' | 'pick' 'up' | 'grab'))? 'again'? '?'? $",
    weight: 4,
  },
  {
    rule: "list.on-named-list",
    intent: "list_tasks",
    pattern: `${ASK} (whatword | 'everything' | 'anything' | there) ('is' | 'are' | "that's" | 'else' | 'still' | 'left' | 'already' | 'currently')* ('on' | 'in') {filters (det | poss)+ _ _? listnoun ...?}`,
    weight: 5,
  },
  {
    rule: "list.according-to",
    intent: "list_tasks",
    pattern: `(question | whatword | show | haveaux) _*? ('according' 'to' | 'per' | 'based' 'on' | 'going' 'by') (my | 'the' | 'our') _? _? ${NOUN}`,
    weight: 6.8,
  },
  {
    rule: "list.about-one-task",
    intent: "list_tasks",
    pattern:
      "^ (show:base me?)? opener* (question | 'how' 'often') {filters (_? _? _? ('of' | 'for' | 'on' | 'is' | 'are' | 'was' | 'does' | 'about' | 'to' | 'in' | 'did' | 'has' | 'with'))? (det | poss)* (tasknoun ('#'? number | identifier | quoted) | identifier | quoted tasknoun) ...?}",
    weight: 4.2,
    despite: ["negated"],
  },
  {
    rule: "list.is-one-task-so",
    intent: "list_tasks",
    pattern: `^ (show:base me? ('if' | 'whether')?)? (isword | 'has' | 'does' | 'did') {filters (det | poss)* (tasknoun ('#'? number | identifier | quoted) | identifier | quoted tasknoun | quoted ('already' | 'still' | 'yet' | 'been' | 'now')* ${STATE}) ...?}`,
    weight: 4.5,
    despite: ["negated"],
  },
  {
    rule: "list.show-one-task",
    intent: "list_tasks",
    pattern:
      "^ (show:base | 'pull' 'up') me? ('the' | 'all' | 'full')* (('details' | 'status' | 'notes' | 'description' | 'info' | 'due' 'date' | 'priority' | 'subtasks') ('of' | 'for' | 'on' | 'about'))? {filters (identifier | tasknoun '#'? number | tasknoun quoted | quoted tasknoun)} $",
    weight: 4.5,
  },
  {
    rule: "list.assigned-to-me",
    intent: "list_tasks",
    pattern: `${ASK} (whatword | 'everything' | 'anything' | tasknoun | taskplural) ('is' | 'are' | "that's" | 'has' 'been' | 'still')* 'assigned' 'to' me {filters ...?}`,
    weight: 4,
  },
  {
    rule: "list.first-items",
    intent: "list_tasks",
    pattern: `^ (show:base me?)? {filters ('the' | my)? ('first' | 'last' | 'next' | 'top') (number | numeral)? ('items' | 'entries' | taskplural) ('on' ${NAMED_LIST})?} $`,
    weight: 4,
  },
  {
    rule: "list.things-on-list",
    intent: "list_tasks",
    pattern: `^ {filters (det | poss | 'all' | 'of')* (itemnoun | 'stuff' | 'everything' | tasknoun) ('still' | 'left' | 'currently')* ('on' | 'in' | 'from') ${NAMED_LIST}} $`,
    weight: 3,
    role: "verbless",
  },
  {
    rule: "list.not-finished",
    intent: "list_tasks",
    pattern: `${ASK} (whatword | 'which' ('ones' | taskplural | itemnoun)) ("haven't" | 'havent' | ('have' | 'did') i 'not' | "didn't") i? ('yet' | 'still')* (completestrong | 'done' | 'do' | 'started' | 'gotten' 'to' | 'got' 'to') ('yet' | date | 'on' ${NAMED_LIST})* $`,
    weight: 4.2,
    despite: ["negated"],
  },
  {
    rule: "list.my-open-items",
    intent: "list_tasks",
    pattern:
      "^ (show:base me? | question isword?) {filters ('all' | 'of' | 'only' | 'just')* my (openstate | notdone | donestate | 'overdue' | 'outstanding' | priorityword | 'priority' | 'remaining' | 'upcoming' | 'latest' | 'next' | 'due')+ (itemnoun | 'work') ...?}",
    weight: 5,
  },
  {
    rule: "list.how-a-day-looks-to-me",
    intent: "list_tasks",
    pattern: `^ ${ASKED} (("how's" | 'hows' | 'how' (isword | 'does' | 'do') | 'what' ('does' | 'do') | whatword) ({filters my ${DAY} date*} (${LOOKS} | 'like' | date)* | {filters (my | 'the' | 'on')* date+} (${LOOKS} | 'like' | 'hold' | 'bring')+ ('for' me)? | 'it'? ${LOOKS}+ 'like'? ('for' me)? {filters ('on' | 'for')* date+}) | isword my? {filters date+} ('busy' | 'free' | 'full' | 'packed' | 'clear' | 'booked') | 'how' ('am' i | 'are' 'we') ('looking' | 'fixed' | 'placed') {filters ('on' | 'for')+ date} | ('am' i | 'are' 'we' | 'how' ('busy' | 'full' | 'packed' | 'free' | 'bad' | 'hectic' | 'crazy' | 'tight') ('am' i | isword)) ('busy' | 'free' | 'booked' | 'clear' | 'doing' ('anything' | 'much') | my)* {filters (('on' | 'for')* date+ | my ${DAY})}) '?'? $`,
    weight: 3,
    despite: ["how-to"],
  },
  {
    rule: "list.through-my-day",
    intent: "list_tasks",
    pattern: `^ opener* (('run' | 'walk' | 'take' | 'talk' | 'go') me? ('through' | 'over') | ('catch' | 'fill' | 'brief' | 'update') me ('up' | 'in')? 'on' | ('show' | 'list') me? ) {filters (my ${DAY} | my? date)} ('again' | '?')* $`,
    weight: 5,
  },
  {
    rule: "list.the-plan",
    intent: "list_tasks",
    pattern: `^ ${ASKED} whatword isword? (my | 'the')? ('plan' | 'plans' | 'agenda' | 'rundown' | 'order') ('for' | 'on')* {filters date+} '?'? $`,
    weight: 3,
  },
  {
    rule: "list.is-one-of-mine",
    intent: "list_tasks",
    pattern: `^ (show:base me? ('if' | 'whether')?)? isword {query _+?} ('one' 'of' | 'part' 'of' | 'among' | 'listed' ('on' | 'in') | 'included' ('in' | 'on') | 'down' ('on' | 'in')) ${NAMED_LIST} (('for' | 'on')? date)* $`,
    weight: 7,
  },
  {
    rule: "list.is-something-to-do",
    intent: "list_tasks",
    pattern: `^ (show:base me? ('if' | 'whether')?)? isword {query _+?} ('something' | 'a' 'thing') 'that'? ${DUTY} ('to' 'do' | 'do') ${PLACE} $`,
    weight: 4,
  },
  {
    rule: "list.remind-me-what-is-left",
    intent: "list_tasks",
    pattern: `^ remind:base me ('again' | 'of' | 'about')* ${STANDS}`,
    weight: 11.5,
    despite: ["not-yet"],
  },
  {
    rule: "list.negative-question",
    intent: "list_tasks",
    pattern: `^ ("don't" | 'dont' | "didn't" | 'didnt' | "haven't" | 'havent' | "isn't" | 'isnt' | "aren't" | 'arent' | "wasn't" | 'wasnt' | "weren't" | "shouldn't" | "doesn't") {filters (i ('have' | 'got' | 'put' | 'add' | 'set' | 'write' | 'supposed' | 'already' | 'still')+ _*? | 'there' _*? | my _? _?) ${NOUN} ...?}`,
    weight: 8.8,
    despite: ["negated", "other-domain"],
  },
  {
    rule: "list.most-urgent",
    intent: "list_tasks",
    pattern: `${ASK} whatword isword? {filters 'the'? ('most' ('urgent' | 'important' | 'pressing') | 'urgent' | 'pressing' | 'top' 'priority' | 'high' 'priority')} (date | 'right' 'now' | 'for' | 'on' ${NAMED_LIST})* $`,
    weight: 2.4,
  },
  {
    rule: "list.am-i-done",
    intent: "list_tasks",
    pattern:
      "^ (show:base me? 'if')? 'am' i 'all'? ('done' | 'finished' | 'caught' 'up' | 'through') (('for' | 'with')+ (date | 'the' 'day' | 'everything' | 'the' 'week' | my _? (taskplural | listnoun)) | 'on' my (taskplural | listnoun))+ $",
    weight: 3.5,
  },
  {
    rule: "list.what-was-it-i-had-to-do",
    intent: "list_tasks",
    pattern: `${ASK} whatword ('was' | 'were') ('it' | 'that' | 'the' | 'those' | 'thing' | 'things' | 'stuff' | 'again')* i ('had' | 'needed' | 'wanted' | 'meant' | 'was' | 'were' | 'supposed' | 'also')+ 'to' (chorework | 'to' 'do') ...?`,
    weight: 4,
  },
  {
    rule: "list.update-me",
    intent: "list_tasks",
    pattern: `^ ('update' | 'brief' | 'fill' | 'catch') me ('in' | 'up')? ('on' | 'about') {filters (my | 'the' | date)+ _? _? ${NOUN} ...?}`,
    weight: 9.5,
  },
];
