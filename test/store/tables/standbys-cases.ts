/** The standby list and the searches: what is put comes back, and what is due is found. */
import type { Search } from "../../../src/judge/ports/index.js";
import { instant } from "../../../src/util/index.js";
import { game } from "../samples.js";
import type { Case } from "./contract.js";

const anna = "anna@example.net";
const any = { variants: [], press: "any", atMost: null } as const;
const search: Search = {
  game: "paris",
  power: "ITALY",
  asked: [],
  waitingFor: null,
  dueAt: instant(5),
};
const asked: Search = { ...search, asked: [anna], waitingFor: anna, dueAt: null };

const standbys: readonly Case[] = [
  {
    title: "a changed wish keeps the place on the list, and forgives silence",
    work: async (tx) => {
      await tx.standbys.put(anna, any, instant(1));
      await tx.standbys.noteAsked(anna, instant(2));
      await tx.standbys.noteSilence(anna);
      await tx.standbys.put(anna, { ...any, variants: ["chaos"] }, instant(3));
      return tx.standbys.all();
    },
    gives: [{ ...any, variants: ["chaos"], address: anna, since: 1, askedAt: 2, unanswered: 0 }],
  },
  {
    title: "silence is counted until there is an answer",
    work: async (tx) => {
      await tx.standbys.put(anna, any, instant(1));
      const silences = [await tx.standbys.noteSilence(anna), await tx.standbys.noteSilence(anna)];
      await tx.standbys.noteAnswer(anna);
      return [...silences, await tx.standbys.noteSilence(anna)];
    },
    gives: [1, 2, 1],
  },
  {
    title: "an address that has left the list counts nothing",
    work: async (tx) => {
      await tx.standbys.put(anna, any, instant(1));
      await tx.standbys.remove(anna);
      return [await tx.standbys.all(), await tx.standbys.noteSilence(anna)];
    },
    gives: [[], 0],
  },
];

const searches: readonly Case[] = [
  {
    title: "a search is due at its instant",
    work: async (tx) => {
      await tx.games.create(game("paris"), null);
      await tx.searches.save(search);
      return [
        await tx.searches.due(instant(4)),
        await tx.searches.due(instant(5)),
        await tx.searches.nextDue(),
      ];
    },
    gives: [null, search, 5],
  },
  {
    title: "a search is not due while nobody is left to ask, and again when the list has changed",
    work: async (tx) => {
      await tx.games.create(game("paris"), null);
      await tx.searches.save(search);
      await tx.searches.save(asked);
      const rests = [await tx.searches.nextDue(), await tx.searches.find("paris", "ITALY")];
      await tx.searches.wake(instant(9));
      return [...rests, await tx.searches.due(instant(9))];
    },
    gives: [null, asked, { ...asked, dueAt: 9 }],
  },
  {
    title: "a search that waits for an instant that is too late is due now, and no other",
    work: async (tx) => {
      await tx.games.create(game("paris"), null);
      const latest = Date.UTC(2036, 0);
      await tx.searches.save({ ...search, dueAt: instant(latest) });
      await tx.searches.hasten(instant(latest), instant(10));
      const left = await tx.searches.nextDue();
      await tx.searches.hasten(instant(latest - 1), instant(10));
      return [left, await tx.searches.nextDue()];
    },
    gives: [Date.UTC(2036, 0), 10],
  },
  {
    title: "a search ends",
    work: async (tx) => {
      await tx.games.create(game("paris"), null);
      await tx.searches.save(search);
      await tx.searches.remove("paris", "ITALY");
      return tx.searches.find("paris", "ITALY");
    },
    gives: null,
  },
];

export const standbysCases: readonly Case[] = [...standbys, ...searches];
