/** From schema 2 to 3: games got kinds of press, secrecy, and messages that wait for the results. */

type Document = Readonly<Record<string, unknown>>;

/** What games were like before they could choose. */
const before = {
  partialPress: true,
  observerPress: "any",
  minorPress: true,
  latePress: true,
  mustOrder: false,
  postalPress: false,
  gunboat: false,
  reveal: true,
  quiet: false,
  unordered: "shown",
};

/** A game's document with the settings of press and secrecy; what is no game stays as it is. */
export function withSecrecy(document: unknown): unknown {
  if (typeof document !== "object" || document === null) return document;
  const { settings, ...game } = document as Document & { readonly settings: Document };
  return { ...game, settings: { ...before, ...settings }, postal: [] };
}
