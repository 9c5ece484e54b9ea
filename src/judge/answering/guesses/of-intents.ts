/**
 * What a GM's sentence comes to, once it is known what it is about: its powers, addresses, days and spans make
 * it a command.
 */

import { type Game, latePowers } from "../../../game/index.js";
import {
  backSaid,
  countedSaid,
  forbids,
  graceSaid,
  grantsToOthers,
  pauseLater as isForAnotherDay,
  isWanting,
  needsNobody,
  phasesSaid,
  powersIn,
  type Question,
  readQuestion,
  seasonSaid,
  sentencesOf,
  sparesPlayers,
} from "../../../language/index.js";
import type { Board } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { standsIn } from "../../session/grave.js";
import { addressesIn, isNamed, powersPlayedBy } from "../../session/people.js";
import type { Session, Speaker } from "../../session/session.js";
import { ownText } from "../../session/texts/own-text.js";
import { settingLines } from "../founding/hosting.js";
import { ordersBrought } from "../orders/brought-orders.js";
import { nameOf } from "./guess.js";
import { drawn, endSaid, isDrawn, won } from "./of-ends.js";
import { isForLater, ousting, replacedBy, seatsAllNamed, withComer } from "./of-seats.js";
import { laterDeadline, stopping } from "./of-time.js";
import { isSurelyAsked } from "./surely-asked.js";

/** `If so, play the turn now`, `if everybody is in, please process`: what a GM wants then. */
export function withoutCondition({ intent, about }: Question): string {
  return intent === "go-ahead" ? about.replace(condition, "").replace(otherwise, "") : about;
}

const otherwise = /[,;]?\s+(?:otherwise|else|if not)\b.*$/i;
const condition = regex("iu")`
  ^\W*(?:(?:and|please|then|ok|so|und|et|e|y|en) )*(?:
    (?:if|wenn|falls|si|se|als) [^,]*,|(?:if so|wenn ja|falls ja|si oui|se sì|zo ja)(?!\p{L})
  )
`;

function isConditional(about: string): boolean {
  return condition.test(about);
}

/** Does the game wait for nobody's orders? */
function isAllIn(game: Game, board: Board): boolean {
  return latePowers(game, board).length === 0;
}

/** The commands that a GM's sentence of this intent comes to; none where it comes to none. */
export function commandsMeant(
  session: Session,
  speaker: Speaker,
  { intent, about }: Question,
): readonly string[] {
  if (intent === "wait" && wantsNoneEarly(about)) return ["SET NO EARLY"];
  if (forbids(about) || sparesPlayers(about)) return [];
  const text = ownText(session);
  const { board, game } = speaker.game;
  const seats = game.status === "active" ? replacedBy(session, speaker, [about]) : [];
  if (seats.length > 0) return seats.map(({ command }) => command);
  const grace = about.includes("?") || game.status !== "active" ? null : graceSaid(about);
  if (grace !== null) return [`SET GRACE ${grace}`];
  const meant = meanings[intent]?.({ session, speaker, board, game, about, text }) ?? [];
  const out = intent === "invite" && game.status === "active" ? ousting(speaker, [text]) : [];
  return withComer(session, speaker, [...out.map(({ command }) => command), ...meant]);
}

/** A sentence, with its mail and its game. */
interface Wish {
  readonly session: Session;
  readonly speaker: Speaker;
  readonly board: Board;
  readonly game: Game;
  readonly about: string;
  readonly text: string;
}

type Meaning = (wish: Wish) => readonly string[];

/** What is meant only of a game that runs. */
function running(meaning: Meaning): Meaning {
  return (wish) => (wish.game.status === "active" ? meaning(wish) : []);
}

/** `Lisa, lisa@example.net, would like to join`, before the game begins: nobody but she can take the seat. */
const invited = ({ game, about }: Wish) =>
  game.status !== "forming" || addressesIn(about).length === 0
    ? []
    : strangersIn(game, about).map((address) => `INVITE ${address}`);

const handedOver = running(({ board, game, about, text }) =>
  addressesIn(about).length > 0 ? replacing(board, game, about, text) : [],
);
const assigned: Meaning = (wish) => {
  const comers = invited(wish);
  return comers.length > 0 ? comers : assigning(wish.board, wish.game, wish.about);
};

