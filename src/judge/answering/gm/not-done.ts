/**
 * Of several wishes in a GM's mail, those of which nothing became: each is named, so that none is lost in
 * silence. A reason that all are to be told of is shown as a message to them.
 */

import {
  asksForWord,
  asksToDoIt,
  awaySaid,
  gmWishesIn,
  holdsOff,
  isSmallTalk,
  isWanting,
  looksLikeOrder,
  onlyTellsAll,
  readQuestion,
  sentencesOf,
  takesBackAbove,
  wishesApart,
  withoutSecrets,
} from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { mailReadMax } from "../../limits.js";
import { answerPlainly, cutTalk } from "../../session/outcomes.js";
import { seatOfSender } from "../../session/seat-of-sender.js";
import type { Session } from "../../session/session.js";
import { isGm } from "../../session/speaker.js";
import { writingGm } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { asksToSend } from "../messages/kept-message.js";
import { isForAnotherGame } from "./another-game.js";

/** Names what was asked for and not done, beside what was. */
export async function tellNotDone(session: Session): Promise<void> {
  const { reply, grave, thread, sender } = session;
  const seat = sender.speaker ?? sender.asker ?? (await seatOfSender(session));
  if (seat === null || !isGm(seat) || grave.isConfirmed || thread.recalled !== null) return;
  const own = withoutSecrets(ownText(session)).replace(/\s+/g, " ").slice(0, mailReadMax);
  const sentences = sentencesOf(own);
  // Where nothing was made of the mail, or nothing is to be, the reply says so.
  if (reply.items.length === 0 || sentences.some((each) => takesBackAbove(each) || holdsOff(each)))
    return;
  // What a new game is to be is shown as its set-up.
  const isNew = reply.items.some(
    (item) => item.kind === "done" && item.event.kind === "game-created",
  );
  const pieces = sentences.flatMap(partsIn).map((each) => each.trim());
  const isShown = showing(session);
  const left = pieces.filter(
    (each) => isWish(each) && !isShown(each) && (isUnread(session, each) || saysWhat.test(each)),
  );
  const told = tellReason(session, pieces, left);
  // How they join the game that is offered is told with it.
  const isTold = (each: string) =>
    isForAnotherGame(session) && readQuestion(each)?.intent === "join";
  const isSet = (each: string) => isNew && gmWishesIn(each) !== null;
  const open = left.filter((each) => !told.includes(each) && !isTold(each) && !isSet(each));
  if (open.length > 0) answerPlainly(session, open.join(" "), "not-done");
  withoutUnread(session, [...open, ...told]);
}

/** `..., and let everybody know why`, `he has exams, so please ...`: a clause of its own. */
function partsIn(sentence: string): readonly string[] {
  return sentence.split(clause).flatMap((each) => wishesApart(each));
}

const clause = regex("iu")`
  (?<=\p{L}),? (?:and |und |et |y |e |en )(?=
    (?:please |pls |bitte |also |auch )?(?:
      every(?:body|one)|let (?:them|every|all)|(?:tell|inform) (?:them|every|all)
      |(?:alle|schreib\p{L}*|sag\p{L}*) (?:allen|alle|wissen|sollen)|dites|aan iedereen|zeg|vertel
      |d\u00ecllo|dillo|diles
    )(?!\p{L})
  )
  |(?<=\p{L}), so (?=(?:please|pls|let|no|could|can)(?!\p{L}))
`;

/** Shows the reason as a message, where all are to be told of it; what of the mail that deals with. */
function tellReason(
  session: Session,
  pieces: readonly string[],
  left: readonly string[],
): readonly string[] {
  const speaker = writingGm(session);
  const line = left.find((each) => tellsAllWhy(each));
  if (speaker === null || line === undefined) return [];
  const reasons = pieces.filter((each) => tells(each) && !left.includes(each));
  const text = reasons.map((each) => each.replace(greeting, "")).join(" ");
  if (text === "") return [];
  const message = { to: { kind: "all" }, text, line, mayBe: "message" } as const;
  return asksToSend(session, speaker, message) ? [line, ...reasons] : [];
}

/** `So that everybody knows why`; that something was changed is told to all anyway. */
function tellsAllWhy(piece: string): boolean {
  return all.test(piece) && learning.test(piece) && !onlyTellsAll(piece);
}

const all = regex("iu")`
  (?<!\p{L})(?:
    every(?:one|body)|them all|all of them|all (?:the )?players|the (?:others|rest)|allen?
    |tout le monde|tous|todos|tutti|iedereen|allemaal
  )(?!\p{L})
`;
const learning = regex("iu")`
  (?<!\p{L})(?:
    (?:should|must|needs? to|ought to) know|let (?:\p{L}+ ){1,3}know|tell|inform|schreib\p{L}*
    |sag\p{L}*|wissen|erfahren|dites(?:-le)?|pr\u00e9venez|savoir|sachent|diles?|avisa\p{L}*|sepan
    |dillo|digli|sappiano|doorgeven|vertel\p{L}*|weten
  )(?!\p{L})
`;

