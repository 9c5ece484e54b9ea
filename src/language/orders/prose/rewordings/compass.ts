/**
 * `La flotte du nord`, `die Südflotte`, `de zuidelijke vloot`: which of the writer's units that is, only where it goes
 * can tell. `Quella del sud`, behind another, is one of its kind.
 */
import { regex, wrapped } from "../../../../util/index.js";

const kind = wrapped`
  (?:flotte|armee|arm\u00e9e|escadre|flota|ej\u00e9rcito|flotta|armata|esercito|vloot|leger|fleet|army)
`;
const way = "(?:nord|sud|est|ouest|norte|sur|este|oeste|ovest|noorden|zuiden|oosten|westen)";
const ofWay = `[ ](?:du |del |de l['\u2019]|dell['\u2019]|de |d['\u2019]|uit het |van het |in het )${way}`;
const compound = wrapped`(?:nord|s\u00fcd|sued|ost|west|noord|zuid|oost)(?:er)?`;
const adjective = wrapped`
  (?:n\u00f6rdlich|s\u00fcdlich|\u00f6stlich|westlich)e[nr]?|(?:noord|zuid|ooste?|west)elijke
`;

const units = regex("giu")`
  (?<!\p{L})(?:
    (?<called>${kind})${ofWay}
    |${compound}-?(?<joined>flotte|armee|vloot|leger)
    |(?:${adjective})[ ](?<noun>${kind})
    |(?<=[,;.]\s|\s(?:and|und|et|y|e|en)\s)(?:
      (?:celle|la|el|quella|quello|il|die|der|de|den)(?:${ofWay}|[ ](?:${adjective}))(?![ ]?\p{L}*(?:see|meer|zee))
    )
  )(?!\p{L})
  (?:(?<goes>(?=\s(?:in|ins|im|nach|auf|en|au|aux|dans|vers|\u00e0|a|al|nel\p{L}*|verso|naar|hacia)[ '\u2019]))|)
`;

/** The text without such words, at its length. */
export function withoutCompass(text: string): string {
  if (!compass.test(text)) return text;
  return text.replace(units, (words, ...found) => {
    const { called, joined, noun, goes } = found.at(-1) as Record<string, string | undefined>;
    const above = text.slice(0, found.at(-3) as number);
    const named = called ?? joined ?? noun ?? above.match(kinds)?.at(-1);
    // Which it is has been said: a place behind it is none where it stands.
    const way = goes === undefined ? "" : " ->";
    return named === undefined ? words : `${named}${way}`.padEnd(words.length);
  });
}

const kinds = regex("giu")`${kind}(?!\p{L})`;
const compass = /nord|s(?:\u00fc|ue|u)d|sur|est|ost|norte|oeste|ovest|noord|zuid/iu;
