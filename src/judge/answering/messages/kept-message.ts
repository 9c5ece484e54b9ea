/** A message that nobody asked to be sent in so many words: it is kept, the reply shows it, and CONFIRM sends it. */
import { type MessageKind, type PressTarget, type Refusal, toPowers } from "../../../game/index.js";
import {
  looksLikeOrder,
  powersIn,
  sentencesOf,
  setUpsSaid,
  wishesApart,
  withoutSecrets,
} from "../../../language/index.js";
import type { Board } from "../../../map/index.js";
import { inOneLine, regex } from "../../../util/index.js";
import { messagesPerMailMax } from "../../limits.js";
import { actorOf, whyRefused } from "../../session/games.js";
import { askFirst } from "../../session/grave.js";
import { refuseLine } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { powerOf } from "../../session/speaker.js";
import { ask, speaksAsGm, unprovedSeat } from "../../session/statements.js";
import { ownText } from "../../session/texts/own-text.js";
import { asText } from "../../session/texts/sentences-left.js";
import { leavingSaid } from "../wishes/leaving.js";
import { onlyGreets } from "./greetings.js";
import { withoutForbidden } from "./not-told.js";
import { isTalkOf, ordersIn } from "./ordering/orders-in.js";
import { hiddenIn, type Kept, withoutReaders } from "./readers/hidden-from.js";
import { areSame, isForGmAlone, readersIn } from "./readers/readers.js";
import { wordsForOthers } from "./readers/same-for.js";
import { asReported } from "./reported.js";
import { withoutAskedAgain } from "./words/courtesies.js";
import { tellsEachAlone } from "./words/each-alone.js";
import { withoutContacts } from "./words/signed.js";

/** Whom a message would go to, and what it says. */
export interface KeptMessage {
  readonly to: PressTarget;
  readonly text: string;
  /** The line that says whom it is for, or that may be meant otherwise. */
  readonly line: string;
  readonly mayBe: MessageKind;
  /** Whom it is for, or that it is a message, is not said in so many words. */
  readonly isGuess?: true;
  /** The words speak of their readers and not to them: they are passed on as what the writer asked to be told. */
  readonly isReported?: true;
  /** They are asked something in the name of who writes, which would be no question without that. */
  readonly isAsked?: true;
  /** The words spoke of their reader, and speak to them now. */
  readonly isTurned?: true;
}

/** A message for several as one for each, where its request says that they are to be told apart. */
function eachAlone(message: KeptMessage): readonly KeptMessage[] {
  const { to, line } = message;
  const isOfPowers = to.kind === "some" && to.powers.length > 1 && !to.gm && !to.observers;
  return isOfPowers && tellsEachAlone(line)
    ? to.powers.map((power) => ({ ...message, to: toPowers([power]) }))
    : [message];
}

/** `Peace? Please send the same to Italy`: the last sentence is for the judge, and Italy has a message of its own. */
function alsoToOthers(speaker: Speaker, message: KeptMessage): readonly KeptMessage[] {
  const shared = wordsForOthers(speaker, message.text);
  if (shared === null) return [message];
  const { text, to } = shared;
  return [
    { ...message, text },
    { ...message, text: withoutReader(speaker, text, message.to), to },
  ];
}

/** `Germany, I want peace`, as Italy is to have it. */
function withoutReader(speaker: Speaker, text: string, to: PressTarget): string {
  const [called = ""] = /^[^,!:.?\n]{2,40}[,!:]\s*/u.exec(text) ?? [];
  const named = readersIn(speaker, called);
  return named !== null && areSame(named, to) ? text.slice(called.length) : text;
}

