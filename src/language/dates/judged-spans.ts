/**
 * `Retreats take too long. Make them 12 hours`: a span that is judged, and what is to hold in its place. What was
 * judged is no wish of its own.
 */
import { regex, wrapped } from "../../util/index.js";

/** The sentences, in which the judged span has given way to the wanted one: `12 hours for retreats`. */
export function withWantedSpans(sentences: readonly string[]): readonly string[] {
  let judged: { readonly topic: string; readonly unit: string } | null = null;
  return sentences.map((sentence) => {
    const at = tooMuch.exec(sentence);
    const before = sentence.slice(0, at?.index ?? 0);
    const topic = topicOf.exec(sentence)?.[0] ?? null;
    if (at !== null && topic !== null) {
      judged = { topic, unit: unitIn.exec(before)?.[0] ?? "" };
      return (
        wantedFor(judged, sentence.slice(at.index + at[0].length)) ?? before.replace(spanIn, "")
      );
    }
    const wanted = judged === null || topic !== null ? null : wantedFor(judged, sentence);
    judged = null;
    return wanted ?? sentence;
  });
}

/** `Retreats take too long`: does a sentence judge a span, and ask nothing? */
export function judgesSpan(sentence: string): boolean {
  return !sentence.includes("?") && tooMuch.test(sentence) && topicOf.test(sentence);
}

/** `Make it 48`: a span in the unit of the judged one, where it names none. */
function wantedFor(
  { topic, unit }: { readonly topic: string; readonly unit: string },
  words: string,
): string | null {
  // `Three days per turn is too short for most of us, make it five`
  const said = (wanted.exec(words) ?? wanted.exec(words.replace(/^[^,;:]*/, "")))?.groups;
  const amount = said?.amount;
  const named = said?.unit ?? unit;
  if (amount === undefined || named === "" || words.trimEnd().endsWith("?")) return null;
  if (/late|grace/iu.test(topic)) return `grace ${amount} ${named}`;
  return ofTurns.test(topic)
    ? `${amount} ${named} per turn`
    : `${amount} ${named} for ${topic.toLowerCase()}`;
}

const tooMuch = regex("iu")`
  (?<!\p{L})(?:
    (?:far |much |a bit |way |rather )?too[ ]
      (?:generous|long|much|many|short|little|few|slow|fast|quick|brief|tight)
    |(?:is|are) (?:silly|ridiculous|absurd|excessive|overkill)
    |(?:isn['\u2019]t|aren['\u2019]t|is not|are not) enough
    |(?:viel |etwas )?zu (?:lang|kurz|knapp|langsam|schnell|viel|wenig|gro\u00dfz\u00fcgig)e?
    |(?:bien |un peu )?trop (?:long|court|lent|rapide|peu)\p{L}*
    |(?:demasiado|muy) (?:larg|cort|lent|r\u00e1pid|poc)[oa]s?
    |tropp[oie] (?:lung|cort|brev|lent|veloc|poc)\p{L}*
    |(?:veel |wat )?te (?:lang|kort|traag|snel|veel|weinig)
  )(?!\p{L})
`;

const units =
  "hours?|days?|stunden?|tage?n?|heures?|jours?|horas?|d\u00edas?|or[ae]|giorn[oi]|uur|dag(?:en)?|h";
const numerals = wrapped`
  \d{1,3}|an?|one|two|three|four|five|six|seven|twelve|ein(?:en?)?|zwei|drei|vier|f\u00fcnf|sechs
  |sieben|zw\u00f6lf|une?|deux|trois|quatre|cinq|sept|douze|una?|dos|tres|cuatro|cinco|siete|doce
  |due|tre|quattro|cinque|sette|dodici|een|twee|drie|vijf|zeven|twaalf
`;

/** One amount behind words that ask for it, or as the subject of a sentence. */
const wanted = regex("iu")`
  ^[^\p{L}\d]*(?:
    (?:so|and|but|please|also|i think|i['\u2019]d (?:say|prefer|like|rather have)|bitte|und|et|y|e|en)[ ]
  )*(?:
    (?:
      (?:let['\u2019]?s )?(?:make|set|change|have|say|try)|let it be|mach(?:en|t)?|nehmen|sagen|setz(?:en|t)?
      |mett(?:ez|ons|iamo)|disons|fai(?:s|tes|sons)|pon(?:er|ga|gamos)?|hagamos|digamos|facciamo|diciamo
      |maak|zet|laten
    )(?: \p{L}+){0,2}[ ]
  )?(?<amount>${numerals})(?: (?<unit>${units}))?
  (?![\p{L}\d:\-]|\.\d|\s*(?:more|mehr|de plus|m\u00e1s|in pi\u00f9|meer|%|[ap]\.?m|${units})(?!\p{L}))
`;
const unitIn = regex("iu")`(?<!\p{L})(?:${units})(?!\p{L})`;
const spanIn = regex("giu")`(?<!\p{L})(?:${numerals}) (?:${units})(?!\p{L})`;

const turns =
  "turns?|phases?|rounds?|zug|z\u00fcge|runden?|tours?|turnos?|turn[oi]|beurt(?:en)?|zet(?:ten)?";
const ofTurns = new RegExp(`^(?:${turns})$`, "iu");
const topicOf = regex("iu")`
  (?<!\p{L})(?:
    ${turns}
    |late (?:orders|players|people|ones)|latecomers|grace|retreats?(?: and builds?)?|builds?
    |adjustments?|moves?|movement|reminders?|r\u00fcckz\u00fcg\p{L}*|aufbau\p{L}*|retraites?|ajustements?
    |constructions?|retiradas?|construcciones|ritirat[ae]|costruzioni|terugtocht(?:en)?|bouw
  )(?!\p{L})
`;
