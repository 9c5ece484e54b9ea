/** A game's document. */
import { z } from "zod";
import {
  type Game,
  gameStatuses,
  letterParts,
  pausers,
  pressColors,
  roles,
} from "../../game/index.js";
import { id, instant, memberNumber, type Same } from "./basics.js";
import { mention, phase, position, writtenOrder } from "./order-schema.js";
import { dayRange, settings, zone } from "./settings-schema.js";

/** Groups of powers, the most wanted first. */
const preferences = z.array(z.array(id).readonly()).readonly();

const member = z.strictObject({
  id: memberNumber,
  role: z.enum(roles),
  power: id.nullable(),
  address: id,
  name: id.nullable(),
  passwordHash: z.string().nullable(),
  preferences,
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
  without: z.array(z.enum(letterParts)).readonly(),
});

const proxyNote = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("given"), unit: mention, to: id, text: z.string() }),
  z.strictObject({ kind: z.literal("order"), order: writtenOrder, text: z.string() }),
]);

const submittedOrders = z
  .array(z.strictObject({ order: writtenOrder, text: z.string() }))
  .readonly();

const submission = z.strictObject({
  orders: submittedOrders,
  proxies: z.array(proxyNote).readonly(),
  former: submittedOrders.nullable(),
  asked: z.array(z.array(writtenOrder).readonly()).readonly(),
  wait: z.boolean(),
  draw: z.array(id).readonly().nullable(),
  drawSize: z.int().nullable(),
  concede: id.nullable(),
  extend: z.number().nullable(),
  pause: instant.nullable(),
  late: z.boolean(),
});

export const publicMember = z.strictObject({
  id: memberNumber,
  role: z.enum(roles),
  power: id.nullable(),
  name: z.string().nullable(),
  address: z.string().nullable(),
});

const postalMessage = z.strictObject({
  from: publicMember.nullable(),
  color: z.enum(pressColors),
  text: z.string(),
});

const pendingOrders = z.strictObject({
  phase: phase.nullable(),
  lines: z.array(z.string()).readonly(),
});

const schedule = {
  began: instant,
  deadline: instant,
  graceEnds: instant,
  excused: z.boolean(),
  former: instant.nullable(),
  extended: z.number(),
  paused: z.number(),
};

const noticed = { noticed: instant, notices: z.int() };

const awaiting = [
  z.strictObject({ kind: z.literal("open"), told: instant }),
  z.strictObject({ kind: z.literal("late"), ...noticed }),
  z.strictObject({ kind: z.literal("stalled"), ...noticed }),
] as const;

const before = z.discriminatedUnion("kind", awaiting);

const timing = z.strictObject({
  ...schedule,
  stage: z.discriminatedUnion("kind", [
    ...awaiting,
    z.strictObject({ kind: z.literal("ready"), ends: instant, before }),
    z.strictObject({ kind: z.literal("held"), since: instant, before }),
    z.strictObject({ kind: z.literal("called"), at: instant }),
  ]),
});

const pause = z.strictObject({
  by: z.enum(pausers),
  since: instant,
  until: instant.nullable(),
  schedule: z.strictObject(schedule).nullable(),
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
  id: memberNumber,
  address: id,
  passwordHash: z.string().nullable(),
  preferences,
  power: id.nullable(),
  since: instant,
});

export const game = z.strictObject({
  name: id,
  variant: id,
  status: z.enum(gameStatuses),
  settings,
  members: z.array(member).readonly(),
  nextMember: memberNumber,
  phase,
  turn: z.int().positive(),
  position,
  submissions: z.record(id, submission),
  postal: z.array(postalMessage).readonly(),
  pending: z.record(id, z.array(pendingOrders).readonly()),
  timing: timing.nullable(),
  pause: pause.nullable(),
  escalation: z.strictObject({ since: instant, told: instant, steps: z.int() }).nullable(),
  forming: z.strictObject({ since: instant, notices: z.int() }).nullable(),
  invitation: z.string().nullable(),
  access: z.strictObject({
    allowed: z.array(z.string()).readonly(),
    denied: z.array(z.string()).readonly(),
  }),
  candidates: z.array(candidate).readonly(),
  former: z.record(id, z.string()),
  formerGms: z.array(z.string()).readonly(),
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
  statements: z.array(z.strictObject({ from: publicMember, text: z.string() })).readonly(),
  seed: z.number(),
});

export type GameCheck = Same<z.output<typeof game>, Game>;
