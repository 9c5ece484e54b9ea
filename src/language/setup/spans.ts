/**
 * What a span of time in a sentence of prose is about, by the words that stand around it: `retreats and builds
 * can be quicker, a day each is plenty`, `tres días para cada movimiento`. The words are known by their stems,
 * in any language.
 */

import type { ClockKind } from "../../game/index.js";
import { regex } from "../../util/index.js";
import type { SetUpPart } from "./part.js";
import { clock, settings, some } from "./pattern.js";

const stems: readonly (readonly [ClockKind, RegExp])[] = [
  [
    "retreat",
    /\b(?:retreat\w*|ruckzug\w*|retraites?|replis?|retirad\w+|ritirat\w+|terugtocht\w*|odwrot\w*|recuos?)\b/,
  ],
  [
    "adjust",
    regex()`
      \b(?:
        build\w*|adjust\w*|winters?|removals?|disbands?|aufbau\w*|abbau\w*|neubau\w*|construct\w*
        |construccion\w*|ajust\w+|costruzion\w+|aggiustament\w*|opbouw\w*|bouwfase\w*|budow\w*
      )\b
    `,
  ],
  [
    "move",
    regex()`
      \b(?:
        moves?|movements?|orders?|zug|zuge[nsr]?|bewegung\w*|mouvements?|ordres?|movimient\w+
        |moviment\w+|jugadas?|mosse?|ordini|ordenes|zet(?! (?:de|het|hem|ze|die|dat|alles?|mijn|onze)\b)|zetten|ruch\w*
      )\b
    `,
  ],
];
/** All but the moves. */
const theRest = regex()`
  \b(?:
    (?:the |all )?(?:rest|others?)|(?:everything|anything) else|alles andere|le reste|el resto
    |lo demas|il resto|de rest
  )\b
`;
const anyPhase = regex()`
  \b(?:
    turns?|phases?|seasons?|rounds?|deadlines?|zugphase|runden?|tours?|turnos?|fases?|turn[oi]
    |stagion[ei]|beurt\w*|rond\w*|tur\w*
  )\b
`;
const everyPhase = regex()`
  \b(?:
    every|each|all|jede[nrs]?|alle[nr]?|chaque|toutes|cada|todas|ogni|tutte|elke|iedere|overal
    |uberall
  ) (?:the |les |las |le |de )?(?:phase|fase)[ns]?\b
`;
const pointing = regex()`
  \b(?:
    those|these|them|both|diese|dafur|die beiden|beides?|celles-ci|ceux-ci|les deux|estas?|ambas|queste?|entrambe|beide
  )\b
`;
const late = regex()`
  \b(?:
    late|latecomers?|grace|extra|overdue|nachfrist|verspat\w*|nachzugler\w*|grace|retard\w*|sursis
    |gracia|prorroga|tarde|ritard\w*|tolleranza|te laat|uitstel
  )\b
`;
const reminding = regex()`
  \b(?:
    remind\w*|nudge\w*|warn\w*|erinner\w*|rappel\w*|recorda\w*|recuerd\w*|avis\w*|promemoria
    |ricord\w*|avvis\w*|herinner\w*|przypom\w*
  )\b
`;
const before =
  /\b(?:before|ahead|earlier|prior|in advance|vorher|davor|vor|avant|antes|prima|van tevoren|vooraf|przed)\b/;

/** A span that was found: from where to where, and its hours. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly hours: number;
}

/** What the spans of a sentence are about; those of which the sentence says nothing are left out. */
export function spansMeant(
  sentence: string,
  spans: readonly Span[],
): readonly (Span & { readonly parts: readonly SetUpPart[] })[] {
  const plain = withoutMarks(sentence);
  if (reminding.test(plain)) return remindersMeant(plain, spans);
  return spans.flatMap((span, at) => {
    const [start, end] = [spans[at - 1]?.to ?? 0, spans[at + 1]?.from ?? plain.length];
    const parts = partsOf(span.hours, plain.slice(start, span.from), plain.slice(span.to, end));
    return parts === null ? [] : [{ ...span, parts }];
  });
}

/** `Remind them 24 hours before and again 4 hours before`: both are meant. */
function remindersMeant(plain: string, spans: readonly Span[]) {
  const [first] = spans;
  if (first === undefined || !before.test(plain)) return [];
  const hours = spans.map((span) => span.hours);
  return [{ ...first, parts: some(settings({ reminderHours: hours })) }];
}

/** The words behind a span say more of it than those before it, up to the end of their clause. */
function partsOf(hours: number, ahead: string, behind: string): readonly SetUpPart[] | null {
  const [clause = ""] = behind.split(/[,;.!?]/);
  const near = ahead.split(/[.!?;]/).at(-1) ?? "";
  if (late.test(clause) || late.test(near)) return some(clock({ graceHours: hours }));
  // `That turns last five days and retreats one`
  const told = near.split(/,? (?:and|und|et|y|e|en) /).at(-1) ?? "";
  for (const words of lasting.test(told) ? [told, clause, near] : [clause, near]) {
    // `Half a day is plenty for those and for building`: for what stands before the span, too.
    const other = words === clause && pointing.test(words) ? kindsIn(near) : [];
    const kinds = [...new Set([...kindsIn(words), ...other])];
    if (kinds.length > 0) return some(clock({ nextHours: hours }, kinds));
    if (anyPhase.test(words))
      return some({ kind: "pace", hours, ...(everyPhase.test(words) && { isEvery: true }) });
  }
  return null;
}

function kindsIn(words: string): readonly ClockKind[] {
  if (theRest.test(words)) return ["retreat", "adjust"];
  return stems.flatMap(([kind, stem]) => (stem.test(words) ? [kind] : []));
}

/** It stands right before how long it is. */
const lasting = regex()`
  \b(?:last\w*|takes?|taking|dauer\w*|dur(?:e|ent|er|ees?|an|en|ar|ino|ano|are|eren)|prennent|prenne)
    (?: (?:only|just|nur|seulement|solo|soltanto|alleen|about))? ?$
`;

/** Small letters without marks, each in its place. */
function withoutMarks(text: string): string {
  return text
    .toLowerCase()
    .split("")
    .map((letter) => letter.normalize("NFD").replace(/\p{M}/gu, ""))
    .map((plain, at) => (plain.length === 1 ? plain : (text[at] ?? " ")))
    .join("");
}
