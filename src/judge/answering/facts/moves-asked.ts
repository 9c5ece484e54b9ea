/**
 * `What can the French fleet in the Channel attack?`, `which of mine can get to Greece?`, `why has Brest no
 * order?`: questions about units that name no order, answered from the position.
 */
import {
  asksOfSelf,
  asksWhich,
  asksWhichUnit,
  type Intent,
  mentionsIn,
  orderedUnit,
  placesIn,
  powersIn,
  type Question,
  typesNamed,
} from "../../../language/index.js";
import { type PowerId, type ProvinceId, provinceOf } from "../../../map/index.js";
import {
  attackersText,
  goalsText,
  helpText,
  movesText,
  noOrderText,
  placesText,
  questionText,
  supportableText,
  takesNoSideText,
  threatsText,
} from "../../../report/index.js";
import type { PlacedUnit } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { answerLine } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { powerOf, stageFor } from "../../session/speaker.js";
import { saidWhere } from "../../session/texts/said-where.js";
import { ownOrders } from "../orders/own-orders.js";
import { openPlaces } from "../orders/supposed/tactics.js";
import { asksAgain } from "./asked-again.js";

/** Answers such a question; false where it is none, or the board does not tell. */
export async function tellsOfMoves(
  session: Session,
  { intent, about }: Question,
  line: string,
): Promise<boolean> {
  const { speaker } = session.sender;
  if (speaker === null || speaker.game.game.status !== "active") return false;
  // `Did you get my orders?`, of orders that wait for a yes
  const isOfWaiting =
    intent === "no-order" || (intent === "received" && ownOrders(speaker).length === 0);
  if (isOfWaiting && (await asksAgain(session, speaker, line, "orders"))) return true;
  const text =
    answers[intent]?.({ session, speaker, about, ...unitsMeant(speaker, about) }) ?? null;
  if (text === null) return false;
  answerLine(session, line, text);
  return true;
}

interface Meant {
  readonly units: readonly PlacedUnit[];
  /** The other places that are named. */
  readonly goals: readonly ProvinceId[];
}

interface Asked extends Meant {
  readonly session: Session;
  readonly speaker: Speaker;
  readonly about: string;
}

/** The units that are named by places, powers or kinds; the asker's own where nothing else is said. */
function unitsMeant(speaker: Speaker, about: string): Meant {
  const { board, game } = speaker.game;
  const own = powerOf(speaker);
  const places = placesIn(board, about);
  const named = powersIn(board, about);
  const isOfSelf = asksOfSelf(about) && !named.some((power) => power !== own);
  const powers: readonly (PowerId | null)[] = named.length > 0 && !isOfSelf ? named : [own];
  const types = typesNamed(about);
  const at = (unit: PlacedUnit) => places.includes(provinceOf(unit.at));
  const isMeant = (unit: PlacedUnit) => powers.includes(unit.power) && types.includes(unit.type);
  const meant = game.position.units.filter(isMeant);
  // `Which of mine can get to Denmark or Holland?`, where one of them is in Denmark.
  const there = asksWhichUnit(about) && places.length > 1 ? [] : meant.filter(at);
  // `What can the fleet in the Channel do?`, of somebody else's.
  const others = game.position.units.filter((unit) => at(unit) && types.includes(unit.type));
  const isUnnamed = named.length === 0 && !isOfSelf && there.length === 0 && places.length === 1;
  const units =
    there.length > 0 ? there : isUnnamed && !asksWhich(about) && others.length > 0 ? others : meant;
  const from = units === meant ? [] : units.map((unit) => provinceOf(unit.at));
  return { units, goals: places.filter((place) => !from.includes(place)) };
}

const helping = regex("iu")`
  (?<!\p{L})(?:
    support|help|assist|back|unterst\u00fctz|helf|hilf|souten|soutien|appu[iy]|aide|apoy|ayud
    |appogg|aiut|sosten|steun|help
  )
`;

/** `Could my fleet help an army into Rumania?` */
export function asksHelp(about: string): boolean {
  return helping.test(about);
}

