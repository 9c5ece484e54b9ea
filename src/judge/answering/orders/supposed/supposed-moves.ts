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
    if (asking.test(clause)) continue;
    // `Et que le Russe | y va aussi`: who it is stands apart.
    if (mentionsIn(game.board, clause).length === 0 && !again.test(clause)) continue;
    const deed: Deed | null = helping.test(clause)
      ? helpIn(game, power, clause)
      : moveIn(game, power, clause, goal);
    if (deed === null) return null;
    goal = deed.to;
    readings.push(...deed.readings);
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

/** What somebody does, and where it leads. */
interface Deed {
  readonly readings: readonly Reading[];
  readonly to: ProvinceId;
}

/** `..., does it find itself back in Paris?`: what is to be told. */
const asking =
  /^\W*(?:and |then |und |dann |et |y |e |en |dan )*(?:does|do|did|is|are|am|will|would|can|could|may|might|what|who|whose|where|how|which|was|wer|wo|wie|wird|kommt|bleibt|est-ce|qu['\u2019]|que devient|qui|o\u00f9|comment|reste|qu\u00e9|qui\u00e9n|d\u00f3nde|c\u00f3mo|queda|cosa|che cosa|chi|dove|come|resta|wat|waar|hoe|blijft)(?!\p{L})/iu;

/** `Marseilles supports Paris to Burgundy`: the support, and the move that it is for. */
function helpIn(game: OpenGame, power: PowerId, clause: string): Deed | null {
  const context = readingContext(game, power);
  const { readings, complaints } = readOrders(context, [{ number: 1, text: clause }]);
  const [support, another] = readings;
  const isOne = complaints.length === 0 && another === undefined && support?.illegal === null;
  if (!isOne || support.order.kind !== "support" || support.order.to === null) return null;
  const [from, to] = [provinceOf(support.order.of.at), provinceOf(support.order.to)];
  const [move] = legalMove(readingContext(game, null), from, to);
  return move === undefined ? null : { readings: [support, move], to };
}

function moveIn(
  game: OpenGame,
  power: PowerId,
  clause: string,
  last: ProvinceId | null,
): Deed | null {
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
  return reading === undefined || another !== undefined ? null : { readings: [reading], to };
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
