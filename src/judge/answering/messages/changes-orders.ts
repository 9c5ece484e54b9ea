/** Words that change an order that there is, said as if to a player: none of them is told. */
import { ordersByPlaces, placesIn, readOrders, sentencesOf } from "../../../language/index.js";
import { type PowerId, provinceOf } from "../../../map/index.js";
import type { WrittenOrder } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import type { Speaker } from "../../session/session.js";
import { ordersGiven } from "../orders/own-orders.js";
import { readingContext } from "../orders/readings.js";
import { bargains } from "./for-the-judge.js";
import { orderingPower } from "./ordering/orders-in.js";
import { mayTellUnits } from "./ordering/units-told.js";

/** `Je me suis trompé : c'est à York que je veux envoyer Liverpool, pas à Édimbourg`: no player is told that. */
export function correctsOrders(speaker: Speaker, text: string): boolean {
  const power = orderingPower(speaker);
  if (power === null || bargains(text)) return false;
  const given = ordersGiven(speaker.game.game, power);
  const context = readingContext(speaker.game, power);
  if (given.length === 0) return false;
  const [isTurned, goesOn] = [ownMistake.test(text), asBefore.test(text)];
  if (isTurned && goesOn) return mayTellUnits(speaker, text) || namesOwnUnit(speaker, power, text);
  return (
    (isTurned || goesOn) && sentencesOf(text).some((each) => namesOwnMove(context, given, each))
  );
}

/** `That army I had going to York, send it to Wales instead`: words that change an order that there is. */
export function changesOrders(speaker: Speaker, text: string): boolean {
  const power = orderingPower(speaker);
  if (power === null) return false;
  if (correctsOrders(speaker, text)) return true;
  const given = ordersGiven(speaker.game.game, power);
  const aims = given.flatMap((order) => (order.kind === "move" ? [provinceOf(order.to)] : []));
  return sentencesOf(text).some((each) => {
    const places = placesIn(speaker.game.board, each);
    const isOfOrder =
      namesOwnUnit(speaker, power, each) || places.some((place) => aims.includes(place));
    return isOfOrder && elsewhere.test(each);
  });
}

const elsewhere = regex("iu")`
  (?<!\p{L})(?:
    instead|rather|after all|change|switch|stattdessen|lieber|doch nach|\u00e4nder\p{L}*
    |plut\u00f4t|\u00e0 la place|chang\p{L}+|mejor|en (?:su )?lugar|en vez|cambi\p{L}+|invece
    |piuttosto|in plaats|liever|toch|wijzig\p{L}*
  )(?!\p{L})
`;

function namesOwnUnit({ game: { board, game } }: Speaker, power: PowerId, text: string): boolean {
  const units = game.position.units.filter((unit) => unit.power === power);
  return placesIn(board, text).some((place) => units.some(({ at }) => provinceOf(at) === place));
}

function namesOwnMove(
  context: ReturnType<typeof readingContext>,
  given: readonly WrittenOrder[],
  sentence: string,
): boolean {
  if (sentence.includes("?")) return false;
  if (ordersByPlaces(context, given, sentence) !== null) return true;
  const { readings } = readOrders(context, [{ number: 1, text: sentence }]);
  return readings.some(({ illegal }) => illegal === null);
}

/** Who speaks of what the judge has from them. */
const ownMistake = regex("iu")`
  (?<!\p{L})(?:
    (?:made|was) (?:an? )?(?:error|mistake|slip)
    |i (?:got|wrote|sent|typed|ordered) (?:it|that|them|the \p{L}+|my \p{L}+) wrong|i meant
    |my (?:earlier|last|first) (?:letter|mail|orders?)|i (?:have )?reconsidered
    |change of (?:mind|plan)|changed my mind|vertan|verschrieben|geirrt|anders \u00fcberlegt
    |me suis tromp\u00e9e?|chang\u00e9 d['\u2019]avis|changement|me he (?:equivocado|liado)
    |cambio de (?:idea|planes?)|mi sono sbagliat[oa]|ho sbagliato|cambio idea|vergist|bedacht
  )(?!\p{L})
`;
const asBefore = regex("iu")`
  (?<!\p{L})(?:
    (?:the |my )?(?:rest|others?|other (?:two )?orders?|remaining (?:two )?orders?) (?:
      stays?|stands?|is|are|remain
    )
    |(?:der )?rest (?:bleibt|wie)|le reste ne change|lo dem\u00e1s|il resto|come prima|como antes
    |wie gehabt|de rest
  )(?!\p{L})
`;
