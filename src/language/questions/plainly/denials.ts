/**
 * What somebody says that they do not want, need or mean: `I'm not asking for a draw`, `no hace falta que me
 * espereis`. Whatever reads wishes asks here first, so that the name of a deed alone brings none about.
 */
import { regex, wrapped } from "../../../util/index.js";
import { remembering } from "../../text/remembering.js";
import { plainWords } from "../question-words.js";

/** Waiting for its writer, of which the contrary is wished then; or another deed, or a game, of which nothing is. */
type Denied = "waiting" | "deed" | "game";

const waiting = wrapped`
  (?:
    wait(?:s|ed|ing)?|warte[nt]?|wartest|gewartet|hold (?:things|it|the game|everything) up
    |attend(?:ez|s|re|ent|iez|e|u)
    |esper(?:e[ns]?|eis|ar|an?|ad|ando|arme)
    |aspett(?:i|ino|ate|are|armi|iate|atemi|a|ano)|wacht(?:en)?|gewacht
  )
`;

/** What a judge or GM does when it is wished for. */
const deed = wrapped`
  (?:
    ${[
      wrapped`
      exten\w+|postpone\w*|(?:more|extra|additional) (?:time|days?|hours?)|another day
      |verlanger\w*|verschieb\w*|aufschub|fristverlangerung|mehr zeit|prolong\w*|repouss\w*|delai
      |plus de temps|prorrog\w*|aplaz\w*|mas tiempo|prorog\w*|rinvi\w*|piu tempo|uitstel\w*|verleng\w*
      |meer tijd
    `,
      wrapped`
      resign\w*|quit(?:ting)?|withdraw\w*|drop(?:ping)? out|giv(?:e|ing) up|surrender\w*|conced\w*
      |leav(?:e|ing)(?= *$| (?:the|this|now|you|all|yet|any)\b)|aufgeben|aufzugeben|aussteigen|auszusteigen
      |abandon\w*|quitter|retir(?:er|o|ar\w*)|rend(?:ir\w*|re me)|rindo|arrend\w*|dejarlo|abbandon\w*
      |ritir\w*|lasciare|opgeven|op te geven|uitstappen|stoppen|(?:give|hand|grant|award) (?:\w+ ){1,4}(?:
        game|win|victory|match|solo
      )
    `,
      "draws?|tie|remis|unentschieden|(?:partie |match )?nulle?|tablas|empate|patta|pareggio|gelijkspel",
      wrapped`
      paus\w*|(?:a|any|the) break|unterbrech\w*|unterbroch\w*|suspend\w*|interrump\w*|interromp\w*|sospend\w*
      |onderbr\w*|put on hold
    `,
      wrapped`
      replac\w*|substitut\w*|ersetz\w*|ersatz\w*|remplac\w*|reemplaz\w*|sustitu\w*|sostitu\w*
      |vervang\w*|eject\w*|kick(?:ed|ing)?|invit\w*|eingeladen|einladen|einzuladen|uitnodig\w*
      |uit te nodigen
    `,
      wrapped`
      remind(?:ing|ed)?|erinner\w*|rappel\w*|rappeler|recordar\w*|recuerd\w*|ricord(?:ar\w*|i|ate|atemi)
      |herinner\w*|forget(?:ting)? (?:me|about me|us)|forgotten|standing by|stand ?by|deleted?
    `,
    ].join("|")}
  )
`;

/** To have a game of one's own. */
const founding = wrapped`
  (?:
    (?:start|creat|open|host|run|found|mak|launch|organi[sz]|set)\w* (?:up )?(?:an?|any|another|(?:my|our) own) (?:
      \w+ ){0,2}?game
    |(?:spiel|partie|runde) (?:\w+ ){0,3}?(?:
      (?:zu )?(?:grunden|eroffnen|starten|leiten|anlegen|beginnen|veranstalten|organisieren)
      |aufmachen|aufzumachen|anzulegen
    )
    |(?:cre|ouvr|lanc|organis|demarr)\w* (?:une|de) (?:\w+ )?partie
    |(?:cre|abr|organiz|empez|mont)\w* (?:una|ninguna) (?:\w+ )?partida
    |(?:cre|apr|organizz|inizi|avvi)\w* (?:una|nessuna) (?:\w+ )?partita
    |(?:spel|partij) (?:\w+ ){0,3}?(?:te )?(?:beginnen|starten|openen|opzetten|organiseren)
  )
`;

