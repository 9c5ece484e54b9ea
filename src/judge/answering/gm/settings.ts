/**
 * Settings of which a GM speaks in prose: what no line of the mail sets is shown first, and CONFIRM sets it. What is
 * meant for another game, or for later, changes nothing in this one.
 */

import type { Game } from "../../../game/index.js";
import {
  asksHow,
  type BodyItem,
  deadlineSaid,
  hourSaid,
  type Intent,
  judgesSpan,
  leavesAllAsIs,
  powersIn,
  type SaidWithin,
  type SetUpPart,
  sentencesOf,
  settingsSaid,
  setUpsSaid,
  takesBackAbove,
} from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { askMeant } from "../../session/grave.js";
import {
  answerPlainlyOnce,
  dropComplaints,
  noteTalk,
  withoutTalk,
} from "../../session/outcomes.js";
import { addressesIn, isNamed } from "../../session/people.js";
import type { Session } from "../../session/session.js";
import { speaksAsGm, writingGm } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { saidWhere } from "../../session/texts/said-where.js";
import { withQuestionAbove } from "../../session/texts/sentence-above.js";
import { asText, isProse } from "../../session/texts/sentences-left.js";
import { clausesUnread, settingsUnread } from "../founding/clauses-unread.js";
import { settingLines } from "../founding/hosting.js";
import { setUpHandlers } from "../handlers/set-up.js";
import { isForAnotherGame } from "./another-game.js";
import { isOfCourse, resumedApart, resumesWithDeadline } from "./resuming.js";

/**
 * Keeps the settings that a GM's prose speaks of and no line of it sets, until they are confirmed; false where it
 * speaks of none.
 */
export function keptSettings(session: Session, written: readonly string[]): boolean {
  const { speaker } = session.sender;
  if (speaker === null || !speaksAsGm(session) || leavesAllAsIs(ownText(session))) return false;
  if (isFresh(session) && !written.some(asksHow)) return setAtOnce(session, written);
  // `Anna, anna@example.net, is GM from Monday to Friday` sets no days.
  const lines = written.map((line) =>
    sentencesOf(line)
      .filter((each) => addressesIn(each).length === 0)
      .map((each) => each.replace(checking, "."))
      // `How do I keep the weekends free?`
      .map((each) => (asksHow(each) ? each.replace(/\?+(?=\W*$)/, ".") : asWished(each)))
      .join(" "),
  );
  const said = setUpsSaid(lines.map((each) => withQuestionAbove(session, each)).join("\n"));
  if (said.length === 0) return false;
  // `Good evening.` above it sets nothing; `48 hours is too long. Make it 24` is one wish.
  const line = lines.find((each) => settingLines(each).length > 0) ?? lines.join(" ");
  const isRead = (each: string) => line.includes(each.replace(/[?.!\s]+$/, ""));
  leaveUnread(
    session,
    (each) => isRead(each) || settingLines(each).length > 0,
    lines.flatMap(sentencesOf).flatMap(settingsUnread),
  );
  // What is asked about is no order that went wrong.
  dropComplaints(session, [line]);
  const wanted = said.filter((each) => !isSignedAlready(speaker.game.game, each));
  const so = said.find((each) => isSignedAlready(speaker.game.game, each));
  if (so !== undefined) answerPlainlyOnce(session, line, soAlready(so));
  const commands = wanted.map((each) => `SET ${each.said}`);
  if (commands.length > 0) askMeant(session, line, commands);
  return true;
}

/** `Können wir bitte überall auf zwei Tage gehen?` wishes it. */
const pleading = regex("iu")`
  ^(?=.*(?<!\p{L})(?:
    can|could|k\u00f6nn\p{L}*|pouv\p{L}*|pourr\p{L}*|pod\p{L}*|possiamo|potre\p{L}*|kunnen
    |zou\p{L}*
  )(?!\p{L}))(?=
    .*(?<!\p{L})(?:
      please|pls|bitte|s['\u2019]il (?:te|vous) pla\u00eet|svp|stp|por favor|per favore|graag
      |alsjeblieft|alstublieft|rather|instead|lieber|besser|stattdessen|plut\u00f4t|mejor|meglio|piuttosto
      |liever|from (?:now|here) on|ab (?:jetzt|sofort)|k\u00fcnftig|\u00e0 partir de maintenant|d\u00e9sormais
      |a partir de ahora|desde ahora|d['\u2019]ora in poi|vanaf nu|voortaan
    )(?!\p{L})
  )
`;

