/**
 * Questions among the lines of a mail, and sentences that mean a command: each is taken out of its line, and what is
 * left is read as before. A line that only begins like a command may be a question too.
 */
import { regex } from "../../util/index.js";
import { type CommandReading, readSentence, readSetUpSaid } from "../commands/read-command.js";
import { courteousOrder } from "../lexer/courtesy.js";
import { looksLikeOrder } from "../lexer/order-like.js";
import { entryWord } from "../questions/entering/entry-word.js";
import { withGranted } from "../questions/granted-orders.js";
import { mayOrder } from "../questions/may-order.js";
import { asksOfAbove, goesForToo } from "../questions/plainly/asked-above.js";
import { type Question, readQuestion } from "../questions/read-question.js";
import { asksToLook } from "../questions/unit-questions.js";
import { limits } from "../text/limits.js";
import { readLine } from "../text/lines.js";
import { passedOn } from "../text/passages.js";
import { sentencesOf } from "../text/sentences.js";
import { asksAnew } from "../text/unwrapped.js";
import { clausesOf } from "./clauses.js";
import type { LineItem } from "./items.js";
import {
  asksOrTells,
  confirmsOrders,
  isCondition,
  isConditionalDraw,
  isOfPeople,
  mayAsk,
  supposes,
  withoutIfNot,
  withSupposed,
} from "./may-ask.js";
import { opensBlock } from "./press-block.js";
import { shownAs } from "./secret-lines.js";
import { mask } from "./secrets/mask.js";
import { newPassword } from "./secrets/told-secrets.js";

type TextItem = Extract<LineItem, { kind: "text" }>;

/** The items with the questions in their place. */
export function withQuestions(
  items: readonly LineItem[],
  game: string | null = null,
): readonly LineItem[] {
  const result: LineItem[] = [];
  let [questions, talk] = [0, 0];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at]!;
    if (!looksLikeOrder(item.line)) talk += item.line.length;
    if (questions >= limits.questions || talk > limits.talk) {
      result.push(item);
      continue;
    }
    const next = items[at + 1];
    if (item.kind === "text" && next !== undefined && isRest(item, next)) {
      const joined = { ...item, line: `${item.line.trimEnd()} ${next.line.trimStart()}` };
      const parted = part(joined, game);
      if (parted.some(isMeant) && !isOfNext(item, next, parted.filter(isMeant).length, game)) {
        result.push(...parted);
        questions += parted.filter(isQuestion).length;
        at += 1;
        continue;
      }
      if (next.kind !== "text" && item.line.length >= wrappedAt) {
        result.push(...part(item, game), { kind: "text", number: next.number, line: next.line });
        at += 1;
        continue;
      }
    }
    const parted = isProse(item) ? part(item, game) : [asQuestion(item)];
    result.push(...parted);
    questions += parted.filter(isQuestion).length;
  }
  const told = withWords(result.map((item, at) => withoutIfNot(item, result[at - 1])));
  return told.some(({ line }) => ofPassword.test(line))
    ? withPasswordAsked(told.map(asNewPassword))
    : told;
}

/** `I can't recall my password. Do I need it?`: what is asked of `it` is asked of the password, and answered once. */
function withPasswordAsked(items: readonly LineItem[]): readonly LineItem[] {
  const asked: LineItem[] = [];
  for (const item of items) {
    const last = asked.at(-1);
    const isAsked = item.kind === "question" || (item.kind === "text" && item.line.includes("?"));
    const isOfIt = isAsked && !looksLikeOrder(item.line) && itNeeded.test(item.line);
    if (last?.kind === "question" && last.question.intent === "password" && isOfIt)
      asked.splice(-1, 1, longer(last, item.line));
    else asked.push(item);
  }
  return asked;
}

const itNeeded = regex("iu")`
  \b(?:
    need|remind|recall|tell|send|resend|find|look|change|reset|replace|get|give|was|brauche
    |erinner\p{L}*|rappel\p{L}*|besoin|necesito|recuerd\p{L}*|serve|ricord\p{L}*|nodig
    |herinner\p{L}*
  )\b.*\b(?:it|one|es|ihn|le|la|lo|het)(?!\p{L})
`;

const ofPassword =
  /(?<!\p{L})(?:password|passwort|kennwort|mot de passe|contraseña|wachtwoord|hasło)(?!\p{L})/iu;

