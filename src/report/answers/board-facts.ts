/**
 * What everybody can see on the board: who is in a place, whose it is, what lies beside it, and how far it is
 * to another.
 */

import {
  type Board,
  type LocationId,
  type PowerId,
  type ProvinceId,
  placesBeside,
  provinceOf,
  shortestWay,
  standingPlaces,
  type UnitType,
} from "../../map/index.js";
import { type PlacedUnit, type PowerOrder, printOrder } from "../../rules/index.js";
import { capital } from "../../util/index.js";
import { type Catalogue, stageOf } from "../catalogue/catalogue.js";
import { type Stage, viewOf } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { ownUnits } from "./questions.js";

/** Who is in these places, and whose their supply centers are. */
export function placesText(
  catalogue: Catalogue,
  scene: Scene,
  places: readonly ProvinceId[],
): string {
  const stage = stageOf(catalogue, scene);
  return places.map((place) => placeSentence(stage, place)).join(" ");
}

/** `Is Serbia a supply center?`: and if so, whose. */
export function isCenterText(catalogue: Catalogue, scene: Scene, place: ProvinceId): string {
  const { words, names } = stageOf(catalogue, scene);
  if (scene.board.province(place)?.isCenter !== true)
    return words.say("no-center", { place: names.thePlace(place) });
  return words.say("told-yes", { told: placesText(catalogue, scene, [place]) });
}

/** Where any unit of a kind can go to a place from; that it cannot stand there. */
export function standingText(
  catalogue: Catalogue,
  scene: Scene,
  type: UnitType,
  place: ProvinceId,
): string {
  const { words, names } = stageOf(catalogue, scene);
  const who = words.say(type === "A" ? "an-army" : "a-fleet");
  const beside = words.or(
    placesBeside(scene.board, type, place).map((each) => names.thePlace(each)),
  );
  const fields = { who, place: names.thePlace(place) };
  return beside === ""
    ? words.say("cannot-stand-there", fields)
    : words.say("can-stand-there", { ...fields, beside });
}

/** An answer to what may have been no question. */
export function onlyAnsweredText(catalogue: Catalogue, scene: Scene, answer: string): string {
  return `${answer} ${stageOf(catalogue, scene).words.say("only-answered")}`;
}

/** `Is Paris still mine?`: yes or no, and what the board says of it. */
export function isMineText(
  catalogue: Catalogue,
  scene: Scene,
  places: readonly ProvinceId[],
  power: PowerId,
): string {
  const stage = stageOf(catalogue, scene);
  const { owners, units } = viewOf(stage).position;
  const isMine = (place: ProvinceId) =>
    scene.board.province(place)?.isCenter === true
      ? owners[place] === power
      : units.some((unit) => unit.power === power && provinceOf(unit.at) === place);
  const key = places.every(isMine) ? "told-yes" : "told-no";
  return stage.words.say(key, { told: placesText(catalogue, scene, places) });
}

/** Yes or no, before what is so. */
export function believedText(
  catalogue: Catalogue,
  scene: Scene,
  yes: boolean,
  told: string,
): string {
  return stageOf(catalogue, scene).words.say(yes ? "told-yes" : "told-no", { told });
}

/**
 * Where the reader's units are that they believe elsewhere: with the order that would bring each there, if one
 * does.
 */
export function notThereText(
  catalogue: Catalogue,
  scene: Scene,
  believed: readonly { readonly place: ProvinceId; readonly given: PowerOrder | null }[],
): string {
  const stage = stageOf(catalogue, scene);
  const { words, names } = stage;
  const units = ownUnits(stage);
  const told = believed.map(({ place, given }) =>
    given === null || given.order.kind === "waive"
      ? words.say("none-of-yours-there", { place: names.thePlace(place), units })
      : words.say("not-moved-yet", {
          unit: names.unit(given.order.unit),
          order: printOrder(given.order),
        }),
  );
  return [...new Set(told)].join(" ");
}

