export type { Board, Canal, Power, Province, Railway } from "./board.js";
export { checkVariant, readVariant, type VariantReading } from "./check.js";
export { closeProvinces } from "./close.js";
export { compileBoard, compileBoards } from "./compile.js";
export { baseOf, extendVariant } from "./extend.js";
export type { Fault } from "./fault.js";
export { spelling } from "./names.js";
export {
  CANAL,
  DIFFICULT,
  type Line,
  type Lists,
  listOf,
  OPEN,
  type Passage,
  type Tables,
} from "./tables.js";
export * from "./types.js";
export type {
  MapSource,
  NamesSource,
  PowerSource,
  ProvinceSource,
  VariantSource,
} from "./variant.js";
