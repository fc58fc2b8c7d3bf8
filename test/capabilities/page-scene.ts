import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { type CapabilityHandlerOptions, createCapabilityHandler } from "../../src/capabilities/http/index.ts";
import type { CapabilityStore } from "../../src/capabilities/types.ts";
import { startChromium } from "../setup/chromium.ts";
import { serveForTest } from "../setup/http.ts";
import { bearer, files, filledStore, NOW } from "./http-scene.ts";

const browser = await startChromium();

export interface Site {
  readonly url: string;
  readonly store: CapabilityStore;
  /** Opens the page as this user; the test fails where anything is written to the console or thrown in it. */
  readonly open: (user: string | null, options?: BrowserContextOptions) => Promise<Page>;
}

/** Serves a handler and opens it in a real browser. */
export async function site(options: Partial<CapabilityHandlerOptions> = {}): Promise<Site> {
  const store = options.store ?? (await filledStore());
  const handle = createCapabilityHandler({ store, skills: async () => files, authorize: bearer, now: () => new Date(NOW), ...options });
  const url = await serveForTest(handle);
  return {
    url,
    store,
    async open(user, contextOptions = {}) {
      const context = await browser.newContext({
        locale: "en-GB",
        timezoneId: "Europe/Berlin",
        viewport: { width: 1240, height: 900 },
        ...contextOptions,
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      // A request that is refused is written to the console by the browser itself.
      page.on("console", (message) => {
        if (!/^Failed to load resource: the server responded with a status of 4(01|03|12|22)/.test(message.text()))
          complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("dialog", (dialog) => complaints.push(`dialog: ${dialog.message()}`));
      onTestFinished(async () => {
        await context.close();
        expect(complaints).toEqual([]);
      });
      await page.goto(`${url}${options.basePath ?? ""}/${user === null ? "" : `#token=${user}`}`);
      await page.locator("#skill-title").waitFor();
      return page;
    },
  };
}

/** The names in the list of tools that the skill may use. */
export function shownTools(page: Page): Promise<string[]> {
  return page.getByRole("list", { name: "Tools it may use" }).locator(".name").allTextContents();
}

/** The element that has the focus, by its text or label. */
export async function focused(page: Page): Promise<string> {
  const active: Locator = page.locator(":focus");
  return (
    (await active.getAttribute("aria-label")) ??
    (await active.getAttribute("data-name")) ??
    (await active.getAttribute("id")) ??
    (await active.textContent()) ??
    ""
  );
}
