/** `Tell Italy that I want peace. Something like "Let us be friends".`: what somebody suggests is the message. */
import { regex } from "../../util/index.js";
import { passage } from "./passages.js";

/** The text with each such request put as one that quotes its message. */
export function suggestedIn(text: string): string {
  return text.replace(suggesting, (_, lead: string, said: string) => `${lead.trimEnd()}: ${said}`);
}

const suggesting = regex("giu")`
  (
    (?<!\p{L})(?:
      tell|ask|inform|let|write to|message|drop|say to|schreib\p{L}*|sag\p{L}*|frag\p{L}*|dis|dites|demande\p{L}*
      |[e\u00e9]cri\p{L}*|dile|diles|pregunta\p{L}*|di|chiedi|scrivi|zeg|vraag|schrijf
    )[ ][^.?!"\u201c\u201e\u00ab\n]{3,50}?
  )(?=
    [ ](?:that|know|whether|if|about|to|i|we|dass|ob|que|qu['\u2019]|si|che|se|dat|of)[ ]
    |,[ ](?:dass|ob|dat)[ ]
  )
  [^.?!"\u201c\u201e\u00ab\n]{3,160}[.;:,!-]\s*
  (?:(?:perhaps|maybe|say|just|vielleicht|peut-\u00eatre|quiz\u00e1s?|forse|misschien),?[ ])?
  (?:
    (?:with |in )?(?:something|words|wording|anything)[ ]
      (?:like|along the lines of|to the effect of)(?: (?:this|these))?
    |along the lines of|in these words|so (?:etwas|was) wie|etwa(?: so)?|zum beispiel|in etwa so
    |quelque chose comme|du genre|par exemple|algo como|algo as[i\u00ed]|por ejemplo
    |qualcosa (?:come|tipo)|per esempio|zoiets als|bijvoorbeeld
  )[:,]?\s*(${passage})
`;
