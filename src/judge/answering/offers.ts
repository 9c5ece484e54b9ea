/**
 * What somebody wishes in prose for themselves. What is plain and can be taken back is done, and the reply says how;
 * all else is offered: the reply shows the commands that it means, and CONFIRM carries them out. What asks for a
 * confirmation of its own, RESIGN and SET ADDRESS, is begun at once.
 */
import { type Command, type Game, type Member, memberById, viewFor } from "../../game/index.js";
import {
  type DateExpression,
  goesOn,
  isSurely,
  type Question,
  readBody,
  type Statement,
  sentencesOf,
  type Wish,
  wishIn,
  zoneSaid,
} from "../../language/index.js";
import type { Board, PowerId } from "../../map/index.js";
import { knownZone } from "../../util/index.js";
import { dayMeant } from "../session/dates.js";
import { actorOf, isPossible } from "../session/games.js";
import { askFirst, wantsQuiet } from "../session/grave.js";
import { powersMeant } from "../session/people.js";
import type { Session, Speaker } from "../session/session.js";
import { ownText } from "../session/texts/own-text.js";
import { silenceIn } from "./entering/outsiders.js";
import { isOwnWishForTime, timeAsked } from "./wanted-time.js";

/** A statement that asks before it does anything, or commands in words, which are kept; null for nothing to offer. */
type Offer = Statement | readonly string[] | null;

/** The statements that a wish begins; `kept` where its commands wait for a CONFIRM; null where nothing is wished. */
export function offerOf(
  session: Session,
  question: Question,
  line: string,
): readonly Statement[] | "kept" | null {
  const { speaker } = session.sender;
  if (speaker === null) return null;
  const extension = extensionOf(session, speaker, question);
  if (extension !== null) return [extension];
  const wish = asVoted(speaker, wishIn(question) ?? silenceIn(question), question.about);
  const offer = wish === null ? null : offerFor(session, speaker, wish, question.about);
  if (wish === null || offer === null) return null;
  if ("kind" in offer) return [offer];
  if (isHarmless(speaker, wish) && isPlain(question)) return statementsIn(offer);
  keep(session, wish, offer, line);
  return "kept";
}

/** `Please strike my vote` takes back whichever there is. */
function asVoted(speaker: Speaker, wish: Wish | null, about: string): Wish | null {
  const isOther = wish?.kind === "no-draw" && !ofDraws.test(about) && !votesFor(speaker, "draw");
  return isOther && votesFor(speaker, "concede") ? { kind: "no-concession" } : wish;
}

/** What costs nobody anything, and is taken back with a line. The days on which a GM is away are everybody's. */
function isHarmless({ game: { game }, member }: Speaker, { kind }: Wish): boolean {
  return harmless.has(kind) && memberById(game, member)?.role !== "gm";
}

const harmless: ReadonlySet<Wish["kind"]> = new Set<Wish["kind"]>([
  ...(["absence", "wait", "zone", "digest", "plain-letters"] as const),
]);

/** Do the words leave no doubt? `If I'm not back by then, could you wait?` and `I might be away` do. */
function isPlain(question: Question): boolean {
  return isSurely(question) && !doubtful.test(question.about);
}

