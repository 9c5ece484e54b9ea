/**
 * `Wem geh\u00f6rt D\u00e4nemark am Anfang?`, `am I in Greece?`, `and who else can get there?`: small questions about
 * places, in words that leave nothing else to be meant.
 */
import type { Board } from "../../../map/index.js";
import { regex, wrapped } from "../../../util/index.js";
import { mentionsIn, powersIn, withoutPlaces } from "../../names/mentions.js";
import { inFull, isAsking, plainWords } from "../question-words.js";
import { courteous, idle, nearWords, ownWords, partsIn, wordsOf } from "./closed.js";

/**
 * Who is there, whose it is; whether the asker is, or where their unit of there is; who can go there; who is near;
 * whether it is a supply center.
 */
type HolderQuestion = "holder" | "own-there" | "own-where" | "comers" | "near" | "center";

type Part =
  | "where"
  | "else"
  | "who"
  | "whose"
  | "free"
  | "can"
  | "contest"
  | "go"
  | "am"
  | "unit"
  | "there"
  | "near"
  | "which"
  | "own"
  | "center"
  | "idle";

const units = wrapped`
  units?|pieces?|arm(?:y|ies)|fleets?|boats?|ships?|einheit(?:en)?|armeen?|flotten?|unites?|pions?
  |armees?|flottes?|unidad(?:es)?|piezas?|ejercitos?|flotas?|unita|pezzi|armat[ae]|esercit[oi]|flott[ae]
  |eenhe(?:id|den)|stukken|legers?|vlo(?:ot|ten)
`;
const which = "which|what|welche[rsnm]?|was|quel(?:le)?s?|cual(?:es)?|que|qual[ei]?|che|welke|wat";
/** `What can the fleet reach?` asks of that one. */
const whichUnits = new RegExp(
  `\\b(?:${which}) (?:(?!(?:the|my|d[ieae]s?|l[ae]s?|el|il|het)\\b)\\w+ )?(?:${units})\\b`,
);

