/**
 * The words with which people say what a unit is to do, and which say nothing else: wishes, verbs of motion in the moods
 * that follow them, courtesy. A sentence with any other word in it is none of these.
 */
import { spelling } from "../../../map/index.js";
import { orderWords, type Role } from "../../lexer/order-words.js";
import { is } from "../../lexer/token.js";
import { wordsOf } from "../prose/kinds.js";
import { isStay } from "../replies/signs.js";

const setOf = (words: string): ReadonlySet<string> =>
  new Set(words.trim().split(/\s+/).map(spelling));

const harmless: ReadonlySet<Role> = new Set<Role>([
  ...(["arrow", "army", "fleet", "unitword", "noise", "prefix", "separator", "and"] as const),
]);

/** Does the word change nothing in what is ordered? */
export function isFrame(word: string): boolean {
  if (word.length === 1 && !small.test(word)) return false;
  if (frames.has(word)) return true;
  const roles = orderWords.get(word) ?? [];
  if (is({ roles }, "doubt")) return false;
  // `part en`: such verbs stand in the tables with what follows them.
  const isVerb = () => ways.some((way) => orderWords.get(`${word} ${way}`)?.includes("arrow"));
  return (
    roles.some((role) => harmless.has(role)) ||
    (roles.every((role) => role === "unknown") && isVerb())
  );
}

const ways = ["en", "a", "in", "nach", "naar", "to"];

/** In a notation a letter is a verb. */
const small = /^[aeiouyjlnd]$/;

const frames = setOf(`
  ll d s one's piu mehr meer mas anymore either try tries trying aspetta echt moet daar anche
  can could may might kann konnen konnte konnten darf durfte peut peuvent pourrait pourraient puede pueden podria podrian puo possono potrebbe potrebbero
  southern northern eastern western south north east west sur norte sud nord zuiden noorden suden norden ouest est
  whole little small old glad zien zum'
  i id i'd ill i'll im i'm ive i've we we'd we'll us me my mine our the a an this that these those it its is are to of in at from on off for by out up down over into
  and also so well ok okay yes no hi hello hey hiya dear gm judge right now then first finally last one ones thing
  would should shall will must let lets let's have has had been being like love want wants wanted wish need prefer please pls kindly glad happy lovely
  nice grateful rather better best instead actually after all just simply only today turn time season spring summer year go going goes move moves moved sent send sail
  sails walk march end ends get gets put take taken took brought bring there here where home again still too quite think guess suppose hmm hm oh um
  said asked order orders ordered unit units way along round across themselves itself himself named called moving make made be that'll
  if-possible other thanks thank you cheers afraid sorry forget mind change changed changing idea thoughts second plan as feared said before about regarding concerning
  ich mochte hatte wurde will wollen soll sollen sollte mag gern gerne lieber doch bitte danke mal halt eben einfach nun jetzt erst zuerst also so ja nein ok hallo
  dass das die der den dem des mein meine meinen meiner und auch noch nur wieder hin her raus rein rauf runter rueber ruber nach in ins im aus von zu zur zum vor an auf
  fahrt fahren fahre geht gehen gehe lauft laufen marschiert marschieren zieht ziehen segelt segeln ruckt rucken verlegt verlegen geschickt schicken schicke wird werden
  geschoben bewegt bewegen kommt kommen los ab dort da wo sie er es ist sind steht stehen seine ihre besser diese dieser dieses runde zug fruhjahr fruhling
  kleine korrektur anderung anders uberlegt gedanken hab habe mir mich hinterher nochmal lass lassen wir uns naja oh ach nein dann dahin schoen schon klappt passt
  je j' j j'aimerais aimerais voudrais veux souhaite souhaiterais prefere prefererais faut faudrait vaut mieux il elle ils elles que qu que qu'il qu'elle qu' l l' d d' s s' n se la le les un une des du de au aux en dans
  vers a et aussi alors bon bien sur donc ben puis d'abord abord finalement plutot maintenant svp stp merci bonjour salut ma mon mes celle celui ceux y
  aille aillent parte partent sorte sortent prenne prennent entre entrent marche marchent rende rendent avance avancent quitte quittent vienne viennent passe passent fasse navigue naviguent monte descende
  ira iront partira partiront prendra prendront ira aller partir sortir prendre entrer avancer peut peuvent doit doivent devrait devraient pourra route voile place sa leur ce tour-ci tour printemps
  petit petite changement correction change avis idee apres tout oui non ici ou est sont etre envoyee envoye deplacee mise envoie mettre laisse
  yo me gustaria quiero quisiera querria prefiero preferiria desearia deseo que el la los las lo al del de mi mis un una y tambien ahora bueno pues vale por favor gracias hola mejor primero
  vaya vayan fuera fueran fuese fuesen pase pasen pasara pasaran pasase salga salgan saliera salieran saliese entre entren entrara entraran entrase marche marchen marchara marcharan mueva muevan moviera movieran
  zarpe navegue navegara parta partan partiera tome tomen tomara ocupe ocuparan traslade dirija dirijan ira iran irse ir salir pasar entrar mover manda mande mando mandar envie ponga pongo pon debe deben deberia deberian
  va van voy sale salen entra entran pasa pasan se su sus hacia hasta en a para este turno primavera vez cosa una cambio cambia cambiar idea pensado pensandolo bien finalmente al final con
  vorrei voglio preferirei preferisco desidero che la il lo gli le i l un una uno del della dei di da e anche ora adesso allora bene per favore piacere grazie ciao buongiorno meglio prima
  vada vadano andasse andassero uscisse uscissero esca escano entri entrino entrasse entrassero marci marcino marciasse marciassero muova muovano muovesse spostasse spostassero sposti spostino passi passino passasse passassero
  parta partano partisse salpi salpasse prenda prendano prendesse navighi navigasse torni tornasse andra andranno andare uscire entrare passare spostarsi spostare deve devono dovrebbe dovrebbero
  va vanno esce escono entra entrano mandiamo mandi mando mandare metti mettiamo mia mio miei mie quella quello quelli quelle verso nel nello nella negli nei al allo alla ai in questo turno
  ho cambiato idea pensato ripensato invece cosa ultima poi finalmente alla fine su sulla sull sul
  ik zou graag willen wil zien dat de het een mijn die deze en ook nu eerst dan maar toch liever bedankt alsjeblieft alstublieft hallo dag goed ja nee oh ach even gewoon naar in uit op van
  vaart varen gaat gaan trekt trekken loopt lopen marcheert marcheren rijdt zeilt zeilen gestuurd stuur verplaatst verplaatsen wordt worden mag mogen moet moeten kan kunnen zal zullen zij ze hij terug beurt ronde voorjaar iets
  nog verandering wijziging correctie bij nader inzien gedachten kleine bedacht
`);

