/**
 * What nothing read of the mail, and may order units all the same: `I was thinking Edinburgh could nip across
 * to the Norwegian Sea`. All such orders are asked about at once; of their sentences nothing else is told.
 */
import { isUnderWay } from "../../../../game/index.js";
import {
  asksOpenly,
  type Intent,
  isConditional,
  isSurely,
  type Loose,
  type LooseOrder,
  looksLikeOrder,
  looseBuilds,
  looseOrders,
  type MeantOrder,
  orderedUnit,
  ordersMeant,
  putsOffOrders,
  type ReadingContext,
  readQuestion,
  sentencesOf,
  standsElsewhere,
  takenBackIn,
  tellsPast,
} from "../../../../language/index.js";
import { type ProvinceId, provinceOf } from "../../../../map/index.js";
import type { ReplyItem } from "../../../../report/index.js";
import { printOrder, printPhase, type WrittenOrder } from "../../../../rules/index.js";
import { flat, once, regex } from "../../../../util/index.js";
import { mailReadMax } from "../../../limits.js";
import { askFirst } from "../../../session/grave.js";
import type { Session } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";
import { ownText } from "../../../session/texts/own-text.js";
import { staysAsNoted } from "../noted-so.js";
import { ordersGiven } from "../own-orders.js";
import { nextOf } from "../pending.js";
import { readingContext } from "../readings.js";
import { isDoneWith, isLeft, linesOf, partOf, withoutAnswers } from "./unread-sentences.js";

interface Sentence {
  readonly text: string;
  readonly orders: readonly LooseOrder[];
  /** What units are to do where the rest is not possible. */
  readonly instead: readonly LooseOrder[];
  readonly depends: boolean;
}

/**
 * Asks about what the mail may order besides what was read; the sentences that are asked about. What is asked
 * of the board in sentences such as these `asked` is no order.
 */
export function asksLooseOrders(session: Session, asked: readonly string[]): readonly string[] {
  const { speaker } = session.sender;
  if (speaker === null || speaker.actsFor !== undefined || session.grave.isConfirmed) return [];
  const power = powerOf(speaker);
  const { game } = speaker.game;
  if (power === null || !isUnderWay(game)) return [];
  const text = ownText(session).slice(0, mailReadMax);
  if (putsOffOrders(text) || onlyTheory.test(text)) return [];
  // `No wait, Warsaw to Galicia` is read with the mail that it changes.
  if (session.thread.changes.length > 0 || session.quotations?.tellsSecrets()) return [];
  const context = readingContext(speaker.game, power);
  const builds = asksLooseBuilds(session, context, text);
  if (game.phase.kind !== "M" || builds.length > 0) return builds;
  const settled = settledUnits(session.reply.items, session.grave.waiting);
  const open = saidLoosely({ session, settled, asked, context }, text);
  const given = ordersGiven(game, power);
  const { wanted, instead } = waysIn(open);
  const orders = [...wanted].flatMap(([unit, text]) => (isNoted(given, unit, text) ? [] : [text]));
  const others = [...instead].flatMap(([unit, text]) => (wanted.get(unit) === text ? [] : [text]));
  if (orders.length > 0) askAll(session, open, orders, others);
  return orders.length > 0 || settled.size > 0 ? open.map((each) => each.text) : [];
}

/** What each unit is to do, and what else, where that hangs on something. */
function waysIn(open: readonly Sentence[]) {
  const [wanted, instead] = [new Map<ProvinceId, string>(), new Map<ProvinceId, string>()];
  const hanging = new Set<ProvinceId>();
  for (const { orders, instead: others, depends } of open) {
    for (const { unit, text } of orders) {
      (hanging.has(unit) ? instead : wanted).set(unit, text);
      if (depends) hanging.add(unit);
    }
    for (const { unit, text } of others) (wanted.has(unit) ? instead : wanted).set(unit, text);
  }
  return { wanted, instead };
}

