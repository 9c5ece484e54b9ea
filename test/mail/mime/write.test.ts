import fc from "fast-check";
import { simpleParser } from "mailparser";
import { describe, expect, test } from "vitest";
import { admit } from "../../../src/judge/intake/admission.js";
import { createMailReader } from "../../../src/mail/index.js";
import { writeMail } from "../../../src/mail/mime/write.js";
import { instant } from "../../../src/util/index.js";
import { letter, sender } from "../../support/mail/letters.js";

const read = createMailReader(sender.bounceSecret);

async function headersOf(raw: Buffer): Promise<Map<string, string[]>> {
  const result = await read({ key: "w", raw, receivedAt: instant(0), envelope: null });
  if (result.kind === "unreadable") throw new Error(result.why);
  const all = new Map<string, string[]>();
  for (const [name, value] of result.mail.headers) all.set(name, [...(all.get(name) ?? []), value]);
  return all;
}

const always = [
  "auto-submitted",
  "content-transfer-encoding",
  "content-type",
  "date",
  "from",
  "list-id",
  "message-id",
  "mime-version",
  "precedence",
  "reply-to",
  "subject",
  "to",
  "x-auto-response-suppress",
  "x-loop",
];

describe("a letter that can be ended", () => {
  const mailto = "mailto:judge+paris.9@example.test?subject=unsubscribe&body=RESIGN";
  const link = "https://judge.example.test/unsubscribe/watching.paris.9.1.mark";

  test("by mail alone says so, and offers no click", async () => {
    const headers = await headersOf(
      (await writeMail(letter({ unsubscribe: [mailto] }), sender)).raw,
    );
    expect(headers.get("list-unsubscribe")).toEqual([`<${mailto}>`]);
    expect(headers.has("list-unsubscribe-post")).toBe(false);
  });

  test("in one click says how (RFC 8058 8.1)", async () => {
    const { raw } = await writeMail(letter({ unsubscribe: [link, mailto] }), sender);
    const headers = await headersOf(raw);
    expect(headers.get("list-unsubscribe")).toEqual([`<${link}>, <${mailto}>`]);
    expect(headers.get("list-unsubscribe-post")).toEqual(["List-Unsubscribe=One-Click"]);
  });
});

