/** Passwords that are guessed in one mail: three are looked at, outside of any transaction, and the rest is refused. */
import { expect, it } from "vitest";
import { beginGame, openRoom } from "../../support/judge/judge-room.js";

it("of a hundred guesses in one mail three are hashed, while nobody waits for the database", async () => {
  let [depth, inside, hashed] = [0, 0, 0];
  const room = await openRoom(undefined, ":memory:", (context) => ({
    ...context,
    secrets: {
      ...context.secrets,
      matches: (password, hash) => {
        hashed += 1;
        if (depth > 0) inside += 1;
        return context.secrets.matches(password, hash);
      },
    },
    store: {
      ...context.store,
      transaction: async (work) => {
        depth += 1;
        return context.store.transaction(work).finally(() => {
          depth -= 1;
        });
      },
    },
  }));
  await beginGame(room, "paris");
  [inside, hashed] = [0, 0];
  const guesses = Array.from({ length: 100 }, (_, at) => `SIGNON Fparis guess-${at}`);
  await room.mail("mallory@example.org", guesses.join("\n"));
  await room.settle();
  expect([hashed, inside]).toEqual([3, 0]);
  const [answer] = room.newLetters().filter(({ to }) => to === "mallory@example.org");
  expect(answer?.text).toContain("password");
  await room.close();
});
