export { systemClock } from "./system.js";
export { createWakeup, type Wakeup } from "./wakeup.js";
