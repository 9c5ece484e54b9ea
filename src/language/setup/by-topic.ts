/**
 * Settings by the words for what they are about, and for what is to become of it, wherever these stand in a
 * sentence and in whatever of seven languages: `let draws leave some of us out`, `streicht die Nachfrist`. Each
 * row is a topic and a direction.
 */

import type { SettingsChange } from "../../game/index.js";
import { regex } from "../../util/index.js";
import { plainWords } from "../questions/question-words.js";
import type { SetUpPart } from "./part.js";
import { clock, settings } from "./pattern.js";

interface Row {
  /** What the sentence is about, and how that should be, in plain words. */
  readonly topic: RegExp;
  readonly wanted: RegExp;
  readonly also?: RegExp;
  /** What would turn it round, or make it another matter. */
  readonly unless?: RegExp;
  /** Do its words stand in several clauses? */
  readonly isWhole?: boolean;
  readonly said: string;
  readonly parts: readonly SetUpPart[];
}

const draws = regex()`
  \b(?:
    draws?|remis|unentschieden|nul(?:le)?s?|egalite|tablas|empates?|patta|patte|pareggi\w*
    |gelijkspel\w*|remise|remisy?
  )\b
`;
const votes =
  /\b(?:vot(?:e|es|ed|ing|er|ers|ent|os?|i|a|an|ano)\b|stimm\w*|abstimm\w*|stem\w*|glos\w*)/;
const letters = regex()`
  \b(?:
    letters?|messages?|press|broadcasts?|mails?|writ(?:e|es|ing)|post|notes?|brief\w*|nachricht\w*
    |presse|schreib\w*|lettres?|courriers?|ecri\w*|cartas?|mensajes?|prensa|escrib\w*|letter[ae]
    |messaggi\w*|stampa|pers|[ck]or+espond\w*|corrispond\w*|scriv\w*|bericht\w*|brieven|schrijv\w*
  )\b
`;
const reminders =
  /\b(?:reminders?|erinnerung\w*|rappels?|relances?|recordatorios?|avisos?|promemoria|herinnering\w*|przypomnie\w*)\b/;
