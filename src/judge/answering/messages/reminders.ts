/** A GM who asks that players be reminded: the reminder is shown, with those who would get it, and CONFIRM sends it. */

import { latePowers, toPowers } from "../../../game/index.js";
import type { BodyItem, Question } from "../../../language/index.js";
import { questionText } from "../../../report/index.js";
import { regex, wrapped } from "../../../util/index.js";
import type { Session } from "../../session/session.js";
import { isGm, stageFor } from "../../session/speaker.js";
import { speaksAsGm } from "../../session/statements.js";
import { asksToSend } from "./kept-message.js";
import { namedAndLeftOut } from "./readers/readers.js";

const reminding = regex("i")`
  \b(?:
    remind|nudge|prod|poke|chase|ping|kick|shake|wake|hurry|erinner|stups|schubs|mahn|rappel
    |relanc|sollecit|recuérd|recuerd|ricord|herinner|przypom
  )
`;

/** Words that name a time: the GM wants other reminders before each deadline. */
const standing = regex("i")`
  \b(?:
    before (?:(?:the|each|every|a|any) )?(?:deadlines?|phases?|turns?)|hours?|days?|every|each
    |always|automatic\w*|no|off|stop|without|set
  )\b
`;

/** `He always forgets` tells why. */
const reason =
  /[,;] (?:because |since |as )?(?:he|she|they|it|er|sie|weil|da|il|elle|se|hij|ze)(?!\p{L}).*$/iu;

/** `Ping em`, behind a question who is late: words that name nobody are a wish, too. */
export function asReminder(session: Session, item: BodyItem): BodyItem {
  const { kind, line, number } = item;
  if (kind !== "text" || !speaksAsGm(session) || !wished.test(line)) return item;
  return { kind: "question", number, line, question: { intent: "reminders", about: line } };
}

const whom = wrapped`
  (?:
    em|'em|them|him|her|those|everyone|everybody|all
    |the (?:others?|rest|late|slow|missing|laggards|stragglers|ones|players|sleepers)|sie|ihn|alle
    |die
  )
`;
const wished = regex("iu")`
  ^\W*(?:(?:and|so|please|pls|plz|also|then|just|bitte|can you|could you) )*(?:
    (?:remind|nudge|prod|poke|chase|ping|erinnere?) ${whom}(?!\p{L})
    |(?:send|give) (?:${whom}|\p{L}{4,})[^.?!]{0,40} an? (?:reminder|nudge|ping|poke|prod)
      (?!\p{L})
  )
`;

/** False where nobody need be reminded, or somebody else asks. */
export function asksToRemind(session: Session, { intent, about }: Question, line: string): boolean {
  const { speaker } = session.sender;
  if (intent !== "reminders" && intent !== "late") return false;
  if (speaker === null || standing.test(about.replace(reason, "")) || !reminding.test(about))
    return false;
  const { game, board } = speaker.game;
  if (game.status !== "active" || !isGm(speaker)) return false;
  const late = latePowers(game, board);
  const { named, leftOut } = namedAndLeftOut(speaker, about);
  const asked = named.length > 0 ? named.filter((power) => late.includes(power)) : late;
  const powers = asked.filter((power) => !leftOut.includes(power));
  if (powers.length === 0) return false;
  const text = questionText(...stageFor(session, speaker), "reminder-words");
  return asksToSend(session, speaker, { to: toPowers(powers), text, line, mayBe: "message" });
}
