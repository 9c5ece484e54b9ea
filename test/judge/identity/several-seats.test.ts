/** A mail that goes to the reply addresses of two seats speaks for neither, unless its lines say for which. */
import { describe, expect, it } from "vitest";
import { beginGame, type JudgeRoom, openRoom } from "../../support/judge/judge-room.js";

const france = "france@example.net";

/** What the judge answers to France, who writes to the seats of France and of another, too. */
async function answerTo(text: string, also: string, headers: readonly string[] = []) {
  const room = await openRoom();
  await beginGame(room, "paris");
  const to = [room.replyTo(france), room.replyTo(also)].join(", ");
  await room.mail(france, text, { to, headers });
  await room.settle();
  const answer = answerIn(room);
  await room.close();
  return answer;
}

function answerIn(room: JudgeRoom): string | undefined {
  return room.newLetters().findLast(({ to }) => to === france)?.text;
}

describe("a mail to several seats", () => {
  it("gives no orders for the first of them", async () => {
    const answer = await answerTo("A Par H\nA Ven H", "italy@example.net");
    expect(answer).toContain("to the addresses of several seats");
    expect(answer).not.toContain("Army Paris HOLD");
  });

  it("gives orders for each that its lines name", async () => {
    const text = "GAME paris AS FRANCE\nA Par H\nGAME paris AS ITALY\nA Ven H";
    const answer = await answerTo(text, "italy@example.net");
    expect(answer).not.toContain("could not be used");
    expect(answer).toContain("A PAR H");
    expect(answer).toContain("A VEN H");
  });

  it("to one seat twice is a mail to this seat", async () => {
    expect(await answerTo("A Par H", france)).toContain("Army Paris HOLD");
  });
});

describe("a mail with two To headers", () => {
  it("goes to all receivers that they name", async () => {
    const room = await openRoom();
    await beginGame(room, "paris");
    const raw = [
      `From: ${france}`,
      "To: friends@example.org",
      `To: ${room.replyTo(france)}`,
      "Message-ID: <two@example.net>",
      "",
      "A Par H",
    ];
    await room.bring("two", raw.join("\r\n"));
    await room.settle();
    expect(answerIn(room)).toContain("Army Paris HOLD");
    await room.close();
  });
});

describe("an address in letters of its own", () => {
  it.each([
    ["jürgen@example.net", "jürgen@example.net"],
    ["=?utf-8?q?J=C3=BCrgen?= <Jürgen@Bücher.example>", "jürgen@xn--bcher-kva.example"],
    ["анна@пример.example", "анна@xn--e1afmkfd.example"],
  ])("%s is answered", async (from, to) => {
    const room = await openRoom();
    await room.mail(from, "LIST");
    await room.settle();
    expect(room.letters.map((letter) => letter.to)).toEqual([to]);
    await room.close();
  });
});
