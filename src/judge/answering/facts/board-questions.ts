/**
 * Questions about the board, which everybody sees: who is in a place, whose it is, what lies beside it, how far
 * it is.
 */

import {
  asksLand,
  asksWhichUnit,
  type Intent,
  isOrigin,
  mentionsIn,
  namesAnyUnit,
  placeQuestion,
  placesBesidePowers,
  placesIn,
  powersIn,
  type Question,
  typesNamed,
} from "../../../language/index.js";
import {
  type LocationId,
  type PowerId,
  type ProvinceId,
  provinceOf,
  shortestWay,
} from "../../../map/index.js";
import {
  attackersText,
  bordersText,
  openCentersText,
  placesText,
  questionText,
  reachedText,
  terrainText,
  wayText,
} from "../../../report/index.js";
import type { PlacedUnit } from "../../../rules/index.js";
import { regex } from "../../../util/index.js";
import { answerLine } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { powerOf, stageFor } from "../../session/speaker.js";
import { askingSpeaker } from "../../session/statements.js";
import { aheadText, carriedText, keptText, movesLeft } from "../orders/supposed/board-facts.js";
import { mineTold } from "../orders/supposed/then-asked.js";
import { asksHelp } from "./moves-asked.js";

/** Answers from the board alone; false where the question is about something else. */
export function tellsOfBoard(session: Session, question: Question, line: string): boolean {
  const speaker = askingSpeaker(session);
  if (speaker === null || speaker.game.game.status === "forming") return false;
  const text = factOf(session, speaker, question);
  if (text === null) return false;
  answerLine(session, line, text);
  return true;
}

/** What a question is about, and who asks. */
interface Asked {
  readonly session: Session;
  readonly speaker: Speaker;
  readonly about: string;
  /** The places that it names. */
  readonly places: readonly ProvinceId[];
}

function factOf(session: Session, speaker: Speaker, { intent, about }: Question): string | null {
  const places = placesIn(speaker.game.board, about);
  const asked = { session, speaker, about, places };
  if (asksLand(about) && places.length > 0 && places.length <= most)
    return places.map((place) => terrainText(...stageFor(session, speaker), place)).join(" ");
  return (ofHolding.has(intent) ? isMine(asked) : null) ?? facts[intent]?.(asked) ?? null;
}

/** What `does Spain belong to me?` is taken for. */
const ofHolding: ReadonlySet<Intent> = new Set<Intent>(["happened", "their-units", "capture"]);

type Fact = (asked: Asked) => string | null;

const whoIsThere: Fact = ({ session, speaker, places }) =>
  places.length === 0 ? null : placesText(...stageFor(session, speaker), places.slice(0, most));

/** `Where is everybody?`: all units and centers, and nothing of the game's settings. */
const whoIsAnywhere: Fact = (asked) => {
  const { session, speaker, places, about } = asked;
  const { board } = speaker.game;
  const named = powersIn(board, about);
  const scene = stageFor(session, speaker);
  // `Where are my pieces at the beginning?`
  if (named.length + places.length === 0 && ofSelf.test(about))
    return questionText(...scene, "units");
  const text = (powers: readonly PowerId[]) => questionText(...scene, "their-units", { powers });
  // `Where are all the Russian pieces, and could any of them be in Rumania by fall?`
  if (named.length > 0) {
    const reached = places.length === 0 ? "" : ` ${reachedText(...scene, places, named)}`;
    return `${text(named)}${reached}`;
  }
  return whoIsThere(asked) ?? text(board.powers.map(({ id }) => id));
};

const ofSelf = /(?<!\p{L})(?:my|mine|meine\p{L}?|mes|mis|mie|miei|mijn)(?!\p{L})/iu;

