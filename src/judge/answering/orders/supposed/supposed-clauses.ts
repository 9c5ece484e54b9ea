/** What is supposed, with what was supposed before it, and the board on which it is tried. */
import {
  type Clause,
  clausesOfSpan,
  type Deed,
  deedsSupposed,
  outcomeAsked,
  type Span,
  whetherAsked,
} from "../../../../language/index.js";
import { type PowerId, type ProvinceId, provinceOf } from "../../../../map/index.js";
import type { PlacedUnit } from "../../../../rules/index.js";
import { regex } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
import { powerOf } from "../../../session/speaker.js";
import { situationOf, triedOrders } from "../trials/trials.js";

/**
 * `And if Ukraine supports it?` goes on from what was supposed before, and asks the same where it asks nothing
 * else.
 */
export function clausesWith(
  speaker: Speaker,
  span: Span,
  before: readonly Clause[],
): readonly Clause[] {
  const clauses = clausesOfSpan(span);
  if (before.length === 0 || !goesOn.test(span.text)) return clauses;
  const now = situationOf(speaker);
  const alone = deedsSupposed(now, clauses, deedsSupposed(now, before)?.place ?? null);
  const isApart =
    alone?.deeds.some(isMove) === true &&
    !meets(alone.deeds, deedsSupposed(now, before)?.deeds ?? [], now.own);
  if (alone === null ? !refers.test(span.text) : alone.impossible !== null || isApart)
    return clauses;
  const asks = clauses.some((each) => each.asks && outcomeAsked(each.text) !== null);
  return [...before.filter((each) => !each.asks || !asks), ...clauses];
}

function isMove({ kind }: Deed): boolean {
  return kind === "move";
}

/** `Can I go to Munich? And if the German goes there?`: they go where the asker goes. */
function meets(deeds: readonly Deed[], before: readonly Deed[], own: PowerId | null): boolean {
  const goals = before.flatMap((deed) =>
    deed.kind === "move" && deed.unit.power === own ? [provinceOf(deed.to)] : [],
  );
  return deeds.every(
    (deed) =>
      deed.kind === "move" && deed.unit.power !== own && goals.includes(provinceOf(deed.to)),
  );
}

/** What asks whether a unit of the asker's can go somewhere, as what questions behind it suppose; else null. */
export function wayAsked(speaker: Speaker, { text }: Span): readonly Clause[] | null {
  const { board, game } = speaker.game;
  const own = powerOf(speaker);
  const whether = whetherAsked(board, game.position, own, text);
  const [move, another] = deedsSupposed(situationOf(speaker), [{ text, asks: false }])?.deeds ?? [];
  const isWay = whether?.kind === "order" && move?.kind === "move" && another === undefined;
  return isWay && move.unit.power === own ? [{ text, asks: false }] : null;
}

const goesOn = regex("iu")`
  ^\W*(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar|or|oder|ou|o)\s+(?:what )?(?:
    if|wenn|falls|was,? wenn|si|s['\u2019](?=ils?)|se|als|wat als|stel
  )(?!\p{L})
  |^\W*(?:what if|was,? wenn|wat als)(?!\p{L})
`;
const refers = regex("iu")`
  (?<!\p{L})(?:
    it|me|us|mich|mir|moi|m['\u2019]|mi|mij|him|her|them|that|there|too|also|ihn|es|sie|ihm|ihr
    |das|dort|dahin|auch|la|le|l['\u2019]|les|y|lui|aussi|lo|tambi\u00e9n|all\u00ed|gli|anche
    |l\u00ec|hem|haar|het|dat|daar|ook
  )(?!\p{L})
`;

/** What is supposed; of a unit that is under way to a place, as the board stands when it has come there. */
export function supposedIn(speaker: Speaker, clauses: readonly Clause[], place: ProvinceId | null) {
  const now = situationOf(speaker);
  const supposed = deedsSupposed(now, clauses, place);
  const from = supposed?.impossible?.from ?? null;
  const isComing = (unit: PlacedUnit) => unit.power === now.own && now.ordered(unit) === from;
  if (from !== null && now.position.units.some(isComing)) {
    const { result, orders } = triedOrders(speaker, now);
    const at = { ...now, position: result.position, ordered: () => null };
    const later = deedsSupposed(at, clauses, place);
    if (later !== null && later.impossible === null) return { at, supposed: later, before: orders };
  }
  return { at: now, supposed, before: [] };
}
