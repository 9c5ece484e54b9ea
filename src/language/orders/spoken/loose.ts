/**
 * What a sentence may order that nothing read whole: each clause that names one of the writer's units and a
 * place where it can go, or that it stays, whatever its other words say. Such orders are only asked about, and
 * never given.
 */
import { type ProvinceId, spelling, type UnitType } from "../../../map/index.js";
import { orderWords } from "../../lexer/order-words.js";
import { namesOf } from "../../names/names.js";
import type { ReadingContext } from "../contract.js";
import { either, type Own, ownUnits } from "../meant/units.js";
import { type Item, itemsOf } from "./items.js";
import {
  allSupport,
  begun,
  goes,
  isTold,
  type Scan,
  supported,
  supportLast,
  supports,
  unitsAt,
  ways,
} from "./loose-deeds.js";
import {
  amending,
  elsewise,
  excluding,
  following,
  indefinite,
  isBroken,
  isFor,
  isList,
  isSupport,
  leaving,
  others,
  pronouns,
  restful,
  saidOfOwn,
} from "./loose-words.js";

export interface LooseOrder {
  readonly unit: ProvinceId;
  readonly text: string;
}

export interface Loose {
  readonly orders: readonly LooseOrder[];
  /** Some order was to depend on what others do. */
  readonly depends: boolean;
  /** What units are to do where that is not possible. */
  readonly instead: readonly LooseOrder[];
  /** The sentence speaks of another turn. */
  readonly isOfOther: boolean;
  /** The unit that was spoken of last. */
  readonly topic: ProvinceId | null;
}

/** What the sentence may order; `topic` is the unit that the sentence before spoke of. */
export function looseOrders(
  context: ReadingContext & { readonly settled: ReadonlySet<ProvinceId> },
  topic: ProvinceId | null,
  sentence: string,
): Loose {
  const { text, depends } = saidOfOwn(context, sentence);
  const scan: Scan = {
    ...{
      context,
      topic,
      settled: context.settled,
      found: new Map(),
      open: [],
      joined: [],
      isKind: false,
      mayStay: false,
    },
    ...{ isDenied: false, isIt: false, isOther: false, isAmended: false },
    ...{ ahead: null, supporting: null, before: [] },
    ...{ isBacked: false, isElse: false, instead: new Map() },
  };
  const items = itemsOf(context, new Map(), text);
  // What is for another turn is kept elsewhere.
  if (items.some((item) => item.kind === "time" && !item.isNow && !item.isWeak))
    return { orders: [], instead: [], depends: false, isOfOther: true, topic };
  for (const item of items) {
    take(scan, item);
    scan.before.push(item);
  }
  closes(scan);
  const orders = [...scan.found]
    .filter(([unit]) => !scan.settled.has(unit))
    .map(([unit, each]) => ({ unit, text: each.text }));
  const instead = [...scan.instead].map(([unit, way]) => ({ unit, text: way }));
  const hangs = depends && orders.length > 0;
  return { orders, instead, depends: hangs, isOfOther: false, topic: scan.topic };
}

function take(scan: Scan, item: Item): void {
  switch (item.kind) {
    case "break":
      scan.ahead = null;
      // `Or no, Edinburgh`
      if (scan.before.at(-1)?.kind === "denial") scan.isAmended = true;
      if (item.isTurn) Object.assign(scan, { isDenied: false, isIt: false });
      ends(scan);
      return;
    case "backed":
      scan.isBacked = true;
      return;
    case "denial":
      scan.isDenied = true;
      return;
    case "stay":
      stays(scan);
      return;
    case "word":
      named(scan, item);
      return;
    default:
  }
}

function named(scan: Scan, item: Extract<Item, { kind: "word" }>): void {
  const { place, of, type, near, text } = item.word;
  const word = spelling(text);
  if (scan.isBacked && backs(scan, item)) return;
  if (place !== null) atPlace(scan, place, item);
  else if (of !== null) begins(scan, unitsAt(scan, of), false);
  else if (type !== null) ofKind(scan, type, item.previous);
  else if (pronouns.has(word)) scan.isIt = true;
  else if (excluding.has(word)) scan.isDenied = true;
  else if (others.has(word)) scan.isOther = true;
  else if (leaving.has(word)) withdraws(scan);
  else if (nothing.test(word)) helpsNobody(scan);
  else if (isSupport(word)) supports(scan);
  else if (word.length > 4) nearly(scan, near.length > 0 ? near : slipsOf(scan, word), item);
  if (amending.has(word)) scan.isAmended = true;
  if (word === elsewise) Object.assign(scan, { isElse: true, isAmended: true });
  if (restful.has(word)) scan.mayStay = true;
}

