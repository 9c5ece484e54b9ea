/**
 * Mails that somebody else has put into the post again, plus addresses, and Reply-To: who a mail is from is told by
 * From alone, and proved only by what its author wrote to the judge.
 */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { beginGame, type JudgeRoom, openRoom } from "../../support/judge/judge-room.js";

const [austria, france] = ["austria@example.net", "france@example.net"];
const pass = "Authentication-Results: mx.example.net; dmarc=pass header.from=example.net";

let room: JudgeRoom;
beforeEach(async () => {
  room = await openRoom();
  Object.assign(room.context.judge, { authserv: "mx.example.net" });
  await beginGame(room, "paris");
});
afterEach(() => room.close());

async function ordersOf(power: string): Promise<string> {
  await room.settle();
  const { games } = await room.context.store.transaction((tx) => tx.games.list());
  return JSON.stringify(games[0]?.submissions[power]?.orders ?? []);
}

describe("what a player wrote to a friend, who sends it on to the judge", () => {
  const resent = [`Resent-From: ${france}`, "Resent-To: judge@example.net"];

  it.each([
    ["as a program resends it", [pass, ...resent]],
    ["without a trace", [pass]],
  ])("%s, orders nothing", async (_, headers) => {
    await room.mail(austria, "A Vie - Gal", { to: france, headers });
    expect(await ordersOf("AUSTRIA")).not.toContain("GAL");
  });

  it("to the friend's own seat, orders nothing either, and the author reads nothing of that seat", async () => {
    const seat = room.replyTo(france);
    const headers = [...resent, `Delivered-To: ${seat}`];
    room.newLetters();
    await room.mail(austria, "A Par - Pic", { to: france, headers });
    expect(await ordersOf("FRANCE")).not.toContain("PIC");
    const told = room.newLetters().filter(({ to }) => to === austria);
    expect(told.map(({ attachments }) => attachments)).toEqual([[]]);
    expect(told.map(({ replyTo }) => replyTo)).not.toContain(seat);
  });

  it("orders where the author wrote to the judge, whoever brings it", async () => {
    await room.mail(austria, "A Vie - Gal", { to: room.replyTo(austria), headers: resent });
    expect(await ordersOf("AUSTRIA")).toContain("GAL");
  });
});

describe("Reply-To", () => {
  it("proves nothing, and nobody is answered there", async () => {
    const stranger = "mallory@example.org";
    room.newLetters();
    for (const to of [austria, room.replyTo(austria)]) {
      await room.mail(stranger, "A Vie - Gal", { headers: [`Reply-To: ${to}`] });
      await room.mail(austria, "STATUS", { headers: [`Reply-To: ${stranger}`] });
    }
    expect(await ordersOf("AUSTRIA")).not.toContain("GAL");
    const letters = room.newLetters();
    const answers = letters.filter(({ to }) => to === stranger);
    expect(JSON.stringify(answers)).not.toContain("Vienna");
    expect(letters.map(({ to }) => to)).toContain(austria);
  });
});

describe("a plus address", () => {
  it("of the judge's that nobody gave out proves nothing", async () => {
    await room.mail(austria, "A Vie - Gal", { to: "judge+austria@example.net" });
    expect(await ordersOf("AUSTRIA")).not.toContain("GAL");
  });

  it("of a player's is answered, and orders with the seat's reply address", async () => {
    const tagged = "austria+dip@example.net";
    await room.mail(tagged, "A Vie - Gal", { to: room.replyTo(austria) });
    expect(await ordersOf("AUSTRIA")).toContain("GAL");
    expect(room.newLetters().map(({ to }) => to)).toEqual(expect.arrayContaining([tagged]));
  });
});
