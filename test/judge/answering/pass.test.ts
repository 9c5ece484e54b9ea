/** PASS waives a build in winter; elsewhere it declines what a letter offers. */
import { expect, it } from "vitest";
import { beginGame, openRoom } from "../../support/judge/judge-room.js";

it("PASS waives a build in winter", async () => {
  const room = await openRoom();
  await beginGame(room, "paris");
  const edits = "EDIT PHASE W1901A\nEDIT REMOVE A PAR";
  await room.mail("george@example.net", `GAME paris AS M PASSWORD secret\n${edits}`);
  await room.settle();
  await room.mail("france@example.net", "GAME paris AS FRANCE PASSWORD pw-FRANCE\nPASS");
  await room.settle();
  const answer = room.lastLetter("france@example.net")?.text;
  expect(answer).toContain("Build waived");
  expect(answer).not.toContain("could not be used");
  await room.close();
});