/** `With the help of Ruhr`, `con el apoyo de la flota` */
function backs(
  scan: Scan,
  { word: { place, of, type } }: Extract<Item, { kind: "word" }>,
): boolean {
  const at = place ?? of;
  if (at === null && type === null) return false;
  supportLast(
    scan,
    at === null ? ownUnits(scan.context).filter((unit) => unit.type === type) : unitsAt(scan, at),
  );
  return true;
}

/** What is said without a name, at the end of its clause. */
function ends(scan: Scan): void {
  helpsLast(scan);
  const last = scan.before.at(-1);
  if (last?.kind === "word" && following.has(spelling(last.word.text))) follows(scan);
}

/** `The fleet helps`, and nobody is named whom: what was ordered last. */
function helpsLast(scan: Scan): void {
  if (scan.supporting?.of === null) supportLast(scan, scan.supporting.by);
}

/** `Konstantinopel rückt nach`: to where the unit that was spoken of before leaves. */
function follows(scan: Scan): void {
  const left = [...scan.found].findLast(([, { goal }]) => goal !== null)?.[0];
  if (left !== undefined && scan.open.length > 0) goes(scan, scan.open, left);
}

/** `Marseille elle soutient rien, elle va en Espagne` */
function helpsNobody(scan: Scan): void {
  if (scan.supporting === null || scan.supporting.of !== null) return;
  Object.assign(scan, { open: scan.supporting.by, supporting: null });
}

const nothing =
  /^(?:nothing|nobody|nichts|niemand\w*|rien|personne|nada|nadie|niente|nessuno|niks)$/u;

/** A place: the unit that stands there, or where one goes. */
function atPlace(scan: Scan, place: ProvinceId, item: Extract<Item, { kind: "word" }>): void {
  const here = unitsAt(scan, place);
  if (scan.supporting !== null) {
    supported(scan, place);
    return;
  }
  if (scan.open.some(({ at }) => at === place)) {
    if (scan.isKind) Object.assign(scan, { open: here, isKind: false, topic: place });
    return;
  }
  // `To Apulia or Tuscany`: nobody can say which.
  if (isEither(scan, place)) return;
  const joined = !item.isAimed && isList(scan.before) ? [...scan.joined, ...scan.open] : null;
  if (joined !== null) Object.assign(scan, { open: [], joined: [] });
  const isFree = here.length === 0 || item.isAimed || here.every(({ at }) => isTold(scan, at));
  if (
    scan.open.length > 0 &&
    isFree &&
    (here.length > 0 || !item.isWhence || scan.joined.length > 0)
  ) {
    if (scan.isDenied) return;
    if (goes(scan, scan.open, place) || here.length === 0 || item.isAimed) return;
  }
  const mayReturn = isFree || scan.isAmended;
  if (scan.open.length === 0 && mayReturn && returns(scan, place, item.isAimed)) return;
  if (here.length > 0) {
    begins(scan, here, false, item.isWhence);
    if (joined !== null) scan.joined = joined;
  } else if (scan.open.length === 0 && !scan.isDenied)
    scan.ahead = { goal: place, isAimed: item.isAimed };
}

/** Is the place another one for the unit that was spoken of last? Then neither counts. */
function isEither(scan: Scan, place: ProvinceId): boolean {
  const { topic, found, context, before } = scan;
  const last = before.slice(-3).some((item) => item.kind === "word" && either.test(item.word.text));
  const unit = ownUnits(context).filter(({ at }) => at === topic);
  if (!last || topic === null || !found.has(topic) || ways(scan, unit, place).length === 0)
    return false;
  found.delete(topic);
  return true;
}

