/**
 * Hands: ways of writing orders. A hand is drawn by chance for every mail and writes all its orders, as
 * people do who write long names or short ones, dashes or verbs, and make their own kind of slips.
 */
import { type Board, coastOf, type LocationId, provinceOf, spelling } from "../../src/map/index.js";
import type { Order, Position } from "../../src/rules/index.js";
import { present } from "../../src/util/index.js";
import type { Chance } from "./random.js";

/** `Army Paris - Burgundy`, `Move army Paris to Burgundy`, `The army in Paris moves to Burgundy` ... */
type Mood = "plain" | "imperative" | "article" | "behind" | "from" | "dest";

/** What a hand does always; what it does sometimes is drawn for each word. */
export interface Hand {
  readonly chance: Chance;
  readonly board: Board;
  readonly names: "id" | "name" | "alias" | "dotted";
  readonly letters: "upper" | "lower" | "capital";
  readonly types: "short" | "long" | "none";
  readonly arrow: string;
  readonly support: string;
  readonly convoy: string;
  readonly hold: string;
  readonly coast: (coast: string, word: string) => string;
  /** Nationalities before units of other powers. */
  readonly nations: boolean;
  /** The nationality before the writer's own units, or "". */
  readonly own: "" | "nation";
  /** How often a unit's type is wrong. */
  readonly wrongTypes: number;
  /** How moves are said. */
  readonly mood: Mood;
  /** How often a long name is misspelt. */
  readonly slips: number;
}

const moods: readonly Mood[] = [
  "plain",
  "plain",
  "plain",
  "plain",
  "imperative",
  "article",
  "behind",
  "from",
  "dest",
];
/** The words of one language: a player who writes `nach` does not write `supports`. */
const languages = [
  { arrow: " nach ", support: " unterstützt ", convoy: " konvoiert ", hold: " hält" },
  { arrow: " vers ", support: " soutient ", convoy: " convoie ", hold: " tient" },
  { arrow: " verso ", support: " appoggia ", convoy: " convoglia ", hold: " mantiene" },
  { arrow: " hacia ", support: " apoya a ", convoy: " transporta a ", hold: " se mantiene" },
  { arrow: " naar ", support: " steunt ", convoy: " konvooieert ", hold: " blijft staan" },
] as const;
const arrows = [
  " - ",
  "-",
  " -> ",
  "->",
  " to ",
  " moves to ",
  " – ",
  " — ",
  " => ",
  " > ",
  " → ",
  " m ",
  " attacks ",
  " goes to ",
  " into ",
  " move to ",
  " ",
];
const supports = [" S ", " s ", " supports ", " SUPPORT ", " support ", " sup ", " S. "];
const convoys = [" C ", " c ", " convoys ", " CONVOY ", " convoy "];
const holds = [" H", " holds", " hold", " stands", " HOLD", ", holds", " - holds"];
const directions: Readonly<Record<string, string>> = { NC: "north", SC: "south", EC: "east" };
const coasts: readonly Hand["coast"][] = [
  (coast) => `/${coast}`,
  (coast) => `/${coast.toLowerCase()}`,
  (coast) => `(${coast.toLowerCase()})`,
  (coast) => ` (${coast.toLowerCase()})`,
  (coast) => ` ${coast.toLowerCase()}`,
  (coast) => `-${coast}`,
  (_, word) => ` (${word} coast)`,
  (_, word) => ` ${word} coast`,
  (_, word) => `/${word}`,
  (_, word) => `, ${word} coast`,
  (coast) => `/${coast.charAt(0).toLowerCase()}`,
];

/** A hand by chance. */
export function drawHand(chance: Chance, board: Board): Hand {
  const drawn = drawEnglish(chance, board);
  // `A Con. Bul.`: with stops and no arrow nobody can tell one order from two.
  const isBlank = drawn.names === "dotted" && drawn.arrow === " ";
  const hand = isBlank ? { ...drawn, arrow: " - " } : drawn;
  if (!chance.happens(0.1)) return hand;
  return { ...hand, ...chance.pick(languages), types: "short", mood: "plain" };
}

function drawEnglish(chance: Chance, board: Board): Hand {
  return {
    chance,
    board,
    names: chance.pick(["id", "name", "name", "alias", "dotted"] as const),
    letters: chance.pick(["upper", "lower", "capital", "capital"] as const),
    types: chance.pick(["short", "short", "long", "none"] as const),
    arrow: chance.pick(arrows),
    support: chance.pick(supports),
    convoy: chance.pick(convoys),
    hold: chance.pick(holds),
    coast: chance.pick(coasts),
    nations: chance.happens(0.2),
    own: chance.pick(["", "", "", "nation"] as const),
    wrongTypes: chance.pick([0, 0, 0, 0.1]),
    mood: chance.pick(moods),
    slips: chance.pick([0, 0, 0.1, 0.3]),
  };
}

