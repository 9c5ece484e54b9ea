/**
 * The one gate through which secrets leave a game: what a member (or a stranger) may see. Letters are
 * made from views, never from a game.
 */
import type { Board, PowerId, Unit } from "../map/index.js";
import { centersOf, type ImpliedMove, type Phase, type Position } from "../rules/index.js";
import type { DayRange, Instant } from "../util/index.js";
import { candidateById, candidateFace } from "./candidates.js";
import { statementsUntil } from "./ending.js";
import type { CandidateFace } from "./event.js";
import type {
  Access,
  Ending,
  FinalStatement,
  Game,
  GameStatus,
  Member,
  MemberId,
  Pauser,
  PendingOrders,
  ProxyNote,
  Role,
  SheetOrder,
} from "./game.js";
import { policyOf } from "./lateness.js";
import { memberById, membersIn, playerOf } from "./members.js";
import type { Missed } from "./missed.js";
import { pendingOf } from "./pending.js";
import { isHeld, processesByHand } from "./readiness.js";
import { votesFrom } from "./rest.js";
import { hidesAbsence, knowsPlayers } from "./secrecy.js";
import type { Settings, Zone } from "./settings.js";
import {
  changeOwed,
  duePowers,
  impliedOrders,
  sheetOf,
  unorderedAdjustments,
  unorderedUnits,
} from "./sheets.js";

/** What is known of a power. */
export interface PowerView {
  readonly power: PowerId;
  /** The player's address, where it may be seen; null if vacant or hidden. */
  readonly address: string | null;
  readonly vacant: boolean;
  /** How often the player was late; null where that is not told. */
  readonly timesLate: number | null;
  readonly unitCount: number;
  readonly centerCount: number;
  /** Builds (positive) or removals (negative) owed, in winter. */
  readonly adjustment: number;
}

/** What a player has ordered, seen by himself. */
export interface SheetView {
  readonly power: PowerId;
  readonly orders: readonly SheetOrder[];
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
export interface RestView {
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
  readonly phase: Phase;
  readonly turn: number;
  readonly position: Position;
  readonly deadline: Instant | null;
  readonly graceEnds: Instant | null;
  /** When the phase is processed before its deadline, since all orders are in and nobody waits. */
  readonly early: Instant | null;
  /** Null unless the game is paused. */
  readonly rest: RestView | null;
  /** The phase waits for nothing but the viewer's word: he is its master. */
  readonly isReady: boolean;
  readonly ending: Ending | null;
  /** What the members said when it was over; for members alone. */
  readonly statements: readonly FinalStatement[];
  /** Until when they may; null while the game goes on. */
  readonly statementsUntil: Instant | null;
  /** What happens in this phase to powers whose orders do not come. */
  readonly missed: Missed;
  readonly powers: readonly PowerView[];
  readonly masters: readonly string[];
  /** Before the start, for the master: players who have no power yet, with their wishes. */
  readonly unassigned: readonly Pick<Member, "address" | "preferences">[];
  /** Who asks for a seat, and who may: for the master alone. */
  readonly candidates: readonly CandidateFace[];
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
  };
  /** The viewer's own sheet; every power's for the master. */
  readonly sheets: readonly SheetView[];
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
    phase,
    turn,
    position,
    ending,
    statements: statementsFor(game, member),
    statementsUntil: statementsUntil(game),
    missed: policyOf(game),
    deadline: game.timing?.deadline ?? null,
    graceEnds: game.timing?.graceEnds ?? null,
    early: earlyFor(game, member),
    rest: restFor(game, member),
    isReady: member?.role === "master" && isHeld(game),
    powers: board.powers.map(({ id }) => viewPower(game, board, id, member)),
    masters: membersIn(game, "master").map((master) => master.address),
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
    },
    sheets: sheetsFor(game, board, member),
  };
}

function statementsFor(game: Game, viewer: Member | undefined): readonly FinalStatement[] {
  if (viewer === undefined || game.ending === null) return [];
  if (knowsPlayers(game, viewer)) return game.statements;
  return game.statements.map(({ from, text }) => ({ from: { ...from, address: null }, text }));
}

function restFor({ rest }: Game, viewer: Member | undefined): RestView | null {
  if (rest === null) return null;
  const { by, since, until } = rest;
  const votes = viewer?.power != null && rest.votes.includes(viewer.power);
  return { by, since, until, votesFrom: votesFrom(rest), votes };
}

function unassignedFor(game: Game, viewer: Member | undefined): GameView["unassigned"] {
  if (viewer?.role !== "master") return [];
  return membersIn(game, "player")
    .filter(({ power }) => power === null)
    .map(({ address, preferences }) => ({ address, preferences }));
}

function comersFor(
  game: Game,
  viewer: Member | undefined,
): Pick<GameView, "candidates" | "access"> {
  if (viewer?.role !== "master") return { candidates: [], access: { allowed: [], denied: [] } };
  return { candidates: game.candidates.map(candidateFace), access: game.access };
}

/** That all orders are in tells of everybody's habits; and where the master processes, it says nothing of when. */
function earlyFor(game: Game, viewer: Member | undefined): Instant | null {
  if (game.timing === null || game.timing.processing || processesByHand(game)) return null;
  return seesAbsence(game, viewer) ? game.timing.early : null;
}

function seesAbsence(game: Game, viewer: Member | undefined): boolean {
  return viewer?.role === "master" || !hidesAbsence(game);
}

/** Addresses are for members only: a list of games must not be a list of addresses. */
function viewPower(
  game: Game,
  board: Board,
  power: PowerId,
  viewer: Member | undefined,
): PowerView {
  const player = playerOf(game, power);
  const known = knowsPlayers(game, viewer) || player?.id === viewer?.id;
  return {
    power,
    address: known && viewer !== undefined ? (player?.address ?? null) : null,
    vacant: player === undefined && seesAbsence(game, viewer),
    timesLate:
      player === undefined || !seesLateness(game, player, viewer) ? null : player.timesLate,
    unitCount: game.position.units.filter((unit) => unit.power === power).length,
    centerCount: centersOf(board, game.position, power).length,
    adjustment: game.phase.kind === "A" ? changeOwed(game, board, power) : 0,
  };
}

/** How often somebody was late, he knows himself, and the master does; others where the game says so. */
function seesLateness(game: Game, player: Member, viewer: Member | undefined): boolean {
  if (viewer?.role === "master" || viewer?.id === player.id) return true;
  return viewer !== undefined && game.settings.lateCount && seesAbsence(game, viewer);
}

/** A player sees the own sheet, the master all, nobody else any. */
function sheetsFor(game: Game, board: Board, viewer: Member | undefined): readonly SheetView[] {
  const powers =
    viewer?.role === "master"
      ? board.powers.map((power) => power.id)
      : viewer?.power != null
        ? [viewer.power]
        : [];
  const due = duePowers(game, board);
  return powers.map((power) => viewSheet(game, board, power, due.includes(power)));
}

function viewSheet(game: Game, board: Board, power: PowerId, due: boolean): SheetView {
  const sheet = sheetOf(game, power);
  const { orders, proxies, wait, draw, drawSize, concede, extend, pause } = sheet;
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
