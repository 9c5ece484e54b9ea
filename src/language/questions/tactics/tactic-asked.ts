/**
 * Questions about the board as players ask one another over it: who could come, whether somebody gets in, what
 * happens if two go to the same place. Only the kind is told here; the places and powers in it a board knows.
 */
import { regex, wrapped } from "../../../util/index.js";
import { inFull, plainWords } from "../question-words.js";

/**
 * Who could go to a place, on whom somebody borders, what stands at a border, what comes of two who meet,
 * whether one bounces, whether somebody else can go there, how it was lost, who could build, and how one gets
 * there oneself.
 */
export type Tactic =
  | "attackers"
  | "neighbours"
  | "border"
  | "meeting"
  | "bump"
  | "entry"
  | "fall"
  | "builders"
  | "own-way";

const coming = wrapped`
  (?:
    attack(?:ing)?|reach|get|come|enter|go|move|take(?! (?:over|part))|retake|threaten|invade|hit
    |block|bounce|contest|dislodge|walk|march|sail|stop me|land|capture|steal|make it
    |(?:get|be|stand) in (?:my|our|the) way|interfere|hinder|get at
  )
`;
const kommen = wrapped`
  (?:
    angreif\w*|erreich\w*|zieh\w*|komm\w*|kame|gelang\w*|einnehm\w*|nehmen|eindring\w*
    |einmarsch\w*|bedroh\w*|rein|hinein|hin|nach \w+$
  )
`;
const venir =
  "(?:attaqu\\w*|aller|entrer|atteindre|prendre|venir|arriver|menacer|bloquer|reprendre|envahir)";
const llegar = wrapped`
  (?:
    atacar\w*|llegar|entrar|ir|alcanzar|tomar|venir|amenaz\w*|attaccar\w*|arrivare|entrare|andare
    |raggiungere|prendere|venire|minacciare
  )
`;
const komen = "(?:aanvallen|bereiken|komen|gaan|innemen|binnenkomen)";

const attackers = [
  wrapped`
    (?:who|(?:what|which)(?: of (?:the|their|his|her|its))?(?: \w+){0,2}|anyone|anybody|someone|somebody
      |another \w+|(?:the )?others?)
      (?: else)? (?:can|could|may|might|would be able to|is able to|are able to)
      (?! (?:i|we)\b) (?:\w+ ){0,3}?${coming}
  `,
  wrapped`
    (?:can|could|may|might) (?:any(?:one|body)?|some(?:one|body)|others|the others|another)
      (?: else)? (?:\w+ ){0,4}?${coming}
  `,
  wrapped`
    (?:is|are|am|will|would) (?:\w+ ){1,4}?(?:be )?(?:
      safe|secure|in danger|at risk|threatened|under threat|under attack
    )
  `,
  wrapped`
    (?:can|could|may|might|will|would) (?:i|we) (?:\w+ ){0,2}?(?:be|get) (?:\w+ )?
      (?:bounced|blocked|stopped|attacked|hit|kept out)
  `,
  wrapped`
    (?:wer|welche\w* \w+) (?:\w+ ){0,3}?(?:kann|konnen|konnte\w*|kame|kommt) (?:\w+ ){0,12}?
      ${kommen}
    |wer (?:\w+ )?bedroht
  `,
  wrapped`
    (?:kann|konnte) (?:(?:mich|mir|mein\w*|inzwischen|wahrenddessen|derweil|dabei|dann) )*
      (?:irgend \w+|irgend\w+|jemand|wer|einer) (?:\w+ ){0,5}?
      ${kommen}
  `,
  "(?:ist|bin|sind|steht) (?:\\w+ ){1,4}?(?:sicher|in gefahr|bedroht|gefahrdet)",
  wrapped`
    (?:qui|quelqu un|quelle?s? \w+)(?: d autre)? (?:peut|pourrait|peuvent|pourraient|risque de) (?:\w+ ){0,3}?
      ${venir}
  `,
  "(?:est|sont|suis) (?:\\w+ ){0,4}?(?:sure|en securite|en danger|menacee?s?|a l abri)",
  wrapped`
    (?:quien(?:es)?|alguien|chi|qualcuno|qual\w* \w+|que \w+) (?:mas |altro )?(?:
      puede|pueden|podria|podrian|puo|possono|potrebbe|potrebbero
    ) (?:\w+ ){0,3}?${llegar}
  `,
  wrapped`
    (?:esta|estan|e|sono) (?:\w+ ){0,2}?(?:
      segur[oa]|a salvo|en peligro|amenazad[oa]|al sicuro|sicur[oa]|in pericolo|minacciat[oa]
    )
  `,
  `(?:kan|zou) (?:\\w+ )?iemand (?:\\w+ ){0,4}?${komen}`,
  `(?:wie|iemand|welke \\w+) (?:kan|kunnen|zou|zouden) (?:\\w+ ){0,4}?${komen}|is (?:\\w+ ){1,3}?veilig`,
];

