/** `Is Trieste in danger? Who could walk in there?`: the place of which the mail spoke last. */

import {
  asksIfItWorked,
  type Intent,
  mentionsIn,
  placesIn,
  powersIn,
  type Question,
  readQuestion,
} from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { bringsOrders } from "../outcomes.js";
import type { Session } from "../session.js";
import { withHimNamed } from "./of-whom.js";
import { saidWhere } from "./said-where.js";

/** The question with the names of whom and where its words only point to: it may be another one then. */
export function asMeant(session: Session, asked: Question): Question {
  const about = withHimNamed(session, asked.about);
  const question = about === asked.about ? asked : { ...(readQuestion(about) ?? asked), about };
  // `MAR - SPA. Did that work?`: what was made of the orders above is asked, and of no turn.
  if (ofTheTurn.has(question.intent) && bringsOrders(session) && asksIfItWorked(about))
    return { ...question, intent: "received" };
  if (question.intent === "press" && asksOfGm(session, about)) return { ...question, intent: "gm" };
  if (question.intent === "press") return { ...question, about: withThemNamed(session, about) };
  return ofPlaces.has(question.intent)
    ? { ...question, about: withPlaceNamed(session, question.about) }
    : question;
}

/** `Who is the GM, and how do I reach him?` */
function asksOfGm({ mail }: Session, about: string): boolean {
  return them.test(about) && gmLast.test(mail.text.slice(0, saidWhere(mail, about)));
}

const gmLast = regex("iu")`
  (?<!\p{L})(?:
    gms?|game ?masters?|spielleit\p{L}*|sl|meneur(?:se)?|ma\u00eetre (?:de|du) jeu|mj|director\p{L}*|arbitr\p{L}*
    |direttor\p{L}*|spelleid\p{L}*
  )(?!\p{L})[^.!\n]{0,60}$
`;

/** `Who plays Austria, and how do I reach them?`: the words with the power that the mail named last. */
function withThemNamed({ sender, mail }: Session, about: string): string {
  const { speaker } = sender;
  if (speaker === null || !them.test(about)) return about;
  const { board } = speaker.game;
  if (powersIn(board, about).length > 0) return about;
  const [last] = powersIn(board, mail.text.slice(0, saidWhere(mail, about))).slice(-1);
  const power = board.powers.find(({ id }) => id === last);
  return power === undefined ? about : `${about} (${power.name})`;
}

const them = regex("iu")`
  (?<!\p{L})(?:
    him|her|them|ihn|ihm|ihr|ihnen|sie|lui|leur|le|la|les|lo|los|las|gli|li|hem|haar|hun|hen|ze
  )(?!\p{L})
  |(?:scriver|contattar|escribir|contactar)(?:gli|le|lo|la|l[oe]s)(?!\p{L})
`;

const ofTheTurn: ReadonlySet<Intent> = new Set<Intent>([
  "happened",
  "past-results",
  "legal",
  "normal",
  "wrong",
]);

const ofPlaces: ReadonlySet<Intent> = new Set<Intent>([
  ...(["possible", "defend", "their-units", "happened", "bounced", "capture"] as const),
]);

/** The words with the name of the place that they only point to. */
function withPlaceNamed({ sender, mail }: Session, about: string): string {
  const { speaker } = sender;
  if (speaker === null || !there.test(about)) return about;
  const { board } = speaker.game;
  if (placesIn(board, about).length > 0) return about;
  const at = Math.max(0, saidWhere(mail, about));
  const last = mentionsIn(board, mail.text.slice(Math.max(0, at - longestMention), at)).at(-1);
  const place = last === undefined ? undefined : board.province(last.at);
  return place === undefined ? about : `${about} (${place.name})`;
}

/** What was named longer ago is not meant. */
const longestMention = 300;

const there = regex("iu")`
  (?<!\p{L})(?:
    there|it|da(?:hin)?|dort(?:hin)?|hin(?:ein)?|l\u00e0(?:-bas)?|all[\u00ed\u00e1]|ah\u00ed|l\u00ec
    |daar(?:heen)?|l['\u2019]h?a|l[ao] tiene|es|het
  )(?!\p{L})
`;
