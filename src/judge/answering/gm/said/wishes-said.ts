/**
 * What a GM's prose wants, part by part: all of it that is understood is shown as one set of lines and waits
 * for one YES, and what the game cannot do is named as such. The other sentences go on to those who read
 * questions and words for others.
 */
import { type Game, hasEnded } from "../../../../game/index.js";
import {
  askedFor,
  type Body,
  type BodyItem,
  backSaid,
  gmWishesIn,
  grants,
  holdsOff,
  invitationWish,
  isOnlyDays,
  leavesAllAsIs,
  letsIn,
  looksLikeOrder,
  movesDeadline,
  namesDays,
  namesTwoHours,
  onlyTellsAll,
  pausesFor,
  readBody,
  type SaidWithin,
  type SetUpPart,
  sentencesOf,
  setsLater,
  setUpsSaid,
  takesBackAbove,
  tellsThem,
  withDays,
} from "../../../../language/index.js";
import { askMeantOfAll } from "../../../session/grave.js";
import { answerPlainlyOnce } from "../../../session/outcomes.js";
import { addressesIn } from "../../../session/people.js";
import type { Session, Speaker } from "../../../session/session.js";
import { unprovedSeat, writingGm } from "../../../session/statements.js";
import { ownText } from "../../../session/texts/own-text.js";
import { settingLines } from "../../founding/hosting.js";
import { headingOf, readersOfHeading, withHeading } from "../../messages/headings.js";
import { isForAnotherGame } from "../another-game.js";
import { isFresh, isSignedAlready, soAlready } from "../settings.js";
import { type Meant, meantBy } from "./commands.js";

interface Read {
  readonly text: string;
  readonly meant: Meant;
}

/** A sentence of an item, and what it wants; null where others are to read it. */
interface Sentence {
  readonly text: string;
  readonly found: { readonly read: readonly Read[]; readonly left: string } | null;
}

/**
 * The mail without the parts that want something of the game; in a game that nobody has joined they are done at
 * once.
 */
export function withoutGmWishes(session: Session, body: Body): Body {
  const speaker = writingGm(session);
  if (speaker === null || !mayRead(session, body)) return body;
  const isRead = (item: BodyItem) => isProse(item, speaker.game.game);
  const sentences = body.items.filter(isRead).flatMap(({ line }) => sentencesOf(line));
  const days = daysNamedFor(session, speaker, sentences);
  const reader = grantsAny(sentences) ? grantedOf : sentenceOf;
  const parted = body.items.map((item) => ({
    item,
    said: isRead(item)
      ? sentencesOf(item.line).map((text) => reader(session, speaker, text, days))
      : [],
  }));
  const isAny = parted.some(({ said }) => said.some(({ found }) => found !== null));
  const found = parted.flatMap(({ said }) => said.flatMap((each) => each.found?.read ?? []));
  // No deadline runs in a pause: what is wished for behind it is read together with its end.
  const isPaused = speaker.game.game.status === "paused";
  const goesOn = found.some(({ meant }) => meant.commands.includes("RESUME"));
  if (isPaused && isAny && !goesOn) return body;
  const invites =
    body.items.some((item) => item.kind === "statement" && item.form === "invite") ||
    found.some(isInvitation);
  if (!isAny && !invites && session.grave.waiting.length === 0) return body;
  const read: Read[] = [];
  const items = parted.flatMap(({ item, said }) => {
    const meant = said.map((each) =>
      each.found === null ? beside(speaker.game.game, each, invites) : each,
    );
    read.push(...meant.flatMap(({ found }) => found?.read ?? []));
    return leftOf(item, meant, speaker.game.game.name);
  });
  for (const { text, meant } of read)
    if (meant.told !== undefined) answerPlainlyOnce(session, text, meant.told);
  const written = ownText(session);
  const placeOf = ({ text }: Read) => written.indexOf(text.trim().slice(0, 12));
  const done = withoutReasons(body, read)
    .filter(({ meant }) => meant.commands.length > 0)
    .sort((one, other) => placeOf(one) - placeOf(other));
  const isEarly = isFresh(session) && unprovedSeat(session) === null;
  const now = done.filter((each) => isEarly || isInvitation(each));
  keep(
    session,
    done.filter((each) => !now.includes(each)),
  );
  return { ...body, items: [...now.flatMap(asStatements), ...items] };
}

/** `The deadline is Saturday. That gives Austria two more days.`: how much more time a date gives is its reason. */
function withoutReasons({ items }: Body, read: readonly Read[]): readonly Read[] {
  const setsDate =
    items.some((item) => item.kind === "statement" && item.statement.kind === "set-deadline") ||
    read.some(({ meant }) => meant.commands.some((each) => each.startsWith("SET DEADLINE ")));
  if (!setsDate) return read;
  const isReason = ({ meant }: Read) => meant.commands.some((each) => each.startsWith("EXTEND "));
  return read.filter((each) => !isReason(each));
}

