/** What a request says to the judge, and no part of what is to be told. */
import { regex } from "../../../../util/index.js";

/** `Can you`, `kannst du`: its question mark is the request's. */
export const asksTo = regex("iu")`
  ^\W*(?:\p{L}+[ ,]+){0,3}(?:
    can|could|would|will|may|might|cld|wld|kannst|könntest|würdest|können sie|könnten sie|peux
    |pouvez|pourr\p{L}+|puede\p{L}*|podría\p{L}*|puoi|potresti|kun|kunt|kan|zou|wil|wilt
  )(?!\p{L})
`;

/** `..., s'il vous plaît`, `..., merci beaucoup`, `Mit freundlichen Grüßen, Helga`: said to the judge. */
export const pleading = regex("iu")`
  ,?\s+(?:
    please|pls|plz|bitte|s['\u2019]il (?:te|vous) pla[iî]t|por favor|per favore|alsjeblieft
    |alstublieft|though
  )(?=[.!?]*$)
  |(?:,|[.!?](?=\s))\s*(?:
    many thanks|thanks(?: (?:a lot|so much|in advance|mate|judge))?
    |thank you(?: (?:very|so) much| in advance)?|thx|ty|tysm|cheers|danke(?: ?sch\u00f6n)?
    |vielen dank|merci(?: (?:beaucoup|bien|d['\u2019]avance))?|(?:muchas )?gracias
    |grazie(?: mille)?|bedankt|dank je(?: wel)?
  )[.!]*$
  |(?<=[.!?])\s+(?:
    mit freundlichen gr\u00fc\u00dfen|(?:viele|liebe|beste) gr\u00fc\u00dfe|gru\u00df|lg|mfg
    |(?:best|kind|warm) regards|regards|sincerely|yours(?: (?:sincerely|truly))?|cordialement
    |saludos|saluti|groet(?:en|jes)?
  )[,.!]?(?:\s+\p{Lu}[\p{L}.]*){0,2}\s*$
`;
