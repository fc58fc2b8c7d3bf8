import type { KnownTool } from "../toolbox.ts";
import { taskWish } from "./task-wish.ts";
import { toolWish } from "./tool-wish.ts";
import type { Asking, Wish } from "./wish.ts";

/** What the user asks for, as far as it concerns a tool. */
export function wishFor(asking: Asking, tool: KnownTool): Wish {
  return tool.source.kind === "registry" ? taskWish(asking, tool) : toolWish(asking, tool, tool.source.entry);
}
