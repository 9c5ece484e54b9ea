/**
 * Where a mail asks the judge to tell somebody something, whatever stands around it: `jaja. dile a rusia q
 * vale, y a italia q no. Viena a Galitzia`. Each such request is found with all that belongs to its message,
 * and with nothing that is for the judge again.
 */
import type { PressTarget } from "../../../../game/index.js";
import {
  isAsking,
  isTooLong,
  looksLikeOrder,
  plainWords,
  readQuestion,
} from "../../../../language/index.js";
import { inOneLine, regex } from "../../../../util/index.js";
import { messagesPerMailMax } from "../../../limits.js";
import type { Speaker } from "../../../session/session.js";
import { bargains } from "../for-the-judge.js";
import { isConfidence, type KeptMessage } from "../kept-message.js";
import { forbidsTelling } from "../not-told.js";
import { mayOrderUnits } from "../ordering/orders-in.js";
import { hasOrders, keptFromThem, thanksJudge } from "../parted/behind-message.js";
import { hangsOnThem, offersThem } from "../parted/offers.js";
import { lastNamed, longestMention, nobody } from "../readers/last-named.js";
import { listsReaders } from "../readers/whom-ahead.js";
import { isChange } from "../sentence-parts.js";
import { turnedAside } from "../told-each.js";
import { asksOnceMore, asksTo } from "../words/courtesies.js";
import { pointingUp } from "../words/manner.js";
import { isRiddle, saysOnlySo } from "../words/nothing-said.js";
import { requestedIn } from "../words/requested.js";
import { bare, isLong, type Part, placed, sentencesIn } from "../words/sentences-in.js";
import { opensTelling } from "../words/speech.js";
import { headsForJudge } from "../words/turns-to-judge.js";
import { withOwnVerb, withVerb } from "./another-told.js";
import { asksJudge, asksSomebody } from "./asks-judge.js";
import { isCondition, leadsIn } from "./led-in.js";
import { surelyOfHim, toldWithNames } from "./named-for-him.js";
import { inOneLetter, type Telling } from "./one-letter.js";
import { pointedAbove } from "./pointed.js";
import { sameTold } from "./same-told.js";

/** Is a sentence behind a message surely said to the judge again? */
type IsBack = (sentence: string) => boolean;

/**
 * The requests in their order, but for those behind one more than a mail may send. `partner` is who is meant by `him`
 * where the words name nobody.
 */
export function tellingsIn(
  speaker: Speaker,
  words: string,
  partner: PressTarget | null,
  isBack: IsBack = () => false,
): readonly Telling[] {
  let found: readonly Telling[] = [];
  const parts = sentencesIn(words).flatMap((each) => clausesApart(speaker, each));
  const spoken = spokenBefore(speaker, parts);
  let [before, end]: [string | null, number] = [null, 0];
  for (const [at, part] of parts.entries()) {
    if (part.from < end || isTooLong(part.said) || found.length > messagesPerMailMax) continue;
    const line: string = withVerb(speaker, part.said, before, parts[at - 1]) ?? unasked(part);
    if (tellIn(speaker, line, nobody, "") === null) continue;
    const them = lastNamed(speaker, spoken[at] ?? "") ?? partner;
    if (tellIn(speaker, line, them, "") === null) continue;
    const behind = parts.slice(at + 1);
    const pointed = pointedAbove(speaker, words, parts, at, line);
    const rest = restOf(speaker, words, part, behind, isBack);
    const isOffered = rest.some(({ said }) => offersThem(inOneLine(said).trim()));
    const whole = wholeOf(line, rest, isOffered);
    const said = tellIn(speaker, inOneLine(whole), them, words.slice(0, part.from));
    if (said === null || (pointed === null && saysOnlySo(said.text))) continue;
    const known = readersBefore(found, part) ?? words;
    const told =
      sameTold(speaker, said, bare(whole), found.at(-1)) ??
      (pointed === null
        ? surelyOfHim(speaker, said, bare(whole).replace(joining, ""), known)
        : ({ ...said, text: pointed, isReported: true, isGuess: true } as const));
    const [ahead, isOfHimAlone] = [parts[at - 1], tellIn(speaker, line, null, "") === null];
    const depends = ahead !== undefined && isCondition(ahead, part);
    const isLedIn =
      ahead !== undefined &&
      ahead.from >= end &&
      (depends || leadsIn(speaker, words, ahead, { isPointed: pointed !== null, isOfHimAlone }));
    const from = isLedIn ? ahead.from : part.from;
    const last = rest.at(-1) ?? part;
    const untold = untoldBehind(speaker, behind.slice(rest.length));
    end = untold.at(-1)?.to ?? last.to;
    before = line;
    const shown = asShown(told, [part, ...rest], { line, whole, isOffered });
    const message = depends
      ? { ...shown, isGuess: true as const, line: bare(words.slice(from, end)) }
      : shown;
    const aside = bare(untold.map(({ said }) => said).join(""));
    const telling = { message, from, to: end, aside };
    found = depends ? [...found, telling] : inOneLetter(words, found, telling);
  }
  return withoutMarks(words, found);
}

