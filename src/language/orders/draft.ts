/**
 * A line on its way to a reading: lexed, parsed and interpreted, with everything that it can mean. What
 * cannot be an order at all ends here as a complaint (`line-draft.ts`).
 */
import type { Board, PowerId } from "../../map/index.js";
import type { WrittenOrder } from "../../rules/index.js";
import { lexOrders } from "../lexer/lexer.js";
import { plainTokens } from "../lexer/plain.js";
import { withSplitNames } from "../lexer/split-names.js";
import { is, type Token, verbRoles } from "../lexer/token.js";
import { namesOf } from "../names/names.js";
import { isTooLong, lineLimits } from "../text/order-limits.js";
import { readCanonical } from "./canonical.js";
import { clausesOf } from "./clauses/clauses.js";
import { withExchanges } from "./clauses/exchanges.js";
import { joinedTokens, withBreaks } from "./clauses/joints.js";
import { withOwnNames, withOwnUnits } from "./clauses/own-units.js";
import { partedRun } from "./clauses/runs.js";
import {
  resolved,
  type Said,
  saidBy,
  saidIn as saidInTree,
  withSubjectAbove,
} from "./clauses/said.js";
import { withHelpStopped } from "./clauses/stopped.js";
import { asRemoved, buildsUnit } from "./clauses/winter-units.js";
import { type Draft, interpret, type Meaning, type Setting, settingAlone } from "./interpret.js";
import {
  complaintOf,
  distinct,
  isTyped,
  type LineDraft,
  merged,
  noOrder,
  type OrdersDraft,
  placeAmong,
  spanOf,
  told,
  tooLong,
} from "./line-draft.js";
import { treesOf } from "./line-shapes.js";
import { withPlainNotation } from "./notation/notation.js";
import { withoutThisSeason } from "./prose/headings.js";
import { withoutIdleWords } from "./prose/idle-words.js";
import { withItems } from "./prose/marks.js";
import { withLatinLetters, withoutMarkup } from "./prose/markup.js";
import { conditional, ordered } from "./prose/mood.js";
import { withoutQuotedSpeech } from "./prose/quoted-speech.js";
import { withoutRemarks } from "./prose/remarks.js";
import { reworded } from "./prose/rewordings/rewordings.js";
import { takesBackAll, withoutSecondChoice, withSecondThoughts } from "./prose/second-thoughts.js";
import { endOfOrder, isRemark } from "./prose/tails.js";
import { withTalesJoined } from "./prose/thoughts.js";

/** Everything that the line can mean, order by order where semicolons or stops part them. */
export function draftLine(setting: Setting, written: string): readonly LineDraft[] {
  const text = withLatinLetters(written);
  const canonical = readCanonical(setting.board, setting.kind, text);
  // `F ION - TYR`, where a fleet can only mean the sea that begins so
  if (canonical !== null && setting.can?.(canonical) !== false)
    return [canonicalDraft(canonical, text)];
  if (isTooLong(text)) return [tooLong(text)];
  const words = plainTokens(setting.board, text);
  const order = words === null ? null : draftWhole(setting, words);
  if (order?.kind === "orders") return [order];
  const timely = setting.phase === undefined ? text : withoutThisSeason(setting.phase, text);
  const first = setting.kind === "R" ? withoutSecondChoice(setting.board, timely) : timely;
  const bare = withSecondThoughts(
    setting.board,
    withTalesJoined(
      withoutQuotedSpeech(
        withoutMarkup(reworded(withoutIdleWords(withPlainNotation(setting.kind, first)))),
      ),
    ),
  );
  const plain = withItems(setting.board, withoutRemarks(setting.board, bare));
  const parts = withExchanges(setting, lexOrders(setting.board, plain, setting.guesses));
  if (parts.length > lineLimits.parts) return [noOrder({ from: 0, to: text.length })];
  const drafts: LineDraft[] = [];
  for (const tokens of parts) {
    const last = drafts.at(-1);
    if (last?.kind === "orders" && takesBackAll(tokens)) drafts.splice(-1, 1, noOrder(last.span));
    drafts.push(...draftSentence(setting, tokens, plain, drafts));
  }
  return withNation(drafts);
}

