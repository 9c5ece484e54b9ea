/** What a transaction has read it knows: nobody else changes it meanwhile, and a mail asks for its game often. */

/** The same table; these methods read nothing twice, until any other one is called, which may change what they tell. */
export function readingOnce<T extends object>(table: T, reads: readonly (keyof T & string)[]): T {
  const known = new Map<string, unknown>();
  const entries = Object.entries(table) as [keyof T & string, (...asked: unknown[]) => unknown][];
  const methods = entries.map(([name, call]) => [
    name,
    (...asked: unknown[]) => {
      if (!reads.includes(name)) {
        known.clear();
        return call(...asked);
      }
      const key = JSON.stringify([name, ...asked]);
      if (!known.has(key)) known.set(key, call(...asked));
      return known.get(key);
    },
  ]);
  return Object.fromEntries(methods) as T;
}
