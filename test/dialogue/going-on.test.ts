import { describe, expect, test } from "vitest";
import { playAtHome } from "./household.ts";

/** The last turn of a conversation, in a line. */
function last(talk: string): string {
  return playAtHome(talk.split(" | ")).at(-1) ?? "";
}

describe("what was done last is taken back, as much of it as is named", () => {
  test.each([
    ["tick off the bread and the eggs | undo the eggs", "execute update_task a1 status=pending"],
    ["tick off the bread and the eggs | undo both", "execute update_task a1 status=pending; execute update_task a6 status=pending"],
    ["tick off the bread and the eggs | oh not the eggs sorry", "execute update_task a1 status=pending"],
    ["mark the rent done | oh wait not the rent", "execute update_task a2 status=pending"],
    ["mark the rent done | i take that back the rent isnt paid", "execute update_task a2 status=pending"],
    ["shift the essay to monday | undo the monday thing", "execute update_task a5 due_date=2026-11-20"],
    ["shift the essay to monday | actually leave it as it was", "execute update_task a5 due_date=2026-11-20"],
    ["shift the essay to monday | put it back to how it was", "execute update_task a5 due_date=2026-11-20"],
    ["shift the essay to monday | that was wrong", "confirm update_task a5 due_date=2026-11-20"],
    ["shift the essay to monday | whats on the school list | scratch that", "none no_intent"],
    ["delete the gutter and the bread | yes | i still need the bread", "execute add_task title=Bread"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

describe("a deletion is corrected and gone on with like any deed, and asks each time", () => {
  test.each([
    ["delete the gutter | yes | oops i meant the electrician", "execute add_task title=Clean the gutter; confirm delete_task a4"],
    ["delete the gutter | yes | and the bread", "confirm delete_task a6"],
    ["delete the gutter | yes | wrong one", "clarify delete_task"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

describe("a day of the month, a step from the date, and half of an hour correct a date", () => {
  test.each([
    ["move the passport to jan 15 | sorry 16th", "execute update_task a9 due_date=2027-01-16"],
    ["move the passport to jan 15 | 16 not 15", "execute update_task a9 due_date=2027-01-16"],
    ["add call bob on jan 15 at 4 | the day after", "execute update_task n1 due_date=2027-01-16T16:00:00+00:00"],
    ["add call bob on jan 15 at 4am | sorry pm", "execute update_task n1 due_date=2027-01-15T16:00:00+00:00"],
    ["tick the 3rd | sorry 4th", "execute update_task a3 status=pending; execute complete_task a4"],
    ["tick off the bread | next one", "none no_intent"],
    ["move the passport to jan 15 | not 15th i meant 16th", "execute update_task a9 due_date=2027-01-16"],
    ["tick the gutter | shoot wrong one i meant the bread", "execute update_task a3 status=pending; execute complete_task a6"],
    ["move the passport to thursday | can ya push it to the monday after", "execute update_task a9 due_date=2026-11-30"],
    ["move the electrician to friday same time please", "execute update_task a4 due_date=2026-11-27T10:00:00+00:00"],
    ["move the electrician to 9am | actually 930", "execute update_task a4 due_date=2026-11-23T09:30:00+00:00"],
    ["move the passport to friday | 930", "none no_intent"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

describe("a task is known by what is told of it, by him or her, and behind any talk", () => {
  test.each([
    ["did the gutter this morning so thats done", "confirm complete_task a3"],
    ["whats overdue | the passport got renewed so check it off", "confirm complete_task a9"],
    ["the bread is bought, tick it off", "execute complete_task a6"],
    ["move the electrician to friday | make him high", "execute update_task a4 priority=high"],
    ["ok good tick off the bread as well", "execute complete_task a6"],
    ["dont delete anything | jk delete the bread", "confirm delete_task a6"],
    ["add milk while im at it", "execute add_task title=milk"],
    ["tick off everyhting on the grocery list", "confirm complete_task a1; confirm complete_task a6"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

describe("a value is taken away where a tool can do it, and nothing else is done", () => {
  test.each([
    ["move the electrician to friday at 4 | no time", "execute update_task a4 due_date=2026-11-27"],
    ["remove the garden tag from the gutter", "execute update_task a3 tags=[]"],
    ["move the essay to friday | take the date off", "none unsupported"],
    ["add paint on friday | actually no deadline", "none unsupported"],
    ["essay without a date", "none unsupported"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

describe("a listing, an addition and a set are gone on with", () => {
  test.each([
    ["show grocery", 'execute list_tasks filters={"list":"grocery"}'],
    ["show the grocery list | whats left then", 'execute list_tasks filters={"status":"pending"}'],
    ["put butter on the grocery list | jam as well", "execute add_task list=grocery title=jam"],
    ["tick off the bread and the eggs | n the rent", "execute complete_task a2"],
    ["add buy lab goggels | *goggles", "execute update_task n1 title=buy lab goggles"],
    ["add call mum | in 10 days", "execute update_task n1 due_date=2026-12-02"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

describe("a list is asked for by its name, or by the task that was put on it", () => {
  test.each([
    ["what do i have to do for school", 'execute list_tasks filters={"list":"school"}'],
    ["any school things", 'execute list_tasks filters={"list":"school"}'],
    ["what all is there in grocery", 'execute list_tasks filters={"list":"grocery"}'],
    ["put the essay on the garden list | whats on there", 'execute list_tasks filters={"list":"garden"}'],
    ["hows friday looking", 'execute list_tasks filters={"due_date":"2026-11-27"}'],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

describe("the same is done to another task that is known", () => {
  test.each([
    ["add ring the vet friday | same for the rent", "execute update_task a2 due_date=2026-11-27"],
    ["move the gutter to friday | make it low | same day for the optician", "execute update_task a7 due_date=2026-11-27"],
    ["add ring the vet friday | no saturday | same day for the optician", "execute update_task a7 due_date=2026-11-28"],
    ["set the gutter to medium | same priority for the essay", "execute update_task a5 priority=medium"],
    ["move the essay to tuesday | at 3 | same for the passport", "execute update_task a9 due_date=2026-11-24T15:00:00+00:00"],
    ["put the essay in the work list | put same in the school list", "execute update_task a5 list=school"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

describe("a value with words around it is for what was added last", () => {
  test.each([
    ["add swimming kit | for thursday ken", "execute update_task n1 due_date=2026-11-26"],
    ["add swimming kit | high priority an all", "execute update_task n1 priority=high"],
    ["add swimming kit | make tht every monday", "execute update_task n1 recurrence=FREQ=WEEKLY;BYDAY=MO"],
    ["add swimming kit | make that weekly", "execute update_task n1 recurrence=FREQ=WEEKLY"],
    ["add swimming kit | make it repeat every week", "execute update_task n1 recurrence=FREQ=WEEKLY"],
    ["add swimming kit friday | or the 10th rather", "execute update_task n1 due_date=2026-12-10"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

describe("a wish to move a known task asks for the day, and adds nothing", () => {
  test.each([
    ["need to shift the electrician | wed no thurs. same time", "execute update_task a4 due_date=2026-11-26T10:00:00+00:00"],
    ["i should like to alter the gutter | low priority, and for saturday", "execute update_task a3 due_date=2026-11-28 priority=low"],
    ["set new date for the essay | sat", "execute update_task a5 due_date=2026-11-28"],
    ["the optician needs a new date | friday", "execute update_task a7 due_date=2026-11-27"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

describe("an answer for all that was asked about is a yes, and a statement is no correction", () => {
  test.each([
    ["delete all grocery tasks | both please", "execute delete_task a1; execute delete_task a6"],
    ["delete all grocery tasks | both?", "confirm delete_task a1; confirm delete_task a6"],
    ["delete one off the grocery list | not the eggs", "confirm delete_task a6"],
    ["move the optician to friday | the bread is not completed actually", "none negated"],
    ["add swimming kit tomorrow | wed no thurs", "execute update_task n1 due_date=2026-11-26"],
    ["add swimming kit tomorrow 9am | back an hour", "execute update_task n1 due_date=2026-11-23T10:00:00+00:00"],
    ["essay and the gutter both high", "confirm update_task a5 priority=high; confirm update_task a3 priority=high"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});
