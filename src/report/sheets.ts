/** What a power has ordered so far, as it will be used, with what is missing. */
import type { GameView, SheetView } from "../game/index.js";
import type { Unit } from "../map/index.js";
import { printPhase } from "../rules/index.js";
import { oneLine } from "./letters.js";
import type { Names } from "./names.js";
import { type OrderPrinter, orderPrinter, printOrder } from "./order-lines.js";
import { ordersTitle } from "./results.js";
import type { Stage } from "./say.js";
import type { Vocabulary } from "./vocabulary.js";

/** The sheets of all powers with something to order, under one title; empty if there are none. */
export function sheetsBlock({ words, names }: Stage, view: GameView): string {
  const blocks = view.sheets
    .filter(({ due, orders }) => due || orders.length > 0)
    .map((sheet) => sheetLines(words, names, view, sheet));
  if (blocks.length === 0) return "";
  const { name: game, phase, turn } = view;
  return [ordersTitle(words, { game, phase, turn }), ...blocks].join("\n\n");
}

function sheetLines(words: Vocabulary, names: Names, view: GameView, sheet: SheetView): string {
  const power = names.power(sheet.power);
  const isOwn = sheet.power === view.you.power;
  if (!isOwn && sheet.orders.length === 0) return words.say("nothing-ordered", { power });
  const { units, dislodged } = view.position;
  const printer = orderPrinter(words, names, view.phase.kind === "R" ? dislodged : units);
  const orders = sheet.orders.map(({ order }) => printOrder(printer, sheet.power, order));
  const noOrder = view.phase.kind === "R" ? "none-disband" : "none";
  const missing = sheet.missing.map((unit) => words.say(noOrder, { unit: names.unit(unit) }));
  const implied = sheet.implied.map(({ from, to }) =>
    words.say("implied-order", { order: printMove(printer, sheet.power, from, to) }),
  );
  const lines = [...orders, ...implied, ...proxyLines(words, names, view, sheet), ...missing];
  if (sheet.adjustmentsMissing > 0) {
    const missing = adjustmentsMissing(words, view, sheet);
    lines.push(words.say("adjustments-pending", { missing }));
  }
  return lines.map((order) => words.say("order-line", { power, order })).join("\n");
}

function printMove(printer: OrderPrinter, power: string, at: string, to: string): string {
  const unit = printer.unitAt(at) ?? { type: null, at };
  const order = { kind: "move", unit: { ...unit, power: null }, to, viaConvoy: false, route: [] };
  return printOrder(printer, power, { ...order, kind: "move" });
}

/** `2 builds`. */
function adjustmentsMissing(words: Vocabulary, view: GameView, sheet: SheetView): string {
  const owed = view.powers.find(({ power }) => power === sheet.power)?.adjustment ?? 0;
  const { adjustmentsMissing: count } = sheet;
  return owed > 0
    ? words.count(count, "one-build", "some-builds")
    : words.count(count, "one-removal", "some-removals");
}

/** Units that are left to others, and orders for units that others may have left to this power. */
function proxyLines(
  words: Vocabulary,
  names: Names,
  { position }: GameView,
  { power, proxies }: SheetView,
): readonly string[] {
  const printer = orderPrinter(words, names, position.units);
  return proxies.map((note) => {
    const at =
      note.kind === "given" ? note.unit.at : note.order.kind === "waive" ? "" : note.order.unit.at;
    const owner = printer.unitAt(at)?.power ?? power;
    const adjective = owner === power ? "" : `${names.adjective(owner)} `;
    if (note.kind === "order") return adjective + printOrder(printer, owner, note.order);
    const unit = adjective + names.unit(printer.unitAt(at) ?? note.unit);
    return words.say("proxy", { unit, to: names.power(note.to) });
  });
}

/** What waits for later phases, as it was written; each power's to the master. */
export function pendingBlock({ names }: Stage, view: GameView): string {
  const sections = view.sheets.flatMap(({ power, pending }) => {
    const owner = power === view.you.power ? "" : `${names.power(power)}: `;
    return pending.map(({ phase, lines }) =>
      [
        owner + (phase === null ? "PERPETUAL" : `PHASE ${printPhase(phase)}`),
        ...lines.map((line) => `  ${oneLine(line)}`),
      ].join("\n"),
    );
  });
  return sections.join("\n\n");
}

/** The reader's own sheet, if the reader plays. */
export function ownSheet(view: GameView): SheetView | undefined {
  return view.sheets.find(({ power }) => power === view.you.power);
}

/** `Army Marseilles and Fleet Brest`. */
export function unitList({ words, names }: Stage, units: readonly Unit[]): string {
  return words.and(units.map(names.unit));
}

/** Powers that still have something to order, as far as the reader may see their sheets. */
export function incomplete(view: GameView): readonly SheetView[] {
  return view.sheets.filter(
    ({ due, missing, adjustmentsMissing }) => due && missing.length + adjustmentsMissing > 0,
  );
}
