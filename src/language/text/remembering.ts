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
  return (key) => {
    const old = memory.get(key);
    if (old !== undefined) return old;
    if (memory.size >= most) memory.clear();
    const made = make(key);
    memory.set(key, made);
    return made;
  };
}
