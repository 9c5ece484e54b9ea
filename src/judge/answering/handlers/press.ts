/** Press: whom its words name, and what comes back to the writer when it was not sent. */
import { type Command, isToGm, type PressTarget, type Refusal } from "../../../game/index.js";
import { type Recipients, readOrders, withoutSecrets } from "../../../language/index.js";
import { messagesPerMailMax } from "../../limits.js";
import { answerPlainly, refuseLine } from "../../session/outcomes.js";
import { powersNamed } from "../../session/powers.js";
import type { Session, Speaker } from "../../session/session.js";
import { memberOf, powerOf } from "../../session/speaker.js";
import { ask, speakerOrRefuse } from "../../session/statements.js";
import { withoutSender } from "../../session/texts/own-text.js";
import { surelyHeads } from "../messages/headings.js";
import { asksToSend, reaches } from "../messages/kept-message.js";
import { hiddenIn, withoutReaders } from "../messages/readers/hidden-from.js";
import { remindsNobody, whoIsLate } from "../messages/reminders.js";
import { toldIn } from "../messages/told-message.js";
import { flushOrders } from "../orders/give-orders.js";
import { numbered, readingContext } from "../orders/readings.js";
import type { Handlers, Of } from "./handler.js";

export const pressHandlers = {
  press,
  broadcast: (session, statement, line) =>
    press(session, { ...statement, kind: "press", to: { kind: "all" } }, line),
  "postal-press": postalPress,
  "final-statement": finalStatement,
} satisfies Partial<Handlers>;

/** No recipient that is not understood, and nothing sent if one is: press must not reach the wrong power. */
function press(session: Session, statement: Of<"press">, line: string): void {
  const speaker = refusesOneTooMany(session, line) ? null : speakerOrRefuse(session, line);
  if (speaker !== null) settleOrders(session, speaker);
  const command = speaker === null ? null : commandFor(session, speaker, statement, line);
  if (command?.kind === "press" && remindsNobody(command.to)) {
    answerPlainly(session, line, "reminds-nobody");
    return;
  }
  if (command?.kind === "press" && !statement.closed && leavesOut(session, speaker!, command, line))
    return;
  const isSent = command !== null && ask(session, command, line);
  if (!isSent) giveBack(session, statement.text);
}

/** `Broadcast: Italy lies to us (except to Germany)`: asks whether to send it to the others alone. */
function leavesOut(
  session: Session,
  speaker: Speaker,
  { to, text: written }: Extract<Command, { kind: "press" }>,
  line: string,
): boolean {
  const { text, from } = hiddenIn(speaker, written);
  const others = reaches(to, from) ? withoutReaders(speaker, to, from) : null;
  if (others === null) return false;
  return asksToSend(session, speaker, { to: others, text, line, mayBe: "message" });
}

function commandFor(
  session: Session,
  speaker: Speaker,
  { to, shown, color, text: written, closed }: Of<"press">,
  line: string,
): Command | null {
  const text = closed ? written : withoutSender(session.mail, written.trimEnd());
  const target = pressTarget(session, speaker, to, line);
  if (target === null) return null;
  const refusal = closed ? null : whyNotUnclosed(speaker, text, target);
  if (refusal !== null) {
    refuseLine(session, line, refusal);
    return null;
  }
  if (shown === null || shown === "truth")
    return { kind: "press", to: whoIsLate(session, speaker, target, text), shown, color, text };
  const named = pressTarget(session, speaker, shown, line);
  return named === null ? null : { kind: "press", to: target, shown: named, color, text };
}

/**
 * Why a message cannot go out that was not closed: it may hold more than was meant for its readers, orders, a
 * password, words for others or, where nobody knows who plays, a signature.
 */
function whyNotUnclosed(speaker: Speaker, text: string, to: PressTarget): Refusal | null {
  const { game, board } = speaker.game;
  const writer = memberOf(speaker);
  if (writer === undefined || writer.role === "gm" || isToGm(to)) return null;
  if (game.settings.gunboat) return { kind: "unclosed-press" };
  const aside = asideIn(speaker, text, to);
  if (aside !== null) return { kind: "aside-in-press", line: aside };
  const { power } = writer;
  if (power === null || game.status !== "active") return null;
  const context = readingContext({ board, game }, power);
  const lines = numbered(text.split("\n"));
  const { readings } = readOrders(
    context,
    lines.filter(({ text: each }) => each.trim() !== ""),
  );
  const order = readings.find(({ guessed, illegal }) => !guessed && illegal === null);
  return order === undefined ? null : { kind: "orders-in-press", line: order.text };
}

