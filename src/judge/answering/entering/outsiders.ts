/**
 * What somebody without a seat wants of a game that runs, in whatever words: to look on, or a seat that may
 * become free. It is shown as the command that it comes to, and YES does it. Whoever names a game that there is
 * not is told so.
 */

import {
  asksHow,
  asWell,
  type BodyItem,
  entrySaid,
  gameNameSaid,
  gameSought,
  type Intent,
  isOfOthers,
  mayNameGame,
  newNameSaid,
  type Question,
  refusesToPlay,
  sentencesOf,
  standsBy,
  surelyEnters,
  type Wish,
  wantsFreshGame,
  wantsNoMore,
  withPlainMarks,
} from "../../../language/index.js";
import type { ReplyItem } from "../../../report/index.js";
import { regex } from "../../../util/index.js";
import { ofOnlookers } from "../../identity/strangers-words.js";
import type { Mail } from "../../ports/mail.js";
import { openGame } from "../../session/games.js";
import { askMeant } from "../../session/grave.js";
import { gameMentioned, onlyGoingOn } from "../../session/mentioned-game.js";
import { answerPlainly, answerPlainlyOnce } from "../../session/outcomes.js";
import type { OpenGame, Session } from "../../session/session.js";
import { roleOf } from "../../session/speaker.js";
import { isStranger, isUnknown } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { withoutSentences } from "../../session/texts/sentences-left.js";
import { isFull, wantsSecrecy } from "./entry-wishes.js";
import { gameOfHost, keptComing, keptJoining } from "./game-of-host.js";

/**
 * Keeps what a stranger's question wants of a game; false where it wants nothing of one, or nothing that can be
 * had so.
 */
export async function keptForOutsider(
  session: Session,
  { intent, about }: Question,
  line: string,
): Promise<boolean> {
  if (!isStranger(session) || session.sender.isRejected) return false;
  const isLoose = ofList.has(intent) && !about.includes("?");
  if (standsBy(about) || (isLoose && standsBy(ownText(session).slice(0, listRead)))) {
    if (!session.grave.waiting.includes("STANDBY")) askMeant(session, line, ["STANDBY"]);
    return true;
  }
  // `I'd like to start fresh`: no seat that somebody has left.
  if (intent !== "watch" && wantsFreshGame(about)) return false;
  if (isOffered(session) && (looking.has(intent) || isBesideLooking(about))) return true;
  if (await tellsNoneToLeave(session, intent, about, line)) return true;
  // `When I watch, do I see what the players write to each other?` wants to know what one who watches may see.
  if (asks(about) && ofOnlookers.has(intent)) return false;
  const said = entrySaid(about);
  const watches = said === "watch" || intent === "watch";
  if (!watches && !coming.has(intent)) return false;
  const open =
    (await gameMentioned(session, about)) ?? (watches ? await onlyGoingOn(session) : null);
  if (open === null) {
    if (said !== "watch" && !asks(about) && intent !== "possible") {
      const hosted = await gameOfHost(session);
      if (hosted !== null && keptJoining(session, hosted, line)) return true;
    }
    await tellsNoGame(session, about, line);
    return false;
  }
  if (watches) return keptWatching(session, open, line);
  if (tellsFull(session, open, line)) return true;
  return asks(about) && !asksHow(about) && offersSeat(session, open, line);
}

/** `Is there room for one more in vienna?`: how many are in, and a seat for a yes. */
function offersSeat(session: Session, open: OpenGame, line: string): boolean {
  if (!keptJoining(session, open, line)) return false;
  answerPlainlyOnce(session, line, "begin", { game: open.game });
  return true;
}

/** `Can I get the results as they come?`, beside the wish to look on that is shown. */
function isOffered({ grave, sender }: Session): boolean {
  return (
    !grave.isConfirmed &&
    sender.speaker === null &&
    grave.waiting.some((each) => each.startsWith("OBSERVE "))
  );
}

/** `Can I get the results?`, `I don't want to play` */
function isBesideLooking(about: string): boolean {
  return ofResults.test(about) || refusesToPlay(about);
}

const ofResults = regex("iu")`
  (?<!\p{L})(?:results?|ergebniss?\p{L}*|r\u00e9sultats?|resultados?|risultat\p{L}+|uitslag\p{L}*)
    (?!\p{L})
`;

/** `Please take me off the game maple`, where no game is called so. */
export async function tellsNoneToLeave(
  session: Session,
  intent: Intent | null,
  about: string,
  line: string,
): Promise<boolean> {
  if (intent !== "leave" && intent !== "no-mail") return false;
  const [, name = ""] = ofGame.exec(withPlainMarks(about)) ?? [];
  if (name === "" || !mayNameGame(name) || (await openGame(session, name)) !== null) return false;
  answerPlainly(session, line, "not-in-it", { games: [name.toLowerCase()] });
  return true;
}

