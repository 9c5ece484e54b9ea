/** The pages in a real browser: walked by keys, on a phone, without script, and read to the blind. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seatKey } from "../../src/judge/letters/seat-token.js";
import { endingFor, unsubscribing } from "../../src/judge/letters/unsubscribe.js";
import type { JudgeRoom } from "../support/judge/judge-room.js";
import { hasChromium, openChromium } from "../support/web/chromium.js";
import { openDrawingRoom, playSome, serve } from "../support/web/site.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

describe.runIf(hasChromium)("in Chromium", () => {
  let room: JudgeRoom;
  let site: Awaited<ReturnType<typeof serve>>;
  let browser: Browser;

  beforeAll(async () => {
    room = await openDrawingRoom();
    await playSome(room, "paris");
    site = await serve(room);
    browser = await openChromium();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await room?.close();
  });

  /** A page that keeps what went wrong on it. */
  async function open(options: BrowserContextOptions = {}) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const wrong: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") wrong.push(message.text());
    });
    page.on("pageerror", (error) => wrong.push(String(error)));
    page.on("request", (request) => {
      if (!request.url().startsWith(`${site.url}/`)) wrong.push(request.url());
    });
    return { page, wrong, close: () => context.close() };
  }

  const faultsOf = async (page: Page) => {
    await page.evaluate(axe);
    const { violations } = await page.evaluate<{
      violations: { id: string; nodes: { html: string }[] }[];
    }>("axe.run()");
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  };

  const isTooWide = (page: Page) =>
    page.evaluate<boolean>("document.scrollingElement.scrollWidth > innerWidth");

  const phaseOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1);

  it("a whole game can be walked by keys", async () => {
    const { page, wrong, close } = await open();
    await page.goto(`${site.url}/`);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/g/paris");
    await page.getByRole("link", { name: "Movement for Spring of 1901" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/S1901M");
    for (const [key, phase] of [
      ["ArrowRight", "F1901M"],
      ["ArrowRight", "S1902M"],
      ["ArrowRight", "S1902M"],
      ["ArrowLeft", "F1901M"],
      ["ArrowLeft", "S1901M"],
      ["ArrowLeft", "S1901M"],
    ] as const) {
      await page.keyboard.press(key);
      await page.waitForURL(`**/${phase}`);
      await page.waitForLoadState();
      expect(phaseOf(page)).toBe(phase);
      const drawn = await page.evaluate<number>("document.images[0].naturalWidth");
      expect(drawn).toBeGreaterThan(0);
    }
    expect(wrong).toEqual([]);
    await close();
  }, 60_000);

  it.each(["/", "/g/paris", "/g/paris/S1901M", "/g/paris/S1902M", "/g/none"])(
    "%s fits a phone, and has no fault for readers of any kind",
    async (path) => {
      for (const colorScheme of ["light", "dark"] as const) {
        const { page, wrong, close } = await open({
          viewport: { width: 360, height: 740 },
          colorScheme,
        });
        await page.goto(site.url + path);
        expect(await isTooWide(page)).toBe(false);
        expect(await faultsOf(page)).toEqual([]);
        expect(wrong.filter((text) => !/status of 404/.test(text))).toEqual([]);
        await close();
      }
    },
    60_000,
  );

  it("one click ends letters, with script off too", async () => {
    const { context } = room;
    const watcher = "olga@example.net";
    await room.mail(watcher, "OBSERVE paris");
    await room.settle();
    const { game, key } = await context.store.transaction(async (tx) => ({
      game: (await tx.games.load("paris"))!.game,
      key: await seatKey(context, tx),
    }));
    const member = game.members.find(({ address }) => address === watcher)!;
    const onPages = { ...context, judge: { ...context.judge, site: "https://judge.example.net" } };
    const [link] = unsubscribing(onPages, key, endingFor(game, member), "judge@example.net");
    const { pathname } = new URL(link!);
    const { page, wrong, close } = await open({ javaScriptEnabled: false });
    await page.goto(site.url + pathname);
    await page.getByRole("button", { name: "Leave the game" }).click();
    await page.getByRole("heading", { name: "Done" }).waitFor();
    expect(wrong).toEqual([]);
    await close();
    const after = await context.store.transaction((tx) => tx.games.load("paris"));
    expect(after!.game.members.map(({ address }) => address)).not.toContain(watcher);
    const looking = await open({ viewport: { width: 360, height: 740 } });
    await looking.page.goto(site.url + pathname);
    expect(await faultsOf(looking.page)).toEqual([]);
    expect(await isTooWide(looking.page)).toBe(false);
    await looking.close();
  }, 60_000);

  it("everything works with script off", async () => {
    const { page, wrong, close } = await open({ javaScriptEnabled: false });
    await page.goto(`${site.url}/g/paris/S1901M`);
    await page.locator("#after").click();
    await page.waitForURL("**/F1901M");
    await page.locator("#before").click();
    await page.waitForURL("**/S1901M");
    await page.locator("#game").click();
    await page.waitForURL("**/g/paris");
    expect(wrong).toEqual([]);
    await close();
  }, 60_000);
});
