import { describe, expect, it } from "vitest";
import { boundedRegExp } from "../../src/text/bounded-regexp.ts";

describe("a pattern of a caller's schema is matched where that takes bounded time", () => {
  it.each([
    ["^[a-z]+$", "Ann", true],
    ["^[a-z]+$", "ann", false],
    ["^[0-9a-f]{8}-[0-9a-f]{4}$", "0123abcd-12", true],
    ["^(low|high)$", "medium", true],
    ["^(low|high)$", "high", false],
  ])("%s, %s: refused %s", (pattern, text, isRefused) => {
    expect(boundedRegExp(pattern)?.refuses(text)).toBe(isRefused);
  });

  it.each([
    ["a group that repeats", "^(a+)+$"],
    ["a reference back", "^(a*)\\1*\\1*b$"],
    ["many repetitions", "^a*a*a*a*a*a*a*a*a*b$"],
    ["many alternatives", `^${"(a|a)".repeat(30)}b$`],
  ])("%s refuses nothing, and takes no time", (_, pattern) => {
    expect(boundedRegExp(pattern)?.refuses("a".repeat(500))).toBe(false);
  });

  it("what is no regular expression is none", () => {
    expect(boundedRegExp("(")).toBeNull();
  });
});