const parts: readonly (readonly [Part, RegExp])[] = (
  [
    ["idle", courteous],
    [
      "else",
      wrapped`
      (?:who|anyone|anybody|someone|somebody|nobody|no one) 
        (?:else|(?:besides|but|except|other than|apart from) me)
      |(?:besides|apart from|other than|except|but) me|ausser (?:mir|uns)|(?:a part|sauf|hormis) moi
      |(?:aparte|ademas) de mi|excepto yo|(?:oltre|tranne|a parte) (?:a )?me|behalve (?:ik|mij)
      |(?:any|which|what) others?(?: units?| powers?)?
      |wer (?:(?!fehl|schuld|saum)\w+ )?(?:sonst|noch|ausser mir)(?: noch)?|(?:sonst|noch) jemand|welche anderen
      |qui (?:\w+ )?d autres?|quelqu un d autre|quels? autres?
      |(?:y )?(?:quien|alguien|nadie) mas|que otros?|(?:chi|qualcun(?: |o )) ?altr[oi]|nessun altro
      |wie (?:\w+ )?(?:nog|anders)|nog iemand|iemand anders
    `,
    ],
    [
      "can",
      wrapped`
      can|could|may|might|able to|kann|konnen|konnte|konnten|peut|peuvent|pourrait|pourraient
      |puede|pueden|podria|podrian|puo|possono|potrebbe|potrebbero|kan|kunnen|zou(?:den)?
    `,
    ],
    [
      "contest",
      wrapped`
      (?:contest|dispute|fight (?:me )?(?:for|over)|snatch|grab|steal) (?:it|that|them)?(?: from me)?
      |(?:take|get) (?:it|that)? ?(?:away )?from me|beat (?:me|us) to (?:it|that)|compete (?:with me )?for
      |streitig machen|(?:weg|ab|vor der nase )(?:schnappen|nehmen|wegschnappen)|abluchsen
      |in die quere kommen|me l[ae] (?:disputer|prendre|contester|souffler|voler)
      |disputarme\w*|me l[oa] (?:disput|quit)ar
      |quitarme\w*|arrebatarme\w*|disputar\w*|contender\w*|soffiar\w*|portarmel[oa]|togliermel[oa]
      |(?:me |mij )?(?:het )?(?:afpakken|afsnoepen|betwisten)
    `,
    ],
    [
      "go",
      wrapped`
      (?:attack|hit|threaten|dislodge|reach|get at) (?:me|us|my|our)(?: \w+(?= (?:in|at)\b))?
      |(?:mich|uns|mein\w*) (?:\w+ )?(?:in \w* ?)?(?:angreifen|bedrohen|vertreiben)
      |(?:m|nous) (?:attaquer|menacer|deloger)|(?:atacar|amenazar)(?:me|nos)
      |(?:attaccar|minacciar)[mc]i|(?:mij|me|ons) (?:\w+ )?(?:aanvallen|bedreigen)
      |(?:be )?reached by|reach|get|go|come|enter|move|attack|hit|threaten
      |keep me out|stop me|block me|hin|hinkommen|kommen|ziehen
      |gehen|erreichen|angreifen|aller|arriver|entrer|atteindre|attaquer|venir|m empecher|llegar|ir
      |entrar|alcanzar|atacar|impedirmelo|arrivarci|arrivare|andarci|andare|entrarci|entrare
      |raggiungerla|attaccare|komen|gaan|bereiken|aanvallen
    `,
    ],
    ["where", "where|wheres|wo|ou|a?donde|dove|dov|waar"],
    [
      "there",
      wrapped`
      l[aeo]?(?= (?:def(?:iend|end)|difend|proteg))
      |(?<=(?:verteidigt|bewacht|deckt|besetzt|verdedigt|bewaakt) )(?:das|die|es|sie|ihn|het|dat)
      |there|it|dort(?:hin)?|da(?:hin)?|y|la bas|alli|alla|ahi|li|daar(?:heen)?|er(?:heen)?
    `,
    ],
    [
      "am",
      wrapped`
      am i|are we|bin ich|sind wir|stehe ich|suis je|je suis|est ce que je suis|estoy|estamos
      |sono(?= (?:io|gia|ancora|in|a)\b)|siamo|ben ik|sta ik|zit ik
    `,
    ],
    [
      "whose",
      wrapped`
      whose|belongs? to|owns?|owned by|owner of|wem|wessen|gehort|gehoren|besitzt|besitzer|a qui
      |appartien(?:t|nent)|possede|proprietaire|de quien|pertenece|dueno|di chi|appartiene|possiede
      |proprietario|van wie|hoort|bezit|eigenaar
    `,
    ],
    [
      "who",
      wrapped`
      who|whos|anyone|anybody|someone|somebody|anything|something
      |which (?:of )?(?:my |the )?(?:power|country|player|neighbou?r)s?
      |welche[rn]? (?:von |meiner? |der )*nachbarn?|le?squels? de mes voisins|quels? (?:de mes )?voisins?
      |(?:que|cual(?:es)?) (?:de mis )?vecinos?|qual[ei] (?:dei miei )?vicini?|wer|jemand|niemand
      |qui|quelqu un|personne|quien|alguien|nadie|chi|qualcuno|nessuno|wie|iemand|niemand
    `,
    ],
    [
      "free",
      wrapped`
      free|empty|vacant|open|occupied|unoccupied|taken|neutral|frei|leer|besetzt|unbesetzt|libre
      |vide|occupee?|inoccupee?|neutre|vaci[oa]|ocupad[oa]|desocupad[oa]|liber[oa]|vuot[oa]
      |occupat[oa]|neutrale|vrij|leeg|bezet|onbezet|neutraal
    `,
    ],
    ["unit", units],
    ["near", nearWords],
    ["own", ownWords],
    ["which", which],
    [
      "center",
      wrapped`
      (?:supply )?(?:center|centre)s?|scs?|(?:versorgungs)?zentrum|vz|centre de ravitaillement
      |centro(?: de (?:suministro|abastecimiento)| di rifornimento)?|(?:bevoorradings)?centrum
    `,
    ],
    [
      "idle",
      wrapped`
      sits?|standing|stands?|lives?|sitting|steht|stehen|sitzt|se trouve|staat|zit|beginnt|originally
      |defends?|defending|guard(?:s|ing)|protects?|covers?|holds?|verteidigt|bewacht|deckt|defendu?e?|defend
      |defiende|protege|difende|verdedigt|bewaakt
      |really|anfangs|zu beginn|au debut|al principio|al inizio|all inizio|in het begin|besides
      |apart|from|this|turn|move|season|nach|into|vers
      |verso|naar|hacia|meer
      |diese|dieser|runde|zug|ce tour|este turno|questo turno|deze beurt|otherwise|too|also|auch|whether|ob
      |aussi|tambien|anche|ook|wirklich|vraiment|ci|vi|if|or|oder|ou|o|of
    `,
    ],
    ["idle", idle],
  ] as const
).map(([part, words]) => [part, wordsOf(words)]);

