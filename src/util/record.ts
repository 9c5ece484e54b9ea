/** Values of unknown shape, as files and databases give them. */

/** Is it an object with named values, and no list? */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
