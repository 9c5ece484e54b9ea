/** Mail that is broken, hostile, automatic or lost: a clear answer or none, and the judge goes on. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bounceAddress } from "../../src/mail/index.js";
import { type JudgeRoom, judgeAddress, openRoom } from "../support/judge-room.js";

interface Case {
  readonly name: string;
  readonly mail: string | Uint8Array;
  /** How the mail ends: `answered`, `ignored` or `shunted`. */
  readonly how: string;
  /** What the one answer says; null for no answer. */
  readonly says: RegExp | null;
}

const head = `From: anna@example.net\nTo: ${judgeAddress}\nSubject: orders\nMessage-ID: <bad@x>\n`;

/** Bytes that look random and are the same in every run. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state >> 16;
  });
}

const report = `Content-Type: multipart/report; report-type=delivery-status; boundary=x

--x
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.test

Final-Recipient: rfc822; anna@example.net
Action: failed
Status: 5.1.1
--x--
`;

const cases: readonly Case[] = [
  { name: "empty", mail: `${head}\n`, how: "answered", says: /HELP/ },
  { name: "nothing at all", mail: "", how: "ignored", says: null },
  {
    name: "5 MB",
    mail: `${head}\nLIST\n${"x\n".repeat(2_500_000)}`,
    how: "answered",
    says: /larger than 2 MB/,
  },
  {
    name: "HTML only",
    mail: `${head}Content-Type: text/html\n\n<table><tr><td>LIST</td></tr></table>`,
    how: "answered",
    says: /Games of EMSD:/,
  },
  {
    name: "wrong charset",
    mail: Buffer.from(
      `${head}Content-Type: text/plain; charset=utf-8\n\nLIST \x96 \xfc\xdf\n`,
      "latin1",
    ),
    how: "answered",
    says: /LIST/,
  },
  { name: "no From", mail: `To: ${judgeAddress}\n\nLIST\n`, how: "ignored", says: null },
  {
    name: "two From lines",
    mail: `From: eve@example.net\n${head}\nLIST\n`,
    how: "ignored",
    says: null,
  },
  { name: "binary", mail: noise(200_000), how: "ignored", says: null },
  {
    name: "a vacation reply",
    mail: `${head}Auto-Submitted: auto-replied (vacation)\n\nLIST\n`,
    how: "ignored",
    says: null,
  },
  {
    name: "a bounce",
    mail: `From: MAILER-DAEMON@mx.test\nTo: ${bounceAddress(1, judgeAddress, "bounce secret")}\n${report}`,
    how: "ignored",
    says: null,
  },
  {
    name: "the judge's own letter",
    mail: `${head}X-Loop: ${judgeAddress}\n\nLIST\n`,
    how: "ignored",
    says: null,
  },
  {
    name: "an unknown sender's orders",
    mail: `${head}\nA Par - Bur\n`,
    how: "answered",
    says: /A Par - Bur/,
  },
  {
    name: "a wrong password",
    mail: `${head}\nSIGNON Fparis wrong\nA Par - Bur\n`,
    how: "answered",
    says: /paris/,
  },
  {
    name: "500 orders",
    mail: `${head}\n${"A Par - Bur\n".repeat(500)}`,
    how: "answered",
    says: /A Par - Bur/,
  },
  {
    name: "a line of 100 kB",
    mail: `${head}\n${"A Par ".repeat(17_000)}\n`,
    how: "answered",
    says: /long/,
  },
  {
    name: "headers of 130 kB",
    mail: `${"X-Filler: y\n".repeat(10_000)}${head}\nLIST\n`,
    how: "shunted",
    says: null,
  },
];

describe("bad mail", () => {
  let room: JudgeRoom;
  beforeEach(async () => {
    room = await openRoom();
    await room.mail("gm@example.net", "CREATE ?paris secret");
    await room.settle();
    room.newLetters();
  });
  afterEach(() => room.close());

  test.each(cases)("$name", async ({ mail, how, says }) => {
    await room.raw(typeof mail === "string" ? mail.replaceAll("\n", "\r\n") : mail);
    await room.settle();
    const ends = room.log.events.filter(({ event }) => event === "mail done");
    expect(ends.at(-1)?.data).toMatchObject({ how });
    const answers = room.newLetters().filter(({ to }) => to !== "keeper@example.net");
    expect(answers.map(({ to }) => to)).toEqual(says === null ? [] : ["anna@example.net"]);
    if (says !== null) expect(answers[0]?.text).toMatch(says);
    for (const { text } of answers) expect(text.length).toBeLessThan(60_000);
    await room.mail("anna@example.net", "LIST");
    await room.settle();
    expect(room.newLetters().at(-1)?.text).toContain("paris");
  });
});
