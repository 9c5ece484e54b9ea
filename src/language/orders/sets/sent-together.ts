/**
 * `My fleets move to the English Channel and the Norwegian Sea`, `les deux autres en Espagne et au Portugal`, `Spain
 * and Portugal with the other two`: several units in one breath, and as many places. Which of them goes where is for
 * the board to say, if it leaves one way alone.
 */
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { type Naming, namingsIn, placesIn } from "../../names/mentions.js";
import { typesNamed } from "../../names/unit-types.js";
import type { OrderLine } from "../../text/lines.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits } from "../help.js";
import { says } from "../prose/kinds.js";
import { allotted, type Unit } from "./allotted.js";

/** The lines, with each such unit named before its own way. */
export function withSentTogether(
  context: ReadingContext,
  lines: readonly OrderLine[],
): readonly OrderLine[] {
  return lines.map((line) => {
    const others = lines.filter((each) => each !== line).map(({ text }) => text);
    const text = sent(context, line.text, others.join("\n"));
    return text === line.text ? line : { ...line, text };
  });
}

/** Units that words name together: of which kind, or those that are left. */
interface Group {
  readonly words: string;
  readonly from: number;
  readonly to: number;
}

/** Places in a row, and where they begin and end. */
interface Goals {
  readonly list: readonly Naming[];
  readonly from: number;
  readonly to: number;
}

function sent(context: ReadingContext, line: string, others: string): string {
  const groups = [...line.matchAll(together)].map(
    ({ 0: words, index }): Group => ({ words, from: index, to: index + words.length }),
  );
  return groups.reduceRight((text, group) => {
    const goals = behind(context, text, group) ?? ahead(context, text, group);
    if (goals === null) return text;
    const from = Math.min(namedAhead(context, text, group.from), goals.from);
    const to = Math.max(group.to, goals.to);
    const rest = `${text.slice(0, from)};${text.slice(to)}\n${others}`;
    const ways = waysOf(context, group.words, goals.list, placesIn(context.board, rest));
    return ways === null ? text : `${text.slice(0, from)}${ways.join(", ")}${text.slice(to)}`;
  }, line);
}

/** `London and Edinburgh boats`: where the names of own units begin that stand right before the group. */
function namedAhead(context: ReadingContext, text: string, from: number): number {
  const [clause] = /[^.,;:!?\n]*$/u.exec(text.slice(0, from))!;
  const start = from - clause.length;
  const own = ownUnits(context).map(({ at }) => provinceOf(at));
  const named = namingsIn(context.board, clause);
  const isRow = named.every(({ to, places }, at) => {
    const next = named[at + 1];
    const behind = clause.slice(to, next?.from ?? clause.length);
    const isOwn = places.some((place) => own.includes(place.at));
    return isOwn && (next === undefined ? /^\s*$/u : link).test(behind);
  });
  return isRow && named.length > 1 ? start + named[0]!.from : from;
}

/** `The other two take Spain and Portugal` */
function behind({ board }: ReadingContext, text: string, { to }: Group): Goals | null {
  const [clause] = /^[^.;:!?\n]*/u.exec(text.slice(to))!;
  // `Both` is no Bothnia here.
  const named = namingsIn(
    board,
    clause.replace(/^\s*both(?=\s)/i, (words) => " ".repeat(words.length)),
  );
  const [first] = named;
  if (first === undefined || !isWay(clause.slice(0, first.from))) return null;
  const between = named.map((each, at) =>
    clause.slice(each.to, named[at + 1]?.from ?? clause.length),
  );
  const joined = between.findIndex((words) => !link.test(words));
  const row = named.slice(0, joined + 1);
  // `... and Norway, York to Belgium`: what leads on is no place of theirs.
  const list = tail.test(between[joined] ?? "") ? row : row.slice(0, -1);
  const last = list.at(-1);
  if (last === undefined || list.length < 2) return null;
  const [courtesy = ""] = tail.exec(clause.slice(last.to)) ?? [];
  return { list, from: to, to: to + last.to + courtesy.length };
}

