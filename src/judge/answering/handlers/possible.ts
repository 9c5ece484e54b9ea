/**
 * POSSIBLE: where units can go, as everybody can see it on the board; and whether a unit can do what a question
 * names.
 */
import type { Game } from "../../../game/index.js";
import {
  beginsAsking,
  courteousOrder,
  orderAsked,
  parseOrder,
  placesIn,
  termsAsked,
} from "../../../language/index.js";
import { type Board, type ProvinceId, provinceOf } from "../../../map/index.js";
import { outOfReachText, possibleText } from "../../../report/index.js";
import { destinations, type PlacedUnit } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { say } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { powerOf, stageFor } from "../../session/speaker.js";
import { speakerOrRefuse } from "../../session/statements.js";
import { readingAsked, tellsSeveral, tellWhether } from "../orders/supposed/possible-order.js";
import { withUnitNamed } from "../orders/supposed/unit-spoken-of.js";

/** `POSSIBLE A PAR`, or `POSSIBLE` for all units of the asker. */
export function tellPossible(session: Session, named: string | null, line: string): void {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const { game, board } = speaker.game;
  const power = powerOf(speaker);
  const places = named === null ? [] : placesNamed(board, named);
  const asked = unitsIn(game, places);
  const own = movable(game).filter((unit) => unit.power === power);
  const near = asked.length > 0 ? [] : own.filter((unit) => reaches(board, game, unit, places));
  const isFar = asked.length === 0 && near.length === 0 && own.length > 0 && places.length === 1;
  const [catalogue, scene] = stageFor(session, speaker);
  const units = asked.length > 0 ? asked : near.length > 0 ? near : own;
  say(
    session,
    isFar ? outOfReachText(catalogue, scene, places) : possibleText(catalogue, scene, units),
  );
}

/** `Can Liverpool support London to Yorkshire?`: yes or no; false where the sentence asks about no order. */
export function tellsWhether(session: Session, question: string, line: string): boolean {
  const { speaker } = session.sender;
  if (speaker === null || speaker.game.game.status === "forming") return false;
  // `What does S A PAR - BUR mean?` asks of no order.
  if (termsAsked(question).length > 0) return false;
  const text = orderAsked(withUnitNamed(session, speaker, question));
  const order = text === null ? null : readingAsked(speaker, question, text);
  if (order !== null) tellWhether(session, speaker, order, line);
  // `Could you please send Warsaw to Galicia and Moscow to Ukraine?` asks nothing.
  const isRequest = beginsAsking(question) || courteousOrder(question) !== null;
  const several = text ?? (isRequest ? null : listAsked(question));
  return order !== null || (several !== null && tellsSeveral(session, speaker, several, line));
}

/** `My orders: Bulgaria to Greece, Con to Bulgaria?`: several orders, of which somebody is not sure. */
function listAsked(question: string): string | null {
  const [, listed = ""] = orderList.exec(question.trim()) ?? [];
  return listed.includes(",") || listed.includes(";") ? listed : null;
}

const orderList = regex("iu")`
  ^(?:(?:my|meine|mes|mis|i miei|mijn)?\s?(?:orders?|moves?|befehle|z\u00fcge|ordres|\u00f3rdenes|ordini
  |orders)[^:?]{0,30}:\s*)?
    ([^?]{8,400})\?+$
`;

function reaches(
  board: Board,
  { phase, position }: Game,
  unit: PlacedUnit,
  places: readonly ProvinceId[],
): boolean {
  if (phase.kind === "R") return true;
  const { direct, byConvoy } = destinations(board, position, unit);
  return [...direct, ...byConvoy].some((at) => places.includes(provinceOf(at)));
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
