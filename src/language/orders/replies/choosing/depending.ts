/**
 * `If France goes to Burgundy I'd like Munich to hold`: what is to be done only if something happens, told as
 * what it is, with the orders between which the writer has to choose.
 */

import { printOrder, type WrittenOrder } from "../../../../rules/index.js";
import { regex } from "../../../../util/index.js";
import { placesIn, powersIn } from "../../../names/mentions.js";
import type { Place } from "../../../text/lines.js";
import type { LineComplaint, OrdersReading, Reading, ReadingContext } from "../../contract.js";
import { dependsOnOthers, otherwise } from "../../spoken/loose-words.js";
import { isOfOtherCase, ofOtherCase } from "../if-so.js";
import { waysDepending } from "./asked.js";

/** The complaint, which says so where the words depend on something. */
export function asDepending(context: ReadingContext, said: LineComplaint): LineComplaint {
  return ofBothCases(context, said) ?? depending(context, said, false);
}

/** With the next sentence, which tells of the other case, where they leave a choice. */
function ofBothCases(context: ReadingContext, said: LineComplaint): LineComplaint | null {
  if (!otherCaseWithin.test(said.text)) return null;
  const whole = depending(context, said, true);
  return waysLeft(whole).length > 0 ? whole : null;
}

function depending(context: ReadingContext, said: LineComplaint, isWhole: boolean): LineComplaint {
  const { text, complaint } = said;
  if (complaint.kind !== "not-an-order") return said;
  const place = isWhole ? bothAround(text, complaint) : sentenceAround(text, complaint);
  const [part, sentence] = [complaint, place].map(({ from, to }) => text.slice(from, to));
  if (/^\?/.test(text.slice(place.to)) || placesIn(context.board, sentence!).length === 0)
    return said;
  const isOfPart = isDepending(context, part!);
  const isOfSentence = isOfPart || isDepending(context, sentence!);
  if (!isOfSentence && !otherwise.test(sentence!)) return said;
  const ways = waysDepending(context, sentence!);
  if (!isOfSentence && ways.length < 2) return said;
  const told = isOfPart && !isWhole ? complaint : { ...complaint, ...place };
  return { ...said, complaint: { ...told, unit: null, because: "depends", ways } };
}

/**
 * The reading, each complaint told once; of the orders between which the writer has to choose none is noted, where
 * the sentences of both cases were read apart.
 */
export function chosenLater({ readings, complaints }: OrdersReading): OrdersReading {
  const told = complaints.filter(
    (each, at) => complaints.findIndex((other) => isSameComplaint(each, other)) === at,
  );
  const open = told.flatMap((each) =>
    waysLeft(each).map((order) => `${each.number} ${printOrder(order)}`),
  );
  const isOpen = ({ number, order, meant }: Reading) =>
    open.includes(`${number} ${printOrder(meant ?? order)}`);
  return { readings: readings.filter((each) => !isOpen(each)), complaints: told };
}

function isSameComplaint(one: LineComplaint, other: LineComplaint): boolean {
  const [{ from, to }, { from: start, to: end }] = [one.complaint, other.complaint];
  return one.number === other.number && from === start && to === end;
}

/** The orders of a complaint about several sentences. */
function waysLeft({ text, complaint }: LineComplaint): readonly WrittenOrder[] {
  if (complaint.kind !== "not-an-order" || complaint.because === undefined) return [];
  const { from, to, ways = [] } = complaint;
  return ways.length > 1 && otherCaseWithin.test(text.slice(from, to)) ? ways : [];
}

function isDepending(context: ReadingContext, said: string): boolean {
  const { board } = context;
  const places = placesIn(board, said);
  const isOfOthers = powersIn(board, said).length > 0 || places.length > 1;
  return (
    (isOfOthers && condition.test(said)) ||
    (places.length > 0 && said.search(otherwise) === 0 && !ofRules.test(said)) ||
    dependsOnOthers(context, said)
  );
}

function sentenceAround(text: string, { from, to }: Place): Place {
  const start = text.slice(0, from).search(/[^.!?;\n]*$/);
  const lead = /^\s*/.exec(text.slice(start))![0].length;
  const [behind] = /^[^.!?;\n]*/.exec(text.slice(to))!;
  return { from: start + lead, to: to + behind.trimEnd().length };
}

/** The sentence, with the next one or the one before, if that is of the other case. */
function bothAround(text: string, place: Place): Place {
  const { from, to } = sentenceAround(text, place);
  const [next] = otherCaseBehind.exec(text.slice(to)) ?? [""];
  const before = isOfOtherCase(text.slice(from)) ? text.slice(0, from).search(lastSentence) : from;
  const lead = /^\s*/.exec(text.slice(before))![0].length;
  return { from: before + lead, to: to + next.trimEnd().length };
}

const otherCaseBehind = new RegExp(`^[.;]\\s*${ofOtherCase}[^.!?;\\n]*`, "iu");
const otherCaseWithin = new RegExp(`[.;]\\s*${ofOtherCase}`, "iu");
/** A sentence that does not ask. */
const lastSentence = /[^.!?;\n]*[.;]\s*$/;

/** `If that isn't legal`: of what can be done. */
const ofRules =
  /(?<!\p{L})(?:legal|allowed|valid|possible|erlaubt|m\u00f6glich|permis|posible|possibile|toegestaan)(?!\p{L})/iu;

const condition = regex("iu")`
  (?<!\p{L})(?:
    if|unless|in case|provided|assuming|depending|when|once|as soon as|wenn|falls|sofern|sobald
    |es sei denn|\u00e0 moins que|quand|d\u00e8s que|a menos que|cuando|en cuanto|a meno che|quando|appena
    |tenzij|indien|zodra
  )(?!\p{L})
  |(?:^|[,;.(]\s*)(?:si|se|als) `;
