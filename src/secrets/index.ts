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
import type { Secrets } from "../judge/index.js";

/** About 50 ms and 16 MiB a guess: too slow to try many, fast enough for a mail. */
const cost: ScryptOptions = { N: 1 << 14, r: 8, p: 1, maxmem: 64 << 20 };
const hashBytes = 32;

export function nodeSecrets(): Secrets {
  return {
    hash: async (password) => {
      const salt = randomBytes(16);
      const hash = await derive(password, salt);
      return `scrypt:${salt.toString("base64url")}:${hash.toString("base64url")}`;
    },
    matches,
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

async function matches(password: string, stored: string | null): Promise<boolean> {
  const [, salt = "", hash = ""] = (stored ?? "").split(":");
  // Without a stored hash the work is done all the same: the time must not tell that there is none.
  const derived = await derive(password, Buffer.from(salt, "base64url"));
  const expected = Buffer.from(hash, "base64url");
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, hashBytes, cost, (error, key) =>
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
