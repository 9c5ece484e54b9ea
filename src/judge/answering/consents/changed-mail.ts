/**
 * `Yes, but the fleet stays`, in answer to whether a kept mail is theirs: the mail is carried out with the change, where
 * its orders say surely what is changed; else it goes on waiting. It never counts as it stood.
 */
import { memberById } from "../../../game/index.js";
import {
  type BodyItem,
  behindYes,
  changesOf,
  consentSaid,
  isTalk,
  placesIn,
  readOrders,
  sentencesOf,
  withoutTurn,
} from "../../../language/index.js";
import type { Board } from "../../../map/index.js";
import { printOrder } from "../../../rules/index.js";
import { lookAsked } from "../../identity/codes.js";
import { openGame } from "../../session/games.js";
import { complainOf } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { numbered, readingContext } from "../orders/readings.js";

/** The items, where a yes comes with a change: a plain yes, or none while the change is not understood. */
export async function withChange(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const yes = items.find((item) => mayAgree(item) && behindYes(item.line) !== null);
  if (yes === undefined) return items;
  const asked = await lookAsked(session);
  if (asked?.kind !== "mail") return items;
  const open = await openGame(session, asked.game);
  const power = open === null ? null : memberById(open.game, asked.member)?.power;
  if (open === null || open.game.status !== "active" || !power) return items;
  const { board } = open;
  const told = items.filter((item) => item === yes || item.kind === "text");
  const changing = told.filter((item) => changeIn(item, yes, board) !== "");
  if (changing.length === 0) return items;
  const context = readingContext(open, power);
  const kept = readOrders(context, numbered(asked.text.split("\n"))).readings.map(
    ({ order }) => order,
  );
  const changes = changesOf(
    context,
    kept,
    changing.map((item) => ({ ...item, text: changeIn(item, yes, board) })),
  );
  const others = items.filter((item) => item !== yes && !changing.some((each) => each === item));
  if (changes === null) {
    for (const { line, number } of changing)
      complainOf(session, line, number, {
        kind: "not-an-order",
        unit: null,
        from: 0,
        to: line.length,
      });
    return others.filter((item) => !agrees(item));
  }
  session.thread.changes = changes.map(({ order }) => printOrder(order));
  const consent = { yes: true, sure: true, passing: false } as const;
  const agreed: BodyItem = { ...yes, kind: "consent", consent, complaint: null };
  return [agreed, ...others.filter((item) => !agrees(item))];
}

/** May the line say yes, and more? */
function mayAgree(item: BodyItem): boolean {
  return ["text", "consent", "question", "complaint"].includes(item.kind) || agrees(item);
}

function agrees(item: BodyItem): boolean {
  if (item.kind === "consent") return item.consent.yes;
  return item.kind === "statement" && item.statement.kind === "confirm";
}

/** What an item would change; nothing where it is talk, or only agrees. */
function changeIn(item: BodyItem, yes: BodyItem, board: Board): string {
  const said = (item === yes ? behindYes(item.line) : withoutTurn(item.line)) ?? "";
  return sentencesOf(said)
    .map((sentence) => withoutTurn(sentence))
    .filter((sentence) => sentence.trim() !== "" && !isTalk(board, sentence))
    .filter((sentence) => placesIn(board, sentence).length > 0 || !agreesStill(item.line))
    .join(" ");
}

/** `Yes, please carry out my letter with the orders` names no place and no unit, and turns to nothing else. */
function agreesStill(line: string): boolean {
  return consentSaid(line, false) === true && !ofUnits.test(line);
}

const ofUnits =
  /(?<!\p{L})(?:army|armies|fleets?|units?|armeen?|flotten?|einheit(?:en)?|armées?|flottes?|unités?|ejércitos?|flotas?|unidad(?:es)?|armat[ae]|flott[ae]|unità|legers?|vloten|vloot|support\p{L}*|holds?|stays?|moves? to|convoys?|but|except|not|nicht|aber|außer|pas|mais|sauf|no|pero|salvo|non|ma|tranne|niet|maar|behalve)(?!\p{L})/iu;
