/** The words of refusals: for the sentences of templates/refusals.txt. */
import type { Refusal } from "../game/index.js";
import { toAscii } from "./ascii.js";
import { powerList } from "./people.js";
import { phaseName } from "./phases.js";
import { quote } from "./quote.js";
import { plain, type Sayings, say } from "./say.js";
import { span, when } from "./times.js";

export const refusalSayings: Sayings<Refusal> = {
  "no-such-game": say(["asked"], ({ game }) => ({ asked: toAscii(game) })),
  "name-taken": say(["asked"], ({ game }) => ({ asked: toAscii(game) })),
  "bad-name": say(["asked"], ({ game }) => ({ asked: toAscii(game) })),
  "no-such-variant": say(["asked", "known"], ({ variant, known }, { words }) => ({
    asked: toAscii(variant),
    known: words.and(known),
  })),
  "game-unreadable": say(["asked"], ({ game }) => ({ asked: toAscii(game) })),
  "not-identified": plain,
  "bad-identity": say(["standby"], ({ standby }) => ({ standby: toAscii(standby ?? "") })),
  "sign-on-first": plain,
  "needs-confirmation": say(["address"], ({ address }) => ({ address: toAscii(address) })),
  "nothing-to-confirm": plain,
  "not-your-role": say(["master", "player"], ({ needed }) => ({
    master: needed.includes("master"),
    player: needed.includes("player"),
  })),
  "not-as-deputy": say(["power"], ({ power }, { names }) => ({ power: names.power(power) })),
  "wrong-status": say(
    ["isForming", "isActive", "isPaused", "isOver", "needsForming"],
    ({ status, needed }) => ({
      isForming: status === "forming",
      isActive: status === "active",
      isPaused: status === "paused",
      isOver: status === "finished" || status === "terminated",
      needsForming: needed.includes("forming"),
    }),
  ),
  "game-full": say(["asked", "isMaster", "isObserver"], ({ game, role }) => ({
    asked: toAscii(game),
    isMaster: role === "master",
    isObserver: role === "observer",
  })),
  "game-running": say(["asked"], ({ game }) => ({ asked: toAscii(game) })),
  "already-joined": plain,
  "player-cannot-master": say(["address"], ({ address }) => ({ address: toAscii(address) })),
  "no-such-place": say(["asked"], ({ word }) => ({ asked: toAscii(word) })),
  "impossible-edit": say(
    ["isNoPlace", "isOccupied", "isNoUnit", "isNoCenter", "isRetreats"],
    ({ why }) => ({
      isNoPlace: why === "no-place-for-unit",
      isOccupied: why === "occupied",
      isNoUnit: why === "no-unit",
      isNoCenter: why === "no-center",
      isRetreats: why === "retreats",
    }),
  ),
  "no-such-member": say(["asked"], ({ name }) => ({ asked: toAscii(name) })),
  "no-such-power": say(["asked", "nearest"], ({ word, nearest }, { words, names }) => ({
    asked: toAscii(word),
    nearest: words.or(nearest.map(names.power)),
  })),
  "secret-seats": say(["asked"], ({ game }) => ({ asked: toAscii(game) })),
  "address-taken": say(["address"], ({ address }) => ({ address: toAscii(address) })),
  "power-taken": say(["power"], ({ power }, { names }) => ({ power: names.power(power) })),
  "no-orders-due": say(["power"], ({ power }, { names }) => ({ power: names.power(power) })),
  "phase-past": say(["asked"], ({ phase }, { words }) => ({ asked: phaseName(words, phase) })),
  "phase-too-far": say(["asked", "years"], ({ phase, years }, { words }) => ({
    asked: phaseName(words, phase),
    years,
  })),
  "too-many-pending": say(["limit"], ({ limit }) => ({ limit })),
  "nothing-pending": plain,
  "no-perpetual-orders": plain,
  "no-proxy-orders": plain,
  "no-such-unit": say(["place"], ({ at }, { names }) => ({ place: names.thePlace(at) })),
  "empty-section": plain,
  "fixed-order-sets": say(["replaces"], ({ replaces }) => ({ replaces })),
  "no-order-set": plain,
  "no-press": plain,
  "no-partial-press": plain,
  "no-minor-press": plain,
  "no-late-press": plain,
  "no-observer-press": plain,
  "no-postal-press": plain,
  "no-fake-press": plain,
  "no-fake-with-master": plain,
  "only-fake-broadcasts": plain,
  "out-of-touch": say(["touched"], ({ touched }, stage) => ({
    touched: powerList(stage, touched),
  })),
  "order-first": plain,
  "orders-in-press": say(["asked"], ({ line }) => ({ asked: quote(line) })),
  "unclosed-press": plain,
  "not-your-color": say(["allowed", "isGrey"], ({ allowed }) => ({
    allowed: allowed.toUpperCase(),
    isGrey: allowed === "grey",
  })),
  "empty-press": plain,
  "nobody-to-address": plain,
  "press-too-long": say(["limit"], ({ limit }) => ({ limit })),
  "no-statement-yet": plain,
  "no-statement-any-more": plain,
  "deadline-past": say(["at", "now"], ({ at, now }, { scene }) => ({
    at: when(scene, at),
    now: when(scene, now),
  })),
  "grace-too-short": say(["at", "until"], ({ at, deadline }, { scene }) => ({
    at: when(scene, at),
    until: when(scene, deadline),
  })),
  "deadline-too-far": say(["at", "latest"], ({ at, latest }, { scene }) => ({
    at: when(scene, at),
    latest: when(scene, latest),
  })),
  "bad-value": say(["name", "value", "allowed"], ({ name, value, allowed }) => ({
    name: toAscii(name),
    value: toAscii(value),
    allowed: toAscii(allowed),
  })),
  "wrong-phase": say(["asked", "current"], ({ phase, current }) => ({
    asked: toAscii(phase),
    current,
  })),
  "not-before-start": say(["name"], ({ name }) => ({ name: toAscii(name) })),
  "nothing-to-roll-back": plain,
  "nothing-undone": plain,
  "last-master": plain,
  "begun-too-long": say(["first"], ({ first }) => ({ first })),
  "seats-left": say(["missing"], ({ count }) => ({ missing: count })),
  "invited-only": plain,
  "not-admitted": plain,
  "already-asked": plain,
  "await-approval": plain,
  "no-such-candidate": say(["asked"], ({ name }) => ({ asked: toAscii(name) })),
  "too-many-addresses": say(["most"], ({ most }) => ({ most })),
  unreliable: say(
    ["isOnTime", "isLeft", "isGames", "needed", "figure"],
    ({ what, needed, is }) => ({
      isOnTime: what === "on-time",
      isLeft: what === "left",
      isGames: what === "games",
      needed,
      figure: is,
    }),
  ),
  "out-of-game": say(["power"], ({ power }, { names }) => ({ power: names.power(power) })),
  "too-long-absence": say(["days", "most"], ({ days, most }) => ({ days, most })),
  "too-many-absences": say(["most"], ({ most }) => ({ most })),
  "no-such-absence": plain,
  "extended-enough": say(["left"], ({ left }, { words }) => ({
    left: left === 0 ? "" : span(words, left),
  })),
  "paused-enough": say(["left"], ({ left }, { words }) => ({
    left: left === 0 ? "" : span(words, left),
  })),
  "masters-pause": say(["from"], ({ from }, { scene }) => ({ from: when(scene, from) })),
  "too-many-questions": say(["limit"], ({ limit }) => ({ limit })),
  "too-many-trials": say(["limit"], ({ limit }) => ({ limit })),
  "no-such-result": say(["asked", "inPhase"], ({ unit, phase }) => ({
    asked: toAscii(unit),
    inPhase: phase ?? "",
  })),
};
