/**
 * What a game's questions ask besides its status: since when it runs, how its messages are signed, what lies
 * beside one, where coasts are.
 */
import type { ClockKind } from "../../game/index.js";
import {
  type LocationId,
  type PowerId,
  type ProvinceId,
  provinceOf,
  shortestWay,
  standingPlaces,
} from "../../map/index.js";
import { destinations, parsePhase, printOrder } from "../../rules/index.js";
import type { Saying, Stage } from "../words/say.js";
import { paceOf } from "../words/set-up.js";
import { seasonOf } from "../words/times.js";

const pace =
  (kind: ClockKind): Saying<unknown>[string] =>
  (_, stage) => {
    const { view } = stage.scene;
    return view === null ? "" : paceOf(stage, view.settings.clocks[kind]);
  };

/** The words of these answers. */
export const gameFacts: Saying<unknown> = {
  firstSeason: (_, { scene: { board }, words }) => {
    const first = parsePhase(board.start.phase);
    return first === null ? "" : seasonOf(words, first);
  },
  phasesPlayed: (_, { scene: { view } }) => Math.max(0, (view?.turn ?? 1) - 1),
  movePace: pace("move"),
  retreatPace: pace("retreat"),
  adjustPace: pace("adjust"),
  hasPress: (_, { scene: { view } }) => view?.settings.press !== "none",
  pressBetween: (_, { scene: { view } }) => view?.settings.minorPress === true,
  endsEarly: (_, { scene: { view } }) => view?.settings.earlyProcessing === true,
  startsOnHomes: (_, { scene: { board } }) =>
    board.powers.every(({ id, homes }) => {
      const units = board.start.units.filter(({ power }) => power === id);
      const isAtHome = units.every(({ at }) => homes.includes(provinceOf(at)));
      return isAtHome && units.length === homes.length;
    }),
  startUnits: (_, stage) => unitRanking(stage, stage.scene.board.start.units),
  unitRanking: (_, stage) => unitsNow(stage),
  isAsAtStart: (_, stage) =>
    stage.scene.view !== null && stage.scene.view.status !== "forming" && unitsNow(stage) === "",
  freeNear: (_, stage) => stage.words.and(freeNear(stage).map(stage.names.place)),
  freeNearCount: (_, stage) => freeNear(stage).length,
  twoCoasts: (_, stage) => stage.words.and(twoCoasts(stage)),
  coastal: (_, stage) => stage.words.and(onCoasts(stage)),
  centerCount: (_, { scene: { board } }) => board.provinces.filter((each) => each.isCenter).length,
  ownSupport: (_, stage) => supportOf(stage, true),
  ownHelp: (_, stage) => supportOf(stage, false),
  mayHideName: (_, { scene: { view } }) =>
    view !== null && view.settings.press !== "white" && view.settings.press !== "none",
};

/** `Russia 4; Austria and England 3`: how many units each power has, those with most first. */
function unitRanking(
  { scene: { board }, words, names }: Stage,
  units: readonly { readonly power: PowerId }[],
): string {
  const count = (asked: PowerId) => units.filter(({ power }) => power === asked).length;
  const powers = board.powers.map(({ id }) => id);
  const counts = [...new Set(powers.map(count))].toSorted((one, other) => other - one);
  return counts
    .map((each) => {
      const those = powers.filter((power) => count(power) === each);
      return `${words.and(those.map(names.power))} ${each}`;
    })
    .join("; ");
}

/** How many each has now, where somebody has more or fewer than at the start. */
function unitsNow(stage: Stage): string {
  const { view, board } = stage.scene;
  if (view === null || view.status === "forming") return "";
  const now = unitRanking(stage, [...view.position.units, ...view.position.dislodged]);
  return now === unitRanking(stage, board.start.units) ? "" : now;
}

/** The supply centers of nobody that the asker's units can reach within a year. */
export function freeNear({ scene: { view, board } }: Stage): readonly ProvinceId[] {
  if (view === null || view.you.power === null || view.status === "forming") return [];
  const own = view.position.units.filter(({ power }) => power === view.you.power);
  return board.provinces
    .filter(({ id, isCenter }) => isCenter && view.position.owners[id] === undefined)
    .filter(({ id }) =>
      own.some(({ type, at }) => {
        const length = shortestWay(board, type, provinceOf(at), id)?.length;
        return length !== undefined && length <= moves;
      }),
    )
    .map(({ id }) => id);
}

/** A year has two moves. */
const moves = 2;

/** A support that one of the asker's units could give another now, moving or staying; empty for none. */
function supportOf({ scene: { view, board } }: Stage, moves: boolean): string {
  if (view === null || view.you.power === null || view.phase.kind !== "M") return "";
  const { position } = view;
  const own = position.units.filter(({ power }) => power === view.you.power);
  const isHeld = (at: LocationId) => own.some((each) => provinceOf(each.at) === provinceOf(at));
  for (const unit of own) {
    const near = new Set(destinations(board, position, unit).direct.map(provinceOf));
    for (const helped of own.filter((each) => each !== unit)) {
      const to = destinations(board, position, helped).direct.find(
        (at) => near.has(provinceOf(at)) && !isHeld(at),
      );
      if (moves ? to !== undefined : near.has(provinceOf(helped.at)))
        return printOrder({ kind: "support", unit, of: helped, to: moves ? to! : null });
    }
  }
  return "";
}

/** The places with two coasts. */
function twoCoasts({ scene: { board }, names }: Stage): readonly string[] {
  return board.provinces
    .filter(({ id }) => standingPlaces(board, "F", id).length > 1)
    .map(({ id }) => names.place(id));
}

/** The asker's fleets that are on one of two coasts. */
function onCoasts({ scene: { view, board }, names }: Stage): readonly string[] {
  if (view === null || view.you.power === null || view.status === "forming") return [];
  return view.position.units
    .filter(
      ({ power, type, at }) => power === view.you.power && type === "F" && at !== provinceOf(at),
    )
    .filter(({ at }) => standingPlaces(board, "F", provinceOf(at)).length > 1)
    .map(names.unit);
}
