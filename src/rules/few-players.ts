/**
 * Games of the standard board for two to six players (Alexander V.5): who plays which powers, and when a
 * player has won. Each power keeps its own centers and adjustments, whoever plays it (V.5.f).
 */
import type { Board, PowerId, ProvinceId } from "../map/index.js";
import { centersOf } from "./centers.js";
import type { Position } from "./position.js";

/** A power that stays out of the game until it joins a player. */
export interface Neutral {
  readonly power: PowerId;
  /** Nobody enters these meanwhile: see `closeProvinces`. */
  readonly closed: readonly ProvinceId[];
  /** From this phase on it plays with whom a coin gave it, thrown before the adjustments of 1914. */
  readonly joins: string;
}

export interface Seating {
  /** The powers that each player plays. */
  readonly seats: readonly (readonly PowerId[])[];
  /** Powers that nobody plays: their units are without orders. */
  readonly unplayed: readonly PowerId[];
  readonly neutral: Neutral | null;
  readonly startYear: number;
  readonly victoryCenters: number;
}

const usual = { unplayed: [], neutral: null, startYear: 1901, victoryCenters: 18 } as const;

const seatings: Readonly<Record<number, Seating>> = {
  2: {
    ...usual,
    seats: [
      ["ENGLAND", "FRANCE", "RUSSIA"],
      ["AUSTRIA", "GERMANY", "TURKEY"],
    ],
    neutral: {
      power: "ITALY",
      closed: ["APU", "NAP", "PIE", "ROM", "TUS", "VEN"],
      joins: "S1915M",
    },
    startYear: 1914,
    victoryCenters: 24,
  },
  3: {
    ...usual,
    seats: [
      ["ENGLAND", "GERMANY", "AUSTRIA"],
      ["RUSSIA", "ITALY"],
      ["FRANCE", "TURKEY"],
    ],
  },
  4: {
    ...usual,
    seats: [["ENGLAND"], ["AUSTRIA", "FRANCE"], ["GERMANY", "TURKEY"], ["ITALY", "RUSSIA"]],
  },
  5: {
    ...usual,
    seats: [["AUSTRIA"], ["ENGLAND"], ["FRANCE"], ["RUSSIA"], ["TURKEY"]],
    unplayed: ["GERMANY", "ITALY"],
  },
  6: {
    ...usual,
    seats: [["AUSTRIA"], ["ENGLAND"], ["FRANCE"], ["GERMANY"], ["RUSSIA"], ["TURKEY"]],
    unplayed: ["ITALY"],
  },
};

/** How so many players sit at the standard board, or null. */
export function seatingFor(players: number): Seating | null {
  return seatings[players] ?? null;
}

/** The seating after the neutral power has joined a player, given as the number of his seat. */
export function joinSeat(seating: Seating, seat: number): Seating {
  const { neutral, seats } = seating;
  if (neutral === null) return seating;
  const joined = seats.map((powers, index) =>
    index === seat ? [...powers, neutral.power] : powers,
  );
  return { ...seating, seats: joined, neutral: null };
}

/** The number of the seat whose powers together have enough centers and more than any other, or null. */
export function winningSeat(board: Board, seating: Seating, position: Position): number | null {
  const totals = seating.seats.map((powers) =>
    powers.reduce((sum, power) => sum + centersOf(board, position, power).length, 0),
  );
  const most = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === most ? [seat] : []));
  return most >= seating.victoryCenters && leaders.length === 1 ? leaders[0]! : null;
}
