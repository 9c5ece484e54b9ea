/**
 * What people say in a roundabout way, in plain words. Each keeps the length of the text, so that places in a line stay
 * what they are; nothing is added that was not said.
 */
import { adjustments } from "./adjustments.js";
import { help } from "./help.js";
import { moves } from "./moves.js";
import { requests } from "./requests.js";
import type { Rewording } from "./rewording.js";

const rewordings: readonly Rewording[] = [...requests, ...moves, ...help, ...adjustments];

/** The text in such plainer words. */
export function reworded(text: string): string {
  return rewordings.reduce((left, [words, put]) => left.replace(words, put), text);
}
