/** What waits for the writer's yes: mails that proved nothing, and lines; and how long. */
import { submissionOf, unorderedUnits } from "../../../game/index.js";
import { orderedUnit, ordersMeant, readOrders } from "../../../language/index.js";
import { printOrder, printPhase } from "../../../rules/index.js";
import type { Asked, Waiting } from "../../ports/store.js";
import type { Session, Speaker } from "../../session/session.js";
import { memberOf, powerOf } from "../../session/speaker.js";
import { numbered, readingContext } from "./readings.js";

type Mail = Waiting & { readonly asked: Extract<Asked, { kind: "mail" }> };
type Lines = Waiting & { readonly asked: Extract<Asked, { kind: "lines" }> };

/**
 * What the writer was asked and has not answered, in the order in which it was asked. A mail and lines lapse with
 * their phase, and when the writer has put other orders in the place of theirs.
 */
export async function questionsWaiting({
  sender,
  tx,
  now,
  from,
}: Session): Promise<readonly Waiting[]> {
  const { speaker } = sender;
  if (speaker === null || memberOf(speaker)?.address !== from) return [];
  const { game: open, member } = speaker;
  const phase = printPhase(open.game.phase);
  const all = await tx.confirmations.ofMember(open.game.name, member, now);
  const waiting = all.filter(({ asked }) => !isOfPhase(asked) || asked.phase === phase);
  const overtaken = waiting.filter(({ asked }) => isOvertaken(speaker, asked));
  for (const { hash } of overtaken) await tx.confirmations.take(hash, now);
  return waiting.filter((each) => !overtaken.includes(each));
}

function isOfPhase(asked: Asked): asked is Mail["asked"] | Lines["asked"] {
  return asked.kind === "mail" || asked.kind === "lines";
}

/** The mails of this phase that were kept because they did not prove that they are the writer's own. */
export function mailsIn(waiting: readonly Waiting[]): readonly Mail[] {
  return waiting.filter((each): each is Mail => each.asked.kind === "mail");
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

/**
 * Do the orders that are asked about stand already, or has this mail ordered a unit of these lines? A mail waits on
 * until all units have orders.
 */
function isOvertaken(speaker: Speaker, asked: Asked): boolean {
  const { game, before } = speaker.game;
  const power = powerOf(speaker);
  if (!isOfPhase(asked) || power === null || game.status !== "active") return false;
  const context = readingContext(speaker.game, power);
  const { readings } = readOrders(context, numbered(asked.text.split("\n")));
  const meant = asked.kind === "mail" ? ordersMeant(context, new Set(), asked.text) : [];
  const orderOf = (state: typeof game, unit: string) => {
    const found = submissionOf(state, power).orders.find(({ order }) =>
      orderedUnit(order).some((at) => at === unit),
    );
    return found === undefined ? null : printOrder(found.order);
  };
  const units = [
    ...readings.flatMap(({ order }) => orderedUnit(order)),
    ...meant.map(({ unit }) => unit),
  ];
  const isNew = units.some(
    (unit) => before !== null && orderOf(game, unit) !== orderOf(before, unit),
  );
  const isWhole = asked.kind === "lines" || unorderedUnits(game, power).length === 0;
  if (isNew && isWhole) return true;
  const standing = readings.flatMap(({ order }) =>
    orderedUnit(order).filter((unit) => orderOf(game, unit) === printOrder(order)),
  );
  return units.length > 0 && units.every((unit) => standing.includes(unit));
}