/** `Spain and Portugal with the other two` */
function ahead({ board }: ReadingContext, text: string, { words, from, to }: Group): Goals | null {
  if (!withWord.test(words) || !tail.test(text.slice(to))) return null;
  const [clause] = /[^.;:!?\n]*$/u.exec(text.slice(0, from))!;
  const start = from - clause.length;
  const named = namingsIn(board, clause).slice(-2);
  const [first, last] = named;
  if (first === undefined || last === undefined) return null;
  const isRow = link.test(clause.slice(first.to, last.from)) && !/\S/u.test(clause.slice(last.to));
  return isRow && lead.test(clause.slice(0, first.from))
    ? { list: named, from: start + first.from, to: from }
    : null;
}

function isWay(words: string): boolean {
  if (preposition.test(words)) return true;
  return says(words, "arrow") && !open.test(words) && !helping.some((role) => says(words, role));
}

const helping = ["support", "convoy"] as const;

/** The orders of these goals, by the units that are meant and named nowhere else, if there is one way. */
function waysOf(
  context: ReadingContext,
  words: string,
  goals: readonly Naming[],
  beside: readonly ProvinceId[],
): readonly string[] | null {
  const own = ownUnits(context);
  const types = typesNamed(words);
  const kind = own.filter(({ type }) => types.includes(type));
  const left = kind.filter(({ at }) => !beside.includes(provinceOf(at)));
  const areLeft = theOthers.test(words);
  if (areLeft ? left.length !== goals.length : types.length > 1) return null;
  const units = areLeft || left.length >= goals.length ? left : kind;
  const isHome = (place: ProvinceId) => own.some(({ at }) => provinceOf(at) === place);
  // `The fleets in London and Edinburgh` are only named.
  if (goals.every(({ places }) => places.some(({ at }) => isHome(at)))) return null;
  const found = choices(goals).flatMap((chosen) => {
    const allot = allotted(
      context,
      chosen.map((to) => ({ to, units })),
    );
    return allot === null ? [] : [named(context, chosen, allot)];
  });
  return found.length === 1 ? found[0]! : null;
}

/** All that a row of names can mean: `Norwegian` is a sea and no land, if only a fleet beside it is meant. */
function choices(goals: readonly Naming[]): readonly (readonly ProvinceId[])[] {
  return goals.reduce<readonly (readonly ProvinceId[])[]>(
    (rows, { places }) => rows.flatMap((row) => places.map(({ at }) => [...row, at])),
    [[]],
  );
}

function named(
  { board }: ReadingContext,
  goals: readonly ProvinceId[],
  units: readonly Unit[],
): readonly string[] {
  return units.map(
    ({ at }, place) =>
      `${board.province(provinceOf(at))!.name} - ${board.province(goals[place]!)!.name}`,
  );
}