/** `For this phase only two days, please.` */
const countedTurn = running(({ session, speaker, about }) =>
  countedSaid(about) === null
    ? []
    : laterDeadline(session, speaker, [about]).map(({ command }) => command),
);

/** `Two days for the moves, starting with the next turn`: a clock holds from the next phase on in any case. */
function clocksSaid(about: string): readonly string[] {
  return about.includes("?") ? [] : settingLines(about);
}

const fromNextTurn = regex("iu")`
  (?<!\p{L})(?:
    (?:from|starting(?: with| from)?|beginning with|as of|with)\s(?:the )?next (?:turn|phase|one|round|deadline|season)
    |(?:ab|mit|von) (?:der|dem) n\u00e4chsten (?:runde|phase|zug|frist)|(?:\u00e0 partir du|d\u00e8s le) prochain tour
    |(?:desde|a partir d)el? (?:pr\u00f3ximo turno|turno siguiente)|dal prossimo turno|vanaf de volgende beurt
  )(?!\p{L})
`;

/** `Nobody minds waiting` */
const patient = /\b(?:minds?|objects? to|happy to|glad to|can|rather) wait(?:ing)?\b/i;

const meanings: Partial<Readonly<Record<Question["intent"], Meaning>>> = {
  vacancy: handedOver,
  handover: handedOver,
  join: (wish) => (wish.game.status === "forming" ? invited(wish) : handedOver(wish)),
  successor: ({ board, game, about, text }) => {
    if (game.status === "forming") return ejecting(game, text);
    return game.status === "active" ? replacing(board, game, about, text) : [];
  },
  draw: running(({ session, speaker, about }) => {
    if (sentencesOf(about)[0]?.includes("?")) return [];
    const shared = drawn(session, speaker, [about]).map(({ command }) => command);
    return shared.length > 0 || !isDrawn(about) ? shared : ["DECLARE DRAW"];
  }),
  "go-ahead": running(({ board, game, about }) =>
    !patient.test(about) && !forbids(about) && (!isConditional(about) || isAllIn(game, board))
      ? ["PROCESS"]
      : [],
  ),
  begin: ({ speaker, game, about, text }) =>
    game.status === "forming" ? starting(speaker, about, text) : [],
  pause: running(({ session, speaker, about }) =>
    grantsToOthers(about) ? [] : stopping(session, speaker, about),
  ),
  "co-gm": ({ game, about, text }) => handingOver(game, about, text),
  // Which phase is meant, is looked up where sentences are guessed at.
  undo: running(({ game, about }) => (game.turn > 1 && !namesPhase(about) ? ["ROLLBACK"] : [])),
  "end-game": ({ session, speaker, about }) => ending(session, speaker, about),
  "stand-in-orders": ({ board, game, about }) => ordersBrought({ board, game }, about),
  // Nobody is put among those who watch.
  invite: ({ game, text }) =>
    sentencesOf(text).some((each) => readQuestion(each)?.intent === "watch")
      ? []
      : strangersIn(game, text).map((address) => `INVITE ${address}`),
  assign: assigned,
  preference: assigned,
  "more-time": countedTurn,
  "settings-later": (wish) =>
    fromNextTurn.test(wish.about) ? clocksSaid(wish.about) : countedTurn(wish),
  "turn-length": countedTurn,
};

/** `Make it so that a turn never runs before its deadline`; not `don't keep each turn open that long` */
function wantsNoneEarly(about: string): boolean {
  if (!ofAllTurns.test(about) || (about.includes("?") && !isWanting(about))) return false;
  return !forbids(about) || ahead.test(about);
}

const ahead =
  /(?<!\p{L})(?:before|early|earlier|vor|bevor|früher|avant|antes|prima|voor)(?!\p{L})/iu;
const ofAllTurns = regex("iu")`
  (?<!\p{L})(?:
    never|always|any|every|each|(?:this|the whole|entire) game|for good|from now on|in future|nie
    |niemals|immer|jede\p{L}*|keine?|jamais|toujours|chaque|aucun|nunca|siempre|cada|ning\p{L}+
    |mai|sempre|ogni|nessun\p{L}*|nooit|altijd|elke?|geen
  )(?!\p{L})
`;

/** `Take us back to before the spring moves.` */
function namesPhase(about: string): boolean {
  return backSaid(about) && (seasonSaid(about) !== null || phasesSaid(about) !== null);
}

