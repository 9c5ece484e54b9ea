export { startMetrics } from "./metrics.js";
export { startWeb } from "./server.js";
