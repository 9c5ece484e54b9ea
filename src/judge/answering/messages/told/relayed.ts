/**
 * What a mail asks to pass on, as it was learned what each of its parts is for: `To France: ... Do you agree? And my
 * moves: ...`. A message goes from its heading to where the mail turns to the judge again, with its own questions and
 * with what it tells of units.
 */
import type { PressTarget } from "../../../../game/index.js";
import { type Part, sentencesOf, withoutBreaks } from "../../../../language/index.js";
import { regex } from "../../../../util/index.js";
import type { Session, Speaker } from "../../../session/session.js";
import { isGm, roleOf } from "../../../session/speaker.js";
import { unprovedSeat } from "../../../session/statements.js";
import { asksReader, partsOfMail, shareAt, surenessAt } from "../../../session/texts/mail-parts.js";
import { ownText } from "../../../session/texts/own-text.js";
import { passageHeadedBy } from "../headings.js";
import { allSentAtOnce, asksToSend, type KeptMessage } from "../kept-message.js";
import { tellsThemselves } from "../not-told.js";
import { hasOrders } from "../parted/behind-message.js";
import { hiddenIn } from "../readers/hidden-from.js";
import { lastNamed } from "../readers/last-named.js";
import { areSame, readersIn } from "../readers/readers.js";
import { asksOnceMore } from "../words/courtesies.js";
import { opensMessage } from "../words/speech.js";
import { withoutWords } from "../words/without-words.js";
import { turnsBack } from "./tellings.js";
import { lastCorrespondent } from "./told-apart.js";

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A message, and the words that it and its heading take. */
interface Relayed extends Span {
  readonly message: KeptMessage;
}

/**
 * Sends such messages, or asks about them, and leaves the mail without them. True where there are any, and no other
 * word of the mail is said to a player.
 */
export async function sendsRelayed(session: Session): Promise<boolean> {
  const { speaker } = session.sender;
  if (speaker === null || unprovedSeat(session) !== null || session.grave.isConfirmed) return false;
  if (isGm(speaker) || roleOf(speaker) !== "player") return false;
  const { settings, status } = speaker.game.game;
  const own = ownText(session);
  if (settings.gunboat || status === "forming" || opensMessage.test(own)) return false;
  const found = await relayedIn(session, speaker, own);
  if (found.length === 0) return false;
  const isRest = isJudges(session, speaker, found);
  const taken = found.filter(
    ({ message }) =>
      allSentAtOnce(session, [message], true) || asksToSend(session, speaker, message),
  );
  const text = taken
    .map(({ from, to }) => own.slice(from, to))
    .reduce(withoutWords, session.mail.text);
  session.mail = { ...session.mail, text };
  return taken.length > 0 && isRest;
}

/** Is nothing said to a player before these messages? What stands behind one is for the judge. */
function isJudges(session: Session, speaker: Speaker, [first]: readonly Span[]): boolean {
  const before = { from: 0, to: first?.from ?? 0 };
  const isBack = turnsBack(speaker, ownText(session).slice(0, before.to));
  return isBack || shareAt(session, before, "message", "answer") < some;
}

