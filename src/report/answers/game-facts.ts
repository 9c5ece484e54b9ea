/**
 * What a game's questions ask besides its status: since when it runs, how its messages are signed, what lies
 * beside one, where coasts are.
 */
import { type ProvinceId, provinceOf, shortestWay, standingPlaces } from "../../map/index.js";
import { parsePhase } from "../../rules/index.js";
import type { Saying, Stage } from "../words/say.js";
import { seasonOf } from "../words/times.js";

/** The words of these answers. */
export const gameFacts: Saying<unknown> = {
  firstSeason: (_, { scene: { board }, words }) => {
    const first = parsePhase(board.start.phase);
    return first === null ? "" : seasonOf(words, first);
  },
  phasesPlayed: (_, { scene: { view } }) => Math.max(0, (view?.turn ?? 1) - 1),
  freeNear: (_, stage) => stage.words.and(freeNear(stage).map(stage.names.place)),
  freeNearCount: (_, stage) => freeNear(stage).length,
  twoCoasts: (_, stage) => stage.words.and(twoCoasts(stage)),
  coastal: (_, stage) => stage.words.and(onCoasts(stage)),
  mayHideName: (_, { scene: { view } }) =>
    view !== null && view.settings.press !== "white" && view.settings.press !== "none",
};

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
