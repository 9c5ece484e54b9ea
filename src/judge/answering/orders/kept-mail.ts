/** What waits for the writer's yes: mails that proved nothing, and lines; and how long. */
import { type Game, submissionOf } from "../../../game/index.js";
import { orderedUnit, readOrders, settingsNamed } from "../../../language/index.js";
import type { PowerId } from "../../../map/index.js";
import { printOrder, printPhase } from "../../../rules/index.js";
import { after } from "../../../util/index.js";
import { questionLifeMs } from "../../limits.js";
import type { Asked, Waiting } from "../../ports/store.js";
import type { Session, Speaker } from "../../session/session.js";
import { memberOf, powerOf } from "../../session/speaker.js";
import { partsOfLines, pressBlocks } from "../../session/texts/press-blocks.js";
import { ordersGiven, unitIn } from "./own-orders.js";
import { numbered, readingContext } from "./readings.js";

export type KeptMail = Extract<Asked, { kind: "mail" }>;
type Mail = Waiting & { readonly asked: KeptMail };
type Lines = Waiting & { readonly asked: Extract<Asked, { kind: "lines" }> };
/** What its writer may be told of once more. */
export type MailOrLines = Mail | Lines;

/**
 * What the writer was asked and has not answered, in the order in which it was asked. A mail and lines lapse with
 * their phase, but for messages; so do lines when the writer has put other orders in the place of theirs, and of a mail
 * these orders.
 */
export async function questionsWaiting(session: Session): Promise<readonly Waiting[]> {
  const { sender, tx, now, from } = session;
  const { speaker } = sender;
  if (speaker === null || memberOf(speaker)?.address !== from) return [];
  const { game: open, member } = speaker;
  const phase = printPhase(open.game.phase);
  const all = await tx.confirmations.ofMember(open.game.name, member, now);
  const waiting: Waiting[] = [];
  for (const { hash, asked } of all) {
    if (isOfPhase(asked) && !isFor(asked, phase)) continue;
    const left = leftOf(session, speaker, asked);
    if (left !== asked) await tx.confirmations.take(hash, now);
    if (left === null) continue;
    if (left !== asked) await tx.confirmations.add(hash, left, after(now, questionLifeMs));
    waiting.push({ hash, asked: left });
  }
  return waiting;
}

/** Orders that a mail keeps for a later phase are still wanted when it has come. */
function isFor(asked: Mail["asked"] | Lines["asked"], phase: string): boolean {
  if (asked.phase === phase) return true;
  return asked.kind === "mail" ? asked.ahead === phase : isOfMessages(asked.text);
}

function isOfMessages(text: string): boolean {
  return partsOfLines(text).every((each) => each.match(pressBlocks) !== null);
}

function isOfPhase(asked: Asked): asked is Mail["asked"] | Lines["asked"] {
  return asked.kind === "mail" || asked.kind === "lines";
}

/** The mails of this phase that were kept because they did not prove that they are the writer's own. */
export function mailsIn(waiting: readonly Waiting[]): readonly Mail[] {
  return waiting.filter((each): each is Mail => each.asked.kind === "mail");
}

/** Notes which orders of the sender's wait for their yes: what they ask may be about these. */
export async function noteAwaiting(session: Session): Promise<void> {
  const { speaker } = session.sender;
  const power = speaker === null ? null : powerOf(speaker);
  if (speaker === null || power === null || speaker.game.game.status !== "active") return;
  const open = await questionsWaiting(session);
  const lines = linesIn(open, true)?.asked.text.split("\n") ?? [];
  const orders = [...mailsIn(open).flatMap(({ asked }) => asked.orders ?? []), ...lines];
  const { readings } = readOrders(readingContext(speaker.game, power), numbered(orders));
  const last = new Map(readings.map(({ order }) => [orderedUnit(order)[0], order]));
  speaker.game.awaiting = [...last.values()].map((order) => ({ power, order }));
}

/** What a kept mail would do. */
export function mailWaits({ text, orders = [], newer = [], isMore }: KeptMail) {
  const isChanged = newer.length > 0;
  return {
    kind: "mail",
    text,
    isChanged,
    left: orders.length > 0 && isMore !== true ? orders : null,
  } as const;
}

/** The latest lines that the writer was asked about in this phase and has not been told of again. */
export function linesIn(waiting: readonly Waiting[], mayBeAgain = false): Lines | null {
  const lines = waiting.filter((each): each is Lines => each.asked.kind === "lines");
  return lines.findLast(({ asked }) => mayBeAgain || asked.again !== true) ?? null;
}

