/**
 * What is done only when somebody has confirmed it by mail: leaving a seat, moving it to another address,
 * taking one over. The code stands in the reply address of a letter that goes to the address which must
 * agree, works once, and dies within a week. A stolen reply token alone can do none of this.
 */
import { type Command, type Game, memberById, type Refusal } from "../../game/index.js";
import { saysPlainly } from "../../language/index.js";
import { composeConfirmation, pastPhaseText } from "../../report/index.js";
import { printPhase } from "../../rules/index.js";
import { after, dayMs } from "../../util/index.js";
import { confirmationLettersPerDayMax, questionLifeMs } from "../limits.js";
import type { Asked } from "../ports/store.js";
import { letterTo, post } from "../records/new-letter.js";
import { playerRecordFor } from "../records/player-records.js";
import { sceneOf, strangersScene } from "../records/scenes.js";
import { carryOut, openGame, speakForComer } from "../session/games.js";
import { refuseLine } from "../session/outcomes.js";
import type { OpenGame, Session, Speaker } from "../session/session.js";
import { memberOf, stageFor } from "../session/speaker.js";
import { speakerOrRefuse, unprovedSeat } from "../session/statements.js";
import { ownText } from "../session/texts/own-text.js";
import { partsOfLines } from "../session/texts/press-blocks.js";
import { keyOfQuestion, lookAsked, storeAsked, takeAsked } from "./codes.js";
import { lastingIn } from "./lapsing.js";
import { setWish } from "./standby-wish.js";

/** `RESIGN`: at once where the mail gave the password, otherwise when the player has confirmed it. */
export async function resign(session: Session, line: string): Promise<void> {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const { game: open, member: id } = speaker;
  const member = memberOf(speaker);
  // An address alone proves nothing: anybody can forge it.
  const isProved = unprovedSeat(session) === null;
  const isWatching = member === undefined || member.role === "observer";
  const isSure = speaker.byPassword === true || (isWatching && isProved);
  if (isSure || member === undefined)
    carryOut(session, open, { kind: "member", id }, { kind: "resign" }, line);
  else {
    const what = { kind: "resignation", game: open.game.name, member: id } as const;
    await askFor(session, open, what, member.address, line);
  }
}

/** A takeover without a password: whoever reads mail at the sender's address must want it. */
export function askTakeover(
  session: Session,
  open: OpenGame,
  power: string,
  line: string,
): Promise<void> {
  const { from: address } = session;
  const what = { kind: "takeover", game: open.game.name, power, address } as const;
  return askFor(session, open, what, address, line);
}

/** `CONFIRM`, in an answer to a letter that asked for it. */
export async function confirm(session: Session, line: string): Promise<void> {
  const asked = await takeAsked(session);
  if (asked?.kind === "standby") {
    session.sender.isProved ||= asked.address === session.from;
    return setWish(session, asked.address, asked.wish);
  }
  if (asked?.kind === "new-game") {
    session.sender.isProved ||= asked.address === session.from;
    return carryOutLater(session, asked.text);
  }
  const open = asked === null ? null : await openGame(session, asked.game);
  if (asked === null || open === null) {
    refuseLine(session, line, { kind: "nothing-to-confirm" });
    return;
  }
  if (addressAsked(open, asked) === session.from) session.sender.isProved = true;
  session.context.log.info("confirmed", { what: asked.kind, game: asked.game });
  await confirmed(session, open, asked, line);
}

/** What is asked in a letter of its own; whether a mail is somebody's, or surely meant, the reply to it asks. */
type AskedInLetter = Exclude<Asked, { kind: "mail" | "lines" | "new-game" }>;

type AskedOfGame = Exclude<Asked, { kind: "standby" | "new-game" }>;

/** Where the letter with the code went. */
function addressAsked({ game }: OpenGame, asked: AskedOfGame): string | undefined {
  if (asked.kind === "takeover" || asked.kind === "new-address") return asked.address;
  return memberById(game, asked.member)?.address;
}

async function confirmed(
  session: Session,
  open: OpenGame,
  asked: AskedOfGame,
  line: string,
): Promise<void> {
  if (asked.kind === "takeover") {
    const { power, address } = asked;
    const playerRecord = await playerRecordFor(session, open.game, address);
    const seat = { kind: "join", role: "player", passwordHash: null, power, asked: true } as const;
    const command: Command = { ...seat, ...playerRecord };
    const next = open.game.nextMember;
    const actor = { kind: "stranger", address } as const;
    if (carryOut(session, open, actor, command, line)) speakForComer(session, open, next);
    return;
  }
  const { member: id } = asked;
  if (asked.kind === "mail") return recallMail(session, open, asked, line);
  if (asked.kind === "lines") return recallLines(session, open, asked, line);
  if (asked.kind === "old-address" || asked.kind === "lost-address") {
    const what = { ...asked, kind: "new-address" } as const;
    return askFor(session, open, what, asked.address, line);
  }
  const isMove = asked.kind === "new-address";
  const command: Command = isMove
    ? { kind: "set-address", address: asked.address }
    : { kind: "resign" };
  // Until the seat has moved, nothing of it is for whoever reads mail at the new address.
  if (!isMove) session.sender.speaker = { game: open, member: id };
  if (!carryOut(session, open, { kind: "member", id }, command, line)) return;
  session.sender.speaker = { game: open, member: id };
  // Whoever reads mail at the old address must no longer answer for the seat.
  await session.tx.confirmations.drop(asked.game, id);
}

