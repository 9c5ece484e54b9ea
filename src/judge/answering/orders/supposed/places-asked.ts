/**
 * What the reader of orders could make nothing of, and is no order: a question about places brings what the board
 * says of them, and a remark is noted as such.
 */

import type { Game } from "../../../../game/index.js";
import {
  isRemark,
  isSupposing,
  leftUnread,
  looksLikeOrder,
  mentionsIn,
  placeQuestion,
  placesIn,
  powersIn,
  sentencesOf,
  typesNamed,
} from "../../../../language/index.js";
import { type Board, type ProvinceId, provinceOf } from "../../../../map/index.js";
import {
  attackersText,
  onlyAnsweredText,
  placesText,
  type ReplyItem,
} from "../../../../report/index.js";
import { destinations, type PlacedUnit } from "../../../../rules/index.js";
import { regex } from "../../../../util/index.js";
import { answerLine, answerPlainly, noteTalk } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { powerOf, stageFor } from "../../../session/speaker.js";
import { offersOrder } from "./offered-orders.js";
import { tellsOrder } from "./possible-order.js";
import { mineTold } from "./then-asked.js";
import { ownDislodged, tellsOfUnits, tellWays } from "./unit-questions.js";

/** The items without complaints about what only asks or tells; their answers stand in the reply. */
export function withoutAsked(
  session: Session,
  speaker: Speaker,
  items: readonly ReplyItem[],
): readonly ReplyItem[] {
  const told = new Set<string>();
  const tells = (sentence: string) =>
    told.has(sentence) ||
    tellsOfUnits(session, sentence, sentence) ||
    (speaker.game.game.phase.kind === "R" && offersOrder(session, speaker, sentence)) ||
    tellsOfPlaces(session, speaker, sentence) ||
    offersOrder(session, speaker, sentence) ||
    notesRemark(session, sentence) ||
    notesQuestion(session, sentence);
  const left = items.filter((item) => {
    if (item.kind !== "complaint" || !leftUnread.has(item.complaint.kind)) return true;
    const sentences = sentencesUnread(item, items);
    if (sentences.every((each) => namesNothing(speaker, each)))
      return !sentences.some((each) => offersOrder(session, speaker, each));
    const open = sentences.filter((sentence) => {
      const isTold = tells(sentence);
      if (isTold) told.add(sentence);
      return !isTold;
    });
    const isAnswered = open.length < sentences.length;
    // `Would you think it unwise?` goes on from what was answered.
    if (!isAnswered || !open.every((each) => namesNothing(speaker, each))) return true;
    for (const sentence of open) noteTalk(session, sentence);
    return false;
  });
  // What was answered is not complained of besides.
  return left.filter((item) => item.kind !== "complaint" || !told.has(item.line.trim()));
}

function namesNothing({ game: { board } }: Speaker, sentence: string): boolean {
  return placesIn(board, sentence).length === 0 && !looksLikeOrder(sentence);
}

type Complaint = Extract<ReplyItem, { kind: "complaint" }>;

/** All sentences of a line of which nothing was read; else the one that the complaint is about. */
function sentencesUnread(
  { line, number, complaint: { from, to } }: Complaint,
  items: readonly ReplyItem[],
): readonly string[] {
  const sentences = sentencesOf(line);
  const isRead = items.some((each) => each.kind === "reading" && each.number === number);
  if (!isRead) return sentences.map((each) => each.trim()).filter((each) => each !== "");
  if (typeof from !== "number" || typeof to !== "number") return [];
  let end = 0;
  const about = sentences.find((each) => {
    end += each.length;
    return from < end;
  });
  if (about === undefined) return [];
  // `Munich holds, Kiel helps Denmark into Sweden`: the clause, from its beginning.
  const begins = Math.max(end - about.length, line.slice(0, from).search(/[^,;]*$/));
  return [line.slice(begins, Math.min(end, Math.max(to, from))).trim()];
}

