import { withoutUnseen } from "../../text/unseen.ts";
import type { Finding } from "../types.ts";
import type { Case } from "./case.ts";
import { type Path, shown, ungrounded } from "./findings.ts";

/** Characters that nobody writes: they end or split a text where it is read by a machine. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u;
/** Marks that mean more to a machine than to a person: patterns, variables, commands, options. */
const ACTIVE = /[*%^$`|;&~!?\\(){}[\]"]|^-/;
/** What makes a word of a value, with or without marks around it. */
const LETTER = /[\p{L}\p{N}]/u;

/** A value that shows another text than it is, or one word with marks that nobody put there. */
export function checkMarks({ message, world }: Case, path: Path, value: string): Finding | null {
  const isHidden = CONTROL.test(value) || withoutUnseen(value) !== value;
  const text = value.trim();
  const isActive = ACTIVE.test(text) && !/\s/.test(text) && LETTER.test(text);
  if (!isHidden && !isActive) return null;
  const wanted = (isHidden ? value : text).toLowerCase();
  const isSaid = [message, ...world.history.map(({ content }) => content)].some((each) => each.toLowerCase().includes(wanted));
  return isSaid ? null : ungrounded(path, `Nobody said "${shown(value)}".`);
}
