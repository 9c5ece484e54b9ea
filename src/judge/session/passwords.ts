/**
 * The passwords of one mail. Hashing is slow on purpose, and no transaction may last so long: an answer that needs
 * what has not been worked out yet is undone, the work is done outside, and the answer begins anew.
 */
import { passwordsPerMailMax, wrongPasswordsMax } from "../limits.js";
import type { Secrets } from "../ports/secrets.js";

/** One attempt at answering a mail, as far as passwords go. */
export interface PasswordDesk {
  /** A salted hash of a new password, fit to be stored. */
  hash(password: string): string;
  /** Which of these hashes was made from the password: its place, or -1. Where there are none, it takes as long. */
  find(password: string, hashes: readonly (string | null)[]): number;
}

/** The mail gives more passwords than one mail may, or more wrong ones. */
export class TooManyPasswords extends Error {
  readonly refusal: { readonly wrong: boolean; readonly limit: number };

  constructor(refusal: TooManyPasswords["refusal"]) {
    super("The mail gives too many passwords.");
    this.refusal = refusal;
  }
}

/** The mail quotes the stars that stand for a password, where it would choose one. */
export class MaskedPassword extends Error {
  constructor() {
    super("The stars of a letter are no password.");
  }
}

/** What letters show in place of a password would be known to everybody. */
export function isMasked(password: string): boolean {
  return /^\*+$/.test(password);
}

type Work =
  /** The `nth` new password of the mail: the same words twice are two salts. */
  | { readonly kind: "hash"; readonly password: string; readonly nth: number }
  | { readonly kind: "match"; readonly password: string; readonly hash: string | null };

/** What the answer needs first. Nobody but `withPasswords` may catch it. */
class Unworked extends Error {
  readonly work: Work;

  constructor(work: Work) {
    super("A password has to be hashed first.");
    this.work = work;
  }
}

/** Runs an attempt, which must leave nothing behind where it throws, until it has every hash that it needs. */
export async function withPasswords<T>(
  secrets: Secrets,
  attempt: (desk: PasswordDesk) => Promise<T>,
): Promise<T> {
  const done = new Map<string, string | boolean>();
  for (;;) {
    try {
      return await attempt(openDesk(done));
    } catch (error) {
      if (!(error instanceof Unworked)) throw error;
      const { work } = error;
      const result =
        work.kind === "hash"
          ? await secrets.hash(work.password)
          : await secrets.matches(work.password, work.hash);
      done.set(JSON.stringify(work), result);
    }
  }
}

function openDesk(done: ReadonlyMap<string, string | boolean>): PasswordDesk {
  let given = 0;
  let wrong = 0;
  let made = 0;
  const worked = (work: Work): string | boolean => {
    const result = done.get(JSON.stringify(work));
    if (result === undefined) throw new Unworked(work);
    return result;
  };
  const take = (): void => {
    if (wrong >= wrongPasswordsMax) {
      throw new TooManyPasswords({ wrong: true, limit: wrongPasswordsMax });
    }
    if (given >= passwordsPerMailMax) {
      throw new TooManyPasswords({ wrong: false, limit: passwordsPerMailMax });
    }
    given += 1;
  };
  return {
    hash: (password) => {
      if (isMasked(password)) throw new MaskedPassword();
      take();
      made += 1;
      return String(worked({ kind: "hash", password, nth: made }));
    },
    find: (password, hashes) => {
      take();
      const tried = hashes.length === 0 ? [null] : hashes;
      const matches = (hash: string | null) => worked({ kind: "match", password, hash }) === true;
      const at = isMasked(password) ? -1 : tried.findIndex(matches);
      if (at < 0) wrong += 1;
      return at;
    },
  };
}