/** A sentence as a whole; where that is no order, clause by clause. */
function draftSentence(
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

function draftAsked(
  setting: Setting,
  asked: readonly Token[],
  text: string,
  before: readonly LineDraft[],
): readonly LineDraft[] {
  // `I build an army in Paris and a fleet in Brest`: out of winter no fleet that is there is meant.
  const here = setting.kind !== "A" && buildsUnit(asked) ? { ...setting, own: [] } : setting;
  // `Germany moves to Burgundy, so I hold Burgundy`
  const isAnswer = is(asked[0], "nation") && asked.some(({ text: word }) => word === "so i");
  const answer = isAnswer ? conclusionOf(setting, asked, text, before) : null;
  if (answer !== null) return answer;
  const listed = asRemoved(setting, asked, placeAmong(before));
  const whole = draftClause(here, listed, saidIn(setting, before));
  if (whole.kind !== "complaint") return [whole];
  const clauses = clausesOf<LineDraft>(withBreaks(listed), (clause, above) => {
    const drafts = above.flatMap(({ read }) => (read === null ? [] : [read]));
    const full = withSubjectAbove(clause, above.at(-1)?.tokens ?? []);
    const draft = draftClause(here, full, saidIn(setting, [...before, ...drafts]));
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
  const tale = tokens.slice(0, turn);
  const end = tokens.at(-1)?.text === "instead" ? tokens.length - 1 : tokens.length;
  const rest = tokens.slice(turn + 1, end);
  const depends = tokens.some((word) => conditional.test(word.text));
  if (turn < 1 || rest.length === 0) return null;
  if (depends || rest.some((word) => is(word, "doubt"))) return null;
  const drafts = draftSentence(setting, rest, text, before);
  const isWhole =
    drafts.length > 0 && drafts.every((draft) => isWorth(draft, []) || isTyped(setting, draft));
  return isWhole ? [noOrder(spanOf(tale)), ...drafts] : null;
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
  const tale = tokens.slice(0, turn < 1 ? tokens.length : turn);
  const complaint = told(tale, spanOf(tale));
  const isPlain =
    turn > 0 && rest.length > 0 && !tokens.some((word) => is(word, "question", "doubt"));
  return isPlain ? [complaint, ...draftSentence(setting, rest, text, before)] : [complaint];
}

/** A unit without a verb is no part of a sentence that can stand alone, but beside a waiver: `A Par, skip the second`. */
function isWorth(draft: LineDraft, sentence: readonly Token[]): boolean {
  if (draft.kind !== "orders") return false;
  return sentence.some((word) => is(word, "waive")) || draft.drafts.every(({ bare }) => !bare);
}

/** What was said last, in this line or above. */
function saidIn({ said }: Setting, drafts: readonly LineDraft[]): Said | null {
  const told = drafts.flatMap((draft) =>
    draft.kind === "orders" && draft.said !== null ? [draft.said] : [],
  );
  const last = told.at(-1) ?? said;
  const former = told.at(-2);
  return last === null || former === undefined ? last : { ...last, former };
}

function draftClause(setting: Setting, clause: readonly Token[], said: Said | null): LineDraft {
  const names = namesOf(setting.board);
  const situation = { ...setting, names };
  const own = withOwnUnits(situation, clause);
  const draft = draftWhole(setting, own);
  if (draft.kind !== "complaint") return draft;
  const run = draftRun(setting, own, said);
  if (run !== null) return run;
  const again = resolved(own, said);
  if (again !== own) return orElse(draftTokens(setting, withOwnUnits(situation, again)), draft);
  const mended = withSplitNames(names, own);
  if (mended !== own) return orElse(draftTokens(setting, mended), draft);
  const end = endOfOrder(own);
  if (end === 0 || end === own.length || holdsOrder(setting, own.slice(end))) return draft;
  return orElse(draftTokens(setting, withOwnUnits(situation, own.slice(0, end))), draft);
}

/** Orders in a row with nothing between them: each must be one that its unit can carry out. */
function draftRun(setting: Setting, tokens: readonly Token[], said: Said | null): LineDraft | null {
  const { own, kind, can } = setting;
  if (kind === "A" || can === undefined) return null;
  const orders = partedRun<OrdersDraft>(own, tokens, (part, before) => {
    const draft = draftWhole(setting, resolved(part, before?.said ?? said));
    const [order, another] = draft.kind === "orders" ? draft.drafts : [];
    if (draft.kind !== "orders" || order === undefined || another !== undefined || order.bare)
      return null;
    return order.others || order.meanings.some((meaning) => can(meaning.order)) ? draft : null;
  });
  if (orders === null) return null;
  const drafts = orders.flatMap((order) => order.drafts);
  return { kind: "orders", drafts, span: spanOf(tokens), said: orders.at(-1)!.said };
}

/** Tokens that need nothing more, with what they would mean of own units whose names only begin so. */
function draftWhole(setting: Setting, tokens: readonly Token[]): LineDraft {
  const draft = draftTokens(setting, tokens);
  if (draft.kind !== "orders") return draft;
  const other = withOwnNames({ ...setting, names: namesOf(setting.board) }, tokens);
  return other === null ? draft : withSpare(draft, draftTokens(setting, other));
}

/** `to bounce Russia, Budapest to Serbia`: an order of one's own behind a reason is lost with no remark. */
function holdsOrder({ own, kind }: Setting, tail: readonly Token[]): boolean {
  const namesUnit = tail.some((word, at) => is(word, "army", "fleet") && is(tail[at + 1], "place"));
  if (kind === "A" && namesUnit) return true;
  const isOwn = ({ places }: Token) =>
    own.some(({ at }) => places.some((place) => place.at === at));
  return tail.some((word, at) => {
    const start = is(tail[at - 1], "army", "fleet") ? at - 1 : at;
    const begins = start < at || is(tail[start - 1], "separator");
    const next = tail.slice(at + 1).find((other) => !is(other, "coast", "unitword"));
    return begins && isOwn(word) && is(next, ...verbRoles, "backing", "supported");
  });
}

/** The orders with what each would mean of another own unit. */
function withSpare(draft: LineDraft, other: LineDraft): LineDraft {
  if (draft.kind !== "orders" || other.kind !== "orders") return draft;
  if (draft.drafts.length !== other.drafts.length) return draft;
  const drafts = draft.drafts.map((own, at) => ({ ...own, spare: other.drafts[at]!.meanings }));
  return { ...draft, drafts };
}

function orElse(draft: LineDraft, complaint: LineDraft): LineDraft {
  return draft.kind === "orders" ? draft : complaint;
}

/** The power at the start of a line orders all of it. */
function withNation(drafts: readonly LineDraft[]): readonly LineDraft[] {
  const [first] = drafts;
  const power = first?.kind === "orders" ? (first.drafts[0]?.power ?? null) : null;
  if (power === null || drafts.length < 2) return drafts;
  return drafts.map((part) => {
    if (part.kind !== "orders") return part;
    return {
      ...part,
      drafts: part.drafts.map((draft) => ({ ...draft, power: draft.power ?? power })),
    };
  });
}

function draftTokens(setting: Setting, tokens: readonly Token[]): LineDraft {
  const trees = treesOf(tokens);
  const [heading] = trees;
  if (heading === undefined) return complaintOf(setting, tokens);
  if (trees.every(({ orders }) => orders.length === 0)) {
    const verb = is(tokens[0], "remove", "build") && tokens.length === 1 ? spanOf(tokens) : null;
    return { kind: "heading", power: powerOf(tokens, heading.nation), verb };
  }
  const drafts = trees.map((tree) => interpret(setting, tokens, tree));
  const isGuess = tokens.some((token) => token.guessed && !is(token, "place"));
  const said = saidInTree(tokens, heading);
  return merged(isGuess ? drafts.map(asGuesses) : drafts, spanOf(tokens), said);
}

function canonicalDraft(order: WrittenOrder, text: string): LineDraft {
  const draft = {
    power: null,
    meanings: [{ order, guessed: false, slip: null }],
    elsewhere: null,
    others: false,
    bare: false,
    aside: false,
    group: null,
    verb: null,
    signed: false,
    kept: [],
    spare: [],
  };
  return {
    kind: "orders",
    drafts: [draft],
    span: { from: 0, to: text.length },
    said: saidBy(order),
  };
}

/** A misspelt verb makes a guess of the whole. */
function asGuesses(drafts: readonly Draft[]): readonly Draft[] {
  return drafts.map((draft) => ({
    ...draft,
    meanings: draft.meanings.map((meaning) => ({ ...meaning, guessed: true })),
  }));
}

function powerOf(tokens: readonly Token[], nation: number | null): PowerId | null {
  return nation === null ? null : (tokens[nation]?.powers[0] ?? null);
}

/** All that a text can mean on a board, without a position. */
export function meaningsOf(board: Board, text: string): readonly Meaning[] {
  const meanings = (["M", "R", "A"] as const).flatMap((kind) =>
    [1, -1].flatMap((due) => {
      const parts = draftLine(settingAlone(board, kind, due), text);
      return parts.flatMap((part) =>
        part.kind === "orders" ? part.drafts.flatMap((draft) => draft.meanings) : [],
      );
    }),
  );
  return distinct(meanings);
}