/** `Can you also make it so nothing is due on Sundays?` wants it done, and not told. */
const doing = regex("iu")`
  ^\W*(?:(?:and|also|so|und|et|y|e|en|ok(?:ay)?|then|oh|one more thing)[,:]? )*(?:
    (?:can|could|would|will) you (?:(?:also|please|maybe|perhaps|just|kindly|then) )*(?:
      make|set|change|switch|turn|put|let|keep|drop|remove|give|allow|have|use|add|cut|shorten|lengthen
      |extend|reduce|raise|lower|stop|leave|skip
    )
    |(?:k\u00f6nn\p{L}*|kannst|w\u00fcrd\p{L}*) (?:sie|du|ihr) (?=[^?]*(?:
      einstell|stell|umstell|\u00e4nder|mach|setz|abschalt|einschalt|verl\u00e4nger|verk\u00fcrz|einricht|sorg
    )\p{L}*\W*$)
    |(?:pouvez|pourriez|peux|pourrais)-(?:vous|tu) (?:\p{L}+ )?(?:
      faire|mettre|changer|r\u00e9gler|passer|supprimer|activer|d\u00e9sactiver|laisser|donner|raccourcir|rallonger
    )
    |\W*(?:puede|podr\u00eda|puedes|podr\u00edas) (?:\p{L}+ )?(?:
      hacer|poner|cambiar|ajustar|quitar|activar|desactivar|dejar|dar
    )
    |(?:pu\u00f2|puoi|potrebbe|potresti|potete) (?:\p{L}+ )?(?:
      fare|mettere|cambiare|impostare|togliere|attivare|disattivare|lasciare|dare
    )
    |(?:kunt|kun|zou|wilt|wil) (?:je|u|jij) (?=[^?]*(?:
      instellen|veranderen|maken|zetten|aanpassen|uitzetten|aanzetten|zorgen|geven
    )\W*$)
  )
`;

function asWished(sentence: string): string {
  return pleading.test(sentence) || doing.test(sentence)
    ? sentence.replace(/\?+(?=\W*$)/, ".")
    : sentence;
}

/** What is told of a setting of messages that is as the GM wants it. */
export function soAlready({ said }: SaidWithin): "signature" | "press-so" {
  return said === "FULL PRESS" ? "press-so" : "signature";
}

/** No anonymous letters, where each tells anyhow who wrote it. */
export function isSignedAlready({ settings }: Game, { parts }: SaidWithin): boolean {
  const isSigned = (part: SetUpPart) =>
    part.kind === "settings" &&
    part.change.press === "white" &&
    (part.change.partialPress ?? settings.partialPress) === settings.partialPress &&
    Object.keys(part.change).length <= 2;
  return settings.press === "white" && parts.every(isSigned);
}

/** Nobody has joined yet: what a sentence sets misleads nobody, and the reply shows the whole set-up. */
export function isFresh({ sender: { speaker } }: Session): boolean {
  if (speaker === null) return false;
  const { status, members, candidates } = speaker.game.game;
  const others = members.filter(({ role }) => role !== "gm");
  return status === "forming" && others.length === 0 && candidates.length === 0;
}

/** Sets what these lines say; what they say besides is told as unread. */
function setAtOnce(session: Session, lines: readonly string[]): boolean {
  const said = setUpsSaid(lines.flatMap(sentencesOf).map(asWished).join("\n"), false);
  if (said.length === 0) return false;
  const isRead = (each: string) => setUpsSaid(asWished(each), false).length > 0 || judgesSpan(each);
  const read = lines.flatMap(sentencesOf).filter(isRead);
  leaveUnread(
    session,
    isRead,
    read.flatMap((each) => clausesUnread(each, isRead)),
  );
  const parts = said.flatMap((each) => each.parts);
  setUpHandlers["set-up"](
    session,
    { kind: "set-up", parts },
    read.map((each) => each.trim()).join(" "),
  );
  return true;
}

/** What the mail says besides is told as unread, in one piece. */
function leaveUnread(
  session: Session,
  isRead: (sentence: string) => boolean,
  clauses: readonly string[] = [],
): void {
  const { skipped } = session.reply;
  const talk = skipped.flatMap((each) => (each.kind === "talk" ? (each.first ?? []) : []));
  const sentences = new Set(talk.flatMap(sentencesOf).map((each) => each.trim()));
  const others = [...sentences].filter((each) => !isRead(each) && /\p{L}{2}/u.test(each));
  const unread = [...others, ...clauses];
  withoutTalk(session);
  if (unread.length > 0)
    skipped.push({ kind: "talk", lines: unread.length, first: unread.join(" ") });
}

/**
 * In a game that nobody has joined, or that this mail makes, what a sentence says of settings is set, and asks
 * nothing.
 */
