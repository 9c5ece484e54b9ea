/**
 * Sentences in winter and in retreats of which no grammar can make anything, and which can mean only one thing:
 * the units that they name are built, go, or retreat (`named/`). A guess, which the reply shows; none where
 * something beside it may take it back.
 */
import { type Board, type ProvinceId, provinceOf, spelling } from "../../../map/index.js";
import type { WrittenOrder } from "../../../rules/index.js";
import { namesOf } from "../../names/names.js";
import type { Place } from "../../text/lines.js";
import type { OwnUnit } from "../clauses/situation.js";
import type { Draft, Setting } from "../interpret.js";
import { buildsOf, type Yard } from "../named/builds.js";
import { type Army, removalsOf } from "../named/removals.js";
import { type Rout, retreatsOf } from "../named/retreats.js";
import { mayTurn, withoutHarmless } from "../named/vocabulary.js";
import { sentencesOf, type Word } from "../named/words.js";
import { draftOf, draftsIn, type LineDraft } from "./line-draft.js";

type Can = NonNullable<Setting["can"]>;

/** The drafts of a line, with those of its unread sentences that name who is built or goes. */
export function withNamedUnits(
  setting: Setting,
  text: string,
  drafts: readonly LineDraft[],
): readonly LineDraft[] {
  const { board, kind, due, own, can } = setting;
  const most = kind === "A" ? Math.abs(due) : kind === "R" ? own.length : 0;
  if (most === 0 || can === undefined) return drafts;
  if (!drafts.some(isUnread(can))) return drafts;
  const sentences = sentencesOf(board, withoutHarmless(text));
  let read = drafts;
  for (let at = 0; at < sentences.length; at += 1) {
    const [one, next] = sentences.slice(at, at + 2);
    read =
      replaced(setting, can, read, one!) ??
      (next && together(setting, can, read, one!, next)) ??
      read;
  }
  if (read === drafts || draftsIn(read).length > most) return drafts;
  return read.some((draft) => isDoubt(draft, text)) ? drafts : read;
}

/** What nothing was made of, or something that cannot be. */
function isUnread(can: Can): (draft: LineDraft) => boolean {
  return (draft) =>
    draft.kind === "complaint" ||
    (draft.kind === "orders" && draft.drafts.some((order) => isVain(can, order)));
}

function isVain(can: Can, { meanings, others, kept }: Draft): boolean {
  return !others && kept.length === 0 && !meanings.some(({ order }) => can(order));
}

function isDoubt(draft: LineDraft, text: string): boolean {
  return draft.kind === "complaint" && mayTurn(text.slice(draft.span.from, draft.span.to + 1));
}

/** `My build is an army. It goes in Paris.` */
function together(
  setting: Setting,
  can: Can,
  drafts: readonly LineDraft[],
  one: readonly Word[],
  next: readonly Word[],
): readonly LineDraft[] | null {
  const names = [...one, ...next].filter(({ places, type }) => places.length > 0 || type !== null);
  if (
    setting.kind !== "A" ||
    setting.due < 0 ||
    names.length !== 2 ||
    !/^(?:it|make|put)$/.test(next[0]!.text)
  )
    return null;
  return replaced(setting, can, drafts, [...one, ...next]);
}

/** The drafts with what the sentence means in the place of what was read of it; null where it means nothing. */
function replaced(
  setting: Setting,
  can: Can,
  drafts: readonly LineDraft[],
  sentence: readonly Word[],
): readonly LineDraft[] | null {
  const span = { from: sentence[0]!.from, to: sentence.at(-1)!.to };
  const all = drafts.filter((draft) => touches(draft, span));
  // `one fleet at Smyrna, and save the second build`
  const waived = all.filter(isWaiver);
  const within = all.filter((draft) => !waived.includes(draft));
  if (!within.some(isUnread(can))) return null;
  const words = sentence.filter((word) => !waived.some((draft) => touches(draft, word)));
  const orders = words.length === 0 ? null : ordersOf(setting, can, words);
  const counts = setting.due > 0 ? orders?.some(can) : orders?.every(can);
  if (orders === null || counts !== true) return null;
  if (!within.every((draft) => isAmong(can, draft, orders))) return null;
  const first = drafts.indexOf(within[0]!);
  const others = drafts.filter((draft) => !within.includes(draft));
  return others.toSpliced(first, 0, ...orders.map((order) => draftOf(order, span, "gist")));
}

