/**
 * `Apulia a Tunisi con la barca`, `the army goes to Norway with the fleet`, `convoy Apu Tun`: an army that is
 * carried by a fleet which is not named. Where one own fleet can carry it, both have their order.
 */
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { type Mention, mentionsIn } from "../../names/mentions.js";
import { namesArmy } from "../../names/unit-types.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits } from "../help.js";

/** The line, with both orders in the place of such clauses. */
export function withArmiesBoarded(context: ReadingContext, line: string): string {
  if (!boat.test(line) && !bare.test(line)) return line;
  return line.replace(clauses, (clause) => boarded(context, clause) ?? shortened(context, clause));
}

const clauses = regex("giu")`
  (?:(?!\s(?:and|und|et|y|e)\s)[^,;:.!?\n])+
`;

const boat = regex("iu")`
  (?<!\p{L})(?:with|aboard|on|mit|auf|con|avec|met|op)\s
  (?:(?:the|my|der|dem|meiner|meinem|la|le|il|el|mia|mio|mi|ma|mon|de|het|mijn)\s){0,2}
  (?:fleet|boat|ship|flotte|schiff|boot|bateau|navire|flota|barco|barca|flotta|nave|vloot|schip)
  (?=\s*(?:[,;.!?\n]|$)|\s(?:and|und|et|y|e|to|into|nach|in|en|vers|\u00e0|au|a|al|verso|hacia|naar)\s)
`;

function boarded(context: ReadingContext, clause: string): string | null {
  const rest = clause.replace(boat, (words) => " ".repeat(words.length));
  if (rest === clause || other.test(rest)) return null;
  const places = mentionsIn(context.board, rest);
  const own = places.flatMap(({ at }) => unitAt(context, at) ?? []);
  const [army, goal] = own.length === 0 ? [null, places[0]] : places;
  if (goal === undefined || places.length > (army === null ? 1 : 2)) return null;
  if (own.length > 1 || own.some(({ type }) => type === "F")) return null;
  if (army === null && !namesArmy(rest)) return null;
  const ways = waysOver(context, goal.at).filter((way) => army === null || way.army === army?.at);
  return carried(clause, ways, goal);
}

/** What else the clause says of a convoy, or of other units. */
const other = regex("iu")`
  (?<!\p{L})(?:
    support\p{L}*|convoy\p{L}*|hold\p{L}*|stay\p{L}*|not|if|unterst\u00fctz\p{L}*|halt\p{L}*|bleib\p{L}*|nicht|wenn
    |soutien\p{L}*|soutenir|reste|pas|si|appogg\p{L}*|resta|non|se|apoya\p{L}*|queda|no|steun\p{L}*|blijft|niet|als
  )(?!\p{L})
`;

function unitAt(context: ReadingContext, place: ProvinceId) {
  return ownUnits(context).find(({ at }) => provinceOf(at) === place);
}

/** Each own army that one own fleet alone carries there, and that does not get there on foot. */
function waysOver(context: ReadingContext, goal: ProvinceId) {
  const { board } = context;
  const shoresOf = (at: string) => board.neighbours("F", at as never).map(provinceOf);
  const fleets = ownUnits(context).filter(
    ({ type, at }) =>
      type === "F" && board.neighbours("A", at).length === 0 && shoresOf(at).includes(goal),
  );
  return ownUnits(context).flatMap(({ type, at }) => {
    const army = provinceOf(at);
    if (type !== "A" || board.neighbours("A", at).map(provinceOf).includes(goal)) return [];
    const carriers = fleets.filter((each) => shoresOf(each.at).includes(army));
    return carriers.length === 1 ? [{ army, fleet: provinceOf(carriers[0]!.at) }] : [];
  });
}

const convoy = "convoy|konvoi|geleitzug|convoi|convoglio|konvooi";
const bare = regex("iu")`(?<=^\W*|[,;:.!?\n]\s*)(?:${convoy})\s\p{L}`;
const lead = new RegExp(wrapped`^(\W*)(?:${convoy})\s+`, "iu");

/** `Convoy Apu Tun`: a unit and its goal with nothing between them. */
function shortened(context: ReadingContext, clause: string): string {
  const [words = "", before = ""] = lead.exec(clause) ?? [];
  if (words === "") return clause;
  const behind = clause.slice(words.length);
  const [from, to, more] = mentionsIn(context.board, behind);
  if (from !== undefined && to === undefined && onlyTo.test(behind.slice(0, from.from))) {
    // `Convoy to Tunis`, where one own army can be meant
    return carried(clause, waysOver(context, from.at), from) ?? clause;
  }
  const isBare =
    from?.from === 0 && to !== undefined && more === undefined && isApart(behind, from, to);
  return isBare ? `${before}convoy ${from.at} to ${to.at}` : clause;
}

const onlyTo = /^(?:to|into|nach|a|\u00e0|en|in|naar|verso|hacia|vers) $/iu;

function isApart(text: string, from: Mention, to: Mention): boolean {
  return text.slice(from.to, to.from).trim() === "" && text.slice(to.to).trim() === "";
}

/** Both orders in the place of the clause; null where there is another way, or none. */
function carried(
  clause: string,
  [way, another]: ReturnType<typeof waysOver>,
  { at }: Mention,
): string | null {
  if (way === undefined || another !== undefined) return null;
  const [space = ""] = /^\s*/.exec(clause) ?? [];
  return `${space}${way.fleet} C ${way.army} - ${at}, ${way.army} - ${at}`;
}
