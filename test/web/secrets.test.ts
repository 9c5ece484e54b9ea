/** The pages of a gunboat game without press hold nothing that tells who plays, or who has done what. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { JudgeRoom } from "../support/judge/judge-room.js";
import { openDrawingRoom, order, pagesOf, playSome } from "../support/web/site.js";

let room: JudgeRoom;

const paths = [
  "/",
  "/g/berlin",
  "/g/berlin.json",
  "/g/berlin.ics",
  "/g/berlin/feed.xml",
  "/g/berlin/results.csv",
  ...["S1901M", "F1901M", "S1902M"].flatMap((phase) =>
    ["", ".json", ".svg", "-small.svg"].map((ending) => `/g/berlin/${phase}${ending}`),
  ),
];

beforeAll(async () => {
  room = await openDrawingRoom();
  await playSome(room, "berlin", "SET GUNBOAT\nSET PRESS NONE\nSET UNORDERED HOLD");
  await order(room, "italy", "RESIGN");
  await order(room, "italy", "CONFIRM");
  await order(room, "england", "F Nth - Nwy\nSET WAIT\nSET DRAW");
}, 180_000);
afterAll(() => room.close());

it.each(paths)("%s", async (path) => {
  const get = pagesOf(room);
  const answer = await get(path);
  if (path === "/g/berlin/S1902M.json") return expect(answer.status).toBe(404);
  expect(answer.status).toBe(200);
  const text = (await answer.text())
    .replaceAll("judge@example.net", "")
    .replaceAll("judge.example.net", "");
  expect(text).not.toMatch(/\w@|example\.net/);
  expect(text).not.toMatch(/No Order Processed|"ordered":false|F NTH - NWY|is sought|\blate\b/i);
  expect(text).not.toMatch(/"(?:wait|draw|missing|submissions)"/);
});
