/**
 * The words of every letter, answer and notice, by the name of its template: what `loadCatalogue` holds the
 * files against.
 */
import { gameSayings } from "./answers/games.js";
import { pastSayings } from "./answers/history.js";
import { mapSayings } from "./answers/maps.js";
import { recordSayings } from "./answers/player-records.js";
import { possibleSayings } from "./answers/questions.js";
import { hostSayings, setUpSayings } from "./answers/set-up.js";
import { offerSayings, standbySayings } from "./answers/standbys.js";
import { resultSayings } from "./answers/trial.js";
import { versionSayings } from "./answers/version.js";
import { confirmationSayings } from "./letters/confirmation.js";
import { digestSayings } from "./letters/digest.js";
import { letterSayings } from "./letters/event-letters.js";
import { invitationSayings, invitedSayings } from "./letters/invitation.js";
import { keptMailSayings } from "./letters/kept-mail.js";
import { noticeSayings } from "./letters/notice.js";
import { replySayings } from "./letters/reply.js";
import { eventSayings } from "./sentences/events.js";
import { gmLogKinds, logSayings } from "./sentences/gm-log.js";
import type { Saying } from "./words/say.js";

/** The words of each kind. */
export type AnySayings = Readonly<Record<string, Saying<never, never>>>;

/** Of templates/letters. */
export const sayingsOfLetters: AnySayings = {
  ...replySayings,
  ...noticeSayings,
  ...letterSayings,
  ...digestSayings,
  ...confirmationSayings,
  ...offerSayings,
  ...invitationSayings,
};

/** Of templates/answers. */
export const sayingsOfAnswers: AnySayings = {
  ...gameSayings,
  ...setUpSayings,
  ...hostSayings,
  ...pastSayings,
  ...recordSayings,
  ...versionSayings,
  ...standbySayings,
  ...invitedSayings,
  ...resultSayings,
  ...possibleSayings,
  ...mapSayings,
  ...logSayings,
  ...keptMailSayings,
};

/** Events whose letters are one sentence long: these have a sentence and a subject. */
export function sayingsOfNotices(): AnySayings {
  const told = Object.entries(eventSayings).filter(([kind]) => !(kind in letterSayings));
  return Object.fromEntries(
    told.flatMap(([kind, saying]) => [
      [kind, saying],
      [`${kind}.subject`, saying],
    ]),
  );
}

/** What a GM did for a power. */
export function sayingsOfGmLog(): AnySayings {
  return Object.fromEntries(gmLogKinds.map((kind) => [kind, eventSayings[kind]]));
}
