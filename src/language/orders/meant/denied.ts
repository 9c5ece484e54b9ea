/**
 * What is plainly denied: `Munich won't go to Burgundy`. What was learned of sentences may miss a small word that turns
 * an order around; this never does.
 */
import { regex } from "../../../util/index.js";
import { placesIn } from "../../names/mentions.js";
import { negation } from "../clauses/signs.js";
import type { ReadingContext } from "../contract.js";
import type { Group, Said } from "./groups.js";

/** Does a word before what is to be done deny it: between the unit and that, or ahead of both in their clause? */
export function isPlainlyDenied({ board }: ReadingContext, text: string, group: Group): boolean {
  const unit = ofRole(group, "unit");
  // `Does not move` alone is a hold.
  const deed =
    ofRole(group, "target", "aim") ?? ofRole(group, "hold", "support", "helped", "convoy");
  if (deed === undefined) return false;
  const [{ from }] = group;
  // `Ich ziehe nicht mit`, `I won't go to`: nothing but small words lies between the denial and what it is of.
  const ahead = behindDenial(text.slice(Math.max(0, from - farthest), from));
  if (ahead !== null && leading.test(ahead)) return true;
  if (unit === undefined || unit.from > deed.from) return false;
  const between = behindDenial(text.slice(from, deed.from));
  if (between === null) return false;
  // `Munich, not Berlin, goes to Burgundy`, `Munich does not hold but goes to Burgundy`
  return placesIn(board, between).length === 0 && !turning.test(between);
}

/** What stands behind the last word that denies; null where none does. */
function behindDenial(words: string): string | null {
  const denial = [...words.matchAll(denying)].at(-1);
  return denial === undefined ? null : words.slice(denial.index + denial[0].length);
}

/** So far back a denial may stand: a long mail is not gone through for each of its orders. */
const farthest = 80;

const leading = regex("iu")`
  ^\s+(?:(?:
    to|with|want|wish|like|go|going|move|moving|send|sending|let|have|order|attack|mit|nach|avec|aller|en|vers|con|a|met
    |naar|my|the|our|mein(?:e[rmn]?)?|der|die|den|dem|ma|mon|la|le|l['\u2019]|il|el|mi|de|het|mijn|army|fleet|armee
    |flotte|arm\u00e9e|flota|flotta|in|into|from|aus
  )\s+)*$
`;

function ofRole(group: Group, ...roles: readonly Said["role"][]): Said | undefined {
  return group.find(({ role }) => roles.includes(role));
}

/** `If not, Norway` denies nothing. */
const denying = regex("giu")`
  (?<!(?<!\p{L})(?:if|when|why|wenn|falls|warum|si|pourquoi|se|als|waarom) )(?<!\p{L})(?:${negation}|niemals)(?!\p{L})
`;

const turning = regex("iu")`
  [,;:()!?.\u2026]
  |(?<!\p{L})(?:
    but|and|instead|rather|only|then|sondern|und|dann|nur|mais|et|puis|sino|pero|y|ma|e|poi|maar|dan
  )(?!\p{L})
`;
