/** How often a turn comes, in other languages, by the English words that are read. */
import { wrapped } from "../../util/index.js";

/** Before how often it comes, the turn itself. */
const oneTurn =
  "(?:eine?n?|une?|una|een|\u00e9\u00e9n) (?:zug|runde|abgabe|tour|coup|turno|mossa|jugada|zet|beurt|ronde) ";

/** Each with what stands for it; `$1` is what it names. */
export const paceElsewhere: readonly (readonly [pattern: string, words: string])[] = [
  [
    wrapped`
      (\d) ?(?:
        züge?n?|abgaben?|fristen|phasen|runden|deadlines?|mal|tours?|coups?|échéances?|délais|fois
        |turnos?|plazos?|jugadas?|veces|turni|scadenze|mosse|volte|beurten|zetten|keer
      ) (?:pro|die|in der|par|por|a la|alla|a|per) (?:woche|semaine|semana|settimana|week)
    `,
    "$1 turns a week",
  ],
  ["zweimal (?:pro|die|in der) woche", "2 turns a week"],
  ["dreimal (?:pro|die|in der) woche", "3 turns a week"],
  [
    `${oneTurn}(?:pro|die|in der|par|por|a la|alla|a|per) (?:woche|semaine|semana|settimana|week)`,
    "one turn a week",
  ],
  [
    `${oneTurn}(?:pro tag|am tag|par jour|al d\u00eda|por d\u00eda|al giorno|per dag)`,
    "one turn a day",
  ],
  [
    wrapped`
      (?:
        pro woche|einmal (?:die|pro) woche|wöchentlich|par semaine|(?:por|a la) semana
        |(?:alla|a) settimana
      )
    `,
    "once a week",
  ],
  [
    wrapped`
      (?:
        pro tag|täglich|jeden tag|par jour|tous les jours|chaque jour|al día|cada día|al giorno
        |ogni giorno
      )
    `,
    "daily",
  ],
];
