/**
 * Days of every week on which a game is to rest, as GMs say it in whatever words: `don't process anything on
 * Saturdays or Sundays`, `werte samstags und sonntags nichts aus`. Texts have their days in English already, as
 * `inEnglish` has them.
 */

import { regex } from "../../util/index.js";
import { weekdayPattern } from "../dates/date-words.js";
import { daysWithout } from "./days.js";
import { namesOneDay } from "./days-moved.js";
import type { SetUpPart } from "./part.js";
import { free } from "./pattern.js";

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
  |\b${weekdayPattern} (?:or|oder|ou|o|of|nor) (?:\p{L}+ ){0,2}?${weekdayPattern}
`;
/** `Sonntags`, `le dimanche`, which are no more than their day in English. */
const weekly = regex("iu")`
  (?<!\p{L})(?:
    (?:mon|diens|donners|frei|sams|sonn)tag(?:s|en)|mittwochs|sonnabends
    |(?:le|les) (?:lun|mar|mercre|jeu|vendre|same)dis?(?! \d)|(?:le|les) dimanches?(?! \d)
    |los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)
    |(?:il|di) (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?! \d)|la domenica
    |op (?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en)?(?! \d)
  )(?!\p{L})
`;
const denies = regex("iu")`
  (?<!\p{L})(?:
    not?|never|nothing|none|nobody|niemand\p{L}*|personne|nadie|nessuno
    |don['\u2019]?t|doesn['\u2019]?t|shouldn['\u2019]?t|mustn['\u2019]?t
    |won['\u2019]?t|can['\u2019]?t|cannot|without|nicht|nichts|nie(?:mals)?|kein\p{L}*|ohne|frei
    |pas|rien|jamais|aucun\p{L}*|sans|ni|nada|nunca|ning[uú]n\p{L}*|sin|non|niente|nulla|mai
    |nessun\p{L}*|senza|niets?|nooit|geen|zonder|vrij
  )(?!\p{L})
`;
const ofTurns = regex("iu")`
  (?<!\p{L})(?:
    process\p{L}*|adjudicat\p{L}*|deadlines?|due|turns?|phases?|moves?|orders?|results?|games?
    |runs?|ends?|ending|fall|falls|happens?|play\p{L}*|plays|counts?|z\u00e4hl\p{L}*|compt\p{L}*
    |cuent\p{L}*|cont(?:a|ano|are)|tel(?:t|len)|(?:aus)?(?:ge)?wert\p{L}*
    |ord[ei]n\p{L}*|befehl\p{L}*|ordres?|frist\p{L}*
    |fällig|zug|züge|spiel\p{L}*|gespielt|abgabe\p{L}*|enden?|endet|passier\p{L}*|trait\p{L}*
    |échéance\p{L}*|tours?|jou\p{L}+|partie|tomb\p{L}*|termin\p{L}*|proces\p{L}*|plazos?
    |ven[zc]\p{L}*|jueg\p{L}*|jug\p{L}*|turn[io]s?|partida|scad\p{L}*|gioc\p{L}*|elabor\p{L}*
    |partita|verwerk\p{L}*|gezogen|ziehen|beurt\p{L}*|spel\p{L}*|vall\p{L}*
  )(?!\p{L})
`;
/** `Am Wochenende ist Ruhe`, `le dimanche on se repose`, `sin fines de semana`: no word for a turn is needed. */
const resting = regex("iu")`
  (?<!\p{L})(?:
    (?<!the )rest(?:s|ing)?|breaks?|off|sacred|holy|heilig|taboo|tabu|sacr\p{L}*|no-?go|spare us|out of (?:it|this)
    |alone|ruh(?:e|en|t|tage?)|pausier\p{L}*|pausen?|spielfrei\p{L}*
    |frei(?:(?:zu)?(?:halt|bleib)\p{L}*)?|rel\u00e2che|repos\p{L}*|treve|tr\u00eave|libres?|descans\p{L}*|ripos\p{L}*
    |liber[aeio]
    |rust\p{L}*|stil|vrij
    |(?:nothing|nichts|rien|nada|niente|niets) (?:ever |at all )?
      (?:(?:on|at|am|an|le|les|el|los|il|la|di|op|in) )?(?:(?:a|an|the|einem) )?${weekdayPattern}s?(?:
        [ ](?:or|oder|ou|o|of|nor) (?:(?:on|a|an|am|le|el|il|la|op) )*${weekdayPattern}s?
      )?
    |never (?:ever )?(?:on |at )?(?:an? |the )?(?:${weekend}|${weekdayPattern}s?)
    |nobody works (?:on )?${weekdayPattern}s?
    |(?:
      no|without|ohne|keine?|sans|pas de|pas le|sin|(?:nada|no) (?:de|los|el)|senza|niente|geen|zonder
    ) (?:the |die |les |los |i |il |de |het )?(?:
      ${weekend}|${weekdayPattern}s?
    )
  )(?!\p{L})