/** `Is it a center?` */
const pointing =
  /\b(?:it|that|this|there|es|das|dies|c est|ce|ca|elle|il|eso|esto|quello|questo|het|dat|dit)\b/;

const past = /\b(?:who|what|which \w+) was\b|\bwas (?:there|in|at)\b|\bwar\b/;

/** `Where is my army that was in Budapest?` */
const formerly = regex()`
  (?<=\b(?:wheres?|wo|ou|donde|dove|waar)\b.{0,80})\b(?:
    (?:that|which|who) (?:was|started|stood|came)|(?:that )?i had|used to be|die (?:in )?war
    |qui (?:etait|venait)|que (?:estaba|venia)|che (?:era|stava|veniva)|die (?:stond|was)
  )\b
`;

/** `Have I two armies in Moscow, or one?` */
const oneOrTwo = regex()`
  \b(?:two|2|zwei|deux|dos|due|twee) (?:\w+ ){0,5}(?:or|oder|ou|o|of) (?:\w+ ){0,2}
    (?:one|1|eine?|une?|una?|uno|een)\b
  |\b(?:one|1|eine?|une?|una?|uno|een) (?:or|oder|ou|o|of) (?:\w+ )?(?:two|2|zwei|deux|dos|due|twee)\b
`;

const mayHave =
  /\b(?:can|could|may|might|kann|darf|konnte|puis|peut|puedo|puede|posso|puo|kan|mag)\b/;

const elsewhere: readonly Part[] = ["can", "go", "own", "am", "where", "else"];

/** What a question asks of the places that it names, or of one that was named before; null where it asks more. */
export function holderAsked(board: Board, sentence: string): HolderQuestion | null {
  const mentions = mentionsIn(board, sentence);
  const bare = withoutPlaces(sentence, mentions);
  const plain = inFull(plainWords(bare)).replace(formerly, " ");
  const isAsked = isAsking(plainWords(sentence), sentence) && !past.test(plain);
  const powers = powersIn(board, bare);
  const isOfPower = (word: string) => powersIn(board, word).length > 0;
  if (isAsked && mentions.length === 1 && oneOrTwo.test(plain) && !mayHave.test(plain))
    return "holder";
  const found = isAsked ? partsIn(parts, plain, isOfPower) : null;
  if (found === null) return null;
  const isNamed = mentions.length > 0;
  if (found.has("near")) {
    const isOfUnits = found.has("unit") || found.has("who") || powers.length > 0;
    const isMore = found.has("can") || found.has("go") || found.has("own");
    return (isNamed || found.has("who")) && isOfUnits && !isMore ? "near" : null;
  }
  // `Have the Austrians anybody left in Trieste?`
  const isHeld = isNamed && (found.has("who") || found.has("free"));
  if (powers.length > 0)
    return isHeld && !elsewhere.some((part) => found.has(part)) ? "holder" : null;
  const isOfOthers = found.has("who") || (whichUnits.test(plain) && !found.has("own"));
  const isOfComing = found.has("else") || (isOfOthers && found.has("can") && found.has("go"));
  if (isOfOthers && found.has("contest")) return "comers";
  if (isOfComing && (isNamed || found.has("else") || found.has("there"))) return "comers";
  // `And is anybody standing there now?`, of a place that was named before.
  const isPointing =
    (found.has("there") && (found.has("who") || found.has("free") || found.has("whose"))) ||
    (found.has("center") && pointing.test(plain));
  if (!(isNamed || isPointing) || found.has("can") || found.has("go")) return null;
  if (found.has("where")) return found.has("own") && found.has("unit") ? "own-where" : null;
  if (found.has("am") || (found.has("own") && found.has("unit") && !found.has("who")))
    return "own-there";
  const isOfPlace = !(found.has("who") || found.has("whose") || found.has("free"));
  if (found.has("center") && isOfPlace && !found.has("own")) return "center";
  const isOfHolder = found.has("who") || found.has("whose") || found.has("free");
  return isOfHolder && !found.has("own") ? "holder" : null;
}
