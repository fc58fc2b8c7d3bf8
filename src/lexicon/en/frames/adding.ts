import type { Frame } from "../../frame.ts";
import { DEED, NAMED_LIST, NEW, NOUN, TASK } from "./stretches.ts";

/** What sets a title apart from the words that announce it. */
const COLON = "(':' | '-' | '–' | '—' | '=')+";
/** "groceries" and "shopping" for the list of them. */
const GROCERIES = "((det | poss)* groceriesword)";
/** When a reminder is to come, between it and what it is for. */
const WHEN = "(date | ('at' | 'on' | 'for' | 'by' | 'in') date | 'at' number | 'later' | 'again')*";

/** What leads from something that is told to the wish to have it kept: "the tyres are worn, *so please* put that down". */
const JOINT = "(punctuation | 'and' | 'so' | 'if' | 'then' | opener)";
const TOLD_BEFORE = "('it' | 'that' | 'this' | 'them' | 'those' | 'these' | 'one')";
/** Verbs that keep what was told by themselves, and all that do so with a place behind them. */
const NOTE = "(addbare:base | keepsake:base)";
const KEEP = "(addbare:base | keepsake:base | stow:base)";
const SPOT = `('down' | 'in' | 'on' 'there' | 'there' | 'somewhere' | 'too' | 'also' | 'as' 'well' | 'for' me | into _*? (${NOUN} | 'there' | 'it' | 'mine'))`;
const THEN = "('for' | 'on' | 'at')? date";

