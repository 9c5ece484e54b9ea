/**
 * What is known of the addresses that letters go to, and what follows from it. An address from which
 * letters come back gets only what matters most, and the GM is told; one that nobody has proved to
 * read gets few letters until it is heard of. Nothing here ever shuts anybody out.
 */
import { type Game, type Member, publicMember } from "../../game/index.js";
import { after, belongsTo, tagOf, withTag } from "../../util/index.js";
import type { Context } from "../context.js";
import { bouncesMax, helloSeasonMs, unansweredBulkMax, unheardMs } from "../limits.js";
import type { Secrets } from "../ports/secrets.js";
import type { KnownAddress, OutboxRow, Tx } from "../ports/store.js";
import { gamesOf } from "../records/games.js";
import { tellKeeper } from "../records/keeper.js";
import { tellMembers } from "./letters.js";
import { seatKey } from "./seat-token.js";

/** Do letters to this address come back? */
export function isUnreachable({ bounces }: KnownAddress): boolean {
  return bounces >= bouncesMax;
}

/** A letter came back for good. The report proved which; what it says of anybody else does not count. */
export async function noteBounce(
  context: Context,
  tx: Tx,
  letter: number,
  status: string,
): Promise<void> {
  const now = context.clock.now();
  const to = await tx.outbox.comeBack(letter, `came back: ${status}`, now);
  if (to !== null) await countBounce(context, tx, to, `bounce:${letter}`);
}

/** Counts a letter that could not be delivered; at the limit, those who can help are told. */
export async function countBounce(
  context: Context,
  tx: Tx,
  address: string,
  cause: string,
): Promise<void> {
  const bounces = await tx.addresses.countBounce(address);
  if (bounces !== bouncesMax) return;
  context.log.warn("address unreachable", { bounces, cause });
  await tellGms(context, tx, address, "unreachable", cause);
}

/** A mail came from this address: letters reach it again, and what rested goes out. */
export async function hear(
  context: Context,
  tx: Tx,
  address: string,
  isProof: boolean,
  cause: string,
): Promise<void> {
  const now = context.clock.now();
  const before = await tx.addresses.hear(address, isProof, now);
  await tx.outbox.release(address, restingDetail, now);
  if (isUnreachable(before)) await tellGms(context, tx, address, "reachable", cause);
}

/** What is said in the outbox of a letter that waits for a sign of life. */
export const restingDetail = "rests until its address is heard of";

/** Letters for which everybody is written to, whatever is known of the address. */
const essential: readonly string[] = [
  ...["reply", "answer", "notice", "claim", "confirmation", "keeper"],
  ...["game-started", "phase-turned", "ended", "briefed", "reminder", "late"],
];

/** Those of them that would come back for nothing. */
const pointless: ReadonlySet<string> = new Set(["reminder", "late"]);

/** Must this letter wait until its address is heard of? */
export async function mustRest(tx: Tx, row: OutboxRow): Promise<boolean> {
  const known = await tx.addresses.of(row.to);
  const isEssential = essential.includes(row.kind);
  if (isUnreachable(known)) return !isEssential || pointless.has(row.kind);
  if (isEssential || known.provedAt !== null) return false;
  const since = known.heardAt ?? after(row.createdAt, -unheardMs);
  return (await tx.outbox.countOthersSent(row.to, essential, since)) >= unansweredBulkMax;
}

/** Tells the GMs of all games that go on with this member; the keeper, where that is the only GM. */
async function tellGms(
  context: Context,
  tx: Tx,
  address: string,
  kind: "unreachable" | "reachable",
  cause: string,
): Promise<void> {
  for (const game of await gamesOf(context, tx, address)) {
    for (const member of game.members.filter((seated) => seated.address === address)) {
      const event = { kind, member: publicMember(member) } as const;
      const events = [{ event, by: null }];
      const news = `${cause}:${game.name}:${member.id}`;
      await tellMembers(context, tx, { cause: news, before: game, game, events });
      if (kind === "unreachable" && isOnlyGm(game, member)) {
        await tellKeeper(context, tx, news, { kind: "gm-unreachable", game: game.name });
      }
    }
  }
}

function isOnlyGm({ members }: Game, { id, role }: Member): boolean {
  return role === "gm" && !members.some((member) => member.role === "gm" && member.id !== id);
}

/** The members of a game from whose addresses letters come back. */
export async function unreachableMembers(tx: Tx, { members }: Game): Promise<readonly Member[]> {
  const found: Member[] = [];
  for (const member of members) {
    if (isUnreachable(await tx.addresses.of(member.address))) found.push(member);
  }
  return found;
}

const helloShape = /^hello\.([a-z2-7]+)$/;

/** Where to answer a letter to somebody without a seat: an answer proves that they have read it. */
export async function helloAddress(context: Context, tx: Tx, to: string): Promise<string> {
  const mark = helloMark(context.secrets, await seatKey(context, tx), to, seasonOf(context));
  return withTag(context.judge.address, `hello.${mark}`);
}

/** Was this mail sent to the address that a letter to its sender gave? */
export async function answersHello(
  context: Context,
  tx: Tx,
  from: string,
  recipients: readonly string[],
): Promise<boolean> {
  const key = await seatKey(context, tx);
  const season = seasonOf(context);
  const marks = [season, season - 1].map((asOf) => helloMark(context.secrets, key, from, asOf));
  return recipients.some((address) => {
    const [, mark] = helloShape.exec(tagOf(address) ?? "") ?? [];
    return mark !== undefined && belongsTo(address, context.judge.address) && marks.includes(mark);
  });
}

function seasonOf({ clock }: Context): number {
  return Math.floor(clock.now() / helloSeasonMs);
}

function helloMark(secrets: Secrets, key: string, address: string, season: number): string {
  return secrets.mark(key, `hello ${address} ${season}`);
}
