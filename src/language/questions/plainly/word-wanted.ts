/**
 * `If that does not work, please let me know`, `sagt mir bitte, ob das so passt`: what the judge says anyway of
 * whatever it is sent.
 */
import { regex, wrapped } from "../../../util/index.js";
import { plainWords } from "../question-words.js";

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
const lead = "(?:(?:and|also|und|aber|et|mais|y|pero|e|ma|en|maar|ok|so|just) )*";

const onlyIf = regex()`
  ^${lead}(?:
    ${ifSo} ${state} (?:${courtesy} )*${word}
    |${word} (?:${courtesy} )*(?:if|in case|falls|wenn|sollte|als) ${state}
  )(?: ${courtesy})*$
`;
const whether = regex()`
  ^${lead}${word}(?: ${courtesy})*(?: (?:if|whether|ob|si|se|of) ${state})?(?: ${courtesy})*$
`;

/** `Falls das nicht geht, bitte Bescheid geben`: of what is as it should be, nothing need be said. */
export function asksForWordIfNot(sentence: string): boolean {
  return !sentence.includes("?") && onlyIf.test(plainWords(sentence));
}

/** ... or `dis-moi si ça passe`: it has its answer where something else of the mail was answered. */
export function asksForWord(sentence: string): boolean {
  if (sentence.includes("?")) return false;
  const plain = plainWords(sentence);
  return onlyIf.test(plain) || whether.test(plain);
}
