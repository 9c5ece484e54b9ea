/** `The other way round`: what two orders are where each takes the other's part. */

import type { WrittenOrder } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";

/** The two orders exchanged, in words; null where they are of different kinds. */
export function reversedText(one: WrittenOrder, other: WrittenOrder): string | null {
  if (one.kind === "build" && other.kind === "build")
    return `build ${other.unit.type} ${one.unit.at}, build ${one.unit.type} ${other.unit.at}`;
  if (one.kind !== "move" || other.kind !== "move") return null;
  return `${one.unit.at} - ${other.to}, ${other.unit.at} - ${one.to}`;
}

export const reversing = regex("iu")`
  ^(?=.*(?:way|swap|vice|opposite|reverse|gekehrt|rum|inverse|sens|rev\u00e9s|contrario|andersom))
  (?:(?:no|nein|non|nee|sorry|oops|actually|ah|oh)[,.]?[ ])*(?:
    do (?:it|them|that) |make (?:it|them|that) |
    swap (?:
      it|them|the two|those|both
      |(?:the |my )?(?:two )?(?:fleets?|armies|boats)?(?:['\u2019]s?)?(?: (?:destinations|goals|targets|orders|moves))?
    )(?: (?:round|over|around))?(?=[ ,.!]*$)|(?:just )?
  )?(?:
    (?:exactly |but )?(?:the )?other way (?:a)?round|vice versa|the opposite|reversed?
    |(?:genau )?(?:umgekehrt|anders ?(?:he)?rum)|l['\u2019]inverse|dans l['\u2019]autre sens
    |al rev\u00e9s|al contrario|viceversa|andersom
  )?(?:,? (?:then|instead|please|bitte))*[.!]*$
`;
