/**
 * A wording that shows an intent: a pattern over tokens (see text/pattern) and what it adds to the score, in log-odds, before the fit (weights.ts).
 * Captures: `title` the words of a new task, `naming` the words that name tasks, `value` a new value, `filters` the words of a query.
 */
export interface Frame {
  readonly rule: string;
  /** An intent of the registry; "*" stands for each: `@` is then a trigger of that intent. */
  readonly intent: string;
  readonly pattern: string;
  readonly weight: number;
  /** What else must hold: the naming words fit a task of the context; the intent is one that needs a reference; a pronoun counts less where nothing is known that it could mean. */
  readonly needs?: "known" | "reference" | "pronoun";
  /**
   * What it is beside other requests: "statement" says how things are, and what it speaks of may begin before it; "need" tells a reason where a
   * request follows; "follow-up" changes what the request before has made; "when" says only when to remind.
   */
  readonly role?: "statement" | "need" | "follow-up" | "when";
  /** Guards that this wording is not subject to: "don't let me forget" is no refusal. */
  readonly despite?: readonly GuardReason[];
}

/** Why words that look like a command are none. */
export type GuardReason = "negated" | "hypothetical" | "how-to" | "past" | "intended" | "other-domain";

/** A wording that decides against acting. */
export interface Guard {
  readonly rule: string;
  readonly reason: GuardReason;
  readonly pattern: string;
  readonly weight: number;
  /** Intents that it does not speak against: a new task may be one for "if it rains". */
  readonly spares?: readonly string[];
}

const NOUN = "(tasknoun | listnoun)";
const NAMED_TASK = "_*? (tasknoun | itemword)";
const NAMED_LIST = "(det | poss)* _? _? _? (listnoun | taskplural)";
const NUMBERS = "('#' | number | identifier | and | ',')+";
const SHOW = "^ (show:base | show:gerund) to? me?";
const NEW = "(det | 'of')*";
const TASK = "(tasknoun | itemword | 'to' 'do')";

