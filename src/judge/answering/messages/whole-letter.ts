/** A mail that is a message as a whole: it greets a power, or begins with whom it is for, and orders nothing. */

import type { PressTarget } from "../../../game/index.js";
import {
  type Body,
  type BodyItem,
  type Intent,
  isWanting,
  looksLikeOrder,
  ownWordsAndQuotes,
  sentencesOf,
} from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import { noteTalk } from "../../session/outcomes.js";
import type { Session, Speaker } from "../../session/session.js";
import { isGm } from "../../session/speaker.js";
import { ownText } from "../../session/texts/own-text.js";
import { asText, isProse } from "../../session/texts/sentences-left.js";
import { withoutThanks } from "./addressed-messages.js";
import { changesOrders } from "./changes-orders.js";
import { speaksToJudge, speaksToPlayers } from "./for-the-judge.js";
import { behindGreeting, calledWithin, greetedIn, greetsMany } from "./greetings.js";
import { headingOf, readersOfHeading, surelyHeads, withHeading } from "./headings.js";
import type { KeptMessage } from "./kept-message.js";
import { isAllTalk, mayOrderUnits, ordersIn } from "./ordering/orders-in.js";
import { areSame, readersIn } from "./readers/readers.js";
import { wantsSameFor } from "./readers/same-for.js";
import { partsOf } from "./sentence-parts.js";
import { toldIn } from "./told-message.js";

/** A whole mail that greets a power or everybody, or begins with whom it is for; null for any other. */
export function letterIn(session: Session, speaker: Speaker, body: Body): KeptMessage | null {
  const { items, skipped } = body;
  const { mail, thread } = session;
  const own = ownText(session);
  const greeted = greetingLetter(speaker, body, own);
  if (greeted !== null) return greeted;
  const [first] = items;
  if (first === undefined || !items.every(isTalking)) return null;
  const [called = ""] = vocative.exec(own) ?? [];
  const greeting = skipped.find(({ kind }) => kind === "greeting")?.first ?? called;
  const plain = withoutGreeting(own, greeting);
  const quoting = withoutGreeting(
    withPassageBelow(mail.text, ownWordsAndQuotes(mail.text, thread.letters)),
    greeting,
  );
  const words = withHeading(quoting === "" ? plain : quoting);
  const below = greetedBelow(speaker, plain);
  if (below !== null && ordersIn(speaker, body) === 0) return below;
  const heading = headingOf(words);
  // `Dear Sir or Madam, please pass this on to Russia:` greets nobody who plays.
  const line = readersIn(speaker, greeting) === null ? heading : greeting;
  const to = line === heading ? readersOfHeading(speaker, line) : readersIn(speaker, line);
  // `Hallo Spielleiter, was passiert, wenn ...?` is for whoever answers.
  const asksGm = to?.kind === "some" && to.powers.length === 0;
  if (asksGm && items.some(({ kind }) => kind === "question")) return null;
  if (to !== null && onlyGreetsGm(speaker, to, own)) return null;
  // Below a heading, what one tells a neighbor to do is no order.
  if (to === null || (line !== heading && orders(speaker, body))) return null;
  // What is for somebody else goes to nobody but them.
  const others =
    heading === ""
      ? items.slice(1)
      : items.filter((each) => !each.line.includes(heading.trim().replace(/[:\s]+$/, "")));
  if (others.some((item) => toldIn(speaker, item) !== null)) return null;
  if (items.some((item) => partsOf(speaker, item).length > 1 && isToOthers(speaker, item, to)))
    return null;
  const isGreeted = line === greeting && greeting !== "";
  const whole = isGreeted ? own : withHeading(quoting);
  const said = withoutMarks(whole.startsWith(heading) ? whole.slice(heading.length) : whole);
  const text = isForGm(to) ? said : withoutThanks(withoutAside(said));
  const [asking = line] = sentencesOf(own.trim());
  const shown = own.includes(line) ? line : asking;
  return text === "" ? null : { to, text, line: shown.trim(), mayBe: "message" };
}

/** One's own words, with the words between quotation marks that stand below them. */
export function withPassageBelow(mail: string, own: string): string {
  const at = own === "" ? -1 : mail.indexOf(own);
  const [below = ""] = at < 0 ? [] : (passageBelow.exec(mail.slice(at + own.length)) ?? []);
  return `${own}${below}`;
}

