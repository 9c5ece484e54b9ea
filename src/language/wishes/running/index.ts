/** What a GM wishes of a game that runs. */
export { type PlainlyAsked, plainlyAsked } from "./asked-plainly.js";
export {
  momentNamed,
  pointsToDays,
  type RunningAsked,
  rangeNamed,
  runningAsked,
  standsStill,
  vouches,
} from "./running-asked.js";
export { onlyTellsAll, tellsWhy } from "./tells-all.js";
export {
  dayNamed,
  dropsOrders,
  keepsToDay,
  letsGoOn,
  putsBackAsItWas,
  takesPauseBack,
  takesTimeBack,
} from "./time-taken-back.js";
