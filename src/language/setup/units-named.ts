/** The counts of a sentence that leave their unit to its first span: `four days for moves and two for the rest`. */
import { regex, wrapped } from "../../util/index.js";

const numbers = wrapped`
  one|two|three|four|five|six|seven|ten|ein(?:e[nr]?)?|zwei|drei|vier|fünf|sechs|sieben|une?|deux|trois
  |quatre|cinq|sept|un[oa]|dos|tres|cuatro|cinco|siete|due|tre|quattro|cinque|sette|één|een|twee
  |drie|vijf|zes|zeven|12|24|36|48|60|72|96|120|168|\d
`;
const unit =
  "(?:days?|hours?|tage?n?|stunden?|jours?|heures?|d[ií]as?|horas?|giorn[io]|or[ae]|dag(?:en)?|uur|uren)";
const span = new RegExp(
  `(?<!\\p{L})(?:\\d{1,3}|an?|${numbers})[\\s-]+(?<unit>${unit})(?!\\p{L})`,
  "iu",
);

/** What a count without a unit is for stands around it. */
const ofPhases = regex("iu")`
  \b(?:
    retreat\w*|build\w*|adjust\w*|winters?|moves?|movement\w*|phases?|turns?|rest|else|others?
    |r(?:ü|ue)ckz(?:ü|ue)g\w*|auf-?bau\w*|neubau\w*|z(?:ü|ue)ge?n?|bewegung\w*|andere\w*
    |retraites?|replis?|constructions?|ajustements?|mouvements?|reste|retirad\w+|construcci\w+
    |movimient\w+|resto|dem[aá]s|ritirat\w+|costruzion\w+|moss[ae]|moviment\w+|terugtocht\w*
    |opbouw|bouwfase\w*|zet(?:ten)?|fasen?
  )(?!\p{L})
`;

const follows = wrapped`
  (?=
    \s*(?:[,.;!]|$)
    |\s+(?:
      each|apiece|for|per|is|are|will|would|should|does|do|please|then|max\w*|für|je\w*|reichen
      |reicht|genügen|bitte|pour|chac\w+|suffi\w+|par|para|cada|por|bastan?|ciascun\w*|voor|elk|is
    )(?!\p{L})
  )
`;
const bare = regex("giu")`
  (?<!\p{L})(?<!
    (?:
      \bthe|this|that|each|every|second|first|last|next|no|any|which|of|at|by|um|à|las|alle|ore|om
      |of
    ) )(?<![\d.:]|[\d.:] )(?:${numbers})${follows}
`;

const ones = /^(?:one|ein(?:e[nr]?)?|une?|un[oa]|één|een)$/i;

/** The sentence with these units. */
export function withUnitsNamed(sentence: string): string {
  const first = span.exec(sentence);
  if (first === null) return sentence;
  const { unit: named = "" } = first.groups ?? {};
  const end = first.index + first[0].length;
  if (!ofPhases.test(sentence)) return sentence;
  const behind = sentence.slice(end).replace(bare, (said) => {
    const isOne = ones.test(said);
    return `${isOne ? 1 : said} ${isOne ? named.replace(/(?<=^(?:day|hour))s$/i, "") : plural(named)}`;
  });
  return sentence.slice(0, end) + behind;
}

/** `Tag`, `jour`, `dag`: several of them. */
function plural(unit: string): string {
  if (/^(?:tag|stunde)$/i.test(unit)) return unit + (/e$/i.test(unit) ? "n" : "e");
  if (/^dag$/i.test(unit)) return `${unit}en`;
  if (/^(?:giorno|ora)$/i.test(unit)) return /^g/i.test(unit) ? "giorni" : "ore";
  return /^(?:day|hour|jour|heure|d[i\u00ed]a|hora)$/i.test(unit) ? `${unit}s` : unit;
}
