/**
 * Questions about one's own units whose words name no order: what becomes of one that was driven out, whether
 * one can do two things at once. Texts are in any words and language.
 */
import { regex, wrapped } from "../../util/index.js";
import { inFull, plainWords } from "./question-words.js";

const lostAsked = regex()`
  \b(?:
    ${[
      wrapped`
      (?:is|are|was|has|have|did) (?:it|they|she|he|this|that|(?:my|the) (?:\w+ ){1,5}?)(?: ?(?:
        now|then|really|just|already|totally|completely|gone and|been
      ))* ?(?:
        dead|destroyed|gone|lost|killed|eliminated|finished|die|over|toast|removed|wiped out
        |off the (?:board|map)
      )
    `,
      "(?:did|do|have|will) i (?:just |really |now )?(?:lose|lost) (?:it|them|my|that)",
      wrapped`
      what (?:can|do|should|shall|could|must|may) (?:i|we) do
        (?= *$| (?:now|about|with|then|here|next|abt))
      |what (?:
        now|next|happens (?:to|with) (?:it|my|them)|happens now|becomes of|are my options|options
      )
    `,
      wrapped`
      where (?:to|else)
      |where (?:can|could|may|might|should|shall|must|does|do|will) (?:
        it|he|she|they|i|we|(?:my|the|that) \w+
      )(?: \w+){0,4} (?:go|retreat|run|flee|escape|move|withdraw)
    `,
      wrapped`
      (?:ist|sind) (?:sie|er|es|die|das|meine?) (?:\w+ ){0,4}?
        (?:tot|weg|verloren|vernichtet|zerstort|kaputt|raus|hin)
      |was (?:kann|soll|muss|mach|mache|tue|passiert|geschieht|wird) (?:ich|jetzt|nun|mit|aus)
      |was (?:nun|jetzt)|wohin|verliere ich|habe ich (?:\w+ ){0,3}verloren
    `,
      wrapped`
      (?:est|sont) (?:elles?|ils?) (?:\w+ ){0,2}?
        (?:morte?s?|perdue?s?|detruite?s?|eliminee?s?|finie?s?)
      |(?:que|qu) (?:puis je|dois je|est ce que je (?:peux|dois)) (?:\w+ )?faire|que faire
      |ou (?:peut|puis|pourrait|doit|est ce qu)|que (?:devient|va devenir)|ai je perdu
    `,
      wrapped`
      (?:esta|estan) (?:\w+ )?(?:muert[oa]s?|perdid[oa]s?|destruid[oa]s?)|que (?:puedo|debo|hago)
      |(?:a )?donde (?:puede|puedo|va)
      |(?:e|sono) (?:\w+ )?(?:mort[oaie]|pers[oaie]|distrutt[oaie])
      |(?:che )?cosa (?:posso|devo|faccio)|dove (?:puo|posso|va)
      |is (?:hij|zij|ze|het) (?:\w+ )?(?:dood|weg|verloren)|wat (?:kan|moet) ik|waarheen
    `,
    ].join("|")}
  )\b
`;

/** `my fleet got kicked out of rumania what can i do`, `is it dead now?`, of a unit that was driven out. */
export function asksOfLost(sentence: string): boolean {
  return lostAsked.test(inFull(plainWords(sentence)));
}

const retreating = regex()`
  \b(?:
    ${[
      wrapped`
      (?:did|does|do|has|have|had|must|is|are|was|were) (?:
        any(?:body|one)|some(?:body|one)|others?|the others|there|any|other
        |(?:any|some) (?:of the )?other\w*
      ) (?:\w+ ){0,4}?(?:retreat\w*|dislodged?|driven out|thrown out|kicked out)
    `,
      wrapped`
      (?:who|whose|which (?:\w+ )?(?:units?|powers?|players?|armies|fleets?|countries)) (?:\w+ ){0,4}?
        (?:retreat\w*|dislodged|driven out|thrown out|kicked out)
    `,
      wrapped`
      (?:
        wer|wessen|welche\w*
        |(?:muss|musste|mussen|mussten|wurde|wurden) (?:noch )?(?:jemand|andere|sonst)
      ) (?:\w+ ){0,4}?(?:zuruck\w*|vertrieben|ruckzug\w*|ruckzuge|weichen|ausweichen)
    `,
      wrapped`
      (?:qui|quelles?|est ce que|d autres|quelqu un) (?:\w+ ){0,5}?(?:
        replier|retraites?|recul\w*|deloge\w*|battre en retraite
      )
    `,
      wrapped`
      (?:quien(?:es)?|alguien|chi|qualcun\w*|wie|iemand) (?:\w+ ){0,4}?(?:
        retirar\w*|retirada|desalojad\w*|ritirar\w*|ritirata|sloggiat\w*|terugtrekken|verdreven
      )
    `,
    ].join("|")}
  )\b
`;

