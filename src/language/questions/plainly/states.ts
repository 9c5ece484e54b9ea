/** `My fleet is in Ankara`, `I thought Vienna was closer`: how things are, or were, beside what is asked of them. */
import { regex } from "../../../util/index.js";
import { mayBeOrder } from "../../lexer/order-like.js";
import { isWanting } from "../question-words.js";

/** Does a sentence only tell how things are? Words that may order something do not. */
export function onlyStates(sentence: string): boolean {
  if (sentence.includes("?") || ought.test(sentence)) return false;
  if (where.test(sentence)) return true;
  return was.test(sentence) && !isWanting(sentence) && !mayBeOrder(sentence);
}

const where = regex("iu")`
  (?<!\p{L})(?:
    (?:is|are|am|was|were|sits?|stands?|lies?) (?:(?:now|still|already|just|only|both|right|all) )*
      (?:in|at|on|next to|beside|near|there|here|mine|his|hers|theirs|ours)
    |(?:ist|sind|bin|steht|stehen|stehe|sitzt|war|liegt) (?:(?:jetzt|noch|schon|nur|doch|ja|immer) )*
      (?:in|im|an|bei|neben|da|dort|hier)
    |(?:est|sont|suis|\u00e9tait) (?:(?:encore|d\u00e9j\u00e0|toujours) )*(?:\u00e0|en|au|dans|l\u00e0|ici)
    |(?:est\u00e1n?|estoy|estaba) (?:(?:todav\u00eda|ya|a\u00fan) )*(?:en|ah\u00ed|aqu\u00ed|all\u00ed)
    |(?:\u00e8|sono|era|sta|si trova) (?:(?:ancora|gi\u00e0) )*(?:in|a|ad|al|nel|l\u00ec|qui)
    |(?:is|zijn|ben|staat|staan|zit) (?:(?:nu|nog|al|alleen) )*(?:in|op|bij|naast|daar|hier)
  )(?!\p{L})
`;

const was = regex("iu")`
  (?<!\p{L})(?:
    was|were|had|(?:has|have|is|are)(?! to(?!\p{L}))|thought|believed|knew|know|heard|saw|took|lost|won
    |bounced|attacked|moved|went|came|got|dachte|wusste|glaubte|hab|habe|hat|haben|ist|sind|war|wurde
    |croyais|pensais|savais|ai|ont|avait|est|sont|\u00e9tait|pensaba|cre\u00eda|sab\u00eda|tiene|tengo|hay|era
    |pensavo|credevo|sapevo|ha|ho|hanno|aveva|dacht|wist|heb|heeft|hebben|werd
  )(?!\p{L})
`;

const ought = regex("iu")`
  (?<!\p{L})(?:
    should|shall|must|will|please|instead|but|soll\p{L}*|muss|m\u00fcssen|wird|bitte|sondern|aber|doi(?:t|vent)|faut
    |mais|debe\p{L}*|pero|deve|devono|ma|moet\p{L}*|maar
  )(?!\p{L})
`;
