export { canalOf, keeperOf } from "./canals.js";
export { cutBy } from "./decisions.js";
export type { Journey } from "./journey.js";
export { type Laws, lawsOf } from "./laws.js";
export { dislodgerOf, findOutcome } from "./outcome.js";
export * from "./reach.js";
export { resolveTurn } from "./resolve.js";
export { fleetsOf } from "./routes.js";
export {
  attackStrength,
  defendStrength,
  goesByConvoy,
  headToHead,
  holdStrength,
  ownPoints,
  pointsOf,
  preventStrength,
} from "./strengths.js";
export { haltOf, legOf, legsOfTrain } from "./trains.js";
export * from "./turn.js";
