/**
 * What was said before: `Kiel moves to Holland, Denmark supports this`. The words of the order before take
 * the place of the word that points at them.
 */

import { type LocationId, type ProvinceId, provinceOf } from "../../../map/index.js";
import type { UnitMention, WrittenOrder } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { is, type Token, token, verbRoles } from "../../lexer/token.js";
import type { LineNode, PlaceNode, UnitNode } from "../tree.js";

/** The last order, as tokens: what can be said again of another unit. */
export interface Said {
  /** The unit that moves or holds, and where it goes. */
  readonly unit: readonly Token[];
  readonly way: readonly Token[];
  /** What the order was: `same` behind a unit says it again. */
  readonly kind: "hold" | "move" | "support" | "convoy" | "build" | "remove" | "tale";
  /** The order before it. */
  readonly former?: Said;
  /** It stands in another line. */
  readonly isAbove?: boolean;
}

/** What the last order of a tree says; null where nothing can be said again. */
export function saidIn(tokens: readonly Token[], { orders }: LineNode): Said | null {
  const [before, last] = orders.slice(-2).map((order) => saidOf(tokens, order));
  if (last === undefined) return before ?? null;
  return last === null || before === null ? last : { ...last, former: before! };
}

function saidOf(tokens: readonly Token[], order: LineNode["orders"][number]): Said | null {
  switch (order.kind) {
    case "hold":
    case "build":
    case "remove":
      return { kind: order.kind, unit: unitOf(tokens, order.unit), way: [] };
    case "move":
      return {
        kind: "move",
        unit: unitOf(tokens, order.unit),
        way: wayOf(tokens, order.steps.places),
      };
    case "others":
      return order.verb === "waive" ? null : { kind: order.verb, unit: [], way: [] };
    case "support":
    case "convoy": {
      const places = order.steps?.places ?? [];
      return { kind: order.kind, unit: unitOf(tokens, order.of), way: wayOf(tokens, places) };
    }
    default:
      return null;
  }
}

/** What an order says that was read without tokens; its words stand nowhere in the line. */
export function saidBy(order: WrittenOrder): Said | null {
  switch (order.kind) {
    case "hold":
      return { kind: "hold", unit: wordsOf(order.unit), way: [] };
    case "move":
      return { kind: "move", unit: wordsOf(order.unit), way: wordsTo(order.to) };
    case "support":
    case "convoy":
      return { kind: order.kind, unit: wordsOf(order.of), way: wordsTo(order.to) };
    default:
      return null;
  }
}

/** What a tale of the unit at a place says. */
export function saidOfTale(place: ProvinceId): Said {
  return { kind: "tale", unit: wordsAt(place), way: [] };
}

function wordsOf({ type, at }: UnitMention): readonly Token[] {
  const kind = type === null ? [] : [token([type === "A" ? "army" : "fleet"], nowhere)];
  return [...kind, ...wordsAt(at)];
}

function wordsTo(to: LocationId | null): readonly Token[] {
  return to === null ? [] : [token(["arrow"], nowhere), ...wordsAt(to)];
}

function wordsAt(at: LocationId): readonly Token[] {
  const place = { at: provinceOf(at), cost: 0 };
  const [, coast] = at.split("/");
  const name = token(["place"], nowhere, { places: [place] });
  return coast === undefined ? [name] : [name, token(["coast"], nowhere, { coast })];
}

const nowhere = { text: "", start: 0, end: 0 };

function unitOf(tokens: readonly Token[], { nation, type, place }: UnitNode): readonly Token[] {
  const leaves = [nation, type, place.name, place.coast];
  return leaves.flatMap((leaf) => (leaf === null ? [] : [tokens[leaf]!]));
}

/** Where it goes; the route before the last place is not said again. */
function wayOf(tokens: readonly Token[], places: readonly PlaceNode[]): readonly Token[] {
  const to = places.at(-1);
  if (to === undefined) return [];
  const name = tokens[to.name]!;
  const coast = to.coast === null ? [] : [tokens[to.coast]!];
  return [token(["arrow"], name), name, ...coast];
}

