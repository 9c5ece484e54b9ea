/**
 * A yes, and what else its line says. `Ok, A MUN H` orders a unit: to what was asked it says yes at most in passing.
 * What cannot be taken back is done on a yes alone.
 */

import {
  agrees,
  answerClauses,
  type BodyItem,
  behindPlainNo,
  behindYesWords,
  consentSaid,
  follows,
  isBesideStory,
  isHedged,
  isSurely,
  isTalk,
  looksLikeOrder,
  placesIn,
  powersIn,
  questionOrText,
  readQuestion,
  sentencesOf,
  withFollowers,
} from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { answersQuestion, lookAwaited } from "../../identity/codes.js";
import type { Asked } from "../../ports/store.js";
import type { Session } from "../../session/session.js";
import { asText } from "../../session/texts/sentences-left.js";
import { namesOtherPlace } from "./other-place.js";
import { ordersOffered } from "./rather-another.js";

type Consent = Extract<BodyItem, { kind: "consent" }>;

/** `Yes.` is a command as well. */
function isYes(item: BodyItem): boolean {
  return saysYes(item) || (item.kind === "statement" && item.statement.kind === "confirm");
}

/** The items, in which a yes stands by itself, and what was said in its line too; without a yes that is none. */
export async function withWholeYes(
  session: Session,
  read: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const items = withLastWord(read).flatMap((item) => noApart(session, item));
  if (!items.some(isYes)) return items;
  const asked = await lookAwaited(session);
  if (asked === null) return items.map(asReceipt);
  // `Ok` to a later letter of the thread is said of that letter.
  const isLater = isFinal(asked) && !answersQuestion(session);
  const inPassing = items.filter((item) => isLater && saysYes(item) && item.consent.passing);
  for (const _ of inPassing) session.reply.skipped.push({ kind: "farewell", lines: 1 });
  return items
    .filter((item) => !inPassing.includes(item))
    .flatMap((item, at, all) => {
      if (!saysYes(item)) return [item];
      // `I am in hospital. Yes, the food is fine`
      const before = all.slice(0, at).map(({ line }) => line);
      return isBesideStory(item.line, before) ? [asText(item)] : part(session, asked, item);
    });
}

/** `Please confirm`, where nothing was asked: whether the orders have come. */
function asReceipt(item: BodyItem): BodyItem {
  const { number, line } = item;
  if (!isYes(item) || !toConfirm.test(line)) return item;
  return { kind: "question", number, line, question: { intent: "received", about: line } };
}

const toConfirm = regex("iu")`
  ^\W*(?:
    (?:(?:please|pls|plz|kindly|(?:can|could|would) you(?: please)?)\s+)confirm(?:\s+(?:please|pls))?
    |bitte(?: kurz)? best\u00e4tigen|por favor,? confirm(?:a|ar|en?)|per favore,? conferma(?:re|te)?
    |graag bevestigen|(?:merci|pri\u00e8re) de confirmer
  )\W*$
`;

/** `Yes`, and on the next line `actually no`: the last word counts. */
function withLastWord(items: readonly BodyItem[]): readonly BodyItem[] {
  const no = items.findLastIndex(
    (item) => item.kind === "consent" && item.consent.sure && !item.consent.yes,
  );
  return items.filter((item, at) => at > no || !isYes(item));
}

/**
 * The items without a yes to what cannot be taken back, where the mail says more: `Yes. Does Germany then lose
 * its units?`
 */
export async function withoutHastyYes(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  if (
    !items.some(isYes) ||
    !items.some((item) => !isYes(item) && saysSomething(session, item.line))
  )
    return items;
  const asked = await lookAwaited(session);
  return asked !== null && isFinal(asked) ? items.filter((item) => !isYes(item)) : items;
}

/** `No!! Don't send that, just tell me who is playing` */
function noApart({ sender }: Session, item: BodyItem): readonly BodyItem[] {
  const { kind, line, number } = item;
  if (kind !== "consent" && kind !== "text") return [item];
  const board = (sender.speaker ?? sender.hinted)?.game.board;
  // `Stop the letters` begins like a no.
  const question =
    kind === "consent" && !item.consent.yes && !item.consent.sure ? readQuestion(line) : null;
  if (question !== null && isSurely(question))
    return [{ kind: "question", number, line, question }];
  const rest = behindPlainNo(line) ?? "";
  if (readQuestion(rest) === null || (board && placesIn(board, rest).length > 0)) return [item];
  const consent = { yes: false, sure: true, passing: true } as const;
  return [
    { kind: "consent", number, line: line.replace(rest, "").trim(), consent, complaint: null },
    questionOrText(number, rest),
  ];
}