/** `Forgot my password. Can you change it to kebab42?`: asks nothing of orders, and is not quoted back. */
function asNewPassword(item: LineItem): LineItem {
  if (item.kind !== "text" && item.kind !== "question") return item;
  const line = item.line.replace(newPassword, (_, told: string) => `${told}${mask}`);
  return line === item.line ? item : asItem(item.number, line, { intent: "password", about: line });
}

/** No program breaks shorter lines. */
const wrappedAt = 60;

/** `boat goes brest` above `wait no boat goes spain. does that work?`: the second line asks by itself. */
function isOfNext(item: LineItem, next: LineItem, count: number, game: string | null): boolean {
  if (next.kind !== "text" || item.line.length >= wrappedAt) return false;
  return part(next, game).filter(isMeant).length === count;
}

/** A sentence over two lines that asks, supposes, or says what is to be done. */
function isMeant({ kind, line }: LineItem): boolean {
  return kind === "question" || kind === "statement" || supposes(line);
}

function isQuestion({ kind }: LineItem): boolean {
  return kind === "question";
}

/** What is read sentence by sentence: `Pause the game until Monday and extend the deadline` is no date behind UNTIL. */
function isProse(item: LineItem): boolean {
  return (
    item.kind === "text" || (mayAsk(item) && sentencesOf(item.line).flatMap(clausesOf).length > 1)
  );
}

/**
 * `Can I join? The word is hydrangea`: the sentence with the word belongs to the one that asks; the word is not
 * quoted.
 */
function withWords(items: readonly LineItem[]): readonly LineItem[] {
  const joining = items.find((item) => item.kind === "question" && item.question.intent === "join");
  if (joining?.kind !== "question") return items;
  const told = items.filter((item) => item !== joining && mayTell(item));
  const about = [joining, ...told].map(({ line }) => line).join(" ");
  const word = entryWord(joining.line) ?? told.map(({ line }) => entryWord(line)).find(Boolean);
  if (word === null || word === undefined) return items;
  const line = about.replace(new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "u"), mask);
  const whole: LineItem = { ...joining, line, question: { ...joining.question, about } };
  return items
    .filter((item) => !told.includes(item))
    .map((item) => (item === joining ? whole : item));
}

function mayTell({ kind, line }: LineItem): boolean {
  return (kind === "text" || kind === "question") && entryWord(line) !== null;
}

/** The rest of a sentence: it may begin with the word of a command, where a program broke the line. */
function isRest(item: TextItem, next: LineItem): boolean {
  return (
    (next.kind === "text" ||
      (next.kind === "complaint" && mayAsk(next)) ||
      isLastWord(item, next)) &&
    goesOn(item, next)
  );
}

/** `When that's done you can` above `start.`: a word of a sentence that a program broke is no command. */
function isLastWord({ line }: TextItem, next: LineItem): boolean {
  return next.kind === "statement" && leadsToVerb.test(line) && !looksLikeOrder(line);
}

const leadsToVerb = regex("iu")`
  (?<!\p{L})(?:
    can|could|may|might|will|would|should|shall|must|to|please|let us|let's|we|you|i|they|don't
    |not|never|and|or|then|bitte|dann|zu|und|nicht|pour|peux|pouvez|de|et|puis|pas|puedes|puede|y
    |luego|no|di|a|puoi|può|e|poi|non|te|kun|kunt|en|dan|niet
  )\s*$
`;

/** Does a sentence go on in the next line? Programs wrap long lines wherever they end. */
function goesOn({ number, line }: TextItem, next: LineItem): boolean {
  if (next.number !== number + 1 || line.length < 40) return false;
  if (/[.?!:;]\s*$/.test(line) || asksAnew(line, next.line.trim())) return false;
  const isLong = line.length >= wrappedAt;
  if (isLong && /^\s*\d(?!\d?[.)]\s)/.test(next.line)) return true;
  return /^\s*\p{Ll}/u.test(next.line) || (line.length >= wrappedAt && leadsOn.test(line));
}

/** `Das ist ein` at the end of a long line has its noun in the next. */
const leadsOn = regex("iu")`
  (?<!\p{L})(?:
    ein|eine[nmrs]?|der|die|das|den|dem|des|im|am|zum|zur|vom|mein\p{L}{0,2}|the|an?|of|my|le|la
    |les|une?|mon|ma|mes|el|los|las|mi|il|lo|gli|mio|mia|het|een|van|mijn
  )\s*$
`;

