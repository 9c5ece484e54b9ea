/**
 * `Vienna same again`, `das Gleiche wie letztes Mal für Warschau`: what a unit was ordered in the turn before, where
 * it stands there still.
 */

import { placesIn } from "../../../../language/index.js";
import { type ProvinceId, provinceOf } from "../../../../map/index.js";
import { printOrder } from "../../../../rules/index.js";
import { regex, wrapped } from "../../../../util/index.js";
import type { Session } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";

/** The text with such words as the orders that they mean. */
export async function withSameAgain(session: Session, text: string): Promise<string> {
  const { speaker } = session.sender;
  const power = speaker === null ? null : powerOf(speaker);
  if (speaker === null || power === null || !again.test(text) || text.includes("?")) return text;
  const { board, game } = speaker.game;
  if (game.status !== "active" || game.phase.kind !== "M") return text;
  const records = await session.tx.games.phases(game.name);
  const last = records.findLast(({ phase }) => phase.kind === "M")?.result.results ?? [];
  const own = game.position.units.filter((unit) => unit.power === power);
  const orderOf = (place: ProvinceId) =>
    own.some(({ at }) => provinceOf(at) === place)
      ? last.find(
          ({ power: of, order }) =>
            of === power && order.kind !== "waive" && provinceOf(order.unit.at) === place,
        )?.order
      : undefined;
  return text.replace(said, (words, before: string | undefined, behind: string | undefined) => {
    const [place, another] = placesIn(board, before ?? behind ?? "");
    const order = place === undefined || another !== undefined ? undefined : orderOf(place);
    return order === undefined ? words : printOrder(order);
  });
}

const name = "\\p{L}[\\p{L}.]{2,14}(?: \\p{L}{3,10})?";
const same = wrapped`
  (?:
    (?:does |do |goes |macht |fait |fa |hace )?(?:the )?same again|again the same
    |(?:does |do )?(?:the )?same (?:thing )?as (?:last (?:time|turn|season)|in (?:the )?(?:spring|fall))
    |(?:macht |noch ?mals? )?(?:das gleiche|dasselbe|das selbe)(?: noch ?mals?| wie (?:letztes mal|zuletzt|im \p{L}+))
    |noch ?mals? (?:das gleiche|dasselbe|das selbe)|wie letztes mal|wie zuletzt
    |(?:fait |encore )?(?:pareil|la même chose|le même ordre)
      (?: que la dernière fois| qu['\u2019](?:au printemps|en automne))
    |(?:refait|encore) (?:pareil|la même chose)|comme la dernière fois
    |(?:hace )?lo mismo (?:otra vez|que la última vez)|come l['\u2019]ultima volta
    |(?:fa )?(?:di nuovo|ancora) lo stesso|weer hetzelfde
  )
`;
const again = new RegExp(same, "iu");

/** The unit stands before it, or behind it. */
const said = regex("giu")`
  (?<=^|[.,;:!\n]\s*|(?<!\p{L})(?:and|und|et|y|e|en|the|die|la|le)\s)(?:
    (${name}),?\s${same}
    |${same}\s(?:for|with|für|mit|bei|pour|avec|para|con|per|voor|met)\s(?:the |die |la |le |l['\u2019])?(${name})
  )(?=\s*(?:[.,;:!\n]|$|(?:and|und|et|y|e|en)\s))
`;