/** Does the GM grant what somebody asked for? Whose orders stand beside it may be told in the same sentence. */
function grantsAny(sentences: readonly string[]): boolean {
  return (
    !sentences.some(looksLikeOrder) &&
    sentences.some(grants) &&
    sentences.some((each) => askedFor(each) !== null)
  );
}

/** What writes to somebody who is named by their address misleads nobody. */
function isInvitation({ meant }: Read): boolean {
  return meant.commands.length > 0 && meant.commands.every((each) => each.startsWith("INVITE "));
}

/** Where a mail takes something back, or only tells, its sentences are not what they seem. */
function mayRead(session: Session, { items }: Body): boolean {
  if (isLetter(session)) return false;
  const sentences = items.flatMap(({ line }) => sentencesOf(line));
  const isNew = items.some((item) => item.kind === "statement" && item.form === "create");
  return (
    !isNew &&
    !leavesAllAsIs(ownText(session)) &&
    !isForAnotherGame(session) &&
    !sentences.some((each) => takesBackAbove(each) || holdsOff(each) || isBack(each))
  );
}

/** `Would you send this to everybody:`, above a letter of its own: what that says is for its readers. */
function isLetter(session: Session): boolean {
  const words = withHeading(ownText(session).trimStart());
  const speaker = writingGm(session);
  const heading = /^[^\n]*:[ \t]*\n[ \t]*\n/.test(words) ? headingOf(words) : "";
  return heading !== "" && speaker !== null && readersOfHeading(speaker, heading) !== null;
}

/** The sentence that names the days of a pause for another one; one that names them itself is read alone. */
function daysNamedFor(
  session: Session,
  speaker: Speaker,
  sentences: readonly string[],
): string | undefined {
  const named = sentences.find((each) => namesDays(each));
  const isOfDays = (each: string) =>
    named !== undefined &&
    pausesFor(each, named) &&
    !namesDays(each) &&
    sentenceOf(session, speaker, each, named).found !== null;
  return sentences.some(isOfDays) ? named : undefined;
}

function sentenceOf(
  session: Session,
  speaker: Speaker,
  text: string,
  days: string | undefined,
): Sentence {
  if (days === undefined || !(text === days || pausesFor(text, days)))
    return { text, found: readSentence(session, speaker, text.trim()) };
  if (text === days) return { text, found: { read: [], left: "" } };
  const found = readSentence(session, speaker, withDays(text, days));
  const [first, second] = isOnlyDays(days) ? [text, days] : [days, text];
  const read = found?.read.map((each) => ({ ...each, text: `${first.trim()} ${second.trim()}` }));
  return { text, found: found === null ? null : { ...found, read: read ?? [] } };
}

/** `Luc asked whether Friday would do. Fine with me`: what he asked for is the GM's wish. */
function grantedOf(session: Session, speaker: Speaker, text: string): Sentence {
  const wish = askedFor(text);
  const found = wish === null ? null : readSentence(session, speaker, wish);
  if (found !== null)
    return { text, found: { ...found, read: found.read.map((each) => ({ ...each, text })) } };
  return grants(text)
    ? { text, found: { read: [], left: "" } }
    : sentenceOf(session, speaker, text, undefined);
}

/** Beside wishes that were read: `votes stay secret` is one more, and `let them all know` is done anyway. */
function beside(game: Game, sentence: Sentence, invites: boolean): Sentence {
  const text = sentence.text.trim();
  if (invites && tellsThem(text))
    return {
      text,
      found: { read: [{ text, meant: { commands: [], told: "invitation-note" } }], left: "" },
    };
  if (onlyTellsAll(text)) return { text, found: { read: [], left: "" } };
  if (text.includes("?") || setsLater(text) || /^\W*(?:hi|hello|because)\b/i.test(text))
    return sentence;
  // `My new job starting on the 16th` is a story.
  // `Three days for moves and one for retreats`: of phases that are named, a span is no story.
  const isOf = (part: SetUpPart) =>
    part.kind === "settings" || (part.kind === "clock" && part.clocks.length < clockKinds);
  const said = setUpsSaid(text)
    .filter(({ parts }) => parts.every(isOf))
    .filter(isOther);
  if (said.length === 0) return sentence;
  const wanted = said.filter((each) => !isSignedAlready(game, each));
  const commands = wanted.map((each) => `SET ${each.said}`);
  const so = said.find((each) => isSignedAlready(game, each));
  const told = so === undefined ? {} : { told: soAlready(so) };
  return { text, found: { read: [{ text, meant: { commands, ...told } }], left: "" } };
}

