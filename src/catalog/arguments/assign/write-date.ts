import type { Parameter } from "../schema/parameter.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const PART = /yyyy|yy|mmm|mm|dd|hh|ss|z/gi;

/** A date in the form that a parameter asks for; `undefined` where it wants a time that nobody said. */
export function writeDate(
  date: { value: string; hasTime: boolean; hasDay: boolean },
  { dateFormat, roles }: Parameter,
): string | undefined {
  const [day = "", clock = ""] = date.value.split("T");
  const wantsDay = dateFormat === null || dateFormat === "ISO" || /d/i.test(dateFormat);
  if (!wantsDay || (roles.has("time") && !roles.has("date") && dateFormat === null)) {
    if (!date.hasTime) return undefined;
    return dateFormat === null ? clock.slice(0, 5) : fill(dateFormat, day, clock);
  }
  if (!date.hasDay) return undefined;
  if (dateFormat === null) return date.hasTime && roles.has("time") ? date.value : day;
  if (dateFormat === "ISO") return date.hasTime ? date.value : `${day}T00:00:00Z`;
  return fill(dateFormat, day, date.hasTime ? clock : "00:00:00");
}

/** Fills "MM/DD/YYYY HH:mm": "mm" is the month before an hour was written, and minutes behind it. */
function fill(format: string, day: string, clock: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  let hours = false;
  return format.replace(PART, (part) => {
    switch (part.toLowerCase()) {
      case "yyyy":
        return year;
      case "yy":
        return year.slice(2);
      case "mmm":
        return MONTHS[Number(month) - 1] ?? month;
      case "mm":
        return hours ? clock.slice(3, 5) : month;
      case "dd":
        return date;
      case "hh":
        hours = true;
        return clock.slice(0, 2);
      case "ss":
        return clock.slice(6, 8);
      default:
        return part;
    }
  });
}