/** What of the parts behind a request belongs to its message: all up to what is said to the judge, or of another. */
function restOf(
  speaker: Speaker,
  words: string,
  request: Part,
  behind: readonly Part[],
  isBack: IsBack,
): readonly Part[] {
  const others = behind.findIndex(
    (each, place) =>
      (isBack(each.said) && !hangsOnThem(inOneLine(each.said).trim())) ||
      isCondition(each, behind[place + 1]) ||
      !goesOn(speaker, words, request, behind[place - 1] ?? request, each),
  );
  return others < 0 ? behind : behind.slice(0, others);
}

/** The words of a request: its mark makes no question of what is told, nor does what only speaks of its reader. */
function wholeOf(line: string, rest: readonly Part[], isOffered: boolean): string {
  const isRequest = asksTo.test(line) && !line.includes(":") && !asksSomebody.test(line);
  const request = isOffered || isRequest ? line.replace(/\?(?=\s*$)/, ".") : line;
  return [request, ...rest.map(({ said }) => said)].join("");
}

/** The message as it is asked for; what only speaks of its reader is shown before they read it. */
function asShown(
  told: KeptMessage,
  parts: readonly Part[],
  request: { readonly line: string; readonly whole: string; readonly isOffered: boolean },
): KeptMessage {
  const { line, whole, isOffered } = request;
  const written = parts.map(({ said }) => said).join("");
  const shown = whole === written ? told : { ...told, line: bare(written) };
  const [part] = parts;
  const isOwn =
    part !== undefined &&
    (line === unasked(part) || takesVerbPlainly.test(line)) &&
    pointingUp(part.said) === part.said;
  if (!isOwn) return { ...shown, isGuess: true, line: bare(part?.said ?? written) };
  return isOffered || isRiddle(told.text) ? { ...shown, isGuess: true } : shown;
}

/** `And Turkey that I leave`, with the verb of the request before it. */
const takesVerbPlainly =
  /^(?:tell|ask) \p{L}+,? (?:that|dass|daß|dat|que|che|ob|of|if|whether|si|se)(?!\p{L})/u;

/** Those whom the message right before a clause reaches, of whom its sentence speaks on. */
function readersBefore(found: readonly Telling[], { from, isCut }: Part): PressTarget | null {
  const last = found.at(-1);
  const isJoined = isCut === true && last?.to === from && last.message.isGuess !== true;
  return isJoined ? last.message.to : null;
}

/** What stands before each part, without those that only keep something from somebody. */
function spokenBefore(speaker: Speaker, parts: readonly Part[]): readonly string[] {
  let spoken = "";
  return parts.map(({ said }) => {
    const before = spoken;
    if (!keepsFrom(speaker, said)) spoken = (spoken + said).slice(-longestMention);
    return before;
  });
}

/** `Could you thank Italy, and warn Austria that I see it?`: the mark is that of the request. */
function unasked({ said, isCut }: Part): string {
  const line = pointingUp(said);
  return isCut === true && !said.includes(":") && !asksSomebody.test(said)
    ? line.replace(/\s*\?+(?=\s*$)/u, ".")
    : line;
}

/** Each with the mark that joins it to what is left behind it. */
function withoutMarks(words: string, found: readonly Telling[]): readonly Telling[] {
  return found.map((each, at) => {
    const [mark = ""] =
      found[at + 1]?.from === each.to ? [] : (/^[.,;!]\s+/u.exec(words.slice(each.to)) ?? []);
    return { ...each, to: each.to + mark.length };
  });
}

/** The parts that only say whom nothing is to be told. */
function untoldBehind(speaker: Speaker, behind: readonly Part[]): readonly Part[] {
  const others = behind.findIndex(({ said }) => said === "" || !isAside(speaker, said));
  return others < 0 ? behind : behind.slice(0, others);
}

function tellIn(
  speaker: Speaker,
  line: string,
  them: PressTarget | null,
  before: string,
): KeptMessage | null {
  const said = bare(line).replace(joining, "");
  // `Schreib ihr "..." ohne zu verraten, dass ...`: the words are those of the quotation.
  const [quoted = said] = alone.exec(said) ?? [];
  return toldWithNames(speaker, quoted, them, before);
}

