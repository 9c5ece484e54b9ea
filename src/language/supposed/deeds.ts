/**
 * What units do in a supposition, read from its clauses by the places and powers that each names, in whatever words:
 * `wenn der Franzose mit Paris nach Burgund geht und ich mit München auch`.
 */

import {
  type Board,
  type LocationId,
  type PowerId,
  type ProvinceId,
  provinceOf,
} from "../../map/index.js";
import type { PlacedUnit, Position } from "../../rules/index.js";
import { regex } from "../../util/index.js";
import { type Mention, mentionsIn, powersIn } from "../names/mentions.js";
import { typesNamed } from "../names/unit-types.js";
import { isAimed, isStay } from "../orders/replies/signs.js";
import type { Clause } from "./clauses.js";
import { reachedAt, walksTo } from "./ways.js";

/** What the clauses are read against. */
export interface Situation {
  readonly board: Board;
  readonly position: Position;
  /** Null where the asker plays no power. */
  readonly own: PowerId | null;
  /** Where the asker's orders send a unit; null where nowhere. */
  readonly ordered: (unit: PlacedUnit) => ProvinceId | null;
}

/** One thing that a unit does. */
export type Deed =
  | { readonly kind: "move"; readonly unit: PlacedUnit; readonly to: LocationId }
  | { readonly kind: "hold"; readonly unit: PlacedUnit }
  | {
      readonly kind: "support" | "convoy";
      readonly unit: PlacedUnit;
      readonly of: PlacedUnit;
      readonly to: LocationId | null;
    };

/** What cannot be tried: no unit is there, or none of a power's can go there, or this one cannot. */
interface Impossible {
  readonly power: PowerId | null;
  readonly from: ProvinceId | null;
  readonly to: ProvinceId;
}

export interface Supposed {
  readonly deeds: readonly Deed[];
  readonly impossible: Impossible | null;
  /** The place of which the clauses spoke last. */
  readonly place: ProvinceId | null;
}

/** Everything read so far. */
interface Told {
  readonly deeds: Deed[];
  impossible: Impossible | null;
  place: ProvinceId | null;
  power: PowerId | null;
  /** Powers that were named, and whose deed is told later. */
  pending: PowerId[];
}

/** What the clauses tell of; null where one of them tells of what cannot be read, or all of nothing. */
export function deedsSupposed(at: Situation, clauses: readonly Clause[]): Supposed | null {
  const told: Told = {
    ...{ deeds: [], impossible: null, place: null, power: at.own, pending: [] },
  };
  for (const { text, asks } of clauses) {
    if (asks) told.place ??= mentionsIn(at.board, text).at(-1)?.at ?? null;
    else if (!readClause(at, told, text)) return null;
  }
  const { deeds, impossible, place } = told;
  if (deeds.length === 0 && impossible === null) return null;
  const text = clauses.map((each) => each.text).join(" ");
  if (bothGo.test(text)) goOneself(at, told);
  // `If we both go to Burgundy`, of somebody whom only an earlier mail named
  const supposed = clauses.flatMap((each) => (each.asks ? [] : [each.text])).join(" ");
  if (twoOfThem.test(supposed) && deeds.length < 2 && impossible === null) return null;
  return { deeds, impossible, place };
}

/** `If Russia goes there, do we both stay?`: the asker goes there, too, if nothing else was said of them. */
function goOneself(at: Situation, told: Told): void {
  const [deed, another] = told.deeds;
  if (deed?.kind !== "move" || another !== undefined || deed.unit.power === at.own) return;
  const to = provinceOf(deed.to);
  const own = free(at, told, at.own);
  const able = own.filter((unit) => provinceOf(unit.at) !== to && reachedAt(at, unit, to) !== null);
  if (own.some((unit) => at.ordered(unit) === to || provinceOf(unit.at) === to)) return;
  const [unit] = able;
  if (unit !== undefined) told.deeds.push({ kind: "move", unit, to: reachedAt(at, unit, to)! });
}

const bothGo = regex("iu")`
  (?<!\p{L})(?:
    both|too|also|as well|beide|auch|ebenfalls|tous les deux|toutes les deux|aussi|los dos|ambos
    |tambi\u00e9n|entrambi|tutti due|anche|allebei|ook|tamb\u00e9m
  )(?!\p{L})
`;

