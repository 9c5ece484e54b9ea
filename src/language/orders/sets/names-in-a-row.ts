/** `Fleets nth bar hold`: units that are named in a row, with no word or sign between them. */
import { provinceOf } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { mentionsIn } from "../../names/mentions.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits } from "../help.js";

/** The line, with a comma between them, where all of them stay. */
export function withNamesInARow(context: ReadingContext, line: string): string {
  if (!stays.test(line)) return line;
  const own = ownUnits(context).map(({ at }) => provinceOf(at));
  const named = mentionsIn(context.board, line).filter(({ at }) => own.includes(at));
  const joints = named.flatMap(({ to }, at) => {
    const next = named[at + 1];
    return next !== undefined && /^ +$/u.test(line.slice(to, next.from)) ? [{ to, next }] : [];
  });
  const last = joints.at(-1);
  if (last === undefined || line.slice(last.next.to).search(stays) !== 0) return line;
  return joints.reduceRight((left, { to }) => `${left.slice(0, to)},${left.slice(to)}`, line);
}

const stays = regex("iu")`
  (?<=^|\p{L}) (?:(?:all|both|just|alle|beide|tous|todos|tutti) )?(?:
    hold|stay|sit|stand|remain|halten|bleiben|stehen|tiennent|restent|quedan|restano|blijven
  )(?!\p{L})
`;