/** `Did anybody else have to retreat?` */
export function asksWhoRetreats(sentence: string): boolean {
  const plain = inFull(plainWords(sentence));
  return (
    /\?|^(?:(?:so|and|ok|also|und|et|y|e) )*(?:who|which|did|were|was|wer|qui|chi)\b/iu.test(
      sentence,
    ) &&
    retreating.test(plain) &&
    !own.test(plain)
  );
}

/** Of oneself, or of the units that one names. */
const own =
  /\b(?:i|my|ich|mein\w*|je|mon|ma|mes|yo|mi|mis|io|mio|mia|ik|mijn)\b|\bwhere\b|\bwohin\b/;

const going = wrapped`
  (?:
    mov(?:e|es|ing)|go|goes|going|attack(?:s|ing)?|advanc(?:e|es|ing)|enter(?:s|ing)?|ziehen|gehen
    |angreifen|bewegen|deplacer|aller|attaquer|bouger|moverse|mover|atacar|muover\w*|attaccare
  )
`;
const helping = wrapped`
  (?:
    support(?:s|ing)?|help(?:s|ing)?|hold(?:s|ing)?|convoy(?:s|ing)?|defend(?:s|ing)?
    |stay(?:s|ing)?|unterstutzen|helfen|halten|geleiten|soutenir|aider|defendre|convoyer|apoyar
    |defender|appoggiare|sostenere|difendere
  )
`;
const joint = wrapped`
  (?:(?:in|during|for|at) )?(?:the |one |a )?(?:same |single |one )?
    (?:turn|season|phase|move|round|go|time)
  |at once|simultaneously|together|both|as well|gleichzeitig|zugleich|beides
  |in (?:einer|derselben|der gleichen) (?:runde|phase|zug\w*)|en meme temps|a la fois
  |dans le meme tour|al mismo tiempo|a la vez|allo stesso tempo|insieme|nello stesso turno
`;
const permission = regex()`
  ^(?:\w+ ){0,4}?(?:
    can|could|may|might|is it|am i|does|do|kann|darf|konnte|peut|puis|est ce|une?|puede|puedo|puo
    |posso
  )\b
`;
const [jointly, goesAndHelps, helpsAndGoes] = [
  new RegExp(`\\b(?:${joint})\\b`),
  new RegExp(`\\b${going}\\b.*\\b(?:and|und|et|y|e)\\b (?:\\w+ ){0,3}?${helping}\\b`),
  new RegExp(`\\b${helping}\\b.*\\b(?:and|und|et|y|e)\\b (?:\\w+ ){0,3}?${going}\\b`),
];
const twoThings = regex()`
  \b(?:two|2|more than one|several|both) (?:\w+ )?(?:things?|orders?|actions?)\b
  |\bzwei (?:\w+ )?(?:dinge|befehle|sachen|aktionen)\b|\bdeux (?:\w+ )?(?:choses|ordres|actions)\b
  |\bdos (?:cosas|ordenes)\b|\bdue (?:cose|ordini)\b
`;
const aUnit = regex()`
  \b(?:
    units?|arm(?:y|ies)|fleets?|piece|boat|ship|guy|it|he|she|einheit|armee|flotte|sie|armee|unite
    |elle|ejercito|unidad|flota|armata|unita|flotta
  )\b
`;

const embarking = regex()`
  \b(?:
    board|get on|climb on|embark\w*|carr(?:y|ies)|convoy\w*|transport\w*|subir\w*|embarc\w*|llevar
    |einschiff\w*|mitfahren|mitnehmen|monter|embarqu\w*|salire|imbarc\w*|aan boord|meevaren
    |vervoer\w*|meenemen
  )\b
`;
const underWay = regex()`
  \b(?:
    same (?:turn|move|season|phase)
    |(?:while|when|as) (?:it|she|he|the fleet) (?:itself )?(?:moves|is moving|sails)
    |if it only (?:gets|arrives|comes) there this turn|mismo (?:turno|movimiento)
    |mientras (?:ella )?se mueve|(?:gleichen|selben|derselben) (?:zug|runde|phase)
    |wahrend sie (?:selbst )?(?:fahrt|zieht)|meme tour|stesso turno|mentre si muove
    |zelfde (?:beurt|zet)
  )\b
`;

/** `May a fleet move to the Baltic Sea and also support a move to Sweden in the same turn?` */
export function asksTwoDeeds(sentence: string): boolean {
  const plain = inFull(plainWords(sentence));
  if (!permission.test(plain) || !sentence.includes("?") || !aUnit.test(plain)) return false;
  if (twoThings.test(plain) || (embarking.test(plain) && underWay.test(plain))) return true;
  return jointly.test(plain) && (goesAndHelps.test(plain) || helpsAndGoes.test(plain));
}

