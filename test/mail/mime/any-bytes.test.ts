/** Whatever the bytes are, reading ends in a value that keeps its promises. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { admit } from "../../../src/judge/intake/admission.js";
import type { ReadMail } from "../../../src/judge/ports/index.js";
import { createMailReader, mailKey } from "../../../src/mail/index.js";
import { limits } from "../../../src/mail/limits.js";
import { instant } from "../../../src/util/index.js";

const read = createMailReader("secret of the tests");

/** A mail with something of everything, to be damaged. */
const sample = Buffer.from(
  `From: =?utf-8?Q?Ann=C3=A4?= <anna@example.net>
To: judge+fr.1@example.test
Subject: =?iso-8859-1?Q?Z=FCge?=
References: <1@x> <2@x>
Auto-Submitted: no
Content-Type: multipart/mixed; boundary="x"

--x
Content-Type: multipart/alternative; boundary=y

--y
Content-Type: text/plain; charset=utf-8; format=flowed
Content-Transfer-Encoding: quoted-printable

A Par =E2=80=93 Bur
--y
Content-Type: text/html; charset=windows-1252
Content-Transfer-Encoding: base64

PHA+QSBQYXIgliBCdXI8L3A+
--y--
--x
Content-Type: message/delivery-status

Final-Recipient: rfc822; anna@example.net
Action: failed
Status: 5.1.1
--x
Content-Type: text/plain; name*=utf-8''or%C3%A4ders.txt
Content-Disposition: attachment

F Bre H
--x--
`.replaceAll("\n", "\r\n"),
);

interface Damage {
  readonly at: number;
  readonly cut: number;
  readonly put: Uint8Array;
}

const damage: fc.Arbitrary<Damage> = fc.record({
  at: fc.nat(sample.length),
  cut: fc.nat(40),
  put: fc.oneof(
    fc.uint8Array({ maxLength: 20 }),
    fc
      .constantFrom(
        "\r\n",
        "\r\n\r\n",
        "--x\r\n",
        "--y--\r\n",
        "\0",
        "=?",
        "?=",
        ";",
        '"',
        "<",
        ":",
      )
      .map((text) => Buffer.from(text)),
  ),
});

function damaged(raw: Buffer, { at, cut, put }: Damage): Buffer {
  return Buffer.concat([raw.subarray(0, at), put, raw.subarray(at + cut)]);
}

function keepsPromises(result: ReadMail): void {
  if (result.kind === "unreadable") return;
  const { mail } = result;
  expect(mail.text).not.toMatch(/[\0\r\u0091-\u0097]/);
  expect(mail.text.length).toBeLessThanOrEqual(limits.textLength);
  expect(mail.subject).not.toMatch(/[\0\r\n]/);
  const addresses = [...mail.recipients, ...(mail.from === null ? [] : [mail.from])];
  for (const address of addresses) expect(address).toMatch(/^[^\s<>,;:"]+@[^\s<>,;:"@]+$/);
  for (const [name, value] of mail.headers) expect(`${name}${value}`).not.toMatch(/[\0\n]/);
  expect(admit(mail, "judge@example.test").mayReply && mail.from === null).toBe(false);
}

const readBytes = (raw: Uint8Array): Promise<ReadMail> =>
  read({ key: "p", raw, receivedAt: instant(0), envelope: null });

describe("any bytes", () => {
  test("at random", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (raw) => {
        keepsPromises(await readBytes(raw));
        expect(mailKey(raw, instant(0))).toBe(mailKey(raw, instant(0)));
      }),
      { numRuns: 300 },
    );
  });

  test("of a damaged mail", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { minLength: 1, maxLength: 6 }), async (damages) => {
        keepsPromises(await readBytes(damages.reduce(damaged, sample)));
      }),
      { numRuns: 600 },
    );
  });
});
