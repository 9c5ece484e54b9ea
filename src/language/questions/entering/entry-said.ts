/**
 * What somebody without a seat wants of a game, by words of six languages that are no question: a seat in it,
 * or to look on.
 */
import { regex, wrapped } from "../../../util/index.js";
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
    (?:a|the|any|my|some) (?:place|seat|spot|chair|slot)|squeeze me|join(?:ing)?|put my name
    |(?:have|give it) a (?:go|try)
    |(?:put|sign|write|note|count|mark|pencil|add) me (?:\w+ )?(?:in|up|down|to)|i m in|i am in
    |(?:be|get|come|hop|jump) (?:in(?:to|\b)|on board)|dabei|take part|participat\w*
    |(?:to|can|could|may|might|d|ll|will|would) (?:\w+ )?play|next in line|waiting list|take over
    |fill in|step in|stand by|substitute|reserve|mitspiel\w*|mitmach\w*|einsteig\w*|anmeld\w*
    |teilnehm\w*|einspring\w*|nachruck\w*|warteliste|(?:einen|den|seinen) platz
    |(?:une|la|sa) place|rejoindre|particip\w*|inscri\w*|remplac\w*|jouer|unirme|apunt\w*
    |(?:un|el|su) (?:puesto|sitio|lugar)|sustitu\w*|partecip\w*|iscriv\w*|(?:un|il|suo) posto
    |subentr\w*|sostitu\w*
    |(?:vorrei|posso|potrei|voglio) giocare|(?:quiero|puedo|podria|quisiera|gustaria) jugar
    |meedoen|meespelen|inschrijv\w*|(?:een|de|zijn) plaats|inval\w*
  )\b
`;
const own = regex()`
  \b(?:
    i|id|im|me|my|we|us|please|pls|bin|ich|mich|mir|wir|bitte|gern\w*|je|j|moi|me|m|nous|puis|pourrais
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
  if (watches) return praised.test(plain) ? null : "watch";
  if (past.test(plain)) return null;
  return entering.test(plain.replace(withoutPlaying, " ")) ? "play" : null;
}

/** `My brother told me it's fun to watch` */
const praised = regex()`
  \b(?:told|says?|said|tells|meint\w*|sagt\w*|erzahlt\w*|dit|dice|dijo|zegt|zei) (?:(?:me|us|mir|uns|mij|that) )*
    (?:it s|it is|they re|es sei|es ist|das sei|que c est|es|che e|het is)\b
`;

/** A game that somebody has, or had: it is none that the writer would make. */
export function isOfOthers(sentence: string): boolean {
  return ofOthers.test(sentence);
}

const ofOthers = regex("iu")`
  (?<!\p{L})(?:
    heard|told|saw|read|runs?|hosts?|his|her|their|leitet|h\u00f6rte|geh\u00f6rt|gegr\u00fcndet|seine?[mrn]?|ihre?[mrn]?
    |organise\p{L}*|dirige|anime|entendu|son|sa|organiza|lleva|su|gestisce|suo|sua|leidt
    |zijn|haar|there(?:['\u2019]s| is)|es gibt|il y a|hay|c['\u2019]\u00e8|er is
  )(?!\p{L})
`;

/** Does a sentence ask whether a seat is left? */
export function asksForSeat(sentence: string): boolean {
  return sentence.includes("?") && left.test(plainWords(sentence));
}

const left = regex()`
  \b(?:
    (?:room|spaces?|places?|spots?|seats?|slots?|chairs?) (?:\w+ ){0,2}?(?:for|left|free|open|available|in)|too late
    |still (?:open|free|places?|seats?)|(?:noch|was|etwas) (?:\w+ ){0,2}?(?:platz|platze|frei)|zu spat
    |(?:de la|une|des|encore) places?|trop tard|(?:quedan?|hay) (?:\w+ ){0,2}?(?:sitios?|plazas?|puestos?)
    |(?:demasiado )?tarde|(?:c e|ancora|avete|un) (?:\w+ ){0,2}?post[oi]|troppo tardi
    |nog (?:\w+ ){0,2}?(?:plek\w*|plaats\w*)|te laat
  )\b
`;

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
    (?:i m|i am) (?:\w+ )?in|(?:put|sign|write|note|count|mark|pencil|add) me|bin (?:\w+ )?dabei
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
    |morgen|noch|auch|neu|spring|fall|autumn|winter|austria|england|france|germany|italy|russia|turkey
  )$
`;

const nameEnding = wrapped`
  ([a-z][a-z0-9-]{2,15})(?=\s*(?:
    [.,;:!?]|$
    |\s(?:and|und|et|y|e|that|which|que|qui|che|die|das|of|von|de|del|di|van|please|pls|bitte|thx|svp)\b
  ))
`;
const named = [
  regex("iu")`
    \b(?:game|spiel|partie|partida|partita|spel|jeu|juego|gioco) (?:
      (?:called|named|namens|nommée?|appelée?|llamad[ao]|chiamat[ao]|genaamd) )?
      ["\u201c\u201e\u00ab]\s?([a-z][a-z0-9-]{2,15})
  `,
  // `I played the board game twice,` and `how long does a game take` name none.
  regex("iu")`
    \b(?!a game )(?:
      join|enter|watch|follow|observe|of|in|into|for|about|rejoindre|suivre|dans|sur|unir\p{L}*
      |seguir|en|sobre|seguire|nella|della|bei|zu[mr]?|im|mit|bij|met|a|à|alla|aan
    ) (?:
      (?:the|your|this|his|her|their|a|la|une|sa|der|dem|das|einer|seinem|ihrem|su|het|de|zijn|haar) )?
      (?:game|partie|spiel|partida|partita|spel) ${nameEnding}
  `,
  regex("iu")`
    \b(?:called|named|namens|nommée?|appelée?|llamad[ao]|chiamat[ao]|genaamd) ([a-z][a-z0-9-]{2,15})(?![\w-])
  `,
  regex("iu")`
    \b(?:
      join|(?:up|down|in) for|be in|get into|into|(?:mit)?machen? bei|rejoindre
      |(?:seat|place|spot|room|one more|platz|dabei|mitspielen|sitio|plaza|posto|plek|add me) (?:\p{L}+ ){0,2}?
        (?:in|to|bei|dans|en|a)
    ) ${nameEnding}
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
