import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { afterAll } from "vitest";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Starts the machine's own Chromium, until the tests of the file are over. */
export async function startChromium(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM"] ?? places.find((place) => existsSync(place));
  if (executablePath === undefined)
    throw new Error("The tests of the page need Chromium: apt-get install chromium, or give its path in the variable CHROMIUM.");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  afterAll(() => browser.close());
  return browser;
}
