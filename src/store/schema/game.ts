/** A game's document. */
import { z } from "zod";
import {
  fakePresses,
  type Game,
  gameStatuses,
  observerPresses,
  pausers,
  pressColors,
  pressKinds,
  roles,
  unorderedForms,
  type Zone,
} from "../../game/index.js";
import { scorings } from "../../rules/index.js";
import { instant as toInstant } from "../../util/index.js";
import { id, mention, phase, position, writtenOrder } from "./orders.js";
import type { Same } from "./same.js";

export const instant = z.int().transform(toInstant);

const zone = z.custom<Zone>((value) => typeof value === "string" && value !== "");

const dayRange = z.strictObject({ from: z.iso.date(), to: z.iso.date() });

const member = z.strictObject({
  id: z.int().positive(),
  role: z.enum(roles),
  power: id.nullable(),
  address: z.string().min(1),
  passwordHash: z.string().nullable(),
  preferences: z.array(z.array(id).readonly()).readonly(),
  tokenVersion: z.int(),
  zone: zone.nullable(),
  absences: z.array(dayRange).readonly(),
  misses: z.int(),
  timesLate: z.int(),
  phasesDue: z.int(),
  phasesMissed: z.int(),
  tookOver: z.boolean(),
  excuses: z.int(),
  standby: z.boolean(),
  digest: z.int().nullable(),
});

const clock = z.strictObject({
  clockMinute: z.int(),
  minHours: z.number(),
  nextHours: z.number(),
  graceHours: z.number(),
  delayHours: z.number(),
  days: z.string().length(7),
});

const missed = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["hold", "wait", "civil-disorder"]) }),
  z.strictObject({ kind: z.literal("excuse"), times: z.int() }),
  z.strictObject({ kind: z.literal("replace"), after: z.int() }),
]);

const settings = z.strictObject({
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
  quiet: z.boolean().nullable(),
  unordered: z.enum(unorderedForms).nullable(),
  reminderHours: z.array(z.number()).readonly(),
  holidays: z.array(dayRange).readonly(),
  maxAbsence: z.number(),
  maxExtension: z.number(),
  maxPause: z.number(),
  missed,
  protectFirstTurn: z.boolean(),
  openVotes: z.boolean(),
  standingVotes: z.boolean(),
  scoring: z.enum(scorings),
  manualStart: z.boolean(),
  approval: z.boolean(),
  manualProcess: z.boolean(),
  escalationDays: z.number(),
  formingDays: z.number(),
  minOnTime: z.number(),
  minGames: z.number(),
  maxLeft: z.number(),
  lateCount: z.boolean(),
  dias: z.boolean(),
  listed: z.boolean(),
  comment: z.string(),
});

const proxyNote = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("given"), unit: mention, to: id, text: z.string() }),
  z.strictObject({ kind: z.literal("order"), order: writtenOrder, text: z.string() }),
]);

const sheet = z.strictObject({
  orders: z.array(z.strictObject({ order: writtenOrder, text: z.string() })).readonly(),
  proxies: z.array(proxyNote).readonly(),
  wait: z.boolean(),
  draw: z.array(id).readonly().nullable(),
  drawSize: z.int().nullable(),
  concede: id.nullable(),
  extend: z.number().nullable(),
  pause: instant.nullable(),
  late: z.boolean(),
});

export const face = z.strictObject({
  id: z.int().positive(),
  role: z.enum(roles),
  power: id.nullable(),
  address: z.string().nullable(),
});

const postalMessage = z.strictObject({
  from: face.nullable(),
  color: z.enum(pressColors),
  text: z.string(),
});

const pendingOrders = z.strictObject({
  phase: phase.nullable(),
  lines: z.array(z.string()).readonly(),
});

const timing = z.strictObject({
  began: instant,
  deadline: instant,
  graceEnds: instant,
  early: instant.nullable(),
  processing: z.boolean(),
  reminded: instant.nullable(),
  lateNoticed: z.boolean(),
  noticed: instant.nullable(),
  notices: z.int(),
  stalled: z.boolean(),
  held: instant.nullable(),
  excused: z.boolean(),
  extended: z.number(),
  paused: z.number(),
});

const rest = z.strictObject({
  by: z.enum(pausers),
  since: instant,
  until: instant.nullable(),
  timing: timing.nullable(),
  votes: z.array(id).readonly(),
  reminders: z.int(),
});

const ending = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("solo"), power: id }),
  z.strictObject({ kind: z.literal("draw"), powers: z.array(id).readonly() }),
  z.strictObject({ kind: z.literal("concession"), power: id }),
  z.strictObject({ kind: z.literal("terminated") }),
]);

const candidate = z.strictObject({
  id: z.int().positive(),
  address: z.string().min(1),
  passwordHash: z.string().nullable(),
  preferences: z.array(z.array(id).readonly()).readonly(),
  power: id.nullable(),
  since: instant,
});

export const game = z.strictObject({
  name: id,
  variant: id,
  status: z.enum(gameStatuses),
  settings,
  members: z.array(member).readonly(),
  nextMember: z.int().positive(),
  phase,
  turn: z.int().positive(),
  position,
  sheets: z.record(id, sheet),
  postal: z.array(postalMessage).readonly(),
  pending: z.record(id, z.array(pendingOrders).readonly()),
  timing: timing.nullable(),
  rest: rest.nullable(),
  vigil: z.strictObject({ since: instant, told: instant, steps: z.int() }).nullable(),
  forming: z.strictObject({ since: instant, notices: z.int() }).nullable(),
  invitation: z.string().nullable(),
  access: z.strictObject({
    allowed: z.array(z.string()).readonly(),
    denied: z.array(z.string()).readonly(),
  }),
  candidates: z.array(candidate).readonly(),
  former: z.record(id, z.string()),
  departed: z
    .array(
      z.strictObject({
        address: z.string(),
        timesLate: z.int(),
        phasesDue: z.int(),
        phasesMissed: z.int(),
        tookOver: z.boolean(),
        how: z.enum(["resigned", "ejected", "vacated"]),
      }),
    )
    .readonly(),
  years: z.array(z.record(id, id)).readonly(),
  ending: ending.nullable(),
  endedAt: instant.nullable(),
  statements: z.array(z.strictObject({ from: face, text: z.string() })).readonly(),
  seed: z.number(),
});

export type GameCheck = Same<z.output<typeof game>, Game>;
