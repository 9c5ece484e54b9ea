/** What the parts of mails are for, in mails that nothing was learned from; and that parting loses no word. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type MarkedMail, mailsOf } from "../../../grammar/marked-mails.js";
import { leaningOf, partsOf } from "../../../src/language/index.js";
import { wordsOf } from "../../../src/language/tagging/words.js";
import { standardBoard } from "../../support/boards/boards.js";
import { casePath } from "../../support/golden.js";

const board = standardBoard();
const folder = new URL("../../../grammar/mails/", import.meta.url);
const learned = readdirSync(folder).flatMap((name) =>
  mailsOf(readFileSync(new URL(name, folder), "utf8")),
);
const heldBack = mailsOf(readFileSync(casePath("mails/held-back.txt"), "utf8"));

/** For each word: what it is for, and what it was read as, and how surely. */
function wordsRead({ text, occasion, parts }: MarkedMail) {
  const read = partsOf(board, text, occasion);
  return wordsOf(board, text).map(({ from }) => ({
    meant: parts.findLast((part) => part.from <= from)?.purpose,
    part: read.find((part) => part.from <= from && from < part.to),
  }));
}

describe("the parts of mails that others wrote", () => {
  const words = heldBack.flatMap(wordsRead);
  const share = (some: readonly unknown[], all: readonly unknown[]) => some.length / all.length;
  const isRight = ({ meant, part }: (typeof words)[number]) => part?.purpose === meant;

  it("are mostly told", () => {
    expect(share(words.filter(isRight), words)).toBeGreaterThan(0.7);
  });

  it("are right where that is sure", () => {
    const sure = words.filter(({ part }) => (part?.sureness ?? 0) >= 0.9);
    expect(share(sure, words)).toBeGreaterThan(0.5);
    expect(share(sure.filter(isRight), sure)).toBeGreaterThan(0.8);
  });

  it("were not learned", () => {
    const known = new Set(learned.map(({ text }) => text));
    expect(heldBack.filter(({ text }) => known.has(text))).toEqual([]);
  });

  it.each(heldBack.map(({ text, occasion }) => ({ text, occasion })))(
    "hold all of $text",
    (mail) => {
      const parts = partsOf(board, mail.text, mail.occasion);
      const letters = (text: string) => text.replace(/\s+/g, "");
      expect(letters(parts.map(({ text }) => text).join(""))).toBe(letters(mail.text));
      expect(parts.every((part) => part.text === mail.text.slice(part.from, part.to))).toBe(true);
    },
  );
});

it("words are found in their parts, however their lines are broken", () => {
  const text = "Vienna holds, I don't trust him. When is the\ndeadline of this turn?";
  const parts = partsOf(board, text, { kind: "reply", who: "player" });
  expect(leaningOf(parts, "when is the deadline of this turn")?.purpose).toBe("question");
  expect(leaningOf(parts, "Vienna holds")?.purpose).toBe("order");
  expect(leaningOf(parts, "Budapest holds")).toBeNull();
});
