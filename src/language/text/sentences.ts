/** Where the sentences of a line end. */
import { regex } from "../../util/index.js";
import { passage } from "./passages.js";

/**
 * The sentences of a line, together the whole line; a full stop behind a short word ends none, unless a question
 * follows it.
 */
export function sentencesOf(line: string): readonly string[] {
  return numberedIn(line).flatMap((each) => each.match(sentence) ?? [each]);
}

/** `1) move the deadline to Sunday 2) remind Italy`, `a) ... b) ...`: each mark begins a sentence. */
function numberedIn(line: string): readonly string[] {
  if (!isMarked.test(line)) return [line];
  const list = lists.find(({ of }) => of.test(line));
  return list === undefined ? [line] : line.split(list.joint);
}

/** Cheap, for every line comes by here. */
const isMarked = /[2-9b][.)]\s/;
const lists = [
  { of: /(?:^|\s)\(?[1-8]\)\s.*\s\(?[2-9]\)\s/s, joint: /(?<=\s)(?=\(?[1-9]\)\s)/ },
  { of: /(?:^|\s)1\.\s\S.*\s2\.\s\S/s, joint: /(?<=\s)(?=[1-9]\.\s)/ },
  { of: /(?:^|\s)\(?a\)\s.*\s\(?b\)\s/s, joint: /(?<=\s)(?=\(?[a-h]\)\s)/ },
] as const;

const ended = String.raw`(?<=[.?!]["\u201d\u201c\u00bb\u00ab])\s+\p{Lu}`;
/** Where a full stop ends no sentence; nor does a question in passing: `when I have his (or her?) answer`. */
const stops = regex("u")`
  \.(?=\S)|(?<=(?<!\p{L})\p{Lu})\.(?=\s+\p{Lu}\.(?:\s|$))
  |(?<=\b(?:\p{L}{1,3}|\d{1,2}))(?<!
    \b(?:pl[sz]|thx|tnx|lol|omg|btw|sea|now|too|you|yes|yep|him|her|fun|bye)
  )\.(?=
    \s+(?:
      (?!
        (?:
          did|does|do|whats?|whens?|whos?|wheres?|hows?|when|who|how|why|is|are|can|could|will
          |thanks|thx|please|pls|tell|ask|sag|dis|dites|dile
        )\b
      )\p{Ll}
      |(?:J[aä]n|Fe[bv]|M[aä]r|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])\p{Ll}*
    )
  )
  |(?<=\bSt)\.(?=\s+P)|(?<=\b(?:max|min|approx|ca))\.(?=\s+\d)
  |(?<=\b[ap]\.m)\.(?=\s+\p{L}+ (?:time|zeit|tijd)\b)|[?!](?=\)\s+\p{Ll})
`;
const sentence = regex("gu")`
  (?:${passage}(?!${ended})|(?!${passage})[^.?!]|${stops.source})+
    (?:${passage}(?=${ended})\s+|[.?!]*\s*)
  |${passage}\s*|[.?!]+\s*
`;