/** The messages that stand behind a heading in its line, in their order. */
async function relayedIn(
  session: Session,
  speaker: Speaker,
  own: string,
): Promise<readonly Relayed[]> {
  const partner = await lastCorrespondent(session, speaker);
  const pieces = piecesOf(session, own);
  const heads = partsOfMail(session)
    .flatMap((part) => headIn(part) ?? [])
    // `My suggestion:` heads nothing for anybody else.
    .filter(
      ({ line }) => readersIn(speaker, line) !== null || ofHim.test(line) || notFor.test(line),
    );
  const found: Relayed[] = [];
  for (const [at, head] of heads.entries()) {
    const body = own.slice(head.to);
    const passage = passageHeadedBy(body);
    const isHeading = passage !== null || (/:$/.test(head.line) && !/^[ \t]*\n/.test(body));
    if (!isHeading || head.from < (found.at(-1)?.to ?? 0)) continue;
    // Whoever asks about writing to somebody writes nothing yet; a word or two in quotation marks are for others.
    if (ofWriter.test(head.line) || denied.test(head.line)) continue;
    if (tellsThemselves(speaker, head.line)) continue;
    if (passage === null && /^\s*["\u201c\u201e\u00ab]/u.test(body)) continue;
    const them = lastNamed(speaker, own.slice(0, head.from)) ?? partner;
    const next = { from: head.to, to: heads[at + 1]?.from ?? own.length };
    const to = head.to + (passage?.length ?? 0);
    const end = passage === null ? endOf(session, speaker, pieces, next) : to;
    const text = passage?.text ?? body.slice(0, end - head.to).trim();
    const first = pieces.find((piece) => piece.to > head.to)?.to ?? end;
    // What is asked of the reader at its end, or hangs on them, raises no doubt about what stands before it.
    const last = pieces.findLast(
      (piece) => piece.to <= end && !isOfReader(own.slice(piece.from, piece.to)),
    );
    const said = { from: first, to: Math.max(first, last?.to ?? end) };
    const isDoubted = passage === null && doubtAt(session, said) >= quarter;
    const message = messageOf(session, speaker, head, { text, isDoubted }, them);
    const line = passage === null ? `${head.line} ${text}` : head.line;
    if (message !== null) found.push({ message: { ...message, line }, from: head.from, to: end });
  }
  return found;
}

/** A heading, and how surely it is one. */
interface Head extends Span {
  readonly line: string;
  readonly sureness: number;
}

/** The last sentence of a request names whom it is for. */
function headIn({ purpose, text, from, sureness }: Part): Head | null {
  if (purpose !== "relay" || sureness < perhaps) return null;
  const [line = text] = sentencesOf(text).slice(-1);
  const to = from + text.length;
  return { from: to - line.length, to, line: line.trim(), sureness };
}

/** Where the message ends that begins here: at the first sentence that is for the judge. */
function endOf(
  session: Session,
  speaker: Speaker,
  pieces: readonly Span[],
  { from, to }: Span,
): number {
  const own = ownText(session);
  const [, ...others] = pieces
    .filter((piece) => piece.to > from && piece.from < to)
    .map((piece) => ({ from: Math.max(from, piece.from), to: Math.min(to, piece.to) }));
  const end = others.find((piece) => isOver(session, speaker, piece));
  // The name below the mail is that of whoever writes the message.
  const isLast = end !== undefined && end.to >= own.trimEnd().length;
  const isName = isLast && !hasOrders(speaker, own.slice(end.from, end.to));
  const isSigned = isName && shareAt(session, end, "greeting") >= sure;
  return end === undefined || isSigned ? to : end.from;
}

/** Is this sentence no part of a message any more? What is neither asked nor ordered may be one. */
function isOver(session: Session, speaker: Speaker, piece: Span): boolean {
  const own = ownText(session);
  const said = own.slice(piece.from, piece.to);
  if (turnsBack(speaker, said)) return true;
  const isNewLine = /\n\s*$/.test(own.slice(0, piece.from));
  if (!isNewLine && goesOn(speaker, said)) return false;
  if (isNewLine && hasOrders(speaker, said)) return true;
  const asked = shareAt(session, piece, "order", "question", "supposition", "relay", "answer");
  const told = shareAt(session, piece, "message");
  return asked >= half || (told < half && surenessAt(session, piece) >= fairly);
}

/** Is it asked of the reader, or does it hang on what they do? */
function isOfReader(said: string): boolean {
  return asksReader(said) || hangsOnReader.test(said);
}

/** Does it go on in the same breath with what is offered to the reader, asked of them, or added? */
function goesOn(speaker: Speaker, said: string): boolean {
  if (supposes.test(said) || (asksReader(said) && !asksOnceMore(said))) return true;
  if (hangsOnReader.test(said)) return true;
  return adds.test(said) && !hasOrders(speaker, said);
}

/** `If you agree, I go to Constantinople instead`: what the writer does for what the reader does. */
const hangsOnReader = regex("iu")`
  ^\W*(?:(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar) )?(?:
    (?:if|unless|as long as|once|provided(?: that)?) you(?!\p{L})(?=.*(?<!\p{L})(?:i|we|my|mine)(?!\p{L}))
    |(?:wenn|falls|sofern|solange) (?:du|ihr|sie)(?!\p{L})(?=.*(?<!\p{L})(?:ich|wir|mein\p{L}*)(?!\p{L}))
    |si (?:tu|vous|t['\u2019])(?=.*(?<!\p{L})(?:je|j['\u2019]|nous|mon|ma|mes)(?!\p{L}))
    |als (?:jij|je|jullie)(?!\p{L})(?=.*(?<!\p{L})(?:ik|wij|we|mijn)(?!\p{L}))
    |si \p{L}+[a\u00e1e\u00e9]i?s(?!\p{L})(?=.*(?<!\p{L})(?:yo|mi|mis|\p{L}+r\u00e9|voy)(?!\p{L}))
    |se \p{L}+i(?!\p{L})(?=.*(?<!\p{L})(?:io|mia|mio|\p{L}+r\u00f2|vado)(?!\p{L}))
  )
  (?!.*(?<!\p{L})(?:please|pls|bitte|svp|por favor|per favore|graag|remind me|erinner\p{L}*)(?!\p{L}))
`;

/** `I'd move mine to Norway`, `my suggestion: ...`: what would be is offered, and not ordered. */
const supposes = regex("iu")`
  (?<!\p{L})(?:
    (?:my|our|mein|unser|mon|ma|notre|mi|nuestra|la mia|mijn|ons) (?:
      suggestion|proposal|idea|offer|vorschlag|angebot|proposition|offre|id\u00e9e|propuesta|oferta|proposta|voorstel
    )
    |
    (?:i|we)(?:['\u2019]d| would)(?! (?:like|love|prefer|rather|please))
    |w\u00fcrden? (?:ich|wir)(?! (?:gern|lieber))|(?:ich|wir) w\u00fcrden?(?! (?:gern|lieber))
    |je (?:le |la |les |me |ne )?(?!voudrais|aimerais|souhaiterais)\p{L}+rais
    |nous (?!voudrions|aimerions)\p{L}+rions|zou(?:den)? (?:ik|wij|we)(?! graag)|(?:ik|wij|we) zou(?:den)?(?! graag)
    |(?!gustar|querr)\p{L}{3,}r\u00eda(?:mos)?|(?!vorr|piac)\p{L}{3,}r(?:ei|emmo)
  )(?!\p{L})
`;

/** `Rumania must be mine. And stay out of Greece.`: what is added in the same breath orders no unit of the writer's. */
const adds = regex("iu")`
  ^\s*(?:and|but|or|und|aber|oder|et|mais|ou|y|pero|o|e|ma|en|maar|of)\s
    (?!(?:my|mein\p{L}*|mon|ma|mes|mis?|i miei|le mie|mijn|also|auch|aussi|tambi\u00e9n|anche|ook)(?!\p{L}))
    [^?:]{3,60}$
`;

/** The message; null where it is not known for whom it is. */
function messageOf(
  session: Session,
  speaker: Speaker,
  { line, sureness }: Head,
  { text, isDoubted }: { readonly text: string; readonly isDoubted: boolean },
  them: PressTarget | null,
): KeptMessage | null {
  const isNotFor = notFor.test(line);
  const [, called = ""] = isNotFor ? (firstWords.exec(text) ?? []) : [];
  const plain = isNotFor ? called : line.replace(/:$/, "");
  const named = readersIn(speaker, hiddenIn(speaker, plain).text);
  const to = named ?? (ofHim.test(line) && !isNotFor ? them : null);
  if (to === null || to.kind === "all" || !/\p{L}/u.test(text)) return null;
  const { readers } = session.thread;
  const isSure =
    (named !== null || (readers !== null && areSame(to, readers))) &&
    sureness >= fairly &&
    !isDoubted &&
    !sentencesOf(text)
      .slice(1)
      .some((each) => hasOrders(speaker, each) && !hangsOnReader.test(each));
  return { to, text, line, mayBe: "message", ...(!isSure && { isGuess: true }) };
}

/** How much of it may be for the judge, and how surely. */
function doubtAt(session: Session, span: Span): number {
  const said = shareAt(session, span, "message", "greeting", "relay");
  return (1 - said) * surenessAt(session, span);
}

const ofWriter = regex("iu")`
  (?<!\p{L})(?:
    if|when|may|can|could|should|wenn|falls|darf|kann|soll|si|quand|puis|dois|peux|cuando|puedo
    |se|quando|posso|devo|als|wanneer|mag|kan|moet
  )[ -](?:i|we|ich|wir|je|on|yo|io|ik)(?!\p{L})
`;

/** `I want no quarrel with England: Brest stays`: no heading; `to Russia, not to Italy:` is one. */
const denied = regex("iu")`
  (?<!\p{L})(?:
    (?:do|does|would|will) not|(?:do|does|would|wo)n['\u2019]t|not|no|nicht|kein\p{L}*|ne|pas|non
    |niet|geen
  )[ ](?!
    (?:meant|intended|bestimmt|destin\p{L}*|bedoeld|for|to|only|just|f\u00fcr|an|nur|pour|\u00e0|para
      |a|al|alla|per|solo|voor|aan|alleen
    )(?!\p{L})
  )
`;

const ofHim = regex("iu")`
  (?<!\p{L})(?:
    him|her|them|ihm|ihr|ihn|ihnen|lui|leur|\p{L}+(?:le|les|gli|gliel[oa])|dille|hem|haar|hen
  )(?!\p{L})
`;

/** `A word, not for Italy: Russia, shall we ...?` */
const notFor = regex("iu")`
  (?<!\p{L})(?:not|nicht|pas|no|non|niet) (?:(?:meant|intended|bestimmt|destin\p{L}*|bedoeld) )?(?:
    for|to|f\u00fcr|an|pour|\u00e0|para|a|per|alla?|voor|aan
  )(?!\p{L})[^,:]*:$
`;
const firstWords = /^\s*(?:\p{L}+ ){0,2}?(\p{L}+)\s*[,:!]/u;

/** The sentences, in lines as they were written, and what the parts of the mail begin among them. */
function piecesOf(session: Session, own: string): readonly Span[] {
  const ends = new Set([own.length]);
  for (const { 0: line, index } of withoutBreaks(own).matchAll(/[^\n]+\n*/gu)) {
    let from = index;
    for (const { length } of sentencesOf(line)) {
      ends.add(from);
      from += length;
    }
  }
  for (const { from } of partsOfMail(session))
    if (/[.!?,;\n]\s*$/u.test(own.slice(0, from))) ends.add(from);
  // `I help you... can you confirm?` is one sentence.
  const isMidst = (at: number) => /\.\.\.?\s*$/.test(own.slice(0, at)) && /\p{Ll}/u.test(own[at]!);
  const places = [...ends]
    .filter((at) => at === own.length || !isMidst(at))
    .sort((one, other) => one - other);
  return places.slice(1).map((to, at) => ({ from: places[at]!, to }));
}

/** So sure must a heading be to be one, and to be plain; and so much of a message must be known as one. */
const [some, quarter, half] = [0.1, 0.25, 0.5] as const;
const [perhaps, fairly, sure] = [0.6, 0.8, 0.9] as const;
