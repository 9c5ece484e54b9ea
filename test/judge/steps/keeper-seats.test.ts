/** What keepers do to the seats of a game, and whom they can do nothing for. */
import { expect, it, onTestFinished } from "vitest";
import { changeSeats } from "../../../src/judge/index.js";
import { beginGame, type JudgeRoom, openRoom } from "../../support/judge/judge-room.js";

async function begun(): Promise<JudgeRoom> {
  const room = await openRoom();
  onTestFinished(() => room.close());
  await beginGame(room, "paris");
  room.newLetters();
  return room;
}

const toldTo = (room: JudgeRoom) =>
  room.newLetters().map(({ to, subject }) => `${to}: ${subject.replace(/^.*S1901M /, "")}`);

async function membersOf({ context }: JudgeRoom): Promise<readonly string[]> {
  const stored = await context.store.transaction((tx) => tx.games.load("paris"));
  return stored?.game.members.map(({ role, address }) => `${role} ${address}`) ?? [];
}

it("appoints a master where the only one is gone, and takes that one out", async () => {
  const room = await begun();
  const { context } = room;
  const eject = { kind: "eject", who: "george@example.net" } as const;
  expect(await changeSeats(context, "paris", eject)).toEqual({ kind: "last-gm" });
  const promote = { kind: "promote", address: "hanna@example.net" } as const;
  expect(await changeSeats(context, "paris", promote)).toMatchObject({ kind: "done" });
  await room.settle();
  expect(toldTo(room)).toContain("hanna@example.net: Promotion of hanna@example.net");
  expect(await changeSeats(context, "paris", eject)).toMatchObject({ kind: "done" });
  await room.settle();
  const told = toldTo(room);
  expect(told).toContain("george@example.net: Ejected: the GM");
  expect(told).toContain("france@example.net: Ejected: the GM");
  expect(await membersOf(room)).not.toContain("master george@example.net");
  await room.mail("george@example.net", "GAME paris AS M PASSWORD secret\nTERMINATE S1901M");
  await room.mail("france@example.net", "LOG", { to: room.replyTo("france@example.net") });
  await room.settle();
  const log = room.letters.at(-1)!.text;
  expect(log).toContain("judge@example.net:\n  The GM was taken out of the game.");
  expect(log).not.toContain("ended");
});

it("makes no player a master", async () => {
  const { context } = await begun();
  const promote = { kind: "promote", address: "france@example.net" } as const;
  expect(await changeSeats(context, "paris", promote)).toMatchObject({ kind: "refused" });
});

it("takes a player out, and looks for another", async () => {
  const room = await begun();
  expect(await changeSeats(room.context, "paris", { kind: "eject", who: "France" })).toEqual({
    kind: "done",
    sentences: ["The player of France was taken out of the game."],
  });
  expect(await membersOf(room)).not.toContain("player france@example.net");
  await room.mail("zoe@example.net", "OPENINGS");
  await room.settle();
  expect(room.letters.at(-1)!.text).toMatch(/^ {2}paris .*: France \(3 units and 3 centers\)$/m);
});

it("moves a seat when its new address has confirmed, and says so at the old one", async () => {
  const room = await begun();
  const move = { kind: "move", who: "FRANCE", address: "gallia@example.org" } as const;
  expect(await changeSeats(room.context, "paris", move)).toMatchObject({ kind: "done" });
  await room.settle();
  expect(await membersOf(room)).toContain("player france@example.net");
  const to = room.replyTo("gallia@example.org");
  await room.mail("gallia@example.org", "CONFIRM", { to });
  await room.settle();
  expect(await membersOf(room)).toContain("player gallia@example.org");
  expect(toldTo(room)).toContain("france@example.net: Address Changed");
});

it("knows neither games nor members that are none", async () => {
  const { context } = await begun();
  const nobody = { kind: "eject", who: "otto@example.net" } as const;
  expect(await changeSeats(context, "paris", nobody)).toEqual({ kind: "no-such-member" });
  expect(await changeSeats(context, "rome", nobody)).toEqual({ kind: "no-such-game" });
});
