import { describe, expect, it } from "vitest";
import { detectIntent, extractParams, routeMessage, splitClauses } from "../../src/index.ts";
import { readAll } from "../properties/read-all.ts";

const now = "2026-11-20T12:00:00Z";
const tasks = [
  { id: "1", title: "Buy milk" },
  { id: "2", title: "Call the dentist" },
];
const context = { now, tasks };

const notText: [string, unknown][] = [
  ["undefined", undefined],
  ["null", null],
  ["a number", 42],
  ["true", true],
  ["an array", ["add a task"]],
  ["an object", { message: "delete everything" }],
  ["a boxed string", Object("delete everything")],
  ["a function", () => "delete everything"],
  ["a symbol", Symbol("delete everything")],
  ["a large integer", 5n],
];

describe("what is not a string calls nothing", () => {
  it.each(notText)("%s", (_name, value) => {
    const text = value as string;
    expect(routeMessage(text, context)).toEqual({ status: "none", steps: [], reply: null, pending: null, reason: "no_intent" });
    expect(detectIntent(text, context)).toMatchObject({ intent: "unknown", evidence: [] });
    expect(extractParams(text, "delete_task", context).params).toEqual({});
    expect(splitClauses(text)).toEqual([]);
  });
});

describe("text without words calls nothing", () => {
  it.each([
    ["the empty string", ""],
    ["blanks", "   \t\n "],
    ["wide blanks", "\u00a0\u2003\u3000"],
  ])("%s, with the reason `empty`", (_name, text) => {
    expect(routeMessage(text, context)).toMatchObject({ status: "none", steps: [], reason: "empty" });
  });

  it.each([
    ["null bytes", "\0\0\0"],
    ["control characters", "\u0001\u0008\u001b[2J\u007f"],
    ["a lone high surrogate", "\ud83d"],
    ["a lone low surrogate", "\udc4d"],
    ["surrogates the wrong way round", "\udc4d\ud83d"],
    ["emoji", "👍🏽👨‍👩‍👧‍👦🇩🇪"],
    ["right-to-left text", "‏מחר בשעה חמש‎"],
    ["a direction override", "\u202eksat eteled\u202c"],
    ["a name of the prototype", "__proto__"],
    ["another one", "constructor.prototype"],
    ["punctuation", "?!?!... --- ;;; ((("],
    ["digits", "1234567890"],
    ["markup", "<script>alert('delete task 1')</script>"],
    ["a template", "{{7*7}} <%= process.exit(1) %> %s %n"],
    ["a byte order mark", "\ufeff"],
    ["combining marks", `z${"\u0301".repeat(500)}`],
  ])("%s", (_name, text) => {
    const route = routeMessage(text, context);
    expect(route).toMatchObject({ status: "none", steps: [] });
    expect(route.reason).toMatch(/^(no_intent|empty)$/);
  });
});

describe("text that is code for something else runs nothing", () => {
  it.each(["'; DROP TABLE tasks; --", "rm -rf tasks", '{"toolName": "delete_task", "arguments": {"task_id": "1"}}', "delete_task(1)"])(
    "%s",
    (text) => {
      expect(routeMessage(text, context).steps.filter((step) => step.status === "execute")).toEqual([]);
    },
  );
});

describe("unusual characters inside a command do not spoil it", () => {
  it.each([
    ["an emoji in a title", "add a task to buy 🥛 and 🍞", "buy 🥛 and 🍞"],
    ["right-to-left words in a title", "add a task: לקנות חלב", "לקנות חלב"],
    ["words in another script", "add a task: купить молоко", "купить молоко"],
    ["letters that grow in lower case", "add a task to visit İstanbul", "visit İstanbul"],
    ["a family of emoji", "add a task to call 👨‍👩‍👧", "call 👨‍👩‍👧"],
    ["a name of the prototype", "add a task to read __proto__", "read __proto__"],
    ["a null byte", "add a task to buy\0milk", "buy\0milk"],
    ["a lone surrogate", "add a task to buy \ud83d milk", "buy \ud83d milk"],
  ])("%s", (_name, text, title) => {
    const { params, spans } = extractParams(text, "add_task", context);
    expect(params["title"]).toBe(title);
    expect((spans["title"] ?? []).map((span) => text.slice(...span)).join(" ")).toBe(title);
  });
});

describe("a long message is refused, quickly", () => {
  const long = `add a task to ${"buy milk tomorrow at 5pm and ".repeat(4000)}`.slice(0, 100_000);

  it("with the reason `too_long`", () => {
    expect(routeMessage(long, context)).toEqual({ status: "none", steps: [], reply: null, pending: null, reason: "too_long" });
    expect(detectIntent(long, context).intent).toBe("unknown");
    expect(splitClauses(long)).toEqual([]);
  });

  it("at the length that the caller sets, counted in UTF-16 units", () => {
    const text = "add a task to buy 🥛";
    expect(routeMessage(text, context, { maxLength: text.length }).status).toBe("execute");
    expect(routeMessage(text, context, { maxLength: text.length - 1 }).reason).toBe("too_long");
  });
});

describe("time grows with the length of a message, not faster", () => {
  const pieces = [
    "a",
    " ",
    "\n",
    "1",
    "?",
    ".",
    "-",
    "#",
    "@",
    "!",
    "'",
    '"',
    "“",
    "(",
    "🥛",
    "\u0301",
    "\ud83d",
    "1/",
    "5:",
    "1.",
    "a'",
    "a-",
    "@a",
    "#a ",
    "and ",
    ", ",
    "task ",
    "delete ",
    "delete task 1 and ",
    "tomorrow ",
    "monday ",
    "every monday ",
    "may 5 ",
    "in 2 ",
    "5pm ",
    "the second ",
    "not ",
    "if ",
    "milk ",
    "'a ",
    "1 2 3, ",
    "to ",
    "for ",
    "next week ",
    "but ",
    "all done, ",
    "complete the milk task. ",
    "complete milk. no wait, the dentist. ",
    "add bread 2 tomorrow. move the dentist task to friday. ",
  ];

  /** Milliseconds of work, not of waiting, for a message of that length; the better of two runs. */
  function work(piece: string, length: number): number {
    const text = `add a task ${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length);
    const runs = [0, 1].map(() => {
      const before = process.cpuUsage();
      readAll(text, context, { maxLength: length });
      return process.cpuUsage(before).user / 1000;
    });
    return Math.min(...runs);
  }

  it.each(pieces.map((piece) => [JSON.stringify(piece), piece]))(
    "four times as much of %s takes about four times as long",
    (_shown, piece) => {
      // Twice the linear growth and a floor for what is too short to measure; quadratic growth would be sixteen times.
      const excess = (): number => work(piece, 4_000) - (8 * work(piece, 1_000) + 50);
      // A busy machine only ever adds time: growth that is real shows in every measurement.
      const measured = [excess()];
      while ((measured.at(-1) ?? 0) >= 0 && measured.length < 3) measured.push(excess());
      expect(measured.at(-1), `milliseconds too many: ${measured.join(", ")}`).toBeLessThan(0);
    },
  );
});
