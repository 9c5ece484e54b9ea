/** `Can I take Munich with Burgundy and Ruhr? What would I need?`: units of the asker's own, tried as one attack. */
import {
  asksNeeds,
  asksToTake,
  type Clause,
  deedsSupposed,
  placesIn,
  reachedAt,
  sentencesOf,
  walksTo,
} from "../../../../language/index.js";
import { type ProvinceId, provinceOf } from "../../../../map/index.js";
import { jointlyText } from "../../../../report/index.js";
import type { PlacedUnit } from "../../../../rules/index.js";
import { answerLine } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { stageFor } from "../../../session/speaker.js";
import { resultsOf, situationOf, triedDeeds } from "../trials/trials.js";
import type { Tell } from "./board-facts.js";

/** What answers it, and a question behind it that this answers, too. */
interface Joint {
  readonly tell: Tell;
  readonly more: string;
}

/** Null where the question names no such units, or no one place that they are to take. */
export function jointlyTold(
  session: Session,
  speaker: Speaker,
  clauses: readonly Clause[],
  behind: string,
): Joint | null {
  const { board, game } = speaker.game;
  const asks = clauses.flatMap(({ asks: isAsking, text }) => (isAsking ? [text] : [])).join(" ");
  if (game.phase.kind !== "M" || !asksToTake(`${asks}?`)) return null;
  const at = situationOf(speaker);
  const places = placesIn(board, asks);
  const unitAt = (place: ProvinceId) =>
    at.position.units.find((unit) => unit.power === at.own && provinceOf(unit.at) === place);
  const units = places.flatMap((place) => unitAt(place) ?? []);
  const [place, another] = places.filter((each) => unitAt(each) === undefined);
  if (units.length < 2 || place === undefined || another !== undefined) return null;
  const others =
    deedsSupposed(
      at,
      clauses.filter((each) => !each.asks),
      place,
    )?.deeds ?? [];
  const [more = ""] = sentencesOf(behind).filter((each) => each.trim() !== "");
  const tell: Tell = (line) =>
    answerLine(session, line, textOf(session, speaker, { units, place, others }));
  return { tell, more: asksNeeds(more) ? more.trim() : "" };
}

interface Attack {
  readonly units: readonly PlacedUnit[];
  readonly place: ProvinceId;
  readonly others: NonNullable<ReturnType<typeof deedsSupposed>>["deeds"];
}

function textOf(session: Session, speaker: Speaker, { units, place, others }: Attack): string {
  const at = situationOf(speaker);
  const able = units.filter((unit) => walksTo(at, unit, place));
  const unable = units.filter((unit) => !able.includes(unit));
  const [mover, ...helpers] = able;
  const stage = stageFor(session, speaker);
  if (mover === undefined) return jointlyText(...stage, { place, unable, trial: null, orders: [] });
  const to = reachedAt(at, mover, place)!;
  const supports = helpers.map((unit) => ({ kind: "support", unit, of: mover, to }) as const);
  const besides = others.filter(({ unit }) => unit.power !== at.own);
  const deeds = [{ kind: "move", unit: mover, to } as const, ...supports];
  const tried = triedDeeds(speaker, at, [...deeds, ...besides]);
  const results = resultsOf(tried, at.own);
  const yes = results.some(
    ({ unit, words }) => unit?.at === mover.at && words.includes("succeeds"),
  );
  const trial = { yes, results, before: [], usesOwn: tried.usesOwn };
  const orders = tried.supposed.slice(0, deeds.length).map(({ order }) => order);
  return jointlyText(...stage, { place, unable, trial, orders });
}