/** Does the sentence say that something is to go somewhere, to stay, or to be? `My army is in Galicia` tells where it is. */
export function saysDeed(sentence: string): boolean {
  if (wishes.test(sentence) || sentence.search(stayingOn) >= 0 || isStay(sentence)) return true;
  return (
    !stative.test(sentence) || wordsOf(sentence).some((word) => word.length > 1 && isVerb(word))
  );
}

function isVerb(word: string): boolean {
  const roles = orderWords.get(word) ?? [];
  const isMotion = roles.length > 0 && roles.every((role) => role === "arrow");
  return (isMotion && !prepositions.has(word)) || moods.has(word);
}

const prepositions = setOf(
  "to in al au aux en ins op zu into onto toward towards nach naar vers hacia hasta verso over sur auf",
);

/** Verbs of motion in the moods that stand behind a wish. */
const moods = setOf(`
  aille aillent parte partent sorte sortent prenne prennent entre entrent marche marchent rende rendent avance avancent quitte quittent passe passent ira iront
  partira prendra vaya vayan fuera fueran fuese pase pasen pasara pasaran salga salgan saliera entre entren entrara marche marchen marcharan mueva muevan zarpe navegue
  parta partan tome tomen ira iran vada vadano andasse andassero uscisse uscissero esca escano entri entrino marciassero marci muova sposti passi parta prenda salpi andra
`);

