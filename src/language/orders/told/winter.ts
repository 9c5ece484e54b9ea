/** In winter, what a line tells of builds in several sentences, where reading it order by order leaves a doubt. */
import { provinceOf } from "../../../map/index.js";
import type { OrderLine } from "../../text/lines.js";
import { sentencesOf } from "../../text/sentences.js";
import type { LineComplaint, OrdersReading, Reading, ReadingContext } from "../contract.js";
import { turnsTo } from "./build-words.js";
import { type Builder, buildsTold } from "./builds-told.js";

type Read = (lines: readonly OrderLine[]) => OrdersReading;

/** The reading with such builds, as guesses, in the place of what was read of their lines. */
export function withToldBuilds(
  context: ReadingContext,
  lines: readonly OrderLine[],
  first: OrdersReading,
  read: Read,
): OrdersReading {
  const builder = builderIn(context);
  if (context.phase.kind !== "A" || builder === null) return first;
  return lines.reduce((result, line) => {
    const isOfLine = ({ number }: { readonly number: number }) => number === line.number;
    const [readings, complaints] = [
      result.readings.filter(isOfLine),
      result.complaints.filter(isOfLine),
    ];
    // `An army in Smyrna. No, a fleet in Smyrna.`
    const sites = new Set(readings.map(siteOf));
    const isSure =
      complaints.length === 0 &&
      readings.every(({ guessed }) => !guessed) &&
      sites.size === readings.length;
    const told = isSure ? null : toldIn(builder, line, read);
    if (told === null || losesReadings(readings, told.readings))
      return withoutTurned(result, line, readings);
    const left = complaints.filter(({ complaint }) => !told.covers(complaint));
    const isRead = told.readings.every((each) => readings.some((other) => isSame(each, other)));
    const now = isRead && readings.length === told.readings.length ? readings : told.readings;
    return {
      readings: [...result.readings.filter((each) => !isOfLine(each)), ...now],
      complaints: [...result.complaints.filter((each) => !isOfLine(each)), ...left],
    };
  }, first);
}

/** Who builds; null where that is nobody. */
export function builderIn({ board, power, phase, position }: ReadingContext): Builder | null {
  const homes = board.powers.find(({ id }) => id === power)?.homes;
  if (power === null || homes === undefined) return null;
  const own = position.units
    .filter((unit) => unit.power === power)
    .map(({ type, at }) => ({ type, at: provinceOf(at) }));
  return { board, power, homes, own, isWinter: phase.kind === "A" };
}

function toldIn(builder: Builder, line: OrderLine, read: Read) {
  const told = buildsTold(builder, line.text);
  if (told === null || !told.isWhole) return null;
  const { readings, complaints } = read(told.builds.map((text, at) => ({ number: at + 1, text })));
  if (complaints.length > 0 || readings.some(({ order }) => order.kind !== "build")) return null;
  const { number, text } = line;
  const covers = (complaint: LineComplaint["complaint"]) => {
    if (typeof complaint.from !== "number") return true;
    const behind = text.slice(complaint.from);
    const sentence = sentencesOf(text).find(
      (_, at, all) => all.slice(at + 1).join("").length < behind.length,
    );
    return sentence !== undefined && told.sentences.includes(sentence);
  };
  return { readings: readings.map((each) => ({ ...each, number, text, guessed: true })), covers };
}

/** Was anything but builds read surely, or a build that can be where these cannot? */
function losesReadings(before: readonly Reading[], now: readonly Reading[]): boolean {
  const canAll = now.every(({ illegal }) => illegal === null);
  return before.some(({ order, guessed, illegal }) => {
    return illegal === null && (!canAll || (!guessed && order.kind !== "build"));
  });
}

/**
 * Of two builds for one site the one behind the words that turn to it: `No, wait, my nephew shakes his head: a
 * fleet`.
 */
function withoutTurned(
  result: OrdersReading,
  line: OrderLine,
  ofLine: readonly Reading[],
): OrdersReading {
  if (!sentencesOf(line.text).some((each) => turnsTo(each).turn === "turn")) return result;
  const early = ofLine.filter((each, at) => {
    const isLater = (other: Reading) =>
      other.order.kind === "build" && siteOf(other) === siteOf(each);
    return ofLine.slice(at + 1).some(isLater);
  });
  return { ...result, readings: result.readings.filter((each) => !early.includes(each)) };
}

function siteOf({ order }: Reading): unknown {
  return order.kind === "build" ? provinceOf(order.unit.at) : order;
}

function isSame({ order: one }: Reading, { order: other, illegal }: Reading): boolean {
  if (one.kind !== "build" || other.kind !== "build" || illegal !== null) return false;
  return one.unit.type === other.unit.type && one.unit.at === other.unit.at;
}
