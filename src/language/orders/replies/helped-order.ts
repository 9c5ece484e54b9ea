/**
 * What units do beside an order given before: `the Norwegian Sea supports the attack on Norway`, `and Berlin
 * follows`.
 */

import type { Board } from "../../../map/index.js";
import { bordersOn, provinceOf } from "../../../map/index.js";
import type { WrittenOrder } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { placesIn } from "../../names/mentions.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits } from "../help.js";

/** The words with where a unit goes that follows: to where the one unit beside it leaves. */
export function withFollowers(
  context: ReadingContext,
  given: readonly WrittenOrder[],
  text: string,
): string {
  const { board } = context;
  const own = ownUnits(context);
  return text.replace(following, (clause, name: string, at: number) => {
    const isOwn = (place: string) => own.some((unit) => provinceOf(unit.at) === place);
    // Whom it follows may be said on the same line.
    if (placesIn(board, text.slice(0, at)).some(isOwn)) return clause;
    const [place, another] = placesIn(board, name);
    const unit = own.find((each) => provinceOf(each.at) === place);
    if (unit === undefined || another !== undefined) return clause;
    const left = given.flatMap((order) =>
      order.kind === "move" && bordersOn(board, unit, provinceOf(order.unit.at))
        ? [provinceOf(order.unit.at)]
        : [],
    );
    return left.length === 1 ? `${place} - ${left[0]}` : clause;
  });
}

/** `Rome follows`: a unit, and not where another goes. */
export function follows(text: string): boolean {
  return text.search(following) >= 0;
}

const following = regex("giu")`
  (?<=(?:^\W*|[.;,!?]\s*)(?:(?:and|then|und|dann|et|puis|y|e|en)\s)?)(\p{L}[\p{L}. ]{2,24}?)\s(?:
    (?:will |to |can )?follows?(?: suit| up)?|moves? up|r(?:\u00fc|ue)ckt nach|zieht nach|folgt|hinterher|suit|segue
    |sigue|volgt
  )(?:,?\s(?:it|him|her|then|too|behind|along|please|auch|dann|bitte|aussi|anche|ook))*(?=\s*(?:[.;!]|$))
`;

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
