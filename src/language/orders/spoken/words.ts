/**
 * The words with which people say what a unit is to do, and which say nothing else: wishes, verbs of motion in
 * the moods that follow them, courtesy. A sentence with any other word in it is none of these.
 */

import { spelling } from "../../../map/index.js";
import type { Phase } from "../../../rules/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { isBesideMotion, isMotion } from "../../lexer/abroad/lexicons.js";
import { orderWords } from "../../lexer/order-words.js";
import { frameRoles, is } from "../../lexer/token.js";
import { isStay } from "../clauses/signs.js";
import { wordsOf } from "../prose/kinds.js";

const setOf = (words: string): ReadonlySet<string> =>
  new Set(words.trim().split(/\s+/).map(spelling));

/** Does the word change nothing in what is ordered? */
export function isFrame(word: string): boolean {
  if (word.length === 1 && !small.test(word)) return false;
  if (frames.has(word) || isBesideMotion(word)) return true;
  const roles = orderWords.get(word) ?? [];
  if (is({ roles }, "doubt")) return false;
  // `part en`: such verbs stand in the tables with what follows them.
  const isVerb = () => ways.some((way) => orderWords.get(`${word} ${way}`)?.includes("arrow"));
  return is({ roles }, ...frameRoles) || (roles.every((role) => role === "unknown") && isVerb());
}

const ways = ["en", "a", "in", "nach", "naar", "to"];

/** In a notation a letter is a verb. */
const small = /^[aeiouyjlnd]$/;

const frames =
  setOf(`quittera quitteront quitter verlasst verlassen abandona abandonara abandonan abbandona
  abbandonera verlaat verlaten posto plaza sitio lugar platz plaats hueco nachrucken nachrucke
  nachruckt begeben begibt wurden estimado estimada juez senor senora monsieur madame egregio
  gentile geachte heer mevrouw geehrter geehrte herr frau arbitre arbitro ref master idk dunno
  suppose reckon denke denk glaube schatze pense crois suppose creo supongo credo penso direi ll
  one's piu mehr meer mas anymore either try tries trying aspetta echt can could may might kann
  konnen konnte konnten darf durfte peut peuvent pourrait pourraient puede pueden podria podrian
  puo possono potrebbe potrebbero southern northern eastern western south north east west norte
  sud nord zuiden noorden suden norden ouest est whole little small old glad zien id ive i've us
  mine this that these those it from off for by out down yes no hiya dear gm judge right first
  last one ones thing would let's has had been being like love wants wanted wish need prefer happy
  lovely nice grateful rather better best instead actually after all only turn time season summer
  year moved sent end ends get gets taken took brought bring there here where home too quite think
  guess suppose hmm hm oh said asked way along round across named called made that'll if-possible
  other thank you cheers afraid sorry forget mind change changed changing idea thoughts second
  plan feared before about regarding concerning hatte wurde sollte mag halt nein dass hin
  geschickt wird werden geschoben bewegt wo es ist sind steht stehen ihre besser fruhjahr fruhling
  korrektur anderung anders uberlegt gedanken hab habe mich hinterher nochmal naja ach dahin
  schoen schon klappt passt aimerais souhaiterais prefere prefererais faut faudrait vaut mieux
  elle ils elles qu qu'il qu'elle n bon ben plutot stp celui ceux rende vienne passe descende
  sortir devrait devraient pourra place tour-ci printemps petit petite changement correction avis
  idee apres oui non ou sont etre envoyee envoye deplacee mise mettre gustaria querria prefiero
  preferiria desearia al bueno vale mejor fueran fuesen salgan salieran muevan moviera movieran
  dirija dirijan irse ponga pongo pon deberia deberian hasta primavera cosa cambio cambia cambiar
  pensado pensandolo preferirei preferisco e bene piacere meglio prima andassero uscissero escano
  entrino marcino muovano spostino passino partano prendano spostarsi dovrebbe dovrebbero metti
  mettiamo quella quello quelli quelle negli nei allo alla ai questo ho cambiato pensato ripensato
  ultima fine sulla sull sul zou dat eerst liever bedankt goed nee rijdt gestuurd wordt worden
  mogen kan kunnen zij ze hij ronde voorjaar iets verandering wijziging correctie bij nader inzien
  gedachten bedacht`);

