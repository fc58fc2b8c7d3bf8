import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Task } from "../../src/contract/task.ts";
import type { AskedStep } from "../../src/dialogue/asked-step.ts";
import type { Question } from "../../src/dialogue/question.ts";
import { renderQuestion } from "../../src/dialogue/render.ts";
import { type Messages, messages } from "../../src/lexicon/en/messages.ts";

const TASKS: readonly Task[] = [
  { id: "1", title: "Buy milk" },
  { id: "2", title: "Call the dentist", due_date: "2026-11-24" },
  { id: "3", title: "Dentist bill", due_date: "2026-11-24T17:00:00+01:00", list: "money", status: "completed" },
  { id: "4", title: "Report" },
  { id: "5", title: "Report" },
  { id: "6", title: 'Say "hi"\n\u0007\u001b[31mand {title} $& run\u202e' },
  { id: "7", title: "x".repeat(200) },
  { id: "8", title: " \n " },
];
const tasks = new Map(TASKS.map((task) => [task.id, task]));

const CONFIRM: Question = { kind: "confirm", why: "unsure" };
const missing = (parameter: string): Question => ({ kind: "missing", parameter });
const choose = (...taskIds: string[]): Question => ({ kind: "choose", taskIds, mention: "dentist" });
const asked = (intent: string, given: Record<string, unknown> = {}, more: Partial<AskedStep> = {}): AskedStep => ({
  intent,
  arguments: given,
  tasks,
  ...more,
});

