/**
 * Players who tell what asks for nothing: that their computer is dead, that Italy is silent, that I misread them. A
 * host has a word for each; of the rest of such a mail they say what it would take for it to reach somebody.
 */
import {
  complains,
  isIdleQuestion,
  isSurely,
  isWanting,
  likelyQuestion,
  placesIn,
  powersIn,
  type Remark,
  remarkIn,
  sentencesOf,
  typesNamed,
  wishesWell,
} from "../../language/index.js";
import type { AnsweredInWords, ReplyItem } from "../../report/index.js";
import { flat, regex } from "../../util/index.js";
import {
  answerPlainly,
  answerPlainlyOnce,
  cutTalk,
  dropItems,
  isBlank,
  withoutTalk,
} from "../session/outcomes.js";
import type { Session, Speaker } from "../session/session.js";
import { powerOf, roleOf } from "../session/speaker.js";
import { speaksAsGm } from "../session/statements.js";
import { leansToTalk } from "../session/texts/mail-parts.js";
import { ownText } from "../session/texts/own-text.js";

/** Has a word for what a player remarks on, where their mail asks and orders nothing; true if it had one. */
export function answersRemarks(session: Session, lines: readonly string[]): boolean {
  const speaker = playerOf(session);
  if (speaker === null || asksSurely(lines) || session.grave.waiting.length > 0) return false;
  const isBare = isBlank(session) || session.reply.items.every(({ kind }) => kind === "complaint");
  if (!isBare && !session.reply.items.every(({ kind }) => answers.has(kind))) return false;
  const found = sentencesIn(session).flatMap((line) => {
    const kind = remarkIn(line);
    return kind === null || complains(line) || !isSaidOf(speaker, kind, line)
      ? []
      : [{ kind, line }];
  });
  const isAnswered = (line: string) =>
    session.reply.items.some((item) => item.kind === "answer" && flat(item.line).includes(line));
  const told = found
    .filter(({ kind, line }) => isBare || (beside.has(kind) && !isAnswered(line)))
    .filter(({ kind }, at, all) => all.findIndex((each) => each.kind === kind) === at)
    .slice(0, most);
  for (const { kind, line } of told) tell(session, speaker, kind, line);
  if (found.length === 0) return false;
  const said = found.map(({ line }) => line);
  // What is said around it, and asks for nothing, is of it.
  cutTalk(session, (words) =>
    sentencesOf(words)
      .filter((each) => (isBare ? asksMore(each, said) : !said.includes(flat(each).trim())))
      .join(""),
  );
  dropItems(session, ({ kind }) => kind === "complaint" && isBare);
  return isBare;
}

/** Does a sentence beside these ask something else? `Can nothing be done?` does not. */
function asksMore(sentence: string, told: readonly string[]): boolean {
  const said = flat(sentence).trim();
  if (!said.includes("?") || told.includes(said) || isIdleQuestion(said)) return false;
  return remarkIn(said) === null && said.split(/\s+/).length >= fewestWords;
}

/** `Germany never answers. What can I do about that?`: what is told says of what it asks. */
function asksSurely(lines: readonly string[]): boolean {
  if (!lines.some((each) => each.includes("?"))) return false;
  const question = likelyQuestion(lines);
  return question !== null && isSurely(question);
}

/** More is a story, and fewer words point to what stands beside them. */
const [most, fewestWords] = [2, 6] as const;

const answers: ReadonlySet<ReplyItem["kind"]> = new Set(["answer", "text", "help"] as const);

/** What is answered beside other questions; of the rest a mail that asks something only complains. */
const beside: ReadonlySet<Remark> = new Set<Remark>([
  ...(["layout", "typed-for", "friend-comes", "maker"] as const),
]);

function playerOf(session: Session): Speaker | null {
  const { speaker } = session.sender;
  return speaker === null || speaksAsGm(session) || roleOf(speaker) !== "player" ? null : speaker;
}

function sentencesIn(session: Session): readonly string[] {
  return sentencesOf(flat(ownText(session))).map((each) => each.trim());
}

/** `Italy misread my letter` is no fault of the judge's, and `Italy will send his orders tomorrow` no promise. */
function isSaidOf(speaker: Speaker, kind: Remark, line: string): boolean {
  return !ofSelf.has(kind) || othersIn(speaker, line).length === 0;
}

const ofSelf: ReadonlySet<Remark> = new Set<Remark>(["misread", "orders-later"]);