const adding: readonly Frame[] = [
  { rule: "add.remind-me", intent: "add_task", pattern: "^ remind:base me linker* {title ...}", weight: 7 },
  { rule: "add.remind-me-bare", intent: "add_task", pattern: "^ remind:base me $", weight: 4, role: "when" },
  { rule: "add.remind-someone", intent: "add_task", pattern: "^ remind:base {title _ ...}", weight: 4.5 },
  { rule: "add.remind-anywhere", intent: "add_task", pattern: "{title _+? punctuation?} (opener | punctuation)* remind:base me linker* {more ...}", weight: 5 },
  { rule: "add.remind-at-the-end", intent: "add_task", pattern: "{title _+?} punctuation? (opener | punctuation)* remind:base me $", weight: 4.5 },
  {
    rule: "add.alert-me",
    intent: "add_task",
    pattern:
      "^ alertme:base me ((date | number _)* ('to' | 'about' | 'that' | 'of' | 'before' | 'on') | (date | punctuation)* date (punctuation | linker)*) {title ...}",
    weight: 4.5,
  },
  { rule: "add.tell-me-to", intent: "add_task", pattern: "^ ask:base me (date | 'later' | 'again')* 'to' {title ...}", weight: 4.5 },
  { rule: "add.want-to-be-reminded", intent: "add_task", pattern: "(i | me) _? _? _? _? ('be' | 'get' | 'a') remind:past linker* {title ...}", weight: 6 },
  { rule: "add.create-task", intent: "add_task", pattern: `^ create:base me? ${NEW} {mods _*?} ${TASK} (me | 'for' me)? linker* {title ...}`, weight: 7 },
  {
    rule: "add.write-task",
    intent: "add_task",
    pattern: `^ createtext:base me? ${NEW} (date | priorityword 'priority'? | 'new')* ${TASK} ('to' | 'for' | 'about' | 'called' | 'named' | 'that' | ':')+ {title ...}`,
    weight: 6,
  },
  { rule: "add.create-task-bare", intent: "add_task", pattern: `^ create:base me? ${NEW} {mods _*?} tasknoun $`, weight: 5.5 },
  {
    rule: "add.create-a-remind",
    intent: "add_task",
    pattern: "^ create:base me? indefinite remind:base (me | 'for' me)? linker+ {title ...}",
    weight: 6,
  },
  { rule: "add.how-about-a-reminder", intent: "add_task", pattern: "^ gerundopener indefinite {mods _*?} remindernoun linker* {title ...?}", weight: 7.5 },
  {
    rule: "add.give-me-a-reminder",
    intent: "add_task",
    pattern: `^ (give:base | create:base) me? indefinite {mods _*?} tasknoun (me | 'for' me)? linker* {title ...}`,
    weight: 7,
  },
  { rule: "add.give-me-a-reminder-bare", intent: "add_task", pattern: `^ (give:base | create:base) me? indefinite {mods _*?} tasknoun $`, weight: 7 },
  {
    rule: "add.need-reminding-anywhere",
    intent: "add_task",
    pattern: `{title _+?} punctuation? (opener | punctuation)* (create:base | give:base) me? indefinite {mods _*?} remindernoun linker* {more ...?}`,
    weight: 4.5,
  },
  { rule: "add.put-on-list", intent: "add_task", pattern: `^ (add:base | put:base) {title _+} into {list ${NAMED_LIST} ('of' ...)?} ...? $`, weight: 7 },
  {
    rule: "add.put-on-list-what",
    intent: "add_task",
    pattern: `^ (add:base | put:base) into {list ${NAMED_LIST}} (punctuation | 'that' | i ('need' | 'want') 'to'?)* {title ...}`,
    weight: 7,
  },
  {
    rule: "add.want-added",
    intent: "add_task",
    pattern: `^ (i | "i'd" | give)+ ('need' | 'want' | 'would' 'like' | 'like' | 'love')* {title _+?} (isword | 'to' 'be')? (addbare:participle | create:participle | put:participle) into {list ${NAMED_LIST}} $`,
    weight: 7.2,
  },
  { rule: "add.list-add", intent: "add_task", pattern: `^ {list ${NAMED_LIST}} punctuation? opener* addbare:base {title ...}`, weight: 6 },
  { rule: "add.to-list-put", intent: "add_task", pattern: `^ into {list ${NAMED_LIST}} punctuation? opener* (add:base | put:base) {title ...}`, weight: 7 },
  {
    rule: "add.put-on-list-anywhere",
    intent: "add_task",
    pattern: `{title _+?} (punctuation | 'and' | 'so' | 'if' | 'then' | opener) (opener | punctuation | i | auxiliary)* (addbare:base | 'put' | 'include' | 'throw' | 'stick') it (into _*? (${NOUN} | 'there' | 'it' | 'mine') ...? | ('too' | 'there' | 'now' | 'also' | 'please' | date)* $)`,
    weight: 7.6,
    despite: ["intended"],
  },
  {
    rule: "add.if-not-add",
    intent: "add_task",
    pattern: "('if' | 'but') _*? (negation | 'not' | \"isn't\" | \"aren't\" | 'isnt' | 'arent') _*? (addbare:base | 'put' | 'include') (it ...? | $)",
    weight: 7.7,
    despite: ["hypothetical"],
  },
  {
    rule: "add.unless-there",
    intent: "add_task",
    pattern: "(addbare:base | 'put' | 'include') it (into _? _? listnoun)? 'if' _*? (negation | 'not' | \"isn't\" | \"aren't\" | 'isnt' | 'arent')",
    weight: 7.7,
    despite: ["hypothetical"],
  },
  {
    rule: "add.list-should-have",
    intent: "add_task",
    pattern: `^ {list ${NAMED_LIST}} ('should' | 'must' | 'needs' | obligation) opener* ('have' | 'include' | 'contain' | 'to' | 'has')+ {title ...}`,
    weight: 5,
  },
  {
    rule: "add.should-be-on-list",
    intent: "add_task",
    pattern: `^ {title _+?} ('should' | 'needs' | 'must' | 'has' | obligation) 'to'? 'be' ('added' | 'put' | 'placed')? into {list ${NAMED_LIST}} $`,
    weight: 5,
  },
  {
    rule: "add.dont-let-me-forget",
    intent: "add_task",
    pattern: "(negation | 'not') 'let' me forget:base linker* {title ...}",
    weight: 7,
    despite: ["negated"],
  },
  {
    rule: "add.must-not-forget",
    intent: "add_task",
    pattern: "(i | 'sure' | 'want' | 'so') opener* (negation | 'not' | 'to') ('want' | 'to' | 'wanna' | 'like')* forget:base linker* {title ...}",
    weight: 5,
    despite: ["negated"],
  },
  { rule: "add.dont-forget", intent: "add_task", pattern: "^ negation forget:base linker* {title ...}", weight: 3.5, despite: ["negated"] },
  {
    rule: "add.help-remember",
    intent: "add_task",
    pattern:
      "^ ('help' me 'to'? ('remember' | 'recall') ('to' | 'that') | (('make' 'sure' | 'see' 'to' 'it') 'that'? i | obligation) 'to'? ('remember' | 'recall') linker*) {title ...}",
    weight: 5,
    despite: ["intended"],
  },
  {
    rule: "add.make-a-note",
    intent: "add_task",
    pattern: "^ (create:base | put:base | add:base | 'take') ('a' | 'me' | 'quick' | 'mental')* 'note' ('to' 'self')? linker* {title ...}",
    weight: 4.5,
  },
  { rule: "add.note-to-self", intent: "add_task", pattern: "^ 'note' 'to' ('self' | 'myself') punctuation? linker* {title ...}", weight: 5.5 },
  { rule: "add.new-task", intent: "add_task", pattern: "^ 'new' tasknoun punctuation? linker* {title ...}", weight: 6.5 },
  { rule: "add.labelled", intent: "add_task", pattern: "^ tasknoun (':' | '-' | '=') {title ...}", weight: 6 },
  { rule: "add.obligation", intent: "add_task", pattern: "^ obligation {title ...}", weight: 3, despite: ["intended"], role: "need" },
  { rule: "add.remember-to", intent: "add_task", pattern: "^ 'remember' 'to' {title ...}", weight: 4 },
  { rule: "add.bare", intent: "add_task", pattern: "^ addbare:base {title ...}", weight: 2 },
  {
    rule: "add.reminder-for",
    intent: "add_task",
    pattern:
      "^ ('quick' | 'a' | 'new' | 'small' | 'friendly' | 'another')* ('reminder' | 'todo' | 'task') (me | 'to' | 'that' | ':' | 'for' | 'about')+ {title ...}",
    weight: 4.5,
  },
  { rule: "add.need-on-list", intent: "add_task", pattern: `^ i ('need' | 'want') {title _+} ('on' | 'in') {list ${NAMED_LIST}} $`, weight: 5.5 },
  { rule: "add.list-needs", intent: "add_task", pattern: `^ {list ${NAMED_LIST}} 'needs' {title _+?} (('on' | 'in') 'it')? $`, weight: 5 },
];

const listing: readonly Frame[] = [
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
  },
  {
    rule: "list.tasks-in-a-state",
    intent: "list_tasks",
    pattern:
      "^ {filters (poss | det)* (donestate | notdone | openstate | 'overdue' | 'remaining' | 'upcoming' | 'old' | 'urgent' | priorityword 'priority'?) (taskplural | 'items') (date | 'for' | 'on' | 'due')* '?'?} $",
    weight: 7.5,
  },
  { rule: "list.show-all", intent: "list_tasks", pattern: "^ show:base me? ('everything' | 'all' | 'all' 'of' 'them' | 'them' 'all') $", weight: 3.5 },
  { rule: "list.state-alone", intent: "list_tasks", pattern: "^ {filters ('overdue' | 'unfinished' | 'due' date)} '?'? $", weight: 2.5 },
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
    despite: ["negated"],
  },
  { rule: "list.what-am-i-doing", intent: "list_tasks", pattern: "^ whatword 'am' i 'doing' {filters date+} $", weight: 4 },
  {
    rule: "list.page",
    intent: "list_tasks",
    pattern: `^ (show:base me?)? {filters ('page' number ('of' _*? ${NOUN})? | 'the'? 'next' ('page' | number ('ones' | 'more')?) | number 'more')} $`,
    weight: 4,
  },
];

