/**
 * The secret in the reply address of a member's letters (`judge+paris.3.1.MARK@...`): it proves whose
 * mail it is without a password. Nothing is stored: the mark is made from the judge's key, so that a
 * new token version makes every older letter worthless.
 */
import type { Game, Member, MemberId } from "../../game/index.js";
import { belongsTo, tagOf, withTag } from "../../util/index.js";
import type { Context } from "../context.js";
import type { Tx } from "../ports/store.js";

/** Whom a reply address names, if its mark is right. */
export interface Seat {
  readonly game: string;
  readonly member: MemberId;
  readonly version: number;
}

const tagShape = /^([a-z][a-z0-9-]*)\.(\d{1,9})\.(\d{1,9})\.([a-z2-7]+)$/;

/** The key that reply addresses are marked with, made when it is first needed. */
export function seatKey({ secrets }: Context, tx: Tx): Promise<string> {
  return tx.keys.get("seat-token", () => secrets.makeKey());
}

/** The reply address of a member's letters. */
export function replyAddress(
  { secrets, judge }: Context,
  key: string,
  game: Game,
  member: Member,
): string {
  const seat = `${game.name}.${member.id}.${member.tokenVersion}`;
  return withTag(judge.address, `${seat}.${secrets.mark(key, seat)}`);
}

/** The seat that one of these addresses proves, or null. A wrong mark proves nothing. */
export function seatOf(
  { secrets, judge }: Context,
  key: string,
  recipients: readonly string[],
): Seat | null {
  for (const address of recipients) {
    if (!belongsTo(address, judge.address)) continue;
    const match = tagShape.exec(tagOf(address) ?? "");
    if (match === null) continue;
    const [, game, member, version, mark] = match;
    if (secrets.mark(key, `${game}.${member}.${version}`) !== mark) continue;
    return { game: game!, member: Number(member), version: Number(version) };
  }
  return null;
}
