/** Who was spoken of last: whom `him` and `them` mean. */
import type { PressTarget } from "../../../../game/index.js";
import type { Speaker } from "../../../session/session.js";
import { readersIn } from "./readers.js";

/** The last power or player of whom a text speaks. */
export function lastNamed(speaker: Speaker, text: string): PressTarget | null {
  const words = text.slice(-longestMention).split(/(?<=[.!?,;:])\s/);
  const found = words.flatMap((each) => readersIn(speaker, each) ?? []).at(-1);
  return found?.kind === "some" && found.powers.length + Number(found.gm) === 1 ? found : null;
}

/** Who was spoken of longer ago is not meant by `him`. */
const longestMention = 300;

/** Somebody who is not known yet. */
export const nobody = { kind: "some", powers: [], gm: false, observers: false } as const;
