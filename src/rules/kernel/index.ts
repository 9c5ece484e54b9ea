export { cutBy } from "./equations/decisions.js";
export { dislodgerOf, findOutcome } from "./equations/outcome.js";
export { resolveMovement } from "./resolve.js";
export { type Laws, lawsOf } from "./state/laws.js";
export * from "./state/movement-state.js";
export { fleetsOf } from "./terms/convoy-routes.js";
export * from "./terms/reach.js";
export {
  attackStrength,
  defendStrength,
  headToHead,
  holdStrength,
  ownPoints,
  pointsOf,
  preventStrength,
} from "./terms/strengths.js";
export { keeperOf } from "./variants/canals.js";
export { haltOf, legOf, legsOfTrain } from "./variants/trains.js";
