/** The times and zones that a question or wish names, for those who act on them. */
export { clashing } from "./clashing.js";
export { deadlineChecked } from "./deadline-checked.js";
export { hourSaid } from "./hour-said.js";
export { ownsMistake } from "./owns-mistake.js";
export { spanSaid, untilSaid } from "./span-said.js";
export { daysSaid, namesNoEnd, type SpokenDays } from "./spoken-days.js";
export { asksIfPlayed, standsElsewhere, turnBelieved } from "./turn-believed.js";
export { zoneOfPlace, zoneOfWriter, zoneSaid } from "./zone-said.js";
