/**
 * Not understood: why a line could not be read, as data. The sentences stand in templates/; the places
 * (`from` to `to`) count characters of the line as it is quoted back.
 */

import { type OrderComplaint, orderComplaintKinds } from "../orders/complaint.js";
import type { Place } from "../text/lines.js";
import type { BadClock } from "./clock.js";
import type { BadDate } from "./dates.js";
import type { FormName } from "./families.js";
import type { LeftOutReason } from "./left-out.js";

/** What a command could not read, beside the kinds of `bad-form`. */
export type CommandComplaint =
  /** No command, but one letter or two from some. */
  | ({ readonly kind: "unknown-command"; readonly nearest: readonly string[] } & Place)
  /** SET with a word that is no setting; `nearest` is empty where none is near. */
  | ({ readonly kind: "unknown-setting"; readonly nearest: readonly string[] } & Place)
  /** A command of the older judges that this one does not have. */
  | ({
      readonly kind: "not-offered";
      readonly command: string;
      readonly why: LeftOutReason;
    } & Place)
  /** Begins like a command and goes wrong at the place; the right forms belong to `form`. */
  | ({ readonly kind: "bad-form"; readonly form: FormName } & Place)
  /** Begins like a command and ends too early. */
  | ({ readonly kind: "incomplete"; readonly form: FormName } & Place)
  | BadDate
  | BadClock
  /**
   * A press block without ENDPRESS in which line `intruder` is no press (an order, a command, a quoted
   * mail): nothing was sent.
   */
  | ({ readonly kind: "press-not-closed"; readonly intruder: number } & Place)
  /** An ENDPRESS that ends nothing: the lines above may have been press, so they are no orders. */
  | ({ readonly kind: "press-not-opened" } & Place)
  /** An ENDTRY that ends nothing: the lines above were not meant as orders. */
  | ({ readonly kind: "try-not-opened" } & Place)
  | ({ readonly kind: "press-empty" } & Place)
  | ({ readonly kind: "press-too-long"; readonly limit: number } & Place)
  /** An IF that stands below no PHASE. */
  | ({ readonly kind: "if-without-phase" } & Place)
  /** An ELSE or ENDIF without its IF. */
  | ({ readonly kind: "if-not-open" } & Place)
  /** What stands behind an IF names no unit at the place. */
  | ({ readonly kind: "bad-condition" } & Place)
  /** An IF of which not all cases are understood. */
  | ({ readonly kind: "if-not-understood" } & Place)
  | ({ readonly kind: "line-too-long"; readonly limit: number } & Place);

const commandComplaintKinds: Readonly<Record<CommandComplaint["kind"], true>> = {
  "unknown-command": true,
  "unknown-setting": true,
  "not-offered": true,
  "bad-form": true,
  incomplete: true,
  "bad-date": true,
  "bad-clock": true,
  "press-not-closed": true,
  "press-not-opened": true,
  "try-not-opened": true,
  "press-empty": true,
  "press-too-long": true,
  "if-without-phase": true,
  "if-not-open": true,
  "bad-condition": true,
  "if-not-understood": true,
  "line-too-long": true,
};

export type Complaint = CommandComplaint | OrderComplaint;

export type ComplaintKind = Complaint["kind"];

/** Every kind once: a template for each must exist. */
export const complaintKinds: readonly string[] = Object.keys({
  ...commandComplaintKinds,
  ...orderComplaintKinds,
});
