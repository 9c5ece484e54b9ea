/**
 * All commands, family by family. A family's file declares the forms of its commands, what they mean, and how the
 * grammar builds it; whatever lists commands takes them from here.
 */
import { type AccessStatement, forms as accessForms } from "./families/access.js";
import { type EntryStatement, forms as entryForms } from "./families/entry.js";
import { type GmStatement, forms as gmForms } from "./families/gm.js";
import { type HistoryStatement, forms as historyForms } from "./families/history.js";
import { type InvitationStatement, forms as invitationForms } from "./families/invitations.js";
import { type MapStatement, forms as mapForms } from "./families/maps.js";
import {
  type OrderStatement,
  forms as orderForms,
  type SectionStatement,
} from "./families/orders.js";
import { type PressStatement, forms as pressForms } from "./families/press.js";
import { forms as publicityForms } from "./families/publicity.js";
import { type QuestionStatement, forms as questionForms } from "./families/questions.js";
import { type SeatStatement, forms as seatForms } from "./families/seat.js";
import { type SetUpStatement, forms as setUpForms } from "./families/set-up.js";
import { forms as settingForms } from "./families/settings.js";
import { type StandbyStatement, forms as standbyForms } from "./families/standby.js";
import { type TimeStatement, forms as timeForms } from "./families/time.js";
import { type VoteStatement, forms as voteForms } from "./families/votes.js";
import type { Form } from "./form.js";
import type { GameCommand } from "./game-command.js";

/** What a line of a mail asks for, before any game is looked at: words for powers and places stay words. */
export type Statement =
  | GameCommand
  | EntryStatement
  | QuestionStatement
  | HistoryStatement
  | MapStatement
  | OrderStatement
  | VoteStatement
  | PressStatement
  | SeatStatement
  | StandbyStatement
  | InvitationStatement
  | TimeStatement
  | SetUpStatement
  | GmStatement
  | AccessStatement;

/** What one line can be. */
export type LineStatement = Statement | SectionStatement;

const all = {
  ...entryForms,
  ...questionForms,
  ...historyForms,
  ...mapForms,
  ...orderForms,
  ...voteForms,
  ...pressForms,
  ...seatForms,
  ...standbyForms,
  ...invitationForms,
  ...timeForms,
  ...settingForms,
  ...setUpForms,
  ...publicityForms,
  ...gmForms,
  ...accessForms,
};

/** The name of a form, under which its right spelling stands in templates/forms.txt. */
export type FormName = keyof typeof all;

/** Every form of command. */
export const forms: Readonly<Record<FormName, Form>> = all;

export const formNames = Object.keys(forms) as readonly FormName[];
