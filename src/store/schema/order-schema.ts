/** Units, orders and positions as they stand in documents. */
import { z } from "zod";
import { unitTypes } from "../../map/index.js";
import {
  type Order,
  type Phase,
  type Position,
  phaseKinds,
  seasons,
  type WrittenOrder,
} from "../../rules/index.js";
import { id, type Same } from "./basics.js";

export const unit = z.strictObject({ type: z.enum(unitTypes), at: id });

export const mention = z.strictObject({
  type: z.enum(unitTypes).nullable(),
  at: id,
  power: id.nullable(),
});

export const phase = z.strictObject({
  season: z.enum(seasons),
  year: z.int(),
  kind: z.enum(phaseKinds),
});

/** Every order of every phase, over how a unit is named. */
function orderOver<U extends z.ZodType>(named: U) {
  const permit = z.strictObject({ canal: id, of: named, to: id }).exactOptional();
  return z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("hold"), unit: named, permit }),
    z.strictObject({
      kind: z.literal("move"),
      unit: named,
      to: id,
      viaConvoy: z.boolean(),
      route: z.array(id).readonly(),
      railway: id.exactOptional(),
      permit,
    }),
    z.strictObject({
      kind: z.literal("support"),
      unit: named,
      of: named,
      to: id.nullable(),
      permit,
    }),
    z.strictObject({ kind: z.literal("convoy"), unit: named, of: named, to: id, permit }),
    z.strictObject({ kind: z.literal("retreat"), unit: named, to: id }),
    z.strictObject({ kind: z.literal("disband"), unit: named }),
    z.strictObject({ kind: z.literal("build"), unit: named }),
    z.strictObject({ kind: z.literal("remove"), unit: named }),
    z.strictObject({ kind: z.literal("convert"), unit: named, to: id }),
    z.strictObject({ kind: z.literal("waive") }),
  ]);
}

export const order = orderOver(unit);
export const writtenOrder = orderOver(mention);

const placedUnit = z.strictObject({ ...unit.shape, power: id });

export const position = z.strictObject({
  units: z.array(placedUnit).readonly(),
  dislodged: z
    .array(z.strictObject({ ...placedUnit.shape, from: id, retreats: z.array(id).readonly() }))
    .readonly(),
  owners: z.record(id, id),
  contested: z.array(id).readonly(),
});

export type OrderCheck = Same<z.output<typeof order>, Order>;
export type WrittenOrderCheck = Same<z.output<typeof writtenOrder>, WrittenOrder>;
export type PhaseCheck = Same<z.output<typeof phase>, Phase>;
export type PositionCheck = Same<z.output<typeof position>, Position>;
