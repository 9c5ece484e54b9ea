/**
 * A request to tell somebody something, wherever in its sentence it stands and however it is turned: `Ach ja,
 * und den Russen könntest du ausrichten, dass ...`, `quiero que le digas al francés que ...`. A verb of telling
 * stands in a clause that asks for it, beside who is told; `that`, or a colon, joins what they are told.
 */

import { regex } from "../../../../util/index.js";
import { questionWords } from "./speech.js";

interface Requested {
  /** Is somebody to be asked something, and not told? */
  readonly isAsked: boolean;
  /** Words that name who is told, the likelier first. */
  readonly whom: readonly string[];
  readonly what: string;
  /** Is somebody told who is only called `him`? */
  readonly isOfHim: boolean;
  /** Where its clause begins. */
  readonly from: number;
}

/** The first request of a sentence; null where nobody is to be told anything. */
export function requestedIn(sentence: string): Requested | null {
  for (const { 0: verb, index } of sentence.matchAll(telling)) {
    const from = clauseAt(sentence.slice(0, index));
    const before = sentence.slice(from, index);
    const isAsked = asking.test(verb);
    const pattern = isAsked ? behindAsking : behindVerb;
    const { between: behind = "", what = "" } =
      pattern.exec(sentence.slice(index + verb.length))?.groups ?? {};
    const between = behind.replace(asideOfWriter, "");
    const isWanted =
      isCommand(before, verb) ||
      asks.test(before) ||
      asks.test(between) ||
      bidsBriefly(before, verb);
    if (between.split(",").filter((each) => !manner.test(each)).length > 1) continue;
    if (what === "" || !isWanted || tellsWriter(before) || tellsWriter(between)) continue;
    if (denies.test(before) || denies.test(between)) continue;
    return {
      isAsked,
      whom: toEverybody.test(verb) ? [everybody] : [between, before],
      what,
      isOfHim: ofHim.test(`${before} ${verb} ${between}`) || (isAsked && ofThem.test(what)),
      from,
    };
  }
  return null;
}

/** `Kannst du bitte rumschicken, dass ...` */
const toEverybody = /^(?:(?:he)?rum|rund)schicken|circul|rondsturen/iu;
const everybody = "everybody";

/** `..., und dem Joost noch, dass ...`: does somebody else get words of their own, whoever that is? */
export function tellsUnknownToo(what: string): boolean {
  return another.test(what);
}

/** Where the clause begins that ends these words. */
function clauseAt(before: string): number {
  const ends = [...before.matchAll(clauseEnds)].at(-1);
  return ends === undefined ? 0 : ends.index + ends[0].length;
}

