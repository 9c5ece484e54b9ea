/**
 * `Yes, but the fleet stays`, `no wait, Burgundy instead`, in answer to whether a kept mail is theirs: the mail
 * is carried out with the change. Where nobody can tell what that is, it goes on waiting: it never counts as it stood.
 */

import { memberById } from "../../../game/index.js";
import {
  type BodyItem,
  behindNo,
  behindYes,
  consentSaid,
  isTalk,
  placesIn,
  type ReadingContext,
  readOrders,
  sentencesOf,
  withoutTurn,
} from "../../../language/index.js";
import type { Board } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { lookAsked } from "../../identity/codes.js";
import { openGame } from "../../session/games.js";
import { complainOf } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { numbered, readingContext } from "../orders/readings.js";
import { changedBy } from "./mail-changes.js";

/** The items, where a yes comes with a change: a plain yes, or none while the change is not understood. */
export async function withChange(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const yes = items.find((item) => mayAgree(item) && behindYes(item.line) !== null);
  const answer = yes ?? items.find(correctsIt);
  if (answer === undefined) return items;
  const asked = await lookAsked(session);
  if (asked?.kind !== "mail") return items;
  const open = await openGame(session, asked.game);
  const power = open === null ? null : memberById(open.game, asked.member)?.power;
  if (open === null || open.game.status !== "active" || !power) return items;
  const { board } = open;
  const told = items.filter((item) => item === answer || item.kind === "text");
  const changing = told.filter((item) => changeIn(item, answer, board) !== "");
  if (changing.length === 0) return items;
  const context = readingContext(open, power);
  const { change, unread } = changedBy(
    context,
    asked.text,
    changing.map((item) => ({ ...item, text: changeIn(item, answer, board) })),
  );
  const isSure = change !== null && (yes !== undefined || change.orders.length > 0);
  const isPlaced = changing.some(({ line }) => placesIn(board, line).length > 0);
  if (!isSure && yes === undefined && !isPlaced) return items;
  for (const { text, number } of unread) complainOf(session, text, number, unreadIn(context, text));
  const others = items.filter((item) => item !== answer && !changing.includes(item));
  const left = others.filter((item) => !agrees(item));
  if (!isSure) return left;
  session.thread.change = change;
  const consent = { yes: true, sure: true, passing: false } as const;
  return [{ ...answer, kind: "consent", consent, complaint: null }, ...left];
}

/** What is told of words that say nothing clear: what the unit that they name can do. */
function unreadIn(context: ReadingContext, text: string) {
  const { complaints } = readOrders(context, numbered([text]));
  const help = complaints.flatMap(({ complaint }) => ("unit" in complaint ? [complaint.unit] : []));
  const unit = help.find((each) => each !== null) ?? null;
  return { kind: "not-an-order", unit, from: 0, to: text.length } as const;
}

/** May the line say yes, and more? */
function mayAgree(item: BodyItem): boolean {
  return ["text", "consent", "question", "complaint"].includes(item.kind) || agrees(item);
}

/** `No, Paris to Picardy`: who puts a mail right wrote it, unless they say that they did not, or want none of it. */
function correctsIt({ kind, line }: BodyItem): boolean {
  const mayCorrect = kind === "text" || kind === "consent" || kind === "question";
  const isCorrection = behindNo(line) !== line || correcting.test(line);
  return mayCorrect && isCorrection && !disowning.test(line);
}

export const correcting = regex("iu")`
  (?<!\p{L})(?:
    instead|rather|change|changed|correction|meant|make (?:it|that)|lieber|stattdessen|statt
    |ändere?|doch|meinte|plutôt|corrig\p{L}*|change[rz]?|mejor|cambia\p{L}*|piuttosto|liever
    |wijzig
  )(?!\p{L})
`;

/** Of a mail that somebody else wrote, or that is not to count at all. */
const disowning = regex("iu")`
  (?<!\p{L})(?:
    (?:did(?:n['\u2019]?t| not)|never|haven['\u2019]?t|have not) (?:write|wrote|written|send|sent)
    |(?:not|wasn['\u2019]?t|isn['\u2019]?t) (?:me|mine|from me|by me)|somebody else|someone else
    |forge\p{L}*|hack\p{L}*
    |(?:scrap|forget|delete|ignore|drop|disregard|cancel|discard) (?:
      it|them|that|this|all|everything|the|my
    )
    |nicht (?:von mir|geschrieben|geschickt)|(?:war|bin) (?:das |es )?(?:nicht ich|ich nicht)
    |jemand anders|vergiss|lösche?n?|verwirf|(?:pas|jamais) (?:moi|de moi|écrit|envoyé)
    |quelqu['\u2019]un d['\u2019]autre|oublie[rz]?|annule[rz]?|no (?:fui|soy) yo
    |no (?:es )?m[ií][oa]|non sono (?:stat[oa] )?io|niet van mij
  )(?!\p{L})
`;

function agrees(item: BodyItem): boolean {
  if (item.kind === "consent") return item.consent.yes;
  return item.kind === "statement" && item.statement.kind === "confirm";
}

/** What an item would change; nothing where it is talk, or only answers. */
function changeIn(item: BodyItem, answer: BodyItem, board: Board): string {
  const { line } = item;
  const said = item === answer ? (behindYes(line) ?? behindNo(line)) : withoutTurn(line);
  return sentencesOf(said)
    .map((sentence) => withoutTurn(sentence.replace(/\?\s*$/, ".")))
    .filter((sentence) => sentence.trim() !== "" && !isTalk(board, sentence))
    .filter((sentence) => placesIn(board, sentence).length > 0 || !agreesStill(item.line))
    .join(" ");
}

/** `Yes, please carry out my letter with the orders` names no place and no unit, and turns to nothing else. */
function agreesStill(line: string): boolean {
  return consentSaid(line, false) === true && !ofUnits.test(line);
}

const ofUnits = regex("iu")`
  (?<!\p{L})(?:
    army|armies|fleets?|units?|armeen?|flotten?|einheit(?:en)?|armées?|flottes?|unités?|ejércitos?
    |flotas?|unidad(?:es)?|armat[ae]|flott[ae]|unità|legers?|vloten|vloot|support\p{L}*|holds?
    |stays?|moves? to|convoys?|but|except|not|nicht|aber|außer|pas|mais|sauf|no|pero|salvo|non|ma
    |tranne|niet|maar|behalve
  )(?!\p{L})
`;
