/**
 * What a sentence of prose says that units are to do, where every word of it is accounted for (`words.ts`): which unit, named
 * by its place, its kind or a pronoun, and where it goes, or that it stays; and for which turn. Any other sentence says nothing.
 */
import { type ProvinceId, provinceOf, spelling } from "../../../map/index.js";
import { printOrder } from "../../../rules/index.js";
import { looksLikeOrder } from "../../lexer/order-like.js";
import type { ReadingContext } from "../contract.js";
import { readOrders } from "../reading.js";
import { type Item, itemsOf } from "./items.js";
import { type Own, ownUnits, type Word } from "./units.js";
import { courtesy, isFrame, isPast, modal } from "./words.js";

/** An order, in notation. */
export interface Deed {
  readonly unit: ProvinceId;
  /** Null for a unit that stays. */
  readonly goal: ProvinceId | null;
  readonly text: string;
  readonly isLater: boolean;
}

/** What was said before. */
export interface Thread {
  /** The unit that was spoken of last. */
  readonly topic: ProvinceId | null;
  /** Where own units go, by these words or by orders that stand. */
  readonly ways: ReadonlyMap<ProvinceId, ProvinceId>;
  /** A heading spoke of another turn. */
  readonly isLater: boolean;
  /** Units were named by where they will be. */
  readonly isThere: boolean;
}

export interface Spoken {
  readonly deeds: readonly Deed[];
  /** It says what may be done, and not that it is to be. */
  readonly isWeak: boolean;
  /** It names the season of what is for later. */
  readonly namesSeason: boolean;
  /** It speaks of another turn, or of units where they will be then, whatever it says of them. */
  readonly isOfLater: boolean;
  /** It only names a unit, of which the next sentence says what it does. */
  readonly isTopic: boolean;
  readonly thread: Thread;
}

/** What is known while the words are read. */
interface State {
  readonly context: ReadingContext;
  readonly deeds: Deed[];
  readonly ways: Map<ProvinceId, ProvinceId>;
  /** The units that are meant now, and whether what they do is said. */
  units: readonly Own[] | null;
  isDone: boolean;
  /** They are named by their kind alone. */
  isKind: boolean;
  isDenied: boolean;
  /** What was said before its unit. */
  ahead: ProvinceId | "stay" | null;
  isIt: boolean;
  isOther: boolean;
  /** Units are named by where they will be. */
  isThere: boolean;
  isLater: boolean;
  goesOn: boolean;
  topic: ProvinceId | null;
  before: Item | null;
}

/** What the sentence says of the writer's units; deeds are none where any word of it may mean something else. */
export function spokenIn(
  context: ReadingContext,
  thread: Thread,
  sentence: string,
  line: string,
): Spoken {
  const items = itemsOf(context, sentence);
  const state: State = {
    ...{ context, deeds: [], ways: new Map(thread.ways), units: null, isDone: false },
    ...{
      isKind: false,
      isDenied: false,
      ahead: null,
      isIt: false,
      isOther: false,
      isThere: thread.isThere,
      goesOn: false,
    },
    ...{ isLater: thread.isLater, topic: thread.topic, before: null },
  };
  const isAsking = sentence.includes("?");
  const mayOrder =
    !isPast(sentence) &&
    !looksLikeOrder(sentence.trim()) &&
    (!isAsking || (modal.test(sentence) && courtesy.test(line)));
  const isRead =
    mayOrder && items.every((item) => takes(state, item)) && ends(state) && isOnce(state.deeds);
  const namesSeason = items.some(
    (item) => item.kind === "time" && !item.isNow && item.season !== null,
  );
  const isHeading = items.some((item) => item.kind === "time") && /:\s/.test(sentence);
  return {
    deeds: isRead ? state.deeds : [],
    isWeak: modal.test(sentence) && !courtesy.test(line),
    namesSeason,
    isOfLater:
      items.some((item) => item.kind === "time" && !item.isNow && !item.isWeak) &&
      !items.some((item) => item.kind === "time" && item.isNow),
    isTopic:
      !isAsking &&
      items.every((item) => isIdle(context, item)) &&
      onlyUnit(context, items) !== null,
    thread: {
      topic: isRead ? state.topic : (onlyUnit(context, items) ?? thread.topic),
      ways: isRead ? state.ways : thread.ways,
      isThere: state.isThere,
      isLater: isHeading || state.deeds.length > 0 ? isHeading && state.isLater : thread.isLater,
    },
  };
}

