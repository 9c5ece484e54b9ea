/**
 * Places that are told by what is next to them: `that gulf next to Sweden`, `la mer entre la France et l'Angleterre`.
 * Which way from it they lie, the board does not know.
 */
import { type Board, bordersOn, type ProvinceId, spelling } from "../../map/index.js";
import { regex, wrapped } from "../../util/index.js";
import { isTooLong } from "../text/order-limits.js";
import { mentionsIn } from "./mentions.js";
import { powersNamed } from "./powers.js";

export interface DescribedPlace {
  readonly from: number;
  readonly to: number;
  /** The provinces that the words fit. */
  readonly places: readonly ProvinceId[];
}

/** The places that a text tells so, in its order. */
export function placesDescribed(board: Board, text: string): readonly DescribedPlace[] {
  if (isTooLong(text) || !nouns.test(text)) return [];
  const anchors = anchorsIn(board, text);
  return anchors.flatMap((anchor, at) => {
    const begin = Math.max(0, anchor.from - longestLead);
    const said = lead.exec(text.slice(begin, anchor.from));
    if (said === null) return [];
    const next = anchors[at + 1];
    const isPair =
      next !== undefined && between.test(said[0]) && and.test(text.slice(anchor.to, next.from));
    const ends = isPair ? [anchor, next] : [anchor];
    const from = begin + said.index + said[1]!.length;
    const fitting = board.provinces.filter(
      (place) =>
        ends.every(({ places }) => isBeside(board, place.id, places)) && isOfKind(place, said[2]!),
    );
    const named = fitting.filter(({ english }) =>
      english.toLowerCase().includes(gulfs.test(said[2]!) ? "gulf" : ""),
    );
    const places = (named.length > 0 ? named : fitting).map(({ id }) => id);
    return [{ from, to: ends.at(-1)!.to, places }];
  });
}

/** `The other eastern sea that lies directly to the south-west of the ...` is no longer. */
const longestLead = 90;

interface Anchor {
  readonly from: number;
  readonly to: number;
  readonly places: readonly ProvinceId[];
}

/** Provinces, and powers as the centers at their home. */
function anchorsIn(board: Board, text: string): readonly Anchor[] {
  const provinces = mentionsIn(board, text).map(({ at, from, to }) => ({ from, to, places: [at] }));
  const powers = [...text.matchAll(/\p{L}{5,}/gu)].flatMap(({ 0: word, index }) => {
    const [power, another] = powersNamed(board, spelling(word));
    if (power === undefined || another !== undefined) return [];
    const places = board.power(power)?.homes ?? [];
    return [{ from: index, to: index + word.length, places }];
  });
  const isApart = ({ from, to }: Anchor) =>
    !provinces.some((each) => each.from < to && from < each.to);
  return [...provinces, ...powers.filter(isApart)].toSorted((a, b) => a.from - b.from);
}

function isBeside(board: Board, place: ProvinceId, anchors: readonly ProvinceId[]): boolean {
  if (anchors.includes(place)) return false;
  return anchors.some((anchor) =>
    [anchor, ...(board.province(anchor)?.coasts ?? [])].some((at) =>
      (["A", "F"] as const).some((type) => bordersOn(board, { type, at }, place)),
    ),
  );
}

function isOfKind({ terrain }: Board["provinces"][number], noun: string): boolean {
  if (waters.test(noun)) return terrain === "sea";
  return !lands.test(noun) || terrain !== "sea";
}

const gulfs = /^(?:gulf|golfe?|golfo)$/iu;
const waters = regex("iu")`
  ^(?:
    seas?|gulf|bay|waters?|ocean|meer|see|golf|bucht|gew\u00e4sser|mer|golfe|baie|oc\u00e9an|mare
    |golfo|baia|oceano|mar|bah\u00eda|oc\u00e9ano|zee|baai|oceaan
  )$
`;
const lands = /^(?:country|land|pays|paese|pa\u00eds)$/iu;
const noun = wrapped`
  seas?|gulf|bay|waters?|ocean|meer|see|golf|bucht|gew\u00e4sser|mer|golfe|baie|oc\u00e9an|mare|golfo
  |baia|oceano|mar|bah\u00eda|oc\u00e9ano|zee|baai|oceaan|country|land|pays|paese|pa\u00eds|places?|area
  |region|province|territory|space|spot|gebiet|gegend|provinz|feld|r\u00e9gion|territoire|endroit|case
  |regione|provincia|territorio|posto|zona|casella|regi\u00f3n|lugar|sitio|gebied|streek|provincie|plek
`;
const side = wrapped`
  north|south|east|west|nord|sud|s\u00fcd|ost|est|ouest|ovest|norte|sur|este|oeste|noord|zuid|oost
`;
const relation = wrapped`
  next to|besides?|near|close to|by|bordering|adjacent to|touching|above|below|under|over|off|behind
  |in front of|between|(?:(?:to the |just )?(?:${side})(?:[- ]?(?:${side}))?(?:ern side)? of)
  |neben|bei|\u00fcber|unter|zwischen|hinter|oberhalb(?: von)?|unterhalb(?: von)?
  |(?:${side})?(?:n\u00f6rd|s\u00fcd|\u00f6st|west)lich(?: von)?|links von|rechts von
  |\u00e0 c\u00f4t\u00e9 d|pr\u00e8s d|au[- ]dess(?:o)?us d|(?:au |\u00e0 l['\u2019])(?:${side}) d|entre
  |devant|derri\u00e8re|voisine? d|qui touche|sous
  |accanto a|vicino a|sopra|sotto|a (?:${side}) d|tra|fra|davanti a|dietro|di fianco a|confinante con
  |al lado d|junto a|cerca d|(?:por )?encima d|(?:por )?debajo d|al (?:${side}) d|frente a|detr\u00e1s d
  |naast|boven|onder|ten (?:${side})en van|tussen|voor|achter|(?:${side})elijk van
`;
const nouns = regex("iu")`(?<!\p{L})(?:${noun})(?!\p{L})`;
/** What leads to the name: what stands before the place, its noun, and how it lies. */
const lead = regex("iu")`
  ((?:^|[^\p{L}])(?:in |on )?)
  (?:(?:the|that|this|das|die|der|dem|den|le|la|l['\u2019]|cette|cet|ce|il|lo|quel|quella|el|esa|ese|het|de|dat)
    \s?)?(?:(?:little|small|big|other|kleine|petite?)\s)?(${noun})
  (?:\s(?:that|which|just|right|directly|is|lies|direkt|gleich|juste|qui|est|che|que|est\u00e1|sta))*
  \s(?:${relation})(?:e|i|el|es|u|ell?[ao'\u2019]|l|[ao]ll[ao'\u2019])?
  (?:['\u2019]|\s)?(?:(?:the|der|dem|den|la|le|l['\u2019]|lo|il|el|de|het)[\s]?)?$
`;
const between = regex("iu")`(?<!\p{L})(?:between|zwischen|entre|tra|fra|tussen)(?!\p{L})`;
const and = regex(
  "iu",
)`^\s(?:and|und|et|ed?|y|en)\s(?:(?:the|der|dem|la|le|il|el|de)\s|l['\u2019])?$`;
