/** Text that a database takes: PostgreSQL refuses NUL, and lone surrogates do not survive UTF-8. */

/** The text without what cannot be stored; everything else as it is. */
export function storable(text: string): string {
  return text.replaceAll("\0", "").replace(/\p{Surrogate}/gu, "\uFFFD");
}