/** `White press please, no anonymous letters any more` says one thing twice. */
function isOther({ parts }: SaidWithin, at: number, all: readonly SaidWithin[]): boolean {
  const said = JSON.stringify(parts);
  return all.findIndex((each) => JSON.stringify(each.parts) === said) === at;
}

/** Moves, retreats and builds. */
const clockKinds = 3;

/** `Set us back to the spring`, and not `zieh die Einladung zur\u00fcck`. */
function isBack(sentence: string): boolean {
  return backSaid(sentence) && invitationWish(sentence) !== "back";
}

/** What is left of an item when its wishes are read. */
function leftOf(item: BodyItem, said: readonly Sentence[], game: string): readonly BodyItem[] {
  if (said.every(({ found }) => found === null)) return [item];
  const line = said
    .map(({ text, found }) => (found === null ? text : found.left === "" ? "" : `${found.left}. `))
    .join("")
    .trim();
  if (!/\p{L}/u.test(line)) return [];
  return readBody(line, [], game).items.map((each) => ({ ...each, number: item.number }));
}

function isProse(item: BodyItem, { status, candidates }: Game): boolean {
  const isForming = status === "forming";
  const hasCandidates = candidates.length > 0;
  if (item.kind === "consent") return false;
  if (/^\W*\p{Lu}{3,}(?!\p{L})/u.test(item.line)) return false;
  if (item.kind === "statement" && item.form === "set-up")
    return namesTwoHours(item.line) || (!isForming && sentencesOf(item.line).some(movesDeadline));
  if (item.kind === "statement" && item.form === "answer-candidate" && !hasCandidates)
    return item.said !== undefined;
  // What leaves no doubt is done at once.
  return item.kind !== "statement" || item.said?.manner === "guess";
}

function readSentence(
  session: Session,
  speaker: Speaker,
  sentence: string,
): { readonly read: readonly Read[]; readonly left: string } | null {
  if (/["\u201c\u201e\u00ab]/.test(sentence)) return null;
  const invited = invitationOf(speaker, sentence);
  if (invited !== null) return { read: [{ text: sentence, meant: invited }], left: "" };
  const said = gmWishesIn(sentence);
  if (said === null) return null;
  const isSet = isFresh(session) && said.wishes.some(({ wish }) => wish.kind !== "no-broadcasts");
  if (isSet && settingLines(sentence).length > 0) return null;
  const read: Read[] = [];
  for (const { wish, text } of said.wishes) {
    const meant = meantBy(session, speaker, wish);
    const isLater =
      meant?.commands.some((each) => each.startsWith("SET DEADLINES")) && setsLater(sentence);
    if (meant === null || isLater === true) return null;
    read.push({ text, meant });
  }
  return { read, left: onlyTellsAll(said.left) ? "" : said.left };
}

/**
 * `Lad bitte anna@example.net ein`, `zieh ihre Einladung zur\u00fcck`: to invite is said by an address, and
 * cannot be undone.
 */
function invitationOf({ game: { game } }: Speaker, sentence: string): Meant | null {
  const isLetIn = game.status === "forming" && letsIn(sentence);
  const wish = hasEnded(game) ? null : (invitationWish(sentence) ?? (isLetIn ? "new" : null));
  if (wish === null || /\b(?:if|falls|wenn|si|se)\b/i.test(sentence)) return null;
  const known = new Set(game.members.map(({ address }) => address));
  const named = addressesIn(sentence).filter((each) => !known.has(each));
  if (wish === "back") return { commands: [], told: "uninvited" };
  if (named.length > 0) return { commands: [`INVITE ${named.join(", ")}`] };
  return wish === "again" ? { commands: [], told: "invited-again" } : null;
}

/** Shows all that is to be done as one set of lines. */
function keep(session: Session, done: readonly Read[]): void {
  const commands = [...new Set(done.flatMap(({ meant }) => meant.commands))];
  if (commands.length === 0) return;
  const line = [...new Set(done.map(({ text }) => text.trim().replace(/\.$/, "")))].join(". ");
  const [first, other] = new Set(done.flatMap(({ meant }) => meant.at ?? []));
  const at = other === undefined ? (first ?? null) : null;
  askMeantOfAll(session, line, commands, at);
}

function asStatements({ text, meant }: Read): readonly BodyItem[] {
  return meant.commands.flatMap((command) =>
    readBody(command, [], null).items.map((item) => ({ ...item, line: text })),
  );
}
