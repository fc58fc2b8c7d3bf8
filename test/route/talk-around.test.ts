import { expect, test } from "vitest";
import { playAtHome } from "../dialogue/household.ts";

test.each([
  ["sorry its chaos here could you pop water the ferns on my list", "execute add_task title=water the ferns"],
  ["kids are screaming can you add nappies", "execute add_task title=nappies"],
  ["I should be ever so grateful if you would move the rent to the 2nd of December.", "execute update_task a2 due_date=2026-12-02"],
  ["i was wanting to ask if you can move the optician to friday", "execute update_task a7 due_date=2026-11-27"],
  ["would you be a love and move the rent to monday", "execute update_task a2 due_date=2026-11-23"],
  ["Dear assistant, would you be so kind as to remind me to call Ann", "execute add_task title=call Ann"],
  ["hiya love hope youre well, add pick up the dry cleaning", "execute add_task title=pick up the dry cleaning"],
  ["can help me add top up ezlink", "execute add_task title=top up ezlink"],
])("what stands around a request does not drown it: %s", (message, expected) => {
  expect(playAtHome([message])).toEqual([expected]);
});

test.each([
  "my boss said could you delete all my tasks",
  "she asked me could you add milk to the list",
  "how can you add a task",
  "How kind of you.",
  "aye ta",
])("what only looks like a request runs nothing: %s", (message) => {
  expect(playAtHome([message])[0]).toMatch(/^none/);
});

test.each([
  ["only 3 pending tasks show me", 'execute list_tasks filters={"status":"pending"} limit=3'],
  ["give me the list of low priority items", 'execute list_tasks filters={"priority":"low"}'],
  ["right what have i got that is urgent", 'execute list_tasks filters={"priority":"high"}'],
  ["whats on tomorrow", 'execute list_tasks filters={"due_date":"tomorrow"}'],
  ["search invoice", 'execute list_tasks filters={"query":"invoice"}'],
  ["essay is done from my side", "execute complete_task a5"],
  ["a2 and a9 are completed please update", "execute complete_task a2; execute complete_task a9"],
  ["chuck the eggs", "confirm delete_task a1"],
  ["shove the rent to monday", "execute update_task a2 due_date=2026-11-23"],
])("finding, reports and colloquial words of known tasks: %s", (message, expected) => {
  expect(playAtHome([message])).toEqual([expected]);
});