/** An order in this hand. */
export function write(hand: Hand, position: Position, order: Order): string {
  switch (order.kind) {
    case "waive":
      return hand.chance.pick(["waive", "Waive", "W", "waive build", "WAIVED"]);
    case "hold":
      return `${unit(hand, order.unit)}${hand.types === "none" ? " hold" : hand.hold}`;
    case "move":
      return `${move(hand, order)}${via(hand, order.viaConvoy)}`;
    case "support":
      return `${unit(hand, order.unit)}${hand.support}${helped(hand, position, order)}`;
    case "convoy":
      return `${unit(hand, order.unit)}${hand.convoy}${helped(hand, position, order)}`;
    case "retreat":
      return `${unit(hand, order.unit)}${hand.chance.pick([hand.arrow, " R ", " retreats to "])}${place(hand, order.to)}`;
    case "disband":
      return around(hand, unit(hand, order.unit), ["D", "disbands", "DISBAND"], ["disband"]);
    case "remove":
      return around(hand, unit(hand, order.unit), ["remove", "D"], ["Remove", "disband", "R", "-"]);
    case "convert":
      return `convert ${unit(hand, order.unit)}${hand.arrow}${place(hand, order.to)}`;
    case "build":
      // The type of a build is believed, not corrected.
      return around(
        hand,
        typed({ ...hand, wrongTypes: 0 }, order.unit),
        ["build"],
        ["Build", "B", "+", "builds", ""],
      );
  }
}

function around(
  { chance }: Hand,
  text: string,
  behind: readonly string[],
  before: readonly string[],
): string {
  if (chance.happens(0.4)) return `${text} ${chance.pick(behind)}`;
  return `${chance.pick(before)} ${text}`.trim();
}

function move(hand: Hand, { unit: one, to }: Extract<Order, { kind: "move" }>): string {
  const word = one.type === "A" ? "army" : "fleet";
  switch (hand.mood) {
    case "imperative":
      return `${hand.chance.pick(["move", "Move"])} ${unit(hand, one)} to ${place(hand, to)}`;
    case "article":
      return `the ${word} in ${place(hand, one.at)} moves to ${place(hand, to)}`;
    case "behind":
      return `${place(hand, one.at)} ${word}${hand.arrow.trim() === "" ? " - " : hand.arrow}${place(hand, to)}`;
    case "from":
      return `move ${word} from ${place(hand, one.at)} to ${place(hand, to)}`;
    case "dest":
      return `${typed(hand, one)} - ${one.type} ${place(hand, to)}`;
    case "plain":
      return `${unit(hand, one)}${hand.arrow}${place(hand, to)}`;
  }
}

function via(hand: Hand, viaConvoy: boolean): string {
  return viaConvoy ? hand.chance.pick([" via convoy", " VIA", " by convoy", " (via convoy)"]) : "";
}

type Help = Extract<Order, { kind: "support" | "convoy" }>;

function helped(hand: Hand, position: Position, { of, to, unit: by }: Help): string {
  const powerAt = (at: LocationId) =>
    position.units.find((placedUnit) => placedUnit.at === at)?.power;
  const power = powerAt(of.at);
  const foreign = power !== undefined && power !== powerAt(by.at);
  const named = foreign ? hand.nations : hand.own === "nation" && power !== undefined;
  const nation = named ? `${hand.board.power(power ?? "")?.adjective} ` : "";
  if (to === null) return `${nation}${unit(hand, of)}${hand.chance.pick(["", "", " H", " hold"])}`;
  if (hand.mood === "from") return `the move of ${nation}${unit(hand, of)} to ${place(hand, to)}`;
  return `${nation}${unit(hand, of)}${hand.arrow}${place(hand, to)}`;
}

type Placed = { readonly type: "A" | "F"; readonly at: LocationId };

function unit(hand: Hand, placed: Placed): string {
  return hand.types === "none" ? place(hand, placed.at) : typed(hand, placed);
}

function typed(hand: Hand, { type: right, at }: Placed): string {
  const long = hand.types === "long";
  const wrong = hand.chance.happens(hand.wrongTypes);
  const type = wrong ? (right === "A" ? "F" : "A") : right;
  const word = type === "A" ? (long ? "Army" : "A") : long ? "Fleet" : "F";
  return `${hand.letters === "lower" ? word.toLowerCase() : word} ${place(hand, at)}`;
}

function place(hand: Hand, at: LocationId): string {
  const name = inLetters(hand, slip(hand, spelt(hand, provinceOf(at))));
  const coast = coastOf(at);
  return coast === null ? name : `${name}${hand.coast(coast, directions[coast] ?? "west")}`;
}

function spelt({ board, names, chance }: Hand, id: string): string {
  if (names === "id") return id;
  if (names === "dotted") return `${id}.`;
  if (names === "name") return present(board.province(id), id).name;
  const spellings = [...board.names].filter(([, at]) => at.length === 1 && at[0] === id);
  return chance.pick(spellings)[0];
}

function inLetters({ letters }: Hand, text: string): string {
  if (letters === "upper") return text.toUpperCase();
  if (letters === "lower") return text.toLowerCase();
  return text.toLowerCase().replace(/(^|[ -])\p{Letter}/gu, (start) => start.toUpperCase());
}

/**
 * Names of five letters and more are misspelt; shorter ones would become other names. A slip that is
 * another spelling of the board is none: what is spelt right is never reinterpreted.
 */
function slip(hand: Hand, text: string): string {
  if (text.length < 5 || !hand.chance.happens(hand.slips)) return text;
  const slipped = wrongly(hand, text);
  return hand.board.names.has(spelling(slipped)) ? text : slipped;
}

function wrongly({ chance }: Hand, text: string): string {
  const at = 1 + Math.floor(chance.next() * (text.length - 2));
  const [before, letter, after] = [text.slice(0, at), text.charAt(at), text.slice(at + 1)];
  if (!/[a-z]/i.test(letter)) return text;
  switch (chance.pick(["drop", "double", "swap", "other"] as const)) {
    case "drop":
      return before + after;
    case "double":
      return before + letter + letter + after;
    case "swap":
      return before + after.charAt(0) + letter + after.slice(1);
    case "other":
      return before + chance.pick([..."aeioustrn"]) + after;
  }
}
