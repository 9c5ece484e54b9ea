/**
 * Second thoughts within an order: `A Bur - Mun, sorry, Ruh`. The place behind such words takes that of the one
 * before them. What follows them and is no place makes the order before them doubtful.
 */

import { type Board, type ProvinceId, spelling } from "../../../map/index.js";
import type { PhaseKind } from "../../../rules/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { is, type Token } from "../../lexer/token.js";
import { placesIn } from "../../names/mentions.js";
import { namesOf } from "../../names/names.js";
import { blank } from "./markup.js";
import { withSecondGoals } from "./passing/second-goals.js";
import { shape } from "./shape.js";

/** `(typing too fast: I meant Ruh, not Bel)`: of such a remark what was meant. */
const meant = regex("iu")`
  (?<=\(|(?:[->]|\b(?:to|into)\b)[^.;]*\s[-\u2013\u2014] )
    ((?:(?!\b(?:he|she|they|you|not|never)\b)[^()]){0,40}?\b)((?:i )?meant?)
    (\s\p{L}[\p{L}. ]{1,25}?)(,? (?:and |of course )?not [\p{L}. ]{2,25})?(?=[.! ]*(?:\)|$))
`;

/** `Vienna goes to Bohemia, not to Tyrolia as I wrote`: where it does not go. */
const goal = wrapped`
  (?<=(?:
    [->]|(?<!\p{L})(?:to|into)
    |(?<=\p{L}[,.]? )(?:nach|ins?|auf|en|aux?|\u00e0|a|al|vers|verso|hacia|nel|nell[oa]|naar)
  ) ?NAME(?: (?:now|this time|please|pls|bitte|svp))?)
`;
const into = wrapped`
  (?:to|into|in|for|nach|en|naar|\u00e0|au|aux|a|al|vers|verso|hacia|nel|nell[oa])
`;
const ending = wrapped`
  (?: (?:as|like|which|that|wie|comme|come|como|zoals) (?:i|we|ich|wir|j|je|ho|he|ik) ?[^.;!?,()]{3,40})?\)?(?=
    \s*(?:[.;!?]|$)|, (?:i|we|it|and|because|as|since|so|but)\b| (?:schicken|senden|ziehen|sturen)\W*$
  )
`;
const notThere = shape(
  wrapped`
    ${goal}(?:,? |,? \()(?:(?:and|und|et|y|e|en) )?
    (?:(?:(?<!(?<!\p{L})in .{0,40})not|nicht|pas|no|non|niet) ${into} |(?:not|nicht|pas|non?|niet) )(NAME)${ending}
  `,
);

/** `Roma in Puglia invece che a Napoli` */
const insteadOfThere = shape(
  wrapped`
    ${goal},? (?:
      (?:an)?statt|anstelle von|au lieu d(?:e|['\u2019])|plut\u00f4t qu(?:e|['\u2019])|en lugar de|en vez de
      |m\u00e1s que|invece (?:che|di)|piuttosto che|al posto di|in plaats van
    ) ?(?:(?:${into}|la|le|l['\u2019]) ?)?(NAME)${ending}
  `,
);

/** The line with the later place alone, at its place in the line. */
export function withSecondThoughts(board: Board, written: string): string {
  const unmeant = (words: string, place: string) => {
    // `not MAO. Thanks!`: the name ends with its sentence.
    const [name = ""] = place.split(/\.\s/);
    if (!isName(board, name)) return words;
    const end = name === place ? words.length : words.indexOf(place) + name.length;
    return blank(words.slice(0, end)) + words.slice(end);
  };
  const text = written.replace(notThere, unmeant).replace(insteadOfThere, unmeant);
  const told = text.replace(
    meant,
    (all, before: string, turn: string, place: string, not: string | undefined) =>
      isName(board, place) ? blank(before) + turn + place + blank(not ?? "") : all,
  );
  return withSecondGoals(board, told);
}

/** Where what is to be done in place of an order may begin, to the end of its sentence or bracket. */
const instead = regex("iu")`
  (?:\s*[,;(\u2013\u2014-]\s*|\s+)(?:(?:and|but|or)[ ,]+(?:then )?)?(?:
    if|when|should(?= (?:that|this|it|they|there|the \p{L}+ be)\b)|in case|in the event
    |(?<!\b(?:(?:every|any|no|some)(?:thing|one|body)|all|who|what),? )else|otherwise
    |alternatively|failing|or|as a (?:second choice|last resort|fallback)|plan b|second choice
    |fallback|sonst|andernfalls|ansonsten|wenn nicht|sinon|autrement|si no|altrimenti|se no|anders
  )(?!\p{L})(?:(?!(?<=\p{L}{3})[.])[^;!?)])*\)?
`;
/** The words of which nothing depends but whether the order before them can be carried out. */
const idle = wrapped`
  or|and|but|then|else|otherwise|alternatively|failing|that|this|it|which|he|she|they|them|him|her
  |you|i|we|the|a|an|my|way|there|one|case|event|in|if|when|should|is|are|be|was|s|t|isn|aren
  |doesn|won|can|cannot|could|may|might|must|will|shall|not|no|longer|already|for|any|some|reason
  |just|simply|please|instead|fleet|army|unit|space|province|place|spot|retreat|retreats|move
  |moves|order|does|do|doesn't|as|second|choice|last|resort|fallback|plan|b|to|into|get|gets|let
  |go|goes|try|its|own|first|sonst|andernfalls|ansonsten|wenn|nicht|eben|halt|ich|sie|die|dann
  |sinon|autrement|je|la|elle|on|il|faut|si|alors|altrimenti|se|anders|bitte|svp
`;
const failing =
  "possible|impossible|allowed|legal|illegal|fail|fails|failing|work|works|can|cannot|valid|invalid";
