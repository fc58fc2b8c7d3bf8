import { writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { CapabilityStore } from "../../src/capabilities/types.ts";
import { projectFile } from "../setup/process.ts";
import { filledStore, skillFile } from "./http-scene.ts";
import { focused, shownTools, site } from "./page-scene.ts";

describe("with the keyboard alone", () => {
  test("a skill is found and opened, and its title hears of it", async () => {
    const page = await (await site()).open("ann");
    expect(await page.getByRole("heading", { level: 2 }).textContent()).toBe("data-viz");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Skip to the tools");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("find");
    await page.keyboard.press("ArrowDown");
    expect(await focused(page)).toBe("data-viz");
    await page.keyboard.press("End");
    expect(await focused(page)).toBe("research");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "research" }).waitFor();
    expect(await focused(page)).toBe("skill-title");
    expect(await page.getByRole("status").textContent()).toBe("research: 4 tools");
    expect(await page.getByRole("link", { name: /^research/ }).getAttribute("aria-current")).toBe("page");
    expect(await page.title()).toBe("research – Skills and their tools");
    expect(page.url()).toMatch(/#skill=research$/);
  });

  test("a tool is granted with a comment, from the button to the history", async () => {
    const { open, store } = await site();
    const page = await open("ann");
    await page.goto(`${page.url()}#skill=research`);
    await page.getByRole("heading", { name: "research" }).waitFor();
    await page.getByRole("button", { name: "Grant a tool…" }).focus();
    await page.keyboard.press("Enter");
    expect(await focused(page)).toBe("decide-tool");
    await page.keyboard.type("sql_query");
    await page.keyboard.press("Escape");
    if (!(await page.getByRole("dialog").isVisible())) {
      await page.keyboard.press("Enter");
      await page.keyboard.type("sql_query");
    }
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("decide-comment");
    await page.keyboard.type("The figures are in a database");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("decide-submit");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(await shownTools(page)).toContain("sql_query");
    expect(await page.getByRole("list", { name: "History" }).textContent()).toMatch(
      /ann granted sql_query\s*The figures are in a database\s*22 Nov 2026, 10:00/,
    );
    expect(await page.getByRole("status").textContent()).toBe("sql_query granted to research");
    expect(await store.overrides("research")).toMatchObject([{ tool: "sql_query", effect: "grant", by: "ann" }]);
  });

  test("each stop of the Tab key shows that it has the focus", async () => {
    const page = await (await site()).open("ann");
    const stops: string[] = [];
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press("Tab");
      const here = await page.evaluate<string>(
        "document.activeElement.tagName + ' ' + getComputedStyle(document.activeElement).outlineStyle",
      );
      if (here.startsWith("BODY")) break;
      stops.push(here);
    }
    expect(stops.length).toBeGreaterThan(8);
    expect(stops.filter((stop) => !stop.endsWith(" solid"))).toEqual([]);
  });
});

