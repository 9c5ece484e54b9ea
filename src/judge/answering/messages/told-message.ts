/** A sentence that says whom it is for and what to tell them: `Please tell Turkey that I shall leave the Black Sea.` */

import { memberById, type PressTarget } from "../../../game/index.js";
import { type BodyItem, mayBeOrder, powersIn, sentencesOf } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import type { Speaker } from "../../session/session.js";
import { type KeptMessage, withoutConfidences, withoutSecrecy } from "./kept-message.js";
import { forbidsTelling, tellsThemselves } from "./not-told.js";
import { proposalIn } from "./proposals.js";
import { hiddenIn, withoutReaders } from "./readers/hidden-from.js";
import { areSame, isGm, readersIn } from "./readers/readers.js";
import { type Ahead, unquoted, whomAhead } from "./readers/whom-ahead.js";
import { isReported, linkBefore, quotesBehind } from "./reported.js";
import { mayTellAnother } from "./told-each.js";
import { shouldKnow, toBeTold, toKnow, toldBehind, verbLast } from "./words/known.js";
import { requestedIn, tellsUnknownToo } from "./words/requested.js";
import { askedOf, greetingOf, saysMore, thanksOf, turnedTo, wishedOf } from "./words/reworded.js";
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

/** `And for England: « I leave the Channel free. »` */
const givenTo = regex("isu")`
  ^(?:(?:and|also|then|und|et|y|e|en|finally|schließlich|enfin)\s+)?(?:(?:this|the following) )?
    (?:for|to|für|an|pour|à|para|a|per|all['\u2019]|voor|aan)\s+(?:
      the\s+|den\s+|die\s+|l['\u2019]|la\s+|le\s+|los\s+|el\s+|il\s+
    )?(?<who>[\p{L},&'\u2019][\p{L} ,&'\u2019]{2,39}?)\s*:\s*["\u201c\u201e\u00ab]\s*
    (?<what>[^\s"\u201d\u00bb][^"\u201d\u00bb]{2,}?)\s*["\u201d\u201c\u00bb]\s*\.?$
`;

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
  them: PressTarget | null = null,
): KeptMessage | null {
  const words = unfused(inOwnName(speaker, withoutGame(speaker, withoutSecrecy(said).trim())));
  const [first = ""] = sentencesOf(words);
  if (forbidsTelling(speaker, first) || tellsThemselves(speaker, first)) return null;
  const { text, from } = hiddenIn(speaker, words);
  const message =
    messageIn(speaker, text, them) ?? (text === words ? null : messageIn(speaker, words, them));
  const to = message === null ? null : withoutReaders(speaker, message.to, from);
  if (message === null || to === null || onlyPoints.test(message.text)) return null;
  // Whoever is left out must not be among the readers.
  if (leavesOut.test(message.text) || regardsOnly.test(message.text)) return null;
  const shown = message.isReported ? fused(message.text) : message.text;
  return { ...message, to, text: shown, line: said.trim() };
}

const leavesOut = regex("iu")`
  ^\W*(?:
    except|apart from|other than|au\u00dfer|ausser|bis auf|sauf|except\u00e9|hormis|excepto|salvo
    |menos|tranne|eccetto|behalve
  )(?!\p{L})
`;

/** `Let them know and say sorry from me to those who wait`: what they are to know stands elsewhere. */
const regardsOnly =
  /^\W*(?:and )?(?:say )?(?:sorry|thanks|hello|hi|regards) from (?:me|us) to(?!\p{L})/iu;

/** `Tell everybody in paris that I am away`: the game is where the message goes. */
function withoutGame({ game: { game } }: Speaker, line: string): string {
  const players =
    "every(?:one|body)|all|(?:the )?(?:players|others)|allen?|tous|tout le monde|todos|tutti|iedereen";
  const inGame = `(?:in|of|from|at|von|aus|dans|de|en|di|a|van) (?:the game |game )?['"]?${game.name}['"]?`;
  return line.replace(new RegExp(`(?<=(?<!\\p{L})(?:${players})) ${inGame}(?![\\w-])`, "iu"), "");
}

/** `Can you tell Germany this from me`: the words stand elsewhere. */
const onlyPoints = regex("iu")`
  ^\W*(?:
    this|that|it|the reason(?: why| for (?:it|this|that))?|why(?: (?:that|this) is)?
    |(?:den|der) grund|warum|la raison|pourquoi|el motivo|por qu\u00e9|il motivo|perch\u00e9
    |de reden|waarom|the following|these words|das|dies|folgendes|ceci|\u00e7a|esto|questo|dit
  )(?: (?:from me|please|pls|bitte|von mir|de ma part|de mi parte|da parte mia))*\W*$
`;

