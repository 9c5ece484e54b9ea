import { describe, expect, test } from "vitest";
import { createMailReader } from "../../../src/mail/index.js";
import { limits } from "../../../src/mail/limits.js";
import { instant } from "../../../src/util/index.js";

const read = createMailReader("secret of the tests");

async function readBytes(raw: Uint8Array | string) {
  const bytes = typeof raw === "string" ? Buffer.from(raw, "latin1") : raw;
  return read({ key: "bad", raw: bytes, receivedAt: instant(0), envelope: null });
}

async function readMail(raw: Uint8Array | string) {
  const result = await readBytes(raw);
  if (result.kind === "unreadable") throw new Error(result.why);
  return result.mail;
}

const head = "From: anna@example.net\r\nTo: judge@example.test\r\nSubject: orders\r\n";

/** Bytes that look random and are the same in every run. */
function noise(length: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state >> 16;
  });
}

describe("bad mail is read as far as it can be", () => {
  test("5 MB: only the headers", async () => {
    const mail = await readMail(`${head}\r\nA Par H\r\n${"x".repeat(5_000_000)}`);
    expect(mail.from).toBe("anna@example.net");
    expect(mail.subject).toBe("orders");
    expect(mail.text).toBe("");
    expect(mail.skipped).toEqual([{ kind: "too-long", what: "mail", limit: limits.mailBytes }]);
  });

  test("a line of the head that has no colon is no header, nor is what it is folded with", async () => {
    const mail = await readMail(`${head}=?utf-8?Q?Ann=C3=A4?=\r\n =?iso-8859-1\r\n\r\nA Par H\r\n`);
    expect(mail.headers.map(([name]) => name)).toEqual(["from", "to", "subject"]);
    expect(mail.text).toBe("A Par H\n");
  });

  test("500 orders", async () => {
    const orders = "A Par - Bur\r\n".repeat(500);
    expect((await readMail(`${head}\r\n${orders}`)).text).toBe("A Par - Bur\n".repeat(500));
  });

  test("a line of 100 kB", async () => {
    const line = "A Par ".repeat(17_000);
    expect((await readMail(`${head}\r\n${line}\r\nF Bre H\r\n`)).text).toBe(`${line}\nF Bre H\n`);
  });

  test("text beyond its limit is cut, and says so", async () => {
    const mail = await readMail(`${head}\r\n${"x\r\n".repeat(limits.textLength)}`);
    expect(mail.text).toHaveLength(limits.textLength);
    expect(mail.skipped).toEqual([{ kind: "too-long", what: "text", limit: limits.textLength }]);
  });

  test("no half line is left where text is cut", async () => {
    const line = "A Par - Burgundy";
    const text = `${line}\r\n`.repeat(20_000);
    const cut = (await readMail(`${head}\r\n${text}`)).text;
    expect(cut).toBe(`${line}\n`.repeat(Math.floor(limits.textLength / (line.length + 1))));
    const html = `<div>${line}</div>`.repeat(20_000);
    const shown = (await readMail(`${head}Content-Type: text/html\r\n\r\n${html}`)).text;
    expect(new Set(shown.trim().split("\n"))).toEqual(new Set([line]));
  });

  test("a table of too many rows is cut, and says so", async () => {
    const html = `<table>${"<tr><td>A</td></tr>".repeat(limits.htmlChildren + 1)}</table>`;
    const mail = await readMail(`${head}Content-Type: text/html\r\n\r\n${html}`);
    expect(mail.text.split("\n").filter((line) => line === "A")).toHaveLength(limits.htmlChildren);
    expect(mail.skipped).toContainEqual({
      kind: "too-long",
      what: "text",
      limit: limits.textLength,
    });
  });

  test("an HTML part of 200,000 nested elements is cut, and says so", async () => {
    const html = `${"<div>".repeat(200_000)}A Par H`;
    const mail = await readMail(`${head}Content-Type: text/html\r\n\r\n${html}`);
    expect(mail.skipped).toContainEqual({
      kind: "too-long",
      what: "text",
      limit: limits.textLength,
    });
  });

  test("many attachments: the first are named", async () => {
    const part = '--x\r\nContent-Type: image/png; name="m.png"\r\n\r\nP\r\n';
    const mail = await readMail(
      `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n${part.repeat(100)}--x--\r\n`,
    );
    expect(mail.skipped).toHaveLength(limits.attachments);
  });

  test.each([
    ["10,000 parts", "--x\r\nContent-Type: text/plain\r\n\r\nA Par H\r\n".repeat(10_000)],
    ["10,000 empty parts", "--x\r\n\r\n".repeat(10_000)],
    [
      "parts in parts, 5,000 deep",
      Array.from(
        { length: 5_000 },
        (_, at) => `--${at || "x"}\r\nContent-Type: multipart/mixed; boundary=${at + 1}\r\n\r\n`,
      ).join(""),
    ],
  ])("%s: an end is found soon", async (_, parts) => {
    const began = performance.now();
    const result = await readBytes(
      `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n${parts}--x--\r\n`,
    );
    expect(performance.now() - began).toBeLessThan(10_000);
    if (result.kind === "mail") expect(result.mail.skipped.length).toBeLessThanOrEqual(21);
  });

  test("many recipients: the first are kept", async () => {
    const to = Array.from({ length: 500 }, (_, at) => `p${at}@example.net`).join(", ");
    const mail = await readMail(`From: anna@example.net\r\nTo: ${to}\r\n\r\nA Par H\r\n`);
    expect(mail.recipients).toHaveLength(limits.recipients);
  });

  test("a header of 30 kB is cut", async () => {
    const mail = await readMail(`${head}X-Long: ${"y".repeat(30_000)}\r\n\r\nA Par H\r\n`);
    const [, value] = mail.headers.find(([name]) => name === "x-long") ?? [];
    expect(value).toHaveLength(limits.headerValue);
  });

  test("an attachment's name cannot break lines", async () => {
    const part = 'Content-Type: image/png; name="=?utf-8?Q?a=0D=0ABcc:_x@y?="\r\n\r\nP\r\n';
    const mail = await readMail(
      `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n${part}--x--\r\n`,
    );
    expect(mail.skipped).toEqual([{ kind: "attachment", name: "a Bcc: x@y", type: "image/png" }]);
  });
});