describe("an administrator", () => {
  test("revokes a tool, sees it under the revoked ones, and grants it again", async () => {
    const { open, store } = await site();
    const page = await open("ann");
    await page.getByRole("link", { name: /^research/ }).click();
    await page.getByRole("button", { name: "Revoke browser" }).click();
    await page.getByLabel("Why").fill("It clicks on things");
    await page.getByRole("button", { name: "Revoke", exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(await shownTools(page)).toEqual(["fetch_url", "google_search", "web_search"]);
    expect(await page.getByRole("list", { name: /^Revoked or denied/ }).textContent()).toContain("revoked by ann: It clicks on things");
    await page.getByRole("button", { name: "Grant browser again" }).click();
    await page.getByLabel("Why").fill("In the sandbox it may");
    await page.getByRole("button", { name: "Grant", exact: true }).click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(await shownTools(page)).toContain("browser");
    expect((await store.overrides("research")).map(({ effect }) => effect)).toEqual(["revoke", "grant"]);
    await expect.poll(() => page.locator("#figures").textContent()).toMatch(/overrides2/);
  });

  test("who was not first is told what the other did, keeps the comment, and decides again", async () => {
    const { open, store } = await site();
    const [ann, bob] = [await open("ann"), await open("bob")];
    for (const page of [ann, bob]) {
      await page.getByRole("link", { name: /^research/ }).click();
      await page.getByRole("button", { name: "Revoke browser" }).click();
      await page.getByLabel("Why").fill("Reason of mine");
    }
    await ann.getByRole("button", { name: "Revoke", exact: true }).click();
    await ann.getByRole("dialog").waitFor({ state: "hidden" });
    await bob.getByRole("button", { name: "Revoke", exact: true }).click();
    await bob.getByText("Someone else has changed the tools of this skill").waitFor();
    expect(await bob.getByRole("button", { name: "Revoke", exact: true }).isDisabled()).toBe(true);
    expect(await store.overrides("research")).toHaveLength(1);
    expect(await focused(bob)).toBe("Reload");
    await bob.keyboard.press("Enter");
    await bob.getByText("ann revoked browser: Reason of mine").waitFor();
    expect(await bob.getByLabel("Why").inputValue()).toBe("Reason of mine");
    await bob.getByRole("button", { name: "Revoke", exact: true }).click();
    await bob.getByRole("dialog").waitFor({ state: "hidden" });
    expect((await store.overrides("research")).map(({ by }) => by)).toEqual(["ann", "bob"]);
  });

  test("who is not signed in is told so, and nothing changes", async () => {
    const { open, store } = await site();
    const page = await open(null);
    await page.getByRole("button", { name: "Revoke glob" }).click();
    await page.getByLabel("Why").fill("x");
    await page.getByRole("button", { name: "Revoke", exact: true }).click();
    await page.getByRole("alert").getByText("Sign in to do this.").waitFor();
    expect(await store.overrides("data-viz")).toEqual([]);
  });

  test("on a server that knows nobody there is nothing to press", async () => {
    const page = await (await site({ authorize: undefined as never })).open(null);
    expect(await page.getByText("Read-only").isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: /Revoke|Grant/ }).count()).toBe(0);
  });

  test("sees which skills a new tool would gain, and that a name is needed", async () => {
    const { open, store } = await site();
    const before = await store.list();
    const page = await open("ann");
    await page.getByRole("button", { name: "Try a new tool…" }).click();
    expect(await focused(page)).toBe("try-name");
    await page.keyboard.type("read_file_range");
    await page.getByLabel("Description").fill("Read lines of a file");
    await page.getByLabel("It says of itself that it only reads").check();
    await page.getByRole("button", { name: "Show what it would gain" }).click();
    await page.getByRole("heading", { name: "3 skills of 4 would gain read_file_range" }).waitFor();
    expect(await page.locator("#try-result .no strong").allTextContents()).toEqual(["research"]);
    expect(await store.list()).toEqual(before);
    await page.goBack();
    await page.getByRole("heading", { name: "data-viz" }).waitFor();
  });

  test("reads SKILL.md as text, and the issues of a skill", async () => {
    const page = await (await site()).open("ann");
    await page.getByRole("link", { name: /^release-notes/ }).click();
    await page.getByRole("list", { name: "Issues" }).getByText("time_travel").waitFor();
    await page.getByText("SKILL.md", { exact: true }).click();
    await page.getByText("# release-notes").waitFor();
  });

  test("finds skills by name and by permission", async () => {
    const page = await (await site()).open("ann");
    await page.getByLabel("Find a skill").fill("web_");
    expect(await page.locator("#skills strong").allTextContents()).toEqual(["research"]);
    await page.getByLabel("Find a skill").fill("no such");
    expect(await page.getByText("No skill is called so.").isVisible()).toBe(true);
  });
});

describe("what people write", () => {
  test("is text wherever it is shown, in names, descriptions, comments and documents", async () => {
    const evil = '<img src=x onerror="document.title=1"><script>document.title=2</script>"\'`$3';
    const store = await filledStore([{ name: evil, description: evil, inputSchema: { type: "object" } }]);
    await store.putOverride({ skill: evil, tool: evil, effect: "grant", by: evil, at: "2026-11-22T09:00:00Z", comment: evil });
    await store.putOverride({ skill: evil, tool: "glob", effect: "revoke", by: evil, at: "2026-11-22T10:00:00Z", comment: evil });
    const { open } = await site({ store, skills: async () => [skillFile(evil, evil, ["web_search", evil]), { path: evil, markdown: "" }] });
    const page = await open("ann");
    await page.getByText("SKILL.md", { exact: true }).click();
    await page.getByLabel("SKILL.md").getByText("onerror").waitFor();
    await page.getByRole("button", { name: "Try a new tool…" }).click();
    await page.getByLabel("Name of the tool").fill(evil);
    await page.getByRole("button", { name: "Show what it would gain" }).click();
    await page.locator("#try-result .chip").first().waitFor();
    expect(await page.locator("img, script:not(body > script), b").count()).toBe(0);
    expect(await page.title()).toBe("Try a new tool – Skills and their tools");
  });

  test("a script that slips in as markup is stopped by the policy of the page", async () => {
    const { url } = await site();
    const policy = (await fetch(url)).headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]{44}';/);
    expect(policy).not.toContain("unsafe");
  });
});

