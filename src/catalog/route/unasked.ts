import type { Span } from "../../contract/span.ts";
import { stringsOf } from "../arguments/schema/json-schema.ts";
import { type Deed, deedOf } from "../asking/deed.ts";
import type { Unasked } from "../asking/unasked.ts";
import { type DeedReading, readDeed } from "../asking/why-unasked.ts";
import { reachesFurther } from "../asking/widened.ts";
import type { CatalogEntry } from "../entry.ts";
import type { Hint } from "./hint.ts";
import type { Routing } from "./routing.ts";

const ASKED: DeedReading = { why: null, parts: [] };
const deeds = new WeakMap<CatalogEntry, Deed>();

/** What a tool does; read once. */
function deedOfEntry(entry: CatalogEntry): Deed {
  const known = deeds.get(entry);
  if (known !== undefined) return known;
  const deed = deedOf(entry.name, entry.tool.description);
  deeds.set(entry, deed);
  return deed;
}

/** Whether a call may change something. Where annotations do not tell what a tool does, the verb of its name does. */
export function writes(entry: CatalogEntry): boolean {
  return entry.risk === "write" || entry.risk === "destructive" || (entry.risk === "unknown" && deedOfEntry(entry).does);
}

/**
 * Whether a call that changes something was asked for: "PR 123", "show PR 123" and "who merged PR 123?" are no wish to merge it. A tool that only
 * reads may always be called. `within`: only what stands there is looked at.
 */
export function readAsking(entry: CatalogEntry, message: string, within?: Span): DeedReading {
  if (!writes(entry)) return ASKED;
  const reading = readDeed(message, deedOfEntry(entry), within);
  if (reading.why !== null || !isWidened(entry, message)) return reading;
  const why: Unasked = { reason: "not-said", span: [0, message.length], clear: false };
  return { ...reading, why };
}

/** The same for the tool at a place of the catalogue; read once for each message. */
export function askingOf({ catalog, message, asking }: Routing, place: number): DeedReading {
  const entry = catalog.entries[place];
  const reading = asking.get(place) ?? (entry === undefined ? ASKED : readAsking(entry, message));
  asking.set(place, reading);
  return reading;
}

function isWidened(entry: CatalogEntry, message: string): boolean {
  return reachesFurther(message, deedOfEntry(entry), stringsOf(entry.tool.inputSchema["required"]).length > 0);
}

/** Whether a message is but the name of a tool, alone or before its arguments as JSON: an order, whatever the name says. */
export function isBareOrder(message: string, { name, end }: Hint): boolean {
  if (/[\p{L}\p{N}]/u.test(message.slice(0, Math.max(0, end - name.length)))) return false;
  const behind = message.slice(end).replace(/^[`"'.,:;!\s]{1,20}/, "");
  return behind === "" || behind.startsWith("{") || behind.startsWith("[");
}

/** The message with blanks for some parts: what is left stands where it stood. */
export function withoutParts(message: string, parts: readonly Span[]): string {
  return parts.reduce((text, [from, to]) => `${text.slice(0, from)}${" ".repeat(to - from)}${text.slice(to)}`, message);
}
