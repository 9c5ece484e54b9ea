/**
 * A sentence in plain words as the question that it asks: of a dozen and more that players ask in any language.
 * What may be an order is none, and a sentence that says something is none either.
 */
import { looksLikeOrder } from "../lexer/order-like.js";
import { type Intent, intents } from "./intents.js";
import { asked } from "./phrases/asked.js";
import { askedInDutch } from "./phrases/dutch.js";
import { saidOfOthers } from "./phrases/of-others.js";
import { askedOfSeats, saidAboveAll, saidOfSeats } from "./phrases/of-seats.js";
import { askedOfSettings } from "./phrases/of-settings.js";
import { askedOfUnits, saidOfUnits } from "./phrases/of-units.js";
import { askedPlainly, saidPlainly } from "./phrases/plainly.js";
import { askedInPolish, saidInPolish } from "./phrases/polish.js";
import { said, short } from "./phrases/said.js";
import { inFull, isAsking, plainWords, putsOff } from "./question-words.js";

export interface Question {
  readonly intent: Intent;
  /** The sentence: it may name a unit or a power. */
  readonly about: string;
}

/** A longer sentence is a story. */
const longest = 240;

/** The question that a sentence asks; null where it asks none that has an answer. */
export function readQuestion(sentence: string): Question | null {
  const about = sentence.trim();
  if (about.length < 3 || about.length > longest || isOrder(about)) return null;
  const plain = plainWords(about);
  // `Don't tell the others that it was me.`
  const isKept = fits(saidPlainly["votes-seen"], plain);
  if (putsOff(plain, about)) return isKept ? { intent: "votes-seen", about } : null;
  const intent = intents.find((each) => fits(short[each], plain.replace(/^(?:please|pls) /, "")));
  if (intent !== undefined) return { intent, about };
  const full = inFull(plain);
  const forms = full === plain ? [plain] : [plain, full];
  const asks = forms.some((form) => isAsking(form, about));
  const above = intents.find((each) => forms.some((form) => fits(saidAboveAll[each], form)));
  if (above !== undefined) return { intent: above, about };
  const found = intents.find((each) =>
    forms.some((form) => isIn(saying, each, form) || (asks && isIn(asking, each, form))),
  );
  return found === undefined ? null : { intent: found, about };
}

type Words = Partial<Readonly<Record<Intent, RegExp>>>;

/** What sentences that ask may be about, and what others are about. */
const asking: readonly Words[] = [
  ...([asked, askedInDutch, askedInPolish] as const),
  ...([askedOfSettings, askedOfSeats, askedOfUnits, askedPlainly] as const),
];
const saying: readonly Words[] = [
  said,
  saidOfOthers,
  saidOfSeats,
  saidOfUnits,
  saidInPolish,
  saidPlainly,
];

function isIn(tables: readonly Words[], intent: Intent, form: string): boolean {
  return tables.some((words) => fits(words[intent], form));
}

function fits(pattern: RegExp | undefined, plain: string): boolean {
  return pattern?.test(plain) ?? false;
}

const politely =
  /^\W*(?:(?:hi|hello|hey|dear)(?: \p{L}+){0,2}\W+)?(?:so |and )?(?:could|can|would|will) you,? (?:please|kindly) (?!tell|show|explain|say|confirm|check|list|remind|answer|(?:send|let|give|mail|help) (?:me|us)\b)/iu;

/** `Could you please let the fleet sail to the Black Sea?` */
function isPoliteOrder(sentence: string): boolean {
  const names = /\b(?:army|armies|fleets?)\b|\p{Lu}\p{L}{2,} (?:to|into) (?:the )?\p{Lu}/u;
  return politely.test(sentence) && names.test(sentence);
}

/** `A Bur - Mun?` doubts an order; it is for the reader of orders to ask back. */
function isOrder(sentence: string): boolean {
  return (
    looksLikeOrder(sentence) ||
    isPoliteOrder(sentence) ||
    /\p{L}\s*->?\s+\p{L}|\p{L}->?\p{Lu}/u.test(sentence)
  );
}
