/**
 * Orders of a player that a GM brings: `Germany phoned me her orders: A Ber - Kie`. Nothing is given on a sentence: the
 * reply shows the lines that give them, and CONFIRM does.
 */

import {
  type BodyItem,
  looksLikeOrder,
  type Question,
  readOrders,
  readQuestion,
  sentencesOf,
} from "../../../language/index.js";
import { printOrder } from "../../../rules/index.js";
import { flat, regex } from "../../../util/index.js";
import { powersMeant } from "../../session/people.js";
import type { OpenGame, Session } from "../../session/session.js";
import { speaksAsGm } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { numbered, readingContext } from "./readings.js";
import { withOrdersTold } from "./told-orders.js";

/** The items, where a GM's sentence about a player's orders takes what stands behind it for them. */
export function withBroughtOrders(
  session: Session,
  items: readonly BodyItem[],
): readonly BodyItem[] {
  const speaker = session.sender.speaker;
  if (speaker === null || speaker.actsFor !== undefined || !speaksAsGm(session)) return items;
  const told = withOrdersTold(speaker.game, items, ownText(session));
  if (told !== null) return told;
  return withBrought(speaker.game, withoutPlea(speaker.game, items));
}

/** `Please enter that for him`, beside the sentence that brings the orders. */
function withoutPlea(open: OpenGame, items: readonly BodyItem[]): readonly BodyItem[] {
  if (!items.some(({ line }) => ordersBrought(open, line).length > 0)) return items;
  const isPlea = (item: BodyItem) =>
    item.kind === "question" &&
    item.question.intent === "stand-in-orders" &&
    ordersBrought(open, item.line).length === 0;
  return items.filter((item) => !isPlea(item));
}

function withBrought(open: OpenGame, items: readonly BodyItem[]): readonly BodyItem[] {
  const brings = (line: string) => isBringing(line) || isReported(open, line);
  const at = items.findIndex(({ kind, line }) => kind === "text" && brings(line));
  const first = items[at];
  if (first === undefined) return items;
  const end = items.findIndex(({ kind }, index) => index > at && kind !== "text");
  const taken = items.slice(at, end < 0 ? undefined : end);
  const about = taken.map(({ line }) => line).join("\n");
  const question: Question = { intent: "stand-in-orders", about };
  const brought: BodyItem = { kind: "question", number: first.number, line: first.line, question };
  return [...items.slice(0, at), brought, ...items.slice(at + taken.length)];
}

function isBringing(line: string): boolean {
  const [, head = ""] = /^([^:]{5,120}):/.exec(line) ?? [];
  return readQuestion(head)?.intent === "stand-in-orders";
}

function isReported(open: OpenGame, line: string): boolean {
  return (
    (reported.test(line) || rang.test(line) || wants.test(line) || theirs.test(line)) &&
    ordersBrought(open, line).length > 0
  );
}

/** `Italy phoned: Venice goes to Trieste` */
const rang = regex("iu")`
  ^[^:?!.]{3,60}\b(?:
    told|wrote|texted|messaged|rang|phoned|called|mailed|emailed|sent|says?|said|wants?|asks?
    |asked|gave|dictated|angerufen|geschrieben|geschickt|sagt|appelé|écrit|llamó|escribió|chiamato
    |scritto|gebeld
  )\b[^:?!.]{0,40}:\s+\S
`;

/** `Austria wrote me on WhatsApp that Vienna goes to Galicia, can you enter that for him?` */
const reported = regex("iu")`
  ^(?<head>
    [^:?!]{3,80}?\b(?:
      told|wrote|texted|messaged|rang|phoned|called|mailed|emailed|says?|said|wants?|asks?|asked
      |would like|sagt|sagte|schrieb|will|möchte|dit|écrit|veut|dice|quiere|vuole|zegt|wil
    )\b(?:[^,:?!]{0,50}?\b(?:that|dass|que|che|dat|to order|for)\b)?
  )\s+(?<orders>\S[^?!]*?)[,.;]?\s+(?:(?:so|and|und|et|y|e)\s+)?(?:
    please|can you|could you|would you|bitte|kannst du|pouvez-vous|peux-tu|puedes|puoi
  )\b[^?!]{0,30}\b(?:
    enter|put|add|note|record|take|give|write|eintragen|noter|saisir|anotar|inserire|invoeren
  )\b[^?!]{0,40}[?.!]*$
`;

