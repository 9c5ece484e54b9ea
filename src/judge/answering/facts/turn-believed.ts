/**
 * `We bounced!`, `can my army in Bulgaria go on to Greece?`, while the turn has not been played: a reply to
 * somebody who believes that it has begins with the truth.
 */

import {
  asksIfItWorked,
  asksOfNextTurn,
  type BodyItem,
  type Intent,
  isTale,
  readQuestion,
  sentencesOf,
  standsElsewhere,
  turnBelieved,
} from "../../../language/index.js";
import { type PowerId, type ProvinceId, provinceOf } from "../../../map/index.js";
import { notThereText, questionText, type ReplyItem } from "../../../report/index.js";
import type { PowerOrder } from "../../../rules/index.js";
import { flat } from "../../../util/index.js";
import { mailReadMax } from "../../limits.js";
import { askedFirst } from "../../session/grave.js";
import { bringsOrders, cutTalk, dropItems, noteTalk } from "../../session/outcomes.js";
import { asTheirOwn } from "../../session/seat-of-sender.js";
import type { OpenGame, Session } from "../../session/session.js";
import { powerOf, sceneFor } from "../../session/speaker.js";
import { unprovedSeat } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { ownOrders, withType } from "../orders/own-orders.js";
import { answersReply } from "../orders/supposed/unit-spoken-of.js";

/** Says first that the turn has not been played, where the mail shows that its writer believes so. */
export async function tellsNotPlayed(session: Session): Promise<void> {
  await asTheirOwn(session, () => tellTurn(session));
}

async function tellTurn(session: Session): Promise<void> {
  const { reply, sender, context, tx } = session;
  const { speaker } = sender;
  if (speaker === null || speaker.game.game.status !== "active") return;
  const { game } = speaker.game;
  const power = powerOf(speaker);
  if (power === null) return;
  const isFirst = (await tx.games.phases(game.name)).length === 0;
  const read = ownText(session).slice(0, mailReadMax);
  // What was ordered is told to nobody whose mail proves nothing.
  const all = unprovedSeat(session) === null ? ownOrders(speaker) : [];
  const given = all.map((each) => ({
    ...each,
    order: withType(each.order, game.position.units),
  }));
  const facts = factsOf(speaker.game, power, isFirst, given);
  const isUnderWay = (place: ProvinceId) => given.some((each) => goesTo(each, place));
  const said = turnBelieved(read, facts).filter(
    ({ sentence, units }) =>
      isForJudge(reply, sentence.trim()) &&
      !ofMessages.has(readQuestion(sentence)?.intent ?? null) &&
      !(asksIfItWorked(sentence) && (bringsOrders(session) || answersReply(session))) &&
      // `Can my army in Yorkshire go on to Norway next turn?`, which is to go to Yorkshire in this one.
      !(asksOfNextTurn(sentence) && units.length > 0 && units.every(isUnderWay)),
  );
  const [first] = said;
  if (first === undefined) return;
  const scene = sceneFor(session, speaker);
  const notPlayed = questionText(context.catalogue, scene, "not-played");
  const units = said
    .filter((each) => !isRefused(reply, each.sentence.trim()))
    .flatMap((each) => each.units)
    .map((place) => ({ place, given: given.find((each) => goesTo(each, place)) ?? null }));
  const isAhead =
    facts.isMovement &&
    (isFirst || units.some((each) => each.given !== null) || units.length === 0);
  const text = [isAhead ? notPlayed : "", notThereText(context.catalogue, scene, units)];
  const sentences = said.map(({ sentence }) => sentence);
  withoutSaid(session, sentences);
  tellFirst(
    session,
    first.sentence.trim(),
    text.filter((each) => each !== "").join(" "),
    notPlayed,
  );
}

/** `Did my message get through?` is about no turn. */
const ofMessages: ReadonlySet<Intent | null> = new Set<Intent | null>([
  "sent-on",
  "heard",
  "messages",
]);

