import type { Frame } from "../../frame.ts";
import { NAMED_LIST, NAMED_TASK, NOUN, TASK } from "./stretches.ts";

/** Wordings that take a task away. */
export const deleting: readonly Frame[] = [
  { rule: "delete.task", intent: "delete_task", pattern: `^ delete:base {naming _*? ${TASK} ...?}`, weight: 7 },
  { rule: "delete.list", intent: "delete_task", pattern: `^ delete:base {naming ${NAMED_LIST} ...?}`, weight: 6 },
  { rule: "delete.from-list", intent: "delete_task", pattern: `^ delete:base {naming _+} (from | 'on' | 'in')+ {list ${NAMED_LIST}}`, weight: 7 },
  {
    rule: "delete.stop-reminding",
    intent: "delete_task",
    pattern: "^ ('stop' | 'quit' | 'cease' | 'no' 'more') remind:gerund me linker* {naming ...}",
    weight: 6.5,
    despite: ["negated", "not-yet"],
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
    despite: ["negated", "not-yet"],
  },
  {
    rule: "delete.no-longer-on-list",
    intent: "delete_task",
    pattern: `^ i? (negation | 'no' 'longer') ('need' | 'want' | 'require') {naming _+?} into {list ${NAMED_LIST}}`,
    weight: 5,
    despite: ["negated", "not-yet"],
  },
  {
    rule: "delete.not-needed",
    intent: "delete_task",
    pattern: "^ i? (negation | 'no' 'longer') ('need' | 'want' | 'require') 'to'? {naming _+?} ('anymore' | 'any' 'more' | 'any' 'longer') ...?",
    weight: 2.5,
    despite: ["negated", "not-yet"],
  },
];
