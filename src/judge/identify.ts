/**
 * For whom a mail speaks: creating, joining, signing on. The sender's address alone proves nothing; a
 * password or the mark in the reply address does. A wrong password and a wrong seat get the same
 * answer, so that nobody learns which it was.
 */
import {
  type Actor,
  type Command,
  createGame,
  decide,
  hasEnded,
  hidesAbsence,
  isGameName,
  type Member,
  memberById,
  membersIn,
  playerOf,
} from "../game/index.js";
import { resolvePower, type Statement } from "../language/index.js";
import type { PowerId } from "../map/index.js";
import { answersHello } from "./addresses.js";
import { isAuthentic } from "./authentication.js";
import { careerFor } from "./careers.js";
import { askTakeover } from "./confirm.js";
import { defaultVariant } from "./desk.js";
import { readableGames } from "./games.js";
import { seatKey } from "./letters.js";
import { powerNamed } from "./naming.js";
import {
  carryOut,
  keepOpen,
  type Occasion,
  type OpenGame,
  openGame,
  refuseLine,
  reject,
  speakForComer,
  unlessUnreadable,
} from "./occasion.js";
import { type Seat, seatOf } from "./seat-token.js";
import { ask } from "./speaking.js";

type Of<K extends Statement["kind"]> = Extract<Statement, { kind: K }>;

/**
 * Lets the mail speak for the seat whose letters it answers, if its reply address proves one; if it proves
 * only whose address it comes from, for the one seat that goes there.
 */
export async function recogniseReply(occasion: Occasion): Promise<void> {
  const { desk, tx, mail } = occasion;
  const { from } = occasion;
  occasion.ownsAddress =
    isAuthentic(mail, desk.judge.authserv) || (await answersHello(desk, tx, from, mail.recipients));
  occasion.isProved = occasion.ownsAddress;
  const key = await seatKey(desk, tx);
  const answered = seatOf(desk.secrets, key, desk.judge.address, mail.recipients);
  const seat = answered ?? (occasion.ownsAddress ? await onlySeat(occasion) : null);
  if (seat === null) return;
  await unlessUnreadable(occasion, mail.subject, () => sitDown(occasion, seat));
}

/** The seat that goes to the sender's address, if there is one and no other in a game that goes on. */
async function onlySeat({ desk, tx, from }: Occasion): Promise<Seat | null> {
  const games = await readableGames(desk, tx);
  const [seat, ...others] = games
    .filter((game) => !hasEnded(game))
    .flatMap(({ name, members }) =>
      members
        .filter(({ address }) => address === from)
        .map(({ id, tokenVersion }) => ({ game: name, member: id, version: tokenVersion })),
    );
  return others.length > 0 ? null : (seat ?? null);
}

async function sitDown(occasion: Occasion, seat: Seat): Promise<void> {
  const open = await openGame(occasion, seat.game);
  if (open === null) return;
  const member = memberById(open.game, seat.member);
  if (member?.tokenVersion !== seat.version) {
    occasion.staleGame = seat.game;
    return;
  }
  occasion.seat = { game: open, member: member.id };
  occasion.speaker = occasion.seat;
  if (member.address === occasion.from) occasion.isProved = true;
}

/** `CREATE ?paris secret standard`: the sender is its master from here on. */
export async function create(occasion: Occasion, one: Of<"create">, line: string): Promise<void> {
  const { desk, from, now } = occasion;
  const name = one.game.toLowerCase();
  const variant = (one.variant ?? defaultVariant).toLowerCase();
  const board = desk.boards.get(variant);
  if (!isGameName(name)) return refuseLine(occasion, line, { kind: "bad-name", game: one.game });
  if (board === undefined) {
    const known = [...desk.boards.keys()];
    return refuseLine(occasion, line, { kind: "no-such-variant", variant, known });
  }
  if ((await openGame(occasion, name)) !== null) {
    return refuseLine(occasion, line, { kind: "name-taken", game: name });
  }
  const passwordHash = await hashOf(occasion, one.password);
  const seed = desk.secrets.makeSeed();
  const { game, events } = createGame(name, board, { address: from, passwordHash }, seed, now);
  const caused = events.map((event) => ({ event, by: 1 }));
  const open = keepOpen(occasion, { board, before: game, game, version: null, caused });
  occasion.speaker = { game: open, member: 1 };
  occasion.isUseful = true;
  for (const event of events) occasion.items.push({ kind: "done", line, event });
}

