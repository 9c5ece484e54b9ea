export {
  type Endgame,
  endgame,
  type Scoring,
  scoresOf,
  scorings,
  winner,
  type YearEnd,
} from "./endings.js";
export { destinations } from "./legality/destinations.js";
export { legality } from "./legality/legality.js";
export { adjustmentOf, convertible, work } from "./model/adjustment-counts.js";
export { actors, nextPhase } from "./model/calendar.js";
export { centersOf, endOfFall, startingPosition } from "./model/centers.js";
export type * from "./model/order.js";
export * from "./model/phase.js";
export type * from "./model/position.js";
export { printOrder, printUnit } from "./model/print.js";
export type * from "./model/reason.js";
export { defaultRulebook, resolveRulebook } from "./model/resolve-rulebook.js";
export * from "./model/result.js";
export * from "./model/rulebook.js";
export { convoyRoute } from "./movement/convoy-route.js";
export { type ImpliedMove, impliedMoves } from "./movement/implicit-orders.js";
export { adjudicate, uncountedOrders } from "./phases/adjudicate.js";
