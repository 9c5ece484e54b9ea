/** One line of JSON per event, on standard error: standard output belongs to answers. */
import { destination, pino } from "pino";
import type { Log } from "../judge/ports/index.js";

/** A log of everything from `level` on (`info`, `warn`, `error`, `silent`). */
export function createLog(level: string): Log {
  const logger = pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination(2),
  );
  return {
    info: (event, data = {}) => logger.info(data, event),
    warn: (event, data = {}) => logger.warn(data, event),
    error: (event, data = {}) => logger.error(data, event),
  };
}
