/**
 * What orders lead to, explained: those that nobody gave (TRY) and those of the past (WHY). Nothing here
 * changes a game, and nobody but who asks is told.
 */
import {
  hasEnded,
  type Member,
  type PhaseRecord,
  publishedRecord,
  type Refusal,
  rulebookFor,
} from "../../../game/index.js";
import { readOrders } from "../../../language/index.js";
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { trialText, whyText } from "../../../report/index.js";
import { adjudicate, type OrderResult, printPhase } from "../../../rules/index.js";
import { playedMap, trialMap } from "../../letters/maps.js";
import { trialsPerMailMax } from "../../limits.js";
import { complainOf, refuseLine, say } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { memberOf, sceneFor, stageFor } from "../../session/speaker.js";
import { speakerOrRefuse } from "../../session/statements.js";
import { ordersInMind } from "../orders/own-orders.js";
import type { Of } from "./handler.js";
import { showMap } from "./maps.js";
import { placesNamed } from "./possible.js";

/** `TRY ... ENDTRY`: all powers' orders on the position of now, and what would come of them. */
export function tellTrial(session: Session, { lines, closed }: Of<"try">, line: string): void {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const refusal = whyNoTrial(session, speaker);
  if (refusal !== null) {
    refuseLine(session, line, refusal);
    return;
  }
  session.counts.trials += 1;
  const { game, board } = speaker.game;
  const { phase, position } = game;
  const rulebook = rulebookFor(game.settings);
  const context = { board, rulebook, phase, position, power: null };
  const { readings, complaints } = readOrders(context, lines);
  const own = ordersInMind(speaker);
  const usesOwn = own.length > 0 && !readings.some(({ power }) => power === own[0]?.power);
  const orders = usesOwn ? [...readings, ...own] : readings;
  const result = adjudicate(board, rulebook, phase, position, orders);
  const scene = sceneFor(session, speaker);
  say(session, trialText(session.context.catalogue, scene, { result, closed, usesOwn }));
  showMap(session, trialMap(session.context, scene, result, session.counts.trials));
  for (const { text, number, complaint } of complaints) {
    complainOf(session, text, number, complaint);
  }
}

function whyNoTrial({ counts: { trials } }: Session, speaker: Speaker): Refusal | null {
  const { game } = speaker.game;
  if (hasEnded(game)) return { kind: "wrong-status", status: game.status, needed: ["active"] };
  return trials < trialsPerMailMax ? null : { kind: "too-many-trials", limit: trialsPerMailMax };
}

/** `WHY A PAR`, `WHY S1901M A PAR`: why a unit's order had its result. */
export async function tellWhy(
  session: Session,
  { phase: wanted, unit }: Of<"why">,
  line: string,
): Promise<void> {
  const speaker = speakerOrRefuse(session, line);
  if (speaker === null) return;
  const { game, board } = speaker.game;
  const member = memberOf(speaker);
  const places = new Set<ProvinceId | null>(placesNamed(board, unit));
  const records = await session.tx.games.phases(game.name);
  for (const record of records.toReversed()) {
    const { phase } = record;
    if (wanted !== null && printPhase(phase) !== wanted) continue;
    const known = resultsKnownTo(record, member);
    const asked = resultsAbout(known, places);
    if (asked.length === 0) continue;
    const scene = sceneFor(session, speaker);
    showMap(session, playedMap(session.context, scene, publishedRecord(record)));
    return say(session, whyText(session.context.catalogue, scene, phase, asked, known));
  }
  refuseLine(session, line, { kind: "no-such-result", unit, phase: wanted });
}

/** Why the asker's own orders failed in the last phase in which any did; false where none has. */
export async function tellOwnFailures(session: Session, speaker: Speaker): Promise<boolean> {
  const { game: open } = speaker;
  const asker = memberOf(speaker);
  const power = asker?.power ?? null;
  const records = power === null ? [] : await session.tx.games.phases(open.game.name);
  const record = records.at(-1);
  if (record === undefined) return false;
  const known = resultsKnownTo(record, asker);
  const failed = known.filter((each) => each.power === power && hasFailed(each));
  if (failed.length === 0) return false;
  say(session, whyText(...stageFor(session, speaker), record.phase, failed, known));
  return true;
}

/** Did an order not come about? */
export function hasFailed({ words }: OrderResult): boolean {
  return words.some((word) => !["succeeds", "given", "available", "stands"].includes(word));
}

/**
 * What became of the units that stood there; where none did, of those that were to go there, as one that has
 * arrived.
 */
function resultsAbout(
  results: readonly OrderResult[],
  places: ReadonlySet<ProvinceId | null>,
): readonly OrderResult[] {
  const there = results.filter((each) => places.has(placeOf(each)));
  if (there.length > 0) return there;
  return results.filter(
    ({ order }) =>
      (order.kind === "move" || order.kind === "retreat") && places.has(provinceOf(order.to)),
  );
}

/** The province that a result is about; for an order to no unit, the one that it names. */
function placeOf({ unit, order }: OrderResult): ProvinceId | null {
  if (unit !== null) return provinceOf(unit.at);
  return order.kind === "waive" ? null : provinceOf(order.unit.at);
}

/** What was published, and of one's own orders everything; the GM knows all. */
export function resultsKnownTo(
  record: PhaseRecord,
  member: Member | undefined,
): readonly OrderResult[] {
  const { results } = record.result;
  if (member?.role === "gm") return results;
  const isOwn = ({ power }: OrderResult) => power === member?.power;
  const published = publishedRecord(record).result.results;
  return [...results.filter(isOwn), ...published.filter((each) => !isOwn(each))];
}
