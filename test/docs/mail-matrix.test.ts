/** Every event and every letter to the keeper has its row in the table of who is told what. */
import { expect, it } from "vitest";
import { eventSayings } from "../../src/report/sentences/events.js";
import { keeperRows, mailMatrix, otherLetters } from "../support/conversations/mail-matrix.js";
import { templateFiles } from "../support/templates.js";

/** The kinds of letters in a folder of templates, where nothing unused stands. */
function kindsIn(folder: string): readonly string[] {
  const paths = Object.keys(templateFiles()).filter((path) => path.startsWith(`${folder}/`));
  return paths.map((path) => path.slice(folder.length + 1, -".txt".length));
}

it("has a row for each event", () => {
  expect(mailMatrix.map(({ event }) => event).sort()).toEqual(Object.keys(eventSayings).sort());
});

it("has a row for each letter to the keeper", () => {
  expect([...keeperRows].sort()).toEqual(kindsIn("keeper").toSorted());
});

it("names all other letters", () => {
  const others = kindsIn("letters").filter(
    (kind) => !(kind in eventSayings) && kind !== "reply" && kind !== "notice",
  );
  expect([...otherLetters].sort()).toEqual(others.toSorted());
});
