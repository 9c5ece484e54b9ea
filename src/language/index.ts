export {
  type Body,
  type BodyItem,
  readBody,
  type SkipKind,
  type Skipped,
  skipKinds,
} from "./body.js";
export { type Resolution, resolveDate, resolvePast } from "./calendar.js";
export { readCanonical } from "./canonical.js";
export { type Complaint, type ComplaintKind, complaintKinds, type Place } from "./complaint.js";
export {
  type DateExpression,
  type DateProblem,
  type DateReading,
  type Day,
  dateProblems,
  readDate,
} from "./dates.js";
export { looksLikeOrder } from "./order-like.js";
export { parseOrder, readOrders } from "./orders.js";
export { type OrderComplaint, orderComplaintKinds, type UnitHelp } from "./orders-complaint.js";
export type {
  LineComplaint,
  OrderLine,
  OrdersReading,
  Reading,
  ReadingContext,
} from "./orders-context.js";
export { checkPending, type DueLines, dueLines, type PendingComplaint } from "./pending.js";
export { type PowerReading, resolvePower, resolvePowers } from "./powers.js";
export { type ProxyReading, readProxy, withoutPerpetual } from "./proxies.js";
export { mask } from "./secrets.js";
export { type FlagName, flagNames, type LimitName, limitNames } from "./setting-statement.js";
export {
  type HistoryEdge,
  type Recipients,
  type RollbackTarget,
  type Statement,
  type StatementKind,
  statementKinds,
  type TrialLine,
  type Wish,
} from "./statement.js";
