/**
 * `Spring: that army to Finland, Sweden helps`, while builds or retreats are due: what prose orders for the turn
 * to come.
 */
import {
  insteadOf,
  type MeantOrder,
  namesSeason,
  orderedUnit,
  ordersMeant,
  ordersWithin,
  type ReadingContext,
  readOrders,
  sentencesOf,
  tellsPast,
} from "../../../../language/index.js";
import type { PowerId, ProvinceId } from "../../../../map/index.js";
import { printPhase } from "../../../../rules/index.js";
import { flat } from "../../../../util/index.js";
import { askFirst } from "../../../session/grave.js";
import type { OpenGame, Session } from "../../../session/session.js";
import { isSurelyOrdered } from "../../../session/texts/mail-parts.js";
import { turnToCome } from "../ahead/turn-to-come.js";
import { pend } from "../pending.js";
import { numbered } from "../readings.js";
import { isLeft, linesOf, withoutAnswers } from "./unread-sentences.js";

/** What the words order, but for units that have an order. */
function ordersOf(
  context: ReadingContext,
  done: readonly ProvinceId[],
  words: string,
): readonly MeantOrder[] {
  const meant = ordersMeant(context, new Set(done), words);
  const isTold = (at: ProvinceId) => done.includes(at) || meant.some(({ unit }) => unit === at);
  return [...meant, ...ordersWithin(context, isTold, words)].filter(({ isInstead }) => !isInstead);
}

/** Was something of this phase read there? */
function isOfBuilds({ reply: { items } }: Session, sentence: string): boolean {
  const words = flat(sentence).trim();
  return items.some((item) => item.kind === "reading" && flat(item.line).includes(words));
}

function isMove({ text, isSure }: MeantOrder): boolean {
  return isSure && / - /.test(text);
}

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
  if (then === null) return [];
  const { season } = then.phase;
  const first = sentences.findIndex((each) => namesSeason(season, each));
  const rest = first < 0 ? [] : sentences.slice(first);
  // `For spring 1902: ...` has its lines kept already, as far as these were plain.
  const lines = linesKept(open, power);
  const units = readOrders(then.context, numbered(lines)).readings.flatMap((each) =>
    orderedUnit(each.order),
  );
  const ordersIn = (words: string) => ordersOf(then.context, units, words);
  const isWinter = open.game.phase.kind === "A";
  const said = sentences.filter((each) => {
    if (each.includes("?")) return false;
    const at = rest.indexOf(each);
    const isOfSeason = (at > 0 && /:\s/.test(rest[0]!)) || namesSeason(season, each);
    if (isOfSeason) return isLeft(session, each);
    // `La Bourgogne ira en Belgique et l'Espagne à Marseille`, which can only be of then
    // `Vienna instead of Budapest` is said of builds.
    return (
      isWinter &&
      !insteadOf.test(each) &&
      !isOfBuilds(session, each) &&
      !tellsPast(each) &&
      ordersIn(each).some(isMove)
    );
  });
  if (said.length === 0) return [];
  const words = said.map((each) => each.trim()).join(" ");
  const kept = lines.filter((each) => words.includes(each));
  const orders = ordersIn(words);
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
