/** Who was spoken of last: whom `him` and `them` mean. */

import { type PressTarget, toPowers } from "../../../../game/index.js";
import { regex } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { readersIn } from "./readers.js";

/** The last powers or players of whom a text speaks in one breath. */
export function lastNamed(speaker: Speaker, text: string): PressTarget | null {
  const words = text.slice(-longestMention).split(/(?<=[.!?,;:])\s/);
  const found = words.flatMap((each) => readersIn(speaker, each) ?? []).at(-1);
  return found?.kind === "some" && found.powers.length + Number(found.gm) > 0 ? found : null;
}

/** Of those who were spoken of, whom a request means: `him` is none of several. */
export function meantOf(them: PressTarget | null, request: string): PressTarget | null {
  const isOne = them?.kind !== "some" || them.powers.length + Number(them.gm) < 2;
  return isOne || several.test(request) ? them : nobody;
}

const several = regex("iu")`
  (?<!\p{L})(?:
    them|'?em|both|ihnen|beide[nrm]?|leur|(?:di|diga|d\u00edga|decir|avisa|manda|escribe)les|ambos
    |loro|entrambi|hen|hun
  )(?!\p{L})
`;

/** Whoever was spoken of longer ago is not meant by `him`. */
export const longestMention = 300;

/** Somebody who is not known yet. */
export const nobody = toPowers([]);
