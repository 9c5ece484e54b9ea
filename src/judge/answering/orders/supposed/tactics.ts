/**
 * What players ask one another over a board, answered from it: who could come, what happens if two go to the
 * same place, whether somebody else gets in. What can be tried is tried, with the asker's own orders and nobody
 * else's.
 */

import {
  asksOfNextTurn,
  goesOneself,
  placesIn,
  powersIn,
  sentencesOf,
  type Tactic,
  tacticAsked,
} from "../../../../language/index.js";
import { type PowerId, type ProvinceId, provinceOf, shortestWay } from "../../../../map/index.js";
import {
  attackersText,
  borderText,
  buildersText,
  neighboursText,
  othersReachingText,
  outOfReachText,
  ownWayText,
  questionText,
  reachedText,
  reaching,
  waysText,
} from "../../../../report/index.js";
import { regex } from "../../../../util/index.js";
import { answerLine } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf, stageFor } from "../../../session/speaker.js";
import { askingSpeaker } from "../../../session/statements.js";
import { ownText } from "../../../session/texts/own-text.js";
import { type Mover, triedOut } from "../trials/tried.js";

/** Answers such a question; false where the sentence is none, or the board does not tell. */
export function tellsTactic(session: Session, sentence: string, line: string): boolean {
  const text = tacticText(session, sentence);
  if (text === null) return false;
  answerLine(session, line, text);
  return true;
}

/** Is this such a question, and does the board tell? */
export function asksTactic(session: Session, sentence: string): boolean {
  const { speaker } = session.sender;
  if (speaker !== null && tacticAsked(sentence) === "fall")
    return placesIn(speaker.game.board, sentence).length > 0;
  return tacticText(session, sentence) !== null;
}

function tacticText(session: Session, sentence: string): string | null {
  const speaker = askingSpeaker(session);
  if (speaker === null || speaker.game.game.status !== "active") return null;
  const kind = tacticAsked(sentence);
  if (kind === null || kind === "fall") return null;
  const { board } = speaker.game;
  const asked: Asked = {
    session,
    speaker,
    sentence,
    // `Do we both stay?` names no Gulf of Bothnia.
    places: placesIn(board, sentence.replace(/\bboth\b/gi, " ")),
    powers: powersIn(board, sentence),
    own: powerOf(speaker),
  };
  return answers[kind](asked);
}

interface Asked {
  readonly session: Session;
  readonly speaker: Speaker;
  readonly sentence: string;
  readonly places: readonly ProvinceId[];
  readonly powers: readonly PowerId[];
  readonly own: PowerId | null;
}

/** More places than these are a story. */
const most = 3;

const attackers = (asked: Asked): string | null => {
  const { places, powers, own, speaker } = asked;
  if (speaker.game.game.phase.kind === "R") return null;
  const [goal] = places;
  // `If Russia stays away, can anybody else bounce me there?`
  const left = besides.test(asked.sentence) ? powersBefore(asked) : [];
  if (goal !== undefined && left.length > 0)
    return othersReachingText(...stageFor(asked.session, asked.speaker), goal, left);
  // `Can the Italian walk into Trieste?`
  if (goal !== undefined && powers.some((power) => power !== own)) return entry(asked);
  const meant =
    places.length > 0
      ? places.slice(0, most)
      : ofSelf.test(asked.sentence)
        ? openPlaces(speaker)
        : [];
  return meant.length === 0
    ? null
    : attackersText(...stageFor(asked.session, asked.speaker), meant);
};

/** The others that the whole sentence names, of which this may be the end. */
function powersBefore({ session, speaker, sentence, own }: Asked): readonly PowerId[] {
  const whole = sentencesOf(ownText(session)).map((each) => each.replace(/\s+/g, " "));
  const said = whole.find((each) => each.includes(sentence.trim())) ?? sentence;
  return powersIn(speaker.game.board, said).filter((power) => power !== own);
}

const besides = regex("iu")`
  (?<!\p{L})(?:
    (?:any|some|no)(?:one|body) else|who else|(?:other than|besides|apart from|except|but)
    |sonst (?:noch )?(?:jemand|wer|einer)|(?:wer|jemand) sonst|au(?:\u00df|ss)er
    |(?:quelqu['\u2019]un|qui|personne) d['\u2019]autre|(?:alguien|qui\u00e9n|nadie) m\u00e1s|aparte de
    |(?:qualcun|chi|nessun)[ '\u2019]altro|oltre a|iemand anders|wie (?:nog|anders)|behalve
  )(?!\p{L})
`;