/** The tokens with the words of the order before in the place of those that point at it. */
export function resolved(tokens: readonly Token[], latest: Said | null): readonly Token[] {
  const isFormer = /^(?:the )?former$/.test(tokens.at(-1)?.text ?? "");
  const said = isFormer ? (latest?.former ?? null) : latest;
  if (said === null) return tokens;
  if (said.kind === "tale") return withHero(tokens, said);
  if (is(tokens[0], "reference") && tokens.length > 1) return withFirst(tokens, said);
  const last = tokens.findLastIndex((word) => is(word, "support", "convoy") && !is(word, "via"));
  const behind = tokens.slice(last + 1);
  // `A War S` alone on its line is cut off; only a word can point at another line. `F Nth convoys` carries what goes
  // above it, or nothing.
  const isFerry = is(tokens[last], "convoy") && said.kind === "move";
  const isCutOff = behind.length === 0 && said.isAbove && !isFerry;
  if (last > 0 && !isCutOff && !hasOrderBefore(tokens, last) && behind.every(pointsBack)) {
    if (is(tokens[last]!, "convoy") && said.way.length === 0) return tokens;
    if (said.unit.length === 0) return tokens;
    return [...tokens.slice(0, last + 1), ...at(tokens.at(-1)!, [...said.unit, ...said.way])];
  }
  // `Serbia supports it to Albania`
  const [it, ...way] = behind;
  const isWay = way.length > 0 && way.every((word) => is(word, "arrow", "place", "coast"));
  const isHelped = is(tokens[last], "support", "convoy") && is(it, "reference") && isWay;
  if (last > 0 && isHelped && !hasOrderBefore(tokens, last) && said.unit.length > 0)
    return [...tokens.slice(0, last + 1), ...at(it!, said.unit), ...way];
  // `MAO to the Irish Sea, and Portugal takes its place` points within itself.
  if (isJoined(tokens)) return tokens;
  if (goesAsSaid(tokens, said)) return [...tokens.slice(0, -1), ...at(tokens.at(-1)!, said.way)];
  const [point] = tokens.slice(-1);
  // `Armenia goes there`
  if (thither.test(point!.text) && is(tokens.at(-2), "arrow") && said.way.length > 0) {
    return [...tokens.slice(0, -2), ...at(point!, said.way)];
  }
  if (tokens.length > 1 && is(point, "reference") && succeeds.test(point!.text)) {
    const leaves = said.kind === "move" || said.way.length > 0;
    return leaves ? [...tokens.slice(0, -1), ...at(point!, wayTo(said.unit))] : tokens;
  }
  if (tokens.length > 1 && is(point, "reference") && isSame(point!)) return again(tokens, said);
  return tokens;
}

/** `Warsaw will go to Moscow in autumn. For now it supports Silesia.`: of a tale only the unit is said again. */
function withHero(tokens: readonly Token[], { unit }: Said): readonly Token[] {
  const hero = is(tokens[0], "reason", "unknown") ? 1 : 0;
  const [point, verb, ...rest] = tokens.slice(hero);
  const isHero = /^(?:it|she|that one|this one|that unit)$/.test(point?.text ?? "");
  return isHero && is(verb, ...verbRoles) ? [...at(point!, unit), verb!, ...rest] : tokens;
}

/** Does an order stand before the last clause? */
function isJoined(tokens: readonly Token[]): boolean {
  const turn = tokens.findLastIndex((word) => is(word, "separator") && !is(word, "place"));
  return turn > 0 && hasOrderBefore(tokens, turn);
}

const bareMotion = regex()`
  ^(?:goes|go|moves|steps|marches|sails|does|do)(?: (?:
    that|just that|exactly that|in|right in|straight in|in there
  ))?$
`;

/** `Baltic convoys Kiel to Sweden, Kiel goes`: on the way on which it is helped. */
function goesAsSaid(tokens: readonly Token[], { kind, unit, way }: Said): boolean {
  const [verb] = tokens.slice(-1);
  const named = tokens.slice(0, -1);
  const isHelped = (kind === "support" || kind === "convoy") && way.length > 0;
  const place = unit.find((word) => is(word, "place"))?.places[0]?.at;
  return (
    isHelped &&
    bareMotion.test(verb!.text) &&
    named.some((word) => word.places.some((other) => other.at === place)) &&
    named.every((word) => is(word, "place", "coast", "army", "fleet"))
  );
}

