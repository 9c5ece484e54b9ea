/** What GMs say of pauses and of grace in prose, by words of seven languages; guesses all, to be shown. */
import { regex, wrapped } from "../../../util/index.js";
import { spanMinutes } from "../../dates/date-words.js";
import { plainWords } from "../../questions/question-words.js";
import { stopsClock } from "../../questions/times/clock-stopped.js";
import { spanSaid } from "../../questions/times/span-said.js";
import { day, withEnglishDays } from "../../questions/times/spoken-days.js";

const longest = 300;

const game = wrapped`
  (?:
    (?:the |our |this |das |unser |la |le |el |il |het |de |nuestra |notre |nostra |ons )?(?:
      game|spiel|partie|partida|partita|juego|gioco|jeu|gra|gre
    )
    |everything|it all|alles|tout|todo|tutto
  )
`;
const pausing = regex()`
  \b(?:
    ${[
      wrapped`
      (?:we |let ?s |let us |i )?(?:will |are going to |want to |have to |must |should |ll )?
        (?:pause|suspend|stop|freeze|interrupt|halt) ${game}
      |(?:we|let ?s|let us)(?: are| re)? (?:\w+ )?(?:
        paus(?:e|ing)|tak(?:e|ing) a (?:\w+ )?(?:break|pause|rest)
        |hav(?:e|ing) a (?:\w+ )?(?:break|pause|rest)
      )
      |put ${game} on (?:hold|ice|pause)
      |${game} (?:should|shall|is to|must|will|can) (?:
        rest|pause|be paused|stand still|be on hold
      )
    `,
      wrapped`
      (?:hold|keep|leave) ${game} (?:\w+ )?(?:where|as|the way) (?:it|things|they|we) (?:is|are|stands?)
        (?: now)? (?:until|till)
      |(?:hold|stop|freeze|halt) ${game} (?:until|till) (?:you|i|further|we)
      |(?:no|nothing) (?:more )?(?:turns?|phases?|processing|happens?|moves) (?:until|till) (?:
        you hear|i (?:say|write|am back)|further
      )
    `,
      wrapped`
      (?:wir|ich) (?:\w+ )?(?:pausier\w+|unterbrech\w+|halt\w+)(?= |$)
      |(?:wir )?(?:machen|macht|legen) (?:\w+ )?(?:eine )?pause
      |${game} (?:\w+ )?(?:pausiert|ruht|unterbrochen)
      |${game} (?:soll|muss|mochte) (?:\w+ ){0,2}(?:ruhen|pausieren|stillstehen)
      |pause (?:machen|einlegen)|(?:mach|macht|machen|leg|legt) (?:\w+ ){0,2}?pause
    `,
      wrapped`
      (?:on |nous )?(?:mets|mettons|met|mettre|arretons|arrete|suspend\w*|interromp\w*) ${game}
        (?: en pause)?
      |(?:on|nous) (?:fait|faisons|prend|prenons) une (?:\w+ )?pause
    `,
      wrapped`
      (?:
        paramos|paremos|pausamos|pausemos|detenemos|suspendemos|suspendamos|interrumpimos|paro
        |pauso|suspendo
      ) ${game}
      |(?:hacemos|hagamos) una (?:\w+ )?pausa
    `,
      wrapped`
      (?:fermiamo|sospendiamo|interrompiamo|fermo|sospendo|mettiamo in pausa) ${game}
      |(?:facciamo|prendiamo) una (?:\w+ )?pausa
    `,
      wrapped`
      (?:we |ik )(?:pauzeren|stoppen|pauzeer|leggen)(?: \w+)? ${game}
      |(?:we |laten we )?(?:nemen|houden|lassen) (?:\w+ )?een (?:\w+ )?pauze
      |(?:wstrzymujemy|zawieszamy|przerywamy|robimy przerwe)
    `,
    ].join("|")}
  )(?= |$)
`;
/** What takes a wish back, or makes it depend on something. */
export const denied = regex()`
  \b(?:
    not|never|no|don t|if|unless|should we|nicht|kein\w*|wenn|falls|pas|jamais|si|nunca|non|mai|se
    |niet|geen|als|nie|last time|yesterday|was|were|had
  )\b
`;

