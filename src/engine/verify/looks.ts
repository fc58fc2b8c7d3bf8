import { onlyReads } from "../../catalog/route/only-reads.ts";
import type { KnownTool } from "../toolbox.ts";

/** Whether a tool only looks: by what is declared of it, and where nothing is, by its own words. */
export function onlyLooks({ risk, source, deed }: KnownTool): boolean {
  if (risk !== "unknown") return risk === "read";
  return source.kind === "catalog" ? onlyReads(source.entry) : !deed.does;
}
