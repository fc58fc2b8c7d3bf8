/** Stretches of a sentence that many wordings share, in the syntax of text/pattern. */
export const NOUN = "(tasknoun | listnoun)";
export const NAMED_TASK = "_*? (tasknoun | itemword)";
export const NAMED_LIST = "(det | poss)* _? _? _? (listnoun | taskplural)";
export const NUMBERS = "'#'? (number | identifier) ('#' | number | identifier | and | ',')*";
export const SHOW = "^ (show:base | show:gerund) to? me?";
export const NEW = "(det | 'of')*";
/** A task by its number: "task 3", "#12 and #13". */
export const NUMBERED = "(tasknoun ('#' | number) | tasknoun? identifier | 'number' (number | numeral)) ('#' | number | identifier | and | ',')*";
/** A task that is called one, or is named by its id or by its title in quotes. */
export const NAMED = "_*? (tasknoun | itemword | identifier | quoted)";
/** What was named before. */
export const THAT = "(it | 'both' | 'the'? (tasknoun | itemword) | ('that' | 'this' | 'the') ('one' | tasknoun | itemword))";
/** "the thing about the fence", "that one for the bank". */
export const THING =
  "((det | poss)* ('thing' | 'things' | 'one' | 'ones' | 'stuff' | 'bit' | 'note') ('about' | 'regarding' | 'concerning' | 'with' | 'for' | 'on' | 'to' 'do' 'with' | 'that' 'says' | 'saying' | 'called') _+? | ('the' | 'that' | 'this' | 'my') _ _? ('one' | 'ones' | 'thing'))";
/** Something to do, as titles name it: "buy milk", "call the bank". */
export const DEED = "(deed:base _ | choreverb:base (det | poss | kin))";
export const DEFINITE = "('the' | 'that' | 'this' | 'my' | 'our' | 'those' | 'these' | 'your')";
/** A task that the speaker takes for known. */
export const THE_TASK = `(${DEFINITE} _*? (tasknoun | itemword) | ${NUMBERED} | quoted)`;
/** What a task has beside its name. */
export const DETAIL =
  "(taskattribute | titlenoun | descriptionnoun | 'date' | 'time' | 'day' | 'status' | 'due' | 'tag' | 'tags' | 'label' | 'labels' | 'location' | 'frequency' | 'importance')";
export const TASK = "(tasknoun | itemword | 'to' 'do')";
const CONDITION = "(donestate | notdone | openstate | priorityword | 'overdue' | 'late' | 'still')";
const MANY = `('ones' | 'stuff' | 'things' | ${TASK} | taskplural)`;
/** What begins a condition behind "all": "that are …", "due …", "tagged …", "without …". */
const LIMIT = `(relative | 'not' | ${CONDITION} | 'due' | 'tagged' | 'marked' | 'labelled' | 'with' | 'without' | date)`;
/** "all that are overdue", "whatever is due today", "the rest", "only the finished ones", "all the ones Bob wrote": several tasks by what is true of them. */
export const SET = `('only' | 'just')? (('one' | 'either') ('of' | 'off' | 'from') ('them' | 'those' | 'these' | 'em' | (det | poss)+ _? ${MANY}) $ | setword ${MANY}? ((${LIMIT} | ('on' | 'in' | 'from' | 'under') ${NAMED_LIST}) ...? | ('on' | 'in' | 'from' | 'under') _ $ | $) | 'all' (det | poss)* 'ones' ...? | setword (det | poss)* _ _? ${MANY} ...? | (det | poss)+ ${MANY} (relative | 'not' | ${CONDITION} | 'tagged') ...? | 'the'? ('first' | 'last' | 'top' | 'bottom') (number | numeral) _? _? ${MANY} ...? | ('those' | 'these') ${LIMIT} ...? | ('all' | 'those' | 'these' | 'them') (number | numeral)? $ | (det | poss)* ${CONDITION}+ ${MANY} ...?)`;
/** The same before what is to be done with them: "everything without a date, …", "all the school ones …". */
export const SET_HEAD = `('only' | 'just')? (('those' | 'these') ${LIMIT} _+? | setword (${MANY}? (${LIMIT} | 'of' | 'on' | 'in' | 'from' | 'under' | 'for' | 'about') _+? | (det | poss)* _? _? ${MANY} _*? | ${CONDITION} ${MANY}? | ${MANY}?) | (det | poss)* ${CONDITION}+ ${MANY} _*? | (det | poss)+ (taskplural _+? | _? ${MANY} ${LIMIT} _+?) | ${DEFINITE} _ _? taskplural _+? | 'the'? ('first' | 'last' | 'top' | 'bottom') (number | numeral) ${MANY}? _*?)`;
/** Several tasks that were shown or spoken of: "both", "all three", "those two", "the rest". */
export const POINTED = `('all' 'of'?)? ('both' | restword | 'all' | 'them' | 'em' | 'those' | 'these' | 'they' | "they're" | 'theyre') ('all' | number | numeral)?`;
/** One new value of a task as it is said in a row of them: "high priority", "due friday", "to low prio". */
export const NEW_VALUE = "('to' | 'as' | 'a' | 'at' | 'for' | 'on' | 'by' | 'due' | 'and' | ',' | '&')* (priorityword 'priority'? | 'prio' | date)";
/** "1-4", "2 to 5 but not 3": tasks by a range of numbers. */
export const RANGE = `number ('through' | 'thru' | 'to' | '-' | '–') number (and | punctuation)* ((relative | 'not' | 'minus' | 'but' | 'skip') ...)?`;