function saysYes(item: BodyItem): item is Consent {
  return item.kind === "consent" && item.consent.yes;
}

function part(session: Session, asked: Asked, item: Consent): readonly BodyItem[] {
  const { consent, line, number } = item;
  if (consent.sure) return [item];
  if (isHedged(line)) return [{ kind: "text", number, line }];
  const deed = deedAgreed(line);
  const rest = behindYesWords(line.slice(deed.length));
  if (isFinal(asked) && isTale(rest)) return [{ kind: "text", number, line }];
  if (!saysSomething(session, rest)) return [item];
  // `Yes, please send it to Italy`
  if (consentSaid(line, false) === true && !tellsMore(session, asked, rest)) return [item];
  const said = questionOrText(number, followed(session, asked, rest));
  if (isChoice(session, rest) && namesOtherPlace(session, asked, rest)) return [said];
  const agreed = { ...item, line: line.slice(0, line.length - rest.length).trim() };
  // `Ok, Berlin to Kiel` begins so, whatever was asked; whether a mail is theirs, it answers.
  const isWhetherTheirs = asked.kind === "mail" && asked.again !== true;
  const isMeant = !consent.passing || isWhetherTheirs || deed !== "";
  return isMeant && !isFinal(asked)
    ? [{ ...agreed, consent: { ...consent, sure: true } }, said]
    : [said];
}

/** `Ok do that,` of `Ok do that, and Moscow follows`: the clauses that agree, whatever the next ones say. */
function deedAgreed(line: string): string {
  const clauses = answerClauses(line).flatMap((each) => each.map(({ text }) => text));
  const leads = clauses.map((_, at) => clauses.slice(0, at + 1).join(""));
  return leads.findLast(agrees) ?? "";
}

/** `And Smyrna follows`: to where the unit leaves whose order is agreed to. */
function followed(session: Session, asked: Asked, rest: string): string {
  const offered = follows(rest) ? ordersOffered(session, asked) : null;
  if (offered === null) return rest;
  const line = withFollowers(offered.context, offered.given, rest);
  session.orders.spoken.set(line, { line: rest, guesses: [] });
  return line;
}

/** `I was furious when I wrote that`, behind a yes: longer than a yes needs, and neither thanks nor a farewell. */
function isTale(text: string): boolean {
  return (text.match(/\p{L}+/gu) ?? []).length > 4 && !leaving.test(text);
}

const leaving = regex("iu")`
  (?<!\p{L})(?:
    resign|quit|leave|leaving|go|out|sure|bye|farewell|confirm|thanks|thank you|fun|time|hand
    |give up|aufgeben|aufhören|aussteigen|sicher|danke|zeit|abandonne\p{L}*|quitte\p{L}*
    |arrête\p{L}*|merci|sûre?|dejar|abandonar|seguro|gracias|lascio|lasciare|abbandon\p{L}*|sicuro
    |grazie|stop\p{L}*|zeker|dank|bedankt
  )(?!\p{L})
`;

/** `Edinburgh please`: a few words and one place, which orders nothing by itself; `Rome follows` does. */
function isChoice({ sender: { speaker, hinted } }: Session, text: string): boolean {
  const board = (speaker ?? hinted)?.game.board;
  const isBrief = (text.match(/\p{L}+/gu) ?? []).length <= 4;
  return isBrief && !follows(text) && board !== undefined && placesIn(board, text).length === 1;
}

/** Does a text speak of more than whom something is for, or which order? */
function tellsMore(session: Session, asked: Asked, text: string): boolean {
  if (text.includes("?") || looksLikeOrder(text)) return true;
  const board = (session.sender.speaker ?? session.sender.hinted)?.game.board;
  const placed = sentencesOf(text).filter((each) => board && placesIn(board, each).length > 0);
  // `Of course, Serbia`
  return !placed.every((each) => isChoice(session, each) && !namesOtherPlace(session, asked, each));
}

/** Does a text order or ask anything, or speak of the game? */
function saysSomething({ sender: { speaker, hinted } }: Session, text: string): boolean {
  const board = (speaker ?? hinted)?.game.board;
  if (text.includes("?") || looksLikeOrder(text) || readQuestion(text) !== null) return true;
  if (board === undefined) return false;
  return placesIn(board, text).length + powersIn(board, text).length > 0 && !isTalk(board, text);
}

/** Is it lost for good once it is done? */
function isFinal({ kind }: Asked): boolean {
  return final.has(kind);
}

const final: ReadonlySet<Asked["kind"]> = new Set<Asked["kind"]>([
  "resignation",
  "old-address",
  "lost-address",
  "new-address",
]);
