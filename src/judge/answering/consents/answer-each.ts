/**
 * The answer to a letter that asked about several things, or asked about one that is to be otherwise: what is agreed to
 * is done, what is not wanted is dropped, a message that is changed is shown again, and the rest waits on.
 */
import {
  answerClauses,
  consentSaid,
  orderedUnit,
  quoted,
  readOrders,
} from "../../../language/index.js";
import { declinedText, stillAskedText } from "../../../report/index.js";
import { printOrder, type WrittenOrder } from "../../../rules/index.js";
import { flat, regex } from "../../../util/index.js";
import { changeAsked, lookAsked, lookAwaited, takeAsked } from "../../identity/codes.js";
import { recallLines } from "../../identity/confirmation.js";
import { say } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { powerOf, sceneFor } from "../../session/speaker.js";
import { unprovedSeat } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { addressedMessages } from "../messages/addressed-messages.js";
import { asksToSend } from "../messages/kept-message.js";
import { messagesIn } from "../messages/parted/parted-mail.js";
import { linesIn, questionsWaiting } from "../orders/kept-mail.js";
import { numbered, readingContext } from "../orders/readings.js";
import { inWords, type Thing, thingsIn, thingsInMail } from "../waiting/waiting-things.js";
import { wantsNoMessage } from "./no-message.js";
import { asksToPassOn } from "./passed-to-gm.js";
import { type Verdicts, verdictsIn } from "./verdicts.js";

/**
 * Reads the answer, and leaves the mail without it: what is to be done behind the rest of the mail. Null where it names
 * nothing.
 */
export async function answerEach(session: Session): Promise<(() => void) | null> {
  const { speaker } = session.sender;
  const own = ownText(session).trim();
  if (speaker === null || unprovedSeat(session) !== null || own.length > longest) return null;
  await answerWithin(session, speaker, own);
  const asked = await linesAsked(session);
  if (asked === null) return null;
  const things = thingsIn(session, asked.lines.text);
  if (ordersAnew(speaker, things, own)) return null;
  const verdicts = asksToPassOn(speaker, things, own)
    ? allAgreed
    : wantsNoMessage(speaker.game.board, own)
      ? ordersAgreed
      : verdictsIn(speaker, things, own);
  if (verdicts === null || (asked.isOlder && !isSure(things, verdicts))) return null;
  // `Yes to both` may be said of another mail as well.
  if (isWhole(things, verdicts) && consentSaid(own, false) === true) return null;
  await asked.take();
  session.reply.isUseful = true;
  const left = verdicts.left.filter((each) => !thenSends.test(each));
  session.mail = { ...session.mail, text: left.join("\n") };
  const kept = things.filter((each) => !isOvertaken(speaker, verdicts, each));
  const { of, changed } = verdicts;
  const given = wordsGiven(verdicts, things, own);
  const told = kept.filter((each) => !given.has(each));
  tellRest(session, speaker, told, { ...verdicts, changed: without(changed, given) }, own);
  const agreed = told.filter((each) => of(each) === "yes" && !changed.has(each));
  const text = [...agreed.map((each) => each.text), ...given.values()].join("\n");
  return () => {
    if (text !== "") recallLines(session, speaker.game, { ...asked.lines, text }, own);
  };
}

const longest = 1500;

/**
 * `London and Edinburgh go to the North Sea and the Norwegian Sea respectively`: orders that leave no doubt, another
 * than was asked about among them, and no yes or no beside them.
 */
function ordersAnew(speaker: Speaker, things: readonly Thing[], own: string): boolean {
  const power = powerOf(speaker);
  if (power === null || speaker.game.game.status !== "active") return false;
  if (
    answerClauses(flat(own))
      .flat()
      .some(({ isBare }) => isBare)
  )
    return false;
  const context = readingContext(speaker.game, power);
  const { readings, complaints } = readOrders(context, numbered([flat(own)]));
  const isPlain = readings.every(({ illegal, guessed }) => illegal === null && !guessed);
  if (complaints.length > 0 || !isPlain) return false;
  const orders = readings.map(({ order }) => order);
  return things.some(
    (each) => each.kind === "order" && each.order !== null && isReplaced(each.order, orders),
  );
}

function isReplaced(asked: WrittenOrder, orders: readonly WrittenOrder[]): boolean {
  const [unit] = orderedUnit(asked);
  const newer = orders.filter((each) => unit !== undefined && orderedUnit(each).includes(unit));
  return newer.length > 0 && newer.every((each) => printOrder(each) !== printOrder(asked));
}

/** `Yes, that is mine, but leave out the message to Italy`: the mail that was kept, and the answer, without it. */
async function answerWithin(session: Session, speaker: Speaker, own: string): Promise<void> {
  const asked = await lookAsked(session);
  if (asked?.kind !== "mail") return;
  const things = thingsInMail(speaker, asked.text);
  const silent = withoutMessages(speaker, asked.text, own);
  const verdicts = silent ?? verdictsIn(speaker, things, own);
  if (verdicts === null) return;
  const { of, bare, left } = verdicts;
  const kept = things.filter((each) => of(each) !== "no");
  if (bare === "no" && kept.every((each) => of(each) !== "yes")) return;
  if (kept.length === 0) return;
  if (kept.length === things.length) {
    // Nothing of the mail is a message: it is agreed to as it stands.
    if (silent !== null) session.mail = { ...session.mail, text: "Yes." };
    return;
  }
  await changeAsked(session, { ...asked, text: kept.map((each) => each.text).join("\n") });
  const isYes = bare === "yes" || kept.some((each) => of(each) === "yes");
  session.mail = { ...session.mail, text: [...(isYes ? ["Yes."] : []), ...left].join("\n") };
  tellRest(
    session,
    speaker,
    things,
    { ...verdicts, of: (each) => (of(each) === "no" ? "no" : "yes") },
    own,
  );
}

