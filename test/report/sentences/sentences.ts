/**
 * Examples of everything that has a sentence, one at least for each kind: the compiler sees to it that no
 * kind is left out.
 */

import type { Event, Matter, PublicMember, Refusal } from "../../../src/game/index.js";
import type { PositionEdit } from "../../../src/game/model/command.js";
import type { EscalationAudience } from "../../../src/game/model/game.js";
import type { ComplaintKind } from "../../../src/language/commands/complaint.js";
import type { ComplaintData } from "../../../src/report/words/scene.js";
import type {
  IllegalReason,
  MovementOrder,
  Order,
  OrderResult,
  PlacedUnit,
  Reason,
  Strength,
} from "../../../src/rules/index.js";
import { hourMs } from "../../../src/util/index.js";
import { readOrder, readUnit, splitPower } from "../../support/cases/canonical.js";
import { deadline, later, now, phase, play, position, publicMember } from "../scenes.js";

type Examples<U extends { readonly kind: string }> = {
  readonly [K in U["kind"]]: readonly Extract<U, { readonly kind: K }>[];
};

const gm: PublicMember = {
  id: 1,
  role: "gm",
  power: null,
  name: null,
  address: "george@example.net",
};

function candidate(power: string | null) {
  return { id: 9, address: "nina@example.net", power };
}

function silence(audience: EscalationAudience, matters: readonly Matter[]) {
  const times = { since: deadline, next: later(48), releasedAt: later(96) };
  return { kind: "gm-silent", audience, matters, ...times } as const;
}

/** `FRANCE A PAR` as a unit of a power. */
function edited(edit: PositionEdit, endsVotes = false) {
  return { kind: "position-edited", edit, endsVotes } as const;
}

function unit(text: string): PlacedUnit {
  const [power, rest] = splitPower(text);
  return { power, ...readUnit(rest) };
}

function strength(
  kind: Strength["kind"],
  of: string,
  supporters: readonly string[] = [],
): Strength {
  return { kind, unit: unit(of), value: 1 + supporters.length, supporters: supporters.map(unit) };
}

const paris = unit("FRANCE A PAR");
const munich = unit("GERMANY A MUN");
const northSea = unit("ENGLAND F NTH");
const attack = strength("attack", "FRANCE A PAR", ["FRANCE A MAR"]);
const against = strength("prevent", "GERMANY A MUN", ["GERMANY A RUH", "ITALY A PIE"]);
const circle = [unit("TURKEY F ANK"), unit("TURKEY A CON"), unit("TURKEY A SMY")];

/** An order that each reason could belong to. */
const ordersFor: Readonly<Record<Reason["kind"], string>> = {
  moved: "FRANCE A PAR - BUR",
  circular: "TURKEY F ANK - CON",
  "held-off": "FRANCE A PAR - BUR",
  "head-to-head": "FRANCE A PAR - BUR",
  prevented: "FRANCE A PAR - BUR",
  "own-unit": "FRANCE A PAR - BUR",
  "no-convoy": "ENGLAND A LON - NWY",
  impossible: "FRANCE A PAR - MOS",
  "train-stopped": "RUSSIA A MOS - WAR",
  "train-captures": "RUSSIA A MOS - WAR",
  "railway-crowded": "RUSSIA A MOS - WAR",
  "no-leave": "TURKEY F CON - AEG",
  "keeper-gone": "TURKEY F CON - AEG",
  "convoy-disrupted": "ENGLAND A LON - NWY",
  given: "FRANCE A MAR S A PAR - BUR",
  unmatched: "FRANCE A MAR S A PAR - BUR",
  cut: "FRANCE A MAR S A PAR",
  "cut-by-dislodgement": "FRANCE A MAR S A PAR",
  available: "ENGLAND F NTH C A LON - NWY",
  disrupted: "ENGLAND F NTH C A LON - NWY",
  stood: "FRANCE A PAR H",
  withstood: "FRANCE A PAR H",
  overcome: "FRANCE A PAR H",
  paradox: "FRANCE A BRE - LON",
  retreated: "FRANCE A PAR - GAS",
  "disbanded-by-order": "FRANCE A PAR DISBAND",
  "disbanded-without-order": "FRANCE A PAR DISBAND",
  "retreat-collision": "FRANCE A PAR - GAS",
  "no-retreat": "FRANCE A PAR DISBAND",
  built: "FRANCE BUILD A PAR",
  removed: "FRANCE REMOVE A PAR",
  converted: "FRANCE CONVERT F BRE - BRE",
  waived: "FRANCE WAIVE",
  "civil-disorder": "FRANCE REMOVE A PAR",
  illegal: "FRANCE F BRE - MUN",
};

const paradoxOrders = ["FRANCE A BRE - LON", "FRANCE F ENG C A BRE - LON"].map((text) => {
  const [power, order] = splitPower(text);
  const read = readOrder(order, "M") as MovementOrder;
  return { unit: { power, ...read.unit }, order: read };
});

const paradoxRules = ["1971", "1982", "2000", "szykman", "all-hold", "dptg", "alexander"] as const;

