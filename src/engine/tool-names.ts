import { checksum } from "../dialogue/checksum.ts";

/** The names of a list of tools as a model is told them, and back. Frozen. */
export interface ToolNames {
  /** In the order of the list; a name that the list holds twice is there twice. */
  readonly encoded: readonly string[];
  /** The name for the model; of a tool that is not in the list, what it would be alone in one. */
  readonly encode: (name: string) => string;
  /** The tool's own name; what is none of the model's names stays as it is, so that `verify` can say that there is no such tool. */
  readonly decode: (encoded: string) => string;
}

/** What the interfaces of language models allow. */
const ALLOWED = /^[A-Za-z0-9_-]{1,64}$/;
const LONGEST = 64;
const HASH_DIGITS = 8;

/**
 * Names that every model's interface takes, `[A-Za-z0-9_-]{1,64}`, for tools that are named by MCP's rules (1-128 of `A-Za-z0-9_.-/`) or by none.
 * A name that fits stays as it is. Any other is cut to its ordinary characters and ends in a hash of the whole name, so that it is the same in
 * each list, on each machine and in each session. No two tools of a list share a name, and each comes back as it was.
 *
 * @param names The names of the tools that the model is offered, as the catalogue has them (`server__name` where two servers share one).
 * @returns Both directions. Whatever order the names are in, each is encoded alike.
 * @example
 * ```ts
 * const names = encodeToolNames(["add_task", "files.read/text"]);
 * names.encoded[1]; // "files_read_text_" and eight digits
 * names.decode(names.encode("files.read/text")); // "files.read/text"
 * ```
 */
export function encodeToolNames(names: readonly string[]): ToolNames {
  const toModel = new Map<string, string>();
  const toTool = new Map<string, string>();
  const keep = (name: string, encoded: string): void => {
    toModel.set(name, encoded);
    toTool.set(encoded, name);
  };
  const altered: string[] = [];
  for (const name of new Set(names)) {
    if (ALLOWED.test(name)) keep(name, name);
    else altered.push(name);
  }
  // In an order of their own, so that who yields where two meet does not depend on the list's.
  for (const name of altered.sort()) keep(name, freeName(name, toTool));
  const encode = (name: string): string => toModel.get(name) ?? (ALLOWED.test(name) ? name : hashedName(name, ""));
  const decode = (encoded: string): string => toTool.get(encoded) ?? encoded;
  return Object.freeze({ encoded: Object.freeze(names.map(encode)), encode, decode });
}

/** One more attempt than there are names taken must find a free one. */
function freeName(name: string, taken: ReadonlyMap<string, string>): string {
  let encoded = hashedName(name, "");
  for (let attempt = 2; attempt <= taken.size + 2 && taken.has(encoded); attempt++) encoded = hashedName(name, `_${attempt}`);
  return encoded;
}

function hashedName(name: string, suffix: string): string {
  const tail = `_${checksum(name).slice(-HASH_DIGITS)}${suffix}`;
  // A name is read no further than what can be kept of it.
  const plain = name
    .slice(0, 2 * LONGEST)
    .replace(/[^A-Za-z0-9_-]+/g, "_")
    .replace(/^_|_$/g, "");
  return `${(plain === "" ? "tool" : plain).slice(0, LONGEST - tail.length)}${tail}`;
}
