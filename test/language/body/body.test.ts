/**
 * Mails as people send them: each mail of test/cases/bodies must be read as it says there. Whatever else
 * comes, every line is accounted for, press stays press, and no password is quoted.
 */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Body, skipKinds } from "../../../src/language/body/items.js";
import { readBody } from "../../../src/language/index.js";
import { limits } from "../../../src/language/text/limits.js";
import { standardBoard } from "../../support/boards/boards.js";
import { mailCases, readingOf } from "./body-cases.js";

const files = mailCases();

describe.each(files)("mails in $name", ({ mails }) => {
  it.each(mails)("$name", ({ mail, expected }) => expect(readingOf(mail)).toBe(expected));
});

describe("the cases", () => {
  it("skip lines for every reason", () => {
    const expected = files.flatMap(({ mails }) => mails.map((one) => one.expected)).join("\n");
    const missing = skipKinds.filter((kind) => !expected.includes(` ${kind}: `));
    // A mail of two thousand lines is no case for a file: see below. For changed letters see letters.test.ts.
    expect(missing).toEqual(["edited-quote", "too-many-lines"]);
  });
});

/** Lines of every sort but those that begin or end something longer than themselves. */
const plainLines = [
  "A Par - Bur",
  "fleet Brest to the Mid-Atlantic Ocean",
  "SET WAIT",
  "SIGNON Fparis secret",
  "SET MOVE NEXT",
  "SIGNNON Fparis secret",
  "Hello judge,",
  "Thanks,",
  "Anna",
  "> quoted",
  "On Thu, Mar 4, 2027 at 10:00 AM EMSD <judge@example.net> wrote:",
  "-----Original Message-----",
  "From: EMSD <judge@example.net>",
  "Sent: Thursday",
  "To: Anna",
  "Sent from my iPhone",
  "-- ",
  "This message is confidential.",
  "",
  "   ",
];

function accountedFor({ items, skipped }: Body): number {
  return items.length + skipped.reduce((sum, { lines }) => sum + lines, 0);
}

describe("an order", () => {
  it("is none of what mails have around their message, whatever the names in it", () => {
    for (const name of standardBoard().names.keys()) {
      const lines = [
        `${name} holds`,
        `A ${name} - ${name}`,
        `${name} to ${name}`,
        `F ${name} s ${name}`,
      ];
      const { items, skipped } = readBody(lines.join("\n"));
      expect
        .soft(
          items.map(({ kind }) => kind),
          name,
        )
        .toEqual(["text", "text", "text", "text"]);
      expect.soft(skipped, name).toEqual([]);
    }
  });
});

describe("any mail", () => {
  it("has each of its lines read or named as skipped", () => {
    const mail = fc.array(fc.constantFrom(...plainLines), { maxLength: 25 });
    fc.assert(
      fc.property(mail, (lines) => {
        const written = lines.filter((line) => line.trim() !== "").length;
        expect(accountedFor(readBody(lines.join("\r\n")))).toBe(written);
      }),
      { numRuns: 2000 },
    );
  });

  it("is read without a throw, whatever it is made of", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(
        ...plainLines,
        "PRESS TO F",
        "BROADCAST",
        "ENDPRESS",
        "SIGNOFF",
        "PHASE F1901M",
      ),
      fc.constantFrom("\n", "\r", "\u2028", "\0", "\ufeff", "\u200b", ">", ":", "IF a", "ENDIF"),
    );
    const mail = fc.array(piece, { maxLength: 40 });
    fc.assert(
      fc.property(mail, fc.constantFrom("\n", "", " "), (pieces, glue) => {
        const { items } = readBody(pieces.join(glue));
        const numbers = items.map(({ number }) => number);
        expect(numbers).toEqual(numbers.toSorted((left, right) => left - right));
      }),
      { numRuns: 1000 },
    );
  });

  it("gives press as it was written, and nothing of it to anybody else", () => {
    const closing = /^\s*(?:end|sign|press|broadcast|from|to|sent|-)/i;
    const line = fc
      .oneof(fc.constantFrom(...plainLines), fc.string())
      .filter((one) => !closing.test(one));
    const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join("\n").trim());
    fc.assert(
      fc.property(text, (message) => {
        fc.pre(message !== "" && !/[\r\v\f\u0085\u2028\u2029]/.test(message));
        const mail = `PRESS TO ENGLAND\n${message}\nENDPRESS\nA Par - Bur`;
        const { items, skipped } = readBody(mail);
        const [press, order] = items;
        const lines = message.split("\n").map((one) => one.trimEnd());
        expect(press).toMatchObject({
          statement: { kind: "press", text: lines.join("\n"), closed: true },
        });
        expect(order).toMatchObject({ kind: "text", line: "A Par - Bur" });
        expect([items.length, skipped.length]).toEqual([2, 0]);
      }),
      { numRuns: 1000 },
    );
  });

  it("never has its password quoted back", () => {
    const password = fc.stringMatching(/^[A-Za-z0-9]{6,12}$/).map((word) => `q${word}z`);
    const form = fc.constantFrom(
      ...["SIGNON Fparis ~", "CREATE ?paris ~ standard", "SET PASSWORD ~", "SETPASSWORD ~ ~"],
      ...["GAME paris AS FRANCE PASSWORD ~", "JOIN paris ~", "SIGN ON Fparis ~ and more PASSWORD"],
      ...["SIGNNON Fparis ~", "GAME paris ~", "OBSERVE paris ~ !", "- SIGNON Fparis ~", "JOIN ~ ~"],
      ...["TAKEOVER Fparis ~", "MONITOR anna@paris ~", "RENAME paris london ~"],
    );
    fc.assert(
      fc.property(password, form, (secret, line) => {
        const { items } = readBody(line.replaceAll("~", secret).replace("JOIN q", "JOIN paris q"));
        expect(items).toHaveLength(1);
        expect(items[0]?.line).not.toContain(secret);
      }),
    );
  });
});

