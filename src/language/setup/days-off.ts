/**
 * Days of every week on which a game is to rest, as GMs say it in whatever words: `don't process anything on
 * Saturdays or Sundays`, `werte samstags und sonntags nichts aus`. Texts have their days in English already, as
 * `inEnglish` has them.
 */

import { regex } from "../../util/index.js";
import { weekdayPattern } from "../dates/date-words.js";
import { daysWithout } from "./days.js";
import type { SetUpPart } from "./part.js";
import { clock } from "./pattern.js";

const weekend = "(?:week-?ends?|wochenenden?|fine settimana|fin(?:es)? de semana|weekenden)";
const named = new RegExp(`\\b(?:${weekend}|${weekdayPattern}s?)(?![\\p{L}])`, "giu");

/** What says that the days are those of every week, and not the next that comes. */
const recurring = regex("iu")`
  \b${weekend}(?!\p{L})|\b${weekdayPattern}s(?!\p{L})
  |\b(?:
    an?|any|every|each|ever|never|always|jede\p{L}*|immer|nie(?:mals)?|chaque|jamais|toujours|cada
    |nunca|siempre|ogni|mai|sempre|elke|nooit|altijd
  ) (?:\p{L}+ ){0,3}?${weekdayPattern}
  |\b(?:le|los|el|il|la|di|op|am|an) saturday|\bsaturday\W+(?:\p{L}+ ){0,3}?sunday
`;
/** `Sonntags`, `le dimanche`, which are no more than their day in English. */
const weekly = regex("iu")`
  (?<!\p{L})(?:
    (?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|sonnabends
    |(?:le|les) (?:lun|mar|mercre|jeu|vendre|same)dis?(?! \d)|(?:le|les) dimanches?(?! \d)
    |los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)
    |(?:il|di) (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?! \d)|la domenica
    |op (?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?(?! \d)
  )(?!\p{L})
`;
const denies = regex("iu")`
  (?<!\p{L})(?:
    not?|never|nothing|none|don['\u2019]?t|doesn['\u2019]?t|shouldn['\u2019]?t|mustn['\u2019]?t
    |won['\u2019]?t|can['\u2019]?t|cannot|without|nicht|nichts|nie(?:mals)?|kein\p{L}*|ohne|frei
    |pas|rien|jamais|aucun\p{L}*|sans|ni|nada|nunca|ning[uú]n\p{L}*|sin|non|niente|nulla|mai
    |nessun\p{L}*|senza|niets?|nooit|geen|zonder|vrij
  )(?!\p{L})
`;
const ofTurns = regex("iu")`
  (?<!\p{L})(?:
    process\p{L}*|adjudicat\p{L}*|deadlines?|due|turns?|phases?|moves?|orders?|results?|games?
    |runs?|ends?|ending|fall|falls|happens?|play\p{L}*|plays|(?:aus)?(?:ge)?wert\p{L}*|frist\p{L}*
    |fällig|zug|züge|spiel\p{L}*|gespielt|abgabe\p{L}*|enden?|endet|passier\p{L}*|trait\p{L}*
    |échéance\p{L}*|tours?|jou\p{L}+|partie|tomb\p{L}*|termin\p{L}*|proces\p{L}*|plazos?
    |ven[zc]\p{L}*|jueg\p{L}*|jug\p{L}*|turn[io]s?|partida|scad\p{L}*|gioc\p{L}*|elabor\p{L}*
    |partita|verwerk\p{L}*|beurt\p{L}*|spel\p{L}*|vall\p{L}*
  )(?!\p{L})
`;
/** `No turns but on Sundays`, `not on Fridays but on Mondays`: other words say which days these are. */
const except = regex("iu")`
  (?<!\p{L})(?:
    except|only|but|save|unless|instead|rather|if|außer|nur|sondern|statt|wenn|falls|sauf
    |seulement|mais|si|excepto|salvo|solo|sólo|sino|tranne|soltanto|ma|behalve|alleen|maar|als
    |until|till|before|after
  )(?!\p{L})
`;

/** The days that a sentence keeps free in every week, as it would be said behind a SET; null for none. */
export function daysOffSaid(
  text: string,
  written: string,
): { readonly said: string; readonly parts: readonly SetUpPart[] } | null {
  const clause = clauseOfDays(text);
  if (!isDenied(clause) || !ofTurns.test(clause)) return null;
  if (!recurring.test(clause) && !weekly.test(written)) return null;
  const days = [...new Set((clause.match(named) ?? []).map(inFull))];
  const off = days.includes("weekends") ? "weekends" : days.join(" and ");
  const left = daysWithout(off);
  if (left === null) return null;
  return { said: `no deadlines on ${off}`, parts: [clock({ days: left })] };
}

/** `On Sundays nothing must be due`: whoever names days so does not want deadlines on them. */
export function deniesDays(text: string, days: string): boolean {
  return isDenied(clauseOfDays(text)) && !denies.test(days);
}

function isDenied(clause: string): boolean {
  return denies.test(clause) && !except.test(clause);
}

/** The clause that names days; empty for none. */
function clauseOfDays(text: string): string {
  const clauses = text.split(
    /(?<=\p{L}{3})[,;:]\s+(?!(?:and|or|nor|und|et|y|e|en|o|ni)(?!\p{L}))/u,
  );
  return clauses.find((each) => each.search(named) >= 0) ?? "";
}

/** `SUNDAY` as `Sundays`, and any word for a weekend as `weekends`. */
function inFull(day: string): string {
  if (!/day/i.test(day)) return "weekends";
  const one = day.toLowerCase().replace(/s$/, "");
  return `${one[0]!.toUpperCase()}${one.slice(1)}s`;
}
