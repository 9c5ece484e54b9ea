/**
 * Words in a line that enters a game which are neither its game nor its power: `LOGIN kebab`, `JOIN paris AS
 * FRANCE kebab`. The command takes them for a part of a name, and whoever wrote them for a password.
 */
import type { LineStatement } from "../../commands/families.js";
import type { KnownNames } from "./known-names.js";
import { mask } from "./mask.js";
import { isPlain } from "./plain-words.js";

type Entry = Extract<LineStatement, { kind: "sign-on" | "join" | "act" }>;

export function straysIn(
  raw: string,
  statement: LineStatement,
  names: KnownNames,
): readonly string[] {
  if (!isEntry(statement)) return [];
  const words = claimedBy(statement).match(/[^\s/:;,()=|"']+/gu) ?? [];
  const isNamed = (word: string) => names.mayBe(word) || names.mayBe(word.slice(1));
  // Powers that are not here have names, too; behind one that is, nothing belongs to its name.
  if (statement.kind !== "sign-on" && !isNamed(words[0] ?? "")) return [];
  const isWritten = (word: string) => raw.toLowerCase().includes(word.toLowerCase());
  return words.filter((word) => !isPlain(word) && !isNamed(word) && isWritten(word));
}

function isEntry(statement: LineStatement): statement is Entry {
  return ["sign-on", "join", "act"].includes(statement.kind);
}

/** What the line takes for the name of a seat: all that a SIGNON alone has, else the words behind AS. */
function claimedBy(entry: Entry): string {
  if (entry.kind === "join") return entry.power ?? "";
  if (entry.kind === "act") return entry.as ?? "";
  const isAlone = entry.password === null && /^[^?]$/.test(entry.prefix);
  return isAlone ? `${entry.prefix}${entry.game}` : "";
}

/** The line with stars for these words. */
export function withoutStrays(line: string, strays: readonly string[]): string {
  return strays.reduce((left, stray) => {
    const at = left.toLowerCase().lastIndexOf(stray.toLowerCase());
    return at < 0 ? left : `${left.slice(0, at)}${mask}${left.slice(at + stray.length)}`;
  }, line);
}
