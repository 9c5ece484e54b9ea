/** How a board's places, units and powers are called in letters. Made once for each board. */
import {
  type Board,
  coastOf,
  type LocationId,
  type PowerId,
  provinceOf,
  type UnitType,
} from "../../map/index.js";
import { toAscii } from "../engine/ascii.js";
import type { Vocabulary } from "./vocabulary.js";
import { wordFields } from "./word-fields.js";

/** A unit as orders and positions name it. */
export interface NamedUnit {
  readonly type: UnitType | null;
  readonly at: LocationId;
}

export interface Names {
  /** `Paris`, `St Petersburg (south coast)`. */
  place(at: LocationId): string;
  /** `Paris`, `the North Sea`. */
  thePlace(at: LocationId): string;
  /** `Army Paris`. */
  unit(unit: NamedUnit): string;
  /** `the army in Paris`, `the fleet in the North Sea`. */
  theUnit(unit: NamedUnit): string;
  /** `France`. */
  power(power: PowerId): string;
  /** `French`. */
  adjective(power: PowerId): string;
  /** A railway or a canal: `Suez Canal`. */
  way(id: string): string;
}

/** The words of a vocabulary applied to a board. */
export function makeNames(words: Vocabulary, board: Board): Names {
  const places = new Map(board.locations.map((at) => [at, placeName(words, board, at)]));
  const articled = new Map(board.locations.map((at) => [at, withArticle(words, board, at)]));
  const short = { A: words.say("army-title"), F: words.say("fleet-title") };
  const inPlaces = (unit: string) =>
    new Map([...articled].map(([at, place]) => [at, words.say("the-unit", { unit, place })]));
  const theUnits = { A: inPlaces(words.say("army")), F: inPlaces(words.say("fleet")) };
  const theUnknown = inPlaces(words.say("unit"));
  const place = (at: LocationId) => places.get(at) ?? at;
  const ways = [...board.railways, ...board.canals];
  return {
    place,
    thePlace: (at) => articled.get(at) ?? at,
    unit: ({ type, at }) => (type === null ? place(at) : `${short[type]} ${place(at)}`),
    theUnit: ({ type, at }) => (type === null ? theUnknown : theUnits[type]).get(at) ?? at,
    power: (id) => toAscii(board.power(id)?.name ?? id),
    adjective: (id) => toAscii(board.power(id)?.adjective ?? id),
    way: (id) => toAscii(ways.find((way) => way.id === id)?.name ?? id),
  };
}

/** The same names, with whose each unit is that stands where these powers stand. */
export function withPowers(
  words: Vocabulary,
  names: Names,
  powers: ReadonlyMap<LocationId, PowerId>,
): Names {
  return {
    ...names,
    theUnit: (unit) => {
      const power = powers.get(unit.at);
      return power === undefined || unit.type === null
        ? names.theUnit(unit)
        : words.say("the-unit", {
            unit: `${names.adjective(power)} ${words.say(unit.type === "A" ? "army" : "fleet")}`,
            place: names.thePlace(unit.at),
          });
    },
  };
}

function placeName(words: Vocabulary, board: Board, at: LocationId): string {
  const name = toAscii(board.province(provinceOf(at))?.name ?? at);
  const coast = coastOf(at);
  return coast === null ? name : `${name} (${coastName(words, coast)})`;
}

function coastName(words: Vocabulary, coast: string): string {
  const key = `coast-${coast}`;
  return isCoastKey(key) ? words.say(key) : coast;
}

function isCoastKey(key: string): key is `coast-${"NC" | "SC" | "EC" | "WC"}` {
  return key in wordFields;
}

function withArticle(words: Vocabulary, board: Board, at: LocationId): string {
  const name = placeName(words, board, at);
  return board.province(at)?.terrain === "sea" ? words.say("the-sea", { place: name }) : name;
}
