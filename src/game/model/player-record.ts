/** What a player has done in all games of a judge, as figures. */
export interface PlayerRecord {
  readonly address: string;
  /** Games played to their end. */
  readonly finished: number;
  readonly wins: number;
  readonly draws: number;
  readonly survivals: number;
  readonly points: number;
  /** Games left before their end of the player's own accord. */
  readonly resigned: number;
  /** Seats lost because orders did not come. */
  readonly vacated: number;
  /** Powers taken over that had lost their player. */
  readonly takenOver: number;
  readonly phasesDue: number;
  readonly timesLate: number;
  readonly phasesMissed: number;
}
