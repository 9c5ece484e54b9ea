/**
 * `Has Italy sent anything? If not, remind him`: whether a player has ordered is known, so the wish behind it is made
 * at once, with that player's name, or left out.
 */
import { latePowers } from "../../../game/index.js";
import { powersIn, wishesReminder } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import type { Session, Speaker } from "../../session/session.js";
import { writingGm } from "../../session/statements.js";

/** The text with such wishes as they come to now. */
export function withIfNotSettled(session: Session, text: string): string {
  const speaker = writingGm(session);
  if (speaker === null || speaker.game.game.status !== "active" || !otherwise.test(text))
    return text;
  return text.replace(askedFirst, (whole, ...rest) => {
    const { asked = "", wish = "" } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    return settled(speaker, asked, wish) ?? whole;
  });
}

function settled(speaker: Speaker, asked: string, wish: string): string | null {
  const { board, game } = speaker.game;
  const [power, another] = powersIn(board, asked);
  if (power === undefined || another !== undefined || !ofOrders.test(asked)) return null;
  const question = `${asked.trim()}?`;
  if (!latePowers(game, board).includes(power)) return question;
  const words = [...asked.matchAll(anyWord)].map(([each]) => each);
  const name = words.findLast((each) => powersIn(board, each)[0] === power) ?? "";
  if (wishesReminder(wish)) return `${question} Remind ${name}.`;
  return `${question} ${wish[0]!.toUpperCase()}${wish.slice(1).replace(him, name)}.`;
}

const anyWord = /[\p{L}'\u2019-]+/gu;
const him = /(?<!\p{L})(?:him|her|them|ihm|ihnen|ihn|lui|hem|haar)(?!\p{L})/iu;

const otherwise = /(?<!\p{L})(?:if|wenn|falls|se|si|als|sinon|zo niet|contrario)(?!\p{L})/iu;

/** A question, or a clause of one, and what is to be done if the answer is no. */
const askedFirst = regex("giu")`
  (?<asked>[^.?!\n]{5,120}?)
  (?:\s*[?.!]+\s+(?:(?:and|und|et|y|e|en)\s+)?|,?\s+(?:and|und|et|y|e|en),?\s+)
  (?:
    (?:if|wenn|falls|se|si|als)\s(?:not|nicht|no|non|niet)|(?:if|wenn|falls)\s\p{L}{2,5}\s(?:has|have|hat
    |haben)(?:n['\u2019]t|\snot|\snicht)
    |sinon|zo\sniet|in\scaso\scontrario|de\slo\scontrario
  ),?\s+(?:then\s+|dann\s+)?
  (?<wish>[^.?!\n]{4,160})[.!?]?
`;

/** What tells whether orders have come. */
const ofOrders = regex("iu")`
  (?<!\p{L})(?:
    sent|send|submitted|ordered|orders?|moves?|moved|in|late|missing|heard|gezogen|geschickt|abgegeben|befehle?
    |z\u00fcge?|fehl\p{L}*|envoy\p{L}*|jou\u00e9|ordres?|manqu\p{L}*|enviado|mandado|\u00f3rdenes|falta
    |inviato|mandato|ordini|manca|gestuurd|ingeleverd|ontbre\p{L}*
  )(?!\p{L})
`;
