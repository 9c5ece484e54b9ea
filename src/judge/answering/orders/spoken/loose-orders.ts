/**
 * What nothing read of the mail, and may order units all the same: `I was thinking Edinburgh could nip across
 * to the Norwegian Sea`. All such orders are asked about at once; of their sentences nothing else is told.
 */
import {
  asksOpenly,
  dependsOnOthers,
  holdsAlone,
  type Intent,
  isOfOtherTurn,
  isOneOfTwo,
  isOpenTalk,
  isSurely,
  keepsInTalk,
  looksLikeOrder,
  type MeantOrder,
  type OtherWay,
  onlySupposes,
  orderedUnit,
  ordersAlone,
  ordersMeant,
  ordersWithin,
  otherWays,
  putsOffOrders,
  type ReadingContext,
  readQuestion,
  saysPolitely,
  sentencesOf,
  standsElsewhere,
  takenBackIn,
  tellsPast,
  turnsBack,
  withoutKept,
  withoutThenAsked,
} from "../../../../language/index.js";
import { type ProvinceId, provinceOf } from "../../../../map/index.js";
import { printOrder, type WrittenOrder } from "../../../../rules/index.js";
import { flat, regex } from "../../../../util/index.js";
import { mailReadMax } from "../../../limits.js";
import { askFirst } from "../../../session/grave.js";
import type { Session } from "../../../session/session.js";
import { isOnlyTalk, isSurelyOrdered } from "../../../session/texts/mail-parts.js";
import { ownText } from "../../../session/texts/own-text.js";
import { staysAsNoted } from "../noted-so.js";
import { ordersGiven, settledUnits } from "../own-orders.js";
import { type Writer, writerOf } from "../writer.js";
import { keepsForTurnToCome } from "./ahead-loosely.js";
import { asksLooseBuilds } from "./loose-builds.js";
import { asksLooseRetreats } from "./loose-retreats.js";
import { tellLostClauses } from "./lost-clauses.js";
import { askedBefore, notes } from "./noting.js";
import {
  isDoneWith,
  isLeft,
  linesOf,
  mayHoldMore,
  partOf,
  withoutAnswers,
} from "./unread-sentences.js";

interface Sentence {
  readonly text: string;
  readonly orders: readonly MeantOrder[];
  /** What units are to do where the rest is not possible. */
  readonly instead: readonly OtherWay[];
  readonly depends: boolean;
}

/**
 * Asks about what the mail may order besides what was read; the sentences that are asked about. What is asked
 * of the board in sentences such as these `asked` is no order.
 */
export function asksLooseOrders(session: Session, asked: readonly string[]): readonly string[] {
  const writer = writerOf(session);
  if (writer === null) return [];
  const { speaker, power } = writer;
  const context = { ...writer.context, standing: writer.given };
  const text = withoutThenAsked(withoutNamed(session, ownText(session)).slice(0, mailReadMax));
  if (putsOffOrders(text) || onlyTheory.test(text)) return [];
  // `No wait, Warsaw to Galicia` is read with the mail that it changes.
  const isChange = session.thread.change !== null && session.mail.text !== session.thread.recalled;
  if (isChange || session.quotations?.tellsOwnSecrets()) return [];
  const retreats = asksLooseRetreats(session, writer, text);
  if (retreats.length > 0) return retreats;
  const builds = asksLooseBuilds(session, writer, text);
  if (context.phase.kind !== "M")
    return [...builds, ...keepsForTurnToCome(session, speaker.game, power, text)];
  if (builds.length > 0) return builds;
  if (asksToHold(session, writer, text)) return [text];
  const settled = settledUnits(session.reply.items, session.grave.waiting);
  const open = saidLoosely({ session, settled, asked, context }, text);
  const sure = new Map(open.map((each) => [each, sureIn(session, context, each)]));
  for (const [{ text }, orders] of sure) if (orders.length > 0) notes(session, text, orders);
  // What has just been noted needs no question.
  const given = ordersGiven(speaker.game.game, power);
  const { wanted, instead } = waysIn(open);
  const orders = [...wanted].flatMap(([unit, text]) => (isNoted(given, unit, text) ? [] : [text]));
  const others = [...instead].flatMap(([unit, text]) => (wanted.get(unit) === text ? [] : [text]));
  const left = open.filter((each) => sure.get(each)!.length < each.orders.length);
  if (orders.length > 0) askAll(session, left, orders, others);
  tellLostClauses(session, { context, given }, text);
  return orders.length > 0 || settled.size > 0 ? open.map((each) => each.text) : [];
}

