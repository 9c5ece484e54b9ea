export { cutBy } from "./decisions.js";
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
  least,
  most,
  preventStrength,
} from "./strengths.js";
export * from "./turn.js";