/** `I have changed my mind about the army` */
function isIdle(context: ReadingContext, item: Item): boolean {
  if (item.kind === "break") return true;
  if (item.kind !== "word") return false;
  const { place, of, type, text } = item.word;
  const at = place ?? of;
  if (at !== null) return ownUnits(context).some((unit) => unit.at === at);
  return type !== null || isFrame(spelling(text));
}

/** The one unit that a sentence speaks of. */
function onlyUnit(context: ReadingContext, items: readonly Item[]): ProvinceId | null {
  const own = ownUnits(context);
  const named = items.flatMap((item) => {
    if (item.kind !== "word") return [];
    const { place, of, type } = item.word;
    const at = place ?? of;
    if (at !== null) return own.filter((unit) => unit.at === at);
    return type === null ? [] : own.filter((unit) => unit.type === type);
  });
  const [first, another] = new Set(named.map(({ at }) => at));
  return another === undefined ? (first ?? null) : null;
}

/** No unit is told two things for one turn. */
function isOnce(deeds: readonly Deed[]): boolean {
  const keys = deeds.map(({ unit, isLater }) => `${unit} ${isLater}`);
  return new Set(keys).size === keys.length;
}

/** Takes the next item; false where the words are none that are understood. */
function takes(state: State, item: Item): boolean {
  const isTaken = taken(state, item);
  if (!isTaken && process.env.DBG)
    console.error("DBG", JSON.stringify(item), state.units, state.isDone, [...state.ways]);
  state.before = item;
  return isTaken;
}

function taken(state: State, item: Item): boolean {
  switch (item.kind) {
    case "break":
      if (item.isTurn) state.isDenied = false;
      return true;
    case "time":
      if (item.isWeak) state.goesOn = true;
      else if (item.isNow || item.isLeading) state.isLater = !item.isNow;
      return true;
    case "denial":
      state.isDenied = true;
      return true;
    case "stay":
      return stays(state, item.isLater);
    case "word":
      return named(state, item.word, item);
  }
}

function named(state: State, word: Word, item: Extract<Item, { kind: "word" }>): boolean {
  if (word.place !== null) return goesTo(state, word.place, item);
  if (word.of !== null) return begins(state, unitsAt(state, word.of), false);
  if (word.type !== null) return ofKind(state, word, item);
  const text = spelling(word.text);
  if (pronouns.has(text)) state.isIt = true;
  if (others.has(text)) state.isOther = true;
  if (/^ones?$/.test(text) && compass.test(item.previous)) state.isOther = true;
  if (text.length > 4 && !isFrame(text) && word.near.length > 0) return nearly(state, word, item);
  return isFrame(text) || others.has(text) || pronouns.has(text);
}

const others = new Set("other otro otra autre andere anderen anderer altra altro".split(" "));
const compass = /^(?:south|north|east|west)(?:ern)?$/i;

/** `The Atlantic`, for a fleet that can go to one of them: a name that is not whole. */
function nearly(state: State, { near }: Word, item: Extract<Item, { kind: "word" }>): boolean {
  if (state.units === null || state.isDone) {
    const units = near.flatMap((place) => unitsAt(state, place));
    const later = near.flatMap((place) => laterUnit(state, place) ?? []);
    return units.length === 0 && later.length === 1
      ? beginsThere(state, later)
      : units.length === 1 && begins(state, units, false);
  }
  const units = near.flatMap((place) => unitsAt(state, place));
  if (state.isKind && item.isOf && units.length === 1) return renamed(state, units);
  const later = near.flatMap((place) => laterUnit(state, place) ?? []);
  if (state.isKind && item.isOf && later.length === 1 && isAmong(state, later[0]!)) {
    state.isThere = true;
    return renamed(state, later);
  }
  const goals = near.filter((place) =>
    (state.units ?? []).some((unit) => orderOf(state, unit, place, false) !== null),
  );
  const [goal, another] = goals;
  return (
    goal !== undefined && another === undefined && deed(state, goal, item.isLater || state.isLater)
  );
}