/** `Where are all the others?`; `what can he take` is asked of one of them. */
const whoseUnits: Fact = (asked) => {
  const { session, speaker, about } = asked;
  const { board } = speaker.game;
  if (ofAll.test(about)) return whoIsAnywhere(asked);
  const powers = powersIn(board, about).filter((power) => power !== powerOf(speaker));
  const kind = placeQuestion(about);
  const places = placesBesidePowers(board, about);
  const isOfComing = kind === "threat" || kind === "reach" || sending.test(about);
  if (powers.length > 0 && places.length > 0 && isOfComing)
    return reachedText(...stageFor(session, speaker), places.slice(0, most), powers);
  return whoIsThere(asked);
};

const sending = regex("iu")`
  (?<!\p{L})(?:
    send|bring|throw at|schick\p{L}*|bring\p{L}*|envoyer|amener|enviar|mandar|traer|mandare|inviare|portare
    |sturen|brengen
  )(?!\p{L})
`;

const ofAll = regex("iu")`
  (?<!\p{L})(?:
    all|every(?:one|body)?|each|others|rest|players|powers|they|alle[nrs]?|jede[rsn]?|anderen|tous
    |toutes|chacun|autres|todos|cada|otros|tutti|ognuno|altri|iedereen|anderen
  )(?!\p{L})
`;

/** More places than these are a story. */
const most = 3;

/** `Is Munich next to Burgundy?`, `which places border Munich?` */
const beside: Fact = (asked) => {
  const { session, speaker, places } = asked;
  const [place, other] = places;
  if (place === undefined) return null;
  if (other !== undefined) return wayTold(asked, [place, other], true);
  return bordersText(...stageFor(session, speaker), place);
};

/** `How far is it from Warsaw to Berlin?`; from the asker's nearest unit, where one place alone is named. */
const howFar: Fact = (asked) => {
  if (asksWhichUnit(asked.about)) return null;
  const own = ownUnitAmong(asked);
  const goal = asked.places.find((each) => own !== null && each !== provinceOf(own.at));
  if (own !== null && goal !== undefined) return wayTold(asked, [own.at, goal], false, [own.type]);
  const [place, other] = asked.places;
  if (place === undefined) return null;
  if (other !== undefined) return wayTold(asked, [place, other], false);
  const nearest = nearestUnit(asked, place);
  return nearest === null
    ? beside(asked)
    : wayTold(asked, [nearest.at, place], false, [nearest.type]);
};

/** The asker's unit in one of the places that are named, if the words fit it. */
function ownUnitAmong({ speaker, places, about }: Asked): PlacedUnit | null {
  const types = typesNamed(about);
  const own = speaker.game.game.position.units.filter(
    ({ power, type }) => power === powerOf(speaker) && types.includes(type),
  );
  const found = places.flatMap((place) => own.filter(({ at }) => provinceOf(at) === place));
  return found[0] ?? null;
}

/** `Can a fleet go from Spain to Gascony?`, whoever is there. */
const whatGoes: Fact = (asked) => {
  const { speaker, places, about } = asked;
  if (asksWhichUnit(about) || asksHelp(about)) return null;
  // `Who could get in my way in Belgium or Holland?`
  if (whoAsked.test(about))
    return places.length === 0
      ? null
      : attackersText(...stageFor(asked.session, speaker), places.slice(0, most));
  const [place, other] = fromWhere(asked);
  const { position } = speaker.game.game;
  const isHeld = position.units.some(({ at }) => provinceOf(at) === place);
  if (place !== undefined && other !== undefined)
    return isHeld && !namesAnyUnit(about) ? null : wayTold(asked, [place, other], false);
  return null;
};

/** `Trieste with the army in Tyrolia` begins in Tyrolia. */
function fromWhere({ speaker, places, about }: Asked): readonly ProvinceId[] {
  const [, second, third] = mentionsIn(speaker.game.board, about);
  if (second === undefined || third !== undefined) return places;
  return isOrigin(about.slice(0, second.from)) ? places.toReversed() : places;
}

