/** A sentence that says whom it is for and what to tell them: `Please tell Turkey that I shall leave the Black Sea.` */

import type { PressTarget } from "../../../game/index.js";
import { type BodyItem, powersIn, sentencesOf } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import type { Speaker } from "../../session/session.js";
import { isGm, powerOf } from "../../session/speaker.js";
import { type KeptMessage, withoutConfidences, withoutSecrecy } from "./kept-message.js";
import { asksForOrders, forbidsTelling, tellsThemselves } from "./not-told.js";
import { proposalIn } from "./proposals.js";
import { hiddenIn, withoutReaders } from "./readers/hidden-from.js";
import { meantOf } from "./readers/last-named.js";
import { addresseesIn, areSame, readersIn } from "./readers/readers.js";
import { unquoted, whomAhead } from "./readers/whom-ahead.js";
import { isReported, linkBefore, quotesBehind } from "./reported.js";
import { mayTellAnother } from "./told-each.js";
import { asksTo, withoutCourtesies } from "./words/courtesies.js";
import { withoutEachAlone } from "./words/each-alone.js";
import { clausesJoined } from "./words/joined-clauses.js";
import { namesList, shouldKnow, toBeTold, toKnow, toLearn, toldBehind } from "./words/known.js";
import { mainClause, mainClauseFirst } from "./words/main-clause.js";
import { withoutManner } from "./words/manner.js";
import { saysNothing, saysOnlySo } from "./words/nothing-said.js";
import { requestedIn, tellsUnknownToo } from "./words/requested.js";
import { greetingOf, kindWords, putTo, saysMore, turnedTo, wishedOf } from "./words/reworded.js";
import {
  asking,
  fused,
  greeting,
  lead,
  namedFirst,
  others,
  softener,
  telling,
  unfused,
  urging,
} from "./words/speech.js";
import { saidToHim } from "./words/turned-german.js";
import { saidToReader } from "./words/turned-romance.js";

/** What a sentence of this kind says: the words behind the name, or all from the verb on, or even the verb alone. */
interface Kind {
  readonly begins: RegExp;
  readonly says: "rest" | "whole" | "verb" | "urge";
}

function beginning(verb: string): RegExp {
  return new RegExp(`${lead}(?<said>${verb}${softener}\\s+)${others}(?=\\S)`, "isu");
}

const kinds: readonly Kind[] = [
  { begins: beginning(greeting), says: "verb" },
  { begins: beginning(telling), says: "rest" },
  { begins: beginning(asking), says: "whole" },
  { begins: beginning(urging), says: "urge" },
];

/** Most lines are of no kind, and one look tells. */
const ofAnyKind = beginning(`(?:${[greeting, telling, asking, urging].join("|")})`);

/** `Announcement: the deadline moves.` */
const announced = regex("isu")`
  ^(?:please |bitte )?(?:
    announce(?:ment)?|notice|message|news|info|ankündigung|mitteilung|annonce|anuncio|annuncio
    |avviso
  )(?: (?:to|for|an|für|à|pour|a|para|per) (?<who>[\p{L} ]{3,20}))?\s*:\s*(?<what>\S.*)$
`;

const everybody = { kind: "all" } as const;

/** `Please tell Turkey that I shall leave the Black Sea.` Who is `him` or `them`, is known from elsewhere. */
export function toldIn(
  speaker: Speaker,
  { line: said }: Pick<BodyItem, "line">,
  spokenOf: PressTarget | null = null,
): KeptMessage | null {
  const them = meantOf(spokenOf, said);
  const request = withoutEachAlone(withoutSecrecy(said).trim());
  const plain = withoutManner(request).replace(askedTwice, ".");
  const words = unfused(inOwnName(speaker, withoutGame(speaker, plain)));
  const [first = ""] = sentencesOf(words);
  if (forbidsTelling(speaker, first) || tellsThemselves(speaker, first)) return null;
  if (isGm(speaker) && asksForOrders(first)) return null;
  const { text, from } = hiddenIn(speaker, words);
  const message =
    messageIn(speaker, text, them) ?? (text === words ? null : messageIn(speaker, words, them));
  const to = message === null ? null : withoutReaders(speaker, message.to, from);
  if (message === null || to === null || saysNothing(message.text)) return null;
  if (isGm(speaker) && saysOnlySo(message.text)) return null;
  const shown = message.isReported ? fused(message.text) : message.text;
  return { ...message, to, text: shown, line: said.trim() };
}