export function settingsFirst(session: Session, items: readonly BodyItem[]): readonly BodyItem[] {
  if (items.some(isBrokenCreation))
    return items.map((item) => (isBrokenCreation(item) || isSetUpSaid(item) ? asText(item) : item));
  const isNew = items.some((item) => item.kind === "statement" && item.form === "create");
  if (!isNew && !(speaksAsGm(session) && isFresh(session))) return items;
  return items.map((item) => {
    const isOther = item.kind === "question" || (item.kind === "statement" && item.said);
    const asks = item.line.includes("?") || isSetUpSaid(item);
    return isOther && !asks && setUpsSaid(item.line, false).length > 0 ? asText(item) : item;
  });
}

/**
 * `... ein Spiel namens isar eröffnen, mit einem Zug alle`: a program broke the sentence there, and the game is
 * shown first.
 */
function isBrokenCreation(item: BodyItem): boolean {
  if (item.kind !== "statement" || item.form !== "create" || item.said === undefined) return false;
  const line = item.line.trim();
  return line.length >= wrappedAt && /[,:].*[\p{L}\d]$/u.test(line);
}

const wrappedAt = 50;

/**
 * `Set the deadline hour to 21:00, every turn`, `votes should be secret`, from a GM: a sentence that says how
 * the game is to be is neither a command that went wrong nor a question.
 */
export function settingsAsText(
  session: Session,
  item: BodyItem,
  items: readonly BodyItem[],
): BodyItem {
  // What is left of a line that sets something is told as unread.
  const isPart = items.some(({ kind, number }) => kind === "statement" && number === item.number);
  if (isPart) return item;
  const isOther =
    (item.kind === "complaint" && slips.has(item.complaint.kind) && !isCapital.test(item.line)) ||
    (item.kind === "question" &&
      (doing.test(item.line) || saysHow(item.question.intent, item.line.replace(checking, ""))));
  if (!isOther || !speaksAsGm(session)) return item;
  // `Could the reminders be switched off?` wishes it; `can they be?` may only want to know.
  const line = asWished(item.line.replace(checking, "."));
  const wished = line.includes("?") ? wishedAlone.exec(line)?.[1] : line;
  if (wished === undefined || settingLines(wished).length === 0) return item;
  return { ...asText(item), line: wished };
}

/** `..., can you do that?` */
const checking = regex("iu")`
  ,? (?:and )?(?:
    (?:can|could|would|will) (?:you|this|that|it) (?:do|manage|work|be done)(?: (?:that|this|it))?
    |(?:is|would) (?:that|this|it) (?:be )?(?:possible|ok|okay|all right|fine|doable)
    |(?:geht|ginge) das|ist das m\u00f6glich
    |(?:c['\u2019]est|est-ce) possible|\u00bf?es posible|\u00e8 possibile|kan dat
  )\s*\?+\W*$
`;

/** `SET MOVE CLOCK noon` is a command that went wrong. */
const isCapital = /^\W*\p{Lu}{3,}(?!\p{L})/u;
const slips: ReadonlySet<string> = new Set(["unknown-setting", "bad-form", "unknown-command"]);

const wishedAlone =
  /^\W*((?:could|would|will|könnt\p{L}*|pourr\p{L}*|podr\p{L}*|potre\p{L}*|zou\p{L}*)(?!\p{L})[^?]*)\?\W*$/iu;

/** `Process as soon as all orders are in` is how every turn is to end. */
function saysHow(intent: Intent, line: string): boolean {
  if (wantsToKnow.test(line)) return false;
  if (intent === "settings-later") return !forSomeTurn.test(line);
  // `Nobody gets extra time anymore`
  if (intent === "more-time") return settingLines(line).every((each) => /no grace/.test(each));
  // `The deadlines at ten in the evening, Paris time`
  if (intent === "zone") return hourSaid(line) !== null;
  return intent === "go-ahead"
    ? /\b(?:as soon as|once|when(?:ever)?)\b/i.test(line)
    : ofRules.has(intent);
}

/** `48 hour deadlines, for this turn only` */
const forSomeTurn = regex("iu")`
  (?<!\p{L})(?:
    this|next|only|later|once|then|until|from(?! now on)|after|when|nur|sp\u00e4ter|dies\p{L}*
    |n\u00e4chst\p{L}*|erst|bis|ab|cet?te?|prochain\p{L}*|seulement|ensuite|est[ea]
    |pr\u00f3xim\p{L}*|s\u00f3lo|solo|luego|quest[oa]|prossim\p{L}*|poi|deze|volgende|alleen
    |daarna
  )(?!\p{L})
`;