const CASES: readonly [sentence: string, question: Question, step: AskedStep][] = [
  ['Delete "Buy milk"?', CONFIRM, asked("delete_task", { task_id: "1" })],
  ['Delete "Buy milk"?', CONFIRM, asked("delete_task", { task_id: "1", user_id: "u1" })],
  ["Delete task 12?", CONFIRM, asked("delete_task", { task_id: "12" })],
  ["Delete a task?", CONFIRM, asked("delete_task")],
  ['Delete 2 tasks: "Buy milk" and "Call the dentist"?', CONFIRM, asked("delete_task", {}, { taskIds: ["1", "2"] })],
  [
    'Delete 4 tasks: "Buy milk", "Call the dentist", "Dentist bill" and 1 more?',
    CONFIRM,
    asked("delete_task", {}, { taskIds: ["1", "2", "3", "4"] }),
  ],
  ['Delete 3 tasks: "Buy milk", "Call the dentist" and "Dentist bill"?', CONFIRM, asked("delete_task", {}, { taskIds: ["1", "2", "3"] })],
  ['Mark "Buy milk" as done?', CONFIRM, asked("complete_task", { task_id: "1" })],
  ['Mark 2 tasks as done: "Buy milk" and "Report"?', CONFIRM, asked("complete_task", {}, { taskIds: ["1", "4"] })],
  ['Add a task "Buy milk"?', CONFIRM, asked("add_task", { title: "Buy milk", priority: "medium" }, { assumed: ["priority"] })],
  ['Add a task "Buy milk" for 2026-11-23?', CONFIRM, asked("add_task", { title: "Buy milk", due_date: "2026-11-23" })],
  [
    'Add a task "Buy milk" for 2026-11-23 at 17:00?',
    CONFIRM,
    asked("add_task", { title: "Buy milk", due_date: "2026-11-23T17:00:00+01:00" }, { assumed: ["due_date"] }),
  ],
  [
    'Add a task "Buy milk" for 2026-11-23 (high priority, every week on Monday, list "grocery", tags home and food)?',
    CONFIRM,
    asked("add_task", {
      title: "Buy milk",
      due_date: "2026-11-23",
      priority: "high",
      recurrence: "FREQ=WEEKLY;BYDAY=MO",
      list: "grocery",
      tags: ["home", "food"],
    }),
  ],
  [
    'Change "Buy milk" (due 2026-11-27, high priority)?',
    CONFIRM,
    asked("update_task", { task_id: "1", due_date: "2026-11-27", priority: "high" }),
  ],
  ['Change "Buy milk" (title "Buy oat milk")?', CONFIRM, asked("update_task", { task_id: "1", title: "Buy oat milk" })],
  ['Change "Buy milk" (not done)?', CONFIRM, asked("update_task", { task_id: "1", status: "pending" })],
  [
    'Change 2 tasks (due 2026-11-27): "Buy milk" and "Report"?',
    CONFIRM,
    asked("update_task", { task_id: "1", due_date: "2026-11-27" }, { taskIds: ["1", "4"] }),
  ],
  ["Show your tasks?", CONFIRM, asked("list_tasks")],
  [
    "Show your tasks (overdue, due this week, at most 5)?",
    CONFIRM,
    asked("list_tasks", { filters: { status: "overdue", due_date: "this_week" }, limit: 5 }),
  ],
  ["Show your tasks (due 2026-11-16 to 2026-11-22)?", CONFIRM, asked("list_tasks", { filters: { due_date: "2026-11-16/2026-11-22" } })],
  ["Show your tasks (without a due date)?", CONFIRM, asked("list_tasks", { filters: { due_date: "none" } })],
  ["Show your account?", CONFIRM, asked("identity_query", { user_id: "u1" })],

  ['Archive "Buy milk"?', CONFIRM, asked("archive_task", { task_id: "1" })],
  ['Archive "Buy milk"?', CONFIRM, asked("archive", { task_id: "1" })],
  ['Archive "Buy milk"?', CONFIRM, asked("archiveTask", { task_id: 1 })],
  ['Archive 2 tasks: "Buy milk" and "Report"?', CONFIRM, asked("archive_tasks", {}, { taskIds: ["1", "4"] })],
  ['Close "Buy milk"?', CONFIRM, asked("close_ticket", { task_id: "1" }, { object: "ticket" })],
  ['Close 2 tickets: "Buy milk" and ticket 99?', CONFIRM, asked("close_ticket", {}, { object: "ticket", taskIds: ["1", "99"] })],
  ['Assign owner: "Buy milk" (owner: Bob)?', CONFIRM, asked("assign_owner", { task_id: "1", owner: "Bob" })],
  ['Mark as urgent for 2 tasks: "Buy milk" and "Report"?', CONFIRM, asked("mark_as_urgent", {}, { taskIds: ["1", "4"] })],
  [
    "Send email (to: bob@example.org, reply all: yes, copies: 2)?",
    CONFIRM,
    asked("send_email", { to: "bob@example.org", replyAll: true, copies: 2 }),
  ],
  ["Constructor task?", CONFIRM, asked("constructor")],

  ["What should the task be called?", missing("title"), asked("add_task")],
  ["What should the note be called?", missing("title"), asked("create_note")],
  ["What should the memo be called?", missing("title"), asked("add_task", {}, { object: "memo" })],
  ["Which task do you mean?", missing("task_id"), asked("delete_task")],
  ['What should I change about "Buy milk"?', missing("changes"), asked("update_task", { task_id: "1" })],
  ['What should I change about "Buy milk" and "Report"?', missing("changes"), asked("update_task", {}, { taskIds: ["1", "4"] })],
  ["What should I change?", missing("changes"), asked("update_task")],
  ["When is it due?", missing("due_date"), asked("snooze_task")],
  ["What is the phone number?", missing("contact.phone_number"), asked("call")],
  ["What is the constructor?", missing("constructor"), asked("call")],

  [
    'Which one do you mean?\n1. Call the dentist (due 2026-11-24)\n2. Dentist bill (due 2026-11-24 at 17:00, done, list "money")',
    choose("2", "3"),
    asked("delete_task"),
  ],
  ["Which one do you mean?\n1. Report (id 4)\n2. Report (id 5)\n3. Buy milk", choose("4", "5", "1"), asked("delete_task")],
  ["Which one do you mean?\n1. task 77", choose("77"), asked("delete_task")],
  ['I found no task like "dentist". Which one do you mean?', { kind: "not_found", mention: "dentist" }, asked("delete_task")],
  ["Which task do you mean?", { kind: "not_found", mention: " \n" }, asked("delete_task")],
  ["Which task do you mean?", { kind: "which" }, asked("delete_task")],
  ["Which ticket do you mean?", { kind: "which" }, asked("close_ticket", {}, { object: "ticket" })],

  ["Delete \"Say 'hi' [31mand {title} $& run\"?", CONFIRM, asked("delete_task", { task_id: "6" })],
  [`Delete "${"x".repeat(79)}…"?`, CONFIRM, asked("delete_task", { task_id: "7" })],
  ['Delete "(untitled)"?', CONFIRM, asked("delete_task", { task_id: "8" })],
];

