/** Who is told of an event by a letter of its own. Its cause, the sender of a mail, reads it in the reply. */
import type { PowerId } from "../../map/index.js";
import type { Event, EventKind } from "../model/event.js";
import type { Game, Member, MemberId } from "../model/game.js";
import { playerOf } from "../model/members.js";
import { hidesAbsence, isQuiet } from "../model/secrecy.js";
import { type SubmissionEvent, submissionEvents } from "../model/submission-event.js";

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

/** Who may come is the GMs' business. */
const toGms = [
  "applied",
  "candidate-denied",
  "access-changed",
  "invitation-declined",
  "seat-moving",
] as const satisfies readonly EventKind[];

/** What a GM does to the whole game, and what is said to everybody. */
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
  "reopened",
  "position-edited",
  "final-statement",
] as const satisfies readonly EventKind[];

/** Nobody else's business, or told elsewhere. */
const untold = [
  "game-created",
  "preference-set",
  "previewed",
  "password-set",
  "name-set",
  "digest-set",
  "letter-part-set",
  "process-asked",
  "zone-set",
  "press-unread",
  "postal-kept",
  "standby-set",
  "invitation-set",
] as const satisfies readonly EventKind[];

function isAmong<K extends EventKind>(
  kinds: readonly K[],
  event: Event,
): event is Extract<Event, { kind: K }> {
  return (kinds as readonly EventKind[]).includes(event.kind);
}

const clockVotes = ["extension-voted", "pause-voted", "resume-voted"] as const;

const comingsAndGoings = [
  "joined",
  "took-over",
  "admitted",
  "vacated",
  "resigned",
  "ejected",
] as const;

const openVotes: ReadonlySet<EventKind> = new Set(["draw-set", "draw-size-set", "concession-set"]);

/**
 * What a power says of its own orders is told to its player, where the GM said it. A proxy is told
 * to the one who gets it, where the rulebook wants that, and an open vote to everybody.
 */
function toldOfSubmission(
  game: Game,
  event: SubmissionEvent,
  others: readonly Member[],
): readonly Member[] {
  if (game.settings.openVotes && openVotes.has(event.kind)) return others;
  const isProxy = event.kind === "proxy-given" && event.announced;
  const player = playerOf(game, isProxy ? event.to : event.power);
  return others.filter((member) => member.id === player?.id);
}

/**
 * The members to be told; `by` caused the event, if anybody did. `before` still knows those who have
 * just left. What was done for a power is told to its player, where somebody else did it: a GM.
 */
export function audience(
  before: Game,
  game: Game,
  event: Event,
  by: MemberId | null,
): readonly Member[] {
  const others = game.members.filter((member) => member.id !== by);
  if (isAmong(submissionEvents, event)) return toldOfSubmission(game, event, others);
  if (isAmong(toAll, event)) return game.members;
  if (isAmong(toOthers, event)) return others;
  if (isAmong(toGms, event)) return gmsOf(others);
  if (isAmong(clockVotes, event)) return toldOfVote(game, event, others);
  if (isAmong(comingsAndGoings, event)) return toldOfPeople(before, game, event, others);
  switch (event.kind) {
    case "late":
      return event.isForAll ? game.members : gmAnd(game.members, event.powers);
    case "opening":
      return game.members.filter(({ standby }) => standby);
    case "turn-waiting":
    case "candidate-lapsed":
      return gmsOf(game.members);
    case "gm-silent":
      return toldOfSilence(game, event);
    case "reminder":
      return event.powers.flatMap((power) => playerOf(game, power) ?? []);
    case "press":
      return game.members.filter((member) => event.recipients.includes(member.id));
    case "unreachable":
    case "reachable":
      return gmsOf(others).filter(({ id }) => id !== event.member.id);
    case "absence-set":
    case "absence-cancelled":
      if (event.member.role === "gm") return others;
      return others.filter(({ id, role }) => role === "gm" || id === event.member.id);
    case "deadline-set":
      // A new player is told of it in the welcome.
      return others.filter(({ id }) => before.members.some((member) => member.id === id));
    case "address-set":
      // At the old address, where its owner must notice if it was somebody else.
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

type ClockVote = Extract<Event, { kind: (typeof clockVotes)[number] }>;

/** The others learn from the first vote that somebody wants the clock changed; in a quiet game nobody does. */
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

/** Comings and goings: in a quiet game they are the GM's business. */
function toldOfPeople(
  before: Game,
  game: Game,
  event: Extract<Event, { kind: (typeof comingsAndGoings)[number] }>,
  others: readonly Member[],
): readonly Member[] {
  const told = isQuiet(game.settings) ? gmsOf(others) : others;
  // The letter about the start names the player who fills the table.
  if (event.kind === "joined" && before.status === "forming" && game.status === "active") return [];
  const { id } = event.member;
  // Whoever watches first and then takes a power, in one mail, has two seats one after the other.
  const isComing = event.kind === "joined" || event.kind === "took-over";
  const came = (member: Member) => before.members.every((each) => each.id !== member.id);
  const rest = told.filter((member) => member.id !== id && !(isComing && came(member)));
  // A letter of its own tells a player of the power that they get.
  if (event.kind === "admitted" && event.power === null) {
    return [...rest, ...others.filter((member) => member.id === id)];
  }
  if (event.kind !== "ejected" && event.kind !== "vacated") return rest;
  return [...told, ...before.members.filter((member) => member.id === id)];
}

/** The first of the GMs, all of them, or everybody. */
function toldOfSilence(
  game: Game,
  { audience, matters }: Extract<Event, { kind: "gm-silent" }>,
): readonly Member[] {
  const isSecret = hidesAbsence(game) && matters.every(({ kind }) => kind === "candidates");
  if (audience === "everybody" && !isSecret) return game.members;
  const gms = gmsOf(game.members);
  return audience === "gm" ? gms.slice(0, 1) : gms;
}

/** Those whose business it is when a player is away. */
function gmsOf(members: readonly Member[]): readonly Member[] {
  return members.filter(({ role }) => role === "gm");
}

/** The GMs, and the players of these powers. */
function gmAnd(members: readonly Member[], powers: readonly PowerId[]): readonly Member[] {
  return members.filter(
    ({ role, power }) => role === "gm" || (power !== null && powers.includes(power)),
  );
}