function placeSentence(stage: Stage, place: ProvinceId): string {
  const { words, names, scene } = stage;
  const { units, dislodged, owners } = viewOf(stage).position;
  const there = [...units, ...dislodged].filter(({ at }) => provinceOf(at) === place);
  const named = there.map((unit) => `${names.adjective(unit.power)} ${names.unit(unit)}`);
  const title = names.place(place);
  const held =
    named.length === 0
      ? words.say("held-by-nobody", { place: title })
      : words.say("held-by", { place: title, units: words.and(named) });
  if (scene.board.province(place)?.isCenter !== true) return held;
  const owner = owners[place];
  const owned =
    owner === undefined
      ? words.say("center-unowned")
      : words.say("center-owned", { power: names.power(owner) });
  return `${held} ${owned}`;
}

/** `Is Kiel on the coast?`: what a place is, and what lies beside it. */
export function terrainText(catalogue: Catalogue, scene: Scene, place: ProvinceId): string {
  const { words, names } = stageOf(catalogue, scene);
  const terrain = scene.board.province(place)?.terrain ?? "inland";
  const told = words.say(`terrain-${terrain}`, { place: names.place(place) });
  return `${told} ${bordersText(catalogue, scene, place)}`;
}

/** What lies beside a place. */
export function bordersText(catalogue: Catalogue, scene: Scene, place: ProvinceId): string {
  const { words, names } = stageOf(catalogue, scene);
  const beside = (type: UnitType) =>
    words.and(placesBeside(scene.board, type, place).map((each) => names.place(each)));
  const [places, fleets] = [beside("A"), beside("F")];
  const from = names.thePlace(place);
  if (fleets === "") return words.say("borders-land", { place: from, places });
  return places === ""
    ? words.say("borders-sea", { place: from, places: fleets })
    : words.say("borders-both", { place: from, places, fleets });
}

/** That a fleet on the coast carries nobody. */
export function ashoreText(catalogue: Catalogue, scene: Scene, unit: PlacedUnit): string {
  const stage = stageOf(catalogue, scene);
  return stage.words.say("convoy-ashore", { unit: stage.names.unit(unit) });
}

/**
 * Whether fleets can carry an army from a coast to another, over which seas, and how that is ordered; the fleet in an
 * unfit place cannot.
 */
export function convoyText(
  catalogue: Catalogue,
  scene: Scene,
  [from, to]: readonly [ProvinceId, ProvinceId],
  way: readonly ProvinceId[] | null,
  unfit: ProvinceId | null = null,
): string {
  const stage = stageOf(catalogue, scene);
  const { words, names } = stage;
  const ends = placesOf(stage, { from, to });
  const [sea] = way ?? [];
  if (way === null || sea === undefined) return words.say("convoy-not", ends);
  const { units } = viewOf(stage).position;
  const empty = way.filter((place) => !units.some(({ at }) => provinceOf(at) === place));
  const seas = (places: readonly ProvinceId[]) => words.and(places.map(names.thePlace));
  const move = `A ${from} - ${to}`.toUpperCase();
  const convoy = `F ${sea} C ${move}`.toUpperCase();
  return [
    unfit === null
      ? words.say("convoy-over", { ...ends, over: seas(way), move, convoy })
      : words.say("convoy-over-other", {
          sea: names.thePlace(unfit),
          over: seas(way),
          move,
          convoy,
        }),
    ...(empty.length === 0 ? [] : [words.say("convoy-unmanned", { places: seas(empty) })]),
  ].join(" ");
}

/** How an army would be carried on after a turn, from where it stands then. */
export interface CarriedThen {
  readonly army: PlacedUnit;
  readonly from: ProvinceId;
  readonly to: ProvinceId;
  /** The seas with fleets in them; null where no way over them is. */
  readonly over: readonly ProvinceId[] | null;
  /** It must go there first. */
  readonly isFirst: boolean;
}

export function carriedThenText(
  catalogue: Catalogue,
  scene: Scene,
  { army, from, to, over, isFirst }: CarriedThen,
): string {
  const stage = stageOf(catalogue, scene);
  const { words, names } = stage;
  const ends = { ...placesOf(stage, { from, to }), unit: names.unit(army) };
  if (over === null) return words.say("carried-not-then", ends);
  const fields = { ...ends, over: words.and(over.map(names.thePlace)) };
  return words.say(isFirst ? "carried-then-first" : "carried-then", fields);
}

