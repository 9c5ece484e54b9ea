/**
 * `Wie viele Zentren hab ich, wenn ich Tunis nehme?`: how many supply centers somebody has, or would have, and
 * may build from.
 */

import type { Board, PowerId, ProvinceId } from "../../map/index.js";
import { regex } from "../../util/index.js";
import { placesIn, powersIn } from "../names/mentions.js";
import { saysOneself } from "./deeds.js";

/** Of whom it is asked, and with which places taken or lost. */
interface CountAsked {
  readonly powers: readonly PowerId[];
  readonly gained: readonly ProvinceId[];
  readonly lost: readonly ProvinceId[];
  readonly ofBuilds: boolean;
}

const howMany =
  /(?<!\p{L})(?:how many|wie ?viele?|combien|cu[a\u00e1]nt[oa]s?|quant[ie]|hoeveel)(?!\p{L})/iu;
/** `How many armies do I need?` */
export function asksHowMany(text: string): boolean {
  return howMany.test(text);
}

const either = /(?<!\p{L})(?:or|oder|ou|o|of(?= \d))(?!\p{L})/iu;
const centers = regex("iu")`
  (?<!\p{L})(?:
    supply|(?:supply )?cent(?:er|re)s?|scs?|dots|(?:versorgungs)?zentr(?:um|en)|vz|centros?
    |centri?|centra
  )(?!\p{L})
`;
const builds = regex("iu")`
  (?<!\p{L})(?:
    build|builds|new (?:units?|ones?)|bau\p{L}*|neue einheit\p{L}*|constru\p{L}*|costru\p{L}*
    |bouw\p{L}*
  )(?!\p{L})
`;
const losing = regex("iu")`
  (?<!\p{L})(?:los(?:e|es|ing|t)|verlier\p{L}*|perd\p{L}*|pierd\p{L}*|verlies|verliez\p{L}*|kwijt)
    (?!\p{L})
`;
/** What is asked is another number. */
const otherwise = regex("iu")`
  (?<!\p{L})(?:
    win|to win|victory|needed?|gewinn\p{L}*|sieg|brauch\p{L}*|gagner|victoire|faut|manque\p{L}*
    |ganar|victoria|necesit\p{L}*|faltan?|vincere|vittoria|servono|mancano|winnen|nodig|in total
    |altogether|on the (?:map|board)|insgesamt|au total|en total|in totale|players?|spieler
    |joueurs|jugadores|giocatori|spelers|who (?:has|have|owns?|holds?|got)|wer (?:hat|besitzt|h\u00e4lt)
    |qui (?:a|poss\u00e8de|d\u00e9tient)|qui[e\u00e9]n(?:es)? tienen?|chi (?:ha|possiede)|wie (?:heeft|bezit)
    |every(?:body|one)|each(?! other)|(?:the )?others|jede[rm]?|alle(?! \d)|die anderen|chacun|tout le monde
    |les autres|cada uno|todos|los (?:otros|demás)|ognuno|tutti|gli altri|iedereen|de anderen
  )(?!\p{L})
`;

/**
 * What a text counts so, whoever asks it; null where it asks for no number of centers. `isIf` where it supposes
 * something.
 */
export function countAsked(
  board: Board,
  text: string,
  own: PowerId | null,
  isIf: boolean,
): CountAsked | null {
  const ofCenters = centers.test(text);
  const named = placesIn(board, text).filter((place) => board.province(place)?.isCenter === true);
  const isCounting = howMany.test(text) || (ofCenters && either.test(text));
  const ofBuilds = builds.test(text);
  if (!text.includes("?") && !howMany.test(text)) return null;
  if (!isCounting || otherwise.test(text) || !(ofCenters || (isIf && named.length > 0)))
    return null;
  const others = powersIn(board, text).filter((power) => power !== own);
  if (others.length === 0 && ofThem.test(text)) return null;
  const ofSelf = own !== null && (saysOneself(text) || others.length === 0);
  const powers = ofSelf ? [own, ...others] : others;
  const isLost = losing.test(text);
  return powers.length === 0
    ? null
    : { powers, gained: isLost ? [] : named, lost: isLost ? named : [], ofBuilds };
}

/** `Who is left, and how many do they have?` */
const ofThem = regex("iu")`
  (?<!\p{L})(?:
    (?:do|have) they|they (?:each |all )?(?:have|own|hold)|ont-ils|ils ont|haben (?:sie|die)|hebben ze
  )(?!\p{L})
`;

const able = regex("iu")`
  (?<!\p{L})(?:
    can|could|may|kann|k\u00f6nnte|darf|peux|puis|pourrai\p{L}*|puedo|podr\u00eda|posso|potrei|kan
    |mag
  )(?!\p{L})
`;
const buildsThere =
  /(?<!\p{L})(?:build|bau(?:en|t|e)|aufbau\p{L}*|constru\p{L}*|costru\p{L}*|bouwen)(?!\p{L})/iu;

/** `Kann ich die neue Einheit in Tunis bauen?`: the place; null for any other question. */
export function buildSiteAsked(board: Board, text: string): ProvinceId | null {
  if (!text.includes("?") || howMany.test(text) || !able.test(text) || !buildsThere.test(text))
    return null;
  const [place, another] = placesIn(board, text);
  return place === undefined || another !== undefined ? null : place;
}
