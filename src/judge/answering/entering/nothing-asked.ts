/** `Oui, c'est bien moi`, where nothing was asked: one line says so, and nobody is told again what this is. */
import { memberById } from "../../../game/index.js";
import {
  consentSaid,
  entrySaid,
  isSurely,
  readQuestion,
  sentencesOf,
  standsBy,
} from "../../../language/index.js";
import { flat, regex } from "../../../util/index.js";
import { awaitedAnswer } from "../../identity/codes.js";
import { answerPlainlyOnce } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { isUnknown } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { comesIn, keptComing } from "./game-of-host.js";

/** Tells that nothing waits for an answer, where the whole mail is a yes; false where it says anything else. */
export async function tellsNothingAsked(session: Session): Promise<boolean> {
  const { sender, grave, thread } = session;
  if (sender.isRejected || grave.isConfirmed || thread.recalled !== null) return false;
  const text = flat(ownText(session));
  if (text === "" || text.length > longest || text.includes("?")) return false;
  if (!(isUnknown(session) && entrySaid(text) !== "play") && !isSeated(session)) return false;
  // `Yes, put me on the list pls. What does dislodged mean`
  if (sentencesOf(text).some((each) => standsBy(each) || asksSurely(each))) return false;
  const isYes = isSeated(session) ? comingIn.test(text) : consentSaid(text, false) === true;
  if (!isYes || (await awaitedAnswer(session)) !== null) return false;
  if (await keptComing(session)) return true;
  // Which of several games is meant, the list of them asks.
  if (isUnknown(session) && comesIn(session) !== null) return false;
  tellNothingAsked(session, text);
  return true;
}

function asksSurely(sentence: string): boolean {
  const question = consentSaid(sentence, false) === null ? readQuestion(sentence) : null;
  return question !== null && isSurely(question);
}

/**
 * Tells that a yes brings nothing; and of which words nothing was made before, where the letter that it answers
 * says so.
 */
export function tellNothingAsked(session: Session, line: string): void {
  const [letter = ""] = session.thread.letters;
  const isUndone = undone.test(flat(letter));
  const [first = ""] = isUndone ? (/^(?:> .*\n)+/m.exec(letter) ?? []) : [];
  const quoted = first.replace(/^> /gm, " ");
  const told =
    quoted === "" && isUndone ? (/line(?:s)?: "([^"]+)"/.exec(flat(letter))?.[1] ?? "") : quoted;
  const words = flat(told)
    .replace(/[.\s]+$/, "")
    .slice(0, quotedMost);
  answerPlainlyOnce(session, line, "nothing-asked", { games: words === "" ? [] : [words] });
}

const undone =
  /nothing in your mail that I could use|could not make (?:this |it )?out|I have done nothing about it/;
const quotedMost = 120;

const longest = 80;

/** Has the sender a seat already, which they did not take by this very mail? */
function isSeated({ sender: { speaker } }: Session): boolean {
  const before = speaker?.game.before ?? null;
  return (
    speaker !== null && before !== null && memberById(before, speaker.member)?.role === "player"
  );
}

/** `Yes, count me in!` */
const comingIn = regex("iu")`
  ^(?:(?:yes|yeah|yep|ok|okay|ja|oui|s\u00ed|si|s\u00ec)[,!. ]+)*(?:
    count me in|i['\u2019]?m in|i am in|(?:ich )?bin dabei|je (?:suis partante?|participe|joue)
    |me apunto|cuenta conmigo|ci sto|conta su di me|(?:ik )?doe mee
  )[!. ]*$
`;
