/**
 * `Spring: that army to Finland, Sweden helps`, while builds or retreats are due: what prose orders for the turn
 * to come.
 */
import {
  namesSeason,
  orderedUnit,
  ordersMeant,
  readOrders,
  sentencesOf,
} from "../../../../language/index.js";
import type { PowerId } from "../../../../map/index.js";
import { printPhase } from "../../../../rules/index.js";
import { flat } from "../../../../util/index.js";
import { askFirst } from "../../../session/grave.js";
import type { OpenGame, Session } from "../../../session/session.js";
import { isSurelyOrdered } from "../../../session/texts/mail-parts.js";
import { turnToCome } from "../ahead/turn-to-come.js";
import { pend } from "../pending.js";
import { numbered } from "../readings.js";
import { isLeft, linesOf, withoutAnswers } from "./unread-sentences.js";

function linesKept({ game }: OpenGame, power: PowerId): readonly string[] {
  return (game.pending[power] ?? []).flatMap(({ lines }) => lines);
}

/** Keeps them where they are sure, and asks about them otherwise; the sentences. */
export function keepsForTurnToCome(
  session: Session,
  open: OpenGame,
  power: PowerId,
  text: string,
): readonly string[] {
  const then = turnToCome(open, power, session.grave.waiting);
  const sentences = linesOf(text).flatMap(sentencesOf);
  const { season } = then?.phase ?? {};
  const first = sentences.findIndex((each) => season !== undefined && namesSeason(season, each));
  const rest = first < 0 ? [] : sentences.slice(first);
  const said = rest.filter((each, at) => {
    const isOpen = !each.includes("?") && isLeft(session, each);
    return isOpen && ((at > 0 && /:\s/.test(rest[0]!)) || namesSeason(season!, each));
  });
  if (then === null || said.length === 0) return [];
  const words = said.map((each) => each.trim()).join(" ");
  // `For spring 1902: ...` has its lines kept already, as far as these were plain.
  const kept = linesKept(open, power).filter((each) => words.includes(each));
  const units = readOrders(then.context, numbered(kept)).readings.flatMap((each) =>
    orderedUnit(each.order),
  );
  const orders = ordersMeant(then.context, new Set(), words).filter(
    (each) => !each.isInstead && !units.includes(each.unit),
  );
  if (orders.length === 0) return kept.length > 0 ? said : [];
  withoutAnswers(session, said);
  const phase = printPhase(then.phase);
  const texts = orders.map((each) => each.text);
  const isClear = orders.every((each) => each.isSure) && isSurelyOrdered(session, words);
  if (isClear) pend(session, { kind: "phase", phase, lines: numbered(texts) }, flat(words));
  else {
    const what = { kind: "next-turn", phase: then.phase, orders: texts } as const;
    askFirst(session, flat(words), [`PHASE ${phase}`, ...texts], what);
  }
  return said;
}
