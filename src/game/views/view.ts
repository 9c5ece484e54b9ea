/**
 * The one gate through which secrets leave a game: what a member (or a stranger) may see. Letters are
 * made from views, never from a game.
 */
import type { Board, PowerId, Unit } from "../../map/index.js";
import { centersOf, type ImpliedMove, type Phase, type Position } from "../../rules/index.js";
import type { DayRange, Instant } from "../../util/index.js";
import { statementsUntil } from "../ends/ending.js";
import type { PublicCandidate } from "../model/event.js";
import type {
  Access,
  Ending,
  FinalStatement,
  Game,
  GameStatus,
  LetterPart,
  Member,
  MemberId,
  Pauser,
  PendingOrders,
  Person,
  ProxyNote,
  Role,
  SubmittedOrder,
} from "../model/game.js";
import { memberById, membersIn, playerOf } from "../model/members.js";
import type { NmrPolicy } from "../model/nmr-policy.js";
import { hidesAbsence, knowsPlayers, personFor } from "../model/secrecy.js";
import type { Settings, Zone } from "../model/settings.js";
import { pendingOf } from "../orders/pending.js";
import {
  changeOwed,
  duePowers,
  impliedOrders,
  submissionOf,
  unorderedAdjustments,
  unorderedUnits,
} from "../orders/submissions.js";
import { candidateById, publicCandidate } from "../seats/candidates.js";
import { policyOf } from "../time/late-orders.js";
import { votesFrom } from "../time/pause.js";
import { isHeld, processesByHand } from "../time/readiness.js";

/** What is known of a power. */
export interface PowerView {
  readonly power: PowerId;
  /** The player; null if vacant, or where the viewer may not know who it is. */
  readonly player: Person | null;
  readonly vacant: boolean;
  /** How often the player was late; null where that is not told. */
  readonly timesLate: number | null;
  readonly unitCount: number;
  readonly centerCount: number;
  /** Builds (positive) or removals (negative) owed, in winter. */
  readonly adjustment: number;
  /** When the player is away, for the GM alone. */
  readonly absences: readonly DayRange[];
}

/** What a player has ordered, as they see it. */
export interface SubmissionView {
  readonly power: PowerId;
  readonly orders: readonly SubmittedOrder[];
  readonly proxies: readonly ProxyNote[];
  /** What is understood from the orders without having been written. */
  readonly implied: readonly ImpliedMove[];
  /** What waits for later phases. */
  readonly pending: readonly PendingOrders[];
  /** Units (dislodged units in a retreat phase) that have no order. */
  readonly missing: readonly Unit[];
  /** Builds or removals that have no order; 0 outside winter. */
  readonly adjustmentsMissing: number;
  /** False if there is nothing for this power to order in this phase. */
  readonly due: boolean;
  readonly wait: boolean;
  readonly draw: readonly PowerId[] | null;
  readonly drawSize: number | null;
  readonly concede: PowerId | null;
  /** By how many milliseconds the player votes to extend the phase. */
  readonly extend: number | null;
  /** Until when the player votes to pause the game. */
  readonly pause: Instant | null;
}

/** A pause, as everybody may see it. */
export interface PauseView {
  readonly by: Pauser;
  readonly since: Instant;
  readonly until: Instant | null;
  /** From when the players' votes end it. */
  readonly votesFrom: Instant;
  /** The viewer votes to go on. */
  readonly votes: boolean;
}

