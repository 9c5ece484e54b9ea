/**
 * Questions about the board of now that name units or powers, taken out of a mail before the rest of it is read: what
 * somebody supposes, in whatever words, and what others could bring about. They are tried, and nothing of it is ordered.
 */
import {
  askingSpans,
  asksOfNextTurn,
  asksWhatIf,
  type Clause,
  type Could,
  clausesOfSpan,
  couldIn,
  deedsSupposed,
  isSupposing,
  outcomeAsked,
  placesIn,
  type Situation,
  type Span,
  type Supposed,
} from "../../../../language/index.js";
import type { PowerId } from "../../../../map/index.js";
import { trialsPerMailMax } from "../../../limits.js";
import { answerLine } from "../../../session/outcomes.js";
import type { Session, Speaker } from "../../../session/session.js";
import { ownText } from "../../../session/texts/own-text.js";
import { countTold, type Tell, whetherTold } from "./board-facts.js";
import { thenTold } from "./then-asked.js";
import { couldTold, thenAnswer, trialTold } from "./trial-told.js";
import { situationOf } from "./trials.js";

/** What is asked so, with its answer to be given when the orders of the mail are noted. */
interface Asked {
  readonly line: string;
  readonly tell: () => void;
}

/** The text without such questions, and what answers them. The lines keep their numbers. */
export function boardAskedApart(
  session: Session,
  text: string,
): { readonly text: string; readonly asked: readonly Asked[] } {
  const { speaker } = session.sender;
  const nothing = { text, asked: [] };
  if (speaker === null || speaker.game.game.status !== "active") return nothing;
  if (blocks.test(text)) return nothing;
  let left = text;
  const asked: Asked[] = [];
  const own = ownText(session);
  let before: readonly Clause[] = [];
  for (const span of askingSpans(text)) {
    if (session.counts.trials >= trialsPerMailMax || !own.includes(span.sentences[0]!)) continue;
    const clauses = clausesWith(span, before);
    if (span.sentences.some(isSupposing)) before = clauses;
    const tell = answerTo(session, speaker, span, clauses);
    const at = left.indexOf(span.text);
    if (tell === null || at < 0) continue;
    session.counts.trials += 1;
    const line = span.text.replace(/\s+/g, " ");
    asked.push({ line, tell: () => tell(line) });
    const lines = "\n".repeat(span.text.split("\n").length - 1);
    left = `${left.slice(0, at)}${lines}${left.slice(at + span.text.length)}`;
  }
  return { text: left, asked };
}

/** Words that are for others, or tried line by line. */
const blocks = /^\s*(?:(?:END)?(?:PRESS|BROADCAST|TRY))\b/im;

/** `And if Ukraine supports it?` goes on from what was supposed before, and asks the same where it asks nothing else. */
function clausesWith(span: Span, before: readonly Clause[]): readonly Clause[] {
  const clauses = clausesOfSpan(span);
  if (before.length === 0 || !goesOn.test(span.text)) return clauses;
  const asks = clauses.some((each) => each.asks && outcomeAsked(each.text) !== null);
  return [...before.filter((each) => !each.asks || !asks), ...clauses];
}

const goesOn =
  /^\W*(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar|or|oder|ou|o)\s+(?:what )?(?:if|wenn|falls|was,? wenn|si|s['\u2019](?=ils?)|se|als|wat als|stel)(?!\p{L})(?=[^?]*(?<!\p{L})(?:it|him|her|them|that|there|too|also|ihn|es|sie|ihm|ihr|das|dort|dahin|auch|la|le|l['\u2019]|les|y|lui|aussi|lo|tambi\u00e9n|all\u00ed|gli|anche|l\u00ec|hem|haar|het|dat|daar|ook)(?!\p{L}))/iu;

function answerTo(
  session: Session,
  speaker: Speaker,
  span: Span,
  read: readonly Clause[],
): Tell | null {
  const isIf = span.sentences.some(isSupposing);
  const isLater = asksOfNextTurn(span.text);
  const at = situationOf(speaker);
  const counted = countTold(session, speaker, span.text, isIf);
  if (counted !== null || speaker.game.game.phase.kind !== "M") return counted;
  const clauses = isIf ? read : [{ text: span.text, asks: true }];
  const asking = clauses.filter(({ asks }) => asks).map(({ text }) => text);
  const asks = asking.join(" ");
  const supposed = isIf ? deedsSupposed(at, clauses) : nothingSupposed;
  const base = { session, speaker, at, asks };
  const isUnread = isIf && (supposed === null || supposed.deeds.length === 0);
  const rule = isUnread ? thenTold({ ...base, deeds: [] }) : null;
  if (rule !== null) return (line) => answerLine(session, line, rule.text);
  if (supposed === null) return null;
  // Where a unit can be two turns from now, nobody knows.
  if (isLater && supposed.impossible !== null && supposed.impossible.power !== at.own) return null;
  const others = supposed.deeds.map(({ unit }) => unit.power).filter((each) => each !== at.own);
  const could =
    couldIn(at.board, asks, at.own, [...new Set(others)]) ?? endangered(at, asks, others);
  const question = { ...base, supposed, could };
  const then = supposed.deeds.length === 0 ? null : thenTold({ ...base, deeds: supposed.deeds });
  if (then !== null) return thenAnswer(question, then, clauses);
  if (could !== null && (could.place !== null || isIf) && !isOfWish(asks))
    return couldTold(question);
  if (!isIf) return whetherTold(session, speaker, span.text);
  // `Was wäre, wenn ...?` asks for whatever comes of it.
  const outcome = outcomeAsked(asks) ?? (asksWhatIf(span) ? "what" : null);
  return outcome !== null ? trialTold(question, outcome, clauses) : null;
}

/** `If Austria goes to Tyrolia, is Munich in danger?`: whether it could be taken then. */
function endangered(at: Situation, asks: string, powers: readonly PowerId[]): Could | null {
  const [place, another] = placesIn(at.board, asks);
  if (powers.length === 0 || place === undefined || another !== undefined) return null;
  return asksOfNextTurn(asks) ? { powers, place, outcome: "lose" } : null;
}

const nothingSupposed: Supposed = { deeds: [], impossible: null, place: null };

/** `Could you tell Russia ...`, `can Germany be asked ...` */
function isOfWish(asks: string): boolean {
  return /(?<!\p{L})(?:you|u|tell|ask|write|show|send|sag\p{L}*|frag\p{L}*|schreib\p{L}*|zeig\p{L}*|dire|demand\p{L}*|\u00e9cri\p{L}*|decir\p{L}*|pregunt\p{L}*|dir\p{L}*|chied\p{L}*|zeg\p{L}*|vraag\p{L}*)(?!\p{L})/iu.test(
    asks,
  );
}