const no = wrapped`
  (?:
    (?<!can )(?<!couldn )(?:not|never|nobody|no ?one|without)
    |(?:do|does|did|wo|would|need|should|must|have|has|is|are|was|had) ?n ?t|dont|doesnt|didnt|wont
    |rather not|no (?:need|rush|reason|point|hurry|intention)|no(?! (?:wait|more)\b)|nicht|niemand\w*|keine?[nmrs]?
    |nie|ohne|ne|n|pas|inutile|aucune?|personne|sans|nunca|nadie|sin|ningun\w*|non|nessun\w*|senza
    |niet|geen|nooit|zonder
  )
`;

/** Where another thing begins, which is not denied; and what is denied in their place. */
const elsewhere = wrapped`
  (?:
    please|pls|bitte|porfa|and|but|so|und|aber|sondern|et|mais|pero|ma|maar|if|whether|ob|wenn|falls|si|when
    |before|because|since|weil|or|ready|done|yet|fertig|pret|listo|pronto
    |klaar|against|objections?|problems?|dagegen|gegen|contre|contra|contro|tegen
    |forget|hesitate|mind|fail|know|sure|understand|remember
    |vergiss|vergesst|oublie\w*
    |olvid\w*|dimentic\w*|vergeet|sais|weiss|only|nur|just|solo|why|worry
  )
`;
const within = `(?:(?!${elsewhere}\\b)\\w+ )`;
const wanted = wrapped`
  (?:
    necess\w*|notig|erforderlich|nodig|serv\w*|falta|faut|besoin|bisogno|occorr\w*|need\w*|requir\w*
    |want\w*|wish\w*|quier\w*|vogli\w*|veux|veut|will|wollen|mochte\w*|brauch\w*|muss\w*|sein|hoef\w*|wil
  )
`;

function denying(what: string): RegExp {
  return new RegExp(
    [
      `\\b${no} ${within}{0,8}?${what}\\b`,
      `\\b${what} (?!${elsewhere}\\b)${within}{0,3}?${no} (?:\\w+ ){0,3}?${wanted}\\b`,
      `\\b${what} (?:bitte |maar |alsjeblieft )?(?:niemand\\w*|nicht|niet|nessuno|a nadie|personne)\\b`,
      `\\b${what} (?:\\w+ )?${wanted} (?:\\w+ ){0,3}?(?:nicht|niet|niemand|keiner)\\b`,
    ].join("|"),
  );
}

const deniedWait = denying(waiting);
const imperative =
  /\b(?:warte[nt]?|wacht(?:en)?) (?:(?!ich|ik|noch|nog|bis|tot)\w+ ){0,4}(?:nicht|niet)\b/;
const deniedDeed = denying(deed);
const deniedFounding = denying(founding);

/** `I do not want to keep them waiting`: a courtesy, or what did not come to pass. */
const ofOthers = regex()`
  \b(?:keep\w*|kept|mak(?:e|ing)|made|let|lass\w*|fai\w*|far\w*|hago|hacer\w*|haga\w*|lat\w*|laat)
    (?: \w+){0,5} ${waiting}\b
  |\b${waiting} (?:\w+ )?(?:lassen|laten|lasse|lass)\b
`;

