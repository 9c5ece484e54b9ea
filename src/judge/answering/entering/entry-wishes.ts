/**
 * Whoever asks in plain words to play or to watch, and names a game that there is, gets what JOIN or OBSERVE would
 * give. Whoever names none is told of the games.
 */

import { hidesAbsence, memberById, playerOf, viewFor } from "../../../game/index.js";
import {
  asksHow,
  type BodyItem,
  entryWord,
  type Intent,
  isButFor,
  isOwnWish,
  mayWishPower,
  newNameSaid,
  ownNameSaid,
  powersIn,
  powersOfRegion,
  putsOffEntry,
  type Question,
  readQuestion,
  type Statement,
  sentencesOf,
  surelyEnters,
  withoutTongues,
} from "../../../language/index.js";
import type { Board, PowerId } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { wishReadMax } from "../../limits.js";
import { gameMentioned } from "../../session/mentioned-game.js";
import { seatOfSender } from "../../session/seat-of-sender.js";
import type { OpenGame, Session } from "../../session/session.js";
import { memberOf, roleOf } from "../../session/speaker.js";
import { ownText } from "../../session/texts/own-text.js";
import { gameOffered } from "./seats-offered.js";

/** The commands that such a wish means, in their order; none where it is another question. */
export async function entryMeant(
  session: Session,
  { intent, about }: Question,
): Promise<readonly Statement[]> {
  const { speaker, candidate, isRejected } = session.sender;
  const current = (speaker ?? candidate)?.game;
  if (isRejected) return [];
  if (entering.has(intent) && putsOffEntry(ownText(session))) return [];
  const renamed = newName(session, about);
  if (renamed !== null) return [renamed];
  if (intent === "leave") return (await leaves(session, about)) ? [{ kind: "resign" }] : [];
  if (entering.has(intent) && mayWishAnew(session)) {
    // `France please, or England. But not Austria!`
    const all = ownText(session).slice(0, wishReadMax).replace(/\s+/g, " ");
    const wishes = speaker === null ? [] : anew(speaker.game.board, about, all);
    if (wishes.length > 0) return wishes;
  }
  if (!isOwnWish(about, intent) && !(intent === "join" && surelyEnters(about))) return [];
  if (current !== undefined) {
    const role = speaker === null ? null : roleOf(speaker);
    const isGm = role === "gm";
    const seat =
      role === "observer" && taking.has(intent) ? freeSeat(session, current, about) : null;
    if (seat !== null) return [seat];
    return intent === "preference" && !isGm ? wishesFor(current.board, about) : [];
  }
  if (!entering.has(intent) && !(intent === "vacancy" && takesOver.test(about))) return [];
  // All are told who watches: who wants nobody to know is asked to think again.
  if (intent === "watch" && wantsSecrecy(ownText(session))) return [];
  const open = (await gameMentioned(session, about)) ?? (await gameOffered(session));
  if (open === null) return intent === "preference" ? wishesOfKnown(session, about) : [];
  if (intent !== "watch" && isFull(open)) return [];
  const { name: game, status } = open.game;
  if (intent === "watch") {
    // All are told who watches, so whoever only asks whether they may is asked back.
    if (asksWhether(ownText(session)) || asksWhether(about)) return [];
    const isIn = open.game.members.some(({ address }) => address === session.from);
    return isIn ? [] : [{ kind: "observe", game, password: null }];
  }
  const power = status === "forming" ? null : powerMeant(session, open, about);
  const join = { kind: "join", game, power, password: null, invitation: entryWord(about) } as const;
  return status === "forming" ? [join, ...wishesFor(open.board, about)] : [join];
}

/** `Please call me Ruth Carmichael from now on`, from a member. */
function newName({ sender: { speaker } }: Session, about: string): Statement | null {
  const name = speaker === null || asksHow(about) ? null : newNameSaid(about);
  if (speaker === null || name === null || powersIn(speaker.game.board, name).length > 0)
    return null;
  return { kind: "command", command: { kind: "set-name", name } };
}

/** Somebody who has a seat in a game that has not begun: the powers that they name are wished for. */
function mayWishAnew({ sender: { speaker } }: Session): boolean {
  if (speaker?.game.game.status !== "forming") return false;
  return roleOf(speaker) === "player";
}

/** `France please, or England, but not Austria!`; none where others are spoken of, or something is asked. */
function anew(board: Board, sentence: string, mail = sentence): readonly Statement[] {
  if (powersIn(board, sentence).length === 0 || sentence.includes("?")) return [];
  return mayWishPower(sentence) ? wishesFor(board, mail) : [];
}