function notesRemark(session: Session, sentence: string): boolean {
  if (looksLikeOrder(sentence) || !isRemark(sentence)) return false;
  noteTalk(session, sentence);
  return true;
}

/** What only asks is no order that was not understood: whether the GM is to have it is asked at the end. */
function notesQuestion(session: Session, sentence: string): boolean {
  if (placeQuestion(sentence) === null || looksLikeOrder(sentence) || ofBuilds.test(sentence))
    return false;
  noteTalk(session, sentence);
  return true;
}

/** Answers a question about places from the board; false where it is none. */
function tellsOfPlaces(session: Session, speaker: Speaker, sentence: string): boolean {
  const kind = placeQuestion(sentence);
  const { board } = speaker.game;
  const named = placesIn(board, sentence);
  const places = named.slice(0, most);
  if (tellsOfBuilds(session, speaker, sentence)) return true;
  if (kind === null || speaker.game.game.status !== "active" || ofBuilds.test(sentence))
    return false;
  const lost = ownDislodged(speaker);
  if (places.length === 0 && lost.length === 0) return false;
  if (kind === "reach" && lost.length > 0) return tellWays(session, speaker, sentence, lost);
  // Of more places than two nobody can say which is whose goal.
  const isBrief = sentence.split(/\s+/).length <= briefest;
  const isWay = kind === "reach" || kind === "carrying" || (kind === "else" && isBrief);
  if (isWay && named.length <= 2 && !isSupposing(sentence))
    if (tellsWay(session, speaker, places, sentence)) return true;
  const there = unitAmong(speaker.game.game, places);
  const unit = there !== null && typesNamed(sentence).includes(there.type) ? there : null;
  if (kind === "reach" && places.length === 1 && unit !== null && !isSupposing(sentence))
    return tellWays(session, speaker, sentence, [unit]);
  if (isWay || kind === "else" || places.length === 0) return false;
  // `Ankara to Armenia, do I lose the Black Sea then?` asks for more than who is there.
  if (isSupposing(sentence) || (kind === "threat" && !areListed(board, sentence))) return false;
  const [catalogue, scene] = stageFor(session, speaker);
  const mine = kind === "mine" ? mineTold(session, speaker, sentence, places) : null;
  if (kind === "threat")
    answerLine(
      session,
      sentence,
      onlyAnswered(session, speaker, attackersText(catalogue, scene, places)),
    );
  else if (mine !== null) answerLine(session, sentence, mine);
  else {
    const text = onlyAnswered(session, speaker, placesText(catalogue, scene, places));
    session.reply.items.push({
      kind: "answer",
      line: sentence,
      text,
      pointsBelow: false,
      isOfPlaces: true,
    });
    session.reply.isUseful = true;
  }
  return true;
}

/** The answer, and that nothing is noted by it: plain without a word where the mail orders units beside it. */
export function onlyAnswered(session: Session, speaker: Speaker, text: string): string {
  if (session.orders.given.size > 0) return text;
  return onlyAnsweredText(...stageFor(session, speaker), text);
}

/** `Venice or Rome`: nothing but such words stands between the places. */
function areListed(board: Board, sentence: string): boolean {
  const mentions = mentionsIn(board, sentence);
  return mentions.every(
    ({ from }, at) =>
      at === 0 || /^\W*(?:\p{L}{1,4}\W+){0,2}$/u.test(sentence.slice(mentions[at - 1]!.to, from)),
  );
}

/** `Should I build in Berlin?`, in winter: what can be built, and where. */
function tellsOfBuilds(session: Session, speaker: Speaker, sentence: string): boolean {
  const { board, game } = speaker.game;
  const [named, another] = powersIn(board, sentence);
  const power = named ?? powerOf(speaker);
  if (game.phase.kind !== "A" || power === null || another !== undefined) return false;
  if (!sentence.includes("?") || !ofBuilds.test(sentence)) return false;
  answerPlainly(session, sentence, "build-count", { powers: [power] });
  return true;
}