const twoOfThem = regex("iu")`
  (?<!\p{L})(?:
    both|neither|beide|keiner von|tous les deux|toutes les deux|los dos|ambos|entrambi|tutti e due
    |allebei
  )(?!\p{L})
`;

/** A clause, what it names, and who acts. */
interface Read {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly who: readonly PowerId[];
}

/** False where the clause tells of a deed that cannot be read. */
function readClause(at: Situation, told: Told, text: string): boolean {
  const mentions = mentionsIn(at.board, text.replace(/(?<!\p{L})both(?!\p{L})/giu, "    "));
  const actors = actorsIn(at, withoutPlaces(text, mentions));
  const isHelp = helping.test(text) && !unaided.test(text);
  const isAgain = again.test(text) || comingThere.test(text);
  if (denied.test(text) && !isStay(text) && !idle.test(text)) return true;
  if (mentions.length === 0 && !isHelp && !isStay(text) && !isAgain) {
    told.pending.push(...actors);
    return true;
  }
  // `Se attacco Trieste da Venezia`: who goes comes from there.
  const starts = mentions.filter(({ from }) => isOrigin(text.slice(0, from)));
  const [first] = [...starts, ...mentions].flatMap(({ at: place }) => unitAt(at, place) ?? []);
  const named = [...told.pending.filter((each) => !actors.includes(each)), ...actors];
  const who =
    named.length > 0 ? named : [first?.power ?? told.power].filter((each) => each !== null);
  told.pending = [];
  told.power = who.at(-1) ?? told.power;
  const read = { text, mentions, who };
  if (isHelp) return readHelp(at, told, read);
  if (isStay(text)) return readStay(at, told, read);
  return who.every((power) => readMove(at, told, read, power, isAgain));
}

/** `The English Channel` names no player. */
export function withoutPlaces(text: string, mentions: readonly Mention[]): string {
  return mentions.reduceRight(
    (left, { from, to }) => `${left.slice(0, from)}${" ".repeat(to - from)}${left.slice(to)}`,
    text,
  );
}

/** `I don't hold the Ruhr yet`: what is not so is no deed. */
const denied = regex("iu")`
  (?<!\p{L})(?:
    not|\p{L}+n['\u2019]t|never|nicht|nie|kein\p{L}*|pas|jamais|no|non|nunca|mai|niet|geen
  )(?!\p{L})
`;

function actorsIn({ board, own }: Situation, text: string): readonly PowerId[] {
  const others = powersIn(board, text).filter((power) => power !== own);
  if (own === null) return others;
  const isSelf = saysOneself(text) || powersIn(board, text).includes(own);
  return isSelf ? [...others, own] : others;
}

/** Does the text speak of whoever writes it? */
export function saysOneself(text: string): boolean {
  return oneself.test(text);
}

const oneself = regex("iu")`
  (?<!\p{L})(?:
    i|we|my|mine|i['\u2019](?:d|ll|m)|ich|wir|meine?[nrm]?|je|j['\u2019]|moi|nous|mon|ma|mes|yo
    |mis?|nosotros|voy|mando|muevo|io|noi|mio|mia|miei|mie|vado|muovo|mando|ik|wij|we|mijn|eu
    |n\u00f3s|meus?|minhas?
  )(?!\p{L})
  |(?<!\p{L})j['\u2019]
`;
const helping = regex("iu")`
  (?<!\p{L})(?:
    support|help|back(?:s|ed|ing)?(?! to)|assist|unterst\u00fctz|hilf|hilft|helf|soutien|soutenu
    |soutien|soutenir|appu[iy]|aide|apoy|ayud|appoggi|aiut|sost[ei]|steun|meehelp|convoy
    |carr(?:y|ies)|konvoi|transport|escolt|trasport
  )\p{L}*
`;
const carrying = regex("iu")`
  (?<!\p{L})(?:
    convoy|carr(?:y|ies)|ferr(?:y|ies)|konvoi|\u00fcbersetz|transport|escolt|trasport|vervoer
  )\p{L}*
`;
const unaided = regex("iu")`
  (?<!\p{L})(?:
    no ?(?:one|body)?|without|un(?:aided|supported)|ohne|niemand|keine?r?|sans|personne|sin|nadie
    |senza|nessuno|zonder|niemand
  )(?!\p{L})
`;
/** `The Russian does nothing` */
const idle = /(?<!\p{L})(?:nothing|nichts|rien|nada|niente|nulla|niets)(?!\p{L})/iu;

