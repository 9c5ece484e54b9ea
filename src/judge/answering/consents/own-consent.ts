/**
 * Yes and no in whatever words, from somebody who answers a letter that asks; and a word to those who answer with
 * something else, so that they know what still waits.
 */

import { memberById } from "../../../game/index.js";
import {
  type BodyItem,
  consentSaid,
  placesIn,
  powersIn,
  questionOrText,
  sentencesOf,
} from "../../../language/index.js";
import { stillAskedText } from "../../../report/index.js";
import { answersQuestion, codeAddress, lookAsked } from "../../identity/codes.js";
import type { Asked } from "../../ports/store.js";
import { strangersScene } from "../../records/scenes.js";
import { openGame } from "../../session/games.js";
import type { Session } from "../../session/session.js";
import { ownText } from "../../session/texts/own-text.js";

/** The items of a mail, where one that answers what was asked, in words of its own, is a plain yes or no. */
export async function withOwnConsent(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  if (!answersQuestion(session) || items.some(isAnswer)) return items;
  const asked = await lookAsked(session);
  if (items.length === 0) return asked === null ? items : kindWords(session);
  const said = items.map((item) =>
    mayAnswer(item) ? consentSaid(withoutOrders(session, item.line), asksToLeave(asked)) : null,
  );
  const [answer, other] = new Set(said.filter((each) => each !== null));
  if (asked === null || answer === undefined || other !== undefined) return items;
  return items.flatMap((item, at) => (said[at] === null ? [item] : parted(session, item, answer)));
}

/** `Perfect, thank you` is no more than kind, unless something was asked. */
function kindWords(session: Session): readonly BodyItem[] {
  const [line = ""] = ownText(session).trim().split("\n");
  if (consentSaid(line, false) !== true) return [];
  const consent = { yes: true, sure: true, passing: false } as const;
  return [{ kind: "consent", number: 1, line, consent, complaint: null }];
}

function asksToLeave(asked: Asked | null): boolean {
  return asked?.kind === "resignation";
}

function isAnswer(item: BodyItem): boolean {
  if (item.kind === "consent") return item.consent.sure;
  return (
    item.kind === "statement" &&
    (item.statement.kind === "confirm" || item.statement.kind === "decline")
  );
}

function mayAnswer({ kind }: BodyItem): boolean {
  return kind === "text" || kind === "question" || kind === "consent";
}

/** `Paris must go to Gascony, not to Burgundy` says no to nothing. */
function withoutOrders(session: Session, line: string): string {
  return sentencesOf(line)
    .filter((each) => !mayOrder(session, each))
    .join("");
}

function mayOrder({ sender }: Session, text: string): boolean {
  const board = sender.speaker?.game.board;
  if (board === undefined) return false;
  // `Tell Germany that I agree` agrees to nothing that was asked.
  return (
    placesIn(board, text).length > 1 || (telling.test(text) && powersIn(board, text).length > 0)
  );
}

const telling =
  /^\W*(?:\p{L}+[ ,]+){0,3}?(?:tell|answer|reply|write|say|inform|sag\p{L}*|antworte\p{L}*|schreib\p{L}*|richte\p{L}*|dis|dites|r\u00e9pond\p{L}*|\u00e9cri\p{L}*|di|dile|responde\p{L}*|rispondi|scrivi|zeg|antwoord|schrijf)(?!\p{L})/iu;

/** The answer, and what the line asks or orders besides. */
function parted(session: Session, { number, line }: BodyItem, yes: boolean): readonly BodyItem[] {
  const consent = { yes, sure: true, passing: false } as const;
  const more = sentencesOf(line).filter(
    (each) => mayOrder(session, each) || (each.includes("?") && consentSaid(each, false) === null),
  );
  return [
    { kind: "consent", number, line, consent, complaint: null },
    ...more.map((each) => questionOrText(number, each)),
  ];
}

/** Tells that what was asked still waits, where the mail was answered with something else; the answer goes on with it. */
export async function tellWaiting(session: Session): Promise<void> {
  const { context, reply, from, grave } = session;
  const code = codeAddress(session);
  if (code === null || reply.question !== null || grave.isConfirmed || grave.waiting.length > 0)
    return;
  const asked = await lookAsked(session);
  // What a GM's wishes came to is shown again when they go on with it.
  if (asked === null || asked.kind === "lines" || !(await isAskedOf(session, asked))) return;
  reply.items.push({
    kind: "text",
    text: stillAskedText(context.catalogue, strangersScene(context)),
  });
  reply.question = { to: from, replyTo: code };
}

/** Was this asked of the sender's own address? */
async function isAskedOf(session: Session, asked: Asked): Promise<boolean> {
  if ("address" in asked && asked.kind !== "old-address" && asked.kind !== "lost-address")
    return asked.address === session.from;
  if (!("member" in asked)) return false;
  const open = await openGame(session, asked.game);
  return open !== null && memberById(open.game, asked.member)?.address === session.from;
}