const joining = /^(?:(?:and|und|et|y|e|en|n|&|but|aber|mais|pero|ma|maar|oh)\s+)+/iu;

/** `Al inglés no le digas nada`, `n dont tell italy`, `dem Russen nichts` */
function isAside(speaker: Speaker, said: string): boolean {
  if (forbidsTelling(speaker, bare(said))) return true;
  if (withOwnVerb(speaker, said, "") !== null || tellIn(speaker, said, nobody, "") !== null)
    return false;
  return turnedAside(speaker, `x, ${bare(said)}`, nobody)[0] === "x" || nothingFor.test(bare(said));
}

const nothingFor = regex("iu")`
  ^(?:\p{L}+[ '\u2019]){0,4}(?:no|non|nicht|not|ne|niet|don['\u2019]?t) (?:
    (?:lo|le|se|les|lo|gli|glielo|it|them|say|tell|das|es) ){0,3}(?:se lo )?(?:
      dig\p{L}*|dir\p{L}*|dis|dites|say|tell|sagen|verraten|zeggen|cont\p{L}*
    )(?!\p{L})
  |(?<!\p{L})(?:nichts|nothing|rien|nada|niente|nulla|niets)(?: (?:davon|of (?:it|this|that)))?
    [.!]*$
`;

/** Whom nothing is to be told, nobody means by `him`. */
function keepsFrom(speaker: Speaker, said: string): boolean {
  return forbidsTelling(speaker, bare(said)) || nothing.test(said);
}

const nothing = /(?<!\p{L})(?:nothing|nichts|rien|nada|niente|niets)(?!\p{L})/iu;

function opens(line: string): boolean {
  const said = bare(line.slice(0, longestOpening));
  return opensTelling(said) || requestedIn(said)?.from === 0;
}

/** A request begins in its first words; a line may be as long as the mail. */
const longestOpening = 300;

/** A sentence with each clause apart that begins a request, forbids one, or turns to the judge again. */
function clausesApart(speaker: Speaker, part: Part): readonly Part[] {
  if (isTooLong(part.said)) return [part];
  const quotes = [...part.said.matchAll(quotation)];
  const isQuoted = (at: number) =>
    quotes.some(({ 0: quote, index }) => at > index && at < index + quote.length);
  const starts = [0];
  for (const { 0: gap, index } of part.said.matchAll(clauses)) {
    const rest = part.said.slice(index + gap.length);
    if (isQuoted(index) || index === 0) continue;
    const before = part.said.slice(starts.at(-1), index);
    if (ifAnybody.test(before) || listsReaders.test(before)) continue;
    const isTold = opens(before) && tellIn(speaker, before, nobody, "") !== null;
    const isHeaded = withOwnVerb(speaker, part.said.slice(index), null) !== null;
    const isOrdering = isTold && /^[.;!]/u.test(gap) && hasOrders(speaker, rest);
    if (
      isHeaded ||
      isOrdering ||
      (isTold
        ? endsTelling(speaker, rest, before) ||
          withOwnVerb(speaker, part.said.slice(index), before) !== null
        : begins(speaker, rest))
    )
      starts.push(index);
  }
  return placed(
    part,
    starts.map((at, place) => part.said.slice(at, starts[place + 1])),
  ).map((each) => (each.from > part.from ? { ...each, isCut: true as const } : each));
}

function begins(speaker: Speaker, clause: string): boolean {
  return opens(clause) && tellIn(speaker, clause, nobody, "") !== null;
}

/** Behind a request: another one, for whom it names, or what is said to the judge. */
function endsTelling(speaker: Speaker, clause: string, before: string): boolean {
  return (
    (!asksOnceMore(clause) && begins(speaker, clause)) ||
    withOwnVerb(speaker, clause, before) !== null ||
    isAside(speaker, clause) ||
    bids.test(clause) ||
    isChange(speaker, clause) ||
    asksJudge(clause, before)
  );
}

/** `If anybody writes, tell them ...`: what somebody would be told who has not asked. */
const ifAnybody = regex("iu")`
  ^\W*(?:(?:and|und|et|y|e|en) )?(?:if|when(?:ever)?|should|wenn|falls|si|se|als|mocht) (?:
    any(?:body|one)|some(?:body|one)|they|jemand|irgendwer|quelqu['\u2019]un|on|alguien|qualcuno
    |iemand
  )(?!\p{L})
`;

