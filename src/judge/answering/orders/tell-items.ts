/** What became of the lines of a mail, for the reply: what is only talk is not quoted back. */

import { latePowers } from "../../../game/index.js";
import {
  isPlainlySaid,
  isUnreadTalk,
  looksLikeOrder,
  placeLeft,
  placesIn,
  powersIn,
  sentencesOf,
  speakOfOrder,
  typesNamed,
} from "../../../language/index.js";
import { type Board, type PowerId, provinceOf } from "../../../map/index.js";
import { placesText, type ReplyItem } from "../../../report/index.js";
import { flat, regex } from "../../../util/index.js";
import { noteTalk } from "../../session/outcomes.js";
import type { OpenGame, Session } from "../../session/session.js";
import { stageFor } from "../../session/speaker.js";
import { ownText } from "../../session/texts/own-text.js";
import { unitIn } from "./own-orders.js";
import { readingContext } from "./readings.js";

/** What became of the lines; talk among them is only named. */
export function tellItems(
  session: Session,
  open: OpenGame,
  power: PowerId | null,
  read: readonly ReplyItem[],
): void {
  const all = read
    .map((item) => asWritten(session.orders.spoken, item))
    .map((item) => withoutDoubt(open.board, item))
    .map((item) => inOwnWords(session, open.board, item))
    .map((item) => (isOfCenters(open, power, item) ? centersTold(session, open, item) : item));
  const items = all.filter((item) => !isSaidTwice(item, all));
  const hasRead = items.some(({ kind }) => kind === "reading");
  const isSpeech = power === null && !hasRead;
  const isTalking = (item: ReplyItem) =>
    isUnread(open, item, items) ||
    (isSpeech && isNoOrder(item)) ||
    isAside(open, power, item, items) ||
    isTakenBackBeside(item, items) ||
    isLeftAsIs(open, power, item);
  session.reply.items.push(...items.filter((item) => !isTalking(item)));
  for (const item of items.filter(isTalking)) noteTalk(session, unreadOf(item, items));
}

/** What was read of the words of a sentence is quoted with these, and is a guess where nothing else read it. */
function asWritten(spoken: Session["orders"]["spoken"], item: ReplyItem): ReplyItem {
  if (item.kind !== "reading" && item.kind !== "complaint") return item;
  const written = [...spoken].find(([line]) => line.includes(item.line))?.[1];
  if (written === undefined) return item;
  const { line, guesses } = written;
  if (item.kind === "reading")
    return { ...item, line, guessed: item.guessed || guesses.includes(item.readAs) };
  const { from, to } = item.complaint;
  if (typeof from !== "number" || typeof to !== "number") return { ...item, line };
  const said = item.line.slice(from, to);
  const at = line.indexOf(said);
  if (at < 0) return item;
  return { ...item, line, complaint: { ...item.complaint, from: at, to: at + said.length } };
}

/** An order that was read in other words than the mail's is quoted with the sentences that say most of its places. */
function inOwnWords(session: Session, board: Board, item: ReplyItem): ReplyItem {
  if (item.kind !== "reading") return item;
  const own = flat(ownText(session));
  const said = flat(item.line).trim();
  if (said === "" || own.includes(said)) return item;
  const sentences = sentencesOf(said).map((each) => each.trim());
  const written = sentences.map((each) =>
    own.includes(each) ? each : (nearestSentence(board, own, each) ?? each),
  );
  const line = written.filter(
    (each, at) => !written.slice(0, at).some((one) => one.includes(each)),
  );
  return { ...item, line: line.join(" ") };
}

/** The sentence that names most of these places, all but one that stands elsewhere; null where none does. */
function nearestSentence(board: Board, own: string, said: string): string | null {
  const places = placesIn(board, said);
  const sentences = sentencesOf(own).map((sentence) => {
    const shared = placesIn(board, sentence).filter((place) => places.includes(place));
    return { sentence: sentence.trim(), shared: shared.length };
  });
  const most = Math.max(0, ...sentences.map(({ shared }) => shared));
  const those = sentences.filter(({ shared }) => shared === most);
  // `Is Trieste free? If so Venice goes there`
  const meant = those.findLast(({ sentence }) => !sentence.includes("?")) ?? those[0];
  return meant !== undefined && most > 0 && most >= places.length - 1 ? meant.sentence : null;
}

