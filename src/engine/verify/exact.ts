import { normalize } from "../../text/normalize.ts";

/** An address, a path, a code: it stands as it is, or it is another. */
const ADDRESS = /[@\\]|^[a-z][a-z\d+.-]{1,20}:\/\/|\/\S|\S\//i;
const CODE = /\p{L}\d|\d\p{L}|_|\S\.\p{L}/u;
const SCHEME = /^[a-z][a-z\d+-]{1,20}:\/\/(?:www\.)?/;
const OUTSIDE = /[\p{L}\p{N}_@\\~%-]/u;

/** Whether a text is exact by its form: one other character and it means something else. */
export function isExact(text: string): boolean {
  return text.length > 3 && !/\s/.test(text) && (ADDRESS.test(text) || CODE.test(text));
}

/** Whether a text is an address or a path. */
export function isAddress(text: string): boolean {
  return text.length > 3 && !/\s/.test(text) && ADDRESS.test(text) && /\p{L}/u.test(text);
}

/** Whether a value stands in a text as it is, as a whole: "/srv" does not stand in "/srv/app". */
export function standsWhole(text: string, value: string): boolean {
  return placesOf(text, value).length > 0;
}

/** Where a value stands in a normalized text as a whole. */
export function placesOf(text: string, value: string): number[] {
  const wanted = bare(normalize(value));
  const isAlone = !/[./]/.test(wanted);
  const places: number[] = [];
  for (let at = text.indexOf(wanted), tries = 0; wanted !== "" && at >= 0 && tries < MOST; at = text.indexOf(wanted, at + 1), tries++)
    if (endsBefore(text, at, isAlone) && endsBehind(text, at + wanted.length, isAlone)) places.push(at);
  return places;
}

function endsBefore(text: string, at: number, isAlone: boolean): boolean {
  const before = text.slice(Math.max(0, at - 7), at);
  if (before.endsWith("://") || before.endsWith("://www.")) return true;
  return !OUTSIDE.test(before.slice(-1)) && !isPart(before.slice(-1), before.slice(-2, -1), isAlone);
}

function endsBehind(text: string, end: number, isAlone: boolean): boolean {
  const [behind, beyond] = [text.charAt(end), text.charAt(end + 1)];
  if (behind === "/" && !/[\p{L}\p{N}_.*-]/u.test(beyond)) return true;
  return !OUTSIDE.test(behind) && !isPart(behind, beyond, isAlone);
}

/** Whether a mark says that a value goes on; to a single word a slash is none: "site" of "acme/site". */
function isPart(mark: string, beyond: string, isAlone: boolean): boolean {
  return isAlone ? mark === "." && joins(mark, beyond) : joins(mark, beyond);
}

const MOST = 200;

/** A slash, or a full stop with a letter beyond it: the value goes on. */
function joins(mark: string, beyond: string): boolean {
  return mark === "/" || (mark === "." && /[\p{L}\p{N}_.]/u.test(beyond));
}

function bare(text: string): string {
  const rest = text.trim().replace(SCHEME, "");
  return rest.length > 1 && rest.endsWith("/") ? rest.slice(0, -1) : rest;
}

const MOST_PARTS = 12;

/** Whether a path is put together of two that stand as they are: "/srv" and "a.txt" for "/srv/a.txt". */
export function isComposed(text: string, value: string): boolean {
  const path = normalize(value).trim();
  let cut = path.indexOf("/", 1);
  for (let parts = 0; cut > 0 && cut < path.length - 1 && parts < MOST_PARTS; cut = path.indexOf("/", cut + 1), parts++) {
    const [folder, file] = [path.slice(0, cut), path.slice(cut + 1)];
    if ((folder === "." || standsWhole(text, folder)) && standsWhole(text, file)) return true;
  }
  return false;
}
