/** What GMs say in prose, each kind by its own words in seven languages; guesses all, to be shown. */
import { regex } from "../../../util/index.js";
import { plainWords } from "../../questions/question-words.js";
import { spanSaid } from "../../questions/times/span-said.js";

const somebodyNew = regex()`
  \b(?:
    next|new|another|other
    |(?:don t|do not|never) (?:\w+ )?(?:take|bring|get|call|raise|wake|re ?open|revive|undo)|neues
    |nouvelle|nueva|nuova
  )\b
`;

/** `No! Wrong one, it has to go on`, of a game that is over. */
export function wantsBack(sentence: string): boolean {
  const plain = plainWords(sentence);
  return back.test(plain) && !somebodyNew.test(plain);
}

const back = regex()`
  \b(?:
    (?:has|have|needs?|ought|must|should|let it|to|can it|could it|want it|wants it)(?: to)? (?:
      go|carry|play|keep
    ) on
    |(?:go|goes|carry|play|keep) (?:it )?(?:on|going)|continue\w*|re ?open|reviv\w*|be saved
    |(?:bring|take|get|call) (?:it|that|this|the game|everything) back
    |(?:bring|take|get|call|raise|wake) (?:\w+ ){1,3}(?:back(?: to life| from the dead)?|again)
    |back to life|resurrect\w*|revive|wieder ?beleb\w*|ressuscit\w*|resucit\w*|risuscit\w*|undo
    |wrong (?:one|game)|by (?:mistake|accident)
    |(?:
      versehentlich|aus versehen|falsche[sn]? (?:spiel|partie)|weiter(?:gehen|spielen|laufen)?
      |wieder (?:offnen|aufmachen)|zuruckholen|ruckgangig
    )
    |(?:par erreur|trompee?|mauvaise partie|rouvr\w*|continuer|reprendre)
    |(?:por error|equivocad[oa]|equivoque|reabr\w*|seguir|continuar)
    |(?:per (?:errore|sbaglio)|sbagliat[oa]|riapr\w*|continuare)
    |(?:per ongeluk|verkeerde|heropen\w*|doorgaan)|(?:przez pomylke|pomylk\w*|wznow\w*)
  )\b
`;

/** `When that's done you can start`: of a game that waits for its GM, and for no day. */
export function beginSaid(sentence: string): boolean {
  const plain = plainWords(sentence);
  if (sentence.includes("?") || plain.length > longest) return false;
  return begins.test(plain) && !beginsNot.test(plain);
}

const begins = regex()`
  \b(?:
    (?:you|we|it|the game|this|they|let s|please|then|now|just) (?:
      (?:can|may|should|could|might|must|now|then|please|just|go ahead and) )*
      (?:start|begin|kick off|get going)
    |let(?: s|s) (?:\w+ )?(?:go|roll|do this|get (?:started|going|this (?:show|party) \w+))$|off we go$|here we go$
    |let the games? (?:begin|commence|start)|get it (?:going|started)
    |(?:it s )?time to (?:start|begin|go)$|ready,? set,? go$
    |(?:fang\w*|leg\w*) (?:\w+ ){0,2}(?:an|los)|(?:auf )?(?:los |auf )geht s|los gehts|on y va$|allons y$|c est parti$
    |vamos(?: alla)?$|adelante$|empecemos|andiamo$|si (?:parte|comincia)$|cominciamo
    |daar gaan we$|laten we (?:beginnen|gaan)
    |(?:kann|konnen|darf) (?:\w+ ){0,3}(?:losgehen|anfangen|beginnen|starten)
    |(?:peux|pouvez|peut|pouvons) (?:\w+ )?(?:commencer|demarrer)
    |(?:puedes?|podemos) (?:empezar|comenzar|arrancar)
    |(?:puoi|possiamo|potete) (?:cominciare|iniziare|partire)
    |(?:kan|kunnen|mag) (?:\w+ ){0,2}(?:beginnen|starten)
  )\b
`;
const beginsNot = regex()`
  \b(?:
    not|don t|never|until|till|before|if|unless|only|once|as soon as|sobald|des que|en cuanto
    |appena|zodra|by itself|when (?:i|we|they|all|every\w*)|nicht|erst|nur|wenn|pas|sans|si|quand
    |avant|sin|cuando|antes|non|senza|se|quando|prima|niet|als|pas|\d+\w*
    |(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next|montag|dienstag|mittwoch|donnerstag
    |freitag|samstag|sonntag|morgen|demain|manana|domani
  )\b
`;