describe("a letter on the wire", () => {
  test("has these bytes", async () => {
    const { raw } = await writeMail(
      letter({ inReplyTo: "<1@b.test>", references: ["<0@b.test>", "<1@b.test>"], isReply: true }),
      sender,
    );
    expect(raw.toString("latin1").replaceAll("\r\n", "\n")).toMatchInlineSnapshot(`
      "In-Reply-To: <1@b.test>
      References: <0@b.test> <1@b.test>
      Auto-Submitted: auto-replied
      Precedence: bulk
      X-Auto-Response-Suppress: All
      List-ID: <paris.judge.example.test>
      X-Loop: judge@example.test
      From: EMSD <judge@example.test>
      To: anna@example.test
      Reply-To: EMSD <judge+paris.fr@example.test>
      Subject: EMSD:paris - S1901M
      Message-ID: <ems.17.ab@example.test>
      Date: Fri, 20 Nov 2026 12:00:00 +0000
      Content-Transfer-Encoding: 7bit
      MIME-Version: 1.0
      Content-Type: text/plain; charset=utf-8

      :: Judge: EMSD  Game: paris

      France: Army Paris -> Burgundy.
      "
    `);
  });

  test("shows its maps where the HTML part wants them, and carries each once", async () => {
    const html = "<p>Results</p><!--map--><p>End</p>";
    const map = { name: "paris-S1901M.png", type: "image/png", content: Buffer.from("PNG") };
    const { raw } = await writeMail(letter({ html }), sender, [{ ...map, alt: 'Paris "1901"' }]);
    const mail = await simpleParser(raw, { skipImageLinks: true });
    const [part] = mail.attachments;
    expect(mail.attachments).toHaveLength(1);
    expect(part).toMatchObject({ filename: "paris-S1901M.png", contentType: "image/png" });
    expect(mail.html).toContain(
      `<p>Results</p><p><img src="cid:${part!.cid}" alt="Paris &quot;1901&quot;"`,
    );
    expect(mail.text).toContain("France: Army Paris -> Burgundy.");
  });

  test("without HTML carries its maps as files", async () => {
    const map = {
      name: "paris-S1901M.png",
      type: "image/png",
      content: Buffer.from("PNG"),
      alt: "",
    };
    const { raw } = await writeMail(letter(), sender, [map]);
    const mail = await simpleParser(raw);
    expect(mail.html).toBe(false);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual(["paris-S1901M.png"]);
  });

  test("attaches a map to print, and shows none", async () => {
    const content = Buffer.from("%PDF-");
    const pdf = { name: "standard-blank.pdf", type: "application/pdf", content, alt: "" };
    const { raw } = await writeMail(letter({ html: "<p>Map</p><!--map-->" }), sender, [pdf]);
    const mail = await simpleParser(raw);
    expect(mail.html).toBe("<p>Map</p>");
    expect(mail.attachments.map(({ filename, cid }) => [filename, cid])).toEqual([
      ["standard-blank.pdf", undefined],
    ]);
  });

  test("keeps no place for maps that it has not", async () => {
    const { raw } = await writeMail(letter({ html: "<p>Hello</p><!--map-->" }), sender);
    expect((await simpleParser(raw)).html).toBe("<p>Hello</p>");
  });

  test("has these parts with an attachment", async () => {
    const attachments = [{ name: "paris-S1901M.json", type: "application/json", text: "{}" }];
    const { raw } = await writeMail(letter({ attachments }), sender);
    const [, ...parts] = raw.toString("latin1").replaceAll("\r\n", "\n").split("\n\n");
    expect(parts.join("\n\n").replaceAll(/-[0-9a-f]{32}-/g, "-hash-")).toMatchInlineSnapshot(`
      "----_NmP-hash-Part_1
      Content-Type: text/plain; charset=utf-8
      Content-Transfer-Encoding: 7bit

      :: Judge: EMSD  Game: paris

      France: Army Paris -> Burgundy.

      ----_NmP-hash-Part_1
      Content-Type: application/json; name=paris-S1901M.json
      Content-Transfer-Encoding: base64
      Content-Disposition: attachment; filename=paris-S1901M.json

      e30=
      ----_NmP-hash-Part_1--
      "
    `);
  });

  test("keeps its text first, whatever goes with it", async () => {
    const attachments = ["a", "b"].map((name) => ({
      name: `${name}.ics`,
      type: "text/calendar; charset=utf-8; method=PUBLISH",
      text: "BEGIN:VCALENDAR\r\nSUMMARY:Z\u00fcge\r\nEND:VCALENDAR\r\n",
    }));
    const { raw } = await writeMail(letter({ attachments }), sender);
    const parsed = await simpleParser(raw);
    expect(parsed.text).toBe(letter().text);
    expect(parsed.attachments.map(({ filename }) => filename)).toEqual(["a.ics", "b.ics"]);
    expect(parsed.attachments[0]?.content.toString("utf8")).toBe(attachments[0]?.text);
    expect(parsed.attachments[0]?.headers.get("content-type")).toEqual({
      value: "text/calendar",
      params: { name: "a.ics", charset: "utf-8", method: "PUBLISH" },
    });
  });

  test("with an attachment is the same at every attempt", async () => {
    const attachments = [{ name: "a.json", type: "application/json", text: "{}" }];
    const first = await writeMail(letter({ attachments }), sender);
    expect(await writeMail(letter({ attachments }), sender)).toEqual(first);
    expect(await writeMail(letter({ attachments, text: "other" }), sender)).not.toEqual(first);
  });

  test.each([
    ["../../etc/passwd", "__.._etc_passwd"],
    ["a\r\nBcc: eve@example.net", "a__Bcc__eve_example.net"],
    ['x".json', "x_.json"],
  ])("names an attachment no path and no header: %j", async (name, expected) => {
    const attachments = [{ name, type: "application/json", text: "{}" }];
    const { attachments: read } = await simpleParser(
      (await writeMail(letter({ attachments }), sender)).raw,
    );
    expect(read.map(({ filename }) => filename)).toEqual([expected]);
  });

  test("goes to one recipient, bounces to its own row", async () => {
    const written = await writeMail(letter(), sender);
    expect(written.to).toBe("anna@example.test");
    expect(written.from).toMatch(/^judge\+b\.[0-9a-f]{32}@example\.test$/);
  });

  test("is the same at every attempt", async () => {
    expect(await writeMail(letter(), sender)).toEqual(await writeMail(letter(), sender));
  });

  test("is recognised as our own when it comes back", async () => {
    const { raw } = await writeMail(letter({ messageId: "<x@relay.test>" }), sender);
    const result = await read({ key: "w", raw, receivedAt: instant(0), envelope: null });
    if (result.kind === "unreadable") throw new Error(result.why);
    const forwarded = { ...result.mail, from: "anna@example.test" };
    expect(admit(forwarded, sender.address).why).toEqual({ kind: "own-mail" });
  });

  test("names no game where there is none", async () => {
    const { raw } = await writeMail(letter({ game: null }), sender);
    expect([...(await headersOf(raw)).keys()]).not.toContain("list-id");
  });

  test("keeps the thread's first and last references", async () => {
    const references = Array.from({ length: 30 }, (_, at) => `<${at}@b.test>`);
    const { raw } = await writeMail(letter({ references }), sender);
    const [value] = (await headersOf(raw)).get("references") ?? [];
    expect(value?.split(" ")).toEqual(["<0@b.test>", ...references.slice(-7)]);
  });

  test.each([
    "",
    "anna",
    "a@b.test, c@d.test",
    "a@b.test\r\nBcc: e@x.test",
    "judge+x@example.test",
  ])("is not written to %j", async (to) => {
    await expect(writeMail(letter({ to }), sender)).rejects.toThrow();
  });
});

describe("nothing injects a header", () => {
  const hostile = fc.oneof(
    fc.string({ unit: "binary", maxLength: 120 }),
    fc
      .tuple(
        fc.string({ maxLength: 20 }),
        fc.constantFrom("\r\n", "\n", "\r", "\0", "\u2028", "\x0b"),
      )
      .map(([text, end]) => `${text}${end}Bcc: eve@example.net${end}${end}body`),
  );

  test("whatever subject, name, ids, reply address and game are", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(hostile, { minLength: 7, maxLength: 7 }), async (texts) => {
        const [subject = "", name = "", messageId = "", reply = "", game = "", judge = ""] = texts;
        const [file = ""] = texts.slice(-1);
        const hostileLetter = letter({
          subject,
          messageId: `<${messageId}@x>`,
          inReplyTo: reply,
          references: [reply],
          replyTo: reply,
          game,
        });
        const attachments = [{ name: file, type: "application/json", text: file }];
        for (const one of [hostileLetter, { ...hostileLetter, attachments }]) {
          const { raw } = await writeMail(one, { ...sender, name: name + judge });
          const headers = await headersOf(raw);
          const known = new Set([...always, "in-reply-to", "references"]);
          expect([...headers.keys()].filter((header) => !known.has(header))).toEqual([]);
          expect([...headers.values()].every((values) => values.length === 1)).toBe(true);
          expect(headers.get("to")).toEqual(["anna@example.test"]);
        }
      }),
      { numRuns: 300 },
    );
  });
});