function isWish(piece: string): boolean {
  if (tellsAllWhy(piece)) return true;
  if (wordsOf(piece).length < fewest || looksLikeOrder(piece)) return false;
  if (onlyTellsAll(piece) || pointing.test(piece) || asksToDoIt(piece)) return false;
  if (asksForWord(piece)) return false;
  // `I'd like to get on with it`
  if (wordsOf(piece).every((each) => each.length < telling)) return false;
  if (urging.test(piece)) return true;
  if (isSmallTalk(piece)) return false;
  return piece.includes("?") || (isWanting(piece) && gmWishesIn(piece) !== null);
}

const fewest = 5;
/** Shorter words alone name nothing that could be done. */
const telling = 5;
const pointing = regex("iu")`
  (?<!\p{L})(?:
    accordingly|entsprechend|en cons\u00e9quence|en consecuencia|di conseguenza|dienovereenkomstig
  )(?!\p{L})
`;

/** What is to be done, without a please. */
const urging = regex("iu")`
  (?:^|[,:;] )\W*(?:(?:and|also|then|oh|so|but|please|und|auch|bitte|et|aussi|y|e|anche|en|ook) )*(?:
    i(?:['\u2019]d| would) like (?:it|to|that|the)|let(?! us|['\u2019]s)|tell|give|make|move|set
    |put|change|remind|show|send|take|add|replace|extend|push|keep|stop|pass
    |(?:whoever|from now on|nobody but|no one but)|gib|setz\p{L}*|mach\p{L}*|schreib\p{L}*
    |sag\p{L}*|verschieb\p{L}*|zeig\p{L}*|dites|dis|mets|mettez|diles?|pon|d\u00ec|di['\u2019]
    |metti|sposta|zeg|zet|geef|laat|schrijf|maak
  )(?!\p{L})
`;

/** What is named in a wish of its own: when, or whom to tell, or who has sent nothing. */
const saysWhat = regex("iu")`
  \d
  |(?<!\p{L})(?:
    (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|(?:tell|let|inform) \p{Lu}
    |who (?:has|have)n['\u2019]t|how many
  )(?!\p{L})
  |(?<!\p{L})(?:tell|let|schreib\p{L}*|sag\p{L}*|dites|diles|doorgeven|zeg|vertel)(?!\p{L}).*
    (?<!\p{L})(?:every\p{L}+|all|alle\p{L}?|tout|tous|todos|tutti|iedereen)(?!\p{L})
  |iedereen
`;

/** Neither asks nor wishes: what happened, or why. */
function tells(piece: string): boolean {
  if (isWish(piece) || isWanting(piece) || gmWishesIn(piece) !== null || heading.test(piece))
    return false;
  return wordsOf(piece).length >= fewest && (awaySaid(piece) || !isSmallTalk(piece));
}

/** `Two things.`, `Hello judge`. */
const heading = regex("iu")`
  ^\W*(?:(?:just|hi|hello|hallo|bonjour|hola|ciao|hoi)\b[ ,]*)*(?:\p{L}+ ){0,3}(?:
    things?|questions?|sachen|dinge|choses|cosas|cose|dingen|judge
  )\b
`;
const greeting = /^\W*(?:hi|hello|hallo|bonjour|hola|ciao|hoi)(?: \p{L}+)?[,!.]\s*/iu;

/** Whether the reply deals with a piece: it shows its words, or the part of it that was done. */
function showing({ reply: { items }, grave }: Session): (piece: string) => boolean {
  const shown = new Set(wordsOf(JSON.stringify([items, grave.waiting])));
  const lines = items.flatMap((each) => ("line" in each ? [inWords(each.line)] : []));
  // A map, or a page of help, shows no line.
  const isPage = items.some((each) => !("line" in each));
  return (piece) => {
    const words = wordsOf(piece).filter((each) => each.length >= longWord || /\d/.test(each));
    const isPart = lines.some((each) => wordsOf(each).length >= 3 && inWords(piece).includes(each));
    const many = words.filter((each) => shown.has(each)).length;
    return isPart || many > words.length * mostShown || (isPage && readQuestion(piece) !== null);
  };
}

const mostShown = 0.6;
const longWord = 4;

function isUnread({ reply }: Session, piece: string): boolean {
  return reply.skipped.some(
    (each) => each.kind === "talk" && inWords(each.first ?? "").includes(inWords(piece)),
  );
}

function inWords(text: string): string {
  return wordsOf(text).join(" ");
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
}

/** What was named is told as unread no more. */
function withoutUnread(session: Session, named: readonly string[]): void {
  if (named.length === 0) return;
  cutTalk(session, (words) => {
    const first = words.replace(/\s+/g, " ");
    const rest = named.reduce((text, one) => text.replace(one, ""), first).trim();
    return wordsOf(rest).length < 2 && rest !== first ? "" : rest;
  });
}