const grace = regex()`
  \b(?:
    grace|nachfrist|gnadenfrist|schonfrist|delai de grace|sursis
    |(?:periodo|tiempo|dias?) de gracia|prorrog\w*|tolleranza|(?:periodo|giorno) di grazia
    |respijt\w*|uitstel
  )\b
`;
/** `Nobody gets extra time any more`: no time behind a deadline. */
const moreTime = regex()`
  \b(?:(?:extra|additional) time|extra ?zeit|mehr zeit|nachspielzeit|temps (?:supplementaire|en plus)|plus de temps
  |tiempo extra|mas tiempo|tempo (?:extra|supplementare|in piu)|piu tempo|extra tijd|meer tijd)\b
`;
const forNobody = regex()`
  \b(?:nobody|no ?one|niemand|keiner|personne|nadie|nessuno) (?:\w+ ){0,2}(?:gets?|will get|has|may have|is given
  |bekommt|kriegt|erhalt|n ?a|n ?aura|aura|obtient|recoit|recibe|tiene|tendra|ha|avra|riceve|krijgt)\b
  |\b(?:bekommt|kriegt|krijgt) (?:\w+ ){0,2}niemand\b
  |\bno (?:more )?extra time for (?:anyone|anybody|latecomers)\b
`;
const ends = regex()`
  \b(?:
    no|none|zero|without|off|out|drop|remove|scrap|abolish|cancel|stop|end|lose|away|delete
    |disable|rid|forget|ditch|skip|past|verg(?:ess\w*|iss)|oubli\w*|olvid\w*|dimentic\w*|vergeet|kein\w*|ohne|ab|aus
    |weg|streich\w*|schluss|sans|plus de|pas de|supprim\w*|enlev\w*
    |arret\w*|retir\w*|desactiv\w*|sin|quit\w*|elimin\w*|suprim\w*|basta|fuera|senza|togli\w*
    |elimin\w*|niente|disattiv\w*|zonder|geen|schrap\w*|uit|weglat\w*|afschaff\w*|bez
  )\b
`;
const keeps = regex()`
  \b(?:
    don t|do not|not|never|before|if|unless|nicht|bevor|wenn|vor|falls|avant|si|antes|prima|se
    |niet|voor|als|who|those|them|los que|quien\w*|ceux|celles|coloro|chi|degenen|hours?|stund\w*
    |heures?|horas?|ore|uur|too late|earlier
  )\b
`;
/** A turn that ends when all orders are in, and not at its deadline. */
const early = regex()`
  \b(?:
    early (?:process\w*|adjudicat\w*|results?|turns?|ends?)|(?:process|adjudicat)\w* early
    |(?:vorzeitig|verfruht)\w* (?:\w+ )?(?:auswert\w*|verarbeit\w*)
    |(?:traitement|resolution)s? (?:anticip\w*|avant l heure)
    |(?:proces\w*|resoluci\w*) (?:anticipad\w*|antes de tiempo)
    |(?:elaborazion\w*|risoluzion\w*) anticipat\w*
    |(?:vroegtijdige?|vervroegde?) verwerk\w*
  )\b
`;
const nameless = regex()`
  \b(?:
    anonym\w*|anonie?m\w*|unsigned|nameless|incognito
    |(?:without|not) (?:\w+ ){0,3}?(?:
      show\w*|giv\w*|nam(?:e|es|ing)|reveal\w*|sign\w*|say\w*|tell\w*|countr(?:y|ies)|powers?
      |senders?
    )
    |(?:hid(?:e|es|ing)|conceal\w*) (?:their|its|the|his|her) (?:
      countr(?:y|ies)|names?|powers?|identit\w+
    )
    |ohne (?:\w+ ){0,3}?(?:namen?|absender|land|unterschrift|macht)
    |sans (?:\w+ ){0,3}?(?:noms?|signature|signer|pays|puissance)
    |sin (?:\w+ ){0,3}?(?:nombres?|firm\w+|pais|potencia)
    |senza (?:\w+ ){0,3}?(?:nom[ei]|firm\w+|paese|potenza)
    |zonder (?:\w+ ){0,3}?(?:naam|namen|afzender|land)
  )\b
`;
const against = regex()`
  \b(?:
    no|none|stop|end|forbid\w*|ban|disallow|drop|scrap|abolish|remove|schaff\w*|streich\w*
    |supprim\w*|enlev\w*|quit\w*|elimin\w*|suprim\w*|togli\w*|schrap\w*|afschaff\w*|don t|do not
    |nobody|never|against|nothing|kein\w*|verbiet\w*|nichts?|nie\w*|schluss|plus d\w*|pas d\w*
    |interdi\w*|jamais|aucun\w*|prohib\w*|ningun\w*|nunca|nadie|personne|basta|niente|nessun\w*
    |viet\w*|mai|geen|niet|verbied\w*|nooit
    |(?:without|ohne|sans|sin|senza|zonder) (?:\w+ )?anon[iy]m\w*
  )\b
`;
/** `Mais pas anonymes`, `nichts Anonymes` */
const unsignedNot = new RegExp(
  `${against.source}|\\b(?:not|pas|non|niet|nicht|no) (?:\\w+ )?(?:anonym|anonim|unsigned)`,
);

const writers = regex()`
  \b(?:
    who (?:(?:an?|the|each|every|any|this|that|their) )?
      (?:letters?|messages?|mails?|notes?|it|they) (?:(?:is|are|was|were|comes?|came) )?(?:\w+ )?from
    |who (?:\w+ )?(?:wrote|writes?|sent|sends)|von wem
    |wer (?:\w+ ){0,4}(?:geschrieben|schreibt|geschickt|schickt)|de qui
    |qui (?:l |leur )?(?:a )?(?:ecrit|envoie|envoye)|de quien
    |quien (?:lo |la |les )?(?:escrib\w+|envia\w*|manda\w*)|da chi
    |chi (?:l |lo )?(?:ha )?(?:scri\w+|mand\w+)|van wie
    |wie (?:\w+ ){0,3}(?:schrijft|schreef|stuurt|geschreven)
  )\b
`;
const openly = regex()`
  \b(?:
    every(?:one|body)|all|people|players|we|each|jeder|alle|man|chacun|tous|tout le monde|on|todos
    |cada uno|tutti|ognuno|iedereen
  )\b.*\b(?:
    see|sees|know|knows|sehen|sieht|wissen|weiss|voir|voie|voit|sache\w*|savoir|ver|vea\w*|saber
    |sepa\w*|vedere|veda\w*|sapere|sappia\w*|zien|ziet|weten|weet
  )\b
  |\b(?:
    must|should|shall|always|ha(?:ve|s) to|soll\w*|muss\w*|immer|doi\w+|toujours|debe\w*|dev\w+
    |sempre|siempre|moet\w*|altijd
  )\b.*\b(?:
    say|says|show\w*|state\w*|\w*steh\w*|\w*stand|dire|dise\w*|indiqu\w*|decir|diga\w*|indica\w*
    |dica\w*|vermeld\w*|zegg\w*|staan
  )\b
`;
const notOpenly = regex()`
  \b(?:
    not|nobody|no one|don t|needn t|nicht|niemand|pas|personne|nadie|nessuno|niet|told|tell|wins?
    |votes?|plays?
  )\b
`;