/** `Probably just hold for now`: asks whether each unit without an order is meant. */
function asksToHold(session: Session, { context, power, given }: Writer, text: string): boolean {
  if (!holdsAlone(text) || session.reply.items.some(({ kind }) => kind === "reading")) return false;
  const ordered = given.flatMap(orderedUnit);
  const orders = context.position.units
    .filter((unit) => unit.power === power && !ordered.includes(provinceOf(unit.at)))
    .map(({ type, at }) => `${type} ${at} H`);
  if (orders.length === 0) return false;
  withoutAnswers(session, [text]);
  askFirst(session, flat(text).trim(), orders, { kind: "orders", orders });
  return true;
}

/** The text without sentences that were read with the unit named otherwise: as they stand they mean another. */
function withoutNamed({ orders: { named }, reply }: Session, text: string): string {
  if (named.size === 0) return text;
  const read = reply.items.flatMap((item) => (item.kind === "reading" ? [flat(item.line)] : []));
  return sentencesOf(text)
    .filter((each) => {
      const isNamed = [...named.keys()].some((words) => each.includes(words));
      return !isNamed || !read.some((line) => line.includes(flat(each).trim()));
    })
    .join("");
}

/** What is surely ordered there, where nothing is asked, doubted, denied or left to others. */
function sureIn(
  session: Session,
  context: ReadingContext,
  { text, orders, instead, depends }: Sentence,
): readonly string[] {
  if (instead.length > 0 || depends || isOpenTalk(text)) return [];
  const isOrdered = ({ from }: MeantOrder) =>
    isSurelyOrdered(session, text) || isSurelyOrdered(session, clauseAt(text, from));
  const isSure = (each: MeantOrder) =>
    (each.isSure && isOrdered(each)) || ordersAlone(context, text).includes(each.text);
  const named = orders.map(({ unit }) => unit);
  // `Vienna and Galicia throw him out of Budapest`: of two, one alone is not what is meant.
  const isOne = ({ unit }: MeantOrder) => isOneOfTwo(context, text, unit, named);
  return orders.flatMap((each) => (isSure(each) && !isOne(each) ? [each.text] : []));
}

/** `Serbia holds`, of `Serbia holds, or else the Italian comes in`; `from` is where the order begins in it. */
function clauseAt(text: string, from: number): string {
  const [before = ""] = /[^,;:.!?\n]*$/.exec(text.slice(0, from)) ?? [];
  const [behind = ""] = /^[^,;:.!?\n]*/.exec(text.slice(from)) ?? [];
  return `${before}${behind}`;
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
  const sentences = linesOf(text).flatMap(sentencesOf);
  const takenBack = takenBackIn(context.board, sentences).orders;
  const isOther = (sentence: string, words: string) =>
    standsElsewhere(sentence, standingOf(context)) ||
    onlySupposes(context, words) ||
    keepsInTalk(context, sentence, text) ||
    // `POSSIBLE A VEN` is a command.
    /^\s*\p{Lu}{4,} /u.test(sentence) ||
    (!sentence.includes("?") && isOnlyTalk(session, words)) ||
    tellsPast(words) ||
    isOfOtherTurn(context.phase, words) ||
    looksLikeOrder(sentence.trim()) ||
    asksOfBoard(sentence.trim()) ||
    (sentence === words &&
      asked.some((line) => !line.endsWith("?") && line.includes(flat(words).trim())));
  const meant = meantIn(context, settled, sentences);
  const open = sentences.map((sentence, at) => {
    const words = asksOpenly(sentence, settled.size > 0);
    if (words === null || takenBack.includes(at) || isOther(sentence, words)) return null;
    // What was read beside a question tells nothing of it.
    const isAsking = asksOpenly(sentence) === null;
    const isOpen = isAsking
      ? !isDoneWith(session, sentence)
      : isLeft(session, sentence) || mayBeLeft(session, sentence, meant[at]!);
    return isOpen ? words : null;
  });
  return open.flatMap((words, at) => {
    const said = meant[at]!;
    if (words === null || said.length === 0) return [];
    const depends = said.some((each) => each.depends) || isHanging(reading, words);
    const orders = said.filter(({ isInstead }) => !isInstead);
    const instead = said.filter(({ isInstead }) => isInstead);
    const others = depends && instead.length === 0 ? otherWays(context, words, orders) : instead;
    return [{ text: words, orders, instead: others, depends }];
  });
}

