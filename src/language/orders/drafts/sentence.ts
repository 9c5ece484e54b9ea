/**
 * A sentence on its way to a reading: as a whole, or clause by clause, or what is concluded from a tale. What
 * only asks or tells gives no orders.
 */
import { type ProvinceId, provinceOf } from "../../../map/index.js";
import { is, type Token } from "../../lexer/token.js";
import { lineLimits } from "../../text/order-limits.js";
import { clausesOf } from "../clauses/clauses.js";
import { joinedTokens, withBreaks } from "../clauses/joints.js";
import { type Said, saidOfTale, withSubjectAbove } from "../clauses/said.js";
import { withHelpStopped } from "../clauses/stopped.js";
import { asRemoved, buildsUnit } from "../clauses/winter-units.js";
import type { Setting } from "../interpret.js";
import { conditional, ordered } from "../prose/mood.js";
import { isRemark } from "../prose/tails.js";
import { draftClause } from "./clause.js";
import { asGist, gistOf, mayHaveGist } from "./gist.js";
import {
  complaintOf,
  draftsIn,
  isTyped,
  type LineDraft,
  noOrder,
  placeAmong,
  spanOf,
  tale,
  told,
} from "./line-draft.js";

/** A sentence as a whole; where that is no order, clause by clause. */
export function draftSentence(
  setting: Setting,
  tokens: readonly Token[],
  text: string,
  before: readonly LineDraft[],
): readonly LineDraft[] {
  const asked = ordered(tokens, text);
  if (asked === null) return concluded(setting, tokens, text, before);
  if (asked.length > lineLimits.tokens) return [noOrder(spanOf(asked))];
  const ended = withHelpStopped(setting, asked, text);
  return draftAsked(setting, joinedTokens(setting, ended), text, before);
}

/** What is ordered; of clauses that nothing reads, their gist. */
function draftAsked(
  setting: Setting,
  asked: readonly Token[],
  text: string,
  before: readonly LineDraft[],
): readonly LineDraft[] {
  const drafts = draftClauses(setting, asked, text, before, draftClause);
  const isRead = drafts.every(({ kind }) => kind !== "complaint");
  if (isRead || setting.can === undefined || !mayHaveGist(asked, text)) return drafts;
  const gists = draftClauses(setting, asked, text, before, (here, clause, said) => {
    const draft = draftClause(here, clause, said);
    const gist = draft.kind === "complaint" ? gistOf(clause, text) : null;
    return gist === null ? draft : (asGist(here, draftClause(here, gist, said), gist) ?? draft);
  });
  return draftsIn(gists).length > draftsIn(drafts).length ? gists : drafts;
}

/** A sentence, or its clauses in turn, each as `draftOf` reads one. */
function draftClauses(
  setting: Setting,
  asked: readonly Token[],
  text: string,
  before: readonly LineDraft[],
  draftOf: typeof draftClause,
): readonly LineDraft[] {
  // `I build an army in Paris and a fleet in Brest`: out of winter no fleet that is there is meant.
  const here = setting.kind !== "A" && buildsUnit(asked) ? { ...setting, own: [] } : setting;
  // `Germany moves to Burgundy, so I hold Burgundy`
  const isAnswer = is(asked[0], "nation") && asked.some(({ text: word }) => word === "so i");
  const answer = isAnswer ? conclusionOf(setting, asked, text, before) : null;
  if (answer !== null) return answer;
  const listed = asRemoved(setting, asked, placeAmong(before));
  const whole = draftOf(here, listed, saidIn(setting, before));
  if (whole.kind !== "complaint") return [whole];
  const clauses = clausesOf<LineDraft>(withBreaks(listed), (clause, above) => {
    const drafts = above.flatMap(({ tokens, read }, at) => read ?? (at === 0 ? tale(tokens) : []));
    const full = withSubjectAbove(clause, above.at(-1)?.tokens ?? []);
    const draft = draftOf(here, full, saidIn(setting, [...before, ...drafts]));
    return isWorth(draft, asked) || isTyped(setting, draft) ? draft : null;
  });
  if (clauses.every(({ read }) => read === null)) {
    return conclusionOf(setting, asked, text, before) ?? [whole];
  }
  return clauses
    .filter(({ tokens: clause, read }) => read !== null || !isRemark(clause))
    .map(({ tokens: clause, read }) => read ?? complaintOf(setting, clause));
}