/** Who plays which power. */
const players = regex()`
  \b(?:
    who(?: s| is)? (?:\w+ )?(?:plays?|playing|has|holds?|runs?|behind) (?:what|which|whom|who)
    |who s who|who is who|(?:wer|wen) (?:\w+ ){0,2}?(?:wer|wen|was|welche\w*) |
    wer (?:\w+ ){0,2}?hinter
    |qui (?:\w+ ){0,2}?(?:joue|est|tient|a|se cache) (?:\w+ )?(?:qui|quoi|quel\w*)
    |qui (?:\w+ ){0,2}?derriere
    |quien (?:\w+ )?(?:juega|es|lleva|tiene|esta|hay) (?:\w+ )?(?:que|quien|cual|detras)
    |chi (?:\w+ )?(?:gioca|e|ha|guida|sta|c e) (?:\w+ )?(?:chi|cosa|quale|che|dietro)
    |wie (?:\w+ ){0,2}?(?:wie|wat|welk\w*|achter)
  )\b
`;
const unknown = regex()`
  \b(?:
    nobody|no one|none|secret\w*|hidden|niemand|keiner|geheim|verborgen|personne|nadie|secreto
    |nessuno|segreto
  )\b
  |\b(?:not|n t|don t|mustn t|shouldn t|nicht|pas|no|non|niet) (?:\w+ ){0,2}?(?:
    know|learn|find out|see|wissen|erfahren|savoir|sache\w*|saber|sepa\w*|sapere|sappia\w*|weten
  )\b
`;
const known =
  /\b(?:no|not|isn t|kein|nicht|pas|non|geen|niet) (?:\w+ ){0,2}?(?:secret\w*|geheim\w*|segret\w*)\b/;

/** What goes to all, and what goes to some. */
const announced = regex()`
  \b(?:
    letters?|messages?|messaging|press|mails?|writ(?:e|es|ing|ten)|post|notes?|talk\w*|chat\w*
    |announc\w*|brief\w*|nachricht\w*|presse|\w*schr[ei]+b\w*|lettres?|courriers?|ecri\w*
    |annonces?|cartas?|mensajes?|prensa|escri\w*|anuncios?|letter[ae]|messaggi\w*|stampa|scri\w*
    |annunci\w*|pers|[ck]or+espond\w*|corrispond\w*|bericht\w*|brieven|schrijv\w*|geschreven|aankondig\w*|bekendmak\w*
  )\b
`;
const openOnly = regex()`
  \b(?:
    only|nothing but|nur|ausschliesslich|seule?\w*|uniquement|que des?|solo|solamente|unicamente
    |soltanto|soli|sole|alleen|enkel|uitsluitend
  )\b.*\b(?:
    public\w*|open|openly|offen\w*|offentlich\w*|pubblic\w*|openba\w*|whole (?:table|group)
    |every(?:one|body)|an alle|a tous|a todos|a tutti|aan (?:allen|iedereen)
  )\b
  |\b(?:public\w*|open|openly|offentlich\w*|pubblic\w*|openba\w*) (?:\w+ )?(?:only|ones only)\b
  |\b(?:
    no|without|none of|kein\w*|ohne|pas de|aucun\w*|sans|sin|ningun\w*|nessun\w*|senza|niente|geen
    |zonder
  ) (?:\w+ )?(?:privat\w*|privad\w*|prive\w*|personal\w*|secret\w*|persoonlijke)\b
`;
const allowed = regex()`
  \b(?:
    may|can|allowed|free|freely|fine|ok(?:ay)?|permitted|able|darf|durfen|kann|konnen|erlaubt|frei
    |gestattet|moglich|peu(?:t|vent)|autoris\w*|permis\w*|libre\w*|puede\w*|podran?|permitid\w*
    |possono|puo|permess\w*|consentit\w*|liber\w*|mag|mogen|kunnen|toegestaan|vrij
  )\b
`;
const limited = regex()`
  \b(?:
    not|n t|no|never|only|nobody|nicht|kein\w*|nur|niemand|pas|seule?\w*|uniquement|personne|sin
    |solo|nadie|non|nessun\w*|soltanto|niet|geen|alleen|public\w*|offentlich\w*|pubblic\w*
    |openba\w*|anonym\w*|anonim\w*|winter|retreats?|observers?|between turns
  )\b
`;

