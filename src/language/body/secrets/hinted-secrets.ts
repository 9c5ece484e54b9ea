/**
 * Passwords that nobody calls so: behind a `PIN`, beside the name of a seat (`France / kebab`), or by their
 * looks. Such lines say other things as well; so nothing but what is quoted as not understood goes without
 * these words.
 */
import { regex } from "../../../util/index.js";
import { commandStartOf } from "../../commands/starts.js";
import { looksLikeOrder } from "../../lexer/order-like.js";
import { orderWords } from "../../lexer/order-words.js";
import { isEveryday } from "../../questions/learned/recognise.js";
import type { KnownNames } from "./known-names.js";
import { isPlain } from "./plain-words.js";

/** Words that people write before a password. */
const label = regex("iu")`
  ^(?:
    pass(?:words?|codes?|phrases?|wort|keys?|wd)?|pins?|pin-?code|codes?|key ?words?|keys?
    |secrets?|tokens?|ids?|ident(?:ity|ify|ification)?|auth\w*|access|entry|log-?(?:in|on)|logn
    |sign-?(?:in|on)|user(?:name|id)?|credentials?|proof|prove|verif(?:y|ication)|confirm|sesame
    |safe-?word|magic|(?:pass|code|key)?words?|p|pw|kenn\p{L}*|geheim\p{L}*|zugang\p{L}*
    |losung\p{L}*|schlüssel\p{L}*|clés?|clefs?|chiffre|secreto|segreto|chiave|clave|parola|sleutel
    |answer
  )$
`;

/** `Pass this on to Marisol` */
const passesOn = /^pass (?:this|that|it|on|along|these|the|my|an?)(?!\p{L})/iu;

/** `Kebab is my secret`, `use kebab to get in` */
const beside = regex("iu")`
  (?<!\p{L})(?:
    (?:is|was|as|proves?) (?:my|our|the|that|it)\b|(?:get|come|be let|let me|let us|sign|log) in\b
    |prove (?:it|myself)\b
  )
`;

const fewest = 2;
const most = 12;

interface Word {
  readonly text: string;
  readonly isLabel: boolean;
  /** Nothing that is known here: neither a name nor a word of orders or of everyday speech. */
  readonly isStrange: boolean;
}

/**
 * The words of a sentence that may be a password which it hints at; what was understood says nothing by naming
 * a seat.
 */
export function hintedIn(
  sentence: string,
  names: KnownNames,
  isUnderstood = false,
): readonly string[] {
  const looks = wordsIn(sentence).filter((word) => looksSecret(word) && !names.mayBe(word));
  if (looksLikeOrder(sentence) || sentence.length > longest) return looks;
  const words = readWords(sentence, names);
  if (words.length < fewest || words.length > most) return looks;
  const strange = words.filter(({ isStrange }) => isStrange);
  const isHint =
    strange.length > 0 &&
    strange.length <= 2 &&
    (isLed(words) ||
      isBeside(sentence, words, strange, isUnderstood) ||
      (!isUnderstood && isCredential(sentence, words, names)));
  return isHint ? [...looks, ...strange.map(({ text }) => text)] : looks;
}

const longest = 200;

/** `PIN kebab`, `the word to get in is kebab`: nothing but words that lead to it, and the word. */
function isLed(words: readonly Word[]): boolean {
  const at = words.findIndex(({ isLabel }) => isLabel);
  const first = words.findIndex(({ isStrange }) => isStrange);
  return at >= 0 && at < first && words.slice(first).every(({ isStrange }) => isStrange);
}

function isBeside(
  sentence: string,
  words: readonly Word[],
  strange: readonly Word[],
  isUnderstood: boolean,
): boolean {
  if (strange.length > 1 || !beside.test(sentence)) return false;
  return words.some(({ isLabel }) => isLabel) || (!isUnderstood && /\bin\b/i.test(sentence));
}

/** `France / kebab`, `Fparis kebab`, `I am France, kebab`: whose mail it is, and the word for it. */
function isCredential(sentence: string, words: readonly Word[], names: KnownNames): boolean {
  const [strange = -1, another] = words.flatMap(({ isStrange }, at) => (isStrange ? [at] : []));
  const seats = words.flatMap(({ text }, at) => (names.isSeat(text) ? [at] : []));
  // `Joining as Austria`, `Watching paris` only say what their writer does.
  if (another !== undefined || seats[0] === undefined || strange < seats[0]) return false;
  const isBare = seats.length + 1 === words.length;
  // `England liegt mit Grippe im Bett`: a word for a seat ends what says whose it is.
  const isLast = strange === words.length - 1;
  return isBare || (isLast && words.length <= longestClaim && ofWriter.test(sentence));
}

const longestClaim = 8;
const ofWriter =
  /(?<!\p{L})(?:i|i['\u2019]m|im|me|my|here|signed|player|as|ich|bin|je|suis|soy|yo|sono|ik|ben)(?!\p{L})/iu;

/** A word with letters and figures, which is no time, date, size or the like. */
function looksSecret(word: string): boolean {
  if (word.length < shortestSecret || !/\p{L}/u.test(word) || !/\d/.test(word)) return false;
  return !measured.test(word) && !isPlain(spelledOut(word));
}

/** Figures that are written for their sound: `every1`, `any1`, `some1`. */
function spelledOut(word: string): string {
  return word.replace(/1/g, "one").replace(/2/g, "to").replace(/4/g, "for").replace(/8/g, "ate");
}

const shortestSecret = 6;
const measured = regex("iu")`
  ^(?:
    [\d:.,hx]+(?:
      st|nd|rd|th|am|pm|hrs?|hours?|h|d|days?|min(?:ute)?s?|weeks?|w|m|uhr|utc|gmt|cet|cest|est|kb
      |mb|x|%
    ){0,3}
    |(?:utc|gmt)[+-]?\d+|[sfw]\d{1,4}[mrab]|(?:spring|fall|autumn|winter)\d+
  )$
`;

function wordsIn(sentence: string): readonly string[] {
  return sentence.match(/[^\s/|:;,()=?!"'<>[\]*]*[\p{L}\p{N}]/gu) ?? [];
}

function readWords(sentence: string, names: KnownNames): readonly Word[] {
  // Whatever begins a command is no password.
  const begun = commandStartOf(sentence.trimStart())?.length ?? 0;
  const found = sentence.matchAll(/[\p{L}\p{N}](?:[^\s/|:;,()=?!"<>[\]*]*[\p{L}\p{N}])?/gu);
  return [...found].map(({ 0: text, index: from }) => {
    const isLabel = label.test(text) && !passesOn.test(sentence.slice(from));
    const isKnown =
      isLabel ||
      from < begun ||
      isPlain(text) ||
      names.mayBe(text) ||
      names.isSeat(text) ||
      isOfOrders(text) ||
      isEveryday(text);
    return { text, isLabel, isStrange: !isKnown };
  });
}

function isOfOrders(word: string): boolean {
  return (orderWords.get(word.toLowerCase()) ?? []).length > 0;
}
