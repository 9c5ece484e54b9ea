/** Tables of a position: who owns what, who has how much, and who stands where. */
import type { Board, PowerId } from "../../map/index.js";
import { centersOf, type Position } from "../../rules/index.js";
import { toAscii } from "../engine/ascii.js";
import { brokenBetween, together } from "../engine/fill.js";
import type { Names } from "../words/names.js";
import type { PlainWord, Vocabulary } from "../words/vocabulary.js";

/** nJudge's first column, where the powers' names are no longer. */
const leastColumn = 11;

/** The width of the first column: the longest power's name with its colon. */
export function labelColumn(names: Names, board: Board): number {
  const lengths = board.powers.map(({ id }) => names.power(id).length + 2);
  return Math.max(leastColumn, ...lengths);
}

/** A label, and its text beside it. */
function row(label: string, text: string, column: number): string {
  return beside(`${label}:`.padEnd(column), text);
}

/** A text beside what stands in front of it, in lines that end only between names. */
function beside(front: string, text: string): string {
  return brokenBetween(together(front) + text, " ".repeat(front.length));
}

function namesInRow(items: readonly string[]): string {
  return items.map(together).join(", ");
}

/** `Austria:   Budapest, Trieste, Vienna.` for every power, then what nobody owns. */
export function ownershipTable(
  words: Vocabulary,
  names: Names,
  board: Board,
  position: Position,
): string {
  const column = labelColumn(names, board);
  const owned = (power: PowerId | undefined) =>
    board.provinces
      .filter(({ id, isCenter }) => isCenter && position.owners[id] === power)
      .map(({ name }) => toAscii(name))
      .sort();
  const rows = board.powers.map(({ id }) => [names.power(id), owned(id)] as const);
  const all = [...rows, [words.say("unowned"), owned(undefined)] as const];
  const lines = all.filter(([, centers]) => centers.length > 0);
  const title = words.say("ownership-title");
  return `${title}\n\n${lines.map(([label, centers]) => row(label, `${namesInRow(centers)}.`, column)).join("\n")}`;
}

/** `England:    5 Supply centers,  4 Units:  Builds   1 unit.` for every power still there. */
export function balanceTable(
  words: Vocabulary,
  names: Names,
  board: Board,
  position: Position,
): string {
  // Figures have two digits, so nJudge begins them a column further to the left than names.
  const column = labelColumn(names, board) - 1;
  return board.powers
    .map(({ id }) => {
      const centers = centersOf(board, position, id).length;
      const units = position.units.filter((unit) => unit.power === id).length;
      const isVictor = centers >= board.victoryCenters;
      const line = balance(words, centers, units) + (isVictor ? `  ${words.say("victory")}` : "");
      return centers + units === 0 ? "" : `${names.power(id)}:`.padEnd(column) + line;
    })
    .filter((line) => line !== "")
    .join("\n");
}

/** The columns are nJudge's; singulars and `Builds` keep the width of the longer word. */
function balance(words: Vocabulary, centers: number, units: number): string {
  const change = centers - units;
  const column = (count: number, plainWord: PlainWord, many: PlainWord, sign: string) => {
    const word = words.say(count === 1 ? plainWord : many) + sign;
    return `${pad(count)} ${word.padEnd(words.say(many).length + sign.length)}`;
  };
  const changed = Math.abs(change);
  const verbs = [words.say("builds"), words.say("removes")] as const;
  const verb = verbs[change < 0 ? 1 : 0].padEnd(Math.max(...verbs.map(({ length }) => length)));
  return words.say("balance", {
    centers: column(centers, "supply-center", "supply-centers", ","),
    units: column(units, "unit-title", "units-title", ":"),
    change: `${verb} ${pad(changed)} ${words.say(changed === 1 ? "one-unit" : "many-units")}`,
  });
}

function pad(figure: number): string {
  return String(figure).padStart(2);
}

/** `Austria:   A BUD, A VIE, F TRI`: every unit in the form in which orders are written. */
export function positionTable(names: Names, board: Board, position: Position): string {
  const column = labelColumn(names, board);
  return board.powers
    .map(({ id }) => {
      const units = unitsInRow(position, id);
      return units === "" ? "" : row(names.power(id), units, column);
    })
    .filter((line) => line !== "")
    .join("\n");
}

/**
 * `  Austria    3  A BUD, A VIE, F TRI` for every power still there, with its centers. Programs take a line that begins
 * with a power's name and a colon for an order, so no line here does.
 */
export function standingTable(names: Names, board: Board, position: Position): string {
  const column = labelColumn(names, board);
  return board.powers
    .map(({ id }) => {
      const centers = centersOf(board, position, id).length;
      const units = unitsInRow(position, id);
      const head = `  ${names.power(id).padEnd(column)}${pad(centers)}`;
      if (centers === 0 && units === "") return "";
      return units === "" ? head : beside(`${head}  `, units);
    })
    .filter((line) => line !== "")
    .join("\n");
}

/** A power's units in the form in which orders are written; those with a * are dislodged. */
function unitsInRow(position: Position, power: PowerId): string {
  const own = position.units.filter((unit) => unit.power === power);
  const gone = position.dislodged.filter((unit) => unit.power === power);
  return namesInRow([
    ...own.map(({ type, at }) => `${type} ${at}`),
    ...gone.map(({ type, at }) => `${type} ${at}*`),
  ]);
}