/** `Turn the reminder letters back on` */
const limitedOrElse = new RegExp(
  `${limited.source}|\\b(?:remind|erinner|rappel|record|promemoria|herinner|map|kart|mapp|digest)`,
);

/** `Switch press back on` */
const backOn = regex()`
  \b(?:
    (?:turn|switch|put|bring)\w* (?:\w+ ){0,3}?back(?: on)?|(?:turn|switch|set)\w* (?:\w+ ){0,3}?on again
    |wieder (?:ein|an|zu(?=lass)|frei)\w*|re ?activ\w*|retabl\w*|remet\w*|riattiv\w*|weer (?:aan|toe)\w*
  )\b
`;
const oneAnother = regex()`
  \b(?:
    each other|one another|among\w*|between|any(?:one|body)|whom(?:ever)?
    |every(?:one|body) (?:\w+ ){0,6}every(?:one|body)|untereinander|miteinander|einander|zwischen
    |jeder \w* ?jedem|entre|tra|fra|a vicenda|onderling|elkaar|tussen
    |iedereen \w* ?(?:aan )?iedereen|tous a tous|todos con todos
  )\b
`;

export const absent = regex()`
  \b(?:
    miss(?:es|ed|ing)?|forg[eo]ts?|late|fails?|silent|no orders|without orders|fehl\w*|vergiss\w*
    |versaum\w*|verpass\w*|zu spat|rechtzeitig|oubli\w*|manqu\w*|rat\w*|en retard|olvid\w*|falt\w*
    |(?:\w*n t|not|never) (?:\w+ ){0,2}?(?:send|submit|order|play|answer|move)\w*
    |(?:sends?|submits?|orders?) nothing|nichts (?:\w+ ){0,2}?(?:schick|send|abgib|abgeb)\w*
    |(?:schick|send)\w* (?:\w+ ){0,3}?nichts|(?:envoi|donn|rend)\w* (?:\w+ ){0,2}?rien|jou\w* pas
    |no (?:\w+ ){0,2}?(?:envi|mand|jueg|jug)\w*|non (?:\w+ ){0,2}?(?:mand|invi|gioc)\w*
    |niets (?:\w+ ){0,2}?(?:stuur|inlever|instuur)\w*|stuurt (?:\w+ ){0,2}?niets|niet (?:\w+ )?speel\w*
    |tarde|retras\w*|dimentic\w*|manc\w*|salt\w*|ritard\w*|vergeet\w*|mist|verzuim\w*|te laat
  )\b
`;
const awaited = regex()`
  \b(?:
    we (?:ll |will |just |simply )?wait|(?:please |then |just )wait
    |wait for (?:them|him|her|it|every\w*|all|late\w*)
    |(?:dann |so )?wart(?:en|et|e) (?:wir|man|das|bitte|sie|einfach|auf)|wird (?:\w+ )?gewartet
    |on (?:\w+ )?attend\w*|attendez|(?:se |le |lo |la |les |los )?espera(?:mos|d|r)?
    |(?:si |lo |la )?aspett\w*|wacht(?:en)? (?:we|je|men|het|u|gewoon|op)|wordt (?:\w+ )?gewacht
  )\b
`;
const ofTime = regex()`
  \b(?:
    hours?|days?|weeks?|until|stunden?|tag\w*|bis|heures?|journees?|jours?|jusqu\w*|horas?|dias?|hasta|ore
    |giorn\w*|fino|uur|uren|dag\w*|tot|don t|not|nicht|pas|non|niet|no
  )\b
`;
export const out = regex()`
  \b(?:
    out|boot\w*|kick\w*|throw\w*|drop\w*|eject\w*|remov\w*|replac\w*|lose\w*|raus\w*|hinaus\w*
    |(?:ge)?flieg\w*|ersetz\w*|verlier\w*|vire\w*|exclu\w*|remplac\w*|perd|fuera|expuls\w*|sustitu\w*
    |reemplaz\w*|pierde|sostitu\w*|fuori|elimin\w*|espuls\w*|perde|eruit|vervang\w*|verliest
  )\b
`;
const twice = regex()`
  \b(?:
    twice|two times|(?:two|2) (?:turns|deadlines|phases|moves)|zwei ?mal|2 ?mal|zum zweiten mal
    |deux fois|dos veces|due volte|twee ?(?:keer|maal)
  )\b
`;
const thrice = regex()`
  \b(?:
    thrice|three times|(?:three|3) (?:turns|deadlines|phases|moves)|drei ?mal|3 ?mal
    |zum dritten mal|trois fois|tres veces|tre volte|drie ?(?:keer|maal)
  )\b
`;
const strangers = regex()`
  \b(?:
    strangers?|outsiders?|other people|fremde\w*|unbekannt\w*|aussenstehend\w*|inconnus?
    |etrangers?|desconocid\w*|extran\w*|estrane\w*|sconosciut\w*|vreemd\w*|onbekend\w*
    |buitenstaander\w*
  )\b
`;

