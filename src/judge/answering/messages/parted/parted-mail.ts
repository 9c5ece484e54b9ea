/**
 * The messages of a mail that leave no doubt where they begin and end: each stands behind words that say whom
 * it is for, between quotation marks, or in paragraphs up to one that speaks to the judge again.
 */

import { placesIn, sentencesOf, withoutSigner } from "../../../../language/index.js";
import { inOneLine, regex } from "../../../../util/index.js";
import type { Session, Speaker } from "../../../session/session.js";
import { isGm } from "../../../session/speaker.js";
import { unprovedSeat } from "../../../session/statements.js";
import { tellsNobody } from "../../../session/texts/mail-parts.js";
import { ownText } from "../../../session/texts/own-text.js";
import { withoutThanks } from "../addressed-messages.js";
import { bargains } from "../for-the-judge.js";
import { passageHeadedBy, pointsBehind, surelyHeaded } from "../headings.js";
import { allSentAtOnce, asksToSend, type KeptMessage } from "../kept-message.js";
import { hiddenIn } from "../readers/hidden-from.js";
import { readersIn } from "../readers/readers.js";
import { withPassageBelow } from "../whole-letter.js";
import { opensMessage } from "../words/speech.js";
import { withoutWords } from "../words/without-words.js";
import { hasOrders } from "./behind-message.js";
import { scopeOf } from "./scope.js";

/** A message, and the part of the words that it and its heading take. */
interface Found {
  readonly message: KeptMessage;
  readonly from: number;
  readonly to: number;
}

/**
 * Sends such messages, or asks about them where something is to be kept back; the mail is left without them.
 * True where what is left is for the judge, who was asked to send them: no word of it speaks to anybody else.
 */
export function sendsParted(session: Session): boolean {
  const { sender, mail, grave } = session;
  const { speaker } = sender;
  if (speaker === null || unprovedSeat(session) !== null || grave.isConfirmed) return false;
  if (speaker.game.game.settings.gunboat || speaker.game.game.status === "forming") return false;
  const words = withPassageBelow(mail.text, ownText(session));
  if (opensMessage.test(words)) return false;
  const found = messagesIn(speaker, words);
  if (found === null || found.length === 0) return false;
  const messages = found.map(({ message }) => message);
  // `And for Germany, England must not see it:` keeps nothing from England but what stands there.
  const hiding = messages.filter(({ line }) => hiddenIn(speaker, line).from.length > 0);
  const bare = hiding.reduce((left, { line }) => withoutWords(left, line), mail.text);
  session.mail = { ...mail, text: bare };
  const isSent =
    allSentAtOnce(session, messages, true) ||
    messages.every((message) => asksToSend(session, speaker, message));
  const taken = found.map(({ from, to }) => words.slice(from, to));
  session.mail = mail;
  if (!isSent) return false;
  session.mail = { ...mail, text: taken.reduce(withoutWords, mail.text) };
  passesOverLater(session, speaker);
  return !bargains(ownText(session)) || tellsNobody(session);
}

/** Are there any? Nobody may get what is another's, or was said to the judge. */
export function holdsParted(session: Session, speaker: Speaker): boolean {
  const words = withPassageBelow(session.mail.text, ownText(session));
  return (messagesIn(speaker, words)?.length ?? 0) > 0;
}

/** `I shall send my orders when I have his answer`, behind the message: it orders nothing and asks nothing. */
function passesOverLater(session: Session, { game: { board } }: Speaker): void {
  const paragraphs = ownText(session).split(/\n[ \t]*\n/u);
  for (const said of paragraphs.flatMap((each) => sentencesOf(inOneLine(each)))) {
    // `When I have his (or her?) answer` asks nothing.
    const plain = said.trim().replace(/\([^()]{1,20}\?\)/gu, "");
    if (!ordersLater.test(plain) || placesIn(board, said).length > 0) continue;
    session.mail = { ...session.mail, text: withoutWords(session.mail.text, said) };
  }
}

const ordersLater = regex("iu")`
  ^(?=
    .*(?<!\p{L})(?:
      later|follow|come|coming|when|once|after|as soon as|tonight|tomorrow|separately|soon|another
      |next|sp\u00e4ter|folgen|kommen|wenn|sobald|morgen|heute abend|plus tard|suivront|quand
      |d\u00e8s|demain|ce soir|luego|ma\u00f1ana|cuando|m\u00e1s tarde|poi|domani|quando|appena
      |seguiranno|volgen|zodra|straks|vanavond
    )(?!\p{L})
  )(?:and |but )?(?:
    i(?:['\u2019]ll| will| shall)|my|ich|meine|je|mes|mis|yo|i miei|le mie|ik|mijn|mand[oe]
    |invier\u00f2|enviar\u00e9|mandar\u00e9
  )(?!\p{L})[^?:]{0,80}?(?<!\p{L})(?:
    orders?|moves?|befehle|z\u00fcge|ordres|\u00f3rdenes|jugadas|ordini|mosse|bevelen|zetten
  )(?!\p{L})[^?:]*$
`;