const powers = wrapped`
  (?:
    powers?|countries|country|nations?|players?|macht\w*|lander\w*|nationen|spieler\w*|pays
    |puissances?|joueurs?|paises|potencias?|paesi|potenze|landen
  )
`;
const neighbours = [
  wrapped`
    (?:who|which|what)\b.*\b(?:border\w*|next (?:door )?to|adjacent to|adjoin\w*|touch\w*) (?:on |to )?(?:
      me|mine|us|my (?:\w+ )?(?:country|units|land|territory|empire|borders?|homeland)
    )
  `,
  wrapped`
    (?:which|what) ${powers} (?:\w+ ){0,3}?(?:
      border\w*|neighbou?r\w*|next (?:door )?to|adjacent to|adjoin\w*|touch\w*
    )
  `,
  wrapped`
    (?:who|which|what|whos|name|list|tell me|how many)\b.*\bmy (?:\w+ ){0,2}?neighbou?rs
    |(?:who|whom|which|what) (?:\w+ ){0,3}?do i (?:share a border|share borders|border)
  `,
  wrapped`
    (?:wer|welche\w*|mit (?:wem|welche\w*)|an wen)\b.*\b(?:
      mein\w* nachbar\w*|grenz\w* (?:direkt )?(?:an mich|an mein\w*)|an mich grenz\w*
      |(?:gemeinsame|eine) grenze|grenze ich
    )
  `,
  wrapped`
    (?:qui|quel\w*|avec qui)\b.*\b(?:
      mes (?:\w+ )?voisin\w*|(?:bord|touch|jouxt)\w+ (?:mon|mes|ma)|une frontiere
      |frontiere commune|frontaliers?|a cote de (?:moi|chez moi)|limitrophes?
    )
  `,
  wrapped`
    (?:quien\w*|que|cuales|con quien)\b.*\b(?:
      mis vecinos|limitan? conmigo|frontera comun|fronteriz\w+
    )
    |(?:chi|quali|con chi)\b.*\b(?:miei vicini|confin\w+ con me|confini? comun\w|confino)
    |(?:wie|welke)\b.*\b(?:mijn buren|aan mij)
  `,
];

const border = wrapped`
  (?:
    what|who|which|how many|was|wer|welche\w*|wie ?viele?|qui|que|quoi|qu|quelles?|y a t il|que
    |quien|hay|che|cosa|chi|wat|wie
  )\b.*\b(?:borders?|frontiers?|grenzen?|frontieres?|fronteras?|confin[ei]|grens)
`;

/** One who goes there as well. */
const supposing = /\b(?:if|when|in case|suppose|supposing|wenn|falls|si|s il|s elle|se|als)\b/;
const going = regex()`
  \b(?:
    go(?:es|ing)?|mov(?:e|es|ing)|tr(?:y|ies|ying)|attack\w*|enter\w*|march\w*|sail\w*
    |com(?:e|es|ing)|head\w*|want\w*|order\w* (?:a move )?to|tak(?:e|es|ing)|geh(?:t|e|en)|zieh\w*
    |zoge\w*|ginge\w*|greif\w*|angreif\w*|komm\w*|will|wollen|va|vais|vont|allait|aille|aller
    |attaque\w*|vient|veut|veulent|entre\w*|vaya\w*|van|ataca\w*|mueve\w*|vado|vanno|attacc\w*
    |muove\w*|gaan?|gaat
  )\b
`;

const ownWay = [
  wrapped`
    (?:
      is there (?:\w+ ){0,2}?(?:way|chance|possibility|hope)|any (?:way|chance)
      |how (?:can|could|do|might|would|am) i|can i|could i|how do you
      |what (?:do|would|will|must|should) i (?:need|have|do)|what does it take|how much do i need
    )\b.*\b(?:
      get|(?:go|move) (?:in)?to|enter|take(?! (?:over|back))|capture|conquer|grab|reach|occupy|win
      |retake|steal
    )
  `,
  wrapped`
    (?:
      (?:gibt es|hab\w* ich) (?:\w+ ){0,3}?(?:weg|moglichkeit|chance)|wie komm\w* ich|wie kann ich
      |wie konnte ich|kann ich|konnte ich|was (?:brauch\w*|muss\w*|musste) ich
    )\b.*\b(?:holen|nehmen|einnehmen|erobern|bekommen|kriegen|nach|reinkommen|zu kommen)
  `,
  wrapped`
    (?:
      y a t il|existe t il|il y a|comment|est ce que je peux|est ce que je pourrais|puis je
      |je peux|pourrais je|que (?:me )?faut il|qu est ce qu il (?:me )?faut
    )\b.*\b(?:
      aller (?:en|a|au)|prendre|avoir|conquerir|capturer|obtenir|atteindre|recuperer|entrer
    )
  `,
  wrapped`
    (?:
      hay (?:alguna )?(?:forma|manera)|como puedo|puedo|podria|c e (?:un |qualche )?modo
      |come (?:posso|faccio)|posso|potrei|is er een manier|hoe kan ik|kan ik|como hago
      |que (?:necesito|me hace falta)|(?:cosa|che) mi serve|di cosa ho bisogno|wat heb ik nodig
    )\b.*\b(?:
      arriv\w+ (?:a|in)|llegar (?:a|hasta)|ir (?:a|en)|andare (?:a|in)|entrar (?:a|en)|tomar
      |conquistar|conseguir|capturar|prendere
      |ottenere|conquistare|raggiungere|veroveren|innemen|bereiken
    )
  `,
];

