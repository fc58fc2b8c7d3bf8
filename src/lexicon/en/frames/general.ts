import type { Frame } from "../../frame.ts";
import { NAMED_LIST, SET } from "./stretches.ts";

/** What holds for the triggers of any intent, so that a new intent is new data alone. */
export const general: readonly Frame[] = [
  { rule: "trigger.task", intent: "*", pattern: "^ @:base {naming _*? @object ...?}", weight: 5 },
  { rule: "trigger.pronoun", intent: "*", pattern: "^ @:base {naming it} $", weight: 3, needs: "reference", role: "sequel" },
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
  { rule: "trigger.set", intent: "*", pattern: `^ @:base {naming ${SET}}`, weight: 4.6, needs: "tasks" },
  {
    rule: "trigger.all-that",
    intent: "*",
    pattern: `^ @:base {naming ('everything' | 'all') ('that' ('is' | "'s") | "that's")? ('due' | 'overdue' | 'tagged' | date | ('on' | 'in' | 'from') ${NAMED_LIST}) ...?}`,
    weight: 4.5,
    needs: "reference",
  },
  {
    rule: "trigger.all-but",
    intent: "*",
    pattern:
      "^ @:base {naming ('everything' | 'all' | 'all' 'of' ('them' | 'it' | 'those')) ('except' 'for'? | 'but' 'for'? | 'besides' | 'other' 'than' | 'apart' 'from' | 'excluding') ...}",
    weight: 4.5,
    needs: "reference",
  },
  { rule: "trigger.known-title", intent: "*", pattern: "^ @:base {naming ...}", weight: 5, needs: "known" },
  { rule: "trigger.half-known", intent: "*", pattern: "^ @:base {naming ...} $", weight: 2, needs: "half-known" },
  {
    rule: "trigger.that-thing",
    intent: "*",
    pattern: "^ @:base {naming ('the' | 'that' | 'this') ('thing' | 'things' | 'stuff')} $",
    weight: 2,
    needs: "tasks",
  },
  { rule: "trigger.alone", intent: "*", pattern: "^ @:base $", weight: 1.2 },
];