/** `JOIN paris`, `JOIN paris AS FRANCE`: a seat in a forming game, or a vacant power of a running one. */
export async function join(occasion: Occasion, one: Of<"join">, line: string): Promise<void> {
  const open = await openGame(occasion, one.game.toLowerCase());
  if (open === null) return refuseLine(occasion, line, { kind: "no-such-game", game: one.game });
  if (!(await isInvited(occasion, open, one.invitation))) {
    refuseLine(occasion, line, { kind: "invited-only" });
    return reject(occasion);
  }
  if (one.power === null) return seat(occasion, open, "player", null, one.password, line);
  const power = powerNamed(occasion, open, one.power, line);
  if (power === null) return;
  const wanted = open.game.status === "forming" ? null : power;
  return seat(occasion, open, "player", wanted, one.password, line);
}

/** A private game takes only players who know its word. */
async function isInvited(
  { desk }: Occasion,
  { game }: OpenGame,
  word: string | null,
): Promise<boolean> {
  return game.invitation === null || desk.secrets.matches(word ?? "", game.invitation);
}

export async function observe(occasion: Occasion, one: Of<"observe">, line: string): Promise<void> {
  const open = await openGame(occasion, one.game.toLowerCase());
  if (open === null) return refuseLine(occasion, line, { kind: "no-such-game", game: one.game });
  return seat(occasion, open, "observer", null, one.password, line);
}

/** `STANDBY paris`: who watches the game and would take a power that is free. */
export async function standby(
  occasion: Occasion,
  { game, on }: Of<"standby">,
  line: string,
): Promise<void> {
  const open = await openGame(occasion, game);
  if (open === null) return refuseLine(occasion, line, { kind: "no-such-game", game });
  if (occasion.speaker?.game !== open) await seat(occasion, open, "observer", null, null, line);
  if (!occasion.isRejected) ask(occasion, { kind: "standby", standby: on }, line);
}

/** Adds the sender to the game and lets the rest of the mail speak for the new seat. */
async function seat(
  occasion: Occasion,
  open: OpenGame,
  role: "player" | "observer",
  power: PowerId | null,
  password: string | null,
  line: string,
): Promise<void> {
  const known = membersIn(open.game, role).find((member) => member.address === occasion.from);
  if (known !== undefined && (await speaksAlready(occasion, open, known, password))) {
    const isOther = power !== null && known.power !== power;
    if (isOther) refuseLine(occasion, line, { kind: "already-joined" });
    occasion.speaker = { game: open, member: known.id };
    occasion.isUseful = true;
    return;
  }
  const passwordHash = await hashOf(occasion, password);
  const career = role === "player" ? await careerFor(occasion, open.game, occasion.from) : {};
  const command: Command = { kind: "join", role, passwordHash, power, ...career };
  const actor = { kind: "stranger", address: occasion.from } as const;
  if (power !== null && password === null && isPossible(occasion, open, actor, command)) {
    return askTakeover(occasion, open, power, line);
  }
  const next = open.game.nextMember;
  if (!carryOut(occasion, open, actor, command, line)) return reject(occasion);
  speakForComer(occasion, open, next);
}

/** Nobody is asked to confirm what cannot be. */
function isPossible({ now }: Occasion, open: OpenGame, actor: Actor, command: Command): boolean {
  return decide(open.board, open.game, actor, command, now).kind === "accepted";
}

/** A repeated JOIN is no error if the mail proves that it is the same person. */
async function speaksAlready(
  occasion: Occasion,
  open: OpenGame,
  member: Member,
  password: string | null,
): Promise<boolean> {
  const { speaker } = occasion;
  if (speaker?.game === open && speaker.member === member.id) return true;
  return password !== null && occasion.desk.secrets.matches(password, member.passwordHash);
}

/**
 * nJudge's `SIGNON ?paris secret`, `SIGNON Fparis secret`, `SIGNON Mparis secret`. Signing on to a
 * power that nobody plays takes it over, with the password as the new one.
 */