/** Turns to units that are named by where they will be. */
function beginsThere(state: State, units: readonly Own[]): boolean {
  state.isThere = true;
  return begins(state, units, false);
}

const pronouns = new Set("it she he sie er es elle il ella lei lui hij zij ze".split(" "));

/** `The boat`, `the Edinburgh fleet`; `a fleet` may be anybody's. */
function ofKind(state: State, word: Word, item: Extract<Item, { kind: "word" }>): boolean {
  if (
    /^(?:an?|any|eine?n?|une?|una?|uno|een|every|another|his|her|their|your)$/i.test(item.previous)
  )
    return false;
  const { before, units } = state;
  const isBehindPlace = before?.kind === "word" && (before.word.place ?? before.word.of) !== null;
  if (isBehindPlace && units !== null && !state.isDone && !state.isKind)
    return units.some(({ type }) => type === word.type);
  const all = ownAt(state).filter(({ type }) => type === word.type);
  const free = all.filter(({ at }) => !hasDeed(state, at));
  return begins(state, all.length > 1 && free.length > 0 ? free : all, true);
}

function hasDeed({ deeds, isLater }: State, at: ProvinceId): boolean {
  return deeds.some((deed) => deed.unit === at && deed.isLater === isLater);
}

/** Turns to these units. */
function begins(state: State, units: readonly Own[], isKind: boolean): boolean {
  if (units.length === 0 || !settles(state)) return false;
  const [unit, another] = units;
  Object.assign(state, {
    units,
    isKind,
    isDone: false,
    isDenied: false,
    isIt: false,
    goesOn: false,
  });
  if (another === undefined) state.topic = unit!.at;
  return true;
}

/** What was said ahead of the unit is its order; false where nothing is said of it. */
function settles(state: State): boolean {
  const { units, ahead } = state;
  if (units === null || state.isDone) return true;
  if (ahead === null) return false;
  state.ahead = null;
  return ahead === "stay" ? deed(state, null, state.isLater) : deed(state, ahead, state.isLater);
}

function ends(state: State): boolean {
  return settles(state) && state.ahead === null;
}

function stays(state: State, isLater: boolean): boolean {
  if (state.isDenied) return false;
  withIt(state);
  if (state.units === null) {
    if (state.ahead !== null) return false;
    state.ahead = "stay";
    return true;
  }
  const last = state.deeds.at(-1);
  if (state.isDone) return last?.goal === null;
  return deed(state, null, isLater || state.isLater);
}

/** `It`, `the other`, where no unit is named: the one that was spoken of last, and those of its kind that have no order. */
function withIt(state: State): void {
  const { topic } = state;
  if (state.units !== null && !state.isDone) return;
  if (state.isOther) {
    const type = ownUnits(state.context).find(({ at }) => at === topic)?.type;
    const units = ownUnits(state.context).filter(
      (unit) =>
        (type === undefined || unit.type === type) && unit.at !== topic && !hasDeed(state, unit.at),
    );
    if (units.length > 0) begins(state, units, true);
    return;
  }
  if (!state.isIt || topic === null) return;
  const units = ownUnits(state.context).filter(({ at }) => at === topic);
  if (units.length > 0 && (state.units === null || state.topic !== topic))
    Object.assign(state, { units, isKind: false, isDone: false });
}

function goesTo(state: State, place: ProvinceId, item: Extract<Item, { kind: "word" }>): boolean {
  const here = unitsAt(state, place);
  const isOpen = state.units !== null && !state.isDone;
  if (isOpen && state.isKind && item.isOf && here.some((unit) => isAmong(state, unit)))
    return renamed(state, here);
  if (isOpen && here.some(({ at }) => state.units?.some((unit) => unit.at === at))) return true;
  if (state.isDenied && state.units !== null) return denies(state, place);
  if (isOpen && state.ahead === null && (here.length === 0 || item.isAimed || !state.isKind))
    return deed(state, place, item.isLater || state.isLater);
  const last = state.deeds.at(-1);
  if (state.isDone && (place === last?.goal || (last?.goal === null && last.unit === place)))
    return true;
  if (here.length > 0 && !(state.isDone && state.goesOn && item.isAimed))
    return begins(state, here, false);
  const goesOn = state.goesOn || (state.isLater && last?.isLater === false);
  if (state.isDone && goesOn && !state.isOther && !state.isIt) return deed(state, place, true);
  withIt(state);
  if (state.units !== null && !state.isDone)
    return deed(state, place, item.isLater || state.isLater);
  const later = laterUnit(state, place);
  if (later !== null) return beginsThere(state, [later]);
  if (state.units !== null || state.ahead !== null) return false;
  state.ahead = place;
  return true;
}

