export type { Board, Power, Province } from "./board.js";
export { checkVariant, readVariant, type VariantReading } from "./check.js";
export { closeProvinces } from "./close.js";
export { compileBoard } from "./compile.js";
export type { Fault } from "./fault.js";
export { spelling } from "./names.js";
export { type Lists, listOf, type Tables } from "./tables.js";
export * from "./types.js";
export type {
  MapSource,
  NamesSource,
  PowerSource,
  ProvinceSource,
  VariantSource,
} from "./variant.js";