const allAgreed: Verdicts = { of: () => "yes", bare: "yes", changed: new Map(), left: [] };

const ordersAgreed: Verdicts = {
  ...allAgreed,
  of: ({ kind }) => (kind === "message" ? "no" : "yes"),
};

/** `Yes, only nothing need be passed on`: all but the messages, where it is plain which these are. */
function withoutMessages(speaker: Speaker, mail: string, answer: string): Verdicts | null {
  if (!wantsNoMessage(speaker.game.board, answer)) return null;
  const headed = [...addressedMessages(speaker, mail), ...(messagesIn(speaker, mail) ?? [mail])];
  return headed.length > 0 ? null : ordersAgreed;
}

/**
 * `Yes to the deadline. As for the message, make it "..."`: given word by word beside a yes, it needs no other; nor
 * does `Leave out the words "...", then it can go`.
 */
function wordsGiven(
  { of, bare, changed }: Verdicts,
  things: readonly Thing[],
  own: string,
): ReadonlyMap<Thing, string> {
  const isSentThen = thenSends.test(own);
  const isAgreed = isSentThen || bare === "yes" || things.some((each) => of(each) === "yes");
  const quotes = isAgreed ? [...own.matchAll(quoted)].map(([, words = ""]) => flat(words)) : [];
  const given = [...changed].flatMap(([thing, { words, cut }]): [Thing, string][] => {
    const isSure = cut === "" ? quotes.includes(flat(words)) : isSentThen && quotes.includes(cut);
    if (thing.kind !== "message" || !isSure) return [];
    return [[thing, thing.text.replace(thing.words, () => words)]];
  });
  return new Map(given);
}

const thenSends = regex("iu")`
  (?<!\p{L})(?:
    (?:then|and) (?:(?:please|just) )?send it|then (?:it|that|this|they) (?:can|may|should) (?:go|be sent)
    |(?:dann|so) (?:kann|darf|soll) (?:es|das|sie) (?:\p{L}+ ){0,3}?(?:raus|weg|gehen|los)
    |(?:dann|und) (?:bitte )?(?:schick|send)\p{L}* (?:es|sie)|(?:puis|et|alors) envoyez?-l[ea]
    |(?:luego|y|entonces) (?:env\u00eda|m\u00e1nda)l[oa]|(?:poi|e) (?:invialo|mandalo|lo (?:invii|mandi))
    |(?:dan|en) (?:mag|kan) het weg|(?:dan|en) (?:verstuur|stuur) het
  )(?!\p{L})
`;

function without<T>(all: ReadonlyMap<Thing, T>, some: ReadonlyMap<Thing, unknown>) {
  return new Map([...all].filter(([each]) => !some.has(each)));
}

/** Of what the letter asks that is answered; else of what was asked before. */
async function linesAsked(session: Session) {
  const asked = await lookAwaited(session);
  if (asked?.kind === "lines")
    return { lines: asked, isOlder: false, take: () => takeAsked(session) };
  if (asked !== null || session.thread.readers?.kind === "some") return null;
  const older = linesIn(await questionsWaiting(session), true);
  if (older === null) return null;
  const take = () => session.tx.confirmations.take(older.hash, session.now);
  return { lines: older.asked, isOlder: true, take };
}

function isWhole(things: readonly Thing[], { of, changed, left }: Verdicts): boolean {
  return left.length === 0 && changed.size === 0 && things.every((each) => of(each) === "yes");
}

/** `Please send the message to Italy`, whatever letter is answered: a message is named and wanted, or not. */
function isSure(things: readonly Thing[], { of, changed }: Verdicts): boolean {
  return (
    changed.size === 0 && things.some((each) => each.kind === "message" && of(each) !== "open")
  );
}

/** Has the rest of the mail another order for the unit of this one? */
function isOvertaken(speaker: Speaker, { left }: Verdicts, thing: Thing): boolean {
  const power = powerOf(speaker);
  if (thing.kind !== "order" || thing.order === null || power === null) return false;
  const { readings } = readOrders(readingContext(speaker.game, power), numbered(left));
  const units = readings.flatMap(({ order }) => orderedUnit(order));
  return orderedUnit(thing.order).some((unit) => units.includes(unit));
}

/** What is dropped, shown again, or still open. */
function tellRest(
  session: Session,
  speaker: Speaker,
  things: readonly Thing[],
  { of, changed, left }: Verdicts,
  answer: string,
): void {
  const { context, reply, grave } = session;
  const scene = sceneFor(session, speaker);
  const [line = ""] = answer.split("\n");
  for (const [thing, { words }] of changed)
    if (thing.kind === "message")
      asksToSend(session, speaker, { to: thing.to, text: words, line, mayBe: "message" });
  const rest = things.filter((each) => !changed.has(each));
  // What comes in the place of a command is told below.
  const isTold = (each: Thing) => each.kind !== "command" || left.length === 0;
  const dropped = rest.filter((each) => of(each) === "no" && isTold(each));
  const isAll = dropped.length === things.length;
  if (dropped.length > 0)
    say(session, declinedText(context.catalogue, scene, true, isAll ? [] : inWords(dropped)));
  const open = rest.filter((each) => of(each) === "open");
  if (open.length === 0) return;
  grave.waiting.push(...open.map(({ text }) => text));
  const text = stillAskedText(context.catalogue, scene, inWords(open));
  reply.items.push({ kind: "waiting", text });
}