const ofRules: ReadonlySet<Intent> = new Set<Intent>([
  ...(["votes-seen", "signature", "wait", "draw"] as const),
  ...(["reminders", "deadline", "processing", "undo", "turn-length", "pace"] as const),
]);
const wantsToKnow = regex("iu")`
  ^\W*(?:
    what|how|why|which|who|when|was|wie|warum|wer|comment|pourquoi|cómo|qué|come|perché|hoe|waarom
    |wat
  )(?!\p{L})
  |\b(?:whether|tell me|explain|show me|like to know|wonder\p{L}*|sag mir|dis-moi|dime|dimmi)
    (?!\p{L})
`;

/**
 * `Turns end at 8. No, forget 8. Ten in the evening.`: what a GM's sentences say above such words is not done. Where
 * nothing below them says what is meant instead, it is asked about.
 */
export function withoutTakenBack(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  if (writingGm(session) === null) return items;
  const placeOf = (line: string) => saidWhere(session.mail, line);
  const back = items
    .filter(({ kind }) => kind !== "statement")
    .flatMap(({ line }) => sentencesOf(line).filter(takesBackAbove))
    .map(placeOf);
  if (back.length === 0) return items;
  const last = Math.max(...back);
  const isAbove = (item: BodyItem) => isSaid(item) && placeOf(item.line) < last;
  const isReplaced = items.some(
    (item) => !isAbove(item) && (isSaid(item) || settingLines(item.line).length > 0),
  );
  if (!isReplaced) return items.map((item) => (isAbove(item) ? asGuess(item) : item));
  for (const { line } of items.filter(isAbove)) noteTalk(session, line);
  return items.filter((item) => !isAbove(item));
}

/**
 * The lines of a GM's mail, where some sentences set something and others only speak of settings: all of them wait for
 * one CONFIRM then, so that no half of them holds.
 */
export function waitingTogether(session: Session, items: readonly BodyItem[]): readonly BodyItem[] {
  if (writingGm(session) === null) return items;
  if (isForAnotherGame(session))
    return items.map((item) => (isSetUpSaid(item) ? asText(item) : item));
  if (items.some(isStart) && items.some((item) => !isStart(item) && namesPlayers(session, item)))
    return items.map((item) => (isStart(item) ? asGuess(item) : item));
  if (resumesWithDeadline(session, items))
    return items.map((item) =>
      isOfCourse(item) || movesDeadline(item)
        ? asText({ ...item, line: resumedApart(item.line) })
        : item,
    );
  const texts = items.flatMap(({ kind, line }) => (kind === "text" ? [line] : []));
  if (isFresh(session)) return items;
  if (!items.some(isSetUpSaid) || settingLines(texts.join("\n")).length === 0) return items;
  return items.map((item) => (isSetUpSaid(item) ? asGuess(item) : item));
}

/** `Deadline Saturday at noon please`, read as a set-up. */
function movesDeadline(item: BodyItem): boolean {
  return isSetUpSaid(item) && deadlineSaid(item.line) !== null;
}

function isStart(item: BodyItem): boolean {
  return item.kind === "statement" && item.form === "start";
}

/** `Kate gets England` beside a START: nothing begins before that is settled. */
function namesPlayers({ sender: { speaker } }: Session, item: BodyItem): boolean {
  if (!isProse(item)) return false;
  const { line } = item;
  const { board, game } = speaker!.game;
  return (
    powersIn(board, line).length > 0 ||
    game.members.some((each) => each.role === "player" && isNamed(each, line))
  );
}

/** The sentence as one that is shown as a command before it is done. */
function asGuess(item: BodyItem): BodyItem {
  if (!isSaid(item) && !isStart(item)) return item;
  if (item.kind !== "statement") return item;
  if (isStart(item)) return { ...item, said: { command: "START", manner: "guess" } };
  return { ...item, said: { command: commandOf(item), manner: "guess" } };
}

/** The command that a sentence was taken for, in words that can be sent. */
function commandOf({ line, said }: SaidItem): string {
  if (said !== undefined) return said.command;
  const clauses = settingsSaid(line);
  return `SET ${clauses.length === 0 ? line : clauses.join(", ")}`;
}

type SaidItem = Extract<BodyItem, { kind: "statement" }>;

/** A sentence that was taken for a command. */
function isSaid(item: BodyItem): item is SaidItem {
  return item.kind === "statement" && (item.said !== undefined || isSetUpSaid(item));
}

/** A sentence that was taken for a set-up, and no SET. */
function isSetUpSaid(item: BodyItem): item is SaidItem {
  return (
    item.kind === "statement" && item.statement.kind === "set-up" && !/^\W*set\b/i.test(item.line)
  );
}
