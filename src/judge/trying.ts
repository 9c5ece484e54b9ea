/**
 * What orders lead to, explained: those that nobody gave (TRY) and those of the past (WHY). Nothing here
 * changes a game, and nobody but who asks is told.
 */
import {
  type Game,
  hasEnded,
  type Member,
  memberById,
  type PhaseRecord,
  publishedRecord,
  type Refusal,
  rulebookFor,
  sheetOf,
} from "../game/index.js";
import { parseOrder, readOrders, type Statement } from "../language/index.js";
import { type Board, type ProvinceId, provinceOf } from "../map/index.js";
import { trialText, whyText } from "../report/index.js";
import { adjudicate, type OrderResult, type PowerOrder, printPhase } from "../rules/index.js";
import { sceneOf } from "./letters.js";
import { trialsPerMailMax } from "./limits.js";
import { type Occasion, refuseLine, type Speaker, say } from "./occasion.js";
import { speakerOf } from "./speaking.js";

type Of<K extends Statement["kind"]> = Extract<Statement, { kind: K }>;

/** `TRY ... ENDTRY`: all powers' orders on the position of now, and what would come of them. */
export function tellTrial(occasion: Occasion, one: Of<"try">, line: string): void {
  const speaker = speakerOf(occasion, line);
  if (speaker === null) return;
  const refusal = whyNoTrial(occasion, speaker);
  if (refusal !== null) {
    refuseLine(occasion, line, refusal);
    return;
  }
  occasion.trials += 1;
  const { game, board } = speaker.game;
  const { phase, position } = game;
  const rulebook = rulebookFor(game.settings);
  const context = { board, rulebook, phase, position, power: null };
  const { readings, complaints } = readOrders(context, one.lines);
  const own = ownOrders(game, memberById(game, speaker.member));
  const usesOwn = own.length > 0 && !readings.some(({ power }) => power === own[0]?.power);
  const orders = usesOwn ? [...readings, ...own] : readings;
  const trial = {
    result: adjudicate(board, rulebook, phase, position, orders),
    closed: one.closed,
    usesOwn,
  };
  say(occasion, trialText(occasion.desk.catalogue, sceneFor(occasion, speaker), trial));
  for (const { text, number, complaint } of complaints) {
    occasion.items.push({ kind: "complaint", line: text, number, complaint: { ...complaint } });
  }
}

function whyNoTrial({ trials }: Occasion, speaker: Speaker): Refusal | null {
  const { game } = speaker.game;
  if (hasEnded(game)) return { kind: "wrong-status", status: game.status, needed: ["active"] };
  return trials < trialsPerMailMax ? null : { kind: "too-many-trials", limit: trialsPerMailMax };
}

/** Nobody's orders are known but the asker's own. */
function ownOrders(game: Game, member: Member | undefined): readonly PowerOrder[] {
  const power = member?.power ?? null;
  if (power === null) return [];
  return sheetOf(game, power).orders.map(({ order }) => ({ power, order }));
}

/** `WHY A PAR`, `WHY S1901M A PAR`: why a unit's order had its result. */
export async function tellWhy(occasion: Occasion, one: Of<"why">, line: string): Promise<void> {
  const speaker = speakerOf(occasion, line);
  if (speaker === null) return;
  const { game, board } = speaker.game;
  const member = memberById(game, speaker.member);
  const places = placesNamed(board, one.unit);
  const records = await occasion.tx.games.phases(game.name);
  for (const record of records.toReversed()) {
    const { phase } = record;
    if (one.phase !== null && printPhase(phase) !== one.phase) continue;
    const known = resultsKnownTo(record, member);
    const asked = known.filter((each) => places.has(placeOf(each)));
    if (asked.length === 0) continue;
    const scene = sceneFor(occasion, speaker);
    return say(occasion, whyText(occasion.desk.catalogue, scene, phase, asked, known));
  }
  refuseLine(occasion, line, { kind: "no-such-result", unit: one.unit, phase: one.phase });
}

/** The provinces that words for a unit, or for its whole order, can mean. */
function placesNamed(board: Board, words: string): ReadonlySet<ProvinceId | null> {
  const unit = words.replace(/[ ?!.]+$/, "");
  const read = parseOrder(board, unit);
  const orders = read.length > 0 ? read : parseOrder(board, `${unit} H`);
  return new Set(
    orders.flatMap((order) => (order.kind === "waive" ? [] : [provinceOf(order.unit.at)])),
  );
}

/** The province that a result is about; for an order to no unit, the one that it names. */
function placeOf({ unit, order }: OrderResult): ProvinceId | null {
  if (unit !== null) return provinceOf(unit.at);
  return order.kind === "waive" ? null : provinceOf(order.unit.at);
}

/** What was published, and of one's own orders everything; the master knows all. */
function resultsKnownTo(record: PhaseRecord, member: Member | undefined): readonly OrderResult[] {
  const { results } = record.result;
  if (member?.role === "master") return results;
  const isOwn = ({ power }: OrderResult) => power === member?.power;
  const published = publishedRecord(record).result.results;
  return [...results.filter(isOwn), ...published.filter((each) => !isOwn(each))];
}

function sceneFor({ desk }: Occasion, { game, member }: Speaker) {
  return sceneOf(desk, game.game, member);
}
