/**
 * `If that does not work, please let me know`, `sagt mir bitte, ob das so passt`: what the judge says anyway of
 * whatever it is sent; and a confirmation, which the reply is.
 */
import { regex, wrapped } from "../../../util/index.js";
import { plainWords } from "../question-words.js";
import { praises } from "./well-wishes.js";

/** In the form of `plainWords`. */
const word = wrapped`
  (?:
    (?:please |pls |just |kindly |then )*(?:
      let (?:me|us) know|tell (?:me|us)|(?:drop|send) me a (?:line|word|note)|get back to (?:me|us)
      |give me a shout|shout|i (?:would|d) like to (?:know|hear)
    )
    |(?:dann |bitte |kurz |einfach |nur )*(?:
      (?:gib|gebt|geben sie)(?: (?:mir|uns))?(?: (?:bitte|dann|kurz|doch|einfach))* bescheid
      |(?:um )?(?:kurze |eine |eine kurze )?(?:bescheid|ruckmeldung|meldung|info)(?: (?:geben|sagen))?
      |(?:sag|sagt|sagen sie)(?: es)?(?: (?:mir|uns))?(?: (?:bitte|dann|kurz|doch|einfach))*(?: bescheid)?
      |(?:meld|melde|meldet|melden)(?: (?:dich|euch|sie sich))?(?: (?:bitte|dann|kurz|doch|einfach))*
      |lasst? (?:es )?(?:mich|uns)(?: (?:bitte|dann|kurz|doch))* wissen
    )
    |(?:merci de me )?(?:dis|dites|dire|previens|prevenez|prevenir|tiens|fais|faites)(?: le)?(?: (?:moi|nous))?
      (?: (?:signe|au courant|savoir))?
    |(?:avisa|avisad|avisen)(?:me|nos)?|(?:dime|decidme|diganme)(?:lo)?|(?:hazme|hacedme)(?:lo)? saber
    |(?:fammi|fatemi|fammelo|fatemelo) sapere|(?:dimmi|ditemi|dimmelo|ditemelo)|avvisa(?:te)?mi
    |laat (?:(?:het|me|mij|ons|maar|even|dan) )*weten|(?:dan )?hoor ik (?:het )?(?:dan )?graag
    |(?:geef|stuur) (?:me )?(?:even )?een (?:seintje|berichtje)|meld het (?:maar|even)
  )
`;

/** ... or a confirmation, which only what is to come makes sure. */
const confirmation = wrapped`
  (?:
    (?:please |pls |just |kindly |then |also )*(?:
      confirm(?: (?:to|for) me)?|acknowledge|ping me|(?:report|write|mail|message|reply)(?: back)?(?: to)?(?: me)?
    )(?: (?:that|this|it|these|those|them|all|both|everything|each|of|the|changes?|points?))*
    |i (?:would|d) like (?:(?:to have|that|this|it|these|those|all|both) )+confirmed
    |(?:a |your )?confirmation(?: (?:please|would be (?:nice|great|good|appreciated|kind)))
    |(?:konnten|konnen|wurden|kannst|konntest|bitte) ?(?:sie |du )?(?:mir )?(?:das |es |dies |alles )?(?:bitte |kurz )*
      bestatigen
    |bitte (?:um|mit) (?:(?:kurze|eine|ihre|deine) )*bestatigung
    |bestatig\w*(?: (?:sie|mir|uns|das|es|dies|alles|bitte|kurz|dann))*
    |(?:pouvez vous |pourriez vous |peux tu |merci de |veuillez )?(?:me |nous )?(?:le )?
      confirm(?:e|er|ez)(?: (?:le|la|moi|nous|cela|ca|tout|bien))*
    |(?:puede|puedes|podria|podrias)?(?: )?(?:me )?(?:lo )?confirm(?:a|ame|amelo|eme|emelo|ad|adme|ar|arme|armelo)
      (?: (?:todo|eso|esto))*
    |(?:puo|puoi|potete|potrebbe)?(?: )?(?:mi )?(?:lo )?conferm(?:a|ami|amelo|atemi|are|armi|armelo|i)
      (?: (?:tutto|questo|cio))*
    |(?:(?:kunt|kun|wilt|wil) (?:u|je) )?(?:bevestig(?:en)?|(?:het|dit|dat|alles) bevestigen)
      (?: (?:het|dit|dat|alles|even|mij|me))*
  )
`;

