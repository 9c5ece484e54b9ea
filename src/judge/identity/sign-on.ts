/**
 * Signing on to a seat that somebody has. A wrong password and a wrong seat get the same answer, so that
 * nobody learns which it was.
 */
import { hidesAbsence, type Member, membersIn, playerOf } from "../../game/index.js";
import { resolvePower, type Statement } from "../../language/index.js";
import type { PowerId } from "../../map/index.js";
import { openGame } from "../session/games.js";
import { refuseLine, reject } from "../session/outcomes.js";
import type { OpenGame, Session } from "../session/session.js";
import { join } from "./join.js";

type Of<K extends Statement["kind"]> = Extract<Statement, { kind: K }>;

/**
 * nJudge's `SIGNON ?paris secret`, `SIGNON Fparis secret`, `SIGNON Mparis secret`. Signing on to a
 * power that nobody plays takes it over, with the password as the new statement.
 */
export async function signOn(
  session: Session,
  statement: Of<"sign-on">,
  line: string,
): Promise<void> {
  const { game, password, prefix } = statement;
  const power = prefix === "?" ? null : await vacantPower(session, game, prefix);
  if (prefix !== "?" && power === null) return actAs(session, game, prefix, password, line);
  return join(session, { kind: "join", game, power, password, invitation: null }, line);
}

/** The power of a running game that a sign-on names, if nobody plays it. */
async function vacantPower(
  session: Session,
  name: string,
  prefix: string,
): Promise<PowerId | null> {
  const open = await openGame(session, name.toLowerCase());
  if (open === null || open.game.status === "forming") return null;
  const named = resolvePower(open.board, prefix);
  if (named.kind !== "power" || named.guessed) return null;
  // Else the answer would tell whether it is free: where that is a secret, JOIN says how.
  const at = open.game.members.find(({ address }) => address === session.from);
  const isKnown = at?.standby === true || open.game.former[named.power] === session.from;
  if (hidesAbsence(open.game) && !isKnown) return null;
  return playerOf(open.game, named.power) === undefined ? named.power : null;
}

/** `GAME paris AS FRANCE PASSWORD secret`. */
export function act(session: Session, statement: Of<"act">, line: string): Promise<void> {
  return actAs(session, statement.game, statement.as, statement.password, line);
}

async function actAs(
  session: Session,
  name: string,
  as: string | null,
  password: string | null,
  line: string,
): Promise<void> {
  const open = await openGame(session, name.toLowerCase());
  const named = open === null ? [] : membersNamed(session, open, as);
  const member = proved(session, open, named, password);
  if (open === null || member === null) {
    const refusal =
      password === null
        ? ({ kind: "not-identified" } as const)
        : ({ kind: "bad-identity", standby: secretSeatsOf(open, as) } as const);
    refuseLine(session, line, refusal);
    reject(session);
    const own = named.find(({ address }) => address === session.from);
    if (open !== null && own !== undefined) session.sender.claimed = { game: open, member: own.id };
    return;
  }
  const seat = { game: open, member: member.id };
  session.sender.speaker = password === null ? seat : { ...seat, byPassword: true };
  session.reply.isUseful = true;
}

/** The game, where the power named may be free and that is a secret: the answer is the same if it is not. */
function secretSeatsOf(open: OpenGame | null, as: string | null): string | null {
  if (open === null || as === null || !hidesAbsence(open.game)) return null;
  return resolvePower(open.board, as).kind === "power" ? open.game.name : null;
}

/**
 * Who of those named the mail proves to be: the seat it answers, the one whose password it gives, or the
 * one at whose address the sender reads mail.
 */
function proved(
  session: Session,
  open: OpenGame | null,
  named: readonly Member[],
  password: string | null,
): Member | null {
  const { passwords, thread } = session;
  const { speaker, seats } = session.sender;
  // A mail that was kept for its mistyped password, and then proved: the proof stands for it.
  if (password === null || thread.recalled !== null) {
    const shown = speaker === null ? seats : [...seats, speaker];
    const here = shown.filter(({ game }) => game === open);
    if (here.length > 0) {
      return named.find(({ id }) => here.some(({ member }) => member === id)) ?? null;
    }
    if (!session.sender.ownsAddress) return null;
    return named.find(({ address }) => address === session.from) ?? null;
  }
  const hashes = named.map(({ passwordHash }) => passwordHash);
  return named[passwords.find(password, hashes)] ?? null;
}

/** Those whom `AS FRANCE`, `M` or nothing at all can mean: without a name, the seat of this sender. */
function membersNamed({ from }: Session, open: OpenGame, as: string | null): readonly Member[] {
  const { game, board } = open;
  if (as === null) return game.members.filter(({ address }) => address === from).slice(0, 1);
  if (/^m(aster)?$|^gm$/i.test(as)) return membersIn(game, "gm");
  if (/^o(bserver)?$/i.test(as)) {
    return membersIn(game, "observer").filter(({ address }) => address === from);
  }
  const power = resolvePower(board, as);
  const player = power.kind === "power" ? playerOf(game, power.power) : undefined;
  return player === undefined ? [] : [player];
}
