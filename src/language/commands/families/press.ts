/** Press: PRESS, BROADCAST, POSTAL PRESS, STATEMENT. Their lines begin a block, whose text is put in later. */
import type { PressColor } from "../../../game/index.js";
import type { Forms } from "../form.js";
import { powerWords, type Slice } from "../words.js";

export const forms = {
  press: { starts: "press" },
  broadcast: { starts: "broadcast" },
  "postal-press": { starts: "postal_press" },
  "final-statement": {
    starts: "statement|eog~statement|eog|end of game statement",
    guards: { statement: "(?:[ .!]*$| ?:)", eog: "(?:[ .!]*$| ?:)" },
  },
} as const satisfies Forms;

/** To whom press goes, in the sender's words. */
export type Recipients =
  | { readonly kind: "all" }
  | { readonly kind: "all-but"; readonly words: readonly string[] }
  | { readonly kind: "some"; readonly words: readonly string[] };

/** Whom the header of press names: these, those that it reaches, or null for whom it usually does. */
export type ShownRecipients = Recipients | "truth" | null;

interface Text {
  readonly text: string;
  /** False where the mail ended before an ENDPRESS: the sender is told what was taken. */
  readonly closed: boolean;
}

export type PressStatement = Text &
  (
    | {
        readonly kind: "press";
        readonly to: Recipients;
        readonly shown: ShownRecipients;
        /** Whether the sender is named; null where the writer did not say. */
        readonly color: PressColor | null;
      }
    | {
        readonly kind: "broadcast";
        readonly shown: ShownRecipients;
        readonly color: PressColor | null;
      }
    /** A broadcast that waits for the results. */
    | { readonly kind: "postal-press"; readonly color: PressColor | null }
    /** What the sender says of a game that is over. */
    | { readonly kind: "final-statement" }
  );

const unread: Text = { text: "", closed: false };

export function press(
  to: Recipients,
  shown: ShownRecipients,
  color: PressColor | null,
): PressStatement {
  return { kind: "press", to, shown, color, ...unread };
}

export function broadcast(shown: ShownRecipients, color: PressColor | null): PressStatement {
  return { kind: "broadcast", shown, color, ...unread };
}

export function postalPress(color: PressColor | null): PressStatement {
  return { kind: "postal-press", color, ...unread };
}

export function finalStatement(): PressStatement {
  return { kind: "final-statement", ...unread };
}

export function toAll(): Recipients {
  return { kind: "all" };
}

export function toSome(powers: Slice): Recipients {
  return { kind: "some", words: powerWords(powers.text) };
}

export function toAllBut(powers: Slice): Recipients {
  return { kind: "all-but", words: powerWords(powers.text) };
}