/**
 * Does the sentence say that something is to go somewhere, to stay, or to be? `My army is in Galicia` tells
 * where it is.
 */
export function saysDeed(sentence: string): boolean {
  if (wishes.test(sentence) || sentence.search(stayingOn) >= 0 || isStay(sentence)) return true;
  return (
    !stative.test(sentence) || wordsOf(sentence).some((word) => word.length > 1 && isVerb(word))
  );
}

function isVerb(word: string): boolean {
  const roles = orderWords.get(word) ?? [];
  const isArrow = roles.length > 0 && roles.every((role) => role === "arrow");
  return (isArrow && !prepositions.has(word)) || isMotion(word);
}

const prepositions = setOf(
  "to in al au aux en ins op zu into onto toward towards nach naar vers hacia hasta verso over sur auf",
);

const wishes = regex("iu")`
  (?<!\p{L})(?:
    want|wish|would (?:like|love)|i(?:['\u2019]d| would| should) (?:like|love)|prefer|please|shall
    |should|must|let|make|end up|soll|sollen|sollte|will|m\u00f6chte\p{L}*|h\u00e4tte gern\p{L}*
    |lieber|doch|veux|voudrais|aimerais|souhaite\p{L}*|pr\u00e9f\u00e8re|plut\u00f4t|finalement
    |quiero|quisiera|gustar\u00eda|prefiero|mejor|finalmente|voglio|vorrei|preferisco|meglio|graag
    |liever|toch|instead|rather|verlegt|geschickt|sent|moved
  )(?!\p{L})
`;

const stative = regex("iu")`
  (?<!\p{L})(?:
    is|are|has|have|like|love|ist|sind|hat|habe|mag|liebe|est|sont|ai|aime|est\u00e1|est\u00e1n|es
    |son|tiene|tengo|\u00e8|sono|ha|ho|heeft|heb|staat
  )(?!\p{L})
`;

/** Words that ask for a deed, and may only ask whether it is possible. */
export const modal = regex("iu")`
  (?<!\p{L})(?:
    can|could|may|might|kann|k\u00f6nnen|k\u00f6nnte|k\u00f6nnten|darf|d\u00fcrfte|peut|peuvent
    |pourrait|pourraient|puede|pueden|podr\u00eda|podr\u00edan|pu\u00f2|possono|potrebbe
    |potrebbero|kan|kunnen|zou kunnen
  )(?!\p{L})
`;

/** Said behind an order by somebody who is not sure of it. */
export const hedge = regex("iu")`
  (?<!\p{L})(?:
    i (?:guess|think|suppose|reckon)|(?:denke?|glaube?|sch\u00e4tze?|meine) ich
    |ich (?:denke?|glaube?|sch\u00e4tze?)|je (?:pense|crois|suppose)
    |(?:creo|supongo|pienso)(?: yo)?|(?:credo|penso|suppongo|direi)(?: io)?|denk ik|ik denk
  )\W*$
`;

export const courtesy = regex("iu")`
  (?<!\p{L})(?:
    please|pls|plz|kindly|thanks|thank you|bitte|danke|s['\u2019]il (?:vous|te) pla[i\u00ee]t|svp
    |stp|merci|por favor|gracias|per favore|per piacere|grazie|bedankt|alsjeblieft|alstublieft
  )(?!\p{L})
`;

