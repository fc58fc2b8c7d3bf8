import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CapabilityStore, Classification } from "../../src/capabilities/types.ts";
import { brokenWriteTests } from "./store-broken-writes.ts";
import { lockTests } from "./store-locks.ts";
import { classification, oddNames, override } from "./store-samples.ts";

/** How the suite gets a store: an empty one for each test, and what takes it away afterwards. */
export interface StoreMaker {
  readonly create: () => CapabilityStore | Promise<CapabilityStore>;
  readonly close?: () => void | Promise<void>;
}

const namesOf = (rows: readonly Classification[]): string[] => rows.map(({ toolName }) => toolName);

/** What every store of classifications and overrides has to do, whatever it keeps them in. */
export function storeSuite(name: string, { create, close }: StoreMaker): void {
  describe(name, () => {
    let store: CapabilityStore;
    beforeEach(async () => {
      store = await create();
    });
    afterEach(async () => {
      await close?.();
    });
    describe("classifications", () => classificationTests(() => store));
    describe("categories", () => categoryTests(() => store));
    describe("locks", () => lockTests(() => store));
    describe("overrides", () => overrideTests(() => store));
    describe("writes that could not be read again", () => brokenWriteTests(() => store));
  });
}

function classificationTests(store: () => CapabilityStore): void {
  test("what was put is read again, whole", async () => {
    const written = classification("fetch_url", ["web_read"], { risk: "write", source: "static", retry: true });
    await store().put(written);
    expect(await store().get("fetch_url")).toEqual(written);
    expect(await store().list()).toEqual([written]);
    expect(await store().byCapabilities(["web_read"])).toEqual([written]);
  });

  test("a store without anything gives null and empty lists", async () => {
    expect(await store().get("fetch_url")).toBeNull();
    expect(await store().list()).toEqual([]);
    expect(await store().byCapabilities(["web_read"])).toEqual([]);
    expect(await store().overrides("research")).toEqual([]);
  });

  test("names that nobody put are null, those of JavaScript's own objects too", async () => {
    await store().put(classification("fetch_url", ["web_read"]));
    for (const name of ["fetch", "fetch_url ", "FETCH_URL", "__proto__", "toString", ""]) expect(await store().get(name)).toBeNull();
  });

  test("it keeps copies: what a caller does to an object later changes nothing", async () => {
    const written = classification("fetch_url", ["web_read"]);
    await store().put(written);
    written.capabilities.push("code_execute");
    written.reason = "changed";
    const first = await store().get("fetch_url");
    expect(first).toEqual(classification("fetch_url", ["web_read"]));
    first?.capabilities.push("code_execute");
    const [listed] = await store().list();
    listed?.capabilities.push("code_execute");
    const [found] = await store().byCapabilities(["web_read"]);
    found?.capabilities.push("code_execute");
    expect(await store().get("fetch_url")).toEqual(classification("fetch_url", ["web_read"]));
    expect(await store().byCapabilities(["code_execute"])).toEqual([]);
  });

  test("put again replaces all of it", async () => {
    await store().put(classification("fetch_url", ["web_read"], { source: "static", retry: true }));
    await store().put(classification("fetch_url", ["api_call"], { fingerprint: "f2" }));
    expect(await store().list()).toEqual([classification("fetch_url", ["api_call"], { fingerprint: "f2" })]);
  });

  test("delete takes a tool away everywhere, and one that is not there is no error", async () => {
    await store().put(classification("fetch_url", ["web_read"]));
    await store().put(classification("browser", ["web_read"]));
    await store().delete("fetch_url");
    await store().delete("fetch_url");
    await store().delete("__proto__");
    expect(await store().get("fetch_url")).toBeNull();
    expect(namesOf(await store().list())).toEqual(["browser"]);
    expect(namesOf(await store().byCapabilities(["web_read"]))).toEqual(["browser"]);
    await store().put(classification("fetch_url", []));
    expect(namesOf(await store().byCapabilities(["web_read"]))).toEqual(["browser"]);
  });

  test("any name is kept as it is and apart from the others", async () => {
    for (const [index, name] of oddNames.entries()) await store().put(classification(name, ["odd"], { fingerprint: `f${index}` }));
    for (const [index, name] of oddNames.entries())
      expect(await store().get(name)).toEqual(classification(name, ["odd"], { fingerprint: `f${index}` }));
    expect(namesOf(await store().list())).toEqual([...oddNames].sort());
    expect(namesOf(await store().byCapabilities(["odd"]))).toEqual([...oddNames].sort());
    for (const name of oddNames) await store().delete(name);
    expect(await store().list()).toEqual([]);
  });

  test("tools that are put at once are all there", async () => {
    const names = Array.from({ length: 200 }, (_, index) => `tool_${String(index).padStart(3, "0")}`);
    await Promise.all(names.map((name, index) => store().put(classification(name, [index % 2 === 0 ? "even" : "odd"]))));
    expect(namesOf(await store().list())).toEqual(names);
    expect(await store().byCapabilities(["even"])).toHaveLength(100);
  });

  test("of two puts of one tool at once the later stays, in the index too", async () => {
    await Promise.all(["a", "b", "c", "d", "e"].map((category) => store().put(classification("fetch_url", [category]))));
    expect(await store().get("fetch_url")).toEqual(classification("fetch_url", ["e"]));
    expect(await store().byCapabilities(["a", "b", "c", "d"])).toEqual([]);
    expect(namesOf(await store().byCapabilities(["e"]))).toEqual(["fetch_url"]);
  });

  test("a thousand tools are listed and found, sorted by the code units of their names", async () => {
    const names = Array.from({ length: 1_000 }, (_, index) => `${index % 3 === 0 ? "Tool" : "tool"}-${(index * 7_919) % 1_000}`);
    await Promise.all(names.map((name) => store().put(classification(name, ["web_read", "api_call"]))));
    const sorted = [...new Set(names)].sort();
    expect(namesOf(await store().list())).toEqual(sorted);
    expect(namesOf(await store().byCapabilities(["api_call", "web_read"]))).toEqual(sorted);
  });
}

