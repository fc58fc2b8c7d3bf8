import type { Messages } from "../lexicon/en/messages.ts";
import { shownText } from "./shown-text.ts";
import { fill } from "./template.ts";

const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/;

/** A date, an instant, an interval or a keyword of the contract as people read it. */
export function shownDate(value: string, messages: Messages): string {
  const [from, to, ...more] = value.split("/");
  if (from !== undefined && to !== undefined && more.length === 0) {
    return fill(messages.interval, { from: shownDate(from, messages), to: shownDate(to, messages) });
  }
  const [, date, time] = INSTANT.exec(value) ?? [];
  if (date !== undefined && time !== undefined) return fill(messages.instant, { date, time });
  return shownText(value.replaceAll("_", " "));
}

/** Several texts as one enumeration: the first `most`, then how many more of `count` there are. */
export function enumerate(texts: readonly string[], messages: Messages, most = texts.length, count = texts.length): string {
  const left = count - most;
  const parts = left > 0 ? [...texts.slice(0, most), fill(messages.more, { count: left })] : texts;
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : parts.slice(0, -1).join(messages.separator) + messages.lastSeparator + last;
}