/** `Tell everybody in paris that I am away`: the game is where the message goes. */
function withoutGame({ game: { game } }: Speaker, line: string): string {
  const players =
    "every(?:one|body)|all|(?:the )?(?:players|others)|allen?|tous|tout le monde|todos|tutti|iedereen";
  const inGame = `(?:in|of|from|at|von|aus|dans|de|en|di|a|van) (?:the game |game )?['"]?${game.name}['"]?`;
  return line.replace(new RegExp(`(?<=(?<!\\p{L})(?:${players})) ${inGame}(?![\\w-])`, "iu"), "");
}

/** `Germany says to England: ...`, from Germany. */
function inOwnName(speaker: Speaker, line: string): string {
  const { who = "", verb = "" } = ofThemselves.exec(line)?.groups ?? {};
  const power = powerOf(speaker);
  const named = who === "" ? [] : powersIn(speaker.game.board, who);
  if (power === null || named.length !== 1 || named[0] !== power) return line;
  return line.replace(ofThemselves, /^ask/i.test(verb) ? "Ask " : "Tell ");
}

const ofThemselves = regex("iu")`
  ^(?:the )?(?<who>\p{L}{4,20}) (?<verb>
    says?|said|tells?|asks?|replies|answers?|writes?|informs?|announces?
  )(?: please)? (?:to )?(?=\p{Lu}|every|all\b|the\b)
`;

function messageIn(speaker: Speaker, line: string, them: PressTarget | null): KeptMessage | null {
  // `Please let Turkey have this, so that he knows:` heads what stands below it.
  if (/:\s*$/.test(line)) return null;
  const news = announced.exec(line)?.groups;
  if (news?.what !== undefined) {
    const to = news.who === undefined ? everybody : addresseesIn(speaker, news.who);
    return to === null ? null : { to, text: news.what, line, mayBe: "message" };
  }
  return (
    (ofAnyKind.test(line) ? spokenIn(speaker, line, them) : null) ??
    knownIn(speaker, line) ??
    proposalIn(speaker, line) ??
    namedIn(speaker, line) ??
    askedFor(speaker, line, them)
  );
}

/** `Bevor ich ziehe: sag bitte dem Türken, dass ...` */
function askedFor(speaker: Speaker, line: string, them: PressTarget | null): KeptMessage | null {
  const requested = requestedIn(line);
  const { whom = [], what = "", isOfHim = false, isAsked = false } = requested ?? {};
  const [named] = whom.flatMap((words) => addresseesIn(speaker, words) ?? []);
  const to = named ?? (isOfHim ? them : null);
  if (to === null || !hasWords(what) || tellsUnknownToo(what)) return null;
  if (!isAsked && isNothing(line, what)) return null;
  const message = isAsked
    ? askOf(speaker, line, to, what)
    : messageOf(speaker, line, to, unquoted(what));
  const isSure = requested?.from === 0 && named !== undefined && !namesAnother(speaker, to, what);
  return isSure ? message : { ...message, isGuess: true };
}

/** `Ask Italy why he left`: asked in the name of who writes, where it is no question by itself. */
function askOf(speaker: Speaker, line: string, to: PressTarget, said: string): KeptMessage {
  const what = withoutCourtesies(withoutConfidences(said));
  return { to, line, mayBe: "message", ...putTo(speaker, to, what) };
}

/** `Et à la Turquie, dis simplement bonjour` */
function namedIn(speaker: Speaker, line: string): KeptMessage | null {
  const { who = "", what = "" } = namedFirst.exec(line)?.groups ?? {};
  const to = who === "" || isNothing(line, what) ? null : addresseesIn(speaker, who);
  return to === null ? null : { ...messageOf(speaker, line, to, what), isGuess: true };
}

