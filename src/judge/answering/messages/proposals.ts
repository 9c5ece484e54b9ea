/** What is put to others: `I should like to propose to all the players that we call it a draw`. */
import { regex } from "../../../util/index.js";
import type { Speaker } from "../../session/session.js";
import { isGm } from "../../session/speaker.js";
import type { KeptMessage } from "./kept-message.js";
import { readersIn } from "./readers/readers.js";
import { whomAhead } from "./readers/whom-ahead.js";
import { lead, others } from "./words/speech.js";

/**
 * `I should like to propose to all the players that we call it a draw`: sent word for word, once its writer has
 * seen it.
 */
const proposed = regex("isu")`
  ${lead}(?<said>
    (?:propose|suggest|offer|submit|proposer|proponer(?:le|les)?|proporre)(?: (?:it|this))? (?:
      to|à|aux?|a|al|alla|all['\u2019]
    )
  ) ?${others}(?=\S)
`;
const proposedLast = regex("isu")`
  ^(?:hiermit )?(?:ich )?(?:m\u00f6chte|w\u00fcrde gerne?|will)(?: ich)?(?: hiermit| gerne?)? (?<who>
    [\p{L} ,&]{3,60}?
  ) (?:hiermit |gerne? )?vorschlagen(?=[\s,:])
`;
/** `Could everyone please vote for the draw?`, from a player. */
const urged = regex("iu")`
  ^(?=.*(?<!\p{L})(?:please|pls|plz|bitte|s['\u2019]il vous pla\u00eet|svp|por favor|per favore)(?!\p{L}))
    \W*(?:(?:hi|hey|ok|so|and|please|pls|bitte)[ ,]+)*(?:
      (?:(?:can|could|would|will) )?(?:every(?:one|body)|(?:you )?all(?: of you)?|you (?:guys|lot)),? (?:please |pls )?
        (?:vote|agree|accept|concede|hurry|unite|gang up|stop|attack|join)(?!\p{L})
      |(?:stimmt|votiert)(?: bitte)? alle|votez(?: s['\u2019]il vous pla\u00eet)? tous|votad todos|votate tutti
    )
`;
/** `Would you kindly put this to them?`, behind it. */
const handing = regex("iu")`
  (?<=[.!?])\s+(?:
    please|kindly|could|can|would|will|k\u00f6nn\p{L}+|kannst|w\u00fcrde\p{L}*|bitte|pourri\p{L}+
    |pouvez|peux|merci de|podr\u00eda\p{L}*|puede\p{L}*|potrebbe|pu\u00f2|puoi
  )(?!\p{L})[^.?!]{0,80}[.?!]*\s*$
`;

/** The proposal of a line, in the words in which it is sent. */
export function proposalIn(speaker: Speaker, line: string): KeptMessage | null {
  if (!isGm(speaker) && urged.test(line))
    return { to: { kind: "all" }, text: line, line, mayBe: "message", isGuess: true };
  const match = proposed.exec(line);
  const ahead = match === null ? null : whomAhead(speaker, line.slice(match[0].length), null);
  const named = proposedLast.exec(line)?.groups?.who ?? "";
  const to = ahead?.to ?? (named === "" ? null : readersIn(speaker, named));
  return to === null
    ? null
    : { to, text: line.replace(handing, ""), line, mayBe: "message", isGuess: true };
}
