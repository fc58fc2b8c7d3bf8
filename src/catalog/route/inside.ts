/** A path taken apart: what it begins at, and its folders with the dots resolved. */
interface ReadPath {
  /** "" for a relative path, "/" for the root, "c:" for a drive, "~" for a home, "https:" for an address. */
  readonly start: string;
  readonly parts: readonly string[];
}

const DRIVE = /^[A-Za-z]:/;
const SCHEME = /^[A-Za-z][A-Za-z\d+.-]{1,20}:/;

/** Whether a path, its dots resolved, lies in a folder; relative paths count from that folder. Both kinds of slashes part folders. */
export function isInside(path: string, root: string): boolean {
  const base = readPath(root);
  const full = readPath(path);
  if (full.start !== "" && full.start !== base.start) return false;
  const parts = full.start === "" ? resolved([...base.parts, ...full.parts], base.start !== "") : full.parts;
  return base.parts.every((part, at) => parts[at] === part) && !parts.slice(base.parts.length).includes("..");
}

function readPath(text: string): ReadPath {
  const slashed = text.trim().replaceAll("\\", "/");
  const drive = DRIVE.exec(slashed)?.[0];
  const scheme = drive === undefined ? SCHEME.exec(slashed)?.[0] : undefined;
  const start = drive ?? scheme ?? (slashed.startsWith("/") ? "/" : slashed.startsWith("~") ? "~" : "");
  const rest = slashed.slice(start === "~" ? 0 : start.length).split("/");
  const parts = rest.filter((part) => part !== "" && part !== ".");
  return { start: start.toLowerCase(), parts: start === "" ? parts : resolved(parts, true) };
}

/** Without ".." where a folder stands before it; above a root there is nothing. */
function resolved(parts: readonly string[], isAbsolute: boolean): string[] {
  const kept: string[] = [];
  for (const part of parts) {
    if (part !== "..") kept.push(part);
    else if (kept.length > 0 && kept.at(-1) !== "..") kept.pop();
    else if (!isAbsolute) kept.push(part);
  }
  return kept;
}
