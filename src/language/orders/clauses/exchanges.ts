/**
 * Sentences that need the one before them: `Belgium is the target. Holland goes in`, `Who goes to Bulgaria?
 * Constantinople.` The two become one; what the unit cannot do stays as it was said.
 */
import type { Role } from "../../lexer/order-words.js";
import { unitRoles } from "../../lexer/speech/clauses.js";
import { is, type Token, type Tokens, token, verbRoles } from "../../lexer/token.js";
import { canEnter, type Forces, isAt, type OwnUnit } from "./situation.js";

/** The sentences, those that belong together as one. */
export function withExchanges(forces: Forces, sentences: readonly Tokens[]): readonly Tokens[] {
  if (sentences.length < 2 || forces.own.length === 0) return sentences;
  const joined: Tokens[] = [];
  for (const sentence of partedQuestions(sentences)) {
    const [former, before] = [joined.at(-2), joined.at(-1)];
    const one = before === undefined ? null : together(forces, before, sentence);
    // `Kiel! That's all that matters. Denmark goes in.`
    const isIdle = one === null && before !== undefined && isTalkAlone(before);
    const other = isIdle && former !== undefined ? ledTo(forces, former, sentence) : null;
    if (one !== null) joined.pop();
    else if (other !== null) joined.splice(-2);
    joined.push(one ?? other ?? sentence);
  }
  return joined;
}

/** Names nothing, asks nothing and orders nothing. */
function isTalkAlone(sentence: Tokens): boolean {
  const ordering: readonly Role[] = ["place", "question", "support", "convoy", "hold", "arrow"];
  return !sentence.some((word) => is(word, ...ordering, "doubt", "past", "remove", "build"));
}

function together(forces: Forces, before: Tokens, sentence: Tokens): Tokens | null {
  return (
    answered(forces, before, sentence) ??
    wondered(forces, before, sentence) ??
    ledTo(forces, before, sentence) ??
    helped(forces, before, sentence) ??
    typed(before, sentence)
  );
}

/** `Who attacks? Sweden. And who supports that?`: the full stop behind a name is no point of an abbreviation. */
function partedQuestions(sentences: readonly Tokens[]): readonly Tokens[] {
  return sentences.flatMap((sentence, at) => {
    const and = sentence.findIndex((word) => !is(word, ...unitRoles));
    const isAnswer = is(sentences[at - 1]?.at(-1), "question") && is(sentence.at(-1), "question");
    if (and < 1 || !isAnswer || !is(sentence[and], "and")) return [sentence];
    const isStopped = sentence[and]!.start > sentence[and - 1]!.end + 1;
    return isStopped ? [sentence.slice(0, and), sentence.slice(and + 1)] : [sentence];
  });
}

const asking = /^(?:who|wer|qui|chi|quien|quem|wie|kto|vem|hvem)$/;

/** `Who attacks Denmark? Sweden`, `Where does Kiel go? Denmark`: the answer in the place of the word that asks. */
function answered({ own }: Forces, question: Tokens, answer: Tokens): Tokens | null {
  const words = question.filter((word) => !is(word, "question"));
  const [who, ...rest] = words;
  if (who === undefined || words.length === question.length || rest.length === 0) return null;
  const units = answer.filter((word) => is(word, "place"));
  const isName = answer.every((word) =>
    is(word, "place", "coast", "army", "fleet", "unitword", "separator", "both"),
  );
  const areOwn = units.every((word) => own.some((unit) => isAt(unit, word)));
  if (units.length === 0 || !isName || !areOwn || !asking.test(who.text)) return null;
  return [...answer, ...placed(answer, rest)];
}

/** `And the fleet in Denmark? Goes to Sweden`: what the unit does that was asked about. */
function wondered({ own }: Forces, question: Tokens, answer: Tokens): Tokens | null {
  const words = question.filter((word) => !is(word, "question", "and", "separator", "noise"));
  const unit = words.filter((word) => is(word, ...unitRoles));
  const rest = words.filter((word) => !unit.includes(word));
  const place = unit.find((word) => is(word, "place"));
  const isOwn = place !== undefined && own.some((other) => isAt(other, place));
  const isAsked = is(question.at(-1), "question") && rest.every(({ text }) => about.test(text));
  const [verb] = answer;
  const does = is(verb, ...verbRoles) && /^\p{L}{2}/u.test(verb!.text);
  return isOwn && isAsked && does && !is(verb, "place") ? [...unit, ...placed(unit, answer)] : null;
}

const about = /^(?:what|how|about|what about|how about|then|now)$/;