/** The truth, and behind it what else was answered to the same words. */
function tellFirst({ reply }: Session, line: string, truth: string, again: string): void {
  const others = reply.items.filter((item) => item.kind !== "answer" || item.text !== again);
  const same = others.find((item) => item.kind === "answer" && flat(item.line) === line);
  const left = others.filter((item) => item !== same);
  const isAsked = same?.kind === "answer" && line.includes("?");
  const text = isAsked ? `${truth} ${same.text}` : truth;
  reply.items.splice(0, Infinity, { kind: "answer", line, text, pointsBelow: false }, ...left);
  reply.isUseful = true;
}

/** Is it told of an order in these words that it has no unit? */
function isRefused({ items }: Session["reply"], sentence: string): boolean {
  return items.some(
    (item) =>
      item.kind === "reading" && item.illegal !== null && flat(item.line).includes(sentence),
  );
}

/** Without what tells only of the turn before, or of where units stand: it orders nothing. */
export function withoutBelieved(session: Session, items: readonly BodyItem[]): readonly BodyItem[] {
  const { speaker } = session.sender;
  if (speaker === null || speaker.game.game.status !== "active") return items;
  const power = powerOf(speaker);
  if (power === null) return items;
  const facts = factsOf(speaker.game, power, false, []);
  return items.flatMap((item): readonly BodyItem[] => {
    if (item.kind !== "text") return [item];
    const sentences = sentencesOf(item.line);
    const left = sentences.filter((each) => !standsElsewhere(each, facts) && !isTale(each));
    const told = sentences.filter((each) => !left.includes(each));
    for (const each of told) noteTalk(session, each.trim());
    const line = left.join(" ").trim();
    return told.length === 0 ? [item] : line === "" ? [] : [{ ...item, line }];
  });
}

function goesTo({ order }: PowerOrder, place: ProvinceId): boolean {
  return order.kind === "move" && provinceOf(order.to) === place;
}

function factsOf(
  { board, game }: OpenGame,
  power: PowerId,
  isFirst: boolean,
  given: readonly PowerOrder[],
) {
  const { units, dislodged, owners } = game.position;
  const there = (place: ProvinceId) =>
    [...units, ...dislodged].filter(({ at }) => provinceOf(at) === place);
  return {
    board,
    isFirst,
    isMovement: game.phase.kind === "M",
    season: game.phase.season,
    aims: given.flatMap(({ order }) => (order.kind === "move" ? [provinceOf(order.to)] : [])),
    isFar: (place: ProvinceId) => there(place).length === 0 && owners[place] !== power,
    isHeld: (place: ProvinceId) => there(place).some((unit) => unit.power === power),
  };
}

/** Is the sentence neither in a message that was sent nor in one that is offered? */
function isForJudge({ items, skipped }: Session["reply"], sentence: string): boolean {
  const told = [
    ...items.flatMap((item) => ("line" in item && !isPress(item) ? [item.line] : [])),
    ...skipped.flatMap((each) => ("first" in each ? [each.first ?? ""] : [])),
  ].map(flat);
  const sent = items.flatMap((item) => ("line" in item && isPress(item) ? [flat(item.line)] : []));
  if (sent.some((each) => each.includes(sentence) || sentence.includes(each.replace(/\W+$/, ""))))
    return false;
  return told.some((each) => each.includes(sentence) || (each !== "" && sentence.includes(each)));
}

function isPress(item: ReplyItem): boolean {
  if (item.kind === "refused") return askedFirst(item) !== null;
  return item.kind === "done" && item.event.kind === "press";
}

/** What is told stands for what was said: no complaint and no talk is left of these sentences. */
export function withoutSaid(session: Session, sentences: readonly string[]): void {
  const isSaid = ({ line, complaint }: Extract<ReplyItem, { kind: "complaint" }>) => {
    const { from } = complaint as { readonly from?: unknown };
    const begin = typeof from === "number" ? from : 0;
    return sentences.some((each) => {
      const at = line.indexOf(each.trim());
      return each.includes(flat(line)) || (at >= 0 && at <= begin && begin < at + each.length);
    });
  };
  dropItems(session, (item) => item.kind === "complaint" && isSaid(item));
  cutTalk(session, (words) =>
    sentences.reduce((text, said) => text.replace(said.trim(), ""), flat(words)).trim(),
  );
}
