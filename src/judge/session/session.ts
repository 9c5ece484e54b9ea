/**
 * One mail being answered: which games it touched, what became of each line, and for whom it speaks.
 * Lives for one transaction; the only place where the answering of a mail keeps its state. Holds it, and
 * does nothing with it.
 */
import type { Game, MemberId, PressTarget, Refusal } from "../../game/index.js";
import type { Said } from "../../language/index.js";
import type { Board, PowerId, ProvinceId } from "../../map/index.js";
import type { Attachment, ReplyItem, SkippedText } from "../../report/index.js";
import type { Phase, PowerOrder } from "../../rules/index.js";
import type { Instant } from "../../util/index.js";
import type { Context } from "../context.js";
import type { Mail } from "../ports/mail.js";
import type { Picture } from "../ports/pictures.js";
import type { Asked, Tx } from "../ports/store.js";
import type { Caused } from "../records/news.js";
import type { PasswordDesk } from "./passwords.js";

export interface Session {
  readonly context: Context;
  readonly tx: Tx;
  /** The mail as it is being read: the one that came, one that it proves, or what is left of it. */
  mail: Mail;
  readonly passwords: PasswordDesk;
  /** What may be quoted of the mail as it came; null until its quotations of letters are known. */
  quotations: Quotations | null;
  /** The sender's address; mail without one is never answered. */
  readonly from: string;
  readonly now: Instant;
  readonly games: Map<string, OpenGame>;
  /** Names that were looked for, and no game had: none is looked for twice. */
  readonly absentGames: Set<string>;
  readonly sender: Sender;
  readonly thread: Thread;
  readonly orders: OrderDraft;
  readonly reply: ReplyDraft;
  readonly counts: Counts;
  readonly grave: GraveLines;
  /** Some line of the mail was not understood. */
  isFaulty: boolean;
  /** The mail gave a password: its bytes are not kept. */
  isSecretive: boolean;
}

/** What may be quoted of a mail. */
export interface Quotations {
  /** Words of the mail without the passwords that it tells, as they may be passed on. */
  told(text: string): string;
  /** Words of the mail as they may be quoted: without what only may be a password, too. */
  quote(text: string): string;
  /** The text as it may be stored until it is carried out. */
  kept(text: string): string;
  item(item: ReplyItem): ReplyItem;
  skipped(part: SkippedText): SkippedText;
  /** Does the mail tell something that may not be quoted, in whatever part of it? */
  tellsSecrets(): boolean;
  /** Do its sender's own words? */
  tellsOwnSecrets(): boolean;
}

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
  /** Orders of the sender's that wait for their yes. */
  awaiting: readonly PowerOrder[];
}

/** For whom the mail speaks: a seat that it proved. */
export interface Speaker {
  readonly game: OpenGame;
  readonly member: MemberId;
  /** The power that a GM acts for, since a BECOME. */
  readonly actsFor?: PowerId;
  /** The mail gave the seat's password. */
  readonly byPassword?: true;
}

/** Who writes, and what they have proved. */
interface Sender {
  speaker: Speaker | null;
  /** The seat whose letter the mail answers: the reply is for it, even where no line may speak for it. */
  seat: Speaker | null;
  /** All seats whose letters it answers. Where there are several, its lines say for which of them it speaks. */
  readonly seats: Speaker[];
  /** The seat whose letter the mail goes on, though it was not sent to the address that proves it. */
  hinted: Speaker | null;
  /**
   * The seat of the sender's address, where nothing proves it: what it asks is answered to that address, and
   * nothing done.
   */
  asker: Speaker | null;
  /** Why the mail speaks for no seat, though it answers letters to one. */
  unseated: Refusal | null;
  /** The sender has asked for a seat in this mail, and the GM has to let them in. */
  candidate: { readonly game: OpenGame; readonly id: number } | null;
  /** The mail proves that its sender reads what the judge writes to that address. */
  isProved: boolean;
  /** It proves so by itself, not by what a seat's letters gave away: it may speak for all seats of the address. */
  ownsAddress: boolean;
  /** A password or a seat was claimed wrongly: what follows in the mail is not carried out. */
  isRejected: boolean;
  /** The sender's own seat, which the mail named and did not prove: its password was wrong, or missing. */
  claimed: Speaker | null;
}

/** What the mail answers. */
interface Thread {
  /** The question that it answers with a yes or no though another letter asked it, by what it is stored under. */
  open: string | null;
  /** What the sender was asked and answers with this mail. */
  asked: Asked | null;
  /** What an earlier mail said, which this one confirms. */
  recalled: string | null;
  /** What the letter about that mail has shown as lines that would be asked about; null for none. */
  agreed: string | null;
  /** Mails that waited before the recalled one, which its letter has shown as well. */
  beside: readonly string[];
  /** Units that were given newer orders than those of the recalled mail, which came at this time. */
  newer: { readonly at: Instant | null; readonly units: readonly string[] };
  /** What changes the orders of the recalled mail; null for nothing. */
  change: MailChange | null;
  /** The judge's letters that the mail may quote, as they were sent. */
  letters: readonly string[];
  /** It quotes one, and where the quotation ends is not certain. */
  quotesLoosely: boolean;
  /** Those for whom words are that answer a message; null where the mail answers none. */
  readers: PressTarget | null;
  /** Of whom it spoke last, or with whom its writer spoke: who is meant by `him`. */
  spokenOf: PressTarget | null;
  /** It put a question to all, and an answer goes to its writer alone. */
  wasAsked: boolean;
  /** It answers a message with a yes or no, and a question of the judge's waits for one as well. */
  mayAnswerJudge: boolean;
  /** It answers a message and is for the judge all the same. */
  isForJudge: boolean;
  /** What the orders of the mail have crossed on their way. */
  crossing: Crossing;
}