/** What names its unit and its goal exactly needs no second look. */
function withoutDoubt(board: Board, item: ReplyItem): ReplyItem {
  return item.kind === "reading" && item.guessed && isPlainlySaid(board, item.line, item.readAs)
    ? { ...item, guessed: false }
    : item;
}

/**
 * The items without complaints about clauses that only lead to the orders behind them, or tell of something else, where
 * every unit has its order.
 */
export function withoutHeadings(
  open: OpenGame,
  power: PowerId,
  items: readonly ReplyItem[],
): readonly ReplyItem[] {
  const isWhole = isWholeSet(open, power, items);
  if (!isWhole && !isDoneBeyondMoves(open, power, items)) return items;
  return items.filter(
    (item) => !(isWhole && isHeading(open.board, item)) && !isToldBeside(open, power, item),
  );
}

/** The second complaint about a sentence of prose, of which nothing was read. */
function isSaidTwice(item: ReplyItem, items: readonly ReplyItem[]): boolean {
  if (item.kind !== "complaint" || item.line.trim().split(/\s+/).length < fewestOfProse)
    return false;
  if (looksLikeOrder(item.line)) return false;
  const ofLine = items.filter((each) => "number" in each && each.number === item.number);
  return ofLine.every(({ kind }) => kind === "complaint") && ofLine[0] !== item;
}

const fewestOfProse = 8;

/** `Leave the rest as I had it`, where the rest have their orders. */
function isLeftAsIs({ board, game }: OpenGame, power: PowerId | null, item: ReplyItem): boolean {
  if (item.kind !== "complaint" || power === null) return false;
  const { from, to } = item.complaint;
  if (typeof from !== "number" || typeof to !== "number") return false;
  const start = item.line.slice(0, from).search(/[^.!?;]*$/);
  return leftAsIs.test(item.line.slice(start, to)) && !latePowers(game, board).includes(power);
}

const leftAsIs = regex("iu")`
  ^\W*(?:(?:please|and|just|but) )*(?:(?:leave|keep) )?(?:
    (?:all )?(?:the|my) (?:
      rest|others?|other (?:two|three|four|ones?|orders?|moves?|units?)|remaining \p{L}+
    )
    |everything else|all else|moves|(?:my )?orders
  )(?: (?:stays?|stands?|remains?|is|are))?,? (?:(?:exactly|just) )?(?:as|like|the way) (?:
    (?:i|we) (?:had|have|said|sent|gave|wrote|ordered)(?: (?:it|them|you))?
    |(?:it|they) (?:was|were|is|are|stood?|stands?)|said|before|above|ordered|given|sent|planned
  )[^.;!?]{0,20}\W*$
`;

/** The line, or where it holds an order besides, the clause of it that was not read. */
function unreadOf(item: ReplyItem, all: readonly ReplyItem[]): string {
  if (item.kind !== "complaint") return "";
  const { line, number, complaint } = item;
  const { from, to } = complaint;
  const hasOrder = all.some((other) => other.kind === "reading" && other.number === number);
  if (!hasOrder || typeof from !== "number" || typeof to !== "number") return line.trim();
  const start = line.slice(0, from).search(/[^.!?,;:]*$/);
  return line.slice(start, to).trim();
}

/** Is the item a line of talk, of which nothing was read? */
function isUnread({ board }: OpenGame, item: ReplyItem, all: readonly ReplyItem[]): boolean {
  if (item.kind !== "complaint") return false;
  const read = all.filter((other) => other.kind === "reading");
  return isUnreadTalk(board, { ...item, text: item.line }, read);
}

/** Whoever orders no units themselves writes sentences; what looks like an order is asked back all the same. */
function isNoOrder(item: ReplyItem): boolean {
  return item.kind === "complaint" && !looksLikeOrder(item.line);
}

/** Words in which nothing that was learned finds an order: `why not`, beside one; `I'll write again tonight`. */
function isAside(
  open: OpenGame,
  power: PowerId | null,
  item: ReplyItem,
  all: readonly ReplyItem[],
): boolean {
  if (item.kind !== "complaint" || !beside.has(item.complaint.kind)) return false;
  const { from, to, unit = null } = item.complaint;
  if (typeof from !== "number" || typeof to !== "number") return false;
  const isBeside = all.some((each) => each.kind === "reading" && each.number === item.number);
  if (isBeside && goesSomewhere(open, power, unreadOf(item, all), all)) return false;
  // `Fleet in Kiel, army in the other`
  if (isBeside && open.game.phase.kind === "A" && anotherBuilt.test(unreadOf(item, all)))
    return false;
  if (!isBeside) {
    const said = item.line.slice(item.line.slice(0, from).search(/[^.!?]*$/), to);
    const isOpen = item.complaint.kind !== "not-an-order" || unit !== null;
    if (isOpen || placesIn(open.board, said).length > 0) return false;
    if (/\?\W*$/.test(said)) return true;
  }
  return !speakOfOrder(readingContext(open, power), item.line, { from, to });
}