/** `End it here with Turkey as the winner`: who names winners wants no game without one. */
function ending(session: Session, speaker: Speaker, about: string): readonly string[] {
  const ends = [...won(speaker, [about]), ...drawn(session, speaker, [about])];
  return ends.length === 0
    ? [endSaid(session, speaker)?.command ?? "TERMINATE"].filter((each) =>
        isSurelyAsked(each, about),
      )
    : ends.map(({ command }) => command);
}

/** `Can you make her GM instead of me?`: who is to run the game may stand in another sentence. */
function handingOver(game: Game, about: string, text: string): readonly string[] {
  const [comer, other] = oneOr(strangersIn(game, about), strangersIn(game, text));
  if (comer === undefined || other !== undefined) return [];
  return [`${inMyPlace.test(text) && !standsIn(text) ? "HANDOVER" : "PROMOTE"} ${comer}`];
}

const inMyPlace = regex("iu")`
  \b(?:
    instead of me|in my (?:place|stead)|replace me
    |(?:take|takes|taking|taken) (?:\p{L}+ ){0,3}(?:over|off my hands)
    |hand(?:ing)? (?:\p{L}+ ){0,3}over|from here on|for good|(?:statt|anstelle von) mir
    |an meiner (?:stelle|statt)|übern\p{L}*|übergeb\p{L}*|à ma place|repren\p{L}*|en mi lugar
    |al posto mio|in mijn plaats
  )(?!\p{L})
`;

/** `Italy can't go on. Anna, anna@quist.test, would take the seat.`, `Pia seems to have vanished`. */
function replacing(board: Board, game: Game, about: string, text: string): readonly string[] {
  const [power, another] = oneOr(
    oneOr(powersIn(board, about), powersPlayedBy(game, about)),
    oneOr(powersIn(board, text), powersPlayedBy(game, text)),
  );
  if (needsNobody(about)) return [];
  // `Would you take them down?`, of orders.
  if (/\b(?:take|write|note|put) (?:them|it|these|those|this|that|him|her) down\b/i.test(about))
    return [];
  // It is done at once, and nobody is put out before their time.
  if (power === undefined || another !== undefined || isForLater(text)) return [];
  const [comer, other] = strangersIn(game, text);
  const by = comer === undefined || other !== undefined ? "" : ` BY ${comer}`;
  return [`REPLACE ${nameOf(board, power)}${by}`];
}

/** `Julia wants out. Please remove her.` */
function ejecting(game: Game, text: string): readonly string[] {
  const named = game.members.filter(({ role, name, address }) => {
    return role === "player" && isNamed({ name: name ?? null, address }, text);
  });
  const [player, other] = named;
  return player === undefined || other !== undefined ? [] : [`EJECT ${player.address}`];
}

const postponing =
  /\b(?:postpone|delay|push|put off|move|change|shift|later|report|retard|verschieb|aplaz|rimand)/i;

const asSoonAs = regex("i")`
  \b(?:
    as soon as|once|when|if|after|sobald|wenn|falls|dès que|quand|en cuanto|cuando|appena|quando
    |zodra|als
  )\b
`;

/** `We are all here, please begin`, and no other day. */
function starting(speaker: Speaker, about: string, text: string): readonly string[] {
  const isOtherwise =
    about.includes("?") ||
    postponing.test(about) ||
    /\d/.test(about) ||
    asSoonAs.test(about) ||
    isForAnotherDay(about.replace(/\b(?:today|tonight)\b/gi, ""));
  return isOtherwise || !seatsAllNamed(speaker, sentencesOf(text)) ? [] : ["START"];
}

/** `Please give Italy to Kim`, of those who are in the game. */
function assigning(board: Board, game: Game, about: string): readonly string[] {
  const [power, another] = powersIn(board, about);
  if (power === undefined || another !== undefined) return [];
  const players = game.members.filter(({ role }) => role === "player");
  const named = players.filter((player) => isNamed(player, about));
  const [player, other] = named;
  if (player === undefined || other !== undefined) return [];
  return [`SET POWER ${player.address} ${nameOf(board, power)}`];
}

/** Addresses of a text whose owners have no part in the game. */
function strangersIn(game: Game, text: string): readonly string[] {
  const known = new Set(game.members.map(({ address }) => address));
  return addressesIn(text).filter((address) => !known.has(address));
}

function oneOr<T>(first: readonly T[], second: readonly T[]): readonly T[] {
  return first.length > 0 ? first : second;
}
