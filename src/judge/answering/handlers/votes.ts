/** Votes for powers that the mail names. */

import { askOfPower, askOfPowers } from "../../session/named-powers.js";
import type { Handlers } from "./handler.js";

export const voteHandlers = {
  "set-draw": (session, { words }, line) =>
    askOfPowers(session, words, line, (powers) => ({ kind: "set-draw", powers })),
  "set-concede": (session, { power: word }, line) =>
    askOfPower(session, word, line, (power) => ({ kind: "set-concede", power })),
} satisfies Partial<Handlers>;