describe("the question that a user reads", () => {
  test.each(CASES)("%s", (sentence, question, step) => expect(renderQuestion(question, step, messages)).toBe(sentence));

  test("long lists of candidates end with their number", () => {
    const many = new Map(Array.from({ length: 13 }, (_, index) => [`t${index}`, { id: `t${index}`, title: `Call ${index}` }]));
    const lines = renderQuestion(choose(...many.keys()), asked("delete_task", {}, { tasks: many }), messages).split("\n");
    expect(lines).toHaveLength(12);
    expect(lines.slice(-2)).toEqual(["10. Call 9", "and 3 more"]);
  });
});

describe("a recurrence in words", () => {
  test.each([
    ["FREQ=DAILY", "every day"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE,FR", "every 2 weeks on Monday, Wednesday and Friday"],
    ["FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0", "every week on Monday at 09:00"],
    ["FREQ=DAILY;BYHOUR=17;BYMINUTE=30", "every day at 17:30"],
    ["FREQ=DAILY;BYHOUR=9", "every day at 09:00"],
    ["FREQ=DAILY;BYHOUR=9,17", "every day at 09:00 and 17:00"],
    ["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday"],
    ["FREQ=WEEKLY;BYDAY=SA,SU;BYHOUR=10", "every weekend at 10:00"],
    ["FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,SU", "every 2 weeks on Saturday and Sunday"],
    ["FREQ=MONTHLY;BYMONTHDAY=1", "every 1st of the month"],
    ["FREQ=MONTHLY;BYMONTHDAY=1,15;BYHOUR=9", "every 1st and 15th of the month at 09:00"],
    ["FREQ=MONTHLY;BYMONTHDAY=-1", "every last day of the month"],
    ["FREQ=MONTHLY;BYMONTHDAY=-2", "every 2nd to last day of the month"],
    ["FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=22", "every 3 months on the 22nd"],
    ["FREQ=MONTHLY;BYDAY=1MO", "every 1st Monday of the month"],
    ["FREQ=MONTHLY;BYDAY=2TU,+4TU", "every 2nd Tuesday and 4th Tuesday of the month"],
    ["FREQ=MONTHLY;BYDAY=-1FR", "every last Friday of the month"],
    ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "every last weekday of the month"],
    ["FREQ=MONTHLY;BYDAY=FR;BYSETPOS=2", "every 2nd Friday of the month"],
    ["FREQ=MONTHLY;BYMONTH=1,7;BYMONTHDAY=3", "every 3rd of January and July"],
    ["FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1", "every 1 January"],
    ["FREQ=YEARLY;INTERVAL=2;BYMONTH=5,11;BYMONTHDAY=2", "every 2 years on 2 May and 2 November"],
    ["FREQ=YEARLY;BYMONTH=5;BYDAY=2SU", "every 2nd Sunday of May"],
    ["FREQ=YEARLY;BYMONTH=12", "every year in December"],
    ["FREQ=DAILY;COUNT=10", "every day, 10 times"],
    ["FREQ=DAILY;COUNT=1", "every day, once"],
    ["FREQ=WEEKLY;BYDAY=MO;UNTIL=20261231", "every week on Monday until 2026-12-31"],
    ["FREQ=DAILY;UNTIL=20261231T225900Z", "every day until 2026-12-31 at 22:59"],
    ["FREQ=MONTHLY;BYMONTHDAY=32", "repeating FREQ=MONTHLY;BYMONTHDAY=32"],
    ["FREQ=MONTHLY;BYMONTHDAY=1;BYDAY=MO", "repeating FREQ=MONTHLY;BYMONTHDAY=1;BYDAY=MO"],
    ["FREQ=MONTHLY;BYDAY=0MO", "repeating FREQ=MONTHLY;BYDAY=0MO"],
    ["FREQ=WEEKLY;BYDAY=2MO", "repeating FREQ=WEEKLY;BYDAY=2MO"],
    ["FREQ=YEARLY;BYMONTH=13", "repeating FREQ=YEARLY;BYMONTH=13"],
    ["FREQ=DAILY;UNTIL=soon", "repeating FREQ=DAILY;UNTIL=soon"],
    ["FREQ=YEARLY;BYYEARDAY=100", "repeating FREQ=YEARLY;BYYEARDAY=100"],
    ["FREQ=DAILY;INTERVAL=x", "repeating FREQ=DAILY;INTERVAL=x"],
    ["FREQ=toString", "repeating FREQ=toString"],
    ["nonsense", "repeating nonsense"],
  ])("%s is %s", (recurrence, words) => {
    expect(renderQuestion(CONFIRM, asked("update_task", { task_id: "1", recurrence }), messages)).toBe(`Change "Buy milk" (${words})?`);
  });
});

