/** A game is saved only over the version that was loaded, and its past only grows or is rolled back. */
import type { Game, PhaseRecord } from "../../../src/game/index.js";
import type { ReadGames, Tx } from "../../../src/judge/ports/index.js";
import { instant } from "../../../src/util/index.js";
import { game, phaseRecord } from "../samples.js";
import type { ContractCase } from "./contract.js";

/** Games that are due at these instants. */
async function create(tx: Tx, due: Readonly<Record<string, number | null>>): Promise<void> {
  for (const [name, at] of Object.entries(due)) {
    await tx.games.create(game(name), at === null ? null : instant(at));
  }
}

const finished: Game = game("paris", {
  status: "finished",
  timing: null,
  ending: { kind: "draw", powers: ["FRANCE", "ITALY"] },
});

const saving: readonly ContractCase[] = [
  {
    title: "a game comes back as it was saved, one version further",
    work: async (tx) => {
      await create(tx, { paris: null });
      const first = await tx.games.load("paris");
      await tx.games.save(finished, 1, null);
      return [first, await tx.games.load("paris")];
    },
    gives: [
      { game: game("paris"), version: 1 },
      { game: finished, version: 2 },
    ],
  },
  {
    title: "games are read a few at a time, by name as bytes sort",
    work: async (tx) => {
      await create(tx, { paris: null, Rome: null, london: null });
      const names = async (name: string | null, most: number) =>
        (await tx.games.after(name, most)).games.map((read) => read.name);
      return [await names(null, 2), await names("london", 2), await names("paris", 2)];
    },
    gives: [["Rome", "london"], ["paris"], []],
  },
  {
    title: "games are counted by what they do, and those that could not be read are named",
    work: async (tx) => {
      await create(tx, { paris: null, london: null, rome: null });
      await tx.games.save(finished, 1, null);
      await tx.games.noteUnreadable("rome", instant(1));
      return tx.games.figures();
    },
    gives: { byStatus: { active: 2, finished: 1 }, damaged: ["rome"] },
  },
  {
    title: "a game that is not there is null",
    work: async (tx) => {
      await create(tx, { paris: null });
      return tx.games.load("london");
    },
    gives: null,
  },
  {
    title: "a stale game is not saved",
    work: async (tx) => {
      await create(tx, { paris: null });
      await tx.games.save(game("paris", { seed: 1 }), 1, null);
      const stale = tx.games.save(game("paris", { seed: 2 }), 1, null);
      const refusal = await stale.then(
        () => "saved",
        (error: Error) => error.name,
      );
      return [refusal, (await tx.games.load("paris"))?.game.seed];
    },
    gives: ["StaleGameError", 1],
  },
  {
    title: "a game that was never created is not saved",
    work: (tx) => tx.games.save(game("paris"), 1, null),
    refuses: /^The game paris is no longer at version 1, so nothing was saved\.$/,
  },
  {
    title: "two games never share a name",
    work: async (tx) => {
      await create(tx, { paris: null });
      await create(tx, { paris: null });
    },
    refuses: /^There is a game named paris already\.$/,
  },
  {
    title: "games are listed by name",
    work: async (tx) => {
      await create(tx, { rome: 5, berlin: null, paris: 7 });
      const { games, unreadable } = await tx.games.list();
      return { names: games.map(({ name }) => name), unreadable };
    },
    gives: { names: ["berlin", "paris", "rome"], unreadable: [] },
  },
  {
    title: "since when a game cannot be read is noted once, until it can",
    work: async (tx) => {
      await create(tx, { paris: 5, rome: 5 });
      await tx.games.noteUnreadable("paris", instant(100));
      await tx.games.noteUnreadable("paris", instant(200));
      const since = () => tx.games.unreadableSince("paris");
      const before = [await since(), await tx.games.unreadableSince("rome")];
      await tx.games.noteReadable("paris");
      return [...before, await since(), (await tx.games.load("paris"))?.version];
    },
    gives: [100, null, null, 1],
  },
];

