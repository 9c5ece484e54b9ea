/** Who could come to where somebody is or goes: what is at risk, and moves of somebody who is only called `he`. */
import {
  asksRisk,
  asksWhatIf,
  type Deed,
  outcomeAsked,
  placesIn,
  powersIn,
  type Span,
  sentencesOf,
  speaksOfHim,
  tacticAsked,
  typesNamed,
} from "../../../../language/index.js";
import { type ProvinceId, provinceOf } from "../../../../map/index.js";
import { attackersText, reaching, unharmedText } from "../../../../report/index.js";
import { answerLine } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf, stageFor } from "../../../session/speaker.js";
import type { Tell } from "./board-facts.js";
import { openPlaces } from "./tactics.js";

/** `Does my fleet risk anything there?`, of the unit named here or above; null where something else is asked. */
export function riskTold(
  session: Session,
  speaker: Speaker,
  sentence: string,
  above: string,
): Tell | null {
  const { board, game } = speaker.game;
  if (game.phase.kind === "R" || powerOf(speaker) === null || !asksRisk(sentence)) return null;
  // `Is Sevastopol in danger?` is tried.
  const isTried = placesIn(board, sentence).length > 0 && outcomeAsked(sentence) === "lose";
  if (isTried || powersIn(board, sentence).length > 0) return null;
  const meant = placesMeant(speaker, sentence, above);
  if (meant.length === 0 || meant.length > most) return null;
  const stage = stageFor(session, speaker);
  const [before = ""] = sentencesOf(above).slice(-1);
  const told = [
    ...(outcomeAsked(before) === "bounce" ? [unharmedText(...stage)] : []),
    attackersText(...stage, meant),
  ];
  return (line) => answerLine(session, line, told.join(" "));
}

/** `If I stay in Ankara, can he attack me there?`: who could come, whether or not that drives anybody out. */
export function stayingThreatened(
  session: Session,
  speaker: Speaker,
  asks: string,
  deeds: readonly Deed[],
): Tell | null {
  const own = powerOf(speaker);
  const isStaying = ({ kind, unit }: Deed) => kind === "hold" && unit.power === own;
  if (deeds.length === 0 || !deeds.every(isStaying) || outcomeAsked(asks) === "lose") return null;
  const tactic = tacticAsked(asks);
  if (tactic !== "attackers" && tactic !== "entry") return null;
  const places = deeds.map(({ unit }) => provinceOf(unit.at));
  const told = attackersText(...stageFor(session, speaker), places);
  return (line) => answerLine(session, line, told);
}

/** Where the asker's units stand that are meant: by a place in the sentence, by one above it, or by their kind. */
function placesMeant(speaker: Speaker, sentence: string, above: string): readonly ProvinceId[] {
  const { board, game } = speaker.game;
  const own = game.position.units.filter(({ power }) => power === powerOf(speaker));
  const types = typesNamed(sentence);
  const ofType = own.filter(({ type }) => types.includes(type)).map(({ at }) => provinceOf(at));
  const amongOwn = (text: string) => placesIn(board, text).filter((at) => ofType.includes(at));
  const named = amongOwn(sentence);
  if (named.length > 0 || placesIn(board, sentence).length > 0) return named;
  const spokenOf = amongOwn(above).slice(-1);
  // `If I go to Sweden, do we bounce? Does my fleet risk anything?`: the one that gets there.
  const [goal] = placesIn(board, above).slice(-1);
  const goers =
    goal === undefined ? [] : reaching(board, game.position, goal).map(({ at }) => provinceOf(at));
  const going = ofType.filter((at) => goers.includes(at));
  if (spokenOf.length === 0 && going.length > 0) return going;
  const open = openPlaces(speaker).filter((at) => ofType.includes(at));
  return spokenOf.length > 0 ? spokenOf : open.length > 0 ? open : ofType;
}

/** Where more units are meant than these, the question is of something else. */
const most = 4;

/** `What becomes of my army if he goes there, too?`, of whom nobody knows: who could. */
export function anyoneTold(
  session: Session,
  speaker: Speaker,
  span: Span,
  before: ProvinceId | null,
): Tell | null {
  const isOwn = (place: ProvinceId) =>
    speaker.game.game.position.units.some(
      ({ at, power }) => power === powerOf(speaker) && provinceOf(at) === place,
    );
  const named = placesIn(speaker.game.board, span.text);
  const goals = named.length > 1 ? named.filter((place) => !isOwn(place)) : named;
  const [goal = before, another] = goals;
  const isOfNobody = powersIn(speaker.game.board, span.text).length === 0;
  if (goal === null || another !== undefined || !isOfNobody || !speaksOfHim(span.text)) return null;
  if (outcomeAsked(span.text) === null && !asksWhatIf(span)) return null;
  const told = attackersText(...stageFor(session, speaker), [goal]);
  return (line) => answerLine(session, line, told);
}
