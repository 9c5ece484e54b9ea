/** A password may be any word, also one by which the program calls things itself. */
import { expect, it } from "vitest";
import { beginGame, openRoom } from "../../support/judge/judge-room.js";

const lines = [
  "when is the deadline?",
  "I want a draw.",
  "SET MAP OFF",
  "SET WAIT",
  "A Par - Bur",
  "A Mar - Mos",
  "STATUS",
].join("\n");

it.each(["done", "answer", "text", "draw", "map", "refused", "complaint", "wait", "player"])(
  "as a password: %s",
  async (word) => {
    const room = await openRoom();
    await beginGame(room, "paris");
    const to = room.replyTo("france@example.net");
    await room.mail("france@example.net", `SET PASSWORD ${word}\n${lines}`, { to });
    await room.settle();
    const aside = await room.context.store.transaction((tx) => tx.inbox.shunted());
    expect(aside).toEqual([]);
    const reply = room.newLetters().find((letter) => letter.to === "france@example.net");
    expect(reply?.text).toContain("> SET PASSWORD ********\n");
    expect(reply?.text).toContain("Your new password is valid");
    await room.close();
  },
);
