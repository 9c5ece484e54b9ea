/**
 * A sentence in plain words as the question that it asks, in whatever words and language: `recognise` learned from
 * sentences what tells it. What may be an order is none, and a sentence that says something is none either.
 */
import { regex } from "../../util/index.js";
import { judgesSpan } from "../dates/judged-spans.js";
import { looksLikeOrder, mayBeOrder, namesUnit } from "../lexer/order-like.js";
import { withoutAsSaid } from "../text/as-said.js";
import { remembering } from "../text/remembering.js";
import { deedSaid, givesUp } from "./deeds.js";
import { needsNobody } from "./entering/nobody-needed.js";
import { beginners, type Intent } from "./intents.js";
import { recognise } from "./learned/recognise.js";
import { clausesOf, toBeTold } from "./main-clause.js";
import { mayOrder, speaksOfStanding } from "./may-order.js";
import { asksLand } from "./place-question.js";
import { isBareChoice } from "./plainly/bare-choice.js";
import { asksIfTrue } from "./plainly/checking.js";
import { claimsData } from "./plainly/data-claimed.js";
import { deniedIn, isOfBefore } from "./plainly/denials.js";
import { asksHowFar, indirectlyAsked } from "./plainly/indirect.js";
import { isMisheard } from "./plainly/misheard.js";
import { asksOfPromise } from "./plainly/promise-asked.js";
import { bareQuestion } from "./plainly/reasons.js";
import { termsAsked } from "./plainly/term-asked.js";
import { isSaidAnyway } from "./plainly/word-wanted.js";
import { pointsBack, pointsOnly } from "./pointing.js";
import { forbids, isWanting, plainWords, putsOff } from "./question-words.js";
import { surelyAsked } from "./sure/sure-words.js";
import { stopsClock } from "./times/clock-stopped.js";
import { deadlineChecked } from "./times/deadline-checked.js";
import { asksToAwait } from "./times/hold-until.js";
import { timeWanted } from "./times/unsuitable.js";
import { wishesZone } from "./times/zone-said.js";
import { asksTwoDeeds, asksWhoRetreats, complainsOfOrders } from "./unit-questions.js";

export interface Question {
  readonly intent: Intent;
  /** The sentence: it may name a unit or a power. */
  readonly about: string;
}

/** A longer sentence is a story; so are several that are longer together. */
const [longest, longestTogether] = [240, 600] as const;

/**
 * From here on a question is answered; an answer changes nothing. Of the sentences that were held back from
 * learning, nine of ten have their own answer so, and one in eighteen another one. Of what quite different
 * people wrote who knew none of what was learned (`test/cases/questions/many-hands.txt`), five of six have a
 * fitting answer and one in sixteen another one.
 */
const sureEnough = 0.35;

/** How sure it must be of what is answered with a lecture: below that, half of them would be beside the point. */
const sureOfLecture = 0.5;

/** How sure of a few words, which may be anything; and of what neither asks nor wishes in its form. */
const [sureInShort, sureOfToldInShort] = [0.6, 0.8] as const;

/** How sure it must be of what is answered with whole pages, which help nobody who asked something else. */
const [sureOfPages, sureOfPagesTold] = [0.6, 0.85] as const;

const pages: ReadonlySet<Intent> = new Set<Intent>([
  ...([
    "status",
    "everybody",
    "happened",
    "past-results",
    "whole-history",
    "gm-acts",
    "map",
  ] as const),
  ...(["sample", "commands", "letters", "press-rules", "help"] as const),
]);

/** How sure it must be where its writer would get no answer at all otherwise. */
const likelyEnough = 0.2;

/** What is no question where it is told: `I hope that is allowed`; other things are asked in nearly the same words. */
const sureOfAbove = 0.5;

/** With more words, what is told of others is a story: `The Italian has shown his true colours ...`. */
const longestTold = 6;
const askedAlone: ReadonlySet<Intent> = new Set<Intent>(["legal", "normal"]);

/** What is asked of that which stands above: it points there, and says no more. */
const ofAbove: ReadonlySet<Intent> = new Set<Intent>([
  ...(["legal", "normal", "received", "complete", "happened"] as const),
]);

/**
 * The question that a sentence asks; null where it asks none that has an answer. A mail is parted by it, and
 * read then.
 */
export const readQuestion: (sentence: string) => Question | null = remembering((sentence) =>
  readMarked(bareQuestion(withoutAsSaid(sentence))),
);