/** Said of what happens anyway, or why: no order hangs on it. */
export const idle = regex("giu")`
  \bany ?more\b
  |,\s*(?:ich will|i want|je veux|quiero|voglio|ik wil)(?: (?:nach|to|\u00e0|en|a|naar))? \p{L}+
    (?=[.!]?\s*$)
  |(?:my|meine|mes|mis|miei|mijn) (?:two|zwei|deux|dos|due|twee) \p{L}+\s*:
  |\((?:sinon tant pis|otherwise never mind|sonst egal)\)
  |(?:,\s*)?(?<!\p{L})(?:
    si possible|if (?:at all )?possible|wenn m\u00f6glich|wenn['\u2019]?s (?:geht|passt)
    |falls m\u00f6glich|si (?:es|fuera) posible|se possibile|als het kan|indien mogelijk
  )(?!\p{L})
  |(?:,\s*|(?<=\s))(?<!\p{L})(?:
    so (?:it|he|she|they|we|i)(?!\p{L})|hoping|keeping|watching|guarding|afin d\p{L}?
    |om (?:\p{L}+ ){0,6}te|um (?:\p{L}+ ){0,6}zu|in the hope|in der hoffnung|in de hoop
    |en esp\u00e9rant|en attendant|esperando|vigilando|sperando|aspettando|a guardare
    |pour (?:y |se |s['\u2019]|mieux |bien )?\p{L}+(?:er|ir|re)
    |para \p{L}+(?:ar|er|ir)(?:se|l[oae]s?)?|per \p{L}+(?:are|ere|ire|arsi|ersi|irsi)|because
    |since|in case|just in case|so that|seeing (?:that|as)|weil|denn|damit|f\u00fcr den fall
    |parce que|parce qu['\u2019]|puisqu['\u2019]?e?|au cas o\u00f9|pour que|porque|ya que
    |por si(?: acaso)?|para que|perch\u00e9|poich\u00e9|nel caso|cos\u00ec (?:che)?|omdat
    |voor het geval|zodat
  )(?!\p{L})[^.;:!?,]*
  |,\s*(?:
    which|who|qui|donde|desde donde|de donde|de quien|dove|da dove|o\u00f9|d['\u2019]o\u00f9|where
    |from where|waar|wo|wat|though|although|obwohl|bien que|quoique|aunque|anche se|hoewel|da|as
    |car|for|want|j['\u2019]ai peur|ich traue|i (?:don['\u2019]t|do not) trust
  )(?!\p{L})[^.;:!?,]*
`;

/** `Once it is free`: said of a place that an own unit leaves, no order hangs on it. */
export const onceFree = regex("giu")`
  (?:,\s*)?(?<!\p{L})(?:
    (?:
      if|when|as soon as|once|after|sobald|wenn|nachdem|quand|d\u00e8s qu['\u2019]?e?|lorsque
      |cuando|en cuanto|quando|appena|non appena|zodra|als|wanneer
    )(?!\p{L})[^,.;:!?]{0,40}?(?<!\p{L})(?:
      left|gone|leav(?:es|ing)|moved (?:on|out|away)|out of (?:there|the way)|free|empty|weg|frei
      |raus|leer|fort|partie?s?|sortie?s?|libre|vide|se (?:haya )?(?:va|vaya|ido)|sal(?:e|ga)
      |liber[oa]|vuot[oa]|partit[oa]|uscit[oa]|vrij|leeg|vertrokken
    )(?: (?:ist|sind|sera|est|is|quede|queda|sar\u00e0|\u00e8))?
    |cuando quede libre|quand (?:elle|il) sera libre
  )(?!\p{L})
`;

