/** Places named by what is of them: `the Norwegian fleet`. */
import { regex } from "../../util/index.js";
import type { Candidate, Names } from "../names/names.js";
import { powersNamed } from "../names/powers.js";
import { isType } from "./guess.js";
import { orderWords } from "./order-words.js";
import type { Match, Source, Step } from "./source.js";
import { is, type Token, token } from "./token.js";

const people = regex()`
  ^(?:
    garrison|guard|lot|crew|bunch|crowd|gang|colleagues?|comrades?|neighbou?rs?|brothers?|sisters?
    |twin|buddy|buddies|mates?|friends?|pals?|cousins?|folks?|people|gentlem[ae]n|fellows?|fellas?
    |chaps?|dudes?|one|ones
  )$
`;

/** Words for a unit beside the place where it stands: `our Bohemian friends`, `its colleague at St Pete`. */
export function isPeople(word: string): boolean {
  return people.test(word);
}

/** `The Norwegian fleet` is that in Norway as well as that in the Norwegian Sea. */
export function ofPlaces({ names }: Source, word: Token): Token {
  const others = names
    .prefix(word.text.slice(0, 4))
    .filter(({ at }) => word.places.every((place) => place.at !== at));
  return { ...word, places: [...word.places, ...others] };
}

/** `Norwegian`, before a unit's type. */
export function isAdjective({ all }: Source, { text, roles }: Token, next: number): boolean {
  return (
    /^\p{L}{4,}(?:an|ish|ese|ic)$/u.test(text) &&
    (isType(all[next]) || isPeople(all[next]?.text ?? "")) &&
    !is({ roles }, "nation")
  );
}

/** `A Gre S Ital. F Ion - Alb`: a power cut short, between who helps and the unit that is helped; `it` points back. */
export function shortPower({ board, all }: Source, at: number): Step | null {
  const [before, piece] = [all[at - 1], all[at]!];
  const next = all[at + 1]?.text === "." ? at + 2 : at + 1;
  const isHelp = is({ roles: orderWords.get(before?.text ?? "") ?? [] }, "support", "convoy");
  if (!isHelp || !isType(all[next]) || piece.text.length < 2 || piece.text === "it") return null;
  const [power, another] = powersNamed(board, piece.text);
  return power !== undefined && another === undefined
    ? { tokens: [token(["nation"], piece, { powers: [power] })], next }
    : null;
}

/** Endings of adjectives in other languages; of three letters only a name in full can be left. */
const endings =
  /(?:isch(?:e[nrms]?)?|er|e?se|aise?s?|oise?s?|ien(?:ne)?s?|aine?s?|es[ae]s?|an[oa]s?|[ei]n[oa]s?)$/;
const shortStems = /(?:isch(?:e[nrms]?)?|aine?s?|an[oa]s?)$/;
const shortestStem = 4;
/** `napolit-ana`, `portugies-ische`: as many letters more may belong to the ending. */
const joint = 3;

/** `die Kieler Flotte`, `la flotte brestoise`: an adjective of other languages beside a unit's type. */
export function adjectiveAt({ all, names }: Source, at: number): Match | null {
  const piece = all[at]!;
  const powers = inflected(names, piece.text);
  if (powers.length > 0) return { token: token(["nation"], piece, { powers }), length: 1 };
  const isBeside = [all[at - 1], all[at + 1]].some((near) => isType(near) && near!.text.length > 3);
  const ending = endings.exec(piece.text)?.[0];
  if (!isBeside || ending === undefined || orderWords.has(piece.text)) return null;
  const places = stemmed(names, piece.text.slice(0, -ending.length), shortStems.test(ending));
  return places.length === 0 ? null : { token: token(["place"], piece, { places }), length: 1 };
}

function stemmed(names: Names, stem: string, isShort: boolean): readonly Candidate[] {
  if (isShort && stem.length < shortestStem) return names.exact(stem);
  for (let left = stem; left.length >= shortestStem; left = left.slice(0, -1)) {
    const exact = names.exact(left);
    const places = exact.length > 0 ? exact : names.prefix(left);
    if (places.length > 0) return places;
    if (stem.length - left.length >= joint) break;
  }
  return [];
}

/** `russischen`, `austriaca`, `allemandes`: the adjective of a power with another ending. */
function inflected(names: Names, text: string) {
  const [, stem = ""] = /^(\p{L}{5,}?)(?:e[nrms]?|[ao]?s|[aio])$/u.exec(text) ?? [];
  if (stem === "" || orderWords.has(text)) return [];
  return [stem, `${stem}o`, `${stem}e`].map(names.nation).find(({ length }) => length > 0) ?? [];
}

const compounds: ReadonlyMap<string, "army" | "fleet"> = new Map([
  ["flotte", "fleet"],
  ["vloot", "fleet"],
  ["armee", "army"],
  ["leger", "army"],
]);

/** `die Nordseeflotte`, `Oostzeevloot`: a unit and where it stands in one word. */
export function compoundUnit({ all, names }: Source, at: number): Step | null {
  const piece = all[at]!;
  const kind = [...compounds].find(([end]) => piece.text.endsWith(end));
  if (kind === undefined) return null;
  const [end, role] = kind;
  const stem = piece.text.slice(0, -end.length);
  const places = [stem, stem.replace(/s$/, "")].map(names.exact).find(({ length }) => length > 0);
  if (stem.length < 4 || places === undefined) return null;
  const type = token([role, "unitword"], { ...piece, text: end });
  return { tokens: [type, token(["place"], { ...piece, text: stem }, { places })], next: at + 1 };
}
