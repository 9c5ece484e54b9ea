/** Trials change nothing, reach nobody but who asks, and cannot be used to make the judge write books. */
import { expect, it } from "vitest";
import { trialsPerMailMax } from "../../../src/judge/limits.js";
import { beginGame, openRoom } from "../../support/judge/judge-room.js";

const signOn = "GAME paris AS FRANCE PASSWORD pw-FRANCE\n";
const trial = "TRY\nFRANCE: A Par - Bur, A Mar - Spa, F Bre - Mao\nTURKEY: A Con - Bul\nENDTRY\n";

async function stored(room: Awaited<ReturnType<typeof openRoom>>) {
  return room.context.store.transaction((tx) => tx.games.load("paris"));
}

it("a trial leaves the game as it was and is answered to its sender alone", async () => {
  const room = await openRoom();
  await beginGame(room, "paris");
  const before = await stored(room);
  await room.mail("france@example.net", signOn + trial);
  await room.settle();
  const letters = room.newLetters();
  expect(letters.map(({ to }) => to)).toEqual(["france@example.net"]);
  expect(letters[0]?.text).toContain("Turkey: Army Constantinople -> Bulgaria.");
  expect(await stored(room)).toEqual(before);
  await room.close();
});

it("one mail has only so many trials answered", async () => {
  const room = await openRoom();
  await beginGame(room, "paris");
  await room.mail("france@example.net", signOn + trial.repeat(trialsPerMailMax + 3));
  await room.settle();
  const [letter] = room.newLetters();
  expect(
    letter?.text.replaceAll("\n", " ").match(/This is what these orders would lead to/g),
  ).toHaveLength(trialsPerMailMax);
  expect(letter?.text.replaceAll("\n", " ").match(/Please send the others/g)).toHaveLength(3);
  await room.close();
});
