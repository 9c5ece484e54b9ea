/** Armies and fleets, whosever and wherever they are, in the words of a question. */
import type { UnitType } from "../../map/index.js";
import { regex } from "../../util/index.js";

const armies =
  "(?:arm(?:y|ies|ee|een|ées?|ata|ate|ada)|heer|legers?|ejércitos?|exércitos?|troops|soldiers)";
const ships = "ships?|boats?|schiffe?|schip|schepen|bateaux?|barcos?";
const fleets = `(?:fleets?|flottes?|flotten|flotas?|flott[ae]|frotas?|vloot|vloten|${ships})`;
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

/** Do the words name an army, whatever else they name? */
export function namesArmy(text: string): boolean {
  return ofArmies.test(text);
}

/** The types of units that words are about; both, where they name none or both. */
export function typesNamed(text: string): readonly UnitType[] {
  const [army, fleet] = [ofArmies.test(text), ofFleets.test(text)];
  if (army === fleet) return ["A", "F"];
  return army ? ["A"] : ["F"];
}

/** `Could I get a fleet? Kiel would be best`: the kind that such a question asks for, where no place is named. */
export function kindWished(sentence: string): UnitType | null {
  const [type, other] = typesNamed(sentence);
  const isWish = sentence.includes("?") && wishing.test(sentence) && namesAnyUnit(sentence);
  return isWish && other === undefined ? (type ?? null) : null;
}

const wishing = regex("iu")`
  ^\W*(?:[\p{L}]+,? ){0,3}?(?:
    (?:can|could|may|might) (?:i|we) (?:please |just )?(?:have|get|take)|give me|(?:i(?:['\u2019]d| would) (?:like
    |love))
    |(?:kann|k\u00f6nnte|darf|d\u00fcrfte) ich|bekomme ich|gib mir|geben sie mir
    |(?:est-ce que )?je (?:peux|pourrais) avoir|(?:puis|pourrais)-je avoir|donne[zs]?-moi
    |(?:puedo|podr\u00eda) tener|me das?|(?:posso|potrei) avere|mi d[a\u00e0]i?|mag ik|kan ik|krijg ik|geef me
  )(?!\p{L})[^.,;:]*$
`;