const updating: readonly Frame[] = [
  { rule: "update.change-task", intent: "update_task", pattern: `^ changestrong:base {naming ${NAMED_TASK} ...?}`, weight: 7 },
  {
    rule: "update.make-it",
    intent: "update_task",
    pattern: "^ set:base {naming it} {value ('a' | 'due' | 'for' | 'to' | 'on' | 'at' | 'by' | 'as')* (date | priorityword | attribute) ...?}",
    weight: 3.5,
    needs: "pronoun",
    role: "follow-up",
  },
  {
    rule: "update.make-task",
    intent: "update_task",
    pattern: `^ set:base {naming ${NAMED_TASK} _*?} {value ('a' | 'as' | 'to')? (date | priorityword | attribute) ...?}`,
    weight: 4,
  },
  {
    rule: "complete.set-done",
    intent: "complete_task",
    pattern: "^ set:base {naming _*? (tasknoun | itemword | it | number | identifier)} as? donestate $",
    weight: 9,
  },
  {
    rule: "update.set-the-task",
    intent: "update_task",
    pattern: "^ set:base {naming ('the' | 'that' | 'this') _+? tasknoun} ('to' | 'for' | 'as' | 'at' | date | priorityword | 'top' | 'repeat') ...?",
    weight: 9,
  },
  { rule: "update.set-task-number", intent: "update_task", pattern: `^ set:base {naming tasknoun ${NUMBERS}} {value ...}`, weight: 9 },
  {
    rule: "update.phrasal",
    intent: "update_task",
    pattern:
      "^ ('put' | 'push' | 'move' | 'bring' | 'hold') {naming _*? (tasknoun | itemword | it | number | identifier)} ('off' | 'back' | 'forward' | 'up' | 'out' | 'ahead') {value ...}?",
    weight: 7.5,
  },
  {
    rule: "update.phrasal-known",
    intent: "update_task",
    pattern: "^ ('put' | 'push' | 'move' | 'bring' | 'hold') {naming _+?} ('off' | 'back' | 'forward' | 'up' | 'out' | 'ahead') {value ...}?",
    weight: 5.5,
    needs: "known",
  },
  { rule: "update.make-due", intent: "update_task", pattern: "^ set:base {naming _+?} {value 'due' ...}", weight: 5.5, needs: "known" },
  {
    rule: "update.is-due",
    intent: "update_task",
    pattern: "^ {naming _+?} isword ('now')? {value 'due' (date | 'on' | 'by' | 'at')+} ('now' | 'instead')* $",
    weight: 4.5,
    needs: "known",
  },
  {
    rule: "update.priority-of-known",
    intent: "update_task",
    pattern: "^ (changestrong:base | set:base) {naming _+?} ('priority' | 'due' 'date' | 'deadline') ('to' | 'as' | ':' | '=')* {value ...}",
    weight: 5.6,
    needs: "known",
  },
  {
    rule: "update.give-known",
    intent: "update_task",
    pattern: "^ 'give' {naming _+?} ('a' | 'an' | 'the') (priorityword | attribute | 'due') ...",
    weight: 5.5,
    needs: "known",
  },
  { rule: "update.number-value", intent: "update_task", pattern: `^ {naming tasknoun ${NUMBERS}} {value priorityword 'priority'?} $`, weight: 3.5 },
  {
    rule: "update.retitle-number",
    intent: "update_task",
    pattern: `^ retitle:base {naming tasknoun? ('#' | number | identifier)+} punctuation? {newtitle _ ...}`,
    weight: 6,
  },
  {
    rule: "update.title-known",
    intent: "update_task",
    pattern: "^ (changestrong:base | set:base) {naming _+?} titlenoun ('to' | 'as' | ':' | 'into')+ {newtitle ...}",
    weight: 7,
    needs: "known",
  },
  {
    rule: "update.attribute-on",
    intent: "update_task",
    pattern: "^ (set:base | add:base) det* attribute {value _+?} ('on' | 'for' | 'to') {naming det* _*? tasknoun} $",
    weight: 9,
  },
  { rule: "update.replace-quoted", intent: "update_task", pattern: "^ rewrite:base {naming quoted} ('to' | 'with' | 'into') {retitle ...}", weight: 6 },
  { rule: "update.change-it", intent: "update_task", pattern: "^ changeit:base {naming it} {value ...}?", weight: 4.5, needs: "pronoun", role: "follow-up" },
  {
    rule: "update.take-and-move",
    intent: "update_task",
    pattern: "^ (takeoff:base | 'grab' | 'pick' | show:base) {naming _*? tasknoun _*?} ('and' | ',')+ opener* changeit:base it {value ...}",
    weight: 9,
  },
  {
    rule: "update.change-attribute",
    intent: "update_task",
    pattern: `^ (changestrong:base | set:base) det* attribute ('of' | 'for' | 'on') {naming _*? (tasknoun | itemword | it | number | identifier)} ('to' | 'from' | 'as') {value ...}`,
    weight: 9.2,
  },
  {
    rule: "update.change-attribute-open",
    intent: "update_task",
    pattern: "^ changestrong:base det* (tasknoun? attribute | attribute tasknoun?) ('of' | 'for' | 'on') {naming _*? tasknoun ...?}",
    weight: 4.5,
  },
  {
    rule: "update.change-task-attribute",
    intent: "update_task",
    pattern: "^ changestrong:base det* (tasknoun attribute | attribute tasknoun) ('of' | 'for' | 'on') {naming ...}",
    weight: 7.3,
  },
  {
    rule: "update.change-its-attribute",
    intent: "update_task",
    pattern: "^ (changestrong:base | set:base) {naming ('its' | 'the' | 'their')} attribute ('to' | 'from' | 'as') {value ...}",
    weight: 4,
  },
  {
    rule: "update.change-attribute-known",
    intent: "update_task",
    pattern: `^ (changestrong:base | set:base) det* attribute ('of' | 'for' | 'on') {naming _+?} ('to' | 'from' | 'as') {value ...}`,
    weight: 5,
    needs: "known",
  },
  {
    rule: "update.reschedule-anywhere",
    intent: "update_task",
    pattern: `{naming ${NAMED_TASK} _*?} ('should' | 'needs' | 'need' | 'has' | 'have' | 'must' | 'want' | 'ought') 'to'? ('be' | changestrong) {value ...}?`,
    weight: 5,
  },
  { rule: "update.want-moved", intent: "update_task", pattern: `{naming ${NAMED_TASK} _*?} changestrong:participle {value ...}?`, weight: 5 },
  { rule: "update.instead-of", intent: "update_task", pattern: "^ (remind:base me | ask:base me 'to') {naming _+} 'instead' 'of' {value ...}", weight: 9 },
  { rule: "update.show-instead-of", intent: "update_task", pattern: `^ show:base {naming ${NAMED_TASK} _*?} 'instead' 'of' {value ...}`, weight: 9 },
  {
    rule: "update.add-to-reminder",
    intent: "update_task",
    pattern: "^ (add:base | put:base) {value _+} into {naming det* _*? ('reminder' | 'task' | 'alert' | 'todo')} (date)* $",
    weight: 6.9,
  },
  {
    rule: "update.retitle",
    intent: "update_task",
    pattern: `^ retitle:base {naming _*? (tasknoun | itemword | it | number | identifier | quoted) _*?} ('to' | 'as' | 'into' | ':' | '=') {newtitle ...}`,
    weight: 9.5,
  },
  {
    rule: "update.retitle-known",
    intent: "update_task",
    pattern: "^ retitle:base {naming _+?} ('to' | 'as' | 'into' | ':' | '=') {newtitle ...}",
    weight: 6,
    needs: "known",
  },
  {
    rule: "update.title-of",
    intent: "update_task",
    pattern: "^ (changestrong:base | set:base) det* titlenoun ('of' | 'for' | 'on') {naming _+?} ('to' | 'as' | ':' | 'into' | 'with' | 'by') {newtitle ...}",
    weight: 9.6,
  },
  {
    rule: "update.titles-to",
    intent: "update_task",
    pattern:
      "^ (changestrong:base | set:base) {naming _*? (tasknoun | itemword | it | number | identifier | quoted) _*?} det* titlenoun ('to' | 'as' | ':' | 'into') {newtitle ...}",
    weight: 9.5,
  },
  {
    rule: "update.to-say",
    intent: "update_task",
    pattern:
      "^ changestrong:base {naming _*? (tasknoun | itemword | it | number | identifier) _*?} ('to' | 'so' 'it' | 'and')+ ('say' | 'says' | 'read' | 'reads') ('that' | 'to' | ':')* {newtitle ...}",
    weight: 9.5,
  },
  {
    rule: "update.should-say",
    intent: "update_task",
    pattern:
      "^ changestrong:base {naming _*? (tasknoun | itemword | number | identifier | quoted)} punctuation? ('it' | 'the'? 'new'? titlenoun) ('should' | 'must')? ('say' | 'be' | 'read' | 'is') ('that' | ':' | 'now')* {newtitle ...}",
    weight: 9.6,
  },
  {
    rule: "update.replace-known",
    intent: "update_task",
    pattern: "^ ('change' {naming _+?} 'to' | 'replace' {naming _+?} ('with' | 'by')) {retitle ...}",
    weight: 5.5,
    needs: "known",
  },
  {
    rule: "update.description-of",
    intent: "update_task",
    pattern:
      "^ (changestrong:base | set:base | add:base) det* descriptionnoun ('of' | 'for' | 'on' | 'to') {naming _+?} ('to' | 'as' | ':' | 'saying' | 'that' | 'says') {newdescription ...}",
    weight: 9.7,
  },
  {
    rule: "update.description-to",
    intent: "update_task",
    pattern: "^ (changestrong:base | set:base) {naming _+?} descriptionnoun ('to' | 'as' | ':' | 'saying') {newdescription ...}",
    weight: 9.6,
  },
  {
    rule: "update.add-description",
    intent: "update_task",
    pattern:
      "^ (add:base | put:base) det* descriptionnoun ('that' | ':' | 'saying' | 'of')? {newdescription _+} ('to' | 'on' | 'for') {naming det* _*? (tasknoun | it | number | identifier)} $",
    weight: 10.2,
  },
  {
    rule: "update.mark-priority",
    intent: "update_task",
    pattern:
      "^ (mark:base | set:base | changestrong:base) {naming _*? (tasknoun | itemword | it | number | identifier)} ('as' | 'to' | 'a')* {value priorityword 'priority'?} $",
    weight: 8.5,
  },
  {
    rule: "update.mark-priority-known",
    intent: "update_task",
    pattern: "^ (mark:base | set:base | changestrong:base) {naming _+?} ('as' | 'to' | 'a')* {value priorityword 'priority'?} $",
    weight: 5.2,
    needs: "known",
  },
  {
    rule: "update.by-number",
    intent: "update_task",
    pattern: `^ (changestrong:base | set:base) {naming ${NUMBERS}} ('to' | 'from' | 'by' | 'until' | 'back' | 'forward') {value ...}`,
    weight: 3.5,
  },
  {
    rule: "update.mark-not-done",
    intent: "update_task",
    pattern: "^ (mark:base {naming _+?} (as | 'back')? notdone | markas:base {naming _+?} ('as' | 'back' 'to' | 'status' 'to') (notdone | openstate))",
    weight: 9,
    despite: ["negated"],
  },
  { rule: "update.reopen", intent: "update_task", pattern: `^ reopen:base {naming ${NAMED_TASK} ...?}`, weight: 7 },
  { rule: "update.reopen-it", intent: "update_task", pattern: "^ reopen:base {naming it}", weight: 4 },
];

