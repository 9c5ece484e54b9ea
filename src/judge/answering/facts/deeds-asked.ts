/** `Who took London?`, `did Italy attack Trieste?`: what was done in places that are named, and who is there now. */
import type { PhaseRecord } from "../../../game/index.js";
import {
  asksEither,
  asksIfTrue,
  isSupposing,
  placesBesidePowers,
  placesIn,
  plainWords,
  powersIn,
  type Question,
  sentencesOf,
} from "../../../language/index.js";
import { type PowerId, type ProvinceId, provinceOf } from "../../../map/index.js";
import { believedText, placesText, questionText, resultsText } from "../../../report/index.js";
import type { OrderResult } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { answerLine } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { memberOf, powerOf, sceneFor } from "../../session/speaker.js";
import { saidWhere } from "../../session/texts/said-where.js";
import { hasFailed, resultsKnownTo } from "../handlers/trial.js";
import { mineTold } from "../orders/supposed/then-asked.js";
import { asksHelp } from "./moves-asked.js";

/** Tells what was done in the places that a question names; false where it asks something else. */
export function tellDone(
  session: Session,
  speaker: Speaker,
  records: readonly PhaseRecord[],
  question: Question,
  line: string,
): boolean {
  return (
    tellDeed(session, speaker, records, question, line) ||
    tellHolder(session, speaker, records, question, line) ||
    tellGot(session, speaker, question, line)
  );
}

/** `Did Italy take Trieste?`, `is England in the Channel now?`, of a power and a place that are named. */
function tellDeed(
  session: Session,
  speaker: Speaker,
  records: readonly PhaseRecord[],
  { about }: Question,
  line: string,
): boolean {
  const { board, game } = speaker.game;
  const [power, otherPower] = powersIn(board, about);
  const [place, otherPlace] = new Set(placesBesidePowers(board, about));
  const isOpen = openly.test(plainWords(about)) && !asksWhether(about) && !asksIfTrue(about);
  if (power === undefined || place === undefined || isOpen) return false;
  if (otherPower !== undefined || otherPlace !== undefined || isOwn(about)) return false;
  const isThere = game.position.units.some(
    (unit) => unit.power === power && provinceOf(unit.at) === place,
  );
  const { told, moves } = movesTold(session, speaker, records, [place], asksHelp(about), power);
  const isSo = ofDeed.test(plainWords(about)) ? moves > 0 : isThere;
  const { catalogue } = session.context;
  answerLine(session, line, believedText(catalogue, sceneFor(session, speaker), isSo, told));
  return true;
}

/** Is it a question of yes or no? */
export function asksWhether(about: string): boolean {
  return whether.test(plainWords(about)) && !asksEither(about);
}

const whether = regex()`
  ^(?:(?:so|wait|and|but|ok|well|hi|hey|und|et|y|e|en|also|alors|entonces|allora) )*(?:
    did|has|have|was(?! (?:hat|haben|ist|sind|war|wurde)\b)|were|is|am|are|hat|habe|haben|ist|bin
    |sind|kam|konnte|wurde|est ce que
    |(?:ai|suis|est|ont|a) (?:je|il|elle|t)|(?:ma|mon) \w+ (?:est|a)|he|ha|han|esta|fue|ho|hanno|e
    |sono|heeft|heb|zijn
  )\b
`;

/** What was tried, or done by somebody (`was that Russia?`), need not have come about. */
const ofDeed = regex()`
  \b(?:
    attack\w*|tr(?:y|ied)|hit|angegriff\w*|greift|griff|versuch\w*|attaqu\w*|essay\w*|atac\w*|intent\w*
    |attacc\w*|tentat\w*|prova\w*|aangevallen|viel|geprobeerd
  )\b
  |\b(?:
    (?:was|war) (?:it|that|this|es|das|het|dat)|(?:ce n )?etait(?: ce)?|fue|e stat[oa]
    |did \w+ do (?:it|that|this)
  )\b(?! (?:\w+ ){0,3}(?:taken|captured|lost|by)\b)
`;

