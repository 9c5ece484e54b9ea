/**
 * What only a game master commands. Like command-tree.ts, this is called by grammar/commands.ne with slices of
 * the line.
 */
import type { UnitType } from "../map/index.js";
import { powerWords, type Slice, text } from "./command-words.js";
import type { Statement } from "./statement.js";

export function process(current: string | null): Statement {
  return { kind: "process", phase: current };
}

export function rollBack(target: string | null): Statement {
  const to =
    target === null ? ({ kind: "previous" } as const) : ({ kind: "phase", phase: target } as const);
  return { kind: "rollback", to };
}

export function rollForward(target: string | null): Statement {
  const to =
    target === null ? ({ kind: "previous" } as const) : ({ kind: "phase", phase: target } as const);
  return { kind: "roll-forward", to };
}

export function rollBackTurn(turn: Slice): Statement {
  return { kind: "rollback", to: { kind: "turn", turn: Number(turn.text) } };
}

export function become(power: Slice | null): Statement {
  return { kind: "become", power: text(power) };
}

export function place(owner: Slice, type: UnitType, where: Slice): Statement {
  return { kind: "edit", edit: { kind: "place", power: owner.text, type, place: where.text } };
}

export function removeUnit(where: Slice): Statement {
  return { kind: "edit", edit: { kind: "remove", place: where.text } };
}

export function owner(center: Slice, by: Slice | null): Statement {
  return { kind: "edit", edit: { kind: "owner", place: center.text, power: text(by) } };
}

export function editPhase(current: string): Statement {
  return { kind: "edit", edit: { kind: "phase", phase: current } };
}

export function promote(mailbox: Slice, handover: boolean): Statement {
  return { kind: "promote", address: mailbox.text.toLowerCase(), handover };
}

/** `EJECT FRANCE`, `KICK OUT FRANCE`. */
export function eject(who: Slice): Statement {
  return { kind: "eject", who: who.text.replace(/^out /i, "") };
}

/** Null for a draw of all survivors. */
export function declare(powers: Slice | null, isSolo: boolean): Statement {
  const words = powers === null ? null : powerWords(powers.text);
  return { kind: "declare", words, isSolo };
}