describe("unclosed press", () => {
  it.each([
    ["A nice offer to make peace", "statement"],
    ["A Par to Bur", "complaint"],
    ["A Par to make its way to Bur", "complaint"],
  ])("with %j is a %s", (line, kind) => {
    expect(readBody(`PRESS TO ITALY\n${line}`).items).toMatchObject([{ kind }]);
  });
});

describe("limits", () => {
  it("reads five hundred orders", () => {
    const { items, skipped } = readBody("A Par - Bur\n".repeat(500));
    expect(items).toHaveLength(500);
    expect(skipped).toEqual([]);
  });

  it("reads so many orders and no more, below so many lines and no more", () => {
    const { items, skipped } = readBody("A Par\n".repeat(limits.items + 7).trimEnd());
    expect(items).toHaveLength(limits.items);
    expect(skipped).toEqual([{ kind: "too-many-lines", lines: 7, first: "", isIdle: false }]);
    const above = "\n".repeat(limits.lines - 1);
    expect(readBody(`${above}A Par`).items).toHaveLength(1);
    expect(readBody(`${above}\nA Par`).items).toHaveLength(0);
  });

  it("hears so many questions and no more", () => {
    const { items } = readBody("When is the deadline?\n".repeat(limits.questions + 7).trimEnd());
    expect(items.filter(({ kind }) => kind === "question")).toHaveLength(limits.questions);
    expect(items.filter(({ kind }) => kind === "text")).toHaveLength(7);
  });

  it("looks for no questions behind so much talk, and for them behind as many orders", () => {
    const last = "When is the deadline?";
    const behind = (line: string) =>
      readBody(`${`${line}\n`.repeat(Math.ceil(limits.talk / line.length) + 1)}${last}`).items.at(
        -1,
      );
    expect(behind("we talk and talk and talk")?.kind).toBe("text");
    expect(behind("Army Paris supports Army Marseilles to Burgundy")?.kind).toBe("question");
  });

  it("reads a line of exactly the limit, and complains of one more character", () => {
    const longest = "x".repeat(limits.line);
    const [read, refused] = readBody(`${longest}\n${longest}x`).items;
    expect(read).toMatchObject({ kind: "text", line: longest });
    expect(refused).toMatchObject({
      kind: "complaint",
      complaint: { kind: "line-too-long", limit: limits.line },
    });
  });

  it("quotes little of a line of 100 kB", () => {
    const [refused] = readBody(`A Par - ${"Bur".repeat(33_000)}`).items;
    expect(refused?.line.length).toBeLessThan(limits.quote + 10);
  });

  it("reads the beginning of five megabytes", () => {
    const { items, skipped } = readBody("A Par - Bur\n".repeat(440_000));
    expect(items).toHaveLength(limits.items);
    expect(skipped).toMatchObject([{ kind: "too-many-lines" }]);
  });

  it("sends press of exactly the limit, and nothing of one more character", () => {
    const full = `${"x".repeat(49)}\n`.repeat(limits.press / 50 - 1) + "y".repeat(50);
    const [sent] = readBody(`BROADCAST\n${full}\nENDBROADCAST`).items;
    expect(sent).toMatchObject({ statement: { kind: "broadcast", text: full, closed: true } });
    const [refused] = readBody(`BROADCAST\n${full}y\nENDBROADCAST`).items;
    expect(refused).toMatchObject({ complaint: { kind: "press-too-long", limit: limits.press } });
  });

  it("sends no press that goes on where the mail was not read", () => {
    const [refused] = readBody(`BROADCAST\n${"word\n".repeat(limits.lines)}ENDBROADCAST`).items;
    expect(refused).toMatchObject({ complaint: { kind: "press-too-long" } });
  });
});
