/**
 * What somebody without a seat wants of a game, by words of six languages that are no question: a seat in it,
 * or to look on.
 */
import { regex } from "../../../util/index.js";
import { withPlainMarks } from "../game-name.js";
import { plainWords } from "../question-words.js";

const longest = 300;

const watching = regex()`
  \b(?:
    look(?:ing)? on|on ?lookers?|sidelines?|fly on the wall|kibitz\w*|spectat\w*
    |observ(?:e|er|ers|ing)|watch(?:ing)?|follow(?:ing)?(?: along)?|lurk\w*
    |(?:get|receive|have|read) (?:\w+ ){0,2}?(?:results|reports)|zuschau\w*|zuzuschauen|zuseh\w*
    |zuzusehen|zugucken|zuzugucken|mitles\w*|mitzulesen|beobacht\w*|regarder|suivre|spectat(?:eur|rice)|assister
    |observ(?:er|ateur)|mirar|observar|espectador\w*|seguir|guardare|assistere|seguire
    |spettator\w*|osservar\w*|meekijken|kijken|toeschouwer|volgen
  )\b
`;
const entering = regex()`
  \b(?:
    (?:a|the|any|my|some) (?:place|seat|spot|chair|slot)|squeeze me|join(?:ing)?
    |(?:have|give it) a (?:go|try)
    |(?:put|sign|write|note|count|mark|pencil) me (?:\w+ )?(?:in|up|down)|i m in|i am in
    |(?:be|get|come) in(?:to|\b)|take part|participat\w*
    |(?:to|can|could|may|might|d|ll|will|would) (?:\w+ )?play|next in line|waiting list|take over
    |fill in|step in|stand by|substitute|reserve|mitspiel\w*|mitmach\w*|einsteig\w*|anmeld\w*
    |teilnehm\w*|einspring\w*|nachruck\w*|warteliste|(?:einen|den|seinen) platz
    |(?:une|la|sa) place|rejoindre|particip\w*|inscri\w*|remplac\w*|jouer|unirme|apunt\w*
    |(?:un|el|su) (?:puesto|sitio|lugar)|sustitu\w*|partecip\w*|iscriv\w*|(?:un|il|suo) posto
    |subentr\w*|sostitu\w*|meedoen|meespelen|inschrijv\w*|(?:een|de|zijn) plaats|inval\w*
  )\b
`;
const own = regex()`
  \b(?:
    i|id|im|me|my|we|us|please|pls|ich|mich|mir|wir|bitte|gern\w*|je|j|moi|me|m|nous|puis|pourrais
    |aimerais|voudrais|yo|podria|quisiera|quiero|gustaria|nos|io|mi|vorrei|potrei|piacerebbe|ik
    |graag|mij|mag|(?:would|is) (?:it|there)|(?:darf|kann) man|(?:peut|pourrait) on|se puede
    |si puo|(?:mag|kan) (?:je|men)|can (?:one|people)|(?:ware|ist) es|serait il|est il|seria
    |sarebbe|next
  )\b
`;
const refusing = regex()`
  \b(?:don t|do not|not|no longer|never|stop|nicht|kein\w*|pas|plus|no|ya no|non|piu|niet|geen) (?:\w+ ){0,3}?(?:
    want|wish|like|play|join|watch|spielen|zuschau\w*|zuzuschauen|mitles\w*|jouer|regarder|suivre
    |jugar|mirar|seguir|giocare|seguire|spelen|kijken|volgen|longer
  )\b
`;

/** `Can I too?`, behind what others do. */
export function asWell(sentence: string): boolean {
  return too.test(plainWords(sentence));
}

const too = regex()`
  ^(?:\w+ ){0,2}?(?:
    (?:can|could|may|might) (?:i|we) (?:do (?:so|that|it) )?(?:too|as well|also)|me too
    |(?:darf|kann|konnte) ich (?:das )?auch|ich auch|(?:puis je|je peux) aussi|moi aussi
    |(?:puedo )?yo tambien|puedo tambien|anch io|(?:mag|kan) ik (?:dat )?ook|ik ook
  )\b(?: \w+){0,2}$
`;