const starting = regex()`
  \b(?:
    start\w*|begin\w*|kick off|get going|los ?geh\w*|anfang\w*|fang\w*|gestartet|commenc\w*
    |demarr\w*|debut\w*|empez\w*|empiez\w*|empiec\w*|comenz\w*|comienz\w*|arranc\w*|inizi\w*
    |cominci\w*|starten|begonnen
  )\b
`;
const whenAllAreIn = regex()`
  \b(?:
    as soon as|once|when|sobald|wenn|des que|quand|lorsque|cuando|en cuanto|tan pronto|quando
    |appena|zodra|als
  )\b.*\b(?:
    seven|7|full|complete|enough|every(?:one|body)|all|sieben|voll\w*|komplett|alle|sept|complets?
    |tous|siete|completos?|todos|sette|completi|tutti|zeven|vol|compleet|iedereen
  )\b
`;

/** `Stell das Spiel so ein, dass ausgewertet wird, sobald alle Befehle da sind` */
const allIn = regex()`
  \b(?:as soon as|once|when|sobald|wenn|des que|quand|cuando|en cuanto|tan pronto|quando|appena|zodra|als)
    [ ](?:\w+ ){0,2}?(?:all|every\w+|alle\w*|tous|todos|todas|tutti)\b.*\b(?:
      orders?|submitted|befehle|zuge|ordres?|coups|ordenes|jugadas|ordini|mosse|bevelen|zetten
    )\b
`;
const asRule = regex()`
  \b(?:
    set|settings?|auto\w*|stell\w*|einstell\w*|einzustell\w*|regl\w*|configur\w*|ajust\w*|impost\w*|stel|instell\w*
  )\b
`;
const notEarly =
  /\b(?:not|n t|don t|nicht|kein\w*|pas|non|no|niet|geen|even|auch|meme|aunque|deadline)\b/;

/** `Don't stop the early processing`, `no early processing any more` */
const keepsEarly = regex()`
  \b(?:don t|do not|never|nicht|nie|ne|non|niet) (?:\w+ ){0,3}?(?:
    drop|remov\w*|scrap|abolish|cancel|stop|lose|rid|ditch|skip|streich\w*|abschaff\w*|supprim\w*
    |quit\w*|elimin\w*|togli\w*|schrap\w*
  )\b
`;

