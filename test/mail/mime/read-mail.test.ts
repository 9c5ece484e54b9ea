import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Mail, RawMail } from "../../../src/judge/index.js";
import { createMailReader } from "../../../src/mail/index.js";
import { instant } from "../../../src/util/index.js";

interface Case {
  readonly name: string;
  readonly mail: string;
  readonly is: Partial<Mail>;
}

const cases = parse(
  readFileSync(new URL("../../cases/mail/reading.yaml", import.meta.url), "utf8"),
) as Case[];
const read = createMailReader("secret of the tests");

function rawMail(bytes: string): RawMail {
  const raw = Buffer.from(bytes.replaceAll("\n", "\r\n"), "latin1");
  return { key: "test", raw, receivedAt: instant(0), envelope: null };
}

describe("a mail is read", () => {
  test.each(cases)("$name", async ({ mail, is }) => {
    expect(await read(rawMail(mail))).toMatchObject({ kind: "mail", mail: is });
  });
});