/** `It is supported by Munich`, `same for Berlin and Munich`: the word that points stands first. */
function withFirst(tokens: readonly Token[], said: Said): readonly Token[] {
  const [point, verb, ...rest] = tokens;
  // `The latter moves there`
  if (/^(?:the )?latter$/.test(point!.text)) {
    const named = said.unit.length === 0 ? [point!] : at(point!, said.unit);
    return thither.test(rest[0]?.text ?? "") && is(verb, "arrow") && said.way.length > 0
      ? [...named, ...at(rest[0]!, said.way), ...rest.slice(1)]
      : [...named, ...tokens.slice(1)];
  }
  // `Paris holds. It just sits there`
  const isOfUnit = said.kind === "hold" || said.kind === "move";
  if (subject.test(point!.text) && is(verb, "hold", "arrow") && isOfUnit && said.unit.length > 0) {
    return [...at(point!, said.unit), ...tokens.slice(1)];
  }
  if (is(verb, "supported", "backing")) {
    const helped = [...said.unit, ...said.way];
    return helped.length === 0 || said.kind === "support"
      ? tokens
      : [...rest, token(["support"], verb!), ...at(point!, helped)];
  }
  const units = tokens.slice(1).filter((word) => !is(word, "heading"));
  const areUnits = units.every((word) => is(word, "place", "army", "fleet", "separator", "coast"));
  return isSame(point!) && areUnits ? again([...units, point!], said) : tokens;
}

/** `Berlin takes its place`, `Berlin follows`: where the unit before stood. */
const succeeds = regex()`
  ^(?:
    follow|take|fill|replace|step|move|slide|slip|come|go|march|roll|pull|shift|close|fall|backfill|plug
    |ruckt|rueckt|nimmt|folgt|zieht|schliesst|fullt|fuellt|springt|tritt
    |(?:(?:la|le|lo|ne) )?(?:
      prend|prende|toma|occupe|occupa|ocupa|suit|remplace|comble|segue|subentra|sostituisce|rimpiazza|riempie
      |sigue|reemplaza|sustituye|rellena|llena|cubre
    )|vient l
    |neemt|bezet|volgt|schuift|sluit|rukt|vult
  )
`;

const subject = /^(?:it|he|she|that one|this one|that unit)$/;

const thither = /^(?:there|dorthin|dahin|alli|alla|ahi|la bas|daarheen|erheen)$/;

function wayTo(unit: readonly Token[]): readonly Token[] {
  const place = unit.filter((word) => is(word, "place"));
  return [token(["arrow"], unit[0]!), ...place];
}

/** `A Bur - Bel and A Pic S it`: the order that is meant stands before it. */
function hasOrderBefore(tokens: readonly Token[], last: number): boolean {
  return tokens.slice(0, last).some((word) => is(word, ...verbRoles) && !is(word, "place"));
}

/** `A War same`, behind a hold or a support. */
function again(tokens: readonly Token[], { kind, unit, way }: Said): readonly Token[] {
  const point = tokens.at(-1)!;
  const subject = tokens.slice(0, -1);
  if (kind === "move" || kind === "tale") return tokens;
  // `Brest gets a fleet, Marseilles too`
  if (kind === "build") {
    return [
      token([kind], point),
      ...at(
        point,
        unit.filter((word) => is(word, "army", "fleet")),
      ),
      ...subject,
    ];
  }
  if (kind !== "support" && kind !== "convoy") return [...subject, token([kind], point)];
  return [...subject, token([kind], point), ...at(point, [...unit, ...way])];
}

/** The object of a help that the order before names: `it`, `the attack`, `same`, or nothing. */
function pointsBack(word: Token): boolean {
  return is(word, "reference") || (is(word, "arrow", "heading") && !is(word, "place"));
}

const same = regex()`
  same|dit?to|^do(?:es)?(?: so)? (?:too|as well)$|likewise|eben(?:so|falls)|gleichfalls
  |desgleichen|dasselbe|idem|pareil|m\u00eame|meme|mismo|igual|ook$|auch$|stesso|altrettanto
  |hetzelfde|evenzo|mesmo
`;

function isSame({ text }: Token): boolean {
  return same.test(text);
}

/** Words of another line, at the place of the word that points at them. */
function at({ start, end }: Token, tokens: readonly Token[]): readonly Token[] {
  return tokens.map((word) => ({ ...word, start, end }));
}

/** `all but Armenia, who goes to Sev`: the last unit of the clause above. */
export function withSubjectAbove(
  tokens: readonly Token[],
  above: readonly Token[],
): readonly Token[] {
  const [who, ...rest] = tokens;
  const unit = above.findLast((word) => is(word, "place", "army", "fleet"));
  return /^(?:who|which)$/.test(who?.text ?? "") && unit !== undefined ? [unit, ...rest] : tokens;
}
