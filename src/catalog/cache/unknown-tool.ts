import { behindToolName, unknownToolWords } from "../../lexicon/en/guard-words.ts";
import { REFRESH_ADVICE } from "./advice.ts";

/** Text behind this many characters of a failure is not read. */
const LONGEST = 2_000;
/** How many words may stand between a tool's name and "not found": none but marks. */
const MOST_MARKS = 3;
/** JSON-RPC: the server has no such method. */
const METHOD_NOT_FOUND = -32601;

/**
 * What to tell the user after a call failed: that the cache is old, where the server says that it has no such tool (seed "When to Avoid Cache").
 * Then open the catalogue again with `discover`.
 *
 * @param toolName The tool that was called.
 * @param failure What was thrown, the text of the error (`BatchResult.error`, `ChainResult.failed`), or an MCP result with `isError`.
 * @returns The advice to refresh, or null where the call failed for another reason.
 * @example
 * ```ts
 * adviceAfterFailure("get_issue", new Error("MCP error -32602: Tool get_issue not found")); // "Cache appears stale or missing. …"
 * adviceAfterFailure("get_issue", new Error("Issue 7 not found")); // null
 * ```
 */
export function adviceAfterFailure(toolName: string, failure: unknown): string | null {
  return isUnknownTool(toolName, failure) ? REFRESH_ADVICE : null;
}

function isUnknownTool(toolName: string, failure: unknown): boolean {
  if (property(failure, "code") === METHOD_NOT_FOUND) return true;
  const text = textOf(failure).slice(0, LONGEST).toLowerCase();
  const bare = toolName.slice(toolName.lastIndexOf("__") + (toolName.includes("__") ? 2 : 0));
  return unknownToolWords.some((words) => text.includes(words)) || [toolName, bare].some((name) => isSaidUnknown(name.toLowerCase(), text));
}

/** Whether "not found" stands right behind "tool NAME". */
function isSaidUnknown(name: string, text: string): boolean {
  const at = name === "" ? -1 : text.indexOf(name);
  if (at < 0 || !text.slice(0, at).includes("tool")) return false;
  const behind = text.slice(at + name.length);
  return behindToolName.some((words) => {
    const found = behind.indexOf(words);
    return found >= 0 && found <= MOST_MARKS;
  });
}

/** The text of an error, of a text, of `{ error }`, or of an MCP result that reports an error. */
function textOf(failure: unknown): string {
  if (typeof failure === "string") return failure;
  const said = [property(failure, "message"), property(failure, "error")].find((text) => typeof text === "string");
  if (typeof said === "string") return said;
  const content = property(failure, "isError") === true ? property(failure, "content") : null;
  const texts = Array.isArray(content) ? content.map((block: unknown) => property(block, "text")) : [];
  return texts.filter((text) => typeof text === "string").join(" ");
}

function property(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
