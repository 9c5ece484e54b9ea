/**
 * What is known of the addresses that letters go to, and what follows from it. An address from which
 * letters come back gets only what matters most, and the master is told; one that nobody has proved to
 * read gets few letters until it is heard of. Nothing here ever shuts anybody out.
 */
import { faceOf, type Game, hasEnded, type Member } from "../game/index.js";
import { after, dayMs } from "../util/index.js";
import { belongsTo, tagOf, withTag } from "./address.js";
import type { Desk } from "./desk.js";
import { readableGames } from "./games.js";
import { tellKeeper } from "./keeper.js";
import { seatKey, tellMembers } from "./letters.js";
import { bouncesMax, silenceMs, unansweredBulkMax } from "./limits.js";
import type { Secrets } from "./secrets.js";
import type { KnownAddress, OutboxRow, Tx } from "./store.js";

/** Do letters to this address come back? */
export function isUnreachable({ bounces }: KnownAddress): boolean {
  return bounces >= bouncesMax;
}

/** A letter came back for good. The report proved which; what it says of anybody else does not count. */
export async function noteBounce(
  desk: Desk,
  tx: Tx,
  letter: number,
  status: string,
): Promise<void> {
  const now = desk.clock.now();
  const to = await tx.outbox.comeBack(letter, `came back: ${status}`, now);
  if (to !== null) await countBounce(desk, tx, to, `bounce:${letter}`);
}

/** Counts a letter that could not be delivered; at the last that is borne, whoever can help is told. */
export async function countBounce(
  desk: Desk,
  tx: Tx,
  address: string,
  cause: string,
): Promise<void> {
  const bounces = await tx.addresses.countBounce(address);
  if (bounces !== bouncesMax) return;
  desk.log.warn("address unreachable", { bounces, cause });
  await tellMasters(desk, tx, address, "unreachable", cause);
}

/** A mail came from this address: letters reach it again, and what rested goes out. */
export async function hear(
  desk: Desk,
  tx: Tx,
  address: string,
  isProof: boolean,
  cause: string,
): Promise<void> {
  const now = desk.clock.now();
  const before = await tx.addresses.hear(address, isProof, now);
  await tx.outbox.release(address, restingDetail, now);
  if (isUnreachable(before)) await tellMasters(desk, tx, address, "reachable", cause);
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
  const since = known.heardAt ?? after(row.createdAt, -silenceMs);
  return (await tx.outbox.countOthersSent(row.to, essential, since)) >= unansweredBulkMax;
}

/** Tells the masters of all games that go on with this member; the keeper, where that is the only master. */
async function tellMasters(
  desk: Desk,
  tx: Tx,
  address: string,
  kind: "unreachable" | "reachable",
  cause: string,
): Promise<void> {
  for (const game of await readableGames(desk, tx)) {
    if (hasEnded(game)) continue;
    for (const member of game.members.filter((one) => one.address === address)) {
      const event = { kind, member: faceOf(member) } as const;
      const events = [{ event, by: null }];
      const news = `${cause}:${game.name}:${member.id}`;
      await tellMembers(desk, tx, { cause: news, before: game, game, events });
      if (kind === "unreachable" && isOnlyMaster(game, member)) {
        await tellKeeper(desk, tx, news, { kind: "master-unreachable", game: game.name });
      }
    }
  }
}

function isOnlyMaster({ members }: Game, { id, role }: Member): boolean {
  return role === "master" && !members.some((one) => one.role === "master" && one.id !== id);
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

/** Where to answer a letter to somebody without a seat: an answer proves that he has read it. */
export async function helloAddress(desk: Desk, tx: Tx, to: string): Promise<string> {
  const mark = helloMark(desk.secrets, await seatKey(desk, tx), to, seasonOf(desk));
  return withTag(desk.judge.address, `hello.${mark}`);
}

/** Was this mail sent to the address that a letter to its sender gave? */
export async function answersHello(
  desk: Desk,
  tx: Tx,
  from: string,
  recipients: readonly string[],
): Promise<boolean> {
  const key = await seatKey(desk, tx);
  const season = seasonOf(desk);
  const marks = [season, season - 1].map((one) => helloMark(desk.secrets, key, from, one));
  return recipients.some((address) => {
    const [, mark] = helloShape.exec(tagOf(address) ?? "") ?? [];
    return mark !== undefined && belongsTo(address, desk.judge.address) && marks.includes(mark);
  });
}

/** A letter that somebody finds later proves nothing any more: each lasts for this season and the next. */
const seasonMs = 90 * dayMs;

function seasonOf({ clock }: Desk): number {
  return Math.floor(clock.now() / seasonMs);
}

function helloMark(secrets: Secrets, key: string, address: string, season: number): string {
  return secrets.mark(key, `hello ${address} ${season}`);
}
