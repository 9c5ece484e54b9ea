import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Mail, RawMail } from "../../../src/judge/ports/index.js";
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

/** A mail with this text, as it is read. */
async function textOf(text: string): Promise<string> {
  const result = await read(rawMail(`From: anna@example.net\nTo: judge@example.net\n\n${text}`));
  return result.kind === "mail" ? result.mail.text : "";
}

describe("rows without end have one", () => {
  test("of letters, of which none is lost", async () => {
    const words = (await textOf(`A Par - Bur ${"\u00e9".repeat(1_000)}\n`)).slice(12).trimEnd();
    expect(Math.max(...words.split(" ").map(({ length }) => length))).toBe(200);
    expect(words.replaceAll(" ", "")).toBe("\u00e9".repeat(1_000));
  });

  test("of blanks", async () => {
    expect(await textOf(`A Par${" ".repeat(5_000)}- Bur\n`)).toMatch(/^A Par {50,100}- Bur$/m);
  });

  test.each(["\n", " \n", "-", "> \n", ", "])(
    "of %j, and what stands behind them is a line",
    async (sign) => {
      const text = await textOf(`A Par - Bur\n${sign.repeat(9_000)}\nA Mar H\n`);
      expect(text.length).toBeLessThan(1_100);
      expect(text).toMatch(/^A Par - Bur\n/);
      expect(text).toMatch(/\nA Mar H\n/);
    },
  );

  test("and what people draw with signs stays as it is", async () => {
    const drawing = `${"=".repeat(72)}\n||${" ".repeat(68)}||\n${"=".repeat(72)}\n`;
    expect(await textOf(drawing)).toBe(drawing);
  });
});
