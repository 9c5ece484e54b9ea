/**
 * The world that a simulated judge runs in, between it and its ports: it dies at any await, its disk is full for an
 * instant, its mail server refuses letters or takes them without saying so, another judge works on its database. All of
 * it follows from the seed.
 */
import { createHash } from "node:crypto";
import { type Context, step } from "../../src/judge/index.js";
import type { Delivery, OutgoingMail, Secrets } from "../../src/judge/ports/index.js";
import type { Chance } from "../reading/random.js";
import { Crash, mortal } from "../support/judge/mortal.js";

export interface Faults {
  readonly around: (context: Context) => Context;
  /** The judge dies some calls from now, perhaps. */
  arm(): void;
  /** It is started again, on what it has stored. */
  revive(): void;
  /** From here on nothing fails: what is still to be done can be done. */
  end(): void;
  readonly counts: Record<string, number>;
  /** Letters that the mail server refused for good. */
  readonly refused: OutgoingMail[];
}

/** Calls within which an armed judge dies: more than one mail takes. */
const instantsMax = 60;

export function makeFaults(luck: Chance): Faults {
  const death = mortal();
  const counts: Record<string, number> = {};
  const refused: OutgoingMail[] = [];
  let isOver = false;
  const strikes = (what: string, probability: number): boolean => {
    if (isOver || !luck.happens(probability)) return false;
    counts[what] = (counts[what] ?? 0) + 1;
    return true;
  };
  const send = async (context: Context, mail: OutgoingMail): Promise<Delivery> => {
    if (strikes("letter put off by the mail server", 0.05)) return later("450 4.7.1 greylisted");
    if (strikes("letter refused by the mail server", 0.002)) {
      refused.push(mail);
      return { kind: "permanent", detail: "550 5.7.1 no" };
    }
    const delivery = await context.transport.send(mail);
    return strikes("answer to DATA lost", 0.02) ? later("connection lost") : delivery;
  };
  const frail = (context: Context): Context => ({
    ...context,
    secrets: seededSecrets(luck),
    store: {
      ...context.store,
      transaction: (work) =>
        strikes("disk full", 0.0005)
          ? Promise.reject(new Error("SQLITE_FULL: database or disk is full"))
          : context.store.transaction(work),
    },
    transport: { ...context.transport, send: (mail) => send(context, mail) },
  });
  /** Between two transactions of the judge another one, on the same database, does what it finds to do. */
  const accompanied = (context: Context): Context => ({
    ...context,
    store: {
      ...context.store,
      transaction: async (work) => {
        if (strikes("second judge at work", 0.1)) await step(context).catch(unlessFull);
        return context.store.transaction(work);
      },
    },
  });
  const around = (context: Context): Context => death.around(accompanied(frail(context)));
  return {
    around,
    arm: () => {
      if (strikes("crash", 0.15)) death.arm(1 + Math.floor(luck.next() * instantsMax));
    },
    revive: death.revive,
    end: () => {
      isOver = true;
      death.revive();
    },
    counts,
    refused,
  };
}

/** The disk that one judge finds full is full for the other one, too. */
function unlessFull(error: unknown): void {
  if (!isDiskFull(error)) throw error;
}

export function isDiskFull(error: unknown): boolean {
  return /SQLITE_FULL/.test(String(error));
}

function later(detail: string): Delivery {
  return { kind: "temporary", detail };
}

/** Secrets that the seed makes, and that take no time. */
function seededSecrets(luck: Chance): Secrets {
  const digest = (...parts: readonly string[]): string =>
    createHash("sha256").update(parts.join("\0")).digest("hex");
  const letters = (hex: string): string =>
    [...hex].map((sign) => "abcdefghijklmnop"[Number.parseInt(sign, 16)]).join("");
  return {
    hash: async (password) => {
      const salt = String(luck.next());
      return `${salt}:${digest(salt, password)}`;
    },
    matches: async (password, hash) => {
      const [salt = "", made] = (hash ?? "").split(":");
      return digest(salt, password) === made;
    },
    mark: (key, text) => letters(digest(key, text)).slice(0, 20),
    makeKey: () => digest(String(luck.next())),
    makeSeed: () => Math.floor(luck.next() * 2 ** 32),
    fingerprint: (parts) => digest(...parts.map((part) => `${part.length}:${part}`)),
  };
}

export { Crash };
