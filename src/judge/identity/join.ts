/** Coming into a game: creating one, taking a seat, watching, standing by. The mail speaks for the new seat. */
import { type Command, createGame, isGameName, type Member, membersIn } from "../../game/index.js";
import type { Statement } from "../../language/index.js";
import type { PowerId } from "../../map/index.js";
import { idleWordsText } from "../../report/index.js";
import { present } from "../../util/index.js";
import { defaultVariant } from "../context.js";
import { playerRecordFor } from "../records/player-records.js";
import { strangersScene } from "../records/scenes.js";
import { carryOut, isPossible, keepOpen, openGame, speakForComer } from "../session/games.js";
import { refuseUnknownGame } from "../session/no-such-game.js";
import { refuseLine, reject, say } from "../session/outcomes.js";
import { isMasked } from "../session/passwords.js";
import { powerNamed } from "../session/powers.js";
import type { OpenGame, Session } from "../session/session.js";
import { ask } from "../session/statements.js";
import { variantNamed } from "../session/variants.js";
import { askTakeover } from "./confirmation.js";

type Of<K extends Statement["kind"]> = Extract<Statement, { kind: K }>;

/** `CREATE ?paris secret standard`: the sender is its GM from here on. */
export async function create(
  session: Session,
  statement: Of<"create">,
  line: string,
): Promise<void> {
  const { context, from, now } = session;
  const name = statement.game.toLowerCase();
  const idle = statement.idle?.toLowerCase() ?? "";
  const named = idle === "" ? null : variantNamed(context.boards, idle, defaultVariant);
  const asked = statement.variant ?? defaultVariant;
  const variant = named ?? variantNamed(context.boards, asked, defaultVariant);
  if (!isGameName(name))
    return refuseLine(session, line, { kind: "bad-name", game: statement.game });
  if (variant === null) {
    const known = context.boards.names();
    return refuseLine(session, line, { kind: "no-such-variant", variant: asked, known });
  }
  if ((await openGame(session, name)) !== null) {
    return refuseLine(session, line, { kind: "name-taken", game: name });
  }
  const passwordHash = hashOf(session, statement.password);
  const seed = context.secrets.makeSeed();
  const board = present(context.boards.get(variant.name), "A board that has a name");
  const { game, events } = createGame(name, board, { address: from, passwordHash }, seed, now);
  const caused = events.map((event) => ({ event, by: 1 }));
  const open = keepOpen(session, {
    board,
    before: game,
    game,
    version: null,
    awaiting: [],
    caused,
  });
  session.sender.speaker = { game: open, member: 1 };
  session.reply.isUseful = true;
  for (const event of events) session.reply.items.push({ kind: "done", line, event });
  if (variant.isGunboat) {
    ask(session, { kind: "set-settings", change: { gunboat: true } }, line);
  }
  if (named === null) tellIdle(session, statement);
}

/** Nothing that was written behind a name sets a password by accident. */
function tellIdle(session: Session, { idle }: { readonly idle?: string }): void {
  if (idle === undefined) return;
  say(session, idleWordsText(session.context.catalogue, strangersScene(session.context)));
}

/** `JOIN paris`, `JOIN paris AS FRANCE`: a seat in a forming game, or a vacant power of a running statement. */
export async function join(session: Session, statement: Of<"join">, line: string): Promise<void> {
  const open = await openGame(session, statement.game.toLowerCase());
  if (open === null) return refuseUnknownGame(session, line, statement.game);
  if (!isInvited(session, open, statement.invitation)) {
    refuseLine(session, line, { kind: "invited-only", game: open.game.name });
    return reject(session);
  }
  if (statement.power === null) {
    await seat(session, open, "player", null, statement.password, line);
    return tellIdle(session, statement);
  }
  const power = powerNamed(session, open, statement.power, line);
  if (power === null) return;
  const wanted = open.game.status === "forming" ? null : power;
  return seat(session, open, "player", wanted, statement.password, line);
}

/** A private game takes only players who know its word. */
function isInvited({ passwords }: Session, { game }: OpenGame, word: string | null): boolean {
  const { invitation } = game;
  if (invitation === null) return true;
  return word !== null && passwords.find(word, [invitation]) === 0;
}

export async function observe(
  session: Session,
  statement: Of<"observe">,
  line: string,
): Promise<void> {
  const open = await openGame(session, statement.game.toLowerCase());
  if (open === null) return refuseUnknownGame(session, line, statement.game);
  return seat(session, open, "observer", null, statement.password, line);
}

/** `STANDBY paris`: the sender watches the game and would take a power that is free. */
export async function standby(
  session: Session,
  { game, on }: Of<"standby">,
  line: string,
): Promise<void> {
  const open = await openGame(session, game);
  if (open === null) return refuseUnknownGame(session, line, game);
  const isSeated = session.sender.speaker?.game === open;
  if (!isSeated) await seat(session, open, "observer", null, null, line);
  if (!session.sender.isRejected) ask(session, { kind: "standby", standby: on }, line);
}

/** Adds the sender to the game and lets the rest of the mail speak for the new seat. */
async function seat(
  session: Session,
  open: OpenGame,
  role: "player" | "observer",
  power: PowerId | null,
  password: string | null,
  line: string,
): Promise<void> {
  const known = membersIn(open.game, role).find((member) => member.address === session.from);
  if (known !== undefined && speaksAlready(session, open, known, password)) {
    const isOther = power !== null && known.power !== power;
    if (isOther) refuseLine(session, line, { kind: "already-joined" });
    session.sender.speaker = { game: open, member: known.id };
    session.reply.isUseful = true;
    return;
  }
  const passwordHash = hashOf(session, password);
  const playerRecord =
    role === "player" ? await playerRecordFor(session, open.game, session.from) : {};
  const command: Command = { kind: "join", role, passwordHash, power, ...playerRecord };
  const actor = { kind: "stranger", address: session.from } as const;
  // What cannot be needs no confirming. Nor does what only a reader of mail at the address can have sent.
  const mustAsk = power !== null && password === null && !session.sender.isProved;
  if (mustAsk && isPossible(session, open, actor, command))
    return askTakeover(session, open, power, line);
  const next = open.game.nextMember;
  if (carryOut(session, open, actor, command, line)) return speakForComer(session, open, next);
  // A mail that speaks for a seat of this game already goes on speaking for it.
  if (session.sender.speaker?.game !== open) reject(session);
}

/** A repeated JOIN is no error if the mail proves that it is the same person. */
function speaksAlready(
  session: Session,
  open: OpenGame,
  member: Member,
  password: string | null,
): boolean {
  const { passwords } = session;
  const { speaker } = session.sender;
  if (speaker?.game === open && speaker.member === member.id) return true;
  return password !== null && passwords.find(password, [member.passwordHash]) === 0;
}

function hashOf({ passwords, thread }: Session, password: string | null): string | null {
  // A mail that was kept for its proof has lost its passwords: SET PASSWORD gives one afterwards.
  const isLost = password !== null && thread.recalled !== null && isMasked(password);
  return password === null || isLost ? null : passwords.hash(password);
}
