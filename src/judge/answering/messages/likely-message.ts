/**
 * Words for other players without a PRESS before them. One sentence that says whom it is for and what to tell them is
 * sent, and so is a mail of messages under headings. Of all other words that is a guess: the reply shows whom they would go to, and CONFIRM sends them.
 */
import type { PressTarget } from "../../../game/index.js";
import {
  type Body,
  type BodyItem,
  looksLikeOrder,
  mayBeOrder,
  ownWordsAndQuotes,
  passedOn,
  sentencesOf,
} from "../../../language/index.js";
import { ownText } from "../../session/own-text.js";
import type { Session, Speaker } from "../../session/session.js";
import { addressedMessages } from "./addressed-messages.js";
import { allSentAtOnce, asksToSend, type KeptMessage } from "./kept-message.js";
import { isForJudge, ordersIn } from "./press-reply.js";
import { areSame, exception, isGm, readersIn } from "./readers.js";
import { partsOf, toldIn } from "./told-message.js";

/** What is left of the mail when such words are taken out and asked about. */
export function withoutMessages(session: Session, body: Body): readonly BodyItem[] {
  const { speaker } = session.sender;
  if (speaker === null || session.grave.isConfirmed) return body.items;
  if (sendsAddressed(session, speaker, body)) return [];
  const isPassing = body.items.some(({ line }) => passedOn(line) !== null);
  const letter = isPassing ? null : letterIn(session, speaker, body);
  if (letter !== null) {
    if (!asksToSend(session, speaker, letter)) return body.items;
    noteLeftOut(session, letter);
    return body.items.filter(asksToTranslate);
  }
  const below = messageBelow(speaker, body, ownText(session));
  if (below !== null && asksToSend(session, speaker, below.message)) return below.above;
  return body.items.flatMap((item) => {
    if (!mayTell.has(item.kind)) return [item];
    const { line, rest } = withPassage(item);
    const handed = handedOn(speaker, { ...item, line }, ownText(session));
    if (handed === null) return partsOf(speaker, item).flatMap(withoutTold(session, speaker, item));
    if (!asksToSend(session, speaker, handed)) return [item];
    return rest === "" ? [] : [{ kind: "text", number: item.number, line: rest }];
  });
}

/** Sends a mail of nothing but messages under their headings. False, and nothing sent, where it holds more or leaves a doubt. */
function sendsAddressed(session: Session, speaker: Speaker, body: Body): boolean {
  if (!body.items.every(isTalking) || isForJudge(body) || ordersIn(speaker, body) > 0) return false;
  const messages = addressedMessages(speaker, ownText(session));
  return messages.length > 0 && allSentAtOnce(session, messages);
}

/** What of a part is left for the judge once its message is sent, or kept. */
function withoutTold(
  session: Session,
  speaker: Speaker,
  item: BodyItem,
): (part: string, at: number, parts: readonly string[]) => readonly BodyItem[] {
  return (part, _, parts) => {
    const message = toldIn(speaker, { line: part }) ?? addressedIn(speaker, item, part);
    const left = parts.length === 1 ? item : textItem(item.number, part.trim());
    if (message === null) return [left];
    // In an answer to a message it may be said to its writer.
    const isPlain = sentencesOf(part).length === 1 && session.thread.readers === null;
    return (isPlain && allSentAtOnce(session, [message])) || asksToSend(session, speaker, message)
      ? []
      : [left];
  };
}

/** `To England: hello`, among other lines; `France: A Par - Bur` is no message. */
function addressedIn(speaker: Speaker, item: BodyItem, part: string): KeptMessage | null {
  const [message = null] = addressedMessages(speaker, part);
  const isOrder = () => ordersIn(speaker, { items: [item], skipped: [] }) > 0;
  return message === null || mayBeOrder(message.text) || isOrder() ? null : message;
}

function textItem(number: number, line: string): BodyItem {
  return { kind: "text", number, line };
}

/** TELL and WRITE begin commands of older judges, which none here is. */
const mayTell: ReadonlySet<BodyItem["kind"]> = new Set(["text", "question", "complaint"] as const);

