/** Chance that can be repeated: the same seed gives the same lines. */
export interface Chance {
  /** From 0 up to 1. */
  next(): number;
  pick<T>(items: readonly T[]): T;
  /** True so often. */
  happens(probability: number): boolean;
}

/** The mulberry32 generator. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)]!,
    happens: (probability) => next() < probability,
  };
}
