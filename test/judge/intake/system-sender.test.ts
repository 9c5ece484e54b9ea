/** Mail that a host sends as from root counts where it answers a seat's letter, and nowhere else. */
import { expect, test } from "vitest";
import { judgeAddress, openRoom } from "../../support/judge/judge-room.js";

test.each([
  ["to a seat", true, 1],
  ["to the judge", false, 0],
])("from root %s", async (_, isAnswer, count) => {
  const room = await openRoom();
  await room.mail("george@example.net", "CREATE ?paris secret");
  await room.settle();
  const to = isAnswer ? room.replyTo("george@example.net") : judgeAddress;
  room.newLetters();
  const lines = ["Return-Path: <root@www.example.net>", "From: george@example.net", `To: ${to}`];
  await room.bring("second", [...lines, "Subject: paris", "", "STATUS", ""].join("\r\n"));
  await room.settle();
  expect(room.newLetters()).toHaveLength(count);
});
