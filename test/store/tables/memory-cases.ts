/** Bookmarks, the instant up to which mail was read, and the judge's own keys. */
import { instant } from "../../../src/util/index.js";
import type { Case } from "./contract.js";

export const memoryCases: readonly Case[] = [
  {
    title: "each mailbox has its own bookmark",
    work: async (tx) => {
      await tx.mailbox.saveCursor("INBOX", "1:2");
      await tx.mailbox.saveCursor("Archive", "7:8");
      await tx.mailbox.saveCursor("INBOX", "1:3");
      const cursors = [await tx.mailbox.cursor("INBOX"), await tx.mailbox.cursor("Sent")];
      return [...cursors, await tx.mailbox.cursors()];
    },
    gives: [
      "1:3",
      null,
      [
        { mailbox: "Archive", cursor: "7:8" },
        { mailbox: "INBOX", cursor: "1:3" },
      ],
    ],
  },
  {
    title: "nothing was read until something was; the last word counts, even an earlier instant",
    work: async (tx) => {
      const atFirst = await tx.mailbox.readUntil();
      await tx.mailbox.saveReadUntil(instant(2000));
      const then = await tx.mailbox.readUntil();
      await tx.mailbox.saveReadUntil(instant(1000));
      return [atFirst, then, await tx.mailbox.readUntil()];
    },
    gives: [null, 2000, 1000],
  },
  {
    title: "a key is made once",
    work: async (tx) => [
      await tx.keys.get("token", () => "first"),
      await tx.keys.get("token", () => "second"),
      await tx.keys.get("bounce", () => "third"),
    ],
    gives: ["first", "first", "third"],
  },
];
