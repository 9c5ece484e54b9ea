export { decide, memberAsking } from "./commands/decide.js";
export { survivors, winners } from "./ends/ending.js";
export { advance } from "./life/advance.js";
export { createGame, isGameName, startWhenFull } from "./life/create.js";
export { nextDue } from "./life/due.js";
export { atRest, beginElsewhere, isIdle, playElsewhere } from "./life/elsewhere.js";
export { foresee, silentIn } from "./life/process-phase.js";
export { usePending, usePendingProxy } from "./life/use-pending.js";
export type {
  Actor,
  Command,
  CommandKind,
  OrderSet,
  PositionEdit,
  PressTarget,
  SettingsChange,
} from "./model/command.js";
export type { Advance } from "./model/decision.js";
export type {
  Event,
  PressEvent,
  ProxyResult,
  PublicCandidate,
} from "./model/event.js";
export type { Matter } from "./model/game.js";
export {
  type Access,
  type Candidate,
  type Game,
  type GameStatus,
  gameStatuses,
  hasEnded,
  isUnderWay,
  type LetterPart,
  letterParts,
  type Member,
  type MemberId,
  type Pauser,
  type PendingOrders,
  type Person,
  type PostalMessage,
  type PressColor,
  type PublicMember,
  pausers,
  pressColors,
  roles,
  type SubmittedOrder,
} from "./model/game.js";
export type { PhaseRecord } from "./model/history.js";
export { memberById, membersIn, playerOf, publicMember } from "./model/members.js";
export { printNmrPolicy } from "./model/nmr-policy.js";
export type { PlayerRecord } from "./model/player-record.js";
export type { AskedFirst, MessageKind, Refusal, WishKind } from "./model/refusal.js";
export { hidesAbsence, isQuiet, tellsOfHabits, unorderedForm } from "./model/secrecy.js";
export {
  type Clock,
  type ClockKind,
  clockKinds,
  defaultSettings,
  fakePresses,
  observerPresses,
  pressKinds,
  printClock,
  rulebookFor,
  type Settings,
  unorderedForms,
  type Zone,
} from "./model/settings.js";
export type { UnusedOrder } from "./model/submission-event.js";
export { allowsOrderSet, replacesOrders } from "./orders/order-sets.js";
export { comparePhases, dropPending, takePending } from "./orders/pending.js";
export type { ProxyCommand } from "./orders/proxies.js";
export {
  isComplete,
  latePowers,
  submissionOf,
  unorderedUnits,
  withAsked,
  withFormer,
} from "./orders/submissions.js";
export { mayRead, pressOf } from "./press/archive.js";
export { isToGm, toGm, toPowers } from "./press/header.js";
export { hasRequirements, onTimeShare } from "./seats/admission.js";
export { candidateById } from "./seats/candidates.js";
export { playerRecordsIn } from "./seats/player-records.js";
export {
  nextStandby,
  placeInLine,
  type Standby,
  type StandbySearch,
  type StandbyWish,
  seeksPlayer,
  standbyAnswerMs,
  standbyPresses,
  unansweredMax,
} from "./seats/standby.js";
export { clockKindOf } from "./time/deadline.js";
export { dueAt, isFilling, nextDigest, type WaitingEvent, waits } from "./time/digest.js";
export { excuseOutage, mendClock } from "./time/outage.js";
export { audience } from "./views/audience.js";
export { eventFor } from "./views/event-view.js";
export { type PublishedRecord, publishedRecord } from "./views/published.js";
export {
  type GameView,
  type PauseView,
  type PowerView,
  type SubmissionView,
  viewFor,
  writerFor,
} from "./views/view.js";
