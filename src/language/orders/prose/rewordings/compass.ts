/**
 * `La flotte du nord`, `die Südflotte`, `the north fleet`, `de zuidelijke vloot`: which of the writer's units that is,
 * only where it goes can tell. `Quella del sud`, `the southern one`, behind another, is one of its kind.
 */
import { regex, wrapped } from "../../../../util/index.js";

const kind = wrapped`
  (?:flotte|armee|arm\u00e9e|escadre|flota|ej\u00e9rcito|flotta|armata|esercito|vloot|leger|fleet|army)
`;
const way = wrapped`
  (?:
    nord|sud|est|ouest|norte|sur|este|oeste|ovest|noorden|zuiden|oosten|westen|norden|s\u00fcden|osten
  )
`;
const ofWay = wrapped`
  [ ](?:
    (?:du |del |de l['\u2019]|dell['\u2019]|de |d['\u2019]|uit het |van het |in het |im |aus dem )${way}
    |(?:in the|(?:up|down)(?: in the)?|from the|of the)[ ](?:north|south|east|west)(?=
      \s?[,.;]|\s(?:to|goes?|sails?|moves?|takes?|holds?|stays?|heads?|should|will|can|must|into|for|attacks?)\s
    )
  )
`;
const compound = wrapped`(?:nord|s\u00fcd|sued|ost|west|noord|zuid|oost)(?:er)?`;
const adjective = wrapped`
  (?:n\u00f6rdlich|s\u00fcdlich|\u00f6stlich|westlich)e[nr]?|(?:noord|zuid|ooste?|west)elijke
`;

const english = "(?:north|south|east|west)(?:ern(?:most)?)?";

const units = regex("giu")`
  (?<!\p{L})(?:
    (?<called>${kind})${ofWay}
    |${compound}-?(?<joined>flotte|armee|vloot|leger)
    |(?:${adjective})[ ](?<noun>${kind})
    |${english}[ ](?<unit>fleet|army|ship|boat)
    |(?<=[,;.]\s|\s(?:and|und|et|y|e|en)\s)(?:
      (?:celle|la|el|quella|quello|il|die|der|de|den)(?:${ofWay}|[ ](?:${adjective}))(?![ ]?\p{L}*(?:see|meer|zee))
      |(?:the|my) (?:${english}[ ]one|one${ofWay})
    )
  )(?!\p{L})
  (?:(?<goes>(?=\s(?:in|ins|im|nach|auf|en|au|aux|dans|vers|\u00e0|a|al|nel\p{L}*|verso|naar|hacia)[ '\u2019]))|)
`;

/** The text without such words, at its length. */
export function withoutCompass(text: string): string {
  if (!compass.test(text)) return text;
  return text.replace(units, (words, ...found) => {
    const { called, joined, noun, unit, goes } = found.at(-1) as Record<string, string | undefined>;
    const above = text.slice(0, found.at(-3) as number);
    const named = called ?? joined ?? noun ?? unit ?? above.match(kinds)?.at(-1);
    // Which it is has been said: a place behind it is none where it stands.
    const way = goes === undefined ? "" : " ->";
    return named === undefined ? words : `${named}${way}`.padEnd(words.length);
  });
}

const kinds = regex("giu")`${kind}(?!\p{L})`;
const compass =
  /n(?:o|\u00f6)rd|north|south|s(?:\u00fc|ue|u)d|sur|est|(?:o|\u00f6)st|norte|oeste|ovest|noord|zuid/iu;
