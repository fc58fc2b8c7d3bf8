import type { ProgressStream } from "../progress.ts";
import { parseCacheArguments } from "./arguments.ts";
import { refreshCache } from "./refresh.ts";
import { showCache } from "./show.ts";

/** `pointsman cache refresh` and `pointsman cache show`: what they print. */
export async function runCache(args: readonly string[], errors: ProgressStream): Promise<string> {
  const parsed = parseCacheArguments(args);
  if (parsed.kind !== "run") return parsed.text;
  const { settings } = parsed;
  const now = settings.now ?? new Date();
  return settings.action === "show" ? await showCache(settings.file, now) : await refreshCache(settings, now, errors);
}
