/** An answer sent to the judge's plain address, as programs do that know no Reply-To: its thread says which game it means. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { beginGame, type JudgeRoom, openRoom } from "../../support/judge/judge-room.js";

const france = "france@example.net";

describe("an answer to the plain address", () => {
  let room: JudgeRoom;
  beforeEach(async () => {
    room = await openRoom();
    await beginGame(room, "paris");
    await beginGame(room, "marne");
  });
  afterEach(() => room.close());

  /** The last letter of this game to France. */
  function letterOf(game: string) {
    const isOfGame = new RegExp(`\\+${game}\\.`);
    return room.letters.findLast(({ to, replyTo }) => to === france && isOfGame.test(replyTo))!;
  }

  async function answer(game: string, text: string, from = france, header = "In-Reply-To") {
    await room.mail(from, text, { headers: [`${header}: ${letterOf(game).messageId}`] });
    await room.settle();
    return room.newLetters().findLast(({ to }) => to === from)!;
  }

  it.each([
    ["paris", "In-Reply-To", "A Par - Bur"],
    ["marne", "In-Reply-To", "A Par - Bur"],
    ["paris", "References", "SET WAIT"],
    ["marne", "References", "When is the deadline?"],
  ])("to %s by its %s is told its game and where to write: %s", async (game, header, text) => {
    const address = letterOf(game).replyTo;
    const reply = await answer(game, text, france, header);
    expect(reply.text).toContain(`in game '${game}'`);
    expect(reply.text.replace(/\s+/g, " ")).toContain(`answer letters of this game at ${address},`);
  });

  it("counts in its game once its sender says YES", async () => {
    const { replyTo } = await answer("marne", "A Par - Bur");
    await room.mail(france, "YES", { to: replyTo });
    await room.settle();
    const reply = room.newLetters().findLast(({ to }) => to === france)!;
    expect(reply.subject).toContain("EMSD:marne");
    expect(reply.text).toContain("France: Army Paris -> Burgundy.");
  });

  it("is accepted at the address that it is told", async () => {
    const { text } = await answer("paris", "A Par - Bur");
    const [to] = /judge\+paris\.\S+@[\w.]+\w/.exec(text)!;
    await room.mail(france, "A Par - Bur", { to });
    await room.settle();
    expect(room.newLetters().at(-1)!.text).toContain("France: Army Paris -> Burgundy.");
  });

  it("from an address that nobody knows is told the game alone", async () => {
    const { text } = await answer("paris", "A Par - Bur", "frank@mobile.example");
    expect(text).toContain("a letter of game 'paris'");
    expect(text).not.toContain("judge+");
  });

  it("proves nothing of a seat that has moved to another token", async () => {
    const { messageId, replyTo } = letterOf("paris");
    await room.mail(france, "SET PASSWORD new\nRESIGN", { to: replyTo });
    await room.settle();
    await room.mail(france, "YES", { to: room.replyTo(france, /confirm/) });
    await room.settle();
    await room.mail(france, "A Par - Bur", { headers: [`In-Reply-To: ${messageId}`] });
    await room.settle();
    expect(room.newLetters().findLast(({ to }) => to === france)!.text).toContain(
      "in game 'marne'",
    );
  });
});
