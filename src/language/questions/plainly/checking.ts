/**
 * `Is that right?`, `dan heb je ze alledrie toch?`, below orders: what was made of them, and whether any is
 * missing, is the answer.
 */
import { regex, wrapped } from "../../../util/index.js";
import { recognise } from "../learned/recognise.js";
import { plainWords } from "../question-words.js";

/** What it asks of that which stands above; null where it asks more, or nothing. */
export function askedOfAbove(sentence: string): "legal" | "complete" | "received" | null {
  if (!sentence.includes("?")) return null;
  if (asksIfRight(sentence)) return "legal";
  const { intent, sureness } = recognise(sentence);
  if (sureness < sureEnough) return null;
  return intent === "legal" || intent === "complete" || intent === "received" ? intent : null;
}

/** Does the sentence ask no more than whether what stands above it is right, and all of it there? */
export function checksWhatStandsAbove(sentence: string): boolean {
  return askedOfAbove(sentence) !== null;
}

const sureEnough = 0.8;

/** `Hab ich das so richtig gemacht?`: does it surely ask whether what stands above is as it should be? */
export function asksIfRight(sentence: string): boolean {
  return sentence.includes("?") && rightly.test(plainWords(sentence));
}

const lead = "^(?:(?:and|so|ok|okay|but|thanks|hey|hi|und|danke|et|y|e|en|merci|gracias|grazie) )*";
const right = wrapped`
  (?:right|correct|correctly|properly|ok|okay|fine|good|alright|all right|in order|proper|valid|legal)
`;
const that = "(?:that|this|it|those|these|they|everything|all of (?:that|this|it)|all that)";
const orders = wrapped`
  (?:(?:my|the|these|those|all) )*(?:orders?|moves?|commands?|notation|syntax|format)
`;
const richtig = "(?:richtig|korrekt|ok|okay|gut|recht|in ordnung)";
const bien = wrapped`
  (?:bon|bonne?s?|bien|correct\w*|juste|exact|ok|en ordre|en regle)
`;

const rightly = regex()`
  ${lead}(?:
    (?:is|are|was|were|does|do) (?:${that}|${orders})(?: (?:look|sound|seem|read))?(?: (?:all|now|all now))? ${right}
    |(?:did|have|had) i (?:\w+ )?(?:do|done|get|got|gotten|write|written|put|enter|entered|send|sent|format|formatted
      |phrased?|spell|spelled|spelt|make|made|given?|word|worded) (?:${that}|${orders})(?: all)? (?:right|correctly
      |properly|right way|the right way|ok|okay|alright)
    |(?:ist|sind|war|waren) (?:das|dies|es|alles|meine (?:befehle|zuge)|die (?:befehle|zuge))(?: (?:so|alles|jetzt
      |auch))* ${richtig}
    |(?:stimmt|stimmen|passt|passen|klappt) (?:das|dies|es|alles|meine (?:befehle|zuge)|die (?:befehle
      |zuge))(?: (?:so|alles|jetzt|auch))*
    |hab(?:e)? ich (?:das|es|alles|die befehle|meine befehle|die zuge|meine zuge)(?: (?:so|alles|jetzt
      |auch))* ${richtig} (?:gemacht|geschrieben|formuliert|aufgeschrieben|angegeben|eingegeben)
    |(?:est ce que )?(?:c est|est ce|tout est|mes ordres sont)(?: (?:tout|bien|ils|assez))* ${bien}
    |(?:est ce que )?(?:j ai|ai je) (?:bien |correctement )?(?:fait|ecrit|formule|redige|note)(?: (?:ca|cela|tout
      |mes ordres))?(?: (?:bien|correctement|comme il faut))?
    |(?:esta|estan|va|son|es)(?: (?:todo|mis ordenes|asi|esto|eso))* (?:bien|correct[oa]s?|ok|validas?)
    |(?:lo )?(?:he hecho|hice|he escrito|escribi)(?: (?:todo|esto|mis ordenes))? (?:bien|correctamente)
    |(?:e|sono|va|vanno|andava)(?: (?:tutto|tutti|i miei ordini|cosi|questo))* (?:giust[oi]|corrett[oi]|bene|ok
      |in ordine|a posto)
    |(?:l )?ho (?:fatto|scritto)(?: (?:tutto|gli ordini))? (?:bene|giusto|correttamente|nel modo giusto)
    |(?:is|was|zijn) (?:dat|het|dit|alles|mijn (?:orders|bevelen|zetten))(?: (?:zo|allemaal|nu))* (?:goed|juist
      |correct|in orde|ok|oke)
    |kloppe?n?t? (?:dat|het|dit|alles|mijn (?:orders|bevelen|zetten))(?: (?:zo|allemaal|nu))*
    |(?:heb|had) ik (?:dat|het|dit|alles)(?: (?:zo|allemaal))* (?:goed|juist|correct) (?:gedaan|geschreven|opgeschreven
      |ingevuld)
  )(?: (?:now|then|so|jetzt|comme ca|comme cela|ainsi|asi|cosi|zo|like this|like that|this way|that way|or not
    |oder(?: nicht)?|of niet|ou pas|o no|thanks|thank you|danke|merci|gracias|grazie|dank je))*$
`;