const reasons: Examples<Reason> = {
  moved: [
    { kind: "moved", attack, against: [] },
    { kind: "moved", attack, against: [strength("hold", "ITALY A BUR"), against] },
  ],
  circular: [{ kind: "circular", units: circle }],
  "held-off": [{ kind: "held-off", attack, by: strength("hold", "ITALY A BUR", ["ITALY A PIE"]) }],
  "head-to-head": [{ kind: "head-to-head", attack, by: strength("defend", "ITALY A BUR") }],
  prevented: [{ kind: "prevented", attack, by: against }],
  "own-unit": [{ kind: "own-unit", unit: unit("FRANCE A BUR") }],
  "no-convoy": [{ kind: "no-convoy" }],
  impossible: [{ kind: "impossible" }],
  "train-stopped": [
    { kind: "train-stopped", at: "UKR", before: "WAR", by: munich },
    { kind: "train-stopped", at: "UKR", before: "WAR", by: null },
    { kind: "train-stopped", at: null, before: "UKR", by: munich },
    { kind: "train-stopped", at: null, before: "UKR", by: null },
  ],
  "train-captures": [{ kind: "train-captures", at: "UKR" }],
  "railway-crowded": [{ kind: "railway-crowded", railway: "TSR" }],
  "no-leave": [
    { kind: "no-leave", canal: "SC", keeper: munich },
    { kind: "no-leave", canal: "SC", keeper: null },
  ],
  "keeper-gone": [{ kind: "keeper-gone", canal: "SC", keeper: munich }],
  "convoy-disrupted": [
    { kind: "convoy-disrupted", fleets: [{ fleet: northSea, by: unit("GERMANY F HEL") }] },
    { kind: "convoy-disrupted", fleets: [{ fleet: northSea, by: null }] },
  ],
  given: [{ kind: "given" }],
  unmatched: [
    { kind: "unmatched", unit: paris },
    { kind: "unmatched", unit: null },
  ],
  cut: [{ kind: "cut", by: munich }],
  "cut-by-dislodgement": [{ kind: "cut-by-dislodgement", by: munich }],
  available: [{ kind: "available" }],
  disrupted: [{ kind: "disrupted", by: unit("GERMANY F HEL") }],
  stood: [{ kind: "stood" }],
  withstood: [
    {
      kind: "withstood",
      hold: strength("hold", "FRANCE A PAR"),
      attacks: [strength("attack", "GERMANY A BUR"), strength("attack", "ITALY A GAS")],
    },
  ],
  overcome: [{ kind: "overcome" }],
  paradox: paradoxRules.map((rule) => ({ kind: "paradox", rule, orders: paradoxOrders })),
  retreated: [{ kind: "retreated" }],
  "disbanded-by-order": [{ kind: "disbanded-by-order" }],
  "disbanded-without-order": [{ kind: "disbanded-without-order" }],
  "retreat-collision": [{ kind: "retreat-collision", with: [munich, unit("ITALY A ROM")] }],
  "no-retreat": [{ kind: "no-retreat" }],
  built: [{ kind: "built" }],
  converted: [{ kind: "converted" }],
  removed: [{ kind: "removed" }],
  waived: [{ kind: "waived" }],
  "civil-disorder": [
    { kind: "civil-disorder", distance: 4, from: "home" },
    { kind: "civil-disorder", distance: 4, from: "owned" },
    { kind: "civil-disorder", distance: null, from: "home" },
  ],
  illegal: [{ kind: "illegal", reason: { kind: "no-unit", at: "BRE" } }],
};

/** The result of an order for a reason; the unit of `overcome` was dislodged. */
function resultFor(reason: Reason): OrderResult {
  const [power, text] = splitPower(ordersFor[reason.kind]);
  const order = readOrder(text, reason.kind === "retreated" ? "R" : "M") as Order;
  const dislodged =
    reason.kind === "overcome" || reason.kind === "disrupted"
      ? { by: munich, attack: against, hold: strength("hold", "FRANCE A PAR") }
      : null;
  const acting = order.kind === "waive" ? null : order.unit;
  return { power, order, unit: acting, words: [], reason, dislodged, source: 0 };
}

/** A result with each reason, and a hold by a unit without an order. */
export const results: readonly OrderResult[] = [
  ...Object.values(reasons).flat().map(resultFor),
  { ...resultFor({ kind: "stood" }), source: null },
];

const places = ["BUR", "SPA/SC", "MAO"];