/** Wordings that ask for a new task. */
export const adding: readonly Frame[] = [
  { rule: "add.remind-me", intent: "add_task", pattern: "^ remind:base me linker* {title ...}", weight: 7 },
  { rule: "add.remind-me-alone", intent: "add_task", pattern: "^ remind:base me $", weight: 5, role: "when" },
  { rule: "add.remind-someone", intent: "add_task", pattern: "^ remind:base {title _ ...}", weight: 4.5 },
  { rule: "add.remind-anywhere", intent: "add_task", pattern: "{title _+? punctuation?} (opener | punctuation)* remind:base me linker* {more ...}", weight: 5 },
  { rule: "add.remind-at-the-end", intent: "add_task", pattern: "^ {title _+?} punctuation? (opener | punctuation)* remind:base me $", weight: 4.5 },
  {
    rule: "add.alert-me",
    intent: "add_task",
    pattern:
      "^ alertme:base me ((date | number _ | ('a' | 'an' | 'half' | 'one' | 'couple' | 'few' | 'of')+ _)* ('to' | 'about' | 'that' | 'of' | 'before' | 'on') | (date | punctuation)* date (punctuation | linker)*) {title ...}",
    weight: 4.5,
  },
  {
    rule: "add.tell-me-to",
    intent: "add_task",
    pattern: "^ (ask:base me (date | 'later' | 'again')* 'to' | 'let' me 'know' ('at' | 'on' | 'by' | date)+ ('to' | 'that' | 'about')) {title ...}",
    weight: 4.5,
  },
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
  {
    rule: "add.how-about-a-reminder",
    intent: "add_task",
    pattern: "^ gerundopener indefinite {mods _*?} remindernoun linker* {title ...?}",
    weight: 7.5,
    despite: ["negated"],
  },
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
    pattern: `^ {list ${NAMED_LIST}} (('for' | 'on')? date)* ('should' | 'must' | 'needs' | obligation) opener* ('have' | 'include' | 'contain' | 'to' | 'has')+ {title ...}`,
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
    pattern: "((negation | 'not' | 'no') 'you'? 'let' me | 'make' i 'no') forget:base linker* {title ...}",
    weight: 7,
    despite: ["negated", "not-yet"],
  },
  {
    rule: "add.must-not-forget",
    intent: "add_task",
    pattern:
      "(i | 'sure' | 'want' | 'so') (opener | 'really' | 'absolutely' | 'simply')* (negation | 'not' | 'to') ('want' | 'to' | 'wanna' | 'like' | 'afford' | 'dare')* forget:base linker* {title ...}",
    weight: 5,
    despite: ["negated", "not-yet"],
  },
  {
    rule: "add.dont-forget",
    intent: "add_task",
    pattern: "^ (negation | \"don't\" | 'dont' | 'do' 'not') forget:base linker* {title ...}",
    weight: 3.5,
    despite: ["negated", "not-yet"],
  },
  {
    rule: "add.help-remember",
    intent: "add_task",
    pattern:
      "^ ('help' me 'to'? ('remember' | 'recall') ('to' | 'that') | (('make' 'sure' | 'see' 'to' 'it') 'that'? i | obligation) 'to'? ('remember' | 'recall') linker*) {title ...}",
    weight: 7,
    despite: ["intended"],
  },
  {
    rule: "add.make-a-note",
    intent: "add_task",
    pattern:
      "^ (create:base | put:base | add:base | give:base | 'take') ('a' | 'me' | 'quick' | 'mental' | 'new' | 'another' | 'short' | 'little' | 'one')* ('note' | 'memo') ('to' 'self' | 'for' me | date)* linker* {title ...}",
    weight: 4.5,
  },
  { rule: "add.note-to-self", intent: "add_task", pattern: "^ 'note' 'to' ('self' | 'myself') punctuation? linker* {title ...}", weight: 5.5 },
  {
    rule: "add.labelled",
    intent: "add_task",
    pattern:
      "^ (tasknoun 'please'? ('for' me)? (':' | '-' | '=') | ('capture' | 'inbox' | 'jot' | 'reminder' | 'ai' | 'quick' 'add' | 'add' 'one') ('for' me)? (':' | '-' | '–') | '-'? '[' 'x'? ']') {title ...}",
    weight: 6,
  },
  { rule: "add.obligation", intent: "add_task", pattern: "^ obligation addbare:base? {title ...}", weight: 3, despite: ["intended"], role: "need" },
  { rule: "add.remember-to", intent: "add_task", pattern: "^ 'remember' 'to' {title ...}", weight: 4 },
  {
    rule: "add.thing-for-list",
    intent: "add_task",
    pattern:
      "^ {title _ _? _? _?} ('on' | 'onto' | 'to' | 'for') {list (det | poss)+ listmod* (ownlist | listnoun)} ','? ('please' | 'thanks' | 'thank' 'you' | 'ta' | 'cheers') $",
    weight: 3,
  },
  {
    rule: "add.schedule-for",
    intent: "add_task",
    pattern: "^ ('schedule' | 'pencil' 'in'? | 'slot' 'in' | 'diarise') {title _ _*? ('for' | 'on' | 'at' | 'every' | 'by')? date ...?}",
    weight: 3,
  },
  {
    rule: "add.then-add-it",
    intent: "add_task",
    pattern: `^ {title _ _*? (date | ',' | '-' | '.')} (opener | punctuation)* 'add' it? (into {list ${NAMED_LIST}})? $`,
    weight: 3,
  },
  { rule: "add.dated-label", intent: "add_task", pattern: `^ ('for'? date | 'for' 'later') ${COLON} {title ${DEED} ...?}`, weight: 3 },
  { rule: "add.bare-deed", intent: "add_task", pattern: `^ addbare:base {title ${DEED} ...?}`, weight: 5 },
  { rule: "add.bare", intent: "add_task", pattern: "^ addbare:base {title ...}", weight: 2, role: "sequel" },
  {
    rule: "add.reminder-for",
    intent: "add_task",
    pattern:
      "^ ('quick' | 'a' | 'one' | 'new' | 'small' | 'friendly' | 'another' | 'simple')* ('reminder' | 'todo' | 'task') (opener | closer | punctuation)* (me | 'to' | 'that' | ':' | 'for' | 'about' | 'of')+ {title ...}",
    weight: 4.5,
  },
  { rule: "add.need-on-list", intent: "add_task", pattern: `^ i ('need' | 'want') {title _+} ('on' | 'in') {list ${NAMED_LIST}} $`, weight: 5.5 },
  {
    rule: "add.list-needs",
    intent: "add_task",
    pattern: `^ {list ${NAMED_LIST}} ('needs' | 'lacks' | 'could' 'do' 'with') {title _+?} (('on' | 'in') 'it')? $`,
    weight: 5,
  },
  {
    rule: "add.get-on-list",
    intent: "add_task",
    pattern: `^ ('get' | 'pencil') {title _+?} ('onto' | 'on' 'to' | 'on' | 'in' | 'into') {list ((poss | det)+ ('own' | 'weekly' | date)* (ownlist | listnoun) | 'my' _? _? (listnoun | taskplural))} (('for' | 'on')? date)* $`,
    weight: 6.6,
  },
  {
    rule: "add.goes-on-list",
    intent: "add_task",
    pattern: `^ {title _+?} ('belong' | 'belongs' | 'goes' | 'go' | ('should' | 'must' | 'needs' | 'need' | 'has' | 'have' | 'ought' | 'can' | obligation) 'to'? ('be' | 'go' | 'get' 'added' | 'get' 'put')) ('added' | 'put' | 'written' | 'down')? ('on' | 'onto' | 'in' | 'into' | 'to') {list ${NAMED_LIST} ('of' ...)?} $`,
    weight: 5,
  },
  {
    rule: "add.make-sure-on-list",
    intent: "add_task",
    pattern: `^ ('make' 'sure' | 'ensure' | 'see' 'to' 'it') 'that'? {title _+?} (isword | 'gets' | 'goes' | 'get' | 'go' | 'end' 'up' | 'ends' 'up' | 'make' 'it' | 'makes' 'it') ('put' | 'added')? ('on' | 'in' | 'onto' | 'to') {list ${NAMED_LIST}} $`,
    weight: 7.5,
  },
  {
    rule: "add.one-more-for-list",
    intent: "add_task",
    pattern: `^ ('another' | 'new' | 'one' | 'a' | 'more' | 'extra' | 'next' | 'last' | 'quick')+ ('one' | itemnoun | tasknoun)? ('to' ('add' | 'put' | 'go'))? ('for' | 'on' | 'to' | 'in' | 'onto') {list ${NAMED_LIST}} (punctuation | opener | 'is' | "it's" | 'its')+ {title ...}`,
    weight: 6.5,
  },
  {
    rule: "add.labelled-anew",
    intent: "add_task",
    pattern:
      "^ (('new' | 'another' | 'quick' | 'one' 'more' | 'extra' | 'also')+ (tasknoun | remindernoun | 'to' 'do') | 'next' tasknoun (':' | ',')) (punctuation | date | opener)* {title _ ...}",
    weight: 5,
  },
  {
    rule: "add.labelled-to-do",
    intent: "add_task",
    pattern: `^ ('still' | 'need' | 'must' | 'have' | 'things' | 'stuff' | 'gotta')* 'to'? 'do' ${COLON} {title ...}`,
    weight: 5,
  },
  {
    rule: "add.list-label",
    intent: "add_task",
    pattern: `^ {list (poss | det)* ('shopping' | 'groceries' | 'grocery' | ownlist)} ${COLON} opener* ('need' | 'get' | 'buy')? {title ...}`,
    weight: 3,
  },
  {
    rule: "add.to-groceries",
    intent: "add_task",
    pattern: `^ (add:base | put:base) {title _+?} into {list ${GROCERIES}} (('for' | 'on')? date)* $`,
    weight: 5,
  },
  {
    rule: "add.nudge-me",
    intent: "add_task",
    pattern: `^ (give:base | create:base | maketask:base) me? ('a' | 'an' | 'another') _? nudgenoun (${WHEN} ('to' | 'that' i | 'so' i | 'before' | 'about') {title ...} | ('for' | 'on') {title _+? date ...?})`,
    weight: 4.5,
  },
  {
    rule: "add.notify-me",
    intent: "add_task",
    pattern: `^ (give:base | create:base | maketask:base) (me indefinite 'notification' ${WHEN} ('to' | 'that' i | 'about') {title ...} | indefinite 'notification' (('for' | 'on' | 'about') {title _+? date ...?} | date ${WHEN} ('to' | 'for' | 'about') {title ...}))`,
    weight: 4.5,
  },
  {
    rule: "add.nudge-when",
    intent: "add_task",
    pattern: `^ indefinite? nudgenoun (${WHEN} date ${WHEN} ('to' | 'about' | 'for') {title ...} | ('to' | 'about' | 'for') {title _+? date ...?})`,
    weight: 4,
  },
  {
    rule: "add.dont-let-it-slip",
    intent: "add_task",
    pattern: "(negation | 'not') 'let' {title _+?} ('slip' | 'escape' | 'leave' | 'slide' 'from') ('my' | 'our') ('mind' | 'memory' | 'attention' | 'head')",
    weight: 6,
    despite: ["negated"],
  },
  {
    rule: "add.not-to-forget",
    intent: "add_task",
    pattern: "^ 'not' 'to'? 'forget' ('to' | 'about') {title ...}",
    weight: 4,
    despite: ["negated", "intended"],
  },
  {
    rule: "add.be-reminded",
    intent: "add_task",
    pattern:
      "^ i? ('wish' | 'wanna' | 'want' | 'need' | 'would' | 'like' | 'should' | 'must' | 'to' | 'hope')* ('be' | 'get') remind:participle linker* {title ...}",
    weight: 5,
    despite: ["hypothetical", "intended"],
  },
  {
    rule: "add.make-a-task",
    intent: "add_task",
    pattern: `^ maketask:base me? indefinite+ {mods _*?} tasknoun ('in' | 'on' 'there' | 'down')? (me | 'for' me)? (linker | ':' | ',')* {title ...}`,
    weight: 7.6,
  },
  {
    rule: "add.another-one",
    intent: "add_task",
    pattern: `^ ('another' | 'one' 'more' | 'a' 'second' | 'a' 'third') (('one' | tasknoun | itemword) ('to' | 'called' | 'named' | 'titled' | 'saying' | ':') | ':') {title _ ...} | ^ ('next' 'one' ':' {title _ ...} | ('and'? 'another' 'one'? | 'one' 'more' 'thing'? | 'next' 'one') (',' | '-') {title ${DEED} ...?})`,
    weight: 5.2,
  },
  {
    rule: "add.as-a-task",
    intent: "add_task",
    pattern: `^ (add:base | addbare:base | put:base | create:base) {title _+?} ('as' | 'for') ('a' | 'an' | 'another') {mods _*?} tasknoun (('for' | 'on')? date)* $`,
    weight: 7.8,
  },
  {
    rule: "add.reminder-when",
    intent: "add_task",
    pattern:
      "^ ('new' | 'quick' | 'another' | 'a')* ('reminder' | 'task' | 'todo' | 'to-do' | 'alert') ('at' | 'on' | 'for' | 'by')? date (date | punctuation | linker)* {title ...}",
    weight: 4.2,
  },
  { rule: "add.needed-on-list", intent: "add_task", pattern: `^ ('need' | 'want') {title _+} ('on' | 'in') {list ${NAMED_LIST}} $`, weight: 5.5 },
  {
    rule: "add.remember-that",
    intent: "add_task",
    pattern:
      "^ ('remember' | ('keep' | 'bear') 'in' 'mind') ('that' | 'for' me | me | ',')* i ('have' | 'need' | 'must' | 'should' | 'gotta' | 'got' | 'supposed')+ 'to'? {title ...}",
    weight: 4.5,
    despite: ["intended"],
  },
  {
    rule: "add.make-a-note-to",
    intent: "add_task",
    pattern:
      "^ (('make' | 'take' | 'keep') me? | ('jot' | 'put' | 'write') 'down' | ('write' | 'leave' | 'put') me) ('a' | 'quick' | 'mental' | 'little' | 'short')+ ('note' | 'memo' | 'memorandum') ('for' me | 'to' ('self' | 'myself'))? ('to' | 'that' | 'about' | ':' | i ('need' | 'have') 'to')+ {title ...}",
    weight: 10.6,
  },
  {
    rule: "add.jot-that",
    intent: "add_task",
    pattern:
      "^ (addbare:base | 'note' | 'record' | 'log') ('that' | ':' | 'down')* i ('have' | 'need' | 'must' | 'should' | 'gotta' | 'got' | 'am' | 'are' | 'supposed')+ 'to'? {title ...}",
    weight: 5.5,
    despite: ["intended"],
  },
  {
    rule: "add.note-that-it-must",
    intent: "add_task",
    pattern: "^ (addbare:base | 'note' | 'record') 'that' {title _+? ('has' 'to' | 'have' 'to' | 'needs' | 'must' | isword ('due' | 'overdue')) ...}",
    weight: 3,
  },
  {
    rule: "add.jot-this-down",
    intent: "add_task",
    pattern: `^ ('jot' | 'note' | 'write' | 'put' | 'take' | 'get' | 'scribble' | 'hold' | 'hang' | 'keep') (('this' | 'that' | 'it' | 'something') 'down' | ('on' 'to' | 'onto' | 'track' 'of') ('this' | 'that' | 'it')) ('for' me)? ('as' indefinite tasknoun)? (${COLON} | ',') {title ...}`,
    weight: 5,
  },
  {
    rule: "add.things-label",
    intent: "add_task",
    pattern: `^ ((number | numeral | 'few' | 'some' | 'couple' 'of' | 'several' | 'these' | 'following' | det | 'more' | 'new' | 'other')+ ('things' | 'jobs' | 'bits' | itemnoun | taskplural) | 'to-do' | 'todo' | 'to' 'do') ('to' ('do' | 'add' | 'buy' | 'get') | 'for' (me | 'today' | date) | date)* (${COLON})+ {title ...}`,
    weight: 5,
  },
  {
    rule: "add.add-it-label",
    intent: "add_task",
    pattern: `^ (add:base | put:base | create:base) ('something' | 'one' | 'these' | it | ('the' | 'this')? 'following' (itemnoun | tasknoun)? | 'another' | 'a' 'few' 'things' | (number | numeral) ('things' | itemnoun | taskplural) | indefinite itemnoun) ('more' | 'else' | 'new')* (into {list ${NAMED_LIST} | groceriesword})? (opener | closer)* ${COLON} {title ...}`,
    weight: 9,
  },
  {
    rule: "add.quoted-to-project",
    intent: "add_task",
    pattern: `^ (add:base | put:base | create:base) {title quoted} into (det | poss)* _? _? ('project' | 'board' | 'column' | 'sprint' | 'section' | 'bucket' | 'inbox' | 'schedule' | 'plan') ...?`,
    weight: 6,
  },
  {
    rule: "add.deed",
    intent: "add_task",
    pattern: `^ (put:base | 'create' | 'new' | 'set' 'up'? | 'start' | 'log' | 'record' | 'enter' | 'insert' | 'schedule' | 'plan' | 'queue' 'up'? | 'capture' | 'dump' | 'remember' | ('action' | 'follow-up') ':') {title ${DEED} ...?}`,
    weight: 2.5,
  },
  { rule: "add.onto-list", intent: "add_task", pattern: "^ {title _+?} ('onto' | 'to' | '->' | '>') {list (poss | det)* ownlist} $", weight: 1.5 },
  {
    rule: "add.put-on-there",
    intent: "add_task",
    pattern:
      "^ 'also'? (addbare:base | add:base | 'put') 'also'? {title (number | det | indefinite)? _ _?} ({thatlist 'on' 'there'} | {thatlist ('on' | 'to' | 'onto') ('that' | 'the' 'same' | 'this') listnoun}) ('too' | 'as' 'well' | 'also' | date)* $",
    weight: 7.5,
  },
  {
    rule: "add.this-too-on-list",
    intent: "add_task",
    pattern: `^ ((opener | punctuation)* ('also' | 'and' 'also') {title _+?} | {title _+?} punctuation? ('too' | 'as' 'well' | 'also') (opener | punctuation)*) ('on' | 'to' | 'onto' | 'for') {list ((det | poss)+ listmod* listnoun | ownlist)} $`,
    weight: 3,
  },
  { rule: "add.buy-label", intent: "add_task", pattern: "^ ('things' | 'stuff')? 'to'? ('buy' | 'get' | 'pick' 'up' | 'purchase') ':' {title ...}", weight: 2 },
  { rule: "add.new-label", intent: "add_task", pattern: "^ ('new' | 'add') ('one' | 'item' | 'entry')? ':' {title ...}", weight: 0.8 },
  { rule: "add.todo-something", intent: "add_task", pattern: "^ ('todo' | 'to-do') {title _ _ ...}", weight: 0.8 },
  { rule: "add.reminder-exclaimed", intent: "add_task", pattern: "^ ('reminder' | 'todo' | 'to-do') ('!' | ',' | '.')+ {title _ _ ...}", weight: 4 },
  {
    rule: "add.keep-that-on-list",
    intent: "add_task",
    pattern: `{title _+?} ${JOINT}+ ${KEEP} ${TOLD_BEFORE}? ('to' | 'on' | 'onto') {list (det | poss)* (listmod* (ownlist | listnoun) | _? _? (listnoun | taskplural))} $`,
    weight: 4.6,
    despite: ["intended"],
  },
  {
    rule: "add.keep-that",
    intent: "add_task",
    pattern: `{title _ _*?} (${JOINT}+ (auxiliary i | i auxiliary)? (${NOTE} ${TOLD_BEFORE} (${SPOT} | ${THEN})* | ${KEEP} ${TOLD_BEFORE} ${SPOT} (${SPOT} | ${THEN})* | ('make' | 'take') 'a'? 'note' ('of' ${TOLD_BEFORE})?) | _ ${KEEP} ${TOLD_BEFORE} ('on' | 'in') 'there' ('for' me)?) $`,
    weight: 5,
    despite: ["intended"],
  },
  {
    rule: "add.run-out-of",
    intent: "add_task",
    pattern: `('out' 'of' | 'low' 'on' | 'short' ('of' | 'on') | 'forgot' | 'forgotten') {title _+?} (punctuation | opener | 'so' | 'and')+ (addbare:base | 'put' | 'stick' | 'pop' | 'chuck') ('it' | 'some' | 'more' | 'them' | 'that')* (opener | closer)* (into ${NAMED_LIST} | into ${GROCERIES})? $`,
    weight: 5,
  },
  {
    rule: "add.things-on-list",
    intent: "add_task",
    pattern: "^ {title _+? ',' _*? (',' | and)+ _+?} ('on' | 'onto' | 'for' | 'to' | 'in') {list (det | poss)+ _? _? _? listnoun} (('for' | 'on')? date)* $",
    weight: 2.4,
  },
  {
    rule: "add.put-on-list-that-i",
    intent: "add_task",
    pattern: `^ (add:base | put:base) into {list (poss | det)+ _? (listnoun | taskplural)} 'that' i ('have' | 'need' | 'must' | 'should' | 'got' | 'still' | 'am' | 'supposed')+ 'to'? {title ...}`,
    weight: 10,
    despite: ["intended"],
  },
  {
    rule: "add.quoted-for-date",
    intent: "add_task",
    pattern: "^ (create:base | add:base | put:base) {title quoted} ('for' | 'on' | 'at' | 'by' | 'due' | 'every' | 'in')* date ...?",
    weight: 5,
  },
  {
    rule: "add.quoted-to",
    intent: "add_task",
    pattern: "^ addbare:base {title quoted} ('to' | 'in' | 'under') ((det | poss)+ _ | {list _ _?}) (('with' | 'due' | 'for' | 'by') ...)? $",
    weight: 3.5,
  },
  {
    rule: "add.memo",
    intent: "add_task",
    pattern: `^ ('note' 'to' ('self' | 'myself') | 'memo' ('to' ('self' | 'myself'))?) ${COLON} {title ...}`,
    weight: 3.5,
  },
  {
    rule: "add.put-down-for",
    intent: "add_task",
    pattern: "^ ('put' {title _+?} 'down' 'for' | ('pencil' | 'slot') {title _+?} 'in' ('for' | 'on') | (add:base | 'put') {title _+?} 'in' 'for') date $",
    weight: 2.5,
  },
  {
    rule: "add.task-under",
    intent: "add_task",
    pattern: `^ (create:base | maketask:base | add:base | put:base | give:base) me? ('a' | 'an' | 'another' | 'one' | 'new')* {mods _*?} (tasknoun | itemword) ('in' | 'under' | 'to' | 'on' | 'into') {list (det | poss)* _ _? _?} ${COLON} {title ...}`,
    weight: 7.6,
  },
  {
    rule: "add.to-list-label",
    intent: "add_task",
    pattern: `^ (add:base | put:base) ('to' | 'on' | 'onto' | 'in' | 'into') {list (poss | det)* listmod* (ownlist | taskplural | listnoun | groceriesword)} (date | 'please')* ${COLON} {title ...}`,
    weight: 11,
  },
  {
    rule: "add.make-sure-i-when",
    intent: "add_task",
    pattern:
      "^ ('make' ('sure' | 'certain') | 'ensure' | 'see' 'to' 'it' | 'see' | 'be' 'sure') 'that'? i (\"don't\" 'forget' linker*)? {title _ _+? date ...?}",
    weight: 2.5,
    despite: ["negated"],
  },
  {
    rule: "add.dated-reminder",
    intent: "add_task",
    pattern:
      "^ {title (_ _*? date ('reminder' | 'to-do' | 'todo') | _ _? _? ('reminder' | 'to-do' | 'todo' | 'nudge') ('for' | 'on' | 'at' | 'by' | 'in')? date+)} $",
    weight: 1.5,
  },
  {
    rule: "add.can-it-go-on-list",
    intent: "add_task",
    pattern: `^ ('can' | 'could' | 'may' | 'should' | 'would') {title _+?} ('be' ('added' | 'put' | 'placed')? | 'go' | 'get' 'added') ('to' | 'on' | 'onto') {list ${NAMED_LIST}} $`,
    weight: 6,
  },
  {
    rule: "add.put-a-reminder-in",
    intent: "add_task",
    pattern:
      "^ (add:base | 'put' | 'get' | 'have') me? ('a' | 'an' | 'another' | 'new')+ {mods _*?} tasknoun ('in' | 'down' | 'on' 'there' | ('on' | 'in') (my | 'the') 'phone' | 'going' | 'up') (me | 'for' me)? (linker | ':' | ',')* {title ...}",
    weight: 8.5,
  },
  {
    rule: "add.something-to-list",
    intent: "add_task",
    pattern: `^ (add:base | put:base) ('something' | 'anything' | indefinite itemnoun | 'stuff' | 'things' | 'items') ('else' | 'new')? into {list ${NAMED_LIST}} $`,
    weight: 9,
  },
  {
    rule: "add.item-to-list-called",
    intent: "add_task",
    pattern: `^ (add:base | put:base | create:base) ('something' | indefinite 'new'? (itemnoun | tasknoun | 'note')) 'new'? into {list ${NAMED_LIST}} ("it's" | 'its' | 'it' 'is' | 'called' | 'named' | 'titled' | 'saying' | 'which' 'is' | ':' | '-' | ',')+ {title ...}`,
    weight: 10,
  },
];
