import { parse } from "yaml";
import * as z from "zod";
import { capabilityMapSchema } from "../../capabilities/map/schema.ts";
import type { CapabilityMap } from "../../capabilities/types.ts";
import { PointsmanError } from "../../contract/error.ts";
import { readText } from "./read-text.ts";

const fileSchema = z.object({ capabilities: capabilityMapSchema });

/**
 * The capability map of a YAML or JSON file in the form of seed 5 ("Capability Categories"): `capabilities:` over a list of tool names for each category.
 *
 * @param path Such as `config/tool_capabilities.yaml`.
 * @returns The map; spread `defaultCapabilities` in front of it to add to the eight categories.
 * @throws PointsmanError `invalid_options` where the file is missing, is no YAML, or holds no map; what the file system says otherwise.
 * @example
 * ```ts
 * const capabilities = { ...defaultCapabilities, ...(await readCapabilities("config/tool_capabilities.yaml")) };
 * ```
 */
export async function readCapabilities(path: string): Promise<CapabilityMap> {
  const text = await readText(path);
  if (text === null) throw refused(path, "there is no such file");
  let data: unknown;
  try {
    data = parse(text);
  } catch (error) {
    throw refused(path, error instanceof Error ? error.message : String(error));
  }
  const checked = fileSchema.safeParse(data);
  if (checked.success) return checked.data.capabilities;
  const [issue] = checked.error.issues;
  throw refused(path, `${issue?.path.join(".") || "the file itself"}: ${issue?.message ?? "unreadable"}`);
}

function refused(path: string, reason: string): PointsmanError {
  return new PointsmanError(
    "invalid_options",
    `The capability map ${path} cannot be used: ${reason.trim().replaceAll("\n", " ")}.`,
    'Write it as "capabilities:" over one line a category, such as "  web_read: [browser, fetch_url]".',
  );
}