/** `The word is no longer needed`: of a game that only those may join who know it. */
export function dropsEntryWord(sentence: string): boolean {
  const plain = plainWords(sentence);
  return !sentence.includes("?") && entryWords.test(plain) && drops.test(plain);
}

const entryWords = regex()`
  \b(?:
    (?:the|that|this|a|any|entry|secret|invitation|our|my|no|without) (?:pass ?)?(?:word|code)\b
      (?! (?:from|of|about|to|in|on)\b)
    |passwords?|losungswort\w*|passwort\w*|kennwort\w*|codewort\w*|das wort
    |mot (?:de passe|secret|d entree)|le mot|contrasena|(?:la )?palabra(?: secreta| clave)?|clave
    |parola(?: d ordine)?|codice|wachtwoord\w*|het woord|haslo
  )\b
`;
const drops = regex()`
  \b(?:
    drop\w*|remove\w*|without|scrap\w*|get rid|rid of|forget (?:about )?the|abolish\w*|lift\w*
    |leave (?:out|off|away)|no longer|not (?:\w+ )?(?:need|ask)\w*
    |(?:don t|doesn t|isn t) (?:\w+ )?(?:need|ask)\w*|take (?:away|off|out)|away with
    |do(?:es)? away|weg|weglass\w*|wegfall\w*|ohne|kein\w*|streich\w*|abschaff\w*|nicht mehr
    |supprim\w*|enlev\w*|retir\w*|sans|plus (?:de|besoin)|quit\w*|sin|elimin\w*|ya no|suprim\w*
    |togli\w*|senza|niente|via|laat \w+ (?:weg|vallen)|zonder|geen|niet meer|bez
  )\b
`;

/** How a sentence answers for somebody who has asked. */
interface Verdict {
  readonly of: string;
  readonly yes: boolean;
}

const yes = regex()`
  \b(?:
    yes|yeah|yep|ok|okay|fine|sure|welcome|gladly|with pleasure|of course|happy|delighted
    |let (?:him|her|them)|may (?:join|play|come)|ja|gern\w*|willkommen|klar|dabei|oui|avec plaisir
    |volontiers|bien sur|d accord|bienvenue?|si|claro|con (?:mucho )?gusto|bienvenid[oa]s?
    |por supuesto|volentieri|certo|benvenut[oaie]|con piacere|graag|welkom|prima|tak|chetnie
    |zapraszam|jasne
  )\b
`;
const no = regex()`
  \b(?:
    no|nope|not|rather not|never|without|decline|reject|refuse|turn down|nein|nicht|lieber nicht
    |kein\w*|ohne|non|pas|jamais|sans|refuse\w*|nunca|tampoco|mai|senza|nee|niet|liever niet|geen
    |nie|raczej nie|bez
  )\b
`;

/** Whom a sentence lets in, and whom it keeps out: `Hélène, gladly, but Luc rather not`. */
export function verdictsIn(
  sentence: string,
  namedIn: (words: string) => readonly string[],
): readonly Verdict[] {
  if (sentence.includes("?") || sentence.length > longest) return [];
  const found: Verdict[] = [];
  let open: readonly string[] = [];
  for (const clause of sentence.split(joint)) {
    const named = namedIn(clause);
    const plain = plainWords(clause);
    const says = no.test(plain) ? false : yes.test(plain) ? true : null;
    open = [...open.filter((each) => !named.includes(each)), ...named];
    if (says === null) continue;
    found.push(...open.map((of) => ({ of, yes: says })));
    open = [];
  }
  return found;
}

