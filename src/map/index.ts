export type { Board, Power, Province } from "./board.js";
export * from "./types.js";
