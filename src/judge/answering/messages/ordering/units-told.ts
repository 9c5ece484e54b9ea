/** Words that tell of own units and what they do, though no order was made of them. */
import { isAsking, placesIn, plainWords, tellsUnits } from "../../../../language/index.js";
import { type Board, type ProvinceId, provinceOf } from "../../../../map/index.js";
import type { Speaker } from "../../../session/session.js";
import { orderingPower } from "./orders-in.js";

/** Told, and not asked. */
export function tellsOfUnits(speaker: Speaker, sentence: string): boolean {
  return !isAsking(plainWords(sentence), sentence) && mayTellUnits(speaker, sentence);
}

/** Words that name own units and what they are to do, though no order was made of them. */
export function mayTellUnits(speaker: Speaker, text: string): boolean {
  const { game, board } = speaker.game;
  const power = orderingPower(speaker);
  if (power === null) return false;
  const own = game.position.units.flatMap((unit) =>
    unit.power === power ? [provinceOf(unit.at)] : [],
  );
  return (
    tellsUnits(board, own, text) ||
    text.split("\n").some((line) => looksLikeOrders(board, own, line))
  );
}

/** `par-bur mar s par-bur`: short orders of own units that were not read. */
function looksLikeOrders(board: Board, own: readonly ProvinceId[], line: string): boolean {
  const [, place = ""] =
    /(?:^|[\s,;])([\p{L}.]{3,}) ?(?:->?|>|\bs\b|\bh\b|\bto\b) ?[\p{L}.]{3,}/iu.exec(line) ?? [];
  return (
    placesIn(board, place).some((named) => own.includes(named)) && placesIn(board, line).length > 1
  );
}
