/** What a request says to the judge, and no part of what is to be told. */
import { regex, wrapped } from "../../../../util/index.js";

/** `Can you`, `kannst du`: its question mark is the request's. */
export const asksTo = regex("iu")`
  ^\W*(?:\p{L}+[ ,]+){0,3}(?:
    can|could|would|will|may|might|cld|wld|kannst|könntest|würdest|können sie|könnten sie|peux
    |pouvez|pourr\p{L}+|puede\p{L}*|podría\p{L}*|puoi|potresti|kun|kunt|kan|zou|wil|wilt
  )(?!\p{L})
`;

/** The words of a message without what its writer says to the judge behind them. */
export function withoutCourtesies(words: string): string {
  const left = words
    .trimEnd()
    .replace(saidAgain, "")
    .replace(pleading, "")
    .replace(thanksInChat, "")
    .replace(thanksBehind, "");
  return left === words ? words : withoutCourtesies(left);
}

/** Any words that such a clause may stand behind. */
const before = "Words.";

/** Does this clause say no more than that the words before it are to be passed on? */
export function asksOnceMore(clause: string): boolean {
  const said = clause.trim();
  const isAlone = withoutAskedAgain(`${before} ${said}`) === before;
  return isAlone || askedWhole.test(said) || /^\s*$/.test(`, ${said}`.replace(saidAgain, ""));
}

/** The words of a message without a last sentence that asks the judge to pass them on. */
export function withoutAskedAgain(words: string): string {
  const left = words
    .trimEnd()
    .replace(askedAgain, (found) => found.match(/^[.?!\u2026]/)?.[0] ?? "");
  return /\p{L}/u.test(left) ? left : words;
}

/** `Can you pass that on?`, `Leitest du das bitte weiter?`, `Puoi inoltrare?`, in a sentence of its own */
const askedAgain = regex("iu")`
  (?:^|(?<=\S)[.;!?\u2026])\s*(?:(?:so|and|please|pls|gm|judge|und|bitte|et|e|y|en|graag)[, ]+)*(?:
    (?:can|could|would|will) (?:you|u)(?: (?:please|pls|kindly|just))* (?:pass|forward|send|hand|relay|deliver|give)
      (?: (?:it|that|this|him|her|them|on|along|over|to|please|pls|for me|message)){0,6}
    |(?:pass|forward|send|relay)(?: (?:it|that|this|on|along|please|pls)){1,4}
    |(?:kannst|k\u00f6nntest|w\u00fcrdest|leitest|gibst|schickst|k\u00f6nnen|leiten|geben) (?:du|sie)
      (?: (?:das|es|ihm|ihr|ihnen|bitte|so|auch|weiter|weiterleiten|weitergeben|ausrichten|schicken)){1,6}
    |(?:peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|merci d['\u2019e](?: bien vouloir)?|tu peux)
      (?: ?(?:le|lui|leur|\u00e7a|cela|bien))* (?:transmettre|faire (?:suivre|passer)|passer|envoyer)
      (?: (?:\u00e7a|cela|ce message))?
    |(?:puedes|podr\u00edas|puede)(?: (?:se|le|les))* (?:envi\u00e1r\p{L}+|pas\u00e1r\p{L}+|reenviar(?:lo)?
      |mand\u00e1r\p{L}+|transmitir(?:lo)?)
    |(?:puoi|potresti|pu\u00f2) (?:inoltrar\p{L}+|girar(?:lo|glielo)|trasmetter(?:e|lo|glielo)
      |passarglielo|mandarglielo)
    |(?:kun|kan|wil|zou) (?:je|u)(?: (?:dat|dit|het|even|hem|haar|ze))* (?:doorsturen|doorgeven|sturen)
  )(?: (?:please|pls|bitte|thanks|danke|merci|grazie|gracias|alsjeblieft))?[.?!]*$
`;
const askedWhole = new RegExp(`^(?:${askedAgain.source})`, "iu");

/** `..., just tell him that`, `..., dis-lui juste ça`: the request once more. */
const saidAgain = regex("iu")`
  (?:[,.;!\u2026-]|(?<=\s)(?=(?:like )?just\s))\s*(?:(?:like|so|and|just|please|pls) )*(?:
    (?:say|tell|pass|send|write|put)(?: (?:
      it|that|this|him|her|them|on|to|just|like|exactly|as is|word for word|so
    )){1,6}
    |(?:sag|schreib|richte|gib)(?:['\u2019]?s|e)?(?: (?:
      ihm|ihr|ihnen|das|es|so|einfach|genau|bitte|mal|nur|weiter|aus
    )){1,6}
    |(?:dis|dites|\u00e9cris|\u00e9crivez|transmets|transmettez)(?:[- ](?:
      \u00e0|le|lui|leur|\u00e7a|ca|cela|juste|simplement|comme|tel|quel
    )){1,6}
    |d[i\u00ed](?:le|les|sel[oa]|gasel[oa])(?: (?:eso|as[i\u00ed]|tal|cual|solo|nom\u00e1s|a|lui)){0,5}
    |di(?:glielo|llo|gli)(?: (?:cos[i\u00ec]|solo|questo|proprio|e basta)){0,4}
    |zeg(?: (?:hem|haar|hun|dat|het|maar|gewoon|zo|even)){1,6}
  )[.!]*$
`;

