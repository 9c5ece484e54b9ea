/**
 * A sentence in plain words as the question that it asks, in whatever words and language: `recognise` learned from
 * sentences what tells it. What may be an order is none, and a sentence that says something is none either.
 */
import { looksLikeOrder, mayBeOrder, namesUnit } from "../lexer/order-like.js";
import type { Intent } from "./intents.js";
import { recognise } from "./learned/recognise.js";
import { isAsking, isWanting, plainWords, putsOff } from "./question-words.js";

export interface Question {
  readonly intent: Intent;
  /** The sentence: it may name a unit or a power. */
  readonly about: string;
}

/** A longer sentence is a story; so are several that are longer together. */
const [longest, longestTogether] = [240, 600] as const;

/**
 * From here on a question is answered. Of the sentences that were held back from learning, four of five have their own
 * answer so, and one in fourteen another one; an answer changes nothing.
 */
const sureEnough = 0.3;

/** The same for what neither asks nor wishes in its form, and for a few words, which may be anything: `Tyrolia, if I may`. */
const sureInShort = 0.6;

/** The same for what would bring its writer no answer at all. */
const likelyEnough = 0.2;

/** The question that a sentence asks; null where it asks none that has an answer. */
export function readQuestion(sentence: string): Question | null {
  const about = sentence.trim();
  if (about.length < 3 || about.length > longest || isOrder(about)) return null;
  return asked(about, isShort(about) ? sureInShort : sureEnough);
}

/** Three words, or eight that neither ask nor wish. */
function isShort(about: string): boolean {
  const { length } = about.split(/\s+/);
  return length <= 3 || (length <= 8 && !isWanting(about));
}

/** The question that these lines ask together; null where they tell too little, or tell of orders. */
export function likelyQuestion(lines: readonly string[]): Question | null {
  const about = lines.map((line) => line.trim()).join(" ");
  return about.length > longestTogether || lines.some(looksLikeOrder)
    ? null
    : asked(about, likelyEnough);
}

function asked(about: string, enough: number): Question | null {
  const { intent, sureness } = recognise(about);
  if (intent === null || sureness < enough) return null;
  // `Don't tell the others that it was me.`
  return intent !== "votes-seen" && putsOff(plainWords(about), about) ? null : { intent, about };
}

const politely =
  /^\W*(?:(?:hi|hello|hey|dear)(?: \p{L}+){0,2}\W+)?(?:so |and )?(?:could|can|would|will) you,? (?:please|kindly) (?!tell|show|explain|say|confirm|check|list|remind|answer|(?:send|let|give|mail|help) (?:me|us)\b)/iu;

/** `Could you please let the fleet sail to the Black Sea?` */
function isPoliteOrder(sentence: string): boolean {
  const names = /\b(?:army|armies|fleets?)\b|\p{Lu}\p{L}{2,} (?:to|into) (?:the )?\p{Lu}/u;
  return politely.test(sentence) && names.test(sentence);
}

/** Whoever orders names units, and seldom themselves. */
const person =
  /(?<!\p{L})(?:i|im|i['\u2019]\p{L}+|we|we['\u2019]\p{L}+|me|us|my|our|you|your|he|she|they|his|her|their|ich|wir|mich|mir|uns|mein\p{L}*|unser\p{L}*|je|j['\u2019]\p{L}+|nous|moi|mon|ma|mes|notre|yo|nosotros|mis?|me|io|noi|mio|mia|miei|ik|wij|mij|mijn|ons|eu|meu|minha)(?!\p{L})/iu;

/** `con bul`, `f stp sc h` */
const abbreviated = /^(?:[af] )?\p{L}{3}(?: \p{L}{1,3}){1,4}$/iu;

/** `I'm on a boat next week` orders no fleet. */
const ofWriter = /^\W*(?:i|we)(?:['\u2019](?:m|re)| am| are| was| were)(?!\p{L})/iu;

/** `Quick one - by when do you need my moves?`: the dash leads to what asks. */
function hasRemark(sentence: string): boolean {
  const [, asked = ""] = /^[^-]* - ([^-]+)$/.exec(sentence) ?? [];
  const bare = asked.replace(/\?/g, "");
  return isAsking(plainWords(bare), bare);
}

/** `A Bur - Mun?` doubts an order; it is for the reader of orders to ask back. */
function isOrder(sentence: string): boolean {
  return (
    looksLikeOrder(sentence) ||
    isPoliteOrder(sentence) ||
    (/^[AF] \p{Lu}/u.test(sentence) && !isWanting(sentence)) ||
    (namesUnit(sentence) &&
      !ofWriter.test(sentence) &&
      !isAsking(plainWords(sentence), sentence)) ||
    (abbreviated.test(sentence) && !isWanting(sentence)) ||
    /^(\S+(?: \S+)*) to \1$/i.test(sentence) ||
    (isShort(sentence) && !isWanting(sentence) && !person.test(sentence) && mayBeOrder(sentence)) ||
    (/\p{L}\s*->?\s+\p{L}|\p{L}->?\p{Lu}/u.test(sentence) && !hasRemark(sentence))
  );
}
