/** `All right, I keep the fleet`: words of a unit that has its order elsewhere in the mail, and none that it stays. */
import { regex } from "../../../util/index.js";
import { mentionsIn } from "../../names/mentions.js";
import type { ReadingContext } from "../contract.js";
import { ownUnits, wordsIn } from "./units.js";

/** Does the sentence only keep a unit that it does not place, where the rest of its text speaks of one of that kind? */
export function keepsInTalk(context: ReadingContext, sentence: string, text: string): boolean {
  if (!keeps.test(sentence) || sentence.includes("?")) return false;
  const words = wordsIn(context, [], sentence);
  const types = words.flatMap(({ type }) => type ?? []);
  if (words.some(({ place }) => place !== null) || types.length !== 1) return false;
  const rest = text.replace(sentence.trim(), () => "");
  const named = mentionsIn(context.board, rest).map(({ at }) => at);
  return ownUnits(context).some(({ type, at }) => type === types[0] && named.includes(at));
}

/** To have, not to hold: `keep the fleet there` orders it. */
const keeps = regex("iu")`
  (?<!\p{L})(?:
    keep|keeping|kept|behalte|behalt|garde|conserve|tengo|mantengo|me quedo con|conservo|hou|houd|behoud
  )(?!\p{L})(?!
    .*(?<!\p{L})(?:
      there|here|where|put|still|in place|dort|da|hier|stehen|wo|l\u00e0|ici|o\u00f9|sur place|ah\u00ed|all\u00ed
      |aqu\u00ed|donde|quiet[ao]|l\u00ec|qui|dove|dov['\u2019]\u00e8|ferm[ao]|daar|waar|staan
    )(?!\p{L})
  )
`;