const completing: readonly Frame[] = [
  {
    rule: "complete.mark-done",
    intent: "complete_task",
    pattern: "^ (mark:base {naming _+?} as? donestate | markas:base {naming _+?} 'as' donestate)",
    weight: 6.5,
  },
  {
    rule: "complete.put-a-check",
    intent: "complete_task",
    pattern:
      "^ ('put' | 'place' | 'add' | 'make') ('a' | 'an')? ('check' | 'tick' | 'checkmark' | 'cross') 'mark'? ('next' 'to' | 'beside' | 'by' | 'on' | 'against' | 'off') {naming ...}",
    weight: 8,
  },
  { rule: "complete.got-it-done", intent: "complete_task", pattern: "^ i ('got' | 'have' | 'had' | 'get') {naming _*? tasknoun _*?} donestate", weight: 6 },
  { rule: "complete.task-accomplished", intent: "complete_task", pattern: "^ tasknoun {naming _+} donestate $", weight: 5.5 },
  { rule: "complete.mark-as-done-reversed", intent: "complete_task", pattern: "^ mark:base as? donestate {naming ...}", weight: 5 },
  {
    rule: "complete.cross-off-list",
    intent: "complete_task",
    pattern: `^ (completestrong:base | crossoff:base off | crossoff:base | complete:base) {naming _+} (from | 'on' | 'in')+ {list ${NAMED_LIST}}`,
    weight: 7,
  },
  { rule: "complete.cross-off", intent: "complete_task", pattern: "^ crossoff:base off {naming ...}", weight: 3.5 },
  {
    rule: "complete.report-known",
    intent: "complete_task",
    pattern: "^ i? ('just' | 'already' | 'have' | 'am' | 'all')* (complete:past | complete:participle | donestate) 'with'? {naming ...}",
    weight: 5,
    needs: "known",
  },
  {
    rule: "complete.known-is-done",
    intent: "complete_task",
    pattern: "^ {naming _+?} (isword | 'has' | 'have' | 'been' | 'all' | 'now')+ donestate (date | 'now' | 'already' | 'finally')* $",
    weight: 5,
    needs: "known",
    role: "statement",
  },
  { rule: "complete.done-number", intent: "complete_task", pattern: `^ donestate punctuation? {naming ${NUMBERS}} $`, weight: 4 },
  {
    rule: "complete.number-done",
    intent: "complete_task",
    pattern: `^ {naming ${NUMBERS}} (isword | 'has' 'been')? donestate`,
    weight: 3.5,
    role: "statement",
  },
  {
    rule: "complete.all-is-done",
    intent: "complete_task",
    pattern: `^ {naming ('all' | 'everything' | 'they' 'all' | 'all' 'of' ('them' | 'it' | 'those') | 'both' | 'the' 'whole' 'list')} ('have' | 'has' | 'been' | isword | 'now' | 'already' | 'just')+ donestate (('on' | 'in') {list ${NAMED_LIST}})? $`,
    weight: 4.5,
    role: "statement",
  },
  {
    rule: "complete.mark-on-list",
    intent: "complete_task",
    pattern: `^ ('check' | 'tick' | 'mark' | 'cross') {naming ('the' | 'this' | 'that') _+?} ('on' | 'in') {list ${NAMED_LIST}} $`,
    weight: 8.5,
  },
  { rule: "complete.cross-it-off", intent: "complete_task", pattern: `^ crossoff:base {naming _+?} off $`, weight: 4 },
  { rule: "complete.task", intent: "complete_task", pattern: `^ opener* 'already'? complete:base {naming ${NAMED_TASK} ...?}`, weight: 6 },
  {
    rule: "complete.report-task",
    intent: "complete_task",
    pattern: `^ i? ('just' | 'already' | 'have' | 'am' | 'all')* (complete:past | complete:participle | donestate) 'with'? {naming ${NAMED_TASK} ...?}`,
    weight: 6,
  },
  {
    rule: "complete.task-is-done",
    intent: "complete_task",
    pattern: `^ {naming _*? (tasknoun | listnoun) _*?} (isword | 'has' | 'have' | 'been' | 'just' | 'all' | ':' | '-' | 'now')+ donestate`,
    weight: 5.5,
    role: "statement",
  },
  { rule: "complete.task-completed", intent: "complete_task", pattern: `^ tasknoun donestate punctuation? {naming ...}`, weight: 6 },
];

