/**
 * What a GM asks for in prose and no single sentence says whole: the powers and addresses of the mail make it a
 * command, which the reply shows. CONFIRM carries it out.
 */
import { type Game, latePowers } from "../../game/index.js";
import {
  asksHow,
  holdsOff,
  placesIn,
  powersIn,
  type Question,
  sentencesOf,
  spanSaid,
  sparesDays,
  untilSaid,
} from "../../language/index.js";
import type { Board, PowerId } from "../../map/index.js";
import { askFirst } from "../session/grave.js";
import { addressesIn, isNamed, powersPlayedBy } from "../session/people.js";
import type { Session, Speaker } from "../session/session.js";
import { speaksAsGm } from "../session/statements.js";
import { drawn, won } from "./guesses/of-ends.js";
import { seatsAllNamed } from "./guesses/of-seats.js";
import { ordersBrought } from "./orders/brought-orders.js";

/** Keeps the commands that a GM's sentence comes to, until they are confirmed; false where it comes to none. */
export function keptForGm(session: Session, question: Question, line: string): boolean {
  const { grave, sender } = session;
  if (sender.speaker === null || !speaksAsGm(session)) return false;
  // `Anna, anna@quist.test, would take the seat` belongs to what was said before.
  if (addressesIn(question.about).some((each) => isWaiting(session, each))) return true;
  if (ofSeats.has(question.intent) && grave.waiting.some((each) => each.startsWith("REPLACE ")))
    return true;
  // `Can you see to it that no deadline falls on those days?`
  if (sparesDays(question.about) && grave.waiting.some((each) => each.startsWith("SET ABSENCE ")))
    return true;
  if (isHypothetical(question.about) || isHypothetical(session.mail.text)) return false;
  if (!plainly.has(question.intent) && explains(withoutCondition(question))) return false;
  const commands = commandsMeant(session, sender.speaker, question);
  const fresh = commands.filter((each) => !grave.waiting.some(isSame(each)));
  if (commands.length === 0) return false;
  if (fresh.length === 0) return true;
  askFirst(session, line, fresh, { kind: "meant", command: fresh.join(", "), at: null });
  return true;
}

/** `Max, max@elbe.test, would take England. How would I have to write that?`: a GM has no orders to write. */
export function askedAsGm(session: Session, question: Question): Question {
  const { speaker } = session.sender;
  const { text } = session.mail;
  if (speaker === null || !speaksAsGm(session)) return question;
  // `If everybody is in, please process now`: a player would ask whether that is so.
  if (question.intent === "processing" && !question.about.includes("?"))
    return { ...question, intent: "go-ahead" };
  // `What happens if something needs a GM while I'm gone?`
  if (question.intent === "trial" && placesIn(speaker.game.board, question.about).length === 0)
    return { ...question, intent: "gm" };
  if (question.intent !== "orders") return question;
  const [power, another] = powersIn(speaker.game.board, text);
  const isOfSeat = power !== undefined && another === undefined && addressesIn(text).length > 0;
  return isOfSeat ? { ...question, intent: "successor" } : question;
}

/** `Could one, in theory, take a turn back?`, `don't do anything for now`: wants to know what there is, and nothing done. */
function isHypothetical(text: string): boolean {
  const start = text.slice(0, mailRead).replace(/\s+/g, " ");
  return hypothetical.test(text) || sentencesOf(start).some(holdsOff);
}

const mailRead = 2000;
const hypothetical =
  /\b(?:in (?:theory|principle)|theoretically|hypothetical(?:ly)?|just (?:curious|wondering|out of curiosity)|(?:only|merely) (?:curious|wondering|asking)|out of curiosity|good to know|for emergencies|(?:can|could) one|theoretisch|rein hypothetisch|nur (?:aus neugier|so eine frage)|könnte man|kann man|en théorie|théoriquement|par curiosité|peut-on|pourrait-on|en teoría|por curiosidad|¿?se puede|in teoria|per curiosità|si può|in theorie|kan men|em teoria|por curiosidade)(?!\p{L})/iu;

/** What nobody asks about in such words. */
const plainly: ReadonlySet<Question["intent"]> = new Set<Question["intent"]>([
  "invite",
  "stand-in-orders",
]);

/** `REPLACE Turkey` was asked about before. */
function isSame(command: string): (waiting: string) => boolean {
  return (waiting) => waiting.toUpperCase().startsWith(command.toUpperCase());
}

function isWaiting({ grave: { waiting } }: Session, address: string): boolean {
  return waiting.some((command) => command.endsWith(` ${address}`));
}

