/** The words of events: for the sentences of templates/events.txt and templates/notices.txt. */
import type { CandidateFace, Ending, Event, Face, Matter, PositionEdit } from "../game/index.js";
import type { LocationId, PowerId } from "../map/index.js";
import { printPhase } from "../rules/index.js";
import { hourMs } from "../util/index.js";
import { toAscii } from "./ascii.js";
import { pauseSayings } from "./events-pause.js";
import { endedFields, matterFields, silenceFields } from "./letters.js";
import { drawList, latenessList, powerList, preferenceList, recipientList, who } from "./people.js";
import { phaseName, seasonOf } from "./phases.js";
import { plain, type Sayings, type Stage, say } from "./say.js";
import { printDays } from "./settings-lines.js";
import { span, timeOfDay, when, zoneOf } from "./times.js";

function matterWords(stage: Stage, matters: readonly Matter[]) {
  const processing = matters.find((matter) => matter.kind === "processing");
  const orders = matters.find((matter) => matter.kind === "orders");
  const asking = matters.find((matter) => matter.kind === "candidates");
  return {
    comers: asking?.count ?? 0,
    isHeldUp: matters.some(({ kind }) => kind !== "candidates"),
    ready: processing === undefined ? "" : printPhase(processing.phase),
    isStart: matters.some(({ kind }) => kind === "start"),
    isOrders: orders !== undefined,
    waitedPowers: orders === undefined ? "" : powerList(stage, orders.powers),
  };
}

/** Who asks for a seat, for those who may know. */
function candidateWords(names: Stage["names"], { id, address, power }: CandidateFace) {
  return {
    candidate: id,
    who: toAscii(address ?? ""),
    power: power === null ? "" : names.power(power),
  };
}

/** How votes are kept in this game. */
function voteWords({ scene }: Stage) {
  return {
    isOpen: scene.view?.settings.openVotes ?? false,
    isStanding: scene.view?.settings.standingVotes ?? false,
  };
}

/** Who is not in the game any more; the power still is. */
function leaverWords(stage: Stage, member: Face) {
  // One of several masters, perhaps: they are known by their addresses.
  const isMaster = member.role === "master" && member.address !== null;
  const name = isMaster ? toAscii(member.address) : who(stage, member);
  return { who: name, hadPower: member.power !== null };
}

/** How often these were late, in a game that tells it. */
function latenessOf(stage: Stage, powers: readonly PowerId[]): string {
  const { view } = stage.scene;
  if (view === null || !view.settings.lateCount) return "";
  return latenessList(
    stage,
    view.powers.filter(({ power }) => powers.includes(power)),
  );
}

