/**
 * What a sentence of prose says that units are to do, where every word of it is accounted for (`words.ts`):
 * which unit, named by its place, its kind or a pronoun, and where it goes, or that it stays; and for which
 * turn. Any other sentence says nothing.
 */
import { type ProvinceId, spelling } from "../../../map/index.js";
import { regex } from "../../../util/index.js";
import { looksLikeOrder } from "../../lexer/order-like.js";
import type { ReadingContext } from "../contract.js";
import { corrected } from "../prose/corrected.js";
import { isOpinion } from "../prose/passing/opinions.js";
import { isFarOff } from "../prose/passing/put-off.js";
import { turnsBack } from "../prose/passing/turned-back.js";
import { takesBackSomehow } from "../prose/turns.js";
import { asItStands, type SpokenOrder, type State } from "./deeds.js";
import { type Item, itemsOf, withoutIdle } from "./items.js";
import { ends, takes } from "./steps.js";
import { ownUnits } from "./units.js";
import { courtesy, hedge, isFrame, isPast, modal, saysDeed, saysWhoGets } from "./words.js";

/** What was said before. */
export interface Thread {
  /** The unit that was spoken of last. */
  readonly topic: ProvinceId | null;
  /** That was in an earlier mail. */
  readonly isOld: boolean;
  /** Where own units go, by these words or by orders that stand. */
  readonly ways: ReadonlyMap<ProvinceId, ProvinceId>;
  /** A heading spoke of another turn. */
  readonly isLater: boolean;
  /** Units were named by where they will be. */
  readonly isThere: boolean;
}

export interface Spoken {
  readonly deeds: readonly SpokenOrder[];
  /** It says what may be done, and not that it is to be. */
  readonly isWeak: boolean;
  /** It speaks of another turn, or of units where they will be then, whatever it says of them. */
  readonly isOfLater: boolean;
  /** It takes back what stands before it. */
  readonly corrects: boolean;
  /** It only names a unit, of which the next sentence says what it does. */
  readonly isTopic: boolean;
  readonly thread: Thread;
}

/** What the sentence says of the writer's units; deeds are none where any word of it may mean something else. */
export function spokenIn(
  context: ReadingContext,
  thread: Thread,
  sentence: string,
  line: string,
): Spoken {
  const items = itemsOf(context, thread.ways, sentence);
  const state = begun(context, thread);
  const isAsking = sentence.includes("?");
  const mayOrder =
    saysDeed(sentence) &&
    !isPast(sentence) &&
    !looksLikeOrder(sentence.trim()) &&
    turnsBack(sentence).length === 0 &&
    !sharesOut.test(sentence) &&
    (!isAsking || hedge.test(sentence) || (modal.test(sentence) && courtesy.test(line)));
  const isRead =
    mayOrder && items.every((item) => takes(state, item)) && ends(state) && isOnce(state.deeds);
  const isHeading = items.some((item) => item.kind === "time") && /:\s/.test(sentence);
  return {
    deeds: isRead ? state.deeds.map((each) => asItStands(state, each)) : [],
    isWeak:
      isOpinion(sentence) ||
      isFarOff(sentence) ||
      saysWhoGets(sentence) ||
      (isAsking && hedge.test(sentence)) ||
      (modal.test(withoutIdle(context, sentence)) && !courtesy.test(line)) ||
      (thread.isOld && state.pointsBack),
    isOfLater: isAllLater(items),
    corrects: takesBackSomehow.test(sentence) || corrected(sentence, null).isSure,
    isTopic:
      !isAsking &&
      items.every((item) => isIdle(context, item)) &&
      onlyUnit(context, items) !== null,
    thread: {
      isOld: thread.isOld && state.deeds.length === 0 && onlyUnit(context, items) === null,
      topic: isRead ? state.topic : (onlyUnit(context, items) ?? thread.topic),
      ways: isRead ? state.ways : thread.ways,
      isThere: isRead || state.isNamedThere ? state.isThere : thread.isThere,
      isLater: isHeading || state.deeds.length > 0 ? isHeading && state.isLater : thread.isLater,
    },
  };
}

/** `Picardy for one, Brest for the other`: which units are meant was said before. */
const sharesOut = regex("iu")`
  (?<!\p{L})(?:for|f\u00fcr|pour|para|per|voor)\s(?:the |die |den |das |l['\u2019]|la |el |de |het )?(?:
    one|other|eine[ns]?|andere[ns]?|une?|autre|un[oa]|otr[oa]|altr[oa]|een
  )(?=\s*(?:[,;.!)]|$)|\s(?:and|und|et|y|e|en)\s)
`;

function begun(context: ReadingContext, { topic, ways, isLater, isThere }: Thread): State {
  return {
    ...{ context, topic, isLater, isThere, deeds: [], ways: new Map(ways) },
    ...{ units: null, before: null, ahead: null, isDone: false, isKind: false, isDenied: false },
    ...{
      isIt: false,
      isOther: false,
      isNamedThere: false,
      pointsBack: false,
      goesOn: false,
      isJoined: false,
    },
  };
}

/** It begins with another turn, and never comes back to this one. */
function isAllLater(items: readonly Item[]): boolean {
  const times = items.flatMap((item) => (item.kind === "time" ? [item] : []));
  const [first] = times.filter(({ isWeak }) => !isWeak);
  const ahead = items.slice(0, first === undefined ? 0 : items.indexOf(first));
  const isFirst = !ahead.some((item) => item.kind === "word" && item.word.place !== null);
  return first !== undefined && isFirst && times.every(({ isNow }) => !isNow);
}

/** `I have changed my mind about the army` */
function isIdle(context: ReadingContext, item: Item): boolean {
  if (item.kind === "break") return true;
  if (item.kind !== "word") return false;
  const { place, of, type, text } = item.word;
  const at = place ?? of;
  if (at !== null) return ownUnits(context).some((unit) => unit.at === at);
  return type !== null || isFrame(spelling(text));
}

/** The one unit that a sentence speaks of. */
function onlyUnit(context: ReadingContext, items: readonly Item[]): ProvinceId | null {
  const own = ownUnits(context);
  const named = items.flatMap((item) => {
    if (item.kind !== "word") return [];
    const { place, of, type } = item.word;
    const at = place ?? of;
    if (at !== null) return own.filter((unit) => unit.at === at);
    return type === null ? [] : own.filter((unit) => unit.type === type);
  });
  const [first, another] = new Set(named.map(({ at }) => at));
  return another === undefined ? (first ?? null) : null;
}

/** No unit is told two things for one turn. */
function isOnce(deeds: readonly SpokenOrder[]): boolean {
  const keys = deeds.map(({ unit, isLater }) => `${unit} ${isLater}`);
  return new Set(keys).size === keys.length;
}
