/** What a question names: places and powers, but no small word of its language. */
import { expect, test } from "vitest";
import { placesIn, powersIn } from "../../../src/language/names/mentions.js";
import { standardBoard } from "../../support/boards/boards.js";

const board = standardBoard();

test.each([
  ["who is in den?", ["DEN"]],
  ["Kann ich den Kanal nehmen?", ["ENG"]],
  ["Wie viele bauen die Russen und die T\u00fcrken?", []],
  ["who is in Con", ["CON"]],
  ["\u00bfpuedo ir con la flota a Napoli?", ["NAP"]],
  ["from Par to Bur", ["PAR", "BUR"]],
  ["Mag Boedapest dan naar Servi\u00eb?", ["BUD", "SER"]],
  ["Kan de vloot in Albani\u00eb daarheen?", ["ALB"]],
  ["Puis-je passer par la Belgique ?", ["BEL"]],
  ["je joue A Par - Bur", ["PAR", "BUR"]],
  ["\u00bfpuedo entrar en el mar Negro por Armenia?", ["BLA", "ARM"]],
] as const)("places: %s", (sentence, places) => {
  expect(placesIn(board, sentence)).toEqual(places);
});

test.each([
  ["Ich komme aus Kiel", []],
  ["what about aus and tur?", ["AUSTRIA", "TURKEY"]],
] as const)("powers: %s", (sentence, powers) => {
  expect(powersIn(board, sentence)).toEqual(powers);
});