/** `No, rather to Picardy`, `it goes to Picardy`: of the unit that was spoken of before. */
function returns(scan: Scan, place: ProvinceId, isAimed: boolean): boolean {
  const { topic, isIt, isOther, isAmended, found, isDenied, context } = scan;
  if (topic === null || isDenied) return false;
  const all = ownUnits(context);
  const last = all.filter(({ at }) => at === topic);
  const same = all.filter(({ at, type }) => at !== topic && type === last[0]?.type);
  if (isOther && goes(scan, same, place)) return true;
  if (found.has(topic) && !isAmended && !isIt) return false;
  return (isAimed || isIt || isAmended) && goes(scan, last, place);
}

function nearly(
  scan: Scan,
  near: readonly ProvinceId[],
  item: Extract<Item, { kind: "word" }>,
): void {
  const here = near.flatMap((place) => unitsAt(scan, place));
  const [unit, another] = here;
  if (unit !== undefined && another === undefined) {
    begins(scan, [unit], false);
    return;
  }
  const units = scan.open.length > 0 ? scan.open : ownUnits(scan.context);
  const reached = near.filter((place) => ways(scan, units, place).length > 0);
  const [goal, other] = reached;
  if (goal !== undefined && other === undefined) atPlace(scan, goal, item);
}

/** `Tirolia` */
function slipsOf({ context }: Scan, word: string): readonly ProvinceId[] {
  if (word.length < 6 || orderWords.has(word)) return [];
  const slips = namesOf(context.board).slips(word);
  const alike = namesOf(context.board)
    .prefix(word.slice(0, 4))
    .map(({ at }) => at);
  return [...new Set(slips.map(({ at }) => at))].filter((at) => alike.includes(at));
}

/** `The boat`, `my other army`; `a fleet` may be anybody's. */
function ofKind(scan: Scan, type: UnitType, previous: string): void {
  if (scan.supporting !== null || indefinite.test(previous)) return;
  // `The Edinburgh fleet`
  if (scan.open.length > 0 && !scan.isKind && !isBroken(scan.before)) return;
  const all = ownUnits(scan.context).filter((unit) => unit.type === type);
  const free = all.filter(({ at }) => !isTold(scan, at));
  const rest = scan.isOther && free.length > 1 ? free.filter(({ at }) => at !== scan.topic) : free;
  begins(scan, rest.length > 0 ? rest : all, true);
}

function begins(scan: Scan, units: readonly Own[], isKind: boolean, isWhence = false): void {
  if (units.length === 0) return;
  settles(scan);
  const { ahead, before } = scan;
  Object.assign(scan, { open: units, isKind, ...begun });
  const [unit, another] = units;
  if (another === undefined) scan.topic = unit!.at;
  if (
    ahead !== null &&
    (ahead.isAimed || isWhence || isFor(before)) &&
    units.some(({ at }) => !isTold(scan, at))
  )
    goes(scan, units, ahead.goal);
}

/** `Paris I leave alone`, before the next unit: nothing else was said of it. */
function settles(scan: Scan): void {
  if (scan.mayStay && scan.open.length === 1) goes(scan, scan.open, null);
  scan.supporting = null;
}

function closes(scan: Scan): void {
  const { supporting } = scan;
  if (supporting?.of != null) allSupport(scan, supporting.by, supporting.of, null);
  ends(scan);
  // `If they don't, leave it alone`
  if (scan.isElse && scan.mayStay && scan.open.length === 0) stays(scan);
  settles(scan);
}

function stays(scan: Scan): void {
  const { context, open, topic, isIt, isElse, found, supporting } = scan;
  // `Constantinople helps it to stay`
  if (supporting !== null) {
    if (supporting.of === null) helpsLast(scan);
    else allSupport(scan, supporting.by, supporting.of, null);
    return;
  }
  const last = ownUnits(context).filter(({ at }) => at === topic);
  // `They have no business in Burgundy and stay at home`
  const isOfLast = topic !== null && (isIt || isElse || found.has(topic));
  if (open.length > 0) goes(scan, open, null);
  else if (isOfLast) goes(scan, last, null);
  else scan.ahead = { goal: null, isAimed: true };
}

/** `No, forget it` */
function withdraws(scan: Scan): void {
  const last = [...scan.found.keys()].at(-1);
  if (scan.open.length === 0 && last !== undefined) scan.found.delete(last);
}
