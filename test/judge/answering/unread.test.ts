/** What of a mail is not read is named, and its writer is told what to do about it. */
import { expect, it } from "vitest";
import { beginGame, openRoom } from "../../support/judge/judge-room.js";
import type { MailParts } from "../../support/mail/compose-mail.js";

/** What France is answered, as one line. */
async function answerTo(text: string, parts: MailParts): Promise<string> {
  const room = await openRoom();
  const letters = await beginGame(room, "paris");
  const to = letters.findLast((letter) => letter.to === "france@example.net")?.replyTo;
  await room.mail("france@example.net", text, { to: to!, ...parts });
  await room.settle();
  const answer = room.newLetters().find((letter) => letter.to === "france@example.net");
  await room.close();
  return answer?.text.replace(/\s+/g, " ") ?? "";
}

function multipart(...parts: readonly string[]): { text: string; headers: readonly string[] } {
  const text = [...parts.map((part) => `--x\n${part}`), "--x--"].join("\n");
  return { text, headers: ["Content-Type: multipart/mixed; boundary=x"] };
}

const file = (name: string, type: string, text: string): string =>
  `Content-Type: ${type}\nContent-Disposition: attachment; filename="${name}"\n\n${text}`;

const docx = multipart(
  "\n\n",
  file(
    "orders.docx",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "PK",
  ),
);
const texts = multipart(
  "\nA Par - Bur\n",
  file("orders.txt", "text/plain", "F Bre - Mao"),
  file("more.txt", "text/plain", "A Mar - Spa"),
);
const unread: readonly (readonly [string, { text: string } & MailParts, readonly string[]])[] = [
  [
    "in the subject of an empty mail, which is its text",
    { text: "", subject: "A Par - Bur" },
    ["France: Army Paris -> Burgundy."],
  ],
  [
    "in the subject above other orders",
    { text: "A Mar - Spa", subject: "A Par - Bur" },
    ["France: Army Marseilles -> Spain.", "Not read: the subject. I read the text of a mail"],
  ],
  [
    "in a document",
    docx,
    ['Not read: the attachment "orders.docx".', "please write your orders into the mail itself"],
  ],
  [
    "in attached texts beside orders",
    texts,
    [
      "France: Army Paris -> Burgundy.",
      'the attachment "orders.txt" and the attachment "more.txt"',
    ],
  ],
  [
    "in encrypted text",
    { text: "-----BEGIN PGP MESSAGE-----\n\nhQEMA\n-----END PGP MESSAGE-----" },
    ["Not read: encrypted text (3 lines).", "send it again as plain text"],
  ],
  [
    "in what is packed into a signature",
    { text: "MIIB", headers: ["Content-Type: application/pkcs7-mime; name=smime.p7m"] },
    ["Not read: what is encrypted or sealed.", "send it again as plain text"],
  ],
  [
    "below the mark of a signature",
    { text: "-- \nA Par - Bur" },
    ["Not read: the signature (2 lines).", "send it again above the quotation and the signature"],
  ],
];

it.each(unread)("orders %s", async (_, { text, ...parts }, said) => {
  const answer = await answerTo(text, parts);
  for (const words of said) expect(answer).toContain(words);
});

it("a mail without faults is told of nothing", async () => {
  const answer = await answerTo("Hi,\n\nA Par - Bur\n\nThanks,\nAnna", { subject: "Re: paris" });
  expect(answer).not.toContain("I read the text");
});
