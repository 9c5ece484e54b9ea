/**
 * Who is called by name: `deal Wim, one piece only`, `Then it is agreed, dear Jaz`. Names are those by which
 * players sign what they write to one another; whoever is only spoken of is not called.
 */

import { placesIn } from "../../../../language/index.js";
import type { Board, PowerId } from "../../../../map/index.js";
import { regex } from "../../../../util/index.js";
import type { SentPress } from "../../../ports/store.js";
import { powersMeant } from "../../../session/people.js";
import type { Speaker } from "../../../session/session.js";

/** The one power that these words call, of those that wrote these letters; null for none, or for several. */
export function powerCalled(
  { game: { board, game } }: Speaker,
  words: string,
  letters: readonly SentPress[],
): PowerId | null {
  const writers = writersOf(board, letters);
  const called = namesCalled(words).flatMap((name) => {
    const signed = writers.filter(({ names }) => names.has(plain(name)));
    const meant = signed.length > 0 ? [] : powersMeant(board, game, name);
    const named = meant.filter((each) => writers.some(({ power }) => power === each));
    return [...signed.map(({ power }) => power), ...named];
  });
  const [power = null, another] = new Set(called);
  return another === undefined ? power : null;
}

/** Has that power signed what it wrote, and never by this name? */
export function signsOtherwise(
  { game: { board } }: Speaker,
  power: PowerId,
  name: string,
  letters: readonly SentPress[],
): boolean {
  const names = writersOf(board, letters)
    .filter((each) => each.power === power)
    .flatMap((each) => [...each.names]);
  return names.length > 0 && !names.includes(plain(name));
}

function writersOf(board: Board, letters: readonly SentPress[]) {
  return letters.flatMap(({ event: { from, text } }) => {
    const power = from?.power ?? null;
    return power === null ? [] : [{ power, names: namesSigned(board, text) }];
  });
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
const noName = regex("u")`
  ^(?:
    yours?|the|my|best|kind|warm|regards|wishes|love|cheers|signed|sincerely|thanks?|you|please
    |pls|ok|okay|yes|no|deal|peace|friend|neighbou?r|ally|too|then|now|also|tomorrow|either|there
    |here|well|again|though|all|fair|agreed|right|sure|promised?|maybe|hello|bye|lol|haha|friends
    |greetings|soon|later|cool|great|from|von|de|van|dein|deine|ihr|ihre|gruss|grusse|liebe|viele
    |danke|bitte|freund|nachbar|ja|nein|votre|ton|amicalement|cordialement|merci|oui|non|accord
    |saludos|gracias|si|tu|su|vale|trato|saluti|cordiali|grazie|groeten|groetjes|dank|nee|sir
    |madam|herr|frau|monsieur|madame|dr|mr|mrs
  )$
`;

/** The words that stand where one calls somebody. */
function namesCalled(words: string): readonly string[] {
  return [...words.matchAll(/\p{L}[\p{L}\u2019'-]+/gu)].flatMap(({ 0: name, index }) => {
    const end = index + name.length;
    const before = words.slice(Math.max(0, index - nearby), index);
    const behind = words.slice(end, end + nearby);
    const [inSentence, inPart] = [openersSince(before, sentenceEnd), openersSince(before, partEnd)];
    const isApart = apartBehind.test(behind) && (inSentence >= 0 || inPart >= 0);
    return isApart || (inPart > 0 && !speaksOf.test(behind)) ? [name] : [];
  });
}

/** The name with which words begin, behind what opens them; it is bare where nothing does: `Wim, one piece only`. */
export function nameAhead(
  words: string,
): { readonly name: string; readonly isBare: boolean } | null {
  const tokens = [...words.matchAll(/\p{L}[\p{L}\u2019'-]+/gu)].slice(0, mostOpeners + 1);
  const found = tokens.find(({ 0: token }) => !openers.has(token.toLowerCase()));
  if (found === undefined) return null;
  const [name, before] = [found[0], words.slice(0, found.index)];
  if (!isTitle(name) || noName.test(plain(name)) || /[.?\n]/.test(before)) return null;
  if (!apartBehind.test(words.slice(found.index + name.length))) return null;
  return { name, isBare: !/\p{L}/u.test(before) };
}

/**
 * So many characters around a name tell whether it is called: a long mail is not gone through for each of its
 * words.
 */
const nearby = 200;

function plain(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** How many words of those that open what one says stand behind the last such mark; -1 where other words do. */
function openersSince(before: string, mark: RegExp): number {
  const words =
    before
      .split(mark)
      .at(-1)
      ?.toLowerCase()
      .match(/[\p{L}'\u2019]+/gu) ?? [];
  return words.length <= mostOpeners && words.every((each) => openers.has(each))
    ? words.length
    : -1;
}

const mostOpeners = 6;
const sentenceEnd = /[.!?\n]/u;
const partEnd = /[.!?\n,;:)"\u201d\u2026\u2013\u2014]|-(?=\s)/u;

const openers: ReadonlySet<string> = new Set(
  [
    `hi hello hey heyy hiya dear dearest my good morning day evening afternoon thanks thank you cheers
      ok okay k deal agreed sure`,
    `thing alright all right fine fair enough yes yep yeah yea no nope nah well so and but oh ah aw
      aww ha haha hahaha lol hm hmm`,
    `sorry great perfect lovely nice cool done absolutely of course then now also friend old poor mr
      mrs ms dr hallo lieber liebe`,
    `liebes moin servus gr\u00fcezi guten tag morgen abend danke ja nein gut einverstanden abgemacht
      klar genau und aber na frau herr`,
    `bonjour salut cher ch\u00e8re bonsoir merci oui non d'accord d\u2019accord bien parfait et mais
      alors mon ma madame monsieur hola`,
    `querido querida estimado estimada gracias s\u00ed si vale trato hecho de acuerdo perfecto bueno y
      pero ciao caro cara buongiorno`,
    `salve grazie s\u00ec va bene d'accordo d\u2019accordo perfetto affare fatto e hoi dag beste
      bedankt nee akkoord afgesproken prima`,
    "ok\u00e9 goed en maar",
  ].flatMap((line) => line.split(/\s+/)),
);

/** `Maud, Emil and I agreed` calls nobody. */
const apartBehind = regex("iu")`
  ^(?!,\s+\p{Lu}\p{L}+,? (?:and|und|et|y|e|en) (?:i|me|ich|moi|je|yo|io|ik)(?!\p{L}))\s*
    (?:[,.!?;:\u2026\u2013\u2014]|-\s|$|\n|[)~;:][-)pPD])
`;
/** `Ok, Wim goes there`, `thanks to Wim's fleet` speak of him. */
const speaksOf = regex("iu")`
  ^(?:
    ['\u2019]s?(?!\p{L})
    |\s+(?:
      \(
      |(?:
        is|was|has|had|will|would|did|does|can|could|should|may|might|and|or|und|oder|et|ou|y|e|o
        |en|of|ist|war|hat|wird|est|a|es|ha|heeft|geht|va|gaat|\p{L}{2,}ed|\p{L}{3,}s
      )(?!\p{L}|['\u2019])
    )
  )
`;
