export { type Complaint, type ComplaintKind, complaintKinds, type Place } from "./complaint.js";
export {
  type Recipients,
  type RollbackTarget,
  type Statement,
  type StatementKind,
  statementKinds,
} from "./statement.js";
