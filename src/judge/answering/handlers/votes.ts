/** Votes for powers that the mail names. */

import { askOfPower, askOfPowers } from "../../session/named-powers.js";
import { answerPlainly } from "../../session/outcomes.js";
import type { Handlers } from "./handler.js";

export const voteHandlers = {
  "set-draw": (session, { words }, line) =>
    // `I vote for a draw, but only if Turkey has no part in it`: no vote depends on anything.
    words.some((each) => depending.test(each))
      ? answerPlainly(session, line, "draw")
      : askOfPowers(session, words, line, (powers) => ({ kind: "set-draw", powers })),
  "set-concede": (session, { power: word }, line) =>
    askOfPower(session, word, line, (power) => ({ kind: "set-concede", power })),
} satisfies Partial<Handlers>;

const depending =
  /^(?:if|unless|when|provided|only|but|wenn|falls|sofern|nur|aber|si|sauf|mais|pero|se|ma|solo|als|mits|maar)$/i;
