/**
 * What a sentence that names places asks about them, or tells of them, in whatever words: for what the reader
 * of orders could make nothing of. It is asked with a sign, or in the words of a question; what may be a wish
 * of the writer is none.
 */
import { regex, wrapped } from "../../util/index.js";
import { indirectlyAsked } from "./plainly/indirect.js";
import { isAsking, plainWords } from "./question-words.js";

/**
 * Whether something comes to harm there, where somebody can go, who can carry whom, whether the asker has the
 * place, who is there and whose it is; or something else.
 */
type PlaceQuestion = "threat" | "reach" | "carrying" | "mine" | "who-is-there" | "else";

const kinds: readonly (readonly [PlaceQuestion, RegExp])[] = [
  [
    "carrying",
    regex()`
      \b(?:
        convoy\w*|carr(?:y|ies|ied)|ferr(?:y|ies|ied)|transport\w*
        |ship(?:ped|s)? (?:my|the|that|an?)|(?:over|across) the (?:sea|water)|konvoi\w*|geleit\w*
        |ubersetz\w*|convo\w+|traghett\w*|konvooi\w*
      )\b
    `,
  ],
  [
    "threat",
    regex()`
      \b(?:
        danger\w*|threat\w*|safe|secure|at risk|risk\w*|attack\w*|invad\w*|captur\w*
        |los(?:e|es|ing)|fall|sunk|sink|dislodged?|drive\w* out|thrown out|contest\w*|gefahr\w*
        |gefahrd\w*|bedroh\w*|sicher|angreif\w*|angegriffen|streitig|verlier\w*|vertrieb\w*
        |menac\w*|attaqu\w*|perdre|peligr\w*|amenaz\w*|atac\w*|perder\w*|pericol\w*|minacc\w*
        |attacc\w*|gevaar|bedreig\w*|aanval\w*
      )\b
    `,
  ],
  [
    "reach",
    regex()`
      \b(?:
        go(?:es|ing)?|gets?|reach\w*|mov(?:e|es|ed|ing)|march\w*|sail\w*|open|retreat\w*
        |land(?:s|ed)?|come(?:s)?|back|sent|send|bring|brought|taken?|enter\w*|walk\w*|help\w*|aid
        |support\w*|assist\w*|rescue|kann|kommt?|komme|ziehen|gehen|geh(?:t|e)|fahren|fahrt
        |marschier\w*|zieh(?:t|e)?|zuruckzieh\w*|hilf\w*|helfen|unterstutz\w*|aller?|va|vais|peut
        |peux|arriv\w*|entrer|atteindre|envoyer|recul\w*|aider|soutenir|soutien\w*|ir|puede|puedo
        |llegar|mover\w*|ayudar|apoyar|andare|puo|posso|muover\w*|aiutare|gaan|kan|helpen
      )\b
    `,
  ],
];

/** `Is Paris still mine?` */
const mine = regex()`
  \b(?:
    mine|ours|(?:do|did|have) (?:i|we) (?:still |already |now )*(?:have(?! to\b)|own|hold|control|got)\b
    |(?:i|we) still (?:have|own|hold|control)|my (?:center|centre|own)|belongs? to (?:me|us)
    |gehor\w* (?:\w+ ){0,3}?(?:mir|uns)|mir gehor\w*|(?:habe|hab|besitze) ich
    |(?:noch )?mein(?:e|er|s|es)?$|(?:a|est) (?:\w+ )?(?:a )?moi|m apparti\w+|(?:ai|possede) je
    |j ai (?:encore|toujours)|(?:es|sigue siendo|sera|seria) mi[ao]|mi[ao]s?$
    |tengo (?:aun|todavia)|(?:aun|todavia|sigo) ten\w+|(?:e|resta|sara) (?:ancora |sempre )?mi[ao]
    |ho ancora|mi appartien\w+|van mij|(?:heb|bezit) ik
  )\b
`;

