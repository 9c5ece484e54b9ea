/**
 * The gist of a clause that nothing else reads: what is left of it without the words that no order needs. It is
 * a guess, which the reply shows. None is made of what somebody tells, asks, wishes or denies, nor of what
 * names no unit of the writer's that can do it.
 */

import { provinceOf } from "../../../map/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { isTalkWord, type Role } from "../../lexer/order-words.js";
import { is, type Token, type Tokens, verbRoles } from "../../lexer/token.js";
import type { Draft, Setting } from "../interpret.js";
import { conditional, sentenceOf } from "../prose/mood.js";
import { asGuess, type LineDraft } from "./line-draft.js";

/** Words of which an order without them is the same. */
const idle: ReadonlySet<Role> = new Set(["unknown", "noise"]);

/** A clause without one of these has no gist. */
const deeds: readonly Role[] = [
  ...verbRoles,
  ...(["backing", "supported", "ferried-by", "build", "remove", "retreat"] as const),
];

/**
 * Words with which people say, think, hope, ask, deny, greet, correct themselves, or speak of another time or
 * of somebody else.
 */
const telling = regex("u")`
  ^(?:
    ${[
      wrapped`
      sa(?:y|ys|id|ying)|t(?:ells?|old|elling)|writ(?:es?|ten|ing)|wrote|call(?:s|ed|ing)?
      |sugge\w+|propos\w+|promis\w+|agree\w*|ask\w*|hints?|warn\w*|threat\w*
    `,
      wrapped`
      think\w*|thought|belie\w+|convinced|wonder\w*|ideas?|guess\w*|knows?|knew|hear|heard
      |consider\w*|imagin\w*|dream\w*|remember\w*|recall\w*
    `,
      wrapped`
      wish\w*|wants|wanted|hop(?:e|es|ed|ing)|plan(?:s|ned|ning)?|inten[dt]\w*|expect\w*|fear\w*
      |hat(?:e|es|ed)|torn|tempted|undecided|unsure|prefer\w*|would|could|might|should|must|may
      |can|draft\w*|tentative\w*|provisional\w*|preliminar\w*
    `,
      wrapped`
      you|your|yours|youre|he|she|they|some(?:body|one)|any(?:body|one)|who|what|whether|why|how
      |others?|another
    `,
      "later|yesterday|tomorrow|once|previous\\w*|earlier|originally|again|almost|nearly",
      wrapped`
      greetings?|regards|love|hello|cheers|kisses|look\w*|watch\w*|seems?|nice|good|great|bad
      |better|best|rules?
    `,
      wrapped`
      nothing|nobody|none|neither|nor|without|instead|rather|except|hardly|refus\w*|avoid\w*
      |stops?|cancel\w*|ignor\w*|forget\w*|abandon\w*|let|does|do|did|if|or
    `,
      "sorry|oops|wait|actually|nope|nah|yep|hmm+",
      wrapped`
      sag\w*|meinte?|denk\w*|glaub\w*|hoff\w*|schläg\w*|erinner\w*|keinesfalls|keineswegs|kann|dit
      |disent|pens\w*|cro[iy]\w*|souvenez|souviens|peut
    `,
      wrapped`
      dice\w*|cree\w*|creo|piens\w*|propon\w*|recuerd\w*|puede|cred\w*|ricord\w*|può|zegt
      |geloof\w*|kan|diz\w*|acha\w*|pode
    `,
    ].join("|")}
  )$
`;

/** Another time, and what an order is made to depend on. */
const elsewhen = regex("u")`
  \b(?:next|last) (?:game|turn|time|season|year|spring|fall|autumn|winter|phase|move|round)
  |(?<!\p{L})(?:
    con tal (?:de )?que|\u00e0 condition|a condici\u00f3n|a patto|vorausgesetzt|mits|pourvu que
    |sempre che|desde que
  )(?!\p{L})
`;

/** Can the sentence be an order at all? */
export function mayHaveGist(tokens: Tokens, text: string): boolean {
  const said = sentenceOf(tokens, text).toLowerCase();
  const asks = /^[^.;!]*\?/.test(text.slice(tokens.at(-1)?.end));
  return (
    !asks &&
    !elsewhen.test(said) &&
    !tokens.some((word) => is(word, "doubt", "question", "past", "reason")) &&
    !tokens.some((word) => conditional.test(word.text)) &&
    !said.split(/[^\p{L}]+/u).some((word) => telling.test(word))
  );
}

/** The clause without idle words; null where there are none, or where one may matter. */
export function gistOf(clause: Tokens, text: string): Tokens | null {
  const gist = clause.filter((word) => !isIdle(word));
  const isOrder = gist.some((word) => is(word, ...deeds) && !is(word, "place"));
  if (gist.length === clause.length || !isOrder || clause.some((word) => is(word, "separator")))
    return null;
  const matters = clause.some((word, at) => {
    const spot = { word, at, clause, text, before: clause[at - 1], next: clause[at + 1] };
    return isIdle(word) && shapes.some((shape) => shape(spot));
  });
  return matters ? null : gist;
}

