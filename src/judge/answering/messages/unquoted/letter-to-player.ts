/**
 * A mail that begins by calling another player and goes on speaking to them: `Salut Odile, d'accord ! Je mets Brest en
 * Gascogne, et toi tu restes chez toi`. What it tells of units is told to that player and orders nothing. Whom a name
 * means, the letters say that were signed with it; where none was, the writer is asked.
 */
import { type Game, type MemberId, type PressTarget, toPowers } from "../../../../game/index.js";
import { placesIn, powersIn, readBody, sentencesOf } from "../../../../language/index.js";
import type { PowerId } from "../../../../map/index.js";
import { after, dayMs, inOneLine, regex } from "../../../../util/index.js";
import { readersQuoted } from "../../../identity/quoted-message.js";
import type { SentPress } from "../../../ports/store.js";
import { pressFor } from "../../../records/press.js";
import { answerPlainly } from "../../../session/outcomes.js";
import { isNamed } from "../../../session/people.js";
import type { Session, Speaker } from "../../../session/session.js";
import { ownText } from "../../../session/texts/own-text.js";
import { asText } from "../../../session/texts/sentences-left.js";
import { bargains, weighFor } from "../for-the-judge.js";
import { greetedIn, greetsMany, salutedIn } from "../greetings.js";
import { asksToSend } from "../kept-message.js";
import { ordersIn } from "../ordering/orders-in.js";
import { nobody } from "../readers/last-named.js";
import { toldIn } from "../told-message.js";
import { nameAhead, powerCalled, signsOtherwise } from "../words/called.js";
import { opensMessage } from "../words/speech.js";
import { turnsToJudgeAt } from "../words/turns-to-judge.js";

/**
 * Asks whether to send such a letter, or whom it is for. What stands below it for the judge is left in the
 * mail; true where nothing is.
 */
export async function asksForCalled(session: Session, speaker: Speaker): Promise<boolean> {
  const { mail } = session;
  const words = ownText(session);
  const at = turnsToJudgeAt(words);
  const letter = (at < 0 ? words : words.slice(0, at)).trim();
  if (letter === "" || opensMessage.test(letter)) return false;
  if (!(await asksToSendIt(session, speaker, letter))) return false;
  if (at < 0) return true;
  session.mail = { ...mail, text: words.slice(at) };
  return false;
}

async function asksToSendIt(session: Session, speaker: Speaker, letter: string): Promise<boolean> {
  const [line = letter] = sentencesOf(letter);
  const ask = (power: PowerId) => {
    const readers = session.thread.readers;
    const isAnswer = readers?.kind === "some" && readers.powers.includes(power);
    const mayBe = isAnswer && orderingIn(speaker, letter).length > 0 ? "orders" : "message";
    return asksToSend(session, speaker, {
      to: toPowers([power]),
      text: letter,
      line: line.trim(),
      mayBe,
    });
  };
  if (greetsMany(letter)) return false;
  const greeted = greetedIn(speaker, letter);
  const to = greeted?.says && greeted.to.kind === "some" ? greeted.to.powers : [];
  // A power that is greeted has its letter where no unit is spoken of.
  if (to.length > 0)
    return to.length === 1 && orderingIn(speaker, letter).length > 0 && isLetter(speaker, letter)
      ? ask(to[0]!)
      : false;
  if (greeted !== null) return false;
  const neighbor = salutedIn(letter);
  const called = neighbor === null ? nameAhead(letter) : { name: neighbor, isBare: false };
  if (called === null || !maySpeakOf(speaker, called.name, letter)) return false;
  const { member, game } = speaker;
  const press = await pressFor(session.tx, game.game, member);
  const received = press.filter(({ event: { from } }) => from !== null && from.id !== member);
  const known = powerCalled(speaker, letter, received) ?? greetedBefore(press, member, called.name);
  const answered =
    onlyOne(session.thread.readers) ?? onlyOne(readersQuoted(speaker, session.mail.text));
  const power = known ?? answered;
  if (power === null && called.isBare) return false;
  const isAnswering = session.thread.readers !== null || power !== null;
  if (!isLetter(speaker, letter, isAnswering)) return false;
  // What answers one writer's message goes to them as it is, but for what it asks the judge, unless it may be orders.
  const isAnswer = power !== null && power === onlyOne(session.thread.readers);
  const isPlain = orderingIn(speaker, letter).length === 0;
  // `Salut Luc`, in an answer to Margaret's letter, may be for somebody else.
  const isOther =
    known === null && power !== null && signsOtherwise(speaker, power, called.name, received);
  if (isAnswer && isPlain && !isOther) return false;
  const meant = power ?? onlyWriter(session, received);
  if (meant !== null) return ask(meant);
  answerPlainly(session, line.trim(), "letter-to-whom");
  session.reply.items.push({ kind: "returned-press", text: letter });
  return true;
}