function othersIn(speaker: Speaker, words: string) {
  return powersIn(speaker.game.board, words).filter((power) => power !== powerOf(speaker));
}

function tell(session: Session, speaker: Speaker, remark: Remark, line: string): void {
  const powers = othersIn(speaker, line);
  answerPlainlyOnce(session, line, kindOf(remark, line), { powers });
}

/** A rule that somebody names is explained; of all others there is one page. */
function kindOf(remark: Remark, line: string): AnsweredInWords {
  if (remark === "lost") return "at-a-loss";
  if (remark === "changed-mind") return "change";
  if (remark !== "rule-judged") return remark;
  return rules.find(([said]) => said.test(line))?.[1] ?? remark;
}

const rules: readonly (readonly [RegExp, AnsweredInWords])[] = [
  [/support|unterst\u00fctz|soutien|apoyo|appoggi|steun/i, "supporting"],
  [/convoy|konvoi|convoi|convoglio|konvooi/i, "convoying"],
];

/** Tells a player of whose mail nothing was made how it would reach somebody. */
export function tellsUnmade(session: Session): void {
  const { reply, grave } = session;
  const speaker = playerOf(session);
  if (speaker === null || grave.waiting.length > 0 || !isBlank(session)) return;
  const { skipped } = reply;
  if (skipped.length > 0 && !skipped.some(({ kind }) => kind === "talk")) return;
  if (!skipped.every(({ kind }) => harmless.has(kind))) return;
  const line = flat(ownText(session)).trim();
  if (line === "") return;
  withoutTalk(session);
  if (isChat(session, speaker, line))
    return void skipped.push({ kind: "farewell", lines: 1, isIdle: true });
  const kind = mayOrder(speaker, line) ? "unmade-order" : "unmade";
  answerPlainly(session, line, kind, { powers: othersIn(speaker, line).slice(0, most) });
}

/** `My late husband used to play it by letter`: words of nobody and nothing in the game, that wish nothing. */
function isChat(session: Session, { game: { board } }: Speaker, line: string): boolean {
  const named = placesIn(board, line).length + powersIn(board, line).length;
  if (named > 0 || typesNamed(line).length === 1 || asksSomething(line)) return false;
  // `To everyone except my neighbor:` above it wants it sent.
  if (ofOthers.test(line) || /:\s*$/m.test(ownText(session))) return false;
  if (leansToTalk(session, line)) return true;
  return sentencesOf(line).every((each) => isOfNothing(session, each));
}

/** What is said of others may be for them. */
const ofOthers = regex("iu")`
  (?<!\p{L})(?:
    any(?:body|one)|every(?:body|one)|neighbou?rs?|people|players|they|them|jeder?|alle[nr]?|tous|todos|tutti
  )(?!\p{L})
`;

/** Is a sentence surely chat, or are its words of nothing in the game? */
function isOfNothing(session: Session, sentence: string): boolean {
  if (wishesWell(sentence) || leansToTalk(session, sentence)) return true;
  if (sentence.includes("?")) return true;
  return !/\d/.test(sentence) && !ofGame.test(sentence) && !isWanting(sentence);
}

function asksSomething(line: string): boolean {
  return sentencesOf(line).some((each) => each.includes("?") && !isIdleQuestion(each));
}

const ofGame = regex("iu")`
  (?<!\p{L})(?:
    orders?|moves?|turns?|units?|army|armies|fleets?|draws?|votes?|seats?|time|deadlines?|wait\p{L}*|messages?|rules?
    |please|not|no|never|if|befehl\p{L}*|z\u00fcge?n?|einheit\p{L}*|zeit|frist|nachricht\p{L}*|regel\p{L}*|bitte|nicht
    |kein\p{L}*|wenn|ordres?|coups?|tour|temps|r\u00e8gles?|pas|si|\u00f3rdenes|turno|tiempo|plazo|reglas?
    |ordini|mosse|tempo|regole|non|zetten|beurt|tijd|niet|geen|als
  )(?!\p{L})
`;

/** Words that name a unit or a place may be an order, or tell of one. */
function mayOrder({ game: { board, game } }: Speaker, line: string): boolean {
  if (game.status !== "active") return false;
  return placesIn(board, line).length > 0 || typesNamed(line).length === 1;
}

/** Beside anything else that was not read, the reply tells what can be done about that. */
const harmless: ReadonlySet<string> = new Set([
  ...(["talk", "greeting", "farewell", "quote", "signature", "disclaimer"] as const),
]);
