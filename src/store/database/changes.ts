/** Who is told that a transaction has made work for somebody, once it is certain. */
import type { Topic } from "../../judge/ports/index.js";

export type Listener = (topics: ReadonlySet<Topic>) => void;

/** The same table; calls of these methods note their topic. */
export function announcing<T extends object>(
  table: T,
  noted: Set<Topic>,
  methods: Partial<Record<keyof T, Topic>>,
): T {
  const entries = Object.entries(methods) as [keyof T, Topic][];
  const announced = entries.map(([name, topic]) => {
    const call = table[name] as (...values: unknown[]) => unknown;
    return [
      name,
      (...values: unknown[]) => {
        noted.add(topic);
        return call(...values);
      },
    ];
  });
  return { ...table, ...Object.fromEntries(announced) };
}