/** Does it end in `did that work?`, which asks of what stands above? */
export function asksIfItWorked(sentence: string): boolean {
  return worked.test(plainWords(sentence));
}

const worked = regex()`
  (?:^| )(?:
    did (?:that|this|it|they|those)(?: all)? (?:work|go through|get through|come through|arrive|register)
    |(?:does|do) (?:that|this|it|they|those) (?:work|count)|was (?:that|this|it) (?:all )?(?:right|ok|okay|correct
      |fine)
    |hat (?:das|es) (?:so )?(?:geklappt|funktioniert)|war das (?:so )?(?:richtig|ok|okay|korrekt)
    |ca a (?:bien )?(?:marche|fonctionne)|c etait (?:bon|juste|correct)|(?:ha )?funciono|ha funcionado|estaba bien
    |ha funzionato|andava bene|era giusto|(?:heeft het|is het) (?:gewerkt|gelukt)|was (?:dat|het) goed
  )(?: (?:now|ok|then|so|jetzt|comme ca|asi|cosi|zo))?$
`;

/** `Did they get it?`, `was everyone told?`, `ist das erledigt?`: what became of what the last letter tells. */
export function asksWhatBecame(sentence: string): "arrived" | "done" | null {
  const words = plainWords(sentence);
  if (words.split(" ").length > mostWords) return null;
  if (arrived.test(words)) return "arrived";
  return done.test(words) || worked.test(words) ? "done" : null;
}

