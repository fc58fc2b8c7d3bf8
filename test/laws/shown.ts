import type { Task } from "../../src/contract/task.ts";
import type { Step } from "./law.ts";

const weeks: Record<string, readonly [string, string]> = {
  today: ["2026-11-20", "2026-11-20"],
  tomorrow: ["2026-11-21", "2026-11-21"],
  yesterday: ["2026-11-19", "2026-11-19"],
  this_week: ["2026-11-16", "2026-11-22"],
  next_week: ["2026-11-23", "2026-11-29"],
  last_week: ["2026-11-09", "2026-11-15"],
  this_month: ["2026-11-01", "2026-11-30"],
  next_month: ["2026-12-01", "2026-12-31"],
};

/** What the filters of a listing let through. `searches`: words were looked for, which only ever shows less. */
export function shownBy(step: Step, all: readonly Task[]): { tasks: Task[]; searches: boolean } {
  const given = step.arguments["filters"];
  const filters: Record<string, unknown> = typeof given === "object" && given !== null ? { ...given } : {};
  const tags = Array.isArray(filters["tags"]) ? filters["tags"] : [];
  const tasks = all.filter(
    (task) =>
      hasStatus(task, filters["status"]) &&
      (filters["priority"] === undefined || filters["priority"] === (task.priority ?? "medium")) &&
      (filters["list"] === undefined || filters["list"] === task.list) &&
      tags.every((tag) => typeof tag === "string" && (task.tags ?? []).includes(tag)) &&
      isDue(task, filters["due_date"]),
  );
  return { tasks, searches: typeof filters["query"] === "string" };
}

function hasStatus(task: Task, status: unknown): boolean {
  if (status === undefined) return true;
  if (status === "overdue") return task.status !== "completed" && (task.due_date ?? "9") < "2026-11-20";
  return status === task.status;
}

function isDue(task: Task, due: unknown): boolean {
  if (typeof due !== "string") return true;
  const day = (task.due_date ?? "").slice(0, 10);
  if (due === "none") return day === "";
  const [from = due, to = from] = weeks[due] ?? due.split("/").map((part) => part.slice(0, 10));
  return day !== "" && day >= from && day <= to;
}