const feast = wrapped`
  (?:
    christmas|easter|new year|summer|weihnacht\w*|ostern|neujahr|sommer\w*|noel|paques|ete|navidad\w*|verano|natale
    |pasqua|estate|kerst\w*|zomer\w*
  )
`;
/** `A break over Christmas` does not begin now. */
const notNow = regex()`
  \b(?:
    ${day}|${feast}|next|later|nachste\w*|spater|prochain\w*|proxim\w*|prossim\w*|volgende
  )\b
`;

const clock = "(?:clocks?|timers?|uhr|horloge|chrono|reloj|orologio|klok|zegar)";
/** What says of a clock that it is not to run. */
const stopped = regex()`
  \b(?:
    (?:no(?:body s|bodys)?|nobody s) ${clock} (?:should |must |may |shall |is to |will )?(?:be )?
      (?:run|running|tick\w*|start\w*)
    |(?:leave|keep|turn|switch|let) (?:the |that |this )?${clock} (?:be )?
      (?:off|stopped|still|paused|standing|frozen)
    |${clock} (?:should|must|may|shall|is to|has to|will) (?:
      (?:be|stay|stand|remain) (?:off|stopped|still|paused|frozen)|stop|rest
      |not (?:run|tick|start)
    )
    |(?:die |das )?${clock} (?:bleibt|soll|bleiben|lass\w*) (?:\w+ )?(?:stehen|aus|angehalten)
    |(?:laisse\w*|arrete\w*) (?:l |le )?${clock}|(?:para|deja|detene)\w* (?:parado )?el ${clock}
    |(?:ferma|lascia)\w* (?:fermo )?l ${clock}
  )(?= |$)
`;

/** `Paramos la partida por los exámenes, desde ya`, `nobody's clock should be running until then`. */
export function pauseSaid(sentence: string): boolean {
  const plain = withEnglishDays(plainWords(sentence));
  if (sentence.includes("?") || sentence.length > longest || grantsToOthers(sentence)) return false;
  // A year of the game is where it is to end.
  if (/\b19\d\d\b/.test(sentence)) return false;
  if (stopsClock(sentence)) return true;
  if (stopped.test(plain)) return !/\b(?:if|was|were|had|wenn|falls|si|se)\b/.test(plain);
  return pausing.test(plain) && !denied.test(plain) && !pauseLater(sentence);
}

/** `The players should be able to pause the game themselves`: what others may do is not done now. */
export function grantsToOthers(sentence: string): boolean {
  return othersMay.test(plainWords(sentence));
}

const othersMay = regex()`
  \b(?:
    players?|they|them|people|everybody|everyone|spieler\w*|alle|joueurs?|jugador\w*|giocator\w*
    |spelers?
  )\b.{0,40}\b(?:
    able|allowed|can|may|right|themselves|konnen|durfen|selbst|puissent|pouvoir|peuvent|puedan
    |pueden|possano|possono|kunnen|mogen|zelf
  )\b
`;

/** `A break until next Monday`, `until after Christmas` begins now. */
const untilDay = regex("g")`
  \b(?:until|untill|till?|bis|jusqu a|jusqu au|hasta|fino|tot)(?: (?:
    the|zum|el|al?|le|coming|next|this|nachsten|kommenden|diesen|proximo|prossimo|volgende|after|nach|apres
    |despues de|dopo|na
  ))* (?:${day}|${feast})(?= |$)
`;

/** Does a pause of which a sentence speaks begin on another day? */
export function pauseLater(sentence: string): boolean {
  return notNow.test(withEnglishDays(plainWords(sentence)).replace(untilDay, " "));
}

/** The day on which a pause is to begin, `from this coming Sunday`, in English; null for none. */
export function pauseFrom(sentence: string): string | null {
  const plain = withEnglishDays(plainWords(sentence));
  return new RegExp(`${beginning} (?<day>${day})(?= |$)`).exec(plain)?.groups?.day ?? null;
}

