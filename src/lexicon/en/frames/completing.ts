import type { Frame } from "../../frame.ts";
import { NAMED_LIST, NAMED_TASK, NUMBERS } from "./stretches.ts";

/** Wordings that say a task is done. */
export const completing: readonly Frame[] = [
  {
    rule: "complete.mark-done",
    intent: "complete_task",
    pattern: "^ (mark:base {naming _+?} as? donestate | markas:base {naming _+?} 'as' donestate)",
    weight: 6.5,
    despite: ["asked"],
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
  { rule: "complete.mark-as-done-reversed", intent: "complete_task", pattern: "^ mark:base as? donestate {naming ...}", weight: 5, despite: ["asked"] },
  {
    rule: "complete.cross-off-list",
    intent: "complete_task",
    pattern: `^ (completestrong:base | crossoff:base off | crossoff:base | complete:base) {naming _+} (from | 'on' | 'in')+ {list ${NAMED_LIST}}`,
    weight: 7,
    despite: ["asked"],
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
  {
    rule: "complete.known-done",
    intent: "complete_task",
    pattern: "^ {naming _+?} (':' | '-' | ',' | isword | 'has' | 'been' | 'all')* (donestate | workdone | '✅' | '✔' | '✓' | '☑')+ $",
    weight: 4.5,
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
