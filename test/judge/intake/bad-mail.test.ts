/**
 * Bad mail gets a clear answer or none, and nothing is lost: whatever comes, the judge comes to rest,
 * the raw bytes are in the inbox, and the next mail is answered.
 */
import { describe, expect, it } from "vitest";
import { beginGame, openRoom } from "../../support/judge/judge-room.js";

interface BadMail {
  readonly name: string;
  readonly raw: Uint8Array | string;
  /** What the answer says; null where there must be none. */
  readonly answer: RegExp | null;
}

const head = [
  "From: anna@example.net",
  "To: judge@example.net",
  "Subject: orders",
  "Date: Mon, 02 Mar 2026 09:00:00 +0000",
];

function mail(text: string, ...more: readonly string[]): string {
  return [...head, ...more, "", text].join("\r\n");
}

function without(header: string): string {
  return [...head.filter((line) => !line.startsWith(header)), "", "HELP"].join("\r\n");
}

/** Bytes that are no text in any charset, the same at every run. */
const noise = Uint8Array.from({ length: 20_000 }, (_, index) => (index * 7919 + 13) % 256);

const asFrance = "GAME paris AS FRANCE PASSWORD pw-FRANCE";

const badMails: readonly BadMail[] = [
  { name: "no bytes at all", raw: "", answer: null },
  {
    name: "an empty body, with a subject of its own",
    raw: mail(""),
    answer: /I could not make out what you would like/,
  },
  {
    name: "an empty body below another's subject",
    raw: mail("").replace("Subject: ", "Subject: Re: "),
    answer: /There was nothing in your mail that I could use/,
  },
  {
    name: "5 MB",
    raw: mail(`${asFrance}\r\n${"A Par - Bur and so on\r\n".repeat(230_000)}`),
    answer: /Not read: /,
  },
  {
    name: "HTML only",
    raw: mail(
      `<html><body><div>${asFrance}</div><p>A Par - Bur<br>A Mar &ndash; Spa</p></body></html>`,
      "Content-Type: text/html; charset=utf-8",
    ),
    answer: /Army Paris -> Burgundy\.\nFrance: Army Marseilles -> Spain\./,
  },
  {
    name: "a charset that the bytes are not in",
    raw: Buffer.concat([
      Buffer.from(mail(`${asFrance}\r\nA Par `, "Content-Type: text/plain; charset=utf-8")),
      Buffer.from([0x96]),
      Buffer.from(" Bur\r\n"),
    ]),
    answer: /Army Paris -> Burgundy/,
  },
  {
    name: "a charset that nobody knows",
    raw: mail(`${asFrance}\r\nA Par - Bur`, "Content-Type: text/plain; charset=x-klingon"),
    answer: /Army Paris -> Burgundy/,
  },
  { name: "no From", raw: without("From"), answer: null },
  {
    name: "two From lines",
    raw: ["From: mallory@example.net", ...head, "", asFrance, "RESIGN"].join("\r\n"),
    answer: null,
  },
  { name: "binary noise", raw: noise, answer: null },
  {
    name: "binary noise behind good headers",
    raw: Buffer.concat([Buffer.from(mail("")), noise]),
    answer: /could not be used|could not make out/,
  },
  {
    name: "a vacation reply that quotes orders",
    raw: mail(`${asFrance}\r\nA Par - Bur`, "Auto-Submitted: auto-replied (vacation)"),
    answer: null,
  },
  {
    name: "a bounce",
    raw: [
      "Return-Path: <>",
      "From: MAILER-DAEMON@mx.example.net",
      "To: judge@example.net",
      "Subject: Undelivered Mail Returned to Sender",
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      "",
      "--b",
      "Content-Type: text/plain",
      "",
      "I could not deliver your letter.",
      "--b",
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns; mx.example.net",
      "",
      "Final-Recipient: rfc822; anna@example.net",
      "Action: failed",
      "Status: 5.1.1",
      "--b--",
    ].join("\r\n"),
    answer: null,
  },
  {
    name: "the judge's own letter",
    raw: ["From: EMSD <judge@example.net>", ...head.slice(1), "", "HELP"].join("\r\n"),
    answer: null,
  },
  {
    name: "the judge's own letter through a forwarder",
    raw: mail("HELP", "X-Loop: judge@example.net"),
    answer: null,
  },
  { name: "a mailing list", raw: mail("HELP", "List-Id: <games.example.net>"), answer: null },
  {
    name: "an unknown sender's orders",
    raw: mail("A Par - Bur"),
    answer: /whose mail this is|SIGNON|password/i,
  },
  {
    name: "a wrong password",
    raw: mail("GAME paris AS FRANCE PASSWORD wrong\r\nA Par - Bur"),
    answer: /password/i,
  },
  {
    name: "a power that nobody plays, with a password",
    raw: mail("SIGNON Xparis wrong\r\nA Par - Bur"),
    answer: /password/i,
  },
  {
    name: "500 orders",
    raw: mail(`${asFrance}\r\n${"A Par - Bur\r\nA Par - Pic\r\n".repeat(250)}`),
    answer: /Army Paris -> /,
  },
  {
    name: "a line of 100 kB",
    raw: mail(`${asFrance}\r\nA Mar - Spa\r\n${"A Par ".repeat(17_000)}`),
    answer: /Army Marseilles -> Spain[\s\S]*all beyond what I read of one mail/,
  },
  {
    name: "a thousand commands",
    raw: mail("HELP\r\n".repeat(1000)),
    answer: /580 lines of your mail could not be used/,
  },
  {
    name: "a header that claims to be another",
    raw: mail("HELP", "Reply-To: victim@example.org", "X-Forwarded-To: victim@example.org"),
    answer: /SET WAIT {14}do not process/,
  },
];

