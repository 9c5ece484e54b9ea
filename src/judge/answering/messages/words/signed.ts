/** The end of a letter that goes to others: its writer's name stays, their street and telephone are nobody else's. */
import { regex, wrapped } from "../../../../util/index.js";

/**
 * The words without what a signature tells behind the name; where they begin with a message between quotation
 * marks and end in a signature, the message alone.
 */
export function withoutContacts(words: string): string {
  const [, passage = ""] = quotedFirst.exec(words) ?? [];
  if (passage !== "") return passage.trim();
  const at = [...words.matchAll(closing)].at(-1);
  if (at === undefined) return words;
  const end = at.index + at[0].length;
  const lines = words.slice(end).split("\n");
  const named = lines.findIndex((line) => line.trim() !== "");
  const isSignature = lines.length <= mostLines && lines.every((line) => line.length < longestLine);
  if (named < 0 || !isSignature || words.slice(end).includes("?")) return words;
  const name = /\d/.test(lines[named]!) ? "" : lines[named]!;
  return `${words.slice(0, end)}${name}`.trimEnd();
}

const [mostLines, longestLine] = [10, 60] as const;

const ends = wrapped`
  (?:
    yours?(?: \p{L}+)?|sincerely|respectfully
    |(?:with )?(?:kind|best|warm|many|my)(?:est)? (?:regards|wishes|thanks)|(?:many )?thanks
    |regards|cheers|mit freundlichen grüßen|(?:viele|beste|liebe|schöne) grüße[^\n]{0,20}
    |gruß[^\n]{0,20}|cordialement|bien à vous|amitiés|saludos|un saludo|atentamente
    |(?:cordiali )?saluti|(?:vriendelijke |met vriendelijke )?groet(?:en|jes)?
  )
`;

const closing = new RegExp(`\\n[ \\t]*${ends}[,.!]?[ \\t]*\\n`, "giu");

const quotedFirst = regex("iu")`
  ^\s*["\u201c\u201e\u00ab]\s*([^"\u201c\u201d\u201e\u00ab\u00bb]{10,2000}?)\s*
    ["\u201d\u201c\u00bb]\s*\n\s*${ends}[,.!]?[ \t]*(?:\n|$)
`;