const ofGame = regex("iu")`
  (?<!\p{L})(?:game|spiel|partie|partida|partita|spel|jeu|juego|gioco) (?:
    (?:called|named|namens) )?"?([a-z][a-z0-9-]{2,15})(?![\w-])
`;

/** What somebody without a seat wishes in a whole mail in which no question was found. */
export async function keptForNewcomer(session: Session, about: string): Promise<boolean> {
  if (!isStranger(session) || session.sender.isRejected) return false;
  if (await keptComing(session)) return true;
  const stands = sentencesOf(about).find(standsBy);
  if (stands !== undefined) {
    askMeant(session, stands.trim(), ["STANDBY"]);
    return true;
  }
  const wishes = sentencesOf(about).map((each) => ({ line: each.trim(), said: entrySaid(each) }));
  const { line, said } = wishes.find((each) => each.said !== null) ?? {};
  if (line === undefined || refusesToPlay(ownText(session))) return false;
  const open = await gameMentioned(session, about);
  if (open === null) return tellsNoGame(session, about, line);
  return said === "watch" ? keptWatching(session, open, line) : tellsFull(session, open, line);
}

/**
 * The items with what a sentence says of a seat, `I'm in for orchard!`, as the wish for one; with what somebody
 * who watches says of too many letters as the wish to leave; and with the name that a member wants to have.
 */
export async function withEntriesSaid(
  session: Session,
  items: readonly BodyItem[],
): Promise<readonly BodyItem[]> {
  const { speaker, isRejected } = session.sender;
  if (isRejected || session.grave.isConfirmed || session.thread.recalled !== null) return items;
  const role = speaker === null ? null : roleOf(speaker);
  const isOwn = role === "observer" ? isOfOnlooker : namesWriter;
  const intent = role === "observer" ? "leave" : "join";
  const all: BodyItem[] = [];
  for (const item of items) {
    const isOutside = isStranger(session);
    const said = item.kind === "text" ? sentencesOf(item.line) : [];
    // `Bin dabei bei vienna` may be no answer.
    const entered = item.kind === "consent" ? [item.line] : said;
    const watches = isOutside
      ? (each: string, at: number) => watchesIn(each, said[at - 1])
      : (each: string) => role === "gm" && letsWatch(each);
    const watch = said.find(watches);
    const listed = isOutside && watch === undefined ? said.find(standsBy) : undefined;
    const about =
      watch ?? listed ?? (isOutside ? await entryIn(session, entered) : said.find(isOwn));
    if (about === undefined) all.push(item);
    else {
      const line = about.trim();
      const seated = listed === undefined ? intent : "vacancy";
      const asked = watch === undefined ? seated : "watch";
      all.push({
        kind: "question",
        number: item.number,
        line,
        question: { intent: asked, about: line },
      });
      all.push(...withoutSentences(item, [line]));
    }
  }
  return all;
}

/** `Is it OK if I look on?`; `Can I too?`, behind what others do. */
function watchesIn(sentence: string, before = ""): boolean {
  const said = asWell(sentence) ? `${before} ${sentence}` : sentence;
  return entrySaid(said) === "watch" && !wantsNoMore(sentence);
}

/** `I have no objection to her watching`, from a GM */
function letsWatch(sentence: string): boolean {
  return letting.test(sentence) && looksOn.test(sentence) && !ofSelf.test(sentence);
}

const ofSelf =
  /^\W*(?:i|we|ich|wir|je|nous|yo|io|ik|wij) (?:can|may|kann|darf|peux|puis|puedo|posso|kan|mag)\b/i;

const letting = regex("iu")`
  (?<!\p{L})(?:
    objections?|don['\u2019]?t mind|do not mind|(?:is |are )?(?:fine|ok|okay|welcome)|may|can|let|allow\p{L}*
    |nichts dagegen|darf|d\u00fcrfen|kann|peu(?:t|vent)|puede\p{L}*|pu\u00f2|possono|mag|mogen
    |pas d['\u2019]objection|inconveniente|obiezion\p{L}+|geen bezwaar
  )(?!\p{L})
`;
const looksOn = regex("iu")`
  (?<!\p{L})(?:
    watch(?:es|ing)?|observe|observing|spectate|look(?:ing)? on|zuschau\p{L}*|zuseh\p{L}*|mitles\p{L}*
    |regarde\p{L}*|assister|mirar|observ[ae]\p{L}*|guardare|assistere|meekijken|toekijken
  )(?!\p{L})
`;