/** The questions and commands of a line, and what else stands in it. */
function part(written: LineItem, game: string | null): readonly LineItem[] {
  const item = written.kind === "text" ? { ...written, line: withGranted(written.line) } : written;
  const { number, line } = item;
  // `My orders:` heads what stands below it.
  if (/:\s*$/.test(line)) return [item];
  const found: LineItem[] = [];
  const rest: string[] = [];
  for (const sentence of withSupposed(sentencesOf(line))
    .flatMap((each) => clausesBefore(each, game))
    .flatMap((each) => (courteousOrder(each) === null ? clausesOf(each) : [each]))) {
    const meant = meantBy(number, sentence.trim(), game);
    const last = found.at(-1);
    const isBesides = asksToLook(sentence) || (rest.length === 0 && isBehind(sentence, meant));
    if (last?.kind === "question" && isBesides) {
      found.splice(-1, 1, longer(last, sentence.trim()));
    } else if (last?.kind === "statement" && asksOfAbove(sentence)) continue;
    else if (meant === null || (rest.length > 0 && asksOfAbove(sentence))) rest.push(sentence);
    else found.push(meant);
  }
  if (found.length === 0)
    return isCondition(item) ? [{ kind: "text", number, line }] : withOrderBehind(item);
  const left = rest.join("").trim();
  const isMore = /[\p{L}\p{N}]/u.test(left);
  return isMore ? [...found, { kind: "text", number, line: left }] : found;
}

/**
 * `Wait, is Spain taken? Anyway Marseilles to Piedmont`: what only begins like a command holds back no order
 * behind it.
 */
function withOrderBehind(item: LineItem): readonly LineItem[] {
  if (item.kind !== "complaint") return [item];
  const [first = "", ...others] = sentencesOf(item.line);
  const rest = others.join("");
  if (first.trim() === "" || !others.some((each) => mayOrder(each.trim()))) return [item];
  return [
    { ...item, line: first.trim() },
    { kind: "text", number: item.number, line: rest.trim() },
  ];
}

/** `Move the deadline to Sunday and let everybody know: "..."`: what is to be done stands before what is to be told. */
function clausesBefore(sentence: string, game: string | null): readonly string[] {
  const at = sentence.search(telling);
  if (at <= 0) return [sentence];
  const [first, rest] = [sentence.slice(0, at), sentence.slice(at).replace(/^,? \p{L}+ /u, "")];
  return meantBy(0, first.trim(), game) === null ? [sentence] : [first, rest];
}

const telling = regex("iu")`
  ,? (?:and|und|et|y|e) (?=
    (?:please |also |bitte )?(?:tell|let|inform|notify|write (?:to )?|send|forward|pass)\b
      (?! me\b| us\b)[^,;.?!]{0,80}(?:["\u201c\u201e\u00ab]|\b(?:that|it's|it is|they|we|i)\b)
  )
`;

const fragment = regex("iu")`
  ^(?:and |but |or )?(?:
    how many,? and where|how many|how|where|when|why|which|who|what|how much
    |if so,? (?:how|where|when|why|which|who|what|until|by|is|are|do|can|must|may)(?: \w+){0,3}
    |wie ?viele?|wo|wann|warum|combien|o[uù]|quand|pourquoi|cu[aá]nt[oa]s
    |d[oó]nde|cu[aá]ndo|quant[ie]|dove|quando|can you (?:help|explain|tell me)
    |could you (?:please )?(?:help|explain)|please (?:explain|help|tell me|advise)
    |any (?:ideas?|advice|help|idea)
    |is that (?:ok|okay|possible|allowed|a problem|right|all right|fine)
    |thanks for (?:your|any) help
  )(?: exactly| then| now| please| me| with (?:this|that))*\s*[?!.]*$
`;

/** `Can I build? How many?`: a few words that go on asking what was asked. */
function isBehind(sentence: string, meant: LineItem | null): boolean {
  const said = sentence.trim();
  if (meant === null && /^(?:or|oder|ou|o|of|lub)\s.*\?\s*$/iu.test(said)) return true;
  return (
    (meant === null || meant.kind === "question") &&
    (fragment.test(said) || asksOfAbove(said) || sentAgain.test(said) || goesForToo(said))
  );
}

