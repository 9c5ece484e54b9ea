/**
 * A clause on its way to a reading: what its tokens mean as they stand, or once own units, what was said above
 * and names that were split are put in. What is no order ends as a complaint (`line-draft.ts`).
 */
import type { PowerId } from "../../../map/index.js";
import { withSplitNames } from "../../lexer/split-names.js";
import { is, type Token, verbRoles } from "../../lexer/token.js";
import { namesOf } from "../../names/names.js";
import { withOwnNames, withOwnUnits } from "../clauses/own-units.js";
import { partedRun } from "../clauses/runs.js";
import { resolved, type Said, saidIn } from "../clauses/said.js";
import { interpret, type Setting } from "../interpret.js";
import { endOfOrder } from "../prose/tails.js";
import { asGist } from "./gist.js";
import {
  asGuess,
  complaintOf,
  type LineDraft,
  merged,
  type OrdersDraft,
  spanOf,
} from "./line-draft.js";
import { treesOf } from "./line-shapes.js";

/** What the clause means beside what was said last. */
export function draftClause(
  setting: Setting,
  clause: readonly Token[],
  said: Said | null,
): LineDraft {
  const names = namesOf(setting.board);
  const situation = { ...setting, names };
  const own = withOwnUnits(situation, clause);
  const draft = draftWhole(setting, own);
  if (draft.kind !== "complaint") return draft;
  const run = draftRun(setting, own, said);
  if (run !== null) return run;
  const again = resolved(own, said);
  if (again !== own) {
    const meant = draftTokens(setting, withOwnUnits(situation, again));
    const order = said?.kind === "tale" ? asGist(setting, meant, again) : meant;
    return order === null ? draft : orElse(order, draft);
  }
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
export function draftWhole(setting: Setting, tokens: readonly Token[]): LineDraft {
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

function draftTokens(setting: Setting, tokens: readonly Token[]): LineDraft {
  const trees = treesOf(tokens);
  const [heading] = trees;
  if (heading === undefined) return complaintOf(setting, tokens);
  if (trees.every(({ orders }) => orders.length === 0)) {
    const verb = is(tokens[0], "remove", "build") && tokens.length === 1 ? spanOf(tokens) : null;
    return { kind: "heading", power: powerOf(tokens, heading.nation), verb };
  }
  const drafts = trees.map((tree) => interpret(setting, tokens, tree));
  // A misspelt verb makes a guess of the whole.
  const isGuess = tokens.some((token) => token.guessed && !is(token, "place"));
  const said = saidIn(tokens, heading);
  return merged(isGuess ? drafts.map((each) => each.map(asGuess)) : drafts, spanOf(tokens), said);
}

function powerOf(tokens: readonly Token[], nation: number | null): PowerId | null {
  return nation === null ? null : (tokens[nation]?.powers[0] ?? null);
}
