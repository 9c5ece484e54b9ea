/** Which of the writer's units words mean: by its place, its kind, or what was named before. */
import { type ProvinceId, spelling, type UnitType } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { namesOf } from "../../names/names.js";
import type { ReadingContext } from "../contract.js";
import { indefinite, type Own, ownUnits, wordsIn } from "../spoken/units.js";
import type { Said } from "./groups.js";

/** What was said before. */
interface Before {
  /** The units that were spoken of, the last one first. */
  readonly spoken: readonly Own[];
  /** Of these it is known already what they do. */
  readonly told: (unit: Own) => boolean;
}

/** The units that the words may mean; where they are `all`, every one of them is meant. */
export interface Who {
  readonly units: readonly Own[];
  readonly all: boolean;
  /** They name nothing: what was spoken of last is meant. */
  readonly isPronoun?: boolean;
}

const nobody: Who = { units: [], all: false };

/** What was spoken of last. */
export function lastOf({ spoken }: Before): Who {
  return { units: spoken.slice(0, 1), all: false, isPronoun: true };
}

/** `Let it move to St Petersburg`, of no unit that was spoken of: any may be meant that can go there. */
export function anyOf(context: ReadingContext, { text }: Said): Who {
  return { units: ownOnes.test(text) ? ownUnits(context) : [], all: false, isPronoun: true };
}

const ownOnes = regex("iu")`
  (?<!\p{L})(?:
    it|this one|that one|(?:my|our|the) (?:unit|guys?|men|man|troops|lads?|boys|dudes?|one)|(?:die|meine) einheit
    |es|sie|elle|la|mon unit\u00e9|ella|la unidad|lo|l['\u2019]unit\u00e0|ze|mijn eenheid
  )(?!\p{L})
`;

/** The units of the kind that was named last in these words, if any was: not `a fleet`, which may be anybody's. */
export function kindAhead(context: ReadingContext, text: string, before: Before): Who | null {
  const own = ownUnits(context);
  const [last] = before.spoken;
  if (last !== undefined && another.test(text)) {
    const rest = own.filter((unit) => unit.type === last.type && unit.at !== last.at);
    return { units: rest.filter((unit) => !before.told(unit)), all: false };
  }
  const words = wordsIn(context, [], text);
  const at = words.findLastIndex(({ type }) => type !== null);
  const [type, previous] = [words[at]?.type ?? null, words[at - 1]?.text ?? ""];
  if (type === null || indefinite.test(previous)) return null;
  return { units: ofKind(own, type, before), all: false };
}

const another = regex("iu")`
  (?<!\p{L})(?:
    the other(?: one)?|(?:die|der|das) andere|l['\u2019]autre|(?:el otro|la otra)|l['\u2019]altr[oa]
    |de andere
  )(?!\p{L})
`;

/** The units that the words name, by what was said `before`. */
export function whoIs(context: ReadingContext, { text, place }: Said, before: Before): Who {
  const own = ownUnits(context);
  if (place !== null) return { units: own.filter(({ at }) => at === place), all: false };
  if (others.test(text)) return nobody;
  if (several.test(text)) return { units: before.spoken.slice(0, 2), all: true };
  const type = kindIn(context, text);
  const at = placeNamed(context, text, own);
  if (at !== null) return { units: own.filter((unit) => unit.at === at), all: false };
  if (type !== null) return { units: ofKind(own, type, before), all: false };
  return lastOf(before);
}

/** Those of the kind, and of them those that have no order yet. */
function ofKind(own: readonly Own[], type: UnitType, { told }: Before): readonly Own[] {
  const all = own.filter((unit) => unit.type === type);
  const free = all.filter((unit) => !told(unit));
  return free.length > 0 ? free : all;
}

function kindIn(context: ReadingContext, text: string): UnitType | null {
  return wordsIn(context, [], text).find(({ type }) => type !== null)?.type ?? null;
}

/** The place that a word names in another form, or misspelt: of one of these units, if any is given. */
export function placeNamed(
  context: ReadingContext,
  text: string,
  own: readonly Own[],
): ProvinceId | null {
  const [near, another] = placesNamed(context, text, own);
  return another === undefined ? (near ?? null) : null;
}

/** All that it may name. */
export function placesNamed(
  context: ReadingContext,
  text: string,
  own: readonly Own[],
): readonly ProvinceId[] {
  const places = own.map(({ at }) => at);
  const named = wordsIn(context, places, text).map((word) => {
    if (word.of !== null) return [word.of];
    const names = [...word.near, ...slipsOf(context, word.text)];
    return [...new Set(names)].filter((at) => places.length === 0 || places.includes(at));
  });
  return named.find((near) => near.length === 1) ?? named.find((near) => near.length > 0) ?? [];
}

function slipsOf({ board }: ReadingContext, text: string): readonly ProvinceId[] {
  const word = spelling(text);
  return word.length < 5
    ? []
    : namesOf(board)
        .slips(word)
        .map(({ at }) => at);
}

/** What the others do is read elsewhere, where it is known which have orders. */
const others = regex("iu")`
  (?<!\p{L})(?:
    rest|others?|all|every\p{L}*|alles?|\p{L}*\u00fcbrigen?|restlichen?|andere[nr]?|jede[rs]?|reste|autres
    |tous|toutes|tout|resto|dem\u00e1s|tod[oa]s?|altri|altre|tutt[oaie]|overige|iedereen|restante
  )(?!\p{L})
`;

const several = regex("iu")`
  (?<!\p{L})(?:
    both|they|them|two|beide|sie beide|les deux|deux|ambos|ambas|los dos|entramb[ie]|tutti e due|allebei
    |ambedue|os dois
  )(?!\p{L})
`;
