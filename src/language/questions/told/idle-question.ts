/**
 * What wants no answer: `how are you?`, `nice, isn't it?`, `who knows?`; and `my fleet is in Ankara`, beside what is
 * asked of it.
 */
import { regex, wrapped } from "../../../util/index.js";
import { mayBeOrder } from "../../lexer/order-like.js";
import { looksForward } from "../plainly/denials.js";
import { isSaidAnyway } from "../plainly/word-wanted.js";
import { isWanting, plainWords } from "../question-words.js";

const tag = wrapped`
  (?:
    no|right|ok|okay|yes|yeah|huh|eh|hm+|innit|correct|or|you know|don t you think|isn t it
    |aren t they|won t you|oder|nicht wahr|gell|ne|was|ja|non|hein|n est ce pas|d accord|verdad
    |vale|sabes|vero|giusto|capito|toch|he|niet|nietwaar|hoor
  )
`;

const idle = regex()`
  ^(?:(?:and|so|but|well|hi|hello|hey|und|na|et|alors|y|e|en|nou|${tag}) )*(?:
    ${[
      `(?:${tag} )*${tag}`,
      wrapped`
      how (?:are|r) (?:you|u|things|we)\b.*
      |how(?: i)?s (?:it going|life|everything|tricks|your \w+)\b.*|how do you do|what s up
      |all well|you (?:ok|there|alright)|are you (?:ok|there|well|real|alive)\b.*
    `,
      wrapped`
      (?:how|what) (?:is|s|was) (?:the|your) (?:weather|weekend|day|evening|family|holiday)\b.*
      |.*\b(?:weather|wetter|meteo|clima|tiempo hace|che tempo fa|het weer)\b.*
    `,
      wrapped`
      who knows|who cares|who would have thought\b.*|what can (?:one|you|i|we) do
      |what did i (?:say|tell you)|why (?:me|not|always me|oh why)|really|seriously
      |what(?: the .*)?|wtf|lol|can you believe (?:it|that)|you know what|guess what
      |how (?:rude|nice|lovely|exciting|dare \w+)\b.*
      |(?:is|was) (?:he|she) right(?: about that)?|is it (?:just|only) me or (?!.*\b(?:map|mail|letter|link)s?\b).*
      |should i listen to (?:him|her)|how could i
    `,
      wrapped`
      hat (?:er|sie) recht|(?:a t (?:il|elle)|est ce qu (?:il|elle) a) raison|tiene razon|ha ragione
      |heeft (?:hij|zij|ze) gelijk
    `,
      wrapped`
      wie gehts?(?: .*)?|wie geht es (?:dir|ihnen|euch)\b.*|wer weiss(?: das schon)?
      |wen (?:kummert|interessiert) das|was soll(?:s| s| man machen)|wirklich|echt(?: jetzt)?
      |alles (?:klar|gut)|warum (?:nicht|immer ich)
    `,
      wrapped`
      (?:comment )?ca va(?: bien)?(?: .*)?|comment (?:allez vous|vas tu)\b.*|qui sait|pourquoi pas
      |vraiment|que veux tu|que voulez vous|quoi de neuf
    `,
      wrapped`
      (?:hola )?que tal(?: .*)?|como (?:estas?|va todo|te va|le va)(?: .*)?|quien sabe|por que no
      |de verdad|en serio|que le vamos a hacer|todo bien
    `,
      wrapped`
      come (?:va|stai|sta)(?: .*)?|chi lo sa|perche no|davvero|sul serio
      |che (?:ci )?vuoi(?: farci)?|tutto bene
    `,
      wrapped`
      (?:and )?(?:how about |what about )?(?:you|where you are)|(?:und )?(?:bei|mit|von)? ?(?:dir|euch|ihnen)
      |(?:et )?(?:chez )?(?:vous|toi)|(?:y )?(?:tu|usted|ustedes|vosotros)|(?:e )?(?:tu|voi|lei|da voi)
      |(?:en )?(?:bij )?(?:jij|jou|jullie|u)
    `,
      "hoe (?:gaat het|is het)(?: .*)?|hoe gaat ie|wie weet|waarom niet|echt waar|alles goed",
    ].join("|")}
  )$
`;