function isIdle(word: Token): boolean {
  return !word.guessed && word.roles.every((role) => idle.has(role));
}

/** An idle word, and where it stands. */
interface Spot {
  readonly word: Token;
  readonly at: number;
  readonly clause: Tokens;
  readonly text: string;
  readonly before: Token | undefined;
  readonly next: Token | undefined;
}

/** Where an idle word may be more than that. */
const shapes: readonly ((spot: Spot) => boolean)[] = [
  ({ word }) => !/^\p{L}+(?:\P{L}+\p{L}+)*$/u.test(word.text),
  // `Paris helps Marseilles by moving to Burgundy`
  ({ word }) => word.text === "by",
  // `Burgundy sneaked to Munich`, `M\u00fcnchen is naar Tirol gegaan`
  ({ word, before }) => /ed$/.test(word.text) && is(before, "place", "coast", "unitword"),
  ({ word }) => /^ge\p{L}{2,}(?:en|an|t|d)$/u.test(word.text),
  // `Denmark listens to Kiel`
  ({ word, next }) => isTalkWord(word.text) && next?.text === "to",
  // `A Vie stands down`
  ({ word, before }) => particle.test(word.text) && is(before, "hold", "support", "convoy"),
  isOwned,
  mayBeName,
  isPlaced,
  isObject,
  isNoun,
];

const particle = /^(?:down|up|out|off|over|away|back|aside|apart|in|on)$/;

/** `Denmark sees to Kiel's safety`: not Kiel is meant. */
function isOwned({ word, at, text, before }: Spot): boolean {
  const between = text.slice(before?.start, word.start);
  return at > 1 && is(before, "place") && /['\u2019]s?\s*$/.test(between);
}

/** `A Sevst - Ukr`, `AHolH`, `army boo da pest to Galicia` */
function mayBeName({ word: { start, end }, text, before, next }: Spot): boolean {
  const written = text.slice(start, end);
  const isNearName = [before, next].some(
    (near) => near?.guessed || (is(near, "arrow") && !/\p{L}/u.test(near!.text)),
  );
  const isTyped = is(before, "army", "fleet") && /^\p{Lu}/u.test(written);
  return isNearName || isTyped || /^\p{Lu}\p{Lu}?\p{Ll}+\p{Lu}/u.test(written);
}

/** `the verdict on Munich stands`, `my fleet off Brest` */
function isPlaced({ word, text, next }: Spot): boolean {
  return is(next, "place") && about.test(`${word.text}${text.slice(word.end, next!.start)}`);
}

const about =
  /(?:^|\s)(?:on|of|about|against|over|off|near|beside|behind|outside|around)\s+(?:the\s+)?$/i;

/** `Vienna guards the capital`, `A Ruh S blah`: what is held or helped. */
function isObject({ word, text, before, next }: Spot): boolean {
  const isHelped = is(before, "support", "convoy") && next === undefined;
  const between = text.slice(before?.end, word.start);
  return (
    isHelped ||
    (is(before, "hold") && /^\s*(?:the|d(?:en|ie|as|er|e)|het|l[ae]|el|il)\s+$/i.test(between))
  );
}

/** `Munich enjoys the support of Berlin`: what is given there is no verb. */
function isNoun({ clause, at, text }: Spot): boolean {
  const next = clause.slice(at + 1).find((word) => !isIdle(word));
  const isDeed = is(next, "support", "convoy");
  return isDeed && /\b(?:the|its|his|their|some|full|a)\s+$/i.test(text.slice(0, next!.start));
}

/** The draft as a gist, or null where it is not one order that a unit named in the clause can carry out. */
export function asGist(setting: Setting, draft: LineDraft, clause: Tokens): LineDraft | null {
  if (draft.kind !== "orders" || !draft.drafts.every((order) => isSure(setting, order, clause)))
    return null;
  const drafts = draft.drafts.map((order): Draft => ({ ...asGuess(order), manner: "gist" }));
  return { ...draft, drafts };
}

function isSure({ can, own }: Setting, { bare, others, meanings }: Draft, clause: Tokens): boolean {
  if (bare || others || can === undefined) return false;
  const places = clause.flatMap((word) => word.places.map(({ at }) => at));
  const [order, another] = meanings.map((meaning) => meaning.order).filter(can);
  if (order === undefined || another !== undefined || order.kind === "waive") return false;
  const at = provinceOf(order.unit.at);
  const isOwn = order.kind === "build" || own.some((unit) => unit.at === at);
  // `Berlin bleibt doch Berlin` is a saying.
  const isSaying = order.kind === "hold" && places.length > 1;
  return isOwn && places.includes(at) && !isSaying;
}
