/** Places named by what is of them: `the Norwegian fleet`. */
import { isType } from "./guess.js";
import type { Source } from "./source.js";
import { is, type Token } from "./token.js";

const people =
  /^(?:garrison|guard|lot|crew|bunch|crowd|gang|colleagues?|comrades?|neighbou?rs?|brothers?|sisters?|twin|buddy|buddies|mates?|friends?|pals?|cousins?|folks?|people|one|ones)$/;

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
