import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Bounce } from "../../../src/judge/ports/index.js";
import { createMailReader } from "../../../src/mail/index.js";
import { bounceAddress, bouncedRow } from "../../../src/mail/mime/verp.js";
import { instant } from "../../../src/util/index.js";

interface Case {
  readonly name: string;
  readonly status: string;
  readonly is: Omit<Bounce, "letter"> | null;
}

const secret = "secret of the tests";
const judge = "judge@example.test";
const read = createMailReader(secret);
const cases = parse(
  readFileSync(new URL("../../cases/mail/reports.yaml", import.meta.url), "utf8"),
) as Case[];

async function bounceIn(to: string, status: string): Promise<Bounce | null> {
  const mail = `From: MAILER-DAEMON@mx.test
Return-Path: <>
To: ${to}
Content-Type: multipart/report; report-type=delivery-status; boundary=x

--x
Content-Type: text/plain

Action: failed. Final-Recipient: rfc822; eve@example.net
--x
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.test

${status}

--x--
`;
  const raw = Buffer.from(mail.replaceAll("\n", "\r\n"));
  const result = await read({ key: "b", raw, receivedAt: instant(0), envelope: null });
  if (result.kind === "unreadable") throw new Error(result.why);
  return result.mail.bounce;
}

describe("a delivery report is read by its structure", () => {
  test.each(cases)("$name", async ({ status, is }) => {
    const bounce = await bounceIn(bounceAddress(17, judge, secret), status);
    expect(bounce).toEqual(is === null ? null : { letter: 17, ...is });
  });

  test("a report to an address with a wrong mark names no letter", async () => {
    const status = "Final-Recipient: rfc822; anna@example.net\nAction: failed\nStatus: 5.1.1";
    const forged = bounceAddress(17, judge, "another secret");
    expect((await bounceIn(forged, status))?.letter).toBeNull();
    expect((await bounceIn(judge, status))?.letter).toBeNull();
  });
});

describe("a bounce address", () => {
  test("proves its row, in any case of letters", () => {
    fc.assert(
      fc.property(fc.nat(), (row) => {
        const address = bounceAddress(row, judge, secret);
        expect(bouncedRow(address, secret)).toBe(row);
        expect(bouncedRow(address.toLowerCase(), secret)).toBe(row);
        expect(address.split("@")[0]?.length).toBeLessThanOrEqual(64);
      }),
    );
  });

  test("proves nothing when a single digit of it is changed", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(31), fc.integer({ min: 1, max: 15 }), (row, at, by) => {
        const address = bounceAddress(row, judge, secret);
        const place = address.indexOf("+b.") + 3 + at;
        const digit = (Number.parseInt(address[place]!, 16) ^ by).toString(16);
        const changed = `${address.slice(0, place)}${digit}${address.slice(place + 1)}`;
        expect(bouncedRow(changed, secret)).toBeNull();
      }),
    );
  });

  test("does not tell the row to who has no key", () => {
    const addresses = [17, 18, 19, 1700].map((row) => bounceAddress(row, judge, secret));
    for (const address of addresses) expect(address).toMatch(/^judge\+b\.[0-9a-f]{32}@/);
    const marks = addresses.map((address) => address.slice(8, 12));
    expect(new Set(marks).size, "rows that follow one another look alike").toBe(marks.length);
  });

  test.each([
    "judge@example.test",
    "judge+b.17@example.test",
    "judge+b.@example.test",
    "judge+b.0123456789abcdef0123456789abcdeg@example.test",
    "judge+b.0123456789abcdef0123456789abcdef0@example.test",
    "judge+b.0123456789abcdef0123456789abcdef@example.test",
    "judge+paris.fr@example.test",
  ])("%s is none", (address) => {
    expect(bouncedRow(address, secret)).toBeNull();
  });
});
