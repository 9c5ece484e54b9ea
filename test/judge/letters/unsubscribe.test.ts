/** Letters that are not needed to play carry their own end: the address and the words that a button mails. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { beginGame, type JudgeRoom, openRoom } from "../../support/judge/judge-room.js";

let room: JudgeRoom;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const watcher = "olga@example.net";
const standby = "stella@example.net";

/** Presses the button of the newest letter to this address that has one. */
async function unsubscribe(address: string): Promise<string> {
  const found = room.letters.findLast((letter) => letter.to === address && letter.unsubscribe);
  const [, to = "", body = ""] =
    /^mailto:([^?]+)\?.*&body=(.*)$/.exec(found?.unsubscribe ?? "") ?? [];
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
  expect(room.letters.filter(({ unsubscribe }) => unsubscribe !== null)).toEqual([]);
});
