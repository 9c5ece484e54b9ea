/**
 * `Galicia back to Vienna`, of an army that never got out of Vienna: it is there, and stays. Read by its places alone,
 * it would go to where it is to come back from.
 */
import { provinceOf } from "../../../../map/index.js";
import { regex } from "../../../../util/index.js";
import { mentionsIn } from "../../../names/mentions.js";
import type { ReadingContext } from "../../contract.js";

/** The line, with such units holding. */
export function withUnitsBack(context: ReadingContext, line: string): string {
  if (!back.test(line)) return line;
  const { board, position, power } = context;
  const own = position.units.flatMap((unit) => (unit.power === power ? [provinceOf(unit.at)] : []));
  return line.replace(/[^,;.!?\n]+/gu, (clause) => {
    const [from, to, another] = mentionsIn(board, clause);
    if (from === undefined || to === undefined || another !== undefined) return clause;
    const between = clause.slice(from.to, to.from);
    const isBack = back.test(between) || back.test(clause.slice(to.to));
    // `Take Bulgaria back with Con helping`: what comes back is the place, and who helps has not gone.
    if (taking.test(clause.slice(0, from.from)) || helping.test(between)) return clause;
    const isThere = own.includes(to.at) && !own.includes(from.at) && from.at !== to.at;
    const [lead = ""] = /^\s*/.exec(clause) ?? [];
    return isBack && isThere ? `${lead}${to.at} H` : clause;
  });
}

const back = regex("iu")`
  (?<!\p{L})(?:
    back|return\p{L}*|home|zur\u00fcck|heim|retour\p{L}*|revien\p{L}*|rentre\p{L}*|recul\p{L}*
    |vuelve\p{L}*|de vuelta|regres\p{L}*|torn(?:a|i|are|o)|indietro|rientr\p{L}*|terug\p{L}*
  )(?!\p{L})
`;

const taking = regex("iu")`
  (?<!\p{L})(?:
    (?:re-?)?(?:take|conquer|capture)|win|get|grab|seize|want|nehme?n?|hol\p{L}*|erober\p{L}*|reprend\p{L}*|prend\p{L}*
    |(?:re)?tom\p{L}*|recuper\p{L}*|riprend\p{L}*|prend\p{L}*|neem|nemen|pak|herover\p{L}*
  )(?!\p{L})
`;
const helping = /(?<!\p{L})(?:with|mit|avec|con|met|using)(?!\p{L})/iu;