/** Which of one's own units gets there: `could any of my armies reach Munich?` */
const myUnits = [
  wrapped`
    (?:which|what|how many|who|can|could|any|anything|something|one|do i have|have i got|is there)
      \b.*\b(?:(?:my|our)(?! neighbou?rs?\b)|mine|i|do i have|have i got)(?: \w+){0,2} (?:that )?
      (?:can|could|might|would|able to)(?: (?:possibly|still|even|actually|be able to|then))* ${coming}
  `,
  `(?:can|could|might) (?:\\w+ of )(?:my|our) (?:\\w+ )?${coming}`,
  wrapped`
    welche\w* (?:\w+ )?mein\w* \w+ (?:kann|konnen|konnte\w*|kommt|kommen) (?:\w+ ){0,5}?${kommen}
    |(?:kann|konnte) (?:eine\w*|irgend\w*) (?:von )?mein\w* (?:\w+ ){1,5}?${kommen}
  `,
  wrapped`
    (?:laquelle|lesquelles|quelles?|une|l une) (?:\w+ )?(?:de )?mes (?:\w+ )?
      (?:peut|peuvent|pourrai\w+) (?:\w+ ){0,2}?${venir}
    |(?:est ce qu )?une de mes \w+ (?:peut|pourrait) (?:\w+ ){0,2}?${venir}
  `,
  wrapped`
    (?:cual\w*|que|quale|quali|alguna?|qualcuna)(?: \w+)? (?:de |delle )?(?:mis|mie) (?:\w+ )?
      (?:puede\w*|podria\w*|puo|possono|potrebbe\w*) (?:\w+ ){0,2}?${llegar}
    |welke van mijn \w+ (?:kan|kunnen|zou\w*) (?:\w+ ){0,4}?${komen}
  `,
];

const fall = wrapped`
  (?:
    how|why|how come|wie|warum|wieso|weshalb|comment|pourquoi|como|por que|come|perche|hoe|waarom
  )\b.*\b(?:
    lose|lost|losing|(?<!(?:by|in|this|next|until|till|the) )fall|fell|fallen|gefallen|taken
    |gone|kicked out|thrown out|dislodged
    |driven out|verlor\w*|vertrieben|weg|perdu\w*|perds|tombee?|delogee?|chasse\w*|perdi\w*|caido
    |cayo|perso|persa|cadut\w|kwijt|conquered|captured|get(?:s|ting)? into|got into
  )
`;

const builders = wrapped`
  (?:who|which \w+|wer|welche \w+|qui|quels? \w+|quien(?:es)?|chi|wie)\b(?! (?:built|made|wrote))
    (?!.*\b(?:
      owes?|owing|missing|outstanding|schuld\w*|fehl\w*|manqu\w*|debe\w*|falta\w*|dev(?:e|ono)
      |manca\w*|ontbre\w*|yet to|not|hasn|haven|noch (?:nicht|kein\w*)|pas encore|todavia no
      |ancora non|nog (?:niet|geen)
    )\b)
    (?: \w+){0,6} (?:
      builds?|building|bauen|baut|aufbauen|construi\w+|construir|construye\w*|costrui\w+|bouwen
      |bouwt
      |remove|disband|abbauen|entfernen|auflosen|wegnehmen|dissoudre|retirer|supprimer|eliminar
      |disolver|rimuovere|sciogliere|verwijderen|weghalen
    )\b
`;

