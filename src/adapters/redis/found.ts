import * as z from "zod";
import { classificationSchema } from "../../capabilities/store/rows.ts";
import type { Classification } from "../../capabilities/types.ts";

/** The tools of an answer: those that can be read, and the names under which something else is kept. */
export interface Found {
  readonly rows: readonly Classification[];
  readonly unreadable: readonly string[];
}

const replySchema = z.tuple([z.array(z.string()), z.array(z.string())]);

/** What somebody else wrote under a tool's key is told by the name of the tool; the next install writes it anew. */
export function readFound(reply: unknown): Found {
  const [names, texts] = replySchema.parse(reply);
  const rows: Classification[] = [];
  const unreadable: string[] = [];
  for (const [index, name] of names.entries()) {
    const row = readRow(texts[index] ?? "");
    if (row?.toolName === name) rows.push(row);
    else unreadable.push(name);
  }
  return { rows, unreadable };
}

function readRow(text: string): Classification | null {
  try {
    return classificationSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
