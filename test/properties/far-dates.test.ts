import fc from "fast-check";
import { expect, test } from "vitest";
import { routeMessage } from "../../src/index.ts";

const number = fc.oneof(fc.integer({ min: 0, max: 40 }).map(String), fc.bigInt({ min: 0n, max: 10n ** 12n }).map(String));
const unit = fc.constantFrom("minutes", "hours", "days", "weeks", "months", "years", "decades", "weekends");
const when = fc
  .tuple(
    fc.constantFrom(
      "in N U",
      "N U ago",
      "back N U",
      "on 1 jan N",
      "on N-01-01",
      "on N.N.",
      "at N:N",
      "every N U",
      "every day until jan N",
      "for the next N U",
      "N U before friday",
    ),
    number,
    unit,
  )
  .map(([form, count, length]) => form.replaceAll("N", count).replace("U", length));
const command = fc.constantFrom(
  "add buy milk",
  "remind me to call mum",
  "move the essay",
  "push the essay",
  "show tasks due",
  "delete everything due",
  "move all tasks to",
);
const instant = fc.constantFrom(
  "2026-11-17T10:00:00Z",
  "+275760-09-13T00:00:00Z",
  "-271821-04-20T00:00:00Z",
  "9999-12-31T23:59:59Z",
  "0000-01-01T00:00:00Z",
);
const due = fc.constantFrom(
  "garbage",
  "9999-12-31T23:59:00Z",
  "2026-11-20",
  "2026-11-20T15:30:00+01:00",
  "2026-02-31",
  "+275760-09-13T00:00:00Z",
  "2026-11-20T99:99",
  "",
);
const zone = fc.constantFrom("UTC", "Pacific/Kiritimati", "America/New_York");

const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d[+-]\d\d:\d\d)?$/;

test("a date out of range is none: nothing throws, and each date that is given has a year of four digits", () => {
  fc.assert(
    fc.property(command, when, instant, due, zone, (verb, said, now, due_date, timeZone) => {
      const { steps } = routeMessage(`${verb} ${said}`, { now, timeZone, tasks: [{ id: "1", title: "essay", due_date }] });
      for (const { arguments: given } of steps) {
        expect(JSON.stringify({ ...given, title: "" })).not.toMatch(/NaN|Invalid|Infinity/);
        const date = given["due_date"];
        if (date !== undefined) expect(date).toMatch(DATE);
        if (date !== undefined) expect(Date.parse(String(date))).not.toBeNaN();
      }
    }),
    { numRuns: 1500 },
  );
});