const ofSelf = regex("iu")`
  (?<!\p{L})(?:
    me|my|mine|us|mich|mir|uns|meine?[nrs]?|m['\u2019]\p{L}+|nous|moi|mes|mon|ma|mis?|mio|miei|mie|mij|mijn
    |\p{L}+[aei]r(?:me|nos|mi|ci)
  )(?!\p{L})
`;

/** Where the asker's units are that others can reach; all, where they can reach none. */
export function openPlaces(speaker: Speaker): readonly ProvinceId[] {
  const { board, game } = speaker.game;
  const own = powerOf(speaker);
  const units = game.position.units.filter(({ power }) => power === own);
  const places = units.map(({ at }) => provinceOf(at));
  const open = places.filter((place) =>
    reaching(board, game.position, place).some(({ power }) => power !== own),
  );
  return open.length > 0 ? open : places;
}

/** Where the asker has units or centers, of these whatever the others can reach; if they reach none, all units. */
function ownPlaces({ speaker, own }: Asked, others: readonly PowerId[]): readonly ProvinceId[] {
  const { board, game } = speaker.game;
  const { units, owners } = game.position;
  const held = units.filter(({ power }) => power === own).map(({ at }) => provinceOf(at));
  const owned = board.provinces.map(({ id }) => id).filter((id) => owners[id] === own);
  const open = [...new Set([...held, ...owned])].filter((place) =>
    reaching(board, game.position, place).some(({ power }) => others.includes(power)),
  );
  return open.length > 0 ? open : held;
}

const neighbours = (asked: Asked): string | null => {
  const power = asked.powers[0] ?? asked.own;
  return power === null || asked.places.length > 0
    ? null
    : neighboursText(...stageFor(asked.session, asked.speaker), power);
};

const border = (asked: Asked): string | null => {
  const [power] = asked.powers;
  if (power === undefined || asked.places.length > 0) return null;
  const [catalogue, scene] = stageFor(asked.session, asked.speaker);
  const placed = questionText(catalogue, scene, "their-units", { powers: [power] });
  return `${placed} ${borderText(catalogue, scene, power)}`;
};

const builders = (asked: Asked): string | null =>
  asked.powers.length > 0 || asked.places.length > 0 ? null : buildersTold(asked);

/** `How many centers has everybody, and who could build?` */
function buildersTold(asked: Asked): string {
  const [catalogue, scene] = stageFor(asked.session, asked.speaker);
  const told = buildersText(catalogue, scene);
  const asksCount = /how many|wie ?viele|combien|cu[aá]nt|quant|hoeveel/i.test(asked.sentence);
  return asksCount ? `${questionText(catalogue, scene, "standings")} ${told}` : told;
}

/** `Is there any way to get Munich?` */
const ownWay = (asked: Asked): string | null => {
  const { speaker, places, own } = asked;
  const { board, game } = speaker.game;
  const [place, another] = places;
  if (place === undefined || another !== undefined || game.phase.kind !== "M") return null;
  if (game.position.units.some(({ at, power }) => power === own && provinceOf(at) === place))
    return null;
  const units = reaching(board, game.position, place).filter(({ power }) => power === own);
  return units.length === 0
    ? waysFromNearest(asked, place)
    : ownWayText(...stageFor(asked.session, asked.speaker), place, units);
};

/** `How do I get to Tunis?`: from the asker's nearest unit, or from each that is as near. */
function waysFromNearest({ session, speaker, own }: Asked, to: ProvinceId): string {
  const { board, game } = speaker.game;
  const stage = stageFor(session, speaker);
  const ways = game.position.units.flatMap((unit) => {
    if (unit.power !== own) return [];
    const way = shortestWay(board, unit.type, provinceOf(unit.at), to);
    return way === null ? [] : [{ unit, length: way.length }];
  });
  if (ways.length === 0) return outOfReachText(...stage, [to]);
  const least = Math.min(...ways.map(({ length }) => length));
  const nearest = ways.filter(({ length }) => length === least);
  const asked = nearest.map(({ unit: { type, at: from } }) => {
    return { from, to, asksWhether: false, types: [type] };
  });
  return waysText(...stage, asked);
}

