/** What a sentence of a GM is about, though not what is to become of it: how that is said, as commands to copy. */
import { regex } from "../../util/index.js";
import { plainWords } from "../questions/question-words.js";

const topics: readonly (readonly [words: RegExp, forms: readonly string[]])[] = [
  [
    /\b(?:remind\w*|nudg\w*|erinner\w*|rappel\w*|recorda\w*|promemoria|ricord\w*|herinner\w*)\b/,
    ["SET REMINDER 8 HOURS", "SET NO REMINDER"],
  ],
  [
    regex()`
      \b(?:
        grace|leeway|latecomers?|late (?:players?|orders?)|(?:who|is|are|be) late|nachfrist\w*
        |verspat\w*|sursis|delai de grace|retardataires?|gracia|prorrog\w*|rezagad\w*|tolleranza
        |ritardatari\w*|respijt\w*|te laat
      )\b
    `,
    ["SET GRACE 12 HOURS", "SET NO GRACE"],
  ],
  [
    regex()`
      \b(?:
        anonym\w*|anonim\w*|press|presse|prensa|stampa|(?:letters?|messages?) (?:between|among)\w*
        |nachrichten|briefe|lettres|courrier|mensajes|cartas|messaggi|lettere|berichten|brieven
      )\b
    `,
    ["SET PRESS WHITE", "SET PRESS WHITE/GREY", "SET PRESS NONE"],
  ],
  [
    /\b(?:draws?|remis|unentschieden|match nul|nulle|tablas|empates?|patta|pareggi\w*|gelijkspel)\b/,
    ["SET DIAS", "SET NO DIAS", "DECLARE DRAW"],
  ],
  [
    /\b(?:votes?|voting|stimm\w*|abstimm\w*|vot[oi]s?|stem\w*)\b/,
    ["SET OPEN VOTES", "SET HIDDEN VOTES"],
  ],
  [
    regex()`
      \b(?:
        (?<!straight |right |throw |give )away|absen\w*|holidays?|vacation\w*|abwesen\w*|urlaub\w*
        |verreist|vacances|vacaciones|ausen\w*|vacanz\w*|assen\w*|afwezig\w*|vakantie\w*
      )\b
    `,
    ["SET ABSENCE Mar 9 TO Mar 12 FOR FRANCE", "SET MAX ABSENCE 15 DAYS"],
  ],
  [
    regex()`
      \b(?:
        week ?ends?|(?:satur|sun|mon|tues|wednes|thurs|fri)days|wochenende\w*|fin(?:es)? de semana
        |fine settimana|week end
      )\b
    `,
    ["SET DEADLINES Mon-Fri", "SET NOT ON WEEKENDS"],
  ],
  [
    /\b(?:early|as soon as (?:all|every\w*)|vorzeitig|fruher auswerten|anticip\w*|en avance|vervroeg\w*)\b/,
    ["SET EARLY", "SET NO EARLY"],
  ],
  [
    /\b(?:paus\w*|pauz\w*|break|unterbrech\w*|interrup\w*)\b/,
    ["PAUSE", "PAUSE UNTIL Mar 20", "RESUME"],
  ],
  [
    regex()`
      \b(?:
        replac\w*|substitut\w*|ersetz\w*|ersatz\w*|remplac\w*|sustitu\w*|reemplaz\w*|sostitu\w*
        |vervang\w*
      )\b
    `,
    ["REPLACE FRANCE", "REPLACE FRANCE BY anna@example.net"],
  ],
  [
    regex()`
      \b(?:
        deadlines?|due|frist\w*|abgabe\w*|termin|echeances?|date limite|delais?|plazos?|scadenz\w*
        |termijn\w*|turns?|phases?|zuge?|runden?|tours?|turn[oi]s?|fas[ei]s?|beurt\w*|rond\w*
      )\b
    `,
    ["SET DEADLINE Friday 20:00", "EXTEND 1 DAY", "SET DEADLINES 48h Mon-Fri 21:00 Europe/Berlin"],
  ],
];

/** How to say what a sentence may be about; empty where it speaks of nothing that a GM can set. */
export function formsOfTopic(sentence: string): readonly string[] {
  const plain = plainWords(sentence);
  return topics.find(([words]) => words.test(plain))?.[1] ?? [];
}
