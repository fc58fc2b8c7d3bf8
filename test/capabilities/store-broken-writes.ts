import { expect, test } from "vitest";
import type { CapabilityStore, Classification, Override } from "../../src/capabilities/types.ts";
import { classification, override } from "./store-samples.ts";

const AT = "2026-11-22T09:00:00Z";
const circle: Record<string, unknown> = {};
circle["me"] = circle;

const overrides: [string, unknown][] = [
  ["an approver without a name", { ...override("browser", AT), by: undefined }],
  ["an approver whose name is blank", override("browser", AT, { by: "  " })],
  ["an approver of unseen characters alone", override("browser", AT, { by: "\u200b\ufe0f\u202e\u0000" })],
  ["an approver of a letter that is not seen", override("browser", AT, { by: "\u3164" })],
  ["an approver of signs alone", override("browser", AT, { by: "-" })],
  ["no skill", { ...override("browser", AT), skill: undefined }],
  ["no tool", override("", AT)],
  ["an effect that is none", { ...override("browser", AT), effect: "allow" }],
  ["a time that is none", override("browser", "yesterday")],
  ["a comment that is none", { ...override("browser", AT), comment: 3n }],
  ["more that no store can hold", { ...override("browser", AT), more: circle }],
  ["something that turns into something else", { ...override("browser", AT), toJSON: () => 3 }],
  ["nothing", null],
];

const classifications: [string, unknown][] = [
  ["no name", { ...classification("x", []), toolName: undefined }],
  ["no list of capabilities", { ...classification("x", []), capabilities: null }],
  ["a risk that is none", { ...classification("x", []), risk: "some" }],
  ["a capability that is no text", { ...classification("x", []), capabilities: [3] }],
  ["nothing", undefined],
];

/** A store that could not read what it has written would lose all that it holds. */
export function brokenWriteTests(store: () => CapabilityStore): void {
  test.each(overrides)("an override with %s is refused, and what was there can be read and added to", async (_name, broken) => {
    await store().putOverride(override("glob", AT));
    await expect(store().putOverride(broken as Override)).rejects.toMatchObject({ name: "PointsmanError", code: "invalid_options" });
    await store().putOverride(override("bash", AT));
    expect((await store().overrides("research")).map(({ tool }) => tool)).toEqual(["glob", "bash"]);
  });

  test.each(classifications)("a classification with %s is refused, and what was there can be read and added to", async (_name, broken) => {
    await store().put(classification("glob", ["filesystem_read"]));
    await expect(store().put(broken as Classification)).rejects.toMatchObject({ name: "PointsmanError", code: "invalid_options" });
    await store().put(classification("bash", ["code_execute"]));
    expect((await store().list()).map(({ toolName }) => toolName)).toEqual(["bash", "glob"]);
  });
}
