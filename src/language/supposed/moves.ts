/** Who goes where in a supposition: from the place, to it, or there with others. */

import { type PowerId, type ProvinceId, provinceOf } from "../../map/index.js";
import type { PlacedUnit } from "../../rules/index.js";
import { regex } from "../../util/index.js";
import type { Mention } from "../names/mentions.js";
import { typesNamed } from "../names/unit-types.js";
import { isAimed } from "../orders/clauses/signs.js";
import type { Going } from "./own-entry.js";
import {
  type Deed,
  free,
  isOrigin,
  put,
  type Read,
  type Situation,
  type Told,
  unitAt,
} from "./told.js";
import { reachedAt, walksTo } from "./ways.js";

export function readMove(
  at: Situation,
  told: Told,
  { text, mentions, who }: Read,
  power: PowerId,
  isAgain: boolean,
): boolean {
  if (idle.test(text) && mentions.every((each) => unitAt(at, each.at)?.power !== power)) {
    told.place = mentions.at(-1)?.at ?? told.place;
    return true;
  }
  const isTheirs = (mention: Mention) => unitAt(at, mention.at)?.power === power;
  // `A Ber - Kie`: the letter of an army is no word for a goal.
  const before = (mention: Mention) => text.slice(0, mention.from).replace(/(?<!\p{L})[AF] $/u, "");
  const start =
    mentions.find(
      (each) => isTheirs(each) && (!isAimed(before(each)) || unitIn.test(before(each))),
    ) ?? (mentions.length > 1 && who.length === 1 ? mentions.find(isTheirs) : undefined);
  const [only, more] = mentions;
  const isAlone = only !== undefined && standsAlone(text, only, before(only));
  if (
    only !== undefined &&
    more === undefined &&
    isTheirs(only) &&
    (start === undefined || within.test(before(only))) &&
    !isAlone
  ) {
    put(told, { kind: "hold", unit: unitAt(at, only.at)! });
    told.place = only.at;
    return true;
  }
  const isLeft = leaving.test(text);
  const isOn = isAgain || (start !== undefined && told.place !== start.at && !isLeft);
  const left = isOn ? told.place : null;
  const goal =
    mentions.findLast((each) => each.at !== start?.at && !isOrigin(before(each)))?.at ?? left;
  const from = mentions.find((each) => each.at !== goal && isOrigin(before(each)));
  if (goal === null && start !== undefined) told.starts.push(unitAt(at, start.at)!);
  if (goal === null) return start !== undefined;
  told.place = goal;
  // `Si ma Bulgarie attaque la Roumanie`, where nobody is in Bulgaria.
  const isBare = who.length === 1 && mentions.length === 2 && power === at.own;
  const isEmpty = isBare && only!.at !== goal && unitAt(at, only!.at) === null;
  const nowhere = from ?? (isEmpty ? only : undefined);
  if (start === undefined && nowhere !== undefined)
    told.impossible = { power: null, from: nowhere.at, to: goal };
  else goWith(at, told, { power, goal, types: typesNamed(text), from: start?.at ?? null }, text);
  return true;
}

/** `If Austria attacks Trieste with two units`: those that reach it help the one that goes there. */
function goWith(at: Situation, told: Told, going: Going, text: string): void {
  const { power, goal, types } = going;
  go(at, told, going);
  const count = attackersIn(text);
  if (count <= 1) return;
  const moves = told.deeds.filter((deed) => deed.kind === "move" && provinceOf(deed.to) === goal);
  const move = moves.find(({ unit }) => unit.power === power);
  if (move?.kind !== "move") return;
  const able = free(at, told, power).filter(
    (unit) => types.includes(unit.type) && provinceOf(unit.at) !== goal && walksTo(at, unit, goal),
  );
  const { unit: of, to } = move;
  const helped = told.deeds.filter((deed) => deed.kind === "support" && deed.of.at === of.at);
  const more = count - 1 - helped.length;
  for (const unit of able.slice(0, more)) put(told, { kind: "support", unit, of, to });
  if (able.length < more && Number.isFinite(count))
    told.impossible ??= { power, from: null, to: goal };
}