const mostWords = 9;
const arrived = regex()`
  ${lead}(?:
    (?:did|has|have) (?:it|that|this|they|he|she|every(?:one|body)|all|my (?:message|mail|note|letter)) (?:all )?(?:
      get|got|gotten|receive|received|arrived?|go(?:ne)? (?:out|off|through)|been (?:sent|delivered)
      |reach(?:ed)? (?:them|him|her|everyone)|heard|seen|read
    )(?: (?:it|that|this|my (?:message|mail|note|letter)|the message))?
    |(?:was|were|is|are) (?:it|that|they|he|she|every(?:one|body)|all|the others?|(?:my
      |the) message) (?:been )?(?:all )?
      (?:sent|delivered|told|informed|notified|out)
    |did you (?:send|deliver|forward|pass on|tell)(?: (?:it|that|them|him|her|every(?:one|body)))?(?: on)?
    |(?:hat|haben) (?:er|sie|es|alle|die anderen)(?: (?:das|es|sie|(?:die|meine) nachricht))? (?:bekommen|erhalten
      |gekriegt
      |gelesen)
    |(?:ist|sind|wurden?) (?:es|das|sie|alle|(?:die|meine) nachricht)(?: (?:schon|auch))? (?:angekommen|raus
      |rausgegangen
      |verschickt|informiert|benachrichtigt)
    |(?:wissen|weiss) (?:alle|sie|er)(?: (?:jetzt|nun|schon))? (?:bescheid|das|es|davon)
    |(?:wissen|weiss) (?:das|es) (?:alle|er|sie)
    |(?:est ce qu (?:il|elle|ils|elles) )?(?:l a|l ont|il l a|ils l ont|elle l a)(?: (?:t il|t elle|ils
      |elles))?(?: bien)?
      (?:recu|lu)
    |(?:est ce que )?c est (?:bien )?(?:parti|envoye|arrive)|tout le monde (?:est|a ete) (?:prevenu|informe|averti)
    |(?:lo|la) (?:ha|han) (?:recibido|leido)|(?:lo|la) recib(?:io|ieron)|(?:ya )?(?:se )?(?:ha enviado|envio
      |ha llegado|llego)
    |(?:estan )?todos (?:avisados|informados)|(?:l ha|l hanno)(?: (?:gia))? (?:ricevut|lett)[oa]
    |e (?:stat[oa] )?(?:inviat|arrivat|consegnat)[oa]|sono (?:stati )?tutti (?:avvisati|informati)
    |(?:heeft|hebben) (?:hij|zij|ze|iedereen)(?: (?:het|dat|mijn bericht))? (?:gekregen|ontvangen|gelezen)
    |is (?:het|dat|mijn bericht) (?:aangekomen|verstuurd|verzonden)|(?:is|weet) iedereen (?:ingelicht|het)
  )(?: (?:ok|okay|all right|now|already|yet|then|jetzt|schon|auch|bien|ya|gia|nu|al))?$
`;
const done = regex()`
  ${lead}(?:
    (?:is|was) (?:that|it|this|everything) (?:all )?(?:done|set|settled|noted|saved|changed|sorted|fixed)
    |did you (?:do|change|set|fix|note|get|manage) (?:it|that|this)
    |(?:ist|war) (?:das|es|alles) (?:jetzt |schon |nun )?(?:erledigt|gemacht|eingetragen|geandert|notiert)
    |(?:est ce que )?c est (?:bien )?(?:fait|note|regle|change)|(?:ya )?(?:esta|queda) (?:hecho|anotado|cambiado)
    |(?:does|do) (?:the )?(?:gm|game ?master|every(?:one|body)|others|he|she|they)(?: all)? know
      (?: (?:it|that|this|about (?:it|that|this)))?
    |(?:is|are|was|were) (?:the )?(?:gm|game ?master|others?) (?:told|informed|aware|notified)(?: of (?:it|that|this))?
    |(?:ist|weiss|sind|wissen) (?:der |die )?(?:spielleiter\w*|gm|sl|anderen)(?: das| es| davon)?(?: schon| jetzt| nun)?
      (?: bescheid| informiert| benachrichtigt)?
    |(?:est ce que )?(?:le (?:mj|meneur(?: de jeu)?|maitre(?: de jeu)?)|les autres) (?:est|sont)(?: (?:il|ils))?
      (?: bien)? (?:au courant|prevenus?|informes?|avertis?)
    |(?:el (?:director|master|gm)|los demas) (?:ya )?(?:lo )?(?:sabe|saben|esta informado|estan informados)
    |(?:il (?:master|gm|direttore)|gli altri) (?:lo )?(?:sa|sanno|e informato|sono informati)
    |(?:weet|is) (?:de )?(?:spelleider|gm)(?: het| dat)?(?: al)?(?: ingelicht)?
    |e (?:stato )?fatto|is (?:het|dat) (?:gebeurd|geregeld|gedaan|gewijzigd)
  )(?: (?:now|already|yet|then|jetzt|schon|ya|gia|nu|al))?$
`;

/** `Is that so?`, `stimmt das?`, of what somebody says or has heard. */
export function asksIfTrue(sentence: string): boolean {
  return truth.test(plainWords(sentence));
}

