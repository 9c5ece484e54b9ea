/** What surely asks how something works by the rules: `how do supports work exactly?`, `wie gehen Konvois?` */
import { regex, wrapped } from "../../../util/index.js";
import type { Intent } from "../intents.js";
import { ahead } from "./of-the-game.js";

const supports = wrapped`
  (?:supports?|supporting|support orders?|unterstutzung(?:en)?|unterstutzen|soutiens?|appuis?|apoyos?|apoyar|supporti?
  |appogg(?:io|i)|steun|steunen|ondersteuning|ondersteunen)
`;
const convoys = wrapped`
  (?:convoys?|convoying|convoy orders?|konvois?|convois?|convoyes?|convogl(?:io|i)|konvooi(?:en)?)
`;

function works(what: string): RegExp {
  return regex()`
    ^${ahead}(?:can you (?:\w+ )?(?:tell|explain|say) (?:me |us |to me )?)?(?:
      how (?:exactly )?(?:do|does) (?:an? |the |these |those )?${what} (?:exactly |actually |really )?(?:work
        |function)
      |how (?:exactly )?(?:an? |the )?${what} (?:exactly |actually |really )?works?
      |(?:how do i|how to) (?:use|understand) ${what}|explain (?:to me )?(?:the )?${what}
      |what (?:are|is) (?:an? )?${what} for
      |wie (?:funktionier(?:t|en)|geht|gehen|laufen|lauft) (?:(?:das|die|der|ein|eine|eigentlich|denn) )*
        (?:mit (?:dem|den|der) )?${what}
      |comment (?:marchent?|fonctionnent?|ca marche|ca fonctionne) (?:avec )?(?:les |le |l |un |une )?${what}
      |como funcionan? (?:los |el |las |la |un )?${what}|come funzionano? (?:gli |i |il |l |lo |un )?${what}
      |hoe werk(?:t|en) (?:de |het |een )?${what}
    )(?: (?:exactly|again|really|actually|here|in (?:this|the) game|genau|denn|eigentlich|hier|exactement|au juste
      |exactamente|esattamente|precies|eigenlijk|please|bitte))*$
  `;
}

export const ofRules: readonly (readonly [Intent, RegExp])[] = [
  ["supporting", works(supports)],
  ["convoying", works(convoys)],
];
