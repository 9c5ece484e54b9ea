/** What only a GM commands: the course of a game, other GMs, and the position by hand. */

import type { UnitType } from "../../../map/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { alone, type Forms } from "../form.js";
import { commanded, type GameCommand } from "../game-command.js";
import { powerWords, type Slice, text } from "../words.js";

export const forms = {
  start: { starts: "start the game|start game|start", guards: { start: alone } },
  unstart: { starts: "unstart|un-start" },
  process: { starts: "process" },
  rollback: { starts: "roll~back" },
  "roll-forward": { starts: "roll~forward" },
  terminate: { starts: "terminate" },
  reopen: { starts: "reopen|re-open|unterminate" },
  declare: { starts: "declare draw|declare a draw|declare solo|declare victory|declare win" },
  "set-power": { starts: "set_power" },
  eject: {
    starts: "eject|kick|replace",
    // A player's orders are replaced, too, and a unit's.
    guards: {
      replace: wrapped` (?!(?:all|my|them|orders?|with|by|a|f|army|fleet)\b)[a-z][a-z .']*
          (?:$|@\S+| (?:by|with|through) \S.*$)
      `,
    },
  },
  become: {
    starts: "become|as",
    // `As requested, herewith my orders:` heads what stands below it.
    guards: {
      as: wrapped` (?!
           (?:
             requested|asked|agreed|promised|discussed|announced|said|told|follows|before|always
             |ever|usual|above|planned|for|per|to|an?|my|i|you|we|it
           )\b
         )[^,:]+:$
      `,
    },
  },
  edit: { starts: "edit" },
  preview: { starts: "preview|predict", takesThanks: true },
  promote: { starts: "promote|hand~over" },
} as const satisfies Forms;

/** Where a rollback goes: a phase (`S1902M`), a turn (nJudge's `(paris.003)`), or one phase back. */
export type RollbackTarget =
  | { readonly kind: "phase"; readonly phase: string }
  | { readonly kind: "turn"; readonly turn: number }
  | { readonly kind: "previous" };

/** A change of the position by hand; words of places and powers stay words. */
export type EditWords =
  | {
      readonly kind: "place";
      readonly power: string;
      readonly type: UnitType;
      readonly place: string;
    }
  | { readonly kind: "remove"; readonly place: string }
  | { readonly kind: "owner"; readonly place: string; readonly power: string | null }
  | { readonly kind: "phase"; readonly phase: string };

export type GmStatement =
  | { readonly kind: "rollback"; readonly to: RollbackTarget }
  /** Takes back the end of the game. */
  | { readonly kind: "reopen" }
  /** `previous` is the next phase that was undone. */
  | { readonly kind: "roll-forward"; readonly to: RollbackTarget }
  | { readonly kind: "declare"; readonly words: readonly string[]; readonly isSolo: boolean }
  | { readonly kind: "set-power"; readonly address: string; readonly power: string }
  /** A power, or a part of an address. */
  | { readonly kind: "eject"; readonly who: string }
  /** Somebody is ejected, and somebody else is to come instead: an address, or the name of somebody who watches. */
  | { readonly kind: "replace"; readonly who: string; readonly by: string }
  /** The rest of the mail acts for this power; null for the GM again. */
  | { readonly kind: "become"; readonly power: string | null }
  | { readonly kind: "edit"; readonly edit: EditWords }
  | { readonly kind: "preview" }
  /** `handover`: in place of the sender. */
  | { readonly kind: "promote"; readonly address: string; readonly handover: boolean };

/** A phase (`F1901M`) guards: only if this is still the current one. */
export function process(current: string | null): GameCommand {
  return commanded({ kind: "process", phase: current });
}

/** A phase guards, as that of PROCESS does. */
export function unstart(current: string | null): GameCommand {
  return commanded({ kind: "unstart", phase: current });
}

/** A phase guards, as that of PROCESS does. */
export function terminate(current: string | null): GameCommand {
  return commanded({ kind: "terminate", phase: current });
}

export function reopen(): GmStatement {
  return { kind: "reopen" };
}

export function rollBack(phase: string | null): GmStatement {
  return { kind: "rollback", to: targetOf(phase) };
}

export function rollForward(phase: string | null): GmStatement {
  return { kind: "roll-forward", to: targetOf(phase) };
}

function targetOf(phase: string | null): RollbackTarget {
  return phase === null ? { kind: "previous" } : { kind: "phase", phase };
}

export function rollBackTurn(turn: Slice): GmStatement {
  return { kind: "rollback", to: { kind: "turn", turn: Number(turn.text) } };
}

/** A draw of all survivors. */
export function declareDraw(): GameCommand {
  return commanded({ kind: "declare", powers: [], isSolo: false });
}

export function declare(powers: Slice, isSolo: boolean): GmStatement {
  return { kind: "declare", words: powerWords(powers.text), isSolo };
}

export function power(mailbox: Slice, word: Slice): GmStatement {
  return { kind: "set-power", address: mailbox.text.toLowerCase(), power: word.text };
}

const behindName = regex("i")`
  (?:
    [,;!]| out\b| from the game| because | players?\b| (?:
      pls|plz|please|bitte|now|asap|hes|he['\u2019]s|shes|she['\u2019]s|he|she|they|cuz|coz|since
      |for|who|already
    )\b
  ).*$
`;

/** `EJECT FRANCE`, `KICK FRANCE OUT, they never answer`, `REPLACE THE PLAYER OF FRANCE`. */
export function eject(who: Slice): GmStatement {
  const named = who.text.replace(/^(?:out |the player (?:of|for) )?(?:the )?/i, "");
  return {
    kind: "eject",
    who: named.replace(behindName, ""),
  };
}

/** `REPLACE FRANCE`, `REPLACE FRANCE BY anna@example.net`. */
export function replace(who: Slice): GmStatement {
  const [, old, by] = /^(.+?) (?:by|with|through) (\S.*)$/i.exec(who.text) ?? [];
  if (old === undefined || by === undefined) return eject(who);
  const left = eject({ ...who, text: old });
  return left.kind === "eject"
    ? { kind: "replace", who: left.who, by: by.trim().replace(/[.!?,;]+$/, "") }
    : left;
}

/** A power, or the GM again: `BECOME MASTER`. */
export function become(who: Slice): GmStatement {
  const isGm = /^(?:m|master|gm)$/i.test(who.text.trim());
  return { kind: "become", power: isGm ? null : who.text };
}

export function place(owner: Slice, type: UnitType, where: Slice): GmStatement {
  return { kind: "edit", edit: { kind: "place", power: owner.text, type, place: where.text } };
}

export function removeUnit(where: Slice): GmStatement {
  return { kind: "edit", edit: { kind: "remove", place: where.text } };
}

export function owner(center: Slice, by: Slice | null): GmStatement {
  return { kind: "edit", edit: { kind: "owner", place: center.text, power: text(by) } };
}

export function editPhase(current: string): GmStatement {
  return { kind: "edit", edit: { kind: "phase", phase: current } };
}

export function preview(): GmStatement {
  return { kind: "preview" };
}

export function promote(mailbox: Slice, handover: boolean): GmStatement {
  return { kind: "promote", address: mailbox.text.toLowerCase(), handover };
}
