/** The settings of a game, as they stand in its document. */
import { z } from "zod";
import {
  fakePresses,
  observerPresses,
  pressKinds,
  unorderedForms,
  type Zone,
} from "../../game/index.js";
import { scorings } from "../../rules/index.js";
import { id, instant } from "./basics.js";

export const zone = z.custom<Zone>((value) => typeof value === "string" && value !== "");

export const dayRange = z.strictObject({ from: z.iso.date(), to: z.iso.date() });

const clock = z.strictObject({
  clockMinute: z.int(),
  minHours: z.number(),
  nextHours: z.number(),
  graceHours: z.number(),
  delayHours: z.number(),
  days: z.string().length(7),
});

const nmr = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["hold", "wait", "civil-disorder"]) }),
  z.strictObject({ kind: z.literal("excuse"), times: z.int() }),
  z.strictObject({ kind: z.literal("replace"), after: z.int() }),
]);

export const settings = z.strictObject({
  rules: id,
  options: z.record(z.string(), z.string()),
  clocks: z.strictObject({ move: clock, retreat: clock, adjust: clock }),
  zone,
  press: z.enum(pressKinds),
  partialPress: z.boolean(),
  observerPress: z.enum(observerPresses),
  fakePress: z.enum(fakePresses),
  touchPress: z.boolean(),
  minorPress: z.boolean(),
  latePress: z.boolean(),
  mustOrder: z.boolean(),
  postalPress: z.boolean(),
  gunboat: z.boolean(),
  reveal: z.boolean(),
  addressesShown: z.boolean(),
  quiet: z.boolean().nullable(),
  unordered: z.enum(unorderedForms).nullable(),
  reminderHours: z.array(z.number()).readonly(),
  holidays: z.array(dayRange).readonly(),
  maxAbsence: z.number(),
  maxExtension: z.number(),
  maxPause: z.number(),
  nmr,
  protectFirstTurn: z.boolean(),
  openVotes: z.boolean(),
  standingVotes: z.boolean(),
  scoring: z.enum(scorings),
  startsAt: instant.nullable(),
  firstDeadline: instant.nullable(),
  manualStart: z.boolean(),
  approval: z.boolean(),
  manualProcess: z.boolean(),
  earlyProcessing: z.boolean(),
  escalationDays: z.number(),
  formingDays: z.number(),
  minOnTime: z.number(),
  minGames: z.number(),
  maxLeft: z.number(),
  lateCount: z.boolean(),
  dias: z.boolean(),
  listed: z.boolean(),
  page: z.boolean(),
  comment: z.string(),
});
