import type { Span } from "../contract/span.ts";
import type { Task } from "../contract/task.ts";
import type { TemporalFinding } from "../temporal/find.ts";
import { dayIn, periodOf } from "../temporal/period.ts";

/** A condition on the date of a task, and the words that say it. */
export interface DueFilter {
  readonly spans: readonly Span[];
  readonly fits: (task: Task) => boolean;
}

/** Whether a task is due when a filter's words say; null where the words are no such filter. */
export function dueFilter(findings: readonly TemporalFinding[], now: Date, timeZone: string): DueFilter | null {
  for (const finding of findings) {
    if (finding.kind === "interval" && finding.value === "none")
      return { spans: finding.spans, fits: (task) => task.due_date === undefined };
    if (finding.kind === "date" || finding.kind === "interval") {
      const period = periodOf(finding.value, now, timeZone);
      if (period === null) continue;
      const until = finding.kind === "interval" ? finding.until : undefined;
      const fits = ({ due_date: due }: Task): boolean => {
        const day = due === undefined ? null : dayIn(due, timeZone);
        // "everything due before friday": what is overdue is due before it too.
        return day !== null && (until === undefined ? period.first <= day && day <= period.last : day <= until);
      };
      return { spans: finding.spans, fits };
    }
  }
  return null;
}

/** Whether a date lies wholly behind today. */
export function isAhead(finding: TemporalFinding, now: Date, timeZone: string): boolean {
  if (finding.kind !== "date" && finding.kind !== "interval") return finding.kind !== "recurrence";
  const today = dayIn(now.toISOString(), timeZone);
  const first = finding.value === "none" ? null : (periodOf(finding.value, now, timeZone)?.first ?? null);
  return today !== null && first !== null && first > today;
}

/** Whether a task is pending and past its date. */
export function overdueFilter(now: Date, timeZone: string): (task: Task) => boolean {
  const today = dayIn(now.toISOString(), timeZone);
  return ({ due_date: due, status }) => {
    if (due === undefined || status === "completed") return false;
    if (due.length > 10) return Date.parse(due) < now.getTime();
    return today !== null && due < today;
  };
}