const longest = 300;
const joint = /[,;:!.]\s+|\s+(?:and|but|und|aber|et|mais|y|pero|e|ma|en|maar|i|ale)\s+/i;

const ratherThan = regex("iu")`
  ,? (?:and )?(?:
    not|instead of|rather than|statt|anstatt|nicht|au lieu de|pas|en vez de|invece di
    |in plaats van
  )\b.*$
`;

/**
 * The hours before a deadline at which a sentence wants reminders; null for none. `mail` may tell that it is
 * about them.
 */
export function remindedBefore(sentence: string, mail: string): number | null {
  const wanted = sentence.replace(ratherThan, "");
  const plain = plainWords(wanted);
  if (!reminder.test(plainWords(mail))) return null;
  if (dayAhead.test(plain)) return hoursOfDay;
  if (!ahead.test(plain)) return null;
  const [, count = "", unit = ""] =
    /^(\d+(?:\.\d+)?) (HOUR|DAY)/.exec(spanSaid(wanted) ?? "") ?? [];
  const hours = Number(count) * (unit === "DAY" ? 24 : 1);
  return hours > 0 && hours <= mostHours ? hours : null;
}

const mostHours = 168;
const hoursOfDay = 24;
/** `Am Vorabend`, `the evening before`: no count of hours, and a day. */
const dayAhead = regex()`
  \b(?:
    (?:the|a|one) (?:evening|night) (?:before|ahead|earlier)|(?:am )?vorabend|am vortag
    |(?:abend|tag) (?:vorher|davor|zuvor)|la veille|(?:la|el) (?:noche|tarde|dia) (?:anterior|antes)
    |(?:la|il) (?:sera|giorno) prima|de (?:avond|dag) (?:ervoor|tevoren)
  )\b
`;
const reminder = regex()`
  \b(?:
    remind\w*|nudge\w*|erinner\w*|rappel\w*|recordatorio\w*|recuerd\w*|promemoria|ricord\w*
    |herinner\w*|przypomn\w*|przypomin\w*
  )\b
`;
const ahead = regex()`
  \b(?:
    before|earlier|ahead|in advance|vor|vorher|fruher|avant|plus tot|antes|prima|voor|eerder
    |van tevoren|przed|wczesniej
  )\b
`;

const holidays: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    regex()`
      \b(?:
        christmas eve|heiligabend|heiligen abend|(?:reveillon|veille) de noel|nochebuena
        |vigilia(?: di natale)?|kerstavond|wigili[aei]
      )\b
    `,
    ["12-24"],
  ],
  [
    regex()`
      \b(?:
        (?:both|the two|two) (?:days of )?christmas(?: days)?|christmas and boxing day
        |(?:beiden|zwei) weihnachts(?:feier)?tagen?|weihnachten|beide kerstdagen|kerst(?:mis)?
        |swieta
      )\b
    `,
    ["12-25", "12-26"],
  ],
  [
    regex()`
      \b(?:
        christmas(?: day)?|(?:ersten? )?weihnachts(?:feier)?tag|noel|navidad|natale
        |eerste kerstdag
      )\b(?! eve)
    `,
    ["12-25"],
  ],
  [
    /\b(?:boxing day|st stephen s(?: day)?|zweiten? weihnachts(?:feier)?tag|santo stefano|tweede kerstdag)\b/,
    ["12-26"],
  ],
  [
    regex()`
      \b(?:
        new year s eve|silvester|saint sylvestre|nochevieja|san silvestro|oudejaars(?:avond|dag)
        |sylwest\w*
      )\b
    `,
    ["12-31"],
  ],
  [
    regex()`
      \b(?:
        new year s(?: day)?|neujahr\w*|jour de l an|nouvel an|ano nuevo|capodanno|nieuwjaars?\w*
        |nowy rok
      )\b(?! s? ?eve)
    `,
    ["01-01"],
  ],
];