/** `I don't want a map any more`: what was so far is to end. */
const ending = regex()`
  \b(?:any ?more|any longer|no longer|no more|mehr|ya no|piu|meer)\b(?! (?:time|days?|hours?|zeit|tempo|tijd))
`;
/** `Cancel the whole thing, no winner, no draw`: how it ends is said beside it. */
const endsGame = regex()`
  \b(?:
    (?:cancel|end|scrap|abandon|terminate|abort|close|delete) (?:the |this |our )?(?:game|whole (?:thing|lot|game)
    |match)
    |call (?:the game|it|the whole thing) off|brich\w* .*\bab|beende\w* (?:das|die)|(?:spiel|partie) (?:beenden
    |abbrechen)
    |(?:arret|annul|termin)\w* (?:la|cette) partie|(?:cancel|termin|anul)\w* la partida
    |(?:annull|termin|chiud)\w* la partita|(?:beeindig|stop)\w* (?:het spel|de partij)
  )\b
`;
const negated = /\b(?:don t|do not|not|never|nicht|ne|pas|no|non|niet)\b/;
const asking =
  /^(?:why|should|shall|can|could|would|will|do(?! not)|does(?! not)|did(?! not)|warum|pourquoi)\b/;

/** `You needn't wait until then, right?` */
const tag =
  /,? (?:right|correct|ok(?:ay)?|yes|oder|ja|n['\u2019]est-ce pas|no|verdad|vero|toch|h\u00e8)\?+\s*$/iu;

/** `Non attends, elle reste`: who thinks again, and does not say that nobody is to wait. */
const hesitates = regex()`
  ^(?:(?:ah|oh|euh|mais) )*(?:no|non|nein|nee)?[ ]?(?:
    attends|attendez|espera|espere|aspetta|aspetti|wacht|warte|wait
  )(?: (?:no|non|nein|nee))?$
`;

/** What a sentence denies to want; null where it asks, or denies nothing of the kind. */
export const deniedIn = remembering((sentence: string): Denied | null => {
  const told = sentence.replace(tag, ".");
  if (told.includes("?")) return null;
  const clauses = told
    .replace(/, (?=(?:dass|da\u00df|dat|que|che|that) )/giu, " ")
    .split(/[,;:.!]\s|\s[-\u2013\u2014]\s/)
    .map(plainWords)
    .filter((each, at, all) => at === all.length - 1 || !hesitates.test(each));
  if (asking.test(clauses[0] ?? "")) return null;
  const isWaiting = clauses.some((each) => deniedWait.test(each) || imperative.test(each));
  if (isWaiting) return clauses.some((each) => ofOthers.test(each)) ? "deed" : "waiting";
  if (clauses.some((each) => endsGame.test(each) && !negated.test(each))) return null;
  if (clauses.some((each) => deniedDeed.test(each) && !ending.test(each))) return "deed";
  return clauses.some((each) => deniedFounding.test(each)) ? "game" : null;
});

/** `Last week we voted for a draw in another game`: told of what was wished then, or elsewhere. */
export function isOfBefore(sentence: string): boolean {
  return !sentence.includes("?") && ofBefore.test(plainWords(sentence));
}

const ofBefore = regex()`
  \b(?:other|another|previous|last|andere[nmr]?|letzte[nms]?|autre|derniere|otra|otro|altra|ultima|ander|vorige) (?:
    game|time|match|spiel|partie|mal|fois|partida|juego|vez|partita|volta|spel|keer|potje
  )\b
  |\b(?:voted|waited|resigned|conceded|abgestimmt|gewartet|avait|attendu|votamos|aspettato|votato)
    (?:\w+ ){0,4}(?:yesterday|last|ago|gestern|letzte|hier|derniere|ayer|pasad[oa]|ieri|scors[oa])\b
`;

/** `I can't wait to see who stabs whom` */
export function looksForward(sentence: string): boolean {
  return forward.test(plainWords(sentence));
}

const forward = regex()`
  \b(?:can ?t|cannot|can hardly|hardly|could hardly) wait\b(?! (?:any|much) longer\b|.*\bplease\b)
  |\bkaum (?:noch )?(?:ab|er)warten\b|\b(?:j ai )?hate (?:de|d)\b|\bvivement\b|\bno veo la hora\b
  |\bnon vedo l ora\b|\bkan niet wachten\b
`;
