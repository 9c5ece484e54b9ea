export { type Complaint, type ComplaintKind, complaintKinds, type Place } from "./complaint.js";
export { parseOrder, readOrders } from "./orders.js";
export { type OrderComplaint, orderComplaintKinds, type UnitHelp } from "./ordersComplaint.js";
export type {
  LineComplaint,
  OrderLine,
  OrdersReading,
  Reading,
  ReadingContext,
} from "./ordersContext.js";
export {
  type Recipients,
  type RollbackTarget,
  type Statement,
  type StatementKind,
  statementKinds,
} from "./statement.js";
