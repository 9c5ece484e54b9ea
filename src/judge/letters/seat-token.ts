/**
 * The secret in the reply address of a member's letters (`judge+paris.3.1.MARK@...`): it proves whose
 * mail it is without a password. Nothing is stored: the mark is made from the judge's key, so that a
 * new token version makes every older letter worthless.
 */
import type { Game, Member, MemberId } from "../../game/index.js";
import { belongsTo, literal, regex, tagOf, withoutTag, withTag } from "../../util/index.js";
import type { Context } from "../context.js";
import type { Tx } from "../ports/store.js";

/** Whom a reply address names, if its mark is right. */
export interface Seat {
  readonly game: string;
  readonly member: MemberId;
  readonly version: number;
  /** Of a letter with press: those who had it, as `readersTag` wrote them. */
  readonly readers: string | null;
}

const tagShape = /^([a-z][a-z0-9-]*)\.(\d{1,9})\.(\d{1,9})\.([a-z2-7]+)(?:\.p([a-z0-9-]+))?$/;

/** RFC 5321, 4.5.3.1.1: no more before the @. */
const localPartMax = 64;

/** The key that reply addresses are marked with, made when it is first needed. */
export function seatKey({ secrets }: Context, tx: Tx): Promise<string> {
  return tx.keys.get("seat-token", () => secrets.makeKey());
}

/** The reply address of a member's letters; of a letter with press it says for whom a reply to that is. */
export function replyAddress(
  { secrets, judge }: Context,
  key: string,
  game: Game,
  member: Member,
  readers: string | null = null,
): string {
  const seat = `${game.name}.${member.id}.${member.tokenVersion}`;
  const plain = withTag(judge.address, `${seat}.${secrets.mark(key, seat)}`);
  if (readers === null) return plain;
  const [local = "", domain = ""] = plain.split(/@(?=[^@]*$)/);
  const whole = `${local}.p${readers}`;
  return whole.length > localPartMax ? plain : `${whole}@${domain}`;
}

/**
 * The text with the judge's plain address in place of every reply address, written as in a link or not: nobody shall
 * give away their seat by what they paste into a message, an attribution line least of all.
 */
export function withoutReplyAddresses({ judge }: Context, text: string): string {
  const plain = withoutTag(judge.address);
  const [local = "", domain = ""] = plain.split("@").map(literal);
  const tagged = new RegExp(`${local}(?:\\+|%2b)[^\\s@%<>]{1,64}(?:@|%40)${domain}`, "gi");
  return text.replace(tagged, plain).replace(bareTag, "...");
}

/** Programs break a line within a mark, and mark the next as quoted. */
const broken = "(?:=?\\n(?:[>|] ?)*|[\\u00ad\\u200b-\\u200d\\u2060\\ufeff])?";

/** A tag without its address proves as much: whoever has it can write the rest. */
const bareTag = regex("gi")`
  (?:[a-z][a-z0-9-]{0,40}\.\d{1,9}\.\d{1,9}|confirm|hello)\.${broken}[a-z2-7]
    (?:${broken}[a-z2-7]){19}(?![a-z0-9])(?:\.p[a-z0-9-]+)?
`;

/** The seats that these addresses prove, each once. A wrong mark proves nothing. */
export function seatsOf(
  { secrets, judge }: Context,
  key: string,
  recipients: readonly string[],
): readonly Seat[] {
  const tags = recipients
    .filter((address) => belongsTo(address, judge.address))
    .map((address) => tagOf(address) ?? "");
  const seats = [...new Set(tags)].flatMap((tag) => {
    const [, game = "", member, version, mark, readers = null] = tagShape.exec(tag) ?? [];
    if (secrets.mark(key, `${game}.${member}.${version}`) !== mark) return [];
    return [{ game, member: Number(member), version: Number(version), readers }];
  });
  const isFirst = ({ game, member }: Seat, at: number) =>
    seats.findIndex((seat) => seat.game === game && seat.member === member) === at;
  return seats.filter(isFirst);
}
