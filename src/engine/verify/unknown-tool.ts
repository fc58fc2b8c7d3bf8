import { nearestNames } from "../../catalog/nearest.ts";
import type { Toolbox } from "../toolbox.ts";
import type { Finding } from "../types.ts";

const LONGEST_NAME = 128;

/** A name that no tool has is never called; the nearest are told. */
export function unknownTool({ tools }: Toolbox, name: string): Finding {
  const shown = name.slice(0, LONGEST_NAME);
  const near = nearestNames(shown, [...tools.keys()]);
  const hint = near.length === 0 ? "" : ` The nearest: ${near.map((one) => `"${one}"`).join(", ")}.`;
  return { code: "unknown_tool", severity: "error", path: [], reason: `There is no tool "${shown}".${hint}` };
}
