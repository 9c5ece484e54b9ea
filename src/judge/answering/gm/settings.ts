/**
 * Settings of which a GM speaks in prose: what no line of the mail sets is shown first, and CONFIRM sets it. What is
 * meant for another game, or for later, changes nothing in this one.
 */
import {
  type BodyItem,
  deadlineSaid,
  gameNameSaid,
  leavesAllAsIs,
  powersIn,
  sentencesOf,
  settingsSaid,
  setUpsSaid,
  takesBackAbove,
} from "../../../language/index.js";
import { askFirst } from "../../session/grave.js";
import { addressesIn, isNamed } from "../../session/people.js";
import type { Session } from "../../session/session.js";
import { speaksAsGm } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { saidWhere } from "../../session/texts/said-where.js";
import { setUpHandlers } from "../handlers/set-up.js";
import { keepGame, settingLines, tellHosting } from "../hosting.js";

/**
 * Keeps the settings that a GM's prose speaks of and no line of it sets, until they are confirmed; false where it
 * speaks of none.
 */
export function keptSettings(session: Session, lines: readonly string[]): boolean {
  const { speaker } = session.sender;
  if (speaker === null || !speaksAsGm(session) || leavesAllAsIs(ownText(session))) return false;
  if (isFresh(session)) return setAtOnce(session, lines);
  if (session.grave.waiting.some((each) => !each.startsWith("SET "))) return false;
  // `Anna, anna@example.net, is GM from Monday to Friday` sets no days.
  if (addressesIn(lines.join(" ")).length > 0) return false;
  const settings = settingLines(lines.join("\n"));
  const [line] = lines;
  if (line === undefined || settings.length === 0) return false;
  leaveUnread(session, (each) => line.includes(each) || settingLines(each).length > 0);
  askFirst(session, line, settings, { kind: "meant", command: settings.join(", "), at: null });
  return true;
}

/** Nobody has joined yet: what a sentence sets misleads nobody, and the reply shows the whole set-up. */
function isFresh({ sender: { speaker } }: Session): boolean {
  if (speaker === null) return false;
  const { status, members, candidates } = speaker.game.game;
  const others = members.filter(({ role }) => role !== "gm");
  return status === "forming" && others.length === 0 && candidates.length === 0;
}

/** Sets what these lines say; what they say besides is told as unread. */
function setAtOnce(session: Session, lines: readonly string[]): boolean {
  const said = setUpsSaid(lines.join("\n"), false);
  if (said.length === 0) return false;
  const isRead = (each: string) => setUpsSaid(each, false).length > 0;
  const read = lines.flatMap(sentencesOf).filter(isRead);
  leaveUnread(session, isRead);
  const parts = said.flatMap((each) => each.parts);
  setUpHandlers["set-up"](
    session,
    { kind: "set-up", parts },
    read.map((each) => each.trim()).join(" "),
  );
  return true;
}

/** What the mail says besides is told as unread, in one piece. */
function leaveUnread({ reply: { skipped } }: Session, isRead: (sentence: string) => boolean): void {
  const talk = skipped.flatMap((each) => (each.kind === "talk" ? (each.first ?? []) : []));
  const sentences = new Set(talk.flatMap(sentencesOf).map((each) => each.trim()));
  const unread = [...sentences].filter((each) => !isRead(each) && /\p{L}{2}/u.test(each));
  skipped.splice(0, Infinity, ...skipped.filter(({ kind }) => kind !== "talk"));
  if (unread.length > 0)
    skipped.push({ kind: "talk", lines: unread.length, first: unread.join(" ") });
}

/** In a game that nobody has joined, or that this mail makes, what a sentence says of settings is set, and asks nothing. */
export function settingsFirst(session: Session, items: readonly BodyItem[]): readonly BodyItem[] {
  const isNew = items.some((item) => item.kind === "statement" && item.form === "create");
  if (!isNew && !(speaksAsGm(session) && isFresh(session))) return items;
  return items.map((item) => {
    const isOther = item.kind === "question" || (item.kind === "statement" && item.said);
    const asks = item.line.includes("?") || isSetUpSaid(item);
    return isOther && !asks && setUpsSaid(item.line, false).length > 0 ? asText(item) : item;
  });
}

