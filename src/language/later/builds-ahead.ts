/**
 * Builds that people send while retreats are due: `fleet in brest and army in marsailles pls, if i get another
 * one waive it`.
 */

import {
  type Board,
  type PowerId,
  type ProvinceId,
  spelling,
  type UnitType,
} from "../../map/index.js";
import type { Phase, Position } from "../../rules/index.js";
import { regex } from "../../util/index.js";
import { orderWords } from "../lexer/order-words.js";
import { is } from "../lexer/token.js";
import { namesOf } from "../names/names.js";

interface Written {
  readonly board: Board;
  readonly phase: Phase;
  readonly position: Position;
  readonly power: PowerId | null;
}

/** The builds of a line, one in each text; null where it may be a retreat, or anything else. */
export function buildsAhead(
  { board, phase, position, power }: Written,
  line: string,
): readonly string[] | null {
  if (phase.kind !== "R" || phase.season !== "F" || line.length > longest) return null;
  const plain = line.replace(another, "").replace(courtesy, "").replace(later, "");
  const said = building.test(plain) ? plain.replace(letters, typeOf) : plain;
  if (doubtful.test(said)) return null;
  const builds = buildsIn(board, said);
  const homes = board.powers.find(({ id }) => id === power)?.homes ?? [];
  if (builds === null || builds.some(({ at }) => !homes.includes(at))) return null;
  const lost = position.dislodged.filter((unit) => unit.power === power);
  const mayRetreat = (type: UnitType) => lost.some((unit) => unit.type === type);
  const isMore = builds.length > lost.length || builds.some(({ type }) => !mayRetreat(type));
  return isMore || building.test(said) ? builds.map(({ type, at }) => `build ${type} ${at}`) : null;
}

const longest = 160;

/** `A Par, F Bre`, of builds. */
const letters = /(?<=^|[\s,;:(])[AF](?= \p{L}{3})/gu;

function typeOf(letter: string): string {
  return letter === "A" ? "army" : "fleet";
}

/** When they are due. */
const later = regex("iu")`
  [,;]?\s+(?:
    when (?:it['\u2019]?s|it is|the) time(?: comes)?|when (?:winter|the builds?) comes?
    |later(?: on)?|next (?:phase|time)|wenn es so ?weit ist|sp\u00e4ter|le moment venu|plus tard
  )(?=\s*(?:[.;!,]|$))
`;

/** `stp` behind a place is no St Petersburg. */
const courtesy = /(?<!(?<!\p{L})(?:in|at|en|\u00e0|a|von|zu|and|et|und|,))\s+(?:stp|svp)\W*$/iu;

interface Build {
  readonly type: UnitType;
  readonly at: ProvinceId;
}

/** Each place with the type that was said last before it; null where another word of orders stands among them. */
function buildsIn(board: Board, said: string): readonly Build[] | null {
  const names = namesOf(board);
  const words = said
    .split(/[^\p{L}\p{M}.]+/u)
    .map((word) => spelling(word.replace(/\.+$/, "")))
    .filter((word) => word !== "");
  const builds: Build[] = [];
  let type: UnitType | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    const roles = orderWords.get(word) ?? [];
    const exact = names.exact(word)[0]?.at ?? misspelt(board, word);
    // `Für den Winter` names no Denmark.
    const place = exact !== null && !small.has(word) ? exact : null;
    if (is({ roles }, "army", "fleet") && word.length > 1) type = is({ roles }, "army") ? "A" : "F";
    else if (place !== null) {
      if (type === null) return null;
      builds.push({ type, at: place });
    } else if (roles.some((role) => others.has(role)) && !joints.has(word)) return null;
  }
  const places = new Set(builds.map(({ at }) => at));
  return builds.length > 0 && places.size === builds.length ? builds : null;
}

/** `marsailles` */
function misspelt(board: Board, word: string): ProvinceId | null {
  if (word.length < shortestSlip || orderWords.has(word)) return null;
  const [place, other] = namesOf(board).slips(word);
  return other === undefined ? (place?.at ?? null) : null;
}

const shortestSlip = 5;
const others: ReadonlySet<string> = new Set(
  "arrow hold support backing convoy bring retreat remove doubt from via others".split(" "),
);
const small = new Set("den con aus eng fra per".split(" "));
/** Small words before the place of a build, which lead to a goal elsewhere. */
const joints = new Set("in en at a au ein une un una an de in je ich i for".split(" "));

const building = regex("iu")`
  (?<!\p{L})(?:
    winter|hiver|invierno|inverno|build\p{L}*|new|raise|bau\p{L}*|neue\p{L}*|constru\p{L}+
    |nouve\p{L}+|nuev\p{L}+|costrui\p{L}*|nuov\p{L}+|bouw\p{L}*|nieuwe?
  )(?!\p{L})
`;

/** What becomes of builds beyond these: they are waived without a word. */
const another = regex("iu")`
  [,;]?\s*(?:and |und |et )?(?:if (?:i|there)|wenn (?:ich|es)|si (?:j['\u2019]|il))[^.;,?]{0,40}(?:
    another|more|left|third|extra|noch eine|weitere|autre|de plus|reste
  )[^.;?]{0,40}(?:waive|pass|skip|verzicht\p{L}*|rien|nothing|nichts)[^.;?]{0,15}
`;

const doubtful = regex("iu")`
  \?
  |(?<!\p{L})(?:
    if|unless|not|no|never|retreat\p{L}*|back|fall|withdraw\p{L}*|or|wenn|falls|nicht|kein\p{L}*
    |oder|zur\u00fcck\p{L}*|si|pas|rien|non|ou|recul\p{L}*|repli\p{L}*|retrait\p{L}*|retir\p{L}*|o
    |niet|terug\p{L}*
  )(?!\p{L})
`;
