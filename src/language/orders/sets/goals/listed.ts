/**
 * `Burgundy, Spain and the Mid-Atlantic`, `Den, Kie, Ruhr for Munich`: nothing but where the units are to be. Which of
 * them goes where is for the board to say, if it leaves one way alone.
 */
import { type ProvinceId, provinceOf, type UnitType } from "../../../../map/index.js";
import { regex } from "../../../../util/index.js";
import { mentionsIn, placesIn } from "../../../names/mentions.js";
import { typesNamed } from "../../../names/unit-types.js";
import type { ReadingContext } from "../../contract.js";
import { ownUnits } from "../../help.js";
import { allotted } from "../allotted.js";

/** A place where somebody wants to be, and who goes there: a unit, or one of these types. */
interface Goal {
  readonly to: ProvinceId;
  readonly who: ProvinceId | readonly UnitType[];
}

/** The sentence, with a unit before each such place. */
export function withGoalsListed(context: ReadingContext, sentence: string): string {
  const [heading = ""] = /^[^:,]*:(?=\s)/u.exec(sentence) ?? [];
  if (mentionsIn(context.board, heading).length > 0) return sentence;
  const [end = ""] = /[.!\s]*$/u.exec(sentence) ?? [];
  // Clauses, and what joins them, in turn.
  const parts = sentence.slice(heading.length, sentence.length - end.length).split(joints);
  const clauses = parts.filter((_, at) => at % 2 === 0);
  const goals = clauses.map((clause) => goalOf(context, clause));
  const from = goals.findIndex((goal) => goal !== null);
  const length = [...goals.slice(from), null].indexOf(null);
  const listed = goals.slice(from, from + length).flatMap((goal) => goal ?? []);
  const others = [...clauses.slice(0, from), ...clauses.slice(from + length)];
  const ways =
    from < 0 ? null : waysOf(context, listed, placesIn(context.board, others.join(", ")));
  if (ways === null) return sentence;
  const before = parts.slice(0, 2 * from).join("");
  const behind = parts.slice(2 * (from + length) - 1).join("");
  return `${heading}${before} ${ways.join(", ")}${behind}${end}`;
}

/** What a clause wants, if it says no more. */
function goalOf({ board }: ReadingContext, clause: string): Goal | null {
  const [first, second, another] = mentionsIn(board, clause);
  if (first === undefined || another !== undefined || !isLead(clause.slice(0, first.from)))
    return null;
  const behind = clause.slice(first.to);
  if (second === undefined)
    return byKind.test(behind) ? { to: first.at, who: typesNamed(behind) } : null;
  const between = clause.slice(first.to, second.from);
  if (/\p{L}/u.test(clause.slice(second.to))) return null;
  if (byUnit.test(between)) return { to: first.at, who: second.at };
  return way.test(between) ? { to: second.at, who: first.at } : null;
}

/** The orders of goals that stand in a row, beside clauses that name these places. */
function waysOf(
  context: ReadingContext,
  goals: readonly Goal[],
  beside: readonly ProvinceId[],
): readonly string[] | null {
  const own = ownUnits(context);
  const namesUnit = ({ who }: Goal) => typeof who === "string";
  const isOpen = ({ who }: Goal) => typeof who !== "string" && who.length > 1;
  // Of a list of places where units stand, nobody can say that it does not list the units.
  const isHome = ({ to }: Goal) => own.some(({ at }) => provinceOf(at) === to);
  const areAll = goals.length === own.length && !goals.every(isHome);
  const areClear = areAll || !goals.some((goal) => isOpen(goal) && isHome(goal));
  if (goals.length < 2 || goals.every(namesUnit) || !areClear) return null;
  const meant = goals.map(({ to, who }) => ({
    to,
    units: own.filter(({ type, at }) =>
      typeof who === "string"
        ? who === provinceOf(at)
        : who.includes(type) && !beside.includes(provinceOf(at)),
    ),
  }));
  const units = allotted(context, meant);
  return units?.map(({ at }, place) => `${provinceOf(at)} - ${goals[place]!.to}`) ?? null;
}

const joints = /(,(?:\s(?:and|then|und|et|y|e|en)(?!\p{L}))?|;|\s(?:and|und|et|y|e|en|\+|&)\s)/iu;

/** What may stand before a place that is wished for. */
function isLead(text: string): boolean {
  return (text.toLowerCase().match(/[\p{L}'\u2019]+/gu) ?? []).every((word) =>
    leading.has(word.replace("\u2019", "'")),
  );
}

const leading: ReadonlySet<string> = new Set(
  `ok okay so then also just now and in to into for go the my our i i'm im am i'll i'd think thinking going do want take
    like let's lets we der die das den dem nach ins ich nehme will la le les l l' en vers je prends el los a voy il lo
    verso vado het de naar ik ga`.split(/\s+/),
);

const byKind = regex("iu")`
  ^(?:\s(?:with|for|mit|f\u00fcr|avec|pour|con|per|para|met|voor)\s(?:
    the|my|der|die|dem|den|meiner|meinem|la|le|ma|mon|el|mi|il|mio|mia|de|het|mijn
  )\s\p{L}{4,}|\s(?:please|bitte|svp|then|dann))?\W*$
`;
const byUnit = regex("iu")`
  ^\s(?:with|for|from|mit|f\u00fcr|aus|von|avec|pour|de|depuis|con|per|da|para|desde|met|voor|uit|van)\s
  (?:(?:the|my|der|die|dem|den|la|le|l['\u2019]|el|il|de|het)\s?)*$
`;
const way = regex("iu")`
  ^\s?(?:-+>?|\u2013|\u2192|to|into|nach|in|\u00e0|en|vers|a|verso|naar)\s?
    (?:(?:the|la|le|el|il|de|den|das|die)\s)?$
`;