export const eventSayings: Sayings<Event> = {
  "game-created": say(["who"], ({ master }, stage) => ({ who: who(stage, master) })),
  joined: say(
    ["who", "isPlayer", "isObserver", "isMaster", "seatsLeft"],
    ({ member, seatsLeft }, stage) => ({
      who: who(stage, member),
      isPlayer: member.role === "player",
      isObserver: member.role === "observer",
      isMaster: member.role === "master",
      seatsLeft,
    }),
  ),
  "took-over": say(["power", "address", "isReturning"], (event, { names }) => ({
    power: names.power(event.power),
    address: toAscii(event.member.address ?? ""),
    isReturning: event.isReturning,
  })),
  briefed: say(["power"], ({ power }, { names }) => ({ power: names.power(power) })),
  vacated: say(["power", "isYou"], ({ power }, { names, scene }) => ({
    power: names.power(power),
    isYou: scene.view?.you.role === "stranger",
  })),
  opening: say(["power", "asked"], ({ power }, { names }) => ({
    power: power === null ? "" : names.power(power),
    asked: power ?? "",
  })),
  "standby-set": say(["who", "standby"], ({ member, standby }, stage) => ({
    who: who(stage, member),
    standby,
  })),
  excused: say(["powers", "count", "before", "after"], ({ powers, before, after }, stage) => ({
    powers: powerList(stage, powers),
    count: powers.length,
    before: when(stage.scene, before),
    after: when(stage.scene, after),
  })),
  applied: say(
    ["candidate", "who", "power", "endsAt"],
    ({ candidate, endsAt }, { names, scene }) => ({
      ...candidateWords(names, candidate),
      endsAt: when(scene, endsAt),
    }),
  ),
  admitted: say(["who", "power", "isYou", "seatsLeft"], ({ member, power, seatsLeft }, stage) => ({
    who: who(stage, { ...member, power: null }),
    power: power === null ? "" : stage.names.power(power),
    isYou: stage.scene.view?.you.address === member.address,
    seatsLeft,
  })),
  "candidate-denied": say(["candidate", "who", "power"], ({ candidate }, { names }) =>
    candidateWords(names, candidate),
  ),
  "candidate-lapsed": say(
    ["candidate", "who", "power", "isTooLate"],
    ({ candidate, why }, { names }) => ({
      ...candidateWords(names, candidate),
      isTooLate: why === "too-late",
    }),
  ),
  "access-changed": say(
    ["isAllowed", "added", "removed"],
    ({ list, added, removed }, { words }) => ({
      isAllowed: list === "allowed",
      added: words.and(added.map(toAscii)),
      removed: words.and(removed.map(toAscii)),
    }),
  ),
  "preference-set": say(["who", "preferences"], ({ member }, stage) => ({
    who: who(stage, member),
    preferences: preferenceList(stage, stage.scene.view?.you.preferences ?? []),
  })),
  "power-assigned": say(["who", "power", "isYou"], ({ member, power }, stage) => ({
    who: who(stage, { ...member, power: null }),
    power: stage.names.power(power),
    isYou: stage.scene.view?.you.power === power,
  })),
  "still-forming": say(["missing", "endsAt"], ({ seatsLeft, endsAt }, { scene }) => ({
    missing: seatsLeft,
    endsAt: when(scene, endsAt),
  })),
  "invitation-set": say(["isNeeded"], ({ isNeeded }) => ({ isNeeded })),
  "game-started": say(["deadline"], ({ deadline }, { scene }) => ({
    deadline: when(scene, deadline),
  })),
  "orders-taken": say(["power", "count"], ({ power, taken }, { names }) => ({
    power: names.power(power),
    count: taken.length,
  })),
  "orders-cleared": say(["power"], ({ power }, { names }) => ({ power: names.power(power) })),
  "orders-pending": say(
    ["power", "later", "count"],
    ({ power, phase, lines }, { words, names }) => ({
      power: names.power(power),
      later: phase === null ? "" : phaseName(words, phase),
      count: lines.length,
    }),
  ),
  "pending-cleared": say(["power", "later", "perpetual"], ({ power, phase }, { words, names }) => ({
    power: names.power(power),
    perpetual: phase === "perpetual",
    later: phase === null || phase === "perpetual" ? "" : phaseName(words, phase),
  })),
  "proxy-given": say(["power", "unit", "to", "announced", "isYou"], (event, { names, scene }) => ({
    power: names.power(event.power),
    unit: names.theUnit(event.unit),
    to: names.power(event.to),
    announced: event.announced,
    isYou: event.to === scene.view?.you.power,
  })),
  "foreign-orders-taken": say(["power", "count"], ({ power, count }, { names }) => ({
    power: names.power(power),
    count,
  })),
  "wait-set": say(["power", "wait"], ({ power, wait }, { names }) => ({
    power: names.power(power),
    wait,
  })),
  "draw-size-set": say(["power", "most", "isOpen", "isStanding"], ({ power, most }, stage) => ({
    power: stage.names.power(power),
    most,
    ...voteWords(stage),
  })),
  "draw-set": say(
    ["power", "isDraw", "powers", "isOpen", "isStanding"],
    ({ power, powers }, stage) => ({
      ...voteWords(stage),
      power: stage.names.power(power),
      isDraw: powers !== null,
      powers: drawList(stage, powers),
    }),
  ),
  "concession-set": say(
    ["power", "concedes", "to", "isOpen", "isStanding"],
    ({ power, to }, stage) => ({
      ...voteWords(stage),
      power: stage.names.power(power),
      concedes: to !== null,
      to: to === null ? "" : stage.names.power(to),
    }),
  ),
  press: say(
    ["from", "sender", "isGrey", "to", "shown", "count"],
    ({ from, color, to, shown, recipients }, stage) => ({
      from: from === null ? "" : who(stage, from),
      sender: from === null ? "" : (from.power ?? from.role).toUpperCase(),
      isGrey: color === "grey",
      to: recipientList(stage, to),
      shown: shown === null ? "" : recipientList(stage, shown),
      count: recipients.length,
    }),
  ),
  "postal-kept": plain,
  "postal-press": say(["count"], ({ messages }) => ({ count: messages.length })),
  "final-statement": say(["from", "replaces"], ({ from, replaces }, stage) => ({
    from: who(stage, from),
    replaces,
  })),
  "deadline-set": say(
    ["before", "after", "isByMaster", "isVoted", "isForNewcomer"],
    ({ before, after, why }, { scene }) => ({
      before: when(scene, before),
      after: when(scene, after),
      isByMaster: why === "master",
      isVoted: why === "vote",
      isForNewcomer: why === "newcomer",
    }),
  ),
  "extension-voted": say(
    ["power", "span", "example", "votes", "needed"],
    ({ power, ms, votes, needed }, { names, words }) => ({
      power: names.power(power),
      span: ms === null ? "" : span(words, ms),
      example: (ms ?? 0) / hourMs,
      votes,
      needed,
    }),
  ),
  "absence-set": say(["who", "days", "isHoliday"], ({ member, days }, stage) => ({
    who: who(stage, member),
    days: printDays(days.from, days.to),
    isHoliday: member.role === "master",
  })),
  unreachable: say(["who", "address"], ({ member }, stage) => ({
    who: who(stage, member),
    address: toAscii(member.address ?? ""),
  })),
  reachable: say(["who", "address"], ({ member }, stage) => ({
    who: who(stage, member),
    address: toAscii(member.address ?? ""),
  })),
  "absence-cancelled": say(["who", "days", "isHoliday"], ({ member, days }, stage) => ({
    who: who(stage, member),
    days: stage.words.and(days.map(({ from, to }) => printDays(from, to))),
    isHoliday: member.role === "master",
  })),
  "zone-set": say(["clocks", "shown"], ({ zone, deadline }, { scene }) => ({
    clocks: zone,
    shown: deadline === null ? "" : when(scene, deadline),
  })),
  "grace-set": say(["before", "after"], ({ before, after }, { scene }) => ({
    before: when(scene, before),
    after: when(scene, after),
  })),
  "setting-changed": say(["name", "before", "after"], ({ name, before, after }) => ({
    name: toAscii(name),
    before: toAscii(before),
    after: toAscii(after),
  })),
  "password-set": plain,
  "digest-set": say(["isOn", "at"], ({ minute }, { scene }) => ({
    isOn: minute !== null,
    at: minute === null ? "" : `${timeOfDay(minute)} ${zoneOf(scene)}`,
  })),
  "address-set": say(["before", "after"], ({ before, after }) => ({
    before: toAscii(before),
    after: toAscii(after),
  })),
  "process-asked": say(["processed"], ({ phase }) => ({ processed: printPhase(phase) })),
  ...pauseSayings,
  resigned: say(["who", "hadPower"], ({ member }, stage) => leaverWords(stage, member)),
  unstarted: plain,
  "seat-moving": say(["who", "hadPower", "isOld"], ({ member, asked }, stage) => ({
    ...leaverWords(stage, member),
    isOld: asked === "old",
  })),
  "stepped-down": say(["address"], ({ member }) => ({ address: toAscii(member.address ?? "") })),
  ejected: say(["who", "hadPower"], ({ member }, stage) => leaverWords(stage, member)),
  promoted: say(["address"], ({ member }) => ({ address: toAscii(member.address ?? "") })),
  "handed-over": say(["from", "to"], ({ from, to }) => ({
    from: toAscii(from.address ?? ""),
    to: toAscii(to.address ?? ""),
  })),
  "position-edited": say(
    ["isPlaced", "isRemoved", "isOwner", "power", "unit", "place", "changed"],
    ({ edit }, { names, words }) => ({
      isPlaced: edit.kind === "place",
      isRemoved: edit.kind === "remove",
      isOwner: edit.kind === "owner",
      power: "power" in edit && edit.power !== null ? names.power(edit.power) : "",
      unit: edit.kind === "place" ? words.say(edit.unit.type === "A" ? "an-army" : "a-fleet") : "",
      place: edit.kind === "phase" ? "" : names.thePlace(placeOf(edit)),
      changed: edit.kind === "phase" ? printPhase(edit.phase) : "",
    }),
  ),
  previewed: say(["previewed"], ({ phase }) => ({ previewed: printPhase(phase) })),
  "turn-waiting": say(["ready"], ({ phase }) => ({ ready: printPhase(phase) })),
  "master-silent": say(silenceFields, ({ audience, matters, since, next, releasedAt }, stage) => ({
    ...matterWords(stage, matters),
    since: when(stage.scene, since),
    next: when(stage.scene, next),
    releasedAt: when(stage.scene, releasedAt),
    isFirstCall: audience === "master",
    isSecondCall: audience === "masters",
  })),
  released: say([...matterFields, "since"], ({ matters, since }, stage) => ({
    ...matterWords(stage, matters),
    since: when(stage.scene, since),
  })),
  reminder: say(["powers"], ({ powers }, stage) => ({ powers: powerList(stage, powers) })),
  late: say(
    ["powers", "count", "lateness", "isYou", "passed", "graceEnds", "isWaiting"],
    ({ powers, deadline, graceEnds, isWaiting }, stage) => ({
      powers: powerList(stage, powers),
      lateness: latenessOf(stage, powers),
      count: powers.length,
      isYou: powers.includes(stage.scene.view?.you.power ?? ""),
      passed: when(stage.scene, deadline),
      graceEnds: when(stage.scene, graceEnds),
      isWaiting,
    }),
  ),
  outage: say(["before", "after"], ({ before, after }, { scene }) => ({
    before: when(scene, before),
    after: when(scene, after),
  })),
  "phase-turned": say(["played", "playedCode"], ({ phase }, { words }) => ({
    played: seasonOf(words, phase),
    playedCode: printPhase(phase),
  })),
  "rolled-forward": say(["to", "deadline"], ({ to, deadline }, { scene }) => ({
    to: printPhase(to),
    deadline: when(scene, deadline),
  })),
  "rolled-back": say(["to", "deadline"], ({ to, deadline }, { scene }) => ({
    to: printPhase(to),
    deadline: when(scene, deadline),
  })),
  ended: say(endedFields, ({ ending, why }, stage) => ({
    isDeclared: why.kind === "declared",
    isUnfilled: why.kind === "nobody-came",
    unchangedYears: why.kind === "unchanged-years" ? why.years : 0,
    lastYear: why.kind === "last-year" ? why.years : 0,
    isSolo: ending.kind === "solo",
    isDraw: ending.kind === "draw",
    isConcession: ending.kind === "concession",
    winners: powerList(stage, winners(ending)),
    count: winners(ending).length,
  })),
};

function placeOf(edit: Exclude<PositionEdit, { readonly kind: "phase" }>): LocationId {
  if (edit.kind === "place") return edit.unit.at;
  return edit.kind === "owner" ? edit.center : edit.at;
}

/** The powers that share an ending; none of a terminated game. */
export function winners(ending: Ending): readonly string[] {
  if (ending.kind === "terminated") return [];
  return ending.kind === "draw" ? ending.powers : [ending.power];
}
