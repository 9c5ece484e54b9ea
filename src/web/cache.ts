/**
 * Keeps answers for a moment, so that many visitors cost one look into the database. What was asked for with its
 * revision cannot change, and is kept as long as there is room.
 */
import type { Clock } from "../judge/ports/index.js";
import { secondMs } from "../util/index.js";
import type { Answer } from "./kept-answer.js";

const freshMs = 2 * secondMs;

/** Of all bodies together. */
const mostBytes = 64 * 1024 * 1024;

interface Kept {
  readonly answer: Promise<Answer>;
  until: number;
  revision: string | null;
  bytes: number;
}

/**
 * The answer under this key, made where there is none; many who ask at once wait for the same. `revision` is the one
 * that was asked for.
 */
type Cache = (key: string, revision: string | null, make: () => Promise<Answer>) => Promise<Answer>;

export function createCache(clock: Clock): Cache {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  const isRight = (known: Kept, revision: string | null) =>
    clock.now() < known.until || (revision !== null && revision === known.revision);

  return (key, revision, make) => {
    const known = kept.get(key);
    if (known !== undefined && isRight(known, revision)) return known.answer;
    forget(key);
    const until = Number.POSITIVE_INFINITY;
    const entry: Kept = { answer: make(), until, revision: null, bytes: 0 };
    kept.set(key, entry);
    entry.answer.then(
      ({ body, packed, revision: made }) => {
        if (kept.get(key) !== entry) return;
        entry.revision = made;
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
