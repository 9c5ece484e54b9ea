/** Which lines that look like commands may ask something instead: they went wrong, and are written as people speak. */

import { regex } from "../../util/index.js";
import type { CommandComplaint } from "../commands/complaint.js";
import { looksLikeOrder } from "../lexer/order-like.js";
import { withoutIdleConditions } from "../orders/prose/passing/idle-conditions.js";
import { beforeSupposing, supposedIn } from "../questions/order-asked.js";
import { isWanting } from "../questions/question-words.js";
import { sentencesOf } from "../text/sentences.js";
import type { LineItem } from "./items.js";

const mistakable: ReadonlySet<CommandComplaint["kind"]> = new Set([
  ...(["unknown-command", "unknown-setting", "not-offered", "bad-form"] as const),
  ...(["incomplete", "bad-date"] as const),
]);

/** What is not understood as a command, `ok, when is it due`, and HELP with more than a topic behind it. */
export function mayAsk(item: LineItem): boolean {
  if (item.kind === "consent") return !item.consent.sure || item.complaint !== null;
  if (item.kind === "complaint")
    return mistakable.has(item.complaint.kind) && !isCapital(item.line);
  if (item.kind !== "statement") return false;
  const { statement, line } = item;
  if (statement.kind === "if") return line.trimEnd().endsWith("?") || isCondition(item);
  if (statement.kind === "set-draw") return isConditionalDraw(item);
  if (statement.kind === "help") return statement.topic?.includes(" ") === true;
  return statement.kind === "why" && line.trim().split(/\s+/).length > whyWords;
}

/** `Vote for a draw without Turkey` */
export function isConditionalDraw(item: LineItem): boolean {
  if (item.kind !== "statement" || item.statement.kind !== "set-draw") return false;
  return "words" in item.statement && isConditional(item.statement.words);
}

/** `Only if Turkey has no part in it`, `without Turkey`: a wish for a draw that names no powers of it. */
function isConditional(words: readonly string[]): boolean {
  return words.some((each) => depending.test(each));
}

const depending = regex("iu")`
  ^(?:
    if|unless|when|provided|only|but|without|except|excluding|wenn|falls|sofern|nur|aber|ohne|au\u00dfer
    |si|sauf|mais|sans|pero|sin|salvo|se|ma|solo|senza|tranne|als|mits|maar|zonder
  )$
`;

/** `PRES TO ENGLAND`, `PHASE next fall`: capitals mean a command, even one that went wrong. */
function isCapital(line: string): boolean {
  return /^\W*\p{Lu}{3,}(?!\p{L})/u.test(line) && !/\?\s*$/.test(line);
}

/** `Deadline someday`, `White` are slips in a command: whoever asks or wishes says so, or speaks of people. */
export function asksOrTells(line: string): boolean {
  return isWanting(line) || isOfPeople(line) || isSpoken(line);
}

/** `wait dont do it yet gotta talk to josh first`: too many words for a slip in a command. */
function isSpoken(line: string): boolean {
  return /^\W*\p{Ll}/u.test(line) && line.trim().split(/\s+/).length >= fewestSpoken;
}

const fewestSpoken = 5;

/** `Confermo gli ordini di prima: Vienna su Trieste`: no slip in CONFIRM, but the orders once more. */
export function confirmsOrders(line: string): boolean {
  return confirming.test(line);
}

const confirming = regex("iu")`
  ^\W*(?:(?:s\u00ec|s\u00ed|yes|ja|oui|i|we|je|io|yo|ich|ik|hereby)\W+){0,2}
    (?:confirm|best\u00e4tig|bevestig|conf[ei]rm)\p{L}*\s[^:]{3,50}:\s*\p{L}
`;

/** What begins with IF, and is a sentence of prose. */
export function isCondition(item: LineItem): boolean {
  if (item.kind !== "statement" || item.statement.kind !== "if") return false;
  // `If I may: Moscow to Ukraine`
  if (withoutIdleConditions("M", item.line) !== item.line) return true;
  return isOfPeople(item.line) || idleIf.test(item.line);
}

/** `If not, then`, above orders that are given all the same; `if Budapest is free go there`. */
const idleIf = regex("iu")`
  ^\W*if (?:the )?\p{L}[\p{L}. ]{2,24}?(?: is|['\u2019]?s) (?:still )?
    (?:free|available|open|vacant|empty|possible|allowed|an option)[ ,.]
  |^\W*if (?:
    not|so|possible|still possible
    |(?:it|that)['\u2019]?s (?:not(?: too late)?|possible|ok|okay|all right|fine)
  )(?:,? (?:then|please|here (?:goes|they are|it is)))*\W*$
`;

/** `If anyone drops out I would gladly take over` is no condition of orders. */
export function isOfPeople(line: string): boolean {
  const [first = ""] = sentencesOf(line.trim());
  const behind = /[,:]/.test(first) ? first.replace(/^.*?[,:]/, "").trim() : "";
  return people.test(first) && !/:\s*$/.test(line) && !looksLikeOrder(behind);
}

const people = regex("i")`
  \b(?:
    i|i['\u2019](?:d|ll|m|ve)|im|id|we|we['\u2019](?:d|ll|re|ve)|me|my|you|your|he|she|they|his
    |her|somebody|someone|anybody|anyone|nobody|no one|everybody|everyone
  )\b
`;

/** `WHY F1901M A Par - Bur` has six words. */
const whyWords = 6;

/**
 * `Say my Munich supports Kiel and Tyrolia attacks it. Does that still count?`: what is supposed belongs to the
 * question.
 */
export function withSupposed(sentences: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1) ?? "";
    const isAsked = /\?\s*$/.test(sentence) && supposing.test(last);
    if (isAsked && last.includes("?")) joined.splice(-1, 1, `${last.trimEnd()} ${sentence}`);
    else if (isAsked) joined.splice(-1, 1, `${last.trim().replace(/[.!]+$/, "")}: ${sentence}`);
    else joined.push(sentence);
  }
  return joined;
}

/** Does the sentence hold all of what is supposed, and what is asked of it? */
export function supposes(sentence: string): boolean {
  return supposing.test(sentence) && supposedIn(sentence) !== null;
}

const supposing = regex("iu")`
  ${beforeSupposing}(?:
    say|suppose|supposing|assume|assuming|imagine|let['\u2019]s (?:say|assume|suppose)|angenommen
    |nehmen wir an|gesetzt den fall|supposons|imaginons|supongamos|pongamos|supponiamo|mettiamo
    |stel|za\u0142ó\u017cmy
  )[,:]?\s+(?!to\b|hello\b|hi\b|so\b)\p{L}
`;

/** `Did you get my orders? If not: A Par - Bur`: they are given in any case. */
export function withoutIfNot(item: LineItem, asked: LineItem | undefined): LineItem {
  const isOfMail = asked?.kind === "question" && ofMail.has(asked.question.intent);
  if (item.kind !== "text" || !isOfMail) return item;
  const line = item.line.replace(ifNot, "");
  return /\p{L}/u.test(line) ? { ...item, line } : item;
}

const ofMail: ReadonlySet<string> = new Set(["received", "late"]);
const ifNot = regex("iu")`
  ^\W*(?:if not|(?:wenn|falls) nicht|sinon|si (?:non|no)|se no|zo niet|als het niet zo is)
    (?:,? (?:then|here (?:they|it) (?:are|is)(?: again)?|dann|hier|alors|las? env\u00edo|ecco))*\s*[:,]\s*
`;
