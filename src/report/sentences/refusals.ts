/** The words of refusals: for the sentences of templates/refusals.txt. */
import { hasEnded, type Refusal } from "../../game/index.js";
import { dayAt } from "../../util/index.js";
import { plainText } from "../engine/ascii.js";
import { powerList, recipientList } from "../words/people.js";
import type { Sayings } from "../words/say.js";
import type { Scene } from "../words/scene.js";
import { phaseCode, phaseName, span, when, zoneOf } from "../words/times.js";
import { quote } from "./quote.js";

export const refusalSayings: Sayings<Refusal> = {
  "no-such-game": { asked: ({ game }) => plainText(game), near: ({ near }) => near ?? "" },
  "name-taken": { asked: ({ game }) => plainText(game) },
  "bad-name": { asked: ({ game }) => plainText(game) },
  "no-such-variant": {
    asked: ({ variant }) => plainText(variant),
    known: ({ known }, { words }) => words.and(known),
  },
  "game-unreadable": { asked: ({ game }) => plainText(game) },
  "not-identified": {},
  "bad-identity": { standby: ({ standby }) => plainText(standby ?? "") },
  "sign-on-first": {},
  "plain-address": { asked: ({ game }) => plainText(game) },
  "several-seats": {},
  "stale-letter": { asked: ({ game }) => plainText(game) },
  "asked-here": {
    isResignation: ({ what }) => what === "resignation",
    isTakeover: ({ what }) => what === "takeover",
    isStandby: ({ what }) => what === "standby",
    game: ({ game }) => plainText(game ?? ""),
    power: ({ power }, { names }) => (power === null ? "" : names.power(power)),
  },
  "needs-confirmation": { address: ({ address }) => plainText(address) },
  "asked-enough": { address: ({ address }) => plainText(address), limit: ({ limit }) => limit },
  "nothing-to-confirm": {},
  "not-invited": {
    address: ({ address }) => plainText(address),
    inGame: ({ why }) => why === "in-game",
    unwanted: ({ why }) => why === "unwanted",
    isToday: ({ why }) => why === "today",
  },
  "invite-in-answer": {},
  "not-to-count": {},
  "press-or-orders": {},
  "unproved-mail": {
    asked: ({ game }) => plainText(game),
    power: ({ power }, { names }) => (power === null ? "" : names.power(power)),
    address: ({ address }) => plainText(address ?? ""),
    isMistyped: ({ isMistyped }) => isMistyped,
  },
  "not-your-role": {
    gm: ({ needed }) => needed.includes("gm"),
    player: ({ needed }) => needed.includes("player"),
  },
  "not-as-deputy": { power: ({ power }, { names }) => names.power(power) },
  "wrong-status": {
    isForming: ({ status }) => status === "forming",
    isActive: ({ status }) => status === "active",
    isPaused: ({ status }) => status === "paused",
    isOver: ({ status }) => hasEnded({ status }),
    needsForming: ({ needed }) => needed.includes("forming"),
  },
  "game-full": {
    asked: ({ game }) => plainText(game),
    isGm: ({ role }) => role === "gm",
    isObserver: ({ role }) => role === "observer",
  },
  "game-running": { asked: ({ game }) => plainText(game) },
  "already-joined": {},
  "player-cannot-be-gm": { address: ({ address }) => plainText(address) },
  "gm-cannot-play": {
    address: ({ address }) => plainText(address),
    isFormer: ({ isFormer }) => isFormer,
  },
  "no-such-place": { asked: ({ word }) => plainText(word) },
  "impossible-edit": {
    isNoPlace: ({ why }) => why === "no-place-for-unit",
    isOccupied: ({ why }) => why === "occupied",
    isNoUnit: ({ why }) => why === "no-unit",
    isNoCenter: ({ why }) => why === "no-center",
    isRetreats: ({ why }) => why === "retreats",
  },
  "no-such-member": { asked: ({ name }) => plainText(name) },
  "no-player": { power: ({ power }, { names }) => names.power(power), asked: ({ power }) => power },
  "no-such-power": {
    asked: ({ word }) => plainText(word),
    nearest: ({ nearest }, { words, names }) => words.or(nearest.map(names.power)),
  },
  "secret-seats": { asked: ({ game }) => plainText(game) },
  "address-taken": { address: ({ address }) => plainText(address) },
  "power-taken": { power: ({ power }, { names }) => names.power(power) },
  "no-orders-due": { power: ({ power }, { names }) => names.power(power) },
  "phase-past": { asked: ({ phase }, { words }) => phaseName(words, phase) },
  "phase-too-far": {
    asked: ({ phase }, { words }) => phaseName(words, phase),
    years: ({ years }) => years,
  },
  "too-many-pending": { limit: ({ limit }) => limit },
  "nothing-pending": {},
  "no-perpetual-orders": {},
  "no-proxy-orders": {},
  "no-such-unit": { place: ({ at }, { names }) => names.thePlace(at) },
  "empty-section": {},
  "fixed-order-sets": { replaces: ({ replaces }) => replaces },
  "no-order-set": {},
  "no-press": {},
  "no-partial-press": {},
  "no-minor-press": {},
  "no-late-press": {},
  "no-observer-press": {},
  "no-postal-press": {},
  "no-fake-press": {},
  "no-fake-with-gm": {},
  "only-fake-broadcasts": {},
  "out-of-touch": { touched: ({ touched }, stage) => powerList(stage, touched) },
  "order-first": {},
  "orders-in-press": { asked: ({ line }) => quote(line) },
  "unclosed-press": {},
  "not-your-color": {
    allowed: ({ allowed }) => allowed.toUpperCase(),
    isGrey: ({ allowed }) => allowed === "grey",
  },
  "empty-press": {},
  "nobody-to-address": {},
  "press-too-long": { limit: ({ limit }) => limit },
  "no-statement-yet": {},
  "no-statement-any-more": {},
  "deadline-past": {
    at: ({ at }, { scene }) => when(scene, at),
    now: ({ now }, { scene }) => when(scene, now),
  },
  "grace-too-short": {
    at: ({ at }, { scene }) => when(scene, at),
    until: ({ deadline }, { scene }) => when(scene, deadline),
  },
  "deadline-too-far": {
    at: ({ at }, { scene }) => when(scene, at),
    latest: ({ latest }, { scene }) => when(scene, latest),
  },
  "bad-value": {
    name: ({ name }) => plainText(name),
    value: ({ value }) => plainText(value),
    allowed: ({ allowed }) => plainText(allowed),
  },
  "confirm-first": {
    isFaulty: ({ isFaulty }) => isFaulty,
    isTermination: ({ what }) => what.kind === "termination",
    isEnding: ({ what }) => what.kind === "ending",
    isEjection: ({ what }) => what.kind === "ejection",
    isFollowing: ({ what }) => what.kind === "following",
    isMessage: ({ what }) => what.kind === "message",
    isAbsence: ({ what }) => wishOf(what) === "absence",
    present: ({ what }, { scene }) => deadlineWithin(what, scene),
    isLeaving: ({ what }) => ["resignation", "silence"].includes(wishOf(what)),
    isStandby: ({ what }) => wishOf(what) === "standby",
    isPlainLetters: ({ what }) => wishOf(what) === "plain-letters",
    isDigest: ({ what }) => wishOf(what) === "digest",
    isMove: ({ what }) => wishOf(what) === "new-address",
    isPresence: ({ what }) => wishOf(what) === "presence",
    isDraw: ({ what }) => wishOf(what) === "draw",
    isOfAll: ({ what }) => what.kind === "wish" && what.isOfAll === true,
    isNoDraw: ({ what }) => wishOf(what) === "no-draw",
    isConcession: ({ what }) => wishOf(what) === "concession",
    isNoConcession: ({ what }) => wishOf(what) === "no-concession",
    isWait: ({ what }) => wishOf(what) === "wait",
    isZone: ({ what }) => wishOf(what) === "zone",
    isGoAhead: ({ what }) => wishOf(what) === "go-ahead",
    wish: ({ what }) => (what.kind === "wish" ? what.commands.join(", ") : ""),
    orders: ({ what }) => (what.kind === "orders" ? what.orders.join(", ") : ""),
    later: ({ what }) => (what.kind === "next-turn" ? what.orders.join(", ") : ""),
    next: ({ what }, { words }) => (what.kind === "next-turn" ? phaseName(words, what.phase) : ""),
    now: (_, { scene, words }) => (scene.view === null ? "" : phaseName(words, scene.view.phase)),
    nowCode: (_, { scene }) => (scene.view === null ? "" : phaseCode(scene.view.phase)),
    deadline: (_, { scene }) =>
      typeof scene.view?.deadline === "number" ? when(scene, scene.view.deadline) : "",
    mayOrder: ({ what }) => what.kind === "message" && what.mayBe === "orders",
    besideOrders: ({ what }) => what.kind === "message" && what.mayBe === "beside-orders",
    isForGm: ({ what }) => what.kind === "message" && what.mayBe === "wish",
    isForJudge: ({ what }) => what.kind === "message" && what.mayBe === "judge",
    isRequest: ({ what }) => what.kind === "message" && what.mayBe === "request",
    readers: ({ what }, stage) => (what.kind === "message" ? recipientList(stage, what.to) : ""),
    meant: ({ what }) => (what.kind === "meant" ? plainText(what.command) : ""),
    creates: ({ what }) =>
      what.kind === "meant" ? (/^CREATE ([\w-]+)/.exec(what.command)?.[1] ?? "") : "",
    isLasting: ({ what }, { scene }) =>
      what.kind === "meant" && typeof scene.view?.deadline === "number" && setsClock(what.command),
    heir: ({ what }) => addressBehind("HANDOVER", what),
    second: ({ what }) => addressBehind("PROMOTE", what),
    invited: ({ what }) => addressBehind("INVITE", what),
    promised: ({ what }, { names }) =>
      what.kind === "meant" && what.power !== undefined
        ? names.power(what.power).toUpperCase()
        : "",
    isNameless: ({ what }) => what.kind === "meant" && what.isNameless === true,
    isTold: ({ what }) => what.kind === "meant" && what.isTold === true,
    isHoliday: ({ what }) => what.kind === "meant" && /^SET ABSENCE (?!.* FOR )/.test(what.command),
    isLater: ({ what }) => what.kind === "meant" && what.isLater === true,
    depends: ({ what }) => what.kind === "meant" && what.depends === true,
    at: ({ what }, { scene }) =>
      what.kind === "meant" && what.at !== null ? when(scene, what.at) : "",
    count: ({ what }) => (what.kind === "rollback" ? what.count : 0),
    to: ({ what }) => (what.kind === "rollback" ? phaseCode(what.to) : ""),
  },
  "too-late-to-reopen": {},
  "wrong-phase": { asked: ({ phase }) => plainText(phase), current: ({ current }) => current },
  "not-before-start": { name: ({ name }) => plainText(name) },
  "nothing-to-roll-back": {},
  "nothing-undone": {},
  "last-gm": {},
  "begun-too-long": { first: ({ first }) => first },
  "seats-left": { missing: ({ count }) => count },
  "invited-only": { game: ({ game }) => plainText(game) },
  "not-admitted": {},
  "already-asked": {},
  "await-approval": {},
  "no-such-candidate": { asked: ({ name }) => plainText(name) },
  "too-many-addresses": { most: ({ most }) => most },
  unreliable: {
    isOnTime: ({ what }) => what === "on-time",
    isLeft: ({ what }) => what === "left",
    isGames: ({ what }) => what === "games",
    needed: ({ needed }) => needed,
    figure: ({ is }) => is,
  },
  "out-of-game": { power: ({ power }, { names }) => names.power(power) },
  "too-long-absence": {
    days: ({ days }) => days,
    most: ({ most }) => most,
    isGm: (_, { scene }) => scene.view?.you.role === "gm",
  },
  "too-many-absences": { most: ({ most }) => most },
  "no-such-absence": {},
  "extended-enough": { left: ({ left }, { words }) => (left === 0 ? "" : span(words, left)) },
  "paused-enough": { left: ({ left }, { words }) => (left === 0 ? "" : span(words, left)) },
  "gms-pause": { from: ({ from }, { scene }) => when(scene, from) },
  "too-many-questions": { limit: ({ limit }) => limit },
  "too-many-passwords": { limit: ({ limit }) => limit, wrong: ({ wrong }) => wrong },
  "masked-password": {},
  "too-many-trials": { limit: ({ limit }) => limit },
  "too-many-messages": { limit: ({ limit }) => limit },
  "too-many-maps": { limit: ({ limit }) => limit },
  "no-such-phase": { inPhase: ({ phase }) => phase },
  "no-such-result": { asked: ({ unit }) => plainText(unit), inPhase: ({ phase }) => phase ?? "" },
};