const beginning = wrapped`
  \b(?:
    from|starting(?: on)?|beginning(?: on)?|as of|as from|ab|vom?|a partir du?|depuis|des|desde
    |a partir del?|dal?|vanaf|od
  )(?: (?:the|this|next|coming|dem|den|le|el|il|diesem|kommenden))*
`;

const countingFrom = regex("iu")`
  \b(?:
    counted |counting |starting |beginning |reckoned |gerechnet |compt\p{L}+ |contad\p{L}+ |
    contat\p{L}+ |gerekend )?(?:from|as of|ab|von|à partir de|depuis|desde|a partir de|da|vanaf) (?<day>
      now|tonight|today|tomorrow|this (?:morning|afternoon|evening|noon)|heute(?: abend)?|morgen
      |ce soir|aujourd['\u2019]hui|demain|esta (?:noche|tarde)|hoy|mañana|stasera|oggi|domani
      |vanavond|vandaag
    )(?:,? (?:at |um |à |a las |alle |om )?(?<hour>\d.*|noon.*|midnight.*))?$
`;

/**
 * A deadline that is counted from an hour of a day, `three full days counted from this evening, 20:00 Oslo
 * time`; null for none.
 */
export function countedSaid(
  sentence: string,
): { readonly minutes: number; readonly from: string } | null {
  const clauses = sentence.replace(/[.!?]+\s*$/, "").replace(/,? so (?:that )?.*$/i, "");
  if (ofThisTurn.test(clauses) && !moreOrPast.test(clauses)) return spanFromNow(clauses);
  const { index, groups } = countingFrom.exec(clauses) ?? {};
  const [, count = "", unit = ""] =
    /^(\d+(?:\.\d+)?) (\w+)$/.exec(spanSaid(clauses.slice(0, index)) ?? "") ?? [];
  if (index === undefined || groups?.day === undefined || count === "") return null;
  const isNext = /^(?:tomorrow|morgen|demain|mañana|domani)$/i.test(groups.day);
  const from = `${isNext ? "tomorrow" : "today"}${groups.hour === undefined ? "" : ` ${groups.hour}`}`;
  const minutes = spanMinutes(count, unit);
  return { minutes, from: groups.hour === undefined && !isNext ? "now" : from };
}

/** `Only two days for this turn`: what a turn that runs is to last. */
const ofThisTurn = regex("iu")`
  (?<!\p{L})(?:
    (?:this|the (?:present|current)) (?:turn|phase|round|season|one|move|time)|(?:just|only) this once
    |dies(?:e[nrms]?|mal)(?: (?:runde|zug|phase|mal))?|(?:cette fois|ce tour|cette (?:phase|saison))
    |est[ea] (?:turno|vez|fase|ronda)|quest[oa] (?:turno|volta|fase)|(?:deze|dit) (?:beurt|keer|fase|ronde)
  )(?!\p{L})
`;
const moreOrPast = regex("iu")`
  (?<!\p{L})(?:
    more|extra|another|longer|additional|further|extension|extend\p{L}*|later|was|were|lasted|took|had|left|ago
    |mehr|l\u00e4nger|weitere?|noch|verl\u00e4nger\p{L}*|war|dauerte|plus|encore|prolong\p{L}*|m\u00e1s|otros?
    |dur\u00f3|pi\u00f9|altri|ancora|meer|langer|nog|grace|gnade|warn\p{L}*|remind\p{L}*|erinner\p{L}*
  )(?!\p{L})
`;

function spanFromNow(clauses: string): { readonly minutes: number; readonly from: string } | null {
  const [, count = "", unit = ""] = /^(\d+(?:\.\d+)?) (\w+)$/.exec(spanSaid(clauses) ?? "") ?? [];
  return count === "" ? null : { minutes: spanMinutes(count, unit), from: "now" };
}