/** Builds are asked about once the year's last moves are due. */
function asksLooseBuilds(
  session: Session,
  context: ReadingContext,
  text: string,
): readonly string[] {
  const { phase } = context;
  if (phase.kind === "M" && phase.season === "S") return [];
  let type: ReturnType<typeof looseBuilds>["type"] = null;
  const said = linesOf(text)
    .flatMap(sentencesOf)
    .flatMap((sentence) => {
      const words = asksOpenly(sentence);
      if (words === null || tellsPast(words) || !isLeft(session, sentence)) return [];
      const moves = looseOrders({ ...context, settled: new Set() }, null, sentence).orders;
      const read = looseBuilds(context, type, words);
      if (phase.kind === "M" && moves.length > 0 && !read.isSure) return [];
      ({ type } = read);
      return read.builds.length === 0 ? [] : [{ text: sentence, builds: read.builds }];
    });
  const builds = [...new Set(said.flatMap((each) => each.builds))];
  const winter = nextOf(phase, "W");
  if (builds.length === 0) return [];
  const texts = said.map((each) => each.text);
  const { waiting } = session.grave;
  // What the same words may order besides is not meant.
  const moves = askedBefore(session, texts);
  waiting.splice(0, Infinity, ...waiting.filter((each) => !moves.includes(each)));
  withoutAnswers(session, texts);
  const commands = winter === null ? builds : [`PHASE ${printPhase(winter)}`, ...builds];
  const line = flat(texts.map((each) => each.trim()).join(" "));
  askFirst(session, line, commands, { kind: "orders", orders: builds });
  return texts;
}

function askAll(
  session: Session,
  open: readonly Sentence[],
  orders: readonly string[],
  instead: readonly string[],
): void {
  const said = open.map((each) => each.text);
  const before = askedBefore(session, said);
  withoutAnswers(session, said);
  const line = flat(said.map((each) => each.trim()).join(" "));
  const depends = open.some((each) => each.depends) || instead.length > 0;
  const all = [...before, ...orders];
  askFirst(session, line, orders, {
    ...({ kind: "orders", orders: all } as const),
    ...(depends && { depends, instead }),
  });
}

/** The orders that other words of these sentences have been asked about: the one question is about them too. */
function askedBefore({ reply }: Session, said: readonly string[]): readonly string[] {
  const texts = said.map(flat);
  return reply.items.flatMap((item) => {
    if (item.kind !== "refused" || item.refusal.kind !== "confirm-first") return [];
    const { what } = item.refusal;
    if (what.kind !== "orders" || !texts.some((text) => text.includes(flat(item.line).trim())))
      return [];
    reply.items.splice(reply.items.indexOf(item), 1);
    return what.orders;
  });
}

/** `Only in theory, please note nothing` */
const onlyTheory = regex("iu")`
  (?<!\p{L})(?:
    (?:nur|rein) theoretisch|nichts eintragen|noch nichts|nur wissen|in theory|hypothetical\p{L}*
    |just (?:wondering|asking|curious)|don['\u2019]t (?:do|note|change) any(?:thing)?
    |en th\u00e9orie|note[zr]? rien|en teor\u00eda|no (?:apuntes|anotes) nada|in teoria
    |non (?:segnare|cambiare) (?:niente|nulla)|theoretisch
  )(?!\p{L})
`;

interface Reading {
  readonly session: Session;
  readonly context: ReadingContext;
  /** The units that other words of the mail order. */
  readonly settled: ReadonlySet<ProvinceId>;
  readonly asked: readonly string[];
}