/** `The boat takes it over`, beside orders that were read of the same line */
function mayBeLeft(session: Session, sentence: string, meant: readonly MeantOrder[]): boolean {
  if (meant.length === 0 || !mayHoldMore(session, sentence)) return false;
  return isSurelyOrdered(session, sentence) || meant.some(({ isSure }) => isSure);
}

/** `Can my fleet support that?`, `who could get into Kiel?`: surely asked, and no order in the form of a question. */
function asksOfBoard(sentence: string): boolean {
  const question = sentence.includes("?") ? readQuestion(sentence) : null;
  return question !== null && ofBoard.has(question.intent) && isSurely(question);
}

const ofBoard: ReadonlySet<Intent> = new Set<Intent>([
  ...(["supporting", "defend", "no-order", "bounced", "happened", "heard", "sent-on"] as const),
]);

/** What was learned makes of each sentence, in the light of all of them; and what a clause of it orders besides. */
function meantIn(
  context: ReadingContext,
  settled: ReadonlySet<ProvinceId>,
  sentences: readonly string[],
): readonly (readonly MeantOrder[])[] {
  const orders = ordersMeant(context, settled, sentences.join("\n"));
  let from = 0;
  return sentences.map((sentence, at) => {
    const [start, end] = [from, from + sentence.length];
    from = end + 1;
    const [rest] = withoutKept(context, [{ number: 1, text: sentence }]);
    if (staysAsNoted(sentence) || rest === undefined) return [];
    const said = orders
      .filter((order) => order.from >= start && order.from < end)
      .map((order) => ({ ...order, from: order.from - start }));
    const isTurned = turnsBack(sentence + (sentences[at + 1] ?? "")).length > 0;
    const within =
      isTurned || rest.text !== sentence
        ? []
        : ordersWithin(context, (at) => settled.has(at), sentence);
    // Where both say the same of a unit, the clause tells how surely.
    const others = within.filter((each) => !said.some(({ unit }) => unit === each.unit));
    return [
      ...said.map((each) => within.find(({ text }) => text === each.text) ?? each),
      ...others,
    ];
  });
}

/** Is it to depend on something, by what it says or by what was complained of? */
function isHanging({ session: { reply }, context }: Reading, sentence: string): boolean {
  const said = flat(sentence).trim();
  return (
    dependsOnOthers(context, sentence) ||
    (!saysPolitely(sentence) &&
      reply.items.some(
        (item) =>
          item.kind === "complaint" &&
          item.complaint.kind === "not-an-order" &&
          item.complaint.because === "depends" &&
          said.includes(flat(partOf(item)).trim()),
      ))
  );
}

function standingOf({ board, position, power }: ReadingContext) {
  const isHeld = (place: ProvinceId) =>
    position.units.some((unit) => unit.power === power && provinceOf(unit.at) === place);
  return { board, isHeld };
}

function isNoted(given: readonly WrittenOrder[], unit: ProvinceId, text: string): boolean {
  return given.some((order) => orderedUnit(order)[0] === unit && printOrder(order) === text);
}