/** `Germany says to England: ...`, from Germany. */
function inOwnName({ game: { board, game }, member }: Speaker, line: string): string {
  const { who = "", verb = "" } = ofThemselves.exec(line)?.groups ?? {};
  const power = memberById(game, member)?.power ?? null;
  const named = who === "" ? [] : powersIn(board, who);
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
  const marked = givenTo.exec(line)?.groups;
  if (marked?.who !== undefined && marked.what !== undefined && !mayBeOrder(marked.what)) {
    const to = readersIn(speaker, marked.who);
    return to === null ? null : { to, text: marked.what.trim(), line, mayBe: "message" };
  }
  const news = announced.exec(line)?.groups;
  if (news?.what !== undefined) {
    const to = news.who === undefined ? everybody : readersIn(speaker, news.who);
    return to === null ? null : { to, text: news.what, line, mayBe: "message" };
  }
  return (
    spokenIn(speaker, line, them) ??
    knownIn(speaker, line) ??
    proposalIn(speaker, line) ??
    namedIn(speaker, line) ??
    askedFor(speaker, line, them)
  );
}

/** `Bevor ich ziehe: sag bitte dem Türken, dass ...` */
function askedFor(speaker: Speaker, line: string, them: PressTarget | null): KeptMessage | null {
  const { whom = [], what = "", isOfHim = false } = requestedIn(line) ?? {};
  const [named] = whom.flatMap((words) => readersIn(speaker, words) ?? []);
  const to = named ?? (isOfHim ? them : null);
  if (to === null || isNothing(what) || !hasWords(what) || tellsUnknownToo(what)) return null;
  return { ...messageOf(speaker, line, to, unquoted(what)), isGuess: true };
}

/** `Et à la Turquie, dis simplement bonjour` */
function namedIn(speaker: Speaker, line: string): KeptMessage | null {
  const { who = "", what = "" } = namedFirst.exec(line)?.groups ?? {};
  const to = who === "" || isNothing(what) ? null : readersIn(speaker, who);
  return to === null ? null : { ...messageOf(speaker, line, to, what), isGuess: true };
}

