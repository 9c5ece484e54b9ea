/** What is tried out inside a transaction. */
import { instant } from "../../../src/util/index.js";
import type { Case } from "./contract.js";

export const trialCases: readonly Case[] = [
  {
    title: "what is tried out is seen while it lasts, and leaves nothing",
    work: async (tx) => {
      await tx.mailbox.saveReadUntil(instant(1000));
      const inside = await tx.tryOut(async (trial) => {
        await trial.mailbox.saveReadUntil(instant(2000));
        return trial.mailbox.readUntil();
      });
      return [inside, await tx.mailbox.readUntil()];
    },
    gives: [2000, 1000],
  },
  {
    title: "a trial that fails leaves nothing either, and the transaction goes on",
    work: async (tx) => {
      const failed = await tx
        .tryOut(async (trial) => {
          await trial.mailbox.saveReadUntil(instant(2000));
          throw new Error("in vain");
        })
        .catch((error: Error) => error.message);
      const left = await tx.mailbox.readUntil();
      await tx.mailbox.saveReadUntil(instant(3000));
      return [failed, left, await tx.mailbox.readUntil()];
    },
    gives: ["in vain", null, 3000],
  },
];
