/** Prose that orders, word by word, and what such prose asks, tells, denies or hangs on. */
export { buildsChanged, thinksAgain, withoutFulfilled } from "./builds-changed.js";
export { armyWanted, withBuildsPlain } from "./builds-plain.js";
export type { SpokenOrder } from "./deeds.js";
export { holdsAlone } from "./hold-alone.js";
export { keepsInTalk } from "./kept-in-talk.js";
export { looseBuilds, refusesBuilds, saysBuilds } from "./loose-builds.js";
export { goesWhereAsked, looseRetreats } from "./loose-retreats.js";
export {
  asksOpenly,
  clausesWithin,
  dependsOnOthers,
  isRequest,
  onlySupposes,
  saysPolitely,
  tellsOfSelf,
  tellsPast,
} from "./loose-words.js";
export { notOrderedIn } from "./not-ordered.js";
export { withAnswersKnown } from "./on-answer.js";
export { type Spoken, spokenIn, type Thread } from "./spoken.js";
export { isOfOtherTurn, namesSeason } from "./words.js";