const entry = [
  `(?:is|are) (?!(?:i|we|you|my)\\b)(?:\\w+ ){1,3}able to (?:\\w+ ){0,3}?${coming}`,
  `(?:can|could|might|may)(?! (?:i|we|you|my|any\\w*|some\\w*)\\b) (?:\\w+ ){1,6}?${coming}`,
  `(?:kann|konnte)(?! (?:ich|man|mein\\w*|jemand|wer)\\b) (?:\\w+ ){1,6}?${kommen}`,
  `(?:est ce que )?(?:l |la |le |les )?(?:\\w+ )?(?:peut|pourrait|peuvent)(?! on\\b) (?:\\w+ ){0,3}?${venir}`,
  wrapped`
    (?:puede|podria|puo|potrebbe)(?! (?:io|yo)\b) (?:\w+ ){1,4}?${llegar}
    |(?:puede|pueden|podrian?|puo|possono|potrebber?o?) (?:(?:ya|gia|subito|ahora|ora) )?
      (?:atac|attacc|amenaz|minacci|invad)[aei]r(?:me|nos|mi|ci)
    |(?:kan|zou)(?! ik\b) (?:\w+ ){1,5}?${komen}
  `,
];

/** The first that fits is meant. */
const kinds: readonly (readonly [Tactic, RegExp])[] = [
  ["neighbours", worded(neighbours)],
  ["fall", worded([fall])],
  ["builders", worded([builders])],
  ["own-way", worded(myUnits)],
  ["attackers", worded(attackers)],
  ["border", worded([border])],
  ["own-way", worded(ownWay)],
  ["entry", worded(entry)],
];

function worded(ways: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${ways.join("|")})\\b`);
}

/** Whatever is asked of mails, of time or of people asks nothing of the board. */
const offBoard = regex()`
  \b(?:
    change|alter|amiss|offen[cs]e|umbrage|take (?:it )?(?:ill|badly|kindly)|deadlines?|votes?|draw
    |message\w*|mails?|letters?|password|replace\w*|gm|judge|join|games?|map|maps|program|andern
    |fur mich (?:\w+ )?(?:ziehen|spielen|befehlen)
    |frist|nachricht\w*|karten?|spiel|partie|carte|mensaje\w*|mapa|partida|messaggi\w*|mappa
    |partita|kaart
  )\b
`;

/** What a sentence asks of the board; null for any other. */
export function tacticAsked(sentence: string): Tactic | null {
  const plain = inFull(plainWords(sentence));
  if (plain.length > longest || offBoard.test(plain)) return null;
  if (supposing.test(plain) && going.test(plain) && asks(sentence, plain)) return "meeting";
  const kind = kinds.find(([, words]) => words.test(plain))?.[0];
  if (kind !== undefined) return kind;
  return bumping.test(plain) && !past.test(plain) && sentence.includes("?") ? "bump" : null;
}

/** `Should I try Galicia, or will Russia just bounce me?` */
const bumping = regex()`
  \b(?:
    bounc(?:e|es|ing)|(?:bump|run|crash|walk) into|bump(?:s|ing)? (?:against|into)|collid(?:e|ing)|clash
    |stand ?off|prall(?:e|en|t|st)|abprall(?:e|en|t)|(?:stosse|treffe|renne) ich (?:\w+ ){0,4}?(?:auf|mit|in)
    |(?:me|nous|se) heurter|(?:je|on) (?:me |se )?heurte|rebondi(?:r|s|t)|tomber sur|buter
    |choc(?:o|ar|are|amos|aria)|tropiezo|tropezar\w*|top(?:o|arme|ar) con|rebot(?:o|ar|are)
    |scontr(?:o|armi|arci|iamo|erei)|rimbalz(?:o|are|iamo)|sbatt(?:o|ere)|bots(?:en|t)?|stuit(?:en|er)?
  )\b
`;
const past = regex()`
  \b(?:
    did|was|were|has|have|had|why|hat|haben|warum|wieso|weshalb|pourquoi|por que|perche|waarom
    |what (?:is|s|does|do) (?:a |an )?\w+(?: mean)?$
  )\b
`;

/** `if russia goes black sea 2 do we both just stay` has no sign. */
function asks(sentence: string, plain: string): boolean {
  return sentence.includes("?") || unsigned.test(plain);
}

const unsigned = regex()`
  ^(?:\w+ ){0,4}?(?:
    what (?:happens?|if|will happen|would happen)|was (?:passiert|ist) wenn|que se passe\w*
    |que pasa\w*|cosa succede
  )\b
  |\b(?:do (?:we|they)|does (?:it|he)|who (?:gets|wins)|will (?:we|it) (?:both|bounce|hold|work))
    \b
`;

/** A longer sentence is a story. */
const longest = 240;

/** Does it say that the asker goes there, too? */
export function goesOneself(sentence: string): boolean {
  return oneself.test(plainWords(sentence));
}

const oneself = regex()`
  \b(?:
    i|me|we|both|us|ich|wir|beide|uns|je|moi|nous|tous les deux|toutes les deux|deux|yo|nosotros
    |ambos|los dos|io|noi|entrambi|ik|wij|allebei|too|also|as well|auch|aussi|tambien|anche|ook
  )\b
`;
