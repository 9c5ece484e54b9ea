/**
 * Orders of a player in a GM's prose: `Italy phoned me. He wants A Ven - Tyr and F Nap - ION. Could you enter
 * these?` One sentence says whose they are, another what they are.
 */

import {
  type BodyItem,
  placesIn,
  type Question,
  readOrders,
  readQuestion,
  sentencesOf,
} from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { powersMeant } from "../../session/people.js";
import type { OpenGame } from "../../session/session.js";
import { sentencesOfItems, withoutSentences } from "../../session/texts/sentences-left.js";
import { numbered, readingContext } from "./readings.js";

/**
 * The items of a mail, where all of a power's orders in their prose are one question; null where the mail does not make
 * clear whose they are.
 */
export function withOrdersTold(
  open: OpenGame,
  items: readonly BodyItem[],
  mail: string,
): readonly BodyItem[] | null {
  const { board, game } = open;
  const prose = items.filter(({ kind }) => kind === "text" || kind === "question");
  const sentences = sentencesOfItems(prose);
  const gives = sentences.filter(speaksOfOrders);
  if (gives.length === 0 || game.status !== "active") return null;
  const heads = (all: readonly string[]) =>
    all.map((each) =>
      isBare(open, each) ? each : `${headOf(each)} ${behind.exec(each)?.[0] ?? ""}`,
    );
  const named = powersMeant(board, game, heads(sentences).join(" "));
  // `Turkey asked for a day more` was a wish of its own.
  const [power, another] =
    named.length > 0 ? named : powersMeant(board, game, heads(sentencesOf(mail)).join(" "));
  if (power === undefined || another !== undefined) return null;
  const orders = sentences.filter((each) => isAllOrders(open, power, bodyOf(each)));
  const first = prose.find(({ line }) => orders.some((each) => line.includes(each)));
  if (first === undefined) return null;
  const name = board.powers.find(({ id }) => id === power)?.name ?? power;
  const about = `${name}: ${orders.map(bodyOf).join("\n")}`;
  const question: Question = { intent: "stand-in-orders", about };
  const line = orders.join(" ");
  const rest = items.flatMap((item) => withoutSentences(item, [...orders, ...gives]));
  return [{ kind: "question", number: first.number, line, question }, ...rest];
}

/** `Please enter A Ven - Tri for Italy`, `bitte trag für Italien A Ven - Tri ein` */
const entering = wrapped`
  (?:(?:so|and|also|then|please|bitte|could you|can you|would you|k\u00f6nntest du|kannst du|und) )*
  (?:enter|put (?:in|down)|put|note(?: down)?|record|take down|order|trag\p{L}*|notier\p{L}*|nimm|schreib\p{L}*|gib)
  (?!\p{L})
`;
const whom =
  "(?:for|f\u00fcr|pour|para|per|voor) (?:him|her|them|ihn|sie|\\p{Lu}\\p{L}+)(?!\\p{L})";
const forWhom = wrapped`
  (?: (?:in|down|up))?,? ${whom}(?:,? (?:please|bitte|ein|auf))*[.!? ]*$
`;

function speaksOfOrders(sentence: string): boolean {
  return given.test(sentence) || readQuestion(sentence)?.intent === "stand-in-orders";
}

/** `He gave me his orders`, `asked me to put in her moves`, `these are Turkey's moves`. */
const given = regex("iu")`
  \b(?:
    gave|given|dictated|sent|mailed|texted|phoned|told|passed|handed|here are|these are|enter
    |put in|note|record
  )\b[^.?!:]{0,40}\b(?:his|her|their|\p{L}+['\u2019]s?) (?:orders|moves)\b
  |\b(?:put|enter|note|take|key|type|write) (?:that|this|these|those|them|it|all that|both)
    (?: (?:in|down|up))?(?: for (?:him|her|them))?(?: please)?[.!? ]*$
  |^\W*${entering}(?: ${whom}:? ?\S| \S.*${forWhom})
  |\b(?:seine|ihre) (?:befehle|züge)\b|\bses ordres\b|\bsus órdenes\b|\bi suoi ordini\b
`;

/** `He wants A Ven - Tyr`, `his orders: ...`: what stands before the orders; empty for nothing. */
function headOf(sentence: string): string {
  return head.exec(sentence)?.[0] ?? "";
}

const head = regex("iu")`
  ^(?:
    [^:]{3,100}:
    |${entering}(?: ${whom}:?)?
    |[^:.;]{0,20}?\b(?:
      told|rang|phoned|called|wrote|texted|asked|says?|said|mailed|e-mailed|messaged
    )\b[^:.;]{0,50}?(?:,|\bthat\b|\band\b)? ?\b(?:he|she|they)(?:['\u2019]d| would)? (?:
      wants?|likes?|is to|orders?|plays?
    )(?: to (?:order|play|have|do)| to(?= \p{L}+ (?:with|in|at|from) ))?
    |(?:(?:and|so|then|und|et) )*(?:he|she|they|it|er|sie|il|elle)(?:['\u2019]d| would| will)? (?:
      wants?|likes?|would like|orders?|ordered|says?|said|wishes|asks? for|plays?|möchte|will|veut
    )(?: (?:to (?:order|play|have|do)|that|for))?
  )\s*
`;

function bodyOf(sentence: string): string {
  return sentence.slice(headOf(sentence).length).replace(request, "").replace(behind, "");
}

const behind = regex("iu")`${forWhom}|(?: (?:ein|auf))+[.!? ]*$`;

/** `..., put that in` */
const request = regex("iu")`
  [,;]? ?(?:(?:so|and|please|could you|can you) )*(?:put|enter|note|take|key|type|write) (?:
    that|this|these|those|them|it|all that|both
  )(?: (?:in|down|up))?(?: for (?:him|her|them))?(?: please)?[.!? ]*$
`;

function isBare({ board }: OpenGame, sentence: string): boolean {
  return placesIn(board, sentence).length === 0;
}

/** Does every word of this order units of the power, and nothing else? */
function isAllOrders(open: OpenGame, power: PowerId, text: string): boolean {
  if (placesIn(open.board, text).length < (ofOnePlace.test(text) ? 1 : 2)) return false;
  const { readings, complaints } = readOrders(readingContext(open, power), numbered([text]));
  return (
    readings.length > 0 &&
    complaints.length === 0 &&
    readings.every((each) => each.power === power && each.illegal === null && !each.guessed)
  );
}

const ofOnePlace = regex("iu")`
  (?<!\p{L})(?:h|holds?|holding|builds?|building|removes?|disbands?|waives?|bau\p{L}*|h\u00e4lt|halten)(?!\p{L})
`;
