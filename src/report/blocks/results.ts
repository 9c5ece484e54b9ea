/**
 * The results of a phase in nJudge's form, which mapping tools read: its sentences and their order are
 * an interface. What is published of the orders, the game decides.
 */
import type { Board, PowerId, Unit } from "../../map/index.js";
import { convoyRoute, type OrderResult, type Phase, type PhaseResult } from "../../rules/index.js";
import { brokenBetween, together } from "../engine/fill.js";
import type { Names } from "../words/names.js";
import { seasonOf } from "../words/times.js";
import type { Vocabulary } from "../words/vocabulary.js";
import { type OrderPrinter, orderPrinter, printLine } from "./orders.js";
import { notesOn, type ResultWords } from "./result-notes.js";
import { balanceTable, ownershipTable } from "./tables.js";

/** A finished phase of a game, to be printed. */
interface PlayedPhase {
  readonly game: string;
  readonly phase: Phase;
  readonly turn: number;
  readonly result: PhaseResult;
  /** The words in which results are told. */
  readonly told: ResultWords;
}

/** `Movement results for Spring of 1901.  (paris.001)` with everything below it. */
export function resultsBlock(
  words: Vocabulary,
  names: Names,
  board: Board,
  played: PlayedPhase,
): string {
  const { phase, result } = played;
  const blocks = [
    title(words, resultTitles[phase.kind], played),
    orderLines(words, names, board, played),
    dislodgedLines(words, names, board, result),
  ];
  if (endsYear(played)) {
    blocks.push(ownershipTable(words, names, board, result.position));
    blocks.push(balanceTable(words, names, board, result.position));
  }
  return blocks.filter((block) => block !== "").join("\n\n");
}

const resultTitles = {
  M: "movement-results",
  R: "retreat-results",
  A: "adjustment-results",
} as const;

const orderTitles = { M: "movement-orders", R: "retreat-orders", A: "adjustment-orders" } as const;

/** `Movement orders for Spring of 1901.  (paris.001)`. */
export function ordersTitle(
  words: Vocabulary,
  game: Pick<PlayedPhase, "game" | "phase" | "turn">,
): string {
  return title(words, orderTitles[game.phase.kind], game);
}

const statusTitles = { M: "movement-status", R: "retreat-status", A: "adjustment-status" } as const;

/** `Status of the Movement phase for Spring of 1901.  (paris.001)`. */
export function statusTitle(
  words: Vocabulary,
  game: Pick<PlayedPhase, "game" | "phase" | "turn">,
): string {
  return title(words, statusTitles[game.phase.kind], game);
}

function title(
  words: Vocabulary,
  key: (typeof resultTitles | typeof orderTitles | typeof statusTitles)[Phase["kind"]],
  played: Pick<PlayedPhase, "game" | "phase" | "turn">,
): string {
  const turn = String(played.turn).padStart(3, "0");
  return words.say(key, { phase: seasonOf(words, played.phase), game: played.game, turn });
}

/** Centers change hands when the fall's last unit has moved or retreated. */
export function endsYear({ phase, result }: Pick<PlayedPhase, "phase" | "result">): boolean {
  return phase.season === "F" && result.position.dislodged.length === 0;
}

/** What everybody may read: illegal orders are told to nobody but who gave them. */
export function publishedResults({ results }: PhaseResult): readonly OrderResult[] {
  return results.filter(({ words }) => !words.includes("illegal"));
}

/** One line for each published order, with an empty line between powers. */
function orderLines(
  words: Vocabulary,
  names: Names,
  board: Board,
  { result, told }: PlayedPhase,
): string {
  const lines = resultLines(words, names, board, publishedResults(result), told);
  return board.powers
    .map(({ id }) =>
      lines
        .filter(({ result: { power } }) => power === id)
        .map(({ line }) => line)
        .join("\n"),
    )
    .filter((block) => block !== "")
    .join("\n\n");
}

/** Each result with its line: `France: Army Paris -> Burgundy.  (*bounce*)`. */
export function resultLines(
  words: Vocabulary,
  names: Names,
  board: Board,
  results: readonly OrderResult[],
  told: ResultWords,
): readonly { readonly result: OrderResult; readonly line: string }[] {
  const units = results.flatMap(({ power, unit }) => (unit === null ? [] : [{ power, ...unit }]));
  const printer = orderPrinter(words, names, units);
  return results.map((result) => {
    return { result, line: resultLine(printer, board, results, result, told) };
  });
}

function resultLine(
  printer: OrderPrinter,
  board: Board,
  all: readonly OrderResult[],
  result: OrderResult,
  told: ResultWords,
): string {
  const { words, names } = printer;
  const notes = notesOn(result, told).map((note) => words.say(note));
  const order = resultOrder(printer, board, all, result);
  const lineKey = result.order.kind === "waive" ? "waived-line" : "order-line";
  const line = words.say(lineKey, { power: names.power(result.power), order });
  return notes.length === 0 ? line : `${line}  (*${notes.join(", ")}*)`;
}

function resultOrder(
  printer: OrderPrinter,
  board: Board,
  all: readonly OrderResult[],
  result: OrderResult,
): string {
  const { words, names } = printer;
  const { order, power, reason, unit } = result;
  if (reason.kind === "civil-disorder" && unit !== null) {
    return words.say("defaults-removing", { unit: names.theUnit(unit) });
  }
  if (result.source === null && unit !== null) {
    if (order.kind === "hold") return words.say("none", { unit: names.unit(unit) });
    if (order.kind === "disband") return words.say("none-disband", { unit: names.unit(unit) });
  }
  return printLine(printer, power, order, convoyRoute(board, all, result));
}

/** Dislodged units with their retreats, and those that were destroyed, power by power. */
export function dislodgedLines(
  words: Vocabulary,
  names: Names,
  board: Board,
  { position, destroyed }: PhaseResult,
): string {
  const subject = (power: PowerId, { type, at }: Unit) => ({
    adjective: names.adjective(power),
    unit: words.say("unit-in", {
      unit: words.say(type === "A" ? "army-title" : "fleet-title"),
      place: together(names.thePlace(at)),
    }),
  });
  const retreating = position.dislodged.map((unit) => {
    const places = unit.retreats.map((at) => together(names.place(at)));
    const all = places.join(` ${words.say("or")} `);
    const line = words.say("can-retreat", { ...subject(unit.power, unit), places: all });
    return { power: unit.power, line: unitSentence(line) };
  });
  const lost = destroyed.map(({ power, unit }) => ({
    power,
    line: unitSentence(words.say("no-retreats", subject(power, unit))),
  }));
  const lines = board.powers.flatMap(({ id }) =>
    [...retreating, ...lost].filter(({ power }) => power === id).map(({ line }) => line),
  );
  return lines.length === 0 ? "" : `\n${words.say("dislodged-title")}\n\n${lines.join("\n")}`;
}

/** Programs take a line that begins with "the" for the next unit's, so none goes on with Thebes. */
function unitSentence(line: string): string {
  return brokenBetween(line.replace(/ (?=the)/gi, together), "");
}
