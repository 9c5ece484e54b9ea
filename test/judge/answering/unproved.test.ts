/** A mail that proves nothing is tried out to show what it would do, and leaves no trace in the game. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { beginGame, type JudgeRoom, openRoom } from "../../support/judge/judge-room.js";

const [gm, france] = ["george@example.net", "france@example.net"];

let room: JudgeRoom;
beforeAll(async () => {
  room = await openRoom();
  await beginGame(room, "paris");
  await room.mail(gm, "PROCESS", { to: room.replyTo(gm) });
  await room.settle();
}, 60_000);
afterAll(() => room.close());

/** All that others may come to see of the game. */
const stands = () =>
  room.context.store.transaction(async (tx) => [
    await tx.games.load("paris"),
    await tx.games.phases("paris"),
    await tx.games.undone("paris"),
    await tx.press.of("paris"),
    await tx.gmLog.latest("paris", 100),
    await tx.standbys.all(),
    await tx.searches.find("paris", "FRA"),
  ]);

it.each([
  [gm, "ROLLBACK"],
  [gm, "ROLLBACK TO S1901M"],
  [gm, "PROCESS"],
  [gm, "PAUSE"],
  [gm, "EJECT FRANCE"],
  [gm, "REPLACE FRANCE"],
  [gm, "TERMINATE"],
  [gm, "SET DEADLINES 48h"],
  [gm, "Please tell all players that I am away until Sunday."],
  [france, "A Par - Bur"],
  [france, "RESIGN"],
  [france, "DRAW"],
  [france, "SET ABSENCE March 10 to March 14"],
  [france, "PRESS TO ITALY\nShall we meet?\nENDPRESS"],
  [france, "Please tell Italy that I agree."],
  [france, "STANDBY"],
])("%s: %s", async (from, text) => {
  const before = await stands();
  room.newLetters();
  await room.mail(from, text);
  await room.settle();
  expect(room.newLetters().some(({ to }) => to === from)).toBe(true);
  expect(await stands()).toEqual(before);
});