/** What somebody asks of two places. */
interface AskedWay {
  readonly from: LocationId;
  readonly to: ProvinceId;
  /** Whether they lie side by side, and not only how far it is. */
  readonly asksWhether: boolean;
  readonly types: readonly UnitType[];
  /** How many moves the year still has, where it is asked of this year. */
  readonly movesLeft?: number | null;
}

/** Whether a place lies beside another, and how far it is from one to the other. */
export function wayText(catalogue: Catalogue, scene: Scene, asked: AskedWay): string {
  const stage = stageOf(catalogue, scene);
  const { board } = scene;
  const { from, to, asksWhether, types } = asked;
  const ways = types.flatMap((type) => {
    const way = shortestWay(board, type, from, to);
    return way === null ? [] : [{ type, way }];
  });
  const near = ways.filter(({ way }) => way.length === 1).map(({ type }) => type);
  if (asksWhether && near.length > 0) return besideSentence(stage, asked, near);
  const lost = asksWhether || ways.length > 0 ? [] : types;
  return [
    ...(asksWhether ? [stage.words.say("border-not", placesOf(stage, asked))] : []),
    ...lost.map((type) =>
      stage.words.say(type === "A" ? "way-needs-convoy" : "way-none", placesOf(stage, asked)),
    ),
    ...ways.map(({ type, way }) => waySentence(stage, type, asked, way)),
    ...inTime(stage, asked, ways),
    ...(isConvoyOf(board, asked) ? [stage.words.say("fact-by-convoy")] : []),
  ].join(" ");
}

/** The ways of several units to one place; what fleets can do for them is said once. */
export function waysText(catalogue: Catalogue, scene: Scene, asked: readonly AskedWay[]): string {
  const stage = stageOf(catalogue, scene);
  const told = asked.flatMap((each) =>
    each.types.flatMap((type) => {
      const way = shortestWay(scene.board, type, each.from, each.to);
      return way === null ? [] : [waySentence(stage, type, each, way)];
    }),
  );
  const byConvoy = asked.some((each) => isConvoyOf(scene.board, each));
  return [...told, ...(byConvoy ? [stage.words.say("fact-by-convoy")] : [])].join(" ");
}

/** Whether a unit gets there this year, as far as nobody is in its way. */
function inTime(
  { words }: Stage,
  { movesLeft = null }: AskedWay,
  ways: readonly { readonly way: readonly ProvinceId[] }[],
): readonly string[] {
  if (movesLeft === null || ways.length === 0) return [];
  const isInTime = ways.some(({ way }) => way.length <= movesLeft);
  return [words.say(isInTime ? "way-this-year" : "way-too-long")];
}

/** Could fleets save an army some of its way? */
function isConvoyOf(board: Board, { from: begin, to, types }: AskedWay): boolean {
  const from = provinceOf(begin);
  const isCoastal = (place: ProvinceId) =>
    standingPlaces(board, "A", place).length > 0 && standingPlaces(board, "F", place).length > 0;
  const onFoot = shortestWay(board, "A", from, to);
  return types.includes("A") && isCoastal(from) && isCoastal(to) && onFoot?.length !== 1;
}

function besideSentence(stage: Stage, ends: Ends, near: readonly UnitType[]): string {
  const { words } = stage;
  const who = words.and(near.map((type) => words.say(type === "A" ? "an-army" : "a-fleet")));
  return words.say("border-each-other", { ...placesOf(stage, ends), who });
}

type Ends = Pick<AskedWay, "from" | "to">;

function placesOf({ names }: Stage, { from, to }: Ends) {
  return { from: names.thePlace(from), to: names.thePlace(to) };
}

/** `An army needs 2 moves from Warsaw to Berlin, over Silesia.` */
function waySentence(stage: Stage, type: UnitType, ends: Ends, way: readonly ProvinceId[]): string {
  const { words, names } = stage;
  const who = capital(words.say(type === "A" ? "an-army" : "a-fleet"));
  const places = placesOf(stage, ends);
  if (way.length === 1) return words.say("way-next", { who, ...places });
  const over = words.and(way.slice(0, -1).map((place) => names.thePlace(place)));
  const moves = words.count(way.length, "one-move", "many-moves");
  return words.say("way-over", { who, moves, ...places, over });
}
