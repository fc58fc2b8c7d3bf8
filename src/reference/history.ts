import { normalize } from "../text/normalize.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { looksLikeId } from "./by-number.ts";
import { type PreparedText, prepareTokens } from "./prepared.ts";
import { SHORT } from "./tables.ts";
import type { Query } from "./types.ts";

/** The tasks that the newest message that names any has, in the order in which it names them. */
export interface Named {
  readonly role: "user" | "assistant";
  readonly indices: readonly number[];
  /** The same by id: all there is where the tasks are not known. */
  readonly ids: readonly string[];
}

const MESSAGES = 20;
const LETTERS = 2000;
// Rows of words that so many titles share say nothing.
const MOST = 200;

export function lastNamed(query: Query, fits: (named: Named) => boolean = () => true): Named | null {
  const { history } = query.world;
  for (let at = history.length - 1; at >= Math.max(0, history.length - MESSAGES); at--) {
    const message = history[at];
    if (message === undefined || (message.role !== "user" && message.role !== "assistant")) continue;
    const content = message.content.slice(0, LETTERS);
    const tokens = tokenize(normalize(content));
    const named = { role: message.role, ...namedIn(query, content, tokens, message.role) };
    if (named.ids.length > 0 && fits(named)) return named;
  }
  return null;
}

function namedIn(
  query: Query,
  content: string,
  tokens: readonly Token[],
  role: "user" | "assistant",
): { ids: string[]; indices: number[] } {
  const ids = idsIn(query, content, tokens);
  const { tables } = query;
  if (tables === null) return { ids: [...new Set(ids.map(({ id }) => id))], indices: [] };
  const hits = ids.flatMap(({ id, at }) => {
    const index = tables.byId.get(id) ?? tables.byFoldedId.get(id.toLowerCase())?.[0];
    return index === undefined || !query.pool.includes(index) ? [] : [{ index, at }];
  });
  hits.push(...titlesIn(query, prepareTokens(tokens, query.lexicon), tokens.length, role));
  hits.sort((one, other) => one.at - other.at);
  const indices = [...new Set(hits.map(({ index }) => index))];
  return { indices, ids: indices.flatMap((index) => tables.tasks[index]?.id ?? []) };
}

/** "#12", "task 3", "(id: 7)", "TASK-789". */
function idsIn({ lexicon, tables }: Query, content: string, tokens: readonly Token[]): { id: string; at: number }[] {
  return tokens.flatMap((token, index) => {
    const before = tokens[index - 1]?.text ?? "";
    const word = tokens[index - (before === ":" || before === "#" ? 2 : 1)]?.text ?? "";
    const id = content.slice(token.start, token.end);
    const marked = before === "#" || lexicon.before.has(before) || (before === ":" && lexicon.before.has(word));
    const numbered = token.kind === "number" && marked && /^\d+$/.test(token.text);
    const lettered =
      token.kind === "word" &&
      /\d/.test(token.text) &&
      (tables === null ? marked || looksLikeId(id) : tables.byFoldedId.has(id.toLowerCase()));
    return numbered || lettered ? [{ id, at: index }] : [];
  });
}

interface Hit {
  readonly index: number;
  readonly at: number;
}

/** Titles said word for word; else titles all of whose words occur; else, of a person, the one title that shares a word. */
function titlesIn(query: Query, message: PreparedText, length: number, role: "user" | "assistant"): Hit[] {
  const { tables } = query;
  if (tables === null || message.words.length === 0) return [];
  const stems = new Map(message.words.map((word, at) => [word.stem, at] as const));
  const spoken = ` ${message.words.map((word) => word.stem).join(" ")} `;
  const literal: (Hit & { readonly words: string })[] = [];
  const loose: Hit[] = [];
  const partial: (Hit & { readonly beyondVerb: boolean })[] = [];
  for (const index of titlesSharingWords(query, message)) {
    const title = tables.title(index);
    const words = ` ${title.words.map((word) => word.stem).join(" ")} `;
    const at = title.words.length === 0 ? -1 : spoken.lastIndexOf(words);
    if (at !== -1) literal.push({ index, at: wordAt(spoken, at, length), words });
    else if (title.strong.length > 0 && title.strong.every((word) => stems.has(word.stem)))
      loose.push({ index, at: stems.get(title.strong[0]?.stem ?? "") ?? 0 });
    else {
      const shared = title.strong.filter((word) => message.strong.some((other) => other.stem === word.stem));
      const beyondVerb = shared.some((word) => word !== title.words[0] && word.stem.length > 2);
      if (beyondVerb || shared.some((word) => word.stem.length > 3)) partial.push({ index, at: 0, beyondVerb });
    }
  }
  // "Milk" inside "Buy milk" was not said by itself.
  const own = literal.filter(
    (hit) => !literal.some((other) => other !== hit && other.words.length > hit.words.length && other.words.includes(hit.words)),
  );
  if (own.length > 0) return own;
  if (loose.length > 0) return loose;
  // "the photographer cancelled": of "Book the photographer" rather than of "Cancel the gym".
  const nouns = partial.filter(({ beyondVerb }) => beyondVerb);
  const [first, ...others] = nouns.length > 0 ? nouns : partial;
  return role === "user" && first !== undefined && others.length === 0 ? [first] : [];
}

function wordAt(spoken: string, position: number, most: number): number {
  let words = 0;
  for (let at = 0; at < position && words < most; at++) if (spoken.charCodeAt(at) === 0x20) words++;
  return words;
}

function titlesSharingWords({ tables, pool }: Query, message: PreparedText): readonly number[] {
  if (tables === null || tables.words === null || pool.length <= SHORT) return pool;
  const found = new Set<number>();
  for (const { stem } of message.strong) {
    const row = tables.words.byStem.get(stem);
    if (row !== undefined && row.length <= MOST) for (const index of row) found.add(index);
  }
  const inPool = pool.length === tables.tasks.length ? null : new Set(pool);
  return [...found].filter((index) => inPool === null || inPool.has(index));
}
