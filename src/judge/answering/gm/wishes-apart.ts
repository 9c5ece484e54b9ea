/** A GM's sentence that wants several things: each of them is an item of its own, as if it stood in its own line. */

import { type Body, type BodyItem, mask, readBody, wishesApart } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
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
  const parts = wishesApart(item.line.replace(reason, ""));
  if (parts.length === 1 && parts[0] === item.line) return [item];
  return parts.flatMap((part) => {
    const { items } = readBody(part, [], game);
    return items.map((each) => ({ ...each, number: item.number }));
  });
}

/** `Kim is away until Monday, so let's say Tuesday`: the days of a reason are none of the wish that names its own. */
const reason = regex("iu")`
  ^[^,;:?!]*(?<!\p{L})(?:
    is|are|has|have|ist|sind|hat|est|sont|a|est\u00e1|tiene|\u00e8|ha|heeft|zit
  )(?!\p{L})[^,;:?!]*, (?:so|also|daher|deshalb|donc|as\u00ed que|quindi|dus) (?=
    [^?]*(?:\d|day|tag|di|dag|lunes|martes|jueves|viernes|s\u00e1bado|domingo|sabato|domenica)
  )(?![^.?!]*(?<!\p{L})(?:those|these|that|then|diesen?|ces|esos|quei|die) )
`;

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
