/**
 * One mail being answered: which games it touched, what became of each line, and for whom it speaks.
 * Lives for one transaction; the only place where the answering of a mail keeps its state.
 */
import {
  type Actor,
  type Command,
  candidateById,
  decide,
  type Event,
  eventFor,
  type Game,
  memberAsking,
  type PressTarget,
  type Refusal,
} from "../../game/index.js";
import type { Board, PowerId } from "../../map/index.js";
import {
  type Attachment,
  type ReplyItem,
  type SkippedText,
  saidAboveText,
} from "../../report/index.js";
import type { Phase } from "../../rules/index.js";
import type { Instant } from "../../util/index.js";
import type { Context } from "../context.js";
import type { Mail } from "../ports/mail.js";
import type { Picture } from "../ports/pictures.js";
import { type Asked, type Tx, UnreadableGame } from "../ports/store.js";
import { loadGame, tellUnreadable } from "../records/games.js";
import type { Caused } from "../records/news.js";
import { strangersScene } from "../records/scenes.js";
import { type PasswordDesk, TooManyPasswords } from "./passwords.js";

/** A game that this mail opened. */
export interface OpenGame {
  readonly board: Board;
  /** As it was when the mail came; for a game created by it, as it was created. */
  readonly before: Game;
  /** As it is after the lines answered so far. */
  game: Game;
  /** The version it was loaded with; null if this mail created it. */
  readonly version: number | null;
  readonly caused: Caused[];
}

/** For whom the mail speaks: a seat that it proved. */
export interface Speaker {
  readonly game: OpenGame;
  readonly member: number;
  /** The power that a GM acts for, since a BECOME. */
  readonly actsFor?: PowerId;
  /** The mail gave the seat's password. */
  readonly byPassword?: true;
}

export interface Session {
  readonly context: Context;
  readonly tx: Tx;
  readonly mail: Mail;
  readonly passwords: PasswordDesk;
  /** The sender; mail without one is never answered. */
  readonly from: string;
  readonly now: Instant;
  readonly games: Map<string, OpenGame>;
  readonly items: ReplyItem[];
  readonly skipped: SkippedText[];
  /** Lines that are no commands, waiting to be read together as orders. */
  readonly orderLines: { readonly number: number; readonly text: string }[];
  /** What the mail says of its orders as a set, in the line that says it. */
  orderSet: { readonly set: "replace" | "keep"; readonly line: string } | null;
  /** Powers that this mail has given orders for, with their games: what follows is more of the same set. */
  readonly ordered: Set<string>;
  /** What goes with the reply for programs. */
  readonly attachments: Attachment[];
  /** The maps that were asked for. */
  readonly pictures: Picture[];
  /** Questions answered so far. */
  questions: number;
  /** Long answers that stand in the reply already. */
  readonly said: Set<string>;
  /** Trials answered so far. */
  trials: number;
  /** Messages sent so far. */
  messages: number;
  speaker: Speaker | null;
  /** The seat whose letter the mail answers: the reply is for it, even where no line may speak for it. */
  seat: Speaker | null;
  /** All seats whose letters it answers. Where there are several, its lines say for which of them it speaks. */
  readonly seats: Speaker[];
  /** Why the mail speaks for no seat, though it answers letters to one. */
  unseated: Refusal | null;
  /** The mail proves that its sender reads what the judge writes to that address. */
  isProved: boolean;
  /** The sender has asked for a seat in this mail, and the GM has to let them in. */
  candidate: { readonly game: OpenGame; readonly id: number } | null;
  /** It proves so by itself, not by what a seat's letters gave away: it may speak for all seats of the address. */
  ownsAddress: boolean;
  /** Those for whom words are that answer a message; null where the mail answers none. */
  readers: PressTarget | null;
  /** What the sender was asked and answers with this mail. */
  asked: Asked | null;
  /** The judge's letters that the mail may quote, as they were sent. */
  letters: readonly string[];
  /** What an earlier mail said, which this one confirms. */
  recalled: string | null;
  /** Grave lines, which wait until the sender confirms them. */
  readonly unsure: string[];
  /** The sender has confirmed what is grave. */
  isSure: boolean;
  /** Some line of the mail was not understood. */
  isFaulty: boolean;
  /** The question that the reply to this address asks too: its answer goes there. */
  question: { readonly to: string; readonly replyTo: string } | null;
  /** A password or a seat was claimed wrongly: what follows in the mail is not carried out. */
  isRejected: boolean;
  /** The mail gave a password: its bytes are not kept. */
  isSecretive: boolean;
  /** What the orders of the mail have crossed on their way. */
  crossing: Crossing;
  /** Something in the mail could be used: the answer is no mere notice. */
  isUseful: boolean;
}

