/** All that adapters know of the judge: what it needs from the world, and what they must agree on. */
export { mapPlace } from "../../report/index.js";
export { bouncesMax } from "../limits.js";
export { laneOf } from "./lane.js";
export type { Bounce, Mail, MailReader, ReadMail, Replacement, Skipped } from "./mail.js";
export { letterId, loopHeader } from "./message-id.js";
export type { Picture, PictureImage, PictureSize, Pictures } from "./pictures.js";
export type {
  Clock,
  Delivery,
  Log,
  MailSink,
  MailSource,
  MailTransport,
  OutgoingMail,
  RawMail,
} from "./ports.js";
export type { Secrets } from "./secrets.js";
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
} from "./store.js";
export { DatabaseOutage, UnreadableGame } from "./store.js";
