/** Seven habits of writing orders. Each turns canonical orders into the text of a mail. */
import { standardBoard } from "../boards/boards.js";

type Habit = (orders: readonly string[]) => string;

const board = standardBoard();

/** One for each player: the canonical form, short and careless, in full sentences, and so on. */
export const habits: readonly Habit[] = [
  (orders) => orders.join("\n"),
  (orders) => orders.map((order) => order.toLowerCase().replace(" - ", "-")).join("\n"),
  (orders) => `Dear judge,\n\n${orders.map(inFull).join("\n")}\n\nBest wishes,\nFrances`,
  (orders) => orders.map((order) => order.replace(/ - /g, " -> ")).join("; "),
  (orders) =>
    orders.map((order, index) => `${index + 1}. ${order.replace(/ - /g, " \u2013 ")}`).join("\n"),
  (orders) => `${orders.map((order) => `* ${order}`).join("\n")}\n\n-- \nRosa, Moscow\nA PAR - BUR`,
  (orders) =>
    `${orders.map(inFull).join("\n")}\n\nOn Monday the judge wrote:\n> Turkey: Army Smyrna HOLD.\n> A SMY - SYR`,
];

const verbs: readonly (readonly [RegExp, string])[] = [
  [/ H$/, " holds"],
  [/ DISBAND$/, " disbands"],
  [/ S /, " supports "],
  [/ C /, " convoys "],
  [/ - /, " to "],
  [/ VIA$/, " via convoy"],
];

/** `A PAR S A MAR - BUR` as `Army Paris supports Army Marseilles to Burgundy`. */
function inFull(order: string): string {
  const worded = verbs.reduce((text, [sign, verb]) => text.replace(sign, verb), order);
  return worded
    .replace(/^BUILD /, "Build ")
    .replace(/^REMOVE /, "Remove ")
    .replace(/\bA\b/g, "Army")
    .replace(/\bF\b/g, "Fleet")
    .replace(/\b([A-Z]{3})(?:\/([A-Z]{2}))?\b/g, (_, id: string, coast?: string) => {
      const name = board.province(id)?.name ?? id;
      return coast === undefined
        ? name
        : `${name} (${coast === "NC" ? "north" : coast === "EC" ? "east" : "south"} coast)`;
    });
}
