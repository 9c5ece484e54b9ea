/**
 * Orders within a clause, behind words that the grammar does not know: `since I can't stop him I just hold Serbia`.
 */
import { spelling } from "../../../map/index.js";
import { printOrder } from "../../../rules/index.js";
import { mentionsIn } from "../../names/mentions.js";
import { typesNamed } from "../../names/unit-types.js";
import { isOpenTalk, signsIn } from "../clauses/signs.js";
import type { Reading, ReadingContext } from "../contract.js";
import { orderedUnit } from "../ordered-unit.js";
import { wordsOf } from "../prose/kinds.js";
import { turnsBack } from "../prose/passing/turned-back.js";
import { readOrders } from "../reading.js";
import { clausesWithin, isHelp, tellsPast } from "../spoken/loose-words.js";
import { ownUnits } from "../spoken/units.js";
import type { MeantOrder } from "./scan.js";

/** Orders of own units but of those that are `settled`: for each clause the most words that are one order. */
export function ordersWithin(
  context: ReadingContext,
  settled: (unit: MeantOrder["unit"]) => boolean,
  text: string,
): readonly MeantOrder[] {
  const own = ownUnits(context);
  // What is taken back is no order.
  if (turnsBack(text).length > 0) return [];
  return clausesWithin(text).flatMap(({ text: clause, from: index }) => {
    const [named] = mentionsIn(context.board, clause);
    const unit = own.find(({ at }) => at === named?.at && !settled(at))?.at;
    if (tellsPast(clause)) return [];
    if (unit === undefined) {
      const alone = typesNamed(clause).length === 1 ? ofKind(context, clause) : null;
      return alone === null || settled(alone.unit) ? [] : [{ ...alone, from: index }];
    }
    const starts = [...clause.slice(0, named!.to).matchAll(/(?<![\p{L}'\u2019])\p{L}/gu)];
    for (const { index: from } of starts.slice(-farthest)) {
      const reading = readAlone(context, clause.slice(from));
      if (reading === null || orderedUnit(reading.order)[0] !== unit) continue;
      const before = clause.slice(0, from);
      // `And supports Paris to Burgundy` orders no more than the help.
      if (wordsOf(before).some((word) => isHelp(spelling(word)))) return [];
      const isDenied = signsIn(before, []).some(({ kind }) => kind === "denial");
      // `The road from Paris to Picardy` may only be a road.
      const isOfNoun = before.trim() !== "" && leaving.test(clause.slice(from));
      const isSure = !isDenied && !isOfNoun && !isOpenTalk(before);
      const written = printOrder(reading.meant ?? reading.order);
      return [
        { unit, text: written, from: index, depends: false, isInstead: false, isSure } as const,
      ];
    }
    return [];
  });
}

/** What a sentence orders where it stands alone, and each clause of it: nothing, where that leaves any doubt. */
export function ordersAlone(context: ReadingContext, sentence: string): readonly string[] {
  if (sentence.includes("?") || tellsPast(sentence) || turnsBack(sentence).length > 0) return [];
  const clauses = clausesWithin(sentence).map(({ text }) => text);
  return [sentence, ...clauses].flatMap((words) => surelyRead(context, words));
}

function surelyRead(context: ReadingContext, words: string): readonly string[] {
  const [named] = mentionsIn(context.board, words);
  const before = words.slice(0, named?.from ?? 0);
  // `The road from Paris to Picardy` may only be a road.
  const isOfNoun = /\p{L}\P{L}+\p{L}+\P{L}*$/u.test(before) && whence.test(before);
  if (isOfNoun && typesNamed(before).length > 1) return [];
  const { readings, complaints } = readOrders(context, [{ number: 1, text: words.trim() }]);
  const isSure = readings.every(({ illegal, guessed }) => illegal === null && !guessed);
  if (!isSure || complaints.length > 0) return [];
  return readings.map(({ meant, order }) => printOrder(meant ?? order));
}

/** `The fleet sails for Denmark`, beside clauses that name where their units stand. */
function ofKind(context: ReadingContext, clause: string): Omit<MeantOrder, "from"> | null {
  const reading = readAlone(context, clause);
  if (reading === null || reading.guessed) return null;
  const [unit] = orderedUnit(reading.order);
  const text = printOrder(reading.meant ?? reading.order);
  return unit === undefined ? null : { unit, text, depends: false, isInstead: false, isSure: true };
}

/** The one order that the words are, if it can be carried out. */
function readAlone(context: ReadingContext, words: string): Reading | null {
  const { readings, complaints } = readOrders(context, [{ number: 1, text: words.trim() }]);
  const [reading, another] = readings;
  const isOne = reading !== undefined && another === undefined && complaints.length === 0;
  return isOne && reading.illegal === null ? reading : null;
}

const whence = /(?<!\p{L})(?:from|von|vom|aus|de|du|d['\u2019]|da|dal|dalla|desde|van|uit)\W*$/iu;
const leaving = /^(?:from|von|vom|aus|de|du|d['\u2019]|da|dal|dalla|desde|van|uit)(?!\p{L})/iu;

/** So many words before the name of the unit may be part of its order. */
const farthest = 8;