describe("the look", () => {
  test.each(["light", "dark"] as const)("is %s where the system is, and its text stands out from its ground", async (colorScheme) => {
    const page = await (await site({ store: await decidedStore() })).open("ann", { colorScheme });
    await page.getByRole("link", { name: /^research/ }).click();
    await page.getByRole("heading", { name: "research" }).waitFor();
    const ground = await page.evaluate("getComputedStyle(document.documentElement).backgroundColor");
    expect(ground).toBe(colorScheme === "light" ? "rgb(246, 246, 243)" : "rgb(19, 21, 25)");
    for (const place of places) {
      const ratio = await page.locator(place).first().evaluate(contrast);
      expect(ratio, place).toBeGreaterThanOrEqual(4.5);
    }
    await keepPicture(page, `capabilities-${colorScheme}`);
  });

  test("fits a phone of 390 px: nothing is wider, and what is pressed is large enough", async () => {
    const page = await (await site({ store: await decidedStore() })).open("ann", { viewport: { width: 390, height: 844 }, hasTouch: true });
    for (const [place, title] of [
      ["#try", "Try a new tool"],
      ["#skill=research", "research"],
    ] as const) {
      await page.goto(`${page.url().split("#")[0]}${place}`);
      await page.getByRole("heading", { level: 2, name: title }).waitFor();
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(390);
      for (const button of await page.getByRole("button").all()) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(36);
    }
    await keepPicture(page, "capabilities-phone");
  });

  test("of the dialog and of the trial of a tool is the same", async () => {
    const page = await (await site({ store: await decidedStore() })).open("ann", { viewport: { width: 1240, height: 760 } });
    await page.getByRole("button", { name: "Try a new tool…" }).click();
    await page.getByLabel("Name of the tool").fill("read_file_range");
    await page.getByLabel("Description").fill("Read lines of a file");
    await page.getByLabel("It says of itself that it only reads").check();
    await page.getByRole("button", { name: "Show what it would gain" }).click();
    await page.getByRole("heading", { name: "3 skills of 4" }).waitFor();
    await keepPicture(page, "capabilities-trial");
    await page.getByRole("link", { name: /^research/ }).click();
    await page.getByRole("button", { name: "Revoke fetch_url" }).click();
    await page.getByLabel("Why").fill("It may not leave the intranet");
    const box = await page.getByRole("dialog").boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(620, 0);
    await keepPicture(page, "capabilities-dialog");
  });

  test("is whole below a base path", async () => {
    const page = await (await site({ basePath: "/admin/skills" })).open("ann");
    expect(await page.getByRole("heading", { level: 2 }).textContent()).toBe("data-viz");
  });
});

/** Where text stands: each on its own ground. */
const places = [
  "h2",
  ".muted",
  ".why",
  ".chip",
  ".chip.permission",
  ".chip.read",
  ".chip.granted",
  "#skills span",
  "button.quiet",
  "button.danger",
  "#figures dt",
  "time",
];

/** A store in which administrators have decided already. */
async function decidedStore(): Promise<CapabilityStore> {
  const store = await filledStore();
  const rows = [
    ["browser", "revoke", "ann", "2026-11-19T14:20:00Z", "It clicks on things; fetch_url is enough for reading"],
    ["sql_query", "grant", "bob", "2026-11-20T09:05:00Z", "The citation counts are in our own database"],
  ] as const;
  for (const [tool, effect, by, at, comment] of rows) await store.putOverride({ skill: "research", tool, effect, by, at, comment });
  return store;
}

/** With POINTSMAN_SCREENSHOTS=1 the picture goes into the documents. */
async function keepPicture(page: Page, name: string): Promise<void> {
  await page.evaluate("document.getElementById('status').replaceChildren(); document.activeElement.blur()");
  const picture = await page.screenshot({ fullPage: !(await page.getByRole("dialog").isVisible()) });
  expect(picture.length).toBeGreaterThan(10_000);
  if (process.env["POINTSMAN_SCREENSHOTS"] === "1") writeFileSync(projectFile(`docs/images/${name}.png`), picture);
}

/** The contrast of a text with what is behind it (WCAG 2.2, 1.4.3). Runs in the browser. */
function contrast(one: unknown): number {
  interface Styled {
    readonly parentElement: Styled | null;
  }
  const style = Reflect.get(globalThis, "getComputedStyle") as (of: Styled) => { color: string; backgroundColor: string };
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const value = Number(part) / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  let behind: Styled | null = one as Styled;
  while (behind !== null && style(behind).backgroundColor === "rgba(0, 0, 0, 0)") behind = behind.parentElement;
  const [light = 0, dark = 0] = [style(one as Styled).color, behind === null ? "rgb(255,255,255)" : style(behind).backgroundColor]
    .map(luminance)
    .sort((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}

test("a decision that is in memory alone says so: beside the figures, in the issues, in the history and in what is said", async () => {
  const store = await filledStore();
  const isUnsaved = { value: true };
  const away: CapabilityStore = {
    ...store,
    overrides: async (skill) => (await store.overrides(skill)).map((one) => (isUnsaved.value ? { ...one, unsaved: true } : one)),
  };
  const page = await (await site({ store: away })).open("ann");
  await page.goto(`${page.url()}#skill=research`);
  await page.getByRole("heading", { name: "research" }).waitFor();
  await page.getByRole("button", { name: "Revoke browser" }).click();
  await page.locator("#decide-comment").fill("It clicks on things");
  await page.locator("#decide-submit").click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(await page.getByRole("status").textContent()).toBe("browser revoked from research, but not saved yet");
  expect(await page.getByRole("list", { name: "Issues" }).textContent()).toContain("in the memory of this process alone");
  expect(await page.getByRole("list", { name: "History" }).textContent()).toContain("not saved yet");
  await page.locator("#figures", { hasText: "not saved yet" }).waitFor();
  isUnsaved.value = false;
  await page.reload();
  await page.getByRole("heading", { name: "research" }).waitFor();
  expect(await page.getByRole("list", { name: "History" }).textContent()).not.toContain("not saved yet");
  expect(await page.locator("#figures").textContent()).not.toContain("not saved yet");
});
