import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Bounce } from "../../src/judge/index.js";
import { bounceAddress, bouncedRow, createMailReader } from "../../src/mail/index.js";
import { instant } from "../../src/util/index.js";

interface Case {
  readonly name: string;
  readonly status: string;
  readonly is: Omit<Bounce, "letter"> | null;
}

const secret = "secret of the tests";
const judge = "judge@example.test";
const read = createMailReader(secret);
const cases = parse(
  readFileSync(new URL("../cases/mail/reports.yaml", import.meta.url), "utf8"),
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

  test("proves no other row", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (row, other) => {
        fc.pre(row !== other);
        const address = bounceAddress(row, judge, secret).replace(`b.${row}.`, `b.${other}.`);
        expect(bouncedRow(address, secret)).toBeNull();
      }),
    );
  });

  test.each([
    "judge@example.test",
    "judge+b.17@example.test",
    "judge+b.17.@example.test",
    "judge+b.17.zz@example.test",
    "judge+b.17.é123456789abcdef@example.test",
    "judge+paris.fr@example.test",
  ])("%s is none", (address) => {
    expect(bouncedRow(address, secret)).toBeNull();
  });
});
