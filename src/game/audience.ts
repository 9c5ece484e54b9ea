/** Who is told of an event by a letter of its own. Whoever caused it reads it in the reply instead. */
import type { PowerId } from "../map/index.js";
import { type Event, type EventKind, sheetEvents } from "./event.js";
import type { Game, Member, MemberId } from "./game.js";
import { playerOf } from "./members.js";
import { hidesAbsence, isQuiet } from "./secrecy.js";

/** What happens to the game, whoever brought it about. */
const toAll = [
  "game-started",
  "phase-turned",
  "outage",
  "ended",
  "postal-press",
  "excused",
  "still-forming",
  "still-paused",
  "released",
] as const satisfies readonly EventKind[];

/** Who may come is the masters' business. */
const toMasters = [
  "applied",
  "candidate-denied",
  "access-changed",
  "seat-moving",
] as const satisfies readonly EventKind[];

/** What a master does to the whole game, and what is said to everybody. */
const toOthers = [
  "grace-set",
  "paused",
  "pause-moved",
  "resumed",
  "rolled-back",
  "rolled-forward",
  "promoted",
  "handed-over",
  "stepped-down",
  "unstarted",
  "position-edited",
  "final-statement",
] as const satisfies readonly EventKind[];

/** Nobody else's business, or told elsewhere. */
const untold = [
  "game-created",
  "preference-set",
  "previewed",
  "password-set",
  "digest-set",
  "process-asked",
  "zone-set",
  "postal-kept",
  "standby-set",
  "invitation-set",
] as const satisfies readonly EventKind[];

type SheetEvent = Extract<Event, { kind: (typeof sheetEvents)[number] }>;

function isAmong<K extends EventKind>(
  kinds: readonly K[],
  event: Event,
): event is Extract<Event, { kind: K }> {
  return (kinds as readonly EventKind[]).includes(event.kind);
}

const openVotes: ReadonlySet<EventKind> = new Set(["draw-set", "draw-size-set", "concession-set"]);

/**
 * What a power says of its own orders is told to its player, where the master said it. A proxy is told
 * to who gets it, where the rulebook wants that, and an open vote to everybody.
 */
function toldOfSheet(game: Game, event: SheetEvent, others: readonly Member[]): readonly Member[] {
  if (game.settings.openVotes && openVotes.has(event.kind)) return others;
  const isProxy = event.kind === "proxy-given" && event.announced;
  const player = playerOf(game, isProxy ? event.to : event.power);
  return others.filter((member) => member.id === player?.id);
}

/**
 * The members to be told; `by` caused the event, if anybody did. `before` still knows those who have
 * just left. What was done for a power is told to its player, where somebody else did it: a master.
 */
export function audience(
  before: Game,
  game: Game,
  event: Event,
  by: MemberId | null,
): readonly Member[] {
  const others = game.members.filter((member) => member.id !== by);
  if (isAmong(sheetEvents, event)) return toldOfSheet(game, event, others);
  if (isAmong(toAll, event)) return game.members;
  if (isAmong(toOthers, event)) return others;
  if (isAmong(toMasters, event)) return mastersOf(others);
  switch (event.kind) {
    case "extension-voted":
    case "pause-voted":
    case "resume-voted":
      return toldOfVote(game, event, others);
    case "late":
      return event.isForAll ? game.members : masterAnd(game.members, event.powers);
    case "opening":
      return game.members.filter(({ standby }) => standby);
    case "turn-waiting":
    case "candidate-lapsed":
      return mastersOf(game.members);
    case "master-silent":
      return toldOfSilence(game, event);
    case "reminder":
      return event.powers.flatMap((power) => playerOf(game, power) ?? []);
    case "press":
      return game.members.filter((member) => event.recipients.includes(member.id));
    case "joined":
    case "took-over":
    case "admitted":
    case "vacated":
    case "resigned":
    case "ejected":
      return toldOfPeople(before, game, event, others);
    case "unreachable":
    case "reachable":
      return mastersOf(others).filter(({ id }) => id !== event.member.id);
    case "absence-set":
    case "absence-cancelled":
      return event.member.role === "master" ? others : mastersOf(others);
    case "deadline-set":
      // Whoever has just come is told of it in the welcome.
      return others.filter(({ id }) => before.members.some((member) => member.id === id));
    case "address-set":
      // At the old address, where it must be noticed if it was not he.
      return before.members.filter(({ id }) => id === by);
    case "setting-changed":
      return event.before === event.after ? [] : others;
    case "briefed":
    case "power-assigned":
      return others.filter((member) => member.id === event.member.id);
    default:
      event.kind satisfies (typeof untold)[number];
      return [];
  }
}

type ClockVote = Extract<Event, { kind: "extension-voted" | "pause-voted" | "resume-voted" }>;

/** Others learn that somebody asks for a vote about the clock from the first vote for it; habits stay quiet. */
function toldOfVote(
  { settings }: Game,
  event: ClockVote,
  others: readonly Member[],
): readonly Member[] {
  const isFirst = event.votes === 1 && event.needed > 1 && isVoteFor(event);
  return isFirst && !isQuiet(settings) ? others : [];
}

function isVoteFor(event: ClockVote): boolean {
  if (event.kind === "resume-voted") return event.wanted;
  return (event.kind === "pause-voted" ? event.until : event.ms) !== null;
}

/** Who comes and goes: in a quiet game that is the master's business. */
function toldOfPeople(
  before: Game,
  game: Game,
  event: Extract<
    Event,
    { kind: "joined" | "took-over" | "admitted" | "resigned" | "ejected" | "vacated" }
  >,
  others: readonly Member[],
): readonly Member[] {
  const told = isQuiet(game.settings) ? mastersOf(others) : others;
  // Who makes the table full is named by the letter about the start.
  if (event.kind === "joined" && before.status === "forming" && game.status === "active") return [];
  const { id } = event.member;
  const rest = told.filter((member) => member.id !== id);
  // Who gets a power is told so by the letter about it.
  if (event.kind === "admitted" && event.power === null) {
    return [...rest, ...others.filter((member) => member.id === id)];
  }
  if (event.kind !== "ejected" && event.kind !== "vacated") return rest;
  return [...told, ...before.members.filter((member) => member.id === id)];
}

/** The first of the masters, all of them, or everybody. */
function toldOfSilence(
  game: Game,
  { audience, matters }: Extract<Event, { kind: "master-silent" }>,
): readonly Member[] {
  const isSecret = hidesAbsence(game) && matters.every(({ kind }) => kind === "candidates");
  if (audience === "everybody" && !isSecret) return game.members;
  const masters = mastersOf(game.members);
  return audience === "master" ? masters.slice(0, 1) : masters;
}

/** Those whose business it is when a player is away. */
function mastersOf(members: readonly Member[]): readonly Member[] {
  return members.filter(({ role }) => role === "master");
}

/** The masters, and who plays these powers. */
function masterAnd(members: readonly Member[], powers: readonly PowerId[]): readonly Member[] {
  return members.filter(
    ({ role, power }) => role === "master" || (power !== null && powers.includes(power)),
  );
}