const nothingDue = regex()`
  \b(?:
    no(?:thing)?|never|not|don t|none|free|off|skip|without|avoid\w*|keep \w+ (?:out|clear)|vermeid\w*|evit\w*
    |vermijd\w*|kein\w*|nie|nichts?|frei|ohne|pas|rien
    |jamais|aucun\w*|sans|nada|ningun\w*|nunca|sin|non|niente|nessun\w*|mai|senza|nenhum\w*|nao
    |geen|niet|nooit|vrij|nic|zadn\w*|wolne
  )\b
`;
const ofTurns = regex()`
  \b(?:
    due|deadlines?|turns?|phases?|orders?|moves?|play\w*|process\w*|game|fallig|frist\w*|termin\w*
    |abgabe\w*|zuge?|spiel\w*|runden?|echeances?|tours?|ordres|jou\w+|plazos?|turnos?|ordenes
    |jug\w+|scadenz\w*|prazos?|turn[io]|ordini|gioc\w+|beurten?|inlever\w*|tury?|terminow?|gra\w*
  )\b
`;

/** The days on which a sentence wants nothing due, as SET ABSENCE takes them: only feasts, by their names. */
export function dayOffsSaid(sentence: string): readonly string[] {
  const plain = plainWords(sentence);
  if (sentence.includes("?") || plain.length > longest) return [];
  if (!nothingDue.test(plain) || !ofTurns.test(plain)) return [];
  if (betweenYears.test(plain)) return ["December 24 TO January 1"];
  if (ranges.test(plain)) return [];
  let left = plain;
  const days = holidays.flatMap(([name, found]) => {
    const isNamed = name.test(left);
    left = left.replace(name, " ");
    return isNamed ? found : [];
  });
  const isOff = (day: string) => days.includes(day);
  const named = calendar.filter(isOff);
  // Days in a row are one absence.
  return named.flatMap((first, at) => {
    if (at > 0 && isNext(named[at - 1]!, first)) return [];
    const rest = named.slice(at);
    const last = rest.findLast((_, n) =>
      rest.slice(0, n).every((each, m) => isNext(each, rest[m + 1]!)),
    );
    return [
      last === undefined || last === first
        ? inWords(first)
        : `${inWords(first)} TO ${inWords(last)}`,
    ];
  });
}

/** `Over Christmas, from 23 December to 2 January`: the days are said. */
const ranges = /\b(?:from|between)\b.*\d.*\b(?:to|until|till|and|through)\b.*\d/;

/** The days from one feast to the other, and both. */
const betweenYears = regex()`
  \b(?:between|from|zwischen|von|entre|de|tra|da|tussen|van|over the) (?:the )?(?:
    christmas(?: (?:day|eve))?|xmas|weihnachten|noel|navidad|natale|kerst(?:mis)?
  ) (?:and|to|till?|until|through|und|bis|et|y|e|en|tot) (?:the )?(?:
    new years?(?: s)?(?: day)?|neujahr|silvester|(?:le )?nouvel an
    |(?:el )?(?:ano nuevo|fin de ano)|capodanno|nieuwjaar
  )\b
  |\bzwischen den (?:jahren|feiertagen)\b|\bchristmas (?:break|holidays)\b
`;

const calendar = ["12-24", "12-25", "12-26", "12-31", "01-01"];

function isNext(day: string, other: string): boolean {
  return calendar.indexOf(other) === calendar.indexOf(day) + 1 && day !== "12-26";
}

function inWords(day: string): string {
  const [month, date] = day.split("-");
  return `${month === "12" ? "December" : "January"} ${Number(date)}`;
}

const away = regex()`
  \b(?:
    away|travel\w*|on (?:a )?(?:\w+ )?(?:holidays?|vacation|trip|leave|business)|abroad|offline
    |no (?:internet|connection|signal|access|computer)|out of town|in hospital|unavailable
    |not available
    |(?:can t|cannot|won t|unable to|not be able to|won t be able to) (?:\w+ )?
      (?:play|write|send|answer|move|order)
    |(?:can t|cannot|not) be reached|unreachable|verreist|unterwegs|im urlaub|auf reisen
    |kein internet|ohne internet|nicht da|abwesend|nicht erreichbar|im krankenhaus|en voyage
    |absent\w*|en vacances|sans (?:internet|connexion|reseau)|pas la|de viaje|fuera|de vacaciones
    |sin (?:internet|conexion)|no (?:tendra|tiene|estara) (?:internet|conexion|acceso)?|ausente
    |in viaggio|in (?:vacanza|ferie)|via|senza (?:internet|connessione)|assente|op reis
    |op vakantie|weg|geen internet|afwezig|de ferias|em viagem|sem internet|wyjezdza\w*|na urlopie
    |bez internetu
  )\b
`;
const staysHere = /\b(?:if|unless|wenn|falls|si|se|als|jesli|was|were|war|etait|estaba|era)\b/;