/** `Start bitte erst, wenn ich es sage`, `we only begin when I give the word` */
const onMyWord = regex()`
  \b(?:
    only|not|n t|until|till|before|erst|nur|nicht|bevor|bis|que quand|seulement|pas|avant|solo|no
    |hasta|antes|soltanto|non|finche|prima|pas als|niet|alleen|voordat
  )\b.*\b(?:
    i (?:say|tell|give|ask|decide|want|am ready|m ready)
    |my (?:word|say so|signal|go|command|sign|go ahead)
    |ich (?:es |das |euch |ihnen |bescheid |das ok |gr\w+ licht )*(?:
      sage|sag|gebe|bereit|will|m[oö]chte|entscheide
    )
    |mein (?:zeichen|wort|signal|kommando|ok)|je (?:le |vous |te )*(?:
      dis|dirai|donne|donnerai|demande|demanderai|decide|serai pret\w*
    )
    |mon (?:signal|feu vert|accord)|(?:yo )?(?:lo |os |te )?(?:diga|digo|avise|decida)|mi (?:senal|aviso|orden)
    |(?:io )?lo (?:dico|diro)|(?:dico|decido|do) io|mio (?:segnale|via|ordine)
    |ik (?:het |dat )?(?:zeg|wil|aangeef|besluit)|mijn (?:teken|sein)
  )\b
`;
const whatToAnswer = /\b(?:deadline|frist|turn|zug|runde|orders?|befehle)\b/;

const row = (
  topic: RegExp,
  wanted: RegExp,
  said: string,
  change: SettingsChange,
  unless?: RegExp,
): Row => ({ topic, wanted, said, parts: [settings(change)], ...(unless && { unless }) });

const wholly = (...[topic, wanted, said, change, unless]: Parameters<typeof row>): Row => ({
  ...row(topic, wanted, said, change, unless),
  isWhole: true,
});