/** `Belgium is the target. Holland goes in`: the goal of who goes somewhere is the place that was spoken of. */
function ledTo(forces: Forces, before: Tokens, sentence: Tokens): Tokens | null {
  const goal = spokenOf(forces, before);
  const length = sentence.findIndex((word) => !is(word, ...unitRoles));
  const unit = sentence.slice(0, Math.max(0, length));
  const [verb, ...behind] = sentence.slice(unit.length);
  // `Holland goes across the North Sea`: a convoy leads anywhere.
  const isCarried = is(verb, "via") || (isGoing(verb) && is(behind[0], "via", "ferried-by"));
  const isThither = /^(?:it|that|this|there)$/.test(behind[0]?.text ?? "");
  const rest = is(verb, "via") ? [verb!, ...behind] : behind.slice(isThither ? 1 : 0);
  const ends = isCarried || rest.length === 0 || is(rest[0], "separator", "backing");
  if (goal === null || verb === undefined || !ends || !(isCarried || isGoing(verb))) return null;
  if (!ordered(forces, unit).some((own) => isCarried || canEnter(forces, own, goal[0]!)))
    return null;
  return [...unit, ...placed([...unit, verb], [token(["arrow"], verb), ...goal]), ...rest];
}

/** `Trieste takes Venice! With support from Tyrolia.` */
function helped({ own }: Forces, before: Tokens, sentence: Tokens): Tokens | null {
  const isOrder =
    before.some((word) => is(word, "arrow", "hold")) && !is(before.at(-1), "question");
  if (isOrder && is(sentence[0], "backing", "ferried-by")) return [...before, ...sentence];
  // `Livonia to Warsaw; supports: Galicia, Moscow`, `Supporting that: the Baltic fleet`
  const units = sentence.slice(1).filter((word) => !is(word, "reference"));
  const areOwn = units.every((word) => !is(word, "place") || own.some((unit) => isAt(unit, word)));
  const isList = units.length > 0 && units.every((word) => is(word, ...unitRoles, "separator"));
  return isOrder && is(sentence[0], "support") && isList && areOwn
    ? [...before, { ...sentence[0]!, roles: ["backing"] }, ...units]
    : null;
}

/** `Brest. Fleet, obviously`: what is there, or is to be. */
function typed(before: Tokens, sentence: Tokens): Tokens | null {
  const [place, another] = before.filter((word) => !is(word, "question"));
  const [type, ...rest] = sentence;
  const isPlace = is(place, "place") && !is(place, "army", "fleet") && another === undefined;
  const isType = is(type, "army", "fleet") && !is(type, "place") && type!.text.length > 2;
  const isTalk = rest.every((word) => is(word, "separator", "unknown", "reason", "noise"));
  return isPlace && isType && isTalk ? [...placed([place!], [type!]), place!] : null;
}

/** The one place of a sentence that orders nothing, with its coast; null where a unit of the writer's stands there. */
function spokenOf({ own }: Forces, sentence: Tokens): Tokens | null {
  const [place, another] = sentence.filter((word) => is(word, "place"));
  const isTalk = sentence.every((word) => is(word, "place", "coast") || isPlain(word));
  if (place === undefined || another !== undefined || !isTalk) return null;
  if (own.some((unit) => isAt(unit, place))) return null;
  return sentence.filter((word) => is(word, "place", "coast"));
}

/** A word that neither denies nor orders: `must go` is said of a place too. */
function isPlain({ roles, text }: Token): boolean {
  return text === "first" || roles.every((role) => plain.includes(role));
}

const plain: readonly Role[] = [
  "unknown",
  "noise",
  "separator",
  "reference",
  "reason",
  "heading",
  "arrow",
  "bring",
  "remove",
];

/** A verb, and no sign. */
function isGoing(word: Token | undefined): boolean {
  return is(word, "arrow") && !is(word, "place") && /^\p{L}{2}/u.test(word!.text);
}

/** The units that the words can name: one in its place, or those of a type. */
function ordered({ own }: Forces, words: Tokens): readonly OwnUnit[] {
  const place = words.find((word) => is(word, "place"));
  const isType = (type: OwnUnit["type"]) =>
    words.every((word) => !is(word, type === "A" ? "fleet" : "army"));
  return words.length === 0
    ? []
    : own.filter((unit) => isType(unit.type) && (place === undefined || isAt(unit, place)));
}

/** More tokens at the end of these, where they stand in the text. */
function placed(tokens: Tokens, more: Tokens): Tokens {
  const { end } = tokens.at(-1)!;
  return more.map((word) => ({ ...word, start: end, end }));
}