/** Who is there, whether anybody is, and whose it is. */
const whoIsThere = regex()`
  \b(?:
    ${[
      wrapped`
      who(?: else)? (?:
        is|s|are|was|sits|stands|stood|has|have|had|got|holds|owns|lives|occupies|controls|there
      )
      |whos?e
      |(?:what|which|any|some|other|whose) (?:\w+ )?
        (?:units?|army|armies|fleets?|ships?|pieces?|troops?)
      |what(?: is|s| are| stands| sits| became| has become)|any ?(?:body|one)|some(?:body|one)
      |nobody|no one|(?:is|are|was) there|still (?:there|in|at)|where(?: is| are|s)?|whereabouts
    `,
      wrapped`
      empty|vacant|free|open|occupied|unoccupied|taken|undefended|unattended|unguarded|guarded
      |garrisoned|belongs?|owns?|owner|owned|neutral|anyone s
    `,
      wrapped`
      wer (?:\w+ )?(?:ist|sind|war|steht|stehen|hat|sitzt|halt|besitzt|besetzt)|wessen|wem|jemand
      |niemand|irgendwer|was (?:ist|steht|stand|wurde)|welche \w+ (?:steht|stehen|ist)
      |wo (?:ist|sind|steht|stehen)
      |(?:steht|ist|sitzt) (?:da|dort|denn|noch|noch immer|immer noch)|leer|frei|besetzt|unbesetzt
      |gehor\w*|neutral
    `,
      wrapped`
      qui (?:est|a|tient|occupe|possede|se trouve|y a)|a qui|quelqu un|personne|y a t il|il y a
      |qu y a|qu est ce qu il y a|ou (?:est|sont|se trouve)|quelles? (?:unites?|armees?|flottes?)
      |vides?|libres?|occupee?s?|inoccupee?s?|vacante?s?|apparti\w+|neutres?
    `,
      wrapped`
      quien (?:\w+ )?(?:esta|es|hay|tiene|ocupa|controla)|de quien|alguien|nadie|hay|que hay
      |donde (?:esta|estan)|vaci[oa]s?|libres?|ocupad[oa]s?|desocupad[oa]s?|pertenec\w+|neutral\w*
    `,
      wrapped`
      chi (?:\w+ )?(?:e|c e|sta|ha|tiene|occupa|controlla)|di chi|qualcuno|nessuno|c e|cosa c e
      |dov e|dove (?:sta|sono|si trova)|vuot[oai]|liber[oai]|occupat[oai]|appart\w+|neutral\w*
    `,
      wrapped`
      wie (?:\w+ )?(?:is|zijn|staat|staan|heeft|zit|bezit)|van wie|iemand|niemand
      |wat (?:staat|is|zit)|waar (?:is|staat|zijn)|leeg|vrij|bezet|onbezet|hoort|behoort|neutraal
    `,
    ].join("|")}
  )\b
`;

const wondering = regex()`
  ^(?:(?:and|but|so|also|well|oh|ok|please) )*(?:
    (?:could|can|would|will) you (?:kindly |please )?(?:tell|say|explain|let me know)
    |(?:i|we) (?:was |am |do |should like to |would like to |d like to )?(?:only |just )?
      (?:wonder(?:ing)?|ask|know)\b
    |(?:tell|remind) me|(?:konnen|konnten) sie mir (?:bitte )?(?:sagen|erklaren)
    |ich (?:frage mich|wusste gern)|je me demande|dites moi|me pregunto|mi chiedo|ik vraag me af
  )
`;

/** What a sentence asks about the places that it names; null where it asks nothing. */
export function placeQuestion(sentence: string): PlaceQuestion | null {
  const plain = plainWords(sentence);
  if (!isAsking(plain, sentence) && !wondering.test(plain) && indirectlyAsked(sentence) === null)
    return null;
  if (mine.test(plain)) return "mine";
  const kind = kinds.find(([, words]) => words.test(plain))?.[0] ?? null;
  return kind ?? (whoIsThere.test(plain) ? "who-is-there" : "else");
}

/** `Esta vac\u00eda, no?`: whether anybody is in a place, perhaps one that was named before. */
export function asksWhetherHeld(sentence: string): boolean {
  return (
    sentence.includes("?") && sentence.split(/\s+/).length <= 8 && held.test(plainWords(sentence))
  );
}

const held = regex()`
  \b(?:
    empty|vacant|free|occupied|anybody there|anyone there|leer|frei|besetzt
    |(?:is|was) (?:that|it|there|this) (?:an?|my|his|her|the) (?:army|fleet|boat|ship|unit)
      (?: or an? \w+)? (?:there|in there)
    |who (?:is|s) (?:in it|there|in there)|wer (?:ist|steht) (?:\w+ )?(?:da|dort|drin)
    |qui (?:y est|est la)|quien esta (?:alli|ahi)|chi c e|wie (?:is|staat) (?:er|daar)
    |jemand (?:da|dort|drin)|vides?|libres?|occupee?s?|quelqu un|vaci[oa]s?|ocupad[oa]s?
    |hay alguien|vuot[oa]|liber[oa]|occupat[oa]|c e qualcuno|leeg|vrij|bezet
  )\b
`;

const others = wrapped`
  (?:
    he|she|they
    |(?:the )?(?:
      austrians?|english(?:man)?|french(?:man)?|germans?|italians?|russians?|turks?|turkish
      |austria|england|france|germany|italy|russia|turkey
    )(?: (?:army|fleet|player|gentleman|troops))?
    |(?:der |die )?(?:
      osterreich\w*|england\w*|franzose\w*|frankreich|deutsch\w*|italien\w*|russ\w+|turk\w+
    )
    |l (?:autriche|angleterre|allemagne|italie)|la (?:france|russie|turquie)|il|elle|er|sie
  )
`;

