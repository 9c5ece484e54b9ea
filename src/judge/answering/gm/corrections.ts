/**
 * What a GM says stands wrong on the board: `F Nap should be in Rome`. A GM has no units, so this is no order: the
 * reply shows the EDITs that put it right, and CONFIRM makes them.
 */

import {
  type BodyItem,
  type Correction,
  correctionsSaid,
  placesIn,
  powersIn,
  sentencesOf,
  tellsOfSlip,
  unitTypeIn,
} from "../../../language/index.js";
import { type Board, type ProvinceId, provinceOf, type UnitType } from "../../../map/index.js";
import { type PlacedUnit, printUnit } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { askMeant } from "../../session/grave.js";
import type { OpenGame, Session } from "../../session/session.js";
import { writingGm } from "../../session/statements.js";
import { isProse, sentencesOfItems, withoutSentences } from "../../session/texts/sentences-left.js";
import { nameOf } from "../guesses/guess.js";

/** The items without the sentences that correct the board. */
export function withoutCorrections(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  const { speaker } = session.sender;
  if (speaker === null || speaker.actsFor !== undefined) return items;
  if (writingGm(session) === null) return items;
  const { board, game } = speaker.game;
  // `ITALY:` above them makes lines the orders of its units.
  const isHeaded = items.some(
    ({ line }) => /^[^:]*:\s*$/.test(line) && powersIn(board, line).length > 0,
  );
  if (game.status === "forming" || isHeaded) return items;
  const sentences = sentencesOfItems(items.filter(isProse));
  const read = sentences.map((line, at) => {
    const placed = withPlace(board, line, sentences.slice(0, at));
    return { line, commands: editsIn(speaker.game, placed) };
  });
  const found = read.filter(({ commands }) => commands.length > 0);
  // Half of what is to be done is worse than nothing.
  if (read.some(({ line, commands }) => commands.length === 0 && isOfUnit(line))) return items;
  const [first] = found;
  if (first === undefined) return items;
  const line = found
    .map((each) => each.line)
    .join(", ")
    .replace(/(?<=[.!?]), /g, " ");
  const commands = [...new Set(found.flatMap((each) => each.commands))];
  askMeant(session, line, commands);
  const done = found.map((each) => each.line);
  return items
    .flatMap((item) => withoutSentences(item, done))
    .flatMap((item) => withoutSentences(item, sentencesOf(item.line).filter(tellsOfSlip)));
}

const joint = /[,;:]\s+(?:(?:and|und|et|y|e|en)\s+)?|\s+(?:and|und)\s+/iu;

/** The EDITs of a sentence; none where a clause of it is anything else. */
function editsIn(open: OpenGame, sentence: string): readonly string[] {
  const told = sentence.split(joint).filter((each) => !tellsOfSlip(each));
  const clauses = told.map((clause, at) => withPlace(open.board, clause, told.slice(0, at)));
  const parts = clauses.map((clause) => editsOf(open, clause));
  const isClear = parts.length > 0 && parts.every((each) => each.length > 0);
  if (isClear) return parts.flat();
  return clauses.slice(1).some(isOfUnit) ? [] : editsOf(open, clauses.join(" "));
}

const doing = regex("iu")`
  ^\W*(?:then |also |dann |ensuite )?(?:
    put|place|add|set|insert|create|make|move|give|setz\p{L}*|stell\p{L}*|mets|mettez|pon|metti
    |zet
  )(?!\p{L})
`;

/** `Put an army there instead` */
function isOfUnit(clause: string): boolean {
  return (
    doing.test(clause) &&
    /\b(?:army|fleet|unit|armee|flotte|einheit|armée|unité|ejército|flota|armata|flotta|vloot)(?!\p{L})/iu.test(
      clause,
    )
  );
}

/** `Remove the fleet in Naples and put an army there`: where that is, the clause before says. */
function withPlace(board: Board, clause: string, before: readonly string[]): string {
  const [place, another] = placesIn(board, before.at(-1) ?? "");
  if (place === undefined || another !== undefined) return clause;
  return clause.replace(
    /(?<!\p{L})(?:in there|there|dort(?:hin)?|dahin|là|allí|lì|daar)(?!\p{L})/iu,
    `in ${place}`,
  );
}

function editsOf(open: OpenGame, clause: string): readonly string[] {
  const edits = correctionsSaid(clause).map((each) => editsFor(open, each));
  return edits.find((each) => each.length > 0) ?? [];
}

