export { adjudicate } from "./adjudicate.js";
export {
  type Adjustment,
  adjustmentOf,
  adjustments,
  convertible,
  work,
} from "./adjustment-counts.js";
export { actors, nextPhase } from "./calendar.js";
export { centersOf, eliminated, startingPosition, unitsOf } from "./centers.js";
export { destinations } from "./destinations.js";
export { type Endgame, endgame, type YearEnd } from "./endgame.js";
export {
  joinSeat,
  type Neutral,
  type Seating,
  seatingFor,
  winningSeat,
} from "./few-players.js";
export { type ImpliedMove, impliedMoves } from "./implicit-orders.js";
export { type Legality, legality } from "./legality.js";
export type * from "./order.js";
export * from "./phase.js";
export type * from "./position.js";
export {
  type Choice,
  defaultPreset,
  type Preset,
  type PresetName,
  presetNames,
  presets,
} from "./presets.js";
export { printOrder, printUnit } from "./print.js";
export type * from "./reason.js";
export {
  defaultRulebook,
  isPreset,
  overrideOption,
  type RulebookProblem,
  type RulebookResolution,
  resolveRulebook,
  rulebookOf,
} from "./resolve-rulebook.js";
export * from "./result.js";
export * from "./rulebook.js";
export { alexanderScores, type Scoring, scoresOf, scorings } from "./scoring.js";
export { type Uncounted, uncountedOrders } from "./uncounted.js";
export { winner } from "./victory.js";
