/**
 * `Que je lui laisse la Hollande s'il reste chez lui`, said to him: `Je te laisse la Hollande si tu restes chez
 * toi`. In French, Italian and Spanish the clause keeps its order; where any word of it may still speak of somebody
 * else, nothing is turned.
 */
import { sentencesOf } from "../../../../language/index.js";
import { capital, regex } from "../../../../util/index.js";

/** The words as they are said to the one whom they speak of; null where more than that would change. */
export function saidToReader(link: string, clause: string): string | null {
  const text = clause.trim();
  if (text.split(/\s+/).length > longest || /["?:;()]/.test(text) || others.test(text)) return null;
  const speech = /^che/i.test(link) ? italian : french.own.test(text) ? french : spanish;
  const turned = speech.turn(text);
  // Of whom a clause speaks that names its reader with no word, the verb alone says.
  const isTurned = turned !== text && !speech.left.test(turned);
  if (!isTurned || !speech.own.test(turned)) return null;
  return sentencesOf(turned).map(capital).join("");
}

const longest = 35;

interface Speech {
  /** Words by which the writer, or the language, is known. */
  readonly own: RegExp;
  readonly turn: (text: string) => string;
  /** What is still said of somebody, or of whom nobody knows. */
  readonly left: RegExp;
}

const before = "(?<![\\p{L}'\u2019-])";
const end = "(?![\\p{L}'\u2019-])";

function word(source: string): RegExp {
  return new RegExp(`${before}(?:${source})${end}`, "giu");
}

/** As `capital` was the word that is replaced. */
function replaced(text: string, ways: readonly (readonly [string, string])[]): string {
  return ways.reduce((left, [from, to]) => left.replace(word(from), to), text);
}

/** Who else `il` may be: a relative, a unit, or nobody. */
const others = regex("iu")`
  (?<!\p{L})(?:
    (?:mon|ma|mes|notre|mis?|mi[oa]|il mio|la mia|nuestr[oa]|nostr[oa]) (?:\p{L}+ )?(?:
      fr\u00e8re|fils|p\u00e8re|mari|femme|s\u0153ur|soeur|fille|m\u00e8re|amie?|voisine?|coll\u00e8gue|copain
      |copine|hermano|hijo|padre|marido|mujer|hermana|hija|madre|amig[oa]|vecin[oa]|fratello|figlio
      |marito|moglie|sorella|figlia|amic[oa]|vicin[oa]
    )
    |(?:ma|mon|notre|l['\u2019]|une|un|mi|mia|mio|nuestr[oa]|nostr[oa]|la mia|il mio) ?(?:
      flotte|arm\u00e9e|unit\u00e9|bateau|navire|ordre|plan|flota|ej\u00e9rcito|unidad|barco|orden|armata|flotta
      |esercito|unit\u00e0|ordine|piano
    )(?!\p{L})(?=.*(?<!\p{L})(?:ils?|elles?|\u00e9l|ella|lui|lei)(?!\p{L}))
    |il (?:
      (?:me |nous |lui )?faut|y a|semble|pleut|vaut|s['\u2019]agit|para\u00eet|est (?:
        clair|possible|impossible|important|temps|tard|vrai|\u00e9vident|dommage|inutile|difficile|facile
      )
    )
  )(?!\p{L})
`;

const heDoes = regex("giu")`
  (?<!\p{L})(?<si>s['\u2019])?(?:il|elle)\s(?<mid>(?:(?:ne|me|te|se|nous|y|en)\s|(?:n|m|t|s)['\u2019])*)
    (?<verb>\p{L}+)
`;

const french: Speech = {
  own: regex("iu")`
    (?<![\p{L}'\u2019])(?:je|nous|on|moi|mon|ma|mes|il|elle|est|ne|et|les|des|aux?|dans|chez)(?!\p{L})
    |(?<!\p{L})[jn]['\u2019]
  `,
  turn: (text) => replaced(toTu(text), frenchOwn),
  left: regex("iu")`
    (?<!\p{L})(?:
      ils?|elles?|lui|leurs?|eux|se|s['\u2019](?!il)|celui|celle|tous|toutes|tu (?:et|ou|mais|que)
      |(?:je|nous) (?:ne )?(?:le|la|l['\u2019]\p{L}+)
    )(?!\p{L})
  `,
};

/** The clause as it is said to the one whom it calls `il`; null where words of it may be of somebody else. */
export function frenchToReader(clause: string): string | null {
  const said = french.turn(clause);
  return others.test(clause) || said === clause || french.left.test(said) ? null : said;
}

function toTu(text: string): string {
  return (
    text
      .replace(/(?<!\p{L})(et|mais) (?:que |qu['\u2019])(?=\p{L})/giu, "$1 ")
      .replace(ofHimFrench, "$1 toi")
      .replace(/(?<!\p{L})d['\u2019]elle(?!\p{L})/giu, "de toi")
      .replace(heDoes, (_, ...rest) => {
        const { si, mid, verb } = rest.at(-1) as Record<string, string | undefined>;
        const own = (mid ?? "").replace(/se\s/giu, "te ").replace(/s(?=['\u2019])/giu, "t");
        return `${si === undefined ? "" : "si "}tu ${own}${ofTu(verb ?? "")}`;
      })
      .replace(/(?<!\p{L})qu['\u2019](?=tu(?!\p{L}))/giu, "que ")
      // `je la soutiens`: nobody else was named as yet.
      .replace(
        /^((?:je|nous) (?:ne )?)(?:l['\u2019](?=[aeiou\u00e9h])|l[ae] )/iu,
        (all, head: string) => `${head}${/['\u2019]$/.test(all) ? "t'" : "te "}`,
      )
      .replace(/(?<!\p{L})(je|nous)( ne)? lui(?=\s\p{L})/giu, "$1$2 te")
      .replace(/(?<!\p{L})te (?=[aeiou\u00e9\u00eah])/giu, "t'")
  );
}

const ofHimFrench = regex("giu")`
  (?<!\p{L})(avec|contre|chez|pour|sans|sur|de|vers|envers|\u00e0|que|comme) (?:lui|elle)
    (?=\W*$|[,.!]| (?:et|ou|mais|en|\u00e0|au|dans|sur|si|s['\u2019]|cette|ce|pour)(?!\p{L}))
`;

const frenchOwn = [
  ["son", "ton"],
  ["sa", "ta"],
  ["ses", "tes"],
  ["le sien", "le tien"],
  ["la sienne", "la tienne"],
] as const;

/** The verb of `il` as that of `tu`. */
function ofTu(verb: string): string {
  if (/^(?:peut|veut|vaut)$/iu.test(verb)) return verb.replace(/t$/u, "x");
  if (/[xs]$/u.test(verb)) return verb;
  if (/st$/u.test(verb)) return verb.slice(0, -1);
  return /t$/u.test(verb) ? verb.replace(/t$/u, "s") : `${verb}s`;
}

// Without a word for who does it, a verb behind `se` may be anybody's.
const italian: Speech = {
  own: regex("iu")`
    (?<!\p{L})(?:io|non|mio|mia|mi|ci|ti|noi|e|il|la|di|per|se|tu)(?!\p{L})
    |\p{L}(?:o|er\u00f2|iamo|emo)(?!\p{L})
  `,
  turn: (text) =>
    replaced(
      text
        .replace(/(?<!\p{L})(e|ma) che (?=\p{L})/giu, "$1 ")
        .replace(/(?<!\p{L})(con|contro|da|per|di|a|su|verso) (?:lui|lei)(?!\p{L})/giu, "$1 te")
        .replace(
          heDoesItalian,
          (_, mid: string, verb: string) =>
            `tu ${mid.replace(/si $/u, "ti ")}${italianOfYou(verb)}`,
        )
        .replace(objectItalian, "$1ti "),
      [
        ["suo", "tuo"],
        ["sua", "tua"],
        ["suoi", "tuoi"],
        ["sue", "tue"],
      ],
    ),
  left: regex("iu")`
    (?<!\p{L})(?:
      lui|lei|loro|egli|gli|si|suo\p{L}*
      |(?:se|finch\u00e9|mentre|quando|purch\u00e9|perch\u00e9|cos\u00ec)(?! (?:non )?(?:tu|io|noi)(?!\p{L}))
      |che (?:non )?\p{L}+[ae]
    )(?!\p{L})
  `,
};

const heDoesItalian =
  /(?<!\p{L})(?:lui|lei) ((?:non |anche |pure )?(?:mi |ci |si )?)(\p{L}{2,})/giu;
const objectItalian = regex("iu")`
  ^((?:io )?(?:non )?)(?:(?:gli|le|lo|la) |l['\u2019])(?=\p{L}+(?:o|\u00f2|amo|emo)(?!\p{L}))
`;

/** The verb of `lui` as that of `tu`. */
export function italianOfYou(verb: string): string {
  const own = irregular[verb];
  if (own !== undefined) return own;
  if (/\u00e0$/u.test(verb)) return verb.replace(/\u00e0$/u, "ai");
  if (/[cg]a$/u.test(verb)) return verb.replace(/a$/u, "hi");
  return verb.replace(/(?:ia|[aei])$/u, "i");
}

const irregular: Readonly<Record<string, string>> = {
  ...{ \u00e8: "sei", ha: "hai", va: "vai", fa: "fai", sta: "stai", d\u00e0: "dai" },
  ...{ pu\u00f2: "puoi", vuole: "vuoi", deve: "devi" },
};

const spanish: Speech = {
  own: regex("iu")`
    (?<!\p{L})(?:yo|no|mi|me|nos|te|el|la|los|de|en|y|con|por|si|t\u00fa)(?!\p{L})
    |\p{L}(?:o|\u00e9|emos|amos)(?!\p{L})
  `,
  turn: (text) =>
    replaced(
      text
        .replace(/(?<!\p{L})(y|pero) que (?=\p{L})/giu, "$1 ")
        .replace(/(?<!\p{L})con (?:\u00e9l|ella)(?!\p{L})/giu, "contigo")
        .replace(ofHimSpanish, "$1 ti")
        .replace(
          heDoesSpanish,
          (_, mid: string, verb: string) =>
            `t\u00fa ${mid.replace(/se $/u, "te ")}${spanishOfYou(verb)}`,
        )
        .replace(objectSpanish, "$1te")
        .replace(/(?<!\p{L})le(?= \p{L}+(?:o|\u00e9|amos|emos)(?!\p{L}))/giu, "te"),
      [
        ["sus", "tus"],
        ["su", "tu"],
      ],
    ),
  left: regex("iu")`
    (?<!\p{L})(?:
      \u00e9l|ellas?|ellos|les?|se|sus?|suy[oa]s?
      |(?:si|mientras|cuando|siempre que|hasta que|porque|para que)(?! (?:no )?(?:t\u00fa|yo|nosotros)(?!\p{L}))
    )(?!\p{L})
  `,
};

const ofHimSpanish =
  /(?<!\p{L})(contra|para|por|de|a|sin|hacia|sobre) (?:\u00e9l|ella)(?!\p{L})/giu;
const heDoesSpanish = regex("giu")`
  (?<!\p{L})(?:\u00e9l|ella|usted) ((?:no |tampoco |tambi\u00e9n )?(?:me |nos |se )?)(\p{L}{2,})
`;
const objectSpanish = regex("iu")`
  ^((?:yo )?(?:no )?)(?:lo|la)(?= \p{L}+(?:o|\u00e9|amos|emos)(?!\p{L}))
`;

/** The verb of `él` as that of `tú`. */
export function spanishOfYou(verb: string): string {
  return { es: "eres", ha: "has" }[verb] ?? (/s$/u.test(verb) ? verb : `${verb}s`);
}
