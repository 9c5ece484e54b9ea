/**
 * Passwords that somebody tells in a sentence: `kebab42 is my password`. Which of its words is the password nobody can
 * say for sure, so a sentence that speaks of one keeps only the words that cannot be it.
 */
import { regex, wrapped } from "../../../util/index.js";
import { looksLikeOrder } from "../../lexer/order-like.js";
import { isEveryday } from "../../questions/learned/recognise.js";
import { distance } from "../../text/distance.js";
import { sentencesOf } from "../../text/sentences.js";
import { hintedIn } from "./hinted-secrets.js";
import type { KnownNames } from "./known-names.js";
import { mask, withoutWord } from "./mask.js";
import { isPlain } from "./plain-words.js";

/** In a string, which the build writes in ASCII. */
const farther =
  "heslo|jelszó|hasł[oa]|şifre|пароль?|парол[яюье]м?|κωδικ[όο][ςσ]?|密码|密碼|パスワード|비밀번호";
const called = wrapped`
  (?:
    pass ?(?:word|wort|code|phrase|wd|key)s?|pw|pwd|mdp|log-?(?:in|on)|sign-?(?:in|on)|auth
    |credentials|username|user(?= .{1,40} pass )|(?:secret|code|entry) ?words?
    |(?:kenn|lösungs|losungs|code)wort|passwörter|mots? de passe|contraseñas?|contrasena|clave
    |senha|parola d'ordine|wachtwoord(?:en)?|haslo|lösenord|passord|adgangskode|salasana
    |${farther}
  )
`;
const edge = String.raw`(?![\p{L}\p{N}])`;
const start = String.raw`(?<![\p{L}\p{N}])`;
/** The words for one in Chinese and its neighbors have no blank behind them. */
const named = new RegExp(`${start}${called}(?:${edge}|(?<=[码碼ド호]))`, "iu");

/** `My password is` and `Password:` at an end: what follows is the password. */
const leadsOn = regex("iu")`
  ${start}${called}['\u2019]?s?(?: (?:here|still|hier|ici|aquí))?\s*
    (?:is|was|ist|war|lautet|est|es|è|to|be|[:=?]|-)*\s*$
`;

/** `PASSWORD=kebab42`, `the password is "secret"`, in one word or in several. */
const toldBehind = regex("giu")`
  (
    ${start}${called}(?:\s*[:=\u662f]+\s*|(?: \p{L}+)? (?:is|was|be|ist|lautet|war|est|es|è|to) )
      ["'\u201c\u201e\u00ab(]*
  )([^\s"'\u201c\u201d\u201e\u00ab\u00bb()]*[^\s"'\u201c\u201d\u201e\u00ab\u00bb().,;:!?])
`;

/** `My password is kebab42`: the word itself; null where a text tells none for sure. */
export function passwordSaid(text: string): string | null {
  const words = [...text.matchAll(toldBehind)].map(([, , word = ""]) => word);
  return words.find((word) => !isPlain(bare(word)) && !word.includes(mask)) ?? null;
}

/** Shorter words for one are words of other things too: what stands behind them tells. */
const shortly = regex("giu")`
  (?<![\p{L}\p{N}])((?:pass|pin|code|key)(?: (?:is|was|to)|[:=])? ?["'\u201c\u201e«(]*)
    ([^\s"'\u201c\u201d\u201e«»()]*[^\s"'\u201c\u201d\u201e«»().,;:!?])
`;

/** `Please make it walrus77 instead`, in a mail that speaks of a password. */
export const newPassword = regex("giu")`
  \b(
    (?:change|set|reset|make|turn|switch) (?:it|that|this) (?:in)?to |
    make (?:it|that|this) (?=\S*\d|\S+ (?:instead|from now on|please))
    |(?:use|take|set) (?=\S+ (?:instead|from now on))
    |(?:(?:the|my) new one|instead|a new one)(?:(?: (?:is|should be|shall be|will be|would be))|:) (?!of\b)
    |(?:as|is) my new (?:password|one):? |(?:ändere|setz|stell) es (?:\p{L}+ )?auf |
    (?:mets|change)-le en |cámbiala (?:a|por) |cambiala in )[^\s,;]{3,40}
`;

/** A line of a text; one that was read as a command is as it may be quoted already. */
export interface ShownLine {
  readonly text: string;
  readonly isRead: boolean;
}

/** The lines with stars for whatever they hint at: `PIN kebab`. */
export function withoutHinted(
  lines: readonly ShownLine[],
  names: KnownNames,
  isUnderstood: boolean,
): readonly string[] {
  return lines.map(({ text, isRead }) =>
    isRead
      ? text
      : sentencesOf(text)
          .map((sentence) => maskedHints(sentence, names, isUnderstood))
          .join(""),
  );
}

function maskedHints(sentence: string, names: KnownNames, isUnderstood: boolean): string {
  return hintedIn(sentence, names, isUnderstood).reduce(withoutWord, sentence);
}

/** The lines with stars for whatever may be a password that they tell. */
export function withoutTold(lines: readonly ShownLine[], names: KnownNames): readonly string[] {
  const speaks = lines.some(({ text, isRead }) => !isRead && speaksOfPassword(text));
  let isLed = false;
  return lines.map(({ text, isRead }) => {
    if (isRead) return text;
    const shown = sentencesOf(text).map((sentence) => {
      const isIt = speaksOfPassword(sentence) || (isLed && isShort(sentence));
      if (sentence.trim() !== "") isLed = leadsOn.test(sentence);
      const behind = speaks ? sentence.replace(newPassword, maskLast) : sentence;
      return isIt ? maskedWords(behind, names) : maskedShortly(behind, names);
    });
    return shown.join("");
  });
}