const passageBelow =
  /^[ \t]*\n\s*["\u201c\u201e\u00ab][^"\u201c\u201d\u201e\u00ab\u00bb]{10,2000}["\u201d\u201c\u00bb]/u;

const inQuotationMarks = regex("u")`
  ^["\u201c\u201e\u00ab]\s*(
    [^\s"\u201c\u201d\u201e\u00ab\u00bb][^"\u201c\u201d\u201e\u00ab\u00bb]*?
  )\s*["\u201d\u201c\u00bb]$
`;

function withoutMarks(words: string): string {
  return words.trim().replace(inQuotationMarks, "$1");
}

/** What only tells of plans and promises asks the judge for nothing: `I would rather wait and see what Italy does`. */
function asksJudge(item: BodyItem): boolean {
  if (item.kind !== "question" || isTag(item)) return false;
  return item.line.includes("?") || !ofPlay.has(item.question.intent);
}

/** `Deal?`, `d'accord ?`, behind an offer. */
function isTag({ line }: BodyItem): boolean {
  return line.includes("?") && agreement.test(line);
}

const agreement = regex("iu")`
  ^\W*(?:(?:so|is (?:it|that)|are you|und|et|y|e|c['\u2019]est|es) )*(?:
    deal|agreed?|ok(?:ay)?|k|right|yes|in|up for it|fair|sounds (?:good|fair)|what do you say|any objections
    |abgemacht|einverstanden|dabei|in ordnung|d['\u2019]accord|(?:tu )?marches|trato(?: hecho)?|de acuerdo|vale|hecho
    |d['\u2019]accordo|affare fatto|va bene|ci stai|akkoord|afgesproken|goed
  )\W*$
`;

/**
 * `Dear all, I will be offline this weekend`, `hello everybody, I would agree to a draw`: those who are greeted are to
 * know, and it counts for their writer, too.
 */
export function isKeptBeside({ to }: KeptMessage, item: BodyItem): boolean {
  return to.kind === "all" && tellsOfThemselves(item);
}

function tellsOfThemselves(item: BodyItem): boolean {
  if (item.kind !== "question" || item.line.includes("?")) return false;
  return item.question.intent === "away" || item.question.intent === "draw";
}

const ofPlay: ReadonlySet<Intent> = new Set<Intent>([
  ...(["trial", "advice", "lies", "alliances", "negotiate", "conduct", "meeting"] as const),
  ...(["their-units", "defend", "heard", "own-attack", "capture"] as const),
]);

/** `Hi all, good luck`, `hey Austria wanna team up`: nothing but words to those whom the first of them greet. */
function greetingLetter(speaker: Speaker, body: Body, own: string): KeptMessage | null {
  const isToMany = greetsMany(own);
  const isPlain = body.items.every(
    (item) =>
      isProse(item) &&
      (!asksJudge(item) ||
        (isToMany && tellsOfThemselves(item)) ||
        calledWithin(speaker, item.line) !== null ||
        speaksToOthers(speaker, item.line) ||
        wantsSameFor(speaker, item.line) !== null),
  );
  if (!isPlain || orders(speaker, body)) return null;
  const isTold = body.items.some((item) => toldIn(speaker, item) !== null);
  // What a GM sets is done, and told to all anyway.
  if (isGm(speaker) && (!isToMany || isTold || speaksToJudge(speaker, { kind: "all" }, own)))
    return null;
  const [line = ""] = sentencesOf(own.trim());
  if (isToMany) return { to: { kind: "all" }, text: own, line: line.trim(), mayBe: "message" };
  const called = calledWithin(speaker, own);
  const greeted = greetedIn(speaker, own) ?? (called === null ? null : { to: called, line });
  if (greeted === null || isTold) return null;
  if (onlyGreetsGm(speaker, greeted.to, own)) return null;
  return { to: greeted.to, line: greeted.line.trim(), text: own, mayBe: "message" };
}

/**
 * `Hi George, that army I had going to York, send it to Wales instead`; and `cheers George, all good here`,
 * above orders.
 */
export function onlyGreetsGm(
  speaker: Speaker,
  to: PressTarget,
  words: string,
  isPart = false,
): boolean {
  if (to.kind === "all" || !to.gm || to.powers.length > 0) return false;
  const isShort = isPart && words.trim().split(/\s+/).length <= fewest && !isWanting(words);
  return isShort || changesOrders(speaker, words) || mayOrderUnits(speaker, behindGreeting(words));
}

const fewest = 7;

/**
 * Orders, and not `Brest will go to sea, I tell you so that you have no fear`. What is asked behind them makes no talk
 * of them.
 */
function orders(speaker: Speaker, body: Body): boolean {
  const items = body.items.flatMap(({ number, line }) =>
    sentencesOf(line).map((each) => asText({ number, line: each.trim() })),
  );
  return [body, { ...body, items }].some(
    (each) => ordersIn(speaker, each) > 0 && !isAllTalk(speaker, each),
  );
}

function speaksToOthers(speaker: Speaker, line: string): boolean {
  return addressesThem.test(line) || speaksToPlayers(speaker, behindGreeting(line));
}

/** `ey Russia, u and me vs Austria?` asks nothing of the judge. */
const addressesThem = regex("iu")`
  \b(?:
    what (?:do|would) (?:you|u|ye)(?: all| guys)? (?:think|say)|any objections|who(?:['\u2019]s| is) (?:in|with me)
    |(?:how|what) about|wie w\u00e4r\p{L}*|was (?:meint|denkt|haltet|sagt) ihr
    |was (?:meinst|denkst|h\u00e4ltst|sagst) du
    |que (?:penses|dis)-tu|che ne (?:pensi|dici)|qu\u00e9 te parece|qu\u00e9 (?:piensas|opinas)|wat (?:vind|denk) je
    |qu['\u2019]en (?:pensez|dites)-vous|che ne (?:pensate|dite)
    |qu\u00e9 (?:pens\u00e1is|piensan|os parece)|wat (?:vinden|denken) jullie
    |u and me|you and (?:me|i)|us two|we both|both of us|(?:the )?two of us|we two|shall we|should we|lets
    |let['\u2019]s|(?:wanna|want to|care to) (?:team|ally|work|join forces)|team up
    |all(?:y|iance|iés)|peace|truce|dmz|wir beide|verbünden|frieden|nous deux|on s['\u2019]allie
    |paix|aliados|alleati
  )\b
`;

/** `Please message England: what are your plans? And message Russia: Sweden is yours.` */
function isToOthers(speaker: Speaker, item: BodyItem, readers: PressTarget): boolean {
  return partsOf(speaker, item).some((line) => {
    const to = (surelyHeads(speaker, line.trim()) ?? toldIn(speaker, { line }))?.to;
    return to !== undefined && !areSame(to, readers);
  });
}

/** `Italy, how about Tyrolia?` */
const vocative =
  /^\p{Lu}[\p{L}'\u2019]+(?:(?: and | und | et | y | e |, )\p{Lu}[\p{L}'\u2019]+)*(?=[,!] (?!\p{Lu}\p{Ll}))/u;