const unpausing = regex()`
  \b(?:
    ${[
      wrapped`
      (?:start|get|set|put|turn|switch|let|bring) (?:the |this |our )?
        (?:game|clocks?|play|things|everything|it) (?:\w+ ){0,2}?(?:again|back on)
      |un ?freeze (?:the |this |our )?(?:game|clock|play|it|things)|start the clocks?
      |(?:clock|game) (?:can|may|should|shall|must) (?:tick|run|start|go on|continue|move)
        (?: \w+)? ?(?:again|on)?
    `,
      wrapped`
      (?:lass\w*|setz\w*|start\w*|bring\w*|nimm|nehmt) (?:bitte )?
        (?:die uhr|das spiel|die partie|es|alles) (?:bitte )?(?:wieder|neu|weiter)(?: \w+)?
      |(?:uhr|spiel|partie) (?:soll|kann|darf|muss|lauft) (?:jetzt |nun )?(?:wieder|weiter)\w*
      |weiterlaufen
    `,
      wrapped`
      relanc\w+ (?:la partie|le jeu|l horloge|le chrono)
      |(?:remet\w*|redemarr\w*) (?:la partie|le jeu|l horloge|le chrono|tout)
      |(?:partie|jeu) (?:peut|doit|va) (?:repartir|reprendre|continuer)
    `,
      wrapped`
      (?:pon\w*|vuelve a poner) en marcha
      |(?:pon\w*|vuelv\w*) (?:a )?(?:la partida |el juego |el reloj |poner )?
        (?:la partida |el reloj )?(?:en marcha|a arrancar)
      |(?:reactiv|reinici|rearranc)\w* (?:la partida|el juego|el reloj)
    `,
      wrapped`
      rimett\w* in (?:moto|marcia)
      |(?:fai|fate|facciamo|rimett\w*|riattiv\w*|riavvi\w*) (?:ripartire )?
        (?:la partita|il gioco|l orologio|tutto)(?: (?:in moto|in marcia))?
      |(?:partita|gioco) (?:puo|deve) (?:ripartire|riprendere|continuare)
    `,
      wrapped`
      (?:zet|start|laat|breng) (?:het spel|de klok|de partij|alles|het) weer(?: \w+)?
      |herstart (?:het spel|de klok)|hervat\w*|(?:spel|klok) (?:kan|mag|moet) weer
    `,
      wrapped`
      pick (?:\w+ )?up (?:again )?where we (?:left|stopped|were)
      |(?:lift|end|cancel|call off|drop|stop|finish) (?:the |this |our )?(?:break|pause)
      |(?:break|pause) (?:is|s) (?:now )?over
      |(?:break|pause) (?:can|may|could|should) (?:\w+ )?
        (?:end|stop|go|be (?:lifted|ended|over)|come off)
      |(?:resume|unpause|restart) (?:the |this |our )?(?:game|clock|play)
      |(?:let ?s|let us|we can|we may|we) (?:all )?
        (?:get going|go on|carry on|continue|resume|play on)(?: again| now)?
    `,
      wrapped`
      (?:pause|unterbrechung) (?:ist |kann )?(?:\w+ )?
        (?:vorbei|zu ende|beendet|aufgehoben|beenden|aufheben|weg)
      |(?:beende\w*|hebe?\w*) (?:bitte )?die (?:pause|unterbrechung)
      |(?:es |das spiel |wir )?(?:kann|konnen|geht|machen|spielen) (?:\w+ )?(?:wieder )?weiter
        (?:gehen|spielen|machen)?
    `,
      wrapped`
      (?:leve\w*|termine\w*|arrete\w*|fin de) (?:de )?la pause
      |la pause (?:est|peut) (?:finie|terminee|finir|s arreter)
      |(?:on |nous )?(?:peut |pouvons )?(?:repren\w+|continu\w+|repart\w*)(?: la partie)?
    `,
      wrapped`
      (?:quita\w*|termina\w*|levanta\w*|acaba\w*) (?:ya )?la pausa
      |la pausa (?:ha )?(?:termin\w+|acab\w+)
      |(?:podemos )?(?:reanud\w+|seguimos|sigamos|continuamos|continuemos)
    `,
      wrapped`
      (?:togli\w*|termin\w*|finisc\w*) la pausa|la pausa (?:e )?(?:finita|terminata)
      |(?:possiamo )?(?:riprend\w+|continuiamo|ricominciamo)
    `,
      wrapped`
      (?:de )?pauze (?:\w+ )?(?:
        (?:kan|mag) (?:\w+ )?(?:eraf|er af|weg|stoppen|opgeheven)
        |is (?:\w+ )?(?:voorbij|afgelopen|klaar)
      )
      |(?:hef|haal|stop) de pauze(?: op| eraf)?
      |(?:we |het spel )?(?:kunnen|kan|gaan|gaat) (?:\w+ )?(?:verder|door)
      |(?:a pausa|o intervalo) (?:pode )?(?:acab\w+|termin\w+)
      |(?:koniec przerwy|przerwa (?:sie )?skonczy\w+|gramy dalej)
    `,
    ].join("|")}
  )(?= |$)
`;