/** `... and leave burgundy alone thx`, behind words enough to be a message. */
const thanksInChat =
  /(?<=(?:\S+ ){4})(?<!(?:say|many|my|him|her|them|with|for) )(?:thx|tx|ty|tysm|thanks)[.!]*$/iu;

const thanks = wrapped`
  (?:(?:many|vielen|besten|herzlichen|muchas|muchísimas|mille|hartelijk|heel erg|tante) )*(?:
    thanks|thank you|thx|ty|tysm|cheers|danke(?:sch\u00f6n)?|dank(?: (?:je|u))?|merci|gracias|grazie
    |bedankt
  )(?!\p{L})
`;
/** `Merci d'avance et bonne soirée, Anne`, in a sentence of its own; what names a cause may be for the reader. */
const thanksBehind = regex("iu")`
  (?<=[.!?])\s+${thanks}(?:
    (?! (?:
      for|that|if|but|with|luck|we|i|f\u00fcr|dass|wenn|aber|mit|gl\u00fcck|wir|ich|pour|que|si|mais
      |avec|chance|nous|je|por|pero|con|suerte|per|che|se|ma|fortuna|voor|dat|als|maar|met|wij|ik
    )(?!\p{L}))[^.!?\n"]
  ){0,60}[.!]*$
`;

/** `..., s'il vous plaît`, `..., merci beaucoup`, `Mit freundlichen Grüßen, Helga`: said to the judge. */
const pleading = regex("iu")`
  ,?\s+(?:
    please|pls|plz|bitte|s['\u2019]il (?:te|vous) pla[iî]t|por favor|per favore|alsjeblieft
    |alstublieft|though
    |(?:that|it)(?:['\u2019](?:d|ll)| would| will) be (?:(?:really|so|just|very|much|greatly) )?(?:
      great|good|nice|lovely|awesome|brilliant|kind|helpful|appreciated|super|perfect|ace
    )
    |das w\u00e4re (?:(?:sehr|echt|richtig) )?(?:nett|super|toll|lieb|klasse|prima)
    |(?:ce|\u00e7a) serait (?:(?:tr\u00e8s|vraiment) )?(?:sympa|super|gentil|g\u00e9nial|cool)
    |ser\u00eda (?:genial|estupendo)|sarebbe (?:fantastico|ottimo)|dat zou (?:fijn|leuk) zijn
  )(?=[.!?]*$)
  |(?:,|[.!?](?=\s))\s*(?:
    many thanks|thanks(?: (?:a lot|so much|in advance|mate|judge))?
    |thank you(?: (?:very|so) much| kindly| in advance)?|thx|ty|tysm|cheers|danke(?: ?sch\u00f6n| dir| ihnen)?
    |vielen dank|merci(?: (?:beaucoup|bien|d['\u2019]avance|\u00e0 (?:toi|vous)))?|(?:muchas )?gracias
    |grazie(?: mille)?|bedankt|dank je(?: wel)?
  )\s*[.!]*$
  |(?<=[.!?])\s+(?:
    (?:have )?(?:a )?(?:nice|good|lovely) (?:day|evening|weekend|one|night)
    |(?:einen )?(?:sch\u00f6nen?|guten?) (?:tag|abend|sonntag|wochenende)(?: noch)?
    |bonne (?:journ\u00e9e|soir\u00e9e|nuit)
    |bon (?:week-?end|dimanche)|buen(?:as|a|os)? (?:d\u00edas?|tardes?|noches?|fin de semana)
    |buon(?:a|o)? (?:giornata|serata|notte|weekend)|(?:een )?fijne (?:dag|avond|zondag)|prettige (?:dag|avond)
  )(?: \p{L}+)?\s*[.!]*$
  |(?<=[.!?])\s+(?:
    mit freundlichen gr\u00fc\u00dfen|(?:viele|liebe|beste) gr\u00fc\u00dfe|gru\u00df|lg|mfg
    |(?:best|kind|warm) regards|regards|sincerely|yours(?: (?:sincerely|truly))?|cordialement
    |saludos|saluti|groet(?:en|jes)?
  )[,.!]?(?:\s+\p{Lu}[\p{L}.]*){0,2}\s*$
`;
