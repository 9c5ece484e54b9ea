/** `How many centers does he own?`, behind a message for England: asked of England. */

import { isAsking, placesIn, plainWords, powersIn } from "../../../language/index.js";
import { regex } from "../../../util/index.js";
import type { Session } from "../session.js";
import { powerOf } from "../speaker.js";

/** The words with the name of the one power of whom the mail spoke last in the place of `he`. */
export function withHimNamed({ sender, thread }: Session, about: string): string {
  const { speaker } = sender;
  const him = thread.spokenOf ?? thread.readers;
  if (speaker === null || him?.kind !== "some" || him.gm || him.powers.length !== 1) return about;
  const { board } = speaker.game;
  const own = powerOf(speaker);
  const power = board.powers.find(({ id }) => id === him.powers[0] && id !== own);
  if (power === undefined || !holding.test(about)) return about;
  if (powersIn(board, about).length > 0 || placesIn(board, about).length > 0) return about;
  return about.replace(pronoun, power.name).replace(withoutOne, `$& ${power.name}`);
}

/** Does this sentence ask what somebody holds who is only called `he`? Nobody asks him that. */
export function asksOfHim(sentence: string): boolean {
  const isOfHim = pronoun.test(sentence) || withoutOne.test(sentence);
  if (!isOfHim || !holding.test(sentence) || hasSaid.test(sentence)) return false;
  return isAsking(plainWords(sentence), sentence);
}

const holding = regex("iu")`
  (?<!\p{L})(?:
    units?|pieces|cent(?:er|re)s?|arm(?:y|ies)|fleets?|owns?|has|have|einheit\p{L}*
    |(?:versorgungs)?zentr\p{L}*|besitzt|hat|armeen?|flotten?|centres?|unit\u00e9s|poss\u00e8de
    |centros?|unidades|posee|tiene|centri|unit\u00e0|possiede|ha|centra|eenheden|legers|vloten
    |bezit|heeft
  )(?!\p{L})
`;

/** `Has he written to you?`, `hat er dir geschrieben?` */
const hasSaid = regex("iu")`
  (?<!\p{L})(?:to|with|from|told|asked|promised|offered) (?:you|u)(?!\p{L})
  |(?<!\p{L})(?:dir|dich|euch|t['\u2019]a|vous a|te ha|ti ha|aan jou|met jou)(?!\p{L})
`;

const pronoun = regex("iu")`
  (?<!\p{L})(?:s?he|er|hij|ils?|elle|\u00e9l|ella|lui|lei)(?!\p{L})
  |(?<=(?:hat|besitzt|heeft|bezit) )(?:sie|zij|ze)(?!\p{L})|(?<=(?:tiene|posee) )el(?!\p{L})
`;

/** `¿Cuántos centros tiene?`: the verb alone says so. */
const withoutOne = regex("iu")`
  (?<=^\W*(?:(?:y|e|and|oye|judge) )*(?:cu[a\u00e1]ntos|quanti|qu[e\u00e9]|cosa|che) ?\p{L}* )
    (?:tiene|posee|possiede|ha)(?=\W*$)
`;
