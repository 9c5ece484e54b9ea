/** Whose wish is it? `Can I join alps?` wants a seat for its writer; `How do I join?` and `Can Ben join?` ask. */
import { regex, wrapped } from "../../util/index.js";
import type { Intent } from "./intents.js";
import { inFull, plainWords } from "./question-words.js";
import { readQuestion } from "./read-question.js";

const writer = regex()`
  \b(?:
    i|im|id|ive|me|my|ich|mich|mir|je|j|moi|m|yo|quiero|prefiero|prefiere|preferisco|quisiera
    |gustaria|apuntame|apuntarme|unirme|puedo|io|vorrei|voglio|posso|mi|ik|mij|eu|quero|gostaria
    |chcialabym|chcialbym|chce|chetnie|moge
  )\b
`;

/** `Preferably England`, `Russia would be nice`: whose wish that is goes without saying. */
const preferring = regex()`
  ^(?:
    preferably|ideally|vorzugsweise|am liebsten|de preference|preferiblemente|preferibilmente
    |[a-z]+ would be
    |(?:would|d|ll|will|could|can) (?:gladly |happily |really |love to |like to |also )*
      (?:take|play|join|have|like|love|be)
  )\b
`;

/** What asks for an explanation, or about others. */
const explains = regex()`
  \b(?:
    how|who|whom|when|what|which|where|why|wie|wer|wann|was|welche[rsnm]?|wo|warum|comment|qui
    |quand|quel\w*|combien|pourquoi|como|quien\w*|cuando|cuant\w+|que partidas?|come|chi|quando
    |quant\w+|hoe|wanneer|hoeveel|if i|should i|shall i|(?:is it|would it be) better|soll ich
    |sollte ich|wenn ich|si je|dois je|vaut il mieux|mi conviene|me conviene|debo|devo|friends?
    |brother|sister|wife|husband|son|daughter|freund\w*|bruder|schwester|ami|amie|frere|soeur
    |amig[oa]|amic[oa]|vriend\w*|not|nicht|nie|never|pas|dont|cant|no longer|no puedo|non
  )\b
`;

/** Does somebody speak of themselves? */
export function saysOfSelf(sentence: string): boolean {
  return (
    writer.test(plainWords(sentence)) ||
    /\b(?:estoy|estare|voy|sono|saro|vou|ma)\b/.test(plainWords(sentence))
  );
}

const askingHow = regex()`
  ^(?:how|what|wie|was|comment|que|como|come|cosa)\b
  |\b(?:
    how (?:do|can|could|to|would)|wie (?:kann|mache)|comment (?:puis|faire|peut)|como (?:puedo|se)
    |come (?:posso|si)
  )\b
`;

/** Does a sentence ask how something is done, or about others? */
export function asksHow(sentence: string): boolean {
  return askingHow.test(inFull(plainWords(sentence)));
}

/** Does somebody want for themselves what the sentence is about, and nothing else? */
export function isOwnWish(sentence: string, intent: Intent): boolean {
  if (isOwn(sentence) || (intent === "watch" && refusesToPlay(sentence))) return true;
  const plain = inFull(plainWords(sentence)).replace(purpose, "");
  if (intent === "watch" && possiblyWatching.test(plain) && !explains.test(plain)) return true;
  if (/\b(?:if|when|once) i\b|\bwenn ich\b|\bsi j|\bse io\b/i.test(sentence)) return false;
  // `A friend told me of it, and I would love to join`; `I have never played, but would like to`.
  const clauses = sentence.split(joint);
  return clauses.some((clause) => readQuestion(clause)?.intent === intent && isOwn(clause));
}

