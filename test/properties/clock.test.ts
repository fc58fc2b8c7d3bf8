import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { routeMessage } from "../../src/index.ts";
import { context, message } from "./arbitraries.ts";
import { readAll } from "./read-all.ts";

const NativeDate = Date;
const { random } = Math;

/** A calendar without a clock: whoever asks it for the time fails. */
const dateWithoutClock = new Proxy(NativeDate, {
  construct: (target, parts: readonly number[], base) => (parts.length === 0 ? refuse() : Reflect.construct(target, parts, base)),
  apply: () => refuse(),
  get: (target, key, receiver) => (key === "now" ? refuse : Reflect.get(target, key, receiver)),
});

function refuse(): never {
  throw new Error("the clock or chance was asked");
}

const samples = fc.sample(fc.tuple(message, context), { seed: 20261120, numRuns: 200 });
const dated = [
  "add a task to buy milk tomorrow at 5pm",
  "remind me to call every other monday until june",
  "what is due next week?",
  "move it to friday",
  "add a task to leave in two hours",
  "add pay rent on 5/6 at noon",
];

describe("the clock and chance are left alone when `now` is given", () => {
  beforeEach(() => {
    globalThis.Date = dateWithoutClock;
    Math.random = refuse;
  });
  afterEach(() => {
    globalThis.Date = NativeDate;
    Math.random = random;
  });

  it.each(dated)("%s", (text) => {
    expect(() => readAll(text, { now: "2026-11-20T12:00:00Z", timeZone: "Europe/Berlin" })).not.toThrow();
  });

  it("for any message and context", () => {
    for (const [text, known] of samples) expect(() => readAll(text, known)).not.toThrow();
  });
});

describe("without a usable `now` the clock fills in", () => {
  const tomorrow = () => new NativeDate(NativeDate.now() + 86_400_000).toISOString().slice(0, 10);
  const unusable: [string, unknown][] = [
    ["an absent one", undefined],
    ["words", "not an instant"],
    ["an empty string", ""],
    ["a number", 5],
    ["an object", {}],
    ["an invalid date", new NativeDate(Number.NaN)],
  ];
  it.each(unusable)("in place of %s", (_name, given) => {
    const before = tomorrow();
    const [step] = routeMessage("add a task to buy milk tomorrow", { now: given } as object).steps;
    expect([before, tomorrow()]).toContain(step?.arguments["due_date"]);
  });
});