const quotation =
  /["\u201c\u201e\u00ab][^"\u201c\u201d\u201e\u00ab\u00bb]*["\u201d\u201c\u00bb]?/gu;

const alone = regex("u")`
  ^[^"\u201c\u201e\u00ab]{3,80}["\u201c\u201e\u00ab][^"\u201c\u201d\u201e\u00ab\u00bb]+
    ["\u201d\u201c\u00bb]
`;

/** Where a clause may begin: behind a mark, or at an `and`. */
const clauses = regex("giu")`
  [.,;:!\u2013\u2014(]\s+(?:(?:and|und|et|y|e|en|n|but|aber|mais|pero|ma|maar) )?
  |\s(?:and|und|et|y|e|en|n|&|but|aber|mais|pero|ma|maar)\s+
`;

/** Does the message go on with this part? */
function goesOn(speaker: Speaker, words: string, first: Part, last: Part, part: Part): boolean {
  if (part.isCut === true) return false;
  const gap = words.slice(last.from, last.to);
  if (/\n[ \t]*\n\s*$/.test(gap) || /["\u201d\u00bb]\s*[.!]?\s*$/u.test(gap)) return false;
  const said = inOneLine(part.said).trim();
  const line = withOwnVerb(speaker, said, first.said) ?? said;
  if (tellIn(speaker, line, nobody, "") !== null || isAside(speaker, said)) return false;
  if (bids.test(said) || ofTelling.test(said)) return false;
  if (isConfidence(said)) return true;
  if (headsForJudge(said) !== null || thanksJudge.test(said)) return false;
  const isToThem = bargains(said) || offersThem(said);
  if (!hangsOnThem(said) && (looksLikeOrder(said) || hasOrders(speaker, said))) return false;
  if (!isToThem && mayOrderUnits(speaker, said)) return false;
  if (keptFromThem(speaker, first.said, said)) return false;
  if (/\n\s*$/.test(gap) && !isLong(last.said.trim()) && !isToThem) return false;
  return isToThem || isTag(said) || !isAsking(plainWords(said), said);
}

/** Behind a message: does this say how it is to be passed on, or turn to the judge again? */
export function turnsBack(speaker: Speaker, said: string): boolean {
  if (bids.test(said) || ofTelling.test(said) || isAside(speaker, said)) return true;
  return isConfidence(said) || headsForJudge(said) !== null || thanksJudge.test(said);
}

/** `Deal?`, `ja of nee?`: asks nothing by itself. */
function isTag(said: string): boolean {
  return said.split(/\s+/).length <= longestTag && readQuestion(said) === null;
}

const longestTag = 3;

/** `Don't do anything yet`, `nothing else for now`: said to the judge. */
const bids = regex("iu")`
  ^\W*(?:(?:and|but|otherwise|und|aber|et|mais|y|pero|e|ma|en|maar) )?(?:please |bitte )?(?:
    (?:don['\u2019]?t|do not) (?:do|send|change|note|move|touch|order|enter)|nothing (?:else|more)
    |that['\u2019]?s (?:it|all)|mach(?:en sie)? (?:sonst )?nichts|sonst nichts
    |das (?:ist|w\u00e4r\p{L}*) alles|ne (?:fais|faites|changez?|bouge[sz]?) |c['\u2019]est tout
    |no (?:hagas|cambies|env\u00edes|mandes) |(?:eso es|y) todo|nada m\u00e1s
    |non (?:fare|faccia|cambiare|mandare) |(?:questo )?\u00e8 tutto|nient['\u2019]altro
    |doe (?:verder )?niets|verder niets|dat is alles
  )(?!\p{L})
`;

/** `Das darfst du ihm genau so schreiben`: of the request, and no part of its words. */
const ofTelling = regex("iu")`
  (?<!\p{L})(?:
    (?:(?:you|u) (?:can|may)|feel free to|in)\b[^.!?]{0,30}(?:
      quote|exactly|word for word|those words|as it is|like that
    )
    |(?:das|so|es) (?:darfst|kannst|d\u00fcrfen|k\u00f6nnen)[^.!?]{0,40}
      (?:schreiben|sagen|ausrichten|weitergeben)
    |w\u00f6rtlich|genau so|(?:tu peux|vous pouvez) (?:le |la )?(?:lui|leur) (?:dire|\u00e9crire)
    |mot pour mot|(?:puedes|puede) dec\u00edrsel[oa]|tal cual|palabra por palabra
    |(?:puoi|pu\u00f2) dirglielo|parola per parola
    |(?:dat|zo) (?:mag|kun|kunt|kan) [^.!?]{0,30}(?:schrijven|zeggen)|letterlijk
  )(?!\p{L})
`;
