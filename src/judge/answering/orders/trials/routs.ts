/**
 * Where a unit could retreat to if it were dislodged this turn, tried with the asker's own orders and what they
 * suppose; where that dislodges nobody, with the weakest attack that does.
 */
import {
  asksRetreat,
  type Clause,
  type Deed,
  deedsSupposed,
  ofOneself,
  placesIn,
  powersIn,
  type Situation,
} from "../../../../language/index.js";
import { type ProvinceId, provinceOf } from "../../../../map/index.js";
import { retreatsThenText } from "../../../../report/index.js";
import type { OrderResult } from "../../../../rules/index.js";
import { answerLine, answerPlainlyOnce } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf, stageFor } from "../../../session/speaker.js";
import { attackOn, resultsOf, situationOf, type Tried, triedDeeds } from "./trials.js";

/** Whose retreat is asked of, and beside which deeds. */
interface Rout {
  readonly text: string;
  readonly asks: string;
  readonly deeds: readonly Deed[];
}

/** `If that works, can it retreat to Budapest?`, once the orders of the mail are noted; else the rule. */
export function retreatTold(
  session: Session,
  speaker: Speaker,
  text: string,
  clauses: readonly Clause[],
): ((line: string) => void) | null {
  if (speaker.game.game.phase.kind !== "M" || powerOf(speaker) === null) return null;
  if (!asksRetreat(text)) return null;
  const supposed = clauses.filter(({ asks }) => !asks);
  const deeds = deedsSupposed(situationOf(speaker), supposed)?.deeds ?? [];
  const asks = clauses.flatMap((each) => (each.asks ? [each.text] : [])).join(" ");
  return (line) => {
    const told = retreatText(session, speaker, { text, asks, deeds });
    if (told === null) answerPlainlyOnce(session, line, "retreats");
    else answerLine(session, line, told);
  };
}

/** The attack, where no order brings one, and where the units could retreat to; null where none is dislodged. */
function retreatText(
  session: Session,
  speaker: Speaker,
  { text, asks, deeds }: Rout,
): string | null {
  const at = situationOf(speaker);
  const given = triedDeeds(speaker, at, deeds);
  const tried = routed(given).length > 0 ? given : attackNamed(speaker, at, text, deeds);
  if (tried === null) return null;
  const lost = meantIn(at, text, routed(tried));
  const stage = stageFor(session, speaker);
  const ways = lost.map((result) => ({ ...result, to: waysOf(tried, result) }));
  const results = resultsOf(tried, at.own);
  const trial = { yes: null, results, before: [], usesOwn: tried.usesOwn };
  return retreatsThenText(...stage, trial, { routed: ways, place: placeAsked(at, asks, lost) });
}

function routed({ result: { results } }: Tried): readonly OrderResult[] {
  return results.filter(({ dislodged }) => dislodged !== null);
}

/** `Can I retreat to Tyrolia?` asks of the asker's units, all else of the others'; where there are none, of any. */
function meantIn(
  { own }: Situation,
  text: string,
  lost: readonly OrderResult[],
): readonly OrderResult[] {
  const meant = lost.filter(({ power }) => (power === own) === ofOneself(text));
  return meant.length > 0 ? meant : lost;
}

function waysOf({ result: { position } }: Tried, { unit }: OrderResult) {
  return position.dislodged.find(({ at }) => at === unit?.at)?.retreats ?? [];
}

/** The one place that is named beside those where such units stand. */
function placeAsked(
  { board }: Situation,
  asks: string,
  lost: readonly OrderResult[],
): ProvinceId | null {
  const stands = lost.flatMap(({ unit }) => (unit === null ? [] : provinceOf(unit.at)));
  const [place, another] = placesIn(board, asks).filter((each) => !stands.includes(each));
  return another === undefined ? (place ?? null) : null;
}

/** `If I dislodge the Italian in Trieste`: the weakest attack on a unit that is named by its place or power. */
function attackNamed(
  speaker: Speaker,
  at: Situation,
  text: string,
  supposed: readonly Deed[],
): Tried | null {
  const { own, position, board } = at;
  if (own === null) return null;
  const isMine = ofOneself(text);
  const places = placesIn(board, text);
  const powers = isMine ? [] : powersIn(board, text);
  const targets = position.units
    .filter(({ power }) => (power === own) === isMine)
    .filter((unit) => places.includes(provinceOf(unit.at)) || powers.includes(unit.power));
  const others = board.powers.map(({ id }) => id).filter((power) => power !== own);
  const deeds = supposed.filter(({ unit }) => (unit.power === own) === isMine);
  for (const { at: place } of targets) {
    const isLost = (tried: Tried) => routed(tried).some(({ unit }) => unit?.at === place);
    const attack = {
      powers: isMine ? others : [own],
      place: provinceOf(place),
      deeds,
      most: Infinity,
    };
    const tried = attackOn(speaker, at, attack, isLost);
    if (tried !== null && isLost(tried)) return tried;
  }
  return null;
}