export const illegal: Examples<IllegalReason> = {
  "wrong-phase": [{ kind: "wrong-phase" }],
  "no-unit": [{ kind: "no-unit", at: "NTH" }],
  "foreign-unit": [{ kind: "foreign-unit", unit: munich }],
  "missing-type": [
    { kind: "missing-type", unit: paris },
    { kind: "missing-type", unit: null },
  ],
  "wrong-type": [{ kind: "wrong-type", unit: paris }],
  "missing-nationality": [{ kind: "missing-nationality", unit: munich }],
  "wrong-nationality": [{ kind: "wrong-nationality", unit: munich }],
  "bad-coast": [
    { kind: "bad-coast", at: "SPA/EC", coasts: ["SPA/NC", "SPA/SC"] },
    { kind: "bad-coast", at: "PAR", coasts: [] },
  ],
  "wrong-own-coast": [{ kind: "wrong-own-coast", unit: unit("RUSSIA F STP/SC") }],
  "missing-coast": [{ kind: "missing-coast", coasts: ["SPA/NC", "SPA/SC"] }],
  unreachable: [
    { kind: "unreachable", unit: paris, to: "MOS", destinations: places },
    { kind: "unreachable", unit: paris, to: "MOS", destinations: [] },
  ],
  "to-itself": [{ kind: "to-itself", unit: paris }],
  "no-fleets": [{ kind: "no-fleets", unit: unit("ENGLAND A LON"), to: "NWY" }],
  "route-missing": [{ kind: "route-missing", unit: unit("ENGLAND A LON"), to: "NWY" }],
  "bad-route": [{ kind: "bad-route", route: ["NTH", "BLA"] }],
  "support-itself": [{ kind: "support-itself", unit: paris }],
  "support-unreachable": [
    { kind: "support-unreachable", unit: paris, to: "MOS", destinations: places },
  ],
  "support-impossible": [{ kind: "support-impossible", unit: munich, to: "MOS" }],
  "support-needs-own-convoy": [{ kind: "support-needs-own-convoy", unit: unit("ENGLAND A LON") }],
  "cannot-convoy": [{ kind: "cannot-convoy", unit: unit("FRANCE F BRE") }],
  "convoy-of-fleet": [{ kind: "convoy-of-fleet", unit: unit("FRANCE F BRE") }],
  "convoy-impossible": [{ kind: "convoy-impossible", unit: unit("ENGLAND A LON"), to: "ROM" }],
  "double-order": [{ kind: "double-order" }],
  "contradictory-orders": [{ kind: "contradictory-orders" }],
  "not-dislodged": [{ kind: "not-dislodged", at: "PAR" }],
  "retreat-closed": [
    { kind: "retreat-closed", unit: paris, to: "MOS", open: places },
    { kind: "retreat-closed", unit: paris, to: "MOS", open: [] },
  ],
  "no-build-due": [
    { kind: "no-build-due", due: 0 },
    { kind: "no-build-due", due: -2 },
  ],
  "no-removal-due": [
    { kind: "no-removal-due", due: 0 },
    { kind: "no-removal-due", due: 1 },
  ],
  "not-a-home": [
    { kind: "not-a-home", at: "MUN", sites: ["PAR", "BRE"] },
    { kind: "not-a-home", at: "MUN", sites: [] },
  ],
  "not-owned": [
    { kind: "not-owned", at: "BRE", owner: null },
    { kind: "not-owned", at: "BRE", owner: "ENGLAND" },
  ],
  occupied: [{ kind: "occupied", unit: paris }],
  "cannot-stand": [
    { kind: "cannot-stand", type: "A", at: "NTH" },
    { kind: "cannot-stand", type: "F", at: "PAR" },
  ],
  "too-many": [{ kind: "too-many" }],
  "waiving-forbidden": [{ kind: "waiving-forbidden" }],
  ice: [{ kind: "ice", at: "BAR" }],
  "foreign-railway": [{ kind: "foreign-railway", railway: "TSR", powers: ["RUSSIA"] }],
  "off-railway": [
    { kind: "off-railway", railway: "TSR", stations: ["MOS", "WAR"] },
    { kind: "off-railway", railway: "TSR", stations: [] },
  ],
  "not-keeper": [{ kind: "not-keeper", canal: "SC", at: "CON" }],
  "no-conversion": [{ kind: "no-conversion", at: "BRE" }],
};

const start = position(["FRANCE A PAR"]);