const clauseEnds = /[,;:!?–—(]\s+|\.\s+/gu;

/** `Sag Österreich`, `und bitte dile a Rusia`: the verb begins its clause, and bids. */
function isCommand(before: string, verb: string): boolean {
  return bids.test(verb) && opens.test(before);
}

/** `Italien sagen dass ...`, `und dem Türken ausrichten, dass ...`: a name and the infinitive. */
function bidsBriefly(before: string, verb: string): boolean {
  return infinitive.test(verb) && nameAlone.test(before);
}

const infinitive =
  /^(?:sagen|schreiben|ausrichten|mitteilen|fragen|weitersagen|zeggen|schrijven|vragen|laten weten)$/iu;
const nameAlone = regex("u")`
  ^\W*(?:(?:[Uu]nd|[Aa]uch|[Dd]ann|[Nn]och|en|ook|dan|[Aa]n|aan|[Dd]em|[Dd]en|[Dd]er|de)[ ])*
    \p{Lu}\p{L}{3,}[ ](?:noch[ ]|ook[ ])?$
`;

/** What stands before the request says who makes it. */
function tellsWriter(words: string): boolean {
  const asked = [...words.matchAll(new RegExp(asks, "giu"))].at(-1);
  return toWriter.test(words.slice(asked === undefined ? 0 : asked.index + asked[0].length));
}

const bids = regex("iu")`
  ^(?:
    ask|find out|reply|answer|frage?|antworte|demande[rz]?|r\u00e9ponds|r\u00e9pondez
    |preg\u00fant[ae](?:le|les)?|pregunta(?:le|les)?|resp\u00f3nd[ae](?:le|les)?|responde
    |cont\u00e9sta(?:le|les)?|chiedi(?:gli|le)?|chieda|rispondi(?:gli|le)?|risponda|vraag|antwoord
    |tell|inform|notify|warn|pass|forward|relay|convey|message|write|sage?|sag'|schreibe?|richte
    |teile?|gib|informiere|warne|übermittle|dis|dites|préviens|prévenez|avertis|avertissez
    |informez|(?:dis|dites)-le|d[ií]selo|dillo|diglielo|écris|écrivez|transmets|transmettez|fais
    |faites|d[ií](?:le|les|gale|gales)?|diga(?:le|les)?|avís[ae](?:le|les)?|avisa|avise
    |cuént[ae]le|escríb[ae](?:le|les)?|mánd[ae](?:le|les)?|comunica|comuníc[ae]le|infórm[ae]le
    |pás[ae](?:le|les)?|ház(?:le|les)|di'|dì|digli|dille|dica|avvisa|avvisi|avverti|avverta
    |comunica|riferisci|riferisca|scrivi|scriva|fai|faccia|zeg|meld|laat|schrijf|geef|vertel|stuur
  )$
`;

const opens = regex("iu")`
  ^\W*(?:
    (?:
      and|but|so|then|also|please|pls|just|oh|hey|anzi|piuttosto|or rather|rather|better|lieber
      |mejor|plut\u00f4t|secretly|quietly|und|aber|dann|auch|bitte|ach ja|ja|et|mais|puis|aussi
      |alors|y|pero|luego|también|por favor|e|ma|poi|anche|per favore|en|maar|dan|ook|graag|ok
      |okay
    )[ ,]+
  )*$
`;

const asks = regex("iu")`
  (?<!\p{L})(?:
    (?:can|could|would|will) (?:you|u|someone|somebody)|you (?:can|could|may|might)
    |(?:you|someone|somebody) to|please|pls|kindly|would like you to|want you to|need you to
    |be so (?:kind|good)|if you (?:could|would)|bitte|kannst du|kannste|könntest du|würdest du
    |magst du|(?:können|könnten|würden) sie|sei(?:en sie)? so|dass (?:du|sie)
    |s['\u2019]il (?:te|vous) pla[iî]t|(?:peux|pourrais|veux)[- ]tu|tu (?:peux|pourrais)
    |(?:pouvez|pourriez|voulez)[- ]vous|vous (?:pouvez|pourriez)|que (?:tu|vous)|merci de
    |il faut(?:drait)?|por favor|puedes|podrías?|puede|que (?:le|les)|per favore|puoi|potresti|può
    |potrebbe|potete|potreste|podéis|podríais|podrían|könnt(?:et)? ihr
    |dovresti|dovrebbe|che (?:tu|lei)|^\W*(?:y |et |e )?(?:que|che)(?=\s)
    |(?:quiero|quisiera|gustaría|ruego|pido|agradecer(?:ía|é)|agradezco|encargo) que
    |(?:veux|voudrais|aimerais|faut) que|(?:vorrei|voglio) che|vorrei|quisiera|je voudrais
    |ich m\u00f6chte|ik zou graag|i(?:['\u2019]d| would| should) (?:like|ask you|wish) to
    |i would ask you|alsjeblieft|alstublieft|(?:kun|kunt|kan|zou|wil|wilt) (?:je|u)|dat (?:je|u)
  )(?!\p{L})
`;

/** The writer is told nothing: `kannst du mir sagen, dass ...`. */
const toWriter = regex("iu")`
  (?<!\p{L}|(?:namens|for|from|von|f\u00fcr|van|voor|per|por|pour) )(?:
    me|us|mir|uns|moi|nous|mij|ons|i|we|ich|wir|je|j['\u2019]\p{L}+|yo|io|ik
  )(?!\p{L}|['\u2019])(?! (?:would like|want|need|voudrais|veux|aimerais|souhaite|möchte|will) )
`;

const denies =
  /(?<!\p{L})(?:not|never|n['’]t|nicht|nichts|nie|pas|rien|no|nada|non|niente|niet|niets)(?!\p{L})/iu;

const telling = regex("giu")`
  (?<!\p{L})(?:
    ask(?! a?round(?!\p{L}))|find out|frag(?:e|en|st)?|demande[rz]?|preg[u\u00fa]nt\p{L}+|chied\p{L}+|vra(?:ag|agt|gen)
    |repl(?:y|ies)|answer|antwort\p{L}*|antwoord\p{L}*|r[e\u00e9]pon[ds]\p{L}*
    |resp[o\u00f3]nd\p{L}*|cont[e\u00e9]st\p{L}+|rispond\p{L}*|(?:he)?rumschicken|rundschicken
    |(?:faire|faites|fais) circuler|circulate|hacer circular|far circolare|rondsturen|tell
    |let(?= [^.:!?]{2,60} (?:know|understand|hear))|inform|notify|warn
    |pass (?:it |this |that |a \p{L}+ )?(?:on|along)|forward (?:this |that )?to|relay|convey
    |mention|message|write|sag(?:e|en|st|t)?|ausrichten?|ausrichtest|richten?|mitteilen|mitteilst
    |teile?|schreib(?:e|en|st)?|bescheid(?: (?:sagen|geben))?|weitersagen|weitergeben|weiterleiten
    |bestellen|übermitteln|übermittle|informier(?:e|en)|warne?n?|wissen lassen|stecken|flüstern
    |zuflüstern|klarmachen|erzählen?|dis|dites|dire|disiez|dises
    |(?:fais|faites|faire|fassiez|fasses) savoir|prév(?:ien|en)\p{L}+|avert\p{L}+
    |écri(?:s|re|vez|viez|ves)|transmet\p{L}*|signal\p{L}+|(?:dis|dites)-le|d[ií]selo|dillo
    |diglielo|sepan?|sachent?|sappia(?:no)?|d[ií](?:le|les|gale|gales)?|diga(?:s|le|les)?
    |dijera(?:s|le|les)?|h(?:aga|iciera)s? (?:saber|llegar)|comuni(?:que|cara)s?
    |transmit(?:iera|a)s?|decir(?:le|les)?|av[ií]s(?:a|e|es|ar|ale|ales|ele|arle|arles)
    |cuént[ae]le|contarle|escr[ií]b(?:e|a|ele|ale|eles|ir|irle|as)|mánd[ae](?:le|les)?
    |pás[ae](?:le|les)|comun[ií](?:ca|car|carle|cale|ques)|inf[oó]rm(?:a|ar|ale|arle|es|er|ez|iez)
    |(?:házle|hazle|házles|hazles|hacerle|hacer) saber|transmit(?:e|a|ir|irle|as)|di['\u2019]|dì|digli
    |dille|dica|dicessi|dicesse|dirgli|dirle|(?:fai|far|fare|fargli|faccia) sapere
    |avvis(?:a|are|i|arlo)|avvert(?:i|ire|a)|comunic(?:a|are|hi)|riferi(?:sci|re|rgli|sca)
    |scriv(?:i|ere|a|ergli)|zeg(?:gen|t)?|doorgeven|geef|laten weten|laat|meld(?:en)?|schrijf
    |schrijven|vertel(?:len|t)?
  )(?!\p{L})
`;

/** Verbs of asking. */
const asking = /^(?:ask|find|frag|demand|preg|chied|vra)/iu;
/** `Frag ihn bitte mal, warum ...`, `ask Italy what ...` */
const behindAsking = regex("isu")`
  ^(?<between>[^:;.!?"\u00ab\u201e\u201c]{0,60}?)[,:]?\s+(?<what>
    (?:${questionWords})(?!\p{L}).*|s['\u2019]ils?\s.*|qu['\u2019]\S.*
  )$
`;

const said = "that|q|k|ke|dass|daß|que|che|dat";
const behindVerb = regex("isu")`
  ^(?<between>[^:;.!?"\u00ab\u201e\u201c]{0,80}?)(?:
    ,?\s+(?:davon |de |over )?(?:${said})(?=[\s,])\s*|,?\s+qu['\u2019]\s*|\s*:\s*
  )(?<what>\S.*)$
`;
/** `Dile, por favor, a Rusia`, `al Turco, in segreto`: one part between commas says whom, the others how. */
const manner = regex("iu")`
  ^\s*(?:
    (?:
      tu|please|pls|bitte|por favor|per favore|s['\u2019]il (?:te|vous) pla[i\u00ee]t|alsjeblieft
      |in segreto|en secreto|en secret|im vertrauen|unter vier augen
    )\s*
  )?$
`;

/** `..., and I do so with a heavy heart, ...` */
const asideOfWriter = /,\s*(?:and|und|et|y|e|en) (?:i|ich|je|yo|io|ik) [^,]{2,60}(?=,|$)/iu;
const ofHim = regex("iu")`
  (?<!\p{L})(?:
    \p{L}{2,}(?:[eiour]gli(?:el[oa])?|[ier]les?)|dille|d[i\u00ed]sel[oa]|(?:dis|dites)-le|ihm|ihn
    |ihr|ihnen|lui|leur|him|her|them|hem|haar|hen
  )(?!\p{L})
`;
/** `Ask if he would stay` */
const ofThem = /^\S+ ?(?:he|she|they|er|sie|ils?|elles?|hij|zij|ze)(?!\p{L})/iu;

const another = regex("u")`
  ,?\s+(?:and|und|et|y|e|en) (?:to |den |dem |der |à |a |al |aan |tegen )?\p{Lu}\p{L}{2,}
    (?: \p{L}+){0,3},? (?:${said})(?!\p{L})
`;
