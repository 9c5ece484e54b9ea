/** What is read of moves that somebody supposes; which of them a trial needs, and what it is to tell. */
export {
  askingSpans,
  asksWhatIf,
  type Clause,
  clausesOfSpan,
  foretells,
  isMereSupposition,
  isSupposing,
  type Span,
  withoutThenAsked,
} from "./clauses.js";
export { asksWhatToDo, type Could, couldIn, ofOneself } from "./could.js";
export { asksHowMany, buildSiteAsked, countAsked } from "./counted.js";
export { deedsSupposed, type Supposed, saysOneself, speaksOfHim } from "./deeds.js";
export { asksNeeds, asksToTake, bringsOwnTogether, goesOnAtOnce } from "./jointly.js";
export {
  asksEither,
  asksOfNextTurn,
  asksToWinGame,
  drivesOut,
  type Outcome,
  outcomeAsked,
  takesFromOneself,
} from "./outcomes.js";
export { asksRetreat } from "./retreats.js";
export { type Deed, isOrigin, type Situation } from "./told.js";
export { reachedAt, walksTo } from "./ways.js";
export { whetherAsked } from "./whether.js";
