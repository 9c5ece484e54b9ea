/**
 * Whose message a mail quotes, as the first lines of the quotation say: `> Message from Austria to Italy and
 * Turkey in 'paris':`.
 */

import { type PressTarget, toPowers } from "../../game/index.js";
import { powersIn } from "../../language/index.js";
import { regex } from "../../util/index.js";
import type { Speaker } from "../session/session.js";
import { powerOf } from "../session/speaker.js";

/** Those who had the message that is quoted, but for the writer; null where none is. */
export function readersQuoted(speaker: Speaker, mail: string): PressTarget | null {
  const { board } = speaker.game;
  const [found = null] = headings.flatMap((each) => each.exec(mail)?.groups?.names ?? []);
  const own = powerOf(speaker);
  const powers = powersIn(board, found ?? "").filter((power) => power !== own);
  return powers.length === 0 ? null : toPowers(powers);
}

/**
 * In the judge's words, and as people remember them: `> Subject: paris: a message from Austria`, `> Austria
 * writes to you:`.
 */
const headings = [
  regex("mu")`
    ^[> \t]*Message from (?<names>[^\n:]{3,120}(?:\n[> \t]*[^\n:]{3,120})?) in ['\u2018]
      [^'\u2019\n]{1,40}['\u2019]:
  `,
  regex("imu")`
    ^[ \t]*>[> \t]*\*?\p{L}+\*? ?:[^\n]{0,80}?\b(?:
      message|press|letter|nachricht|bericht|mensaje|messaggio
    )\s+(?:from|von|van|de|da)\s+(?<names>[^\n]{3,60})$
  `,
  /^[ \t]*>[> \t]*(?<names>\p{Lu}\p{L}{3,20}) (?:writes|says|wrote|has written)\b[^\n]{0,40}:$/mu,
  /^[> \t]*(?<names>\p{Lu}\p{L}{3,20}) writes to you:$/mu,
] as const;
