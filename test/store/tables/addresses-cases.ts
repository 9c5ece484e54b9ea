/** What is known of addresses: who answers there, what comes back from there, and when that is forgotten. */
import { instant } from "../../../src/util/index.js";
import type { Case } from "./contract.js";

const anna = "anna@example.net";
const unknown = { provedAt: null, heardAt: null, bounces: 0, wantsInvitations: true };

export const addressesCases: readonly Case[] = [
  {
    title: "of an address that nobody heard of nothing is known",
    work: (tx) => tx.addresses.of(anna),
    gives: unknown,
  },
  {
    title: "a mail tells what was known before it; the first proof stays",
    work: async (tx) => [
      await tx.addresses.hear(anna, false, instant(1)),
      await tx.addresses.hear(anna, true, instant(2)),
      await tx.addresses.hear(anna, true, instant(3)),
      await tx.addresses.of(anna),
    ],
    gives: [
      unknown,
      { provedAt: null, heardAt: 1, bounces: 0, wantsInvitations: true },
      { provedAt: 2, heardAt: 2, bounces: 0, wantsInvitations: true },
      { provedAt: 2, heardAt: 3, bounces: 0, wantsInvitations: true },
    ],
  },
  {
    title: "letters that came back are counted until the address is heard of",
    work: async (tx) => {
      const counts = [await tx.addresses.countBounce(anna), await tx.addresses.countBounce(anna)];
      const bouncing = await tx.addresses.bouncing(2);
      await tx.addresses.hear(anna, false, instant(1));
      return [...counts, bouncing, await tx.addresses.bouncing(1)];
    },
    gives: [1, 2, [{ ...unknown, address: anna, bounces: 2 }], []],
  },
  {
    title: "who wants no invitations is never forgotten",
    work: async (tx) => {
      await tx.addresses.wantInvitations(anna, false);
      await tx.addresses.hear(anna, true, instant(1));
      const pruned = await tx.addresses.prune(instant(9), 9);
      const refused = await tx.addresses.of(anna);
      await tx.addresses.wantInvitations(anna, true);
      return [pruned, refused.wantsInvitations, (await tx.addresses.of(anna)).wantsInvitations];
    },
    gives: [0, false, true],
  },
  {
    title:
      "addresses that were not heard of for long are forgotten, unless letters come back from there",
    work: async (tx) => {
      await tx.addresses.hear("old@example.net", true, instant(1000));
      await tx.addresses.hear("older@example.net", false, instant(900));
      await tx.addresses.hear("new@example.net", false, instant(2000));
      await tx.addresses.hear("gone@example.net", true, instant(1000));
      await tx.addresses.countBounce("gone@example.net");
      const prune = (most: number) => tx.addresses.prune(instant(1500), most);
      const pruned = [await prune(1), await prune(9), await prune(9)];
      const heardAt = async (name: string) =>
        (await tx.addresses.of(`${name}@example.net`)).heardAt;
      return [...pruned, await heardAt("old"), await heardAt("new"), await heardAt("gone")];
    },
    gives: [1, 1, 0, null, 2000, 1000],
  },
];
