/** Talk beside orders is told from what may be an order, in doubt the latter. */
import { expect, it } from "vitest";
import { isTalk } from "../../../src/language/index.js";
import { standardBoard } from "../../support/boards/boards.js";

it.each([
  "Hi judge, here are my moves for the spring.",
  "Good luck to you all, this will be a great game",
  "By the way, thanks for running this. My daughter was born on Tuesday.",
  "sry 4 late",
  "Anna Waite",
  "Ich melde mich morgen wieder",
])("%s is talk", (line) => expect(isTalk(standardBoard(), line)).toBe(true));

it.each([
  "Foo to Bar",
  "A Foo - Bar",
  "Munich is what I want",
  "cancel what I sent",
  "same as last time please",
  "my army stays",
  "the fleet goes north as agreed with England",
  "everybody holds",
  "no builds this year, thank you very much",
])("%s may be more", (line) => expect(isTalk(standardBoard(), line)).toBe(false));