/** The mail that its writer says is theirs. Orders of a phase that is over are for nothing any more. */
function recallMail(
  session: Session,
  open: OpenGame,
  {
    member,
    text,
    phase,
    agreed,
    at,
    orders,
    newer,
    beside,
    ahead,
  }: Extract<Asked, { kind: "mail" }>,
  line: string,
): void {
  const { thread, reply } = session;
  const speaker = { game: open, member };
  session.sender.speaker = speaker;
  reply.isUseful = true;
  const now = printPhase(open.game.phase);
  const isPast = phase !== undefined && phase !== now && ahead !== now;
  if (isPast && orders?.length !== 0) {
    tellPast(session, speaker, phase, line);
    return;
  }
  thread.recalled = text;
  thread.agreed = agreed ?? null;
  thread.beside = beside ?? [];
  thread.newer = { at: at ?? null, units: newer ?? [] };
}

/** That a yes came too late, and what stands now. */
function tellPast(session: Session, speaker: Speaker, phase: string, line: string): void {
  const text = pastPhaseText(...stageFor(session, speaker), phase);
  session.reply.items.push({ kind: "answer", line, text, pointsBelow: true });
}

/** Lines that were agreed to. What was asked of one phase is not done to another; a setting is bound to none. */
export function recallLines(
  session: Session,
  open: OpenGame,
  { member, phase, text }: Extract<Asked, { kind: "lines" }>,
  line: string,
): void {
  const left = phase === printPhase(open.game.phase) ? text : lastingIn(text);
  const hasLapsed = partsOfLines(left).length < partsOfLines(text).length;
  const speaker = { game: open, member };
  session.sender.speaker = speaker;
  if (hasLapsed) tellPast(session, speaker, phase, line);
  if (left !== "") carryOutLater(session, left);
}

function carryOutLater(session: Session, text: string): void {
  session.thread.recalled = text;
  session.grave.isConfirmed = true;
  session.reply.isUseful = true;
}

/**
 * Asks whoever reads mail at `to`: the reply asks where it goes there, else a letter does, and the reply says
 * that nothing is done before that is answered.
 */
export async function askFor(
  session: Session,
  open: OpenGame | null,
  what: AskedInLetter,
  to: string,
  line: string,
): Promise<void> {
  session.reply.isUseful = true;
  const here = to === session.from ? askedHere(open, what) : null;
  if (here !== null && (await isSaidAgain(session, what))) return confirm(session, line);
  // `I have to stop here. Please take me off the list`: asked once.
  if (here !== null && session.reply.question !== null) return;
  if (here !== null) {
    refuseLine(session, line, here);
    const { context, tx } = session;
    const { replyTo } = await storeAsked(context, tx, what, to, questionLifeMs);
    session.reply.question = { to, replyTo };
    return;
  }
  if (await refusesToAsk(session, to, line)) return;
  refuseLine(session, line, { kind: "needs-confirmation", address: to });
  const replyTo = await writeQuestion(session, open?.game ?? null, what, to);
  // Only a reply to the address that is asked may be answered with yes.
  session.reply.question = { to, replyTo };
}

/** Does the mail answer whether just this is meant, and says it once more? */
async function isSaidAgain(session: Session, what: Asked): Promise<boolean> {
  const asked = await lookAsked(session);
  const isSame = asked !== null && JSON.stringify(asked) === JSON.stringify(what);
  return isSame && saysPlainly(ownText(session));
}

/** What a reply asks; null for what only a letter of its own does. */
function askedHere(open: OpenGame | null, what: AskedInLetter): Refusal | null {
  const game = open?.game.name ?? null;
  switch (what.kind) {
    case "resignation": {
      const power = open === null ? null : (memberById(open.game, what.member)?.power ?? null);
      return { kind: "asked-here", what: "resignation", game, power };
    }
    case "takeover":
      return { kind: "asked-here", what: "takeover", game, power: what.power };
    case "standby": {
      const wish = what.wish === null ? "no-standby" : "standby";
      return { kind: "asked-here", what: wish, game, power: null };
    }
    default:
      return null;
  }
}

/** Was this address asked so often today that no further letter goes there? Then the reply says so. */
export async function refusesToAsk(session: Session, to: string, line: string): Promise<boolean> {
  const isEnough = await isAskedEnough(session, to);
  if (isEnough) refuseLine(session, line, askedEnough(to));
  return isEnough;
}

/** Why a question is not written. */
export function askedEnough(address: string): Refusal {
  return { kind: "asked-enough", address, limit: confirmationLettersPerDayMax };
}

/** What it takes to write a letter. */
export type Desk = Pick<Session, "context" | "tx" | "now">;

/** Nobody's mailbox is filled with questions. Whoever wants to write one asks here first. */
export async function isAskedEnough({ tx, now }: Desk, to: string): Promise<boolean> {
  const sent = await tx.outbox.countTo(to, ["confirmation"], after(now, -dayMs));
  return sent >= confirmationLettersPerDayMax;
}

/** The letter that asks, with a code of its own; where its answer goes. */
export async function writeQuestion(
  { context, tx }: Desk,
  game: Game | null,
  what: AskedInLetter,
  to: string,
): Promise<string> {
  const { hash, replyTo } = await storeAsked(context, tx, what, to, questionLifeMs);
  const viewer = "member" in what ? what.member : null;
  const scene = game === null ? strangersScene(context) : sceneOf(context, game, viewer);
  const asker = game === null || viewer === null ? undefined : memberById(game, viewer);
  const letter = letterTo(composeConfirmation(context.catalogue, scene, what), {
    to,
    kind: "confirmation",
    dedupeKey: keyOfQuestion(hash),
    replyTo,
    game: game?.name ?? null,
    without: asker?.without ?? [],
  });
  await post(context, tx, [letter]);
  return replyTo;
}
