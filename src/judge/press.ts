/** Press: whom its words name, and what comes back to the writer when it was not sent. */
import {
  type Command,
  isToMaster,
  memberById,
  type PressTarget,
  type Refusal,
  rulebookFor,
} from "../game/index.js";
import { type Recipients, readOrders, type Statement } from "../language/index.js";
import { powersNamed } from "./naming.js";
import { type Occasion, refuseLine, type Speaker } from "./occasion.js";
import { flushOrders } from "./orders.js";
import { ask, speakerOf } from "./speaking.js";

type Of<K extends Statement["kind"]> = Extract<Statement, { kind: K }>;

/** No recipient that is not understood, and nothing sent if one is: press must not reach the wrong power. */
export function press(occasion: Occasion, one: Of<"press">, line: string): void {
  const speaker = speakerOf(occasion, line);
  if (speaker !== null) settleOrders(occasion, speaker);
  const command = speaker === null ? null : commandFor(occasion, speaker, one, line);
  const isSent = command !== null && ask(occasion, command, line);
  if (!isSent) giveBack(occasion, one.text);
}

function commandFor(
  occasion: Occasion,
  speaker: Speaker,
  { to, shown, color, text, closed }: Of<"press">,
  line: string,
): Command | null {
  const target = pressTarget(occasion, speaker, to, line);
  if (target === null) return null;
  const refusal = closed ? null : whyNotUnclosed(speaker, text, target);
  if (refusal !== null) {
    refuseLine(occasion, line, refusal);
    return null;
  }
  if (shown === null || shown === "truth") return { kind: "press", to: target, shown, color, text };
  const named = pressTarget(occasion, speaker, shown, line);
  return named === null ? null : { kind: "press", to: target, shown: named, color, text };
}

/**
 * Why a message cannot go out that was not closed: it may hold more than was meant for its readers, orders or,
 * where nobody knows who plays, a signature.
 */
function whyNotUnclosed(
  { game: { game, board }, member }: Speaker,
  text: string,
  to: PressTarget,
): Refusal | null {
  const writer = memberById(game, member);
  if (writer === undefined || writer.role === "master" || isToMaster(to)) return null;
  if (game.settings.gunboat) return { kind: "unclosed-press" };
  const { power } = writer;
  if (power === null || game.status !== "active") return null;
  const { phase, position, settings } = game;
  const context = { board, rulebook: rulebookFor(settings), phase, position, power };
  const lines = text.split("\n").map((each, at) => ({ number: at + 1, text: each }));
  const { readings } = readOrders(
    context,
    lines.filter(({ text: each }) => each.trim() !== ""),
  );
  const order = readings.find(({ guessed, illegal }) => !guessed && illegal === null);
  return order === undefined ? null : { kind: "orders-in-press", line: order.text };
}

/** Press to everybody. */
export function broadcast(occasion: Occasion, one: Of<"broadcast">, line: string): void {
  press(occasion, { ...one, kind: "press", to: { kind: "all" } }, line);
}

/** A broadcast that waits for the results. */
export function postalPress(
  occasion: Occasion,
  { color, text, closed }: Of<"postal-press">,
  line: string,
): void {
  const { speaker } = occasion;
  if (speaker !== null) settleOrders(occasion, speaker);
  const refusal =
    closed || speaker === null ? null : whyNotUnclosed(speaker, text, { kind: "all" });
  if (refusal !== null) refuseLine(occasion, line, refusal);
  else if (ask(occasion, { kind: "postal-press", color, text }, line)) return;
  giveBack(occasion, text);
}

/** What the sender says of a game that is over. */
export function finalStatement(
  occasion: Occasion,
  { text, closed }: Of<"final-statement">,
  line: string,
): void {
  const { speaker } = occasion;
  const refusal =
    closed || speaker === null ? null : whyNotUnclosed(speaker, text, { kind: "all" });
  if (refusal !== null) refuseLine(occasion, line, refusal);
  else if (ask(occasion, { kind: "final-statement", text }, line)) return;
  giveBack(occasion, text);
}

/** Where orders come before press, those above it in the mail do; elsewhere all are read together. */
function settleOrders(occasion: Occasion, { game }: Speaker): void {
  const { latePress, mustOrder } = game.game.settings;
  if (mustOrder || !latePress) flushOrders(occasion);
}

/** What was not sent is not lost: the writer gets it back. */
function giveBack(occasion: Occasion, text: string): void {
  occasion.items.push({ kind: "returned-press", text });
}

function pressTarget(
  occasion: Occasion,
  speaker: Speaker,
  to: Recipients,
  line: string,
): PressTarget | null {
  if (to.kind === "all") return to;
  const master = to.words.some((word) => /^(m|master|gm)$/i.test(word));
  const observers = to.words.some((word) => /^(o|observers?)$/i.test(word));
  const rest = to.words.filter((word) => !/^(m|master|gm|o|observers?)$/i.test(word));
  const powers = powersNamed(occasion, speaker.game, rest, line, "exact");
  if (powers === null) return null;
  if (to.kind === "some") return { kind: "some", powers, master, observers };
  const all = speaker.game.board.powers.map(({ id }) => id);
  const others = all.filter((power) => !powers.includes(power));
  return { kind: "some", powers: others, master: !master, observers: !observers };
}
