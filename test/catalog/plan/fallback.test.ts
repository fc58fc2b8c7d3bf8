import { describe, expect, it } from "vitest";
import { createCatalog, planTools, type ToolDefinition } from "../../../src/catalog/index.ts";

const url = { url: { type: "string", format: "uri", description: "Address of the page." } };
function capture(name: string, more: Partial<ToolDefinition> = {}): ToolDefinition {
  return {
    name,
    description: "Capture an image of a web page at an address.",
    inputSchema: { type: "object", properties: url, required: ["url"] },
    annotations: { readOnlyHint: true },
    ...more,
  };
}
const withKey = { inputSchema: { type: "object", properties: { ...url, key: { type: "string" } }, required: ["url", "key"] } };
const asNumber = { inputSchema: { type: "object", properties: { url: { type: "integer" } }, required: ["url"] } };

const others: readonly (readonly [what: string, other: ToolDefinition, fallback: string | undefined])[] = [
  ["a tool of the same description and parameters", capture("shoot_page"), "shoot_page"],
  ["not one that wants more", capture("shoot_page", withKey), undefined],
  ["not one that wants another type", capture("shoot_page", asNumber), undefined],
  ["not one of another purpose", capture("shoot_page", { description: "Delete the images of a web page." }), undefined],
  ["not one that may change something", capture("shoot_page", { annotations: { destructiveHint: true } }), undefined],
  ["not one of an untrusted server", capture("shoot_page", { server: "elsewhere", trust: "untrusted" }), undefined],
];

describe("what can stand in for a tool", () => {
  it.each(others)("%s", (_what, other, fallback) => {
    const plan = planTools("use capture_page for https://example.com/a", createCatalog([capture("capture_page"), other]));
    expect(plan.steps).toHaveLength(1);
    expect(plan.steps[0]?.fallback).toBe(fallback);
  });
});
