/** The game handed over by its GM: who is to have it and what they are to have may stand in different sentences. */
import {
  type BodyItem,
  givesOffice,
  handsGameOn,
  onlyTellsAll,
  speaksOfOffice,
} from "../../../../language/index.js";
import { askMeant, standsIn } from "../../../session/grave.js";
import { answerPlainly, answerPlainlyOnce } from "../../../session/outcomes.js";
import { addressesIn } from "../../../session/people.js";
import type { Session } from "../../../session/session.js";
import { writingGm } from "../../../session/statements.js";
import { ownText } from "../../../session/texts/own-text.js";
import { sentencesOfItems, withoutSentences } from "../../../session/texts/sentences-left.js";

/** The items without the sentences that hand the game to the one whose address the mail names: that is asked about. */
export function withoutOfficeGiven(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  const speaker = writingGm(session);
  if (speaker === null || items.some(({ kind }) => kind === "statement")) return items;
  const own = speaker.game.game.members.find(({ id }) => id === speaker.member)?.address;
  const [comer, other] = addressesIn(ownText(session)).filter((each) => each !== own);
  const sentences = sentencesOfItems(items);
  if (comer === undefined) return withoutHandedOn(session, items, sentences);
  if (other !== undefined) return items;
  const ofOffice = sentences.filter(speaksOfOffice);
  const given = sentences.filter(givesOffice);
  if (ofOffice.length === 0 || given.length === 0) return items;
  const named = sentences.filter((each) => each.includes("@") || onlyTellsAll(each));
  const gone = sentences.filter((each) => [...ofOffice, ...given, ...named].includes(each));
  const plays =
    speaker.game.game.members.find(({ address }) => address === comer)?.role === "player";
  if (plays) answerPlainly(session, gone.join(" "), "player-gm", { games: [comer] });
  else
    askMeant(session, gone.join(" "), [
      `${standsIn(ownText(session)) ? "PROMOTE" : "HANDOVER"} ${comer}`,
    ]);
  return items.flatMap((item) => withoutSentences(item, gone));
}

/** Nobody knows where their successor reads mail: how the game is handed over is told. */
function withoutHandedOn(
  session: Session,
  items: readonly BodyItem[],
  sentences: readonly string[],
): readonly BodyItem[] {
  const told = sentences.filter(handsGameOn);
  const [line] = told;
  if (line === undefined) return items;
  answerPlainlyOnce(session, line, "handover");
  return items.flatMap((item) => withoutSentences(item, told));
}