/** With how many units somebody goes, as the text tells: all of them, where it says so. */
export function attackersIn(text: string): number {
  if (allOfThem.test(text)) return Infinity;
  const { two, three } = counted.exec(text)?.groups ?? {};
  return three !== undefined ? 3 : two !== undefined ? 2 : 1;
}

const counted = regex("iu")`
  (?<!\p{L})(?:
    (?<two>two|2|both|a pair of|zwei|beide[nrm]?|deux|les deux|dos|ambos|las dos|due|entrambe|le due|twee)
    |(?<three>three|3|drei|trois|tres|tre|drie)
  )\s(?:(?:of\s)?\p{L}+\s){0,2}?(?:
    units|armies|fleets|pieces|einheiten|armeen|flotten|unit\u00e9s|arm\u00e9es|flottes|unidades
    |ej\u00e9rcitos|flotas|unit\u00e0|armate|flotte|eenheden|legers|vloten
  )(?!\p{L})
`;
const allOfThem = regex("iu")`
  (?<!\p{L})(?:
    (?:with|mit|avec|con|met)\s(?:
      everything|all(?:\s(?:of\s)?(?:he|she|it|they|i|we|his|her|their|my|our|the)(?!\p{L}))|allem|allen|tout(?:es)?
      |todo|todas|tutt[oe]|alles|al
    )
    |all\s(?:(?:of\s)?(?:his|her|their|its|my|the|three|four)\s)?(?:\p{L}+\s)?(?:units|armies|fleets)
    |alle\s(?:(?:seine|ihre|meine|drei)\s)?(?:einheiten|armeen|flotten)
    |toutes\s(?:ses|leurs|mes|les)\s(?:unit\u00e9s|arm\u00e9es|flottes)
    |todas\s(?:sus|mis|las)\s(?:unidades|flotas)|tutte\s(?:le\s)?(?:sue\s|mie\s)?(?:unit\u00e0|armate|flotte)
    |al\s(?:zijn|mijn|hun)\s(?:eenheden|legers|vloten)
  )(?!\p{L})
`;

/** `If Austria keeps the fleet in Trieste`, of a unit that no clause sends anywhere. */
export function isWithin(text: string, { from }: Mention): boolean {
  return within.test(text.slice(0, from));
}

/** Is a unit only named, by where it stands? */
function standsAlone(text: string, { to }: Mention, before: string): boolean {
  return unitIn.test(before) && !leaving.test(text) && !/\S/.test(text.slice(to));
}

/** The unit that goes there: the one that was named, now or before, or else the first that can. */
export function go(at: Situation, told: Told, { power, goal, types, from }: Going): void {
  const isSaidAgain = ({ kind, unit, ...deed }: Deed) =>
    kind === "move" && unit.power === power && "to" in deed && provinceOf(deed.to!) === goal;
  if (from === null && told.starts.length === 0 && told.deeds.some(isSaidAgain)) return;
  const begun = told.starts.filter((each) => each.power === power);
  told.starts = told.starts.filter((each) => each.power !== power);
  const any = begun.length > 0 ? begun : free(at, told, power);
  const units =
    from !== null
      ? [unitAt(at, from)!]
      : any.filter(({ type }) => begun.length > 0 || types.includes(type));
  const direct = units.filter((unit) => walksTo(at, unit, goal));
  const able =
    direct.length > 0 ? direct : units.filter((unit) => reachedAt(at, unit, goal) !== null);
  const unit = able.find((each) => at.ordered(each) === goal) ?? able[0];
  if (unit === undefined) told.impossible = { power, from, to: goal };
  else {
    const isNamed = from !== null || begun.length > 0 || types.length === 1;
    goTogether(at, told, { unit, others: begun, isAssumed: power === at.own && !isNamed }, goal);
  }
  for (const each of told.starts.splice(0)) {
    const to = reachedAt(at, each, goal);
    if (to === null) told.impossible ??= { power: each.power, from: provinceOf(each.at), to: goal };
    else put(told, { kind: "move", unit: each, to });
  }
}

