/** What asks of places, and nobody answered: what the board shows of these places says more than nothing. */
import {
  beginsAsking,
  isIdleQuestion,
  looksLikeOrder,
  placesIn,
  sentencesOf,
  takesSide,
} from "../../../language/index.js";
import type { ProvinceId } from "../../../map/index.js";
import { factsText, questionText } from "../../../report/index.js";
import { answerLine, cutTalk } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { powerOf, stageFor } from "../../session/speaker.js";
import { askingSpeaker, speaksAsGm } from "../../session/statements.js";
import { asksOfFeeling } from "../orders/supposed/board-facts.js";

/** Tells it of each such sentence that was left unread. */
export function tellsPlacesLeft(session: Session): void {
  const speaker = askingSpeaker(session);
  if (speaker?.game.game.status !== "active" || session.grave.isConfirmed) return;
  if (speaksAsGm(session)) return;
  const { board } = speaker.game;
  cutTalk(session, (words) => {
    const sentences = sentencesOf(words);
    const left = sentences.filter((sentence) => {
      const places = placesIn(board, sentence);
      if (places.length === 0 || places.length > most || !asks(sentence)) return true;
      const stage = stageFor(session, speaker);
      const told = isOfBuilds(speaker, places)
        ? questionText(...stage, "build-count")
        : factsText(...stage, places);
      answerLine(session, sentence.trim(), told);
      return false;
    });
    return left.length === sentences.length ? words : left.join("").trim();
  });
}

/** In winter, what is said of one's own centers is of builds. */
function isOfBuilds(speaker: Speaker, places: readonly ProvinceId[]): boolean {
  const { phase, position } = speaker.game.game;
  const power = powerOf(speaker);
  return phase.kind === "A" && places.every((place) => position.owners[place] === power);
}

/** More places than these are a story. */
const most = 3;

function asks(sentence: string): boolean {
  if (looksLikeOrder(sentence) || isIdleQuestion(sentence)) return false;
  if (takesSide(sentence) || asksOfFeeling(sentence)) return false;
  return sentence.includes("?") || beginsAsking(sentence);
}
