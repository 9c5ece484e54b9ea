/**
 * A strict reader of canonical orders (`A LON - BEL VIA`, `F NTH C A LON - BEL`, `BUILD F STP/NC`, on some
 * boards `A MOS - TSR - VLA` and `A EGY H SC F MED - RED`) for
 * case files, so that the rules are tested without the language. Unit types and nationalities may be
 * missing or wrong, as the cases of DATC 4.B and 4.C want them.
 */
import type { PowerId, Unit, UnitType } from "../../../src/map/index.js";
import type { PhaseKind, PlacedUnit, UnitMention, WrittenOrder } from "../../../src/rules/index.js";

const location = String.raw`[A-Z]{3}(?:\/[A-Z]{2})?`;
const mention = `(?:[A-Z]{4,} )?(?:[AF] )?${location}`;
const shapes: readonly (readonly [RegExp, (parts: string[]) => WrittenOrder])[] = [
  [/^WAIVE$/, () => ({ kind: "waive" })],
  [new RegExp(`^BUILD (${mention})$`), ([unit]) => ({ kind: "build", unit: readMention(unit!) })],
  [new RegExp(`^REMOVE (${mention})$`), ([unit]) => ({ kind: "remove", unit: readMention(unit!) })],
  [
    new RegExp(`^(${mention}) DISBAND$`),
    ([unit]) => ({ kind: "disband", unit: readMention(unit!) }),
  ],
  [new RegExp(`^(${mention}) H$`), ([unit]) => ({ kind: "hold", unit: readMention(unit!) })],
  [
    new RegExp(`^CONVERT (${mention}) - (${location})$`),
    ([unit, to]) => ({ kind: "convert", unit: readMention(unit!), to: to! }),
  ],
  [
    new RegExp(`^(${mention}) - (TSR) - (${location})$`),
    ([unit, railway, to]) => ({
      kind: "move",
      unit: readMention(unit!),
      to: to!,
      viaConvoy: false,
      route: [],
      railway: railway!,
    }),
  ],
  [new RegExp(`^(${mention})((?: - ${location})+)( VIA)?$`), readMove],
  [
    new RegExp(`^(${mention}) S (${mention})(?: - (${location}))?$`),
    ([unit, of, to]) => ({
      kind: "support",
      unit: readMention(unit!),
      of: readMention(of!),
      to: to ?? null,
    }),
  ],
  [
    new RegExp(`^(${mention}) C (${mention}) - (${location})$`),
    ([unit, of, to]) => ({
      kind: "convoy",
      unit: readMention(unit!),
      of: readMention(of!),
      to: to!,
    }),
  ],
];

/** The order that a canonical line says, in a phase of this kind; throws on anything else. */
export function readOrder(text: string, kind: PhaseKind): WrittenOrder {
  const permit = new RegExp(`^(.+) (SC) (${mention}) - (${location})$`).exec(text);
  if (permit === null) return readPlainOrder(text, kind);
  const [, order, canal, of, to] = permit;
  const given = { canal: canal!, of: readMention(of!), to: to! };
  return { ...readPlainOrder(order!, kind), permit: given } as WrittenOrder;
}

function readPlainOrder(text: string, kind: PhaseKind): WrittenOrder {
  for (const [shape, read] of shapes) {
    const match = shape.exec(text);
    if (match === null) continue;
    const order = read(match.slice(1));
    if (kind !== "R" || order.kind !== "move") return order;
    return { kind: "retreat", unit: order.unit, to: order.to };
  }
  throw new Error(`not a canonical order: ${text}`);
}

/** `A PAR` gives the unit. */
export function readUnit(text: string): Unit {
  const { type, at } = readMention(text);
  if (type === null) throw new Error(`a unit without its type: ${text}`);
  return { type, at };
}

/** `FRANCE A PAR, F BRE` gives the units with their power. */
export function readUnits(text: string): PlacedUnit[] {
  const [power, list] = splitPower(text);
  return list.split(/, */).map((unit) => ({ power, ...readUnit(unit) }));
}

/** `FRANCE anything` gives the power and the rest. */
export function splitPower(text: string): [PowerId, string] {
  const match = /^([A-Z]{4,}) +(.+)$/.exec(text);
  if (match === null) throw new Error(`a power is missing: ${text}`);
  return [match[1]!, match[2]!];
}

function readMention(text: string): UnitMention {
  const match = new RegExp(`^(?:([A-Z]{4,}) )?(?:([AF]) )?(${location})$`).exec(text);
  if (match === null) throw new Error(`not a unit: ${text}`);
  return {
    power: match[1] ?? null,
    type: (match[2] as UnitType | undefined) ?? null,
    at: match[3]!,
  };
}

/** The last place is the destination; places between are the convoy's route. */
function readMove([unit, places, via]: string[]): WrittenOrder {
  const path = places!.split(" - ").slice(1);
  return {
    kind: "move",
    unit: readMention(unit!),
    to: path[path.length - 1]!,
    viaConvoy: via !== undefined || path.length > 1,
    route: path.slice(0, -1),
  };
}
