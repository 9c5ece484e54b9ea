/** Cryptography by Node: passwords by scrypt, tokens by HMAC-SHA-256. Holds no secret itself. */
import {
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  type ScryptOptions,
  scrypt,
  timingSafeEqual,
} from "node:crypto";
import type { Secrets } from "../judge/ports/index.js";

/** scrypt's work: 2 to the power of `ln` rounds of blocks of size `r`, `p` times. It stands beside each hash. */
interface Cost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** About 50 ms and 16 MiB a guess: too slow to try many, fast enough for a mail. */
const usualCost: Cost = { ln: 14, r: 8, p: 1 };
const hashBytes = 32;

/** `cost` is the work for each new hash; a stored one is tried at its own. */
export function nodeSecrets(cost = usualCost): Secrets {
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      const hash = await derive(password, salt, cost);
      const { ln, r, p } = cost;
      return `scrypt:${ln},${r},${p}:${salt.toString("base64url")}:${hash.toString("base64url")}`;
    },
    matches: async (password, stored) => {
      const { made, salt, hash } = partsOf(stored, cost);
      // Without a stored hash the work is done all the same: the time must not tell that there is none.
      const derived = await derive(password, Buffer.from(salt, "base64url"), made);
      const expected = Buffer.from(hash, "base64url");
      return expected.length === derived.length && timingSafeEqual(expected, derived);
    },
    mark: (key, text) => toBase32(createHmac("sha256", key).update(text).digest()).slice(0, 20),
    makeKey: () => randomBytes(32).toString("base64url"),
    makeSeed: () => randomInt(2 ** 32),
    fingerprint: (parts) => {
      const hash = createHash("sha256");
      for (const part of parts) hash.update(`${part.length}:`).update(part);
      return hash.digest("hex");
    },
  };
}

/** What a stored hash says: how it was made, from which salt, and what came of it. */
function partsOf(stored: string | null, unknown: Cost): { made: Cost; salt: string; hash: string } {
  if (stored === null) return { made: unknown, salt: "", hash: "" };
  const [, ...parts] = stored.split(":");
  // The first releases stored no cost: it was what it still is.
  const [made = "", salt = "", hash = ""] = parts.length === 2 ? ["", ...parts] : parts;
  const [ln = usualCost.ln, r = usualCost.r, p = usualCost.p] =
    made.match(/\d+/g)?.map(Number) ?? [];
  return { made: { ln, r, p }, salt, hash };
}

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, hashBytes, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

const alphabet = "abcdefghijklmnopqrstuvwxyz234567";

/** RFC 4648 base32 in lower case: mail systems may fold the case of addresses. */
function toBase32(bytes: Buffer): string {
  let bits = 0;
  let held = 0;
  let text = "";
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(held >>> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return text;
}
