/** The words of a sentence, one by one: whom they name, and where that one goes. */
import { type ProvinceId, spelling } from "../../../map/index.js";
import { deed, hasDeed, isAmong, laterUnit, orderOf, type State, unitsAt } from "./deeds.js";
import type { Item } from "./items.js";
import { type Own, ownUnits, type Word } from "./units.js";
import { isFrame } from "./words.js";

type Named = Extract<Item, { kind: "word" }>;

/** Takes the next item; false where the words are none that are understood. */
export function takes(state: State, item: Item): boolean {
  const isTaken = taken(state, item);
  state.before = item;
  return isTaken;
}

function taken(state: State, item: Item): boolean {
  switch (item.kind) {
    case "break":
      if (item.isTurn) state.isDenied = false;
      if (item.isAnd) state.isJoined = true;
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
    case "backed":
      return false;
    case "word":
      return named(state, item.word, item);
  }
}

function named(state: State, word: Word, item: Named): boolean {
  if (word.place !== null) return goesTo(state, word.place, item);
  if (word.of !== null) return beginsAt(state, word.of);
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
function nearly(state: State, { near }: Word, item: Named): boolean {
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
    Object.assign(state, { isThere: true, isNamedThere: true });
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

/** `The Bulgarian army`: what stands there, or will. */
function beginsAt(state: State, place: ProvinceId): boolean {
  const here = unitsAt(state, place);
  if (here.length > 0) return begins(state, here, false);
  const later = laterUnit(state, place);
  if (later === null) return false;
  state.isNamedThere = true;
  return beginsThere(state, [later]);
}

/** Turns to units that are named by where they will be. */
function beginsThere(state: State, units: readonly Own[]): boolean {
  state.isThere = true;
  return begins(state, units, false);
}

const pronouns = new Set("it she he sie er es elle il ella lei lui hij zij ze".split(" "));

/** `The boat`, `the Edinburgh fleet`; `a fleet` may be anybody's. */
function ofKind(state: State, word: Word, item: Named): boolean {
  if (
    /^(?:an?|any|eine?n?|une?|una?|uno|een|every|another|his|her|their|your)$/i.test(item.previous)
  )
    return false;
  const { before, units } = state;
  const isBehindPlace = before?.kind === "word" && (before.word.place ?? before.word.of) !== null;
  if (isBehindPlace && units !== null && !state.isDone && !state.isKind)
    return units.some(({ type }) => type === word.type);
  const all = ownUnits(state.context).filter(({ type }) => type === word.type);
  const free = all.filter(({ at }) => !hasDeed(state, at));
  return begins(state, all.length > 1 && free.length > 0 ? free : all, true);
}

/** Turns to these units. */
function begins(state: State, units: readonly Own[], isKind: boolean): boolean {
  if (units.length === 0 || !settles(state)) return false;
  const [unit, another] = units;
  Object.assign(state, {
    units,
    isKind,
    isDone: false,
    isIt: false,
    goesOn: false,
    isJoined: false,
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

/** Is all that was begun said? */
export function ends(state: State): boolean {
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

/**
 * `It`, `the other`, where no unit is named: the one that was spoken of last, and those of its kind that have
 * no order.
 */
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
  const pointsBack = state.pointsBack || state.units === null;
  if (units.length > 0) Object.assign(state, { units, isKind: false, isDone: false, pointsBack });
}

function goesTo(state: State, place: ProvinceId, item: Named): boolean {
  const here = unitsAt(state, place);
  if (item.isAimed && state.isIt) withIt(state);
  const isOpen = state.units !== null && !state.isDone;
  if (isOpen && state.isKind && item.isOf && here.some((unit) => isAmong(state, unit)))
    return renamed(state, here);
  const later = here.length > 0 ? null : laterUnit(state, place);
  if (isOpen && state.isKind && item.isOf && later !== null && isAmong(state, later)) {
    Object.assign(state, { isThere: true, isNamedThere: true });
    return renamed(state, [later]);
  }
  if (isOpen && here.some(({ at }) => state.units?.some((unit) => unit.at === at))) return true;
  if (state.isDenied && state.units !== null) return denies(state, place);
  // `Scrap Yorkshire, Edinburgh`: nothing goes there.
  if (state.isDenied || droppedAhead.test(item.previous)) return false;
  // `Paris and Burgundy`, `the army of Burgundy`
  if (isOpen && ((state.isJoined && !item.isAimed) || item.isWhence)) return false;
  if (isOpen && state.ahead === null && (here.length === 0 || item.isAimed || !state.isKind))
    return deed(state, place, item.isLater || state.isLater);
  const last = state.deeds.at(-1);
  if (state.isDone && (place === last?.goal || (last?.goal === null && last.unit === place)))
    return true;
  // `Galicia back to Vienna`: what stands behind `to` does not go where the sentence begins.
  if (state.units === null && state.ahead !== null && state.ahead !== "stay" && item.isAimed)
    return false;
  if (here.length > 0 && !(state.isDone && state.goesOn && item.isAimed))
    return begins(state, here, false);
  const goesOn = state.goesOn || (state.isLater && last?.isLater === false);
  if (state.isDone && goesOn && !state.isOther && !state.isIt) return deed(state, place, true);
  withIt(state);
  if (state.units !== null && !state.isDone)
    return deed(state, place, item.isLater || state.isLater);
  if (later !== null && !item.isAimed && state.isLater) return beginsThere(state, [later]);
  if (state.units !== null || state.ahead !== null) return false;
  state.ahead = place;
  return true;
}

const droppedAhead =
  /^(?:scrap|forget|cancel|drop|scratch|skip|vergiss|streich\p{L}*|oublie[zr]?|annule[zr]?|olvida|dimentica)$/iu;

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
