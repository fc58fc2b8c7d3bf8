import type { ToolDefinition } from "../catalog/definition.ts";
import { PointsmanError } from "../contract/error.ts";
import { classifyTool, readTool } from "./classify.ts";
import { type Answer, askClassifier } from "./install/ask.ts";
import { joinFlight } from "./install/flight.ts";
import { readMap } from "./map/read.ts";
import type { CapabilityMap, CapabilityStore, Classification, Classifier } from "./types.ts";

export interface InstallOptions {
  readonly store: CapabilityStore;
  /** Default `defaultCapabilities`. */
  readonly capabilities?: CapabilityMap;
  /** A model, in practice. Without one the static map decides. */
  readonly classifier?: Classifier;
  /** How long the classifier may take; default 10,000. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;

/**
 * Classifies a tool once and keeps the answer (seed 5, "Install-Time Classification"): one successful call of the classifier a tool and fingerprint,
 * however many install it at once, in all processes that share the store. Where the classifier fails, is late or answers nonsense, the static map
 * decides, marked `retry`, and the next install asks again. A tool whose name, description or schema has changed is classified anew.
 *
 * @param tool As MCP's `tools/list` gives it.
 * @returns What is now in the store.
 * @throws PointsmanError `invalid_catalog` (the tool), `invalid_options`; and what the store throws.
 * @example
 * ```ts
 * const { capabilities, source } = await installTool(tool, { store, classifier: askMyModel });
 * ```
 */
export async function installTool(tool: ToolDefinition, options: InstallOptions): Promise<Classification> {
  const { store, capabilities, classifier, timeoutMs = TIMEOUT_MS } = checked(options);
  const known = readTool(tool);
  const fallback = classifyTool(known, capabilities);
  const before = await store.get(known.name);
  if (isSettled(before, fallback, classifier)) return before;
  return joinFlight(store, { tool: fallback, classifier, capabilities }, () =>
    store.lock(`install:${known.name}`, async () => {
      const now = await store.get(known.name);
      if (isSettled(now, fallback, classifier) || (triedMeanwhile(before, now) && isSameTool(now, fallback))) return now;
      const classification = await classify();
      await store.put(classification);
      return classification;

      async function classify(): Promise<Classification> {
        const stored = now?.fingerprint === fallback.fingerprint ? now : null;
        // Its hints alone have changed: the answer of the classifier stands.
        if (stored?.source === "classifier")
          return { ...fallback, capabilities: stored.capabilities, source: "classifier", reason: stored.reason };
        if (classifier !== undefined)
          return classificationOf(fallback, await askClassifier(classifier, known, readMap(capabilities).categories, timeoutMs));
        return stored?.retry === true ? { ...fallback, retry: true } : fallback;
      }
    }),
  );
}

function classificationOf(fallback: Classification, answer: Answer): Classification {
  if (!answer.ok) return { ...fallback, reason: `${answer.reason} By the static map: ${fallback.reason}`, retry: true };
  const found = answer.capabilities.length === 0 ? "no category" : answer.capabilities.join(", ");
  return { ...fallback, capabilities: answer.capabilities, source: "classifier", reason: `The classifier named ${found}.` };
}

/** Nothing to do: it is the same tool, and a classifier has answered, or there is none and the map says what it said. */
function isSettled(stored: Classification | null, tool: Classification, classifier: Classifier | undefined): stored is Classification {
  // What the store cannot read is written anew.
  if (!isSameTool(stored, tool) || stored.unconfirmed === "unreadable") return false;
  return stored.source === "classifier" || (classifier === undefined && stored.capabilities.join("\n") === tool.capabilities.join("\n"));
}

/** Whether the one who held the lock before has just asked, in vain. */
function triedMeanwhile(before: Classification | null, now: Classification | null): boolean {
  return now?.retry === true && (before?.fingerprint !== now.fingerprint || before.retry !== true);
}

function isSameTool(stored: Classification | null, tool: Classification): stored is Classification {
  return stored !== null && stored.fingerprint === tool.fingerprint && stored.risk === tool.risk && stored.untrusted === tool.untrusted;
}

function checked(options: InstallOptions): InstallOptions {
  const given: unknown = options;
  if (typeof given !== "object" || given === null || typeof options.store?.lock !== "function")
    throw new PointsmanError("invalid_options", "installTool needs a store.", "Give createMemoryStore(), say.");
  if (options.classifier !== undefined && typeof options.classifier !== "function")
    throw new PointsmanError("invalid_options", "The classifier is no function.", "Give an async function of a tool and the categories.");
  const { timeoutMs } = options;
  if (timeoutMs !== undefined && !(typeof timeoutMs === "number" && timeoutMs > 0))
    throw new PointsmanError("invalid_options", "timeoutMs is no positive number.", "Give milliseconds, such as 10000.");
  return options;
}
