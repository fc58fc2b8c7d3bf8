import { civil, type EpochDay, endOfMonth, epochDay, startOfMonth, startOfWeek } from "../calendar.ts";
import type { PeriodContent } from "../content.ts";
import type { Reading } from "../reading.ts";

/** A stretch of days; on a task it means one of them. */
export function period(first: EpochDay, last: EpochDay, due: EpochDay, more: Partial<PeriodContent> = {}): PeriodContent {
  return { kind: "period", first, last, due, yearly: false, keyword: null, assumed: true, past: false, ...more };
}

/** The same month a year later. */
export function yearLater(month: PeriodContent): PeriodContent {
  const first = startOfMonth(month.first, 12);
  return { ...month, first, last: endOfMonth(first), due: first };
}

type Unit = "week" | "weekend" | "month" | "quarter" | "year";

/** A calendar unit, some steps from the present one. */
export function unitPeriod(reading: Reading, unit: Unit, steps: number): PeriodContent {
  const { today: now } = reading;
  const past = steps < 0;
  const name = ["last", "this", "next"][steps + 1];
  switch (unit) {
    case "week": {
      const first = startOfWeek(now) + steps * 7;
      const keyword = name === undefined ? null : `${name}_week`;
      return period(first, first + 6, steps === 0 ? endOfWorkWeek(now) : first, { keyword, past });
    }
    case "weekend": {
      const first = startOfWeek(now) + steps * 7 + 5;
      return period(first, first + 1, steps === 0 ? Math.max(first, now) : first, { past });
    }
    case "month": {
      const first = startOfMonth(now, steps);
      const keyword = steps === 0 || steps === 1 ? `${name}_month` : null;
      return period(first, endOfMonth(first), steps === 0 ? endOfMonth(first) : first, { keyword, past });
    }
    case "quarter": {
      const { year, month } = civil(now);
      const first = epochDay(year, Math.floor((month - 1) / 3) * 3 + 1 + steps * 3, 1);
      return period(first, endOfMonth(first, 2), steps === 0 ? endOfMonth(first, 2) : first, { past });
    }
    case "year": {
      const year = civil(now).year + steps;
      const [first, last] = [epochDay(year, 1, 1), epochDay(year, 12, 31)];
      return period(first, last, steps === 0 ? last : first, { past });
    }
  }
}

/** The friday of a week; once that is past, its sunday. */
export function endOfWorkWeek(day: EpochDay): EpochDay {
  const friday = startOfWeek(day) + 4;
  return day <= friday ? friday : friday + 2;
}
