import { describe, expect, it } from "vitest";
import { createToolDecisionEngine, emptyRegistry } from "../../src/engine/index.ts";
import { corrupted } from "./invented-calls/corrupted.ts";
import { right, type Said } from "./invented-calls/right.ts";
import { tools } from "./invented-calls/tools.ts";

const engine = createToolDecisionEngine({ registry: emptyRegistry, tools: [...tools] });

function verdictOf([message, toolName, values, context = {}]: Said) {
  return engine.verify({ toolName, arguments: { ...values } }, message, { now: "2026-11-22T09:00:00Z", ...context });
}

describe("a call of a tool that nobody has seen is allowed where the message asks for it", () => {
  it.each(right.map((row) => [row[0], row] as const))("%s", (_, row) => {
    const found = verdictOf(row);
    expect(found.verdict, JSON.stringify(found.findings)).toBe("allow");
  });
});

describe.each(Object.entries(corrupted))("a call with %s is not allowed", (_kind, rows) => {
  it.each(rows.map((row) => [row[0], row] as const))("%s", (_, row) => {
    expect(verdictOf(row).verdict, JSON.stringify(row.slice(1))).not.toBe("allow");
  });
});
