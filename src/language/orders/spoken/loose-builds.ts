/**
 * Builds that a sentence may want, whatever its other words say: a kind of unit and a home center. They are
 * only asked about.
 */
import type { ProvinceId, UnitType } from "../../../map/index.js";
import type { ReadingContext } from "../contract.js";
import { wordsIn } from "../meant/units.js";
import { canStand } from "../told/build-words.js";
import { building, getting, indefinite } from "../told/builds-told.js";
import { builderIn } from "../told/winter.js";
import { elsewise, saidOfOwn } from "./loose-words.js";

interface LooseBuilds {
  readonly builds: readonly string[];
  /** Each place has a new unit of its own, so that none goes there. */
  readonly isSure: boolean;
  /** The kind that was spoken of last, for a place in the next sentence. */
  readonly type: UnitType | null;
}

const nothing = { builds: [], type: null, isSure: false };

/** What the sentence may build; `lastType` is the kind that the sentence before spoke of as new. */
export function looseBuilds(
  context: ReadingContext,
  lastType: UnitType | null,
  sentence: string,
): LooseBuilds {
  const builder = builderIn(context);
  if (builder === null) return nothing;
  // What is built otherwise is not built.
  const [said = ""] = saidOfOwn(context, sentence).text.split(` ${elsewise} `);
  const isNew = [building, getting, indefinite].some((sign) => sign.test(said));
  if (!isNew && !builder.isWinter && lastType === null) return nothing;
  const found: { readonly type: UnitType; readonly at: ProvinceId }[] = [];
  const waiting: ProvinceId[] = [];
  let type = lastType;
  let isUsed = false;
  for (const word of wordsIn(context, [], said)) {
    if (word.type !== null) {
      type = word.type;
      isUsed = false;
      for (const at of waiting.splice(0)) found.push({ type, at });
    }
    if (/^(?:and|und|et|y|e|en)$/i.test(word.text)) isUsed = false;
    if (word.place === null) continue;
    if (!builder.homes.includes(word.place)) return nothing;
    if (type === null) waiting.push(word.place);
    else if (!isUsed) found.push({ type, at: word.place });
    isUsed = type !== null;
  }
  const last = new Map(found.map((each) => [each.at, each]));
  const fit = [...last.values()].filter(({ type, at }) =>
    canStand(context.board, { type, at, other: null }),
  );
  const isSure = said.split(indefinite).length > fit.length && fit.length > 1;
  return { isSure, builds: fit.map(({ type, at }) => `BUILD ${type} ${at}`), type };
}
