import type { Issue } from "../../contract/issue.ts";

type Parts = { readonly ok: true; readonly frontMatter: string; readonly body: string } | { readonly ok: false; readonly issue: Issue };

/** Longest front matter, in characters. */
const LONGEST = 65_536;

/** What stands between the first two lines of three dashes, and what is below. */
export function partFrontMatter(markdown: string): Parts {
  const lines = markdown
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .replaceAll("\r", "\n")
    .split("\n");
  const start = lines.findIndex((line) => line.trim() !== "");
  if (start < 0 || !isFence(lines[start] ?? ""))
    return refused("no_front_matter", "The skill does not begin with front matter between lines of ---.");
  const end = lines.findIndex((line, index) => index > start && (isFence(line) || line.trimEnd() === "..."));
  if (end < 0) return refused("open_front_matter", "The front matter has no closing line of ---.");
  const frontMatter = lines.slice(start + 1, end).join("\n");
  if (frontMatter.length > LONGEST) return refused("too_long", `The front matter has more than ${LONGEST} characters.`);
  const body = lines.slice(end + 1);
  if (body[0]?.trim() === "") body.shift();
  return { ok: true, frontMatter, body: body.join("\n") };
}

function isFence(line: string): boolean {
  return line.trimEnd() === "---";
}

function refused(code: string, message: string): Parts {
  return { ok: false, issue: { code, path: [], message } };
}
