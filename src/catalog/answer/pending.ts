import { canonicalJson, checksum } from "../../dialogue/checksum.ts";
import { exactly } from "../../dialogue/pending-form.ts";
import { plainCopy } from "../../dialogue/plain-copy.ts";
import { refusedByJson } from "../../registry/check-json.ts";
import { rowOf } from "../arguments/schema/row-of.ts";
import { refusals } from "../arguments/validate.ts";
import type { Catalog, CatalogEntry } from "../entry.ts";
import { DECIDED_BY } from "../route/decided-by.ts";
import type { CatalogOptions } from "../route/types.ts";
import { AGREED, type PendingCall } from "./asked.ts";

const VERSION = 1;
const LONGEST_MESSAGE = 2_000;

interface PendingForm {
  readonly version: typeof VERSION;
  readonly call: PendingCall;
  readonly checksum: string;
}

const text = { type: "string" };
const texts = { type: "array", items: text };

const asked = {
  anyOf: [
    exactly({ kind: { const: "tool" }, names: texts }),
    exactly({ kind: { const: "missing" }, parameter: text }),
    exactly({ kind: { const: "value" }, parameter: text, values: texts }),
    exactly({ kind: { enum: ["unread", "open"] } }),
    exactly({ kind: { const: "confirm" }, what: { enum: AGREED } }),
  ],
};

const call = exactly({
  message: text,
  via: { enum: [...DECIDED_BY, null] },
  confidence: { type: "number", minimum: 0, maximum: 1 },
  toolName: { anyOf: [text, { type: "null" }] },
  arguments: { type: "object" },
  missing: texts,
  assumed: texts,
  unread: texts,
  unasked: { type: "boolean" },
  agreed: { type: "array", items: { enum: AGREED } },
  asked,
});

const form = exactly({ version: { const: VERSION }, call, checksum: text });

/** The call as plain, versioned JSON with a checksum over its content. */
export function writePendingCall(state: PendingCall): { readonly [key: string]: unknown } {
  const own: unknown = JSON.parse(JSON.stringify(state));
  return { version: VERSION, call: own, checksum: checksumOf(own) };
}

/** What `writePendingCall` wrote, where it is intact and still fits the catalogue; null for anything else. Never throws. */
export function readPendingCall(value: unknown, catalog: Catalog, options: CatalogOptions): PendingCall | null {
  if (value === null || value === undefined) return null;
  const copy = plainCopy(value);
  if (!isPendingForm(copy) || copy.checksum !== checksumOf(copy.call)) return null;
  return fits(copy.call, catalog, options) ? copy.call : null;
}

function isPendingForm(value: unknown): value is PendingForm {
  return value !== undefined && refusedByJson(form, value).length === 0;
}

function checksumOf(state: unknown): string {
  return checksum(canonicalJson({ version: VERSION, call: state }));
}

function fits(state: PendingCall, catalog: Catalog, options: CatalogOptions): boolean {
  if (state.message.length > (options.maxLength ?? LONGEST_MESSAGE)) return false;
  if (state.asked.kind === "tool") return state.asked.names.every((name) => entryNamed(catalog, name) !== undefined);
  if (state.toolName === null) return state.asked.kind === "open";
  const entry = entryNamed(catalog, state.toolName);
  if (entry === undefined || ("parameter" in state.asked && rowOf(entry.tool, state.asked.parameter) === undefined)) return false;
  if (options.validate === false) return true;
  return refusals(entry.tool, { ...state.arguments }).every(({ code }) => code !== "invalid_argument");
}

/** The tool that a route names so. */
export function entryNamed({ entries }: Catalog, name: string): CatalogEntry | undefined {
  return entries.find((entry) => entry.name === name);
}
