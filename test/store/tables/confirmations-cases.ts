/** What waits to be confirmed: taken once, not for ever, and taken back with the seat that it is about. */
import type { Asked, Tx } from "../../../src/judge/ports/index.js";
import { instant } from "../../../src/util/index.js";
import type { Case } from "./contract.js";

const address = "anna@example.net";
const resignation: Asked = { kind: "resignation", game: "paris", member: 3 };
const move: Asked = { kind: "new-address", game: "paris", member: 3, address };
const takeover: Asked = { kind: "takeover", game: "paris", power: "ITALY", address };
const wish = { variants: ["chaos"], press: "any", atMost: 2 } as const;
const questions: readonly Asked[] = [
  resignation,
  { kind: "old-address", game: "paris", member: 3, address },
  { kind: "lost-address", game: "paris", member: 3, address },
  move,
  takeover,
  { kind: "new-game", address, text: "CREATE paris" },
  { kind: "standby", address, wish },
  { kind: "standby", address, wish: null },
];

/** Asks these until 100, under the hashes `hash 0`, `hash 1` and so on. */
async function ask(tx: Tx, ...asked: readonly Asked[]): Promise<void> {
  for (const [index, question] of asked.entries()) {
    await tx.confirmations.add(`hash ${index}`, question, instant(100));
  }
}

/** The kinds of those that can still be confirmed. */
async function left(tx: Tx): Promise<readonly string[]> {
  const kinds: string[] = [];
  for (const index of questions.keys()) {
    const asked = await tx.confirmations.take(`hash ${index}`, instant(99));
    if (asked !== null) kinds.push(asked.kind);
  }
  return kinds;
}

export const confirmationsCases: readonly Case[] = [
  {
    title: "a question that was looked at can still be taken, until it lapses",
    work: async (tx) => {
      await ask(tx, resignation);
      const looks = [
        await tx.confirmations.look("hash 0", instant(99)),
        await tx.confirmations.look("hash 0", instant(100)),
        await tx.confirmations.look("hash 1", instant(99)),
      ];
      return [...looks, ...(await left(tx))];
    },
    gives: [resignation, null, null, "resignation"],
  },
  {
    title: "every question comes back as it was asked, once",
    work: async (tx) => {
      await ask(tx, ...questions);
      const taken: (Asked | null)[] = [];
      for (const index of questions.keys()) {
        taken.push(await tx.confirmations.take(`hash ${index}`, instant(99)));
      }
      return [taken, await left(tx)];
    },
    gives: [questions, []],
  },
  {
    title: "a question lapses",
    work: async (tx) => {
      await ask(tx, resignation);
      return tx.confirmations.take("hash 0", instant(100));
    },
    gives: null,
  },
  {
    title: "until when the same question waits is known, and of no other",
    work: async (tx) => {
      await ask(tx, resignation);
      await tx.confirmations.add("earlier", resignation, instant(50));
      const waits = (asked: Asked, now: number) => tx.confirmations.waits(asked, instant(now));
      return [
        await waits(resignation, 0),
        await waits({ member: 3, game: "paris", kind: "resignation" }, 50),
        await waits(resignation, 100),
        await waits({ ...resignation, member: 4 }, 0),
        await waits(move, 0),
      ];
    },
    gives: [50, 100, null, null, null],
  },
  {
    title: "what waits for one member's answer is known, until it lapses",
    work: async (tx) => {
      await ask(tx, resignation, takeover, { ...resignation, member: 4 });
      return [
        await tx.confirmations.ofMember("paris", 3, instant(99)),
        await tx.confirmations.ofMember("paris", 3, instant(100)),
        await tx.confirmations.ofMember("rome", 3, instant(99)),
      ];
    },
    gives: [[{ hash: "hash 0", asked: resignation }], [], []],
  },
  {
    title: "what is asked about a seat is taken back, all of it",
    work: async (tx) => {
      const others = [
        { ...resignation, member: 4 },
        { ...resignation, game: "rome" },
      ] as const;
      await ask(tx, resignation, move, takeover, ...others);
      await tx.confirmations.drop("paris", 3);
      return left(tx);
    },
    gives: ["takeover", "resignation", "resignation"],
  },
  {
    title: "or one kind of question",
    work: async (tx) => {
      await ask(tx, resignation, move);
      await tx.confirmations.drop("paris", 3, "resignation");
      return left(tx);
    },
    gives: ["new-address"],
  },
];