const deleting: readonly Frame[] = [
  { rule: "delete.task", intent: "delete_task", pattern: `^ delete:base {naming _*? ${TASK} ...?}`, weight: 7 },
  { rule: "delete.list", intent: "delete_task", pattern: `^ delete:base {naming ${NAMED_LIST} ...?}`, weight: 6 },
  { rule: "delete.from-list", intent: "delete_task", pattern: `^ delete:base {naming _+} (from | 'on' | 'in')+ {list ${NAMED_LIST}}`, weight: 7 },
  {
    rule: "delete.stop-reminding",
    intent: "delete_task",
    pattern: "^ ('stop' | 'quit' | 'cease' | 'no' 'more') remind:gerund me linker* {naming ...}",
    weight: 6.5,
    despite: ["negated"],
  },
  { rule: "delete.take-off-list", intent: "delete_task", pattern: `^ takeoff:base off? {naming _+} from+ {list ${NAMED_LIST}}`, weight: 7 },
  { rule: "delete.list-delete", intent: "delete_task", pattern: `^ {list ${NAMED_LIST}} punctuation? opener* deletestrong:base {naming ...}`, weight: 5 },
  {
    rule: "delete.make-blank",
    intent: "delete_task",
    pattern:
      "^ (set:base | create:base) ('sure' 'that'?)? {naming _*? listnoun} isword? ('completely' | 'totally' | 'all')? ('blank' | 'empty' | 'clear' | 'clean' | 'cleared' | 'emptied')",
    weight: 9,
  },
  {
    rule: "delete.can-be-deleted",
    intent: "delete_task",
    pattern: `^ {naming ${NAMED_TASK} _*?} ('can' | 'should' | 'must' | 'could' | 'needs' 'to' | 'need' 'to' | 'has' 'to' | 'may') 'be' deletestrong:participle`,
    weight: 6.5,
  },
  {
    rule: "delete.no-longer-needed",
    intent: "delete_task",
    pattern: `^ i? (negation | 'no' 'longer')? ('need' | 'want' | 'require') {naming _*? ${NOUN} _*?} ('anymore' | 'any' 'more' | 'any' 'longer' | 'now')`,
    weight: 6,
    despite: ["negated"],
  },
  {
    rule: "delete.no-longer-on-list",
    intent: "delete_task",
    pattern: `^ i? (negation | 'no' 'longer') ('need' | 'want' | 'require') {naming _+?} into {list ${NAMED_LIST}}`,
    weight: 5,
    despite: ["negated"],
  },
  {
    rule: "delete.not-needed",
    intent: "delete_task",
    pattern: "^ i? (negation | 'no' 'longer') ('need' | 'want' | 'require') 'to'? {naming _+?} ('anymore' | 'any' 'more' | 'any' 'longer') ...?",
    weight: 2.5,
    despite: ["negated"],
  },
];

