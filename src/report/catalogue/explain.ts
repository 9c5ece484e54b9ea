/** Why an order had its result: the sentences behind `why` in `ems adjudicate`. Made to be cheap. */
import type { Board } from "../../map/index.js";
import type { OrderResult } from "../../rules/index.js";
import { illegalSentence } from "../reasons/illegal.js";
import { dislodgementSentence, reasonSentence } from "../reasons/reasons.js";
import type { Catalogue } from "./catalogue.js";

/** A sentence that a beginner understands; a second one if the unit was dislodged. */
export function explain(catalogue: Catalogue, board: Board, result: OrderResult): string {
  const { reasons, words, illegal } = catalogue;
  const stage = { reasons, words, illegal, names: catalogue.namesOf(board) };
  const { reason } = result;
  if (reason.kind === "illegal") {
    return reasons.sentence("illegal", { sentence: illegalSentence(stage, reason.reason) });
  }
  const first = reasonSentence(stage, result, reason);
  if (result.dislodged === null) return first;
  const second = dislodgementSentence(stage, result);
  return first === "" ? second : `${first} ${second}`;
}