/** `I'd like to follow it. Is that possible? I'd just like to see the results`: in one of its sentences. */
function asksWhether(text: string): boolean {
  return sentencesOf(text).some((each) => {
    if (!each.includes("?") || pleading.test(each)) return false;
    return askingLeave.test(each) || readQuestion(each)?.intent === "watch";
  });
}

const askingLeave = regex("iu")`
  (?<!\p{L})(?:
    (?:is|would|be)(?: (?:that|this|it))?(?: be)? (?:possible|ok|okay|all right|alright|fine|allowed)
    |(?:geht|ginge|w\u00e4re|ist) (?:das|es)|(?:est-ce|serait-ce|c['\u2019]est) possible
    |es posible|se puede|(?:\u00e8|sarebbe) possibile|mag dat|kan dat
  )(?!\p{L})
`;

const pleading = regex("iu")`
  (?<!\p{L})(?:
    please|pls|bitte|s['\u2019]il (?:te|vous) pla\u00eet|svp|por favor|per favore|alsjeblieft|graag
  )(?!\p{L})
`;

/** What somebody says who would take over a power. */
const taking: ReadonlySet<Intent> = new Set<Intent>(["join", "preference", "vacancy"]);

/** `I'd love to take Italy!`, from somebody who watches: the seat, if nobody has it. */
function freeSeat(session: Session, { board, game }: OpenGame, about: string): Statement | null {
  // `Nobody is playing Russia any more. Could I have it?`
  const text = powersIn(board, about).length > 0 ? about : ownText(session).slice(0, wishReadMax);
  const [power, another] = powersIn(board, text);
  if (power === undefined || another !== undefined || game.status === "forming") return null;
  if (playerOf(game, power) !== undefined) return null;
  return { kind: "join", game: game.name, power, password: null, invitation: null };
}

/** `Italy in friday is free, I see. I'd take it over`: the power may stand in another sentence, or in the subject. */
function powerMeant({ mail }: Session, { board, game }: OpenGame, about: string): PowerId | null {
  const [named = null] = powersIn(board, about);
  if (named !== null || hidesAbsence(game)) return named;
  const free = powersIn(board, `${mail.subject}. ${mail.text}`).filter(
    (power) => playerOf(game, power) === undefined,
  );
  const [power, another] = free;
  if (power !== undefined) return another === undefined ? power : null;
  const [only = null, second] = board.powers
    .map(({ id }) => id)
    .filter((id) => isVacant({ board, game }, id));
  return second === undefined ? only : null;
}

/** `I'd like to watch, but I don't want the players to know.` */
export function wantsSecrecy(text: string): boolean {
  return sentencesOf(text.replace(/\s+/g, " ")).some(
    (each) => readQuestion(each)?.intent === "unseen",
  );
}

/** Has the game begun, with a player for every power that is left, as everybody may know? */
export function isFull({ game, board }: Pick<OpenGame, "game" | "board">): boolean {
  if ((game.status !== "active" && game.status !== "paused") || hidesAbsence(game)) return false;
  return !board.powers.some(({ id }) => isVacant({ board, game }, id));
}

/** Has a power that is left in the game no player, as everybody may know? */
function isVacant({ board, game }: Pick<OpenGame, "game" | "board">, power: PowerId): boolean {
  const seen = viewFor(game, board, null).powers.find((each) => each.power === power);
  return seen?.vacant === true && seen.unitCount + seen.centerCount > 0;
}

/**
 * What somebody wishes besides who has just taken a seat: a name to play under, and powers that they name in
 * other words than a wish is known by, `Russie si c'est possible !`
 */
