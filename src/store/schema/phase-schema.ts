/** The document of a phase that was played. */
import { z } from "zod";
import type { PhaseRecord } from "../../game/index.js";
import { type OrderResult, resultWords } from "../../rules/index.js";
import { isRecord } from "../../util/index.js";
import { id, instant, type Same } from "./basics.js";
import { game } from "./game-schema.js";
import { order, phase, position, unit, writtenOrder } from "./order-schema.js";

/**
 * Explanations are only ever repeated to a player, and their kinds grow with the rules: an old one
 * stays readable, so what they hold is not looked into.
 */
const reason = z.custom<OrderResult["reason"]>(
  (value) => isRecord(value) && typeof value.kind === "string",
);
const dislodgement = z.custom<NonNullable<OrderResult["dislodged"]>>(isRecord);

const orderResult = z.strictObject({
  power: id,
  order: z.union([order, writtenOrder]),
  unit: unit.nullable(),
  words: z.array(z.enum(resultWords)).readonly(),
  reason,
  dislodged: dislodgement.nullable(),
  source: z.int().nullable(),
});

const result = z.strictObject({
  results: z.array(orderResult).readonly(),
  position,
  destroyed: z.array(z.strictObject({ power: id, unit, from: id })).readonly(),
  captures: z.array(z.strictObject({ center: id, from: id.nullable(), to: id })).readonly(),
});

export const phaseRecord = z.strictObject({
  turn: z.int().positive(),
  phase,
  before: game,
  orders: z.array(z.strictObject({ power: id, order: writtenOrder })).readonly(),
  result,
  turnedAt: instant,
});

export type PhaseRecordCheck = Same<z.output<typeof phaseRecord>, PhaseRecord>;