/** A verb of telling, whom it tells, and what. */
function spokenIn(speaker: Speaker, line: string, them: PressTarget | null): KeptMessage | null {
  for (const { begins, says } of kinds) {
    const match = begins.exec(line);
    if (match === null) continue;
    const behind = line.slice(match[0].length);
    const isToAll = isGm(speaker) && them === null && saysThem.test(behind);
    const ahead = whomAhead(speaker, behind, isToAll ? everybody : them);
    if (ahead === null) continue;
    const { to, what } = ahead;
    const isLoosely = says === "rest" && isLoose(match.groups?.said ?? "") && !ahead.isLinked;
    if (isLoosely && !isChat(match.groups?.said ?? "", what)) return null;
    const greeted = says === "verb" ? greetingOf(match.groups?.said ?? "", behind, what) : null;
    if (greeted !== null) return { to, text: greeted, line, mayBe: "message" };
    const kindly = kindWords(match.groups?.said ?? "", what);
    if (kindly !== null) return { to, text: kindly, line, mayBe: "message" };
    const wish = says === "rest" ? wishedOf(what) : null;
    if (wish !== null)
      return {
        ...messageOf(speaker, line, to, wish),
        ...(!ahead.isNamed && !isToAll && { isGuess: true }),
      };
    const isRest =
      quotesBehind(line, what) ||
      (says === "rest"
        ? !needsVerb.test(what) || linkBefore(line, what) !== ""
        : says === "urge"
          ? isThat(line, what)
          : false);
    // `Tell France nothing`, `tell Italy about it`: no words of a message.
    if (says !== "verb" && !hasWords(what)) return null;
    if (says === "rest" && isRest && isNothing(line, what)) return null;
    const message = isRest
      ? messageOf(speaker, line, to, what)
      : says === "whole"
        ? askOf(speaker, line, to, what)
        : reportOf(line, to);
    const isMixed = says === "verb" && saysMore.test(behind);
    const isSure =
      (ahead.isNamed || isToAll) &&
      !isMixed &&
      !pointing.test(what) &&
      !isLoosely &&
      !namesAnother(speaker, to, what);
    return isSure ? message : { ...message, isGuess: true };
  }
  return null;
}

/** The players, where a GM has spoken of none of them before. */
const saysThem = /^(?:them|em|people)\b/i;

/** `Warn England that ...` */
function isThat(line: string, what: string): boolean {
  return /^(?:that|dass|da\u00df|dat|que|che)\s*$/iu.test(linkBefore(line, what).trim());
}

/** `Tell Austria the same` */
const pointing = regex("iu")`
  ^(?:
    the same(?: thing)?|that|it|this|so|too|das(?: ?selbe| gleiche)?|la m\u00eame chose|lo mismo
    |la stessa cosa|lo stesso|hetzelfde
  )\W*$
`;

/** `Tell Austria yes and France no`: what follows may be for others. */
function namesAnother(speaker: Speaker, to: PressTarget, what: string): boolean {
  if (mayTellAnother(speaker, what)) return true;
  const [, other = ""] =
    /\b(?:and|but|und|aber|et|mais|y|e) (?:to )?(\p{Lu}?\p{L}+)(?= \S)/iu.exec(what) ?? [];
  const named = other === "" ? null : readersIn(speaker, other);
  return named !== null && !areSame(named, to) && what.split(/\s+/).length < fewestOfOne;
}

const fewestOfOne = 8;

function knownIn(speaker: Speaker, line: string): KeptMessage | null {
  const { isAsked = false } = requestedIn(line) ?? {};
  if (isAsked) return null;
  for (const pattern of [toKnow, toLearn, toBeTold, shouldKnow, toldBehind]) {
    const { what = "", ...named } = pattern.exec(line)?.groups ?? {};
    const who = Object.values(named).find((each) => each !== undefined) ?? "";
    const to =
      who !== "" && namesList(who) && !isNothing(line, what) ? addresseesIn(speaker, who) : null;
    const message = to === null ? null : messageOf(speaker, line, to, what);
    if (message !== null) return pattern === shouldKnow ? { ...message, isGuess: true } : message;
  }
  return null;
}

/** What they read whom somebody asks to be told something. */
function messageOf(speaker: Speaker, line: string, to: PressTarget, said: string): KeptMessage {
  const own = withoutCourtesies(withoutConfidences(said.replace(fromMe, "$<said>")));
  const what = own.replace(/[,;]\s*$/, "");
  if (isReported(line, what)) return saidOfThem(speaker, line, to, what);
  // `Could you tell Turkey that I shall leave?` asks the judge.
  const isJoined = linkBefore(line, what) !== "";
  const whole = isJoined || asksTo.test(line) ? what.replace(/\s*\?+\s*$/, ".") : what;
  const text = clausesJoined(whole);
  return { to, text, line, mayBe: "message" };
}

