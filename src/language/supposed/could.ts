/**
 * `Could Austria and Turkey throw me out of Sevastopol?`: whether others could bring something about, whatever
 * they order.
 */

import type { Board, PowerId, ProvinceId } from "../../map/index.js";
import { regex } from "../../util/index.js";
import { mentionsIn, placesIn, powersIn, withoutPlaces } from "../names/mentions.js";
import { drivesOut, type Outcome, outcomeAsked } from "./outcomes.js";
import { enoughAsked } from "./own-entry.js";

/** Who could do what, and where; the place is null where the question names none. */
export interface Could {
  readonly powers: readonly PowerId[];
  readonly place: ProvinceId | null;
  readonly outcome: Outcome | null;
  /** How many units at most, where the question counts them. */
  readonly most?: number;
}

const able = regex("iu")`
  (?<!\p{L})(?:
    can|could|may|might|able to|kann|k\u00f6nn\p{L}*|peut|peuvent|pourrai\p{L}*|puede\p{L}*
    |podr\u00eda\p{L}*|pu\u00f2|possono|potrebb\p{L}*|kan|kunnen|zou(?:den)?
  )(?!\p{L})
`;

/** `May I support a Russian unit?` */
const ofOneselfAble = regex("iu")`
  (?<!\p{L})(?:
    (?:can|could|may|might) (?:i|we|my)|(?:kann|k\u00f6nn\p{L}*|darf) (?:ich|wir|mein\p{L}*)
    |(?:puis|pouvons|pourrais|pourrions)-(?:je|nous)|je (?:peux|pourrais)|pued[oa] (?:yo|mi)|puedo
    |podemos|posso|possiamo|potrei|(?:kan|mag|kunnen|zou) (?:ik|we|wij|mijn)
  )(?!\p{L})
`;

/** Does the text ask what its writer can do? */
export function ofOneself(text: string): boolean {
  return ofOneselfAble.test(text);
}

/** `Can anyone keep me out?` */
const anyone = regex("iu")`
  (?<!\p{L})(?:
    (?:any|some)(?:one|body)|others|(?:irgend)?jemand|(?:irgend)?wer|einer|andere|quelqu['\u2019]un|d['\u2019]autres
    |alguien|otros|qualcuno|altri|iemand|anderen
  )(?!\p{L})
`;

/** `Can he get me out then?`, of whom was spoken before. */
const him =
  /(?<!\p{L})(?:he|she|they|er|sie|il|elle|ils|elles|\u00e9l|ella|ellos|lui|lei|loro|hij|zij|ze)(?!\p{L})/iu;

/** `Where can Russia go?` is no question of yes or no. */
const wondering = regex("iu")`
  (?<!\p{L})(?:
    where|what|which|when|how|why|wo|wohin|was|welche\p{L}*|wann|wie|warum|o\u00f9
    |(?<!est-ce )que(?! je| j['\u2019])|quand|comment|pourquoi|quel\p{L}*|d\u00f3nde|ad\u00f3nde|qu\u00e9
    |cu\u00e1ndo|c\u00f3mo|dove|cosa|quando|come|perch\u00e9|waar|wat|wanneer|hoe|waarom
  )(?!\p{L})
`;

/** `Can they throw me out of Vienna, and what can I do about it?` */
export function asksWhatToDo(text: string): boolean {
  return andWhat.test(text);
}

const andWhat = regex("iu")`
  [,;]?\s+(?:and|und|et|y|e|en)\s+(?:
    what|how|was|wie|que|qu['\u2019]est|comment|qu\u00e9|c\u00f3mo|che|cosa|come|wat|hoe
  )(?!\p{L}).*$
`;

const asWell = /(?<!\p{L})(?:might|may|could|can) (?:just )?as well(?!\p{L})/iu;

/**
 * Whose ability a question is about, of those that it names beside the asker, or of whom was spoken (`others`);
 * null for any other.
 */
export function couldIn(
  board: Board,
  text: string,
  own: PowerId | null,
  others: readonly PowerId[],
): Could | null {
  // `Vienna might as well bounce Italy` wonders about nothing.
  if (asWell.test(text) && !text.includes("?")) return null;
  const asks = text.replace(andWhat, "");
  const places = placesIn(board, asks);
  const [place = null] = places;
  const most = enoughAsked(text);
  const outcome = outcomeAsked(asks);
  const named = powersIn(board, withoutPlaces(asks, mentionsIn(board, asks))).filter(
    (power) => power !== own,
  );
  if (most !== null && own !== null && place !== null && places.length === 1) {
    // `Can Austria throw me out with two units?`
    return named.length > 0 && outcome === "lose" && able.test(asks) && !ofOneself(asks)
      ? { powers: named, place, outcome, most }
      : { powers: [own], place, outcome: "enter", most };
  }
  // `Could I be thrown out of Belgium?`
  const isLosing = outcome === "lose" && !drivesOut(asks);
  if (!able.test(asks) || (ofOneself(asks) && !isLosing)) return null;
  if (wondering.test(asks)) return null;
  const isOfThem = him.test(text) || /podr\u00eda|puede|potrebbe|pu\u00f2/iu.test(text);
  const spokenOf = named.length === 0 && isOfThem ? others : named;
  const anybody = board.powers.map(({ id }) => id).filter((power) => power !== own);
  const isOfAnybody = (isLosing && place !== null) || (outcome === "stop" && anyone.test(asks));
  const powers = spokenOf.length === 0 && isOfAnybody ? anybody : spokenOf;
  return powers.length === 0 || places.length > 1 ? null : { powers, place, outcome };
}