const depending = regex()`
  \b(?:
    ${[
      wrapped`
      conditional (?:orders?|moves?)
      |(?:order|move)s? (?:\w+ ){0,3}?(?:conditional|depend\w*) (?:on|upon)
      |(?:befehl|zug)\w* (?:\w+ )?(?:davon|von \w+|daran) (?:\w+ )?(?:abhangig|knupfen)
      |bedingte\w* (?:befehl|zug|zuge|order)\w*
    `,
      wrapped`
      ordres? (?:\w+ ){0,3}?(?:condition\w*|depend\w*)
      |orden(?:es)? (?:\w+ ){0,3}?(?:condicion\w*|depend\w*)
      |ordin[ei] (?:\w+ ){0,3}?(?:condizion\w*|dipend\w*)
      |(?:bevel|order|zet)\w* (?:\w+ ){0,3}?(?:voorwaard\w*|afhankelijk|afhang\w*)
      |voorwaardelijke? \w+
    `,
      wrapped`
      (?:
        (?:can|could|may|might|to|we|i) (?:say|write|order|put(?: it like)?|give an order like|give orders like)
        |(?:kann|konnte|darf) (?:ich|man) (?:\w+ )?(?:sagen|schreiben|befehlen|anordnen)
        |(?:je|on|puis je|peut on) (?:\w+ )?(?:dire|ecrire|ordonner)
        |(?:puedo|podria|puede) (?:decir|escribir|ordenar)|(?:posso|potrei|puo) (?:dire|scrivere|ordinare)
        |(?:kan|mag|zou) (?:ik|je) (?:\w+ )?(?:zeggen|schrijven)
      ) (?:\w+ )?(?:if|in case|wenn|falls|si|s il|s ils|se|als)
      |orders? (?:like|such as|of the (?:form|kind)) (?:if|when)
      |(?:if|wenn|falls|si|s il|s ils|se|als)\b.*\b(?:
        otherwise|or else|if (?:he )?(?:not|doesn t)|if he is
        |sonst(?! (?:noch|jemand|wer|etwas|nichts))|andernfalls|sinon|si no(?! (?:me|te|hay))
        |altrimenti|se no|anders
      )
    `,
    ].join("|")}
  )\b
`;

/**
 * `Can an order depend on what he does?`, `falls er kommt, bleibt es stehen, sonst geht es los`: one order or
 * the other.
 */
export function asksConditional(sentence: string): boolean {
  return /\?/.test(sentence) && depending.test(inFull(plainWords(sentence)));
}

const disregarded = regex()`
  \b(?:
    ${[
      wrapped`
      (?:my|our|the) (?:orders?|moves?)(?: \w+){0,4} (?:was|were|has|have) (?:
        not|never|n t|been ignored|ignored
      )(?: (?:been|properly|correctly|really))* ?(?:
        carried out|followed|obeyed|executed|done|processed|used|respected|taken|what i|as i
        |the way i
      )?
      |(?:wasn|weren|hasn|haven|didn|doesn) t (?:been )?(?:
        carried out|followed|obeyed|executed|what i (?:ordered|wrote|sent)
      )
      |(?:not|nothing like) what i (?:ordered|wrote|sent|asked for)
      |(?:you|it) (?:carried out|moved|did|executed) something else
    `,
      wrapped`
      (?:meine?|der|die) (?:befehle?|zuge?)(?: \w+){0,4} (?:wurden?|ist|sind) (?:\w+ )?nicht (?:so )?
        (?:\w+ )?(?:ausgefuhrt|befolgt|beachtet)
      |nicht das was ich (?:befohlen|geschrieben) habe
    `,
      wrapped`
      (?:mes|mon|l|les) ordres?(?: \w+){0,4} n (?:a|ont) pas ete (?:
        execute\w*|suivi\w*|respecte\w*
      )
      |pas ce que j (?:avais|ai) (?:ordonne|ecrit|demande)
      |(?:mis|mi) orden(?:es)? (?:\w+ ){0,4}no se (?:ejecut\w+|cumpli\w+)
      |(?:i miei|il mio) ordin[ei] (?:\w+ ){0,4}non (?:e|sono) stat[oi] (?:esegui\w+|rispettat\w+)
    `,
    ].join("|")}
  )(?![a-z0-9])
`;

/** `My orders for Kiel were not carried out as I wrote them`, of a season that is over. */
export function complainsOfOrders(sentence: string): boolean {
  const plain = plainWords(sentence);
  return (
    disregarded.test(plain) &&
    !/\b(?:if|when|wenn|si|yet|noch|received|arrived|too late)\b/.test(plain)
  );
}

const looking = regex("iu")`
  ^\W*(?:(?:please|pls|can you|could you|would you|will you|kindly|just) )+(?:
    check|verify|look|have a look|look into (?:it|this|that|the matter)|check (?:it|that|this)
  )(?: (?:please|again|for me))*\W*$
  |^\W*(?:(?:bitte|können sie|könnten sie|kannst du) )+(?:das )?(?:
    (?:mal )?(?:nach)?prüfen|nachsehen|überprüfen|nachschauen
  )(?: sie(?: das)?)?\W*$
  |^\W*(?:merci de|pouvez-vous|veuillez) vérifier\W*$
`;

/** `... Please check.`, behind what is to be looked into. */
export function asksToLook(sentence: string): boolean {
  return looking.test(sentence);
}
