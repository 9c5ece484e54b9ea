/** `YOR - NWY. Could Russia still stop me?`: what others can do against the orders that stand above the question. */
import {
  asksHindrance,
  asksHowToHinder,
  asksToHinder,
  placesIn,
  powersIn,
} from "../../../../language/index.js";
import { type PowerId, type ProvinceId, provinceOf } from "../../../../map/index.js";
import {
  attackersText,
  defendersText,
  outOfReachText,
  ownWayText,
  reaching,
} from "../../../../report/index.js";
import type { Position } from "../../../../rules/index.js";
import { answerLine } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf, stageFor } from "../../../session/speaker.js";
import { askingSpeaker } from "../../../session/statements.js";
import { ordersInMind } from "../own-orders.js";
import { triedOut } from "../trials/tried.js";
import type { Tell } from "./board-facts.js";

/** Answers it once these orders are noted, or else of those that stand; null where it asks something else. */
export function hinderedTold(
  session: Session,
  speaker: Speaker,
  sentence: string,
  before: string,
): Tell | null {
  const { board, game } = speaker.game;
  const named = placesIn(board, before);
  if (game.phase.kind !== "M" || placesIn(board, sentence).length > 0) return null;
  const goals = named.length > 0 ? named : goalsOf(speaker);
  if (goals.length === 0) return null;
  if (named.length > 0 && asksToHinder(sentence))
    return ownHindrance(session, speaker, named.at(-1)!);
  if (!asksHindrance(sentence)) return null;
  return (line) => {
    const asker = askingSpeaker(session) ?? speaker;
    const own = powerOf(asker);
    const powers = powersIn(board, sentence).filter((power) => power !== own);
    const places =
      named.length > 0
        ? [goalAmong(asker, named) ?? named.at(-1)!]
        : reachedBy(asker, goals, powers);
    const told = places.map((place) => hindranceText(session, asker, place, powers));
    answerLine(session, line, told.join(" "));
  };
}

/** What these powers can do there, or whoever can go there where none is named. */
function hindranceText(
  session: Session,
  speaker: Speaker,
  place: ProvinceId,
  powers: readonly PowerId[],
): string {
  const own = powerOf(speaker);
  // Whoever is there already need not go there.
  const holder = holderOf(speaker.game.game.position, place);
  const movers = powers.map((power) => ({ power, from: null }));
  return movers.length === 0 || (holder !== null && holder !== own)
    ? attackersText(...stageFor(session, speaker), [place])
    : triedOut(session, { speaker, place, movers, goesOneself: false });
}

/** The goals that these powers, or any, can go to; one of them where none is. */
function reachedBy(
  speaker: Speaker,
  goals: readonly ProvinceId[],
  powers: readonly PowerId[],
): readonly ProvinceId[] {
  const { board, game } = speaker.game;
  const own = powerOf(speaker);
  const open = goals.filter((place) =>
    reaching(board, game.position, place).some(
      ({ power }) => power !== own && (powers.length === 0 || powers.includes(power)),
    ),
  );
  return (open.length > 0 ? open : goals.slice(0, 1)).slice(0, most);
}

/** More places than these are a story. */
const most = 3;

/** `How do I keep France out of Munich?`: with what the asker can go there, or help their unit that is there. */
export function hinderingTold(
  session: Session,
  speaker: Speaker,
  sentence: string,
  before: string,
): Tell | null {
  const { board, game } = speaker.game;
  const own = powerOf(speaker);
  const asked = asksHowToHinder(sentence);
  if (asked === null || game.phase.kind !== "M") return null;
  // Nobody is kept out of where they are already.
  const mayEnter = (place: ProvinceId) => [null, own].includes(holderOf(game.position, place));
  const place = placesIn(board, asked)[0] ?? placesIn(board, before).findLast(mayEnter);
  if (place === undefined) return null;
  const holder = holderOf(game.position, place);
  if (holder === null || holder !== own) return ownHindrance(session, speaker, place);
  const stage = stageFor(session, speaker);
  const told = [attackersText(...stage, [place]), defendersText(...stage, place)];
  return (line) => answerLine(session, line, told.filter(Boolean).join(" "));
}

/** Whose unit stands there. */
function holderOf({ units }: Position, place: ProvinceId): PowerId | null {
  return units.find(({ at }) => provinceOf(at) === place)?.power ?? null;
}

/** `And could I prevent it?`: with which units the asker can go there, too. */
function ownHindrance(session: Session, speaker: Speaker, place: ProvinceId): Tell {
  const { board, game } = speaker.game;
  const own = reaching(board, game.position, place).filter(
    ({ power }) => power === powerOf(speaker),
  );
  const stage = stageFor(session, speaker);
  const text =
    own.length === 0 ? outOfReachText(...stage, [place]) : ownWayText(...stage, place, own);
  return (line) => answerLine(session, line, text);
}

/** Where the asker goes, or helps somebody to go; the last of these places where that is so. */
function goalAmong(speaker: Speaker, named: readonly ProvinceId[]): ProvinceId | undefined {
  const goals = goalsOf(speaker);
  return named.findLast((place) => goals.includes(place));
}

function goalsOf(speaker: Speaker): readonly ProvinceId[] {
  const goals = ordersInMind(speaker).flatMap(({ order }) =>
    (order.kind === "move" || order.kind === "support") && order.to !== null
      ? [provinceOf(order.to)]
      : [],
  );
  return [...new Set(goals)];
}
