/** Moves of somebody who is only called `he`, where several could be meant. */
import {
  asksWhatIf,
  outcomeAsked,
  placesIn,
  powersIn,
  type Span,
  speaksOfHim,
} from "../../../../language/index.js";
import { type ProvinceId, provinceOf } from "../../../../map/index.js";
import { attackersText } from "../../../../report/index.js";
import { answerLine } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf, stageFor } from "../../../session/speaker.js";
import type { Tell } from "./board-facts.js";

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
