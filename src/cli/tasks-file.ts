import { readFile } from "node:fs/promises";
import * as z from "zod";
import type { Task } from "../contract/task.ts";
import { UsageError } from "./error.ts";

const tasksSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    description: z.string().optional(),
    status: z.enum(["pending", "completed"]).optional(),
    priority: z.enum(["low", "medium", "high"]).optional(),
    due_date: z.string().optional(),
    recurrence: z.string().optional(),
    list: z.string().optional(),
    tags: z.array(z.string()).optional(),
  }),
);

/** Reads the tasks of `--tasks`; a file that cannot be used is named with the first thing that is wrong in it. */
export async function readTasks(file: string): Promise<Task[]> {
  const checked = tasksSchema.safeParse(parseJson(file, await readText(file)));
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  const path = z.core.toDotPath(issue?.path ?? []);
  throw new UsageError(`--tasks ${file}: ${path === "" ? "the file" : path}: ${issue?.message ?? "not an array of tasks"}`);
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new UsageError(`--tasks ${file}: ${reasonOf(error)}`);
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new UsageError(`--tasks ${file}: not JSON: ${reasonOf(error).replaceAll("\n", " ")}`);
  }
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ["ENOENT", "no such file"],
  ["EISDIR", "this is a folder"],
  ["EACCES", "you may not read this file"],
]);

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  return REASONS.get(code) ?? error.message;
}