export interface GameView {
  readonly name: string;
  readonly variant: string;
  readonly status: GameStatus;
  readonly settings: Settings;
  /** Who joins must know a word. */
  readonly needsWord: boolean;
  readonly phase: Phase;
  readonly turn: number;
  readonly position: Position;
  readonly deadline: Instant | null;
  readonly graceEnds: Instant | null;
  /** When the phase is processed before its deadline, since all orders are in and nobody waits. */
  readonly early: Instant | null;
  /** Null unless the game is paused. */
  readonly pause: PauseView | null;
  /** The phase waits only for the word of the viewer, a GM. */
  readonly isReady: boolean;
  readonly ending: Ending | null;
  /** What the members said when it was over; for members alone. */
  readonly statements: readonly FinalStatement[];
  /** Until when they may; null while the game goes on. */
  readonly statementsUntil: Instant | null;
  /** What happens in this phase to powers whose orders do not come. */
  readonly nmr: NmrPolicy;
  readonly powers: readonly PowerView[];
  readonly gms: readonly Person[];
  /** Who watches; null where the viewer may not know who comes and goes. */
  readonly watchers: readonly Person[] | null;
  /** Before the start, for the GM: players who have no power yet, with their wishes. */
  readonly unassigned: readonly Pick<Member, "name" | "address" | "preferences">[];
  /** Who asks for a seat, and who may: for the GM alone. */
  readonly candidates: readonly PublicCandidate[];
  readonly access: Access;
  readonly playersJoined: number;
  readonly playersNeeded: number;
  readonly you: {
    readonly role: Role | "stranger";
    readonly power: PowerId | null;
    readonly address: string;
    readonly preferences: readonly (readonly PowerId[])[];
    /** Where the viewer's clocks are; null for the game's zone. */
    readonly zone: Zone | null;
    readonly absences: readonly DayRange[];
    /** Minute of the day at which all that can wait comes in one letter; null for each at once. */
    readonly digest: number | null;
    /** What the viewer's letters come without. */
    readonly without: readonly LetterPart[];
  };
  /** The viewer's own sheet; every power's for the GM. */
  readonly submissions: readonly SubmissionView[];
}

/** What a member of the game, or a stranger (null), may see of it. */
export function viewFor(game: Game, board: Board, viewer: MemberId | null): GameView {
  const member = viewer === null ? undefined : memberById(game, viewer);
  const { name, variant, status, settings, phase, turn, position, ending } = game;
  return {
    name,
    variant,
    status,
    settings,
    needsWord: game.invitation !== null,
    phase,
    turn,
    position,
    ending,
    statements: statementsFor(game, member),
    statementsUntil: statementsUntil(game),
    nmr: policyOf(game),
    deadline: game.timing?.deadline ?? null,
    graceEnds: game.timing?.graceEnds ?? null,
    early: earlyFor(game, member),
    pause: restFor(game, member),
    isReady: member?.role === "gm" && isHeld(game),
    powers: board.powers.map(({ id }) => viewPower(game, board, id, member)),
    gms: membersIn(game, "gm").map((gm) => personOf(game, member, gm)),
    watchers: watchersFor(game, member),
    unassigned: unassignedFor(game, member),
    ...comersFor(game, member),
    playersJoined: seesAbsence(game, member)
      ? membersIn(game, "player").length
      : board.powers.length,
    playersNeeded: board.powers.length,
    you: {
      role: member?.role ?? "stranger",
      power: member?.power ?? null,
      address: member?.address ?? "",
      preferences: (member ?? candidateById(game, viewer))?.preferences ?? [],
      zone: member?.zone ?? null,
      absences: member?.absences ?? [],
      digest: member?.digest ?? null,
      without: member?.without ?? [],
    },
    submissions: sheetsFor(game, board, member),
  };
}

function statementsFor(game: Game, viewer: Member | undefined): readonly FinalStatement[] {
  if (viewer === undefined || game.ending === null) return [];
  return game.statements.map(({ from, text }) => ({ from: personFor(game, viewer, from), text }));
}

function watchersFor(game: Game, viewer: Member | undefined): readonly Person[] | null {
  if (viewer === undefined || !seesAbsence(game, viewer)) return null;
  return membersIn(game, "observer").map((each) => personOf(game, viewer, each));
}

function restFor({ pause: rest }: Game, viewer: Member | undefined): PauseView | null {
  if (rest === null) return null;
  const { by, since, until } = rest;
  const votes = viewer?.power != null && rest.votes.includes(viewer.power);
  return { by, since, until, votesFrom: votesFrom(rest), votes };
}

