/** Words that tell of own units and what they do, though no order was made of them. */
import {
  isAsking,
  placesIn,
  plainWords,
  powersIn,
  sentencesOf,
  tellsUnits,
  typesNamed,
} from "../../../../language/index.js";
import { type Board, type ProvinceId, provinceOf } from "../../../../map/index.js";
import { destinations } from "../../../../rules/index.js";
import { inOneLine, regex } from "../../../../util/index.js";
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
    text.split("\n").some((line) => looksLikeOrders(board, own, line)) ||
    sentencesOf(inOneLine(text)).some((sentence) => sendsKind(speaker, sentence))
  );
}

/** `The new fleet goes to the Tyrrhenian Sea`: a unit named by its kind, and a place where an own one can go. */
function sendsKind(speaker: Speaker, sentence: string): boolean {
  const { game, board } = speaker.game;
  const [type, other] = typesNamed(sentence);
  if (game.phase.kind !== "M" || other !== undefined || !ofKind.test(sentence)) return false;
  const places = placesIn(board, sentence);
  if (places.length === 0 || powersIn(board, sentence).length > 0) return false;
  const power = orderingPower(speaker);
  return game.position.units
    .filter((unit) => unit.power === power && unit.type === type)
    .some((unit) =>
      destinations(board, game.position, unit).direct.some((to) => places.includes(provinceOf(to))),
    );
}

const ofKind = regex("iu")`
  (?<!\p{L})(?:
    the|my|our|die|meine?|unsere?|la|l['\u2019]|ma|notre|el|mi|nuestr[oa]|il|lo|(?:la )?mi[ao]|de|het|mijn|onze
  )\s?(?:\p{L}+\s)?(?:
    fleet|army|boat|ship|flotte|armee|heer|arm\u00e9e|bateau|flota|barco|ej\u00e9rcito|flotta|nave|armata|esercito
    |vloot|schip|leger
  )(?!\p{L})
`;

/** `par-bur mar s par-bur`: short orders of own units that were not read. */
function looksLikeOrders(board: Board, own: readonly ProvinceId[], line: string): boolean {
  const [, place = ""] =
    /(?:^|[\s,;])([\p{L}.]{3,}) ?(?:->?|>|\bs\b|\bh\b|\bto\b) ?[\p{L}.]{3,}/iu.exec(line) ?? [];
  return (
    placesIn(board, place).some((named) => own.includes(named)) && placesIn(board, line).length > 1
  );
}