export async function wishesBeside(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly WishBeside[]> {
  const { speaker, isRejected } = session.sender;
  if (speaker === null || isRejected) return [];
  const { game: open, member: id } = speaker;
  const member = memberOf(speaker);
  const isNew = memberById(open.before, id) === undefined && open.version !== null;
  if (!isNew) return mayWishAnew(session) ? wishedAnew(open.board, items) : [];
  if (member?.role !== "player") return [];
  // No command is read anew: its line may hold a password, which is masked only where it stands alone.
  const words = items.filter(({ kind }) => kind === "text" || kind === "question");
  const sentences = words.flatMap(({ line }) => sentencesOf(line));
  return [
    ...(member.name === null ? nameIn(open.board, sentences) : []),
    ...(open.game.status === "forming" && member.preferences.length === 0
      ? powersWished(open.board, sentences)
      : []),
  ];
}

/** `I've thought it over, I'd rather play England`, from somebody who has their seat. */
function wishedAnew(board: Board, items: readonly BodyItem[]): readonly WishBeside[] {
  const sentences = items
    .filter(({ kind }) => kind === "text")
    .flatMap(({ line }) => sentencesOf(line));
  const line = sentences.find((each) => anew(board, each).length > 0)?.trim();
  return line === undefined ? [] : anew(board, line).map((statement) => ({ statement, line }));
}

/** `Could I appear as "Comet"?` */
function nameIn(board: Board, sentences: readonly string[]): readonly WishBeside[] {
  const line = sentences.find((each) => ownNameSaid(each) !== null);
  const name = line === undefined ? null : ownNameSaid(line);
  // `Can I play as "Italy"?` wishes for a power.
  if (line === undefined || name === null || powersIn(board, name).length > 0) return [];
  const command = { kind: "set-name", name } as const;
  return [{ statement: { kind: "command", command }, line: line.trim() }];
}

function powersWished(board: Board, sentences: readonly string[]): readonly WishBeside[] {
  const sentence = sentences.find(
    (each) => powersIn(board, withoutTongues(each)).length > 0 && mayWishPower(each),
  );
  if (sentence === undefined) return [];
  return wishesFor(board, sentence).map((statement) => ({ statement, line: sentence.trim() }));
}

interface WishBeside {
  readonly statement: Statement;
  readonly line: string;
}

/** Somebody without a seat who asks whether they can reach a game means no unit: `puis-je rejoindre plover ?` */
const entering: ReadonlySet<Intent> = new Set<Intent>(["join", "watch", "preference", "possible"]);

/** `I could take over that country if you still need somebody.` */
const takesOver = regex("iu")`
  (?<!\p{L})(?:
    take|takes|taking|jump|step|stepping|fill|filling|play|have|übernehm\p{L}*|übernähme
    |einspring\p{L}*|spring\p{L}*|reprend\p{L}*|prend\p{L}*|remplac\p{L}*|tom\p{L}+|sustitu\p{L}+
    |ocup\p{L}+|prend\p{L}*|sostitu\p{L}+|subentr\p{L}+|overnemen|inval\p{L}*
  )(?!\p{L})(?!.*\?)
`;

/** `Sorry, I can't play after all`, before the game begins: RESIGN asks whether it is meant. */
async function leaves(session: Session, about: string): Promise<boolean> {
  // Without proof it is kept, and asked about.
  const speaker = session.sender.speaker ?? (await seatOfSender(session));
  if (speaker === null || speaker.game.game.status !== "forming" || about.includes("?"))
    return false;
  return roleOf(speaker) === "player";
}

/** A wish without proof, from somebody who has a seat: it is kept, and asked about. */
async function wishesOfKnown(session: Session, about: string): Promise<readonly Statement[]> {
  const seat = await seatOfSender(session);
  return seat?.game.game.status === "forming" ? wishesFor(seat.game.board, about) : [];
}

/** `Here I am. Sign me up!` asks for the one seat, which the mail has taken already. */
export function hasEntered({ sender: { speaker, candidate } }: Session, intent: Intent): boolean {
  // Whoever has just made a game asks for no other.
  if (intent === "host") return speaker !== null && speaker.game.version === null;
  const isWatching = intent === "watch" && speaker !== null;
  if (intent !== "join" && intent !== "preference" && !isWatching) return false;
  if (candidate !== null) return true;
  if (speaker === null) return false;
  // Whoever has just made the game does not ask for a seat in it.
  return (
    speaker.game.version === null || memberById(speaker.game.before, speaker.member) === undefined
  );
}

const clauseEnds = regex("i")`
  [,;.!]\s+
  |\s+(?:but|and|aber|und|mais|et|pero|y|ma|e)\s+(?=
    (?:please |rather |bitte |plutôt )?(?:not|no|nicht|pas|non)\b
  )
`;

/** The powers that a text wishes for, or wants least of all. */
export function wishesFor(board: Board, text: string): readonly Statement[] {
  // `Is it all in English?` wishes for no power.
  const about = withoutTongues(text);
  const clauses = about.split(clauseEnds);
  const refused = new Set(
    clauses.filter(isButFor).flatMap((each): readonly string[] => powersIn(board, each)),
  );
  const wanted = powersIn(board, about).filter((power) => !refused.has(power));
  if (wanted.length > 0) {
    const wishes = wanted.map((power) => ({ words: [power], isEqual: false }));
    return [{ kind: "set-preference", wishes }];
  }
  const there = powersOfRegion(board, about).filter((power) => !refused.has(power));
  const all = board.powers.map(({ id }) => id).filter((id) => !refused.has(id));
  const others = there.length > 0 ? there : all;
  if (others.length === 0 || others.length === board.powers.length) return [];
  return [{ kind: "set-preference", wishes: [{ words: others, isEqual: true }] }];
}
