/**
 * `If France goes to Burgundy I'd like Munich to hold`: what is to be done only if something happens, told as
 * what it is, with the orders between which the writer has to choose.
 */

import { regex } from "../../../../util/index.js";
import { placesIn, powersIn } from "../../../names/mentions.js";
import type { Place } from "../../../text/lines.js";
import type { LineComplaint, ReadingContext } from "../../contract.js";
import { dependsOnOthers, otherwise } from "../../spoken/loose-words.js";
import { waysDepending } from "./asked.js";

/** The complaint, which says so where the words depend on something. */
export function asDepending(context: ReadingContext, said: LineComplaint): LineComplaint {
  const { text, complaint } = said;
  if (complaint.kind !== "not-an-order") return said;
  const place = sentenceAround(text, complaint);
  const [part, sentence] = [complaint, place].map(({ from, to }) => text.slice(from, to));
  if (/^\?/.test(text.slice(place.to)) || placesIn(context.board, sentence!).length === 0)
    return said;
  const isOfPart = isDepending(context, part!);
  const isOfSentence = isOfPart || isDepending(context, sentence!);
  if (!isOfSentence && !otherwise.test(sentence!)) return said;
  const ways = waysDepending(context, sentence!);
  if (!isOfSentence && ways.length < 2) return said;
  const told = isOfPart ? complaint : { ...complaint, ...place };
  return { ...said, complaint: { ...told, unit: null, because: "depends", ways } };
}

function isDepending(context: ReadingContext, said: string): boolean {
  const { board } = context;
  const places = placesIn(board, said);
  const isOfOthers = powersIn(board, said).length > 0 || places.length > 1;
  return (
    (isOfOthers && depending.test(said)) ||
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

/** `If that isn't legal`: of what can be done. */
const ofRules =
  /(?<!\p{L})(?:legal|allowed|valid|possible|erlaubt|m\u00f6glich|permis|posible|possibile|toegestaan)(?!\p{L})/iu;

const depending = regex("iu")`
  (?<!\p{L})(?:
    if|unless|in case|provided|assuming|depending|when|once|as soon as|wenn|falls|sofern|sobald
    |es sei denn|\u00e0 moins que|quand|d\u00e8s que|a menos que|cuando|en cuanto|a meno che|quando|appena
    |tenzij|indien|zodra
  )(?!\p{L})
  |(?:^|[,;.(]\s*)(?:si|se|als) `;
