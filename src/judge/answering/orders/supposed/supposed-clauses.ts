/** What is supposed, with what was supposed before it, and the board on which it is tried. */
import {
  type Clause,
  clausesOfSpan,
  type Deed,
  deedsSupposed,
  outcomeAsked,
  type Span,
} from "../../../../language/index.js";
import type { ProvinceId } from "../../../../map/index.js";
import type { PlacedUnit } from "../../../../rules/index.js";
import { regex } from "../../../../util/index.js";
import type { Speaker } from "../../../session/session.js";
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
  const alone = deedsSupposed(situationOf(speaker), clauses);
  if (
    alone === null ? !refers.test(span.text) : alone.impossible !== null || alone.deeds.some(isMove)
  )
    return clauses;
  const asks = clauses.some((each) => each.asks && outcomeAsked(each.text) !== null);
  return [...before.filter((each) => !each.asks || !asks), ...clauses];
}

function isMove({ kind }: Deed): boolean {
  return kind === "move";
}

const goesOn = regex("iu")`
  ^\W*(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar|or|oder|ou|o)\s+(?:what )?(?:
    if|wenn|falls|was,? wenn|si|s['\u2019](?=ils?)|se|als|wat als|stel
  )(?!\p{L})
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