/** What somebody feels, sees or supposes, and what others have done or may do: told, and ordered by nobody. */
const remarking = regex()`
  ^(?:
    ${[
      wrapped`
      (?:
        oh|dear me|oh dear|alas|goodness|my goodness|good heavens|heavens|ugh|wow|damn|argh|ach
        |oje|leider|helas|zut|mince|ay|ahime
      )\b.*\b(?:
        is|are|was|were|has|have|lost|gone|taken|ist|sind|hat|haben|verloren|est|sont|a|ont
        |perdu\w*
      )(?![a-z0-9])
    `,
      wrapped`
      (?:i|we) (?:do |rather |quite |only |just )*(?:
        fear|gather|see|notice|noticed|suspect|suppose|imagine|guess|wonder|worry|am afraid
        |am worried|am sorry|had (?:hoped|feared|expected)
        |was (?:thinking|hoping|considering|surprised)|were (?:thinking|hoping)|thought|remember
        |understand|have (?:lost|heard|been)|lost
      )\b
    `,
      wrapped`
      (?:
        it seems|it looks|it appears|it would seem|apparently|evidently
        |as for\b.*\b(?:undecided|not sure|unsure|do not know|don t know|no idea)
      )
    `,
      wrapped`
      ${others} (?:
        is|are|was|were|has|have|had|may|might|could|will|would|seems?|must have|did|went|came
        |took|moved|attacked|broke|lied|stabbed|ist|sind|war|hat|haben|kann|konnte|wird|will|ging
        |kam|zog|est|sont|a|ont|va|peut|pourrait
      )\b
    `,
      wrapped`
      (?:ich|wir) (?:
        furchte|sehe|vermute|glaube fast|habe (?:gehort|gesehen|verloren)
        |bin (?:uberrascht|besorgt|enttauscht)|dachte
      )\b
      |(?:
        mit (?:bedauern|sorge|erstaunen|freude|schrecken) (?:sehe|stelle|lese) ich|wie schade
        |wie bedauerlich
      )
    `,
      wrapped`
      (?:
        je (?:crains|vois|suppose|remarque|constate)|j ai (?:vu|peur|entendu|perdu)
        |(?:temo|veo|supongo) que|(?:temo|vedo|suppongo) che
      )\b
    `,
    ].join("|")}
  )
`;

/** What wishes or decides stands in such words too: `I see, so let Munich hold`. */
const deciding = regex()`
  \b(?:
    so|then|therefore|please|let|let s|instead|rather|better|should|shall|i ll|i will|we ll
    |order\w*|want|wish|like|also|daher|deshalb|bitte|lieber|soll\w*|mochte|donc|alors|plutot|veux
    |voudrais|entonces|quiero|por favor|quindi|allora|voglio
  )\b
`;

/** `I fear for Sevastopol`, `Austria might take it amiss`: a sentence that only tells. */
export function isRemark(sentence: string): boolean {
  const plain = plainWords(sentence).replace(/^(?:(?:well|and|but|so|also|hm+|now) )+/, "");
  return remarking.test(plain) && !deciding.test(plain);
}

/** `Is MAO a sea or the coast?`: what a place is. */
export function asksLand(sentence: string): boolean {
  return sentence.includes("?") && terrain.test(plainWords(sentence));
}

const lands = wrapped`
  (?:
    seas?|water|ocean|land|coast|mainland|meer|see|wasser|kuste|mer|terre|cote|eau|mar|tierra|costa|agua
    |mare|terra|acqua|zee|kust
  )
`;
/** With an article: the Black Sea is named, and `a sea` is a kind of place. */
const ofLand = wrapped`
  (?:
    (?:(?:on|in|at|by|an|am|im|auf|sur|dans|en|sul|sulla|op|aan) )?
      (?:a|an|the|ein|eine|das|die|der|dem|une?|la|le|l|el|il|un|una|een|de|het) ${lands}
    |(?:an?|the) (?:sea|land|coastal|inland) (?:space|province|zone)|landlocked|inland|coastal|am meer|an land|en mer
    |(?:seefeld|landfeld|kustenfeld)
    |${lands} (?:or|oder|ou|o|of) (?:(?:a|the|on the|ein|eine|une?|la|el|il|een|de) )?${lands}
  )
`;
const terrain = regex()`
  ^(?:(?:wait|so|and|but|ok|hm+|moment|und|et|y|e|en|sorry) )*(?:is|ist|est ce que|est|es|e)
    (?: (?!about|over|across)\w+){1,4}(?: (?:actually|really|eigentlich|now))? (?:c est |est )?${ofLand}
    (?: (?:or|oder|ou|o|of) ${ofLand})?(?: (?:or not|then|too))*$
`;
