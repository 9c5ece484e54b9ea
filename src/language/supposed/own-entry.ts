/** `If Italy helps me, do I get Trieste?`: moves that stand in the question itself, and how many units it counts. */

import type { PowerId, ProvinceId, UnitType } from "../../map/index.js";
import type { PlacedUnit } from "../../rules/index.js";
import { regex, wrapped } from "../../util/index.js";
import { type Mention, mentionsIn, powersIn, withoutPlaces } from "../names/mentions.js";
import { typesNamed } from "../names/unit-types.js";
import { type Outcome, outcomeAsked } from "./outcomes.js";
import { isOrigin, type Situation, unitAt } from "./told.js";
import { walksTo } from "./ways.js";

/** Who is to go where, and from where, if that is told. */
export interface Going {
  readonly power: PowerId;
  readonly goal: ProvinceId;
  readonly types: readonly UnitType[];
  readonly from: ProvinceId | null;
}

/**
 * Where the asker wants to get, to the place that was spoken of where the question names no other, and against
 * whom; nothing where it asks for something else.
 */
export function goingsAsked(
  at: Situation,
  asks: string,
  place: ProvinceId | null,
): readonly Going[] {
  const { own } = at;
  const meets = against.exec(asks);
  const [wanted, opposed] = [asks.slice(0, meets?.index), asks.slice(meets?.index ?? asks.length)];
  const outcome = outcomeAsked(asks);
  if (own === null || outcome === null) return [];
  const mentions = mentionsIn(at.board, wanted);
  const isMine = (where: ProvinceId) => unitAt(at, where)?.power === own;
  const isFrom = ({ from }: Mention) =>
    isOrigin(asks.slice(0, from)) || byMeans.test(asks.slice(0, from));
  const start = mentions.find((each) => isMine(each.at) && isFrom(each));
  const goals = mentions.filter((each) => each !== start && !isFrom(each));
  const goal = goals[0]?.at ?? place;
  if (goal === null || goals.length > 1 || isMine(goal)) return [];
  // `Shall I bounce there?`, of an order that is noted.
  const isUnderWay = (unit: PlacedUnit) => unit.power === own && at.ordered(unit) === goal;
  if (!gettingIn.has(outcome) && !at.position.units.some(isUnderWay)) return [];
  const entry = { power: own, goal, types: typesNamed(wanted), from: start?.at ?? null };
  return [entry, ...powersAgainst(at, opposed, goal)];
}

/** A place that falls is entered, too. */
const gettingIn: ReadonlySet<Outcome> = new Set<Outcome>(["enter", "stop", "lose"]);

const against = regex("iu")`(?<!\p{L})(?:against|gegen|contre|contra|contro|tegen)(?!\p{L})`;

const byMeans = /(?<!\p{L})(?:with|mit|avec|con|met)(?: \p{L}{2,6}['\u2019]?)? ?$/iu;

/** `Against a Turk from Bulgaria`: who goes there, too. */
function powersAgainst(at: Situation, opposed: string, goal: ProvinceId): readonly Going[] {
  const { board, position, own } = at;
  const mentions = mentionsIn(board, opposed);
  const from = mentions.find((each) => isOrigin(opposed.slice(0, each.from)))?.at ?? null;
  return powersIn(board, withoutPlaces(opposed, mentions)).flatMap((power) => {
    const isAble = position.units.some((unit) => unit.power === power && walksTo(at, unit, goal));
    if (power === own || !isAble) return [];
    return [{ power, goal, types: typesNamed(opposed), from }];
  });
}

/**
 * `Would two armies be enough to take Belgium?`, `can I throw them out with just one?`: how many there are, at
 * most; null where that is not asked.
 */
export function enoughAsked(text: string): number | null {
  const withSo = withSoMany.exec(text)?.[0];
  if (withSo === undefined && !enough.test(text)) return null;
  const first = numbers.exec(withSo ?? text)?.[0].toLowerCase();
  const count = counts.findIndex((words) => first !== undefined && words.includes(first));
  return count < 0 ? Infinity : count + 1;
}

const enough = regex("iu")`
  (?<!\p{L})(?:
    enough|sufficient|suffices?|genug|gen\u00fcg\p{L}*|reich(?:t|en|te|ten)|suffi\p{L}*|assez|bast\p{L}*
    |suficiente\p{L}*|sufficient[ei]|genoeg|volsta\p{L}*
    |how many (?:\p{L}+ )?(?:do|would|will|must) (?:i|we)|wie ?viele?(?= \p{L}+ brauch)
    |combien (?:\p{L}+ |d['\u2019]){1,3}(?:me |nous )?faut|cu\u00e1nt[oa]s (?:\p{L}+ )?necesit\p{L}*
    |quant[ei] (?:\p{L}+ )?(?:mi )?(?:servono|servirebbero)|hoeveel (?:\p{L}+ )?heb ik nodig
  )(?!\p{L})
`;
const counts = [
  "one 1 single eine einer einem ein une un una uno één".split(" "),
  "two 2 zwei deux dos due twee".split(" "),
  "three 3 drei trois tres tre drie".split(" "),
];
const numbers = new RegExp(`(?<![\\p{L}\\d])(?:${counts.flat().join("|")})(?![\\p{L}\\d])`, "iu");
const unitNames = wrapped`
  arm(?:y|ies)|fleets?|units?|pieces?|einheit(?:en)?|armeen?|flotten?|unit\u00e9s?|arm\u00e9es?|flottes?
  |unidad(?:es)?|ej\u00e9rcitos?|flotas?|unit\u00e0|armat[ae]|flott[ae]|eenhe(?:id|den)|legers?|vlo(?:ot|ten)
`;
const withSoMany = regex("iu")`
  (?<!\p{L})(?:with|mit|avec|con|met)\s(?:(?:just|only|nur|blo\u00df|seulement|solo|s\u00f3lo|soltanto|maar|slechts)\s)?
  (?:a\s)?(?:${counts.flat().join("|")})\s(?:
    (?:of|von|meiner|de|delle|van)\s(?:mine|my|mes|mis|mie|mijn|nos|les\smiennes|las\sm\u00edas)
    |(?:(?:single|seule?|sola|solo|einzige[nr]?|enkele?|meiner)\s)?(?:${unitNames})
  )(?!\p{L})
`;
