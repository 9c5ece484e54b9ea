/**
 * `I've got three pieces, is that right?`, `I'm England, no?`: whether what somebody believes of their own
 * power is so.
 */

import { plainWords, powersIn, typesNamed } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import type { Speaker } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";

const numbers: readonly RegExp[] = [
  /^(?:no|keine?|aucune?|ningun[ao]?|nessuna?|geen)$/,
  /^(?:an?|one|1|eine?n?|une?|una?|een)$/,
  /^(?:two|2|zwei|deux|dos|due|twee)$/,
  /^(?:three|3|drei|trois|tres|tre|drie)$/,
  /^(?:four|4|vier|quatre|cuatro|quattro)$/,
  /^(?:five|5|funf|cinq|cinco|cinque|vijf)$/,
  /^(?:six|6|sechs|seis|sei|zes)$/,
];
const pieces = regex()`
  ^(?:
    pieces?|units?|guys|men|figures|einheiten|figuren|steine|pieces|unites|pions|piezas|unidades
    |fichas|pezzi|unita|stukken|eenheden
  )$
`;
const ofType = regex()`
  ^(?:
    arm(?:y|ies|ee|een|ees|ata|ate|adas?)|ejercitos?|legers?|fleets?|ships?|boats?|flott\w+
    |flotas?|barcos?|vlo\w+
  )$
`;

/** Yes or no; null where the sentence believes nothing of it. */
export function unitsBelieved(speaker: Speaker, text: string) {
  const { board, game } = speaker.game;
  const own = powerOf(speaker);
  if (
    own === null ||
    !/[?\u00bf]/.test(text) ||
    /how many|wie ?viele|combien|cu[aá]nt|quant|hoeveel/i.test(text)
  )
    return null;
  const units = game.position.units.filter(({ power }) => power === own);
  const words = plainWords(text).split(" ");
  const said = words.flatMap((word, at) => {
    const count = numbers.findIndex((each) => each.test(word));
    const next = words[at + 1] ?? "";
    if (count < 0 || !(pieces.test(next) || ofType.test(next))) return [];
    const types = pieces.test(next) ? ["A", "F"] : typesNamed(next);
    return [units.filter(({ type }) => types.includes(type)).length === count];
  });
  if (said.length > 0) return said.every((each) => each);
  const [power, another] = powersIn(board, text);
  return power === undefined || another !== undefined ? null : power === own;
}