/** `De pauze kan eraf`, of a game that rests: it goes on now. */
export function unpauseSaid(sentence: string): boolean {
  const plain = plainWords(sentence);
  if (sentence.includes("?") || sentence.length > longest) return false;
  return (unpausing.test(plain) || running.test(plain)) && !deniedThen.test(plain);
}

/**
 * `You can let the game carry on`, said of the game itself: it runs, or is to run again, and no turn is to be
 * played now.
 */
export function letsRun(sentence: string): boolean {
  const plain = plainWords(sentence);
  if (sentence.includes("?") || sentence.length > longest) return false;
  return running.test(plain) && !deniedThen.test(plain);
}

const running = regex()`
  \b(?:
    ${[
      wrapped`
      (?:let|allow|have|keep) (?:the |this |our )?(?:game|clock|everything|things) (?:to )?
        (?:\w+ )?(?:carry on|go on|run(?:ning)?|continue|keep going|going|proceed|play on|tick on)
    `,
      wrapped`
      (?:game|clock|everything|things) (?:can|may|should|shall|must|is to) (?:\w+ )?
        (?:carry on|go on|run on|continue|keep going|proceed)
    `,
      wrapped`
      (?:spiel|partie|uhr|alles) (?:\w+ )?(?:kann|soll|darf|mag) (?:\w+ ){0,3}
        (?:weiterlaufen|weitergehen|fortgesetzt werden)
      |(?:lass\w*|lasst) (?:bitte )?(?:das spiel|die partie|die uhr|alles) (?:\w+ )?
        (?:weiterlaufen|weitergehen)
    `,
      wrapped`
      (?:partie|jeu) (?:peut|doit|va) (?:\w+ ){0,2}(?:continuer|suivre son cours)
      |laisse\w* (?:\w+ )?(?:la partie|le jeu) (?:continuer|suivre)
    `,
      wrapped`
      (?:partida|juego) (?:puede|debe|que) (?:\w+ )?(?:seguir|siga|continuar|continue)
      |deja\w* (?:que )?(?:la partida|el juego) (?:siga|continue|seguir)
    `,
      wrapped`
      (?:partita|gioco) (?:puo|deve) (?:\w+ )?(?:continuare|andare avanti|proseguire)
      |lascia\w* (?:continuare|andare avanti) (?:la partita|il gioco)
    `,
      wrapped`
      spel (?:kan|mag|moet) (?:\w+ )?(?:doorgaan|verder|verdergaan)
      |laat (?:het spel|alles) (?:\w+ )?(?:doorgaan|verdergaan|doorlopen)
    `,
    ].join("|")}
  )(?= |$)
`;

const deniedThen = regex()`
  \b(?:
    not|never|no|don t|if|unless|once|when|before|until|till|nicht|kein\w*|wenn|falls|erst|bis|pas
    |si|quand|jusqu|no|cuando|hasta|non|quando|fino|niet|als|tot|nie|dopiero
  )\b
`;

const again = regex()`
  \b(?:
    resum\w*|(?:go|carry|play|be|are|start|starts|begin|begins)(?: up)? (?:on|back|again)
    |continue\w*|restart\w*|back (?:on|at it)|until|till|geht (?:es |s )?(?:\w+ )?weiter
    |weiter(?:spielen|machen|gehen)?|machen wir weiter|fortgesetzt|bis|reprend\w*|reprenons
    |continu\w*|jusqu|seguimos|seguiremos|reanud\w*|retom\w*|volvemos|continuamos|hasta|riprend\w*
    |ricominci\w*|continuiamo|fino|verder|hervat\w*|doorgaan|gaan we door|tot|wznaw\w*|wracamy
    |gramy dalej|do
  )\b
`;

