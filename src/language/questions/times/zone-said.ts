/** `German time`, `in hour of Paris`, `auf die Zeitzone Berlin`: the zone whose clocks somebody speaks of. */
import { knownZone, regex, wrapped } from "../../../util/index.js";
import { sentencesOf } from "../../text/sentences.js";

/** The zone that a sentence names as one of clocks; null where it names none. */
export function zoneSaid(sentence: string): string | null {
  const named = patterns.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(
      // `New York time`, `clock to Berlin please`, `put me on Berlin time`
      ([, name = "", more = ""]) =>
        knownZone(`${name} ${more}`) ?? knownZone(name) ?? knownZone(more),
    ),
  );
  return named.find((zone) => zone !== null) ?? null;
}

/** `Bis wann, hier in Berlin?`, `deutscher Zeit`: the zone of a place, or of a country, in a question about a time. */
export function zoneOfPlace(sentence: string): string | null {
  const [, place = ""] = here.exec(sentence) ?? [];
  const countries = [...sentence.matchAll(ofCountry)].map(([, before, behind]) =>
    knownZone(before ?? behind ?? ""),
  );
  return knownZone(place) ?? countries.find((zone) => zone !== null) ?? null;
}

/** `Ich bin in Berlin. Wann ist Abgabe?`: where the writer says that they are. */
export function zoneOfWriter(text: string): string | null {
  return zoneOfPlace(sentencesOf(text).find((each) => whereabouts.test(each)) ?? "");
}

const whereabouts = regex("iu")`
  ^\W*(?:by the way,? |(?:und|and|et) )?(?:
    i['\u2019]?m|i am|we are|we['\u2019]re|ich bin|wir sind|bin|je suis|nous sommes|estoy|sono|ik ben
  ) (?:(?:here|currently|now|based|living|hier|gerade|jetzt|zurzeit|actuellement|ahora|adesso|nu) )*
    (?:in|\u00e0|en|a) \p{Lu}
`;
const here = regex("u")`
  (?<!\p{L})(?:in|here in|hier in|at|\u00e0|a|en|chez moi (?:\u00e0|en)|aqu\u00ed en|qui a)\s+
    (\p{Lu}[\p{L}/_-]+)
`;
const ofCountry =
  /(?<!\p{L})(\p{L}+)[ -](?:time|zeit|tijd)(?!\p{L})|(?:heure|hora|ora) (\p{L}+)/giu;

/** Does a sentence wish for times by the clocks that it names, and ask nothing else about them? */
export function wishesZone(sentence: string): boolean {
  return zoneSaid(sentence) !== null && wishing.test(sentence) && !about.test(sentence);
}

/** `Time in hour of Paris` names no zone `hour`. */
const place =
  "((?!(?:hours?|times?|clocks?|heures?|horas?|ora|zeit|uhrzeit|the|my|our)(?!\\p{L}))[\\p{L}][\\p{L}/_'-]+)";

const second = "(?: (\\p{L}+))?";

const patterns = [
  wrapped`
    (?:time ?zone|zeitzone|fuseau(?: horaire)?|zona horaria|fuso(?: orario)?|tijdzone)\s+
      (?:is |of |von |de |d['\u2019]|to |= ?|: ?|auf )?(?:the )?${place}${second}
  `,
  wrapped`
    (?:hours?|times?|clocks?|heures?|horas?|ora|uhr(?:zeit(?:en)?)?|zeiten)\s+
      (?:[(]|of |in |from |to |on |de |d['\u2019]|von |di |nach |auf |a |naar |op )(?:the )?${place}${second}
  `,
  `(?<!\\p{L})${place}${second}[ -](?:local )?(?:time|clock|zeit|uhrzeit|tijd)(?!\\p{L})`,
  `(?:heure|hora) ${place}${second}`,
].map((each) => new RegExp(each, "giu"));

const wishing = regex("iu")`
  (?<!\p{L})(?:
    please|pls|plz|can|could|would|want|prefer|like|show|set|use|make|put|give|change|switch|bitte
    |stell\p{L}*|zeig\p{L}*|m\u00f6chte|h\u00e4tte|umstell\p{L}*|s['\u2019]il|svp|pouvez|peux|mets
    |mettez|affich\p{L}*|montr\p{L}*|por favor|pon|muestra|puede\p{L}*|per favore|mostra|puoi
    |graag|toon
  )(?!\p{L})
`;
const about = regex("iu")`
  \d
  |(?<!\p{L})(?:
    deadline|frist|abgabe|\u00e9ch\u00e9ance|plazo|scadenza|when|wann|quand|cu\u00e1ndo|quando
    |wanneer|bis wann|what time|which time|welche
  )(?!\p{L})
`;