/** `Did I get Bulgaria?`, of a center that is the asker's now, whatever became of the moves to it. */
function tellGot(session: Session, speaker: Speaker, { about }: Question, line: string): boolean {
  const { board, game } = speaker.game;
  const [place, another] = placesIn(board, about);
  if (place === undefined || another !== undefined || !getting.test(plainWords(about)))
    return false;
  if (powersIn(board, about).length > 0) return false;
  if (game.position.owners[place] !== powerOf(speaker)) return false;
  const told = mineTold(session, speaker, about, [place]);
  if (told !== null) answerLine(session, line, told);
  return told !== null;
}

const getting = regex()`
  \b(?:
    (?:did|have|do|didn t|haven t|don t) (?:i|we) (?:\w+ ){0,2}(?:
        get|got|gain(?:ed)?|w[io]n|take|taken|have|own|captured?)
      (?! (?:in|into|to|through|out|past)\b)
    |hab(?:e|en)? (?:ich|wir) .*\b(?:bekommen|gekriegt|gewonnen|erobert|geholt|dazubekommen)
    |(?:(?:ai je|avons nous)|(?:j ai|nous avons)) (?:\w+ )?(?:pris|gagne|obtenu|eu|conquis)
    |(?:he|hemos) (?:tomado|ganado|conseguido|conquistado)|(?:ho|abbiamo) (?:preso|ottenuto|conquistato|guadagnato)
    |heb(?:ben)? (?:ik|we|wij) .*\b(?:gekregen|gewonnen|veroverd|gepakt)
  )\b
`;

/** `Who took London?`, `who attacked it?`: all moves there in the last movement, and who has it now. */
function tellHolder(
  session: Session,
  speaker: Speaker,
  records: readonly PhaseRecord[],
  { about }: Question,
  line: string,
): boolean {
  const { board, game } = speaker.game;
  const places = placesIn(board, about);
  if (places.length === 0 || places.length > 2 || !whoever.test(about)) return false;
  const { told, moves } = movesTold(session, speaker, records, places, asksHelp(about), null);
  const isNews = game.status === "active" && game.phase.kind === "M" && moves === 0;
  const notPlayed = isNews
    ? `${questionText(session.context.catalogue, sceneFor(session, speaker), "not-played")} `
    : "";
  answerLine(session, line, `${notPlayed}${told}`);
  return true;
}

/** The moves of the last movement to these places, of one power or of all, and what is there now. */
function movesTold(
  session: Session,
  speaker: Speaker,
  records: readonly PhaseRecord[],
  places: readonly ProvinceId[],
  withHelp: boolean,
  power: PowerId | null,
): { readonly told: string; readonly moves: number } {
  const record = records.findLast(({ phase }) => phase.kind === "M");
  const known = record === undefined ? [] : resultsKnownTo(record, memberOf(speaker));
  const moves = known.filter(
    (each) =>
      each.order.kind === "move" &&
      places.includes(provinceOf(each.order.to)) &&
      (power === null || each.power === power),
  );
  const helped = withHelp
    ? aroundPlaces(known, places).filter(({ order }) => order.kind === "support")
    : [];
  const { catalogue } = session.context;
  const scene = sceneFor(session, speaker);
  const told =
    record === undefined || moves.length === 0
      ? []
      : [resultsText(catalogue, scene, record.phase, [...moves, ...helped], known)];
  return { told: [...told, placesText(catalogue, scene, places)].join(" "), moves: moves.length };
}

/** `Somebody says that Italy took Trieste. Is that so?`: what is claimed, in this sentence or the one before it. */
export function claimAsked({ mail }: Session, { game }: Speaker, about: string): string | null {
  if (!asksIfTrue(about)) return null;
  const before = sentencesOf(mail.text.slice(0, Math.max(0, saidWhere(mail, about)))).at(-1) ?? "";
  const claim = [about, `${before} ${about}`].find(
    (text) =>
      powersIn(game.board, text).length === 1 && new Set(placesIn(game.board, text)).size === 1,
  );
  return claim === undefined || isSupposing(claim) || toCome.test(plainWords(claim)) ? null : claim;
}

const toCome = regex()`
  \b(?:
    will|would|can|could|should|may|might|going to|wants?|kann|konnte|wird|werden|soll|darf|peut|veut|va
    |puede|quiere|podria|puo|vuole|potrebbe|kan|wil|zal|zou
  )\b
`;

