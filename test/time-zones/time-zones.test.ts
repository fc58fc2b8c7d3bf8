import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const program = fileURLToPath(new URL("routes.ts", import.meta.url));

function routesOnMachineIn(zone: string, language: string): string {
  const env = { ...process.env, TZ: zone, LANG: language, LC_ALL: language };
  return execFileSync(process.execPath, ["--import", "tsx", program], { env, encoding: "utf8" });
}

describe("the zone and the language of the machine change nothing", () => {
  const expected = routesOnMachineIn("UTC", "C");

  it("gives due dates to compare", () => {
    expect(expected.trim().split("\n")).toHaveLength(240);
    expect(expected).toContain('"due_date":"2026-11-21T17:00:00+00:00"');
  });

  it.each([
    ["Pacific/Kiritimati", "de_DE.UTF-8"],
    ["Pacific/Pago_Pago", "tr_TR.UTF-8"],
    ["Asia/Kolkata", "ar_EG.UTF-8"],
    ["America/New_York", "en_US.UTF-8"],
    ["Europe/Berlin", "ja_JP.UTF-8"],
  ])("%s, %s", (zone, language) => {
    expect(routesOnMachineIn(zone, language)).toBe(expected);
  });
});
