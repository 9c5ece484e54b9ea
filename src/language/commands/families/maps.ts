/** MAP: the board as a picture, now or in a phase that was played, or blank to print. */
import { wrapped } from "../../../util/index.js";
import type { Forms } from "../form.js";
import { lower, nameOrNone, type Reject, type Slice, slice } from "../words.js";

export const forms = {
  map: {
    starts: "map|blank_map",
    guards: {
      map: wrapped`
        (?:
          [ .!?]*$| (?:of |for )?[\w-]+[ .!?]*$
          | (?:of |for )?(?:[\w-]+ )?(?:blank|[sfw] ?\d|spring|fall|autumn|winter)
        )
      `,
    },
    takesThanks: true,
  },
} as const satisfies Forms;

export type MapStatement =
  | {
      readonly kind: "map";
      /** The game's name in lower case; null for the game that the mail is about. */
      readonly game: string | null;
      /** Null for the board as it stands. */
      readonly phase: string | null;
    }
  /** Of a variant or a game, by its name in lower case; null for the game that the mail is about. */
  | { readonly kind: "blank-map"; readonly board: string | null };

export function map(game: Slice | null, phase: string | null): MapStatement {
  return { kind: "map", game: nameOrNone(game), phase };
}

export function blankMap(board: Slice | null): MapStatement {
  return { kind: "blank-map", board: lower(board) };
}

const noGame = /^(?:[sfw]\d{1,4}[mrab]?|spring|fall|autumn|winter|blank|of|for)$/i;

/** The name of a game: no phase, and no word of the command. */
export function mapped(parts: unknown, from?: number, reject?: Reject) {
  const name = slice(parts, from);
  return noGame.test(name.text) ? reject : name;
}
