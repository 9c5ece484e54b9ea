/** What waits for digests: kept until it is due, handed out all at once and never again. */
import type { PendingNotice, Tx } from "../../../src/judge/ports/index.js";
import { instant } from "../../../src/util/index.js";
import { game } from "../samples.js";
import type { Case } from "./contract.js";

function notice(member: number, title: string, dueAt: number): PendingNotice {
  const to = `member${member}@example.net`;
  return {
    ...({ game: "paris", member, to, title, text: "words\n" } as const),
    ...{ happenedAt: instant(dueAt - 5), dueAt: instant(dueAt), untilStart: title === "a" },
  };
}

async function collect(tx: Tx, ...notices: readonly PendingNotice[]): Promise<void> {
  await tx.games.create(game("paris"), null);
  await tx.notices.add(notices);
}

/** The titles in the digest that is due. */
async function taken(tx: Tx, now: number): Promise<readonly string[]> {
  const due = await tx.notices.due(instant(now));
  if (due === null) return [];
  return (await tx.notices.take(due.game, due.member)).map(({ title }) => title);
}

export const noticesCases: readonly Case[] = [
  {
    title: "a notice comes back as it was written",
    work: async (tx) => {
      await collect(tx, notice(3, "a", 100));
      await tx.notices.add([]);
      return tx.notices.take("paris", 3);
    },
    gives: [{ id: 1, ...notice(3, "a", 100) }],
  },
  {
    title: "nothing is handed out early, everything of a member together, and nothing twice",
    work: async (tx) => {
      await collect(tx, notice(3, "a", 100), notice(4, "b", 90), notice(3, "c", 200));
      const next = [await tx.notices.nextDue()];
      const digests = [await taken(tx, 89), await taken(tx, 100), await taken(tx, 100)];
      return [...digests, await taken(tx, 1000), ...next, await tx.notices.nextDue()];
    },
    gives: [[], ["b"], ["a", "c"], [], 90, null],
  },
  {
    title: "a member who wants the digest earlier gets all that waits, and nobody else does",
    work: async (tx) => {
      await collect(tx, notice(3, "a", 100), notice(4, "b", 100), notice(3, "c", 200));
      await tx.notices.reschedule("paris", 3, instant(50));
      return [await taken(tx, 50), await taken(tx, 50)];
    },
    gives: [["a", "c"], []],
  },
  {
    title: "what waits for an instant that is too late is due now, and nothing else",
    work: async (tx) => {
      const latest = Date.UTC(2036, 0);
      await collect(tx, notice(3, "a", latest + 1), notice(4, "b", latest));
      await tx.notices.hasten(instant(latest), instant(10));
      return [await taken(tx, 10), await taken(tx, latest - 1), await taken(tx, latest)];
    },
    gives: [["a"], [], ["b"]],
  },
];