/** `Could Bulgaria still get into Greece?`, of anybody's unit but the asker's own. */
const entry = (asked: Asked): string | null => {
  if (ofOwnUnit.test(asked.sentence)) return null;
  const others = asked.powers.filter((power) => power !== asked.own);
  // `Can Italy attack me right away?`
  if (asked.places.length === 0 && others.length > 0 && ofSelf.test(asked.sentence))
    return reachedText(...stageFor(asked.session, asked.speaker), ownPlaces(asked, others), others);
  // In winter nothing can be tried yet.
  if (asked.speaker.game.game.phase.kind === "A" && others.length > 0)
    return asked.places.length === 0 || asked.places.length > most
      ? null
      : reachedText(...stageFor(asked.session, asked.speaker), asked.places, others);
  const { movers, place } = goalOf(asked);
  if (place === null || movers.length === 0) return null;
  return tried(asked, movers, place);
};

/** `What happens if Russia goes to Galicia, too?` */
const meeting = (asked: Asked): string | null => {
  // Where the units stand then, nobody knows.
  if (asksOfNextTurn(asked.sentence)) return null;
  const { movers, place } = goalOf(asked);
  if (place === null) return null;
  if (movers.length > 0) return tried(asked, movers, place);
  const [catalogue, scene] = stageFor(asked.session, asked.speaker);
  return ofTwo.test(asked.sentence) ? questionText(catalogue, scene, "meeting") : null;
};

/** `Should I try Galicia, or do I bounce?` */
const bump = (asked: Asked): string | null => {
  const { place } = goalOf(asked);
  if (place === null) return null;
  return meeting(asked) ?? attackersText(...stageFor(asked.session, asked.speaker), [place]);
};

const ofOwnUnit = regex("iu")`
  (?<!\p{L})(?:my|our|meine?|mon|ma|mi|mio|mia|mijn) (?:
    army|fleet|unit|armee|flotte|einheit|arm\u00e9e|unit\u00e9|ej\u00e9rcito|flota|unidad|esercito
    |armata|flotta|leger|vloot
  )(?!\p{L})
`;

/** Somebody else goes there, whoever it is. */
const ofTwo = regex("iu")`
  (?<!\p{L})(?:
    both|two|somebody|someone|anybody|anyone|another|others|he|she|they|beide|zwei|zu zweit|jemand
    |andere\p{L}*|er|sie|deux|quelqu['\u2019]un|autre|il|elle|ils|dos|alguien|otr[oa]|due|qualcuno
    |altr[oi]|entrambi|twee|iemand|allebei
  )(?!\p{L})
`;

/** Where the others are to go, and which powers or units go there. */
function goalOf({ speaker, sentence, places, powers, own }: Asked) {
  const { position, phase } = speaker.game.game;
  const none = { place: null, movers: [] };
  if (phase.kind !== "M") return none;
  const others = position.units.filter(({ power }) => power !== own);
  // `Do I attack Sweden with Denmark?`: where one stands oneself, one does not go.
  const isOwn = (each: ProvinceId) =>
    position.units.some(({ at, power }) => power === own && provinceOf(at) === each);
  const goals = places.filter((each) => !isOwn(each));
  const place = goals.at(-1) ?? places.at(-1);
  const named = others.filter(({ at }) => goals.slice(0, -1).includes(provinceOf(at)));
  // What more is supposed would be left out of the trial.
  const isMore = helping.test(sentence) || sentence.split(/\s+/).length > briefest;
  // `What can the Russian hit, Vienna or Budapest?`
  const isOfTwo = goals.length > 1 && named.length === 0;
  if (place === undefined || places.length > most || isMore || isOfTwo) return none;
  const movers: readonly Mover[] =
    named.length > 0
      ? named.map(({ power, at }) => ({ power, from: provinceOf(at) }))
      : powers.filter((power) => power !== own).map((power) => ({ power, from: null }));
  return { place, movers: movers.slice(0, 2) };
}

const briefest = 16;
const helping = regex("iu")`
  (?<!\p{L})(?:
    support|help|back(?:ed|s|ing)|unterst\u00fctz|hilf|sout[ei]|appu[iy]|aide|apoy|ayud|appogg
    |aiut|sost|steun|hulp
  )
`;

function tried(asked: Asked, movers: readonly Mover[], place: ProvinceId) {
  const { session, speaker, sentence, places } = asked;
  return triedOut(session, {
    speaker,
    place,
    movers,
    from: places,
    goesOneself: goesOneself(sentence),
  });
}

const answers: Readonly<Record<Exclude<Tactic, "fall">, (asked: Asked) => string | null>> = {
  attackers,
  neighbours,
  border,
  builders,
  meeting,
  bump,
  entry,
  "own-way": ownWay,
};
