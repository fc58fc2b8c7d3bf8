import type { Frame } from "../../frame.ts";
import { DEFINITE, NAMED_LIST, NOUN } from "./stretches.ts";

/** What something is said to be about. */
const ABOUT = "('about' | 'regarding' | 'concerning' | 'on' | 'for' | 'with' | 'to' 'do' 'with' | contain:base | contain:third | 'that'? 'mentions')";
/** What may be asked of a task beside its name: how far it is, how urgent, for when. */
const SO =
  "('already' | 'still' | 'yet' | 'all' | 'now' | 'been' | 'be' | 'to' | 'not' | 'for' | 'on' | 'by' | 'due' | 'set' | 'marked' | 'as' | 'a' | 'really' | 'in' | 'at')*";
const STATE = `(donestate | workdone | notdone | openstate | priorityword | priorityword 'priority' | 'overdue' | 'due' | 'late' | 'left' | 'open' | date | ('on' | 'in') ${NAMED_LIST})`;
/** The words at the end that say nothing of what is looked for. */
const END = "('yet' | 'already' | 'done' | 'again' | 'due' | 'now' | date | '?')* $";
/** One of the tasks that are known, as people speak of it. */
const KNOWN = `${DEFINITE} _+?`;
const ASKED = "(show:base me? ('if' | 'whether')? | opener)*";
const DID =
  "('did' | 'have' | 'had' | 'has' | \"didn't\" | \"haven't\" | 'didnt' | 'havent') (i | 'you' | 'someone' | 'anyone' | 'anybody') ('already' | 'ever' | 'not')*";
const MUST = "('do' | 'did' | 'should' | 'must' | 'shall') i ('still' | 'really' | 'also' | 'even')* (('have' | 'need' | 'got' | 'supposed') 'to')?";
const WHAT_THERE_IS = `("what's" | 'whats' | 'what' ('else' | 'have' | 'do')* i ('have' | 'got')* | (isword 'there' | 'have' i | 'do' i 'have' | 'got')* 'anything' 'else'?)`;
const WHEN =
  "('by' 'when' | 'until' 'when' | 'when' | \"when's\" | 'whens' | ('what' | 'which') ('day' | 'date' | 'time' | \"day's\" | \"time's\" | 'days' | 'times'))";
/** What people call a task that they do not name in full: "the bees *thing*". */
const SOMETHING = "('one' | 'ones' | 'thing' | 'things' | 'stuff' | 'bit' | 'bits' | 'note')";
const LOOKED_FOR = `(searching ('me' | 'for')* | ("where's" | 'wheres' | ('where' | 'what') isword | "what's" | 'whats'))`;

/**
 * Wordings that look for a task of the context by its words, whatever else they could mean: a question or a search changes nothing.
 * All but those with a noun for "task" hold only where one task has all the words that are looked for.
 */