interface Goers {
  readonly unit: PlacedUnit;
  /** What helps it. */
  readonly others: readonly PlacedUnit[];
  /** Nobody said which unit it is. */
  readonly isAssumed: boolean;
}

/** `With Paris and Marseilles to Burgundy`: one goes there, and the others help it. */
function goTogether(
  at: Situation,
  told: Told,
  { unit, others, isAssumed }: Goers,
  goal: ProvinceId,
): void {
  const to = reachedAt(at, unit, goal)!;
  put(told, { kind: "move", unit, to, ...(isAssumed ? { isAssumed } : {}) });
  for (const each of others)
    if (each.at !== unit.at && walksTo(at, each, goal))
      put(told, { kind: "support", unit: each, of: unit, to });
}

/** `If I leave Trieste`: where it goes is told later, if it does not stay; as with `keep`, it goes nowhere now. */
const leaving = regex("iu")`
  (?<!\p{L})(?:
    leav(?:e|es|ing)|keeps?|(?:be)?h\u00e4lt|behalte\p{L}*|l\u00e4sst|gard(?:e|ent|er)|laiss\p{L}*
    |mant(?:ien|eng|en)\p{L}*|tien[ei]\p{L}*|houdt?|laat
    |vacate|abandon|verlass\p{L}*|r\u00e4um\p{L}*|quitt\p{L}*|lasci\p{L}*
    |abbandon\p{L}*|dej[oea]|abandon\p{L}*|verlaat|verlaten
  )(?!\p{L})
`;

/** `Both the French army in Paris | and mine in Munich go there`: where a unit stands is not where it goes. */
const unitIn = regex("iu")`
  (?<!\p{L})(?:
    arm(?:y|ies)|fleet|unit|ship|boat|one|armee|flotte|einheit|arm\u00e9e|unit\u00e9|ej\u00e9rcito|flota
    |unidad|armata|esercito|flotta|unit\u00e0|leger|vloot|eenheid|mine|\p{L}+(?:ish|ian|ische|ese|aise?|enne)
  ) (?:in|at|en|\u00e0|dans|nel|nella|a|op) (?:the |la |el |il |l['\u2019]|der |dem |het )?$
`;

/** `Si dejo el ejército en Venecia`: where a unit is left. */
const within =
  /(?<!\p{L})(?:in|at|en|à|dans|nel|nella|a|op) (?:the |la |el |il |l['’]|der |dem |het )?$/iu;

/** `The Russian does nothing`, `if Austria leaves it empty` */
export const idle = regex("iu")`
  (?<!\p{L})(?:
    nothing|nichts|rien|nada|niente|nulla|niets|(?:stays?|keeps?) (?:out|away|off)
    |(?:leaves?|left|stays?|is|remains?) (?:\p{L}+ )?(?:empty|open|undefended|unguarded|uncovered|vacant|alone)
    |(?:leer|offen|frei|ungedeckt|unverteidigt|unbesetzt) (?:l(?:\u00e4|a)ss\p{L}*|bleib\p{L}*|ist)
    |l(?:\u00e4|a)sst (?:\p{L}+ )?(?:leer|offen|frei)
    |(?:laiss\p{L}*|reste) (?:\p{L}+ )?(?:vide|libre|ouverte?|sans d\u00e9fense)
    |(?:dej[ae]\p{L}*|queda) (?:\p{L}+ )?(?:vac\u00eda?o?|libre|sin defensa)
    |(?:lasci\p{L}*|resta) (?:\p{L}+ )?(?:vuot[ao]|liber[ao]|scopert[ao]|indifes[ao])
    |(?:leeg|open|vrij) (?:laat|laten|blijft)|laat (?:\p{L}+ )?(?:leeg|open|vrij)
  )(?!\p{L})
`;
