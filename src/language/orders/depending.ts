/**
 * `If France goes to Burgundy I'd like Munich to hold`: what is to be done only if something happens, told as
 * what it is, with the orders between which the writer has to choose.
 */

import { provinceOf } from "../../map/index.js";
import { type PlacedUnit, printOrder, type WrittenOrder } from "../../rules/index.js";
import { regex } from "../../util/index.js";
import { placesIn, powersIn } from "../names/mentions.js";
import type { Place } from "../text/lines.js";
import type { LineComplaint, ReadingContext } from "./contract.js";
import { isPossible, ownUnits } from "./help.js";
import type { MeantOrder } from "./meant/scan.js";
import { orderedUnit } from "./ordered-unit.js";
import { says } from "./prose/kinds.js";
import { waysOf } from "./replies/choosing/asked.js";
import { dependsOnOthers, otherwise } from "./spoken/loose-words.js";

/** The complaint, which says so where the words depend on something. */
export function asDepending(context: ReadingContext, said: LineComplaint): LineComplaint {
  const { text, complaint } = said;
  if (complaint.kind !== "not-an-order") return said;
  const place = sentenceAround(text, complaint);
  const [part, sentence] = [complaint, place].map(({ from, to }) => text.slice(from, to));
  if (/^\?/.test(text.slice(place.to)) || placesIn(context.board, sentence!).length === 0)
    return said;
  const isOfPart = isDepending(context, part!);
  const ways = waysDepending(context, sentence!);
  if (
    !isOfPart &&
    !isDepending(context, sentence!) &&
    !(ways.length > 1 && otherwise.test(sentence!))
  )
    return said;
  const told = isOfPart ? complaint : { ...complaint, ...place };
  return { ...said, complaint: { ...told, unit: null, because: "depends", ways } };
}

function isDepending(context: ReadingContext, said: string): boolean {
  const { board } = context;
  const places = placesIn(board, said);
  const isOfOthers = powersIn(board, said).length > 0 || places.length > 1;
  return (
    (isOfOthers && depending.test(said)) ||
    (places.length > 0 && said.search(otherwise) === 0) ||
    dependsOnOthers(context, said)
  );
}

/** An order in notation. */
export type OtherWay = Pick<MeantOrder, "unit" | "text">;

/** `If Belgium is free, Burgundy goes there, else it stays`: what else may be meant where one case alone was read. */
export function otherWays(
  context: ReadingContext,
  sentence: string,
  read: readonly OtherWay[],
): readonly OtherWay[] {
  const told = read.map(({ text }) => text);
  // Where others go is no goal of a unit that holds.
  if (told.some((text) => / H$/.test(text)) && !otherwise.test(sentence)) return [];
  return waysDepending(context, sentence)
    .map((order) => ({ unit: orderedUnit(order)[0]!, text: printOrder(order) }))
    .filter(({ unit, text }) => !told.includes(text) && read.some((each) => each.unit === unit));
}

/** What the one unit of the sentence that can go to places of it may be meant to do, in one case or the other. */
function waysDepending(context: ReadingContext, sentence: string): readonly WrittenOrder[] {
  const { board, phase, power, position } = context;
  if (phase.kind === "A" || power === null || says(sentence, "support")) return [];
  const places = placesIn(board, sentence);
  const isNamed = ({ at }: PlacedUnit) => places.includes(provinceOf(at));
  const lost = position.dislodged.filter((unit) => unit.power === power);
  const own = phase.kind === "R" ? lost : ownUnits(context).filter(isNamed);
  const goals = places.filter((place) => !own.some(({ at }) => provinceOf(at) === place));
  const going = own.flatMap((unit) => {
    const ways = waysOf(context, unit, goals).filter((way) => isPossible(context, power, way));
    return ways.length === 0 ? [] : [{ unit, ways }];
  });
  const [only, another] = going;
  if (only === undefined || another !== undefined) return [];
  const { unit, ways } = only;
  return ways.length > 1 || phase.kind === "R" ? ways : [...ways, { kind: "hold", unit }];
}

function sentenceAround(text: string, { from, to }: Place): Place {
  const start = text.slice(0, from).search(/[^.!?;\n]*$/);
  const lead = /^\s*/.exec(text.slice(start))![0].length;
  const [behind] = /^[^.!?;\n]*/.exec(text.slice(to))!;
  return { from: start + lead, to: to + behind.trimEnd().length };
}

const depending = regex("iu")`
  (?<!\p{L})(?:
    if|unless|in case|provided|assuming|depending|when|once|as soon as|wenn|falls|sofern|sobald
    |es sei denn|\u00e0 moins que|quand|d\u00e8s que|a menos que|cuando|en cuanto|a meno che|quando|appena
    |tenzij|indien|zodra
  )(?!\p{L})
  |(?:^|[,;.(]\s*)(?:si|se|als) `;