function isWaiver(draft: LineDraft): boolean {
  if (draft.kind !== "orders") return false;
  const isWaived = ({ meanings }: Draft) => meanings.some(({ order }) => order.kind === "waive");
  return draft.drafts.every((order) => !order.others && isWaived(order));
}

function touches(draft: LineDraft, { from, to }: Place): boolean {
  return draft.kind !== "heading" && draft.span.from < to && draft.span.to > from;
}

/** Is all that was read there among the orders, but what cannot be? */
function isAmong(can: Can, draft: LineDraft, orders: readonly WrittenOrder[]): boolean {
  if (draft.kind !== "orders") return true;
  const places = orders.map((order) => (order.kind === "waive" ? "" : provinceOf(order.unit.at)));
  return draft.drafts.every((read) => {
    const { meanings, others, kept } = read;
    if (isVain(can, read)) return true;
    if (kept.length > 0) return kept.every((at) => !places.includes(at));
    const isMeant = (order: WrittenOrder) =>
      meanings.some((meaning) => isSame(meaning.order, order));
    return !others && orders.some(isMeant);
  });
}

function isSame(one: WrittenOrder, other: WrittenOrder): boolean {
  if (one.kind === "waive" || other.kind === "waive" || one.kind !== other.kind) return false;
  return provinceOf(one.unit.at) === provinceOf(other.unit.at);
}

function ordersOf(
  setting: Setting,
  can: Can,
  sentence: readonly Word[],
): readonly WrittenOrder[] | null {
  if (setting.kind === "R") return retreatOrders(setting, can, sentence);
  if (setting.due < 0) {
    const units = removalsOf(armyOf(setting), sentence);
    return units?.map((unit) => ({ kind: "remove", unit: { ...unit, power: null } })) ?? null;
  }
  const builds = buildsOf(yardOf(setting, can), sentence);
  return builds?.map((unit) => ({ kind: "build", unit: { ...unit, power: null } })) ?? null;
}

function retreatOrders(
  { board, own, power }: Setting,
  can: Can,
  sentence: readonly Word[],
): readonly WrittenOrder[] | null {
  const asOrder = (unit: OwnUnit, to: ProvinceId): WrittenOrder => {
    return { kind: "retreat", unit: { ...unit, power: null }, to };
  };
  const canGo: Rout["canGo"] = (unit, to) => can(asOrder(unit, to));
  const retreats = retreatsOf({ own, canGo, isWriter: isPower(board, power) }, sentence);
  if (retreats === null) return null;
  return retreats.map(({ unit, to }) =>
    to === null ? { kind: "disband", unit: { ...unit, power: null } } : asOrder(unit, to),
  );
}

function armyOf({ board, own, due, power }: Setting): Army {
  const isSea = (at: ProvinceId) => board.province(at)?.terrain === "sea";
  return { own, due: -due, isWriter: isPower(board, power), isSea };
}

function yardOf({ board, due, power }: Setting, can: Can): Yard {
  const site: Yard["site"] = (type, province, coast) => {
    const onCoast = `${province}/${coast}`;
    const at = coast !== null && board.locationNumber(onCoast) >= 0 ? onCoast : province;
    return can({ kind: "build", unit: { type, at, power: null } }) ? at : null;
  };
  const sites: Yard["sites"] = (type) =>
    board.provinces.map(({ id }) => id).filter((id) => site(type, id, null) !== null);
  return { due, site, sites, isWriter: isPower(board, power) };
}

function isPower(board: Board, power: Setting["power"]): (word: Word) => boolean {
  return ({ text }) => power !== null && namesOf(board).nation(spelling(text)).includes(power);
}