export const events: Examples<Event> = {
  "game-created": [
    { kind: "game-created", name: "paris", gm: { ...publicMember(null), role: "gm" } },
  ],
  joined: [
    { kind: "joined", member: publicMember(null, "anna@example.net"), seatsLeft: 3 },
    { kind: "joined", member: publicMember(null), seatsLeft: 1 },
    { kind: "joined", member: publicMember(null), seatsLeft: 0 },
    { kind: "joined", member: { ...publicMember(null), role: "observer" }, seatsLeft: 0 },
    { kind: "joined", member: { ...publicMember(null), role: "gm" }, seatsLeft: 0 },
  ],
  "took-over": [
    { kind: "took-over", member: publicMember("ITALY"), power: "ITALY", isReturning: false },
    { kind: "took-over", member: publicMember("ITALY"), power: "ITALY", isReturning: true },
  ],
  briefed: [{ kind: "briefed", member: publicMember("ITALY"), power: "ITALY" }],
  vacated: [{ kind: "vacated", member: publicMember("ITALY"), power: "ITALY" }],
  opening: [
    { kind: "opening", power: "ITALY" },
    { kind: "opening", power: null },
  ],
  "standby-set": [
    { kind: "standby-set", member: publicMember(null, "anna@example.net"), standby: true },
    { kind: "standby-set", member: publicMember(null, "anna@example.net"), standby: false },
  ],
  excused: [
    { kind: "excused", powers: ["ITALY"], before: deadline, after: later(72) },
    { kind: "excused", powers: ["ITALY", "FRANCE"], before: deadline, after: later(72) },
  ],
  applied: [
    { kind: "applied", candidate: candidate(null), endsAt: later(336) },
    { kind: "applied", candidate: candidate("ITALY"), endsAt: later(336) },
  ],
  admitted: [
    { kind: "admitted", member: publicMember(null, "anna@example.net"), power: null, seatsLeft: 3 },
    { kind: "admitted", member: publicMember(null, "nina@example.net"), power: null, seatsLeft: 3 },
    {
      kind: "admitted",
      member: publicMember("ITALY", "nina@example.net"),
      power: "ITALY",
      seatsLeft: 0,
    },
  ],
  "candidate-denied": [{ kind: "candidate-denied", candidate: candidate(null) }],
  "candidate-lapsed": [
    { kind: "candidate-lapsed", candidate: candidate(null), why: "unanswered" },
    { kind: "candidate-lapsed", candidate: candidate("ITALY"), why: "too-late" },
  ],
  "access-changed": [
    { kind: "access-changed", list: "allowed", added: ["@example.net"], removed: [] },
    { kind: "access-changed", list: "denied", added: ["a@b.c", "d@e.f"], removed: ["g@h.i"] },
    { kind: "access-changed", list: "denied", added: [], removed: [] },
  ],
  "invitation-declined": [{ kind: "invitation-declined", address: "anna@example.net" }],
  "preference-set": [{ kind: "preference-set", member: publicMember(null) }],
  "power-assigned": [
    { kind: "power-assigned", member: publicMember(null, "anna@example.net"), power: "FRANCE" },
    { kind: "power-assigned", member: publicMember(null, "emma@example.net"), power: "ENGLAND" },
    { kind: "power-assigned", member: publicMember("ITALY"), power: "ITALY" },
  ],
  "still-forming": [
    { kind: "still-forming", seatsLeft: 3, endsAt: later(72) },
    { kind: "still-forming", seatsLeft: 0, endsAt: later(72) },
  ],
  "invitation-set": [
    { kind: "invitation-set", isNeeded: true },
    { kind: "invitation-set", isNeeded: false },
  ],
  "game-started": [{ kind: "game-started", deadline }],
  "orders-taken": [
    {
      kind: "orders-taken",
      power: "FRANCE",
      taken: [{ order: readOrder("A PAR H", "M"), text: "paris holds" }],
      unused: [],
    },
    { kind: "orders-taken", power: "FRANCE", taken: [], unused: [] },
  ],
  "orders-cleared": [{ kind: "orders-cleared", power: "FRANCE" }],
  "orders-pending": [
    { kind: "orders-pending", power: "FRANCE", phase: phase("F1902M"), lines: ["A PAR H"] },
    { kind: "orders-pending", power: "FRANCE", phase: null, lines: ["A PAR H"] },
  ],
  "pending-cleared": [
    { kind: "pending-cleared", power: "FRANCE", phase: null },
    { kind: "pending-cleared", power: "FRANCE", phase: "perpetual" },
    { kind: "pending-cleared", power: "FRANCE", phase: phase("F1902M") },
  ],
  "proxy-given": [
    { kind: "proxy-given", power: "FRANCE", unit: paris, to: "GERMANY", announced: false },
    { kind: "proxy-given", power: "GERMANY", unit: munich, to: "FRANCE", announced: true },
  ],
  "foreign-orders-taken": [
    { kind: "foreign-orders-taken", power: "FRANCE", count: 1 },
    { kind: "foreign-orders-taken", power: "FRANCE", count: 2 },
  ],
  "wait-set": [
    { kind: "wait-set", power: "FRANCE", wait: true },
    { kind: "wait-set", power: "FRANCE", wait: false },
  ],
  "draw-set": [
    { kind: "draw-set", power: "FRANCE", powers: [] },
    { kind: "draw-set", power: "FRANCE", powers: ["FRANCE", "ITALY", "TURKEY"] },
    { kind: "draw-set", power: "FRANCE", powers: null },
  ],
  "draw-size-set": [
    { kind: "draw-size-set", power: "ITALY", most: 3 },
    { kind: "draw-size-set", power: "ITALY", most: 0 },
  ],
  "concession-set": [
    { kind: "concession-set", power: "FRANCE", to: "ITALY" },
    { kind: "concession-set", power: "FRANCE", to: null },
  ],
  press: [
    {
      kind: "press",
      shown: { kind: "all" },
      from: publicMember("FRANCE"),
      color: "white",
      to: { kind: "some", powers: ["ITALY"], gm: false, observers: true },
      recipients: [2],
      text: "Hello",
    },
    {
      kind: "press",
      shown: null,
      from: publicMember("FRANCE"),
      color: "white",
      to: { kind: "all" },
      recipients: [2, 3],
      text: "Hello",
    },
    {
      kind: "press",
      shown: null,
      from: null,
      color: "grey",
      to: { kind: "all" },
      recipients: [],
      text: "Hello",
    },
  ],
  "press-unread": [
    { kind: "press-unread", vacant: ["FRANCE"] },
    { kind: "press-unread", vacant: ["FRANCE", "ITALY"] },
  ],
  "postal-kept": [{ kind: "postal-kept", text: "Hello" }],
  "postal-press": [
    { kind: "postal-press", messages: [{ from: null, color: "grey", text: "Hello" }] },
  ],
  "deadline-set": [
    { kind: "deadline-set", before: deadline, after: later(24), why: "gm" },
    { kind: "deadline-set", before: deadline, after: later(24), why: "vote" },
    { kind: "deadline-set", before: deadline, after: later(24), why: "newcomer" },
    { kind: "deadline-set", before: deadline, after: later(24), why: "untold" },
  ],
  "extension-voted": [
    { kind: "extension-voted", power: "FRANCE", ms: 24 * hourMs, votes: 1, needed: 5 },
    { kind: "extension-voted", power: "FRANCE", ms: null, votes: 0, needed: 1 },
  ],
  "absence-set": [
    {
      kind: "absence-set",
      member: publicMember("ITALY"),
      days: { from: "2027-12-24", to: "2027-12-26" },
    },
    { kind: "absence-set", member: gm, days: { from: "2027-12-24", to: "2027-12-24" } },
  ],
  unreachable: [{ kind: "unreachable", member: publicMember("ITALY") }],
  reachable: [{ kind: "reachable", member: publicMember("ITALY") }],
  "absence-cancelled": [
    {
      kind: "absence-cancelled",
      member: publicMember("ITALY"),
      days: [{ from: "2027-12-24", to: "2027-12-26" }],
    },
    {
      kind: "absence-cancelled",
      member: gm,
      days: [
        { from: "2027-12-24", to: "2027-12-24" },
        { from: "2027-12-31", to: "2028-01-01" },
      ],
    },
  ],
  "zone-set": [
    { kind: "zone-set", zone: "America/New_York", deadline },
    { kind: "zone-set", zone: "America/New_York", deadline: null },
  ],
  "grace-set": [{ kind: "grace-set", before: deadline, after: later(24) }],
  "setting-changed": [{ kind: "setting-changed", name: "RULES", before: "2025", after: "1971" }],
  "password-set": [{ kind: "password-set" }],
  "name-set": [
    { kind: "name-set", member: { ...publicMember("FRANCE"), name: "Anna" }, isSecret: false },
    { kind: "name-set", member: { ...publicMember("FRANCE"), name: "Anna" }, isSecret: true },
    { kind: "name-set", member: publicMember("FRANCE"), isSecret: false },
  ],
  "letter-part-set": [
    { kind: "letter-part-set", part: "json", isOn: false },
    { kind: "letter-part-set", part: "calendar", isOn: true },
    { kind: "letter-part-set", part: "html", isOn: false },
    { kind: "letter-part-set", part: "map", isOn: false },
  ],
  "digest-set": [
    { kind: "digest-set", member: publicMember("FRANCE"), minute: 450 },
    { kind: "digest-set", member: publicMember("FRANCE"), minute: null },
  ],
  "address-set": [{ kind: "address-set", before: "a@example.net", after: "b@example.net" }],
  "process-asked": [{ kind: "process-asked", phase: phase("S1901M") }],
  paused: [
    { kind: "paused", by: "gm", until: null, deadline, left: 6 * hourMs },
    { kind: "paused", by: "players", until: later(72), deadline, left: 0 },
    { kind: "paused", by: "judge", until: null, deadline, left: 0 },
  ],
  resumed: [
    { kind: "resumed", by: "gm", before: deadline, deadline: later(72) },
    { kind: "resumed", by: "players", before: deadline, deadline: later(72) },
    { kind: "resumed", by: "judge", before: null, deadline },
  ],
  "final-statement": [
    { kind: "final-statement", from: publicMember("ITALY"), text: "Well played.", replaces: false },
    { kind: "final-statement", from: publicMember("ITALY"), text: "Well played.", replaces: true },
  ],
  "pause-moved": [
    { kind: "pause-moved", before: null, after: later(72) },
    { kind: "pause-moved", before: later(72), after: null },
  ],
  "pause-voted": [
    { kind: "pause-voted", power: "FRANCE", until: later(72), votes: 1, needed: 5 },
    { kind: "pause-voted", power: "FRANCE", until: null, votes: 2, needed: 5 },
    { kind: "pause-voted", power: "FRANCE", until: later(72), votes: 0, needed: 0 },
  ],
  "resume-voted": [
    { kind: "resume-voted", power: "FRANCE", wanted: true, votes: 1, needed: 5 },
    { kind: "resume-voted", power: "FRANCE", wanted: false, votes: 2, needed: 5 },
    { kind: "resume-voted", power: "FRANCE", wanted: true, votes: 0, needed: 0 },
  ],
  "still-paused": [
    { kind: "still-paused", by: "gm", since: deadline, until: null },
    { kind: "still-paused", by: "players", since: deadline, until: later(72) },
    { kind: "still-paused", by: "judge", since: deadline, until: null },
  ],
  resigned: [{ kind: "resigned", member: publicMember("ITALY") }],
  reopened: [
    { kind: "reopened", deadline },
    { kind: "reopened", deadline: null },
  ],
  unstarted: [{ kind: "unstarted" }],
  "seat-moving": [
    { kind: "seat-moving", member: publicMember("ITALY"), asked: "old" },
    { kind: "seat-moving", member: publicMember(null, "anna@example.net"), asked: "new" },
  ],
  "stepped-down": [{ kind: "stepped-down", member: { ...gm, address: "hanna@example.net" } }],
  ejected: [
    { kind: "ejected", member: publicMember("ITALY") },
    { kind: "ejected", member: { ...gm, address: "hanna@example.net" } },
  ],
  promoted: [
    { kind: "promoted", member: { ...publicMember(null, "anna@example.net"), role: "gm" } },
  ],
  "handed-over": [
    {
      kind: "handed-over",
      from: { ...publicMember(null, "george@example.net"), role: "gm" },
      to: { ...publicMember(null, "anna@example.net"), role: "gm" },
    },
  ],
  "position-edited": [
    edited({ kind: "place", unit: { type: "A", at: "BUR" }, power: "FRANCE" }),
    edited({ kind: "remove", at: "BUR" }),
    edited({ kind: "owner", center: "BEL", power: "FRANCE" }),
    edited({ kind: "owner", center: "BEL", power: null }, true),
    edited({ kind: "phase", phase: phase("F1902M") }),
  ],
  previewed: [{ kind: "previewed", phase: phase("F1901M") }],
  "turn-waiting": [{ kind: "turn-waiting", phase: phase("S1901M") }],
  "gm-silent": [
    silence("gm", [{ kind: "processing", phase: phase("S1901M") }]),
    silence("gms", [{ kind: "start" }]),
    silence("everybody", [{ kind: "orders", powers: ["ITALY"] }]),
  ],
  released: [
    {
      kind: "released",
      matters: [{ kind: "processing", phase: phase("S1901M") }],
      since: deadline,
    },
    { kind: "released", matters: [{ kind: "start" }], since: deadline },
    { kind: "released", matters: [{ kind: "orders", powers: [] }], since: deadline },
  ],
  reminder: [{ kind: "reminder", powers: ["ITALY"], deadline }],
  late: [
    {
      kind: "late",
      powers: ["ITALY", "FRANCE"],
      deadline,
      graceEnds: later(24),
      isForAll: true,
      isWaiting: false,
    },
  ],
  outage: [
    { kind: "outage", before: deadline, after: later(24) },
    { kind: "outage", before: later(24), after: deadline, ofClock: true },
  ],
  "phase-turned": [
    {
      kind: "phase-turned",
      phase: phase("S1901M"),
      deadline,
      turn: 1,
      result: play("S1901M", start, []),
      proxies: [],
      missing: [],
      eliminated: [],
      next: null,
    },
  ],
  "rolled-forward": [{ kind: "rolled-forward", to: phase("F1901M"), deadline }],
  "rolled-back": [{ kind: "rolled-back", to: phase("F1901M"), deadline }],
  ended: [
    { kind: "ended", ending: { kind: "solo", power: "FRANCE" }, why: { kind: "centers" } },
    {
      kind: "ended",
      ending: { kind: "draw", powers: ["FRANCE", "ITALY"] },
      why: { kind: "votes" },
    },
    { kind: "ended", ending: { kind: "concession", power: "FRANCE" }, why: { kind: "votes" } },
    { kind: "ended", ending: { kind: "terminated" }, why: { kind: "declared" } },
  ],
};

