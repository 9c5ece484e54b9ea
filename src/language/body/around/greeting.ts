/** Lines that greet and say no more: `Hello everybody,`. */
import { regex } from "../../../util/index.js";
import { mayBeOrder } from "../../lexer/order-like.js";

/** `Good luck to all` greets; `Hello Paris to Burgundy` and `hi can i play here` want more. */
export function isGreeting(text: string): boolean {
  const match = greeting.exec(text);
  const whom = match?.groups?.whom?.replace(/^[ ,]+/, "") ?? "";
  return match !== null && !saysMore.test(whom) && isSomebody(whom) && !mayBeOrder(whom);
}

/** `Hola, me gustaría jugar`: so many words behind a greeting name somebody only if each of them may. */
function isSomebody(whom: string): boolean {
  const words = whom.split(/[\s,]+/).filter((word) => word !== "");
  return words.length < 3 || words.every((word) => /^\p{Lu}/u.test(word) || addresses.test(word));
}

/** Words with which people are addressed, and what stands before a name. */
const addresses = regex("iu")`
  ^(?:
    all|every(?:one|body)|you|there|folks?|friends?|fellow|players?|team|guys|judges?|gm|game|master|mr|mrs|ms|dr|sirs?
    |madam|and|or|to|the|of|from|again|my|dear|good|day|morning|evening|afternoon|luck|with|this|one|in|at
    |alle|allerseits|zusammen|liebe[rs]?|herr|frau|damen|herren|und|oder|an|aus|von|der|die|das|ihr
    |mitspieler\p{L}*|spieler\p{L}*|spielleit\p{L}*
    |\u00e0|tous|toutes|tout|le|la|les|monde|cher\p{L}*|ch\u00e8r\p{L}*|messieurs|mesdames|monsieur
    |madame|et|ou|joueurs?|arbitre|ma\u00eetre|de|du|jeu
    |a|todos|todas|el|los|las|se\u00f1or\p{L}*|y|e|o|jugador\p{L}*|\u00e1rbitro|director|amig[oa]s|compa\u00f1eros?|juez
    |tutti|tutte|il|gli|signor\p{L}*|giocator\p{L}*|arbitro|amici|ragazzi|giudice|ai|agli
    |allemaal|iedereen|heer|mevrouw|en|spelers?|spelleider|vrienden|heren|dames
  )[.']?$
`;

const greeting = new RegExp(
  `^(?:${[
    "(?:hi|hello|hey|dear|greetings|good (?:morning|afternoon|evening|day|luck)|have fun)",
    "(?:hallo|guten (?:tag|morgen|abend)|liebe[rs]?|sehr geehrte[rs]?|servus|moin)",
    "(?:bonjour|bonsoir|salut|cher|ch\u00e8re)",
    "(?:beste|geachte|goede(?:n?dag|morgen|middag|navond))",
    "(?:ciao|salve|buon ?giorno|buona ?sera|caro|cara|gentile)",
    "(?:hola|buen(?:os|as) (?:d\u00edas|tardes|noches)|estimad[oa]|querid[oa])",
  ].join("|")})(?<whom>[ ,][a-z\u00c0-\u024f.' ]{0,30})?[,.!:-]*$`,
  "i",
);

/** Words that address nobody: whoever writes one behind a greeting says more. */
const saysMore = regex("iu")`
  (?<![\p{L}'\u2019])(?:
    i|i['\u2019]?[md]|i['\u2019](?:ll|ve)|we|it|this|thats?|my|is|are|am|was|do|does|did
    |don['\u2019]?t|can|could|may|will|would|wanna|want|need|have|has|got|any|some|what|whats
    |what['\u2019]s|who|whos|when|whens|where|wheres|why|how|hows|please|pls|thanks|thx|sorry|put
    |sign|send|ich|wir|du|sie|ihr|es|ist|sind|kann|gibt|gibts|habt|m\u00f6chte|will|wo|wann|wie
    |was|wer|bitte|danke|je|j['\u2019]\p{L}+|tu|vous|on|est|il|y|peut|quand|comment|combien|qui
    |quoi|merci|yo|quiero|puedo|hay|c\u00f3mo|cu\u00e1ndo|d\u00f3nde|qui\u00e9n|qu\u00e9|gracias
    |io|vorrei|posso|come|dove|quando|grazie|ik|wil|mag|hoe|waar|wanneer|bedankt
  )(?![\p{L}'\u2019])
`;
