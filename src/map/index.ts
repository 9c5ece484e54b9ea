export { CANAL, DIFFICULT, type Line, listOf, OPEN, type Passage, type Tables } from "./arrays.js";
export type { Board, Province } from "./board.js";
export { checkVariant, readVariant } from "./check-variant.js";
export { compileBoards } from "./compile.js";
export { baseOf, extendVariant } from "./extend.js";
export type { Fault } from "./fault.js";
export { otherTitles, spelling } from "./names.js";
export * from "./types.js";
export { bordersOn, placesBeside, seaWay, shortestWay, standingPlaces } from "./ways.js";