/** The day on which a game goes on again, `Seguimos el lunes 7 de diciembre`, in English; null for none. */
export function resumeSaid(sentence: string): string | null {
  if (sentence.includes("?") || sentence.length > longest) return null;
  for (const clause of sentence.split(/[,;]\s+/)) {
    const plain = withEnglishDays(plainWords(clause));
    const [, behind = ""] = new RegExp(`${again.source}(.*)$`).exec(plain) ?? [];
    const [found] = new RegExp(`\\b${day}\\b`).exec(behind) ?? [];
    if (found !== undefined)
      return found
        .replace(/\b(?:of|de|di|the)\b/g, "")
        .replace(/\s+/g, " ")
        .trim();
  }
  return null;
}

/** Words for those who miss a deadline. */
export const lateOnes = regex()`
  \b(?:
    late|miss(?:es|ed|ing)?|forget\w*
    |(?:who\w*|they|people|players?|any(?:one|body)|some(?:one|body)) (?:is|are|s|re) (?:too )?slow
    |slow (?:ones|people|players|folks)|the slow|overdue|latecomers?|stragglers?|verspat\w*
    |zu spat|nachzugler\w*|saumig\w*|verpass\w*|vergess\w*|en retard|retardataires?|oubli\w*
    |rat(?:e|ent)|tarde|retras\w*|rezagad\w*|atrasad\w*|olvid\w*|in ritardo|ritardatari\w*|tardi
    |dimentic\w*|te laat|laatkomers?|vergeet|vergeten|telaatkomers?|spozni\w*
  )\b
`;
const havingTime = regex()`
  \b(?:
    ha[vs]e?|gets?|give[ns]?|allow\w*|grant\w*|wait\w*
    |before (?:it|we|the game|you) (?:goes?|go|runs?|moves?|carr\w+)|more time|extra|grace|sollen
    |soll|bekomm\w*|krieg\w*|hat|haben|gib\w*|gebt|wart\w*|bevor|nachfrist|doi(?:t|vent)|ait|aient
    |aura|auront|ont|donn\w*|attend\w*|avant|accord\w*|tiene\w*|tenga\w*|debe\w*|tendra\w*
    |da[ndr]?|dale\w*|dadles|esper\w*|antes|deve|devono|ha|hanno|abbia\w*|avra\w*|dar\w*|dia\w*
    |aspett\w*|prima|krijg\w*|heeft|hebben|geef\w*|wacht\w*|voordat|ma|maja|dosta\w*|czeka\w*
  )\b
`;
const grace = regex()`
  \b(?:
    grace|nachfrist|gnadenfrist|karenz|(?:delai de )?grace|sursis|gracia|prorroga|tolleranza
    |proroga|respijt|uitstel
  )\b
`;
const toldOnly = regex()`
  \b(?:
    yesterday|last (?:turn|time|phase|week)|was late|were late|is late again|again late|i m|i am
    |i ll|my|ich bin|gestern|je suis|hier|estoy|ayer|sono|ieri|ik ben|gisteren|wczoraj
  )\b
`;

const tooLittle = regex("iu")`
  [,;]\s+(?=
    [^,;]*\b(?:
      too (?:few|short|little)|zu (?:wenig|kurz)|trop (?:peu|court)|(?:muy|demasiado) poco
      |troppo poco|te (?:weinig|kort)|za malo
    )\b
  )
`;

/** The grace that a sentence wants for those who are late, as SET GRACE takes it; null for none. */
export function graceSaid(sentence: string): string | null {
  const plain = plainWords(sentence);
  if (sentence.includes("?") || sentence.length > longest || toldOnly.test(plain)) return null;
  if (!grace.test(plain) && !(lateOnes.test(plain) && havingTime.test(plain))) return null;
  // `Two full days before it goes on, one is too few`: the first is wanted.
  const [wanted = ""] = sentence.split(tooLittle);
  return spanSaid(wanted);
}
