import Database from "libsql";
import * as z from "zod";
import { addDays, dayOf, dueRange, startOfDay } from "./days.ts";
import type { Filters, ListQuery, NewTask, StoredTask, TaskChange } from "./schemas.ts";

/** The tasks of all users in one database file. Each value goes to SQL as a parameter. */
export interface TaskStore {
  add(owner: string, task: NewTask): StoredTask;
  list(owner: string, query: ListQuery): { tasks: StoredTask[]; total: number };
  get(owner: string, id: string): StoredTask | null;
  update(owner: string, change: TaskChange): StoredTask | null;
  delete(owner: string, id: string): StoredTask | null;
  /** Makes a task what it was; `null` where there never was one of this id. */
  restore(owner: string, task: StoredTask): StoredTask | null;
  close(): void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS tasks (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    owner TEXT NOT NULL,
    title TEXT NOT NULL,
    description TEXT,
    status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'completed')),
    priority TEXT NOT NULL DEFAULT 'medium' CHECK (priority IN ('low', 'medium', 'high')),
    due_date TEXT,
    recurrence TEXT,
    list TEXT,
    tags TEXT NOT NULL DEFAULT '[]',
    words TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS tasks_by_owner ON tasks (owner, id);`;

const INSERT = `
  INSERT INTO tasks (owner, title, description, priority, due_date, recurrence, list, tags, words)
  VALUES (:owner, :title, :description, :priority, :due_date, :recurrence, :list, :tags, :words) RETURNING *`;

const UPDATE = `
  UPDATE tasks SET title = :title, description = :description, status = :status, priority = :priority,
    due_date = :due_date, recurrence = :recurrence, list = :list, tags = :tags, words = :words
  WHERE owner = :owner AND id = :id RETURNING *`;

// An id that was never given to a task stays free.
const RESTORE = `
  INSERT INTO tasks (id, owner, title, description, status, priority, due_date, recurrence, list, tags, words)
  SELECT :id, :owner, :title, :description, :status, :priority, :due_date, :recurrence, :list, :tags, :words
  WHERE :id <= (SELECT seq FROM sqlite_sequence WHERE name = 'tasks')
  ON CONFLICT (id) DO UPDATE SET title = :title, description = :description, status = :status, priority = :priority,
    due_date = :due_date, recurrence = :recurrence, list = :list, tags = :tags, words = :words WHERE owner = :owner
  RETURNING *`;

// A day is compared as text, an instant by its second: both are right in every zone.
const WITHIN = `(
  (length(due_date) = 10 AND (:from IS NULL OR due_date >= :from) AND (:to IS NULL OR due_date <= :to)) OR
  (length(due_date) > 10 AND (:from IS NULL OR unixepoch(due_date) >= :fromSecond)
    AND (:to IS NULL OR unixepoch(due_date) < :toSecond)))`;
const OVERDUE = `(status = 'pending' AND (
  (length(due_date) = 10 AND due_date < :today) OR (length(due_date) > 10 AND unixepoch(due_date) < :nowSecond)))`;

const FILTERED = `
  FROM tasks WHERE owner = :owner
    AND (:status IS NULL OR status = :status)
    AND (:overdue = 0 OR ${OVERDUE})
    AND (:priority IS NULL OR priority = :priority)
    AND (:due = 'any' OR (:due = 'none' AND due_date IS NULL) OR (:due = 'range' AND ${WITHIN}))
    AND (:list IS NULL OR list = :list COLLATE NOCASE)
    AND NOT EXISTS (SELECT 1 FROM json_each(:tags) AS wanted WHERE NOT EXISTS (
      SELECT 1 FROM json_each(tasks.tags) AS given WHERE given.value = wanted.value COLLATE NOCASE))
    AND NOT EXISTS (SELECT 1 FROM json_each(:words) AS wanted WHERE instr(tasks.words, wanted.value) = 0)`;

const rowSchema = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string().nullable(),
  status: z.enum(["pending", "completed"]),
  priority: z.enum(["low", "medium", "high"]),
  due_date: z.string().nullable(),
  recurrence: z.string().nullable(),
  list: z.string().nullable(),
  tags: z.string(),
});

/** Opens the file, or makes it. `now` and the zone decide what "today" and "overdue" mean. */
export function openStore(file: string, now: () => number, timeZone: string): TaskStore {
  const database = new Database(file);
  database.exec("PRAGMA busy_timeout = 5000");
  database.exec(SCHEMA);
  const one = (sql: string, values: Record<string, unknown>): StoredTask | null => {
    // all(), since get() does not tell when the disk is full.
    const [row] = database.prepare(sql).all(values);
    return row === undefined || row === null ? null : toTask(row);
  };
  const get = (owner: string, id: string) => one("SELECT * FROM tasks WHERE owner = :owner AND id = :id", { owner, id: Number(id) });
  return {
    add(owner, task) {
      const added = one(INSERT, { owner, ...columns({ priority: "medium", ...task }) });
      if (added === null) throw new Error("the database gave no row back");
      return added;
    },
    list(owner, { filters = {}, limit = 1_000, offset = 0 }) {
      const values = { owner, ...filterValues(filters, now(), timeZone) };
      const rows = database
        .prepare(`SELECT * ${FILTERED} ORDER BY status = 'completed', id LIMIT :limit OFFSET :offset`)
        .all({ ...values, limit, offset });
      const count = z.object({ total: z.number() }).parse(database.prepare(`SELECT count(*) AS total ${FILTERED}`).get(values));
      return { tasks: rows.map(toTask), total: count.total };
    },
    get,
    update(owner, change) {
      const before = get(owner, change.task_id);
      if (before === null) return null;
      const { title = before.title, status = before.status } = change;
      return one(UPDATE, { owner, id: Number(change.task_id), status, ...columns({ ...before, ...change, title }) });
    },
    delete: (owner, id) => one("DELETE FROM tasks WHERE owner = :owner AND id = :id RETURNING *", { owner, id: Number(id) }),
    restore: (owner, task) => one(RESTORE, { owner, id: Number(task.id), status: task.status, ...columns(task) }),
    close() {
      database.close();
    },
  };
}

function columns(task: NewTask): Record<string, string | null> {
  const { title, description = null, priority = "medium", due_date = null, recurrence = null, list = null, tags = [] } = task;
  const words = `${title}\n${description ?? ""}`.toLowerCase();
  return { title, description, priority, due_date, recurrence, list, tags: JSON.stringify(tags), words };
}

function filterValues(filters: Filters, now: number, timeZone: string): Record<string, string | number | null> {
  const today = dayOf(now, timeZone);
  const range = filters.due_date === undefined ? undefined : dueRange(filters.due_date, today);
  const from = range?.from ?? null;
  const to = range?.to ?? null;
  const overdue = filters.status === "overdue";
  return {
    status: overdue ? null : (filters.status ?? null),
    overdue: overdue ? 1 : 0,
    today,
    nowSecond: Math.floor(now / 1000),
    priority: filters.priority ?? null,
    due: range === undefined ? "any" : range === null ? "none" : "range",
    from,
    to,
    fromSecond: from === null ? null : startOfDay(from, timeZone) / 1000,
    toSecond: to === null ? null : startOfDay(addDays(to, 1), timeZone) / 1000,
    list: filters.list ?? null,
    tags: JSON.stringify(filters.tags ?? []),
    words: JSON.stringify(
      (filters.query ?? "")
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word !== ""),
    ),
  };
}

function toTask(row: unknown): StoredTask {
  const { id, title, status, priority, tags, ...rest } = rowSchema.parse(row);
  const labels = z.array(z.string()).parse(JSON.parse(tags));
  return {
    id: String(id),
    title,
    ...(rest.description === null ? {} : { description: rest.description }),
    status,
    priority,
    ...(rest.due_date === null ? {} : { due_date: rest.due_date }),
    ...(rest.recurrence === null ? {} : { recurrence: rest.recurrence }),
    ...(rest.list === null ? {} : { list: rest.list }),
    ...(labels.length === 0 ? {} : { tags: labels }),
  };
}
