/** Who wishes for a game of their own, for people they know: `I should like to run a game for my friends.` */
import { regex, wrapped } from "../../util/index.js";
import { gameNameSaid } from "./game-name.js";
import { asksHow } from "./own-wish.js";
import { deniedIn } from "./plainly/denials.js";
import { inFull, plainWords } from "./question-words.js";

const longest = 1500;

const game = wrapped`
  (?:an?|another|our own|my own|one|the)? ?(?:
    (?:
      new|private|little|small|friendly|email|e mail|postal|diplomacy|quick|slow|casual|online
      |gunboat|\w+ player
    ) )*(?:games?|match)(?: of diplomacy)?
`;
const spiel = wrapped`
  (?:eine?n?|unsere?) (?:(?:neue[sn]?|private[sn]?|kleine[sn]?) )*(?:diplomacy )?
    (?:partie|spiel|runde)(?: diplomacy)?
`;
const partie = "une (?:(?:nouvelle|petite) )?partie(?: privee)?(?: de diplomatie| diplomacy)?";
const partida = "una (?:(?:nueva|pequena) )?partida(?: (?:privada|nueva))?";
const partita = "una (?:(?:nuova|piccola) )?partita(?: privata)?";

const verb = wrapped`
  (?:
    run|host|start(?: up)?|set(?: me| us)? up|open|create|make|organi[sz]e|launch|moderate|gm
    |kick off|get|begin|arrange|spin up|put together
  )
`;
const founding = regex()`
  \b(?:
    ${[
      wrapped`
      (?:
        can|could|would|will|please|pls|want|like|love|wish|plan|planning|hope|hoping|going|gonna
        |wanna|thinking|help|lets|let s|i ll|we ll|d|should|intend|looking
      )\b[a-z0-9 ]{0,60}?\b${verb}(?:ing)? (?:me |us )?(?:up )?${game}
    `,
      `^(?:hi |hello |hey |dear sir )?${verb} (?:me |us )?${game}`,
      wrapped`
      (?:mochte|wurde|will|wollen|wurden|mochten|kannst|konntest|konnten|bitte)\b[a-z0-9 ]{0,40}?
        \b${spiel}\b[a-z0-9 ]{0,100}?\b(?:
          leiten|eroffnen|aufmachen|starten|anlegen|veranstalten|organisieren|machen|einrichten
          |grunden|aufsetzen|beginnen
        )
    `,
      wrapped`
      (?:mach\w*|leg\w*|richt\w*|setz\w*|eroffne\w*|starte\w*|grunde\w*|organisier\w*) (?:\w+ ){0,3}?
        ${spiel}
    `,
      wrapped`
      (?:
        voudrais|voudrait|aimerait|aimerais|aimerions|veux|voudrions|souhaite\w*|souhaitons
        |peux tu|pouvez vous|pourriez vous
      )\b[a-z0-9 ]{0,40}?\b(?:organiser|creer|ouvrir|lancer|animer|monter|demarrer) ${partie}
    `,
      wrapped`
      (?:quiero|quisiera|me gustaria|queremos|puedes|podrias|podria|puede|nos gustaria|querriamos)
        \b[a-z0-9 ]{0,40}?\b(?:organizar|crear|abrir|dirigir|montar|empezar)(?:me|nos)? ${partida}
    `,
      wrapped`
      (?:vorrei|voglio|vorremmo|puoi|potresti|potrebbe|puo)\b[a-z0-9 ]{0,40}?\b
        (?:organizzar|crear|aprir|gestir|iniziar)(?:e|mi|ci) ${partita}
    `,
      wrapped`
      (?:kunt|kun|wil|willen|zou|zouden|graag)\b[a-z0-9 ]{0,40}?\been (?:nieuwe? )?(?:spel|partij)
        \b[a-z0-9 ]{0,100}?\b(?:openen|openzetten|starten|opzetten|beginnen|aanmaken|organiseren)
    `,
      // `Could we have our own game?`, `eine eigene Partie`
      "(?:have|play|get|want|like|need|with|start|run|for)\\b[a-z0-9 ]{0,20}? (?:our|my) own (?:\\w+ )?game",
      "(?:eine?|unsere?) eigene[sn]? (?:\\w+ )?(?:partie|spiel|runde)",
      wrapped`
      (?:
        notre propre partie
        |une partie (?:a nous|rien qu a nous|rien que pour nous|juste entre nous|entre nous)
      )
    `,
      "(?:nuestra propia partida|una partida (?:propia|solo para nosotros|solo entre nosotros|entre nosotros))",
      "una partita (?:tutta nostra|tutta per noi|solo nostra|solo per noi|solo tra noi|tra di noi|nostra)",
      "(?:ons eigen|een eigen) (?:spel|partij|potje)",
    ].join("|")}
  )\b
`;