describe("bad mail", () => {
  it.each(badMails)("$name", async ({ raw, answer }) => {
    const room = await openRoom();
    await beginGame(room, "paris");
    await room.bring("bad:1", raw);
    await room.settle();
    // France's own address is told that somebody else has mailed for it.
    const letters = room.newLetters().filter(({ to }) => to !== "france@example.net");
    expect(letters.map(({ to }) => to)).toEqual(answer === null ? [] : ["anna@example.net"]);
    if (answer !== null) expect(letters[0]!.text).toMatch(answer);
    expect(letters.every(({ text }) => !/wrong|pw-FRANCE/.test(text))).toBe(true);

    const rows = await room.context.store.transaction((tx) => tx.inbox.oldest());
    expect(rows, "nothing waits").toBeNull();
    await room.mail("berta@example.net", "HELP");
    await room.settle();
    expect(room.newLetters().map(({ to }) => to)).toContain("berta@example.net");
    await room.close();
  });
});

describe("orders in a text attachment", () => {
  const attached = (note: string, file: string): string =>
    mail(
      [
        "--b",
        "Content-Type: text/plain",
        "",
        note,
        "--b",
        'Content-Type: text/plain; name="orders.txt"',
        'Content-Disposition: attachment; filename="orders.txt"',
        "",
        file,
        "--b--",
      ].join("\r\n"),
      'Content-Type: multipart/mixed; boundary="b"',
    );

  it.each([
    ["behind a covering note", "My orders are attached.", `${asFrance}\r\nA Par - Bur`],
    ["behind the password", `${asFrance}\r\nplease see the file`, "A Par - Bur"],
    ["behind nothing", "", `${asFrance}\r\nA Par - Bur`],
  ])("are read %s", async (_, note, file) => {
    const room = await openRoom();
    await beginGame(room, "paris");
    await room.bring("attached:1", attached(note, file));
    await room.settle();
    const [answer] = room.newLetters().filter(({ to }) => to === "anna@example.net");
    expect(answer?.text).toContain("France: Army Paris -> Burgundy.");
    expect(answer?.text).not.toContain("could not be used");
    await room.close();
  });

  it("are not read where the mail has orders of its own", async () => {
    const room = await openRoom();
    await beginGame(room, "paris");
    await room.bring("attached:1", attached(`${asFrance}\r\nA Par - Pic`, "A Par - Bur"));
    await room.settle();
    const [answer] = room.newLetters().filter(({ to }) => to === "anna@example.net");
    expect(answer?.text).toContain("France: Army Paris -> Picardy.");
    await room.close();
  });
});
