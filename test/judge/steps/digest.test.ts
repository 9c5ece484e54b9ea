/** Daily letters hold nobody up, and nothing in them is lost when writing one fails. */
import { expect, it } from "vitest";
import { beginGame, openRoom } from "../../support/judge/judge-room.js";

it("a digest that cannot be written is tried again, and nothing else waits for it", async () => {
  let isBroken = false;
  const room = await openRoom("2026-03-02T09:00:00Z", ":memory:", (context) => ({
    ...context,
    catalogue: {
      ...context.catalogue,
      letters: new Map(context.catalogue.letters).set("digest", (words) => {
        if (isBroken) throw new Error("The template is broken.");
        return context.catalogue.letters.get("digest")?.(words) ?? "";
      }),
    },
  }));
  await beginGame(room, "paris");
  const say = (text: string) =>
    room.mail(
      "italy@example.net",
      `GAME paris AS ITALY PASSWORD pw-ITALY\nBROADCAST\n${text}\nENDBROADCAST`,
    );
  await room.mail(
    "france@example.net",
    "GAME paris AS FRANCE PASSWORD pw-FRANCE\nSET DIGEST 12:00",
  );
  await say("First.");
  isBroken = true;
  await room.travel("2026-03-02T12:10:00Z");
  await say("Second.");
  await room.settle();
  const digests = () =>
    room
      .newLetters()
      .filter(({ to, subject }) => to === "france@example.net" && /Digest/.test(subject));
  expect(digests()).toEqual([]);
  expect(
    room.letters.some(({ to, text }) => to === "turkey@example.net" && /Second/.test(text)),
  ).toBe(true);
  isBroken = false;
  await room.passHours(2);
  const [letter, ...more] = digests();
  expect(more).toEqual([]);
  expect(letter?.text).toMatch(/First\.[\s\S]*Second\./);
  await room.close();
});
