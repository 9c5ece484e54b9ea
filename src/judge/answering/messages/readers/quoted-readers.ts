/** Whoever pastes another message than the one that the mail answers means the readers of that other one. */
import type { PressTarget } from "../../../../game/index.js";
import { readersQuoted } from "../../../identity/quoted-message.js";
import type { Speaker } from "../../../session/session.js";
import { areSame } from "./readers.js";

/** Those who had the message that is quoted, where they are others than these. */
export function otherReadersQuoted(
  speaker: Speaker,
  readers: PressTarget,
  mail: string,
): PressTarget | null {
  const quoted = readersQuoted(speaker, mail);
  if (quoted?.kind !== "some" || readers.kind === "all") return null;
  return areSame(quoted, { ...readers, gm: false }) ? null : quoted;
}