export const finding: readonly Frame[] = [
  {
    rule: "find.known-group",
    intent: "list_tasks",
    pattern:
      "^ (opener | show:base me?)* ('which' 'of' | whatword | 'any' | 'anything')+ {naming (det | poss)* _ _? (itemnoun | tasknoun | taskplural)} (isword | there | haveaux | i | 'still' | 'that' | 'due' | 'overdue' | 'late' | 'left' | 'remaining' | 'outstanding' | 'yet' | 'for' | 'on' | 'to' 'do' | openstate | notdone | donestate | priorityword | date)* '?'? $",
    weight: 6,
    needs: "known",
  },
  { rule: "find.search", intent: "list_tasks", pattern: "^ searching (me | 'for')* {query ...}", weight: 5, needs: "findable", despite: ["other-domain"] },
  {
    rule: "find.search-one",
    intent: "list_tasks",
    pattern: `^ searching ('me' | 'for')* ('the' ('one' | 'ones') | 'that' 'one' | thingword) ${ABOUT} {query _+?} ${END}`,
    weight: 5,
    needs: "tasks",
  },
  {
    rule: "find.the-thing-about",
    intent: "list_tasks",
    pattern: `^ ${ASKED} ${LOOKED_FOR} ${DEFINITE} (${SOMETHING} ${ABOUT} {query _+?} | {query _+?} ${SOMETHING}) ${END}`,
    weight: 6,
    needs: "findable",
    despite: ["asked"],
  },
  { rule: "find.search-word", intent: "list_tasks", pattern: "^ searching {query _} $", weight: 1.6, needs: "tasks" },
  { rule: "find.search-bare-word", intent: "list_tasks", pattern: "^ 'search' {query _} $", weight: 1.6, needs: "tasks", despite: ["other-domain"] },
  {
    rule: "find.tasks-for-me",
    needs: "tasks",
    intent: "list_tasks",
    pattern: `^ searching {filters (poss | det)* _? ${NOUN}} 'for' me $`,
    weight: 8.7,
  },
  {
    rule: "find.search-tasks",
    needs: "tasks",
    intent: "list_tasks",
    pattern: `^ searching 'through'? 'in'? {filters (poss | det)* _? ${NOUN}} ('for' | 'by') {query ...}`,
    weight: 8.6,
  },
  {
    rule: "find.something-about",
    intent: "list_tasks",
    pattern: `^ ${ASKED} (there | isword | haveaux | i | 'have' | 'got' | 'any')* (thingword | smallthing | tasknoun) ('else' | 'more' | 'left' | 'down')* ${ABOUT} {query _+?} ${END}`,
    weight: 5,
    needs: "findable",
    despite: ["other-domain"],
  },
  {
    rule: "find.something-about-a-word",
    intent: "list_tasks",
    pattern: `^ ${ASKED} (('have' i 'got'? | 'do' i 'have' | i 'got' | 'got') (thingword | smallthing) | 'anything') ('about' | 'regarding' | 'concerning' | 'on' | 'for' | 'with' | 'to' 'do' 'with') {query det? _} ${END}`,
    weight: 2,
    needs: "tasks",
  },
  {
    rule: "find.words-in-it",
    intent: "list_tasks",
    pattern: `^ ${ASKED} (det | 'all' | 'only')* (tasknoun | taskplural) ('that' 'have' | 'which' 'have' | 'having' | 'with')+ ('the' | 'word' | 'words')* {query _+?} 'in' ('it' | 'them' | (det | poss) (titlenoun | descriptionnoun) | (titlenoun | descriptionnoun)) $`,
    weight: 6.5,
  },
  {
    rule: "find.anything-with-words-in-it",
    intent: "list_tasks",
    pattern: `^ ${ASKED} (thingword | smallthing | itemnoun | 'the' itemnoun) ('that' ('has' | 'have') | 'with')+ ('the' | 'word' | 'words')* {query _+?} 'in' ('it' | 'them' | (det | poss)* (titlenoun | descriptionnoun)) $`,
    weight: 5,
    needs: "findable",
    role: "verbless",
  },
  {
    rule: "find.which-one-for",
    intent: "list_tasks",
    pattern: `^ ${ASKED} (('which' | 'what') ('one' | 'ones')? (isword | "'s") | ${WHAT_THERE_IS} | 'am' i ('busy' | 'free' | 'doing' 'anything')) ('the' ('one' | 'ones'))? ('due' | 'for' | 'on' | 'by' | 'set' | 'that' | 'was' | 'is' | 'happening' | 'coming' 'up')* {filters date+} ('now' | '?')* $`,
    weight: 3.5,
    needs: "tasks",
  },
  {
    rule: "find.when-is",
    intent: "list_tasks",
    pattern: `^ ${ASKED} ${WHEN} (isword | 'does' | 'did' | 'do' | 'must' | 'should' | 'will' | 'has')? {query _+?} ('have' 'to' 'be' | 'be' | 'need' 'to' 'be' | 'supposed' 'to' 'be' | 'due' | 'for' | 'happening' | 'coming' | 'on' | donestate | workdone)* '?'? $`,
    weight: 6,
    needs: "findable",
    role: "look",
  },
  {
    rule: "find.when-must-i",
    intent: "list_tasks",
    pattern: `^ ${ASKED} ${WHEN} (auxiliary | 'shall') i duty* {query _+?} ${END}`,
    weight: 6,
    needs: "findable",
    role: "look",
    despite: ["asked", "other-domain"],
  },
  {
    rule: "find.when-must-i-do-the",
    intent: "list_tasks",
    pattern: `^ ${ASKED} ${WHEN} (auxiliary | 'shall') i duty* _ _? {query ${KNOWN}} ${END}`,
    weight: 5.9,
    needs: "findable",
    role: "look",
    despite: ["asked", "other-domain"],
  },
  {
    rule: "find.attribute-of",
    intent: "list_tasks",
    pattern: `^ ${ASKED} ((question | isword | 'the' | 'whats' | 'there' | 'a')+ (taskattribute | 'status' | 'date' | 'tags' | 'list' | 'notes' | descriptionnoun) | taskattribute | 'status') ('of' | 'for' | 'on' | 'again')+ {query _+?} ${END}`,
    weight: 6,
    needs: "findable",
    role: "look",
  },
  {
    rule: "find.how-is-it",
    intent: "list_tasks",
    pattern: `^ ${ASKED} (("how's" | 'hows' | 'how' (isword | 'did')) {query _+?} ('going' | 'coming' 'along' | 'doing' | 'looking' | 'go' | 'getting' 'on')+ | ('where' ('am' i | 'are' 'we') ('on' | 'with' | 'at' 'with') | ('any' | "what's" | 'whats' | 'what' isword | 'the' | there)* ('news' | 'updates' | 'update' | 'progress' | 'story' | 'latest') ('on' | 'with' | 'about' | 'for')) {query _+?}) ${END}`,
    weight: 6,
    needs: "findable",
    role: "look",
    despite: ["how-to", "other-domain"],
  },
  {
    rule: "find.is-it-there",
    intent: "list_tasks",
    pattern: `^ ${ASKED} (isword | 'have' i 'got'? | 'did' i 'put') {query _ _?} ('on' | 'in') ('there' | 'it') ('already' | 'yet' | '?')* $`,
    weight: 3,
    needs: "tasks",
  },
  {
    rule: "find.how-urgent",
    intent: "list_tasks",
    pattern: `^ ${ASKED} ('how' priorityword | ('what' | 'which') ('date' | 'list' | taskattribute | 'prio')) isword {query _+?} ${END}`,
    weight: 6,
    needs: "findable",
    role: "look",
  },
  {
    rule: "find.so-without-a-verb",
    intent: "list_tasks",
    pattern: `^ ${ASKED} {query _+?} (donestate | workdone | notdone | 'overdue' | 'late') ('yet' | 'already' | 'or' 'not')* '?' $`,
    weight: 6.5,
    needs: "findable",
    role: "look",
    despite: ["asked", "past", "negated", "not-yet"],
  },
  {
    rule: "find.has-it-a",
    intent: "list_tasks",
    pattern: `^ ${ASKED} ('does' | 'did' | 'has' | "doesn't") {query _+?} ('have' | 'got' | 'need') (det | 'any')* (taskattribute | 'date' | 'time' | 'tag' | 'tags' | 'notes' | 'day' | descriptionnoun) ${END}`,
    weight: 6,
    needs: "findable",
    role: "look",
    despite: ["other-domain", "negated"],
  },
  {
    rule: "find.where-is",
    intent: "list_tasks",
    pattern: `^ ${ASKED} ("where's" | 'wheres' | 'where' (isword | 'did' | 'has')) {query ${KNOWN}} ('go' | 'gone' | 'again' | 'now' | '?')* $`,
    weight: 6,
    needs: "findable",
    role: "look",
  },
  {
    rule: "find.is-it-so",
    intent: "list_tasks",
    pattern: `^ ${ASKED} (isword | 'has' | 'have' | 'had' | "isn't" | "aren't" | "wasn't" | "hasn't" | 'isnt' | 'arent' | 'wasnt' | 'hasnt') {query _+?} ${SO} ${STATE} ('or' 'not')? ${END}`,
    weight: 6.5,
    needs: "findable",
    role: "look",
    despite: ["asked", "other-domain", "negated", "not-yet", "past"],
  },
  {
    rule: "find.did-i",
    intent: "list_tasks",
    pattern: `^ ${ASKED} ${DID} {query _+?} ${END}`,
    weight: 6,
    needs: "findable",
    role: "look",
    despite: ["asked", "other-domain", "negated", "past"],
  },
  {
    rule: "find.did-i-do",
    intent: "list_tasks",
    pattern: `^ ${ASKED} ${DID} (_ _? {query ${KNOWN}} | _ {query _+?}) ${END}`,
    weight: 5.9,
    needs: "findable",
    role: "look",
    despite: ["asked", "other-domain", "negated", "past"],
  },
  {
    rule: "find.am-i-done-with",
    intent: "list_tasks",
    pattern: `^ ${ASKED} 'am' i ('done' | 'finished' | 'through' | 'ready')+ 'with' {query _+?} ${END}`,
    weight: 6,
    needs: "findable",
    role: "look",
    despite: ["asked"],
  },
  {
    rule: "find.must-i",
    intent: "list_tasks",
    pattern: `^ ${ASKED} ${MUST} {query _+?} ${END}`,
    weight: 5.5,
    needs: "findable",
    role: "look",
    despite: ["asked", "other-domain"],
  },
];