/** What a sentence of a stranger wants of a game; null for neither. */
export function entrySaid(sentence: string): "watch" | "play" | null {
  const plain = plainWords(sentence);
  if (sentence.length > longest || !own.test(plain)) return null;
  const watches = watching.test(plain.replace(withoutPlaying, " "));
  if (refusing.test(plain.replace(withoutPlaying, " "))) return null;
  if (watches) return "watch";
  if (past.test(plain)) return null;
  return entering.test(plain.replace(withoutPlaying, " ")) ? "play" : null;
}

/**
 * Does a sentence leave no doubt that its writer wants the seat, `I'm in for orchard!`, and tell of nobody's
 * advice?
 */
export function surelyEnters(sentence: string): boolean {
  const plain = plainWords(sentence);
  if (sentence.includes("?") || entrySaid(sentence) !== "play") return false;
  return committing.test(plain) && !hearsay.test(plain);
}

const committing = regex()`
  \b(?:
    (?:i m|i am) (?:\w+ )?in|(?:put|sign|write|note|count|mark|pencil) me
    |i (?:\w+ )?(?:d|would) (?:\w+ )?(?:like|love|be (?:\w+ )?(?:glad|happy|pleased))
    |id (?:like|love)|i (?:want|wish)|i ll (?:join|play|take)|ich (?:mochte|wurde|will|bin dabei)
    |(?:je|j) (?:\w+ )?(?:voudrais|aimerais|veux|souhaite)|quisiera|quiero|me gustaria|vorrei
    |voglio|mi piacerebbe|ik (?:\w+ )?(?:wil|zou)|graag
  )\b
`;
const hearsay = regex()`
  \b(?:
    says?|said|should|told|tells?|heard|thinks?|but|if|sagt|meint|soll\w*|aber|wenn|falls|dit
    |devrais|mais|si|dice|deberia|pero|dovrei|ma|se|zegt|moet|maar|als
  )\b
`;

/** `I used to be in paris` */
const past = regex()`
  \b(?:
    used to|i was|we were|i had|i played|have been
    |(?:ich|wir) (?:war\w*|hatte\w*|spiele|spielte\w*)|etais|jouais|j ai joue|jugaba|estaba
    |giocavo|ero|speelde|was ik|ik was
  )\b
`;

/** `I don't need a seat`, `sin jugar`: beside what is wanted instead. */
const withoutPlaying = regex("g")`
  \b(?:
    (?:without|not) (?:playing|a seat)
    |(?:don t|do not|no) need (?:(?:of|for) )?(?:a |any )?(?:seat|place|power)
    |ohne (?:selbst )?(?:mit)?(?:zu)?spielen|ohne selbst zu spielen|sans jouer|sin jugar
    |senza giocare|zonder (?:zelf )?(?:mee )?te spelen
    |(?:don t|do not|not|no|nicht|pas|non|niet) (?:\w+ ){0,3}?(?:to )?(?:
      play(?:ing)?|join(?:ing)?|(?:a|any) (?:seat|place|power)|(?:mit)?spielen|mitzuspielen|jouer
      |jugar|giocare|(?:mee ?)?(?:te )?spelen
    )
    |(?:spielen|mitspielen|jouer|jugar|giocare|spelen) (?:\w+ ){0,2}(?:nicht|pas|no|non|niet)
  )\b
`;

const everyday = regex("i")`
  ^(?:
    master|masters|of|on|is|in|and|at|the|to|for|here|there|that|this|which|with|by|please|now
    |soon|today|tomorrow|again|too|also|yet|if|when|as|a|an
    |(?:any|some|every|no)(?:body|one|thing|where)?|one|another|you|your|it|us|all|them|diplomacy
    |game|games|charge|between|advance|touch|time|english|german|french|italian|spanish|dutch|de
    |du|des|del|della|di|da|en|et|e|y|o|ou|oder|und|qui|que|che|es|est|si|se|nueva|nuova|nouvelle
    |privada|privata|libre|libera|gratis|online|standard|mit|von|vom|als|wie|was|wenn|hier|heute
    |morgen|noch|auch|neu
  )$
`;

