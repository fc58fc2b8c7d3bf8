import { wordsOfName } from "../../catalog/words.ts";
import { targetWords } from "../../lexicon/en/guard-words.ts";
import { normalize } from "../../text/normalize.ts";
import type { Finding } from "../types.ts";
import type { Case } from "./case.ts";
import { isEntrusted, nameAt } from "./entrusted.ts";
import { isAddress, isComposed, isExact, standsWhole } from "./exact.ts";
import { contradicted, type Path, shown, ungrounded, type Wanted } from "./findings.ts";
import { isWordless } from "./wordless.ts";

/** Where a text comes from: each of its words from what was said, and what is exact by its form as it stands. */
export function checkText(one: Case, path: Path, value: string, stated: readonly Wanted[], isClosed: boolean): Finding | null {
  const { ground, tool } = one;
  const contradicts = isClosed
    ? stated.length > 0 && !ground.covers(value, [ground.heard])
    : tool.source.kind === "registry" && isAnother(one, path, value, stated) && !isOtherReading(one, value);
  if (contradicts) return contradicted(path, value, stated);
  const mark = value
    .split("\n")
    .find((line, at) => at > 0 && line.trim() !== "" && isWordless(line) && !ground.message.includes(line.trim()));
  if (mark !== undefined) return ungrounded(path, `Nobody said "${shown(mark)}".`);
  if (!isClosed) {
    const strange = strangeIn(one, path, value);
    if (strange !== null) return ungrounded(path, `Nobody said "${shown(strange)}".`);
  }
  if (isOverruled(one, value, stated)) return contradicted(path, value, stated);
  if (isEntrusted(one, path, value, isClosed) && !isUsers(one, value, isClosed))
    return ungrounded(path, `The user did not say "${shown(value)}".`);
  if ((ground.holds(value) && saysSomething(one, value)) || (isExact(value) && isSaidWhole(one, value))) return null;
  const words = ground.unsaid(value, knownTexts(one));
  if (words.length > 0 && isClosed && ground.meant(words)) return null;
  if (words.length === 0) return saysSomething(one, value) ? null : ungrounded(path, `Nobody said "${shown(value)}".`);
  const list = words.slice(0, 5).map((word) => `"${word}"`);
  return ungrounded(path, `Nobody said ${list.join(", ")}.`);
}

/** Whether the message gives something else, and speaks of this with no word. */
function isOverruled({ ground, tool }: Case, value: string, stated: readonly Wanted[]): boolean {
  if (tool.source.kind === "registry" || stated.length === 0 || ground.covers(value, [ground.heard])) return false;
  return !stated.some(({ value: own }) => typeof own === "string" && ground.shares(own, value));
}

/** Whether the user said it, in these words or, of an enum, in others that mean the same. */
function isUsers({ ground }: Case, value: string, isClosed: boolean): boolean {
  if (ground.userSaid(value) || ground.userMeant(value)) return true;
  return isClosed && ground.meant(ground.contentOf(value).map(({ text }) => text));
}

/** A value of function words alone counts as unsaid, unless it is quoted or written in capitals. */
function saysSomething({ ground, message }: Case, value: string): boolean {
  if (ground.contentOf(value).length > 0) return true;
  const text = value.trim();
  const isWritten = message.includes(text) && (/\p{Lu}/u.test(text) || /\d/.test(text));
  return isWritten || [`"${text}"`, `'${text}'`].some((quoted) => ground.message.includes(quoted.toLowerCase()));
}

/** The part of a text that is exact by its form and stands nowhere. */
function strangeIn(one: Case, path: Path, value: string): string | null {
  const text = value.trim();
  if (!/\s/.test(text) && !OPERATOR.test(text)) return mustStand(path, text) && !isSaidWhole(one, text) ? text : null;
  for (const piece of text.split(/\s+/)) {
    const [part = ""] = /[^\s"'`()<>,;!?]{1,500}/.exec(piece.replace(OPERATOR, "")) ?? [];
    const bare = part.replace(/[.:]{1,9}$/, "");
    if (isAddress(bare) && /[@\\]|:\/\//.test(bare) && !isSaidWhole(one, bare)) return bare;
  }
  return null;
}

/** "from:ann@example.com" of a search. */
const OPERATOR = /^-?[a-z_]{1,20}:(?![/\\\s])/i;

/** One word that tells which thing is meant may not be another form of what was said. */
function mustStand(path: Path, text: string): boolean {
  if (isExact(text)) return true;
  return !isWordless(text) && wordsOfName(nameAt(path)).some((word) => targetWords.has(word));
}

function isSaidWhole(one: Case, text: string): boolean {
  const { ground } = one;
  const where = [ground.heard, ...ground.usable(), ...knownTexts(one).map(normalize)];
  return where.some((each) => standsWhole(each, text)) || (isAddress(text) && isComposed(where.join("\n"), text));
}

/** Of a new task, other words of the message are another reading of it; of one that is changed, they may be its old value. */
function isOtherReading({ ground, call }: Case, value: string): boolean {
  return !("task_id" in call.arguments) && ground.covers(value, [ground.heard]);
}

/** Whether a text has no word of the one that the message states; the items of a list are looked at one by one. */
function isAnother({ ground }: Case, path: Path, value: string, stated: readonly Wanted[]): boolean {
  const texts = stated.flatMap(({ value: own }) => (typeof own === "string" && ground.shares(own, own) ? [own] : []));
  return texts.length > 0 && path.every((part) => typeof part === "string") && !texts.some((own) => ground.shares(own, value));
}

/** What is known of the task that a call is about, and the lists and tags that there are. */
function knownTexts({ call, world }: Pick<Case, "call" | "world">): string[] {
  const { task_id: id } = call.arguments;
  const task = typeof id === "string" ? (world.tasks ?? []).find((each) => each.id === id) : undefined;
  return task === undefined ? [] : [task.title, task.description ?? "", task.list ?? "", ...(task.tags ?? [])];
}
