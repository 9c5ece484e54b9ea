/**
 * A line on its way to a reading: lexed, parsed and interpreted, with everything that it can mean. What
 * cannot be an order at all ends here as a complaint (`line-draft.ts`).
 */
import type { Board, ProvinceId, UnitType } from "../../../map/index.js";
import { lexOrders } from "../../lexer/lex-orders.js";
import { plainTokens } from "../../lexer/plain.js";
import { isTooLong, lineLimits } from "../../text/order-limits.js";
import { remembering } from "../../text/remembering.js";
import { readCanonical } from "../canonical.js";
import { withExchanges } from "../clauses/exchanges.js";
import { type Meaning, type Setting, settingAlone } from "../interpret.js";
import { withPlainNotation } from "../notation/notation.js";
import { withoutThisSeason } from "../prose/headings.js";
import { withoutIdleWords } from "../prose/idle-words.js";
import { withItems } from "../prose/marks.js";
import { withLatinLetters, withoutMarkup } from "../prose/markup.js";
import { withoutConceded } from "../prose/passing/conceded.js";
import { withPlaceThere } from "../prose/passing/gone-there.js";
import { withoutIdleConditions } from "../prose/passing/idle-conditions.js";
import { withoutLeftAlone } from "../prose/passing/left-alone.js";
import { withoutLeftEmpty } from "../prose/passing/left-empty.js";
import { withoutNoting } from "../prose/passing/noting.js";
import { withoutPutOff } from "../prose/passing/put-off.js";
import { withoutRestAhead } from "../prose/passing/rest-ahead.js";
import { withUnitsStanding } from "../prose/passing/standing-there.js";
import { turnsBack } from "../prose/passing/turned-back.js";
import { withoutQuotedSpeech } from "../prose/quoted-speech.js";
import { withoutRemarks } from "../prose/remarks.js";
import { withoutCompass } from "../prose/rewordings/compass.js";
import { withUnitsPlaced } from "../prose/rewordings/placed.js";
import { reworded } from "../prose/rewordings/rewordings.js";
import { takesBackAll, withoutFallback, withSecondThoughts } from "../prose/second-thoughts.js";
import { withoutFirstThoughts, withTalesJoined } from "../prose/thoughts.js";
import { draftWhole } from "./clause.js";
import { withFirstChoice, withPlaceAhead } from "./first-choice.js";
import { distinct, draftOf, type LineDraft, noOrder, tooLong } from "./line-draft.js";
import { withNamedUnits } from "./named-units.js";
import { draftSentence } from "./sentence.js";

/** Everything that the line can mean, order by order where semicolons or stops part them. */
export function draftLine(setting: Setting, written: string): readonly LineDraft[] {
  const text = withLatinLetters(written);
  const canonical = readCanonical(setting.board, setting.kind, text);
  // `F ION - TYR`, where a fleet can only mean the sea that begins so
  if (canonical !== null && setting.can?.(canonical) !== false)
    return [draftOf(canonical, { from: 0, to: text.length }, "order")];
  if (isTooLong(text)) return [tooLong(text)];
  const words = plainTokens(setting.board, text);
  const order = words === null ? null : draftWhole(setting, words);
  if (order?.kind === "orders") return [order];
  const own = setting.own.map(({ at }) => at);
  const settled =
    setting.kind === "M"
      ? withPlaceThere(setting.board, own, ofOwnUnits(setting, text))
      : withPlaceAhead(setting.board, text);
  const said = withoutPassing(setting, settled);
  const timely = setting.phase === undefined ? said : withoutThisSeason(setting.phase, said);
  const chosen = withChoice(setting, timely);
  const first = withoutFallback(setting.board, setting.kind, chosen, (to) =>
    canRetreat(setting, to),
  );
  const bare = withSecondThoughts(
    setting.board,
    withTalesJoined(inPlainWords[setting.kind](withoutFirstThoughts(first))),
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
  return withNation(withNamedUnits(setting, plain, withoutTurnedBack(setting, text, drafts)));
}

/** The text without what says nothing beside the names of own units. */
function ofOwnUnits({ board, own }: Setting, text: string): string {
  const places = own.map(({ at }) => at);
  const said = withoutLeftAlone(board, places, withoutRestAhead(board, places, text));
  return withUnitsStanding(board, own, said);
}

/** Without the orders that such words take back and put nothing in the place of. */
function withoutTurnedBack(
  { board }: Setting,
  text: string,
  all: readonly LineDraft[],
): readonly LineDraft[] {
  // Few lines have such words: only theirs are looked at once more without the goals that another takes the place of.
  if (!all.some(({ kind }) => kind === "orders") || turnsBack(text).length === 0) return all;
  return turnsBack(withSecondThoughts(board, text)).reduce((drafts, { from, to }) => {
    const starts = drafts.map((draft) => (draft.kind === "orders" ? draft.span.from : to));
    const at = starts.findLastIndex((start) => start < from);
    const last = drafts[at];
    const isAnswered = starts.some((start) => start >= from && start < to);
    if (last?.kind !== "orders" || isAnswered) return drafts;
    return drafts.with(at, noOrder({ from: last.span.from, to }));
  }, all);
}

/** The line without what is only said beside orders, and what is said in a roundabout way in plain words. */
const inPlainWords = {
  M: remembering((text) => plainly("M", text), lineLimits.kept),
  R: remembering((text) => plainly("R", text), lineLimits.kept),
  A: remembering((text) => plainly("A", text), lineLimits.kept),
};

function plainly(kind: Setting["kind"], text: string): string {
  const said = withoutIdleWords(withPlainNotation(kind, text));
  const placed = kind === "M" ? withUnitsPlaced(said) : said;
  return withoutQuotedSpeech(withoutMarkup(reworded(withoutCompass(placed))));
}

/** Without what orders nothing: idle conditions, what is decided later, and the wish to note what follows. */
function withoutPassing(setting: Setting, text: string): string {
  return withoutNoting(
    setting.board,
    withoutPutOff(setting, withoutIdleConditions(setting.kind, withoutConceded(text))),
  );
}

function canRetreat({ own, can }: Setting, to: ProvinceId): boolean {
  const goes = (unit: Setting["own"][number]) =>
    can?.({ kind: "retreat", unit: { ...unit, power: null }, to }) ?? true;
  return own.some(goes);
}

/** In winter and in retreats it can be seen which of two places is free. */
function withChoice(setting: Setting, text: string): string {
  const { board, kind, due } = setting;
  if (kind === "R") return withFirstChoice(board, text, (_, at) => canRetreat(setting, at));
  if (kind === "M" || due < 1) return text;
  return withFirstChoice(board, withoutLeftEmpty(text), (type, at) => canBuild(setting, type, at));
}

function canBuild({ board, can }: Setting, type: UnitType, province: ProvinceId): boolean {
  const coasts = type === "F" ? (board.province(province)?.coasts ?? []) : [];
  return [province, ...coasts].some(
    (at) => can?.({ kind: "build", unit: { type, at, power: null } }) ?? false,
  );
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
