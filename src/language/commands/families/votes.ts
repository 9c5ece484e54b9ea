/** Votes: SET WAIT, SET DRAW, SET DRAW SIZE, SET CONCEDE. */
import { wrapped } from "../../../util/index.js";
import { alone, type Forms } from "../form.js";
import { commanded, type GameCommand } from "../game-command.js";
import { powerWords, type Slice } from "../words.js";

export const forms = {
  "set-wait": {
    starts: "set_wait|set_w|set_no_wait|set_now|wait|no_wait",
    // `No wait, A Bur - Ruh` corrects an order.
    guards: {
      wait: wrapped`
        (?![a-z])(?! ?[,:;.-]+ ?[a-z]
          | (?:
            n(?:o|ah|ope|vm)|sorry|actually|i|my|make|what|change|that|can|could|may|should|is|are
            |am|was|were|did|do|does|has|have|will|would|how|why|when|where|who|which|u|you|so|but
            |he|she|they|we|it|this|there|im|ill|isnt|arent|cant|doesnt|for (?!me|us)[a-z]+
            |(?:the |my )?[a-z]+(?:['\u2019]?s)? (?:will|is|are|was|were|can|could|would|might|has|have|had|does
            |goes|did|ll)
          )\b)
      `,
      "no wait": alone,
    },
    takesThanks: true,
  },
  "set-draw": {
    starts: "set_draw|vote_draw|vote for draw|vote for a draw|vote",
    takesThanks: true,
  },
  "set-no-draw": { starts: "set_no_draw|vote_no_draw" },
  "set-draw-size": { starts: "set_draw_size|set_draw_loss" },
  "set-concede": { starts: "set_concede|set_conc|concede" },
  "set-no-concede": { starts: "set_no_concede|set_no_conc|no_concede" },
} as const satisfies Forms;

export type VoteStatement =
  /** A draw of these powers. */
  | { readonly kind: "set-draw"; readonly words: readonly string[] }
  | { readonly kind: "set-concede"; readonly power: string };

export function wait(wanted: boolean): GameCommand {
  return commanded({ kind: "set-wait", wait: wanted });
}

/** A draw of all survivors. */
export function drawOfAll(): GameCommand {
  return commanded({ kind: "set-draw", powers: [] });
}

export function draw(powers: Slice): VoteStatement {
  return { kind: "set-draw", words: powerWords(powers.text) };
}

export function noDraw(): GameCommand {
  return commanded({ kind: "set-draw", powers: null });
}

/** Null for a draw that leaves oneself out. */
export function drawSize(most: Slice | null): GameCommand {
  return commanded({ kind: "set-draw-size", most: Number(most?.text ?? 0) });
}

export function concede(power: Slice): VoteStatement {
  return { kind: "set-concede", power: power.text };
}

export function noConcede(): GameCommand {
  return commanded({ kind: "set-concede", power: null });
}