const wishes =
  /(?<!\p{L})(?:want|wish|would (?:like|love)|i(?:['\u2019]d| would| should) (?:like|love)|prefer|please|shall|should|must|let|make|end up|soll|sollen|sollte|will|m\u00f6chte\p{L}*|h\u00e4tte gern\p{L}*|lieber|doch|veux|voudrais|aimerais|souhaite\p{L}*|pr\u00e9f\u00e8re|plut\u00f4t|finalement|quiero|quisiera|gustar\u00eda|prefiero|mejor|finalmente|voglio|vorrei|preferisco|meglio|graag|liever|toch|instead|rather|verlegt|geschickt|sent|moved)(?!\p{L})/iu;

const stative =
  /(?<!\p{L})(?:is|are|has|have|like|love|ist|sind|hat|habe|mag|liebe|est|sont|ai|aime|est\u00e1|est\u00e1n|es|son|tiene|tengo|\u00e8|sono|ha|ho|heeft|heb|staat)(?!\p{L})/iu;

/** Words that ask for a deed, and may only ask whether it is possible. */
export const modal =
  /(?<!\p{L})(?:can|could|may|might|kann|k\u00f6nnen|k\u00f6nnte|k\u00f6nnten|darf|d\u00fcrfte|peut|peuvent|pourrait|pourraient|puede|pueden|podr\u00eda|podr\u00edan|pu\u00f2|possono|potrebbe|potrebbero|kan|kunnen|zou kunnen)(?!\p{L})/iu;

export const courtesy =
  /(?<!\p{L})(?:please|pls|plz|kindly|thanks|thank you|bitte|danke|s['\u2019]il (?:vous|te) pla[i\u00ee]t|svp|stp|merci|por favor|gracias|per favore|per piacere|grazie|bedankt|alsjeblieft|alstublieft)(?!\p{L})/iu;

/** Said of what happens anyway, or why: no order hangs on it. */
export const idle =
  /\bany ?more\b|,\s*(?:ich will|i want|je veux|quiero|voglio|ik wil)(?: (?:nach|to|\u00e0|en|a|naar))? \p{L}+(?=[.!]?\s*$)|(?:my|meine|mes|mis|miei|mijn) (?:two|zwei|deux|dos|due|twee) \p{L}+\s*:|\((?:sinon tant pis|otherwise never mind|sonst egal)\)|(?:,\s*)?(?<!\p{L})(?:(?:if|when|as soon as|once|after|sobald|wenn|nachdem|quand|d\u00e8s qu['\u2019]?e?|lorsque|cuando|en cuanto|quando|appena|non appena|zodra|als|wanneer)(?!\p{L})[^,.;:!?]{0,40}?(?<!\p{L})(?:left|gone|leav(?:es|ing)|moved (?:on|out|away)|out of (?:there|the way)|free|empty|weg|frei|raus|leer|fort|partie?s?|sortie?s?|libre|vide|se (?:haya )?(?:va|vaya|ido)|sal(?:e|ga)|liber[oa]|vuot[oa]|partit[oa]|uscit[oa]|vrij|leeg|vertrokken)(?: (?:ist|sind|sera|est|is|quede|queda|sar\u00e0|\u00e8))?(?!\p{L})|si possible|if (?:at all )?possible|wenn m\u00f6glich|wenn['\u2019]?s (?:geht|passt)|falls m\u00f6glich|si (?:es|fuera) posible|se possibile|als het kan|indien mogelijk|cuando quede libre|quand (?:elle|il) sera libre)(?!\p{L})|(?:,\s*|(?<=\s))(?<!\p{L})(?:because|since|in case|just in case|so that|seeing (?:that|as)|weil|denn|damit|f\u00fcr den fall|parce que|parce qu['\u2019]|puisqu['\u2019]?e?|au cas o\u00f9|pour que|porque|ya que|por si(?: acaso)?|para que|perch\u00e9|poich\u00e9|nel caso|cos\u00ec (?:che)?|omdat|voor het geval|zodat)(?!\p{L})[^.;:!?,]*|,\s*(?:da|as|car|for|want|j['\u2019]ai peur|ich traue|i (?:don['\u2019]t|do not) trust)(?!\p{L})[^.;:!?,]*/giu;

/** Where it stays. */
export const stayingOn =
  /(?<!\p{L})(?:(?:stays?|remain(?:s)?|stay(?:ing)?|stands?|sits?|waits?|keeps?) (?:in|at) (?:port|harbou?r|home)|bleib(?:t|en|e)?(?: \p{L}+){0,3} (?:im hafen|zuhause|zu hause|daheim|da,? wo (?:sie|er|es) (?:ist|sind|steht|stehen)|wo (?:sie|er|es) (?:ist|sind|steht|stehen)|stehen)|(?:wird|werden|soll|sollen) gehalten(?: werden)?|rest(?:e|ent|er|era)(?: \p{L}+){0,2} (?:au port|\u00e0 quai|sur place|en place|l\u00e0|o\u00f9 (?:elle|il)s? (?:est|sont))|(?:se )?qued(?:a|an|e|en|ar|arse)(?: \p{L}+){0,2} (?:en (?:el )?puerto|en casa|donde est\u00e1n?|quiet[oa]s?)|(?:resta|restano|resti|rimane|rimanga|sta|stia|stiano)(?: \p{L}+){0,2} (?:in porto|a casa|ferm[aoei]|a guardia|l\u00ec(?:,? dov['\u2019]\u00e8)?|dov['\u2019]\u00e8|dove (?:sta|si trova|sono))|blij(?:ft|ven)(?: \p{L}+){0,3} (?:waar (?:het|hij|ze|zij) (?:is|zijn|staat)|thuis|in de haven)|waits?|ferm[ao]|quiet[oa]|stehen bleiben)(?!\p{L})/giu;

interface When {
  readonly season: "S" | "F" | null;
  readonly isWeak: boolean;
  readonly from: number;
  readonly to: number;
}

const later: readonly (readonly ["S" | "F" | null, string])[] = [
  [
    "F",
    "(?:(?:for|in|during|come|by|this|the|im|f\u00fcr|den|diesen|cet|en|\u00e0|pour|al|para|nel|per|voor|de|het)(?: (?:the|den|el|la|le|l['\u2019]|de|het))? )?(?:l['\u2019])?(?:fall|autumn|herbst|automne|oto\u00f1o|autunno|herfst|najaar)",
  ],
  [
    "S",
    "(?:(?:for|in|during|come|by|im|f\u00fcr|den|au|pour|en|para|in|per|voor|de|het)(?: (?:the|den|le|la|el|de|het))? )?(?:spring|fr\u00fchjahr|fr\u00fchling|printemps|primavera|voorjaar|lente)",
  ],
  [
    null,
    "(?:(?:for|in|the|in der|die|au|pour le|en el|el|la|para el|per il|il|al|nel|in de|de|voor de) )?(?:next (?:turn|season|move|round|phase|time)|n\u00e4chste[nrs]? (?:runde|zug|mal|phase|saison)|(?:le )?(?:prochain tour|tour (?:prochain|suivant)|coup suivant)|(?:el )?(?:pr\u00f3ximo|siguiente) turno|(?:la )?pr\u00f3xima (?:vez|ronda)|(?:il )?(?:prossimo turno|turno (?:prossimo|successivo|dopo))|volgende (?:beurt|ronde|keer|zet))|(?:the )?(?:turn|move|season|round) after(?: (?:that|this))?",
  ],
];

const weak =
  "after(?: |-)?(?:that|wards)|afterwards|later(?: on)?|then|on from there|from there|dann|danach|anschlie\u00dfend|sp\u00e4ter|von da|weiter|puis|ensuite|plus tard|apr\u00e8s|luego|despu\u00e9s|m\u00e1s tarde|poi|dopo|pi\u00f9 tardi|successivamente|daarna|later|vervolgens|verder";

const presently =
  /(?<!\p{L})(?:now|this (?:turn|season|round|move|time|phase)|for the (?:moment|present)|first|jetzt|nun|diese(?:n|r|s)? (?:runde|zug|mal)|zuerst|erst(?:mal)?|maintenant|pour l['\u2019]instant|ce tour(?:-ci)?|d['\u2019]abord|ahora|por ahora|este turno|primero|adesso|ora|per ora|questo turno|prima|nu|deze (?:beurt|ronde)|eerst)(?!\p{L})/giu;

/** Where a sentence turns to another turn, and to this one again. */
export function timesIn(sentence: string, now: "S" | "F"): readonly (When & { isNow: boolean })[] {
  const found = (source: string, season: "S" | "F" | null, isWeak: boolean) =>
    [...sentence.matchAll(new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "giu"))].map(
      ({ 0: text, index }) => {
        const isNow = season === now;
        return { season, isWeak, isNow, from: index, to: index + text.length };
      },
    );
  const strong = later.flatMap(([season, source]) => found(source, season, false));
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

/** What is told of an earlier turn: a participle without a word that makes it a wish. */
export function isPast(sentence: string): boolean {
  return participle.test(sentence) && !passive.test(sentence);
}

const participle =
  /(?<!\p{L})(?:moved|sent|taken|brought|put|took|verlegt|geschickt|bewegt|geschoben|envoy\u00e9e?s?|d\u00e9plac\u00e9e?s?|gestuurd|verplaatst)(?!\p{L})/iu;
const passive =
  /(?<!\p{L})(?:be|is|are|being|get|gets|have|want|like|i['\u2019]ll|let|put|wird|werden|soll|sollen|est|soit|sera|\u00eatre|wordt|worden)(?!\p{L})/iu;