/** So many that they fill a game by themselves. */
const circle = regex()`
  \b(?:
    (?:
      (?:group|team|club|party|bunch|gang|circle|class|table|total) of|there are|there s|there will be|we are|we re
    ) (?:about )?(?:six|seven|[67])
    |(?:all )?(?:six|seven|[67]) of us
    |(?:six|seven|[67]) (?:\w+ )?(?:friends|mates|colleagues|people|players|students|guys)
    |(?:zu|z u) (?:siebt|sechst)|wir sind (?:sieben|sechs|[67])|(?:sieben|sechs|[67]) (?:freunde|leute|kollegen|spieler)
    |(?:nous sommes|on est|sommes) (?:\w+ )?(?:sept|six|[67])|(?:sept|six|[67]) (?:amis|copains|collegues|joueurs)
    |(?:somos|seremos) (?:\w+ )?(?:siete|seis|[67])|(?:siete|seis|[67]) (?:amigos|companeros|jugadores)
    |siamo (?:in )?(?:sette|sei|[67])|(?:sette|sei|[67]) (?:amici|colleghi|giocatori)
    |(?:met|z n) (?:ons |z n |zijn )?(?:zevenen|zessen)|(?:zeven|zes|[67]) (?:vrienden|collega s|spelers|mensen)
  )\b
`;

/** They wish to play: `we'd like a game of Diplomacy`, `wir wollen eine Partie spielen`. */
const wishing = regex()`
  \b(?:
    ${[
      wrapped`
      (?:want|wants|like|love|wish|fancy|keen|looking|look|interested|hoping|hope|hopes|need|after|up)\b[a-z0-9 ]{0,40}?
        \b(?:games?|match|play(?:ing)?)
    `,
      "(?:mochten|wollen|wurden|wollten|suchen|hatten)\\b[a-z0-9 ]{0,60}?\\b(?:partie|spiel|runde|spielen)",
      wrapped`
      (?:voudrions|voudrait|aimerions|aimerait|voulons|veut|souhait\w+|cherchons|cherche)\b[a-z0-9 ]{0,40}?
        \b(?:partie|jouer)
    `,
      "(?:queremos|quisieramos|querriamos|gustaria|buscamos)\\b[a-z0-9 ]{0,40}?\\b(?:partida|jugar)",
      "(?:vorremmo|vogliamo|piacerebbe|cerchiamo)\\b[a-z0-9 ]{0,40}?\\b(?:partita|giocare)",
      "(?:willen|zouden|zoeken|wil|graag)\\b[a-z0-9 ]{0,40}?\\b(?:spel|partij|potje|spelen)",
    ].join("|")}
  )\b
`;

/** Whom it is for, or how many they are. */
const company = regex()`
  \b(?:
    for (?:
      me and|us|my|our|the (?:guys|gang|club|family|office|team|lads|boys|group)|some
      |a (?:few|group|bunch)|(?:six|seven) of us|\d|friends
    )
    |(?:my|our|some|few|six|seven|\d) (?:\w+ )?(?:
      friends?|mates|buddies|guys|colleagues|family|club|group|players
    )
    |fur (?:uns|mich und|meine?n?|unsere?n?|ein paar|sieben)|meine freunde
    |pour (?:nous|mes|moi et)|mes amis
    |(?:des|mes|les|nos|entre) (?:potes|copains|copines|collegues)|para (?:nosotros|mis|unos)
    |mis amigos|per (?:noi|i miei|me e)|i miei amici
    |(?:nous|wir|nosotros|noi|wij|we) (?:sommes|sind|somos|siamo|zijn|are)
    |(?:somos|siamo) (?:\w+ ){0,2}(?:amigos|amici|siete|sette)
    |there (?:are|s|is) (?:\w+ )?(?:of us|friends)|(?:five|six|seven|eight|\d) of us
    |(?:just|only) us|nur wir|rien que nous|solo nosotros|solo noi|alleen wij
    |(?:entre|tra|unter|onder) (?:nous|noi|nosotros|uns|ons)|among (?:us|ourselves)|voor ons
    |(?:mes|mis|i miei|meine|mijn) (?:\w+ )?(?:
      collegues|colegas|colleghi|kollegen|kolleginnen|collega s|vrienden|copains
    )
  )\b
`;

/** Somebody who asks to play in a game, or what it would be like, founds none. */
const otherwise = regex()`
  \b(?:
    (?:join|take part in|be in|get into|play in) (?:a|the|your|any|some|this|that) |
    (?:are|do|did|does|is|will) (?:you|somebody|someone|anybody|anyone|the \w+) (?!please|need|require)
    |in theory|just (?:curious|wondering|asking)|don t (?:create|open|start|make)
    |not (?:yet )?(?:create|open|start|make)
  )
`;

/** Is the game wished for, for people whom its writer has at hand? */
export function foundsGame(mail: string): boolean {
  const sentences = mail.slice(0, longest).split(/(?<=[.!?])\s+|\n\s*\n/);
  const plain = inFull(plainWords(mail.slice(0, longest)));
  if (otherwise.test(plain)) return false;
  const isCircle = circle.test(plain);
  const isWished = sentences.some((each) => {
    const said = inFull(plainWords(each));
    return (
      !asksHow(each.trim()) &&
      deniedIn(each.trim()) !== "game" &&
      (founding.test(said) || (isCircle && wishing.test(said)))
    );
  });
  const isTold =
    isCircle || company.test(plain) || /\S@\S+\.\S/.test(mail) || gameNameSaid(mail) !== null;
  return isWished && isTold;
}