/** `No s\u00e9 qu\u00e9 hacer, \u00bfqu\u00e9 piezas tengo?`: Spanish marks where the question begins. */
function readMarked(sentence: string): Question | null {
  if (exclaimed.test(plainWords(sentence)) || isBareChoice(sentence)) return null;
  const at = sentence.indexOf("\u00bf");
  // `Soy Italia, \u00bfverdad?` asks all of it.
  const isWhole = at <= 0 || sentence.slice(at).split(/\s+/).length < fewestMarked;
  const question = (isWhole ? null : read(sentence.slice(at))) ?? read(sentence);
  // `My dad always says "wait for me"`: the words of others are quoted, and no wish.
  const bare = sentence.replace(inQuotes, "").trim();
  if (question !== null && bare !== sentence.trim() && deniable.has(question.intent))
    return bare.length < shortest ? question : readMarked(bare);
  const denied = deniedIn(sentence);
  if (denied === "waiting") return { intent: "go-ahead", about: sentence.trim() };
  if (question === null || question.about.includes("?")) return question;
  if (denied === "game" && question.intent === "host") return null;
  const isOfBoth = question.intent === "draw" && isOfBefore(sentence);
  const isNone = denied === "deed" || isOfBefore(sentence);
  return isOfBoth || (isNone && deniable.has(question.intent)) ? null : question;
}

