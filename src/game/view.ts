/**
 * The one gate through which secrets leave a game: what a member (or a stranger) may see. Letters are
 * made from views, never from a game.
 */
import type { PowerId, Unit } from "../map/index.js";
import type { Phase, Position } from "../rules/index.js";
import type { Instant } from "../util/index.js";
import type { Ending, GameStatus, Role, SheetOrder } from "./game.js";
import type { Settings } from "./settings.js";

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
  /** When all orders are in and nobody waits. */
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
  };
  /** The viewer's own sheet; every power's for the master. */
  readonly sheets: readonly SheetView[];
}
