/**
 * A command and another, or a question, in one sentence: `Accept Vic, but turn Wes down`; and two questions: `What is
 * this, and how do I join?` Each clause is read as a sentence of its own.
 */

import { regex } from "../../util/index.js";
import { readSentence, readSetUpSaid } from "../commands/read-command.js";
import { mayBeOrder } from "../lexer/order-like.js";
import { isRelative, tellingMe } from "../questions/main-clause.js";
import { isSaidAnyway } from "../questions/plainly/word-wanted.js";
import { isAsking, lacksSubject, plainWords } from "../questions/question-words.js";
import { isSurely, readQuestion } from "../questions/read-question.js";
import { readLine } from "../text/lines.js";

/** A longer sentence is a story. */
const longest = 200;

const joint = regex("giu")`
  (?<![.?!,;])(?:
    [,;]?\s+(?:
      and|but|so|then|und|aber|et|mais|y|pero|e|ma|maar
      |en(?= (?:ik|we|wanneer|hoe|wat|wie|waar|kan|mag|is) )
    )\s+(?:(?:then|also|please|dann|bitte|puis|aussi)\s+)*
    |,\s+(?=
      (?:
        is|are|do|does|did|can|could|may|will|would|who|what|when|where|which|how|why|wer|was|wann
        |wo|wie|warum|bis wann|auf wen|until when|by when|jusqu['\u2019]à quand|hasta cu[aá]ndo
        |fino a quando|ist|sind|kann|darf|muss|gibt|spielt|qui|quand|comment|est-ce|puis-je
        |peut-on|qui[eé]n|qu[eé]|cu[aá]ndo|d[oó]nde|c[oó]mo|chi|quando|dove|come|posso
      )(?![\p{L}])
    )
  )
`;

/** The clauses of a sentence that begins with a command and goes on with another; else the sentence. */
export function clausesOf(sentence: string): readonly string[] {
  const isWhole = dependsThroughout.test(sentence) || isSaidAnyway(sentence);
  if (sentence.length > longest || isWhole) return [sentence];
  const two = pairOf(sentence);
  if (two !== null) return two;
  const dashed = askedBehindDash(sentence);
  if (dashed !== null) return dashed;
  for (const { index, 0: word } of sentence.matchAll(joint)) {
    const [first, rest] = [sentence.slice(0, index), sentence.slice(index + word.length)];
    // `No deadlines on Saturdays and Sundays` lists days, and `any day but Monday` leaves one out.
    if ((endsInDay.test(first) || anyDay.test(first)) && beginsWithDay.test(rest)) continue;
    // `A reminder to Russia and Italy that I'd like their orders` lists powers.
    if (endsInName.test(first) && beginsWithName.test(rest)) continue;
    if (isCommand(first) && (isCommand(rest) || readQuestion(rest) !== null))
      return [first, ...clausesOf(rest)];
    const mark = isAsking(plainWords(first), "") ? "?" : ".";
    if (asksMore(first, rest, word.trim())) return [first + mark, ...clausesOf(rest)];
  }
  return askedBehind(sentence) ?? [sentence];
}

/** `Got exams this week, can u wait for me`: what is told before a question, which alone says what is asked. */
function askedBehind(sentence: string): readonly [string, string] | null {
  const whole = readQuestion(sentence)?.intent ?? null;
  if (whole !== null && whole !== "away") return null;
  for (const { index, 0: word } of sentence.matchAll(joint)) {
    const [first, rest] = [sentence.slice(0, index), sentence.slice(index + word.length)];
    // `Tell Germany the gift is welcome and has been noted`
    if (goesOn(rest) || isRelative(sentence, index)) continue;
    const question = isAsking(plainWords(rest), "") ? readQuestion(rest) : null;
    // Behind an absence, until when more time is wanted is no day of it.
    if (whole !== null && question?.intent !== "more-time") continue;
    const isOrder = whole === null && mayBeOrder(first);
    if (question !== null && isSurely(question) && !isOrder) return [`${first}. `, rest];
  }
  return null;
}

/** `George here again - what time does the turn run?`: who asks, and what. */
function askedBehindDash(sentence: string): readonly string[] | null {
  const [, first = "", rest = ""] =
    /^([^?]{3,80}?)\s+[-\u2013\u2014]+\s+(\p{L}[^?]*\?.*)$/su.exec(sentence) ?? [];
  if (
    rest === "" ||
    readQuestion(sentence) !== null ||
    mayBeOrder(first) ||
    mayBeOrder(rest) ||
    readQuestion(first) !== null
  )
    return null;
  const clauses = clausesOf(rest);
  return isAsking(plainWords(rest), "") && clauses.some((each) => readQuestion(each) !== null)
    ? [`${first}.`, ...clauses]
    : null;
}

const dayName = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const anyDay = /\b(?:any|every|each|all) ?days?$/i;
const endsInDay = new RegExp(`\\b${dayName}$`, "i");
const beginsWithDay = new RegExp(`^(?:on |the )*${dayName}\\b`, "i");

