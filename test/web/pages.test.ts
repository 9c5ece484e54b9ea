/** The pages as requests and answers: what there is, what there is not, and what browsers may keep. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startMetrics } from "../../src/web/index.js";
import type { JudgeRoom } from "../support/judge/judge-room.js";
import { openDrawingRoom, order, pagesOf, playSome } from "../support/web/site.js";

let room: JudgeRoom;
let get: ReturnType<typeof pagesOf>;

beforeAll(async () => {
  room = await openDrawingRoom();
  await playSome(room, "paris");
  get = pagesOf(room);
}, 180_000);
afterAll(() => room.close());

describe("there is", () => {
  it.each([
    ["/", "text/html", "/g/paris"],
    ["/g/paris", "text/html", "France"],
    ["/g/PARIS", "text/html", "France"],
    ["/g/paris.json", "application/json", '"phases"'],
    ["/g/paris.ics", "text/calendar", "BEGIN:VEVENT"],
    ["/g/paris/feed.xml", "application/atom+xml", "https://judge.example.net/g/paris/S1901M"],
    ["/g/paris/results.csv", "text/csv", "1,S1901M,GERMANY,A MUN - BUR,fails"],
    ["/g/paris/S1901M", "text/html", "Army Munich -&gt; Burgundy.  (*bounce*)"],
    ["/g/paris/S1901M.json", "application/json", '"id":"paris-S1901M"'],
    ["/g/paris/S1901M.svg", "image/svg+xml", 'data-order="move"'],
    ["/g/paris/S1901M-small.svg", "image/svg+xml", 'data-order="move"'],
    ["/g/paris/S1901M.png", "image/png", "PNG"],
    ["/g/paris/S1902M", "text/html", "Orders become public when the phase is over"],
    ["/style.css", "text/css", "body{"],
    ["/keys.js", "text/javascript", "ArrowLeft"],
    ["/healthz", "text/plain", "ok"],
  ])("%s", async (path, type, content) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toContain(type);
    expect(await answer.text()).toContain(content);
  });
});

describe("there is not", () => {
  it.each([
    "/g/vienna",
    "/g/vienna.json",
    "/g/paris/S1850M",
    "/g/paris/S1901X",
    "/g/paris/S1902M.json",
    "/g/paris/s1901m.svgz",
    "/g/paris/S1901M/../../../etc/passwd",
    "/g/..%2f..%2fetc%2fpasswd",
    "/%00",
    "/g/%",
    "/?after=%3Cscript%3E",
    "/metrics",
    "/favicon.ico",
  ])("%s", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    const text = await answer.text();
    expect(text).toContain("There is no such page");
    expect(text).not.toContain("script>alert");
  });
});

it.each(["/g/paris?", "/g/"])(
  "an address that begins with %s and has no end is none",
  async (path) => {
    expect((await get(path + "a".repeat(5000))).status).toBe(404);
  },
);

describe("figures for the keeper's monitor", () => {
  const metrics = async (text: () => Promise<string>) => {
    const { clock, log } = room.context;
    const server = await startMetrics({ host: "127.0.0.1", port: 0, text, clock, log });
    const ask = (path = "/metrics") => fetch(`http://127.0.0.1:${server.port}${path}`);
    return { ask, stop: server.stop };
  };

  it("have a port of their own, and cost little where many ask", async () => {
    let asked = 0;
    const { ask, stop } = await metrics(async () => `ems_up ${++asked}`);
    const answer = await ask();
    expect(answer.headers.get("Content-Type")).toContain("version=0.0.4");
    expect(await answer.text()).toBe("ems_up 1\n");
    expect(await (await ask()).text()).toBe("ems_up 1\n");
    expect((await ask("/")).status).toBe(404);
    await stop();
  });

  it("are asked for again after a failure", async () => {
    let asked = 0;
    const { ask, stop } = await metrics(async () => {
      if (++asked === 1) throw new Error("the disk is full");
      return `ems_up ${asked}`;
    });
    const failed = await ask();
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toContain("disk");
    expect(await (await ask()).text()).toBe("ems_up 2\n");
    await stop();
  });
});

it("other methods are refused", async () => {
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"]) {
    const answer = await get("/g/paris", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD");
  }
});

it("HEAD tells what GET would bring", async () => {
  const [head, whole] = [await get("/g/paris", { method: "HEAD" }), await get("/g/paris")];
  expect(head.status).toBe(200);
  expect(await head.text()).toBe("");
  expect(head.headers.get("Content-Length")).toBe(whole.headers.get("Content-Length"));
});

it("a browser that has the page is told so", async () => {
  const tag = (await get("/g/paris")).headers.get("ETag")!;
  const answer = await get("/g/paris", { headers: { "If-None-Match": `"other", ${tag}` } });
  expect(answer.status).toBe(304);
  expect(await answer.text()).toBe("");
});

describe("what is kept for good", () => {
  const picture = async (path: string) =>
    /src="([^"]+\.svg(?:\?v=\w+)?)"/.exec(await (await get(path)).text())![1]!;
  const keeping = async (path: string) => (await get(path)).headers.get("Cache-Control");

  it("is a picture of a phase that was played, under its revision", async () => {
    const address = await picture("/g/paris/S1901M");
    expect(address).toContain("/g/paris/S1901M.svg?v=");
    expect(await keeping(address)).toBe("public, max-age=31536000, immutable");
    expect(await picture("/g/paris/S1902M")).toBe("/g/paris/S1902M.svg");
  });

  it.each([
    "/S1901M",
    "/S1901M.svg",
    "/S1901M.svg?v=other",
    "/S1901M.png",
    "/S1901M.json",
    "/F1901M",
  ])("is no address under which a rollback could bring something else: %s", async (path) => {
    expect(await keeping(`/g/paris${path}`)).toBe("public, max-age=60, immutable");
  });

  it.each(["", ".json", "/S1902M", "/S1902M.svg?v=", "/feed.xml"])(
    "is nothing that is still played: %s",
    async (path) => {
      expect(await keeping(`/g/paris${path}`)).toBe("public, max-age=10");
    },
  );

  it("gets another address when the phase is played anew", async () => {
    const before = await picture("/g/paris/F1901M");
    await order(room, "george", "ROLLBACK");
    expect((await pagesOf(room)("/g/paris/S1902M")).status).toBe(404);
    await room.passHours(150);
    get = pagesOf(room);
    expect(await picture("/g/paris/F1901M")).not.toBe(before);
  });
});

it("what players wrote is text", async () => {
  const page = await (await get("/g/paris/S1901M")).text();
  expect(page).toContain("Hello &lt;b&gt;everybody&lt;/b&gt;");
});

it("nothing may come from elsewhere", async () => {
  const { headers } = await get("/g/paris");
  expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toBe("no-referrer");
});

it("packs what browsers can unpack", async () => {
  const answer = await get("/g/paris/S1901M.svg", { headers: { "Accept-Encoding": "gzip" } });
  expect(answer.headers.get("Content-Encoding")).toBe("gzip");
  expect(Number(answer.headers.get("Content-Length"))).toBeLessThan(100_000);
});

it("shows no order before its phase is over", async () => {
  await order(room, "england", "A Lvp - Cly");
  const pages = await Promise.all(
    ["/g/paris", "/g/paris/S1902M", "/g/paris/S1902M.svg", "/g/paris.json"].map((path) =>
      get(path),
    ),
  );
  for (const page of pages) expect(await page.text()).not.toMatch(/A LVP - CLY|data-order/);
});

it("a game whose GM wants no page has none", async () => {
  await order(room, "george", "SET PAGE OFF");
  const fresh = pagesOf(room);
  expect(await (await fresh("/")).text()).not.toContain("/g/paris");
  const endings = ["", ".json", ".ics", "/feed.xml", "/results.csv", "/S1901M", "/S1901M.png"];
  for (const ending of endings) expect((await fresh(`/g/paris${ending}`)).status).toBe(404);
  await order(room, "george", "SET PAGE ON");
  expect((await pagesOf(room)("/g/paris")).status).toBe(200);
});

it("an unlisted game has its page, and asks not to be found", async () => {
  await order(room, "george", "SET UNLISTED");
  const fresh = pagesOf(room);
  expect(await (await fresh("/")).text()).not.toContain("/g/paris");
  const page = await fresh("/g/paris");
  expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
  expect(await page.text()).toContain('content="noindex"');
});