const possible = ({ session, speaker, about, units, goals }: Asked): string | null => {
  const { phase } = speaker.game.game;
  const [unit, another] = units;
  if (phase.kind === "R" || unit === undefined || goals.length > most) return null;
  const scene = stageFor(session, speaker);
  const [goal, otherGoal] = goals;
  if (asksHelp(about)) {
    const isOpen = openly.test(about) && goal === undefined && another === undefined;
    if (isOpen && placesIn(speaker.game.board, about).includes(provinceOf(unit.at)))
      return supportableText(...scene, unit);
    const place = goal ?? placesIn(speaker.game.board, about)[0];
    const helper = goal === undefined ? lastNamed(session, speaker, about) : unit;
    if (place === undefined || helper === null || otherGoal !== undefined) return null;
    return another === undefined ? helpText(...scene, helper, place) : null;
  }
  return goal === undefined ? movesText(...scene, units) : goalsText(...scene, units, goals);
};

/** `What could Barents support?` */
const openly = regex("iu")`
  ^\W*(?:(?:and|so|und|et|y|e|en)\W+)?(?:a |à |an )?(?:
    what|who|whom|which|was|wen|wem|welche\p{L}*|que|qu['\u2019]|qui|quoi|quel\p{L}*|qué
    |quién|cuál\p{L}*|cosa|che|chi|quale|quali|wat|wie|welke
  )(?!\p{L})
`;

/** `The fleet in Trieste? Can it not support Vienna?`: the asker's unit that the mail named before these words. */
function lastNamed({ mail }: Session, speaker: Speaker, about: string): PlacedUnit | null {
  const { board, game } = speaker.game;
  const own = powerOf(speaker);
  const before = mail.text.slice(0, Math.max(0, saidWhere(mail, about)));
  const places = mentionsIn(board, before).map(({ at }) => at);
  const units = places.flatMap((place) =>
    game.position.units.filter(({ at, power }) => power === own && provinceOf(at) === place),
  );
  return units.at(-1) ?? null;
}

/** More places than these are a story. */
const most = 3;

/** Who could come, to the places that are named or to where the asker stands. */
const defend = ({ session, speaker, about }: Asked): string | null => {
  const own = powerOf(speaker);
  if (own === null || speaker.game.game.phase.kind === "R") return null;
  const named = placesIn(speaker.game.board, about).slice(0, most);
  const scene = stageFor(session, speaker);
  const { units } = speaker.game.game.position;
  // `Will somebody else turn up in Belgium?`, where nobody is.
  if (named.length > 0 && !units.some(({ at }) => named.includes(provinceOf(at))))
    return attackersText(...scene, named);
  const threats = threatsText(...scene, named.length > 0 ? named : openPlaces(speaker));
  return named.length > 0 ? threats : `${takesNoSideText(...scene)} ${threats}`;
};

const noOrder = ({ session, speaker, about, units }: Asked): string | null => {
  const own = powerOf(speaker);
  const { board, game } = speaker.game;
  if (own === null || game.phase.kind === "R") return null;
  const places = placesIn(board, about);
  if (game.phase.kind === "A") return questionText(...stageFor(session, speaker), "build-count");
  // `Why has Marseilles nothing?`, where nobody stands.
  if (places.length > 0 && units.every(({ at }) => !places.includes(provinceOf(at))))
    return placesText(...stageFor(session, speaker), places.slice(0, most));
  const ordered = ownOrders(speaker).flatMap(({ order }) => orderedUnit(order).map(provinceOf));
  const left = units.filter((unit) => unit.power === own && !ordered.includes(provinceOf(unit.at)));
  return noOrderText(...stageFor(session, speaker), left);
};

const answers: Partial<Readonly<Record<Intent, (asked: Asked) => string | null>>> = {
  possible,
  route: (asked) => (asksWhichUnit(asked.about) ? possible(asked) : null),
  supporting: (asked) => (asksHelp(asked.about) ? possible(asked) : null),
  defend,
  "no-order": noOrder,
};
