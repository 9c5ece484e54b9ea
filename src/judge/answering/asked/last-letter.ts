/** `Did they get it?`, `was everyone told?`, `did it work?`, in answer to a letter: what became of what it tells. */
import {
  asksWhatBecame,
  type BodyItem,
  placesIn,
  sentencesOf,
  takesBackWish,
} from "../../../language/index.js";
import { flat, regex } from "../../../util/index.js";
import { lookAwaited } from "../../identity/codes.js";
import { answerPlainlyOnce } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { ownText } from "../../session/texts/own-text.js";
import {
  isInWords,
  sentencesOfItems,
  withoutSentences,
} from "../../session/texts/sentences-left.js";
import { answersReply } from "../orders/supposed/unit-spoken-of.js";
import { writerOf } from "../orders/writer.js";

/** The items with such questions answered, or as the question that their letter makes of them. */
export async function withLetterAsked(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const board = session.sender.speaker?.game.board;
  // Below results such words ask of these.
  if (board === undefined || !answersReply(session)) return items;
  const [letter = ""] = session.thread.letters;
  const isMessage = sent.test(letter);
  const isOfSent = (sentence: string) =>
    isMessage && regrets(sentence) && placesIn(board, sentence).length === 0;
  const isAsked = (sentence: string) => asksWhatBecame(sentence) !== null || isOfSent(sentence);
  const sentences = sentencesOfItems(items.filter(mayAsk));
  const asked = sentences.filter(isAsked);
  const [question, another] = asked;
  if (question === undefined || another !== undefined) return items;
  // Behind anything else it asks of that.
  const all = sentencesOf(flat(ownText(session))).map((each) => each.trim());
  const isAlone = all.every((each) => each === flat(question) || each.split(" ").length <= fewest);
  if (!isAlone || !items.every(mayAsk)) return items;
  const ofLetter = isMessage ? "sent-on" : ofOrders(session, letter, question);
  const intent = isOfSent(question) ? "recall" : ofLetter;
  const others = items.flatMap((item) => (mayAsk(item) ? withoutSentences(item, asked) : [item]));
  const number = items.find(({ line }) => line.includes(question))?.number ?? 1;
  if (intent !== null)
    return [
      ...others,
      { kind: "question", number, line: question, question: { intent, about: question } },
    ];
  const isWaiting = (await lookAwaited(session)) !== null;
  answerPlainlyOnce(session, question, isWaiting ? "not-done-yet" : "done-as-told");
  return others;
}

/** `Thanks a lot.` */
const fewest = 3;

const sent = /\bYour message was sent to\b/;

/** `Can you take that back?`, `please don't send it!`, of a message that has gone. */
function regrets(sentence: string): boolean {
  if (sentence.split(/\s+/).length > fewWords || ofOther.test(sentence)) return false;
  return takesBackWish(sentence) || takesBackSent.test(sentence);
}

const fewWords = 9;
/** Taking these back is done elsewhere. */
const ofOther = regex("iu")`
  (?<!\p{L})(?:
    orders?|moves?|votes?|draw|absence|wait|pause|befehl\p{L}*|z\u00fcge?n?|stimme\p{L}*|ordres?|coups?
    |\u00f3rdenes|voto|ordini|mosse|zetten?|stem
  )(?!\p{L})
`;

const takesBackSent = regex("iu")`
  (?<!\p{L})(?:
    (?:take|call|get|pull) (?:it|that|this|(?:the|my) (?:message|mail|letter)) back
    |(?:undo|unsend|recall|delete|cancel|stop)(?: (?:it|that|this|(?:the|my|that) (?:message|mail|letter)))?
    |(?:do not|don['\u2019]?t) send(?: it| that)?
    |(?:nicht|doch nicht) (?:ab|ver)?schicken|zur\u00fcck(?:holen|nehmen|rufen)|n['\u2019]envoie[sz]? pas|annule[rz]?
    |no lo env[i\u00ed]e[s]?|cancela(?:lo)?|non (?:lo )?(?:inviare|mandare)|annulla(?:lo)?|niet (?:ver)?sturen
    |terughalen
  )(?!\p{L})
`;

function mayAsk(item: BodyItem): boolean {
  return item.kind === "consent" ? !item.consent.yes : isInWords(item);
}

/** What a letter about orders makes of the question; null where it is about none. */
function ofOrders(session: Session, letter: string, question: string): "received" | null {
  const hasOrders = (writerOf(session)?.given.length ?? 0) > 0;
  const isOfOrders = hasOrders && /^\p{Lu}[^:\n]*: (?:Army|Fleet) /mu.test(letter);
  return isOfOrders && asksWhatBecame(question) === "done" ? "received" : null;
}