function editsFor(open: OpenGame, correction: Correction): readonly string[] {
  const { board } = open;
  switch (correction.kind) {
    case "moved": {
      const to = placeNamed(board, correction.to);
      const unit = unitNamed(open, correction.unit, to);
      if (unit === null || to === null) return [];
      const coast = coastOf(correction.to, to);
      if (to === provinceOf(unit.at))
        return coast === to || coast === unit.at ? [] : [removed(unit), placed(board, unit, coast)];
      return [removed(unit), ...cleared(open, to), placed(board, unit, coast)];
    }
    case "retyped": {
      const unit = unitNamed(open, correction.unit);
      if (unit === null || unit.type === correction.type) return [];
      const at = provinceOf(unit.at);
      return [removed(unit), placed(board, { ...unit, type: correction.type }, at)];
    }
    case "placed":
      return placing(open, correction);
    case "removed": {
      const isOfUnit = unitTypeIn(correction.unit) !== null || /\bunit\b/.test(correction.unit);
      const unit = isOfUnit ? unitNamed(open, correction.unit) : null;
      return unit === null ? [] : [removed(unit)];
    }
    case "owned":
      return owning(open, correction);
  }
}

function placing(open: OpenGame, { type, to, power: words }: Of<"placed">): readonly string[] {
  const { board, game } = open;
  const at = placeNamed(board, to);
  if (at === null) return [];
  const [named, another] = powersIn(board, words);
  const power = words === "" ? game.position.owners[at] : another === undefined ? named : undefined;
  if (power === undefined) return [];
  const stands = game.position.units.find((unit) => provinceOf(unit.at) === at);
  const coast = coastOf(to, at);
  const isThere = stands?.type === type && stands.power === power;
  if (isThere && (coast === at || coast === stands.at)) return [];
  return [...cleared(open, at), placed(board, { type, power }, coast)];
}

function owning({ board }: OpenGame, { center, power: words }: Of<"owned">): readonly string[] {
  const at = placeNamed(board, center);
  const [power, another] = powersIn(board, words);
  const isCenter = board.provinces.some((each) => each.id === at && each.isCenter);
  if (at === null || !isCenter || unitTypeIn(center) !== null) return [];
  if (power === undefined || another !== undefined) return [];
  return [`EDIT OWNER ${at} ${nameOf(board, power)}`];
}

type Of<K extends Correction["kind"]> = Extract<Correction, { readonly kind: K }>;

/**
 * The unit in the one place that words name, or the only one of its type that their power has; of several the
 * one `near` which it is to stand: on another coast.
 */
function unitNamed(
  { board, game }: OpenGame,
  words: string,
  near: ProvinceId | null = null,
): PlacedUnit | null {
  const { units } = game.position;
  const type = unitTypeIn(words);
  const fits = (unit: PlacedUnit) => type === null || unit.type === type;
  const places = placesIn(board, words);
  if (places.length > 1) return null;
  const powers = powersIn(board, words);
  const named = units.filter(
    (each) =>
      fits(each) &&
      (places.length > 0 ? places.includes(provinceOf(each.at)) : powers.includes(each.power)),
  );
  const there = named.filter((each) => provinceOf(each.at) === near);
  const [unit, another] = there.length === 1 ? there : named;
  return unit === undefined || another !== undefined ? null : unit;
}

/** The place that words name first: `in Rome, not in Naples`. */
function placeNamed(board: Board, words: string): ProvinceId | null {
  const [wanted = ""] = words.split(/\b(?:not|instead|rather|nicht|statt|pas|no|non|niet)\b/);
  const [place, another] = placesIn(board, wanted);
  return place === undefined || another !== undefined ? null : place;
}

/** `St Petersburg, north coast`. */
function coastOf(words: string, at: ProvinceId): string {
  const [, side] = /\b([nsew])(?:orth|outh|ast|est)?\w* ?(?:coast|c)\b/.exec(words) ?? [];
  return side === undefined ? at : `${at}/${side.toUpperCase()}C`;
}

function removed(unit: PlacedUnit): string {
  return `EDIT REMOVE ${printUnit(unit)}`;
}

/** What stands where a unit is to be put goes away, and the reply shows it. */
function cleared({ game: { position } }: OpenGame, at: ProvinceId): readonly string[] {
  return position.units.filter((unit) => provinceOf(unit.at) === at).map(removed);
}

function placed(
  board: Board,
  { type, power }: { readonly type: UnitType; readonly power: PlacedUnit["power"] },
  at: string,
): string {
  return `EDIT ${nameOf(board, power)} ${type} ${at}`;
}