/** `Once that's all in place`, `wenn das erledigt ist`, `une fois que c'est fait` */
const onceDone = wrapped`
  (?:
    (?:when|once|as soon as|after)(?: (?:you|ve|re|that|this|it|these|those|they|all|both|everything
      |of|the changes|s|is|are|has|have|been))* (?:done(?: (?:that|this|it|so|all|of|them))*|in place|set(?: up)?
      |in force
      |sorted(?: out)?|taken care of|finished|ready|through|changed|entered|processed|arranged|fixed|made)
    |(?:wenn|sobald)(?: (?:sie|du|das|es|alles|dies))* (?:erledigt|fertig|eingestellt|drin|gemacht|umgestellt
      |geandert|geklappt|eingetragen|geschehen)(?: (?:ist|sind|hat|haben|hast))?
    |(?:quand|lorsque|une fois(?: que)?|des que) (?:(?:c est|ce sera|cela est|tout est|vous aurez|ca sera|est) )?(?:
      (?:tout |bien )?(?:fait|fini|en place|regle|change|termine|pret))
    |(?:cuando|una vez(?: que)?|en cuanto)(?: (?:este|esten|todo|lo|haya|tenga|tengas|quede|sea))* (?:
      hecho|listo|cambiado|terminado|arreglado)
    |(?:quando|una volta(?: che)?|appena)(?: (?:e|sara|tutto|avete|hai|ha|lo|l))* (?:
      fatto|pronto|sistemato|a posto|cambiato|finito)|a cose fatte
    |(?:als|wanneer|zodra)(?: (?:het|dit|dat|alles|u|je))* (?:klaar|gedaan|geregeld|ingesteld|gelukt|gebeurd)
      (?: (?:is|zijn|bent|hebt))?
  )
`;

const thing = wrapped`
  (?:
    (?:that|this|it|something|anything|everything|all|there|(?:the|my|these) (?:orders?|moves?))(?: s)?
    |das|dies|es|etwas|was|irgendwas|irgendetwas|da|dabei|alles|so was|(?:die|meine) (?:befehle|zuge)
    |ca|cela|c|ce|quelque chose|tout|il y|(?:les|mes) ordres
    |algo|eso|esto|todo|hay|esta|(?:las|mis) ordenes|qualcosa|c|e|tutto|questo|va|(?:gli|i miei) ordini
    |er|iets|dat|dit|het|alles|(?:de|mijn) orders|not|nicht|pas|no|non|niet
  )
`;

const amiss = wrapped`
  (?:
    possible|wrong|missing|unclear|clear|works?|working|ok|okay|fine|right|alright|allowed|legal|amiss|problem|arrived
    |geht|gehen|klappt|passt|stimmt|unklar|falsch|fehlt|moglich|erlaubt|ordnung|gut|schief|fehlen|angekommen|da
    |passe|marche|va|bon|bonne|souci|probleme|manque|clair|permis|pose|arrive
    |bien|mal|falta|posible|vale|claro|problema|bene|chiaro|possibile|manca|giusto|sbagliat\w
    |klopt|goed|mis|kan|mogelijk|mag|duidelijk|onduidelijk|lukt
    |strange|odd|off|weird|mistake|error|hakt|hinhaut|komisch|seltsam|fehler|cloche|coince|bizarre|erreur
    |raro|cuadra|error|torna|quadra|strano|errore|vreemd|gek|fout
  )
`;

const ifSo = "(?:if|in case|should|falls|wenn|sollte|si|s(?= il)|au cas ou|se|nel caso|als|mocht)";
const state = `${thing}(?: \\w+){0,6}? ${amiss}(?: \\w+){0,3}?`;
const courtesy = wrapped`
  (?:
    please|pls|bitte|danke|thanks|merci|svp|s il (?:te|vous) plait|gracias|por favor|grazie
    |per favore|bedankt|alsjeblieft|kurz|noch|mal|mir
  )
`;
const lead = wrapped`
  (?:
    (?:
      and|also|und|aber|et|mais|y|pero|e|ma|en|maar|ok|so|just|thanks|thank you|merci|danke|gracias|grazie
      |bedankt
    ) )*
`;

const onlyIf = regex()`
  ^${lead}(?:
    ${ifSo} ${state} (?:${courtesy} )*${word}
    |${word} (?:${courtesy} )*(?:if|in case|falls|wenn|sollte|als) ${state}
  )(?: ${courtesy})*$
`;
/** `Can you confirm these when done?`: the reply is the confirmation. */
const whenDone = regex()`
  ^${lead}(?:(?:(?:can|could|would|will) you|and)(?: (?:please|also|then|just|kindly))* )?(?:
    (?:${word}|${confirmation})(?: ${courtesy})* ${onceDone}
    |${onceDone}(?: ${courtesy})* (?:${word}|${confirmation})
  )(?: ${courtesy})*$
`;
const whether = regex()`
  ^${lead}${word}(?: ${courtesy})*(?: (?:if|whether|ob|si|se|of) ${state})?(?: ${courtesy})*$
`;

/** `Falls das nicht geht, bitte Bescheid geben`, `please confirm once it's done`: what the reply says by itself. */
export function isSaidAnyway(sentence: string): boolean {
  const plain = plainWords(sentence);
  return (
    praises(sentence) || whenDone.test(plain) || (!sentence.includes("?") && onlyIf.test(plain))
  );
}

/** ... or `dis-moi si ça passe`, `confirmez-moi`: it has its answer where something else of the mail was answered. */
export function asksForWord(sentence: string): boolean {
  const plain = plainWords(sentence);
  if (isSaidAnyway(sentence) || confirmed.test(plain)) return true;
  return !sentence.includes("?") && whether.test(plain);
}

const confirmed = regex()`
  ^${lead}(?:(?:can|could|would|will) you(?: (?:please|also|then|just|kindly))* )?${confirmation}(?: ${courtesy})*$
`;
