import * as z from "zod";
import { classificationSchema, overrideSchema } from "../../capabilities/store/rows.ts";
import { UnreadableStoreError } from "../../capabilities/store/unreadable.ts";
import type { Classification, Override } from "../../capabilities/types.ts";
import { sortByName } from "../stored/rows.ts";

/** What a store's file holds. */
export interface Content {
  readonly tools: Map<string, Classification>;
  /** In the order of writing. */
  readonly overrides: Override[];
}

const VERSION = 1;

const fileSchema = z.object({
  version: z.literal(VERSION),
  tools: z.array(classificationSchema),
  overrides: z.array(overrideSchema),
});

/**
 * Reads the text of a file; null is a file that is not there yet.
 *
 * @throws PointsmanError `invalid_options` where it is no such file.
 */
export function readContent(path: string, text: string | null): Content {
  if (text === null) return { tools: new Map(), overrides: [] };
  const { tools, overrides } = checked(path, text);
  return { tools: new Map(tools.map((row) => [row.toolName, row])), overrides };
}

function checked(path: string, text: string): z.infer<typeof fileSchema> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw broken(path, error instanceof Error ? error.message : String(error));
  }
  const result = fileSchema.safeParse(data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw broken(path, `${issue?.path.join(".") || "the file itself"}: ${issue?.message ?? "unreadable"}`);
}

function broken(path: string, reason: string): UnreadableStoreError {
  return new UnreadableStoreError(
    `The capability store ${path} cannot be read (${reason.replaceAll("\n", " ")}), and is left as it is.`,
    "Mend the file or put a copy of it back; to start anew, move it away.",
  );
}

/** One tool and one override a line, so that a difference between two files can be read. */
export function writeContent({ tools, overrides }: Content): string {
  const lines = (rows: readonly unknown[]): string =>
    rows.length === 0 ? "[]" : `[\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(",\n")}\n  ]`;
  return `{\n  "version": ${VERSION},\n  "tools": ${lines(sortByName([...tools.values()]))},\n  "overrides": ${lines(overrides)}\n}\n`;
}