/** `I can't decide, so A Bur - Mun`: what is denied or doubted before such a word does not touch what is done. */
function conclusionOf(
  setting: Setting,
  tokens: readonly Token[],
  text: string,
  before: readonly LineDraft[],
): readonly LineDraft[] | null {
  const turn = tokens.findLastIndex(concludes);
  const start = tokens.slice(0, turn);
  const end = tokens.at(-1)?.text === "instead" ? tokens.length - 1 : tokens.length;
  const rest = tokens.slice(turn + 1, end);
  const depends = tokens.some((word) => conditional.test(word.text));
  if (turn < 1 || rest.length === 0) return null;
  if (depends || rest.some((word) => is(word, "doubt"))) return null;
  const drafts = draftSentence(setting, rest, text, [...before, ...tale(start)]);
  const isWhole =
    drafts.length > 0 && drafts.every((draft) => isWorth(draft, []) || isTyped(setting, draft));
  return isWhole ? [noOrder(spanOf(start)), ...drafts] : null;
}

function concludes(word: Token): boolean {
  return (
    (word.text === "so" && is(word, "separator")) || /^(?:so i|hence|therefore)$/.test(word.text)
  );
}

/** `A Bur - Mun bounced, so A Bur H`: the end of a sentence that tells or asks can be an order. */
function concluded(
  setting: Setting,
  tokens: readonly Token[],
  text: string,
  before: readonly LineDraft[],
): readonly LineDraft[] {
  const turn = tokens.findLastIndex((word) => word.text === "so" && is(word, "separator"));
  const rest = tokens.slice(turn + 1);
  const start = tokens.slice(0, turn < 1 ? tokens.length : turn);
  const complaint = told(start, spanOf(start));
  const isPlain =
    turn > 0 && rest.length > 0 && !tokens.some((word) => is(word, "question", "doubt"));
  return isPlain
    ? [complaint, ...draftSentence(setting, rest, text, [...before, complaint])]
    : [complaint];
}

/**
 * A unit without a verb is no part of a sentence that can stand alone, but beside a waiver: `A Par, skip the
 * second`.
 */
function isWorth(draft: LineDraft, sentence: readonly Token[]): boolean {
  if (draft.kind !== "orders") return false;
  return sentence.some((word) => is(word, "waive")) || draft.drafts.every(({ bare }) => !bare);
}

/** `My army in Trieste is tired.`: the one unit of which a sentence orders nothing. */
function nameAlone(draft: LineDraft | undefined): ProvinceId | null {
  if (draft?.kind !== "orders" || !draft.drafts.every(({ bare }) => bare)) return null;
  const named = draft.drafts.flatMap(({ meanings }) =>
    meanings.flatMap(({ order }) => (order.kind === "waive" ? [] : [provinceOf(order.unit.at)])),
  );
  const [at, another] = new Set(named);
  return another === undefined ? (at ?? null) : null;
}

/** What was said last, in this line or above. */
function saidIn({ said, own }: Setting, drafts: readonly LineDraft[]): Said | null {
  const above = drafts.at(-1);
  const topic = above?.kind === "complaint" ? above.topic : nameAlone(above);
  if (topic !== null && own.some(({ at }) => at === topic)) return saidOfTale(topic);
  const told = drafts.flatMap((draft) =>
    draft.kind === "orders" && draft.said !== null ? [draft.said] : [],
  );
  const last = told.at(-1) ?? said;
  const former = told.at(-2);
  return last === null || former === undefined ? last : { ...last, former };
}