/** `Tell everybody, without my name`: a message with the name would give its writer away. */
const unsigned = regex("iu")`
  \b(?:anonym|anonim|anónim)\p{L}*|\b(?:unsigned|incognito)\b
  |\bwithout (?:
    (?:my|a|any|giving my) (?:name|signature)|saying who
    |telling (?:them|him|her|anyone|anybody) who
  )\b
  |\b(?:
    don['\u2019]?t|do not|must not|mustn['\u2019]?t|should not|shouldn['\u2019]?t
    |nobody (?:must|should|may|is to)|no one (?:must|should|may|is to)
  ) (?:\p{L}+ ){0,2}(?:say|tell|know|see|learn|mention)(?: \p{L}+){0,2} (?:
    who (?:it is|it['\u2019]?s|sent|wrote|said)
    |(?:that )?(?:it['\u2019]?s|it is|it was|its|this is|it comes)(?: from)? me
    |it (?:comes|came) from me|my name
  )\b
  |\b(?:leave|leaving|keep|keeping|take|strike|hide|drop)(?: out)? (?:my name|me|who i am)
    (?: (?:off|out of|from)(?: (?:it|this|that|the \p{L}+))?| hidden| secret| out)(?!\p{L})
  |(?<!\p{L})(?:nenn\p{L}*|erw\u00e4hn\p{L}*|verrat\p{L}*|lass\p{L}*) (?:\p{L}+ ){0,2}(?:
      meinen namen|nicht,? (?:dass|wer|von wem)
    )(?!\p{L})
  |(?<!\p{L})(?:
    ne dis pas qui|ne dites pas qui|sans dire qui|sin decir qui[e\u00e9]n|senza dire chi
    |zonder te zeggen wie
  )(?!\p{L})
  |(?<!\p{L})zonder (?:mijn naam|afzender)(?!\p{L})
  |\b(?:
    ohne (?:meinen )?(?:namen|absender|unterschrift)|sans (?:mon nom|signature)
    |sin (?:mi nombre|firma|firmar)|senza (?:il mio nome|firma|firmare)
  )(?!\p{L})
`;

/**
 * Sends messages that leave no doubt: `Please tell Russia that I leave Galicia empty`. False, and none sent,
 * where their writer is not proved or wants something kept back, where words could give them away, and where
 * the game would not take one.
 */
export function allSentAtOnce(
  session: Session,
  meant: readonly KeptMessage[],
  isParted = false,
): boolean {
  const { speaker } = session.sender;
  if (speaker === null) return false;
  const messages = meant.flatMap((each) => alsoToOthers(speaker, each)).flatMap(eachAlone);
  const written = withoutForbidden(speaker, ownText(session));
  if (unprovedSeat(session) !== null || speaker.game.game.settings.gunboat) return false;
  // Some of the words may be quoted.
  if (session.thread.quotesLoosely) return false;
  // What is for one reader alone, and stands apart, goes to nobody else.
  const isKept = !(isParted && messages.every(({ to }) => isOneReader(to)));
  if (unsigned.test(written) || (isKept && isConfidential(written))) return false;
  if (withoutSecrets(written) !== written) return false;
  if (
    messages.some(({ text }) => looksLikeOrder(text) || pointsBack.test(text) || onlyGreets(text))
  )
    return false;
  const isKeptBack = (each: KeptMessage) => reaches(each.to, hiddenFrom(session, speaker, each));
  if (messages.some((each) => each.isGuess || isKeptBack(each))) return false;
  if (messages.some(({ to, isTurned }) => isTurned && namesOthers(speaker, written, to)))
    return false;
  // What is more than a mail may send waits for a YES, which may send no more than that either.
  if (session.counts.messages + messages.length > messagesPerMailMax) return false;
  const commands = messages.map((message) => {
    const { to } = message;
    const text = wordsOf(session, speaker, message);
    return { kind: "press", to, shown: null, color: null, text } as const;
  });
  const actor = actorOf(session);
  if (commands.some((each) => whyRefused(session, speaker.game, actor, each) !== null))
    return false;
  session.counts.messages += messages.length;
  return commands.every((command, at) => ask(session, command, messages[at]!.line));
}

export function isOneReader(to: PressTarget): boolean {
  return to.kind === "some" && to.powers.length + Number(to.gm) === 1 && !to.observers;
}

/** `He` may be somebody else of whom the mail speaks. */
function namesOthers(speaker: Speaker, words: string, to: PressTarget): boolean {
  const { game } = speaker;
  const known = to.kind === "all" ? [] : to.powers;
  const own = powerOf(speaker);
  return powersIn(game.board, words).some((power) => power !== own && !known.includes(power));
}

/** Who must not read it; what is hidden from a reader who alone is named stands in words for somebody else. */
function hiddenFrom(
  session: Session,
  speaker: Speaker,
  { to, text, line, isGuess }: KeptMessage,
): readonly Kept[] {
  const { from } = hiddenIn(speaker, ownText(session));
  if (isGuess || !isOneReader(to)) return from;
  const own = [...hiddenIn(speaker, text).from, ...hiddenIn(speaker, line).from];
  return from.filter((power) => own.includes(power));
}

/** Would one of these read it? */
export function reaches(to: PressTarget, from: readonly Kept[]): boolean {
  if (to.kind === "all") return from.length > 0;
  const toObservers = to.observers && from.includes("observers");
  return toObservers || to.powers.some((power) => from.includes(power));
}

