export { advance } from "./advance.js";
export { mayRead, pressOf } from "./archive.js";
export { audience } from "./audience.js";
export { candidateById } from "./candidates.js";
export { type Career, careersIn } from "./careers.js";
export type {
  Actor,
  Command,
  CommandKind,
  OrderSet,
  PositionEdit,
  PressTarget,
} from "./command.js";
export { createGame, isGameName, startWhenFull } from "./create.js";
export { decide, memberAsking } from "./decide.js";
export type { Decision } from "./decision.js";
export { canWait, nextDigest, type WaitingEvent } from "./digest.js";
export { type Due, nextDue } from "./due.js";
export { survivors } from "./ending.js";
export type {
  CandidateFace,
  Event,
  EventKind,
  PressEvent,
  ProxyResult,
  UnusedOrder,
} from "./event.js";
export { eventFor } from "./event-view.js";
export {
  type Access,
  type Ending,
  type Face,
  type FinalStatement,
  type Game,
  type GameStatus,
  gameStatuses,
  hasEnded,
  type Member,
  type MemberId,
  type Pauser,
  type PendingOrders,
  type PostalMessage,
  type PressColor,
  type ProxyNote,
  pausers,
  pressColors,
  type Role,
  roles,
  type Sheet,
  type SheetOrder,
  type Timing,
} from "./game.js";
export type { PhaseRecord } from "./history.js";
export { faceOf, memberById, membersIn, playerOf, vacantPowers } from "./members.js";
export { type Missed, missedKinds, printMissed } from "./missed.js";
export { allowsOrderSet } from "./order-sets.js";
export { excuseOutage } from "./outage.js";
export {
  comparePhases,
  type DuePending,
  dropPending,
  takePending,
  usePending,
  usePendingProxy,
} from "./pending.js";
export { isToMaster } from "./press-header.js";
export type { ProxyCommand } from "./proxies.js";
export { type PublishedRecord, publishedRecord } from "./published.js";
export type { Refusal, RefusalKind } from "./refusal.js";
export { hasRequirements, leftShare, onTimeShare } from "./requirements.js";
export { rulebookFor } from "./rules.js";
export { hidesAbsence, isQuiet, tellsOfHabits, unorderedForm } from "./secrecy.js";
export {
  type Clock,
  type ClockKind,
  clockKinds,
  defaultSettings,
  type FakePress,
  fakePresses,
  type ObserverPress,
  observerPresses,
  type Press,
  type PressSettings,
  pressKinds,
  printClock,
  type SecrecySettings,
  type Settings,
  type UnorderedForm,
  unorderedForms,
  type Zone,
} from "./settings.js";
export { duePowers, sheetOf } from "./sheets.js";
export {
  type NextStandby,
  nextStandby,
  placeInLine,
  type Standby,
  type StandbyPress,
  type StandbyWish,
  seeksPlayer,
  standbyAnswerMs,
  standbyPresses,
  unansweredMax,
} from "./standby.js";
export { type Advance, foresee } from "./turning.js";
export {
  type GameView,
  type PowerView,
  type RestView,
  type SheetView,
  viewFor,
} from "./view.js";
export type { Matter, VigilAudience } from "./vigil.js";