describe("what cannot be read is a value", () => {
  const nested = (depth: number): string =>
    Array.from(
      { length: depth },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
    ).join("");

  test.each([
    ["headers of 100 kB", `${`X-Filler: ${"y".repeat(70)}\r\n`.repeat(1_400)}\r\nA Par H\r\n`],
    ["100,000 Received lines", `${"Received: by x\r\n".repeat(100_000)}\r\nA Par H\r\n`],
    ["5,000 nested parts", `${head}${nested(5_000)}`],
    [
      "20,000 empty parts",
      `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n${"--x\r\n\r\n".repeat(20_000)}`,
    ],
  ])("%s", async (_, raw) => {
    expect(await readBytes(raw)).toMatchObject({ kind: "unreadable", why: expect.any(String) });
  });

  test.each([
    ["binary", noise(300_000)],
    ["binary body", Buffer.concat([Buffer.from(`${head}\r\n`), noise(300_000)])],
    ["only line ends", "\r\n".repeat(100_000)],
    ["only opening angle brackets", `${head}Content-Type: text/html\r\n\r\n${"<".repeat(400_000)}`],
    ["boundary without an end", `${head}Content-Type: multipart/mixed; boundary="x\r\n\r\n--x`],
    ["base64 that is none", `${head}Content-Transfer-Encoding: base64\r\n\r\n%%%%\xff\x00`],
    ["a comment that never closes", `${head}Auto-Submitted: ${"(".repeat(50_000)}\r\n\r\nx`],
  ])("%s does not stop the loop", async (_, raw) => {
    expect((await readBytes(raw)).kind).toMatch(/^(?:mail|unreadable)$/);
  });
});
