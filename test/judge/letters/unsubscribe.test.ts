/**
 * Letters that are not needed to play carry their own end: the address and the words that a button mails, and, where
 * there are pages for the public, a link that does it in one click (RFC 8058).
 */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { beginGame, type JudgeRoom, openRoom } from "../../support/judge/judge-room.js";
import { order, pagesOf, siteUrl } from "../../support/web/site.js";

let room: JudgeRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const watcher = "olga@example.net";
const standby = "stella@example.net";

/** The address of this kind that ends letters, in the newest letter that has one. */
function endOf(address: string, scheme: string): string {
  const found = room.letters.findLast(
    (letter) => letter.to === address && letter.unsubscribe.length > 0,
  );
  return found?.unsubscribe.find((uri) => uri.startsWith(scheme)) ?? "none";
}

/** Presses the button of the newest letter to this address that has one. */
async function unsubscribe(address: string): Promise<string> {
  const [, to = "", body = ""] =
    /^mailto:([^?]+)\?.*&body=(.*)$/.exec(endOf(address, "mailto:")) ?? [];
  await room.mail(address, decodeURIComponent(body), { to, subject: "unsubscribe" });
  await room.settle();
  return decodeURIComponent(body);
}

test("somebody who watches a game presses it, and gets no more letters", async () => {
  await beginGame(room, "paris");
  await room.mail(watcher, "OBSERVE paris");
  await room.mail("george@example.net", "SIGNON Mparis secret\nPROCESS S1901M");
  await room.settle();
  expect(await unsubscribe(watcher)).toBe("RESIGN");
  room.newLetters();
  await room.mail("george@example.net", "SIGNON Mparis secret\nPROCESS F1901M");
  await room.settle();
  const told = room.newLetters().map(({ to }) => to);
  expect(told).toContain("france@example.net");
  expect(told).not.toContain(watcher);
});

test("somebody who would take over a power presses it, and takes over none", async () => {
  await room.mail(standby, "STANDBY");
  await room.settle();
  await room.mail(standby, "YES", { to: room.replyTo(standby) });
  await beginGame(room, "paris");
  await room.mail("george@example.net", "SIGNON Mparis secret\nEJECT FRANCE");
  await room.settle();
  expect(await unsubscribe(standby)).toBe("STANDBY OFF");
  expect(room.lastLetter(standby)?.text).toMatch(/no longer|off|not .*list/i);
});

test("letters that are needed to play have none", async () => {
  await beginGame(room, "paris");
  await room.mail("george@example.net", "SIGNON Mparis secret\nPROCESS S1901M");
  await room.settle();
  expect(room.letters.filter(({ unsubscribe }) => unsubscribe.length > 0)).toEqual([]);
});

describe("in one click", () => {
  beforeEach(async () => {
    await room.close();
    room = await openRoom(undefined, undefined, (context) => ({
      ...context,
      judge: { ...context.judge, site: siteUrl },
    }));
  });

  const click = (link: string, body = "List-Unsubscribe=One-Click") =>
    pagesOf(room)(link.slice(siteUrl.length), {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body,
    });
  const look = (link: string) => pagesOf(room)(link.slice(siteUrl.length));

  async function watch(): Promise<string> {
    await beginGame(room, "paris");
    await room.mail(watcher, "OBSERVE paris");
    await room.mail("george@example.net", "SIGNON Mparis secret\nPROCESS S1901M");
    await room.settle();
    room.newLetters();
    return endOf(watcher, siteUrl);
  }

  async function toldOfNext(): Promise<readonly string[]> {
    await room.mail("george@example.net", "SIGNON Mparis secret\nPROCESS F1901M");
    await room.settle();
    return room.newLetters().map(({ to }) => to);
  }

  test("somebody who watches leaves, and gets no letter about it", async () => {
    const link = await watch();
    const answer = await click(link);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("You no longer watch Paris");
    const told = await toldOfNext();
    expect(told).toContain("france@example.net");
    expect(told).not.toContain(watcher);
    expect((await click(link)).status).toBe(200);
  });

  test("whoever only looks is asked, and nothing is done", async () => {
    const link = await watch();
    const answer = await look(link);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Security-Policy")).toContain("form-action 'self'");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).toContain('<form method="post">');
    expect(await toldOfNext()).toContain(watcher);
  });

  test("another body, another method, another mark end nothing", async () => {
    const link = await watch();
    expect((await click(link, "List-Unsubscribe=Perhaps")).status).toBe(400);
    expect((await click(link, "")).status).toBe(400);
    expect((await click(link, `a=${"b".repeat(5000)}`)).status).toBe(413);
    const put = await pagesOf(room)(link.slice(siteUrl.length), { method: "PUT" });
    expect(put.status).toBe(405);
    for (const wrong of [
      link.replace("watching", "digests"),
      link.replace("paris", "london"),
      `${link}a`,
      `${siteUrl}/unsubscribe/standby.${watcher}.aaaaaaaaaaaaaaaaaaaa`,
      `${siteUrl}/unsubscribe/x`,
    ]) {
      expect((await click(wrong)).status, wrong).toBe(404);
      expect((await look(wrong)).status, wrong).toBe(404);
    }
    expect(await toldOfNext()).toContain(watcher);
  });

  test("somebody who plays by now does not leave by an old link", async () => {
    const link = await watch();
    await room.mail("george@example.net", "SIGNON Mparis secret\nEJECT FRANCE");
    await room.mail(watcher, "RESIGN", { to: room.replyTo(watcher, /paris/) });
    await room.mail(watcher, "SIGNON Fparis newsecret");
    await room.settle();
    expect([200, 404]).toContain((await click(link)).status);
    expect(await toldOfNext()).toContain(watcher);
  });

  test("digests end, and what they would have told comes at once", async () => {
    await beginGame(room, "paris");
    await order(room, "france", "SET DIGEST 18:00");
    const talk = (what: string) => order(room, "germany", `BROADCAST\n${what}\nENDBROADCAST`);
    await talk("One");
    await room.passHours(30);
    const answer = await click(endOf("france@example.net", siteUrl));
    expect(await answer.text()).toContain("no more digests of Paris");
    room.newLetters();
    await talk("Two");
    const told = room.newLetters().filter(({ to }) => to === "france@example.net");
    expect(told.map(({ text }) => text).join()).toContain("Two");
  });

  test("somebody who stands by leaves the list", async () => {
    await room.mail(standby, "STANDBY");
    await room.settle();
    await room.mail(standby, "YES", { to: room.replyTo(standby) });
    await beginGame(room, "paris");
    await room.mail("george@example.net", "SIGNON Mparis secret\nEJECT FRANCE");
    await room.settle();
    expect((await click(endOf(standby, siteUrl))).status).toBe(200);
    const list = await room.context.store.transaction((tx) => tx.standbys.all());
    expect(list).toEqual([]);
  });

  test("pages that are not safe on their way offer no link", async () => {
    await room.close();
    room = await openRoom(undefined, undefined, (context) => ({
      ...context,
      judge: { ...context.judge, site: "http://127.0.0.1:8080" },
    }));
    await watch();
    expect(endOf(watcher, "http")).toBe("none");
    expect(endOf(watcher, "mailto:")).toContain("body=RESIGN");
  });
});