/** Words that ask, where a sentence begins with them; and what of the game may be asked about before a tag. */
const asking = regex()`
  ^(?:(?:and|so|but|also|und|et|y|e|en) )*(?:
    who|whose|what|where|when|why|how|which|do|does|did|can|could|may|will|would|is|are|am(?= i\b)|was
    |have|has|wer|wem|was|wo|wann|warum|wieso|wie|welche\w*|kann|darf|ist|sind|habe|bin|qui|que
    |quoi|quand|pourquoi|comment|combien|quel\w*|peux|peut|est|ai|suis|quien|donde|cuando|cual\w*
    |puedo|puede|es|esta|chi|che|cosa|dove|quando|come|quant\w|posso|puo|e|ho|sono|wat|waar
    |wanneer|waarom|hoe|welke|kan|mag|heb|ben
  )\b
`;
const meant = regex()`
  \b(?:
    i (?:am|play|have|can|must|may|need)|ich (?:bin|spiele|habe|kann|muss|darf)
    |je (?:suis|joue|peux|dois)|j ai|soy|juego|tengo|puedo|debo|sono|gioco|devo|posso
    |ik (?:ben|speel|heb|kan|moet|mag)|units?|arm(?:y|ies)|fleets?|builds?|centers?|orders?|moves?
    |deadline|turn|season|spring|fall|autumn|winter|einheit\w*|armee\w*|flotte\w*|zug|befehl\w*
    |unites?|armees?|flottes?|ejercito\w*|flotas?|ordenes|esercit\w|ordini|legers?|vloot|bevelen
    |\d+|two|three|zwei|drei|deux|trois|dos|tres|due|tre|twee|drie
  )\b
`;

const tagged = /[,;.]\s*(?:\p{L}+['\u2019 ]?){1,4}[?!\s]*$/u;
/** Tags that need no comma: `this game is complicated eh?` */
const sighed = /(?<!\p{L})(?:eh|huh|hein|h\u00e8|gell|innit|lol)[?!\s]*$/iu;
const endsInTag = new RegExp(` ${tag}$`);

/** Does the sentence ask nothing that anybody would answer? */
export function isIdleQuestion(sentence: string): boolean {
  const plain = plainWords(sentence);
  if (plain === "" || idle.test(plain) || looksForward(sentence)) return true;
  if (isSaidAnyway(sentence)) return true;
  if (!(tagged.test(sentence) || sighed.test(sentence)) || !endsInTag.test(plain)) return false;
  const said = plain.replace(endsInTag, "");
  return !asking.test(said) && !meant.test(said);
}

/** Does a sentence only tell how things are? Words that may order something do not. */
export function onlyStates(sentence: string): boolean {
  if (/[?@]/.test(sentence) || ought.test(sentence)) return false;
  if (where.test(sentence)) return true;
  return was.test(sentence) && !isWanting(sentence) && !mayBeOrder(sentence);
}

const where = regex("iu")`
  (?<!\p{L})(?:
    (?:is|are|am|was|were|sits?|stands?|lies?) (?:(?:now|still|already|just|only|both|right|all) )*
      (?:in|at|on|next to|beside|near|there|here|mine|his|hers|theirs|ours)
    |(?:ist|sind|bin|steht|stehen|stehe|sitzt|war|liegt) (?:(?:jetzt|noch|schon|nur|doch|ja|immer) )*
      (?:in|im|an|bei|neben|da|dort|hier)
    |(?:est|sont|suis|\u00e9tait) (?:(?:encore|d\u00e9j\u00e0|toujours) )*(?:\u00e0|en|au|dans|l\u00e0|ici)
    |(?:est\u00e1n?|estoy|estaba) (?:(?:todav\u00eda|ya|a\u00fan) )*(?:en|ah\u00ed|aqu\u00ed|all\u00ed)
    |(?:\u00e8|sono|era|sta|si trova) (?:(?:ancora|gi\u00e0) )*(?:in|a|ad|al|nel|l\u00ec|qui)
    |(?:is|zijn|ben|staat|staan|zit) (?:(?:nu|nog|al|alleen) )*(?:in|op|bij|naast|daar|hier)
  )(?!\p{L})
`;

const was = regex("iu")`
  (?<!\p{L})(?:
    am|i['\u2019]m|was|were|had|(?:has|have|is|are)(?! to(?!\p{L}))|thought|believed|knew|know|heard|saw|took|lost|won
    |bounced|attacked|moved|went|came|got|dachte|wusste|glaubte|hab|habe|hat|haben|ist|sind|war|wurde
    |croyais|pensais|savais|ai|ont|avait|est|sont|\u00e9tait|pensaba|cre\u00eda|sab\u00eda|tiene|tengo|hay|era
    |pensavo|credevo|sapevo|ha|ho|hanno|aveva|dacht|wist|heb|heeft|hebben|werd
  )(?!\p{L})
`;

const ought = regex("iu")`
  (?<!\p{L})(?:
    should|shall|must|will|please|instead|soll\p{L}*|muss|m\u00fcssen|wird|bitte|sondern|doi(?:t|vent)|faut
    |debe\p{L}*|deve|devono|moet\p{L}*
  )(?!\p{L})
`;