/** `For the winter perhaps an army in Constantinople?` may be an order. */
const ofBuilds = regex("iu")`
  (?<!\p{L})(?:
    winter|hiver|invierno|inverno|build|built|builds|bau\p{L}*|aufbau\p{L}*|constru\p{L}*
    |costru\p{L}*|bouw\p{L}*
  )(?!\p{L})
`;

/** More places than these are a story; `like A Rom - Tun??` asks for a way. */
const [most, briefest] = [3, 8] as const;

/** Can the unit of one of these places go to another? */
function tellsWay(
  session: Session,
  speaker: Speaker,
  places: readonly ProvinceId[],
  sentence: string,
): boolean {
  const from = places.find((place) => unitAmong(speaker.game.game, [place]) !== null);
  const to = places.findLast((place) => place !== from);
  if (from === undefined || to === undefined) return false;
  const carried = asksToCarry(sentence) ? carriedBy(speaker, from, to) : null;
  const order = carried ?? `${from} - ${to}`;
  const helps = helping.test(sentence);
  // `Should Galicia help the one in Sevastopol?`; whom it helps elsewhere is not said.
  const isHeld = unitAmong(speaker.game.game, [to]) !== null;
  const isOfOthers = powersIn(speaker.game.board, sentence).length > 0;
  // `Can I support Greece into Serbia?`, where nobody is in Greece.
  const helpsNobody = places.indexOf(to) < places.indexOf(from);
  if (helps && !isHeld && (isOfOthers || helpsNobody)) return false;
  return tellsOrder(session, speaker, helps && isHeld ? `${from} S ${to}` : order, sentence);
}

const helping = regex("iu")`
  (?<!\p{L})(?:
    help|aid|support|assist|rescue|protect|defend|cover|back|hilf|helfen|unterst\u00fctz
    |besch\u00fctz|aider?|souten|soutien|d\u00e9fend|ayud|apoy|aiut|appoggi|sosten|helpen|steun
  )
`;

/** `Could the fleet take my army over?`; `before you carry it out` is of a mail. */
export function asksToCarry(sentence: string): boolean {
  return carrying.test(sentence);
}

const carrying = regex("iu")`
  (?<!\p{L})(?:
    convoy|carr(?:y|ies)(?!\s(?:it|this|that|them|my \p{L}+) out(?!\p{L}))|transport|ferr(?:y|ies)|ships?(?!\p{L})
    |(?:take|bring|get|put)s? (?:the |my |that |an? |our )?army|(?:r|hin)?\u00fcber(?:setz|bring)
    |bef\u00f6rder|trag|tr\u00e4g|bring|transport|embarqu|emm[e\u00e8]n|escolt|llev|trasport|port[ai]
    |overzet|overbreng|vervoer
  )
`;

/**
 * `Could the fleet in the North Sea carry that army to Norway?`: the asker's army beside the fleet that it may
 * carry there.
 */
function carriedBy(speaker: Speaker, sea: ProvinceId, to: ProvinceId): string | null {
  const { board, game } = speaker.game;
  const fleet = unitAmong(game, [sea]);
  if (fleet?.type !== "F" || board.province(sea)?.terrain !== "sea") return null;
  const power = powerOf(speaker);
  const coasts = destinations(board, game.position, fleet).direct.map(provinceOf);
  const army = game.position.units.find(
    (unit) => unit.power === power && unit.type === "A" && coasts.includes(provinceOf(unit.at)),
  );
  if (army === undefined || !coasts.includes(to)) return null;
  return `F ${sea} C A ${army.at} - ${to}`;
}

function unitAmong({ position, phase }: Game, places: readonly ProvinceId[]): PlacedUnit | null {
  const units = phase.kind === "R" ? [...position.dislodged, ...position.units] : position.units;
  return units.find(({ at }) => places.includes(provinceOf(at))) ?? null;
}