const table: readonly Row[] = [
  wholly(players, unknown, "GUNBOAT", { gunboat: true }, known),
  wholly(announced, openOnly, "BROADCASTS ONLY", { press: "white", partialPress: false }),
  {
    ...row(announced, allowed, "FULL PRESS", { press: "white", partialPress: true }, limited),
    also: oneAnother,
  },
  row(announced, backOn, "FULL PRESS", { press: "white", partialPress: true }, limitedOrElse),
  wholly(absent, awaited, "NMR WAIT", { nmr: { kind: "wait" } }, ofTime),
  { ...wholly(absent, twice, "NMR REPLACE 2", { nmr: { kind: "replace", after: 2 } }), also: out },
  { ...wholly(absent, thrice, "NMR REPLACE 3", { nmr: { kind: "replace", after: 3 } }), also: out },
  {
    ...{ topic: starting, wanted: whenAllAreIn, unless: /\d\d|\b(?:not|nicht|pas|non|niet)\b/ },
    ...{ isWhole: true, said: "start when full", parts: [{ kind: "start", when: null }] },
  },
  wholly(starting, onMyWord, "manual start", { manualStart: true }, whatToAnswer),
  wholly(strangers, against, "APPROVAL", { approval: true }),
  // `Has to be everybody who is still alive`, `nur, wenn alle zustimmen`
  {
    ...row(
      draws,
      regex()`
        \b(?:
          (?:has|have|need|needs|ought|is|are) to (?:be|include|have)|must (?:be|include|have)
          |includ\w*|only (?:if|when|counts?|with|works?|possible)|counts? if|agree\w*|nur
          |zustimm\w*|einig|solo|soltanto|seulement|uniquement|d accord|de acuerdo|accordo|alleen
          |eens
        )\b.*\b(?:all|everyone|everybody|every|each|alle|allen|tous|todos|tutti|iedereen)\b
      `,
      "DIAS",
      { dias: true },
      regex()`
        \b(?:
          not|n t|needn t|don t|without|some|nicht|ohne|pas|sans|sin|senza|non|niet|zonder
          |exclud\w*|leav\w*|out
        )\b
      `,
    ),
    isWhole: true,
  },
  // `Only people whom I have invited`
  {
    ...row(
      regex()`
        \b(?:
          join\w*|play(?:s|ing)?|get(?:s)? in|take part|come in|people|mitspielen|mitmachen
          |reinkommen|dabei|particip\w*|jou\w*|jug\w*|jueg\w*|entr\w*|gioc\w*|partecip\w*|meedoen
          |meespelen|wen|whom|leute
        )\b
      `,
      regex()`
        \b(?:
          only|nobody|no one|just|nur|niemand|keiner|seul\w*|personne|solo|sólo|nadie|nessuno
          |alleen
        )\b.*\b(?:i|ich|je|j|yo|io|ik)\b.*\b(?:
          invit\w*|einlad\w*|eingeladen|lade|uitnodig\w*|ask(?:ed)?
        )\b
      `,
      "APPROVAL",
      { approval: true },
    ),
    isWhole: true,
  },
  // `To the whole table, but unsigned`
  {
    ...row(
      regex()`
        \b(?:
          whole (?:table|group|board)|to (?:every\w*|all)|an alle|a tous|a todos|a tutti
          |aan (?:allen|iedereen)
        )\b
      `,
      nameless,
      "PRESS GREY",
      { press: "grey" },
      /\b(?:no|stop|kein\w*|plus de|pas de|basta) (?:\w+ )?(?:anonym\w*|anonim\w*|unsigned)\b/,
    ),
    isWhole: true,
  },
  row(
    draws,
    regex()`
      \b(?:
        (?:leav\w*|let\w*|keep\w*) (?:\w+ ){0,5}?out|exclud\w*
        |(?:not|n t|shouldn t|needn t|don t|mustn t|no longer) (?:\w+ ){0,5}?includ\w*
        |without (?:\w+ ){0,2}?(?:every\w*|all|some|one|each)|only (?:some|part) of
        |not (?:\w+ ){0,2}?(?:all|every\w*)|nicht alle|ohne alle|(?:aus|weg)lass\w*|ausschlie\w*
        |pas tous|sans (?:tous|tout le monde|certains)|exclu\w*|(?:no|sin) (?:\w+ ){0,3}?todos
        |excluy\w*|dejar? (?:\w+ ){0,3}?fuera|(?:non|senza) (?:\w+ ){0,3}?tutti|esclud\w*
        |lasci\w* (?:\w+ ){0,3}?fuori|(?:niet|zonder) (?:alle\w*|iedereen)|uitsluit\w*|weglat\w*
      )\b
    `,
    "NO DIAS",
    { dias: false },
    regex()`
      \b(?:
        nobody|no one|never|niemand|personne|nadie|nessuno
        |(?:no|kein|pas de|sin|ning\w+|nessun\w?|geen) (?:\w+ ){1,3}?(?:without|ohne|sans|sin|senza|zonder)
      )\b
        (?! (?:\w+ ){0,3}?(?:sees?|knows?|voted?|learns?))
    `,
  ),
  row(
    votes,
    regex()`
      \b(?:
        secret\w*|hidden|conceal\w*|nobody (?:\w+ ){0,3}?(?:sees?|knows?|learns?|told)|geheim\w*
        |verdeckt\w*|segret\w*|niemand (?:\w+ ){0,3}?(?:sieht|sehen|wissen|zien|weten|weet)
      )\b
    `,
    "HIDDEN VOTES",
    { openVotes: false },
    regex()`
      \b(?:not|no longer|don t|nicht|pas|non|niet|no) (?:\w+ ){0,2}?
        (?:secret\w*|hidden|geheim\w*|segret\w*)\b
    `,
  ),
  row(
    votes,
    regex()`
      \b(?:
        open(?:ly|baar)?|public\w*|visible|everybody (?:\w+ ){0,2}?(?:sees?|knows?)|offen\w*
        |offentlich\w*|sichtbar|ouverts?|visibles?|abiert\w*|pubblic\w*|palesi?|zichtbaar
      )\b
    `,
    "OPEN VOTES",
    { openVotes: true },
    /\b(?:not|no|never|don t|nicht|nie|pas|jamais|non|mai|niet)\b/,
  ),
  row(
    letters,
    regex()`
      \b(?:
        only|always|nur|immer|seulement|toujours|uniquement|solo|solamente|siempre|soltanto|sempre
        |alleen|altijd
      ) (?:\w+ ){0,2}?(?:be )?(?:
        signed|signiert\w*|unterschrieben\w*|signee?s?|firmad[oa]s?|firmat[ieoa]|ondertekend\w*
      )\b
    `,
    "PRESS WHITE",
    { press: "white" },
    /\b(?:if|unless|wenn|falls|si|als)\b/,
  ),
  // `Plain press would be better`, `normale Post ohne Decknamen`
  row(
    letters,
    regex()`
      \b(?:
        plain|ordinary|normal\w*|regular|simple|white|signed|open|offene\w*|einfache\w*|gew(?:o|oe)hnliche\w*
        |normale?s?|ordinaires?|simples?|blanche?s?|corrientes?|sencill[oa]s?|normales|semplic[ei]|normali
        |gewone|bianc[ao]
      ) (?:press|presse|letters?|post|briefe?|messages?|lettres?|courrier|prensa|cartas?|mensajes|stampa|lettere
      |messaggi|brieven|berichten)\b
    `,
    "PRESS WHITE",
    { press: "white" },
    /\b(?:no|not|kein\w*|nicht|pas|sans|sin|non|senza|geen|niet|anonym\w*|anonim\w*|grey|gray|grau\w*|if|was|were)\b/,
  ),
  // `Nobody should be able to hide who they are when writing`
  row(
    letters,
    regex()`
      \b(?:
        nobody|no one|not|never|don t|stop|niemand|kein\w*|nicht|personne|pas|nadie|no|nessuno|non
        |niet
      )\b.*\b(?:
        hid(?:e|es|ing)|conceal\w*|pretend\w*|versteck\w*|verberg\w*|cach(?:e|er|ent)|escond\w*
        |ocult\w*|nascond\w*|verschuil\w*
      )\b
    `,
    "PRESS WHITE",
    { press: "white" },
    /\b(?:orders|moves|results|votes?|map|befehle|ordres|ordenes|ordini)\b/,
  ),
  row(
    /\b(?:anonym\w*|anonie?m\w*|unsigned)\b/,
    unsignedNot,
    "PRESS WHITE",
    { press: "white" },
    /\b(?:gunboat|players?|spieler\w*|joueurs?|jugador\w*|giocator\w*|spelers?|vot\w*|stimm\w*)\b/,
  ),
  row(
    /\b(?:grey|gray|grau\w*|gris\w*|grigi\w*|grijze) (?:press\w*|messages?|letters?|nachrichten|stampa|pers)\b/,
    ends,
    "PRESS WHITE",
    { press: "white" },
    keeps,
  ),
  row(
    letters,
    regex()`
      \b(?:
        no|without|kein\w*|ohne|pas de|aucun\w*|sans|sin|ningun\w*|nessun\w*|senza|niente|geen
        |zonder
      ) (?:\w+ )?(?:
        letters?|messages?|mails?|brief\w*|nachrichten|lettres?|mensajes?|cartas?|messaggi\w*
        |letter[ae]|berichten|brieven
      )\b.*\b(?:between|among\w*|zwischen|unter|entre|tra|fra|tussen)\b
    `,
    "PRESS NONE",
    { press: "none" },
  ),
  // `Everyone should see who a letter comes from`
  { ...row(writers, openly, "PRESS WHITE", { press: "white" }, notOpenly), isWhole: true },
  row(letters, nameless, "PRESS WHITE/GREY", { press: "white/grey" }, against),
  {
    topic: reminders,
    wanted: ends,
    unless: keeps,
    said: "NO REMINDER",
    parts: [settings({ reminderHours: [] })],
  },
  wholly(allIn, asRule, "EARLY PROCESSING", { earlyProcessing: true }, notEarly),
  row(early, ends, "NO EARLY", { earlyProcessing: false }, keepsEarly),
  {
    topic: grace,
    wanted: ends,
    unless: keeps,
    said: "no grace",
    parts: [clock({ graceHours: 0 })],
  },
  { topic: moreTime, wanted: forNobody, said: "no grace", parts: [clock({ graceHours: 0 })] },
];

/** A longer sentence is a story. */
const longest = 200;

/** What a sentence says of settings so, as it would be said behind a SET. */
export function saidByTopic(
  sentence: string,
): readonly { readonly said: string; readonly parts: readonly SetUpPart[] }[] {
  if (sentence.length > longest) return [];
  const parts = sentence.split(/[,;:]\s+|\s(?:but|aber|mais|pero|ma|maar)\s/).map(plainWords);
  const whole = sentence.split(/;\s+/).map(plainWords);
  return table
    .filter(({ topic, wanted, also, unless, isWhole }) =>
      (isWhole === true ? whole : parts).some(
        (each) =>
          topic.test(each) &&
          wanted.test(each) &&
          also?.test(each) !== false &&
          unless?.test(each) !== true,
      ),
    )
    .map(({ said, parts }) => ({ said, parts }))
    .filter(
      ({ parts }, at, all) =>
        all.findIndex((each) => keysOf(parts).every((key) => keysOf(each.parts).includes(key))) ===
        at,
    );
}

/** What these parts set, whatever to. */
function keysOf(parts: readonly SetUpPart[]): readonly string[] {
  return parts.flatMap((part) => ("change" in part ? Object.keys(part.change) : [part.kind]));
}
