/**
 * What the board says without a trial: whether an order is possible, how many centers somebody has, where units
 * are built.
 */
import {
  asksWhetherHeld,
  asksWhichUnit,
  beginsAsking,
  buildSiteAsked,
  countAsked,
  courteousOrder,
  isSupposing,
  isSurely,
  orderAsked,
  orderedUnit,
  placesIn,
  saysOneself,
  typesNamed,
  whetherAsked,
  withGranted,
} from "../../../../language/index.js";
import { type ProvinceId, provinceOf, seaWay, standingPlaces } from "../../../../map/index.js";
import {
  ashoreText,
  buildSiteText,
  centersText,
  convoyText,
  placesText,
  questionText,
  standingText,
  wayText,
} from "../../../../report/index.js";
import type { PlacedUnit } from "../../../../rules/index.js";
import { regex } from "../../../../util/index.js";
import { answerLine } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf, stageFor } from "../../../session/speaker.js";
import { askingSpeaker } from "../../../session/statements.js";
import { withHimNamed } from "../../../session/texts/of-whom.js";
import { ordersInMind } from "../own-orders.js";
import { asksToCarry, onlyAnswered } from "./places-asked.js";
import { readingOf, severalTold, tellsOrder } from "./possible-order.js";

/** Gives the answer, below the line that asks. */
export type Tell = (line: string) => void;