function isOfOnlooker(sentence: string): boolean {
  return wantsNoMore(sentence) || namesWriter(sentence);
}

function namesWriter(sentence: string): boolean {
  return newNameSaid(sentence) !== null;
}

/** `Bitte schickt mir nichts mehr zu paris`, from somebody who watches: the wish to leave. */
export function silenceIn({ intent, about }: Question): Wish | null {
  return (intent === "leave" || intent === "no-mail") && wantsNoMore(about)
    ? { kind: "silence" }
    : null;
}

/** The sentence that wants a seat in a game which it names. */
async function entryIn(
  session: Session,
  sentences: readonly string[],
): Promise<string | undefined> {
  for (const each of sentences) {
    if (!surelyEnters(each) || refusesToPlay(each)) continue;
    const open = await gameMentioned(session, each);
    if (open !== null && new RegExp(`(?<![\\w-])${open.game.name}(?![\\w-])`, "i").test(each))
      return each;
  }
  return undefined;
}

/** `I said yes to the list. Please add me` */
const listRead = 200;
const ofList: ReadonlySet<Intent | null> = new Set<Intent | null>(["join", "vacancy"]);
const coming: ReadonlySet<Intent | null> = new Set<Intent | null>([
  ...(["join", "preference", "vacancy", "possible"] as const),
]);
/** What sentences of people who want to look on are taken for. */
const looking: ReadonlySet<Intent | null> = new Set<Intent | null>([
  ...([
    "watch",
    "successor",
    "handover",
    "reminders",
    "happened",
    "letters",
    "copies",
    "status",
  ] as const),
]);

function asks(about: string): boolean {
  return about.includes("?");
}

function keptWatching(session: Session, { game }: OpenGame, line: string): boolean {
  // All are told who watches: who wants nobody to know is asked to think again.
  if (wantsSecrecy(ownText(session))) return false;
  offer(session, `OBSERVE ${game.name}`, line);
  return true;
}

/** Tells that nobody's seat is free, and keeps the wish for one that may be. */
function tellsFull(session: Session, open: OpenGame, line: string): boolean {
  if (!isFull(open)) return false;
  answerPlainlyOnce(session, line, "full", { game: open.game });
  offer(session, `STANDBY ${open.game.name}`, line);
  return true;
}

/** Whoever waits for a seat may watch meanwhile. */
function offer(session: Session, command: string, line: string): void {
  if (session.grave.waiting.some((each) => each !== "STANDBY")) return;
  askMeant(session, line, [command]);
}

/** `Can I join, or at least look on?`: the second wish of a stranger, where only the first was answered. */
export async function offerToWatch(session: Session): Promise<void> {
  const { sender, grave, thread, reply } = session;
  if (!isUnknown(session) || sender.isRejected || grave.isConfirmed || thread.recalled !== null)
    return;
  if (isOffered(session) || !grave.waiting.includes("STANDBY")) return;
  const line = sentencesOf(ownText(session).replace(/\s+/g, " ")).find((each, at, all) =>
    watchesIn(each, all[at - 1]),
  );
  const isAnswered = ({ kind, ...item }: ReplyItem) =>
    kind === "answer" && "line" in item && line?.includes(item.line) === true;
  if (line === undefined || reply.items.some(isAnswered)) return;
  const open = (await gameMentioned(session, line)) ?? (await onlyGoingOn(session));
  if (open === null) answerPlainlyOnce(session, line.trim(), "watch");
  else keptWatching(session, open, line.trim());
}

/** `I'd like a seat in maple`, where no game is called so. */
async function tellsNoGame(session: Session, about: string, line: string): Promise<boolean> {
  const name = gameSought(about) ?? gameSought(ownText(session)) ?? subjectNamed(session.mail);
  if (name === null || (gameNameSaid(about) !== null && !isOfOthers(about))) return false;
  if ((await openGame(session, name)) !== null) return false;
  answerPlainlyOnce(session, line, "no-such-game", { games: [name.toLowerCase()] });
  return true;
}

/** The subject, where it is one word which the text has as well. */
function subjectNamed({ subject, text }: Mail): string | null {
  const [word] = /^[a-z][a-z0-9-]{2,15}$/i.exec(subject.replace(ofReply, "").trim()) ?? [];
  if (word === undefined || !mayNameGame(word)) return null;
  return new RegExp(`(?<![\\w-])${word}(?![\\w-])`, "i").test(text) ? word : null;
}

const ofReply = /^(?:(?:re|aw|sv|antw?|fwd?|wg|rif)\s*:\s*|EMSD\s+)*/i;