function categoryTests(store: () => CapabilityStore): void {
  test("a tool of several of the categories is given once, and all are sorted by name", async () => {
    await store().put(classification("search", ["web_read", "web_search"]));
    await store().put(classification("browser", ["web_read"]));
    await store().put(classification("bash", ["code_execute"]));
    expect(namesOf(await store().byCapabilities(["web_search", "web_read"]))).toEqual(["browser", "search"]);
    expect(namesOf(await store().byCapabilities(["web_read", "web_read"]))).toEqual(["browser", "search"]);
    expect(namesOf(await store().byCapabilities(["code_execute", "web_search"]))).toEqual(["bash", "search"]);
  });

  test("no category and unknown categories give no tool", async () => {
    await store().put(classification("browser", ["web_read"]));
    await store().put(classification("nothing_fits", []));
    expect(await store().byCapabilities([])).toEqual([]);
    expect(await store().byCapabilities(["unknown", "", "__proto__", "constructor", "web_read "])).toEqual([]);
  });

  test("a tool that is put with other categories is found by those alone", async () => {
    await store().put(classification("browser", ["api_call", "web_read"]));
    await store().put(classification("browser", ["web_read", "web_search"]));
    expect(await store().byCapabilities(["api_call"])).toEqual([]);
    expect(namesOf(await store().byCapabilities(["web_search"]))).toEqual(["browser"]);
    await store().put(classification("browser", []));
    expect(await store().byCapabilities(["api_call", "web_read", "web_search"])).toEqual([]);
    expect(await store().get("browser")).toEqual(classification("browser", []));
  });

  test("a thousand categories are asked for at once", async () => {
    const categories = Array.from({ length: 1_000 }, (_, index) => `category ${index}`);
    await store().put(classification("first", ["category 0"]));
    await store().put(classification("last", ["category 500", "category 999"]));
    expect(namesOf(await store().byCapabilities(categories))).toEqual(["first", "last"]);
  });

  test("categories may have any name", async () => {
    for (const [index, name] of oddNames.entries()) await store().put(classification(`tool ${index}`, [name]));
    for (const [index, name] of oddNames.entries()) expect(namesOf(await store().byCapabilities([name]))).toEqual([`tool ${index}`]);
  });
}

function overrideTests(store: () => CapabilityStore): void {
  test("the trail is oldest first by instant, and what has one instant stays in the order of writing", async () => {
    const written = [
      override("browser", "2026-11-22T09:00:00Z"),
      override("bash", "2026-11-22T09:00:00Z", { effect: "revoke" }),
      override("browser", "2026-11-22T09:00:00Z", { effect: "revoke", by: "eve", comment: "Not this one." }),
      override("glob", "2026-11-22T10:30:00+01:00"),
      override("search", "2026-11-22T10:00:00Z"),
    ];
    const [first, second, third, fourth, last] = written;
    for (const one of [last, first, second, fourth, third]) if (one !== undefined) await store().putOverride(one);
    expect(await store().overrides("research")).toEqual([first, second, third, fourth, last]);
  });

  test("nothing of a trail is replaced, not even by the same override again", async () => {
    const one = override("browser", "2026-11-22T09:00:00Z");
    await store().putOverride(one);
    await store().putOverride(one);
    expect(await store().overrides("research")).toEqual([one, one]);
  });

  test("a skill has its own trail, whatever its name", async () => {
    for (const skill of oddNames) await store().putOverride(override("browser", "2026-11-22T09:00:00Z", { skill }));
    for (const skill of oddNames) expect(await store().overrides(skill)).toEqual([override("browser", "2026-11-22T09:00:00Z", { skill })]);
    expect(await store().overrides("toString")).toEqual([]);
  });

  test("overrides are copies, and stay when the tool goes", async () => {
    const written = override("browser", "2026-11-22T09:00:00Z");
    await store().put(classification("browser", ["web_read"]));
    await store().putOverride(written);
    written.comment = "changed";
    const [read] = await store().overrides("research");
    if (read !== undefined) read.comment = "changed too";
    await store().delete("browser");
    expect(await store().overrides("research")).toEqual([override("browser", "2026-11-22T09:00:00Z")]);
  });

  test("overrides that are put at once are all there", async () => {
    const written = Array.from({ length: 50 }, (_, index) =>
      override(`tool ${index}`, `2026-11-22T09:00:${String(index).padStart(2, "0")}Z`),
    );
    await Promise.all(written.map((one) => store().putOverride(one)));
    expect(await store().overrides("research")).toEqual(written);
  });
}
