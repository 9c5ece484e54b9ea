/**
 * `I know it is safe, but let Venice support it`, `wahrscheinlich sinnlos, aber Venedig geht nach Tirol`: what somebody
 * grants before they order something all the same.
 */
import { regex } from "../../../../util/index.js";
import { blank } from "../markup.js";

/** The text without such words, and without what turns from them. */
export function withoutConceded(text: string): string {
  return turn.test(text) ? text.replace(known, blank).replace(judged, blank) : text;
}

/** Cheap, for few lines turn. */
const turn = /(?<!\p{L})(?:but|aber|mais|pero|ma|maar)(?!\p{L})/iu;

/** What the writer knows may be anything but what stands in an order. */
const known = regex("giu")`
  (?<=^\W*|[.;!?\n]\s*)(?:(?:well|ok|yes|yeah|sorry|and|ja|oui|bon|s\u00ed|bueno|s\u00ec)[, ]+)*(?:
    (?:i|we) (?:do )?(?:know|realise|realize)|i(?:['\u2019]m| am) (?:well |fully )?aware|of course|granted|sure
    |ich wei(?:\u00df|ss)|(?:mir|uns) ist klar|klar|je (?:sais|me doute)|bien s\u00fbr|(?:ya )?s\u00e9|claro
    |(?:lo )?so|certo
    |ik weet|natuurlijk
  )(?=[ ,])[^.;:!?>\n]{2,100}?[, ]\s?(?:but|aber|mais|pero|ma|maar)\s
`;
/** `It may be pointless`: what may be must be no order. */
const judged = regex("giu")`
  (?<=^\W*|[.;!?\n]\s*)(?:[\p{L}'\u2019]+,? ){0,6}?(?:
    stupid|pointless|useless|silly|risky|crazy|mad|daft|dumb|overkill|unnecessary|foolish|a (?:gamble|risk|long shot)
    |dumm|sinnlos|nutzlos|riskant|verr\u00fcckt|unn\u00f6tig|\u00fcberfl\u00fcssig|gewagt
    |inutile|stupide|risqu\u00e9|idiot|b\u00eate|fou|in\u00fatil|tonto|arriesgado|est\u00fapido|stupido|rischioso|folle
    |dom|zinloos|nutteloos|onnodig|gewaagd|riskant
  ),?\s(?:but|aber|mais|pero|ma|maar)\s
`;