type Grave = Extract<Refusal, { kind: "confirm-first" }>["what"];

/** `anna@example.net`, of `HANDOVER anna@example.net`. */
function addressBehind(verb: string, what: Grave): string {
  if (what.kind !== "meant") return "";
  return new RegExp(`(?:^|, )${verb} (\\S+@[^\\s,]+)`).exec(what.command)?.[1] ?? "";
}

function wishOf(what: Grave): string {
  return what.kind === "wish" ? what.wish : "";
}

/** The present deadline, where it falls into the absence that is offered. */
function deadlineWithin(what: Grave, scene: Scene): string {
  const deadline = scene.view?.deadline ?? null;
  if (deadline === null || what.kind !== "wish") return "";
  const [, from = "", to = from] =
    /^SET ABSENCE (\S+)(?: TO (\S+))?$/.exec(what.commands[0] ?? "") ?? [];
  const day = dayAt(deadline, zoneOf(scene));
  return from !== "" && from <= day && day <= to ? when(scene, deadline) : "";
}

/** Settings of a running game that count from its next phase on. */
function setsClock(commands: string): boolean {
  const lasting = commands.split(/, (?=[A-Z]{3,} )/).filter((each) => !once.test(each));
  return (
    lasting.length > 0 && lasting.some((each) => clockWords.test(each)) && !once.test(commands)
  );
}

const once =
  /\b(?:SET (?:GRACE|REMINDER|COMMENT)|SET DEADLINE|EXTEND|PAUSE|RESUME|CREATE|SET START)\b/;
const clockWords =
  /^SET .*(?:\d{1,2}:\d\d|\b(?:hours?|days?|weeks?|deadlines?|daily|weekly|weekdays|\d+ ?[hd]|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b)/i;
