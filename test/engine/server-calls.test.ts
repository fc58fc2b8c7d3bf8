import { describe, expect, it } from "vitest";
import { createToolDecisionEngine, emptyRegistry } from "../../src/engine/index.ts";
import { corrupted } from "./server-calls/corrupted.ts";
import { askedAbout, right, type Said } from "./server-calls/right.ts";
import { tools } from "./server-calls/tools.ts";

// Each server by itself, as a client that has connected it: the names of tools are its own.
const engines = new Map(
  [...new Set(tools.map(({ server }) => server))].map((server) => [
    server,
    createToolDecisionEngine({ registry: emptyRegistry, tools: tools.filter((one) => one.server === server) }),
  ]),
);

function verdictOf([message, toolName, values, context = { now: "2026-11-22T09:00:00Z" }]: Said) {
  const engine = engines.get(tools.find(({ name }) => name === toolName)?.server);
  return engine?.verify({ toolName, arguments: { ...values } }, message, context);
}

describe("a call of a server's tool that the message asks for is allowed", () => {
  it.each(right.map((row) => [row[0], row] as const))("%s", (_, row) => {
    const found = verdictOf(row);
    expect(found?.verdict, JSON.stringify(found?.findings)).toBe("allow");
  });
});

describe("a call that is right in other words than its tool's is put to the user, never refused", () => {
  it.each(askedAbout.map((row) => [row[0], row] as const))("%s", (_, row) => {
    expect(["allow", "confirm"]).toContain(verdictOf(row)?.verdict);
  });
});

describe.each(Object.entries(corrupted))("a call with %s is not allowed", (_kind, rows) => {
  it.each(rows.map((row) => [row[0], row] as const))("%s", (_, row) => {
    expect(verdictOf(row)?.verdict, JSON.stringify(row.slice(1))).not.toBe("allow");
  });
});
