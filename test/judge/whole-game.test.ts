/**
 * A whole game by mail, from CREATE to victory, in a room: it takes the course that was recorded, and its letters
 * show what programs look for.
 */
import { expect, it } from "vitest";
import { present } from "../../src/util/index.js";
import {
  expectSameCourse,
  gm,
  playByMail,
  playerOf,
  readRecordedGame,
} from "../support/cases/recorded-game.js";
import { brokenPoints } from "../support/format/layout-points.js";
import { openRoom } from "../support/judge/judge-room.js";
import { roomStage } from "../support/judge/room-stage.js";

it("Turkey's victory of 1909", async () => {
  const phases = readRecordedGame("turkey-1909");
  const room = await openRoom();
  await playByMail(roomStage(room), phases, "bosporus");
  const records = await room.context.store.transaction((tx) => tx.games.phases("bosporus"));
  expectSameCourse(records, phases);
  const stored = await room.context.store.transaction((tx) => tx.games.load("bosporus"));
  expect(present(stored, "The game").game.ending).toEqual({ kind: "solo", power: "TURKEY" });
  for (const power of phases[0]!.units.keys()) {
    const letters = room.letters.filter(({ to }) => to === playerOf(power));
    const results = letters.filter(({ subject }) => subject.endsWith("Results"));
    expect(results).toHaveLength(phases.length - 1);
    const contents = letters.map(({ subject, text }) => `${subject}\n${text}`);
    expect(new Set(contents).size, "no letter came twice").toBe(letters.length);
  }
  for (const member of [gm, playerOf("FRANCE")]) {
    await room.mail(member, "STATUS\nHISTORY FULL", { to: room.replyTo(member) });
  }
  await room.settle();
  const all = room.letters.filter(({ game }) => game === "bosporus");
  expect(brokenPoints("njudge-layout.txt", all)).toEqual([]);
  await room.close();
});