const joint =
  /[,;:]\s+|\s+(?:and|but|so|und|aber|et|mais|y|pero|e|ma)\s+(?=(?:i|ich|je|j'|yo|io|would|will|could)\b)/i;

const others = wrapped`
  (?:
    friends?|mates?|colleagues?|brothers?|sisters?|wife|husband|son|daughter|kids|freunde?
    |freundin(?:nen)?|kollegen?|bruder|schwester|frau|mann|ami[es]*|collegues?|frere|soeur|femme
    |mari|amig[oa]s?|herman[oa]|amic[oihe]+|fratello|sorella|vrienden|vriend|broer|zus
  )
`;
const company = regex()`
  \b(?:
    (?:me|i|myself|ich|moi|yo|io|ik) (?:and|und|et|y|e|en) (?:\w+ ){0,2}${others}
    |(?:my|meine?|mes|mon|ma|mis?|i miei|mio|mia|mijn) (?:\w+ )?${others} (?:and|und|et|y|e|en) (?:
      i|me|myself|ich|moi|yo|io|ik
    )
  )\b
`;

/** `Me and two friends would like to join`: their writer speaks for others too. */
export function speaksForOthers(sentence: string): boolean {
  return company.test(plainWords(sentence));
}

/** `to see how it goes`: what a wish is for explains nothing. */
const purpose = regex()`
  \b(?:to|um zu|um|pour|para|per|om te|om) (?:\w+ )?(?:
    see|learn|watch|find out|understand|get a feel(?:ing)? (?:for|of)|get an idea of|sehen|lernen
    |verstehen|voir|comprendre|apprendre|ver|aprender|entender|vedere|imparare|capire|zien|leren
  ) (?:how|what|wie|was|comment|ce qu\w*|como|come|cosa|hoe|wat)\b.*
`;

/** `Is it possible just to watch paris?` */
const possiblyWatching = regex()`
  ^(?:\w+ ){0,2}?(?:is|would|ist|ware|est|serait|es|seria|e|sarebbe) (?:it |es |il |ce )?
    (?:still |also |perhaps |auch |vielleicht )?(?:be )?(?:
      possible|ok|okay|alright|fine|moglich|possible|posible|possibile
    ) `;

function isOwn(sentence: string): boolean {
  const plain = inFull(plainWords(sentence).replace(company, "i"));
  const asked = plain
    .replace(/\bif (?:that|this|it)(?: i)?s (?:ok|okay|fine|possible|alright)\b.*/, "")
    .replace(purpose, "");
  // `y` is `why` in chats and `and` in Spanish.
  const said = /\by\b/.test(plainWords(sentence)) ? plainWords(sentence) : asked;
  return (writer.test(asked) || preferring.test(asked)) && !explains.test(said);
}

/**
 * `Please don't sign me up yet`, `for now I am only asking`, `only if I can have Turkey`: whatever else a mail
 * says, its writer wants no seat now, or not any seat.
 */
export function putsOffEntry(mail: string): boolean {
  return laterPerhaps.test(inFull(plainWords(mail))) || wantsOnePower(mail);
}

/** `Only if I can have Turkey`: powers are given out when the game begins, and nobody is promised one. */
export function wantsOnePower(mail: string): boolean {
  return onlyIf.test(inFull(plainWords(mail)));
}

const onlyIf = regex()`
  \b(?:
    only (?:\w+ ){0,3}if (?:i|we) (?:\w+ )?(?:can |could |may |am |will )?
      (?:have|get|be|play|given)(?! (?:\w+ )?(?:time|enough|to)\b)
    |nur (?:\w+ ){0,3}(?:wenn|falls) ich|(?:seulement|uniquement|que) si (?:je|j)
    |(?:solo|solamente|unicamente) si (?:puedo|me|yo|juego)
    |(?:soltanto|solo|solamente) se (?:posso|mi|io|gioco)|alleen als ik
  )\b
`;

const enter = "(?:sign|put|add|enter|enrol|enroll|register|book|write|note|count)";
const laterPerhaps = regex()`
  \b(?:
    ${[
      wrapped`
      (?:dont|don t|do not|not yet|no need to) (?:\w+ )?${enter} me\b(?! (?:in |down |up )?
          (?:as|on|for|with|near|next|beside)\b)
      |(?:not|without) (?:sign|register|enroll?|enter|join)ing (?:\w+ )?(?:yet|now|for now)
      |(?:only|just) (?:asking|curious|a question) (?:
        for now|for the moment|at the moment|so far|today
      )
      |before i (?:sign up|join|enter|register|commit|decide)
    `,
      wrapped`
      (?:better|rather|please|so) (?:dont|don t|do not) (?:\w+ )?
        (?:sign|enter|enrol|enroll|register) me
      |(?:dont|don t|do not|not) (?:sign|put|add|enter|enrol|enroll|register|book|note) me (?:\w+ )?after all
      |(?:bitte )?(?:also )?(?:bitte )?(?:lieber|besser|doch) (?:lieber |noch )?nicht (?:
        anmelden|eintragen|einschreiben|aufnehmen
      )
      |(?:ne m inscri\w+|ne m ajoute\w*) (?:finalement|plutot) pas
      |(?:al final|mejor) no me (?:apunt\w+|inscrib\w+)
      |(?:alla fine|meglio di) no,? non mi iscriv\w+
      |(?:toch|liever) niet (?:inschrijven|aanmelden)
    `,
      wrapped`
      (?:trag|tragt|tragen sie|schreib|schreibt|schreiben sie|meld|meldet|melden sie) mich (?:\w+ )?
        (?:noch )?nicht
      |(?:noch|vorerst|erst mal|einstweilen) nicht (?:anmelden|eintragen|einschreiben)
      |(?:melde|schreibe|trage) mich (?:noch|vorerst) nicht
    `,
      wrapped`
      ne m (?:inscri\w+|ajoute\w*|enregistre\w*) (?:surtout )?pas
      |(?:je ne|je n|sans) m inscri\w+ pas (?:encore|tout de suite|pour l instant)
    `,
      wrapped`
      (?:no|todavia no|aun no) me (?:apunt\w+|inscrib\w+|anot\w+)
      |non mi (?:iscriv\w+|segn\w+|aggiung\w+|metta|mettete)|non (?:iscriver|segnar|aggiunger)mi
    `,
      "(?:schrijf|zet|meld) (?:me|mij) (?:nog )?niet",
    ].join("|")}
  )\b
`;

/** `I don't want to play myself`, beside what somebody wants instead. */
export function refusesToPlay(sentence: string): boolean {
  return refusing.test(inFull(plainWords(sentence)));
}

const refusing = regex()`
  \b(?:dont|don t|do not|not) (?:\w+ ){0,2}(?:want|wish|like|plan|intend|need|mean) (?:to )?
    (?:play|join)\b
  |\b(?:mochte|will|kann) (?:\w+ ){0,2}nicht (?:\w+ ){0,2}(?:mit)?(?:spielen|machen)\b
  |\b(?:mit)?spielen (?:mochte|will|kann|werde) (?:\w+ ){0,2}nicht\b
  |\b(?:veux|souhaite) pas (?:\w+ )?jouer\b|\bno quiero jugar\b|\bnon voglio giocare\b
`;

const wishing = regex()`
  \b(?:
    i|id|ill|im|me|my|mine|please|pls|possible|possibly|prefer\w*|rather|ideally|favou?rite|choice
    |delighted|glad|ich|mir|mich|gern\w*|lieb\w*|bitte|moglich|je|j|moi|possible|prefere\w*|yo|me
    |posible|preferiria|prefiero|io|mi|possibile|preferirei|preferisco|ik|graag|liever|lijkt
  )\b
`;
const telling = regex()`
  \b(?:
    he|she|they|him|her|friend\w*|brother|sister|attack\w*|against|fight\w*|beat\w*|hate|plays
    |playing against|told|says?|said|er|sie|spielt|il|elle|joue|juega|gioca|from|live|lives
    |speak\w*
  )\b
`;

/** May a sentence that names a power wish for it, where its writer has just asked for a seat? */
export function mayWishPower(sentence: string): boolean {
  const plain = inFull(plainWords(sentence));
  if (
    telling.test(plain) ||
    /^(?:who|what|how|when|why|where|wer|was|wie|qui|quien|chi)\b/.test(plain)
  )
    return false;
  return wishing.test(plain) || plain.split(" ").length <= shortest;
}

/** `Russia or Turkey, if you can` */
const shortest = 8;

const butFor = regex()`
  \b(?:
    (?:anything|anyone|any(?: power| country| one)?|everything|all|whatever|whichever) (?:
      but|except|other than|apart from
    )
    |not|no|nicht|ausser|bloss nicht|nur nicht|alles ausser|(?:tout|n importe quoi|toutes?) sauf
    |surtout pas|pas|cualquier\w* (?:menos|excepto)|menos|qualsiasi (?:tranne|meno)|tutt\w* tranne
    |tranne
  )\b
`;

/** Does somebody want any power but those that they name? */
export function isButFor(sentence: string): boolean {
  return butFor.test(plainWords(sentence).replace(carefree, " "));
}

/** `I'm not picky`, `no big deal if not`, `nicht so wichtig`: nothing is refused. */
const carefree = regex("g")`
  \b(?:not|no|nicht|kein\w*|pas|aucun\w*|non|niet|geen|ningun\w*|nessun\w*) (?:\w+ ){0,2}?(?:
    picky|fussy|choosy|bothered|particular|important|mind|minding|matters?|care|fixed|set on
    |essential|necessary|must|problems?|issue|deal|worr\w+|drama|disaster|hurry|rush|sure
    |wahlerisch|wichtig|schlimm|festgelegt|muss|problem|drama|sicher|difficile|exigeant\w*|grave
    |important\w*|probleme|presse\w*|sur|exigente|dificil|problema|importa\w*|seguro|schizzinos\w
    |difficile|sicur\w|kieskeurig|belangrijk|erg|zeker
  )\b
  |\b(?:if|wenn|falls|si|se|als) (?:not|nicht|non|pas|no|niet)\b
`;