const whoever = regex("iu")`
  ^\W*(?:(?!who)\p{L}+[ ,]+){0,3}?(?:who|wer|wem|qui|qui[e\u00e9]n|chi|wie)(?:['\u2019]s)?(?!\p{L})
`;

/** What was done in these places or to them; of one's own orders, where any was. */
export function ofPlaces(
  known: readonly OrderResult[],
  places: readonly ProvinceId[],
  power: PowerId | null | undefined,
): readonly OrderResult[] {
  const there = known.filter((result) => touched(result).some((place) => places.includes(place)));
  const own = there.filter((result) => result.power === power);
  return own.length > 0 ? own : there;
}

/** What stood in these places, what went there, and who helped: `how did I lose Burgundy?` */
export function aroundPlaces(
  known: readonly OrderResult[],
  places: readonly ProvinceId[],
): readonly OrderResult[] {
  return known.filter((result) => {
    const { order } = result;
    if (order.kind === "support" && order.to !== null)
      return places.includes(provinceOf(order.to)) && !hasFailed(result);
    return order.kind !== "retreat" && touched(result).some((place) => places.includes(place));
  });
}

/** Where the unit stood, and where it was to go. */
function touched({ unit, order }: OrderResult): readonly ProvinceId[] {
  const from = unit === null ? [] : [provinceOf(unit.at)];
  return order.kind === "move" || order.kind === "retreat" ? [...from, provinceOf(order.to)] : from;
}

const ofSelf = regex("iu")`
  (?<!\p{L})(?:
    i|my|mine|our|we|ich|mein\p{L}*|unser\p{L}*|je|j['\u2019]\p{L}+|mon|ma|mes|notre|nos|yo|mis?
    |nuestr\p{L}*|mio|mia|mie|miei|nostr\p{L}*|ik|mijn|ons|onze|eu|meus?|minhas?
  )(?!\p{L})
`;

/** Does somebody ask about their own units? */
export function isOwn(about: string): boolean {
  return ofSelf.test(about) || asksOfSuccess(about);
}

export const openly = regex()`
  \b(?:
    what|who\w*|which|how|where|anybody|anyone|everybody|everyone|others?|was|wer|wie|welche\w*|wo
    |jemand|alle|andere\w*|que|qui|quoi|comment|quel\w*|ou|tous|autres|quien\w*|como|cual\w*|donde
    |todos|otros|cosa|che|chi|come|qual\w*|dove|tutti|altri|wat|hoe|welke|waar|iedereen|anderen
    |results?|ergebnis\w*|resultat\w*|resultado\w*|risultat\w*
  )\b
`;

/** `So did it work this time?`, of no power that is named. */
export function asksOfSuccess(about: string): boolean {
  return success.test(about);
}

const success = regex("iu")`
  (?<!\p{L})(?:
    work(?:ed)?(?: out)?|succe\p{L}*|(?:go|went|gone|come|came|got) (?:through|off|in)|make it|made it
    |luck|geklappt|funktioniert|gelungen|gegl\u00fcckt|durchgekommen|reingekommen|march\u00e9
    |r\u00e9ussi\p{L}*|pass\u00e9|fonctionn\u00e9|funzionato|riuscit\p{L}*|andata? bene
    |funcion\u00f3|sali\u00f3|salido|conseguido|gelukt|gewerkt|geslaagd
  )(?!\p{L})
`;

/** `Did my fleet bounce again?`, `is it stuck?`: whoever is answered with yes did not get there. */
export function asksOfFailure(about: string): boolean {
  return failure.test(about) && !asksOfSuccess(about);
}

const failure = regex("iu")`
  (?<!\p{L})(?:
    bounc\p{L}*|fail\p{L}*|stuck|blocked|stopped|repelled|turned back|held up|gescheitert
    |(?:ab)?geprallt|abgewiesen|aufgehalten|zur\u00fcckgeworfen|h\u00e4ngen geblieben|rebondi\p{L}*
    |\u00e9chou\p{L}*|bloqu\p{L}*|repouss\p{L}*|rebot\p{L}*|fracas\p{L}*|fallad\p{L}*|rimbalz\p{L}*
    |fallit\p{L}*|bloccat\p{L}*|mislukt|gestuit\p{L}*|tegengehouden
  )(?!\p{L})
`;