const endsInName = /(?<!^)(?<!\p{L})\p{Lu}\p{Ll}+$/u;
const beginsWithName = /^(?!I )\p{Lu}\p{Ll}+(?!\p{L})/u;

const dependent = regex("i")`
  ^\W*(?:when|if|while|since|because|wenn|falls|weil|quand|si|cuando|se|quando)\b
    (?! (?:is|are|does|do|will)\b)
`;

/** `OK and what if Germany goes to Burgundy, does it get me out?` is one question. */
const dependsThroughout = regex("iu")`
  ^\W*(?:(?:and|so|but|ok|okay|well|then|und|aber|et|mais|y|pero|e|ma)[\s,]+)*(?:
    what if|was(?: ist| passiert)?,? wenn|et si|y si|e se|wat als
  )(?!\p{L})[^?]*\?*\s*$
`;

/** Two questions that are not the same; a question goes on in many other ways. */
function asksMore(first: string, rest: string, word: string): boolean {
  const isBeside = word === ",";
  // `My husband is ill, what shall I do?` and `When we meet, who wins?` are one.
  if (isBeside && (!isAsking(plainWords(first), "") || dependent.test(first))) return false;
  if (goesOn(rest) || (isBeside && telling.test(first))) return false;
  const isWondered = whether.test(rest) && knowing.test(first);
  const isInverted = asksInForm(rest);
  const isAsked = isAsking(plainWords(rest), "") || isInverted;
  if (!isWondered && !isAsked) return false;
  // `Hi, I'm new and I don't get convoys`
  const asked = isInverted ? `${first}?` : first;
  if (!isAsking(plainWords(first), "") && readQuestion(asked) === null) return false;
  const [one, other] = [readQuestion(`${first}?`), readQuestion(rest)];
  return one !== null && other !== null && one.intent !== other.intent;
}

/** `... und sehen die anderen sie vorher?`: a verb begins the question, its subject follows. */
function asksInForm(clause: string): boolean {
  return clause.includes("?") && inverted.test(clause) && readQuestion(clause) !== null;
}

const inverted = regex("iu")`
  ^\p{L}+[- ](?:
    ich|du|er|sie|wir|ihr|man|mir|uns|die|der|das|je|tu|il|elle|on|nous|vous|ils|elles|hij|ze|we|jij|er|u
  )(?!\p{L})
`;

/** `I'd like to know when the deadline is, and whether all have ordered`. */
const whether = /^(?:whether|if|ob|si|se|of)(?!\p{L})/iu;
const knowing = regex("iu")`
  (?<!\p{L})(?:
    know|learn|tell me|wonder\p{L}*|curious|ask\p{L}*|find out|wissen|erfahren|frage|savoir|dites?-moi|dis-moi
    |demande|saber|dime|decirme|pregunt\p{L}*|sapere|dimmi|dirmi|chied\p{L}*|weten|vraag
  )(?!\p{L})
`;

/** `Kannst du mir kurz sagen, wer mitspielt?`: what is to be told stands behind the comma. */
const telling = regex("iu")`(?<!\p{L})(?:mir|${tellingMe})$`;

/**
 * `I am away on Friday and may be slow to answer`: what has no subject of its own goes on with that of the
 * sentence.
 */
function goesOn(rest: string): boolean {
  return goingOn.test(rest) || lacksSubject(rest);
}

const goingOn = regex("i")`
  ^(?:
    may|might|can|could|will|would|shall|should|must|am|is|are|was|were|have|has|had|do|does|did
  )(?:n['\u2019]t)? (?:then |therefore |also |only |probably |perhaps |still |just )*(?:
    be|been|not|never|only|have|need|want|like|wish|mean|intend|hope|try|answer|reply|write|send
    |read|play|order|support|attack|leave|move|go|come|get|take|give|make|keep|let|miss|help|vote
    |talk|agree|join|stay|wait|look|see|know|do|pass|expect|gladly|happily|sorry|busy|ill|away
    |late|back|happy|ready|free|unable|slow
  )\b
`;

const pair = regex("u")`
  ^(.*?)(\p{Lu}[\p{L}'-]+) (?:and|und|et|y|e) (\p{Lu}[\p{L}'-]+)(?= |$)
    (?: (?:are|can|may)(?: both)?(?= ))?(.*)$
`;

/** `Let Anna and Bob in`: each is let in, or neither. */
function pairOf(sentence: string): readonly [string, string] | null {
  const [, before = "", one = "", other = "", behind = ""] = pair.exec(sentence.trim()) ?? [];
  if (other === "") return null;
  const verb = before === "" ? " is" : "";
  const [first, second] = [`${before}${one}${verb}${behind}`, `${before}${other}${verb}${behind}`];
  return answersCandidate(first) && answersCandidate(second) ? [first, second] : null;
}

function answersCandidate(clause: string): boolean {
  const reading = readSentence(readLine(clause));
  return reading?.kind === "statement" && reading.statement.kind === "answer-candidate";
}

function isCommand(clause: string): boolean {
  const line = readLine(clause.trim());
  return (readSentence(line) ?? readSetUpSaid(line))?.kind === "statement";
}