/** What is said of its readers: to them where that is sure, else as it was written. */
function saidOfThem(speaker: Speaker, line: string, to: PressTarget, what: string): KeptMessage {
  const link = linkBefore(line, what);
  const isDass = /^da(?:ss|\u00df)/i.test(link);
  const isOfOne =
    to.kind === "some" && to.powers.length === 1 && !to.gm && !namesOthers(speaker, to, what);
  const main = isDass ? (mainClause(what) ?? (isOfOne ? saidToHim(what) : null)) : null;
  if (main !== null) return { to, text: main, line, mayBe: "message" };
  const isQue = isOfOne && /^(?:qu|che)/iu.test(link);
  const abroad = isQue ? saidToReader(link, what.replace(/\s*\?+\s*$/, ".")) : null;
  if (abroad !== null) return { to, text: abroad, line, mayBe: "message", isTurned: true };
  const turned = turnedTo(speaker, to, what);
  if (turned !== null)
    return {
      ...{ to, line, mayBe: "message", isTurned: true },
      text: clausesJoined(turned),
      ...(ofSeveral.test(what) && { isGuess: true }),
    };
  const said = link !== "" || asksTo.test(line) ? what.replace(/\s*\?+\s*$/, ".") : what;
  const plain = isDass ? mainClauseFirst(said) : null;
  const text = plain ?? `${/^(?:that|que|che)/i.test(link) ? "" : link}${said}`;
  return { ...reportOf(line, to), text };
}

function namesOthers(speaker: Speaker, to: PressTarget, what: string): boolean {
  const known = [powerOf(speaker), ...(to.kind === "some" ? to.powers : [])];
  return powersIn(speaker.game.board, what).some((power) => !known.includes(power));
}

/** `Could you say that I agree? And that I stay.`: the mark is that of the request. */
const askedTwice =
  /\s*\?(?=\s+(?:and|und|et|y|e|en) (?:(?:that|dass|da\u00df|que|che|dat)(?!\p{L})|qu['\u2019]))/giu;

/** `Say sorry from me`: short words without who says them. */
const fromMe = regex("iu")`
  ^(?<said>\P{L}*\p{L}+(?: \p{L}+)?) (?:
    from me|von mir|de ma part|de mi parte|da parte mia|van mij
  )(?=\W*$)
`;

const ofSeveral = /\b(?:they|them|their|theirs)\b/i;

/** The whole sentence, which speaks of its readers. */
function reportOf(line: string, to: PressTarget): KeptMessage {
  const text = withoutConfidences(withoutCourtesies(line));
  return { to, text, line, mayBe: "message", isReported: true };
}

/** `Tell Russia to watch out`, `wish Italy luck`: the words behind the name need what stands before it. */
const needsVerb = /^(?:to|not to|never to|for|on|against)(?!\p{L})/iu;

const sendingVerb = regex("i")`
  ^(?:
    writ|messag|msg|dm|pm|text|ping|e-?mail|send|drop|shoot|answer|repl|respond|pass|forward|relay
    |giv|hand|convey|deliver|bring|get|leav
  )
`;

/** `I'd like to write the German guy privately` has no words of a message: these verbs want a colon or a `that`. */
function isLoose(said: string): boolean {
  return sendingVerb.test(said);
}

const noReader = regex("iu")`
  ^(?:
    an?|the|my|this|that|it|to|in|by|on|at|for|about|when|if|how|what|so|but|and|or|now|later
    |again|then|directly|privately|first|soon|because|a?bout|without|instead|every|some|back|who
    |whose|where|which
  )(?!\p{L})
`;

/** `dm italy want to team up?`: two words or more that go on with nothing said of the message itself. */
function isChat(said: string, what: string): boolean {
  return (
    /^(?:msg|dm|pm|text|message|write|ping|e-?mail)(?!\p{L}| to\b)/iu.test(said) &&
    /\s/.test(what.trim()) &&
    !noReader.test(what)
  );
}

function hasWords(what: string): boolean {
  return /^[^.?!]*[\p{L}\p{N}]/u.test(withoutCourtesies(what));
}

const ownTrouble = regex("i")`
  ^(?:but )?i (?:don['\u2019]?t|do not|can['\u2019]?t|cannot|forgot|have forgotten)\b.*\b
    (?:how|know|remember)\b
`;

function isNothing(line: string, what: string): boolean {
  return (
    /^(?:nothing|nichts|rien|nada|niente|niets)\W*$/i.test(what) ||
    (/^(?:about|of|how|what|when|if|who|where|why)\b/i.test(what) && !isThat(line, what)) ||
    // `I'd like to write to the Turk but I don't remember how`
    ownTrouble.test(what)
  );
}