const truth = regex()`
  \b(?:is|was) (?:that|this|it) (?:really )?(?:so|true|right|correct)\b|\b(?:true|right|correct|really)$
  |\bstimmt (?:das|es)\b|\b(?:stimmts?|wahr|richtig|wirklich)$|\bist (?:das|es) (?:wahr|so|richtig)\b
  |\b(?:c est|est ce|est il) (?:bien )?(?:vrai|exact|juste)\b|\b(?:vrai|vraiment)$
  |\bes (?:eso )?(?:verdad|cierto|asi)\b|\b(?:verdad|cierto)$
  |\be (?:proprio )?(?:vero|cosi)\b|\b(?:vero|davvero)$
  |\bklopt (?:dat|het|t)\b|\bis (?:dat|het) (?:zo|waar)\b|\b(?:klopt|waar|echt)$
`;

/** `Is it true that Moscow can't go by sea?`: does it ask for a yes to what is not possible? */
export function believesImpossible(sentence: string): boolean {
  const said = sentence.trim();
  return unable.test(said) && (believing.test(said) || tagged.test(said));
}

const unable = regex("iu")`
  (?<!\p{L})(?:
    (?:can|could|may)(?:not| not|n?['\u2019]?t)|(?:is|are|am|['\u2019]s) (?:not|un)(?: |)(?:able|allowed)
    |(?:is|are) (?:not|never) possible|(?:is|are) impossible|has no way|no way (?:for|to)
    |(?:kann|k\u00f6nnen|k\u00f6nnte|darf)(?!\p{L})[^?.!]{0,60}(?<!\p{L})(?:nicht|nie|kein\p{L}*|nirgends)
    |(?:nicht|nie|kein\p{L}*)(?!\p{L})[^?.!]{0,60}(?<!\p{L})(?:kann|k\u00f6nnen|darf)
    |ne (?:peut|peuvent|peux|pourrai\p{L}*) (?:pas|plus|jamais)
    |no (?:puede\p{L}*|puedo|podr\u00eda\p{L}*)|non (?:pu\u00f2|posso|possono|potrebbe\p{L}*)
    |(?:kan|kunnen|mag)(?!\p{L})[^?.!]{0,60}(?<!\p{L})(?:niet|nooit|geen)
    |(?:niet|nooit|geen)(?!\p{L})[^?.!]{0,60}(?<!\p{L})(?:kan|kunnen|mag)
  )(?!\p{L})
`;

const believing = regex("iu")`
  ^\W*(?:(?:and|so|but|ok(?:ay)?|und|also|et|donc|y|e|en|dus),? )*(?:
    (?:is it|am i|it(?:['\u2019]s| is)|i(?:['\u2019]m| am)) (?:\p{L}+ )?
      (?:true|correct|right|so|a fact|the case)
      (?: (?:in (?:thinking|saying|assuming)|to (?:think|say|assume)))?
    |(?:do i|have i) (?:understand|understood|got)
    |i (?:take it|suppose|assume|gather|think|believe|guess|presume)(?: that)?
    |(?:stimmt (?:es|das)|ist es (?:wahr|richtig|so)|richtig|verstehe ich (?:das )?richtig)[^,]{0,20},? ?dass
    |(?:est-ce (?:que c['\u2019]est )?|est-il |c['\u2019]est |il est )(?:bien )?(?:vrai|exact|correct)(?= qu)
    |\u00bf?(?:es|no es) (?:verdad|cierto|correcto) que|(?:\u00e8|e) (?:vero|giusto|corretto) che
    |(?:klopt het|is het (?:waar|juist)|klopt),? dat
  )(?!\p{L})
`;

const tagged = regex("iu")`
  [,;.\u2013-] ?(?:
    right|correct|true|yes|no|can (?:it|he|she|they|i)|could (?:it|he|she|they)|or (?:can it|am i wrong)
    |oder(?: doch)?|richtig|stimmt['\u2019]?s?|nicht wahr|n['\u2019]est-ce pas|hein
    |c['\u2019]est (?:\u00e7a|bien \u00e7a)
    |\u00bf?verdad|\u00bf?no|\u00bf?cierto|vero|giusto|no \u00e8 vero|toch|h\u00e8|of wel
  ) ?\?\W*$
`;
