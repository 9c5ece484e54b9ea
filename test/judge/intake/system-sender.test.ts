/** Mail that a host sends as from root counts where it answers a seat's letter, and nowhere else. */
import { expect, test } from "vitest";
import { judgeAddress, openRoom } from "../../support/judge/judge-room.js";

const george = "george@example.net";

test.each([
  ["from root to a seat", `Return-Path: <root@www.example.net>\nFrom: ${george}`, true, [george]],
  ["from root to the judge", `Return-Path: <root@www.example.net>\nFrom: ${george}`, false, []],
  ["signed by root, to a seat", "From: root@box.example", true, ["root@box.example", george]],
  ["signed by root, to the judge", "From: root@box.example", false, []],
  ["signed by a daemon, to a seat", "From: MAILER-DAEMON@box.example", true, []],
  ["from nobody, to a seat", `Return-Path: <>\nFrom: ${george}`, true, []],
  ["automatic, to a seat", `Auto-Submitted: auto-replied\nFrom: ${george}`, true, []],
])("%s", async (_, sender, isAnswer, answered) => {
  const room = await openRoom();
  await room.mail(george, "CREATE ?paris secret");
  await room.settle();
  const to = isAnswer ? room.replyTo(george) : judgeAddress;
  room.newLetters();
  const lines = [sender, `To: ${to}`, "Subject: paris", "", "STATUS", ""];
  await room.bring("second", lines.join("\n").replaceAll("\n", "\r\n"));
  await room.settle();
  expect(room.newLetters().map((letter) => letter.to)).toEqual(answered);
});
