/** Mails that cannot be read bring the keeper one letter a day, however many there are; each is kept. */
import { expect, it } from "vitest";
import { openRoom } from "../../support/judge/judge-room.js";

const giant = `X-Filler: ${"a".repeat(900)}\r\n`.repeat(2000);

it("tells the keeper of the first mail of a day that is set aside", async () => {
  const room = await openRoom();
  const bringSome = async (day: number) => {
    for (let number = 1; number <= 5; number++) {
      await room.bring(
        `giant ${day}.${number}`,
        `From: anna@example.net\r\nTo: judge@example.net\r\n${giant}\r\nHELP\r\n`,
      );
    }
    await room.settle();
  };
  await bringSome(1);
  await room.passHours(24);
  await bringSome(2);
  const letters = room.newLetters().filter(({ to }) => to === "keeper@example.net");
  expect(letters.map(({ subject }) => subject)).toEqual([
    "EMSD: mail 1 could not be answered",
    "EMSD: mail 6 could not be answered",
  ]);
  expect(await room.context.store.transaction((tx) => tx.inbox.shunted())).toHaveLength(10);
  await room.close();
});
