/** Talk beside orders, which wants no answer: `Good luck to you all, this will be a great game`. */

import { type Board, type ProvinceId, spelling } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { isMotion } from "../../lexer/abroad/lexicons.js";
import { orderWords, type Role } from "../../lexer/order-words.js";
import { mentionsIn, placesIn } from "../../names/mentions.js";
import { namesOf } from "../../names/names.js";
import { withoutAsSaid } from "../../text/as-said.js";
import { correctionAlone, correctionAt, strikingOne, takesBackSomehow } from "./turns.js";

/** What belongs to orders in whatever sentence it stands, or says something of them. */
const telling: ReadonlySet<Role> = new Set<Role>([
  ...(["unitword", "hold", "support", "backing", "supported", "convoy", "ferried-by"] as const),
  ...(["ferrying", "build", "remove", "retreat", "waive", "convert", "doubt"] as const),
]);

/** `Foo to Bar` may be an order with names that nobody knows; people who talk use more words. */
const orderLength = 4;

/** What is left over, or said again, is told of orders: `the rest later`. */
const pointing = regex("iu")`
  [-=]>|[\p{L}.)]\s*-\s+\p{L}|^\W*f\s+\p{L}|^\W*a\s+\p{L}{2,}\.?\s+[hsc](?![\p{L}'])
  |\b(?:same|ditto|rest|others|remaining|everything)\b
`;

/**
 * Is a line that was no order talk: no place, no unit, and no word of an order but what every sentence has? What
 * doubts or takes back may be about the orders beside it; where there are none, it is talk too.
 */
export function isTalk(board: Board, text: string, isBesideOrders = true): boolean {
  if (isBesideOrders && jest.test(text)) return true;
  if (!/\p{L}/u.test(withoutAsSaid(text))) return true;
  return placesIn(board, text).length === 0 && ordersNothing(board, text, isBesideOrders);
}

/** `Na bitte, Belgien.`: a place and not a word of what is to be done there. */
export function isExclaimed(board: Board, text: string): boolean {
  if (placesIn(board, text).length !== 1 || asked.test(text)) return false;
  const words = text.match(/\p{L}+/gu) ?? [];
  if (words.length < fewestOfTalk || abbreviated.test(text)) return false;
  // `Belgien hole ich mir`
  if (words.some((word) => isMotion(spelling(word)))) return false;
  return ordersNothing(board, text, true);
}

/** Fewer may be no more than a name; `A Mar yodels` begins like an order. */
const fewestOfTalk = 3;
const abbreviated = /(?<![\p{L}'\u2019])[a-z](?![\p{L}'\u2019])/iu;

/** Whoever asks for a place orders something. */
const asked = regex("iu")`
  (?<!\p{L})(?:please|pls|plz|(?<!\bna )bitte|svp|s['\u2019]il|por favor|per favore|alsjeblieft|graag|no|not
    |nicht|instead|rather)(?!\p{L})
`;

