/**
 * A line on its way to a reading: lexed, parsed and interpreted, with everything that it can mean. What
 * cannot be an order at all ends here as a complaint.
 */
import type { Board, LocationId, PowerId } from "../map/index.js";
import type { WrittenOrder } from "../rules/index.js";
import { readCanonical } from "./canonical.js";
import type { Place } from "./complaint.js";
import { type Draft, interpret, type Meaning, type Setting } from "./interpret.js";
import { lexOrders } from "./lexer.js";
import { is, type Token } from "./lexer-token.js";
import type { Role } from "./lexer-words.js";
import { namesOf } from "./names.js";
import type { OrderComplaint } from "./orders-complaint.js";
import { lineLimits } from "./orders-limits.js";
import { stumblingToken, treesOf } from "./orders-shapes.js";

export type LineDraft =
  | { readonly kind: "orders"; readonly drafts: readonly Draft[]; readonly span: Place }
  /** A heading: the power whose orders follow, or null where it names none. */
  | { readonly kind: "heading"; readonly power: PowerId | null }
  | {
      readonly kind: "complaint";
      readonly complaint: OrderComplaint;
      readonly at: LocationId | null;
      /** The line stops behind a word that calls for more: it may have been wrapped. */
      readonly isOpen: boolean;
    };

/** Words that an order cannot end with. */
const opening: readonly Role[] = ["arrow", "support", "convoy", "army", "fleet", "nation", "from"];

/** Everything that the line can mean, order by order where semicolons or stops part them. */
export function draftLine(setting: Setting, text: string): readonly LineDraft[] {
  const canonical = readCanonical(setting.board, setting.kind, text);
  if (canonical !== null) return [canonicalDraft(canonical, text)];
  if (text.length > lineLimits.characters) return [tooLong(text)];
  const parts = lexOrders(setting.board, text);
  if (parts.length > lineLimits.parts) return [notAnOrder({ from: 0, to: text.length })];
  return withNation(parts.map((tokens) => draftTokens(setting, tokens)));
}

/** The power at the start of a line orders all of it. */
function withNation(drafts: readonly LineDraft[]): readonly LineDraft[] {
  const [first] = drafts;
  const power = first?.kind === "orders" ? (first.drafts[0]?.power ?? null) : null;
  if (power === null || drafts.length < 2) return drafts;
  return drafts.map((part) => {
    if (part.kind !== "orders") return part;
    return { ...part, drafts: part.drafts.map((one) => ({ ...one, power: one.power ?? power })) };
  });
}

function draftTokens(setting: Setting, tokens: readonly Token[]): LineDraft {
  if (tokens.length > lineLimits.tokens) return notAnOrder(spanOf(tokens));
  const trees = treesOf(tokens);
  const [heading] = trees;
  if (heading === undefined) {
    const isOpen = is(tokens.at(-1), ...opening);
    return { kind: "complaint", isOpen, ...complain(setting.board, tokens) };
  }
  if (trees.every(({ orders }) => orders.length === 0)) {
    return { kind: "heading", power: powerOf(tokens, heading.nation) };
  }
  const drafts = trees.map((tree) => interpret(setting, tokens, tree));
  const isGuess = tokens.some((token) => token.guessed && !is(token, "place"));
  return merged(isGuess ? drafts.map(asGuesses) : drafts, spanOf(tokens));
}

function canonicalDraft(order: WrittenOrder, text: string): LineDraft {
  const draft = {
    power: null,
    meanings: [{ order, guessed: false, slip: null }],
    elsewhere: null,
    others: false,
    bare: false,
  };
  return { kind: "orders", drafts: [draft], span: { from: 0, to: text.length } };
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

function spanOf(tokens: readonly Token[]): Place {
  return { from: tokens[0]!.start, to: tokens.at(-1)!.end };
}

/** One list of drafts for all trees: order by order, the meanings of every tree together. */
function merged(readings: readonly (readonly Draft[])[], span: Place): LineDraft {
  const usable = readings.filter((drafts) =>
    drafts.every(({ meanings, others, elsewhere }) => meanings.length > 0 || others || elsewhere),
  );
  const phased = usable.filter((drafts) => drafts.every(({ elsewhere }) => elsewhere === null));
  const pool = phased.length > 0 ? phased : usable;
  const [first, ...rest] = fewest(pool);
  if (first === undefined) return notAnOrder(span);
  const drafts = first.map((draft, at) => ({
    ...draft,
    meanings: distinct([draft, ...rest.map((other) => other[at]!)].flatMap((one) => one.meanings)),
  }));
  return { kind: "orders", drafts, span };
}

/**
 * The trees with the fewest orders: what can be one order is not two without anything between them
 * (`A Swe S Eng A Yor - Nwy`).
 */
function fewest(pool: readonly (readonly Draft[])[]): readonly (readonly Draft[])[] {
  const length = Math.min(...pool.map((drafts) => drafts.length));
  return pool.filter((drafts) => drafts.length === length);
}

function distinct(meanings: readonly Meaning[]): readonly Meaning[] {
  if (meanings.length < 2) return meanings;
  const seen = new Map<string, Meaning>();
  for (const meaning of meanings) {
    const key = JSON.stringify(meaning.order);
    if (!seen.has(key)) seen.set(key, meaning);
  }
  return [...seen.values()];
}

function notAnOrder(span: Place): LineDraft {
  const complaint = { kind: "not-an-order", unit: null, ...span } as const;
  return { kind: "complaint", complaint, at: null, isOpen: false };
}

function tooLong(text: string): LineDraft {
  const limit = lineLimits.characters;
  const complaint = { kind: "order-too-long", limit, from: 0, to: text.length } as const;
  return { kind: "complaint", complaint, at: null, isOpen: false };
}

/** Why the tokens are no orders: the first that has no place in one, or a missing end. */
function complain(
  board: Board,
  tokens: readonly Token[],
): { readonly complaint: OrderComplaint; readonly at: LocationId | null } {
  const stopped = stumblingToken(tokens);
  const named = tokens.slice(0, stopped).find((token) => is(token, "place") && !token.guessed);
  const at = named?.places.length === 1 ? named.places[0]!.at : null;
  const [token, before] = [tokens[stopped], tokens[stopped - 1]];
  const end = tokens.at(-1)!.end;
  if (token === undefined) {
    return { complaint: { kind: "order-incomplete", unit: null, from: end, to: end }, at };
  }
  // Behind a place a verb is missing, elsewhere a name.
  if (is(token, "unknown") && before !== undefined && !is(before, "place", "coast")) {
    const nearest = namesOf(board).near(token.text);
    const place = { from: token.start, to: token.end };
    return { complaint: { kind: "unknown-name", nearest, unit: null, ...place }, at };
  }
  return { complaint: { kind: "not-an-order", unit: null, from: token.start, to: end }, at };
}

/** All that a text can mean on a board, without a position. */
export function meaningsOf(board: Board, text: string): readonly Meaning[] {
  const meanings = (["M", "R", "A"] as const).flatMap((kind) =>
    [1, -1].flatMap((due) => {
      const parts = draftLine({ board, kind, due }, text);
      return parts.flatMap((part) =>
        part.kind === "orders" ? part.drafts.flatMap((draft) => draft.meanings) : [],
      );
    }),
  );
  return distinct(meanings);
}