const [fewestMarked, shortest] = [3, 8] as const;
const inQuotes = /["\u201c\u201e\u00ab][^"\u201c\u201d\u00bb]*["\u201c\u201d\u00bb]/g;

/** `Wait, who took Belgium?`: nobody is to wait. */
const exclaimed = regex()`
  ^(?:(?:oh|no|ok|hey|lol|omg|wtf|but|so|and|uh|hm+) )*(?:
    wait|hold (?:on|up)|hang on|moment|warte|warte mal|halt|attends|espera|un momento|aspetta|un attimo
    |wacht|wacht even
  )(?: (?:what|wut|huh|wtf|so|a (?:sec|second|minute|moment)))*$
`;

/** What somebody who does not want it need not be told how to do; a draw that is not wanted takes a vote back. */
const deniable: ReadonlySet<Intent> = new Set<Intent>([
  ...(["reminders", "more-time", "pause", "successor", "invite", "leave", "concede"] as const),
  ...(["forget-me", "wait", "go-ahead", "vacancy", "turn-run", "late", "handover"] as const),
]);

function read(sentence: string): Question | null {
  const about = sentence
    .trim()
    .replace(/^if (?:it(?:['\u2019]s| is) |at all )?possible,? (?=\p{L})/iu, "");
  if (about.length < 3 || about.length > longest) return null;
  if (isSaidAnyway(about) || judgesSpan(about)) return null;
  const plain = plainWords(about);
  if (stopsClock(about)) return { intent: "pause", about };
  if (wishesZone(about)) return { intent: "zone", about };
  if (deadlineChecked(about) !== null) return { intent: "deadline", about };
  if (termsAsked(about).length > 0) return { intent: "terms", about };
  if (claimsData(plain)) return { intent: "data-held", about };
  if (asksLand(about)) return { intent: "terrain", about };
  if (asksWhoRetreats(about)) return { intent: "retreats", about };
  if (complainsOfOrders(about)) return { intent: "wrong", about };
  if (givesUp(about)) return { intent: "leave", about };
  if (asksToAwait(about)) return { intent: "wait", about };
  const time = timeWanted(about);
  if (time !== null) return { intent: "more-time", about: time };
  if (asksHowFar(about)) return { intent: "route", about };
  if (asksOfPromise(about)) return { intent: "lies", about };
  const sure = surelyAsked(about);
  if (sure !== null) return { intent: sure, about };
  const direct = indirectlyAsked(about);
  if (direct !== null && asksTwoDeeds(direct)) return { intent: "convoying", about: direct };
  const deed = deedSaid(about);
  if (deed !== "leave" && mayOrder(about)) return null;
  if (deed !== null) return { intent: deed, about };
  return (
    learnedQuestion(about) ??
    behindApology(about) ??
    askedIndirectly(about) ??
    inClause(about) ??
    (doubts(about) ? { intent: "wrong", about } : null)
  );
}

/** `Is that so, and was it with support?` */
function doubts(about: string): boolean {
  const [first = ""] = about.split(/[,?]/);
  return about.includes("?") && pointsOnly(first) && asksIfTrue(first);
}

/** `I wonder whether an army can board that fleet while it moves`: what is wondered, as a question. */
function askedIndirectly(about: string): Question | null {
  const direct = indirectlyAsked(about);
  return direct === null || mayOrder(direct) ? null : learnedQuestion(direct);
}

/** What one clause of a long sentence surely asks, where all of it asks or wishes for something. */
function inClause(about: string): Question | null {
  if (!isWanting(about)) return null;
  for (const clause of clausesOf(about)) {
    // `Please don't run it as soon as everybody is in, I ...` forbids nothing but that.
    const { intent, sureness } = recognise(clause);
    if (intent === "wait" && sureness >= sureOfPatience) return { intent: "wait", about: clause };
    if (mayOrder(clause) || !isWanting(clause) || forbids(clause) || reason.test(clause)) continue;
    const question = asked(clause, sureOfClause);
    if (question !== null && !ofDeeds.has(question.intent)) return question;
  }
  return null;
}

const [sureOfClause, sureOfPatience] = [0.55, 0.9] as const;

/** `..., because I have night shift until Wednesday?` asks nothing by itself. */
const reason = regex("iu")`
  ^\W*(?:
    because|since|as i|cos|coz|cuz|weil|da ich|denn|parce qu|puisque|car|porque|ya que|perch\u00e9
    |siccome|omdat|want
  )(?!\p{L})
`;

/** What would be done or told to others: a clause alone may leave out that it is not wished. */
const ofDeeds: ReadonlySet<Intent> = new Set<Intent>([
  ...(["leave", "undo", "successor", "assign", "preference", "press", "change", "rename"] as const),
  ...(["illness", "handover", "end-game", "draw", "concede", "recall", "more-time"] as const),
  ...(["wait", "go-ahead", "away", "pause"] as const),
]);

/** `I am so sorry to trouble you, but I cannot find the map`: what stands behind the apology. */
function behindApology(about: string): Question | null {
  const rest = about.replace(apology, "");
  return rest === about || mayOrder(rest) ? null : learnedQuestion(rest);
}

const apology = regex("iu")`
  ^(?:dear [^,]{1,40}, )?(?:
    (?:i am|i'm|im) (?:(?:so|very|terribly|really|awfully|most) )?sorry (?:
      to (?:trouble|bother|disturb)|for (?:troubling|bothering|disturbing)
    ) you\b
    |sorry\b|apologies\b|forgive me\b|excuse me\b|i hope\b|entschuldig|excusez|pardon|désolé
    |perdon|perdón|disculp|lo siento|scus
  )[^,.?!]{0,40}, (?:(?:but|aber|mais|pero|ma) |(?=(?:ich|je|i)\b))
`;

/** `Kannst du mir sagen, wer mitspielt?` asks who plays. */
function learnedQuestion(about: string): Question | null {
  const told = toBeTold(about);
  const isClearer = told !== null && recognise(told).sureness > recognise(about).sureness;
  return isClearer ? (learnedAlone(told) ?? learnedAlone(about)) : learnedAlone(about);
}

function learnedAlone(about: string): Question | null {
  const question = asked(about, enoughFor(about));
  if (question?.intent === "no-mail" && deleted.test(about)) return null;
  if (question === null || !pages.has(question.intent)) return question;
  return asked(about, isWanting(about) ? sureOfPages : sureOfPagesTold);
}

/** `Ho cancellato la mail per sbaglio`: who lost a letter wants no fewer. */
const deleted = regex("iu")`
  (?<!\p{L})(?:
    deleted|gel\u00f6scht|supprim\u00e9|effac\u00e9|cancellato|borr(?:\u00e9|ado)|verwijderd
    |weggegooid
  )(?!\p{L})
`;

/** Nothing else is meant, as far as can be told: enough to do something that can be taken back. */
export function isSurely({ intent, about }: Question): boolean {
  if (intent === "zone" && wishesZone(about)) return true;
  if (intent === "leave" && givesUp(about)) return true;
  // What keeps somebody from playing may be told of anything.
  if (intent !== "away" && deedSaid(about) === intent) return true;
  if (surelyAsked(about) === intent) return true;
  const recognised = recognise(about);
  return recognised.intent === intent && recognised.sureness >= sureInShort;
}

/**
 * May the words well ask something else? Who can ask back is answered with nothing that they have not asked.
 * What names a place is seldom about the rules of play as such.
 */
export function isDoubtful({ intent, about }: Question, namesPlace: boolean): boolean {
  if (deedSaid(about) === intent) return false;
  const recognised = recognise(about);
  const isLong = about.split(/\s+/).length > brief;
  if (!ofRules.has(intent) && !isLong) return false;
  const enough = namesPlace && ofRules.has(intent) ? sureOfRule : sureOfAnswer;
  return recognised.intent === intent && recognised.sureness < enough;
}

const [sureOfAnswer, sureOfRule, brief] = [0.5, 0.75, 14] as const;

/** What is answered with a rule, whoever asks and however the board stands. */
const ofRules: ReadonlySet<Intent> = new Set<Intent>([
  ...beginners,
  ...(["meeting", "terrain", "rules", "block", "others-press", "going-on", "turn-run"] as const),
  ...(["press-rules", "own-attack", "capture", "advice", "lies", "negotiate"] as const),
]);

/** Does a sentence surely ask and order nothing: a greeting, news of the weather, a sigh? */
export function isSmallTalk(sentence: string): boolean {
  const about = sentence.trim();
  if (isBareChoice(about)) return true;
  if (about.length > longest || about.includes("?") || mayBeOrder(about) || namesUnit(about))
    return false;
  const { intent, sureness } = recognise(about);
  return intent === null && sureness >= sureOfTalk;
}

/** Whoever is not answered learns nothing: it is said of what leaves no doubt. */
const sureOfTalk = 0.8;

/**
 * Most of what people tell asks for nothing: `Stimmt so`, `all as planned`, and an answer to it would be beside
 * the point. An absence is told, and no wish: `I'd like his answer before Wednesday`.
 */
function enoughFor(about: string): number {
  const { length } = about.split(/\s+/);
  const isAway = recognise(about).intent === "away";
  if (isWanting(about) === isAway) return isAway ? sureOfToldInShort : sureOfTold(length);
  return length <= 3 || isAway ? sureInShort : sureEnough;
}

function sureOfTold(words: number): number {
  return words <= 8 ? sureOfToldInShort : sureInShort;
}

/** The question that these lines ask together; null where they tell too little, or tell of orders. */
export function likelyQuestion(lines: readonly string[]): Question | null {
  const about = lines.map((line) => line.trim()).join(" ");
  return about.length > longestTogether ||
    lines.some((line) => looksLikeOrder(line) || speaksOfStanding(line))
    ? null
    : asked(about, likelyEnough);
}

/** What would be done is shown before it is, or can be taken back; a map is soon looked at. */
function leastFor(intent: Intent): number {
  if (ofDeeds.has(intent) || offered.has(intent)) return sureEnough;
  return pages.has(intent) ? sureOfPages : sureOfLecture;
}

const offered: ReadonlySet<Intent> = new Set<Intent>([
  ...(["watch", "map", "late", "open-seat", "vacancy", "possible"] as const),
]);

function asked(about: string, enough: number): Question | null {
  const { intent, sureness } = recognise(about);
  if (intent === null || sureness < Math.max(enough, leastFor(intent))) return null;
  const isAsked = sureness >= sureOfAbove && /[?\u00bf]/.test(about);
  if (askedAlone.has(intent) && !isAsked) return null;
  // `The Italian has shown his true colours and is sitting in Trieste.`
  if (intent === "their-units" && !isWanting(about) && about.split(/\s+/).length > longestTold)
    return null;
  if (!ofAbove.has(intent) && (pointsOnly(about) || pointsBack(about))) return null;
  // `What do you keep about me?`
  if (intent === "forget-me" && !deleting.test(plainWords(about)))
    return { intent: "privacy", about };
  if (isMisheard(intent, about)) return null;
  // `Please don't throw Turkey out, she has written to me.`
  if (needsNobody(about) || (intent === "successor" && forbids(about))) return null;
  // `Don't tell the others that it was me.`
  return intent !== "votes-seen" && putsOff(plainWords(about), about) ? null : { intent, about };
}

const deleting = regex()`
  \b(?:
    delet\w*|remov\w*|eras\w*|wip\w*|forg[eo]t\w*|purg\w*|take me off|losch\w*|gelosch\w*
    |entfern\w*|vergess\w*|vergiss|weg|supprim\w*|effac\w*|oubli\w*|retir\w*|borr\w*|elimin\w*
    |olvid\w*|cancell\w*|rimuov\w*|rimoss\w*|dimentic\w*|rimozion\w*|verwijder\w*|wis\w*|verget\w*
    |usun\w*|apag\w*|exclu\w*|rid|clear|strike|scrub|destroy\w*|right to be
  )\b
`;