/** `Not to the Black Sea`: of several the unit that was to go there. */
function denies(state: State, place: ProvinceId): boolean {
  state.isDenied = false;
  const meant = (state.units ?? []).filter(({ at }) => state.ways.get(at) === place);
  if (!state.isDone && meant.length === 1) renamed(state, meant);
  return true;
}

function renamed(state: State, units: readonly Own[]): boolean {
  Object.assign(state, { units, isKind: false, topic: units[0]!.at });
  return true;
}

function isAmong({ units }: State, unit: Own): boolean {
  return units?.some(({ at, type }) => at === unit.at && type === unit.type) ?? false;
}

/** `Picardy to Belgium`, where the army of Paris goes to Picardy: the unit that will be there. */
function laterUnit(state: State, place: ProvinceId): Own | null {
  const from = [...state.ways].find(([, to]) => provinceOf(to) === place)?.[0];
  const unit = ownUnits(state.context).find(({ at }) => at === from);
  return unit ?? null;
}

/** The units as they are named for this turn; those that move are named for the next one by where they go. */
function unitsAt({ context, ways, isThere }: State, place: ProvinceId): readonly Own[] {
  return ownUnits(context).filter(({ at }) => (isThere ? (ways.get(at) ?? at) : at) === place);
}

function ownAt({ context }: State): readonly Own[] {
  return ownUnits(context);
}

/** Notes what the one unit does that can do it. */
function deed(state: State, goal: ProvinceId | null, saysLater: boolean): boolean {
  const { units, ways } = state;
  const found = (units ?? []).flatMap((unit) => {
    const isLater = saysLater || state.isThere || hasDeedNow(state, unit.at);
    // Where the order of this turn may change yet, a unit is named by where it is.
    const text =
      orderOf(state, unit, goal, isLater) ??
      (isLater && !hasDeedNow(state, unit.at) ? orderOf(state, unit, goal, false) : null);
    return text === null ? [] : [{ unit: unit.at, goal, text, isLater }];
  });
  const [only, another] = found;
  if (only === undefined || another !== undefined) return false;
  state.deeds.push(only);
  if (!only.isLater && goal !== null) ways.set(only.unit, goal);
  if (!only.isLater && goal === null) ways.delete(only.unit);
  Object.assign(state, { isDone: true, isDenied: false, goesOn: false, topic: only.unit });
  return true;
}

function hasDeedNow({ deeds }: State, at: ProvinceId): boolean {
  return deeds.some(({ unit, isLater }) => unit === at && !isLater);
}

/** The order as it is printed, if it is possible; for the next turn, from where the unit will be then. */
function orderOf(
  { context, ways }: State,
  { type, at }: Own,
  goal: ProvinceId | null,
  isLater: boolean,
): string | null {
  const from = isLater ? (ways.get(at) ?? at) : at;
  const text = goal === null ? `${type} ${from} H` : `${type} ${from} - ${goal}`;
  const position = isLater ? moved(context, ways) : context.position;
  const { readings, complaints } = readOrders({ ...context, position }, [{ number: 1, text }]);
  const [reading, another] = readings;
  const isSure = another === undefined && complaints.length === 0 && reading?.illegal === null;
  return isSure ? printOrder(reading.meant ?? reading.order) : null;
}

/** The board as it would be if all of the writer's units got where they go. */
function moved(
  { position, power }: ReadingContext,
  ways: ReadonlyMap<ProvinceId, ProvinceId>,
): ReadingContext["position"] {
  const units = position.units.map((unit) => {
    const to = unit.power === power ? ways.get(provinceOf(unit.at)) : undefined;
    return to === undefined ? unit : { ...unit, at: to };
  });
  return { ...position, units };
}