/** `I cannot find the map. Would you send it once more?` */
const sentAgain = regex("iu")`
  ^(?:
    (?:(?:is|would) there (?:be )?(?:a|any) (?:way|chance) )?
      (?:(?:could|can|would|will) you|you (?:could|can|might)) (?:
        please |kindly |be so (?:kind|good) as to )?
    |please |pls )?(?:(?:re)?send(?: me)?|let me have|give me|mail me) (?:it|them|that)(?: to me)?
    (?: again| once more| anew)?(?: please)?\W*$
`;

type QuestionItem = Extract<LineItem, { kind: "question" }>;

function longer(item: QuestionItem, more: string): QuestionItem {
  const about = `${item.question.about} ${more}`;
  return { ...item, line: `${item.line} ${more}`, question: { ...item.question, about } };
}

/** `A War.`, `- Gal.`, `S`: a full stop behind an abbreviation parted it from its order. */
const partOfOrder = /^(?:[AF]\.?\s+\p{L}{2,4}|[-\u2013\u2014>=]+\s*\p{L}{2,}|[SHC])\W*$/u;

/** What a sentence asks or wants done; null for any other. */
function meantBy(number: number, sentence: string, game: string | null): LineItem | null {
  if (partOfOrder.test(sentence)) return null;
  if (passedOn(sentence) !== null) return { kind: "text", number, line: sentence };
  const command = [sentence, ...withoutName(sentence, game)].map(commandIn).find(Boolean);
  const isTale = command?.kind === "statement" && command.form === "if" && isOfPeople(sentence);
  if (command?.kind === "statement" && !opensBlock(command) && !isTale) {
    const { statement, form, said } = command;
    const line = shownAs(sentence, command);
    return { kind: "statement", number, line, statement, form, ...(said && { said }) };
  }
  const question = readQuestion(sentence);
  if (question !== null) return asItem(number, sentence, question);
  return supposes(sentence) ? { kind: "text", number, line: sentence } : null;
}

function commandIn(sentence: string): CommandReading | null {
  const spoken = readLine(sentence);
  return readSentence(spoken) ?? readSetUpSaid(spoken);
}

/** `Move the deadline of friday to Sunday`, `let friday rest`: the sentence without its game's name. */
function withoutName(sentence: string, game: string | null): readonly string[] {
  if (game === null || !sentence.toLowerCase().includes(game)) return [];
  const name = `(?:(?:the |my |our |this )?game )?${game}(?: game)?(?![\\w@-])`;
  const within = sentence.replace(
    new RegExp(`,? (?:of|in|for|from|at) (?:the |my |our )?${name}`, "gi"),
    "",
  );
  const named = sentence.replace(new RegExp(`(?<![\\w@-])(?:my |our )?${name}`, "gi"), "the game");
  return [within, named].filter((each) => each !== sentence);
}

/** `Who is playing Germany?` begins like a command and is a question. */
function asQuestion(item: LineItem): LineItem {
  if (!mayAsk(item)) return item;
  const { number, line } = item;
  if (isConditionalDraw(item)) return asItem(number, line, { intent: "draw", about: line });
  const mayBe = item.kind !== "complaint" || asksOrTells(line);
  if (pausesUntilThen.test(line)) return asItem(number, line, { intent: "pause", about: line });
  const question = mayBe ? readQuestion(line) : null;
  if (question !== null) return asItem(number, line, question);
  if (isCondition(item)) return { kind: "text", number, line };
  return item.kind === "complaint" && (toldToWriter.test(line) || confirmsOrders(line))
    ? { kind: "text", number, line }
    : item;
}

/** `Pause bis nach Ostern`: whatever the day, the pause is what is wanted. */
const pausesUntilThen =
  /^(?!.*\d)\W*(?:pause|pausa|break)\s+(?:until|till?|bis|jusqu['\u2019]|fino|hasta|tot)(?!\p{L})/iu;

/** `Tell me which of this you can do` begins like words for another player. */
const toldToWriter = /^\W*(?:tell|show|write(?: to)?|send|give|message) (?:me|us)\b/i;

/** The words as the question that they ask, or as text. */
export function questionOrText(
  number: number,
  line: string,
): Extract<LineItem, { readonly kind: "question" | "text" }> {
  const question = readQuestion(line);
  return question === null ? { kind: "text", number, line } : asItem(number, line, question);
}

function asItem(
  number: number,
  line: string,
  question: Question,
): Extract<LineItem, { readonly kind: "question" }> {
  return { kind: "question", number, line, question };
}