/**
 * `I'd like a new game, with the name harbor`: what a GM says of it sets nothing in the game that they have. It is shown
 * first, and CONFIRM makes it; without a name they are told how to get it.
 */
export function offerAnotherGame(session: Session): boolean {
  const { speaker } = session.sender;
  if (speaker === null || !isForAnotherGame(session)) return false;
  const name = gameNameSaid(ownText(session))?.toLowerCase() ?? null;
  if (name === null && settingLines(ownText(session)).length === 0) return false;
  const [line = ""] = sentencesOf(ownText(session).trim());
  if (name === null) tellHosting(session);
  else keepGame(session, name, line.trim());
  return true;
}

/** Does a GM write of a game that there is not yet? */
export function isForAnotherGame(session: Session): boolean {
  const { speaker } = session.sender;
  const text = ownText(session);
  if (speaker === null || !speaksAsGm(session) || session.grave.isConfirmed) return false;
  return another.test(text) && gameNameSaid(text)?.toLowerCase() !== speaker.game.game.name;
}

const another =
  /\b(?:another|a second|a further|a separate|one more) (?:\p{L}+ )?game\b(?! ?master)|\b(?:like|want|wish|need|start|open|create|set up|host|run|make|plan|prepare)(?!\p{L})[^.?!]{0,40}\ba new (?:\p{L}+ )?game\b(?! ?master)|\ba game (?:called|named|with the name)\b|\b(?:ein neues|noch ein|ein zweites|ein weiteres) spiel\b|\b(?:une nouvelle|une autre|une deuxième) partie\b|\b(?:una nueva|otra) partida\b|\b(?:una nuova|un['\u2019]altra) partita\b|\been (?:nieuw|ander|tweede) spel\b/iu;

/**
 * `Turns end at 8. No, forget 8. Ten in the evening.`: what a GM's sentences say above such words is not done. Where
 * nothing below them says what is meant instead, it is asked about.
 */
export function withoutTakenBack(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  if (!speaksAsGm(session) || session.grave.isConfirmed) return items;
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
  const dropped = items.filter(isAbove).map(({ line }) => line);
  session.reply.skipped.push(
    ...dropped.map((first) => ({ kind: "talk", lines: 1, first }) as const),
  );
  return items.filter((item) => !isAbove(item));
}

/**
 * The lines of a GM's mail, where some sentences set something and others only speak of settings: all of them wait for
 * one CONFIRM then, so that no half of them holds.
 */
export function waitingTogether(session: Session, items: readonly BodyItem[]): readonly BodyItem[] {
  if (!speaksAsGm(session) || session.grave.isConfirmed) return items;
  if (isForAnotherGame(session))
    return items.map((item) => (isSetUpSaid(item) ? asText(item) : item));
  if (items.some(isStart) && items.some((item) => !isStart(item) && namesPlayers(session, item)))
    return items.map((item) => (isStart(item) ? asGuess(item) : item));
  // All would be told of a deadline that the same mail moves.
  if (
    items.some(isResumption) &&
    items.some((item) => item.kind !== "statement" && deadlineSaid(item.line) !== null)
  )
    return items.map((item) => (isResumption(item) ? asGuess(item) : item));
  const texts = items.flatMap(({ kind, line }) => (kind === "text" ? [line] : []));
  if (isFresh(session)) return items;
  if (!items.some(isSetUpSaid) || settingLines(texts.join("\n")).length === 0) return items;
  return items.map((item) => (isSetUpSaid(item) ? asGuess(item) : item));
}

function isStart(item: BodyItem): boolean {
  return item.kind === "statement" && item.form === "start";
}

function isResumption(item: BodyItem): boolean {
  return item.kind === "statement" && item.form === "resume" && item.said !== undefined;
}

/** `Kate gets England` beside a START: nothing begins before that is settled. */
function namesPlayers({ sender: { speaker } }: Session, { kind, line }: BodyItem): boolean {
  if (kind !== "text" && kind !== "question" && kind !== "complaint") return false;
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

function asText({ number, line }: BodyItem): BodyItem {
  return { kind: "text", number, line };
}

/** A sentence that was taken for a set-up, and no SET. */
function isSetUpSaid(item: BodyItem): item is SaidItem {
  return (
    item.kind === "statement" && item.statement.kind === "set-up" && !/^\W*set\b/i.test(item.line)
  );
}