`;
/** `This weekend`, `I take Sundays off`: days of one week, or of one person. */
const ofOne = regex("iu")`
  (?<!\p{L})(?:
    this|next|coming|last|my|i|i['\u2019]m|he|she|his|her|dies\p{L}*|n\u00e4chst\p{L}*|kommend\p{L}*
    |mein\p{L}*|ich|er|cet?|cette|prochain\p{L}*|mon|mes|je|est[ea]|pr\u00f3xim\p{L}*|mi|mis|yo
    |quest[oa]|prossim\p{L}*|mio|io|dit|deze|volgend\p{L}*|komend\p{L}*|mijn|ik
  )(?!\p{L})|(?<!\p{L})j['\u2019]
`;
/** `No turns but on Sundays`, `not on Fridays but on Mondays`: other words say which days these are. */
const except = regex("iu")`
  (?<!\p{L})(?:
    except|only|but|save|unless|instead|rather|if|außer|nur|sondern|statt|wenn|falls(?! (?:due|on|into|in|at
    |over)(?!\p{L}))|sauf
    |seulement|mais|si(?! (?:gioc|ripos|ferm|lavor|valut)\p{L}*)|excepto|salvo|solo|sólo|sino|tranne|soltanto|ma
    |behalve|alleen|maar|als
    |until|till|before|after
  )(?!\p{L})
`;

/** The days that a sentence keeps free in every week, as it would be said behind a SET; null for none. */
export function daysOffSaid(
  text: string,
  written: string,
): { readonly said: string; readonly parts: readonly SetUpPart[] } | null {
  const clause = clauseOfDays(text) + pointingBack(text);
  if (!keepsTurnsFrom(clause) || namesOneDay(text)) return null;
  const isOfAll = ofEachTurn.test(text) && !ofOne.test(clause);
  if (!recurring.test(clause) && !weekly.test(written) && !isOfAll) return null;
  const days = [...new Set((clause.match(named) ?? []).map(inFull))];
  const off = days.includes("weekends") ? "weekends" : days.join(" and ");
  const left = daysWithout(off);
  if (left === null) return null;
  return { said: `no deadlines on ${off}`, parts: [free(left)] };
}

/** `Nothing on Sunday, and five days per turn`: what stands beside a length for good is for good. */
const ofEachTurn = /\b(?:per|every|each) (?:turn|move|phase|round)s?\b/i;

/** `On Sundays nothing must be due`: whoever names days so does not want deadlines on them. */
export function deniesDays(text: string, days: string): boolean {
  return isDenied(clauseOfDays(text) + pointingBack(text)) && !denies.test(days);
}

/** `Sundays`, and no word of turns: nobody can tell what of them. */
export function leavesDayOpen(text: string, days: string): boolean {
  return dayAlone.test(days) && !ofTurns.test(text);
}

const dayAlone = new RegExp(`^(?:on |at )?(?:the )?(?:${weekend}|${weekdayPattern}s?)$`, "iu");

/** Does a clause say that no turn ends on the days that it names? */
function keepsTurnsFrom(clause: string): boolean {
  if (isDenied(clause) && ofTurns.test(clause)) return true;
  return resting.test(clause) && !except.test(clause) && !ofOne.test(clause);
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

/** `Sundays are for church, so no turn then`: what another clause says of these days; empty for nothing. */
function pointingBack(text: string): string {
  const behind = text
    .split(/[,;:]\s+/)
    .find((each) => each.search(named) < 0 && thoseDays.test(each));
  return behind === undefined ? "" : ` ${behind}`;
}

const thoseDays = regex("iu")`
  (?<!\p{L})(?:
    then|(?:those|these|that) days?|(?:an )?(?:diese[nm]|den|dem) tage?n?|dann|da
    |ces? jours?(?:-l\u00e0)?|(?:es[eo]s?|aquellos) d\u00edas?|entonces
    |que(?:l|i) giorn[oi]|allora|die dag(?:en)?|dan
  )[\s.!]*(?:please|bitte|s['\u2019]il vous pla\u00eet|por favor|per favore|graag)?[\s.!]*$
`;

/** `SUNDAY` as `Sundays`, and any word for a weekend as `weekends`. */
function inFull(day: string): string {
  if (!/day/i.test(day)) return "weekends";
  const one = day.toLowerCase().replace(/s$/, "");
  return `${one[0]!.toUpperCase()}${one.slice(1)}s`;
}