function ordersNothing(board: Board, text: string, isBesideOrders: boolean): boolean {
  if (pointing.test(text) || strikingOne.test(text)) return false;
  const words = text.split(/[^\p{L}\p{M}']+/u).filter(({ length }) => length > 1);
  const roles = words.flatMap((word) => orderWords.get(spelling(word)) ?? []);
  // `Ok` is a coast in German, too.
  const namesCoast = words.some(
    (word) => namesOf(board).beginsCoast(spelling(word)) && !/^ok$/i.test(word),
  );
  const isIdle = !isBesideOrders || idlyDenied.test(text);
  const tells = (role: Role) => telling.has(role) && (!isIdle || role !== "doubt");
  if (namesCoast || roles.some(tells)) return false;
  return words.length > 0 && (words.length > orderLength || !roles.includes("arrow"));
}

/** `jk`, above the orders that are meant */
const jest = regex("i")`
  ^\W*(?:(?:lol|ok|haha+|no|nah),? )*(?:jk|j/k|(?:(?:just|only) )?(?:kidding|joking))
    (?:,? (?:lol|haha+|lmao|guys|all|sorry))*\W*$
`;

/** `Don't tell England`, `no hard feelings`: what is denied here is no order. */
const idlyDenied = regex("i")`
  \b(?:
    (?:don'?t|dont|do not|never|please not)\s+(?:you )?(?:dare )?(?:
      tell|say|mention|show|share|worry|laugh|blame|hate|panic|be|get|take this
    )
    |no (?:hard feelings|worries|problem|pressure|rush|hurry|offen[cs]e|press)
  )\b
  |^\W*(?:and |but |so )?if (?:
    not|so|possible|still possible
    |(?:it|that)['\u2019]?s (?:not(?: too late)?|possible|ok|okay|all right|fine)
  )(?:,? (?:then|please|here (?:goes|they are|it is)))*\W*$
`;

/** A line, and what is said of it. */
interface Unread {
  readonly number: number | null;
  readonly text: string;
  readonly complaint: { readonly kind: string };
}

/** Was the line talk, of which nothing was read? */
export function isUnreadTalk(
  board: Board,
  { number, text, complaint }: Unread,
  readings: readonly Pick<Unread, "number">[],
): boolean {
  if (!mayBeTalk(complaint) || readings.some((read) => read.number === number)) return false;
  return isTalk(board, text, readings.length > 0);
}

/** Was the line talk, in words that are mostly known? `foo` beside orders is none. */
export function isPlainTalk(
  board: Board,
  unread: Unread,
  readings: readonly Pick<Unread, "number">[],
): boolean {
  const words = unread.text.split(/[^\p{L}\p{M}']+/u).filter(({ length }) => length > 0);
  const known = words.filter((word) => orderWords.has(spelling(word)));
  const isKnown = words.length > 1 && 2 * known.length >= words.length;
  return isKnown && isUnreadTalk(board, unread, readings);
}

/** Complaints that talk brings: it ends nowhere, or is no order. A name that nobody knows may be a misspelt one. */
function mayBeTalk({ kind }: Unread["complaint"]): boolean {
  return kind === "not-an-order" || kind === "order-incomplete";
}

/** `Con moves up`: the place of the unit of which a clause tells that it goes, and perhaps not where. */
export function placeLeft(board: Board, clause: string): ProvinceId | null {
  const [first] = mentionsIn(board, clause);
  if (first === undefined || !leading.test(clause.slice(0, first.from))) return null;
  const words = clause.slice(first.to).match(/\p{L}+/gu) ?? [];
  const [verb = ""] = words.filter((word) => !ofUnit.test(word)).map((word) => spelling(word));
  const goes = orderWords.get(verb)?.includes("arrow") || isMotion(verb) || upOrDown.test(verb);
  return goes && !asked.test(clause) && !clause.includes("?") ? first.at : null;
}

const leading = regex("iu")`
  ^\W*(?:(?:
    and|then|also|the|my|army|fleet|boat|a|f|in|from|und|dann|die|meine|et|puis|la|ma|y|e|el|mi|il|mia|en|de|het
    |mijn|armee|flotte|arm\u00e9e|ej\u00e9rcito|flota|armata|flotta|leger|vloot
  )\s)*$
`;
const ofUnit = regex("iu")`
  ^(?:army|fleet|boat|armee|flotte|arm\u00e9e|ej\u00e9rcito|flota|armata|flotta|leger|vloot|can|should|will
  |shall|just)$
`;
const upOrDown = regex("iu")`
  ^(?:up|down|over|forward|along|across|north|south|east|west|hoch|runter|r\u00fcber|vor|weiter)$
`;

/** Is a sentence on the line of an order talk, which neither asks nor takes anything back? */
export function isTalkBeside(board: Board, sentence: string): boolean {
  if ([/\?/, takesBackSomehow, correctionAlone, correctionAt].some((turn) => turn.test(sentence)))
    return false;
  return isTalk(board, sentence);
}
