/** POSSIBLE: where units can go, as everybody can see it on the board. */
import { type Game, memberById } from "../../../game/index.js";
import { parseOrder, placesIn } from "../../../language/index.js";
import { type Board, type ProvinceId, provinceOf } from "../../../map/index.js";
import { possibleText } from "../../../report/index.js";
import type { PlacedUnit } from "../../../rules/index.js";
import { sceneOf } from "../../records/scenes.js";
import { say } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { speakerOf } from "../../session/statements.js";

/** `POSSIBLE A PAR`, or `POSSIBLE` for all units of the asker. */
export function tellPossible(session: Session, named: string | null, line: string): void {
  const speaker = speakerOf(session, line);
  if (speaker === null) return;
  const { game, board } = speaker.game;
  const power = memberById(game, speaker.member)?.power ?? null;
  const places = named === null ? [] : placesNamed(board, named);
  const asked = unitsIn(game, places);
  const units = asked.length > 0 ? asked : movable(game).filter((unit) => unit.power === power);
  const scene = sceneOf(session.context, game, speaker.member);
  say(session, possibleText(session.context.catalogue, scene, units));
}

/** The units of these places; of the first that has any, for the others may be where it wants to go. */
function unitsIn(game: Game, places: readonly ProvinceId[]): readonly PlacedUnit[] {
  const here = places.map((place) => movable(game).filter(({ at }) => provinceOf(at) === place));
  return here.find((units) => units.length > 0) ?? [];
}

/** Units that can move or retreat in this phase; in winter all, for the next spring. */
function movable({ phase, position }: Game): readonly PlacedUnit[] {
  return phase.kind === "R" ? position.dislodged : position.units;
}

/** The provinces that words for units can mean. */
export function placesNamed(board: Board, words: string): readonly ProvinceId[] {
  const unit = words.replace(/[ ?!.]+$/, "");
  const read = parseOrder(board, unit);
  const orders = read.length > 0 ? read : parseOrder(board, `${unit} H`);
  const named = orders.flatMap((order) =>
    order.kind === "waive" ? [] : [provinceOf(order.unit.at)],
  );
  return named.length > 0 ? [...new Set(named)] : placesIn(board, words);
}