export const refusals: Examples<Refusal> = {
  "no-such-game": [
    { kind: "no-such-game", game: "pariz", near: "paris" },
    { kind: "no-such-game", game: "rome", near: null },
  ],
  "game-unreadable": [{ kind: "game-unreadable", game: "paris" }],
  "name-taken": [{ kind: "name-taken", game: "paris" }],
  "bad-name": [{ kind: "bad-name", game: "1st" }],
  "no-such-variant": [{ kind: "no-such-variant", variant: "chess", known: ["chaos", "standard"] }],
  "not-identified": [{ kind: "not-identified" }],
  "bad-identity": [
    { kind: "bad-identity", standby: null },
    { kind: "bad-identity", standby: "paris" },
  ],
  "sign-on-first": [{ kind: "sign-on-first" }],
  "plain-address": [{ kind: "plain-address", game: "paris" }],
  "several-seats": [{ kind: "several-seats" }],
  "stale-letter": [{ kind: "stale-letter", game: "paris" }],
  "asked-here": [
    { kind: "asked-here", what: "resignation", game: "paris", power: "FRANCE" },
    { kind: "asked-here", what: "resignation", game: "paris", power: null },
    { kind: "asked-here", what: "takeover", game: "paris", power: "FRANCE" },
    { kind: "asked-here", what: "standby", game: null, power: null },
    { kind: "asked-here", what: "no-standby", game: null, power: null },
  ],
  "needs-confirmation": [{ kind: "needs-confirmation", address: "anna@example.net" }],
  "not-invited": (["in-game", "unwanted", "today", "enough"] as const).map((why) => ({
    kind: "not-invited",
    address: "anna@example.net",
    why,
  })),
  "invite-in-answer": [{ kind: "invite-in-answer" }],
  "asked-enough": [{ kind: "asked-enough", address: "anna@example.net", limit: 3 }],
  "nothing-to-confirm": [{ kind: "nothing-to-confirm" }],
  "not-to-count": [{ kind: "not-to-count" }],
  "press-or-orders": [{ kind: "press-or-orders" }],
  "unproved-mail": [
    { kind: "unproved-mail", game: "paris", power: "FRANCE", address: null, isMistyped: false },
    { kind: "unproved-mail", game: "paris", power: null, address: null, isMistyped: true },
    {
      kind: "unproved-mail",
      game: "paris",
      power: "FRANCE",
      isMistyped: false,
      address: "judge+paris.4.1.abcd@ems.example",
    },
  ],
  "not-your-role": [
    { kind: "not-your-role", needed: ["gm"] },
    { kind: "not-your-role", needed: ["player"] },
    { kind: "not-your-role", needed: ["observer"] },
  ],
  "not-as-deputy": [{ kind: "not-as-deputy", power: "FRANCE" }],
  "wrong-status": [
    { kind: "wrong-status", status: "forming", needed: ["active"] },
    { kind: "wrong-status", status: "active", needed: ["forming"] },
    { kind: "wrong-status", status: "active", needed: ["paused"] },
    { kind: "wrong-status", status: "paused", needed: ["active"] },
    { kind: "wrong-status", status: "finished", needed: ["active"] },
  ],
  "game-full": [
    { kind: "game-full", game: "paris", role: "player" },
    { kind: "game-full", game: "paris", role: "observer" },
    { kind: "game-full", game: "paris", role: "gm" },
  ],
  "game-running": [{ kind: "game-running", game: "paris" }],
  "already-joined": [{ kind: "already-joined" }],
  "player-cannot-be-gm": [{ kind: "player-cannot-be-gm", address: "anna@example.net" }],
  "gm-cannot-play": [
    { kind: "gm-cannot-play", address: "anna@example.net", isFormer: false },
    { kind: "gm-cannot-play", address: "anna@example.net", isFormer: true },
  ],
  "no-such-place": [{ kind: "no-such-place", word: "Atlantis" }],
  "impossible-edit": [
    { kind: "impossible-edit", why: "no-place-for-unit" },
    { kind: "impossible-edit", why: "occupied" },
    { kind: "impossible-edit", why: "no-unit" },
    { kind: "impossible-edit", why: "no-center" },
    { kind: "impossible-edit", why: "retreats" },
  ],
  "no-such-member": [{ kind: "no-such-member", name: "nobody@example.net" }],
  "no-player": [{ kind: "no-player", power: "FRANCE" }],
  "no-such-power": [
    { kind: "no-such-power", word: "Frence", nearest: ["FRANCE"] },
    { kind: "no-such-power", word: "Spain", nearest: [] },
  ],
  "secret-seats": [{ kind: "secret-seats", game: "paris" }],
  "address-taken": [{ kind: "address-taken", address: "anna@example.net" }],
  "power-taken": [{ kind: "power-taken", power: "FRANCE" }],
  "no-orders-due": [{ kind: "no-orders-due", power: "FRANCE" }],
  "phase-past": [{ kind: "phase-past", phase: phase("S1901R") }],
  "phase-too-far": [{ kind: "phase-too-far", phase: phase("S1921M"), years: 5 }],
  "too-many-pending": [{ kind: "too-many-pending", limit: 10_000 }],
  "no-perpetual-orders": [{ kind: "no-perpetual-orders" }],
  "no-proxy-orders": [{ kind: "no-proxy-orders" }],
  "no-such-unit": [{ kind: "no-such-unit", at: "PAR" }],
  "nothing-pending": [{ kind: "nothing-pending" }],
  "empty-section": [{ kind: "empty-section" }],
  "fixed-order-sets": [
    { kind: "fixed-order-sets", replaces: true },
    { kind: "fixed-order-sets", replaces: false },
  ],
  "no-order-set": [{ kind: "no-order-set" }],
  "no-press": [{ kind: "no-press" }],
  "no-partial-press": [{ kind: "no-partial-press" }],
  "no-minor-press": [{ kind: "no-minor-press" }],
  "no-late-press": [{ kind: "no-late-press" }],
  "no-observer-press": [{ kind: "no-observer-press" }],
  "no-postal-press": [{ kind: "no-postal-press" }],
  "no-fake-press": [{ kind: "no-fake-press" }],
  "no-fake-with-gm": [{ kind: "no-fake-with-gm" }],
  "only-fake-broadcasts": [{ kind: "only-fake-broadcasts" }],
  "out-of-touch": [
    { kind: "out-of-touch", touched: ["ITALY", "GERMANY"] },
    { kind: "out-of-touch", touched: [] },
  ],
  "order-first": [{ kind: "order-first" }],
  "orders-in-press": [{ kind: "orders-in-press", line: "Paris to Burgundy" }],
  "aside-in-press": [{ kind: "aside-in-press", line: "Tell Italy: I will help you" }],
  "unclosed-press": [{ kind: "unclosed-press" }],
  "not-your-color": [
    { kind: "not-your-color", allowed: "grey" },
    { kind: "not-your-color", allowed: "white" },
  ],
  "empty-press": [{ kind: "empty-press" }],
  "nobody-to-address": [
    { kind: "nobody-to-address", vacant: [] },
    { kind: "nobody-to-address", vacant: ["FRANCE"] },
  ],
  "press-too-long": [{ kind: "press-too-long", limit: 20000 }],
  "deadline-past": [{ kind: "deadline-past", at: later(-100), now }],
  "grace-too-short": [{ kind: "grace-too-short", at: later(5), deadline: later(9) }],
  "deadline-too-far": [{ kind: "deadline-too-far", at: later(99999), latest: later(9999) }],
  "bad-value": [
    { kind: "bad-value", name: "OPTION paradox", value: "none", allowed: "szykman, all-hold" },
  ],
  "confirm-first": [
    { kind: "confirm-first", what: { kind: "termination" }, isFaulty: false },
    { kind: "confirm-first", what: { kind: "ending" }, isFaulty: false },
    { kind: "confirm-first", what: { kind: "ejection" }, isFaulty: true },
    { kind: "confirm-first", what: { kind: "following" }, isFaulty: true },
    {
      kind: "confirm-first",
      what: { kind: "meant", command: "SET DEADLINE the 8th", at: later(5) },
      isFaulty: false,
    },
    {
      kind: "confirm-first",
      what: {
        kind: "message",
        to: { kind: "some", powers: ["TURKEY"], gm: false, observers: false },
        mayBe: "message",
      },
      isFaulty: false,
    },
    {
      kind: "confirm-first",
      what: { kind: "message", to: { kind: "all" }, mayBe: "message" },
      isFaulty: false,
    },
    {
      kind: "confirm-first",
      what: {
        kind: "message",
        to: { kind: "some", powers: ["TURKEY"], gm: false, observers: false },
        mayBe: "orders",
      },
      isFaulty: false,
    },
    {
      kind: "confirm-first",
      what: {
        kind: "message",
        to: { kind: "some", powers: [], gm: true, observers: false },
        mayBe: "request",
      },
      isFaulty: false,
    },
    {
      kind: "confirm-first",
      what: { kind: "rollback", count: 3, to: phase("S1901M") },
      isFaulty: false,
    },
  ],
  "too-late-to-reopen": [{ kind: "too-late-to-reopen" }],
  "wrong-phase": [{ kind: "wrong-phase", phase: "S1901M", current: "F1901M" }],
  "not-before-start": [{ kind: "not-before-start", name: "RULES" }],
  "nothing-undone": [{ kind: "nothing-undone" }],
  "nothing-to-roll-back": [{ kind: "nothing-to-roll-back" }],
  "last-gm": [{ kind: "last-gm" }],
  "begun-too-long": [{ kind: "begun-too-long", first: "S1901M" }],
  "seats-left": [{ kind: "seats-left", count: 2 }],
  "not-admitted": [{ kind: "not-admitted" }],
  "already-asked": [{ kind: "already-asked" }],
  "await-approval": [{ kind: "await-approval" }],
  "no-such-candidate": [
    { kind: "no-such-candidate", name: "12" },
    { kind: "no-such-candidate", name: "" },
  ],
  "too-many-addresses": [{ kind: "too-many-addresses", most: 100 }],
  unreliable: [
    { kind: "unreliable", what: "on-time", needed: 90, is: 50 },
    { kind: "unreliable", what: "left", needed: 20, is: 50 },
    { kind: "unreliable", what: "games", needed: 1, is: 0 },
  ],
  "invited-only": [{ kind: "invited-only", game: "paris" }],
  "out-of-game": [{ kind: "out-of-game", power: "ITALY" }],
  "too-long-absence": [{ kind: "too-long-absence", days: 20, most: 15 }],
  "too-many-absences": [{ kind: "too-many-absences", most: 3 }],
  "no-such-absence": [{ kind: "no-such-absence" }],
  "extended-enough": [
    { kind: "extended-enough", left: 24 * hourMs },
    { kind: "extended-enough", left: 0 },
  ],
  "no-statement-yet": [{ kind: "no-statement-yet" }],
  "no-statement-any-more": [{ kind: "no-statement-any-more" }],
  "paused-enough": [
    { kind: "paused-enough", left: 24 * hourMs },
    { kind: "paused-enough", left: 0 },
  ],
  "gms-pause": [{ kind: "gms-pause", from: later(72) }],
  "too-many-questions": [{ kind: "too-many-questions", limit: 20 }],
  "too-many-passwords": [
    { kind: "too-many-passwords", wrong: true, limit: 3 },
    { kind: "too-many-passwords", wrong: false, limit: 10 },
  ],
  "masked-password": [{ kind: "masked-password" }],
  "too-many-trials": [{ kind: "too-many-trials", limit: 10 }],
  "too-many-messages": [{ kind: "too-many-messages", limit: 20 }],
  "too-many-maps": [
    { kind: "too-many-maps", limit: 8 },
    { kind: "too-many-maps", limit: 1 },
  ],
  "no-such-phase": [{ kind: "no-such-phase", phase: "S1999M" }],
  "no-such-result": [
    { kind: "no-such-result", unit: "A PAR", phase: "S1901M" },
    { kind: "no-such-result", unit: "Mordor", phase: null },
  ],
};

