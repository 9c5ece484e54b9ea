/** Every event and every letter to the keeper has its row in the table of who is told what. */
import { expect, it } from "vitest";
import { eventSayings } from "../../src/report/events.js";
import { keeperFields, letterFields } from "../../src/report/letters.js";
import { keeperRows, mailMatrix, otherLetters } from "../support/mail-matrix.js";

it("has a row for each event", () => {
  expect(mailMatrix.map(({ event }) => event).sort()).toEqual(Object.keys(eventSayings).sort());
});

it("has a row for each letter to the keeper", () => {
  expect([...keeperRows].sort()).toEqual(Object.keys(keeperFields).sort());
});

it("names all other letters", () => {
  const others = Object.keys(letterFields).filter(
    (kind) => !(kind in eventSayings) && kind !== "reply" && kind !== "notice",
  );
  expect([...otherLetters].sort()).toEqual(others.sort());
});
