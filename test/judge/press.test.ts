/** What the readers of press get, and what they cannot tell from it. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { beginGame, type JudgeRoom, openRoom } from "../support/judge-room.js";

let room: JudgeRoom;

beforeEach(async () => {
  room = await openRoom();
  await beginGame(room, "paris");
});

afterEach(() => room.close());

async function send(from: string, ...lines: string[]): Promise<void> {
  await room.mail(from, lines.join("\n"), { to: room.replyTo(from) });
  await room.settle();
}

/** Everything about the newest letter to this address that its reader can see. */
function seenBy(address: string): object {
  const { subject, text, replyTo, attachments, inReplyTo, references, kind } = room
    .newLetters()
    .filter(({ to }) => to === address)
    .at(-1) as unknown as Record<string, unknown>;
  return { subject, text, replyTo, attachments, inReplyTo, references, kind };
}

describe("a forged header", () => {
  it.each([
    ["BROADCAST", "PRESS TO ITALY FAKE BROADCAST"],
    ["PRESS TO ITALY, RUSSIA", "PRESS TO ITALY FAKE TO ITALY, RUSSIA"],
    ["PRESS TO RUSSIA, ITALY", "BROADCAST FAKE TO RUSSIA, ITALY"],
  ])("of %s cannot be told from the true one: %s", async (honest, forged) => {
    await send("george@example.net", "SET FAKE PRESS");
    const seen: object[] = [];
    for (const header of [honest, forged]) {
      await send("france@example.net", header, "Trust me.", "ENDPRESS");
      seen.push(seenBy("italy@example.net"));
    }
    expect(seen[1]).toEqual(seen[0]);
  });

  it("waits for the digest exactly where a true one would", async () => {
    await send("george@example.net", "SET FAKE PRESS");
    await send("italy@example.net", "SET DIGEST");
    room.newLetters();
    await send("france@example.net", "PRESS TO ITALY FAKE BROADCAST", "Hear!", "ENDPRESS");
    expect(room.newLetters().filter(({ to }) => to === "italy@example.net")).toEqual([]);
    await room.passHours(10);
    expect(seenBy("italy@example.net")).toMatchObject({
      text: expect.stringContaining("Broadcast from France"),
    });
    await send("france@example.net", "BROADCAST FAKE TO ITALY", "You alone!", "ENDBROADCAST");
    expect(seenBy("italy@example.net")).toMatchObject({
      subject: "EMSD:paris - S1901M Press from France to Italy",
    });
  });
});
