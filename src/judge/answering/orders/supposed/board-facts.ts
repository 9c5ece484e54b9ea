/**
 * What the board says without a trial: whether an order is possible, how many centers somebody has, where units
 * are built.
 */
import {
  asksWhichUnit,
  buildSiteAsked,
  countAsked,
  courteousOrder,
  isSurely,
  placesIn,
  typesNamed,
  whetherAsked,
  withGranted,
} from "../../../../language/index.js";
import { type ProvinceId, provinceOf, seaWay, standingPlaces } from "../../../../map/index.js";
import {
  buildSiteText,
  centersText,
  convoyText,
  standingText,
  wayText,
} from "../../../../report/index.js";
import { answerLine } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf, stageFor } from "../../../session/speaker.js";
import { askingSpeaker } from "../../../session/statements.js";
import { withHimNamed } from "../../../session/texts/of-whom.js";
import { ownOrders } from "../own-orders.js";
import { asksToCarry } from "./places-asked.js";
import { readingOf, tellsOrder } from "./possible-order.js";

/** Gives the answer, below the line that asks. */
export type Tell = (line: string) => void;

/** Whether an order is possible, or two places lie side by side; null where nothing such is asked. */
export function whetherTold(session: Session, speaker: Speaker, text: string): Tell | null {
  const { board, game } = speaker.game;
  const isRequest =
    courteousOrder(text) !== null || withGranted(session.mail.text) !== session.mail.text;
  const carried = isRequest ? null : carriedText(session, speaker, text);
  if (carried !== null) return (line) => answerLine(session, line, carried);
  const own = powerOf(speaker);
  const whether = isRequest ? null : whetherAsked(board, game.position, own, text);
  if (whether === null || (whether.kind === "border" && asksWhichUnit(text))) return null;
  if (whether.kind === "standing") {
    const told = standingText(...stageFor(session, speaker), whether.type, whether.place);
    return (line) => answerLine(session, line, told);
  }
  if (whether.kind === "border") {
    const asked = { ...whether, asksWhether: true, types: typesNamed(text) };
    return (line) => answerLine(session, line, wayText(...stageFor(session, speaker), asked));
  }
  if (readingOf(speaker.game, whether.order) === null) return null;
  return (line) => void tellsOrder(session, speaker, whether.order, line);
}

/** `Can it convoy Apulia to Tunis?`: whether fleets can carry an army so; null where that is not asked. */
export function carriedText(session: Session, speaker: Speaker, text: string): string | null {
  const isOfCarrying = asksToCarry(text) || isSurely({ intent: "convoying", about: text });
  if (!text.includes("?") || !isOfCarrying) return null;
  const { board } = speaker.game;
  const isLand = (place: ProvinceId) => board.canStand("A", place);
  const named = placesIn(board, text);
  const coasts = named.filter(
    (place) => isLand(place) && standingPlaces(board, "F", place).length > 0,
  );
  const [from, to, another] = coasts;
  if (from === undefined || to === undefined || another !== undefined) return null;
  const over = named.find((sea) => !isLand(sea) && seaWay(board, from, to, [sea]) !== null);
  const way = seaWay(board, from, to, over === undefined ? undefined : [over]);
  return convoyText(...stageFor(session, speaker), [from, to], way);
}

/** `If all goes well, how many shall I have?`: with the centers where the asker's orders lead; null for all else. */
export function aheadText(session: Session, speaker: Speaker, text: string): string | null {
  const power = powerOf(speaker);
  const { board, game } = speaker.game;
  if (power === null || game.phase.kind !== "M") return null;
  if (!isSurely({ intent: "count-ahead", about: text })) return null;
  const moves = ownOrders(speaker).flatMap(({ order }) => (order.kind === "move" ? [order] : []));
  const ends = game.position.units
    .filter((unit) => unit.power === power)
    .map(({ at }) => provinceOf(moves.find(({ unit }) => unit.at === at)?.to ?? at));
  const gained = ends.filter((place) => board.province(place)?.isCenter === true);
  return centersText(...stageFor(session, speaker), { powers: [power], gained, lost: [] });
}

/** How many centers somebody has or would have, and whether units can be built in a place. */
export function countTold(
  session: Session,
  speaker: Speaker,
  text: string,
  isIf: boolean,
): Tell | null {
  const { board, game } = speaker.game;
  const own = powerOf(speaker);
  const count = countAsked(board, withHimNamed(session, text), own, isIf);
  const isBare = count === null || count.gained.length + count.lost.length === 0;
  // Told once the orders of the mail are given.
  if (isBare && aheadText(session, speaker, text) !== null)
    return (line) =>
      answerLine(session, line, aheadText(session, askingSpeaker(session) ?? speaker, text) ?? "");
  if (count !== null)
    return (line) => answerLine(session, line, centersText(...stageFor(session, speaker), count));
  const site = game.phase.kind === "A" || own === null ? null : buildSiteAsked(board, text);
  if (site === null) return null;
  return (line) => answerLine(session, line, buildSiteText(...stageFor(session, speaker), site));
}