/** The messages in their order; null where one leaves a doubt. */
export function messagesIn(speaker: Speaker, words: string): readonly Found[] | null {
  const first = quotedFirst(speaker, words);
  const found: Found[] = first === null ? [] : [first];
  for (const { index } of words.matchAll(ends)) {
    const at = found.at(-1)?.to ?? 0;
    if (index < at) continue;
    const next = quotedAt(speaker, words, at, index) ?? belowAt(speaker, words, at, index);
    if (next === "doubt") return null;
    if (next !== null) found.push(next);
    if (found.length > mostMessages) return null;
  }
  return found;
}

const mostMessages = 12;

/** Where a heading may end: at a colon, before a quotation, at the end of a paragraph or of a short line. */
const ends = regex("gu")`
  (?<=\p{L}[.?! ]{0,2})\n(?=[ \t]*\S)
  |:
  |(?<=[\s(])["\u201c\u201e\u00ab\u00bb\u2039\u2018\u201a'](?=[ \u00a0]?\S)
  |\s*\n[ \t]*\n(?=\s*\S)
`;

/** `say to Germany, from me: "Dear neighbor, ... Stay friends? H."`, over as many lines as it has. */
function quotedAt(speaker: Speaker, words: string, start: number, at: number): Found | null {
  const passage = passageHeadedBy(words.slice(at));
  if (passage === null) return null;
  const above = words.slice(start, at);
  const heading = headingBefore(speaker, above) ?? headingAbove(speaker, above);
  if (heading === null) return null;
  const { text, length } = passage;
  const [end = ""] = /^[.,;]?/.exec(words.slice(at + length)) ?? [];
  const message = { ...heading.message, text: unwrapped(text) };
  return { message, from: start + heading.at, to: at + length + end.length };
}

/** `"I stay out of the Channel." Please pass this on to Paris`: the request stands behind its words. */
function quotedFirst(speaker: Speaker, words: string): Found | null {
  const passage = passageHeadedBy(words);
  if (passage === null) return null;
  const { text, length } = passage;
  const [gap = ""] = /^[\s.,;\u2013\u2014-]*/u.exec(words.slice(length)) ?? [];
  const [request = ""] = sentencesOf(words.slice(length + gap.length));
  const message = surelyHeaded(speaker, request);
  if (message === null || !pointsAtIt.test(request)) return null;
  const to = length + gap.length + request.trimEnd().length;
  return { message: { ...message, text: unwrapped(text) }, from: 0, to };
}

const pointsAtIt = regex("iu")`
  (?<!\p{L})(?:
    this|that|it|these|das|dies\p{L}*|es|so|ceci|cela|\u00e7a|\u00e0 transmettre|ce message|esto|eso|este mensaje
    |questo|ci\u00f2|quest\p{L}*|dit|dat
  )(?!\p{L})
`;

/** `Would you let Austria have this? Here it is:`, a paragraph above the quotation, which is one of its own. */
function headingAbove(speaker: Speaker, words: string): ReturnType<typeof headingBefore> {
  const [asked = "", between = "", ...others] = words.trimEnd().split(/\n[ \t]*\n\s*/u);
  const isApart = /\n[ \t]*\n\s*$/u.test(words);
  if (!isApart || between === "" || others.length > 0 || between.length > longestBetween)
    return null;
  if (readersIn(speaker, between) !== null || hasOrders(speaker, between)) return null;
  return headingBefore(speaker, asked, true) ?? headingBefore(speaker, asked);
}

const longestBetween = 80;