/** Do all orders of these lines stand as they are there? */
export function standAll(speaker: Speaker, text: string): boolean {
  const { game } = speaker.game;
  const power = powerOf(speaker);
  if (power === null || game.status !== "active") return false;
  const { readings } = readOrders(readingContext(speaker.game, power), numbered(text.split("\n")));
  const given = submissionOf(game, power).orders.map(({ order }) => printOrder(order));
  return readings.length > 0 && readings.every(({ order }) => given.includes(printOrder(order)));
}

/** The order of each unit of a power. */
function ordersByUnit(game: Game, power: PowerId): ReadonlyMap<string, string> {
  return new Map(
    ordersGiven(game, power).flatMap((order) =>
      orderedUnit(order).map((unit) => [unit, printOrder(order)] as const),
    ),
  );
}

/** What is left of what was asked once newer orders stand; null where nothing is. */
function leftOf<T extends Asked>(session: Session, speaker: Speaker, asked: T): T | null {
  const { thread } = session;
  const { game, before } = speaker.game;
  const power = powerOf(speaker);
  if (power === null) return leftOfSettings(session, asked);
  if (asked.kind === "lines" && hasOtherEnd(session, asked.text)) return null;
  if (!isOfPhase(asked) || game.status !== "active") return asked;
  if (isCleared(session)) return leftOfOrders(session, speaker, power, asked);
  const given = ordersByUnit(game, power);
  const known = before === null ? given : ordersByUnit(before, power);
  const units = [...given.keys()].filter((unit) => given.get(unit) !== known.get(unit));
  const standing = new Set(given.values());
  if (asked.kind === "lines") {
    const { readings } = readOrders(
      readingContext(speaker.game, power),
      numbered(asked.text.split("\n")),
    );
    const isNew = readings.some(({ order }) =>
      orderedUnit(order).some((unit) => units.includes(unit)),
    );
    const stands = readings.every(({ order }) => standing.has(printOrder(order)));
    return isNew || (readings.length > 0 && stands) ? null : asked;
  }
  const { orders, newer = [], at, isMore } = asked;
  if (orders === undefined || orders.length === 0) return asked;
  // What a mail that came before this one orders is no newer order.
  const isOlder = thread.newer.at !== null && at !== undefined && thread.newer.at < at;
  const left = orders.filter((order) => isOlder || !units.includes(unitIn(order)));
  if (left.every((order) => standing.has(order)) && isMore !== true) return null;
  if (left.length === orders.length) return asked;
  const taken = orders.filter((order) => !left.includes(order)).map(unitIn);
  return { ...asked, orders: left, newer: [...newer, ...taken] };
}

/** Has this mail deleted all orders of its writer? */
function isCleared({ reply }: Session): boolean {
  return reply.items.some((item) => item.kind === "done" && item.event.kind === "orders-cleared");
}

/** Orders that wait are deleted with those that stand; null where nothing else waits. */
function leftOfOrders<T extends Asked>(
  session: Session,
  speaker: Speaker,
  power: PowerId,
  asked: T,
): T | null {
  if (asked.kind === "lines") {
    const lines = asked.text.split("\n");
    const { readings } = readOrders(readingContext(speaker.game, power), numbered(lines));
    return readings.length === lines.length ? null : asked;
  }
  if (asked.kind !== "mail" || asked.orders === undefined || asked.orders.length === 0)
    return asked;
  const { thread } = session;
  if (thread.newer.at !== null && asked.at !== undefined && thread.newer.at < asked.at)
    return asked;
  if (asked.isMore !== true) return null;
  const newer = [...(asked.newer ?? []), ...asked.orders.map(unitIn)];
  return { ...asked, orders: [], newer };
}

/** Whoever has set the press waits no longer for a yes to another press. */
function leftOfSettings<T extends Asked>({ reply }: Session, asked: T): T | null {
  const set = reply.items.flatMap((item) =>
    item.kind === "done" || item.kind === "set-up" ? settingsNamed(item.line) : [],
  );
  if (asked.kind !== "lines" || set.length === 0) return asked;
  const lines = asked.text.split("\n");
  const left = lines.filter((line) => {
    const named = settingsNamed(line);
    return named.length === 0 || !named.every((each) => set.includes(each));
  });
  if (left.length === lines.length) return asked;
  return left.length === 0 ? null : { ...asked, text: left.join("\n") };
}

/** Has the mail given an absence that was asked about another end? */
function hasOtherEnd({ grave, reply }: Session, text: string): boolean {
  const [, from] = /^SET ABSENCE (\S+) TO \S+$/.exec(text.trim()) ?? [];
  if (from === undefined) return false;
  const isSame = (each: string) => each.startsWith(`SET ABSENCE ${from}`);
  return (
    grave.waiting.some(isSame) ||
    reply.items.some(
      (item) =>
        item.kind === "done" && item.event.kind === "absence-set" && item.event.days.from === from,
    )
  );
}