/** A complaint with the line that it is about. */
export interface LineComplaint {
  readonly line: string;
  readonly complaint: ComplaintData;
}

const marseilles = { unit: unit("FRANCE A MAR"), destinations: ["BUR", "GAS", "PIE", "SPA"] };
const dateProblems = [
  "not-a-date",
  "two-meanings",
  "span",
  "no-such-day",
  "weekday-differs",
  "year-needed",
  "past",
];

export const complaints: Readonly<Record<ComplaintKind, readonly LineComplaint[]>> = {
  "unknown-command": [about("SIGNIFF", "SIGNIFF", "unknown-command", { nearest: ["SIGNOFF"] })],
  "unknown-setting": [
    about("SET DICE", "DICE", "unknown-setting", { nearest: [] }),
    about("SET WIAT", "WIAT", "unknown-setting", { nearest: ["SET WAIT"] }),
  ],
  "not-offered": [about("DIARY x", "DIARY", "not-offered", { command: "diary", why: "notes" })],
  "bad-form": [about("JOIN paris WITH x", "WITH", "bad-form", { form: "join" })],
  incomplete: [about("JOIN", "", "incomplete", { form: "join" })],
  "bad-date": dateProblems.map((problem) =>
    about("SET DEADLINE 03/04/2027", "03/04/2027", "bad-date", { problem }),
  ),
  "bad-clock": ["minute-of-day", "hours", "days"].map((wanted) =>
    about("SET MOVE CLOCK 25:00", "25:00", "bad-clock", { wanted }),
  ),
  "press-not-closed": [about("PRESS TO ITALY", "PRESS", "press-not-closed", { intruder: 7 })],
  "press-not-opened": [about("ENDPRESS", "ENDPRESS", "press-not-opened", {})],
  "try-not-opened": [about("ENDTRY", "ENDTRY", "try-not-opened", {})],
  "press-empty": [about("PRESS TO ITALY", "PRESS", "press-empty", {})],
  "press-too-long": [about("PRESS TO ITALY", "PRESS", "press-too-long", { limit: 20000 })],
  "if-without-phase": [about("IF Bur", "IF Bur", "if-without-phase", {})],
  "if-not-open": [about("ENDIF", "ENDIF", "if-not-open", {})],
  "bad-condition": [about("IF Burgund1 OR Mar", "Burgund1", "bad-condition", {})],
  "if-not-understood": [about("IF Burgund1", "IF Burgund1", "if-not-understood", {})],
  "line-too-long": [about("x".repeat(300), "", "line-too-long", { limit: 1000 })],
  "not-an-order": [
    about("A Mar jumps", "jumps", "not-an-order", { unit: marseilles }),
    about("Hello there", "Hello there", "not-an-order", { unit: null }),
    about("A Mun H if Russia stays", "if Russia stays", "not-an-order", {
      unit: null,
      because: "depends",
    }),
  ],
  "order-incomplete": [
    about("A Mar -", "", "order-incomplete", { unit: marseilles }),
    about("A Mar S", "", "order-incomplete", { unit: marseilles, begun: "support" }),
    about("F Bre C A Par", "", "order-incomplete", { unit: null, begun: "convoy" }),
  ],
  "unknown-name": [
    about("A Mar - Spaain", "Spaain", "unknown-name", { nearest: ["SPA"], unit: marseilles }),
    about("A Mar - Mordor", "Mordor", "unknown-name", { nearest: [], unit: null }),
  ],
  "ambiguous-order": [
    about("F Bot - L", "L", "ambiguous-order", {
      meanings: [readOrder("F BOT - LVN", "M"), readOrder("F BOT - LON", "M")],
    }),
  ],
  "no-possible-meaning": [
    about("A Mar - Mos", "Mos", "no-possible-meaning", {
      meanings: [readOrder("A MAR - MOS", "M")],
      unit: marseilles,
    }),
  ],
  "other-phase": ["M", "R", "A"].map((kind) =>
    about("Build A Par", "Build", "other-phase", { phase: kind }),
  ),
  "whose-order": [about("A Par H", "A Par", "whose-order", {})],
  "order-too-long": [about("y".repeat(300), "", "order-too-long", { limit: 200 })],
  "too-much-talk": [about("Paris goes to Burgundy", "", "too-much-talk", { limit: 6000 })],
};

function about(
  line: string,
  part: string,
  kind: ComplaintKind,
  data: Readonly<Record<string, unknown>>,
): LineComplaint {
  const from = part === "" ? line.length : line.indexOf(part);
  return { line, complaint: { kind, from, to: from + part.length, ...data } };
}
