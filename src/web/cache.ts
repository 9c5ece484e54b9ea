/** Keeps answers for a moment, so that many visitors cost one look into the database. */
import type { Clock } from "../judge/index.js";
import { secondMs } from "../util/index.js";
import type { Answer } from "./kept-answer.js";

const freshMs = 2 * secondMs;

/** Of all bodies together. */
const mostBytes = 64 * 1024 * 1024;

interface Kept {
  readonly answer: Promise<Answer>;
  until: number;
  bytes: number;
}

/** The answer under this key, made where there is none; many who ask at once wait for the same. */
type Cache = (key: string, make: () => Promise<Answer>) => Promise<Answer>;

export function createCache(clock: Clock): Cache {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  return (key, make) => {
    const known = kept.get(key);
    if (known !== undefined && clock.now() < known.until) return known.answer;
    forget(key);
    const entry: Kept = { answer: make(), until: Number.POSITIVE_INFINITY, bytes: 0 };
    kept.set(key, entry);
    entry.answer.then(
      ({ body, packed }) => {
        if (kept.get(key) !== entry) return;
        entry.until = clock.now() + freshMs;
        entry.bytes = body.length + (packed?.length ?? 0) + key.length;
        bytes += entry.bytes;
        for (const oldest of kept.keys()) {
          if (bytes <= mostBytes) break;
          forget(oldest);
        }
      },
      () => forget(key),
    );
    return entry.answer;
  };
}
