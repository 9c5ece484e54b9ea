/** From a whole mail to the lines that may be orders: the adapter and the language together. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readBody } from "../../../src/language/index.js";
import { createMailReader } from "../../../src/mail/index.js";
import { instant } from "../../../src/util/index.js";

interface Case {
  readonly name: string;
  readonly mail: string;
  readonly lines: readonly string[];
  readonly skipped: readonly string[];
}

const cases = parse(
  readFileSync(new URL("../../cases/mail/layouts.yaml", import.meta.url), "utf8"),
) as Case[];
const read = createMailReader("secret of the tests");

describe("a mail as mail programs write it", () => {
  test.each(cases)("$name", async ({ mail, lines, skipped }) => {
    const raw = Buffer.from(mail.replaceAll("\n", "\r\n"), "latin1");
    const result = await read({ key: "l", raw, receivedAt: instant(0), envelope: null });
    if (result.kind === "unreadable") throw new Error(result.why);
    const body = readBody(result.mail.text);
    expect(body.items.map(({ kind, line }) => (kind === "text" ? line.trim() : kind))).toEqual(
      lines,
    );
    expect(body.skipped.map(({ kind }) => kind)).toEqual(skipped);
  });
});