/** A change to the orders of a mail. */
export interface MailChange {
  readonly orders: readonly string[];
  /** Orders that words most likely mean. */
  readonly guesses: readonly { readonly said: string; readonly orders: readonly string[] }[];
  /** Units whose orders do not count, since nobody can tell what they are to do instead. */
  readonly without: readonly ProvinceId[];
}

/** What orders have crossed; null for nothing of the kind. */
interface Crossing {
  /** The phase that the mail answers a letter about, where that is over. */
  readonly past: Phase | null;
  /** When the mail was written that came before this one and was written after it. */
  readonly overtakenBy: Instant | null;
}

/** The orders of the mail, until they are given. */
interface OrderDraft {
  /** Lines that are no commands, waiting to be read together as orders. */
  readonly lines: { readonly number: number; readonly text: string }[];
  /** Lines that were not given, since nobody proved whose they are. */
  readonly refused: { readonly number: number; readonly text: string }[];
  /** Lines that no seat read, and that look like nothing: a board may tell them for orders. */
  readonly unseated: string[];
  /** What the mail says of its orders as a set, in the line that says it. */
  set: { readonly set: "replace" | "keep"; readonly line: string } | null;
  /** Powers that this mail has given orders for, with their games: what follows is more of the same set. */
  readonly given: Set<string>;
  /** Lines in which orders took the words' place, with the words, and which of the orders are guesses. */
  readonly spoken: Map<string, { readonly line: string; readonly guesses: readonly string[] }>;
  /** Words that name a unit otherwise than by its place, and the same with its place. */
  readonly named: Map<string, string>;
}

/** Long answers, and what was done for a person once and for all. */
export type ToldOnce =
  | "LIST"
  | "OPENINGS"
  | "STANDINGS"
  | "SET-UP"
  | "COURSE"
  | "WELCOME"
  | "HOSTING"
  | "PLAYERS"
  | "REMOVED"
  | "LEARNING";

/** What the reply will say and carry. */
interface ReplyDraft {
  readonly items: ReplyItem[];
  readonly skipped: SkippedText[];
  /** What goes with the reply for programs. */
  readonly attachments: Attachment[];
  /** The maps that were asked for. */
  readonly pictures: Picture[];
  /** What one reply says only once, and has said. */
  readonly told: Set<ToldOnce>;
  /** The question that the reply to this address asks too: its answer goes there. */
  question: { readonly to: string; readonly replyTo: string } | null;
  /** Something in the mail could be used: the answer is no mere notice. */
  isUseful: boolean;
}

/** How much the mail has asked for so far of what is limited. */
interface Counts {
  questions: number;
  trials: number;
  messages: number;
}

/** Lines with consequences that cannot be undone: they wait until the sender confirms them. */
interface GraveLines {
  readonly waiting: string[];
  /** Those of them that are only offered: a yes to something else is none to them. */
  readonly offered: string[];
  /** The line at work is a sentence, and was taken for this command. */
  said: Said | null;
  isConfirmed: boolean;
}

/** A mail of which nothing has been read, from somebody who has proved nothing. */
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
    quotations: null,
    from,
    now: context.clock.now(),
    games: new Map(),
    absentGames: new Set(),
    sender: unknownSender(),
    thread: {
      open: null,
      asked: null,
      ...{ recalled: null, agreed: null, beside: [] },
      newer: { at: null, units: [] },
      change: null,
      letters: [],
      quotesLoosely: false,
      readers: null,
      wasAsked: false,
      spokenOf: null,
      mayAnswerJudge: false,
      isForJudge: false,
      crossing: { past: null, overtakenBy: null },
    },
    orders: noOrders(),
    reply: {
      items: [],
      skipped: [],
      attachments: [],
      pictures: [],
      told: new Set(),
      question: null,
      isUseful: false,
    },
    counts: { questions: 0, trials: 0, messages: 0 },
    grave: { waiting: [], offered: [], said: null, isConfirmed: false },
    isFaulty: false,
    isSecretive: false,
  };
}

function noOrders(): OrderDraft {
  return {
    ...{ lines: [], refused: [], unseated: [], set: null, given: new Set() },
    spoken: new Map(),
    named: new Map(),
  };
}

function unknownSender(): Sender {
  return {
    speaker: null,
    seat: null,
    seats: [],
    hinted: null,
    asker: null,
    unseated: null,
    candidate: null,
    isProved: false,
    ownsAddress: false,
    isRejected: false,
    claimed: null,
  };
}
