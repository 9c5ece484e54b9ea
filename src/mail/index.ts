export { limits } from "./limits.js";
export { createMailReader } from "./read.js";
