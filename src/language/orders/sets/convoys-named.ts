/**
 * `Just the convoy to Norway from Yorkshire via the North Sea`, `Yorkshire über die Nordsee nach Norwegen bringen`: an
 * own army, an own fleet at sea and one more place, in any order, are both orders of a convoy.
 */
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { type Mention, mentionsIn } from "../../names/mentions.js";
import { namesArmy } from "../../names/unit-types.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits } from "../help.js";
import { says } from "../prose/kinds.js";

/** The line, with the army on its way in such clauses, and the fleet that carries it. */
export function withConvoysNamed(context: ReadingContext, line: string): string {
  return crossing.test(line) ? byClause(line, (clause) => carried(context, clause)) : line;
}

/** The same of clauses that only name a convoy: the army's own order would be missing. */
export function withBareConvoys(context: ReadingContext, line: string): string {
  return named.test(line)
    ? byClause(line, (clause) => (named.test(clause) ? carried(context, clause) : clause))
    : line;
}

function byClause(line: string, read: (clause: string) => string): string {
  return line.replace(clauses, read);
}

/** Clauses; of `bring the army to Norway, with the fleet in the North Sea` both parts are one. */
const clauses = regex("giu")`
  (?:
    [^,;.!?\n]|,(?=\s(?:with|using|via|by|mit|\u00fcber|avec|par|con|usando|por|met|via|da|dalla|per)(?!\p{L}))
  )+
`;

function carried(context: ReadingContext, clause: string): string {
  if (!crossing.test(clause) || denies.test(clause) || says(clause, "support")) return clause;
  const places = mentionsIn(context.board, clause);
  const isOf = (type: "A" | "F") => (place: Mention) =>
    ownUnits(context).some((unit) => unit.type === type && provinceOf(unit.at) === place.at);
  const armies = places.filter(isOf("A"));
  const [fleet, otherFleet] = places.filter(isOf("F"));
  if (fleet === undefined || otherFleet !== undefined) return clause;
  // `The North Sea convoys York to Norway` orders the fleet alone.
  if (fleet === places[0] && !namesArmy(clause.slice(0, fleet.from))) return clause;
  const [goal, otherGoal] = places.filter((place) => place !== fleet && !armies.includes(place));
  if (goal === undefined || otherGoal !== undefined || !isAtSea(context, fleet.at)) return clause;
  const [army, otherArmy] =
    armies.length > 0
      ? armies.map(({ at }) => at)
      : armiesMeant(context, clause, fleet.at, goal.at);
  if (army === undefined || otherArmy !== undefined) return clause;
  const [lead = ""] = /^\s*/.exec(clause) ?? [];
  return `${lead}${fleet.at} C ${army} - ${goal.at}, ${army} - ${goal.at}`;
}

/** Of `bring the army to Norway with the North Sea`: own armies that this fleet carries there by itself. */
function armiesMeant(
  context: ReadingContext,
  clause: string,
  sea: ProvinceId,
  goal: ProvinceId,
): readonly ProvinceId[] {
  const { board } = context;
  if (!namesArmy(clause)) return [];
  const shores = board.neighbours("F", sea).map(provinceOf);
  if (!shores.includes(goal)) return [];
  return ownUnits(context).flatMap(({ type, at }) =>
    type === "A" && shores.includes(provinceOf(at)) ? [provinceOf(at)] : [],
  );
}

function isAtSea({ board }: ReadingContext, at: ProvinceId): boolean {
  return board.neighbours("A", at).length === 0;
}

const convoy = "convoys?|convoi|konvoi|geleitzug|geleit|convoglio|convoy|konvooi";
const crossing = regex("iu")`
  (?<!\p{L})(?:
    ${convoy}|convoy(?:ed|ing)|ferr(?:y|ied|ies)|ship(?:s|ped)?|transport\p{L}*|carr(?:y|ied|ies)|takes?|brings?
    |via|over|across|by way of|through|\u00fcber|\u00fcberset\p{L}*|bring\p{L}*|par|via la|emm\u00e8n\p{L}*
    |transporte\p{L}*
    |por|a trav\u00e9s|llev\p{L}*|attraverso|passando|portare|trasport\p{L}*|vervoer\p{L}*|breng\p{L}*
  )(?!\p{L})
`;
const named = regex("iu")`
  (?<=^\W*|[,;.!?\n]\s*)(?:(?:just|only|and|a|an|the|my|ein|einen|der|den|nur|und|un|le|et|il|e|el|y|een|de|het|en
  |then)\s)*
  (?:${convoy})(?=\s(?:of|from|to|for|over|via|de|d|en|da|di|von|der|nach|\u00fcber|van|naar|alla|par|por)(?!\p{L}))
`;
const denies = regex("iu")`
  \?|n['\u2019]t(?!\p{L})|(?<!\p{L})(?:
    not?|never|leave|stays?|holds?|remains?|if|unless|bleib\p{L}*|reste|resta
    |wenn|falls|nicht|kein\p{L}*|pas|si|sauf|non|se|no|niet|geen|als|or|oder|ou
  )(?!\p{L})
`;
