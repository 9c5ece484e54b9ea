/** What the first release had stored is read, and the game is played on, with the reply addresses of then. */
import { readFileSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { printPhase } from "../../../src/rules/index.js";
import { casePath } from "../../support/golden.js";
import { openRoom } from "../../support/judge/judge-room.js";
import { newPath } from "../support.js";

/** Where the first release's letters to these players asked to be answered. */
const replyTo = {
  france: "judge+paris.4.1.ir3zeg5wkocxkv2hd4yq@example.net",
  italy: "judge+paris.6.1.oknkyoyt2ti4mmim2opo@example.net",
};

function firstRelease(): string {
  const path = newPath();
  const database = new Sqlite(path);
  database.exec(readFileSync(casePath("databases/0.1.0.sql"), "utf8"));
  database.close();
  return path;
}

test("a game of release 0.1.0 goes on", async () => {
  const room = await openRoom("2026-11-21T16:00:00Z", firstRelease());
  await room.mail("italy@example.org", "A APU - TUN\nF ION C A APU - TUN\nSET NO WAIT", {
    to: replyTo.italy,
  });
  await room.mail("russia@example.org", "SIGNON Rparis pw-RUSSIA\nA UKR - RUM");
  await room.settle();
  await room.travel("2026-11-26T16:00:00Z");
  await room.mail("france@example.org", "HISTORY FULL", { to: replyTo.france });
  await room.settle();

  const records = await room.context.store.transaction((tx) => tx.games.phases("paris"));
  expect(records.map(({ phase }) => printPhase(phase))).toEqual(["S1901M", "F1901M"]);
  const results = room.letters.find(({ subject }) => subject.endsWith("F1901M Results"))!.text;
  expect(results).toContain("France: Army Burgundy -> Belgium.\n");
  expect(results).toContain("Italy: Army Apulia -> Ionian Sea -> Tunis.\n");
  expect(results).toContain("Russia: Army Ukraine -> Rumania.\n");
  expect(room.lastLetter("france@example.org")?.text).toContain("S1901M Results\n");

  await room.mail("gm2@example.org", "SIGNON Mrome secret2\nSTATUS");
  await room.settle();
  expect(room.lastLetter("gm2@example.org")?.text).toContain("Game 'rome' (Standard): forming");
  expect(room.letters.filter(({ to }) => to === "keeper@example.net")).toEqual([]);
  await room.close();
});