/** A verb of telling, whom it tells, and what. */
function spokenIn(speaker: Speaker, line: string, them: PressTarget | null): KeptMessage | null {
  for (const { begins, says } of kinds) {
    const match = begins.exec(line);
    if (match === null) continue;
    const behind = line.slice(match[0].length);
    const isToAll = isGm(speaker) && /^(?:them|em|people)\b/i.test(behind);
    const ahead = whomAhead(speaker, behind, isToAll ? everybody : them);
    if (ahead === null) continue;
    const { to, what } = ahead;
    const isLoosely = says === "rest" && isLoose(match.groups?.said ?? "") && !ahead.isLinked;
    if (isLoosely && !isChat(match.groups?.said ?? "", what)) return null;
    const greeted = says === "verb" ? greetingOf(match.groups?.said ?? "", behind, what) : null;
    if (greeted !== null) return { to, text: greeted, line, mayBe: "message" };
    const thanks = /^thank/iu.test(match.groups?.said ?? "") ? thanksOf(what) : null;
    if (thanks !== null) return { to, text: thanks, line, mayBe: "message" };
    // `Ask him why not`: he knows who he is.
    const question = says === "whole" ? askedOf(what) : null;
    if (question !== null) return { to, text: question, line, mayBe: "message" };
    const wish = says === "rest" ? wishedOf(what) : null;
    if (wish !== null)
      return {
        ...messageOf(speaker, line, to, wish),
        ...(!ahead.isNamed && !isToAll && { isGuess: true }),
      };
    const isRest =
      quotesBehind(line, what) ||
      (says === "rest"
        ? !needsVerb.test(what)
        : says === "urge"
          ? isThat(line, what)
          : asksOne(ahead, what));
    // `Tell France nothing`, `tell Italy about it`: no words of a message.
    if (says !== "verb" && !hasWords(what)) return null;
    if (says === "rest" && isRest && isNothing(what)) return null;
    const message = isRest ? messageOf(speaker, line, to, what) : reportOf(line, to);
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

/** A question of those who are only called `him`, or one that is a question without the verb. */
function asksOne({ isNamed }: Ahead, what: string): boolean {
  return (
    !isNamed &&
    /^(?:if|whether|what|when|where|why|how|which|who|ob|was|wann|wo|warum|si|pourquoi)\b/i.test(
      what,
    )
  );
}

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
  for (const pattern of [toKnow, toBeTold, verbLast, shouldKnow, toldBehind]) {
    const { who = "", what = "" } = pattern.exec(line)?.groups ?? {};
    const to = who !== "" && isList(who) && !isNothing(what) ? readersIn(speaker, who) : null;
    const message = to === null ? null : messageOf(speaker, line, to, what);
    if (message !== null) return pattern === shouldKnow ? { ...message, isGuess: true } : message;
  }
  return null;
}

function messageOf(speaker: Speaker, line: string, to: PressTarget, said: string): KeptMessage {
  const what = withoutConfidences(said.replace(fromMe, "$<said>"))
    .replace(/[,;]\s*$/, "")
    .replace(andThat, "$1 ");
  const link = isReported(line, what) ? linkBefore(line, what) : "";
  const turned = isReported(line, what) ? turnedTo(speaker, to, what, link) : null;
  if (turned !== null)
    return {
      ...{ to, line, mayBe: "message", isTurned: true },
      text: turned.replace(pleading, ""),
      ...(ofSeveral.test(what) && { isGuess: true }),
    };
  if (isReported(line, what)) {
    const words = asksTo.test(line) ? what.replace(/\s*\?+\s*$/, ".") : what;
    return {
      ...reportOf(line, to),
      text: `${/^(?:that|que|che)/i.test(link) ? "" : link}${words}`,
    };
  }
  // `Could you tell Turkey that I shall leave?` asks the judge.
  const text = (asksTo.test(line) ? what.replace(/\s*\?+\s*$/, ".") : what).replace(pleading, "");
  return { to, text, line, mayBe: "message" };
}

/** `Say sorry from me`: short words without who says them. */
const fromMe = regex("iu")`
  ^(?<said>\P{L}*\p{L}+(?: \p{L}+)?) (?:
    from me|von mir|de ma part|de mi parte|da parte mia|van mij
  )(?=\W*$)
`;

/** `..., and that I am sorry`: said without the words before it. */
const andThat = /(?<=\p{L},? )(and|but) that (?=(?:i|we|you|my|our|the)(?!\p{L}))/giu;

const ofSeveral = /\b(?:they|them|their|theirs)\b/i;

/** The whole sentence, which speaks of its readers. */
function reportOf(line: string, to: PressTarget): KeptMessage {
  const text = withoutConfidences(line.replace(pleading, ""));
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
  return /^[^.?!]*[\p{L}\p{N}]/u.test(what.replace(pleading, ""));
}

const ownTrouble = regex("i")`
  ^(?:but )?i (?:don['\u2019]?t|do not|can['\u2019]?t|cannot|forgot|have forgotten)\b.*\b
    (?:how|know|remember)\b
`;

function isNothing(what: string): boolean {
  return (
    /^(?:nothing|nichts|rien|nada|niente|niets)\W*$/i.test(what) ||
    /^(?:about|of|how|what|when|if|who|where|why)\b/i.test(what) ||
    // `I'd like to write to the Turk but I don't remember how`
    ownTrouble.test(what)
  );
}

/** `..., s'il vous plaît`, `..., merci beaucoup`, `Mit freundlichen Grüßen, Helga`: said to the judge. */
const pleading = regex("iu")`
  ,?\s+(?:
    please|pls|plz|bitte|s['\u2019]il (?:te|vous) pla[iî]t|por favor|per favore|alsjeblieft
    |alstublieft|though
  )(?=[.!?]*$)
  |(?:,|[.!?](?=\s))\s*(?:
    many thanks|thanks(?: (?:a lot|so much|in advance|mate|judge))?
    |thank you(?: (?:very|so) much| in advance)?|thx|ty|tysm|cheers|danke(?: ?sch\u00f6n)?
    |vielen dank|merci(?: (?:beaucoup|bien|d['\u2019]avance))?|(?:muchas )?gracias
    |grazie(?: mille)?|bedankt|dank je(?: wel)?
  )[.!]*$
  |(?<=[.!?])\s+(?:
    mit freundlichen gr\u00fc\u00dfen|(?:viele|liebe|beste) gr\u00fc\u00dfe|gru\u00df|lg|mfg
    |(?:best|kind|warm) regards|regards|sincerely|yours(?: (?:sincerely|truly))?|cordialement
    |saludos|saluti|groet(?:en|jes)?
  )[,.!]?(?:\s+\p{Lu}[\p{L}.]*){0,2}\s*$
`;

/** `Gustav and the Austrian player`, and not `everybody the club is closed`. */
function isList(who: string): boolean {
  if (/(?:^|\s)(?:and|und|et|y|e)\s*$/i.test(who)) return false;
  const each = who.split(/\s*[,&]\s*|\s+(?:and|und|et|y|e|but|except|außer|sauf|tranne)\s+/i);
  return each.every((name) => name.trim().split(/\s+/).length <= longestName);
}

/** `everyone apart from Dmitri` */
const longestName = 4;

/** `Can you`, `kannst du`: its question mark is the request's. */
export const asksTo = regex("iu")`
  ^\W*(?:\p{L}+[ ,]+){0,3}(?:
    can|could|would|will|may|might|cld|wld|kannst|könntest|würdest|können sie|könnten sie|peux
    |pouvez|pourr\p{L}+|puede\p{L}*|podría\p{L}*|puoi|potresti|kun|kunt|kan|zou|wil|wilt
  )(?!\p{L})
`;
