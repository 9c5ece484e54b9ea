/**
 * What the steps between schemas share: documents whose shape nothing vouches for yet. What is not of the
 * expected kind stays as it is, for the codec to refuse.
 */

export type Document = Readonly<Record<string, unknown>>;

export function isDocument(value: unknown): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** With these fields where they are missing. */
export function filled(value: unknown, missing: Document): unknown {
  return isDocument(value) ? { ...missing, ...value } : value;
}

/** The same for each document of a list. */
export function listFilled(list: unknown, missing: Document): unknown {
  return Array.isArray(list) ? list.map((one) => filled(one, missing)) : list;
}

/** The same for each document under a key. */
export function entriesFilled(all: unknown, missing: Document): unknown {
  if (!isDocument(all)) return all;
  return Object.fromEntries(Object.entries(all).map(([key, one]) => [key, filled(one, missing)]));
}
