/** Longest first. What a description writes for the parts of a date. */
const PATTERN = /\b(?:yyyy|mm|dd)[-/. ](?:mmm?|dd)(?:[-/. ]|, )(?:yyyy|dd|mm)(?:[t ]?hh?:mm(?::ss)?z?)?/i;
const CLOCK = /\bhh:mm(?::ss)?/i;
const EXAMPLE = /['"(](?:(\d{4}-\d{2}-\d{2})(t\d{2}:\d{2}:\d{2}z?| \d{2}:\d{2}(?::\d{2})?)?|(\d{2}:\d{2})(:\d{2})?)['")]/i;

/** How the description of a parameter wants a date or a time to be written, as letters ("YYYY-MM-DD"); null where it does not say. */
export function dateFormatOf(description: string, format: string | null): string | null {
  if (format === "date") return "YYYY-MM-DD";
  if (format === "date-time") return "ISO";
  if (format === "time") return "HH:mm:ss";
  const told = PATTERN.exec(description)?.[0] ?? CLOCK.exec(description)?.[0];
  if (told !== undefined) return told;
  const example = EXAMPLE.exec(description);
  if (example === null) return null;
  if (example[1] === undefined) return example[4] === undefined ? "HH:mm" : "HH:mm:ss";
  const clock = example[2];
  if (clock === undefined) return "YYYY-MM-DD";
  return `YYYY-MM-DD${clock.replace(/\d{2}:\d{2}:\d{2}/, "HH:mm:ss").replace(/\d{2}:\d{2}$/, "HH:mm")}`;
}