/** `Turkey told me by phone that he wants Ankara to the Black Sea and Smyrna to Constantinople.` */
const wants = regex("iu")`
  ^(?<head>
    [^?!]{3,60}?\b(?:
      told|wrote|texted|messaged|rang|phoned|called|mailed|emailed|says?|said|asked
    )\b[^?!]{0,50}?\b(?:he|she|they)(?:['\u2019]d| would)? (?:
      wants?|likes?|wishes|intends|orders?
    )(?: to (?:move|order|play|have))?
  )\s+(?<orders>\S[^?!]*?)(?:
    [.;,]\s+[^.?!]{0,40}\b(?:enter|note|put|record|add|write|take|do)\b[^.?!]{0,40}
  )?[.!]*$
`;
/** `Russia emailed me, says his orders are A War - Gal, A Mos - Ukr.` */
const theirs = regex("iu")`
  ^(?<head>
    [^?!]{3,90}?(?<!\p{L})(?:
      orders?|moves?|befehle?|z\u00fcge?|ordres?|coups|\u00f3rdenes|jugadas|ordini|mosse|bevelen|zetten
    )
    (?:
      (?: (?:for|from|by|of|von|der|des|de|du|di|della?|del|van) [^:?!.,]{3,30}| d['\u2019]\S{3,20}|[^:?!.]{0,40},)
    )?\s(?:are|is|should be|sind|lauten|w\u00e4ren|(?:ce )?sont|son|sono|zijn)
  )\s*:?\s+(?<orders>(?:[afu]|fleet|army|unit|flotte|armee)\s\S.*)$
`;

const ofWanting = /\bto (?:go|move|sail|march|travel) (?=to\b|into\b)/giu;

/** Whose orders a sentence brings, and which, each in its words. */
function broughtIn(about: string): { readonly head: string; readonly orders: string } {
  const inOneLine = flat(about);
  const { head: who = "", orders: listed = "" } =
    wants.exec(inOneLine)?.groups ?? theirs.exec(inOneLine)?.groups ?? {};
  if (who !== "") return { head: who, orders: ordersAhead(listed) };
  const { head = "", orders = "" } = reported.exec(about)?.groups ?? {};
  const [, before = head, behind = orders] = /^([^:]*):(.*)$/s.exec(about) ?? [];
  return { head: before, orders: behind };
}

/** `A War - Gal, A Mos - Ukr. He can't get through to you`: the sentences up to the first that orders nothing. */
function ordersAhead(text: string): string {
  const sentences = sentencesOf(text);
  const end = sentences.findIndex((each) => !looksLikeOrder(each));
  return end < 1 ? text : sentences.slice(0, end).join(" ");
}

/** The lines that give the orders which a sentence brings; none where it is not clear whose, or which. */
export function ordersBrought(
  { board, game }: Pick<OpenGame, "board" | "game">,
  about: string,
): readonly string[] {
  const { head, orders } = broughtIn(about);
  const [power, another] = powersMeant(board, game, head);
  if (power === undefined || another !== undefined || game.status !== "active") return [];
  const context = readingContext({ board, game }, power);
  const { readings } = readOrders(context, numbered(orders.replace(ofWanting, "").split("\n")));
  const sure = readings.filter((each) => each.power === power && each.illegal === null);
  if (sure.length === 0 || sure.some(({ guessed }) => guessed)) return [];
  const name = board.powers.find(({ id }) => id === power)?.name.toUpperCase() ?? power;
  const given = sure.map(({ order, meant }) => printOrder(meant ?? order));
  return [`BECOME ${name}`, ...given, "BECOME GM"];
}