/** A line up to the end of its quotation, and what stands behind it: `Pass this on: "...". My moves come tonight.` */
function withPassage({ line }: BodyItem): { readonly line: string; readonly rest: string } {
  const end = Math.max(...["\u201d", "\u00bb", '"'].map((mark) => line.lastIndexOf(mark)));
  const rest = line.slice(end + 1).replace(/^[\s.,;]+/, "");
  return end < 0 || passedOn(line) !== null
    ? { line, rest: "" }
    : { line: line.slice(0, end + 1), rest };
}

/** `Can you put this in German for Gustav?`, above the words for him. */
function asksToTranslate(item: BodyItem): boolean {
  return item.kind === "question" && item.question.intent === "language";
}

/** The postscript is nobody else's: the reply shows that it stays here. */
function noteLeftOut(session: Session, { to, text }: KeptMessage): void {
  const [postscript = ""] = aside.exec(ownText(session)) ?? [];
  if (postscript === "" || isForGm(to) || text.includes(postscript.trim())) return;
  session.reply.skipped.push({ kind: "talk", lines: 1, first: postscript.trim() });
}

/** `P.S. for the GM alone: please leave this out.` */
const aside =
  /\n\s*(?:(?:p\.? ?){1,2}s\b\.?|n\.?b\b\.?)[:,]?\s*(?=[^\n]{0,80}?(?:\b(?:game ?master|gm|judge|host|referee|spielleit\p{L}*|arbitre|árbitro|arbitro|you (?:only|alone)|your eyes|nur für (?:dich|sie)|(?:omit|leave out|skip) this|(?:do not|don['\u2019]t) (?:send|forward|pass) this)(?!\p{L})))[\s\S]*$/iu;

/** A whole mail that greets a power, or begins with whom it is for, and orders nothing. */
function letterIn(session: Session, speaker: Speaker, body: Body): KeptMessage | null {
  const { items, skipped } = body;
  const [first] = items;
  if (first === undefined || !items.every(isTalking)) return null;
  const { mail, thread } = session;
  const own = ownText(session);
  const [called = ""] = vocative.exec(own) ?? [];
  const greeting = skipped.find(({ kind }) => kind === "greeting")?.first ?? called;
  const words = withoutGreeting(own, greeting);
  const below = greetedBelow(speaker, words);
  if (below !== null && ordersIn(speaker, body) === 0) return below;
  const heading = headingOf(words);
  // `Dear Sir or Madam, please pass this on to Russia:` greets nobody who plays.
  const line = readersIn(speaker, greeting) === null ? heading : greeting;
  const to = readersIn(speaker, line);
  // `Hallo Spielleiter, was passiert, wenn ...?` is for whoever answers.
  const asksGm = to?.kind === "some" && to.powers.length === 0;
  if (asksGm && items.some(({ kind }) => kind === "question")) return null;
  if (to === null || ordersIn(speaker, body) > 0) return null;
  // What is for somebody else goes to nobody but them.
  const others =
    heading === "" ? items.slice(1) : items.filter((each) => !each.line.includes(heading.trim()));
  if (others.some((item) => toldIn(speaker, item) !== null)) return null;
  const isGreeted = line === greeting && greeting !== "";
  const whole = isGreeted
    ? own
    : withoutGreeting(ownWordsAndQuotes(mail.text, thread.letters), greeting);
  const said = whole.startsWith(heading) ? whole.slice(heading.length).trim() : whole;
  const text = isForGm(to) ? said : withoutAside(said);
  return text === "" ? null : { to, text, line: line.trim(), mayBe: "message" };
}

/** `Italy, how about Tyrolia?` */
const vocative =
  /^\p{Lu}[\p{L}'\u2019]+(?:(?: and | und | et | y | e |, )\p{Lu}[\p{L}'\u2019]+)*(?=[,!] (?!\p{Lu}\p{Ll}))/u;

/** `Before I do anything, let everybody know that I'm thinking about it`: a message among other sentences of prose. */
export function keptTold(session: Session, sentences: readonly string[]): boolean {
  const { speaker } = session.sender;
  if (speaker === null || session.grave.isConfirmed) return false;
  const told = [...new Set(sentences.map((each) => each.trim()))].flatMap((sentence) => {
    const line = sentence.replace(inclined, "");
    return toldIn(speaker, { line }) ?? [];
  });
  const [message, another] = told;
  if (message === undefined || another !== undefined) return false;
  // `Let everybody know that that's the reason` has no words of its own.
  if (message.text.split(/\s+/).length < fewestTold) return false;
  return asksToSend(session, speaker, message);
}

const fewestTold = 5;

/** `Before I do anything, let ...` */
const inclined =
  /^[^,;:.?!]{3,60},\s+(?=(?:please |bitte )?(?:tell|let|inform|notify|sag|sage|dis|dites|di|dile|zeg|laat|lass)(?!\p{L}))/iu;

function isForGm(to: PressTarget): boolean {
  return to.kind === "some" && to.gm;
}

function withoutAside(text: string): string {
  return text.replace(aside, "").trim();
}

/** `Could you get this to Carla, just her?`, and below it, apart, words that greet her. */
function greetedBelow(speaker: Speaker, words: string): KeptMessage | null {
  const [above = "", ...below] = words.split(/\n\s*\n/);
  const rest = below.join("\n\n");
  const [greeted = ""] = /^\s*[^,!:.?\n]{3,40}(?=[,!:\n])/.exec(rest) ?? [];
  const [to, asked] = [readersIn(speaker, greeted), readersIn(speaker, above)];
  if (to?.kind !== "some" || asked?.kind !== "some") return null;
  if (!to.powers.every((power) => asked.powers.includes(power)) || (to.gm && !asked.gm))
    return null;
  const text = isForGm(to) ? rest : withoutAside(rest);
  return { to, text: text.trim(), line: above.trim(), mayBe: "message" };
}

/** Does the mail begin with whom it is for, and are these others than `readers`, whose message it answers? */
export function isForOthers(session: Session, readers: PressTarget): boolean {
  const { speaker } = session.sender;
  if (speaker === null) return false;
  const words = ownText(session);
  const [line = ""] = words.split("\n", 1);
  const heading = headingOf(words);
  const to = heading === "" ? toldIn(speaker, { line })?.to : readersIn(speaker, heading);
  return to === null || to === undefined ? exception.test(heading) : !areSame(to, readers);
}

/** The words above a message that say whom it is for, with or without a greeting before them. */
function headingOf(words: string): string {
  const lines = words.split("\n").filter((line) => line.trim() !== "");
  const found = lines
    .slice(0, 2)
    .map((line) => labelled.exec(line) ?? addressed.exec(line) ?? handed.exec(line));
  const at = found.findIndex((match) => match !== null);
  return at === 0 || (at === 1 && isGreeting(lines[0]!)) ? (found[at]?.[0] ?? "") : "";
}

function isGreeting(line: string): boolean {
  return line.trim().length < 40 && /[,!]\s*$/.test(line);
}

/** What stands below the greeting. */
function withoutGreeting(words: string, greeting: string): string {
  return greeting !== "" && words.startsWith(greeting)
    ? words.slice(greeting.length).trim()
    : words;
}

/** `To: Germany`, as mails begin, in a line of its own. */
const labelled = /^\s*(?:to|an|à|para|per)\s*:\s+(?:the\s+)?[\p{L} ,&'\u2019]{3,60}\s*$/iu;

/** `To England and France:` above or before a message. */
const addressed =
  /^\s*(?:(?:this|that|it|das|dies|c['\u2019]|ceci|esto|es|questo|dit)(?:['\u2019]s| is| ist| est|est| es| è)? )?(?:(?:only|just|nur|seulement|uniquement|solo|sólo|soltanto|alleen) )?(?:(?:please,? )?(?:an? |the |another |eine? |une? |un |otro |una |een )?(?:message|note|letter|word|nachricht|mitteilung|brief|lettre|mot|mensaje|nota|messaggio|bericht|berichtje)\s+)?(?:to|for|an|für|à|a|au|aux|pour|para|per|voor|aan)\s+(?:the\s+|den\s+|die\s+)?[\p{L} ,&'\u2019]{3,60}?\s*:\s*/iu;

/** `One more thing, please pass the following on to Russia:` */
const handed =
  /^[^:]{0,60}?\b(?:let [\p{L} ,&]{3,40} know|lass[\p{L} ,&]{3,40} wissen|laat [\p{L} ,&]{3,40} weten|fa(?:is|ites) savoir|haz(?:les)? saber|fai sapere|przekaż|napisz|announce|inform|notify|tell|write|message|pass|forward|relay|send|give|deliver|say|transmit|convey|(?:get|bring|let|have)(?= (?:\p{L}+ (?:have|get|see|read) )?(?:this|it|that|these|the following)\b)|sag|schreib\w*|richte\w*|leite\w*|gib|sende|schick\w*|übermittle\w*|dis|dites|écri\w+|transme\w+|envoie\w*|envoyez|di|dile|escrib\w+|envía\w*|manda\w*|scrivi\w*|inoltra\w*|invia\w*|weiter(?:leit|geb|sag|send|schick)\w*|suivre)\b[^:]{0,80}?:\s*/iu;

function isTalking(item: BodyItem): boolean {
  if (item.kind === "consent") return true;
  return mayTell.has(item.kind) && !looksLikeOrder(item.line);
}

/**
 * `Would you forward him the following: "Carla, I shall leave Venice in peace."` The message is for whom the words
 * before it name, or whom it greets, or who was spoken of last.
 */
function handedOn(speaker: Speaker, { line }: BodyItem, mail: string): KeptMessage | null {
  const passage = passedOn(line);
  if (passage === null) return null;
  const { before, text } = passage;
  const [greeted = ""] = /^[^,!:]{3,40}(?=[,!:])/.exec(text) ?? [];
  const earlier = mail.slice(0, Math.max(0, mail.indexOf(text.slice(0, 20))));
  const isToAll = isGm(speaker) && /\b(?:them|(?:the |all )?players|people)\b/i.test(before);
  const to =
    (isToAll ? ({ kind: "all" } as const) : null) ??
    readersIn(speaker, before) ??
    readersIn(speaker, greeted) ??
    lastNamed(speaker, earlier);
  return to === null ? null : { to, text, line: before.trim(), mayBe: "message" };
}

/** `And this message is for Italy:`, below orders, and below it words that go on to the end. */
function messageBelow(
  speaker: Speaker,
  { items }: Body,
  mail: string,
): { readonly message: KeptMessage; readonly above: readonly BodyItem[] } | null {
  const at = items.findIndex(
    ({ kind, line }) => mayTell.has(kind) && headsMessage.test(line.trim()),
  );
  const heading = items[at]?.line.trim() ?? "";
  const to = at < 0 ? null : readersIn(speaker, heading.replace(/:$/, ""));
  const below = items.slice(at + 1);
  if (to === null || below.length === 0 || !below.every(isTalking)) return null;
  const [, rest = ""] = mail.split(heading);
  // Only one name stands apart at the end of a mail: its writer's.
  const text = rest.replace(
    /\n\s*\n\s*[-\u2013\u2014]?\s*\p{Lu}[\p{L}.'\u2019-]*(?: \p{Lu}[\p{L}.'\u2019-]*)?\s*$/u,
    "",
  );
  const message = { to, text: text.trim(), line: heading, mayBe: "message" } as const;
  return text.trim() === "" ? null : { message, above: items.slice(0, at) };
}

const headsMessage =
  /^(?:(?:and|also|then|und|et|y|e|en|ale|i)\s+)?(?:(?:please |bitte |por favor )?(?:send |schick |env\p{L}+ |manda )?)?(?:(?:an?|the|this|the following|one|eine?|die|diese|folgende|une?|ce|cette|un|este|esta|questo|dit|deze|een|uma?|esta|ta) )?(?:message|note|letter|press|nachricht|mitteilung|botschaft|lettre|mot|mensaje|nota|messaggio|bericht|mensagem|wiadomo\u015b\u0107)(?: (?:is|ist|est|es|\u00e8))? (?:to|for|an|f\u00fcr|\u00e0|a|au|aux|pour|para|per|voor|aan|dla|do)\s+(?:the |den |die |la |l['\u2019]|le |les |el |los |il )?[\p{L} ,&'\u2019]{3,60}:$/iu;

/** The last power or player of whom a text speaks. */
function lastNamed(speaker: Speaker, text: string): PressTarget | null {
  const words = text.slice(-longestMention).split(/(?<=[.!?,;:])\s/);
  const found = words.flatMap((each) => readersIn(speaker, each) ?? []).at(-1);
  return found?.kind === "some" && found.powers.length === 1 ? found : null;
}

/** Who was spoken of longer ago is not meant by `him`. */
const longestMention = 300;