const kinds = wrapped`
  (?:
    armies|fleets|boats|ships|armeen|flotten|schiffe|arm\u00e9es|flottes|bateaux|armate|flotte|ej\u00e9rcitos|flotas
    |legers|vloten|schepen
  )
`;
const units = "(?:units|ones|armies|fleets|einheiten|unit\u00e9s|unidades|unit\u00e0|eenheden)";
const leftOver = wrapped`
  (?:
    (?:my |the )?(?:other|remaining) (?:(?:two|three|2|3)(?: ${units})?|${units})|(?:the |my )?others|the rest
    |(?:die|den|meinen?) (?:beiden )?(?:anderen|\u00fcbrigen|restlichen)(?: beiden| zwei)?(?: ${units})?|(?:der
    |dem) rest
    |les (?:deux )?autres(?: ${units})?|(?:le|gli) altr[ei](?: due)?(?: ${units})?|altr[ei] due
    |l[ao]s (?:otr[ao]s(?: dos)?|dem\u00e1s)(?: ${units})?|de (?:twee )?andere(?:n| twee)?(?: ${units})?|de rest
    |(?:le|il|el) rest[eo]
  )
`;
/** Not `the German fleets`, nor a word that belongs to another. */
const together = regex("giu")`
  (?<=^|[,;.:!?\n]\s*|\s)(?:(?:with|mit|avec|con|met)\s)?(?:
    (?:
      (?:(?:both|all)(?: of)? )?(?:my|our|the|these) (?:(?:two|three|both) )?|both |two
      |(?:alle |beide )?(?:meinen?|unseren?|den?|die) (?:(?:beiden|zwei|drei) )?|beiden? |zwei
      |(?:toutes )?(?:mes|nos|les) (?:(?:deux|trois) )?|(?:tutte )?(?:le|i)(?: mie| miei| nostre)? (?:(?:due|tre) )?
      |(?:mis|las|los) (?:(?:dos|tres) )?|(?:mijn|de|beide) (?:(?:twee|drie|beide) )?
    )?(?<!\b(?:no|any|german|english|french|italian|russian|turkish|austrian) )${kinds}
    |${leftOver}
  )(?!\p{L})
`;
const theOthers = new RegExp(`^(?:\\p{L}+ )?${leftOver}`, "iu");
const withWord = /^(?:with|mit|avec|con|met)\s/iu;

const into = wrapped`
  (?:
    to|into|in|for|at|towards|out|nach|ins?|auf|zu[rm]?|en|dans|vers|\u00e0|aux?|a|al|hacia|verso|nell?[aoe]?|naar
  )
`;
const article = wrapped`
  (?:(?:the|die|der|das|den|dem|la|le|les|el|los|las|il|lo|gli|i|de|het)\s|l['\u2019])
`;
/** `Boats both go up to` */
const setting = wrapped`
  (?:both|each|all|up|down|over|off|go|sail|head|beide|alle|tou(?:te)?s(?: les deux)?|entramb[ei]|amb[oa]s)
`;
const preposition = regex("iu")`
  ^\s*(?:${setting}\s){0,2}(?:[-:>\u2013\u2192]+\s*)?(?:${into}\s){0,2}${article}?(?:nell['\u2019])?$
`;
const link = regex("iu")`
  ^\s*(?:,|,?\s(?:and|und|et|ed?|y|en|n|&|\+))\s(?:${into}\s)?${article}?(?:nell['\u2019])?$
`;
/** What may stand before the first of the places, where they come first. */
const lead = regex("iu")`
  (?:^|[,;]|\s(?:and|und|et|ed?|y|en))\s*(?:(?:then|also|dann|puis|take|to)\s)?(?:${into}\s)?${article}?$
`;
const tail = regex("iu")`
  ^,?\s*(?:
    respectively|each|in that order|jeweils|respektive|respectivement|rispettivamente|respectivamente|respectievelijk
    |as (?:usual|always|ever)|wie (?:immer|\u00fcblich)|comme d['\u2019]habitude|come (?:sempre|al solito)
    |como siempre
    |zoals (?:altijd|gewoonlijk)|aus|ein
  )?\s*(?:please|pls|bitte|thanks|svp|por favor|per favore|graag)?\s*(?=$|[,.;:!?\n]|\s(?:and|und|et|ed?|y|en|but|aber
  |mais)\s)
`;
/** More than that units set out: then it is kept as it was written. */
const open = regex("iu")`
  \?|n['\u2019]t(?!\p{L})
  |(?<!\p{L})(?:
    if|unless|when|once|or|not|never|no|nor|would|could|might|may|was|were|had|did|wenn|falls|sofern|nicht
    |nie|oder|kein\p{L}*|ou|pas|jamais|non|mai|nunca|niet|geen|nooit|tenzij|indien|si|se|als
  )(?!\p{L})
`;
