/**
 * Which draw the votes of all voters agree on. Three ways of voting: for a draw of all survivors, for any
 * draw within a list, and for any draw of at most so many powers. Each voter's vote stands for itself, so
 * nobody has to propose and nobody learns who refused.
 */
import type { PowerId } from "../map/index.js";
import type { Sheet } from "./game.js";

export interface Vote extends Pick<Sheet, "draw" | "drawSize"> {
  readonly power: PowerId;
}

/** Where draws include all survivors, yes is yes whatever was listed. */
export function drawOfAll(votes: readonly Vote[], alive: readonly PowerId[]): readonly PowerId[] {
  return votes.every(({ draw }) => draw !== null) ? alive : [];
}

/**
 * nJudge's lists: a list with oneself in it accepts every draw within the list that has oneself in it; a list
 * without oneself accepts every draw within the list, with or without oneself. The greatest draw that all
 * accept; none is empty.
 */
export function drawOfLists(votes: readonly Vote[], alive: readonly PowerId[]): readonly PowerId[] {
  const lists = votes.map(({ draw, power }) => (draw === null ? null : listOf(draw, power, alive)));
  const [...cast] = lists.filter((list) => list !== null);
  if (cast.length < votes.length) return [];
  // What two draws have in common with a list, their union has as well: the greatest is the intersection.
  const shared = alive.filter((power) => cast.every(({ within }) => within.includes(power)));
  return cast.every(({ must }) => must === null || shared.includes(must)) ? shared : [];
}

function listOf(draw: readonly PowerId[], power: PowerId, alive: readonly PowerId[]) {
  const named = draw.length === 0 ? alive : draw;
  return { within: [...named, power], must: named.includes(power) ? power : null };
}

/**
 * The DPjudge's sizes: 0 is content to be left out, 3 accepts any draw of at most three. The draw of all who
 * want a part in it, if it is small enough for each of them.
 */
export function drawOfSizes(votes: readonly Vote[]): readonly PowerId[] {
  if (!votes.every(({ drawSize }) => drawSize !== null)) return [];
  const wanting = votes.filter(({ drawSize }) => drawSize !== 0);
  const smallest = Math.min(...wanting.map(({ drawSize }) => drawSize ?? 0));
  return wanting.length <= smallest ? wanting.map(({ power }) => power) : [];
}
