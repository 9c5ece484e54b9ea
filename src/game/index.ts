export type { Actor, Command, CommandKind, PressTarget } from "./command.js";
export type { Event, EventKind } from "./event.js";
export {
  type Ending,
  type Game,
  type GameStatus,
  gameStatuses,
  type Member,
  type MemberId,
  type Role,
  roles,
  type Sheet,
  type SheetOrder,
  type Timing,
} from "./game.js";
export type { PhaseRecord } from "./history.js";
export type { Refusal, RefusalKind } from "./refusal.js";
export {
  type Clock,
  type ClockKind,
  clockKinds,
  defaultSettings,
  type Press,
  type Settings,
  type Zone,
} from "./settings.js";
export type { GameView, PowerView, SheetView } from "./view.js";
