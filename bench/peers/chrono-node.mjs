// chrono-node: dates alone.
import { parse } from "chrono-node";

const now = new Date("2026-11-22T09:00:00Z");

export function prepare() {
  return (message) => parse(message, now, { forwardDate: true });
}