/** Whether an order is possible, or two places lie side by side; null where nothing such is asked. */
export function whetherTold(
  session: Session,
  speaker: Speaker,
  text: string,
  spokenOf: ProvinceId | null = null,
): Tell | null {
  const { board, game } = speaker.game;
  const isRequest =
    courteousOrder(text) !== null || withGranted(session.mail.text) !== session.mail.text;
  const carried = isRequest ? null : carriedText(session, speaker, text);
  if (carried !== null) return (line) => answerLine(session, line, carried);
  const inYear = isRequest ? null : yearTold(session, speaker, text);
  if (inYear !== null) return inYear;
  const asked = isRequest ? null : orderAsked(text);
  const several = asked === null ? null : severalTold(session, speaker, asked);
  if (several !== null) return several;
  const own = powerOf(speaker);
  const whether = asGoing(speaker, whetherAsked(board, game.position, own, text, spokenOf));
  // What cannot be is refused to whoever asks for it, too.
  const isOrder =
    whether?.kind === "order" && readingOf(speaker.game, whether.order)?.illegal != null;
  if (
    whether === null ||
    (isRequest && !isOrder) ||
    (whether.kind === "border" && asksWhichUnit(text))
  )
    return null;
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

/** `Could Marseilles help Paris?`, where Paris is ordered to go somewhere: help to get there, if that can be. */
function asGoing(speaker: Speaker, whether: ReturnType<typeof whetherAsked>) {
  const [, helped] = (whether?.kind === "order" && /^\w+ S (\w+)$/.exec(whether.order)) || [];
  if (whether?.kind !== "order" || helped === undefined) return whether;
  const going = ordersInMind(speaker).find(({ order }) => orderedUnit(order)[0] === helped)?.order;
  if (going?.kind !== "move") return whether;
  const order = `${whether.order} - ${provinceOf(going.to)}`;
  return readingOf(speaker.game, order)?.illegal === null ? { ...whether, order } : whether;
}

/** `Do I keep Serbia if I leave it?`: whose it is now, and when that changes. */
export function keptText(session: Session, speaker: Speaker, text: string): string | null {
  const places = placesIn(speaker.game.board, text);
  if (places.length === 0 || places.length > most) return null;
  const scene = stageFor(session, speaker);
  return `${placesText(...scene, places)} ${questionText(...scene, "capture")}`;
}

/** More places than these are a story. */
const most = 3;

/** `If Serbia is left empty, is it still mine?`: of the place alone, and of no move to another. */
export function leavingTold(session: Session, speaker: Speaker, text: string): Tell | null {
  const [place, another] = placesIn(speaker.game.board, text);
  if (place === undefined || another !== undefined) return null;
  const { owners, units } = speaker.game.game.position;
  const own = powerOf(speaker);
  const isThere = units.some(({ at, power }) => power === own && provinceOf(at) === place);
  if (owners[place] !== own && !isThere) return null;
  const kept = isSurely({ intent: "capture", about: text })
    ? keptText(session, speaker, text)
    : null;
  return kept === null ? null : (line) => answerLine(session, line, kept);
}

/** `Can Liverpool be in Norway by autumn?`: how far it is for that unit, and whether there is time. */
function yearTold(session: Session, speaker: Speaker, text: string): Tell | null {
  const { board, game } = speaker.game;
  const left = movesLeft(speaker, text);
  const [place, other, another] = placesIn(board, text);
  if (left === null || place === undefined || other === undefined || another !== undefined)
    return null;
  const own = game.position.units.filter(({ power }) => power === powerOf(speaker));
  const unit = [place, other].flatMap(
    (at) => own.find((each) => provinceOf(each.at) === at) ?? [],
  )[0];
  if (unit === undefined || !typesNamed(text).includes(unit.type)) return null;
  const to = provinceOf(unit.at) === place ? other : place;
  const way = { from: unit.at, to, asksWhether: false, types: [unit.type], movesLeft: left };
  return (line) => answerLine(session, line, wayText(...stageFor(session, speaker), way));
}

/** How many moves the year has left, where the words ask about this year. */
export function movesLeft(speaker: Speaker, text: string): number | null {
  const { phase } = speaker.game.game;
  if (phase.kind !== "M" || !thisYear.test(text)) return null;
  return phase.season === "S" ? 2 : 1;
}

const thisYear = regex("iu")`
  (?<!\p{L})(?:
    this year|(?:by|until|till|before|this|in)(?: the)?(?: end of)?(?: the)? (?:autumn|fall|winter|year)
    |dieses jahr|noch heuer|(?:bis|vor|im|noch im|noch vor)(?: zum| dem)? (?:herbst|winter|jahresende)
    |cette ann\u00e9e|(?:d['\u2019]ici|avant|cet|en|\u00e0)(?: la fin de)? ?(?:l['\u2019])?(?:automne|hiver|ann\u00e9e)
    |(?:este|antes del?|en|para el|hasta el) (?:a\u00f1o|oto\u00f1o|invierno)
    |(?:quest['\u2019]|entro l['\u2019]|in |prima dell['\u2019])(?:anno|autunno|inverno)
    |dit jaar|(?:voor|dit|in|tot)(?: de| het)? (?:herfst|najaar|winter)
  )(?!\p{L})
`;

/** `Can it convoy Apulia to Tunis?`: whether fleets can carry an army so; null where that is not asked. */
export function carriedText(session: Session, speaker: Speaker, text: string): string | null {
  const isOfCarrying = asksToCarry(text) || isSurely({ intent: "convoying", about: text });
  if (!isOfCarrying || !(text.includes("?") || beginsAsking(text))) return null;
  const { board } = speaker.game;
  const isLand = (place: ProvinceId) => board.canStand("A", place);
  const named = placesIn(board, text);
  const coasts = named.filter(
    (place) => isLand(place) && standingPlaces(board, "F", place).length > 0,
  );
  // `Can the fleet also help the Channel into Belgium, or is it busy with the convoy?` asks of a support.
  if (coasts.length === 1 && supporting.test(text)) return null;
  const armies = armiesOf(speaker);
  // `Can it get to Holland from York, if a fleet carries it?`: from where the army is.
  const [from, to, another] =
    coasts.length === 1 && armies.length === 1
      ? [armies[0], coasts[0]]
      : coasts.toSorted((one, other) => +armies.includes(other) - +armies.includes(one));
  if (from === undefined || to === undefined || another !== undefined || from === to) return null;
  // `Can my fleet in Ankara carry the army in Smyrna somewhere?`
  const ashore = ownUnits(speaker, "F").find(({ at }) => provinceOf(at) === to);
  if (ashore !== undefined && armies.includes(from))
    return ashoreText(...stageFor(session, speaker), ashore);
  const over = named.find((sea) => !isLand(sea) && seaWay(board, from, to, [sea]) !== null);
  const way = seaWay(board, from, to, over === undefined ? undefined : [over]);
  const fleets = named.filter((sea) => !isLand(sea));
  const unfit = over === undefined && way !== null ? (fleets[0] ?? null) : null;
  // From where the army would come then, is not said.
  if (unfit !== null && coasts.length === 1) return null;
  return convoyText(...stageFor(session, speaker), [from, to], way, unfit);
}

const supporting = regex("iu")`
  (?<!\p{L})(?:
    help|support|back(?: up)?|assist|unterst\u00fctz|helf|hilf|sout[ei]|aider?|appuy|apoy|ayud|appogg|aiut|steun|help
  )\p{L}*\s(?!(?:the |my |die |meine |l['\u2019]|mon )?(?:army|armee|arm\u00e9e|armata|leger|ej\u00e9rcito))
`;

/** Where the asker's armies are. */
function armiesOf(speaker: Speaker): readonly ProvinceId[] {
  return ownUnits(speaker, "A").map(({ at }) => provinceOf(at));
}

function ownUnits(speaker: Speaker, kind: PlacedUnit["type"]): readonly PlacedUnit[] {
  const own = powerOf(speaker);
  return speaker.game.game.position.units.filter(
    ({ power, type }) => power === own && type === kind,
  );
}

/** `If all goes well, how many shall I have?`: with the centers where the asker's orders lead; null for all else. */
export function aheadText(session: Session, speaker: Speaker, text: string): string | null {
  const power = powerOf(speaker);
  const { board, game } = speaker.game;
  if (power === null || game.phase.kind !== "M") return null;
  if (!isSurely({ intent: "count-ahead", about: text })) return null;
  const moves = ordersInMind(speaker).flatMap(({ order }) =>
    order.kind === "move" ? [order] : [],
  );
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
  // `Does he get my center now, or only in the fall?`: what it takes is asked as well.
  const rule = isBare && isSurely({ intent: "capture", about: text });
  if (count !== null)
    return (line) => {
      const stage = stageFor(session, speaker);
      const told = centersText(...stage, count);
      answerLine(session, line, rule ? `${questionText(...stage, "capture")} ${told}` : told);
    };
  const site = game.phase.kind === "A" || own === null ? null : buildSiteAsked(board, text);
  if (site === null) return null;
  return (line) =>
    answerLine(session, line, buildSiteText(...stageFor(session, speaker), site, typesNamed(text)));
}

/** `Would he take it ill?`, `what did he mean?`: no board tells. */
export function asksOfFeeling(text: string): boolean {
  return feeling.test(text);
}

const feeling = regex("iu")`
  (?<!\p{L})(?:
    takes? (?:it )?(?:ill|amiss|badly|kindly|offen[cs]e)|minds?|objects?|mean(?:s|t|ing)?|complain\p{L}*
    |fair|trust\p{L}*|angry|upset|cross
    |\u00fcbel|b\u00f6se|sauer|f\u00e2ch\p{L}*|enfad\p{L}*|molest\p{L}*|arrabbi\p{L}*|offend\p{L}*
    |boos|kwalijk
  )(?!\p{L})
`;

/** `Can I go to Warsaw? It's empty, no?`: who is in the place that was named last. */
export function heldTold(
  session: Session,
  speaker: Speaker,
  { text }: { readonly text: string },
  place: ProvinceId | null,
): Tell | null {
  const { board } = speaker.game;
  const [named = place, another] = placesIn(board, text);
  if (named === null || another !== undefined || !asksWhetherHeld(text)) return null;
  if (isSupposing(text) || saysOneself(text)) return null;
  const told = placesText(...stageFor(session, speaker), [named]);
  return (line) => answerLine(session, line, onlyAnswered(session, speaker, told));
}
