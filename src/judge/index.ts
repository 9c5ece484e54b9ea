export { mapPlace } from "../report/index.js";
export type { Boards, Context } from "./context.js";
export { laneOf } from "./intake/lane.js";
export { createAlarm } from "./letters/alarm.js";
export { bouncesMax } from "./limits.js";
export type { Bounce, Mail, MailReader, ReadMail, Skipped } from "./ports/mail.js";
export type { Picture, PictureImage, PictureSize, Pictures } from "./ports/pictures.js";
export type {
  Clock,
  Delivery,
  Log,
  MailSink,
  MailSource,
  MailTransport,
  OutgoingMail,
  RawMail,
} from "./ports/ports.js";
export type { Secrets } from "./ports/secrets.js";
export type {
  AddressesTable,
  Asked,
  Claim,
  ConfirmationsTable,
  ForgottenRows,
  GamesTable,
  GmLogEntry,
  GmLogTable,
  InboxEnd,
  InboxRow,
  InboxTable,
  KeysTable,
  KnownAddress,
  Lead,
  LetterEnd,
  LetterWish,
  MailboxTable,
  NewLetter,
  NoticesTable,
  OutboxRow,
  OutboxTable,
  Outlives,
  PendingNotice,
  PeopleTable,
  PressTable,
  Queues,
  QueuesTable,
  ReadGames,
  Search,
  SearchesTable,
  SentPress,
  StandbysTable,
  Store,
  StoredGame,
  Topic,
  Tx,
  Waiting,
} from "./ports/store.js";
export { UnreadableGame } from "./ports/store.js";
export { letterId, loopHeader } from "./records/message-id.js";
export { mailSink } from "./steps/accept.js";
export type { Idle } from "./steps/done.js";
export { changeSeats, type SeatOutcome, type SeatWish } from "./steps/keeper-seats.js";
export { pruneOld } from "./steps/prune.js";
export { step } from "./steps/step.js";
export { freeClaims, kindsOfWork, type Work } from "./steps/work.js";
export { type Endings, openEndings } from "./visits/endings.js";
export { openVisits, type Sight, type Visits, type Wish } from "./visits/visits.js";
