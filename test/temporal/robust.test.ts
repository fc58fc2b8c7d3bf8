import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { temporalWords } from "../../src/lexicon/en/temporal.ts";
import { hasTemporal } from "../../src/temporal/gate.ts";
import { read } from "./read.ts";

const words = [
  "every",
  "other",
  "next",
  "this",
  "last",
  "monday",
  "fri",
  "sat",
  "may",
  "march",
  "the",
  "15th",
  "second",
  "of",
  "month",
  "week",
  "in",
  "2",
  "days",
  "hours",
  "half",
  "past",
  "six",
  "at",
  "5",
  "pm",
  "until",
  "for",
  "from",
  "to",
  "between",
  "and",
  "3/4",
  "12:30",
  "2026-12-01",
  "tomorrow",
  "tonight",
  "noon",
  "christmas",
  "eve",
  "end",
  "before",
  "a",
  "an",
  "weekend",
  "daily",
  "-",
  ",",
  "99999999",
  "no",
  "date",
];

describe("any text", () => {
  test("of words of time is read without an error, with spans in order and values of the right form", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...words), { maxLength: 14 }),
        fc.constantFrom("due" as const, "filter" as const),
        (list, purpose) => {
          const text = list.join(" ");
          let last = -1;
          for (const finding of read(text, { purpose })) {
            const start = finding.spans[0]?.[0] ?? -1;
            expect(start).toBeGreaterThan(last);
            last = start;
            for (const [from, to] of [...finding.spans, ...finding.core]) expect(text.slice(from, to).trim()).toHaveLength(to - from);
            if (finding.kind === "date") expect(finding.value).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:00[+-]\d\d:\d\d)?$/);
            if (finding.kind === "interval") expect(finding.value).toMatch(/^([a-z_]+|\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d)$/);
            if (finding.kind === "recurrence") expect(finding.value).toMatch(/^FREQ=[A-Z]+(;[A-Z]+=[-\dA-Z,]+)*$/);
          }
        },
      ),
      { numRuns: 3000 },
    );
  });

  test("at all is read without an error, and the same each time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        expect(read(text)).toEqual(read(text));
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    "",
    " ",
    "\u0000",
    "\ud800 tomorrow",
    "tomorrow\u{1f600}",
    "1e9 days",
    "in 999999999999 days",
    "every 0 days",
    "at 99",
    "13/13/2026",
    "on 31/2",
    "february 30",
  ])("%j is no trouble", (text) => {
    expect(Array.isArray(read(text))).toBe(true);
  });

  test("that is long takes time in proportion", () => {
    const dense = "tomorrow at 5pm or on friday the 13th or every second tuesday or dec 3 at 10 or in 2 hours, monday ";
    // Time of this process alone: the machine may be busy.
    const time = (count: number) => {
      const text = dense.repeat(count);
      const runs = Array.from({ length: 9 }, () => {
        const start = process.cpuUsage();
        read(text);
        const { user, system } = process.cpuUsage(start);
        return user + system;
      });
      return Math.min(...runs);
    };
    for (let warm = 0; warm < 20; warm++) time(5);
    expect(time(320)).toBeLessThan(Math.max(time(40), 200) * 8 * 6);
  });
});

describe("the gate", () => {
  test.each(["call bob tomorrow", "at seven", "every week", "no due date", "3 apples", "on the first", "by eod", "tuseday", "christmas"])(
    "%s is worth a closer look",
    (text) => {
      expect(hasTemporal(text, temporalWords)).toBe(true);
    },
  );

  test.each(["", "buy milk", "add bread and butter to my grocery list", "who am i logged in as?", "delete it", "mark it as high priority"])(
    "%j is not",
    (text) => {
      expect(hasTemporal(text, temporalWords)).toBe(false);
    },
  );
});