/** `If so, play the turn now`, `if everybody is in, please process`: what a GM wants then. */
function withoutCondition({ intent, about }: Question): string {
  return intent === "go-ahead" ? about.replace(condition, "").replace(otherwise, "") : about;
}

const otherwise = /[,;]?\s+(?:otherwise|else|if not)\b.*$/i;
const condition = /^\W*(?:(?:and|please|then|ok|so) )*if [^,]*,/i;

function isConditional(about: string): boolean {
  return condition.test(about);
}

/** Does the game wait for nobody's orders? */
function isAllIn(game: Game, board: Board): boolean {
  return latePowers(game, board).length === 0;
}

/** `What if Italy doesn't answer?` wants to know, and nothing done. */
function explains(question: string): boolean {
  const [about = ""] = sentencesOf(question);
  return asksHow(about) || /\b(?:what|how|when|why|which|who|whether|if)\b/i.test(about);
}

function commandsMeant(
  session: Session,
  speaker: Speaker,
  { intent, about }: Question,
): readonly string[] {
  const { text } = session.mail;
  const { board, game } = speaker.game;
  switch (intent) {
    case "more-time": {
      if (game.status !== "active") return [];
      const [span, until] = [spanSaid(about), untilSaid(about)];
      if (until !== null) return [`SET DEADLINE ${until}`];
      return span === null ? [] : [`EXTEND ${span}`];
    }
    case "vacancy":
    case "handover":
    case "join":
      return addressesIn(about).length > 0 && game.status === "active"
        ? replacing(board, game, about, text)
        : [];
    case "successor":
      if (game.status === "forming") return ejecting(game, text);
      return game.status === "active" ? replacing(board, game, about, text) : [];
    case "draw":
      return game.status === "active" && !sentencesOf(about)[0]?.includes("?")
        ? ["DECLARE DRAW"]
        : [];
    case "go-ahead":
      return game.status === "active" && (!isConditional(about) || isAllIn(game, board))
        ? ["PROCESS"]
        : [];
    case "begin":
      return game.status === "forming" ? starting(speaker, about, text) : [];
    case "undo":
      return game.status === "active" && game.turn > 1 ? ["ROLLBACK"] : [];
    case "end-game":
      return ending(session, speaker, about);
    case "stand-in-orders":
      return ordersBrought({ board, game }, about);
    case "invite":
      return strangersIn(game, text).map((address) => `INVITE ${address}`);
    case "assign":
    case "preference":
      return assigning(board, game, about);
    default:
      return [];
  }
}

/** `End it here with Turkey as the winner`: who names winners wants no game without one. */
function ending(session: Session, speaker: Speaker, about: string): readonly string[] {
  const ends = [...won(speaker, [about]), ...drawn(session, speaker, [about])];
  return ends.length === 0 ? ["TERMINATE"] : ends.map(({ command }) => command);
}

/** What asks for somebody else in a seat. */
const ofSeats: ReadonlySet<Question["intent"]> = new Set<Question["intent"]>([
  "successor",
  "vacancy",
]);

/** `Italy can't go on. Anna, anna@quist.test, would take the seat.`, `Pia seems to have vanished`. */
function replacing(board: Board, game: Game, about: string, text: string): readonly string[] {
  const [power, another] = oneOr(
    oneOr(powersIn(board, about), powersPlayedBy(game, about)),
    oneOr(powersIn(board, text), powersPlayedBy(game, text)),
  );
  // It is done at once, and nobody is put out before their time.
  if (power === undefined || another !== undefined || isForLater(text)) return [];
  const [comer, other] = strangersIn(game, text);
  const by = comer === undefined || other !== undefined ? "" : ` BY ${comer}`;
  return [`REPLACE ${nameOf(board, power)}${by}`];
}

/** `Italy leaves us after this turn.` */
function isForLater(text: string): boolean {
  return /\b(?:after (?:this|the (?:present|current|next)|that|next|spring|fall|autumn|winter)|until then|from next|from the next|as of next|nach (?:diesem|dieser|dem|der)|bis dahin|après (?:ce|cette|le|la)|jusque-là)\b/i.test(
    text,
  );
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

/** `We are all here, please begin`, and no other day. */
function starting(speaker: Speaker, about: string, text: string): readonly string[] {
  const isOtherwise = about.includes("?") || postponing.test(about) || /\d/.test(about);
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

function nameOf(board: Board, power: PowerId): string {
  return board.powers.find(({ id }) => id === power)?.name.toUpperCase() ?? power;
}
