/**
 * What a mail does to games: opens them, asks them to decide its commands, and keeps what they became
 * until the whole mail is answered.
 */
import {
  type Actor,
  type Command,
  candidateById,
  decide,
  type Event,
  eventFor,
  memberAsking,
  type Refusal,
} from "../../game/index.js";
import { loadGame } from "../records/games.js";
import { refuseLine } from "./outcomes.js";
import type { OpenGame, Session } from "./session.js";

/** The game of this name as this mail sees it, or null if there is none. */
export async function openGame(session: Session, name: string): Promise<OpenGame | null> {
  const open = session.games.get(name);
  if (open !== undefined) return open;
  if (session.absentGames.has(name)) return null;
  const loaded = await loadGame(session.context, session.tx, name);
  if (loaded === null) {
    session.absentGames.add(name);
    return null;
  }
  const { game, version, board } = loaded;
  return keepOpen(session, { board, before: game, game, version, caused: [], awaiting: [] });
}

/** Adds a game to those that are saved when the mail is answered. */
export function keepOpen(session: Session, open: OpenGame): OpenGame {
  session.games.set(open.game.name, open);
  return open;
}

/** Who asks: the speaker, or somebody who proved nothing. */
export function actorOf(session: Session): Actor {
  const { from } = session;
  const { speaker, candidate } = session.sender;
  if (speaker === null && candidate !== null) return { kind: "candidate", id: candidate.id };
  if (speaker === null) return { kind: "stranger", address: from };
  const { member: id, actsFor: power } = speaker;
  return power === undefined ? { kind: "member", id } : { kind: "deputy", id, power };
}

/** Would the game accept this now? */
export function isPossible(
  session: Session,
  open: OpenGame,
  actor: Actor,
  command: Command,
): boolean {
  return whyRefused(session, open, actor, command) === null;
}

/** Why the game would not take a command as it stands; null where it would. */
export function whyRefused(
  { now }: Session,
  { board, game }: OpenGame,
  actor: Actor,
  command: Command,
): Refusal | null {
  const decision = decide(board, game, actor, command, now);
  return decision.kind === "refused" ? decision.refusal : null;
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
  session.sender.speaker = isCandidate ? null : { game: open, member: id };
  session.sender.candidate = isCandidate ? { game: open, id } : null;
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
    session.reply.items.push({ kind: "done", line, event: eventFor(event, open.game, by) });
  }
  session.reply.isUseful = true;
  return true;
}
