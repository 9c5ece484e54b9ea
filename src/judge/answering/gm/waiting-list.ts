/** What a GM may know of those who wait for a seat: how many there are, and whether somebody they name is one. */

import type { Question } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { answerPlainlyOnce } from "../../session/outcomes.js";
import { isNamed } from "../../session/people.js";
import type { Session } from "../../session/session.js";
import { speaksAsGm } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";

/** `Who is on the waiting list?`, which replaces nobody; false for any other question. */
export async function tellsWhoWaits(
  session: Session,
  { intent, about }: Question,
  line: string,
): Promise<boolean> {
  const { speaker } = session.sender;
  if (speaker === null || !speaksAsGm(session) || !asking.test(about) || filling.test(about))
    return false;
  if (!ofList.test(about) && !(ofSeats.has(intent) && ofComers.test(about))) return false;
  const listed = await session.tx.standbys.all();
  const here = speaker.game.game.members.filter(({ standby }) => standby);
  const waiting = [...new Set([...listed, ...here].map(({ address }) => address))];
  const text = ownText(session);
  const named = waiting.filter((address) => isNamed({ name: null, address }, text));
  answerPlainlyOnce(session, line, "waiting-list", {
    span: String(waiting.length),
    games: named.map((address) => address.replace(/@.*/, "")),
  });
  return true;
}

const ofSeats: ReadonlySet<Question["intent"]> = new Set<Question["intent"]>([
  ...(["on-list", "vacancy", "successor", "substitute", "watchers"] as const),
]);
const ofList = regex("iu")`
  (?<!\p{L})(?:
    (?:waiting|stand-?by|reserve|substitutes?'?)[- ]?list|warteliste|liste d['\u2019]attente
    |lista (?:de espera|d['\u2019]attesa)|wachtlijst
  )(?!\p{L})
`;
const ofComers = regex("iu")`
  (?<!\p{L})(?:
    list|stand-?by(?:s| players?)?|substitutes?|reserves?|ersatz(?:leute|spieler\p{L}*|bank)?
    |nachr\u00fccker\p{L}*|liste|rempla\u00e7ants?|lista|suplentes?|riserv\p{L}+|lijst|invallers?
  )(?!\p{L})
`;
const asking = regex("iu")`
  \?
  |(?<!\p{L})(?:who|whether|if|how many|wer|ob|wie ?viele|qui|combien|qui\u00e9n(?:es)?|cu\u00e1ntos|chi|quanti
    |wie|hoeveel)(?!\p{L})
`;
/** Whoever wants the seat filled asks for more than that. */
const filling = regex("iu")`
  (?<!\p{L})(?:
    see if|see whether|would|find|ask|get|replace|take over|fill|offer|invite|such\p{L}*
    |frag\p{L}*|ersetz\p{L}*|trouv\p{L}*|remplacer
    |demande\p{L}*|busc\p{L}*|reemplaz\p{L}*|cerc\p{L}*|sostitui\p{L}*|zoek\p{L}*|vervang\p{L}*
  )(?!\p{L})
`;
