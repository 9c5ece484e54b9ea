/** Why an order had its result: the sentences behind `why` in `ems adjudicate`. Made to be cheap. */
import type { Board } from "../../map/index.js";
import type { OrderResult } from "../../rules/index.js";
import { illegalSentence } from "../reasons/illegal.js";
import type { ReasonBook } from "../reasons/reason-book.js";
import { dislodgementSentence, reasonSentence } from "../reasons/reasons.js";
import type { Names } from "../words/names.js";
import type { Catalogue } from "./catalogue.js";

/** A sentence that a beginner understands; a second one if the unit was dislodged. */
export function explain(
  catalogue: Catalogue,
  board: Board,
  result: OrderResult,
  names: Names = catalogue.namesOf(board),
): string {
  const stage = { ...reasonStage(catalogue, board, catalogue.reasons), names };
  const first = becauseOf(stage, result);
  if (result.dislodged === null) return first;
  const second = dislodgementSentence(stage, result);
  return first === "" ? second : `${first} ${second}`;
}

/** The sentence of an order that is only supposed; of dislodgements it says nothing. */
export function explainSupposed(catalogue: Catalogue, board: Board, result: OrderResult): string {
  return becauseOf(reasonStage(catalogue, board, catalogue.supposedReasons), result);
}

function reasonStage({ words, illegal, namesOf }: Catalogue, board: Board, reasons: ReasonBook) {
  return { reasons, words, illegal, names: namesOf(board) };
}

function becauseOf(stage: ReturnType<typeof reasonStage>, result: OrderResult): string {
  const { reason } = result;
  return reason.kind === "illegal"
    ? stage.reasons.sentence("illegal", { sentence: illegalSentence(stage, reason.reason) })
    : reasonSentence(stage, result, reason);
}