const taken = wrapped`
  free|available|unavailable|open|vacant|empty|ok|okay|taken|blocked|occupied|contested|full
  |closed|gone|denied|barred|standoff|bounce|bounces
`;
const removed = wrapped`
  disband|disbands|disbanded|d|destroy|destroys|destroyed|remove|removed|scrap|scrapped|drop
  |dropped|delete|deleted|dissolve|dissolved|die|dies|off|board|map|otb|disbandment
  |auflösen|auflösung|aufgelöst|entfernen|dissolution|dissous|dissoudre|dissoute|disperser
  |détruire|détruite|supprimer|supprimée|disolver|disuelta|retirar|sciogliere|sciolta
  |ontbinden|opheffen|verwijderen
`;
const held = "hold|holds|stay|stays|put|stand|stands|remain|remains|still|h";

const otherwise =
  "else|otherwise|alternatively|sonst|andernfalls|ansonsten|sinon|autrement|altrimenti";

const ofRetreat = new RegExp(`^(?:${idle}|${failing}|${taken}|${removed})$`);
const ofMove = new RegExp(`^(?:${idle}|${failing}|${held})$`);
const turned = new RegExp(
  `^(?:${failing}|${taken}|${otherwise}|fallback|choice|resort|plan|${removed}|${held})$`,
);

/**
 * An order without what is to be done where it cannot be carried out: `Tri: Tyr, if not possible Bud`, `or
 * disband if that is taken`. A retreat that fails is lost, and who cannot move stays, so only the first counts.
 */
export function withoutFallback(
  board: Board,
  kind: PhaseKind,
  text: string,
  canReach: (to: ProvinceId) => boolean,
): string {
  if (kind === "A" || !instead.test(text)) return text;
  return text.replace(instead, (words, at: number) => {
    const named = placesIn(board, text.slice(0, at));
    const goal = named.at(-1);
    const isOrdered = goal !== undefined && named.length > (kind === "R" ? 0 : 1);
    // Where nothing can retreat to the first choice, the second may be meant.
    const isFirst = isOrdered && (kind === "M" || canReach(goal));
    return isFirst && isFallback(board, kind, goal, words) ? blank(words) : words;
  });
}

function isFallback(board: Board, kind: PhaseKind, goal: ProvinceId, text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (!words.some((word) => turned.test(word)) && !/\bif not\b/i.test(text)) return false;
  const told = kind === "R" ? ofRetreat : ofMove;
  const strange = words.filter((word) => !told.test(word));
  return strange.length === 0 || (kind === "R" && isSecondGoal(board, goal, text, strange));
}

/** Is one other place all that is said besides, and does nothing depend on it? */
function isSecondGoal(
  board: Board,
  goal: ProvinceId,
  text: string,
  strange: readonly string[],
): boolean {
  const places = placesIn(board, strange.join(" "));
  const [other, another] = places.filter((place) => place !== goal);
  const areNames = places.length > 0 && strange.length <= places.length * 2 + 1;
  if (!areNames || another !== undefined) return false;
  if (other === undefined) return true;
  const condition = text.search(/\b(?:if|when|should|in case)\b/i);
  const isBefore = placesIn(board, text.slice(0, Math.max(0, condition))).includes(other);
  return isBefore || placesIn(board, text.trim().split(/\s+/).slice(-2).join(" ")).includes(other);
}

function isName(board: Board, written: string): boolean {
  const text = spelling(
    written
      .replace(/^\s*the\s/i, "")
      .replace(/[.-]/g, " ")
      .trim(),
  );
  return board.names.has(text) || (text.length > 2 && namesOf(board).prefix(text).length === 1);
}

const jest = regex()`
  ^(?:
    (?:ignore|disregard|delete|belay|scrap|strike|scratch) (?:that|this|it)|just kidding
    |only kidding|kidding|jk|just joking|only joking|joking|not really|as if|psych|just a joke
    |scrap that|scratch that|strike that|forget that|forget it|withdraw (?:that|it|this)
    |take (?:that|it|this) back|undo|cancel that|never mind|nvm|nah|nope
  )$
`;

/** `Just kidding.`, `No, Eng.`: a sentence that takes back the one before it, and says nothing else. */
export function takesBackAll(tokens: readonly Token[]): boolean {
  const isIdle = (word: Token) =>
    !is(word, "place", "army", "fleet", "hold", "support", "convoy", "others", "remove", "build");
  const said = tokens.map(({ text }) => text).join(" ");
  if (tokens.every(isIdle)) return jest.test(said) || tokens.some(({ text }) => jest.test(text));
  const [first, ...rest] = tokens.filter((word) => !is(word, "separator"));
  const places = rest.filter((word) => is(word, "place"));
  return (
    /^(?:no|no wait|wait|hm+|well|oh|er+m?|um|uh|nah|nope|rather|actually|or)$/.test(
      first?.text ?? "",
    ) &&
    places.length === 1 &&
    rest.every((word) => is(word, "place", "coast", "arrow", "unknown", "noise", "doubt"))
  );
}

const takenBack = regex()`
  ^(?:
    no|no wait|wait|hang on|hold on|sorry|oops|that|i mean|i meant|mean|meant|rather|actually
    |scratch that|correction|make
  )$
`;

/** Does a clause that is not understood take back the one before it? */
export function takesBack(tokens: readonly Token[]): boolean {
  const turns = takenBack;
  return turns.test(tokens[0]?.text ?? "") && tokens.some((word) => is(word, "place"));
}
