/** The units and places of a clause, each with the preposition before it. */
import type { Role } from "../order-words.js";
import { type Token, type Tokens, token } from "../token.js";
import type { Item } from "./items.js";

export interface Slot {
  /** The letters of its preposition (`Tongue`), none where it has none. */
  readonly by: string;
  /** A unit with its type, a place that may be a unit too, or a type alone. */
  readonly what: "unit" | "place" | "type";
  readonly tokens: Tokens;
}

/** No preposition stands before it. */
export function isBare({ by }: Slot): boolean {
  return by === "";
}

/** Can its preposition say one of these? */
export function can(...letters: readonly string[]): (slot: Slot) => boolean {
  return ({ by }) => letters.some((letter) => by.includes(letter));
}

/** Is it a place, and no unit for certain? */
export function isPlace({ what }: Slot): boolean {
  return what === "place";
}

/** The only slot of these that fits, and null where none or several do. */
export function only(slots: readonly Slot[], fits: (slot: Slot) => boolean): Slot | null {
  const found = slots.filter(fits);
  return found.length === 1 ? found[0]! : null;
}

/** The verb of a clause, as the grammar has it. */
export function word(role: Role, { verb }: { readonly verb: Token }): Token {
  return token([role], verb);
}

/** The slots in their order, or null where something stands in none. */
export function slotsOf(all: readonly Item[]): readonly Slot[] | null {
  const items = all.filter(({ kinds }) => !kinds.includes("idle"));
  const slots: Slot[] = [];
  for (let at = 0; at < items.length; ) {
    const { sort, prepositions } = items[at]!;
    if (sort === "word" && prepositions === "") {
      at += 1;
      continue;
    }
    const isOfAttack = items[at + 1]?.kinds.some((kind) => kind === "strike" || kind === "go");
    if (sort === "nation" && isOfAttack === true && items[at - 1]?.kinds.includes("help")) {
      at += 1;
      continue;
    }
    const start = sort === "word" ? at + 1 : at;
    const found = nameAt(items, start);
    if (found === null && isIdle(items, at, slots.at(-1))) {
      at += 1;
      continue;
    }
    if (found === null) return null;
    slots.push({ by: start > at ? prepositions : "", ...found.slot });
    at = found.next;
  }
  return withOrigin(withType(slots));
}

/** `von Brest aus`, `va a ocupar`: a preposition without a name. */
function isIdle(items: readonly Item[], at: number, before: Slot | undefined): boolean {
  const isOut = items[at]!.text === "aus" && (before?.by.includes("o") ?? false);
  const next = items[at + 1];
  const isInfinitive = /^(?:a|ad|de|di|zu|te|om)$/.test(items[at]!.text) && next !== undefined;
  return isOut || (isInfinitive && next.kinds.length > 0 && /(?:r|re|en)$/.test(next.text));
}

interface Found {
  readonly slot: Omit<Slot, "by">;
  readonly next: number;
}

/** `die russische Armee in Warschau`, `Kieler Flotte`, `flotte brestoise`, `Kiel`, `die Armee`. */
function nameAt(items: readonly Item[], start: number): Found | null {
  const nation = items[start]?.sort === "nation" ? [items[start]!.token] : [];
  const at = start + nation.length;
  const place = placeAt(items, at);
  if (place !== null) {
    const isType = items[place.next]?.sort === "type" && !isNamed(items, place.next);
    if (!isType)
      return { slot: { what: "place", tokens: [...nation, ...place.tokens] }, next: place.next };
    const tokens = [...nation, items[place.next]!.token, ...place.tokens];
    return { slot: { what: "unit", tokens }, next: place.next + 1 };
  }
  if (items[at]?.sort !== "type") return null;
  const type = items[at]!.token;
  const named = placeBehindType(items, at + 1);
  if (named === null) return { slot: { what: "type", tokens: [...nation, type] }, next: at + 1 };
  const owner = [...nation, ...named.nation];
  return { slot: { what: "unit", tokens: [...owner, type, ...named.tokens] }, next: named.next };
}

/** Where a unit stands: `in Warschau`, `aus der Nordsee`, `die in Serbien steht`, `anglaise de Belgique`. */
function placeBehindType(items: readonly Item[], start: number) {
  const nation = items[start]?.sort === "nation" ? [items[start]!.token] : [];
  let at = start + nation.length;
  const isRelative = items[at]?.kinds.includes("relative") ?? false;
  if (isRelative) at += 1;
  if (/[lo]/.test(items[at]?.prepositions ?? "")) at += 1;
  const place = placeAt(items, at);
  if (place === null) return null;
  const stands = isRelative && (items[place.next]?.kinds.includes("stay") ?? false);
  return { nation, tokens: place.tokens, next: stands ? place.next + 1 : place.next };
}

function isNamed(items: readonly Item[], type: number): boolean {
  return placeBehindType(items, type + 1) !== null;
}

function placeAt(items: readonly Item[], at: number) {
  if (items[at]?.sort !== "place") return null;
  const coast = items[at + 1]?.sort === "coast" ? [items[at + 1]!.token] : [];
  return { tokens: [items[at]!.token, ...coast], next: at + 1 + coast.length };
}

/** `Londen steekt over met de vloot`: the type of the unit that is named. */
function withType(slots: readonly Slot[]): readonly Slot[] {
  const type = slots.findIndex(({ by, what }) => by.includes("w") && what === "type");
  const unit = slots.findIndex((slot) => isBare(slot) && isPlace(slot));
  if (type < 0 || unit < 0) return slots;
  const tokens = [...slots[type]!.tokens, ...slots[unit]!.tokens];
  return slots.with(unit, { by: "", what: "unit", tokens }).toSpliced(type, 1);
}

/** `L'armata a Venezia resta lì`: where nothing goes, a type stands where a place behind it says. */
export function whereTheyStand(slots: readonly Slot[]): readonly Slot[] {
  const type = slots.findIndex(
    ({ what }, at) =>
      what === "type" && slots[at + 1]?.what === "place" && can("g", "l")(slots[at + 1]!),
  );
  if (type < 0) return slots;
  const { by, tokens } = slots[type]!;
  const unit: Slot = { by, what: "unit", tokens: [...tokens, ...slots[type + 1]!.tokens] };
  return slots.toSpliced(type, 2, unit);
}

/** `Die Flotte geht aus Kiel nach Holland`: a type, and apart from it where that unit stands. */
function withOrigin(slots: readonly Slot[]): readonly Slot[] {
  const type = slots.findIndex(({ what }) => what === "type");
  const from = slots.findIndex(
    ({ by, what }) => by.includes("o") && !by.includes("g") && what === "place",
  );
  if (type < 0 || from < 0) return slots;
  const unit: Slot = {
    by: slots[type]!.by,
    what: "unit",
    tokens: [...slots[type]!.tokens, ...slots[from]!.tokens],
  };
  return slots.with(type, unit).toSpliced(from, 1);
}
