/**
 * Which draw the votes of all voters agree on. Three ways of voting: for a draw of all survivors, for any
 * draw within a list, and for any draw of at most so many powers. Each voter's vote stands for itself, so
 * nobody has to propose and nobody learns who refused.
 */
import type { PowerId } from "../../map/index.js";
import type { Submission } from "../model/game.js";

interface Vote extends Pick<Submission, "draw" | "drawSize"> {
  readonly power: PowerId;
}

/** Where draws include all survivors, yes is yes whatever was listed. */
export function drawOfAll(votes: readonly Vote[], alive: readonly PowerId[]): readonly PowerId[] {
  return votes.every(({ draw }) => draw !== null) ? alive : [];
}

/**
 * The greatest draw that all accept; none is empty. nJudge's lists: one with oneself in it accepts every draw
 * within it that has oneself in it; one without oneself, every draw within it, with or without oneself. The
 * DPjudge's sizes: 3 accepts every draw of at most three with oneself in it; 0 every draw, and leaves oneself
 * out. A voter who leaves it open whether they are in is in, unless that makes the draw too large for somebody.
 */
export function drawOfSome(votes: readonly Vote[], alive: readonly PowerId[]): readonly PowerId[] {
  if (!votes.every(({ draw, drawSize }) => draw !== null || drawSize !== null)) return [];
  const lists = votes.flatMap(({ draw, power }) =>
    draw === null ? [] : [listOf(draw, power, alive)],
  );
  const sizes = votes.filter(({ draw }) => draw === null);
  const leaving = sizes.filter(({ drawSize }) => drawSize === 0).map(({ power }) => power);
  const staying = sizes.filter(({ drawSize }) => drawSize !== 0);
  const most = Math.min(...staying.map(({ drawSize }) => drawSize ?? 0));
  const must = [...lists.flatMap((list) => list.must ?? []), ...staying.map(({ power }) => power)];
  // What two draws have in common with a list, their union has as well: the greatest is the intersection.
  const shared = (lists.length > 0 ? alive : must).filter(
    (power) => !leaving.includes(power) && lists.every(({ within }) => within.includes(power)),
  );
  const wanting = shared.filter((power) => must.includes(power));
  const isAccepted = (draw: readonly PowerId[]): boolean =>
    draw.length <= most && must.every((power) => draw.includes(power));
  return [shared, wanting].find(isAccepted) ?? [];
}

function listOf(draw: readonly PowerId[], power: PowerId, alive: readonly PowerId[]) {
  const named = draw.length === 0 ? alive : draw;
  return { within: [...named, power], must: named.includes(power) ? power : null };
}
