/**
 * `We bounced!`, `can my army in Bulgaria go on to Greece?`, while the turn has not been played: a reply to
 * somebody who believes that it has begins with the truth.
 */

import { memberById, submissionOf } from "../../../game/index.js";
import { turnBelieved } from "../../../language/index.js";
import { type PowerId, provinceOf } from "../../../map/index.js";
import { questionText, type ReplyItem } from "../../../report/index.js";
import { flat } from "../../../util/index.js";
import { sceneOf } from "../../records/scenes.js";
import { asTheirOwn } from "../../session/seat-of-sender.js";
import type { OpenGame, Session } from "../../session/session.js";
import { unprovedSeat } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";

/** Says first that the turn has not been played, where the mail shows that its writer believes so. */
export async function tellsNotPlayed(session: Session): Promise<void> {
  await asTheirOwn(session, () => tellTurn(session));
}

async function tellTurn(session: Session): Promise<void> {
  const { reply, sender, context, tx } = session;
  const { speaker } = sender;
  if (speaker === null || speaker.game.game.status !== "active") return;
  const { game } = speaker.game;
  const power = memberById(game, speaker.member)?.power ?? null;
  if (power === null) return;
  const isFirst = (await tx.games.phases(game.name)).length === 0;
  const read = ownText(session).slice(0, mailRead);
  const facts = factsOf(speaker.game, power, isFirst);
  // What was ordered is told to nobody whose mail proves nothing.
  const known = unprovedSeat(session) === null ? facts : { ...facts, aims: [] };
  const said = turnBelieved(read, known);
  const sentences = said.filter((each) => isForJudge(reply, each.trim()));
  const [line] = sentences;
  if (line === undefined) return;
  const scene = sceneOf(context, game, speaker.member);
  const text = questionText(context.catalogue, scene, "not-played", []);
  withoutSaid(session, sentences);
  const others = reply.items.filter((item) => item.kind !== "answer" || item.text !== text);
  const first = { kind: "answer", line: line.trim(), text, pointsBelow: false } as const;
  reply.items.splice(0, Infinity, first, ...others);
  reply.isUseful = true;
}

const mailRead = 2000;

function factsOf({ board, game }: OpenGame, power: PowerId, isFirst: boolean) {
  const { units, owners } = game.position;
  const places = new Set(units.map(({ at }) => provinceOf(at)));
  const { orders } = submissionOf(game, power);
  const aims = orders.flatMap(({ order }) => (order.kind === "move" ? [provinceOf(order.to)] : []));
  return {
    board,
    isFirst,
    isMovement: game.phase.kind === "M",
    season: game.phase.season,
    aims,
    isFar: (place: (typeof aims)[number]) => !places.has(place) && owners[place] !== power,
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
  if (item.kind === "refused") return item.refusal.kind === "confirm-first";
  return item.kind === "done" && item.event.kind === "press";
}

/** What is told stands for what was said: no complaint and no talk is left of these sentences. */
export function withoutSaid({ reply }: Session, sentences: readonly string[]): void {
  const isSaid = ({ line, complaint }: Extract<ReplyItem, { kind: "complaint" }>) => {
    const { from } = complaint as { readonly from?: unknown };
    const begin = typeof from === "number" ? from : 0;
    return sentences.some((each) => {
      const at = line.indexOf(each.trim());
      return each.includes(flat(line)) || (at >= 0 && at <= begin && begin < at + each.length);
    });
  };
  const left = reply.items.filter((item) => !(item.kind === "complaint" && isSaid(item)));
  reply.items.splice(0, Infinity, ...left);
  const skipped = reply.skipped.flatMap((each) => {
    if (each.kind !== "talk" || each.first === undefined) return [each];
    const first = sentences.reduce((text, said) => text.replace(said.trim(), ""), flat(each.first));
    return first.trim() === "" ? [] : [{ ...each, first: first.trim() }];
  });
  reply.skipped.splice(0, Infinity, ...skipped);
}
