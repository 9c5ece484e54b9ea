export { assert, present, unreachable } from "./assert.js";
export type { Brand } from "./brand.js";
export { capital } from "./capital.js";
export { flat, inOneLine } from "./flat.js";
export { jsonString } from "./json.js";
export { likeness } from "./likeness.js";
export { literal } from "./literal.js";
export {
  belongsTo,
  domainOf,
  mailAddress,
  tagOf,
  withoutTag,
  withTag,
} from "./mail-address.js";
export { escapeMarkup } from "./markup.js";
export { nearest } from "./nearest.js";
export { once } from "./once.js";
export { PrefilteredRegExp } from "./prefiltered.js";
export { isRecord } from "./record.js";
export { regex, wrapped } from "./regex.js";
export { after, dayMs, hourMs, type Instant, instant, minuteMs, secondMs } from "./time.js";
export { unpackedBytes } from "./unpacked.js";
export {
  type DayRange,
  dayAt,
  formatInZone,
  formatWithOffset,
  type HalfYear,
  instantOf,
  monthNames,
  type WallTime,
  wallTime,
  weekdayNames,
} from "./zone.js";
export { clockNamed, knownZone } from "./zone-names.js";