/** Where it stays. */
export const stayingOn = regex("giu")`
  (?<!\p{L})(?:
    (?:stays?|remain(?:s)?|stay(?:ing)?|stands?|sits?|waits?|keeps?) (?:in|at) (?:port|harbou?r|home)
    |bleib(?:t|en|e)?(?: \p{L}+){0,3} (?:
      im hafen|zuhause|zu hause|daheim|da,? wo (?:sie|er|es) (?:ist|sind|steht|stehen)
      |wo (?:sie|er|es) (?:ist|sind|steht|stehen)|stehen
    )
    |(?:wird|werden|soll|sollen) gehalten(?: werden)?
    |rest(?:e|ent|er|era)(?: \p{L}+){0,2} (?:
      au port|\u00e0 quai|sur place|en place|l\u00e0|o\u00f9 (?:elle|il)s? (?:est|sont)
    )
    |(?:se )?qued(?:a|an|e|en|ar|arse|ar\u00e1|ar\u00e1n)(?: \p{L}+){0,2} (?:
      en (?:el )?puerto|en casa|donde est\u00e1n?|quiet[oa]s?
    )
    |(?:resta(?:sse(?:ro)?)?|restano|resti|rimane|rimanga|rimanesse(?:ro)?|sta|stia|stesse|stiano)
      (?: \p{L}+){0,2} (?:
        in porto|a casa|ferm[aoei]|a guardia|l\u00ec(?:,? dov['\u2019]\u00e8)?|dov['\u2019]\u00e8
        |dove (?:sta|si trova|sono)
      )
    |blij(?:ft|ven)(?: \p{L}+){0,3} (?:
      waar (?:het|hij|ze|zij) (?:is|zijn|staat)|thuis|in de haven
    )
    |(?:
      permanece(?:r\u00e1n?)?|permanezca|mantendr\u00e1n?|quedar\u00e1n?|sigue|siguiera
      |seguir\u00e1n?|rimarr\u00e0|rimarranno|rester\u00e0|resteranno|star\u00e0|restera|resteront
      |demeurera|zal blijven
    )(?: (?:
      en su (?:sitio|lugar)|en casa|donde est\u00e1n?|quiet[oa]s?|tranquil\p{L}+|ferm[aoei]
      |dov['\u2019]\u00e8|al suo posto|l\u00ec|l\u00e0|o\u00f9 (?:elle|il) est|en place|sur place
    ))?
    |waits?|ferm[ao]|quiet[oa]|stehen bleiben
  )(?!\p{L})
`;

interface When {
  readonly season: "S" | "F" | null;
  readonly isWeak: boolean;
  readonly from: number;
  readonly to: number;
}

const later: readonly (readonly ["S" | "F" | null, string])[] = [
  [
    "F",
    wrapped`
      (?:
        (?:
          for|in|during|come|by|this|the|im|für|den|diesen|cet|en|à|pour|al|para|nel|per|voor|de
          |het
        )(?: (?:the|den|el|la|le|l['\u2019]|de|het))? )?(?:l['\u2019])?(?:
          (?<!(?:jeden|keinen|diesem|jedem) )fall|autumn|herbst|automne|otoño|autunno|herfst
          |najaar
        )
    `,
  ],
  [
    "S",
    wrapped`
      (?:
        (?:for|in|during|come|by|im|für|den|au|pour|en|para|in|per|voor|de|het)
          (?: (?:the|den|le|la|el|de|het))? )?(?:
            spring|frühjahr|frühling|printemps|primavera|voorjaar|lente
          )
    `,
  ],
  [
    null,
    wrapped`
      (?:
        (?:for|in|the|in der|die|au|pour le|en el|el|la|para el|per il|il|al|nel|in de|de|voor de) )?(?:
          next (?:turn|season|move|round|phase|time)|nächste[nrs]? (?:runde|zug|mal|phase|saison)
          |(?:le )?(?:prochain tour|tour (?:prochain|suivant)|coup suivant)
          |(?:el )?(?:próximo|siguiente) turno|(?:la )?próxima (?:vez|ronda)
          |(?:il )?(?:prossimo turno|turno (?:prossimo|successivo|dopo))
          |volgende (?:beurt|ronde|keer|zet)
        )
      |(?:the )?(?:turn|move|season|round) after(?: (?:that|this))?
    `,
  ],
];

const weak = wrapped`
  after(?: |-)?(?:that|wards)|afterwards|later(?: on)?|then|on from there|from there|dann|danach
  |anschließend|später|von da|weiter|puis|ensuite|plus tard|après|luego|después|más tarde|poi|dopo
  |più tardi|successivamente|daarna|later|vervolgens|verder
`;

