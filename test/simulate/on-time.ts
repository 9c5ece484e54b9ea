/** What is seen while time passes: a phase turned early, late or before a mail was answered; who is to be reminded. */
import {
  type Game,
  latePowers,
  nextDue,
  type PhaseRecord,
  playerOf,
} from "../../src/game/index.js";
import { duePowers } from "../../src/game/orders/submissions.js";
import { endOf } from "../../src/game/time/stages.js";
import type { Context } from "../../src/judge/index.js";
import type { Tx } from "../../src/judge/ports/index.js";
import { printPhase } from "../../src/rules/index.js";
import { hourMs, type Instant, present } from "../../src/util/index.js";
import { standardBoard } from "../support/boards/boards.js";
import type { Reminder } from "./oracle.js";
import { gamesIn, withTables } from "./tables.js";

/** The judge's ports, at which `wrong` hears of each phase that is turned while a mail waits that came in its time. */
export function watched(context: Context, wrong: Set<string>): Context {
  const look = async ({ inbox }: Tx, { before, phase }: PhaseRecord): Promise<void> => {
    const oldest = await inbox.oldest();
    const isOpen = oldest !== null && before.timing !== null;
    if (isOpen && oldest.receivedAt <= endOf(before.timing))
      wrong.add(`${before.name} ${printPhase(phase)} was turned before a mail was answered`);
  };
  return withTables(context, (tx) => ({
    games: {
      ...tx.games,
      addPhase: async (name, record) => {
        await look(tx, record);
        await tx.games.addPhase(name, record);
      },
    },
  }));
}

/** A game that could not be advanced is tried again after an hour. */
const patienceMs = hourMs;

/** What is wrong with time after a step in which the mailbox was read and everything done. */
export async function timeFaults(
  context: Context,
  before: ReadonlyMap<string, Game>,
  now: Instant,
): Promise<readonly string[]> {
  const after = await gamesIn(context);
  const late = [...after.values()].flatMap((game) => {
    const due = nextDue(game);
    const isLate = due !== null && due.at + patienceMs < now;
    return isLate ? [`${game.name} has waited for its ${due.what} since ${due.at}`] : [];
  });
  const early: string[] = [];
  for (const [name, game] of after) {
    if (game.turn <= (before.get(name)?.turn ?? game.turn)) continue;
    const phases = await context.store.transaction((tx) => tx.games.phases(name));
    const turned = phases.at(-1)?.before;
    const isEarly = turned?.timing != null && endOf(turned.timing) > now;
    if (isEarly && asksSomebody(context, turned)) early.push(`${name} was turned before its time`);
  }
  return [...late, ...early];
}

/** A phase in which nobody who plays has anything to order passes at once. */
function asksSomebody(context: Context, game: Game): boolean {
  const board = present(context.boards.get(game.variant), "The board");
  return duePowers(game, board).some((power) => playerOf(game, power) !== undefined);
}

/** Whoever is to be reminded, now that some time has passed: before and after it they had not ordered. */
export function remindersDue(before: Game, after: Game): readonly Reminder[] {
  const [then, now] = [before.timing, after.timing];
  if (before.turn !== after.turn || then === null || then.deadline !== now?.deadline) return [];
  if (then.stage.kind !== "open" || now.stage.kind !== "open") return [];
  const { told: from } = then.stage;
  const { told: to } = now.stage;
  const isTime = before.settings.reminderHours.some((hours) => {
    const at = then.deadline - hours * hourMs;
    return hours > 0 && at > from && at <= to;
  });
  if (!isTime) return [];
  const late = latePowers(after, standardBoard());
  return latePowers(before, standardBoard())
    .filter((power) => late.includes(power))
    .flatMap((power) => playerOf(before, power) ?? [])
    .filter(({ id, address }) =>
      after.members.some((one) => one.id === id && one.address === address),
    )
    .map(({ address }) => ({ game: after.name, address, from, to }));
}
