import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { type GoldenAnswer, type GoldenTexts, goldenAnswers } from "./cases.ts";

const CONVERSATIONS = new URL("../dialogue/conversations/", import.meta.url);
const CORPUS = new URL("../corpus/", import.meta.url);
/** Those that another caller plays. */
const PLAYED_ELSEWHERE = new Set(["sloppy.txt", "elsewhere.txt"]);

/** What each message is answered, a line each: a hash of the whole answer, its name, and what a reader of a difference wants to see. */
export const GOLDEN_FILE = new URL("./answers.txt", import.meta.url);

export function goldenTexts(): GoldenTexts {
  const text = (name: string): string => readFileSync(new URL(name, CONVERSATIONS), "utf8").trim();
  const own = readdirSync(CONVERSATIONS).filter((name) => !PLAYED_ELSEWHERE.has(name));
  const corpora = ["", "held-out/"].flatMap((folder) =>
    readdirSync(new URL(`./${folder}`, CORPUS)).flatMap((name) => (name.endsWith(".jsonl") ? [folder + name] : [])),
  );
  return {
    lines: corpora.sort().flatMap((name) => linesOf(readFileSync(new URL(name, CORPUS), "utf8"))),
    conversations: own.sort().map(text).join("\n\n"),
    atHome: text("sloppy.txt"),
    elsewhere: text("elsewhere.txt"),
  };
}

function linesOf(jsonLines: string): string[] {
  return jsonLines.split("\n").flatMap((line) => {
    if (line === "") return [];
    const row: unknown = JSON.parse(line);
    return typeof row === "object" && row !== null && "text" in row ? [String(row.text)] : [];
  });
}

export interface GoldenLine {
  readonly name: string;
  readonly hash: string;
  readonly summary: string;
}

export function goldenLine({ name, answer }: GoldenAnswer): GoldenLine {
  return { name, hash: sha256(JSON.stringify(answer)).slice(0, 12), summary: summaryOf(answer) };
}

/** The lines of the file, by name. */
export function storedLines(): Map<string, GoldenLine> {
  const rows = readFileSync(GOLDEN_FILE, "utf8").trimEnd().split("\n");
  return new Map(
    rows.map((row) => {
      const [hash = "", name = "", summary = ""] = row.split("\t");
      return [name, { hash, name, summary }];
    }),
  );
}

export function fileOf(lines: readonly GoldenLine[]): string {
  return lines.map(({ hash, name, summary }) => `${hash}\t${name}\t${summary}\n`).join("");
}

/** All answers of this process. */
export function answersHere(): GoldenAnswer[] {
  return goldenAnswers(goldenTexts());
}

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** An answer in a line: what it does and what it asks. */
function summaryOf(answer: unknown): string {
  const { route, plan, verdict, suggestion } = answer as Record<string, Record<string, unknown> | undefined>;
  if (route === undefined) return stepsOf(answer as Record<string, unknown>);
  const called = [route.status, route.toolName, JSON.stringify(route.arguments), shown(route.reply)]
    .filter((part) => part !== "")
    .join(" ");
  return `${called} | ${stepsOf(plan ?? {})} | ${verdict?.verdict} | ${suggestion?.action}`;
}

function stepsOf({ status, reason, steps, reply }: Record<string, unknown>): string {
  const calls = (steps as readonly Record<string, unknown>[]).map((step) =>
    [step.status, step.toolName, JSON.stringify(step.arguments)].filter((part) => part !== undefined).join(" "),
  );
  return [calls.length > 0 ? calls.join("; ") : [status, reason].filter((part) => part !== undefined).join(" "), shown(reply)]
    .filter((part) => part !== "")
    .join(" ");
}

function shown(reply: unknown): string {
  return typeof reply === "string" ? JSON.stringify(reply) : "";
}
