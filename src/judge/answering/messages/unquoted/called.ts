/**
 * Who is called by name: `deal Wim, one piece only`, `Then it is agreed, dear Jaz`. Names are those by which players sign what
 * they write to one another; whoever is only spoken of is not called.
 */
import { placesIn } from "../../../../language/index.js";
import type { Board, PowerId } from "../../../../map/index.js";
import type { SentPress } from "../../../ports/store.js";
import { powersMeant } from "../../../session/people.js";
import type { Speaker } from "../../../session/session.js";

/** The one power that these words call, of those that wrote these letters; null for none, or for several. */
export function powerCalled(
  { game: { board, game } }: Speaker,
  words: string,
  letters: readonly SentPress[],
): PowerId | null {
  const writers = letters.flatMap(({ event: { from, text } }) => {
    const power = from?.power ?? null;
    return power === null ? [] : [{ power, names: namesSigned(board, text) }];
  });
  const called = namesCalled(words).flatMap((name) => {
    const signed = writers.filter(({ names }) => names.has(plain(name)));
    const meant = signed.length > 0 ? [] : powersMeant(board, game, name);
    const named = meant.filter((each) => writers.some(({ power }) => power === each));
    return [...signed.map(({ power }) => power), ...named];
  });
  const [power = null, another] = new Set(called);
  return another === undefined ? power : null;
}

/** The names with which these words end, or say who speaks: `Signed, Poppy`, `Jaz x`, `hello, wim here`. */
function namesSigned(board: Board, text: string): ReadonlySet<string> {
  const lines = text.split("\n").filter((line) => /\p{L}/u.test(line));
  const [tail = ""] = /[^.,;:!?]*$/u.exec((lines.at(-1) ?? "").replace(/[\W_]*$/u, "")) ?? [];
  const [, here = ""] =
    /(?:^|[,.!]|\b(?:hi|hello|hey))\s*(\p{L}{3,}) here(?!\p{L})/iu.exec(text) ?? [];
  const tokens = tail.match(/\p{L}[\p{L}'\u2019-]+/gu) ?? [];
  const isSignature =
    tokens.length <= longestName &&
    tokens.every((each) => tokens.length === 1 || isTitle(each) || noName.test(plain(each)));
  const signed = isSignature ? tokens.filter((each) => isTitle(each) || tokens.length === 1) : [];
  const names = [...signed, here]
    .filter((each) => placesIn(board, each).length === 0)
    .map(plain)
    .filter((each) => each.length > 1 && !noName.test(each));
  return new Set(names);
}

/** It begins with a capital. */
function isTitle(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

const longestName = 4;
const noName =
  /^(?:yours?|the|my|best|kind|warm|regards|wishes|love|cheers|signed|sincerely|thanks?|you|please|pls|ok|okay|yes|no|deal|peace|friend|neighbou?r|ally|too|then|now|also|tomorrow|either|there|here|well|again|though|all|fair|agreed|right|sure|promised?|maybe|hello|bye|lol|haha|friends|greetings|soon|later|cool|great|from|von|de|van|dein|deine|ihr|ihre|gruss|grusse|liebe|viele|danke|bitte|freund|nachbar|ja|nein|votre|ton|amicalement|cordialement|merci|oui|non|accord|saludos|gracias|si|tu|su|vale|trato|saluti|cordiali|grazie|groeten|groetjes|dank|nee|sir|madam|herr|frau|monsieur|madame|dr|mr|mrs)$/u;

/** The words that stand where one calls somebody. */
function namesCalled(words: string): readonly string[] {
  return [...words.matchAll(/\p{L}[\p{L}\u2019'-]+/gu)].flatMap(({ 0: name, index }) => {
    const [before, behind] = [words.slice(0, index), words.slice(index + name.length)];
    const isApart =
      apartBehind.test(behind) && (openedBy.test(before) || /[,;\u2013\u2014-]\s*$/u.test(before));
    return isApart || (spokenTo.test(before) && !speaksOf.test(behind)) ? [name] : [];
  });
}

function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

const opener =
  "(?:hi|hello|hey+|hiya|dear(?:est)?|my|good|morning|day|evening|afternoon|thanks|thank you|cheers|ok|okay|k|deal|agreed|sure|thing|alright|all right|right|fine|fair|enough|yes|yep|yeah|yea|no|nope|nah|well|so|and|but|oh|ah|aww?|ha(?:ha)*|lol|hm+|sorry|great|perfect|lovely|nice|cool|done|absolutely|of course|then|now|also|friend|old|poor|mr|mrs|ms|dr|hallo|lieber?|liebes|moin|servus|gr\u00fcezi|guten|tag|morgen|abend|danke|ja|nein|gut|einverstanden|abgemacht|klar|genau|also|und|aber|na|frau|herr|bonjour|salut|ch\u00e8re?|bonsoir|merci|oui|non|d['\u2019]accord|bien|parfait|et|mais|alors|mon|ma|madame|monsieur|hola|querid[oa]|estimad[oa]|gracias|s\u00ed|si|vale|trato hecho|de acuerdo|perfecto|bueno|y|pero|ciao|car[oa]|buongiorno|salve|grazie|s\u00ec|va bene|d['\u2019]accordo|perfetto|affare fatto|e|ma|hoi|dag|beste|bedankt|nee|akkoord|afgesproken|prima|ok\u00e9|goed|en|maar)";
const start = '(?:^|[.!?;:,\\n)"\u201d\u2026\u2013\u2014-])\\W*';

/** Such words stand before who is called. */
const spokenTo = new RegExp(`${start}(?:${opener}[ ,!]+){1,6}$`, "iu");
const openedBy = new RegExp(
  `(?:^|[.!?\\n])\\W*(?:${opener}[ ,!]+){0,6}$|[,;]\\s+(?:${opener}\\s+){0,3}$`,
  "iu",
);
/** `Maud, Emil and I agreed` calls nobody. */
const apartBehind =
  /^(?!,\s+\p{Lu}\p{L}+,? (?:and|und|et|y|e|en) (?:i|me|ich|moi|je|yo|io|ik)(?!\p{L}))\s*(?:[,.!?;:\u2026\u2013\u2014]|-\s|$|\n|[)~;:][-)pPD])/iu;
/** `Ok, Wim goes there`, `thanks to Wim's fleet` speak of him. */
const speaksOf =
  /^(?:['\u2019]s?(?!\p{L})|\s+(?:\(|(?:is|was|has|had|will|would|did|does|can|could|should|may|might|and|or|und|oder|et|ou|y|e|o|en|of|ist|war|hat|wird|est|a|es|ha|heeft|geht|va|gaat|\p{L}{2,}ed|\p{L}{3,}s)(?!\p{L}|['\u2019])))/iu;
