import type { Status } from "../../contract/task.ts";
import { phrases } from "../phrases.ts";
import { inAllSpellings } from "./contractions.ts";

export type StatusFilter = Status | "overdue";

/** How people say whether tasks are done. */
export interface StatusWords {
  readonly rows: readonly {
    readonly value: StatusFilter;
    /** Wherever they stand. */
    readonly anywhere: readonly string[];
    /** Only before a task noun or at the end: "open tasks", "what is done". */
    readonly beside: readonly string[];
  }[];
  /** Words before the status that go with it: "tasks *that are* overdue", "*marked as* done". */
  readonly leads: readonly string[];
  readonly nouns: readonly string[];
  /** What leads from a status to a day, or to none: "the late ones *due* today", "late *without* a due date". */
  readonly dated: readonly string[];
  /** New values of an update. */
  readonly changes: readonly { readonly value: Status; readonly phrases: readonly string[] }[];
  /** "*as* pending": adjectives that are a new value only behind one of `changeLeads`. */
  readonly newValues: readonly { readonly value: Status; readonly words: readonly string[] }[];
  readonly changeLeads: readonly string[];
  /** Those of them that need the value to be the last word. */
  readonly weakLeads: readonly string[];
}

export const statusWords: StatusWords = {
  rows: [
    {
      value: "overdue",
      anywhere: phrases(`
        overdue | over due | over-due | past due | past-due | past their due date | past the due date | past its due date | past deadline
        past their deadline | past the deadline | behind on | i'm late on | late on | running late | missed the deadline
      `),
      beside: ["late", "missed", "expired", "behind", "delayed", "slipped"],
    },
    {
      value: "pending",
      anywhere: inAllSpellings(
        phrases(`
        pending | incomplete | unfinished | uncompleted | outstanding | remaining | undone | not done | not yet done | not completed
        not complete | not yet completed | not finished | not yet finished | not been completed | not been done | not been finished | aren't done
        aren't completed | aren't finished | isn't done | haven't done | haven't finished | haven't completed | have not done | have not finished
        have not completed | haven't been done | haven't been completed | haven't i done | haven't i finished | still to do | still open
        still pending | still have to do | still need to do | still left | left to do | left to complete | left to finish | left over | yet to do
        yet to complete | yet to finish | yet to be done | to be done | need to be done | needs to be done | need doing | needs doing | unchecked
        in progress | not checked off | still needs to be done | what is left | what's left | whats left | still to be done | to finish | is left
        are left | do i still have | have i left | have i got left | do i have left | i have left | isn't finished | isn't completed
        isn't complete | aren't complete | isn't checked off | hasn't been done | hasn't been completed | haven't been finished
      `),
      ),
      beside: ["open", "left", "active", "todo", "current", "remain", "ongoing", "live", "unresolved"],
    },
    {
      value: "completed",
      anywhere: phrases(`
        completed | finished | checked off | ticked off | crossed off | marked off | accomplished | already done | have i done | i have done
        i've done | did i finish | did i complete | did i get done | did i do | have i finished | have i completed | have i accomplished
        i already did | i've already done | i got done | i have already done | already finished | already completed | have i already done | i did
        have been done | has been done
      `),
      beside: ["done", "complete", "closed", "checked", "resolved", "ticked", "archived"],
    },
  ],
  leads: phrases(`
    that are | that is | that's | which are | which is | who are | that were | that have been | which have been | marked as | marked
    that are marked as | that are marked | with status | with the status | status | status: | whose status is | status is | that i | i
    that are still | which are still | still | that have | i have | that i've | of | in | with status of | with a status of | what have | that
  `),
  nouns: ["status", "state"],
  dated: ["due", "for", "without", "with no"],
  changes: [
    {
      value: "pending",
      phrases: phrases(`
        not done | not finished | not completed | not complete | not yet done | undone | reopen | re-open | reopened | uncheck | un-check | untick
        un-tick | unmark | un-mark | uncross | uncomplete | un-complete | incomplete | unfinished | uncompleted | isn't done | is not done
        wasn't done | was not done | isn't finished | is not finished | not actually done | not really done | still open | still pending
        back to pending | back to open | reactivate | re-activate | mark as to do | as to do | as to-do | as todo | as a todo | to todo | to to-do
        to to do | put it back on my list | restore
      `),
    },
  ],
  newValues: [
    { value: "pending", words: ["pending", "open", "active", "to do", "to-do", "todo", "in progress", "unresolved", "outstanding"] },
    { value: "completed", words: ["done", "complete", "completed", "finished", "closed", "resolved"] },
  ],
  changeLeads: ["as", "to", "status", "status to", "status:", "status of", "status is", "status as", "state to", "is", "to be", "set to", "as being"],
  weakLeads: ["to", "is", "to be"],
};
