/** Every sort of letter against the file that somebody read and approved. */
import { describe, expect, test } from "vitest";
import { everything } from "../../support/conversations/witness.js";
import { caseFiles, expectGolden } from "../../support/golden.js";
import { misfits } from "../../support/letter-lines.js";
import { letters } from "../samples/index.js";
import { catalogue, shown } from "../samples/stage.js";

describe.each(Object.entries(letters))("the letter %s", (name, letter) => {
  test("is the approved one", () => {
    expectGolden(`letters/${name}.txt`, `Subject: ${letter.subject}\n\n${letter.text}`);
  });

  test("fits its columns", () => {
    expect(misfits(letter.text)).toEqual([]);
    expect(letter.subject).toMatch(/^[\x20-\x7e]{1,120}$/);
  });

  test("begins with the judge's header", () => {
    expect(letter.text).toMatch(/^:: Judge: EMSD/);
  });
});

test("every approved letter is still written", () => {
  expect(caseFiles("letters")).toEqual(
    Object.keys(letters)
      .map((name) => `${name}.txt`)
      .sort(),
  );
});

const wholeKinds = everything(catalogue).filter((key) => /^(?:letter|answer|keeper) /.test(key));

test.each(wholeKinds)("the %s stands whole among the approved letters", (key) => {
  expect(shown).toContain(key);
});