const identity: readonly Frame[] = [
  {
    rule: "identity.who-am-i",
    intent: "identity_query",
    pattern: "who ami (loggedin | 'logged' | 'signed' | 'here' | 'to' 'you' | 'according' | 'in' 'your' | 'again' | 'as' | 'currently' | 'right' | $)",
    weight: 8,
  },
  { rule: "identity.whoami", intent: "identity_query", pattern: "^ 'whoami' $", weight: 7 },
  {
    rule: "identity.my-name",
    intent: "identity_query",
    pattern: "asking _*? my ('own' | 'current' | 'full' | 'real' | 'user' | 'display' | 'first' | 'last' | 'actual' | 'legal' | 'given')* personname",
    weight: 5,
    despite: ["how-to"],
  },
  {
    rule: "identity.my-profile",
    intent: "identity_query",
    pattern: "^ (asking | show:base me? | question)+ _? my ('current' | 'own')* profilenoun",
    weight: 5,
  },
  {
    rule: "identity.name-on-account",
    intent: "identity_query",
    pattern: "(asking | show:base | question) _*? (personname | profilenoun) ('on' | 'for' | 'of' | 'in' | 'under') my ('account' | profilenoun)",
    weight: 6,
  },
  {
    rule: "identity.logged-in",
    intent: "identity_query",
    pattern: "who isword? 'currently'? loggedin ('right' 'now' | 'now' | 'here' | 'at' 'the' 'moment')? $",
    weight: 6,
  },
  {
    rule: "identity.current-user",
    intent: "identity_query",
    pattern: "(who | question | show:base) _? _? 'current' ('user' | 'account' | 'login')",
    weight: 6,
  },
  { rule: "identity.spell-my-name", intent: "identity_query", pattern: "^ ('spell' 'out'? | 'pronounce' | 'repeat' | 'say') my personname", weight: 5 },
  { rule: "identity.my-name-would-be", intent: "identity_query", pattern: "^ my 'own'? personname (isword | 'would' 'be')? $", weight: 4 },
  { rule: "identity.say-i-am", intent: "identity_query", pattern: "^ who _+ ami $", weight: 5 },
  {
    rule: "identity.how-named",
    intent: "identity_query",
    pattern: "'how' ami ('named' | 'called' | 'listed' | 'saved' | 'registered' | 'known')",
    weight: 5,
    despite: ["how-to"],
  },
  {
    rule: "identity.signed-up-with",
    intent: "identity_query",
    pattern:
      "question ('email' | 'e-mail' | 'account' | profilenoun | personname) _? i _? ('using' | 'use' | 'sign' 'up' | 'sign' 'in' | 'log' 'in' | 'on' | 'register' | 'under')",
    weight: 6,
  },
  { rule: "identity.name-is-what", intent: "identity_query", pattern: "my personname _*? (question | 'how')", weight: 5 },
  { rule: "identity.name-you-have", intent: "identity_query", pattern: "personname 'you' _*? me _*? question", weight: 5 },
  {
    rule: "identity.which-account",
    intent: "identity_query",
    pattern: "question _? ('account' | 'user' | 'profile' | personname) (ami | 'is' 'this' | 'do' i 'use' | 'do' i 'have' | 'are' 'we')",
    weight: 4.5,
  },
  { rule: "identity.name-for-me", intent: "identity_query", pattern: "asking _*? personname _*? (me | ami | 'mine')", weight: 5 },
  { rule: "identity.call-me", intent: "identity_query", pattern: "asking _*? you _*? callverb me", weight: 5.5, despite: ["how-to"] },
  { rule: "identity.call-me-what", intent: "identity_query", pattern: "you _*? callverb me _*? question", weight: 5.5 },
  {
    rule: "identity.saved-under",
    intent: "identity_query",
    pattern: "question _*? me ('saved' | 'listed' | 'stored' | 'registered' | 'down') ('under' | 'as' | 'by' | 'in')",
    weight: 4.5,
  },
  {
    rule: "identity.logged-in-as",
    intent: "identity_query",
    pattern: "(question | asking | 'am' i | 'whose' | 'if' | 'under') _*? (ami | 'i') loggedin",
    weight: 8,
  },
  {
    rule: "identity.am-i-logged-in",
    intent: "identity_query",
    pattern: "^ ('am' i | 'are' 'we') (loggedin | 'using' | 'signed') ('in' | 'as' | 'to' | 'with' | 'under' | 'on')+ ...?",
    weight: 6,
  },
  {
    rule: "identity.call-me-a-name",
    intent: "identity_query",
    pattern: "^ auxiliary you callverb me ('by' | 'a' | 'any' | 'some' | 'the' | 'my') _*? personname",
    weight: 5.5,
  },
];

/** What holds for the triggers of any intent, so that a new intent is new data alone. */
const general: readonly Frame[] = [
  { rule: "trigger.task", intent: "*", pattern: "^ @:base {naming _*? @object ...?}", weight: 5 },
  { rule: "trigger.pronoun", intent: "*", pattern: "^ @:base {naming it} $", weight: 3, needs: "reference" },
  {
    rule: "trigger.identifier",
    intent: "*",
    pattern: "^ @:base {naming (det | '#' | 'id' | ':' | number | identifier | and | ',')+} $",
    weight: 3.5,
    needs: "reference",
  },
  {
    rule: "trigger.all",
    intent: "*",
    pattern: "^ @:base {naming ('everything' | 'all' | 'them' 'all' | 'all' 'of' ('them' | 'it' | 'those'))} $",
    weight: 3,
    needs: "reference",
  },
  { rule: "trigger.known-title", intent: "*", pattern: "^ @:base {naming ...}", weight: 5, needs: "known" },
  { rule: "trigger.alone", intent: "*", pattern: "^ @:base $", weight: 1.2 },
];

export const frames: readonly Frame[] = [...adding, ...listing, ...updating, ...completing, ...deleting, ...identity, ...general];

