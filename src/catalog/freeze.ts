import { PointsmanError } from "../contract/error.ts";

/** A deep-frozen copy of plain data, as JSON holds it: without keys that hold `undefined`. */
export function freeze<Data>(data: Data): Data {
  const copy = copyOf(data);
  // An explicit stack: a schema may be nested deeper than the stack of calls.
  const open: unknown[] = [copy];
  // It grows while it is walked.
  for (const value of open) {
    if (typeof value !== "object" || value === null || Object.isFrozen(value)) continue;
    Object.freeze(value);
    for (const inner of Object.values(value)) open.push(inner);
  }
  return copy;
}

function copyOf<Data>(data: Data): Data {
  try {
    return JSON.parse(JSON.stringify(data)) as Data;
  } catch (error) {
    throw new PointsmanError(
      "invalid_catalog",
      `A tool is no plain JSON: ${error instanceof Error ? error.message : String(error)}`,
      "Give schemas without circles, functions and endless nesting.",
    );
  }
}