const doubtful =
  /(?<!\p{L})(?:(?:i|we) (?:might|may|could)|not sure|könnten?|eventuell|evtl|(?:je|j['’]) ?pourrais|il se peut|puede que|podría|potrei|può darsi|wellicht|if|(?<=^\W*)in case|unless|should i|maybe|perhaps|wenn|falls|vielleicht|si|peut-être|quizás?|se|forse|als|misschien)(?!\p{L})/iu;

function statementsIn(commands: readonly string[]): readonly Statement[] {
  const { items } = readBody(commands.join("\n"), []);
  return items.flatMap((item) => (item.kind === "statement" ? [item.statement] : []));
}

/** `Could we have until Sunday evening?`: a player's vote for so much more time. */
function extensionOf(session: Session, speaker: Speaker, question: Question): Statement | null {
  const { intent, about } = question;
  if (intent !== "more-time" || !isOwnWishForTime(about)) return null;
  // A vote is told to all.
  if (wantsQuiet(session)) return null;
  const role = memberById(speaker.game.game, speaker.member)?.role;
  const [vote] = role === "player" ? statementsIn([`EXTEND ${timeAsked(session, about)}`]) : [];
  if (vote?.kind !== "command" || vote.command.kind !== "extend") return null;
  return isPossible(session, speaker.game, actorOf(session), vote.command) ? vote : null;
}

/** The reply shows these lines, and asks. */
function keep(session: Session, wish: Wish, commands: readonly string[], line: string): void {
  const fresh = commands.filter((each) => !session.grave.waiting.includes(each));
  if (fresh.length === 0) return;
  const isOfAll = wish.kind === "draw" && fresh.includes("SET DRAW") && isOfSome(session, line);
  askFirst(session, line, fresh, { kind: "wish", wish: wish.kind, commands: fresh, isOfAll });
}

/** `A draw between England, France and myself` */
function isOfSome({ sender: { speaker } }: Session, line: string): boolean {
  return speaker !== null && powersDrawing(speaker.game.board, speaker.game.game, line).length > 0;
}

function offerFor(session: Session, speaker: Speaker, wish: Wish, about: string): Offer {
  const { game } = speaker.game;
  const role = memberById(game, speaker.member)?.role;
  switch (wish.kind) {
    case "new-address":
      return role === "gm" && !isOwnAddress(about)
        ? movedFor(speaker, wish.address, about)
        : { kind: "set-address", address: wish.address, whose: null };
    case "plain-letters":
      return wish.parts.map((part) => `SET ${part} OFF`);
    case "presence":
      return presenceOf(session, speaker);
    case "absence":
      // A GM's own leave is no holiday for all.
      if (role === "gm" || goesOn(ownText(session).slice(0, mailRead))) return null;
      return absenceOf(session, speaker, wish);
    case "silence":
      return role === "observer" ? ["RESIGN"] : null;
    case "resignation":
      return leavingOf(role);
    case "digest":
      return [wish.time === null ? "SET DIGEST" : `SET DIGEST ${wish.time}`];
    case "zone":
      return zoneOffered(session, about);
    case "standby":
      return role === "observer" ? [`STANDBY ${game.name}`] : null;
    default:
      return role === "player"
        ? voteFor(session, speaker, wish.kind, powersVoted(session, speaker, wish.kind, about))
        : null;
  }
}

/** `Russia has this sewn up. We give him the win`: whom a concession is for may stand in another sentence. */
function powersVoted(
  session: Session,
  { game: { board, game } }: Speaker,
  wish: VoteWish,
  about: string,
): readonly PowerId[] {
  const named = powersDrawing(board, game, about);
  return named.length > 0 || wish !== "concession"
    ? named
    : powersMeant(board, game, ownText(session));
}

/** A draw between all names nobody. */
function powersDrawing(board: Board, game: Game, about: string): readonly PowerId[] {
  const isAll = /\b(?:all|every(?:one|body)|alle[nr]?|tous|todos|tutti)\b/i.test(about);
  const left = clausesIn(about).filter((clause) => !isLeftOut(clause));
  return isAll ? [] : powersMeant(board, game, left.join(", "));
}

/** `I live in Tokyo now. Can your letters show me the times over here?`: the zone of a place that the mail names. */
function zoneOffered(session: Session, about: string): Offer {
  const zone = zoneNamed(session, about);
  return zone === null ? null : [`SET ZONE ${zone}`];
}

/** The zone of the first place that a sentence, or else its mail, names behind such a word as `in`. */
export function zoneNamed(session: Session, about: string): string | null {
  const said = zoneSaid(about);
  if (said !== null) return said;
  const [zone = null] = [about, ownText(session)].flatMap((text) =>
    [...text.slice(0, mailRead).matchAll(places)].flatMap(
      ([, place = ""]) => knownZone(place) ?? knownZone(place.split(/\s/)[0] ?? "") ?? [],
    ),
  );
  return zone;
}

const mailRead = 1000;
const places =
  /(?<!\p{L})(?:in|to|nach|à|en|a|naar|w|do)\s+(?:the\s+)?(\p{L}[\p{L}'-]{2,}(?:\s\p{L}[\p{L}'-]+)?)/giu;

function isOwnAddress(about: string): boolean {
  return /\b(?:i|i'm|i've|me|my|mine|meine?r?|mich|ma|mon|mi|mio|mia)\b/i.test(about);
}

/** `From now on all mail for France goes to anna@seine.example.net`, from a GM. */
function movedFor({ game: { game, board } }: Speaker, address: string, about: string): Offer {
  const [power, another] = powersMeant(board, game, about);
  const name = board.powers.find(({ id }) => id === power)?.name;
  if (name === undefined || another !== undefined) return null;
  return [`SET ADDRESS ${address} FOR ${name.toUpperCase()}`];
}

function leavingOf(role: Member["role"] | undefined): Offer {
  if (role === "observer") return ["RESIGN"];
  return role === "player" ? { kind: "resign" } : null;
}

/** The days as the game's calendar has them, whenever the CONFIRM comes. */
function absenceOf(
  session: Session,
  speaker: Speaker,
  { first, last }: Extract<Wish, { kind: "absence" }>,
): Offer {
  const said = dayMeant(session, speaker, first);
  const meant = dayMeant(session, speaker, last, said);
  // `Until Monday`, said on a Monday, is a week away.
  const isNext = meant !== null && meant === said && ofWeekday(last) && !ofWeekday(first);
  const to = isNext ? dayMeant(session, speaker, nextOf(last), said) : meant;
  const from = to === null ? said : (longerFrom(speaker, first, to) ?? said);
  if (from === null || to === null) return null;
  const command = { kind: "set-absence", days: { from, to } } as const;
  // What the game would not take is refused with its reason.
  if (!isPossible(session, speaker.game, actorOf(session), command))
    return { kind: "command", command };
  return [`SET ABSENCE ${from}${to === from ? "" : ` TO ${to}`}`];
}

function ofWeekday(date: DateExpression): boolean {
  return date.kind === "calendar" && date.day.kind === "weekday";
}

/** The same day, a week later. */
function nextOf(date: DateExpression): DateExpression {
  return date.kind === "calendar" && date.day.kind === "weekday"
    ? { ...date, day: { ...date.day, isNext: true } }
    : date;
}

/** `I won't be back until the 14th`, from somebody who has told of an absence until the 10th: it grows. */
function longerFrom(
  { game: { game }, member }: Speaker,
  first: DateExpression,
  to: string,
): string | null {
  if (first.kind !== "calendar" || first.day.kind !== "ahead") return null;
  const told = memberById(game, member)?.absences ?? [];
  return told.findLast((each) => each.from <= to && each.to < to)?.from ?? null;
}

/** Only absences that there are can be taken back. */
function presenceOf(session: Session, { game }: Speaker): Offer {
  const command = { kind: "set-no-absence", day: null } as const;
  return isPossible(session, game, actorOf(session), command) ? ["SET NO ABSENCE"] : null;
}

function waits({ game: { game, board }, member }: Speaker): boolean {
  const { you, submissions } = viewFor(game, board, member);
  return submissions.some((each) => each.power === you.power && each.wait === true);
}

function votesFor({ game: { game, board }, member }: Speaker, vote: "draw" | "concede"): boolean {
  const { you, submissions } = viewFor(game, board, member);
  return submissions.some((each) => each.power === you.power && each[vote] !== null);
}

/** `Never mind the draw`, `nah, forget it`: offers to take back the vote that its writer has given; false where there is none. */
export function offersToTakeBack(session: Session, line: string): boolean {
  const { speaker } = session.sender;
  if (speaker === null || memberById(speaker.game.game, speaker.member)?.role !== "player")
    return false;
  const wishes = (["no-draw", "no-concession"] as const).flatMap((kind) => {
    const commands = voteFor(session, speaker, kind, []);
    return Array.isArray(commands) ? [{ kind, commands: commands as readonly string[] }] : [];
  });
  for (const { kind, commands } of wishes) keep(session, { kind }, commands, line);
  return wishes.length > 0;
}

/** The vote that the game would take, in words; null where it would take none. */
function voteFor(
  session: Session,
  speaker: Speaker,
  wish: VoteWish,
  named: readonly PowerId[],
): Offer {
  const { game, board } = speaker.game;
  const own = memberById(game, speaker.member)?.power ?? null;
  const offered = voteCommand(wish, named, own);
  // Who has not asked to wait keeps nobody waiting.
  if (wish === "go-ahead" && !waits(speaker)) return null;
  if (wish === "no-draw" && !votesFor(speaker, "draw")) return null;
  if (wish === "no-concession" && !votesFor(speaker, "concede")) return null;
  if (offered === null) return null;
  // `If Russia and Turkey are for a draw, so am I`: where draws take in all who are left, it is theirs, too.
  const mayTakeAll = named.length > 0 && !leavesOut(session, speaker);
  const ofAll = offered.kind === "set-draw" && mayTakeAll ? [voteCommand(wish, [], own)] : [];
  const possible = [offered, ...ofAll].find(
    (each) => each !== null && isPossible(session, speaker.game, actorOf(session), each),
  );
  return possible == null ? null : [wordsOf(board, possible)];
}

/** `A draw between England, Turkey and me. Italy doesn't get a share`: a draw of all is not what they want. */
function leavesOut(session: Session, { game: { board, game } }: Speaker): boolean {
  return clausesIn(ownText(session).slice(0, mailRead)).some(
    (clause) => isLeftOut(clause) && powersMeant(board, game, clause).length > 0,
  );
}

function clausesIn(text: string): readonly string[] {
  return sentencesOf(text.replace(/\s+/g, " ")).flatMap((sentence) => sentence.split(/[,;]\s+/));
}

function isLeftOut(clause: string): boolean {
  return leftOut.test(clause) && !ofDraws.test(clause);
}

const ofDraws =
  /\b(?:draws?|drawn|tie|remis|unentschieden|nulle?|tablas|empate|patta|pareggio|gelijkspel|remise)(?!\p{L})/iu;
const leftOut =
  /\b(?:without|not|no|nothing|excluding|except|(?:does|is|has|should|must|will)n['\u2019]t|won['\u2019]t|ohne|nicht|kein\p{L}*|nichts|leer|sans|pas|rien|sin|nada|senza|non|niente|zonder|niet|geen|sem|n\u00e3o)(?!\p{L})/iu;

type VoteWish = "wait" | "go-ahead" | "draw" | "no-draw" | "concession" | "no-concession";

type Vote = Extract<Command, { kind: "set-wait" | "set-draw" | "set-concede" }>;

/** A draw with others is one with oneself; a game is conceded to somebody else, and to one alone. */
function voteCommand(wish: VoteWish, named: readonly PowerId[], own: PowerId | null): Vote | null {
  const others = named.filter((power) => power !== own);
  if (wish === "wait" || wish === "go-ahead") return { kind: "set-wait", wait: wish === "wait" };
  if (wish === "no-draw") return { kind: "set-draw", powers: null };
  if (wish === "no-concession") return { kind: "set-concede", power: null };
  if (wish === "draw") {
    const powers = others.length === 0 || own === null ? [] : [own, ...others];
    return { kind: "set-draw", powers };
  }
  const [winner, another] = others;
  return winner === undefined || another !== undefined
    ? null
    : { kind: "set-concede", power: winner };
}

function wordsOf(board: Board, vote: Vote): string {
  const name = (power: PowerId) =>
    board.powers.find(({ id }) => id === power)?.name.toUpperCase() ?? power;
  switch (vote.kind) {
    case "set-wait":
      return vote.wait ? "SET WAIT" : "SET NO WAIT";
    case "set-draw":
      if (vote.powers === null) return "SET NO DRAW";
      return ["SET DRAW", vote.powers.map(name).join(", ")].join(" ").trim();
    case "set-concede":
      return vote.power === null ? "SET NO CONCEDE" : `SET CONCEDE ${name(vote.power)}`;
  }
}
