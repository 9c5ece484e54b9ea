/** Documents of games from before members could have one letter a day. */

type Document = Readonly<Record<string, unknown>>;

/** A game's document in which everybody gets each letter at once. */
export function withDigests(document: unknown): unknown {
  if (!isDocument(document) || !Array.isArray(document.members)) return document;
  const members: readonly unknown[] = document.members;
  return {
    ...document,
    members: members.map((member) => (isDocument(member) ? { digest: null, ...member } : member)),
  };
}

function isDocument(value: unknown): value is Document {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