/** What speaks for no intent at all; the strongest that holds is what an intent has to beat. */
export const guards: readonly Guard[] = [
  { rule: "not.refused", reason: "negated", pattern: "^ (i | you)? negation ...", weight: 14 },
  { rule: "not.wanted", reason: "negated", pattern: "^ (i | you)? _? negation ('want' | 'need' | 'like' | 'wish' | 'mean') ...", weight: 14 },
  { rule: "not.real", reason: "hypothetical", pattern: "^ hypothesis ...", weight: 12 },
  {
    rule: "not.on-condition",
    reason: "hypothetical",
    pattern:
      "_ _+ ('if' | 'unless' | 'in' 'case' | 'once' | 'as' 'soon' 'as' | 'provided' | 'when') ('i' | 'we' | 'it' | 'he' | 'she' | 'they' | 'my' _ | 'the' _ | 'anyone' | 'somebody' | 'nobody' | 'someone') _ ...?",
    weight: 11,
    spares: ["add_task", "list_tasks", "identity_query"],
  },
  {
    rule: "not.on-condition-first",
    reason: "hypothetical",
    pattern: "^ ('when' | 'once' | 'as' 'soon' 'as' | 'after' | 'until') (subject | 'it' | 'he' | 'she' | 'they' | det _) ...",
    weight: 11,
    spares: ["add_task", "identity_query"],
  },
  { rule: "not.asked-how", reason: "how-to", pattern: "^ howto ...", weight: 14 },
  {
    rule: "not.other-list",
    reason: "other-domain",
    pattern: "^ (show:base me? (det | poss)* _? | (create:base | delete:base | change:base) me? ((det | poss)+ _?)?) otherlist",
    weight: 8,
  },
  {
    rule: "not.on-other-list",
    reason: "other-domain",
    pattern: "^ (add:base | put:base | delete:base | takeoff:base) _+ (into | from | 'on' | 'in')+ (det | poss)* _? otherlist $",
    weight: 8,
  },
  {
    rule: "not.asked-of-other-list",
    reason: "other-domain",
    pattern: "^ (question | haveaux | isword) _? (det | poss | 'on' | 'in' | i)* _? otherlist",
    weight: 8,
  },
  { rule: "not.is-on-other-list", reason: "other-domain", pattern: "^ (question | haveaux | isword) _+ ('on' | 'in') (det | poss)* _? otherlist $", weight: 8 },
  { rule: "not.other-noun", reason: "other-domain", pattern: "^ (addbare:base | delete:base | change:base) (det | poss)+ _? othernoun", weight: 4 },
  {
    rule: "not.shown-elsewhere",
    reason: "other-domain",
    pattern: "^ show:base me? (det | poss)* othernoun (number | 'number' | 'from' | 'by' | 'in' | $)",
    weight: 7,
  },
  { rule: "not.feed", reason: "other-domain", pattern: "^ alertme:base me _? _? (feednoun | _ feednoun | _ _ feednoun)", weight: 6 },
  {
    rule: "not.added-elsewhere",
    reason: "other-domain",
    pattern: "^ addbare:base _+? ('to' | 'as' | 'into' | 'onto' | 'and') ((det | poss | number | 'a' | it | 'taste')+ _* | othernoun _*) $",
    weight: 3,
  },
  { rule: "not.needs-to-know", reason: "other-domain", pattern: "^ obligation noduty", weight: 3.5 },
  { rule: "not.taking-leave", reason: "other-domain", pattern: "^ obligation ('go' | 'run' | 'leave' | 'head' 'out' | 'be' 'going') $", weight: 6 },
  {
    rule: "not.reminded-of-a-fact",
    reason: "other-domain",
    pattern: "^ remind:base me ('again' | 'of' | 'about')? ('what' | \"what's\" | 'which' | 'who' | \"who's\" | 'how' 'many' | 'how' 'much' | 'why' | 'whats')",
    weight: 9,
  },
  {
    rule: "not.travel-alert",
    reason: "other-domain",
    pattern: "('alert' | 'alerts') _*? ('travel' | 'traveling' | 'travelling' | 'weather' | 'traffic' | 'storm' | 'storms' | 'visiting')",
    weight: 8,
  },
  {
    rule: "not.travel-warning",
    reason: "other-domain",
    pattern: "('travel' | 'weather' | 'traffic' | 'security' | 'safety' | 'smog' | 'fraud') _? _? ('alert' | 'alerts')",
    weight: 8,
  },
  {
    rule: "not.needs-help",
    reason: "other-domain",
    pattern: "^ ('i' ('need' | 'want' | 'would' 'like')) ('help' | 'info' | 'information' | 'advice' | 'assistance')",
    weight: 8,
  },
  { rule: "not.who-is-this", reason: "other-domain", pattern: "who ami ('speaking' | 'talking' | 'chatting' | 'dealing' | 'conversing')", weight: 9 },
  { rule: "not.your-name", reason: "other-domain", pattern: "('your' | 'you') _? _? personname", weight: 3 },
  { rule: "not.new-name", reason: "other-domain", pattern: "^ (changestrong:base | set:base | rename:base) _*? personname", weight: 8 },
  { rule: "not.call-me", reason: "other-domain", pattern: "^ rename:base me", weight: 8 },
  { rule: "not.other-alert", reason: "other-domain", pattern: "otheralert", weight: 8 },
  { rule: "not.yet", reason: "intended", pattern: "^ obligation complete:base", weight: 8 },
  {
    rule: "not.done-yet",
    reason: "negated",
    pattern:
      "(\"isn't\" | 'isnt' | \"aren't\" | 'arent' | 'not' | \"hasn't\" | 'hasnt' | \"haven't\" | 'havent' | \"wasn't\" | 'never' | \"didn't\" | 'didnt' | 'no' 'longer') _? _? donestate",
    weight: 14,
  },
  {
    rule: "not.asked-whether-done",
    reason: "other-domain",
    pattern: "^ ('did' | 'have' | 'has' | 'had' | 'was' | 'were') (i | 'you' | 'he' | 'she' | 'they' | 'it' | 'anyone' | 'somebody') ...",
    weight: 5.5,
  },
  { rule: "not.done-asked", reason: "other-domain", pattern: "donestate '?'", weight: 9 },
  { rule: "not.report-asked", reason: "other-domain", pattern: "^ i _*? (complete:past | complete:participle) _+ '?'", weight: 9 },
  {
    rule: "not.when-i-did",
    reason: "past",
    pattern: "^ ('when' | 'after' | 'before' | 'once' | 'while') i (complete:past | delete:past | add:past | change:past | create:past)",
    weight: 9,
  },
  {
    rule: "not.attribute-alone",
    reason: "other-domain",
    pattern: "^ delete:base det* (attribute | 'tag' | 'tags' | 'reminder' 'time' | 'subtask' | 'attachment') ('of' | 'from' | 'on' | 'for') ...",
    weight: 12,
  },
  { rule: "not.tag-alone", reason: "other-domain", pattern: "^ delete:base ('#' _ | det* _ 'tag') 'from' ...", weight: 12 },
  {
    rule: "not.have-you",
    reason: "past",
    pattern: "^ ('have' | 'did' | 'had' | 'are') 'you' ('going' 'to')? (delete | complete | change | create) ...",
    weight: 9,
  },
  {
    rule: "not.plan-to-finish",
    reason: "intended",
    pattern:
      "^ (\"let's\" | 'lets' | 'let' 'us' | 'time' 'to' | 'help' me 'to'? | i ('want' | 'need' | 'hope' | 'plan' | 'wish' | 'try' | 'like' | 'have') 'to' | i 'would' 'like' 'to' | \"i'd\" 'like' 'to' | i 'wanna' | i 'should') dowork:base",
    weight: 9,
  },
  { rule: "not.what-it-is", reason: "how-to", pattern: "^ (('what' isword | \"what's\" | 'whats') ('a' | 'an') | 'what' 'a') tasknoun $", weight: 10 },
  { rule: "not.what-it-does", reason: "how-to", pattern: "^ 'what' ('does' | 'do' ('the' | 'these' | 'those')) _* ('do' | 'mean') $", weight: 9 },
  {
    rule: "not.what-can-be-done",
    reason: "other-domain",
    pattern: "^ question _*? ('can' | 'could') (i | 'you' | 'ai' | 'one' | 'a' | 'people') ...",
    weight: 8,
  },
  {
    rule: "not.who-did",
    reason: "past",
    pattern: "^ ('who' | 'when' 'did' _) (delete:past | create:past | change:past | complete:past | add:past | 'add' | 'delete' | 'complete' | 'create')",
    weight: 9,
  },
  { rule: "not.tasks-of-others", reason: "other-domain", pattern: "tasknoun 'of' ('a' | 'an' | 'the')", weight: 7.5 },
  {
    rule: "not.added-person",
    reason: "other-domain",
    pattern: "^ addbare:base (me | 'him' | 'her' | 'them' | 'up' | 'insult' | 'fuel' | number and number)",
    weight: 6,
  },
  {
    rule: "not.alike",
    reason: "other-domain",
    pattern: "^ ('you' | 'this' | 'that' | 'it' | 'he' | 'she' | 'they' | det _) (remind:base | remind:third) (me | 'him' | 'her')",
    weight: 9,
  },
  {
    rule: "not.manner-of-speaking",
    reason: "other-domain",
    pattern:
      "^ obligation ('probably' | 'really' | 'just')? ('be' ('honest' | 'dreaming' | 'going' | 'kidding' | 'joking' | 'crazy' | 'clear' | 'fair' | 'frank' | 'off') | 'go' ('now' | ',' | 'bye') | 'run' ',' | 'disagree' | 'agree' | 'think' 'about' 'it' | 'ask' 'you' | 'shut' 'up' | 'apologize' | 'thank' 'you' | 'wonder' | 'tell' 'you' | 'warn' 'you')",
    weight: 6,
  },
  {
    rule: "not.part-of-a-text",
    reason: "other-domain",
    pattern:
      "^ _ det* ('line' | 'row' | 'column' | 'page' | 'slide' | 'cell' | 'chapter' | 'version' | 'question' | 'paragraph' | 'room' | 'step' | 'level' | 'file' | 'track' | 'channel' | 'episode') number",
    weight: 8,
  },
  {
    rule: "not.about-the-app",
    reason: "other-domain",
    pattern:
      "^ ('does' | 'do' | 'can' | 'is' | 'are') ('this' | 'the' | 'your' | 'these') ('app' | 'tool' | 'bot' | 'program' | 'assistant' | 'software' | 'website')",
    weight: 9,
  },
  {
    rule: "not.history",
    reason: "other-domain",
    pattern: "^ ('who' | 'when' | 'why') ('invented' | 'created' | 'made' | 'discovered' | 'built') ('the' | 'a')",
    weight: 9,
  },
  {
    rule: "not.pointing-elsewhere",
    reason: "other-domain",
    pattern: "^ (changestrong:base | set:base | delete:base) ('this' | 'that' | 'the') othernoun",
    weight: 6,
  },
  {
    rule: "not.it-elsewhere",
    reason: "other-domain",
    pattern: "(addbare:base | 'put' | 'save' | 'store') it into (det | poss)* _? otherlist",
    weight: 10,
  },
  {
    rule: "not.sum",
    reason: "other-domain",
    pattern:
      "^ (addbare:base | show:base me? | delete:base) (number | numeral)+ (('and' | 'plus' | 'to' | ',' | 'with' | 'from' | 'by')+ (number | numeral)+)+ ...?",
    weight: 6,
  },
  { rule: "not.total", reason: "other-domain", pattern: "^ addbare:base _*? ('total' | 'sum' | 'average' | 'up')", weight: 4 },
  {
    rule: "not.contact",
    reason: "other-domain",
    pattern: "^ addbare:base _*? ('contact' | 'contacts' | 'address' 'book' | 'phone' 'book')",
    weight: 4,
  },
  {
    rule: "not.about-you",
    reason: "other-domain",
    pattern: "('call' | 'calling' | ('refer' | 'referring' | 'refering') 'to' | 'address' | 'addressing' | 'greet' | 'greeting') ('you' | 'yourself')",
    weight: 8,
  },
  {
    rule: "not.when-something-happens",
    reason: "other-domain",
    pattern: "^ (alertme:base | ask:base) me ('when' | 'if' | 'once' | 'whenever') ...",
    weight: 5,
  },
  { rule: "not.list-of-others", reason: "other-domain", pattern: "^ question listnoun ... othernoun", weight: 8 },
  { rule: "not.dialogue", reason: "other-domain", pattern: "^ cancelreply $", weight: 3 },
];
