/**
 * What each statement of a mail does. Most are the game's own commands and go to it as they are; the others have a
 * handler, which looks their words up on the game's board or answers them.
 */
import type { CommandKind } from "../../game/index.js";
import type { Statement } from "../../language/index.js";
import { questionsPerMailMax } from "../limits.js";
import { refuseLine, unlessStopped } from "../session/outcomes.js";
import { asTheirOwn } from "../session/seat-of-sender.js";
import type { Session } from "../session/session.js";
import { putCommand } from "./guesses/ending-said.js";
import { accessHandlers } from "./handlers/access.js";
import { entryHandlers } from "./handlers/entry.js";
import { gmHandlers } from "./handlers/gm.js";
import type { Handler, Handlers, Kind } from "./handlers/handler.js";
import { invitationHandlers } from "./handlers/invitations.js";
import { orderHandlers } from "./handlers/orders.js";
import { pressHandlers } from "./handlers/press.js";
import { questionHandlers } from "./handlers/questions.js";
import { seatHandlers } from "./handlers/seat.js";
import { setUpHandlers } from "./handlers/set-up.js";
import { standbyHandlers } from "./handlers/standby-list.js";
import { timeHandlers } from "./handlers/time.js";
import { voteHandlers } from "./handlers/votes.js";
import { flushOrders } from "./orders/give-orders.js";

/** Carries out one statement. `line` is what is quoted back: secrets are masked in it. */
export async function carryOutStatement(
  session: Session,
  statement: Statement,
  line: string,
): Promise<void> {
  if (settlesOrders(statement)) flushOrders(session);
  if (session.sender.isRejected && !identifying.has(statement.kind) && !isPublic(statement)) return;
  if (identifying.has(statement.kind)) session.sender.isRejected = false;
  if (asking.has(statement.kind) && !mayAskMore(session, line)) return;
  const carryOut = async () => {
    await (handlers[statement.kind] as Handler<Kind>)(session, statement, line);
  };
  // Whether somebody leaves is asked of who reads mail at the seat's address, and needs no other proof.
  const isAskedOfSeat = statement.kind === "resign";
  await unlessStopped(session, line, () =>
    isAskedOfSeat ? asTheirOwn(session, carryOut) : carryOut(),
  );
}

/** Counts a question; refuses it where the mail has asked too much. */
export function mayAskMore(session: Session, line: string): boolean {
  session.counts.questions += 1;
  if (session.counts.questions <= questionsPerMailMax) return true;
  refuseLine(session, line, { kind: "too-many-questions", limit: questionsPerMailMax });
  return false;
}

/** Does this statement say for whom the mail speaks, and nothing else? */
export function isIdentifying(statement: Statement): boolean {
  return identifying.has(statement.kind);
}

const identifying: ReadonlySet<Kind> = new Set([
  "create",
  "sign-on",
  "join",
  "act",
  "observe",
  "standby",
]);

/** A question that anybody may ask, and everybody gets an answer to. */
function isPublic(statement: Statement): boolean {
  return statement.kind === "help" || (statement.kind === "list" && statement.game === null);
}

/** What is answered with pages, and changes nothing. */
const asking: ReadonlySet<Kind> = new Set([
  "help",
  "list",
  "status",
  "summary",
  "log",
  "history",
  "why",
  "possible",
  "map",
  "blank-map",
  "standings",
  "info-player",
  "version",
]);

/** Orders written before these are for the game and the phase as they were then. */
function settlesOrders(statement: Statement): boolean {
  if (statement.kind === "command") return settlingCommands.has(statement.command.kind);
  return identifying.has(statement.kind) || settling.has(statement.kind);
}

const settlingCommands: ReadonlySet<CommandKind> = new Set<CommandKind>(["clear", "process"]);

const settling: ReadonlySet<Kind> = new Set<Kind>([
  "try",
  "become",
  "preview",
  "edit",
  "rollback",
  "roll-forward",
  "reopen",
  "resign",
  "confirm",
]);

/** Total over the statements: one without a handler does not compile. */
const handlers: Handlers = {
  command: putCommand,
  ...entryHandlers,
  ...questionHandlers,
  ...orderHandlers,
  ...voteHandlers,
  ...pressHandlers,
  ...seatHandlers,
  ...standbyHandlers,
  ...invitationHandlers,
  ...timeHandlers,
  ...setUpHandlers,
  ...gmHandlers,
  ...accessHandlers,
};
