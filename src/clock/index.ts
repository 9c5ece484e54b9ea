export { systemClock } from "./system.js";
export { createWakeup } from "./wakeup.js";
