/** The words of events about seats: who comes, who goes, and what members set for themselves. */
import type { Event, PublicCandidate, PublicMember } from "../../game/index.js";
import { toAscii } from "../engine/ascii.js";
import { personName, powerSaying, preferenceList, who } from "../words/people.js";
import type { Saying, Sayings } from "../words/say.js";
import { daysInWords, timeOfDay, when, zoneOf } from "../words/times.js";

/** Somebody who asks for a seat, for those who may know. */
const candidateSaying: Saying<{ readonly candidate: PublicCandidate }> = {
  candidate: ({ candidate }) => candidate.id,
  who: ({ candidate }) => toAscii(candidate.address ?? ""),
  power: ({ candidate: { power } }, { names }) => (power === null ? "" : names.power(power)),
};

/** Somebody who has left the game; their power is still in it. */
const leaverSaying: Saying<{ readonly member: PublicMember }> = {
  // One of several GMs, perhaps: they are known by what they are called.
  who: ({ member }, stage) => (member.role === "gm" && personName(member)) || who(stage, member),
  hadPower: ({ member }) => member.power !== null,
};

/** Somebody who may be known by a name; empty where not. */
const personSaying: Saying<{ readonly member: PublicMember }> = {
  who: ({ member }) => personName(member),
};

export const seatSayings = {
  joined: {
    who: ({ member }, stage) => who(stage, member),
    isPlayer: ({ member }) => member.role === "player",
    isObserver: ({ member }) => member.role === "observer",
    isGm: ({ member }) => member.role === "gm",
    seatsLeft: ({ seatsLeft }) => seatsLeft,
    hasWished: (_, { scene }) => (scene.view?.you.preferences.length ?? 0) > 0,
  },
  "took-over": {
    power: (event, { names }) => names.power(event.power),
    who: (event) => personName(event.member),
    isReturning: (event) => event.isReturning,
  },
  briefed: powerSaying,
  vacated: { ...powerSaying, isYou: (_, { scene }) => scene.view?.you.role === "stranger" },
  opening: {
    power: ({ power }, { names }) => (power === null ? "" : names.power(power)),
    asked: ({ power }) => power ?? "",
  },
  "standby-set": {
    who: ({ member }, stage) => who(stage, member),
    standby: ({ standby }) => standby,
  },
  applied: { ...candidateSaying, endsAt: ({ endsAt }, { scene }) => when(scene, endsAt) },
  admitted: {
    who: ({ member }, stage) => who(stage, { ...member, power: null }),
    power: ({ power }, stage) => (power === null ? "" : stage.names.power(power)),
    isYou: ({ member }, stage) => stage.scene.view?.you.address === member.address,
    seatsLeft: ({ seatsLeft }) => seatsLeft,
  },
  "candidate-denied": candidateSaying,
  "candidate-lapsed": { ...candidateSaying, isTooLate: ({ why }) => why === "too-late" },
  "access-changed": {
    isAllowed: ({ list }) => list === "allowed",
    added: ({ added }, { words }) => words.and(added.map(toAscii)),
    removed: ({ removed }, { words }) => words.and(removed.map(toAscii)),
  },
  "invitation-declined": { address: ({ address }) => toAscii(address) },
  "preference-set": {
    who: ({ member }, stage) => who(stage, member),
    preferences: (_, stage) => preferenceList(stage, stage.scene.view?.you.preferences ?? []),
  },
  "power-assigned": {
    who: ({ member }, stage) => who(stage, { ...member, power: null }),
    ...powerSaying,
    isYou: ({ power }, stage) => stage.scene.view?.you.power === power,
  },
  "still-forming": {
    missing: ({ seatsLeft }) => seatsLeft,
    endsAt: ({ endsAt }, { scene }) => when(scene, endsAt),
  },
  "invitation-set": { isNeeded: ({ isNeeded }) => isNeeded },
  resigned: {
    ...leaverSaying,
    freed: ({ member: { power } }, { names }) =>
      power === null ? "" : names.power(power).toUpperCase(),
  },
  "seat-moving": { ...leaverSaying, isOld: ({ asked }) => asked === "old" },
  "stepped-down": personSaying,
  ejected: leaverSaying,
  promoted: personSaying,
  "handed-over": {
    from: ({ from }) => personName(from),
    to: ({ to }) => personName(to),
  },
  unreachable: {
    who: ({ member }, stage) => who(stage, member),
    address: ({ member }) => toAscii(member.address ?? ""),
  },
  reachable: {
    who: ({ member }, stage) => who(stage, member),
    address: ({ member }) => toAscii(member.address ?? ""),
  },
  "password-set": {},
  "name-set": {
    name: ({ member }) => member.name ?? "",
    isSecret: ({ isSecret }) => isSecret,
  },
  "letter-part-set": {
    isOn: ({ isOn }) => isOn,
    word: ({ part }) => part.toUpperCase(),
    what: ({ part }, { words }) => words.say(`part-${part}`),
    isOne: ({ part }) => part === "html",
  },
  "address-set": { before: ({ before }) => toAscii(before), after: ({ after }) => toAscii(after) },
  "digest-set": {
    isOn: ({ minute }) => minute !== null,
    at: ({ minute }, { scene }) => (minute === null ? "" : `${timeOfDay(minute)} ${zoneOf(scene)}`),
  },
  "absence-set": {
    who: ({ member }, stage) => who(stage, member),
    days: ({ days }) => daysInWords(days.from, days.to),
    isHoliday: ({ member }) => member.role === "gm",
    isOwn: (_, { scene }) => scene.view?.you.role === "player",
  },
  "absence-cancelled": {
    who: ({ member }, stage) => who(stage, member),
    days: ({ days }, stage) => stage.words.and(days.map(({ from, to }) => daysInWords(from, to))),
    isHoliday: ({ member }) => member.role === "gm",
    isOwn: (_, { scene }) => scene.view?.you.role === "player",
  },
  "zone-set": {
    clocks: ({ zone }) => zone,
    shown: ({ deadline }, { scene }) => (deadline === null ? "" : when(scene, deadline)),
  },
} satisfies Partial<Sayings<Event>>;