/** `Could you pass this on to Italy please:`, and what stands below it. */
function belowAt(
  speaker: Speaker,
  words: string,
  start: number,
  at: number,
): Found | "doubt" | null {
  if (isGm(speaker)) return null;
  const isColon = words[at] === ":";
  if (isColon && passageHeadedBy(words.slice(at + 1)) !== null) return null;
  const above = words.slice(start, at);
  // `can u pass this on to germany pls`, in a line of its own
  const isLine = endsLine.test(words.slice(at));
  if (isLine && goesOnBelow.test(words.slice(at))) return null;
  const skipped = isLine ? above.lastIndexOf("\n") + 1 : 0;
  if (isLine && above.length - skipped > longestLine) return null;
  const heading = headingBefore(speaker, above.slice(skipped), !isColon);
  if (heading === null) return null;
  const from = at + (isColon ? 1 : 0);
  // What stands behind a heading in its line may end with that line.
  const isInLine = isColon && !/^[ \t]*\n/.test(words.slice(from));
  if (isInLine && !pointsBehind(heading.message.line)) return null;
  const behind = isInLine ? words.slice(from).split(/\n[ \t]*\n/, 1)[0]! : words.slice(from);
  const scope = scopeOf(speaker, behind, heading.message);
  if (scope === null) return "doubt";
  const text = withoutLastThanks(withoutThanks(unwrapped(words.slice(from, from + scope).trim())));
  if (!/\p{L}/u.test(text)) return "doubt";
  const line = `${heading.message.line}${isColon ? ":" : ""}`;
  return {
    message: { ...heading.message, text, line },
    from: start + skipped + heading.at,
    to: from + scope,
  };
}

const endsLine = /^\n[ \t]*\S/;
/** A longer line may have been broken by a mail program. */
const longestLine = 64;
const goesOnBelow =
  /^\s*(?:(?:and|or|und|oder|et|ou|y|e|o|en|of|please|pls|bitte|that|dass|que|che|dat)(?!\p{L})|[,&])/iu;

/** Lines that a mail program has broken, whole again. */
function unwrapped(text: string): string {
  return text.replace(/(?<=^.{64,})[ \t]*\n[ \t]*(?=[\p{L}\p{N}("])/gmu, " ");
}

/** The heading that ends these words, and where in them it begins. */
function headingBefore(
  speaker: Speaker,
  words: string,
  isAsked = false,
): { readonly message: KeptMessage; readonly at: number } | null {
  const above = words.trimEnd().replace(onlyPoints, "");
  const begin = ([...above.matchAll(/\n(?=[ \t]*\n)/g)].at(-1)?.index ?? -1) + 1;
  const paragraph = above.slice(begin).replace(/\n/g, " ");
  const last = sentencesOf(paragraph).at(-1) ?? "";
  if (last.length > longestHeading) return null;
  // `Moscow to Ukraine, Warsaw to Galicia. write to her` heads a message only in its last words.
  const isHeading = (each: string) =>
    placesIn(speaker.game.board, each).length < 2 && surelyHeaded(speaker, each, isAsked) !== null;
  const part = partsFrom(last).find(isHeading);
  const message = part === undefined ? null : surelyHeaded(speaker, part, isAsked);
  if (part === undefined || message === null) return null;
  // `Meanwhile, kindly tell ...`
  const before = last.slice(0, last.length - part.length);
  const isWhole = before.split(/\s+/).length <= fewWords;
  const length = isWhole ? last.length : part.length;
  // What a player asks to be passed on to all is shown first.
  const isGuess = message.to.kind === "all" && !isGm(speaker) ? ({ isGuess: true } as const) : {};
  return {
    message: { ...message, ...isGuess, line: part.trim() },
    at: begin + paragraph.length - length,
  };
}

/** `..., far avere due righe all'Austria? Ecco:` */
const onlyPoints = regex("iu")`
  (?<=[.?!])\s*(?:
    ecco(?:l[aeio])?|here (?:it is|they are|it goes)|hier(?: is (?:het|hij)| komt het)?|voici
    |voil\u00e0|aqu\u00ed (?:va|est\u00e1)|namely
  )$
`;

const longestHeading = 240;
const fewWords = 3;

/** `A to B, and would you kindly say to Russia`: what a sentence may begin with that heads a message. */
function partsFrom(sentence: string): readonly string[] {
  const begins = [...sentence.matchAll(/[,;\u2013-]\s+|\s(?=(?:and|und|et|y|e|en)\s)/gu)];
  return [sentence, ...begins.map(({ 0: gap, index }) => sentence.slice(index + gap.length))];
}

const thanksBelow = regex("iu")`
  \n[ \t]*(?:
    (?:many |kind )?thanks?(?: you| a lot| in advance)?|thx|ty|cheers|danke(?: sch\u00f6n)?
    |(?:vielen|besten) dank|merci(?: (?:beaucoup|bien|d['\u2019]avance))?|(?:muchas )?gracias
    |grazie(?: mille)?|(?:hartelijk )?(?:dank|bedankt)|dank (?:je|u)(?: wel)?
  )[.!,]*$
`;

/** Thanks at the end are the judge's, and so is the name of who writes. */
function withoutLastThanks(text: string): string {
  return withoutSigner(text).trimEnd().replace(thanksBelow, "").trimEnd();
}