/** More words behind `my password is` are something else. */
function isShort(sentence: string): boolean {
  return sentence.trim().split(/\s+/).length <= 3;
}

function speaksOfPassword(text: string): boolean {
  return named.test(text) || (text.match(/\p{L}{6,10}/gu) ?? []).some(isMisspelt);
}

function isMisspelt(word: string): boolean {
  return /^p[as]/i.test(word) && distance(word.toLowerCase(), "password", 2) <= 2;
}

function maskedWords(sentence: string, names: KnownNames): string {
  const behind = sentence.replace(toldBehind, (whole, before: string, word: string) =>
    isPlain(bare(word)) ? whole : `${before}${mask}`,
  );
  // `Can the game stay among us, with a password?` tells none: what stands before it is no part of it.
  const [before = ""] = merely.exec(behind) ?? [];
  if (before !== "") return `${before}${maskedAlone(behind.slice(before.length), names, true)}`;
  // `Please create a game called tiger, password is ...`: what stands before the password says everyday things.
  const told = Math.max(0, behind.indexOf(mask));
  const [above, rest] = [behind.slice(0, told), behind.slice(told)];
  const isLost = lost.test(behind) && !telling.test(behind);
  return `${maskedBefore(above, names)}${maskedAlone(rest, names, isLost)}`;
}

/** What stands before a password that was told, with the name that is said to be one. */
function maskedBefore(above: string, names: KnownNames): string {
  const [label = "", name = ""] = nameBefore.exec(above)?.slice(1) ?? [];
  if (name === "") return maskedAlone(above, names, true);
  const [before = "", behind = ""] = above.split(`${label}${name}`);
  return `${maskedAlone(before, names, true)}${label}${name}${maskedAlone(behind, names, true)}`;
}

/** `Name: Blue Moon, password: ...` */
const nameBefore = regex("iu")`
  (${start}(?:(?:game )?name|game|spiel(?:name)?|nom|partie|nombre|partida|nome|partita|naam|spelnaam)
    (?: is| ist| est| es| \u00e8)?\s*[:=]\s*)([\p{L}\p{N}][\p{L}\p{N} '\u2019-]{1,40}?)(?=\s*[,;]|\s+(?:and|und|et
      |y|e|en)\s)
`;

/** The sentence without the words of it that may be a password; `isLost` where words of everyday speech are none. */
function maskedAlone(sentence: string, names: KnownNames, isLost: boolean): string {
  return sentence.replace(/\S+/gu, (word) => {
    const core = bare(word);
    if (core === "" || word.includes(mask) || named.test(core) || isMisspelt(core)) return word;
    const parts = core.split(/[^\p{L}\p{N}'\u2019-]+/u);
    const isKnown = (part: string) =>
      isPlain(part) || names.has(part) || ofTime.test(part) || (isLost && isEveryday(part));
    return parts.every(isKnown) ? word : word.replace(core, () => mask);
  });
}

const merely = regex("iu")`
  ^[^:="\u201c\u201e\u00ab\d]*${start}(?:
    with|without|mit|ohne|avec|sans|con|sin|senza|met|zonder|through|durch|behind|need|needs
    |brauch\p{L}*
  )\s+(?:an?|some|any|einem?|einen|kein\p{L}*|une?|una|een|geen)\s+(?:\p{L}+\s+)?${called}${edge}
`;

/** Whoever has lost a password tells none, and may say much besides. */
const lost = regex("iu")`
  (?<!\p{L})(?:
    forg[eo]t(?:ten)?|lost|mislaid|misplaced
    |(?:can['\u2019]?t|cannot|don['\u2019]?t|no longer) (?:find|remember|recall|know|have)
    |vergessen|verloren|verlegt|oubli\p{L}*|perdu\p{L}*|retrouve|olvid\p{L}*|perd[i\u00ed]\p{L}*
    |dimentic\p{L}*|pers[oa]|smarrit[oa]|kwijt\p{L}*|vergeten
  )(?!\p{L})
`;
/** A word may be said all the same: `was it kebab?`, `I lost my password: kebab` */
const telling = regex("iu")`
  [:="\u201c\u201e\u00ab]
  |(?<!\p{L})(?:is|was|ist|war|lautet|est|\u00e9tait|es|era|was|called|namely|use|try|to be)
    (?!\p{L})
`;

/** `48h moves, pw banana`: a time of the clock or a span is no password. */
const ofTime = /^\d{1,3}(?:h|hrs?|hours?|d|days?|am|pm)$/i;

function maskedShortly(sentence: string, names: KnownNames): string {
  if (looksLikeOrder(sentence)) return sentence;
  return sentence.replace(shortly, (whole, before: string, word: string) => {
    const isTold = /\d/.test(word) || /^p.*(?:[:=]|is|was) ?\W*$/iu.test(before);
    return !isTold || isPlain(bare(word)) || names.has(bare(word)) ? whole : `${before}${mask}`;
  });
}

function maskLast(_: string, before: string): string {
  return `${before}${mask}`;
}

/** The word without what stands around it. */
function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}
