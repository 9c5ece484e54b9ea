/** `I'm Hans, 54, and have played at the board since school`: who a newcomer is, and nothing yet that they want. */
import { regex } from "../../../util/index.js";

const longest = 1000;

/** Does somebody say who they are, or that all of this is new to them? */
export function introducesOneself(text: string): boolean {
  return text.length <= longest && (named.test(text) || isNew.test(text));
}

/** Does somebody say that all of this is new to them? */
export function isNewHere(text: string): boolean {
  return text.length <= longest && isNew.test(text);
}

/** A name is written with a capital. */
const named = regex("u")`
  (?<!\p{L})(?:
    (?:[Mm]y name(?: is|['\u2019]s)|I(?:['\u2019]m| am)|[Tt]his is|[Ii]ch bin(?: der| die)?|[Mm]ein Name ist
      |[Bb]in(?: der| die)|[Jj]e suis|[Mm]oi c['\u2019]est|[Mm]on nom est|[Ss]oy|[Mm]i nombre es
      |[Ss]ono|[Ii]l mio nome \u00e8|[Ii]k ben|[Mm]ijn naam is) (?!Sie(?!\p{L})|I(?!\p{L}))\p{Lu}\p{Ll}+
    |(?:[Ii]ch hei\u00dfe|[Jj]e m['\u2019]appelle|[Mm]e llamo|[Mm]i chiamo|[Ii]k heet) \p{Lu}\p{Ll}+
  )
`;

const isNew = regex("iu")`
  (?<!\p{L})(?:
    (?:i['\u2019]?m|i am) (?:(?:quite|completely|totally|all|very|a bit) )?new (?:
      here|to (?:this|diplomacy|the game|it)
    )
    |(?:complete |total |absolute )?(?:newbie|newcomer|beginner) (?:here|to|at|in)
    |(?:bin|als) (?:\p{L}+ )?(?:neu hier|neuling|anf\u00e4nger(?:in)?)|neuling in sachen
    |je (?:suis|d\u00e9bute) (?:\p{L}+ )?(?:nouve\p{L}+|d\u00e9butante?|dans ce jeu)
    |soy (?:\p{L}+ )?(?:nuev[oa]|principiante|novat[oa])|sono (?:\p{L}+ )?(?:nuov[oa]|principiante|alle prime armi)
    |ik ben (?:\p{L}+ )?(?:nieuw|beginner)
    |(?:i['\u2019]ve|i have) never played|never played (?:it |this )?before
    |(?:habe|hab) (?:\p{L}+ ){0,3}noch nie (?:\p{L}+ )?gespielt
    |je n['\u2019]ai (?:encore )?jamais jou\u00e9|nunca he jugado|non ho mai giocato|nog nooit gespeeld
  )(?!\p{L})
`;