/** `Omar está de viaje del 1 al 4 de diciembre`: somebody cannot play for some days. */
export function awaySaid(sentence: string): boolean {
  const plain = plainWords(sentence);
  if (sentence.includes("?") || plain.length > longest) return false;
  return away.test(plain) && !staysHere.test(plain);
}

/** `Also, I'm away myself from Saturday until Monday`: the days of nobody's deadlines. */
export function ownAbsenceSaid(sentence: string): boolean {
  return sentence.split(/[,;:]\s+/).some((each) => isOfWriter.test(each) && awaySaid(each));
}

const isOfWriter = regex("iu")`
  ^\W*(?:
    (?:
      also|and|but|so|btw|by the way|oh|auch|und|\u00fcbrigens|aussi|et|tambi\u00e9n|y|anche|e|ook
      |en
    )[ ,]+
  )*(?:
    i['\u2019]?m|i am|i(?:['\u2019]ll| will) be|i (?:can['\u2019]?t|cannot|won['\u2019]?t)|ich bin
    |bin ich|je suis|je serai|estoy|estar\u00e9|sono|sar\u00f2|ik ben
  )(?!\p{L})
`;

const theseDays = regex()`
  \b(?:
    (?:on|in|into|during|over|within|for|out of) (?:these|those|that)(?! case)|these days
    |(?:put|set|have|place) (?:a |any |the |his |her )?(?:\w+ )?(?:deadlines?|turns?|phases?|anything) there
    |(?:while|as long as|so long as) (?:he|she|they|\w+) (?:is|are|s)\b
    |solange|cette (?:semaine|periode)(?: la)?
    |pendant son absence|durante su ausencia|esa semana|quella settimana|those days|that (?:time|week)
    |meanwhile|until then|then|(?:an|in|wahrend) (?:diese[nrm]?|der|den) (?:tagen?|zeit|woche)
    |(?:ces|pendant) (?:ces )?jours|pendant ce temps|entre temps|esos dias
    |en (?:esos|esas|ese)|mientras|in quei giorni|in quel periodo|nel frattempo
    |(?:op|in) die (?:dagen|tijd|week)|ondertussen|nesses dias|w tych dniach
  )\b
`;

const due = regex()`
  \b(?:
    due|nothing (?:\w+ ){0,2}(?:happens?|runs?|goes on)|nichts (?:\w+ ){0,4}passier\w*
    |rien (?:\w+ ){0,2}pass\w*|deadlines?|turns? (?:end|fall|due)\w*|fallig|frist\w*|termin\w*
    |echeances?|delais?|plazos?|scadenz\w*|inlever\w*|prazos?|terminow?
  )\b
`;

/** `No deadlines from 19 December to 3 January, please`: days that the sentence names itself. */
export function sparesNamedDays(sentence: string): boolean {
  const plain = plainWords(sentence);
  if (plain.length > longest || !nothingDue.test(plain)) return false;
  return (
    due.test(plain) &&
    /\b(?:from|between|vom|von|zwischen|du|entre|del?|dal|tra|van|tussen|od)\b.*\d/.test(plain)
  );
}

/** `Que no venza ningún plazo en esos días`: of days that were named before. */
export function sparesDays(sentence: string): boolean {
  const plain = plainWords(sentence);
  if (plain.length > longest) return false;
  return nothingDue.test(plain) && ofTurns.test(plain) && theseDays.test(plain);
}