function onlyOne(readers: PressTarget | null): PowerId | null {
  const isOne = readers?.kind === "some" && readers.powers.length === 1 && !readers.gm;
  return isOne ? (readers.powers[0] ?? null) : null;
}

/** Whom the writer called so in a letter of their own. */
function greetedBefore(
  press: readonly SentPress[],
  member: MemberId,
  name: string,
): PowerId | null {
  const letter = press.findLast(
    ({ event: { from, text } }) => from?.id === member && nameAhead(text)?.name === name,
  );
  return onlyOne(letter?.event.to ?? null);
}

/** The power that alone has written lately. */
function onlyWriter({ now }: Session, received: readonly SentPress[]): PowerId | null {
  const lately = received.filter(({ at }) => at >= after(now, -latelyMs));
  const [power = null, another] = new Set(lately.map(({ event: { from } }) => from?.power ?? null));
  return another === undefined ? power : null;
}

const latelyMs = 5 * dayMs;

/** May this name another player, and neither place, power, GM, nor the writer? */
function maySpeakOf({ game, member }: Speaker, name: string, letter: string): boolean {
  const { board } = game;
  if (placesIn(board, name).length > 0 || powersIn(board, name).length > 0) return false;
  const [signed = ""] = /[^\n]*$/.exec(letter.trimEnd()) ?? [];
  if (signed.trim().toLowerCase() === name.toLowerCase()) return false;
  return !speaksOfOffice(game.game, name) && !isOwn(game.game, member, name);
}

function speaksOfOffice({ members }: Game, name: string): boolean {
  return members.some((each) => each.role === "gm" && isNamed(each, name));
}

function isOwn(game: Game, member: MemberId, name: string): boolean {
  const own = game.members.find(({ id }) => id === member);
  return own !== undefined && isNamed(own, name);
}

/** Does it speak to another player all along, whatever it tells of units? */
function isLetter(speaker: Speaker, letter: string, isAnswer = false): boolean {
  const sentences = sentencesOf(inOneLine(letter)).map((each) => each.trim());
  if (sentences.some((line) => toldIn(speaker, { line }, nobody) !== null)) return false;
  const { items } = readBody(letter, [], speaker.game.game.name);
  if (items.some((item) => item.kind === "statement" && item.said === undefined)) return false;
  const weighed = sentences.map((each) => weighFor(speaker, each));
  if (!isAnswer && weighed.some(({ judge, player }) => judge > player && judge > weighsMuch))
    return false;
  const ordering = orderingIn(speaker, letter);
  if (ordering.length > 0 && ofOrders.test(letter)) return false;
  const isToPlayer = isAnswer || sentences.some((each) => bargains(each.replace(asksJudge, " ")));
  return isToPlayer && ordering.every((each) => ofWriter.test(each));
}

const weighsMuch = 2;

/** The sentences that would be read as orders. */
function orderingIn(speaker: Speaker, letter: string): readonly string[] {
  return sentencesOf(inOneLine(letter)).filter(
    (line) => ordersIn(speaker, { items: [asText({ number: 1, line })], skipped: [] }) > 0,
  );
}

/** Orders go to nobody but the judge. */
const ofOrders = regex("iu")`
  (?<!\p{L})(?:
    my|our|the|meine|unsere|die|mes|nos|les|mis|las|(?:i )?miei|(?:le )?mie|gli|mijn|de
  )(?: \p{L}+)? (?:
    orders?|moves|befehle|z\u00fcge|ordres|coups|\u00f3rdenes|jugadas|ordini|mosse|bevelen|zetten
  )(?!\p{L})
`;

/** What anybody says who asks the judge for something. */
const asksJudge = regex("giu")`
  (?<!\p{L})(?:
    (?:can|could|would|will) you|thank you|kannst du|k\u00f6nntest du|w\u00fcrdest du
    |(?:peux|pourrais)[- ]tu|(?:pouvez|pourriez)[- ]vous|s['\u2019]il (?:te|vous) pla\u00eet
    |(?:kun|kan|zou) je|dank je
  )(?!\p{L})
`;

/** One says of oneself what one tells another; orders only name a unit and a place. */
const ofWriter = regex("iu")`
  (?<!\p{L})(?:
    i|i['\u2019]\p{L}+|my|mine|ich|mein\p{L}*|je|j['\u2019]\p{L}+|mon|ma|mes|moi|yo|mi|mis
    |m\u00edo|io|mia|mio|miei|mie|mi|ik|mijn|eu|meu|minha|we|our|wir|unser\p{L}*|nous|notre
    |nosotros|noi|wij|you|your|du|dein\p{L}*|dir|dich|tu|ton|ta|tes|toi|te|vous|t\u00fa|ti|tuo|tua
    |jij|jou|jouw
    |(?:
      mando|metto|muovo|sposto|tengo|lascio|porto|vado|voy|muevo|pongo|dejo|llevo|env\u00edo
      |ir\u00e9|andr\u00f2
    )
  )(?!\p{L})
`;