/** `Con moves up`, of a unit that has no order beside it: where it goes, its owner has to say. */
function goesSomewhere(
  { board, game }: OpenGame,
  power: PowerId | null,
  clause: string,
  all: readonly ReplyItem[],
): boolean {
  if (game.phase.kind !== "M") return false;
  const place = placeLeft(board, clause);
  const isOwn = game.position.units.some(
    (unit) => unit.power === power && provinceOf(unit.at) === place,
  );
  const isOrdered = all.some((each) => each.kind === "reading" && unitIn(each.readAs) === place);
  return isOwn && !isOrdered;
}

const anotherBuilt = regex("iu")`
  ^(?:(?:and|und|et|y|e|en)\s)?(?:(?:an?|one|eine|une?|una?|un)\s)?(?:army|fleet|armee|flotte|arm\u00e9e|armata
    |flotta|ej\u00e9rcito|flota|leger|vloot)\s(?:in|at|on|for|\u00e0|en|a|im|auf)\s
`;

/**
 * `My armies in Moscow and Warsaw both go south, Moscow to Ukraine and Warsaw to Galicia`: a clause that only
 * names units of which the next tell what each does.
 */
function isHeading(board: Board, item: ReplyItem): boolean {
  if (item.kind !== "complaint" || !beside.has(item.complaint.kind)) return false;
  const { line } = item;
  const { from } = item.complaint;
  if (typeof from !== "number") return false;
  const start = line.slice(0, from).search(/[^.!?;:,]*$/);
  const [clause = ""] = /^[^.!?;:,]*/.exec(line.slice(start)) ?? [];
  // `Both` is no Bothnia here.
  const named = placesIn(board, clause.replace(/\bboth\b/gi, " "));
  const behind = placesIn(board, line.slice(start + clause.length));
  if (doubt.test(clause)) return false;
  return going.test(clause) && named.length > 0 && named.every((place) => behind.includes(place));
}

/** `I'd like to end up in Tunis in the fall`, `France wrote me a very nice letter`: of no unit, and of no order. */
function isToldBeside({ board, game }: OpenGame, power: PowerId, item: ReplyItem): boolean {
  if (item.kind !== "complaint") return false;
  const { complaint } = item;
  // `Munich I'll get back in spring`, beside builds
  const isAhead = complaint.kind === "other-phase" && complaint.phase === "M";
  if (!isAhead && (complaint.kind !== "not-an-order" || complaint.because === "depends"))
    return false;
  const { from, to } = complaint;
  if (typeof from !== "number" || typeof to !== "number") return false;
  const start = item.line.slice(0, from).search(/[^.!?;\n]*$/);
  const [, behind = "", mark] = /^([^.!?;\n]*)(\?)?/.exec(item.line.slice(to)) ?? [];
  if (mark !== undefined) return false;
  const said = item.line.slice(start, to) + (isAhead ? behind : "");
  // `Somebody else will have to have England` may give up the seat.
  if (powersIn(board, said).includes(power)) return false;
  const named = placesIn(board, said);
  const isOfOwn = game.position.units.some(
    (unit) => unit.power === power && named.includes(provinceOf(unit.at)),
  );
  const [, another] = typesNamed(said);
  return !isOfOwn && another !== undefined && !hanging.test(said) && !looksLikeOrder(said);
}

/** What is asked, or may change an order beside it. */
const hanging = regex("iu")`
  \?|(?<!\p{L})(?:
    if|unless|until|instead|cancel|change|support\p{L}*|convoy\p{L}*|wenn|falls|bis|statt|sofern|unterst\u00fctz\p{L}*
    |si|sauf|soutien\p{L}*|salvo|apoy\p{L}*|se non|appogg\p{L}*|als|tenzij|steun\p{L}*
  )(?!\p{L})
`;

