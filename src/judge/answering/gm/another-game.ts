/** A GM who writes of a game that there is not yet: what their mail says sets nothing in the one that they have. */

import { gameNameSaid, sentencesOf } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import type { Session } from "../../session/session.js";
import { writingGm } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { keepGame, settingLines, tellHosting } from "../founding/hosting.js";

/**
 * `I'd like a new game, with the name harbor`: what a GM says of it sets nothing in the game that they have. It
 * is shown first, and CONFIRM makes it; without a name they are told how to get it.
 */
export function offerAnotherGame(session: Session): boolean {
  const { speaker } = session.sender;
  if (speaker === null || !isForAnotherGame(session)) return false;
  const name = gameNameSaid(ownText(session))?.toLowerCase() ?? null;
  if (name === null && settingLines(ownText(session)).length === 0) return false;
  const [line = ""] = sentencesOf(ownText(session).trim());
  if (name === null) tellHosting(session);
  else keepGame(session, name, line.trim());
  return true;
}

/** Does a GM write of a game that there is not yet? */
export function isForAnotherGame(session: Session): boolean {
  const speaker = writingGm(session);
  const text = ownText(session);
  if (speaker === null) return false;
  const name = gameNameSaid(text)?.toLowerCase() ?? null;
  if (name === speaker.game.game.name) return false;
  return another.test(text) || (name !== null && oneMore.test(text));
}

/** Beside a name that is not that of this game: `the club wants a second. Call it lisbon`. */
const oneMore = regex("iu")`
  (?<!\p{L})(?:
    a (?:second|third|further|new|separate)|another|one more
    |ein(?:e|en)? (?:zweite\p{L}*|neue\p{L}*|weitere\p{L}*)|noch ein\p{L}*
    |une (?:deuxi\u00e8me|seconde|nouvelle|autre)|un(?:a)? (?:segund|nuev|second|nuov)[oa]|otra
    |un['\u2019]altra|een (?:tweede|nieuwe?|andere?)|nog een
  )(?!\p{L})
`;

const another = regex("iu")`
  \b(?:another|a second|a further|a separate|one more) (?:\p{L}+ )?game\b(?! ?master)
  |\b(?:like|want|wish|need|start|open|create|set up|host|run|make|plan|prepare)(?!\p{L})
    [^.?!]{0,40}\b(?:
      a new (?:\p{L}+ )?game\b(?! ?master)|(?:another|a second|a further|a new) one\b
    )
  |\ba game (?:called|named|with the name)\b
  |\b(?:ein neues|noch ein|ein zweites|ein weiteres) spiel\b
  |\b(?:une nouvelle|une autre|une deuxième) partie\b|\b(?:una nueva|otra) partida\b
  |\b(?:una nuova|un['\u2019]altra) partita\b|\been (?:nieuw|ander|tweede) spel\b
`;