/** A line that tells a password, or heads words for somebody who is no reader; as it may be quoted. */
function asideIn(speaker: Speaker, text: string, to: PressTarget): string | null {
  const shown = withoutSecrets(text).split("\n");
  const aside = text
    .split("\n")
    .findIndex((line, at) => line !== shown[at] || isForOthers(speaker, line.trim(), to));
  return shown[aside] ?? null;
}

/** Without a colon, `Tell Italy that I mean no harm` may well be asked of the readers. */
const colonAhead = /^[^:]{3,60}:/;

function isForOthers(speaker: Speaker, line: string, to: PressTarget): boolean {
  if (!colonAhead.test(line)) return false;
  const others = (surelyHeads(speaker, line) ?? toldIn(speaker, { line }))?.to;
  if (others === undefined || to.kind === "all") return others?.kind === "some";
  const own = powerOf(speaker);
  const isReader = (power: string): boolean => power === own || to.powers.includes(power);
  return others.kind === "all" || (others.gm && !to.gm) || !others.powers.every(isReader);
}

/** A broadcast that waits for the results. */
function postalPress(
  session: Session,
  { color, text, closed }: Of<"postal-press">,
  line: string,
): void {
  const isTooMany = refusesOneTooMany(session, line);
  const { speaker } = session.sender;
  if (speaker !== null) settleOrders(session, speaker);
  const refusal =
    closed || speaker === null ? null : whyNotUnclosed(speaker, text, { kind: "all" });
  if (refusal !== null) refuseLine(session, line, refusal);
  else if (!isTooMany && ask(session, { kind: "postal-press", color, text }, line)) return;
  giveBack(session, text);
}

/** What the sender says of a game that is over. */
function finalStatement(
  session: Session,
  { text, closed }: Of<"final-statement">,
  line: string,
): void {
  const { speaker } = session.sender;
  const refusal =
    closed || speaker === null ? null : whyNotUnclosed(speaker, text, { kind: "all" });
  if (refusal !== null) refuseLine(session, line, refusal);
  else if (ask(session, { kind: "final-statement", text }, line)) return;
  giveBack(session, text);
}

/** Where orders come before press, those above it in the mail do; elsewhere all are read together. */
function settleOrders(session: Session, { game }: Speaker): void {
  const { latePress, mustOrder } = game.game.settings;
  if (mustOrder || !latePress) flushOrders(session);
}

/** Counts a message, and refuses it where the mail has sent as many as it may. True if it was refused. */
function refusesOneTooMany(session: Session, line: string): boolean {
  const limit = messagesPerMailMax;
  const isTooMany = session.counts.messages++ >= limit;
  if (isTooMany) refuseLine(session, line, { kind: "too-many-messages", limit });
  return isTooMany;
}

/** What was not sent is not lost: the writer gets it back. */
function giveBack(session: Session, text: string): void {
  session.reply.items.push({ kind: "returned-press", text });
}

function pressTarget(
  session: Session,
  speaker: Speaker,
  to: Recipients,
  line: string,
): PressTarget | null {
  if (to.kind === "all") return to;
  const gm = to.words.some((word) => /^(m|master|gm)$/i.test(word));
  const observers = to.words.some((word) => /^(o|observers?)$/i.test(word));
  const rest = to.words.filter((word) => !/^(m|master|gm|o|observers?)$/i.test(word));
  const powers = powersNamed(session, speaker.game, rest, line, "exact");
  if (powers === null) return null;
  if (to.kind === "some") return { kind: "some", powers, gm, observers };
  const all = speaker.game.board.powers.map(({ id }) => id);
  const others = all.filter((power) => !powers.includes(power));
  return { kind: "some", powers: others, gm: !gm, observers: !observers };
}
