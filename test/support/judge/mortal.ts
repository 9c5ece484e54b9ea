/** A judge that can die at any instant: before a transaction, before its commit, after it, around each letter. */
import type { Context } from "../../../src/judge/index.js";

export class Crash extends Error {}

interface Mortal {
  /** Puts death between a judge and its ports. */
  readonly around: (context: Context) => Context;
  /** It dies at this instant, counted from now. */
  arm(deadline: number): void;
  /** It lives again, on what it has stored. */
  revive(): void;
  /** The instants so far at which it could have died. */
  instants(): number;
}

/** Counts the instants at which a judge could die, and dies at one of them: from then on nothing works. */
export function mortal(deadline = Infinity): Mortal {
  let instants = 0;
  let last = deadline;
  const live = (): void => {
    instants += 1;
    if (instants >= last) throw new Crash(`crashed at instant ${instants}`);
  };
  const around = (context: Context): Context => ({
    ...context,
    store: {
      ...context.store,
      transaction: async (work) => {
        live();
        const result = await context.store.transaction(async (tx) => {
          const done = await work(tx);
          live();
          return done;
        });
        live();
        return result;
      },
    },
    transport: {
      close: () => context.transport.close(),
      send: async (mail) => {
        live();
        const delivery = await context.transport.send(mail);
        live();
        return delivery;
      },
    },
  });
  return {
    around,
    arm: (more) => {
      last = instants + more;
    },
    revive: () => {
      last = Infinity;
    },
    instants: () => instants,
  };
}
