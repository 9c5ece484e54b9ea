export { mailSink } from "./accept.js";
export { belongsTo, domainOf, mailAddress, tagOf, withoutTag, withTag } from "./address.js";
export { isUnreachable } from "./addresses.js";
export { type Admission, type AdmissionReason, admit } from "./admission.js";
export { type Alarm, createAlarm } from "./alarm.js";
export { type Desk, defaultVariant } from "./desk.js";
export { bouncesMax } from "./limits.js";
export type { Bounce, Mail, MailReader, ReadMail, Skipped } from "./mail.js";
export { isLetterId, letterId, loopHeader } from "./message-id.js";
export type {
  Clock,
  Delivery,
  Log,
  MailSink,
  MailSource,
  MailTransport,
  MessageNotGiven,
  OutgoingMail,
  RawMail,
} from "./ports.js";
export { pruneOld } from "./prune.js";
export { changeSeats, type SeatOutcome, type SeatWish } from "./seats.js";
export type { Secrets } from "./secrets.js";
export { type Step, step } from "./step.js";
export type {
  AddressesTable,
  Asked,
  ConfirmationsTable,
  Deed,
  DeedsTable,
  ForgottenRows,
  GamesTable,
  InboxEnd,
  InboxRow,
  InboxTable,
  KeysTable,
  KnownAddress,
  LetterEnd,
  MailboxTable,
  NewLetter,
  NoticesTable,
  OutboxRow,
  OutboxTable,
  PendingNotice,
  PeopleTable,
  PressTable,
  Search,
  SearchesTable,
  SentPress,
  StandbysTable,
  Store,
  StoredGame,
  Tx,
} from "./store.js";
export { UnreadableGame } from "./store.js";
