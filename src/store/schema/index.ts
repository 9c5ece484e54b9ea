export { game } from "./game.js";
export { phaseRecord } from "./phase.js";
