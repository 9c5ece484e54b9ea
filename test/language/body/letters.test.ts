/**
 * The judge's own letters in mails that answer them without a mark: whatever the letter, however a program wraps,
 * indents or heads it, nothing in it is read, and what the writer has put above and below it is.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readBody } from "../../../src/language/index.js";
import { limits } from "../../../src/language/text/limits.js";
import { casePath } from "../../support/golden.js";

const letters = readdirSync(casePath("letters"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".txt"))
  .map((name) => ({ name, text: readFileSync(casePath(`letters/${name}`), "utf8") }));

const headings: readonly string[] = [
  "From: EMSD <judge@example.net>\nSent: Monday, March 2, 2026 10:00 AM\nTo: anna@example.net\nSubject: EMSD:paris - S1901M\n",
  "-----Urspr\u00fcngliche Nachricht-----\nVon: EMSD\nGesendet: Montag, 2. M\u00e4rz 2026 10:00\nAn: Anna\nBetreff: paris\n",
  "________________________________\nDe : EMSD <judge@example.net>\nEnvoy\u00e9 : lundi 2 mars 2026 10:00\n\u00c0 : Anna\nObjet : paris\n",
  "On Mon, Mar 2, 2026 at 10:00 AM EMSD <judge@example.net> wrote:\n",
];

const layouts: Readonly<Record<string, (text: string) => string>> = {
  "as it was": (text) => text,
  indented: (text) => text.replace(/^/gm, "    "),
  "without blank lines": (text) => text.replace(/\n{2,}/g, "\n"),
  "with twice as many": (text) => text.replace(/\n/g, "\n\n"),
  "wrapped at 40 columns": (text) => text.replace(/(.{20,39}) /g, "$1\n"),
  "in long lines": (text) => text.replace(/([^\n])\n(?=[^\n])/g, "$1 "),
};

/** Orders as the letters have them too. */
const own = ["A MAR - BUR", "A Par S A Mar - Bur", "F BRE - MAO"];

describe.each(Object.entries(layouts))("a letter %s", (_, layout) => {
  it.each(letters)("of $name is not read, and what stands around it is", ({ text }) => {
    for (const heading of headings) {
      const quoted = `${heading}\n${layout(text)}`;
      const mail = ["SET WAIT", "", quoted, "", ...own].join("\n");
      const { items } = readBody(mail, ["another letter", text]);
      expect(items.map(({ line }) => line)).toEqual(["SET WAIT", ...own]);
    }
  });
});

const [start] = letters.filter(({ name }) => name.includes("started"));
const letter = start!.text;
const [outlook] = headings;

describe("a quoted letter", () => {
  it("that is not known goes on to the end of the mail", () => {
    const { items, skipped } = readBody(`A Par - Bur\n\n${outlook}\n${letter}\n\nF Bre - MAO`);
    expect(items.map(({ line }) => line)).toEqual(["A Par - Bur"]);
    expect(skipped.map(({ kind }) => kind)).toEqual(["quote"]);
  });

  it("is known below each sentence that a program might have broken", () => {
    const part = letter.split("\n").slice(5, -8).join("\n");
    const sentence = "We might talk about all of this at some length when the evening has come and";
    const above = Array.from({ length: limits.letterSearches - 2 }, (_, at) => `${sentence} ${at}`);
    const { items } = readBody(above.map((each) => `${each}\n${part}`).join("\n\n"), [letter]);
    expect(items.map(({ line }) => line)).toEqual(above);
  });

  it("is known without its head and its end", () => {
    const part = letter.split("\n").slice(4, -8).join("\n");
    const { items } = readBody(`${part}\n\nF Bre - Pic`, [letter]);
    expect(items.map(({ line }) => line)).toEqual(["F Bre - Pic"]);
  });

  it("names orders that were written into it, marked or not", () => {
    const lines = letter.split("\n");
    const middle = Math.floor(lines.length / 2);
    const edited = lines.toSpliced(middle, 0, "A Par - Gascony");
    const unmarked = `${outlook}\n${edited.join("\n")}\n\nF Bre - Pic`;
    const marked = `EMSD wrote:\n${edited.map((line) => `> ${line}`).join("\n")}\n\nF Bre - Pic`;
    for (const mail of [unmarked, marked]) {
      const { items, skipped } = readBody(mail, [letter]);
      expect(items.map(({ line }) => line)).toEqual(["F Bre - Pic"]);
      const [first] = skipped.filter(({ kind }) => kind === "edited-quote");
      expect(first).toMatchObject({ lines: 1, first: expect.stringMatching("A Par - Gascony") });
    }
  });

  it("in the words of another release holds no order of the player's", () => {
    const older = letter.replace(
      /\n\n/,
      "\n\nHow to order: answer this letter with one order on a line, or in words.\n\n",
    );
    const { skipped } = readBody(`A Par - Bur\n\nEMSD wrote:\n${older.replace(/^/gm, "> ")}`, [
      letter,
    ]);
    expect(skipped.map(({ kind }) => kind)).toEqual(["quote"]);
  });
});