/** What the readers get. */
export function wordsOf(
  session: Session,
  speaker: Speaker,
  { text, isReported, isAsked, to }: KeptMessage,
  isUnsigned = false,
): string {
  const told = withoutAskedAgain(session.quotations?.told(text) ?? text).replace(leadingOn, "");
  const words = to.kind === "some" && to.gm ? told : withoutContacts(told);
  return isReported || isAsked
    ? asReported(session, speaker, words, isUnsigned, isAsked === true)
    : words;
}

/** `Ask Russia if he goes north. Also, tell Germany hi.`: what leads on to the next request. */
const leadingOn =
  /(?<=[.!?])\s+(?:also|and|then|plus|oh|und|auch|dann|au\u00dferdem|aussi|et|puis|tambi\u00e9n|anche|ook)[,.]?\s*$/iu;

/** `Let everybody know that that's the reason`: what it speaks of stands elsewhere. */
const pointsBack = regex("iu")`
  ^\W*(?:
    that|this|these|those|so|das|dies\p{L}*|cela|c['\u2019]est|ceci|eso|esto|ciò|questo|dat|dit
  )(?:['\u2019]s)?\s+(?:is|was|are|were|ist|war|est|es|è|the|my|why|how)\b
`;

/**
 * Keeps the message until it is confirmed, behind the orders that stand beside it, or refuses to leave out its writer;
 * false where the game would not take it.
 */
export function asksToSend(
  session: Session,
  speaker: Speaker,
  message: KeptMessage,
  orders: readonly string[] = [],
): boolean {
  return alsoToOthers(speaker, message)
    .flatMap(eachAlone)
    .every((each, at) => asksToSendOne(session, speaker, each, at === 0 ? orders : []));
}

function asksToSendOne(
  session: Session,
  speaker: Speaker,
  message: KeptMessage,
  orders: readonly string[],
): boolean {
  if (onlyGreets(message.text)) return false;
  // Whoever leaves is asked about that, and the GM hears of it then.
  if (message.to.kind === "some" && message.to.gm && leavingSaid(session) !== null) return false;
  // `For the game master: Kiel to Denmark`
  if (isForGmAlone(message.to) && !isTalkOf(message.text) && holdsOrders(speaker, message.text))
    return false;
  const { game } = speaker;
  const { to: named, line, mayBe } = message;
  const to = withoutReaders(speaker, named, hiddenFrom(session, speaker, message));
  if (to === null) return false;
  const isUnsigned = wantsUnsigned(session) && !isForGmAlone(to);
  const text = wordsOf(session, speaker, message, isUnsigned);
  const color = isUnsigned ? "grey" : null;
  const command = { kind: "press", to, shown: null, color, text } as const;
  const refusal = whyRefused(session, game, actorOf(session), command);
  const lines = [...orders, asCommand(game.board, to, text, isUnsigned)];
  if (refusal === null) askFirst(session, line, lines, { kind: "message", to, mayBe });
  else if (mustBeTold(refusal, to)) refuseLine(session, line, refusal);
  else return false;
  // What was answered needs no showing.
  if (mayBe !== "judge") session.reply.items.push({ kind: "returned-press", text });
  return true;
}

/** Their name would not be left out, as they want it; or nobody plays the powers they write to. */
function mustBeTold({ kind }: Refusal, to: PressTarget): boolean {
  return kind === "not-your-color" || (kind === "nobody-to-address" && !isForGmAlone(to));
}

function holdsOrders(speaker: Speaker, text: string): boolean {
  return (
    ordersIn(speaker, { items: [asText({ number: 1, line: inOneLine(text) })], skipped: [] }) > 0
  );
}

/** `No anonymous letters any more`, from a GM, is said of the game. */
export function wantsUnsigned(session: Session): boolean {
  const text = ownText(session);
  if (!speaksAsGm(session) || !unsigned.test(text)) return unsigned.test(text);
  return sentencesOf(text)
    .flatMap(wishesApart)
    .some((each) => unsigned.test(each) && setUpsSaid(each).length === 0);
}

/** `Tell everybody, but don't say it's from me: ...`: the line without what is for the judge alone. */
export function withoutSecrecy(line: string): string {
  return line.replace(
    new RegExp(`[,(]?\\s*(?:but |and |please )*(?:${unsigned.source})[),]?`, "iu"),
    "",
  );
}

