/** What a rulebook says about movement, as plain flags that the hot path can read. */
import type { Rulebook } from "../../model/rulebook.js";

export interface Laws {
  /** A convoy fails where any of its routes is disrupted (DATC 4.A.1 a), not only where all are. */
  readonly everyRouteNeeded: boolean;
  /** Foreign fleets do not count where own fleets make a route (4.A.1, the DPTG). */
  readonly ownFleetsFirst: boolean;
  readonly paradox: Rulebook["paradox"];
  /** What settles a paradox: the rule itself, or its fallback where it only protects supports. */
  readonly backupRule: Rulebook["paradox"];
  /** The rule only protects supports: other backup rules go first, and it may leave nothing to do. */
  readonly protectsSupports: boolean;
  readonly adjacentConvoy: Rulebook["adjacentConvoy"];
  readonly landFallback: Rulebook["landFallback"];
  readonly convoyedAttackFrom: Rulebook["convoyedAttackFrom"];
  /** A dislodged unit never prevents a move to where its attacker came from (4.A.7 a). */
  readonly dislodgedHasNoEffect: boolean;
  readonly retreatToConvoyedOrigin: boolean;
  readonly supportCoast: Rulebook["supportCoast"];
}

const known = new WeakMap<Rulebook, Laws>();

/** The laws of movement in a rulebook. */
export function lawsOf(rulebook: Rulebook): Laws {
  const laws = known.get(rulebook) ?? {
    everyRouteNeeded: rulebook.multiRoute !== "all",
    ownFleetsFirst: rulebook.multiRoute === "any-own-first",
    paradox: rulebook.paradox,
    backupRule: protectsSupports(rulebook) ? rulebook.paradoxFallback : rulebook.paradox,
    protectsSupports: protectsSupports(rulebook),
    adjacentConvoy: rulebook.adjacentConvoy,
    landFallback: rulebook.landFallback,
    convoyedAttackFrom: rulebook.convoyedAttackFrom,
    dislodgedHasNoEffect: rulebook.dislodgedEffect === "none",
    retreatToConvoyedOrigin: rulebook.retreatToConvoyedOrigin === "allowed",
    supportCoast: rulebook.supportCoast,
  };
  known.set(rulebook, laws);
  return laws;
}

/** The rules of the older editions forbid to cut certain supports, and may leave a paradox open. */
function protectsSupports({ paradox }: Rulebook): boolean {
  return paradox === "1971" || paradox === "1982" || paradox === "2000";
}
