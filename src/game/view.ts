/**
 * The one gate through which secrets leave a game: what a member (or a stranger) may see. Letters are
 * made from views, never from a game.
 */
import type { Board, PowerId, Unit } from "../map/index.js";
import type { Phase, Position } from "../rules/index.js";
import type { DayRange, Instant } from "../util/index.js";
import type { Event } from "./event.js";
import type { Ending, Game, GameStatus, Member, MemberId, Role, SheetOrder } from "./game.js";
import { memberById, membersIn, playerOf } from "./members.js";
import type { Settings, Zone } from "./settings.js";
import { changeOwed, duePowers, sheetOf, unorderedAdjustments, unorderedUnits } from "./sheets.js";

/** The event without the addresses that this reader may not know. */
export function eventFor(event: Event, game: Game, viewer: MemberId | null): Event {
  const mayKnow = viewer !== null && knowsAddresses(game, memberById(game, viewer));
  if (mayKnow) return event;
  switch (event.kind) {
    case "game-created":
      return { ...event, master: { ...event.master, address: null } };
    case "joined":
    case "took-over":
    case "resigned":
    case "ejected":
    case "preference-set":
    case "power-assigned":
    case "absence-set":
    case "absence-cancelled":
      return { ...event, member: { ...event.member, address: null } };
    case "press":
      return { ...event, from: { ...event.from, address: null } };
    default:
      return event;
  }
}

/** Players learn who the others are when the game starts; the master knows from the beginning. */
function knowsAddresses(game: Game, viewer: Member | undefined): boolean {
  if (viewer === undefined) return false;
  return viewer.role === "master" || game.status !== "forming";
}

/** What is known of a power. */
export interface PowerView {
  readonly power: PowerId;
  /** The player's address, where it may be seen; null if vacant or hidden. */
  readonly address: string | null;
  readonly vacant: boolean;
  readonly unitCount: number;
  readonly centerCount: number;
  /** Builds (positive) or removals (negative) owed, in winter. */
  readonly adjustment: number;
}

/** What a player has ordered, seen by himself. */
export interface SheetView {
  readonly power: PowerId;
  readonly orders: readonly SheetOrder[];
  /** Units (dislodged units in a retreat phase) that have no order. */
  readonly missing: readonly Unit[];
  /** Builds or removals that have no order; 0 outside winter. */
  readonly adjustmentsMissing: number;
  /** False if there is nothing for this power to order in this phase. */
  readonly due: boolean;
  readonly wait: boolean;
  readonly draw: readonly PowerId[] | null;
  readonly concede: PowerId | null;
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
  readonly ending: Ending | null;
  readonly powers: readonly PowerView[];
  readonly masters: readonly string[];
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
    deadline: game.timing?.deadline ?? null,
    graceEnds: game.timing?.graceEnds ?? null,
    early: game.timing === null || game.timing.processing ? null : game.timing.early,
    powers: board.powers.map(({ id }) => viewPower(game, board, id, member)),
    masters: membersIn(game, "master").map((master) => master.address),
    playersJoined: membersIn(game, "player").length,
    playersNeeded: board.powers.length,
    you: {
      role: member?.role ?? "stranger",
      power: member?.power ?? null,
      address: member?.address ?? "",
      preferences: member?.preferences ?? [],
      zone: member?.zone ?? null,
      absences: member?.absences ?? [],
    },
    sheets: sheetsFor(game, board, member),
  };
}

/** Addresses are for members only: a list of games must not be a list of addresses. */
function viewPower(
  game: Game,
  board: Board,
  power: PowerId,
  viewer: Member | undefined,
): PowerView {
  const player = playerOf(game, power);
  const known = knowsAddresses(game, viewer) || player?.id === viewer?.id;
  return {
    power,
    address: known && viewer !== undefined ? (player?.address ?? null) : null,
    vacant: player === undefined,
    unitCount: game.position.units.filter((unit) => unit.power === power).length,
    centerCount: Object.values(game.position.owners).filter((owner) => owner === power).length,
    adjustment: game.phase.kind === "A" ? changeOwed(game, board, power) : 0,
  };
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
  const { orders, wait, draw, concede } = sheetOf(game, power);
  return {
    power,
    orders,
    missing: due ? unorderedUnits(game, power) : [],
    adjustmentsMissing: due ? unorderedAdjustments(game, board, power) : 0,
    due,
    wait,
    draw,
    concede,
  };
}
