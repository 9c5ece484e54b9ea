/**
 * Whose message a mail quotes, as its first line says: `> Message from Austria to Italy and Turkey in 'paris':`. Whoever
 * pastes another message than the one that the mail answers means the readers of that other one.
 */
import { memberById, type PressTarget } from "../../../../game/index.js";
import { powersIn } from "../../../../language/index.js";
import type { Speaker } from "../../../session/session.js";
import { areSame } from "./readers.js";

/** Those who had the message that is quoted, but for the writer; null where none is. */
export function readersQuoted(
  { game: { game, board }, member }: Speaker,
  mail: string,
): PressTarget | null {
  const { names = "" } = heading.exec(mail)?.groups ?? {};
  const own = memberById(game, member)?.power ?? null;
  const powers = powersIn(board, names).filter((power) => power !== own);
  return powers.length === 0 ? null : { kind: "some", powers, gm: false, observers: false };
}

/** The same where they are others than these. */
export function otherReadersQuoted(
  speaker: Speaker,
  readers: PressTarget,
  mail: string,
): PressTarget | null {
  const quoted = readersQuoted(speaker, mail);
  if (quoted?.kind !== "some" || readers.kind === "all") return null;
  return areSame(quoted, { ...readers, gm: false }) ? null : quoted;
}

const heading =
  /^[ \t]*>[> \t]*Message from (?<names>[^\n:]{3,120}(?:\n[ \t]*>[^\n:]{3,120})?) in ['\u2018][^'\u2019\n]{1,40}['\u2019]:/mu;
