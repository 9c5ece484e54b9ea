/**
 * The moves that a supposition tells of, by who does it and by the places that each clause names: for what no grammar reads,
 * `wenn ich mit München nach Tirol gehe und Italien mit Venedig auch`.
 */
import {
  isAimed,
  isStay,
  mentionsIn,
  powersIn,
  type Reading,
  readOrders,
} from "../../../../language/index.js";
import { type PowerId, type ProvinceId, provinceOf } from "../../../../map/index.js";
import type { OpenGame, Speaker } from "../../../session/session.js";
import { readingContext } from "../readings.js";

/** What is supposed: moves, and how many units only stay. */
interface Supposed {
  readonly readings: readonly Reading[];
  readonly staying: number;
}

/** The moves of these clauses; null where one of them tells of none, or of one that the rules do not allow. */
export function movesSupposed(
  { game }: Speaker,
  own: PowerId,
  clauses: readonly string[],
): Supposed | null {
  const readings: Reading[] = [];
  let [power, goal, staying]: [PowerId, ProvinceId | null, number] = [own, null, 0];
  for (const clause of clauses) {
    power = actorOf(game, own, clause) ?? power;
    if (isStay(clause)) {
      staying += 1;
      continue;
    }
    // `Et que le Russe | y va aussi`: who it is stands apart.
    if (mentionsIn(game.board, clause).length === 0 && !again.test(clause)) continue;
    const move: Move | null = helping.test(clause) ? null : moveIn(game, power, clause, goal);
    if (move === null) return null;
    goal = move.to;
    readings.push(move.reading);
  }
  return readings.length === 0 ? null : { readings, staying };
}

/** Who acts: the writer, a power that is named, or whose unit is where the clause says. */
function actorOf({ board, game }: OpenGame, own: PowerId, clause: string): PowerId | null {
  if (oneself.test(clause)) return own;
  const [power] = powersIn(board, clause);
  if (power !== undefined) return power;
  const [first] = mentionsIn(board, clause);
  const unit = game.position.units.find(({ at }) => provinceOf(at) === first?.at);
  return unit?.power ?? null;
}

const oneself =
  /(?<!\p{L})(?:i|we|my|i['\u2019](?:d|ll)|ich|wir|meine?n?|je|j['\u2019]|nous|mon|ma|yo|mis?|mando|voy|muevo|io|mio|mia|vado|muovo|ik|wij|mijn)(?!\p{L})/iu;

/** Who helps goes nowhere. */
const helping =
  /(?<!\p{L})(?:support|help|convoy|back(?:ing|ed)|unterst\u00fctz|hilf|helf|soutien|soutenu|appuy|aide|apoy|ayud|appoggi|aiut|steun|help)\p{L}*/iu;

interface Move {
  readonly reading: Reading;
  readonly to: ProvinceId;
}

function moveIn(
  game: OpenGame,
  power: PowerId,
  clause: string,
  last: ProvinceId | null,
): Move | null {
  const units = game.game.position.units.filter((unit) => unit.power === power);
  const isOf = (at: ProvinceId) => units.some((unit) => provinceOf(unit.at) === at);
  const mentions = mentionsIn(game.board, clause);
  if (mentions.length > mostPlaces) return null;
  const from =
    mentions.find(({ at, from }) => isOf(at) && !isAimed(clause.slice(0, from))) ??
    (mentions.length > 1 ? mentions.find(({ at }) => isOf(at)) : undefined);
  const to =
    mentions.findLast((each) => each.at !== from?.at)?.at ?? (again.test(clause) ? last : null);
  if (to === null) return null;
  const starts = from === undefined ? units.map(({ at }) => provinceOf(at)) : [from.at];
  const context = readingContext(game, power);
  const ways = starts.flatMap((start) => legalMove(context, start, to));
  const [reading, another] = ways;
  return reading === undefined || another !== undefined ? null : { reading, to };
}

/** Where a unit is, and where it goes. */
const mostPlaces = 2;

function legalMove(
  context: ReturnType<typeof readingContext>,
  from: ProvinceId,
  to: ProvinceId,
): readonly Reading[] {
  const { readings, complaints } = readOrders(context, [{ number: 1, text: `${from} - ${to}` }]);
  return complaints.length === 0 ? readings.filter(({ illegal }) => illegal === null) : [];
}

/** `And the Russian too`: to where somebody goes of whom was spoken before. */
const again =
  /(?<!\p{L})(?:too|also|as well|there|likewise|the same|auch|ebenfalls|dort(?:hin)?|dahin|aussi|y|également|là|también|allí|ahí|igual|anche|pure|lì|ook|daar(?:heen)?)(?!\p{L})/iu;
