/** Debian's Chromium, for tests of the pages. Where it is missing they are left out, with a warning. */
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const executablePath = "/usr/bin/chromium";

export const hasChromium = isThere();

function isThere(): boolean {
  if (existsSync(executablePath)) return true;
  const notice = `${executablePath} is missing, so the pages are not tested in a browser.`;
  if (process.env.EMS_TEST_ALL === "1" || process.env.CI === "true") throw new Error(notice);
  console.warn(notice);
  return false;
}

export function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}