test("another language replaces the wording", () => {
  const german: Messages = {
    ...messages,
    actions: { delete_task: { one: "{task} löschen?", many: "{count} Aufgaben löschen: {tasks}?", bare: "Eine Aufgabe löschen?" } },
    task: "„{title}“",
    lastSeparator: " und ",
  };
  expect(renderQuestion(CONFIRM, asked("delete_task", { task_id: "1" }), german)).toBe("„Buy milk“ löschen?");
  expect(renderQuestion(CONFIRM, asked("delete_task", {}, { taskIds: ["1", "4"] }), german)).toBe(
    "2 Aufgaben löschen: „Buy milk“ und „Report“?",
  );
});

describe("whatever titles and arguments hold", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("{title}", "{details}", "$&", "\r\n1. fake", "a\u2028b", "\u202e", "👩‍👩‍👧‍👧".repeat(50)),
  );
  const questions: fc.Arbitrary<Question> = fc.constantFrom<Question>(CONFIRM, missing("title"), missing("changes"), { kind: "which" });

  test("the sentence stays one line without hidden characters, and no place of a template is left", () => {
    fc.assert(
      fc.property(
        questions,
        text,
        text,
        fc.constantFrom("delete_task", "add_task", "update_task", "list_tasks", "archive_task", "send_email"),
        (question, title, value, intent) => {
          const step = asked(
            intent,
            { task_id: "a", title: value, note: value, filters: { query: value } },
            { tasks: new Map([["a", { id: "a", title }]]) },
          );
          const sentence = renderQuestion(question, step, messages);
          expect(sentence).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
          expect(sentence.length).toBeLessThan(5_000);
          const typed = title + value;
          for (const place of sentence.match(/\{\w+\}/g) ?? []) expect(typed).toContain(place);
        },
      ),
    );
  });

  test("a choice has one line a candidate, whatever the titles hold", () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 10 }), (titles) => {
        const all = new Map(titles.map((title, index) => [String(index), { id: String(index), title }]));
        const lines = renderQuestion(choose(...all.keys()), asked("delete_task", {}, { tasks: all }), messages).split("\n");
        expect(lines).toHaveLength(titles.length + 1);
        expect(new Set(lines).size).toBe(lines.length);
      }),
    );
  });
});
