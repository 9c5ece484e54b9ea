/** The comment of a game, mended in a GM's prose: `And it's "Friends from Aarhus", not "Freinds".` */
import { wrapped } from "../../../util/index.js";
import type { Speaker } from "../../session/session.js";
import type { Guess } from "./guess.js";

const quoted =
  '["\u201c\u201d\u201e\u00ab\'\u2018]([^"\u201c\u201d\u201e\u00ab\u00bb\n]{2,120}?)["\u201d\u201c\u00bb\'\u2019]';
const no = wrapped`
  (?:and |but )?(?:
    not|instead of|rather than|nicht|statt|und nicht|pas|et non|no|y no|non|e non|niet|en niet
    |anstatt
  )
`;
const but = "(?:but|should be|must be|is|sondern|mais|sino|ma|bensì|maar)";
const right = new RegExp(`${quoted},? ${no} ${quoted}`, "iu");
const wrong = new RegExp(`${no} ${quoted},? ${but} ${quoted}`, "iu");
const longest = 300;

/** What a sentence says in quotation marks against words of the comment. */
export function recommenting(
  { game: { game } }: Speaker,
  sentences: readonly string[],
): readonly Guess[] {
  const { comment } = game.settings;
  if (comment === "") return [];
  return sentences.flatMap((line) => {
    if (line.length > longest) return [];
    const [, said, old] = right.exec(line) ?? swapped(wrong.exec(line)) ?? [];
    if (said === undefined || old === undefined) return [];
    if (!comment.toLowerCase().includes(old.toLowerCase())) return [];
    const at = comment.toLowerCase().indexOf(old.toLowerCase());
    const part = `${comment.slice(0, at)}${said}${comment.slice(at + old.length)}`;
    // `"Friends from Aarhus", not "Freinds"`: the whole of it, and the word that is wrong.
    const isWhole = said.split(/\s+/).length > old.split(/\s+/).length;
    return [{ line, command: `SET COMMENT ${isWhole ? said : part}` }];
  });
}

function swapped(found: RegExpExecArray | null): readonly (string | undefined)[] | null {
  return found === null ? null : [found[0], found[2], found[1]];
}