const presently = regex("giu")`
  (?<!\p{L})(?:
    now|this (?:turn|season|round|move|time|phase)|for the (?:moment|present)|first|jetzt|nun
    |diese(?:n|r|s)? (?:runde|zug|mal)|zuerst|erst(?:mal)?|maintenant|pour l['\u2019]instant
    |ce tour(?:-ci)?|d['\u2019]abord|ahora|por ahora|este turno|primero|adesso|ora|per ora
    |questo turno|prima|nu|deze (?:beurt|ronde)|eerst
  )(?!\p{L})
`;

/** `Gleiche Züge wie im Frühjahr`: of a turn that is over. */
const likened =
  /(?<!\p{L})(?:(?:wie|as|like|than|comme|como|come|zoals)(?: (?:schon|zuletzt|back|déjà))? |qu['\u2019])$/iu;

/** Where a sentence turns to another turn, and to this one again. */
export function timesIn(sentence: string, now: "S" | "F"): readonly (When & { isNow: boolean })[] {
  const found = (source: string, season: "S" | "F" | null, isWeak: boolean) =>
    [...sentence.matchAll(new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "giu"))].map(
      ({ 0: text, index }) => {
        const isNow = season === now;
        return { season, isWeak, isNow, from: index, to: index + text.length };
      },
    );
  const strong = later
    .flatMap(([season, source]) => found(source, season, false))
    .filter(({ from }) => !likened.test(sentence.slice(0, from)));
  const isFree = ({ from, to }: { readonly from: number; readonly to: number }) =>
    !strong.some((each) => each.from < to && each.to > from);
  const presents = [...sentence.matchAll(presently)].map(({ 0: text, index }) => ({
    ...({ season: null, isWeak: false, isNow: true } as const),
    ...{ from: index, to: index + text.length },
  }));
  return [
    ...strong,
    ...found(weak, null, true).filter(isFree),
    ...presents.filter(isFree),
  ].toSorted((one, other) => one.from - other.from);
}

/** Does it speak of a turn that is not this one? */
export function isOfOtherTurn({ season }: Pick<Phase, "season">, sentence: string): boolean {
  const times = timesIn(sentence, season === "F" ? "F" : "S");
  return times.some(({ isNow, isWeak }) => !isNow && !isWeak);
}

/** Does it speak of the moves of this season, where none are due? */
export function namesSeason(season: Phase["season"], sentence: string): boolean {
  const times = timesIn(sentence, season === "S" ? "F" : "S");
  return times.some((each) => each.season === season);
}

/** What is told of an earlier turn: a participle without a word that makes it a wish. */
export function isPast(sentence: string): boolean {
  return participle.test(sentence) && !passive.test(sentence);
}

const participle = regex("iu")`
  (?<!\p{L})(?:
    moved|sent|taken|brought|put|took|verlegt|geschickt|bewegt|geschoben|envoy\u00e9e?s?
    |d\u00e9plac\u00e9e?s?|gestuurd|verplaatst
  )(?!\p{L})
`;
const passive = regex("iu")`
  (?<!\p{L})(?:
    be|is|are|being|get|gets|have|want|like|i['\u2019]ll|let|put|wird|werden|soll|sollen|est|soit
    |sera|\u00eatre|wordt|worden
  )(?!\p{L})
`;

/** `Spanien bekommt Gascogne`: who is to have which of them? */
export function saysWhoGets(sentence: string): boolean {
  return getting.test(sentence);
}

const getting = regex("iu")`
  (?<!\p{L})(?:
    bekommt|bekommen|kriegt|kriegen|erh\u00e4lt|erhalten|krijgt|krijgen|gets?|receives?|re\u00e7oit|recibe|riceve
  )\s+(?!(?:in|into|to|nach|naar|there|back|home)(?!\p{L}))\p{L}
`;
