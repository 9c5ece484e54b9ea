/**
 * `Vienna and Galicia both at Budapest, one helps`, `hit Sweden with both fleets, one behind the other`: two units at
 * one place, of which one goes there. Which of them it is the writer is asked.
 */
import { bordersOn, provinceOf } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { mentionsIn } from "../../names/mentions.js";
import { typesNamed } from "../../names/unit-types.js";
import type { OrdersReading, Reading, ReadingContext } from "../contract.js";
import { complainedOf, ownUnits } from "../help.js";

/** The sentence, with both units named where it only counts them and no others can be meant. */
export function withBothNamed(context: ReadingContext, sentence: string): string {
  if (!oneHelps.test(sentence) || !both.test(sentence)) return sentence;
  // `Both` may be short for the Gulf of Bothnia.
  const [goal, another] = mentionsIn(context.board, sentence).filter(
    ({ from, to }) => !both.test(sentence.slice(from, to)),
  );
  if (goal === undefined || another !== undefined) return sentence;
  const types = typesNamed(sentence);
  const [one, other, third] = ownUnits(context).filter(
    (unit) =>
      (types.length === 0 || types.includes(unit.type)) && bordersOn(context.board, unit, goal.at),
  );
  if (one === undefined || other === undefined || third !== undefined) return sentence;
  const way = [one, other].map(({ at }) => `${provinceOf(at)} - ${goal.at}`).join(", ");
  return `${/^\s*/u.exec(sentence)![0]}${way}, one helps. `;
}

/** The reading without such moves, and with the question which of them is meant. */
export function withoutBothGoing(read: OrdersReading): OrdersReading {
  const pairs = read.readings.filter(
    (each) => oneHelps.test(each.text) && read.readings.some((other) => isBeside(each, other)),
  );
  if (pairs.length === 0) return read;
  return complainedOf(read, pairs, (span, meanings) => ({
    kind: "ambiguous-order",
    meanings,
    ...span,
  }));
}

/** Do two units go to the same place by one line? */
function isBeside(one: Reading, other: Reading): boolean {
  return (
    one !== other &&
    one.number === other.number &&
    one.order.kind === "move" &&
    other.order.kind === "move" &&
    provinceOf(one.order.to) === provinceOf(other.order.to)
  );
}

const both = regex("iu")`
  (?<!\p{L})(?:both|the two|two|beide[nr]?|zwei|les deux|deux|(?:las|los) dos|tutt[ei] e due|entramb[ei]|allebei)
    (?!\p{L})
`;
const oneHelps = regex("iu")`
  (?<!\p{L})(?:
    (?:the )?(?:one|other)(?: of them)? (?:helps?|helping|supports?|supporting|backs?|backing|in support|as support
    |behind)
    |(?:behind|backing) (?:one|the (?:first|other))
    |eine[rs]?(?: davon)? (?:hilft|unterst\u00fctzt)|(?:l['\u2019])?une? (?:aide|soutient)
    |un[ao]? (?:ayuda|apoya|aiuta|appoggia)|(?:\u00e9\u00e9n|een)(?: van de twee)? (?:helpt|steunt)
  )(?!\p{L})
`;
