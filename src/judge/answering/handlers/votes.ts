/** Votes for powers that the mail names. */

import type { Handlers } from "./handler.js";
import { askOfPower, askOfPowers } from "./named-powers.js";

export const voteHandlers = {
  "set-draw": (session, { words }, line) =>
    askOfPowers(session, words, line, (powers) => ({ kind: "set-draw", powers })),
  "set-concede": (session, { power: word }, line) =>
    askOfPower(session, word, line, (power) => ({ kind: "set-concede", power })),
} satisfies Partial<Handlers>;