/** `This is for you alone`, `Ivo mustn't see it`: words that not everybody may read. */
export function isConfidential(words: string): boolean {
  return confidential.test(words);
}

const confidential = regex("iu")`
  \b(?:
    (?:just|only|nur|seulement|juste|solo|alleen) (?:for|to|für|an|pour|à|per|para|voor) \p{L}+\s*:
    |(?:for|just|only|to) (?:just |only )?you (?:alone|only)
    |(?:only|just) (?:for|to|between) (?:you|us|the two of us)|(?:for )?your eyes only
    |between (?:you and me|the two of us|ourselves|us (?:two|alone|only))
    |just (?:between us|us two|the two of us)|strictly between us
    |keep (?:this|it|that) (?:to yourself|between us|secret|quiet|private)|in confidence
    |confidential\p{L}*|off the record
    |(?:
      mustn['\u2019]?t|must not|shouldn['\u2019]?t|should not|may not
      |(?:doesn['\u2019]?t|does not|don['\u2019]?t) (?:have|need) to|needn['\u2019]?t
    ) (?:ever )?(?:see|read|know|hear|learn|find out)
    |(?:don['\u2019]?t|do not|never) (?:show|tell|mention|forward|let)(?! me\b)|not a word to
    |unter uns|(?:nur|allein) für (?:dich|sie|euch)|nur zwischen uns|vertraulich
    |(?:darf|soll|dürfen|sollen) (?:das |es |davon )?nicht(?:s)? (?:\p{L}+ )?
      (?:sehen|lesen|wissen|erfahren)
    |behalte? (?:das|es) für dich|entre (?:nous|toi et moi|vous et moi)
    |(?:rien que|seulement|juste) pour (?:toi|vous)|ne le dis pas|confidentiel\p{L}*
    |entre (?:nosotros|tú y yo|tu y yo)|solo para ti|no se lo digas|tra (?:noi|me e te|te e me)
    |solo per te|non dirlo|onder ons|tussen (?:ons|jou en mij)|alleen voor (?:jou|u)
    |entre (?:nós|eu e você)|só para (?:ti|você)
  )(?!\p{L})
`;

/** `Tell them that we take a break. His illness is between you and me.`: without what is for the judge alone. */
export function withoutConfidences(text: string): string {
  const told = sentencesOf(text).filter((each) => !isConfidence(each));
  return told.length === 0 || told.length === sentencesOf(text).length ? text : told.join(" ");
}

/** Is this sentence no word of the message, but who alone may read it? */
export function isConfidence(sentence: string): boolean {
  return isConfidential(sentence) || forAlone.test(sentence);
}

/** `Just him, nobody else needs to hear about it.` */
const forAlone = regex("isu")`
  ^\W*(?:
    [^.!?]{0,40}(?:nothing|nichts|rien|nada|niente|nulla|niets)[^.!?]{0,20} (?:
      each other|one another|voneinander|l['\u2019]un de l['\u2019]autre|el uno del otro
      |l['\u2019]uno dell['\u2019]altro|van elkaar
    )[^.!?]{0,20}[.!]*
    |(?:just|only|nur|juste|seulement|uniquement|solo|s\u00f3lo|soltanto|alleen) (?:
      (?:for|to|f\u00fcr|an|pour|\u00e0|a|para|per|voor) )?(?:
        him|her|them|ihn|ihm|ihr|lui|elle|\u00e9l|ella|lei|hem|haar
      )(?!\p{L}).{0,80}
    |.{0,30}(?:
      nobody else|no one else|no-one else|sonst niemand\p{L}*|niemand\p{L}* sonst
      |personne d['\u2019]autre|nadie m\u00e1s|nessun altro|niemand anders
    ).{0,20}(?:
      hear|know|read|see|business|concern|wissen|erfahren|lesen|savoir|lire|saber|leer|sapere
      |leggere|weten|lezen
    ).{0,40}
  )$
`;

function asCommand(board: Board, to: PressTarget, text: string, isUnsigned: boolean): string {
  const grey = isUnsigned ? " GREY" : "";
  if (to.kind === "all") return `BROADCAST${grey}\n${text}\nENDBROADCAST`;
  const powers = board.powers.filter(({ id }) => to.powers.includes(id)).map(({ name }) => name);
  const names = [...powers, ...(to.gm ? ["GM"] : []), ...(to.observers ? ["OBSERVERS"] : [])];
  return `PRESS${grey} TO ${names.join(", ")}\n${text}\nENDPRESS`;
}
