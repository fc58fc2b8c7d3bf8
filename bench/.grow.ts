import { findTemporal } from "/work/main/src/temporal/find.ts";
import { temporalWords } from "/work/main/src/lexicon/en/temporal.ts";
const dayParts = { morning: "09:00", noon: "12:00", afternoon: "15:00", evening: "18:00", tonight: "20:00", midnight: "00:00" };
const o: any = { now: new Date("2026-11-22T09:00:00Z"), timeZone: "UTC", dateOrder: "MDY", dayParts, purpose: "due", literal: [], words: temporalWords };
const cpu = (run: () => unknown) => { const s = process.cpuUsage(); run(); const e = process.cpuUsage(s); return (e.user + e.system) / 1000; };
const pieces = ["the 1st and ", "1st, ", "monday, ", "every 1st and ", "or 5pm ", "tomorrow or ", "morning, ", "before the 5th ", "every monday until ", "early ", "in about ", "7 30 ", "a quarter of an hour ", "remind me an hour before ", "the last week of ", "once a "];
for (const purpose of ["due", "filter"]) for (const piece of pieces) {
  const line = [1000, 4000, 16000].map((n) => { const t = piece.repeat(n); return cpu(() => findTemporal(t, { ...o, purpose, within: [0, t.length] })); });
  console.log(purpose, JSON.stringify(piece), line.map((x) => x.toFixed(0)).join(" / "), line[2] > 8 * line[1] && line[2] > 300 ? "GROWS" : "");
}