const going = regex("iu")`
  (?<!\p{L})(?:
    both|all|each|two|three|arm(?:y|ies)|fleets?|beide[rn]?|alle|armeen|flotten|tous|toutes|deux
    |arm\u00e9es|flottes|ambos|ambas|todos|ej\u00e9rcitos|flotas|entramb[ei]|tutt[ie]|armate
    |flotte
  )(?!\p{L})
`;

/** `Nvm about Burgundy, Munich stays put`: what is not meant any more, beside what is meant instead. */
function isTakenBackBeside(item: ReplyItem, all: readonly ReplyItem[]): boolean {
  if (item.kind !== "complaint" || item.complaint.kind !== "not-an-order") return false;
  const { from, to } = item.complaint;
  if (typeof from !== "number" || typeof to !== "number") return false;
  const said = item.line.slice(0, to).slice(Math.max(0, from - leadMost));
  const isInstead = all.some((other) => other.kind === "reading" && other.number === item.number);
  return isInstead && takingBack.test(said);
}

/** A few words before the complaint's place belong to it. */
const leadMost = 12;
const takingBack = regex("iu")`
  ^\W*(?:(?:ok|okay|oh|sorry|actually|so|no)\W+)*(?:
    nv?m|never ?mind|forget|scrap|scratch|drop|no more|vergiss|vergesst|oublie[sz]?|olvida
    |lascia stare|laat maar
  )\b[^.?!;]{0,40}$
`;

/** `Yay Trieste!!`, `Bulgaria should be mine now`, in winter: glad of a center where nothing can be built. */
function isOfCenters(
  { board, game }: OpenGame,
  power: PowerId | null,
  item: ReplyItem,
): item is Extract<ReplyItem, { kind: "complaint" }> {
  if (game.phase.kind !== "A" || item.kind !== "complaint" || !beside.has(item.complaint.kind))
    return false;
  const homes = board.powers.find(({ id }) => id === power)?.homes ?? [];
  const named = placesIn(board, item.line);
  return (
    named.length > 0 &&
    !named.some((place) => homes.includes(place)) &&
    owning.test(item.line) &&
    !looksLikeOrder(item.line)
  );
}

/** Whose these are. */
function centersTold(
  session: Session,
  { board }: OpenGame,
  { line }: Extract<ReplyItem, { kind: "complaint" }>,
): ReplyItem {
  const { speaker } = session.sender;
  session.reply.isUseful = true;
  const text =
    speaker === null ? "" : placesText(...stageFor(session, speaker), placesIn(board, line));
  return { kind: "answer", line, text, pointsBelow: false };
}

const owning = regex("iu")`
  !\s*$
  |(?<!\p{L})(?:
    mine|ours|got|gotten|took|taken|won|conquered|captured|mein\p{L}*|unser\p{L}*|erobert|geholt|gewonnen
    |\u00e0 (?:moi|nous)|pris|gagn\u00e9|m\u00ed[oa]|nuestr[oa]|tomado|mi[oa]|nostr[oa]|pres[oa]|van mij|gewonnen
  )(?!\p{L})
`;

/** Does the mail order every unit of the power that may move? */
function isWholeSet({ game }: OpenGame, power: PowerId, items: readonly ReplyItem[]): boolean {
  const ordered = items.flatMap((item) =>
    item.kind === "reading" && item.illegal === null ? [item.readAs.split(" ")[1]] : [],
  );
  const own = game.position.units.filter((unit) => unit.power === power);
  return game.phase.kind === "M" && new Set(ordered).size >= own.length;
}

/** Do builds, removals or retreats of the mail leave none to be ordered? */
function isDoneBeyondMoves(
  { board, game }: OpenGame,
  power: PowerId,
  items: readonly ReplyItem[],
): boolean {
  const isGiven = items.some((item) => item.kind === "reading" && item.illegal === null);
  return game.phase.kind !== "M" && isGiven && !latePowers(game, board).includes(power);
}

/** What may touch the orders beside it. */
const doubt = regex("i")`
  \b(?:
    if|unless|except|until|when|not|no|never|instead|rather|or|wait|cancel|change|wenn|falls|nicht
    |kein\w*|oder|statt|si|sauf|pas|non|ou|si|no|salvo|o|se|non|niet|als|of
  )\b
  |n't\b|\?
`;

const beside: ReadonlySet<string> = new Set(["not-an-order", "order-incomplete"]);
