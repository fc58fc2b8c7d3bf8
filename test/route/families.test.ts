import { describe, expect, it } from "vitest";
import { detectIntent, routeMessage } from "../../src/index.ts";

const intentOf = (message: string): string => detectIntent(message).intent;
/** Every wording with every word in its gap. */
const each = (wordings: readonly string[], words: readonly string[]): string[][] =>
  wordings.flatMap((wording) => words.map((word) => [wording.replace("{}", word)]));

const deeds = ["buy milk", "pay the rent", "call mom", "fix the roof", "pick up the parcel", "book the hotel"];

describe("something to do behind a verb is a task, without the word for one", () => {
  it.each(each(["delete {}", "remove {}", "get rid of {}", "ditch {}"], deeds))("%s: delete", (message) => {
    expect(intentOf(message)).toBe("delete_task");
  });
  it.each(each(["finished {}", "i've completed {}", "tick off {}", "{} is done", "{}: done"], deeds))("%s: complete", (message) => {
    expect(intentOf(message)).toBe("complete_task");
  });
  it.each(each(["make {} urgent", "prioritize {}", "{} can wait until friday", "{} is more urgent now"], deeds))(
    "%s: update",
    (message) => {
      expect(intentOf(message)).toBe("update_task");
    },
  );
  it.each(each(["note {}", "log {}", "capture {}", "plan {}", "[ ] {}", "quick add: {}"], deeds))("%s: add", (message) => {
    expect(intentOf(message)).toBe("add_task");
  });
});

const tasks = ["the gym task", "task 4", "that dentist reminder"];

describe("what is told of a task is a request to change it", () => {
  it.each(
    each(
      [
        "{} can wait until friday",
        "{} is needed by thursday now",
        "{} is rather urgent",
        "a few more days for {}",
        "{} is at 7, not 6",
        "{} got pushed to monday",
      ],
      tasks,
    ),
  )("%s: update", (message) => {
    expect(intentOf(message)).toBe("update_task");
  });
  it.each(each(["{} can go", "{} is no longer required", "{} is redundant", "{} is of no use", "dispense with {}", "let {} go"], tasks))(
    "%s: delete",
    (message) => {
      expect(intentOf(message)).toBe("delete_task");
    },
  );
  it.each(each(["{} is behind me", "{} has been seen to", "nailed {}", "{} is out of the way", "{} is ready, close it"], tasks))(
    "%s: complete",
    (message) => {
      expect(intentOf(message)).toBe("complete_task");
    },
  );
});

it.each([
  ["groceries: what's on there"],
  ["supplies list, what's on it"],
  ["what lies ahead this week"],
  ["what's coming up"],
  ["is there anything i've forgotten to do"],
  ["has the meeting been put on my list"],
  ["by when is the audit task"],
])("a question about the list without its noun, or with the list named first: %s", (message) => {
  expect(intentOf(message)).toBe("list_tasks");
});

it.each([
  ["remind me of her pin"],
  ["i ought to have written to Margaret"],
  ["finish my sentence"],
  ["remove the file"],
  ["note the time of death"],
])("what only looks like a request stays none: %s", (message) => {
  expect(routeMessage(message).steps).toEqual([]);
});
