/** What newcomers surely ask of the game itself: whether it is hard, and whether there are others. */
import { regex, wrapped } from "../../../util/index.js";
import { plainWords } from "../question-words.js";

/** What may stand before a sentence. */
export const ahead = wrapped`
  (?:(?:hi|hey|hello|ok|okay|so|well|right|done|yes|yep|and|all|hallo|also|ja|gut|und|bonjour|voila|oui|et|hola|vale
  |listo
  |si|y|ciao|ecco|fatto|e|hoi|nou|en) )*
`;

/** `Do you also run Machiavelli?` */
export const otherGames = regex()`
  ^(?!.*\b(?:army|fleet|units?|supports?|orders?|turkey|italy|france|germany|austria|england
  |russia)\b)(?=.*\b(?:run|do|does|have|host|offer|play
  |moderate|organi[sz]e|judge|handle|know|is there|are there|only|just|also|too|spielt?|macht|gibt|habt|bietet
  |leitet|nur|auch
  |kennst|avez|faites|jouez|proposez|aussi|y a t il|teneis|tienes|hay|jugais|tambien|fate|avete|giocate|anche
  |hebben|doen
  |spelen|spelen jullie|ook|alleen)\b).*\b(?:
    machiavelli|chess|schach|echecs|ajedrez|scacchi|schaken|axis (?:and )?allies|civili[sz]ation|catan|stratego
    |kingmaker
    |en garde|railway rivals|18xx|monopoly|scrabble|backgammon|britannia|junta|wargames?
    |risk (?:game|by mail|too|as well|online)|(?:game of|play|run|do|of) risk|risiko (?:auch|spielen|partien?)
    |risiko$
    |(?:au|de) risk|(?:al|a) risiko
    |other (?:\w+ )?games? (?:than|besides|apart from|except|like|as well as|such as)|(?:only|just) diplomacy
    |andere (?:brett)?spiele?|(?:nur|auch) diplomacy|autres jeux|(?:seulement|que) diplomacy|otros juegos
    |solo diplomacy
    |altri giochi|andere spell(?:en|etjes)|alleen diplomacy
  )\b
`;

/** `Is it hard to learn?` */
export const hardness = regex()`
  ^${ahead}(?:
    (?:how|is|are|isn t) (?:(?:is|are|it|this|that|diplomacy|the|game|rules|really|very|too|all|so) )*(?:hard
    |difficult|easy|complicated|tricky|tough|complex)\b(?: to (?:learn|play|get into|pick up
      |understand|start|master)| for (?:\w+ )?(?:beginners?|newbies?|newcomers?)| (?:game|rules))*
    |(?:ist|sind|wie) (?:(?:das|die|es|dieses|spiel|regeln|diplomacy|sehr|so|ist|eigentlich|denn) )*(?:schwer
    |schwierig|leicht|einfach|kompliziert)\b(?: (?:zu )?(?:lernen|erlernen|verstehen
      |spielen)| fur anfanger)*
    |(?:c est|est ce|est ce que c est|le jeu est il|les regles sont elles|diplomacy est) (?:\w+ )?(?:difficile
    |dur|facile
      |complique|complexe)s?\b(?: (?:a|pour) (?:apprendre|jouer|comprendre|debuter|(?:\w+ )?debutants?))*
    |es (?:(?:muy|el|juego|esto|diplomacy|tan) )*(?:dificil|facil|complicado)\b(?: (?:de|para|a) (?:aprender
    |jugar|entender|(?:\w+ )?principiantes?))*
    |(?:e|sono) (?:(?:molto|il|gioco|questo|diplomacy|le|regole|tanto) )*(?:difficil[ei]|facil[ei]
    |complicat[oi])\b(?: (?:da|per) (?:imparare|giocare|capire
      |(?:\w+ )?principianti))*
    |(?:is|zijn) (?:(?:het|dit|spel|diplomacy|de|regels|erg|heel|dat) )*(?:moeilijk|makkelijk|ingewikkeld
    |lastig)\b(?: (?:om )?te (?:leren|spelen|begrijpen))*
  )(?:$| (?:and|und|et|y|e|en)\b)
`;

export function asksForOtherGames(sentence: string): boolean {
  return otherGames.test(plainWords(sentence));
}

export function asksHowHard(sentence: string): boolean {
  return hardness.test(plainWords(sentence));
}
