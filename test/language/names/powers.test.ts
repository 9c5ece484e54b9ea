/** Words for powers on the standard board: what each must mean, and what must be asked back. */
import { describe, expect, it } from "vitest";
import { resolvePower, resolvePowers } from "../../../src/language/index.js";
import { standardBoard } from "../../support/boards/boards.js";

const board = standardBoard();

/** `FRANCE`, `FRANCE?` for a guess, or the candidates in brackets. */
function meaningOf(word: string): string {
  const reading = resolvePower(board, word);
  if (reading.kind === "unclear") return `[${reading.nearest.join(" ")}]`;
  return reading.power + (reading.guessed ? "?" : "");
}

function meaningsOf(...words: readonly string[]): string {
  const readings = resolvePowers(board, words);
  return readings
    .map((reading) => (reading.kind === "power" ? reading.power : `[${reading.word}]`))
    .join(" ");
}

describe("a word for a power", () => {
  it.each([
    ["France", "FRANCE"],
    ["FRANCE", "FRANCE"],
    ["french", "FRANCE"],
    ["F", "FRANCE"],
    ["f", "FRANCE"],
    ["fra", "FRANCE"],
    ["Fr", "FRANCE"],
    ["Austria-Hungary", "AUSTRIA"],
    ["austro hungarian", "AUSTRIA"],
    ["Great Britain", "ENGLAND"],
    ["G", "GERMANY"],
    ["Germ", "GERMANY"],
    ["Frence", "FRANCE?"],
    ["Russai", "RUSSIA?"],
    ["Trukey", "TURKEY?"],
    ["Itlay", "ITALY?"],
    ["Grmany", "GERMANY?"],
    ["Engalnd", "ENGLAND?"],
    ["X", "[]"],
    ["Spain", "[]"],
    ["", "[]"],
    ["*", "[]"],
  ])("%j means %s", (word, meaning) => expect(meaningOf(word)).toBe(meaning));

  it("is asked back where two powers begin so", () => {
    const twins = {
      ...board,
      powerNames: new Map([
        ["north", ["N"]],
        ["norse", ["O"]],
      ]),
    };
    expect(resolvePower(twins, "nor")).toEqual({ kind: "unclear", nearest: ["N", "O"] });
  });
});

describe("a list of words for powers", () => {
  it.each([
    [["FR"], "FRANCE RUSSIA"],
    [["frg"], "FRANCE RUSSIA GERMANY"],
    [["GE"], "GERMANY ENGLAND"],
    [["FRA"], "FRANCE"],
    [["GER"], "GERMANY"],
    [["FRANCE", "R"], "FRANCE RUSSIA"],
    [["AEFGIRT"], "AUSTRIA ENGLAND FRANCE GERMANY ITALY RUSSIA TURKEY"],
    [["FRX"], "[FRX]"],
    [["Mars"], "[Mars]"],
    [["FX"], "[FX]"],
  ])("%j means %s", (words, meaning) => expect(meaningsOf(...words)).toBe(meaning));
});
