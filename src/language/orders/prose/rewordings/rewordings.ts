/**
 * What people say in a roundabout way, in plain words. Each keeps the length of the text, so that places in a line stay
 * what they are; nothing is added that was not said.
 */
import { regex } from "../../../../util/index.js";
import { courteousOrder } from "../../../lexer/courtesy.js";
import { sentencesOf } from "../../../text/sentences.js";
import { adjustments } from "./adjustments.js";
import { chat } from "./chat.js";
import { clefts } from "./clefts.js";
import { comparisons } from "./comparisons.js";
import { convoys } from "./convoys.js";
import { help } from "./help.js";
import { moves } from "./moves.js";
import { preferences } from "./preferences.js";
import { requests } from "./requests.js";
import type { Rewording } from "./rewording.js";
import { wishedBuilds } from "./wished-builds.js";

const rewordings: readonly Rewording[] = [
  ...chat,
  ...clefts,
  ...comparisons,
  ...requests,
  ...preferences,
  ...moves,
  ...convoys,
  ...help,
  ...adjustments,
  ...wishedBuilds,
];

/** The text in such plainer words. */
export function reworded(text: string): string {
  const asked = text.includes("?") || courteously.test(text) ? inOrders(text) : text;
  return rewordings.reduce((left, [words, put]) => left.replace(words, put), asked);
}

/** `Could Berlin go to Kiel, please`: its sign may be forgotten. */
const courteously = regex("iu")`
  ^\W*(?:\p{L}+[,!]? ){0,6}(?:
    could|can|would|will|might|may|pouv|pourr|peux|auriez|kann|zou|potr|podr|puo|pue|könn|würd|wär
    |darf|prie|wonder
  )
`;

function inOrders(text: string): string {
  return sentencesOf(text)
    .map((sentence) => courteousOrder(sentence) ?? sentence)
    .join("");
}
