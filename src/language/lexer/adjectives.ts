/** Places named by what is of them: `the Norwegian fleet`. */
import { isType } from "./guess.js";
import type { Source } from "./source.js";
import { is, type Token } from "./token.js";

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
    /^\p{L}{4,}(?:an|ish|ese|ic)$/u.test(text) && isType(all[next]) && !is({ roles }, "nation")
  );
}