/** The sentences of the mail that may order units, but for those that were sent on or done. */
function saidLoosely(reading: Reading, text: string): readonly Sentence[] {
  const { session, context, settled, asked } = reading;
  let topic: ProvinceId | null = null;
  // `The one in Budapest as before, no?`, before what it does
  let lead: Sentence | null = null;
  const sentences = linesOf(text).flatMap(sentencesOf);
  const meant = once(() => meantIn(context, settled, sentences));
  const takenBack = takenBackIn(context.board, sentences).orders;
  return sentences.flatMap((sentence, at) => {
    const words = asksOpenly(sentence, settled.size > 0);
    const isOther =
      words === null ||
      standsElsewhere(sentence, standingOf(context)) ||
      takenBack.includes(at) ||
      tellsPast(words) ||
      looksLikeOrder(sentence.trim()) ||
      asksOfBoard(sentence.trim()) ||
      (sentence === words &&
        asked.some((line) => !line.endsWith("?") && line.includes(flat(words).trim())));
    // `The fleet goes to Ankara? Or no, it waits`
    if (isOther) {
      ({ topic } = looseOrders({ ...context, settled }, topic, sentence));
      return [];
    }
    const loose = fuller(
      looseOrders({ ...context, settled }, topic, words),
      meant()[at]!,
      isHanging(session, sentence),
    );
    const isAsking = asksOpenly(sentence) === null;
    const about =
      lead !== null &&
      !isAsking &&
      (settled.has(topic!) || loose.orders.some(({ unit }) => unit === topic));
    const ahead = about ? [lead!] : [];
    const said = { ...loose, text: words };
    const isBare = said.orders.length + said.instead.length === 0;
    lead = isBare && loose.topic !== topic ? said : null;
    ({ topic } = loose);
    // What was read beside a question tells nothing of it.
    const isOpen = isAsking ? !isDoneWith(session, sentence) : isLeft(session, sentence);
    if (!isOpen) return ahead;
    return isBare ? ahead : [...ahead, said];
  });
}

/** `Can my fleet support that?`, `who could get into Kiel?`: surely asked, and no order in the form of a question. */
function asksOfBoard(sentence: string): boolean {
  const question = sentence.includes("?") ? readQuestion(sentence) : null;
  return question !== null && ofBoard.has(question.intent) && isSurely(question);
}

const ofBoard: ReadonlySet<Intent> = new Set<Intent>([
  ...(["supporting", "defend", "no-order", "bounced", "happened", "heard", "sent-on"] as const),
]);

/** What was learned makes of each sentence, in the light of all of them. */
function meantIn(
  context: ReadingContext,
  settled: ReadonlySet<ProvinceId>,
  sentences: readonly string[],
): readonly (readonly MeantOrder[])[] {
  const orders = ordersMeant(context, settled, sentences.join("\n"));
  let from = 0;
  return sentences.map((sentence) => {
    const [start, end] = [from, from + sentence.length];
    from = end + 1;
    const isOther = /\?\s*$/.test(sentence) || staysAsNoted(sentence);
    return isOther ? [] : orders.filter(({ from: at }) => at >= start && at < end);
  });
}

/** The reading that finds more orders; of two that find as many, the one that follows rules. */
function fuller(loose: Loose, meant: readonly MeantOrder[], hangs: boolean): Loose {
  if (loose.isOfOther || loose.instead.length > 0 || meant.length <= loose.orders.length)
    return loose;
  const depends = hangs || meant.some((each) => each.depends);
  return { ...loose, orders: meant, depends, topic: meant.at(-1)!.unit };
}

/** Is it to depend on something, by what it says or by what was complained of? */
function isHanging({ reply }: Session, sentence: string): boolean {
  const said = flat(sentence).trim();
  return (
    isConditional(sentence) ||
    reply.items.some(
      (item) =>
        item.kind === "complaint" &&
        item.complaint.kind === "not-an-order" &&
        item.complaint.because === "depends" &&
        said.includes(flat(partOf(item)).trim()),
    )
  );
}

function standingOf({ board, position, power }: ReadingContext) {
  const isHeld = (place: ProvinceId) =>
    position.units.some((unit) => unit.power === power && provinceOf(unit.at) === place);
  return { board, isHeld };
}

/** The units that the mail gives orders, and those that are asked about. */
function settledUnits(
  items: readonly ReplyItem[],
  waiting: readonly string[],
): ReadonlySet<ProvinceId> {
  const read = items.flatMap((item) => (item.kind === "reading" ? [item.readAs] : []));
  const at = (order: string) => (order.split(" ")[1] ?? "").split("/")[0] as ProvinceId;
  return new Set([...read, ...waiting].map(at));
}

function isNoted(given: readonly WrittenOrder[], unit: ProvinceId, text: string): boolean {
  return given.some((order) => orderedUnit(order)[0] === unit && printOrder(order) === text);
}
