/**
 * `Half the table is away on Sunday. Could you move the deadline? And tell everybody why.`: the reason goes to
 * all, in the GM's words.
 */
import {
  awaySaid,
  type Body,
  type BodyItem,
  gmWishesIn,
  isSmallTalk,
  isWanting,
  onlyTellsAll,
  questionOrText,
  sentencesOf,
  tellsWhy,
} from "../../../../language/index.js";
import { capital } from "../../../../util/index.js";
import type { Session } from "../../../session/session.js";
import { writingGm } from "../../../session/statements.js";
import { sentencesOfItems, withoutSentences } from "../../../session/texts/sentences-left.js";
import { asksToSend } from "../../messages/kept-message.js";

/** The mail without a reason that all are to be told of, which is shown as a message to them. */
export function withoutReasonTold(session: Session, body: Body): Body {
  const speaker = writingGm(session);
  if (speaker === null) return body;
  const said = sentencesOfItems(body.items.filter(mayTell));
  const lines = sentencesOfItems(body.items);
  const behind = [...said.flatMap(reasonBehind), ...lines.flatMap(absenceTold)][0];
  if (behind !== undefined) {
    const { line, text } = behind;
    if (!asksToSend(session, speaker, { to: { kind: "all" }, text, line, mayBe: "message" }))
      return body;
    return { ...body, items: body.items.flatMap((item) => withoutClause(item, line)) };
  }
  const line = said.find(tellsWhy);
  if (line === undefined) return body;
  const reasons = said.filter((each) => each !== line && isReason(each));
  if (reasons.length === 0) return body;
  const text = reasons.map((each) => each.trim()).join(" ");
  if (!asksToSend(session, speaker, { to: { kind: "all" }, text, line, mayBe: "message" }))
    return body;
  const items = body.items.flatMap((item) => withoutSentences(item, [line, ...reasons]));
  return { ...body, items };
}

/** `..., and let everyone know why: our newcomer reads the rules`: that clause, and the reason. */
function reasonBehind(sentence: string): readonly { line: string; text: string }[] {
  const [head = "", ...said] = sentence.trim().split(/:\s+/u);
  const text = said.join(": ");
  const clause = head.split(joint).at(-1) ?? head;
  return text !== "" && tellsWhy(clause) ? [{ line: `${clause}: ${text}`, text }] : [];
}

/**
 * `Everybody is away on Monday. Please tell them all, and ...`: all are told that. Behind a wish, they are to be
 * told of what is wished, as they are anyway.
 */
function absenceTold(
  sentence: string,
  at: number,
  all: readonly string[],
): readonly { line: string; text: string }[] {
  const [line = ""] = sentence
    .trim()
    .replace(/[.!]+$/, "")
    .split(joint);
  if (!onlyTellsAll(line)) return [];
  if (all.slice(0, at).some((each) => gmWishesIn(each) !== null)) return [];
  const clauses = all[at - 1]?.trim().split(/,\s+/u) ?? [];
  const text = capital(clauses.filter((each) => gmWishesIn(each) === null).join(", "));
  return awaySaid(text) ? [{ line, text }] : [];
}

const joint = /(?:,\s*|\s)(?:and|und|et|y|e|en)\s+|;\s*/iu;

function withoutClause(item: BodyItem, clause: string): readonly BodyItem[] {
  const isSo = mayTell(item) || item.kind === "complaint";
  if (!isSo || !item.line.includes(clause)) return [item];
  const line = item.line
    .replace(clause, () => "")
    .replace(hanging, ". ")
    .trim();
  return /\p{L}/u.test(line) ? [questionOrText(item.number, line)] : [];
}

/** What joined the clause to the sentence before it, or to what follows. */
const hanging =
  /(?:(?:,\s*|\s)(?:and|und|et|y|e|en)\s*$)|(?<=^|[.!]\s)\s*(?:and|und|et|y|e|en)\s/iu;

/** Commands and consents are what they say. */
function mayTell({ kind }: BodyItem): boolean {
  return kind === "text" || kind === "question";
}

/** What wants nothing, and greets nobody. */
function isReason(sentence: string): boolean {
  return (
    sentencesOf(sentence).length === 1 &&
    (sentence.match(/\p{L}+/gu) ?? []).length > fewest &&
    !isWanting(sentence) &&
    !isSmallTalk(sentence) &&
    !onlyTellsAll(sentence) &&
    gmWishesIn(sentence) === null
  );
}

const fewest = 3;