const whoAsked = /^\W*(?:\p{L}+\W+){0,2}?(?:who|wer|qui|qui[e\u00e9]n|chi|wie)(?!\p{L})/iu;

/** `Is Kiel safe?`: who could go there; `if Russia attacks Sevastopol` is to be tried. */
const whoMayCome: Fact = ({ session, speaker, places, about }) =>
  places.length === 0 || placeQuestion(about) !== "threat" || supposing.test(about)
    ? null
    : attackersText(...stageFor(session, speaker), places.slice(0, most));

const supposing = /(?<!\p{L})(?:if|when|suppose|wenn|falls|si|se|als)(?!\p{L})/iu;

/** `Is Spain mine now?`: whether it is; and when it would be, where it is not. */
const isMine: Fact = ({ session, speaker, places, about }) => {
  const power = powerOf(speaker);
  if (power === null || places.length === 0 || places.length > most) return null;
  if (placeQuestion(about) !== "mine" || whenAsked.test(about)) return null;
  const scene = stageFor(session, speaker);
  const told = mineTold(session, speaker, about, places) ?? "";
  const { owners } = speaker.game.game.position;
  const isOwn = places.every((place) => owners[place] === power);
  const rule = questionText(...scene, "capture");
  return isOwn || told.endsWith(rule) ? told : `${told} ${rule}`;
};

const whenAsked = regex("iu")`
  (?<!\p{L})(?:
    when|if|once|at what|wann|wenn|ab welche[mnr]|sobald|quand|\u00e0 quel|d\u00e8s|si|cu\u00e1ndo
    |cuando|desde|quando|se|appena|wanneer|als|zodra|vanaf
  )(?!\p{L})
`;

const isKept: Fact = ({ session, speaker, about }) => keptText(session, speaker, about);

/** `Can I go back to Paris once I have left it?`: of a place, and not of a seat. */
const goesBack: Fact = ({ session, speaker, places }) =>
  places.length === 0 ? null : questionText(...stageFor(session, speaker), "go-back");

const carried: Fact = ({ session, speaker, about }) => carriedText(session, speaker, about);
/** `Which could I take this fall?` */
const openCenters: Fact = ({ session, speaker, places }) =>
  places.length > 0 ? null : openCentersText(...stageFor(session, speaker));
const ahead: Fact = ({ session, speaker, about }) => aheadText(session, speaker, about);

const facts: Partial<Readonly<Record<Intent, Fact>>> = {
  "their-units": whoseUnits,
  everybody: whoIsAnywhere,
  safety: whoMayCome,
  trial: whoMayCome,
  "come-back": goesBack,
  borders: beside,
  route: howFar,
  possible: whatGoes,
  capture: isKept,
  convoying: carried,
  "count-ahead": ahead,
  "open-centers": openCenters,
};

function wayTold(
  asked: Asked,
  [from, to]: readonly [LocationId, ProvinceId],
  asksWhether: boolean,
  types = typesNamed(asked.about),
): string {
  const { session, speaker } = asked;
  const way = { from, to, asksWhether, types, movesLeft: movesLeft(speaker, asked.about) };
  return wayText(...stageFor(session, speaker), way);
}

/** The asker's unit with the shortest way to a place; null where none can get there, or one is there. */
function nearestUnit({ speaker, about }: Asked, place: ProvinceId): PlacedUnit | null {
  const { board, game } = speaker.game;
  const types = typesNamed(about);
  const own = game.position.units.filter(
    ({ power, type }) => power === powerOf(speaker) && types.includes(type),
  );
  if (own.some(({ at }) => provinceOf(at) === place)) return null;
  const ways = own.flatMap((unit) => {
    const way = shortestWay(board, unit.type, provinceOf(unit.at), place);
    return way === null ? [] : [{ unit, length: way.length }];
  });
  const [nearest] = ways.sort((one, other) => one.length - other.length);
  return nearest?.unit ?? null;
}