export async function signOn(occasion: Occasion, one: Of<"sign-on">, line: string): Promise<void> {
  const { game, password, prefix } = one;
  const power = prefix === "?" ? null : await vacantPower(occasion, game, prefix);
  if (prefix !== "?" && power === null) return actAs(occasion, game, prefix, password, line);
  return join(occasion, { kind: "join", game, power, password, invitation: null }, line);
}

/** The power of a running game that a sign-on names, if nobody plays it. */
async function vacantPower(
  occasion: Occasion,
  name: string,
  prefix: string,
): Promise<PowerId | null> {
  const open = await openGame(occasion, name.toLowerCase());
  if (open === null || open.game.status === "forming") return null;
  const named = resolvePower(open.board, prefix);
  if (named.kind !== "power" || named.guessed) return null;
  // Else the answer would tell whether it is free: where that is a secret, JOIN says how.
  const at = open.game.members.find(({ address }) => address === occasion.from);
  const isKnown = at?.standby === true || open.game.former[named.power] === occasion.from;
  if (hidesAbsence(open.game) && !isKnown) return null;
  return playerOf(open.game, named.power) === undefined ? named.power : null;
}

/** `GAME paris AS FRANCE PASSWORD secret`. */
export function act(occasion: Occasion, one: Of<"act">, line: string): Promise<void> {
  return actAs(occasion, one.game, one.as, one.password, line);
}

async function actAs(
  occasion: Occasion,
  name: string,
  as: string | null,
  password: string | null,
  line: string,
): Promise<void> {
  const open = await openGame(occasion, name.toLowerCase());
  const named = open === null ? [] : membersNamed(occasion, open, as);
  const member = await proved(occasion, open, named, password);
  if (open === null || member === null) {
    const refusal =
      password === null
        ? ({ kind: "not-identified" } as const)
        : ({ kind: "bad-identity", standby: secretSeatsOf(open, as) } as const);
    refuseLine(occasion, line, refusal);
    return reject(occasion);
  }
  const seat = { game: open, member: member.id };
  occasion.speaker = password === null ? seat : { ...seat, byPassword: true };
  occasion.isUseful = true;
}

/** The game, where the power named may be free and that is a secret: the answer is the same if it is not. */
function secretSeatsOf(open: OpenGame | null, as: string | null): string | null {
  if (open === null || as === null || !hidesAbsence(open.game)) return null;
  return resolvePower(open.board, as).kind === "power" ? open.game.name : null;
}

/**
 * Who of those named the mail proves to be: the seat it answers, the one whose password it gives, or the
 * one at whose address the sender reads mail. One
 * password is tried where nobody is named, so that the time does not tell whether somebody was.
 */
async function proved(
  occasion: Occasion,
  open: OpenGame | null,
  named: readonly Member[],
  password: string | null,
): Promise<Member | null> {
  const { speaker, desk } = occasion;
  if (password === null) {
    if (speaker !== null && speaker.game === open) {
      return named.find(({ id }) => id === speaker.member) ?? null;
    }
    if (!occasion.ownsAddress) return null;
    return named.find(({ address }) => address === occasion.from) ?? null;
  }
  if (named.length === 0) await desk.secrets.matches(password, null);
  for (const member of named) {
    if (await desk.secrets.matches(password, member.passwordHash)) return member;
  }
  return null;
}

/** Those whom `AS FRANCE`, `M` or nothing at all can mean: without a name, the seat of this sender. */
function membersNamed({ from }: Occasion, open: OpenGame, as: string | null): readonly Member[] {
  const { game, board } = open;
  if (as === null) return game.members.filter(({ address }) => address === from).slice(0, 1);
  if (/^m(aster)?$|^gm$/i.test(as)) return membersIn(game, "master");
  if (/^o(bserver)?$/i.test(as)) {
    return membersIn(game, "observer").filter(({ address }) => address === from);
  }
  const power = resolvePower(board, as);
  const player = power.kind === "power" ? playerOf(game, power.power) : undefined;
  return player === undefined ? [] : [player];
}

function hashOf(occasion: Occasion, password: string | null): Promise<string | null> {
  return password === null ? Promise.resolve(null) : occasion.desk.secrets.hash(password);
}
