/**
 * Results that are kept, since the same texts come again and again; bounded, so that strangers cannot fill the
 * memory.
 */
import { nameLimits } from "./order-limits.js";

/** A function that remembers its results, up to a bound. */
export function remembering<T>(
  make: (key: string) => T,
  most: number = nameLimits.memory,
): (key: string) => T {
  const memory = new Map<string, T>();
  return (key) => kept(memory, most, key, make);
}

/** One that remembers what it made of each thing, up to a bound, and forgets it with the thing. */
export function rememberingOf<Thing extends object, T>(
  most: number,
): (thing: Thing, key: string, make: () => T) => T {
  const memories = new WeakMap<Thing, Map<string, T>>();
  return (thing, key, make) => {
    const memory = memories.get(thing) ?? new Map<string, T>();
    memories.set(thing, memory);
    return kept(memory, most, key, make);
  };
}

function kept<T>(memory: Map<string, T>, most: number, key: string, make: (key: string) => T): T {
  const old = memory.get(key);
  if (old !== undefined) return old;
  if (memory.size >= most) memory.clear();
  const made = make(key);
  memory.set(key, made);
  return made;
}