export function openSession(
  context: Context,
  tx: Tx,
  mail: Mail,
  from: string,
  passwords: PasswordDesk,
): Session {
  return {
    context,
    tx,
    mail,
    passwords,
    from,
    now: context.clock.now(),
    games: new Map(),
    items: [],
    skipped: [],
    orderLines: [],
    orderSet: null,
    ordered: new Set(),
    attachments: [],
    pictures: [],
    questions: 0,
    said: new Set(),
    trials: 0,
    messages: 0,
    speaker: null,
    seat: null,
    seats: [],
    unseated: null,
    isProved: false,
    candidate: null,
    readers: null,
    asked: null,
    letters: [],
    recalled: null,
    unsure: [],
    isSure: false,
    isFaulty: false,
    question: null,
    ownsAddress: false,
    isRejected: false,
    isSecretive: false,
    crossing: noCrossing,
    isUseful: false,
  };
}

/** The game of this name as this mail sees it, or null if there is none. */
export async function openGame(session: Session, name: string): Promise<OpenGame | null> {
  const open = session.games.get(name);
  if (open !== undefined) return open;
  const loaded = await loadGame(session.context, session.tx, name);
  if (loaded === null) return null;
  const { game, version, board } = loaded;
  return keepOpen(session, { board, before: game, game, version, caused: [] });
}

/** Adds a game to those that are saved when the mail is answered. */
export function keepOpen(session: Session, open: OpenGame): OpenGame {
  session.games.set(open.game.name, open);
  return open;
}

/** Who asks: the speaker, or somebody who proved nothing. */
export function actorOf(session: Session): Actor {
  const { speaker, candidate, from } = session;
  if (speaker === null && candidate !== null) return { kind: "candidate", id: candidate.id };
  if (speaker === null) return { kind: "stranger", address: from };
  const { member: id, actsFor: power } = speaker;
  return power === undefined ? { kind: "member", id } : { kind: "deputy", id, power };
}

/** Would the game accept this now? */
export function isPossible(
  { now }: Session,
  { board, game }: OpenGame,
  actor: Actor,
  command: Command,
): boolean {
  return decide(board, game, actor, command, now).kind === "accepted";
}

/** These have letters of their own, to whom they concern. */
const toldElsewhere: ReadonlySet<Event["kind"]> = new Set([
  "briefed",
  "opening",
  "candidate-lapsed",
]);

/** Lets the mail speak for a new member, by the number that was free: seated, or still to be let in. */
export function speakForComer(session: Session, open: OpenGame, id: number): void {
  const isCandidate = candidateById(open.game, id) !== undefined;
  session.speaker = isCandidate ? null : { game: open, member: id };
  session.candidate = isCandidate ? { game: open, id } : null;
}

/** Lets the game decide a command and notes the outcome against the line that asked for it. */
export function carryOut(
  session: Session,
  open: OpenGame,
  actor: Actor,
  command: Command,
  line: string,
): boolean {
  const decision = decide(open.board, open.game, actor, command, session.now);
  if (decision.kind === "refused") {
    refuseLine(session, line, decision.refusal);
    return false;
  }
  open.game = decision.game;
  const by = memberAsking(actor);
  for (const event of decision.events) {
    open.caused.push({ event, by });
    if (toldElsewhere.has(event.kind)) continue;
    session.items.push({ kind: "done", line, event: eventFor(event, open.game, by) });
  }
  session.isUseful = true;
  return true;
}

export function refuseLine(session: Session, line: string, refusal: Refusal): void {
  session.items.push({ kind: "refused", line, refusal });
}

/** What follows a failed sign-on was meant for that seat: none of it may happen under another. */
export function reject(session: Session): void {
  session.speaker = null;
  session.candidate = null;
  session.isRejected = true;
}

/**
 * Does the work; where a stored game is damaged, refuses it and what follows, and tells the keeper. After too
 * many passwords it refuses likewise.
 */
export async function unlessStopped(
  session: Session,
  line: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof TooManyPasswords) {
      refuseLine(session, line, { kind: "too-many-passwords", ...error.refusal });
      return reject(session);
    }
    if (!(error instanceof UnreadableGame)) throw error;
    const { game } = error;
    refuseLine(session, line, { kind: "game-unreadable", game });
    // The writer is told that nothing was done, however many such letters there were today.
    session.isUseful = true;
    reject(session);
    await tellUnreadable(session.context, session.tx, error);
  }
}

/** An answer that changes nothing. */
export function say(session: Session, text: string): void {
  session.items.push({ kind: "text", text });
  session.isUseful = true;
}

/** An answer that is long and the same for everybody stands once in a reply, however often it is asked for. */
export async function sayOnce(
  session: Session,
  question: string,
  text: () => Promise<string>,
): Promise<void> {
  const { context, said } = session;
  if (said.has(question)) {
    return say(session, saidAboveText(context.catalogue, strangersScene(context), question));
  }
  said.add(question);
  say(session, await text());
}

/** What orders have crossed; null for nothing of the kind. */
interface Crossing {
  /** The phase that the mail answers a letter about, where that is over. */
  readonly past: Phase | null;
  /** When the mail was written that came before this one and was written after it. */
  readonly overtakenBy: Instant | null;
}

const noCrossing: Crossing = { past: null, overtakenBy: null };
