/** Where units stood before: `my fleet from Ankara` is the one that left it. */
import { type ProvinceId, provinceOf } from "../../../../map/index.js";
import type { PlacedUnit } from "../../../../rules/index.js";
import type { Session, Speaker } from "../../../session/session.js";
import { type Former, mayAskGoals } from "./where-to.js";

/** Where each unit came from, move by move; looked up only where a text may ask for it. */
export async function formerPlaces(
  session: Session,
  { game: { game } }: Speaker,
  text: string,
): Promise<Former> {
  if (!mayAskGoals(text)) return () => [];
  const records = await session.tx.games.phases(game.name);
  const moves = records.toReversed().map(({ result }) =>
    result.results.flatMap(({ power, order, words }) => {
      const isMove = order.kind === "move" || order.kind === "retreat";
      return isMove && words.includes("succeeds")
        ? [{ power, from: provinceOf(order.unit.at), to: provinceOf(order.to) }]
        : [];
    }),
  );
  return ({ at, power }: PlacedUnit) => {
    const places: ProvinceId[] = [];
    let place = provinceOf(at);
    for (const phase of moves) {
      const move = phase.find((each) => each.to === place && each.power === power);
      if (move === undefined) continue;
      place = move.from;
      places.push(place);
    }
    return places;
  };
}
