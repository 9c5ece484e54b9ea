/** A GM's sentence that wants several things: each of them is an item of its own, as if it stood in its own line. */

import {
  type Body,
  type BodyItem,
  mask,
  readBody,
  sentencesOf,
  wishesApart,
  withoutReason,
} from "../../../language/index.js";
import type { Session } from "../../session/session.js";
import { maySpeakAsGm } from "../../session/statements.js";

/** The mail with the wishes of each sentence apart. */
export function withWishesApart(session: Session, body: Body): Body {
  if (!maySpeakAsGm(session) || session.grave.isConfirmed) return body;
  const { speaker, asker } = session.sender;
  const game = (speaker ?? asker)?.game.game.name ?? null;
  return { ...body, items: body.items.flatMap((item) => apart(item, game)) };
}

function apart(item: BodyItem, game: string | null): readonly BodyItem[] {
  if (!isSentence(item) || item.line.includes(mask)) return [item];
  const parts = wishesApart(item.line).flatMap(withoutReasons);
  if (parts.length === 1 && parts[0] === item.line) return [item];
  return parts.flatMap((part) => {
    const { items } = readBody(part, [], game);
    return items.map((each) => ({ ...each, number: item.number }));
  });
}

function withoutReasons(part: string): readonly string[] {
  const sentences = sentencesOf(part).map((each) => each.trim());
  const left = sentences.map(withoutReason);
  return left.every(([first], at) => first === sentences[at]) ? [part] : left.flat();
}

/** What is written in words. Settings and words for others have a line of their own. */
function isSentence(item: BodyItem): boolean {
  if (item.kind === "statement")
    return item.said !== undefined || goesOn.has(item.form) || item.statement.kind === "replace";
  return item.kind !== "consent";
}

/** `Replace Turkey with max@example.net and give him until Sunday`: commands behind which people go on. */
const goesOn: ReadonlySet<string> = new Set([
  ...["eject", "pause", "resume", "extend", "process", "invite", "promote", "rollback"],
]);
