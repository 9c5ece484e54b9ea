/**
 * `I'll ask Turkey and come back to you`, `Tell Italy nothing of this`: taken out of a mail before it is read,
 * since nothing is to be done about them. They are answered where they stand alone, or might have been meant
 * for somebody.
 */
import { isTooLong, sentencesOf } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { lookAwaited } from "../../identity/codes.js";
import { answerPlainly, noteTalk } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { ownText } from "../../session/texts/own-text.js";
import { greetedIn, greetsMany } from "./greetings.js";
import { headingOf } from "./headings.js";
import { forbidsTelling, tellsThemselves } from "./not-told.js";
import { ordersIn } from "./ordering/orders-in.js";
import { toldIn } from "./told-message.js";
import { opensMessage } from "./words/speech.js";
import { withoutWords } from "./words/without-words.js";

/** The text without what asks for no message; the lines keep their numbers. */
export async function withoutUntold(session: Session, text: string): Promise<string> {
  const { speaker } = session.sender;
  if (speaker === null || session.grave.isConfirmed || opensMessage.test(text)) return text;
  const own = text === session.mail.text ? ownText(session) : text;
  if (isLetter(speaker, own)) return text;
  const found = own.split("\n").flatMap((line) => untoldIn(speaker, line));
  const isAnswer = found.length === 0 ? () => false : await answering(session);
  const untold = found.filter((each) => !isAnswer(each));
  if (untold.length === 0) return text;
  const left = untold.reduce(withoutWords, text);
  const isAlone = !/\p{L}/u.test(untold.reduce(withoutWords, own));
  const shown = isAlone
    ? untold.slice(0, 1)
    : untold.filter(
        (each) => says.test(each) && !past.test(each) && !forbidsTelling(speaker, each),
      );
  // `Message for Austria: "..." Don't show it to Russia!` sent one, to nobody else.
  const isSent = session.counts.messages > 0;
  for (const line of shown)
    if (isSent) noteTalk(session, line, true);
    else answerPlainly(session, line, "nothing-sent");
  return left;
}

/** `Dear Germany, I'll ask Italy`: said to Germany. */
function isLetter(speaker: Speaker, own: string): boolean {
  return greetsMany(own) || greetedIn(speaker, own)?.says === true || headingOf(own) !== "";
}

function untoldIn(speaker: Speaker, line: string): readonly string[] {
  let isTold = false;
  if (isTooLong(line)) return [];
  return sentencesOf(line).flatMap((sentence) => {
    const said = sentence.trim();
    if (forbidsTelling(speaker, said)) return said.includes("?") ? [] : [said];
    isTold ||= toldIn(speaker, { line: said }) !== null;
    // Behind a message it may belong to that.
    if (isTold || said.includes("?") || !tellsThemselves(speaker, said)) return [];
    const item = { kind: "text", number: 1, line: said } as const;
    return ordersIn(speaker, { items: [item], skipped: [] }) > 0 ? [] : [said];
  });
}

/** What one tells another is a message, perhaps. */
const says = /(?<!\p{L})(?:that|dass|da\u00df|que|che|dat)(?!\p{L})|:/iu;

const past = regex("iu")`
  (?<!\p{L})(?:
    told|asked|wrote|written|informed|already|gesagt|geschrieben|gefragt|schon|dit|d\u00e9j\u00e0
    |demand\u00e9|dicho|preguntado|ya|detto|chiesto|gi\u00e0|gezegd|gevraagd
  )(?!\p{L})
`;

/**
 * `No, tell France nothing yet`, `Don't send that to Russia`: what answers a letter that asks whether to send
 * something.
 */
async function answering(session: Session): Promise<(sentence: string) => boolean> {
  const asked = await lookAwaited(session);
  if (asked === null) return () => false;
  const isOfSending = asked.kind !== "lines" || sends.test(asked.text);
  return (sentence) => refuses.test(sentence) || (isOfSending && /^\W*do/i.test(sentence));
}

const sends = /^(?:press|broadcast)/im;
const refuses = /^\W*(?:no|nope|nah|nein|non|nee)(?!\p{L})/iu;
