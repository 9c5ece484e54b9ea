/**
 * `The Black Sea fleet supports that from Sevastopol`: a fleet called after a sea, and where it stands, behind its
 * verb. Where nothing stands in that sea, the fleet is the one that stands there, or else the only one beside it.
 */
import { bordersOn, type ProvinceId, provinceOf } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { coastSaid } from "../../names/coasts-told.js";
import { type Mention, mentionsIn } from "../../names/mentions.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits } from "../help.js";

/** The line, with such fleets named by where they stand. */
export function withFleetsCalled(context: ReadingContext, line: string): string {
  return line.replace(/[^,;.:!?]+/gu, (clause) => onCoast(context, named(context, clause)));
}

/** The clause with the place where the fleet stands in the place of what it is called. */
function named(context: ReadingContext, clause: string): string {
  const { board } = context;
  const at = called.exec(clause);
  if (at === null) return clause;
  const { before = "", compound = "", word = compound, kind = word } = at.groups!;
  const [name, another] = mentionsIn(board, compound === "" ? at[0] : before);
  const [lies, more] = mentionsIn(board, clause).filter(
    ({ from }) => from > at.index + at[0].length,
  );
  if (name === undefined || another !== undefined) return clause;
  const stands = (place: Mention["at"]) =>
    ownUnits(context).some((unit) => provinceOf(unit.at) === place);
  if (stands(name.at)) return clause;
  const [start, rest] = [clause.slice(0, at.index), clause.slice(at.index + at[0].length)];
  const whence = lies === undefined ? null : whereabouts.exec(clause.slice(0, lies.from));
  if (lies === undefined || more !== undefined || !stands(lies.at) || whence === null) {
    const near = fleetNear(context, name.at);
    return near === null ? clause : `${start}${kind} ${near}${rest}`;
  }
  const behind = clause.slice(lies.to).replace(/^ aus(?!\p{L})/u, "");
  const between = clause.slice(at.index + at[0].length, whence.index);
  return `${start}${kind} ${clause.slice(lies.from, lies.to)}${between}${behind}`;
}

/** The one own fleet that lies at a sea where nobody is. */
function fleetNear(context: ReadingContext, sea: ProvinceId): ProvinceId | null {
  const { board, position } = context;
  if (position.units.some(({ at }) => provinceOf(at) === sea)) return null;
  const [fleet, another] = ownUnits(context).filter(
    (unit) => unit.type === "F" && bordersOn(board, unit, sea),
  );
  return fleet === undefined || another !== undefined ? null : provinceOf(fleet.at);
}

/** `The fleet on the north coast goes to Norway`: of the writer's fleets one alone lies at such a coast. */
function onCoast(context: ReadingContext, clause: string): string {
  const coasts = ownUnits(context).flatMap(({ at }) => (at === provinceOf(at) ? [] : [at]));
  return clause.replace(ashore, (all, kind: string, said: string, behind: string) => {
    const coast = coastSaid(coasts, [said]);
    if (coast === null || mentionsIn(context.board, all).length > 0 || ofProvince.test(behind))
      return all;
    return `${kind} ${provinceOf(coast)}`;
  });
}

const ashore = regex("iu")`
  (?<=(?<!\p{L})(?:the|my|our|die|meine|la|ma|mi|mia|de|mijn)\s(?:\p{L}+\s)?)
    (fleet|boat|ship|flotte|flota|flotta|vloot)\s
    (?:on|at|off|an|vor|auf|sur|sulla|en|aan)\s(?:(?:the|der|la|de)\s)?(
      (?:\p{L}+\s)?\p{L}*(?:coast|shore|side|k\u00fcste|kueste|kust)|(?:c\u00f4te|costa)\s\p{L}+
    )(?!\p{L})(?=(.*)$)
`;
/** `On the south coast of Spain` */
const ofProvince = /^\s(?:of|von|de|di|van|d['\u2019])/iu;

const called = regex("iu")`
  (?<!\p{L})(?:
    (?<before>\p{L}{3,})(?<compound>flotte|vloot)(?!\p{L})
    |(?<word>fleet|flotte|flota|flotta|vloot|frota)\s
      (?:of|de|du|del|della|dello|van|da|do)\s(?:the\s|la\s|l['\u2019]|de\s)?
      \p{L}+(?:\s\p{Lu}\p{L}+)?
    |(?:\p{Lu}\p{L}+\s){1,3}(?<kind>fleet|flotte|vloot)(?!\p{L})
  )
`;
const whereabouts = /\s(?:from|out of|in|at|aus|von|de|depuis|da|desde|uit|vanuit)\s$/iu;