function unassignedFor(game: Game, viewer: Member | undefined): GameView["unassigned"] {
  if (viewer?.role !== "gm") return [];
  return membersIn(game, "player")
    .filter(({ power }) => power === null)
    .map(({ name, address, preferences }) => ({ name, address, preferences }));
}

/** Who wrote from this address, as far as the viewer may know it. */
export function writerFor(game: Game, viewer: MemberId | null, address: string): Person {
  const member = game.members.find((one) => one.address === address);
  const reader = viewer === null ? undefined : memberById(game, viewer);
  if (member !== undefined) return personOf(game, reader, member);
  return { name: null, address: reader?.role === "gm" ? address : null };
}

function personOf(game: Game, viewer: Member | undefined, member: Member): Person {
  const { name, address } = personFor(game, viewer, member);
  return { name, address };
}

function comersFor(
  game: Game,
  viewer: Member | undefined,
): Pick<GameView, "candidates" | "access"> {
  if (viewer?.role !== "gm") return { candidates: [], access: { allowed: [], denied: [] } };
  return { candidates: game.candidates.map(publicCandidate), access: game.access };
}

/** That all orders are in tells of everybody's habits; and where the GM processes, it says nothing of when. */
function earlyFor(game: Game, viewer: Member | undefined): Instant | null {
  if (game.timing?.stage.kind !== "ready" || processesByHand(game)) return null;
  return seesAbsence(game, viewer) ? game.timing.stage.ends : null;
}

function seesAbsence(game: Game, viewer: Member | undefined): boolean {
  return viewer?.role === "gm" || !hidesAbsence(game);
}

/** Who plays is for members only: a list of games must not be a list of people. */
function viewPower(
  game: Game,
  board: Board,
  power: PowerId,
  viewer: Member | undefined,
): PowerView {
  const player = playerOf(game, power);
  const known = knowsPlayers(game, viewer) || (viewer !== undefined && player?.id === viewer.id);
  return {
    power,
    player: known && player !== undefined ? personOf(game, viewer, player) : null,
    vacant: player === undefined && seesAbsence(game, viewer),
    timesLate:
      player === undefined || !seesLateness(game, player, viewer) ? null : player.timesLate,
    unitCount: game.position.units.filter((unit) => unit.power === power).length,
    centerCount: centersOf(board, game.position, power).length,
    adjustment: game.phase.kind === "A" ? changeOwed(game, board, power) : 0,
    absences: viewer?.role === "gm" ? (player?.absences ?? []) : [],
  };
}

/** The player and the GM know how often the player was late; others do if the game says so. */
function seesLateness(game: Game, player: Member, viewer: Member | undefined): boolean {
  if (viewer?.role === "gm" || viewer?.id === player.id) return true;
  return viewer !== undefined && game.settings.lateCount && seesAbsence(game, viewer);
}

/** A player sees the own sheet, the GM all, nobody else any. */
function sheetsFor(
  game: Game,
  board: Board,
  viewer: Member | undefined,
): readonly SubmissionView[] {
  const powers =
    viewer?.role === "gm"
      ? board.powers.map((power) => power.id)
      : viewer?.power != null
        ? [viewer.power]
        : [];
  const due = duePowers(game, board);
  return powers.map((power) => viewSheet(game, board, power, due.includes(power)));
}

function viewSheet(game: Game, board: Board, power: PowerId, due: boolean): SubmissionView {
  const submission = submissionOf(game, power);
  const { orders, proxies, wait, draw, drawSize, concede, extend, pause } = submission;
  return {
    power,
    orders,
    proxies,
    implied: impliedOrders(game, power),
    pending: pendingOf(game, power),
    missing: due ? unorderedUnits(game, power) : [],
    adjustmentsMissing: due ? unorderedAdjustments(game, board, power) : 0,
    due,
    wait,
    draw,
    drawSize,
    concede,
    extend,
    pause,
  };
}
