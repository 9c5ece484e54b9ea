/**
 * Second thoughts within an order: `A Bur - Mun, sorry, Ruh`. The place behind such words takes that of the one
 * before them. What follows them and is no place makes the order before them doubtful.
 */
import { type Board, spelling } from "../../../map/index.js";
import { is, type Token } from "../../lexer/token.js";
import { namesOf } from "../../names/names.js";
import { blank } from "./markup.js";
import { shape } from "./shape.js";

const sighs =
  "oh well|well|hm+|nah|nope|er+m?|uh|um|ah|oh|ach|ugh|argh|ok|okay|oops|whoops|sorry|damn";
const turns = [
  "no|no,? wait|wait,? no|wait|i mean|i meant|rather|or rather|actually|correction|typo|better|on second thoughts?",
  "hang on|hold on|one (?:sec|second|moment)|just a (?:sec|second|moment|minute)|my (?:bad|mistake)|excuse me|pardon",
  "i meant? to say|meant(?= )|i should say|thinking again|let me think|change that to|nein|doch|halt|warte|moment|quatsch|non|nee|wacht|scusa|anzi|perd\u00f3n|digo|mejor",
  "scratch that|strike that|scrap that|forget that|let(?:'| u)s say|(?:no,? |sorry,? |actually,? )?make (?:that|it)",
].join("|");
const thought = new RegExp(
  `((?:-+>?|=+>|\\b(?:to|by|from|in))\\s*)(\\p{L}(?:(?! (?:to|into|supported|backed|helped|by|with|from|goes|moves|holds) )[\\p{L}. /()]){1,30}?)(\\s*[,;.(?!<\\u2190\\u2026\\u2013\\u2014-]+\\s*(?:(?:${sighs}|${turns})\\b[\\s,:;!.-]*){1,3}(?:(?:let|make|have|send|move) (?:it|him|her|them) )?(?:(?:let['\\u2019]?s |i['\\u2019]?ll |we['\\u2019]?ll )?(?:take|try|go for|go with|use|do) )?(?:(?:go|move|sail|march|head) )?(?:back )?(?:to |into |by |from |in )?)(\\p{L}(?:[\\p{L}. ]|(?<=\\p{L})-(?=\\p{L})){1,30}?)((?:,? (?:then|instead|rather|i think|after all|of course|obviously|naturally|please|that is))?)(?=[)\\s!]*(?:[.;]\\s|,\\s(?:it|that|they|this|because|since|i|we|you|he|she)\\b|[)\\s.!]*$))`,
  "giu",
);
/** A line without these words has none: asked first, for few have. */
const mayTurn = new RegExp(`(?<!\\p{L})(?:${sighs}|${turns})(?!\\p{L})`, "iu");

/** `(typing too fast: I meant Ruh, not Bel)`: of such a remark what was meant. */
const meant =
  /(?<=\(|\s[-\u2013\u2014] )((?:(?!\b(?:he|she|they|you|not|never)\b)[^()]){0,40}?\b)((?:i )?meant?)(\s\p{L}[\p{L}. ]{1,25}?)(,? (?:and |of course )?not [\p{L}. ]{2,25})?(?=[.! ]*(?:\)|$))/iu;

/** `Vienna goes to Bohemia, not to Tyrolia as I wrote`: where it does not go. */
const notThere = shape(
  "(?<=(?:[->]|\\b(?:to|into)) ?NAME)(?:,? |,? \\()(?:and )?(?:not|nicht|pas|no|non|niet) (?:(?:to|into|in|for|nach|en|naar|\u00e0|a) )?(NAME)(?: (?:as|like|which|that) (?:i|we) [^.;!?,()]{3,40})?\\)?(?=\\s*(?:[.;!]|$|, (?:i|we|it|and|because|as|since|so|but)\\b))",
);

/** The line with the later place alone, at its place in the line. */
export function withSecondThoughts(board: Board, written: string): string {
  const text = written.replace(notThere, (words, place: string) =>
    isName(board, place) ? blank(words) : words,
  );
  if (!mayTurn.test(text)) return text;
  const told = text.replace(
    meant,
    (all, before: string, turn: string, place: string, not: string | undefined) =>
      isName(board, place) ? blank(before) + turn + place + blank(not ?? "") : all,
  );
  return told.replace(
    thought,
    (all, arrow: string, first: string, turn: string, second: string, end: string) =>
      isName(board, second) && (!/^(?:by|from|in)/i.test(arrow) || isName(board, first))
        ? `${arrow}${blank(first + turn)}${second}${blank(end)}`
        : all,
  );
}

/** `Tri: Tyr, if not possible Bud`: a retreat that fails is lost, so only the first counts. */
const secondChoice =
  /(?:\s*[,;(]\s*|\s+)(?:if (?:that|this|it)(?:'s| is) (?:allowed|possible|legal|free|open|ok(?:ay)?)[,;]? )?(?:(?:or|and|but) )?(?:else|otherwise|alternatively|failing (?:that|which)|(?:if|when) (?:(?:that|this|it)(?:'s| is)? )?(?:not(?: (?:possible|allowed|free))?|impossible|fails|taken|blocked|unavailable|occupied))[ ,:]+(?:(?:then|to|into|in) )*(\p{L}[\p{L}. ]{1,25}?)\)?[\s.!]*$/iu;

/** `Mao - Por (if Portugal isn't allowed, W. Med)` */
const ifTaken =
  /\s*[,;(]\s*(?:or,? |and,? |but,? )?(?:if|when) (?:the )?\p{L}[\p{L}. ]{1,25}? (?:is(?: not|n['\u2019]t)|is (?:taken|occupied|blocked|full|closed|unavailable|impossible))(?: (?:allowed|free|possible|available|open))?,? (?:then )?(?:to |into )?(\p{L}[\p{L}. ]{1,25}?)\)?[\s.!]*$/iu;

/** A retreat without the place that is to be taken where the first is not free. */
export function withoutSecondChoice(board: Board, text: string): string {
  const first = (words: string, place: string) => (isName(board, place) ? blank(words) : words);
  return text.replace(secondChoice, first).replace(ifTaken, first);
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

const jest =
  /^(?:just kidding|only kidding|kidding|jk|just joking|only joking|joking|not really|as if|psych|just a joke|scrap that|scratch that|strike that|forget that|forget it|withdraw (?:that|it|this)|take (?:that|it|this) back|undo|cancel that|never mind|nvm|nah|nope)$/;

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

/** Does a clause that is not understood take back the one before it? */
export function takesBack(tokens: readonly Token[]): boolean {
  const turns =
    /^(?:no|no wait|wait|hang on|hold on|sorry|oops|that|i mean|i meant|mean|meant|rather|actually|scratch that|correction|make)$/;
  return turns.test(tokens[0]?.text ?? "") && tokens.some((word) => is(word, "place"));
}