/** The postscript is nobody else's: the reply shows that it stays here. */
export function noteLeftOut(session: Session, { to, text }: KeptMessage): void {
  const [postscript = ""] = aside.exec(ownText(session)) ?? [];
  if (postscript === "" || isForGm(to) || text.includes(postscript.trim())) return;
  noteTalk(session, postscript.trim());
}

/** `P.S. for the GM alone: please leave this out.` */
const aside = regex("iu")`
  \n\s*(?:(?:p\.? ?){1,2}s\b\.?|n\.?b\b\.?)[:,]?\s*(?=
    [^\n]{0,80}?(?:
      \b(?:
        game ?master|gm|judge|host|referee|spielleit\p{L}*|arbitre|árbitro|arbitro
        |you (?:only|alone)|your eyes|nur für (?:dich|sie)|(?:omit|leave out|skip) this
        |(?:do not|don['\u2019]t) (?:send|forward|pass) this
      )(?!\p{L})
    )
  )[\s\S]*$
`;

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

/** What stands below the greeting. */
function withoutGreeting(words: string, greeting: string): string {
  return greeting !== "" && words.startsWith(greeting)
    ? words.slice(greeting.length).trim()
    : words;
}

/** Words, which order nothing. */
export function isTalking(item: BodyItem): boolean {
  if (item.kind === "consent") return true;
  return isProse(item) && !looksLikeOrder(item.line);
}