const due: readonly ContractCase[] = [
  {
    title: "the game that has been due longest comes first",
    work: async (tx) => {
      await create(tx, { rome: 500, berlin: null, paris: 300, london: 300 });
      const dueAt = (now: number) => tx.games.due(instant(now));
      return [await dueAt(299), await dueAt(300), await dueAt(1000), await tx.games.nextDue()];
    },
    gives: [null, { name: "london", dueAt: 300 }, { name: "london", dueAt: 300 }, 300],
  },
  {
    title: "a save moves the instant at which the game is due",
    work: async (tx) => {
      await create(tx, { paris: 300, rome: 500 });
      await tx.games.save(game("paris"), 1, instant(900));
      const moved = await tx.games.nextDue();
      await tx.games.save(game("rome"), 1, null);
      return [moved, await tx.games.nextDue()];
    },
    gives: [500, 900],
  },
  {
    title: "a game is put off without being touched",
    work: async (tx) => {
      await create(tx, { paris: 300 });
      await tx.games.putOff("paris", instant(800));
      return [await tx.games.nextDue(), await tx.games.load("paris")];
    },
    gives: [800, { game: game("paris"), version: 1 }],
  },
  {
    title: "no game is due while none has a deadline",
    work: async (tx) => {
      await create(tx, { paris: null });
      return [await tx.games.nextDue(), await tx.games.due(instant(1e15))];
    },
    gives: [null, null],
  },
];

const anna = "anna@example.net";

/** The names of the games that somebody plays. */
async function gamesOf(tx: Tx, address: string): Promise<readonly string[]> {
  const { games } = await tx.games.ongoingWith(address);
  return games.map(({ name }) => name);
}

const seats: readonly ContractCase[] = [
  {
    title: "the games of an address are found, by name, and no other",
    work: async (tx) => {
      await tx.games.create(game("oslo", { members: [] }), null);
      await create(tx, { rome: null, berlin: null });
      return [await gamesOf(tx, anna), await gamesOf(tx, "nina@example.net")];
    },
    gives: [["berlin", "rome"], []],
  },
  {
    title: "a game is found by the address that a seat has moved to",
    work: async (tx) => {
      await create(tx, { paris: null });
      const { members } = game("paris");
      const moved = members.map((member) => ({ ...member, address: `new.${member.address}` }));
      await tx.games.save(game("paris", { members: moved }), 1, null);
      return [await gamesOf(tx, anna), await gamesOf(tx, `new.${anna}`)];
    },
    gives: [[], ["paris"]],
  },
  {
    title: "a game is not found by a seat that was given up, and found again when it was taken",
    work: async (tx) => {
      await create(tx, { paris: null });
      const [gm, player] = game("paris").members;
      await tx.games.save(game("paris", { members: [gm!] }), 1, null);
      const without = await gamesOf(tx, anna);
      await tx.games.save(game("paris", { members: [gm!, player!] }), 2, null);
      return [without, await gamesOf(tx, anna)];
    },
    gives: [[], ["paris"]],
  },
  {
    title: "a game that is over is not found, and found again when it was rolled back",
    work: async (tx) => {
      await create(tx, { paris: null });
      await tx.games.save(finished, 1, null);
      const over = await gamesOf(tx, anna);
      await tx.games.save(game("paris"), 2, null);
      return [over, await gamesOf(tx, anna)];
    },
    gives: [[], ["paris"]],
  },
];

const names = ({ games }: ReadGames) => games.map(({ name }) => name);

const settings = game("paris").settings;
const unlisted = { ...settings, listed: false };
const [gm, player] = game("paris").members;
const italian = { ...player!, id: 9, power: "ITALY" as const, address: "ivo@example.net" };

