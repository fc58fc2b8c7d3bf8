import type { ToolDefinition } from "../../definition.ts";
import type { Parameter } from "./parameter.ts";
import { parametersOf } from "./read.ts";

/** The parameter at a path of keys, "filters.state". */
export function rowOf(tool: ToolDefinition, path: string): Parameter | undefined {
  return parametersOf(tool).rows.find((row) => row.path.join(".") === path);
}