/** To where somebody goes of whom was spoken before. */
const again = regex("iu")`
  (?<!\p{L})(?:
    too|also|as well|there|likewise|it|same|auch|ebenfalls|dort(?:hin)?|da(?:hin|rauf)?|hin|rein
    |aussi|\u00e9galement|l\u00e0|tambi\u00e9n|all\u00ed|ah\u00ed|igual|anche|pure|ci|l\u00ec
    |tamb\u00e9m|l\u00e1|ook|er|daar(?:heen)?|erheen
  )(?!\p{L})
`;
const comingThere = /(?<=['\u2019\s])y (?=va|vais|vont|aille|entre|allons)/iu;

/** Behind these stands from where a unit comes. */
const origin = regex("iu")`
  (?<!\p{L})(?:
    from|out of|von|vom|aus|mit|de|d['\u2019]|depuis|desde|del|da|dal|dall['\u2019]?|dalla|con|uit
    |van|vanuit|met|with
  )(?: (?:the|der|dem|la|el|il|de|het|my|mein\p{L}*|mon|ma|mi|mio|mijn))*\W*$
`;

function isOrigin(before: string): boolean {
  return origin.test(before) && !isAimed(before);
}

function unitAt({ position }: Situation, place: ProvinceId): PlacedUnit | null {
  return position.units.find(({ at }) => provinceOf(at) === place) ?? null;
}

/** Units that nothing was said of as yet. */
function free(
  { position }: Situation,
  { deeds }: Told,
  power: PowerId | null,
): readonly PlacedUnit[] {
  return position.units.filter(
    (unit) => unit.power === power && !deeds.some(({ unit: { at } }) => at === unit.at),
  );
}

function readMove(
  at: Situation,
  told: Told,
  { text, mentions, who }: Read,
  power: PowerId,
  isAgain: boolean,
): boolean {
  if (mentions.length === 0 && idle.test(text)) {
    return true;
  }
  const isTheirs = (mention: Mention) => unitAt(at, mention.at)?.power === power;
  // `A Ber - Kie`: the letter of an army is no word for a goal.
  const before = (mention: Mention) => text.slice(0, mention.from).replace(/(?<!\p{L})[AF] $/u, "");
  const start =
    mentions.find((each) => isTheirs(each) && !isAimed(before(each))) ??
    (mentions.length > 1 && who.length === 1 ? mentions.find(isTheirs) : undefined);
  const goal =
    mentions.findLast((each) => each.at !== start?.at && !isOrigin(before(each)))?.at ??
    (isAgain ? told.place : null);
  const from = mentions.find((each) => each.at !== goal && isOrigin(before(each)));
  if (goal === null) return false;
  told.place = goal;
  if (start === undefined && from !== undefined) {
    told.impossible = { power: null, from: from.at, to: goal };
    return true;
  }
  // `Si ma Bulgarie attaque la Roumanie`, where nobody is in Bulgaria.
  const [named] = mentions;
  if (start === undefined && named !== undefined && named.at !== goal && who.length === 1) {
    if (unitAt(at, named.at) === null && mentions.length === 2 && power === at.own) {
      told.impossible = { power: null, from: named.at, to: goal };
      return true;
    }
  }
  const types = typesNamed(text);
  const units =
    start === undefined
      ? free(at, told, power).filter(({ type }) => types.includes(type))
      : [unitAt(at, start.at)!];
  const direct = units.filter((unit) => walksTo(at, unit, goal));
  const able =
    direct.length > 0 ? direct : units.filter((unit) => reachedAt(at, unit, goal) !== null);
  const unit = able.find((each) => at.ordered(each) === goal) ?? able[0];
  if (unit === undefined) told.impossible = { power, from: start?.at ?? null, to: goal };
  else told.deeds.push({ kind: "move", unit, to: reachedAt(at, unit, goal)! });
  return true;
}

/** `I stay in Sevastopol`, `the Austrian stays there`; of whom no unit is told, none has an order anyhow. */
function readStay(at: Situation, told: Told, { text, mentions, who }: Read): boolean {
  const places =
    mentions.length > 0 ? mentions.map((each) => each.at) : again.test(text) ? [told.place] : [];
  for (const place of places) {
    const unit = place === null ? null : unitAt(at, place);
    if (unit !== null && who.includes(unit.power)) told.deeds.push({ kind: "hold", unit });
  }
  told.place = mentions.at(-1)?.at ?? told.place;
  return true;
}

/**
 * `Rome backs him up`, `mit Hilfe von Galizien`, `Marseilles supports Paris to Burgundy`: whom it helps, where
 * no unit is named, was told before.
 */
function readHelp(at: Situation, told: Told, read: Read): boolean {
  const { text, mentions, who } = read;
  const isTheirs = ({ at: place }: Mention) => {
    const unit = unitAt(at, place);
    return unit !== null && (who.length === 0 || who.includes(unit.power));
  };
  const helper = mentions.find(isTheirs);
  const others = mentions.filter((each) => each !== helper);
  const whom = others.find(({ at: place }) => unitAt(at, place) !== null);
  const aim = others.find((each) => each !== whom)?.at ?? null;
  const moves = told.deeds.filter((deed) => deed.kind === "move");
  const helps = helper === undefined ? null : unitAt(at, helper.at);
  const side = ofWriter.test(text) ? at.own : (helps?.power ?? null);
  const last =
    moves.findLast(({ unit }) => unit.at === (whom && unitAt(at, whom.at)?.at)) ??
    (whom !== undefined
      ? undefined
      : (moves.findLast(({ unit }) => unit.power === side) ?? moves.at(-1)));
  // `If Italy comes to Trieste, and I stay there with the help of Vienna`
  const stays = told.deeds.at(-1);
  const isStaying = whom === undefined && stays?.kind === "hold" && stays.unit.power === side;
  const helped = isStaying ? stays.unit : last?.unit;
  const of = whom === undefined ? helped : (unitAt(at, whom.at) ?? undefined);
  const goal = aim ?? (last === undefined || isStaying ? null : provinceOf(last.to));
  const unit = helps ?? helperOf(at, told, read, goal ?? told.place);
  // `And if Ukraine helps it?`, where nobody is in Ukraine.
  const [named, another] = mentions;
  const isEmpty = named !== undefined && another === undefined && unitAt(at, named.at) === null;
  if (helper === undefined && isEmpty && named.at !== told.place)
    told.impossible = { power: null, from: named.at, to: named.at };
  // `And somebody helps me`: who could, nobody knows.
  if (unit === null) return true;
  const held = of ?? (told.place === null ? undefined : (unitAt(at, told.place) ?? undefined));
  if (held === undefined || held.at === unit.at) return false;
  // `Marseilles supports Paris to Burgundy`: the move goes without saying.
  const to = goal === null ? null : reachedAt(at, held, goal);
  if (goal !== null && to === null) return false;
  if (aim !== null && last === undefined && to !== null)
    told.deeds.push({ kind: "move", unit: held, to });
  // What is helped where it stands does not go.
  if (to === null && held.power === at.own) told.deeds.push({ kind: "hold", unit: held });
  told.deeds.push({ kind: carrying.test(text) ? "convoy" : "support", unit, of: held, to });
  told.place = goal ?? told.place;
  return true;
}

const ofWriter = /(?<!\p{L})(?:me|my|mich|mir|m['\u2019]|moi|me|m\u00ed|mij|mi)(?!\p{L})/iu;

/** `Austria helps him`: the first of its units that reaches the place. */
function helperOf(
  at: Situation,
  told: Told,
  { text, who }: Read,
  goal: ProvinceId | null,
): PlacedUnit | null {
  if (goal === null) return null;
  const types = typesNamed(text);
  const units = who.flatMap((power) => free(at, told, power));
  return units.find((unit) => types.includes(unit.type) && walksTo(at, unit, goal)) ?? null;
}
