/** Armies and fleets, whosever and wherever they are, in the words of a question. */
import type { UnitType } from "../../map/index.js";

const armies =
  "(?:arm(?:y|ies|ee|een|ées?|ata|ate|ada)|heer|legers?|ejércitos?|exércitos?|troops|soldiers)";
const fleets =
  "(?:fleets?|flottes?|flotten|flotas?|flott[ae]|frotas?|vloot|vloten|ships?|boats?|schiffe?|schip|schepen|bateaux?|barcos?)";
const [ofArmies, ofFleets] = [armies, fleets].map(
  (words) => new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, "iu"),
) as [RegExp, RegExp];

/** Does a text speak of `a fleet`, whosever it is? */
export function namesAnyUnit(text: string): boolean {
  return anyUnit.test(text);
}

const anyUnit = new RegExp(
  `(?<!\\p{L})(?:an?|any|eine?|une?|una?|um|uma|een|un['’])\\s?(?:${armies}|${fleets})(?!\\p{L})`,
  "iu",
);

/** The types of units that words are about; both, where they name none or both. */
export function typesNamed(text: string): readonly UnitType[] {
  const [army, fleet] = [ofArmies.test(text), ofFleets.test(text)];
  if (army === fleet) return ["A", "F"];
  return army ? ["A"] : ["F"];
}
