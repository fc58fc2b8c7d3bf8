/** `$name` with a path of `.field`, `.0`, `[0]`, `["field"]` or `['field']`; or `$$` before a name, which is a dollar sign. */
const PIECE =
  /\$\$(?=[A-Za-z_])|\$([A-Za-z_]\w*)((?:\.[A-Za-z_](?:\w|-(?=\w)){0,63}|\.\d{1,9}|\[\d{1,9}\]|\["(?:[^"\\]|\\.){1,256}"\]|\['[^'\\]{1,256}'\]){0,16})/g;
/** One part of a path. */
const PART = /\.([\w-]+)|\[(\d+)\]|\["((?:[^"\\]|\\.)*)"\]|\['([^'\\]*)'\]/g;
/** What goes on like a path that could not be read: a negative index, an open bracket, a name that is too long. */
const UNREAD = /^(?:\[|\.(?:-?\d|[\w\p{L}]))/u;

/** A place of a text that stands for a value of an earlier step. */
export interface Binding {
  readonly kind: "binding";
  readonly source: string;
  readonly name: string;
  readonly path: readonly string[];
  /** False where what follows the name is no path. */
  readonly isReadable: boolean;
}

/** Text as it stands. */
interface Literal {
  readonly kind: "text";
  readonly text: string;
}

/** A text in pieces, in order. */
export function piecesOf(text: string): (Literal | Binding)[] {
  const pieces: (Literal | Binding)[] = [];
  let at = 0;
  for (const { 0: source, 1: name, 2: rest = "", index } of text.matchAll(PIECE)) {
    if (index > at) pieces.push({ kind: "text", text: text.slice(at, index) });
    at = index + source.length;
    pieces.push(name === undefined ? { kind: "text", text: "$" } : bindingOf(source, name, rest, text.slice(at)));
  }
  if (at < text.length) pieces.push({ kind: "text", text: text.slice(at) });
  return pieces;
}

function bindingOf(source: string, name: string, rest: string, behind: string): Binding {
  const path = Array.from(rest.matchAll(PART), ([, field, index, key, quoted]) => field ?? index ?? quoted ?? keyOf(key ?? ""));
  const isCut = rest !== "" && !rest.endsWith("]") && /^\w/.test(behind);
  const isReadable = !isCut && !UNREAD.test(behind.slice(0, 3)) && !path.includes(null);
  return { kind: "binding", source, name, path: path.filter((part) => part !== null), isReadable };
}

/** A key as JSON writes it; null where it does not. */
function keyOf(key: string): string | null {
  try {
    const read: unknown = JSON.parse(`"${key}"`);
    return typeof read === "string" ? read : null;
  } catch {
    return null;
  }
}
