/** What a power has ordered so far, as it will be used, with what is missing. */
import type { GameView, SubmissionView } from "../../game/index.js";
import type { Unit } from "../../map/index.js";
import { printPhase, type WrittenOrder } from "../../rules/index.js";
import { verbatim } from "../engine/fill.js";
import { plainLine } from "../engine/letter-text.js";
import type { Names } from "../words/names.js";
import type { Stage } from "../words/say.js";
import type { Vocabulary } from "../words/vocabulary.js";
import { type OrderPrinter, orderPrinter, printLine } from "./orders.js";
import { ordersTitle } from "./results.js";

/** The submissions of all powers with something to order, under one title; empty if there are none. */
export function submissionsBlock({ words, names }: Stage, view: GameView): string {
  const blocks = view.submissions
    .filter(({ due, orders }) => due || orders.length > 0)
    .map((submission) => submissionLines(words, names, view, submission));
  if (blocks.length === 0) return "";
  const { name: game, phase, turn } = view;
  return [ordersTitle(words, { game, phase, turn }), ...blocks].join("\n\n");
}

function submissionLines(
  words: Vocabulary,
  names: Names,
  view: GameView,
  submission: SubmissionView,
): string {
  const power = names.power(submission.power);
  const isOwn = submission.power === view.you.power;
  if (!isOwn && submission.orders.length === 0) return words.say("nothing-ordered", { power });
  const { units, dislodged } = view.position;
  const printer = orderPrinter(words, names, view.phase.kind === "R" ? dislodged : units);
  const orders = submission.orders.map(({ order }) =>
    printLine(printer, submission.power, ofUnitThere(printer, order)),
  );
  const noOrder = view.phase.kind === "R" ? "none-disband" : "none";
  const missing = submission.missing.map((unit) => words.say(noOrder, { unit: names.unit(unit) }));
  const implied = submission.implied.map(({ from, to }) =>
    words.say("implied-order", { order: printMove(printer, submission.power, from, to) }),
  );
  const lines = [...orders, ...implied, ...proxyLines(words, names, view, submission), ...missing];
  if (submission.adjustmentsMissing > 0) {
    const missing = adjustmentsMissing(words, view, submission);
    lines.push(words.say("adjustments-pending", { missing }));
  }
  return lines.map((order) => words.say("order-line", { power, order })).join("\n");
}

/** The order with the type that its unit has, which may have been written wrong. */
function ofUnitThere(printer: OrderPrinter, order: WrittenOrder): WrittenOrder {
  if (order.kind === "waive" || order.kind === "build" || order.unit.type === null) return order;
  const type = printer.unitAt(order.unit.at)?.type ?? order.unit.type;
  return { ...order, unit: { ...order.unit, type } } as WrittenOrder;
}

function printMove(printer: OrderPrinter, power: string, at: string, to: string): string {
  const unit = printer.unitAt(at) ?? { type: null, at };
  const order = { kind: "move", unit: { ...unit, power: null }, to, viaConvoy: false, route: [] };
  return printLine(printer, power, { ...order, kind: "move" });
}

/** `2 builds`. */
function adjustmentsMissing(words: Vocabulary, view: GameView, submission: SubmissionView): string {
  const owed = view.powers.find(({ power }) => power === submission.power)?.adjustment ?? 0;
  const { adjustmentsMissing: count } = submission;
  return owed > 0
    ? words.count(count, "one-build", "some-builds")
    : words.count(count, "one-removal", "some-removals");
}

/** Units that are left to others, and orders for units that others may have left to this power. */
function proxyLines(
  words: Vocabulary,
  names: Names,
  { position }: GameView,
  { power, proxies }: SubmissionView,
): readonly string[] {
  const printer = orderPrinter(words, names, position.units);
  return proxies.map((note) => {
    const at =
      note.kind === "given" ? note.unit.at : note.order.kind === "waive" ? "" : note.order.unit.at;
    const owner = printer.unitAt(at)?.power ?? power;
    const adjective = owner === power ? "" : `${names.adjective(owner)} `;
    if (note.kind === "order") return adjective + printLine(printer, owner, note.order);
    const unit = adjective + names.unit(printer.unitAt(at) ?? note.unit);
    return words.say("proxy", { unit, to: names.power(note.to) });
  });
}

/** What waits for later phases, as it was written; each power's to the GM. */
export function pendingBlock({ names }: Stage, view: GameView): string {
  const sections = view.submissions.flatMap(({ power, pending }) => {
    const owner = power === view.you.power ? "" : `${names.power(power)}: `;
    return pending.map(({ phase, lines }) =>
      [
        verbatim(owner + (phase === null ? "PERPETUAL" : `PHASE ${printPhase(phase)}`)),
        ...lines.map((line) => `  ${plainLine(line)}`),
      ].join("\n"),
    );
  });
  return sections.join("\n\n");
}

/** The reader's own submission, if the reader plays. */
export function ownSubmission(view: GameView): SubmissionView | undefined {
  return view.submissions.find(({ power }) => power === view.you.power);
}

/** `Army Marseilles and Fleet Brest`. */
export function unitList({ words, names }: Stage, units: readonly Unit[]): string {
  return words.and(units.map(names.unit));
}

/** Powers that still have something to order, as far as the reader may see their submissions. */
export function incomplete(view: GameView): readonly SubmissionView[] {
  return view.submissions.filter(
    ({ due, missing, adjustmentsMissing }) => due && missing.length + adjustmentsMissing > 0,
  );
}
