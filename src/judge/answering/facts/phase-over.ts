/** `My fleet in Rome should have been an army. Can I still change it?`, of a phase that is over: only the GM can. */

import {
  type Intent,
  namesAnyUnit,
  placesIn,
  type Question,
  seasonSaid,
  sentencesOf,
} from "../../../language/index.js";
import { provinceOf } from "../../../map/index.js";
import type { Phase } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { answerPlainlyOnce } from "../../session/outcomes.js";
import type { Session } from "../../session/session.js";
import { memberOf, powerOf } from "../../session/speaker.js";
import { ownText } from "../../session/texts/own-text.js";
import { resultsKnownTo } from "../handlers/trial.js";
import { ownOrders } from "../orders/own-orders.js";

/** Says that what was carried out cannot be changed; false where the orders of now are meant, or may be. */
export async function tellsPhaseOver(
  session: Session,
  { intent, about }: Question,
  line: string,
): Promise<boolean> {
  const { speaker } = session.sender;
  if (speaker === null || !ofChanges.has(intent) || session.orders.given.size > 0) return false;
  const { game, board } = speaker.game;
  if (game.status !== "active") return false;
  const records = await session.tx.games.phases(game.name);
  if (records.length === 0) return false;
  const text = ownText(session);
  const places = placesIn(board, text);
  const power = powerOf(speaker);
  const known = records.slice(-recent).flatMap((each) => resultsKnownTo(each, memberOf(speaker)));
  const own = known.filter((result) => power === null || result.power === power);
  const builtIn = own.flatMap(({ order }) =>
    order.kind === "build" ? [provinceOf(order.unit.at)] : [],
  );
  const isBuilt =
    places.length === 0 ? building.test(text) : places.some((at) => builtIn.includes(at));
  const isOfBuild = game.phase.kind !== "A" && builtIn.length > 0 && isBuilt;
  // `Paris should have stayed. Can I still change that?`, where nothing of now is ordered and could be put right.
  const isUnordered = power !== null && ownOrders(speaker).length === 0;
  // `If there still is time: Venice holds` orders now.
  const told = sentencesOf(text).filter((each) => !each.includes("?") && !ofNow.test(each));
  const isOfWinter = game.phase.kind === "A" && (building.test(text) || namesAnyUnit(text));
  const isTold = placesIn(board, told.join(" ")).length > 0 && !isOfWinter;
  const isOfPast = isUnordered && isTold && !later.test(text);
  const isNamed = before.test(text) || isBehind(game.phase, seasonSaid(about));
  if (!isOfBuild && !isOfPast && !isNamed) return false;
  answerPlainlyOnce(session, line, "change-over");
  return true;
}

/** The phases of a year, at most. */
const recent = 5;

const ofChanges: ReadonlySet<Intent> = new Set<Intent>(["change", "mistake", "in-time"]);

/** `Is it too late for the spring?`, in the fall of that year. */
function isBehind({ season, kind }: Phase, named: "S" | "F" | null): boolean {
  return named === "S" ? season === "F" : named === "F" && kind === "A";
}

const ofNow = regex("iu")`
  ^\W*(?:
    (?:if|in case|assuming) (?:so|not|yes|it['\u2019]?s not|it isn['\u2019]?t|there)
    |wenn (?:ja|noch)|falls (?:ja|nicht|noch)|si (?:oui|non|c['\u2019]est|s\u00ed|hay|a\u00fan)
    |se (?:s\u00ec|si|no|c['\u2019]\u00e8)|zo ja|als (?:het|dat) nog
  )(?!\p{L})
`;

const building = regex("iu")`
  (?<!\p{L})(?:
    built|builds?|winter(?: orders?)?|gebaut|aufgebaut|bau(?:befehl)?|construit\p{L}*
    |constru(?:\u00ed|ido|ida)|costruit\p{L}*|gebouwd
  )(?!\p{L})
`;
/** Whoever asks whether they may change it until then has not ordered it yet. */
const later = regex("iu")`
  (?<!\p{L})(?:
    later|l8r|until|till?|before|tomorrow|afterwards|sp\u00e4ter|bis|morgen|plus tard|apr\u00e8s|jusqu
    |demain|despu\u00e9s|m\u00e1s tarde|hasta|ma\u00f1ana|dopo|pi\u00f9 tardi|fino|prima|domani|tot|voor
  )(?!\p{L})
`;
const before = regex("iu")`
  (?<!\p{L})(?:
    (?:last|previous) (?:turn|phase|round|season|move|spring|fall|autumn|winter|year)
    |already (?:over|played|processed|run)
    |(?:letzte|vorige)[nrs]? (?:runde|zug|phase|fr\u00fchjahr|herbst|winter)
    |(?:tour|phase|saison) (?:pr\u00e9c\u00e9dente?|dernier|derni\u00e8re|d['\u2019]avant)
    |(?:dernier|derni\u00e8re) (?:tour|phase|saison)
    |(?:turno|fase) (?:anterior|pasad[oa]|precedente|scors[oa])
    |(?:\u00faltim[oa]|ultim[oa]) (?:turno|fase)
    |(?:vorige|laatste) (?:beurt|ronde|fase)
  )(?!\p{L})
`;
