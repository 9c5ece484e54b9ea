/** What an attachment says is read as the text of the mail is, and beside it. */
import { expect, it } from "vitest";
import { beginGame, judgeAddress, openRoom } from "../../support/judge/judge-room.js";

const france = "france@example.net";

/** What France is answered to a mail with an attachment, as one line. */
async function answerTo(body: string, attached: string): Promise<string> {
  const room = await openRoom();
  await beginGame(room, "paris");
  const to = room.replyTo(france);
  room.newLetters();
  const part = (type: string, text: string) => ["--b", `Content-Type: ${type}`, "", text];
  const mail = [
    ...[`From: ${france}`, `To: ${to}`, "Subject: orders", "Message-ID: <one@example.net>"],
    ...["Date: Mon, 02 Mar 2026 09:00:00 +0000", "MIME-Version: 1.0"],
    ...["Content-Type: multipart/mixed; boundary=b", ""],
    ...part("text/plain", body),
    ...part("text/plain; name=orders.txt", attached),
    ...["--b--", ""],
  ];
  expect(to).not.toBe(judgeAddress);
  await room.bring("one", mail.join("\r\n"));
  await room.settle();
  const answer = room.newLetters().find((letter) => letter.to === france);
  await room.close();
  return answer?.text.replace(/\s+/g, " ") ?? "";
}

const orders = "A Par - Bur\r\nA Mar - Spa";

it.each([
  ["My orders are attached.", ["A PAR - BUR", "A MAR - SPA"]],
  [
    "Dear Italy, I agree about Piedmont. Yours, France",
    ["a message to Italy", "I agree about Piedmont", "A PAR - BUR", "A MAR - SPA"],
  ],
  [
    "Dear Italy, I agree about Piedmont.\r\n\r\nDear judge, my orders are attached.",
    ["sent to Italy", "I agree about Piedmont", "A PAR - BUR", "A MAR - SPA"],
  ],
])("%s", async (body, parts) => {
  const answer = await answerTo(body, orders);
  expect(parts.filter((part) => !answer.includes(part))).toEqual([]);
});
