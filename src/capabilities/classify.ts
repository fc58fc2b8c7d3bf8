import { type ToolDefinition, toolDefinitionSchema } from "../catalog/definition.ts";
import { riskOf } from "../catalog/risk.ts";
import { PointsmanError } from "../contract/error.ts";
import { fingerprintOf } from "./classify/fingerprint.ts";
import { findCapabilities } from "./classify/static.ts";
import { readMap } from "./map/read.ts";
import type { CapabilityMap, Classification } from "./types.ts";

/**
 * What a tool can do by the static map alone: without a model, and always the same (seed 5, "Option A"). A name that the map lists decides; else parts of
 * the name that are listed, and what the words of name, description, parameters and server tell, with the annotations.
 *
 * @param tool As MCP's `tools/list` gives it.
 * @param capabilities Default `defaultCapabilities`. Other categories are found by their listed names and the words of these; do not change a map once it is used.
 * @returns The categories, sorted; `reason` says by what they were found.
 * @throws PointsmanError `invalid_catalog` (the tool), `invalid_options` (the map).
 * @example
 * ```ts
 * classifyTool({ name: "read_text_file", description: "Reads a file", inputSchema: {} }).capabilities; // ["filesystem_read"]
 * ```
 */
export function classifyTool(tool: ToolDefinition, capabilities?: CapabilityMap): Classification {
  const map = readMap(capabilities);
  const known = readTool(tool);
  const { capabilities: found, reason, reads } = findCapabilities(known, map);
  return {
    toolName: known.name,
    capabilities: [...found],
    risk: riskOf(known),
    source: "static",
    fingerprint: fingerprintOf(known),
    reason,
    // The hint of an untrusted server is not enough: its words must say the same.
    ...(known.trust === "untrusted" ? { untrusted: reads && known.annotations?.readOnlyHint === true ? "read_only" : "may_write" } : {}),
  };
}

/** @throws PointsmanError `invalid_catalog` */
export function readTool(tool: ToolDefinition): ToolDefinition {
  const checked = toolDefinitionSchema.safeParse(tool);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  const place = issue?.path.join(".") || "the tool itself";
  throw new PointsmanError(
    "invalid_catalog",
    `The tool is wrong at ${place}: ${issue?.message ?? "unreadable"}.`,
    "Give it as MCP's tools/list does.",
  );
}
