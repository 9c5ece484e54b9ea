/** `The Norwegian Sea supports the attack on Norway`, of an order given before: the help names it in full. */

import type { Board } from "../../../map/index.js";
import { provinceOf } from "../../../map/index.js";
import type { WrittenOrder } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { placesIn } from "../../names/mentions.js";

/** The words with the one order that stands and leads to the place that they help to take. */
export function withHelpedOrder(
  board: Board,
  given: readonly WrittenOrder[],
  text: string,
): string {
  const [, unit = "", place = ""] = helping.exec(text) ?? [];
  const [helper] = placesIn(board, unit);
  const [goal, another] = placesIn(board, place);
  if (helper === undefined || goal === undefined || another !== undefined) return text;
  const [order, other] = given.filter(
    (each) =>
      each.kind === "move" && provinceOf(each.to) === goal && provinceOf(each.unit.at) !== helper,
  );
  if (order?.kind !== "move" || other !== undefined) return text;
  return `${unit.trim()} supports ${order.unit.at} - ${order.to}`;
}

const helping = regex("iu")`
  ^(.{3,40}?) (?:should |shall |can |must |will |to )?(?:
    supports?|helps?|backs?|assists?|unterst\u00fctzt|soutient|apoya|appoggia|steunt
  )(?: up)?,? +(?:(?:with )?(?:the|my|our|den|l['\u2019]|la|le|el|il|lo|de) ?)?(?:
    landing|invasion|assault|attack|attacks|advance|move|march|angriff|vormarsch|attaque|mouvement
    |ataque|movimiento|attacco|mossa|aanval
  ) +(?:
    in|on|at|to|into|upon|against|of|auf|nach|gegen|sur|vers|contre|\u00e0|en|sobre|contra|a|verso
    |op|naar
  ) +(?:the |l['\u2019]|la |le )?(\p{L}[\p{L}. ]{2,25})$
`;