const found: readonly ContractCase[] = [
  {
    title: "listed games are those that go on, by name, then those that are over; more are counted",
    work: async (tx) => {
      await create(tx, { rome: null, berlin: null });
      await tx.games.create(game("oslo", { settings: unlisted }), null);
      await tx.games.create({ ...finished, name: "aarau" }, null);
      const { more, ...some } = await tx.games.listed(1);
      const all = await tx.games.listed(9);
      return [names(some), more, names(all), all.more];
    },
    gives: [["berlin"], 2, ["berlin", "rome", "aarau"], 0],
  },
  {
    title: "a game is listed no more when a save says so",
    work: async (tx) => {
      await create(tx, { rome: null });
      await tx.games.save(game("rome", { settings: unlisted }), 1, null);
      return names(await tx.games.listed(9));
    },
    gives: [],
  },
  {
    title:
      "games with a power that nobody plays are open, but for those by invitation and those over",
    work: async (tx) => {
      const open = { invitation: null };
      await tx.games.create(game("athens", { ...open, status: "forming" }), null);
      await tx.games.create(game("berlin", open), null);
      await tx.games.create(game("cadiz", { ...open, members: [gm!, player!, italian] }), null);
      await tx.games.create(game("dover"), null);
      await tx.games.create(game("essen", { ...open, settings: unlisted }), null);
      await tx.games.create({ ...finished, ...open, name: "fez" }, null);
      return [names(await tx.games.open(9)), names(await tx.games.open(1))];
    },
    gives: [["athens", "berlin"], ["athens"]],
  },
  {
    title: "the games that somebody ever played are found, and those that they play counted",
    work: async (tx) => {
      await create(tx, { rome: null });
      await tx.games.create({ ...finished, name: "berlin" }, null);
      await tx.games.create(game("oslo", { members: [gm!] }), null);
      const careers = async (address: string) => [
        names(await tx.games.playedBy(address)),
        await tx.games.countPlaying(address),
      ];
      return [
        await careers(anna),
        await careers("ivan@example.net"),
        await careers("master@example.net"),
      ];
    },
    gives: [
      [["berlin", "rome"], 1],
      [["berlin", "oslo", "rome"], 0],
      [[], 0],
    ],
  },
  {
    title: "a player who has left played all the same",
    work: async (tx) => {
      await create(tx, { rome: null });
      const { departed } = game("rome");
      const gone = { ...departed[0]!, address: anna };
      await tx.games.save(game("rome", { members: [gm!], departed: [gone] }), 1, null);
      return [names(await tx.games.playedBy(anna)), await tx.games.countPlaying(anna)];
    },
    gives: [["rome"], 0],
  },
  {
    title: "games for which the clock brings something until then are named, first to last",
    work: async (tx) => {
      await create(tx, { rome: 500, berlin: null, paris: 300, london: 300 });
      return [await tx.games.dueUntil(instant(499)), await tx.games.dueUntil(instant(500))];
    },
    gives: [
      ["london", "paris"],
      ["london", "paris", "rome"],
    ],
  },
  {
    title: "games for which the clock brings something only later are named, first to last",
    work: async (tx) => {
      await create(tx, { rome: 500, berlin: null, paris: 300, london: 300 });
      return [await tx.games.dueAfter(instant(299)), await tx.games.dueAfter(instant(300))];
    },
    gives: [["london", "paris", "rome"], ["rome"]],
  },
];

/** Phases of these turns, in this order. */
async function play(tx: Tx, name: string, ...turns: readonly number[]): Promise<void> {
  for (const turn of turns) await tx.games.addPhase(name, phaseRecord(name, turn));
}

const turnsOf = (records: readonly PhaseRecord[]) => records.map(({ turn }) => turn);

/** The turns that count, and those that were rolled back. */
async function past(tx: Tx, name: string): Promise<readonly (readonly number[])[]> {
  return [turnsOf(await tx.games.phases(name)), turnsOf(await tx.games.undone(name))];
}

const history: readonly ContractCase[] = [
  {
    title: "phases come back in order, each game's own",
    work: async (tx) => {
      await create(tx, { paris: null, rome: null });
      await play(tx, "paris", 2, 10, 1);
      await play(tx, "rome", 1);
      return tx.games.phases("paris");
    },
    gives: [1, 2, 10].map((turn) => phaseRecord("paris", turn)),
  },
  {
    title: "a phase is played once",
    work: async (tx) => {
      await create(tx, { paris: null });
      await play(tx, "paris", 1, 1);
    },
    refuses: /unique/i,
  },
  {
    title: "a phase belongs to a game",
    work: (tx) => play(tx, "paris", 1),
    refuses: /foreign key/i,
  },
  {
    title: "a rollback sets its turn and all later ones aside, in one game only",
    work: async (tx) => {
      await create(tx, { paris: null, rome: null });
      await play(tx, "paris", 1, 2, 3);
      await play(tx, "rome", 3);
      await tx.games.undoPhases("paris", 2);
      return [...(await past(tx, "paris")), ...(await past(tx, "rome"))];
    },
    gives: [[1], [2, 3], [3], []],
  },
  {
    title: "what was rolled back can come back, up to a turn",
    work: async (tx) => {
      await create(tx, { paris: null });
      await play(tx, "paris", 1, 2, 3);
      await tx.games.undoPhases("paris", 1);
      await tx.games.redoPhases("paris", 3);
      return past(tx, "paris");
    },
    gives: [[1, 2], [3]],
  },
  {
    title: "once the game is played on, what was rolled back is gone, and its turns are free",
    work: async (tx) => {
      await create(tx, { paris: null });
      await play(tx, "paris", 1, 2, 3);
      await tx.games.undoPhases("paris", 2);
      await play(tx, "paris", 2);
      return past(tx, "paris");
    },
    gives: [[1, 2], []],
  },
];

export const gamesCases: readonly ContractCase[] = [
  ...saving,
  ...due,
  ...seats,
  ...found,
  ...history,
];