const named = [
  regex("iu")`
    \b(?:game|spiel|partie|partida|partita|spel|jeu|juego|gioco) (?:
      (?:called|named|namens|nommée?|appelée?|llamad[ao]|chiamat[ao]|genaamd) )?
      ["\u201c\u201e\u00ab]\s?([a-z][a-z0-9-]{2,15})
  `,
  // `I played the board game twice,` names none.
  regex("iu")`
    \b(?:
      join|enter|watch|follow|observe|of|in|into|for|about|rejoindre|suivre|dans|sur|unir\p{L}*
      |seguir|en|sobre|seguire|nella|della|bei|zu[mr]?|im|mit|bij
    ) (?:the |your |this |a |la |une |der |dem |das |einer |het |de )?
      (?:game|partie|spiel|partida|partita|spel) ([a-z][a-z0-9-]{2,15})(?=\s*(?:[.,;:!?]|$))
  `,
  regex("iu")`
    \b(?:called|named|namens|nommée?|appelée?|llamad[ao]|chiamat[ao]|genaamd) ([a-z][a-z0-9-]{2,15})
      (?=\s*(?:[.,;:!?]|$))
  `,
  regex("iu")`
    \b(?:join|(?:up|down|in) for|be in|get into|into|(?:mit)?machen? bei|rejoindre) ([a-z][a-z0-9-]{2,15})
      (?=\s*(?:[.,;:!?]|$))
  `,
];

/** May a word be the name of a game, and no word of everyday speech? */
export function mayNameGame(word: string): boolean {
  const plain = plainWords(word);
  return !everyday.test(word) && !entering.test(plain) && !watching.test(plain);
}

/** The name by which somebody speaks of a game that there is to be: `I want to be in maple`; null for none. */
export function gameSought(text: string): string | null {
  const words = withPlainMarks(text);
  for (const pattern of named) {
    const name = pattern.exec(words)?.[1]?.toLowerCase();
    if (name !== undefined && mayNameGame(name)) return name;
  }
  return null;
}

const noMore = regex()`
  \b(?:
    (?:no more|stop\w*|no longer|not any) (?:\w+ ){0,4}?(?:
      mails?|mailing|letters?|results|reports|send\w*|writ\w*|watch\w*|follow\w*|receiv\w*
    )
    |(?:don t|do not) (?:\w+ ){0,2}?(?:send|write|mail)\w*
    |(?:take|strike|remove|drop) me (?:off|from)|unsubscrib\w*
    |(?:nichts?|keine?|nicht) (?:\w+ ){0,3}?(?:mehr|langer|weiter)\b
    |(?:mehr|langer) (?:\w+ ){0,2}?(?:zuschau\w*|mitles\w*|schick\w*)|abbestell\w*
    |(?:ne|n) (?:\w+ ){0,3}?plus (?:\w+ )?(?:recevoir|suivre|regarder|rien|envoy\w*|d\w*)
    |(?:plus|arret\w*) (?:\w+ ){0,3}?(?:messages?|courriers?|resultats|envoy\w*)|desabonn\w*
    |(?:no|ya no) (?:\w+ ){0,3}?(?:mas|recibir|seguir|envi\w*|mand\w*)
    |(?:non|basta) (?:\w+ ){0,4}?(?:piu|ricever\w*|seguir\w*|mail|mandar\w*|mandatemi)
    |(?:niet|niets|geen) (?:\w+ ){0,3}?(?:meer|langer)
  )\b
`;

/** Does somebody who watches want to hear no more of it? */
export function wantsNoMore(sentence: string): boolean {
  return sentence.length <= longest && !sentence.includes("?") && noMore.test(plainWords(sentence));
}
