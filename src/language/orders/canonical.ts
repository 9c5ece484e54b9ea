/**
 * A direct reader for orders exactly as `printOrder` prints them: what tools send, by the million. It
 * knows one spelling for everything and gives up at the first deviation; the grammar reads the same
 * text to the same order, which a test holds both to.
 */
import type { Board, LocationId, UnitType } from "../../map/index.js";
import type { PhaseKind, UnitMention, WrittenOrder } from "../../rules/index.js";

/** The order of a canonical text in a phase of this kind, or null. */
export function readCanonical(board: Board, kind: PhaseKind, text: string): WrittenOrder | null {
  if (kind === "A") return readAdjustment(board, text);
  const unit = readUnit(board, text, 0);
  if (unit === null) return null;
  const verb = unitEnd(unit, 0) + 1;
  if (kind === "R") return readRetreat(board, text, unit, verb);
  switch (text.charAt(verb)) {
    case "H":
      return text.length === verb + 1 ? { kind: "hold", unit } : null;
    case "-":
      return readMove(board, text, unit, verb);
    case "S":
    case "C":
      return readHelp(board, text, unit, verb);
    default:
      return null;
  }
}

/** Where the text behind `A PAR` at `from` goes on. */
function unitEnd(unit: UnitMention, from: number): number {
  return from + 2 + unit.at.length;
}

function readUnit(board: Board, text: string, from: number): UnitMention | null {
  const type = text.charAt(from);
  if ((type !== "A" && type !== "F") || text.charAt(from + 1) !== " ") return null;
  const at = readLocation(board, text, from + 2);
  return at === null ? null : { type: type satisfies UnitType, at, power: null };
}

/**
 * The location that begins at `from` and ends before a blank or the end. It is the board's own text, not
 * a piece of the mail: the same text is found again without comparing letters.
 */
function readLocation(board: Board, text: string, from: number): LocationId | null {
  const blank = text.indexOf(" ", from);
  const id = blank < 0 ? text.slice(from) : text.slice(from, blank);
  return board.locations[board.locationNumber(id)] ?? null;
}

function readMove(
  board: Board,
  text: string,
  unit: UnitMention,
  verb: number,
): WrittenOrder | null {
  if (!text.startsWith("- ", verb)) return null;
  const to = readLocation(board, text, verb + 2);
  if (to === null) return null;
  const end = verb + 2 + to.length;
  const viaConvoy = text.length > end;
  if (viaConvoy && text.slice(end) !== " VIA") return null;
  return { kind: "move", unit, to, viaConvoy, route: [] };
}

function readHelp(
  board: Board,
  text: string,
  unit: UnitMention,
  verb: number,
): WrittenOrder | null {
  if (text.charAt(verb + 1) !== " ") return null;
  const of = readUnit(board, text, verb + 2);
  if (of === null) return null;
  const end = unitEnd(of, verb + 2);
  const supports = text.charAt(verb) === "S";
  if (text.length === end) return supports ? { kind: "support", unit, of, to: null } : null;
  if (!text.startsWith(" - ", end)) return null;
  const to = readLocation(board, text, end + 3);
  if (to === null || text.length !== end + 3 + to.length) return null;
  return { kind: supports ? "support" : "convoy", unit, of, to };
}

function readRetreat(
  board: Board,
  text: string,
  unit: UnitMention,
  verb: number,
): WrittenOrder | null {
  if (text.slice(verb) === "DISBAND") return { kind: "disband", unit };
  const move = readMove(board, text, unit, verb);
  return move?.kind === "move" && !move.viaConvoy ? { kind: "retreat", unit, to: move.to } : null;
}

function readAdjustment(board: Board, text: string): WrittenOrder | null {
  if (text === "WAIVE") return { kind: "waive" };
  const builds = text.startsWith("BUILD ");
  if (!builds && !text.startsWith("REMOVE ")) return null;
  const from = builds ? 6 : 7;
  const unit = readUnit(board, text, from);
  if (unit === null || text.length !== unitEnd(unit, from)) return null;
  return { kind: builds ? "build" : "remove", unit };
}
